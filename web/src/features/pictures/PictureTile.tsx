import { useSelector } from '@xstate/react';
import type { KeyboardEvent, Ref } from 'react';
import { thumbnailUrl } from '../../lib/thumbnailUrl.ts';
import { useObjectUrl } from '../../lib/useObjectUrl.ts';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import styles from './pictures.module.css';
import { type Pictures, selectProgress, selectSendingId } from './pictures.selectors.ts';
import type { Tile } from './pictures.setup.ts';
import { mayRetry, problemText, picturesText as text } from './pictures.text.ts';

interface Props {
  url: string;
  at: number;
  /** It is the first of several. */
  isMain: boolean;
  isMoving: boolean;
  isTarget: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Null: it is not cut. */
  onCut: (() => void) | null;
  onDragStart: () => void;
  onDragOver: () => void;
  onDragEnd: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** A picture that has arrived: to be put elsewhere, cut anew, or removed. */
export function PictureTile({ url, at, isMain, isMoving, isTarget, ref, ...rest }: Props) {
  const { onMove, onRemove, onCut, onDragStart, onDragOver, onDragEnd } = rest;
  const name = text.picture(at + 1);
  const pressKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowLeft') onMove(at - 1);
    else if (key === 'ArrowRight') onMove(at + 1);
    else if (key === 'Delete' || key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <li
      className={cx(styles.tile, isMoving && styles.moving, isTarget && styles.target)}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Without data Firefox drags nothing.
        event.dataTransfer.setData('text/plain', '');
        onDragStart();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      onDragEnd={onDragEnd}
    >
      <button
        ref={ref}
        type="button"
        className={styles.handle}
        aria-label={isMain ? `${name}，${text.main}` : name}
        aria-description={text.keys}
        onKeyDown={pressKey}
      >
        <ImageWithFallback src={thumbnailUrl(url)} alt="" className={styles.picture} />
      </button>
      {isMain && (
        <span className={styles.main}>
          <Tag tone="orange">{text.main}</Tag>
        </span>
      )}
      <span className={styles.actions}>
        {onCut && (
          <IconButton
            icon="crop"
            size={14}
            className={styles.action}
            label={text.cut(name)}
            onClick={onCut}
          />
        )}
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

/** A picture that is on its way, or that has not arrived and why. */
export function PendingTile({ pictures, tile }: { pictures: Pictures; tile: Tile }) {
  const { id, name, file, replaces, prepared, problem } = tile;
  const held = useObjectUrl(file);
  const src = file ? held : thumbnailUrl(replaces ?? '');
  const isVideo = file?.type.startsWith('video/');
  const isSending = useSelector(pictures, selectSendingId) === id;
  return (
    <li className={cx(styles.tile, problem && styles.failed)}>
      {src && !problem && !isVideo && <img className={cx(styles.picture, styles.faint)} src={src} alt="" />}
      {isVideo && !problem && <Icon name="play" size={40} className={styles.faint} />}
      {problem ? (
        <div className={styles.problem} role="alert">
          <Text tone="secondary" cut="ellipsis" className={styles.name}>
            {name}
          </Text>
          <span>{problemText(problem)}</span>
          {mayRetry(problem) && (
            <Button size="small" onClick={() => pictures.send({ type: 'tile.retry', id })}>
              {text.retry}
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.state}>
          {isSending ? (
            <Progress pictures={pictures} name={name} />
          ) : prepared ? (
            text.waiting
          ) : (
            text.preparing
          )}
        </div>
      )}
      <span className={styles.actions}>
        <IconButton
          icon="close"
          size={14}
          className={styles.action}
          label={problem ? text.dismiss(name) : text.cancel(name)}
          onClick={() => pictures.send({ type: 'tile.remove', id })}
        />
      </span>
    </li>
  );
}

function Progress({ pictures, name }: { pictures: Pictures; name: string }) {
  const percent = Math.round(useSelector(pictures, selectProgress) * 100);
  return (
    <>
      {text.sending(percent)}
      <progress className={styles.progress} max={100} value={percent} aria-label={name} />
    </>
  );
}
