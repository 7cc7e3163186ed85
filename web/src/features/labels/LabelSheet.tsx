import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { cx } from '../../ui/base/cx.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import styles from './LabelSheet.module.css';
import type { PrintSettings } from './printSettings.actors.ts';
import { paperNames, settingsText as text } from './printSettings.text.ts';

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
      <figcaption>
        <Row gap={12} justify="space-between" above={8} className={styles.words}>
          <Text num tone="secondary" small>
            {paperNames[draft.paper]}
          </Text>
          {undrawn ? (
            <Button variant="text" onClick={() => actor.send({ type: 'preview.retry' })}>
              {`${text.undrawn}，${text.retry}`}
            </Button>
          ) : (
            <Text role="status" tone="secondary" small>
              {drawing ? text.redrawing : text.previewNote}
            </Text>
          )}
        </Row>
        {draft.extras.fontSize === 'LARGE' && (
          <Text as="p" tone="secondary" small above={4}>
            {text.largeNote}
          </Text>
        )}
      </figcaption>
    </figure>
  );
}

const DEPTH = 18;
const CENTIMETRE = 10;

interface Props {
  /** Millimetres. */
  length: number;
  /** CSS pixels of a millimetre. */
  scale: number;
  along: 'top' | 'left';
}

/** Ticks every millimetre, numbers every second centimetre; only to be seen. */
function Ruler({ length, scale, along }: Props) {
  const isTop = along === 'top';
  const ticks = Array.from({ length: length + 1 }, (_, mm) => mm);
  const path = ticks
    .map((mm) => {
      const at = mm * scale + 0.5;
      const depth = mm % CENTIMETRE === 0 ? 8 : mm % (CENTIMETRE / 2) === 0 ? 5 : 3;
      return isTop ? `M${at} ${DEPTH}v-${depth}` : `M${DEPTH} ${at}h-${depth}`;
    })
    .join('');
  const long = length * scale + 1;
  return (
    <svg
      aria-hidden="true"
      className={isTop ? styles.top : styles.left}
      width={isTop ? long : DEPTH}
      height={isTop ? DEPTH : long}
    >
      <path d={path} />
      {ticks
        .filter((mm) => mm > 0 && mm % (2 * CENTIMETRE) === 0)
        .map((mm) => (
          <text
            key={mm}
            {...(isTop
              ? { x: mm * scale, y: 8 }
              : { x: 8, y: mm * scale, transform: `rotate(-90 8 ${mm * scale})` })}
          >
            {mm}
          </text>
        ))}
    </svg>
  );
}
