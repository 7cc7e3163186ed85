import { useSelector } from '@xstate/react';
import { Message } from '../../ui/Message.tsx';
import styles from './Answer.module.css';
import { type Answering, isBroken, isBusy, isTold, selectContext } from './answering.selectors.ts';
import { answeringText as text } from './answering.text.ts';

/** How far it is, and which refunds were not answered and why. */
export function AnswerResults({ actor }: { actor: Answering }) {
  const busy = useSelector(actor, isBusy);
  const broken = useSelector(actor, isBroken);
  const told = useSelector(actor, isTold);
  const { refunds, results, queue } = useSelector(actor, selectContext);
  const failed = refunds.flatMap(({ id, packageNo }) => {
    const result = results.get(id);
    return result?.kind === 'failed' ? [{ id, packageNo, msg: result.msg }] : [];
  });
  return (
    <>
      {busy && (
        <div className={styles.progress} role="status">
          <progress aria-label={text.doing} value={results.size} max={refunds.length} />
          <span className="num">{text.progress(results.size, refunds.length)}</span>
        </div>
      )}
      {broken && <Message tone="warning">{text.broken}</Message>}
      {told && (
        <Message tone="warning">
          {text.tally(results.size - failed.length, failed.length, queue.length)}
        </Message>
      )}
      {failed.length > 0 && (
        <ul className={styles.failed} aria-label={text.list}>
          {failed.map(({ id, packageNo, msg }) => (
            <li key={id}>
              <span className="num">{packageNo}</span>
              <span className={styles.why}>{msg}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
