import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { EvidenceFile } from '../../../lib/privateFiles.ts';
import { cx } from '../../../ui/base/cx.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { SecondLine } from '../../../ui/base/Text.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useFieldsLock } from '../../../ui/inputs/fieldsLock.ts';
import { FieldNote } from '../../../ui/layout/FormCard.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { PickTiles } from '../PickTiles.tsx';
import { PendingTile } from '../PictureTile.tsx';
import styles from '../pictures.module.css';
import { type Pictures, selectLeftOut, selectTiles } from '../pictures.selectors.ts';
import { mayRetry } from '../pictures.text.ts';
import { evidenceText as text } from './evidence.text.ts';
import { EVIDENCE_TYPES, fitting, isVideo, MAX_PICTURES, MAX_VIDEOS } from './evidenceFiles.ts';
import { PrivatePicture } from './PrivatePicture.tsx';

export interface EvidenceProps {
  /** What has been uploaded. */
  value: readonly EvidenceFile[];
  onChange: (next: EvidenceFile[]) => void;
  label: string;
  error?: string | null | undefined;
}

/** What has arrived, what is on its way, and where more is added. */
export function EvidenceView({
  pictures,
  value,
  onChange,
  label,
  error,
}: EvidenceProps & { pictures: Pictures }) {
  const tiles = useSelector(pictures, selectTiles);
  const leftOut = useSelector(pictures, selectLeftOut);
  const locked = useFieldsLock();
  const [over, setOver] = useState(false);
  const [told, setTold] = useState('');
  const id = useId();

  // What cannot be uploaded takes no room; what may be tried again does.
  const coming = tiles.filter(({ problem }) => problem === null || mayRetry(problem));
  const videosComing = coming.filter(({ file }) => file && isVideo(file)).length;
  const videos = value.filter(({ kind }) => kind === 'video').length;
  const taken = {
    pictures: value.length - videos + coming.length - videosComing,
    videos: videos + videosComing,
  };
  const hasRoom = taken.pictures < MAX_PICTURES || taken.videos < MAX_VIDEOS;
  const add = (given: readonly File[]) => {
    const { files, room } = fitting(given, taken);
    if (files.length > 0 && !locked) pictures.send({ type: 'files.add', files, room, replaces: null });
  };

  return (
    <section
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      className={styles.field}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        add(files);
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        add([...event.dataTransfer.files]);
        setOver(false);
      }}
    >
      <Row as="p" align="baseline" below={4} className={styles.label}>
        <span id={`${id}-label`}>{label}</span>
        <SecondLine num>{text.count(value.length - videos, videos)}</SecondLine>
      </Row>
      <ul className={cx(styles.tiles, over && styles.over)}>
        {value.map((file) => (
          <EvidenceTile
            key={file.id}
            file={file}
            onRemove={() => {
              setTold(text.removed(file.name));
              if (!locked) onChange(value.filter((other) => other.id !== file.id));
            }}
          />
        ))}
        {tiles.map((tile) => (
          <PendingTile key={tile.id} pictures={pictures} tile={tile} />
        ))}
        {hasRoom && (
          <PickTiles label={label} words={text.add} accept={EVIDENCE_TYPES} multiple onFiles={add} />
        )}
      </ul>
      <FieldNote error={leftOut > 0 ? text.leftOut(leftOut) : null} />
      <div id={`${id}-note`}>
        <FieldNote error={error} hint={text.hint} />
      </div>
      <span role="status" className="sr-only">
        {told}
      </span>
    </section>
  );
}

/** A file that has arrived. */
function EvidenceTile({ file, onRemove }: { file: EvidenceFile; onRemove: () => void }) {
  const { id, kind, name } = file;
  return (
    <li className={styles.tile}>
      {kind === 'picture' ? (
        <PrivatePicture id={id} alt={name} isSmall />
      ) : (
        <Icon name="play" size={40} label={`${text.video} ${name}`} />
      )}
      <span className={styles.actions}>
        <IconButton
          icon="close"
          size={14}
          className={styles.action}
          label={text.remove(name)}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
