import { useSelector } from '@xstate/react';
import { thumbnailUrl } from '../../lib/thumbnailUrl.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './pictures.module.css';
import { type Pictures, selectProgress, selectSendingId } from './pictures.selectors.ts';
import { mayRetry, problemText, picturesText as text } from './pictures.text.ts';
import type { Tile } from './pictures.types.ts';
import { useObjectUrl } from './useObjectUrl.ts';

/** A picture that is on its way, or that has not arrived and why. */
export function PendingTile({ pictures, tile }: { pictures: Pictures; tile: Tile }) {
  const { id, name, file, replaces, prepared, problem } = tile;
  const held = useObjectUrl(file);
  const src = file ? held : thumbnailUrl(replaces ?? '');
  const isSending = useSelector(pictures, selectSendingId) === id;
  return (
    <li className={cx(styles.tile, problem && styles.failed)}>
      {src && !problem && <img className={cx(styles.picture, styles.faint)} src={src} alt="" />}
      {problem ? (
        <div className={styles.problem} role="alert">
          <span className={styles.name}>{name}</span>
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
