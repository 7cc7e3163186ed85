import type { Part } from '@chengcang/addresses';
import { memo } from 'react';
import { cx } from '../../../../ui/base/cx.ts';
import { BindShopLink, isMasked } from './BindShopLink.tsx';
import styles from './preview.module.css';
import { partNames, previewText as text } from './preview.text.ts';
import type { PreviewReading } from './preview.types.ts';

/** A stretch that is being corrected, and its button. */
export interface PartChoice {
  reading: PreviewReading;
  part: Part;
  anchor: HTMLElement;
}

interface Props {
  reading: PreviewReading;
  /** From 0. */
  at: number;
  /** The stretch that Tab stops at, as `row:stretch`. */
  tabStop: string;
  onChoose: ((choice: PartChoice) => void) | null;
}

/** One recipient: its text stretch by stretch, and what is not sure. */
export const PreviewRow = memo(
  function PreviewRow({ reading, at, tabStop, onChoose }: Props) {
    return (
      <>
        <span className={styles.number}>{at + 1}</span>
        <p className={styles.text}>
          {reading.parts.map((part, index) => {
            const words = reading.text.slice(part.start, part.end);
            const key = `${at}:${index}`;
            if (part.kind === 'separator') return <span key={key}>{words.replace(/\s*\n\s*/g, ' ↵ ')}</span>;
            return (
              <button
                key={key}
                type="button"
                data-part={key}
                tabIndex={key === tabStop ? 0 : -1}
                className={cx(styles.part, styles[part.kind])}
                title={partNames[part.kind]}
                data-name={isNamed.has(part.kind) ? partNames[part.kind] : undefined}
                aria-label={text.part(partNames[part.kind], words)}
                aria-haspopup="menu"
                onClick={({ currentTarget: anchor }) => onChoose?.({ reading, part, anchor })}
              >
                {words}
              </button>
            );
          })}
          {reading.text.slice(reading.parts.at(-1)?.end)}
        </p>
        {reading.problems.length > 0 && (
          <span
            className={cx(styles.problems, reading.problems.some((one) => one.blocking) && styles.blocking)}
          >
            {[...new Set(reading.problems.map(({ msg }) => msg))].join('；')}
            {isMasked(reading.problems) && <BindShopLink />}
          </span>
        )}
      </>
    );
  },
  (one, other) =>
    one.at === other.at &&
    one.onChoose === other.onChoose &&
    isOf(one) === isOf(other) &&
    isSame(one.reading, other.reading),
);

/** Kinds that a text seldom holds. */
const isNamed: ReadonlySet<string> = new Set([
  ...['extension', 'quantity', 'specification', 'remark', 'thirdOrderNo'],
]);

/** The tab stop where it is in this row. */
function isOf({ at, tabStop }: Props): string | null {
  return tabStop.startsWith(`${at}:`) ? tabStop : null;
}

/** The worker answers with new objects for rows that stay as they are. */
function isSame(one: PreviewReading, other: PreviewReading): boolean {
  return one === other || (one.text === other.text && JSON.stringify(one) === JSON.stringify(other));
}
