import { useSelector } from '@xstate/react';
import { cx } from '../../ui/cx.ts';
import styles from './PrintDialog.module.css';
import { isTold, type Printing, selectContext } from './printing.selectors.ts';
import { outcomeText, printingText as text } from './printing.text.ts';
import type { LabelOutcome } from './printing.types.ts';

const TONES: Record<LabelOutcome['kind'], string | undefined> = {
  printed: styles.printed,
  failed: styles.failed,
  ownOnly: styles.failed,
  unknown: styles.unknown,
  unsent: styles.quiet,
};

interface Props {
  printing: Printing;
  /** Only the parcels that the service did not print. */
  failedOnly?: boolean;
}

/** The parcels, and what came of each. */
export function PrintRows({ printing, failedOnly = false }: Props) {
  const { parcels, outcomes, failed } = useSelector(printing, selectContext);
  const told = useSelector(printing, isTold);
  const why = new Map(failed.map(({ packageId, msg }) => [packageId, msg]));
  const shown = failedOnly ? parcels.filter(({ id }) => why.has(id)) : parcels;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <ul className={styles.rows} aria-label={text.list} tabIndex={0}>
      {shown.map(({ id, packageNo, waybillNo }) => {
        const outcome = outcomes.get(id);
        const words = why.get(id) ?? (outcome ? outcomeText(outcome) : told ? text.unsent : text.waiting);
        const tone = why.has(id) ? styles.failed : outcome ? TONES[outcome.kind] : styles.quiet;
        return (
          <li key={id}>
            <span className="num">{packageNo}</span>
            <span className={cx('num', styles.quiet)}>{waybillNo}</span>
            <span className={cx(styles.words, tone)}>{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
