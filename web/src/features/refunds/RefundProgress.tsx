import { useSelector } from '@xstate/react';
import { outlookOf } from './foresee.ts';
import styles from './RefundDialog.module.css';
import { type Refunding, selectContext } from './refunding.selectors.ts';
import { refundingText as text } from './refunds.text.ts';

/** How many of the parcels have been answered. */
export function RefundProgress({ actor }: { actor: Refunding }) {
  const { parcels, by, queue } = useSelector(actor, selectContext);
  const all = outlookOf(parcels, by).possible.length;
  const done = all - queue.length;
  return (
    <div className={styles.progress} role="status">
      <progress aria-label={text.sending} value={done} max={all} />
      <span className="num">{text.progress(done, all)}</span>
    </div>
  );
}
