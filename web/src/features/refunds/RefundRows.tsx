import { useSelector } from '@xstate/react';
import { formatMoney } from '../../lib/money.ts';
import { cx } from '../../ui/cx.ts';
import { foresee, type RefundSubject } from './foresee.ts';
import styles from './RefundDialog.module.css';
import type { ParcelOutcome } from './refunding.machine.ts';
import { isAsking, isBroken, isSending, type Refunding, selectContext } from './refunding.selectors.ts';
import { outcomeText, refundingText as text, wayText, whyNotText } from './refunds.text.ts';

/** The chosen parcels: what each will get, or what came of it. */
export function RefundRows({ actor }: { actor: Refunding }) {
  const { parcels, by, outcomes } = useSelector(actor, selectContext);
  const asking = useSelector(actor, isAsking);
  const sending = useSelector(actor, isSending);
  const broken = useSelector(actor, isBroken);
  const wordsOf = (parcel: RefundSubject) => {
    const outcome = outcomes.get(parcel.id);
    if (outcome) return outcomeText(outcome);
    const foresight = foresee(parcel, by);
    if ('why' in foresight) return whyNotText(foresight.why);
    if (asking || sending) return wayText(foresight.way, by).name;
    return broken ? text.unknown : text.notSent;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <ul className={styles.rows} aria-label={text.list} tabIndex={0}>
      {parcels.map((parcel) => (
        <li key={parcel.id}>
          <span className={styles.parcel}>
            <span className="num">{parcel.packageNo}</span>
            <span className={styles.good}>{parcel.goodName}</span>
          </span>
          <span className="num">{formatMoney(parcel.price)}</span>
          <span className={cx(styles.words, toneOf(outcomes.get(parcel.id), 'why' in foresee(parcel, by)))}>
            {wordsOf(parcel)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function toneOf(outcome: ParcelOutcome | undefined, impossible: boolean): string | undefined {
  if (outcome) return outcome.kind === 'failed' ? styles.failed : styles.applied;
  return impossible ? styles.quiet : undefined;
}
