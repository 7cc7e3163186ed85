import { formatMoney } from '../../lib/money.ts';
import { rechargePath } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Price } from '../../ui/Price.tsx';
import styles from './Batch.module.css';
import { type BatchAction, type BatchSubject, sumOf } from './batchActions.machine.ts';
import { batchText, batchWords } from './batchActions.text.ts';

interface Props {
  action: BatchAction;
  subjects: readonly BatchSubject[];
  /** Fen; null while it is not known. */
  balance: number | null;
  /** Chosen orders that stay as they are. */
  left: number;
}

/** What will happen to the orders; before a payment, what it takes and what there is. */
export function BatchQuestion({ action, subjects, balance, left }: Props) {
  return (
    <div className={styles.question}>
      <p>{batchWords[action].question(subjects.length)}</p>
      {left > 0 && <p className={styles.second}>{batchText.left(left)}</p>}
      {action === 'pay' && <Payment sum={sumOf(subjects)} balance={balance} />}
    </div>
  );
}

function Payment({ sum, balance }: { sum: number; balance: number | null }) {
  const short = balance === null ? 0 : sum - balance;
  return (
    <>
      <dl className={styles.sums}>
        <dt>{batchText.sum}</dt>
        <dd>
          <Price fen={sum} size="large" strong />
        </dd>
        {balance !== null && (
          <>
            <dt>{batchText.balance}</dt>
            <dd>
              <Price fen={balance} />
            </dd>
          </>
        )}
        {balance !== null && short <= 0 && (
          <>
            <dt>{batchText.balanceAfter}</dt>
            <dd>
              <Price fen={-short} />
            </dd>
          </>
        )}
      </dl>
      {short > 0 && (
        <Message
          tone="warning"
          action={
            <LinkButton size="small" to={rechargePath({ amount: short })}>
              {batchText.recharge}
            </LinkButton>
          }
        >
          {batchText.short(formatMoney(short))}
        </Message>
      )}
    </>
  );
}
