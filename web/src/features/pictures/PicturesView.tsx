import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../ui/base/cx.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { useFieldsLock } from '../../ui/inputs/fieldsLock.ts';
import { FieldNote } from '../../ui/layout/FormCard.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { PickTiles } from './PickTiles.tsx';
import { PendingTile, PictureTile } from './PictureTile.tsx';
import { ACCEPTED } from './pictureFiles.ts';
import styles from './pictures.module.css';
import {
  type Pictures,
  selectAsked,
  selectIsBusy,
  selectLeftOut,
  selectTiles,
  selectWaiting,
} from './pictures.selectors.ts';
import { mayRetry, picturesText as text } from './pictures.text.ts';
import { moved } from './squares.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx'));

export interface PicturesProps {
  /** Addresses of uploaded pictures; the first is the main one. */
  value: readonly string[];
  onChange: (next: string[]) => void;
  /** Most pictures; one alone is replaced by the next. */
  max: number;
  label: string;
  required?: boolean;
  error?: string | null | undefined;
  /** They are not cut, and none is the main one. */
  isWhole?: boolean;
}

/** Those that have arrived, in their order, those on their way, and where more are added. */
export function PicturesView({
  pictures,
  value,
  onChange,
  max,
  label,
  required = false,
  error,
  isWhole = false,
}: PicturesProps & { pictures: Pictures }) {
  const tiles = useSelector(pictures, selectTiles);
  const busy = useSelector(pictures, selectIsBusy);
  const leftOut = useSelector(pictures, selectLeftOut);
  const asked = useSelector(pictures, selectAsked);
  const waiting = useSelector(pictures, selectWaiting);
  const locked = useFieldsLock();
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [over, setOver] = useState(false);
  const [told, setTold] = useState('');
  const handles = useRef(new Map<string, HTMLButtonElement>());
  const toFocus = useRef<string | null>(null);
  const id = useId();

  useEffect(function keepFocusOnMoved() {
    if (toFocus.current === null) return;
    handles.current.get(toFocus.current)?.focus();
    toFocus.current = null;
  });

  const replaces = max === 1 ? (value[0] ?? null) : null;
  // What cannot be uploaded takes no room; what may be tried again does.
  const coming = tiles.filter(
    ({ replaces: other, problem }) => other === null && (problem === null || mayRetry(problem)),
  ).length;
  const room = replaces === null ? Math.max(0, max - value.length - coming) : busy ? 0 : 1;
  const add = (files: readonly File[]) => {
    const found = files.filter(({ type }) => type === '' || type.startsWith('image/'));
    if (found.length > 0 && !locked) pictures.send({ type: 'files.add', files: found, room, replaces });
  };
  const move = (from: number, to: number) => {
    const url = value[from];
    if (locked || url === undefined || to === from || to < 0 || to >= value.length) return;
    toFocus.current = url;
    setTold(text.movedTo(to + 1));
    onChange(moved(value, from, to));
  };
  const remove = (at: number) => {
    toFocus.current = value[at + 1] ?? value[at - 1] ?? null;
    setTold(text.removed(at + 1));
    onChange(value.filter((_, each) => each !== at));
  };
  const endDrag = () => {
    setDragged(null);
    setTarget(null);
    setOver(false);
  };

  return (
    <section
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      className={styles.field}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        add(files);
      }}
      onDragOver={(event) => {
        if (dragged === null && !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(dragged === null);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        if (dragged === null) add([...event.dataTransfer.files]);
        else if (target !== null) move(dragged, target);
        endDrag();
      }}
    >
      <Row as="p" align="baseline" below={4} className={styles.label}>
        <span>
          <span id={`${id}-label`}>{label}</span>
          {required && (
            <Text tone="danger" aria-hidden="true">
              *
            </Text>
          )}
        </span>
        {max > 1 && <SecondLine num>{text.count(value.length, max)}</SecondLine>}
      </Row>
      <ul className={cx(styles.tiles, over && styles.over)}>
        {value.map((url, at) => (
          <PictureTile
            key={url}
            ref={(handle) => {
              if (handle) handles.current.set(url, handle);
              else handles.current.delete(url);
            }}
            url={url}
            at={at}
            isMain={at === 0 && max > 1 && !isWhole}
            isMoving={dragged === at}
            isTarget={dragged !== null && dragged !== at && target === at}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
            onCut={
              isWhole ? null : () => pictures.send({ type: 'picture.cut', url, name: text.picture(at + 1) })
            }
            onDragStart={() => setDragged(at)}
            onDragOver={() => setTarget(at)}
            onDragEnd={endDrag}
          />
        ))}
        {tiles.map((tile) => (
          <PendingTile key={tile.id} pictures={pictures} tile={tile} />
        ))}
        {room > 0 && (
          <PickTiles
            label={label}
            words={replaces === null ? text.add : text.replace}
            accept={ACCEPTED}
            multiple={max > 1}
            onFiles={add}
          />
        )}
      </ul>
      <FieldNote error={leftOut > 0 ? text.leftOut(leftOut, max) : null} />
      <div id={`${id}-error`}>
        <FieldNote error={error} hint={isWhole ? text.wholeFormats(max) : text.formats(max)} />
      </div>
      <span role="status" className="sr-only">
        {told}
      </span>
      {asked && (
        <Suspense fallback={null}>
          <CropDialog
            key={asked.id}
            tile={asked}
            hasMore={waiting > 0}
            onConfirm={(area) => pictures.send({ type: 'crop.confirm', area })}
            onCentreAll={() => pictures.send({ type: 'crop.centreAll' })}
            onClose={() => pictures.send({ type: 'crop.close' })}
          />
        </Suspense>
      )}
    </section>
  );
}
