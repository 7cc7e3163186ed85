import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './LabelSheet.module.css';
import type { PrintSettings } from './printSettings.actors.ts';
import { paperNames, settingsText as text } from './printSettings.text.ts';
import { Ruler } from './Ruler.tsx';

/** CSS pixels of a millimetre: both papers in one scale. */
const SCALE = 3;
const WAITING = { width: 76, height: 130 };

/** The label that comes of the setting, between rulers; the last one stays while the next is drawn. */
export function LabelSheet({ actor }: { actor: PrintSettings }) {
  const { preview, draft } = useFields(actor, 'preview', 'draft');
  const drawing = useTag(actor, 'drawing');
  const undrawn = useMatches(actor, { preview: 'drawingFailed' });
  const { width, height } = preview ?? WAITING;
  const size = { width: width * SCALE, height: height * SCALE };
  return (
    <figure className={styles.sheet} aria-busy={drawing}>
      <div className={styles.frame}>
        <Ruler length={width} scale={SCALE} along="top" />
        <Ruler length={height} scale={SCALE} along="left" />
        {preview ? (
          <img
            className={cx(styles.label, drawing && styles.stale)}
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(preview.svg)}`}
            alt={text.preview}
            style={size}
          />
        ) : (
          <Skeleton className={styles.label} {...size} />
        )}
      </div>
      <figcaption className={styles.words}>
        <span className="num">{paperNames[draft.paper]}</span>
        {undrawn ? (
          <Button variant="text" onClick={() => actor.send({ type: 'preview.retry' })}>
            {`${text.undrawn}，${text.retry}`}
          </Button>
        ) : (
          <span role="status">{drawing ? text.redrawing : text.previewNote}</span>
        )}
      </figcaption>
    </figure>
  );
}
