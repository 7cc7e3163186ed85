import { useSelector } from '@xstate/react';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import styles from './CashOut.module.css';
import { type CashOut, selectForm } from './cashOut.selectors.ts';
import { cashOutText as text } from './cashOut.text.ts';

/** What was asked for, and what comes next. */
export function CashOutRequested({ actor }: { actor: CashOut }) {
  const { cashOut } = useSelector(actor, selectForm);
  if (!cashOut) return null;
  const { cashOutNo, amount, realAmount, accountTypeText, account } = cashOut;
  return (
    <>
      <div className={styles.halt} role="status">
        <Icon name="success" size={48} className={styles.requested} />
        <p className={styles.title}>{text.requestedTitle}</p>
        <p className={styles.quiet}>{text.requestedWords}</p>
      </div>
      <dl className={styles.sums}>
        <dt>{text.cashOutNo}</dt>
        <dd className="num">{cashOutNo}</dd>
        <dt>{text.amount}</dt>
        <dd>
          <Price fen={amount} />
        </dd>
        <dt>{text.arrives}</dt>
        <dd>
          <Price fen={realAmount} size="large" />
        </dd>
        <dt>{text.payee}</dt>
        <dd className="num">
          {accountTypeText} {account}
        </dd>
      </dl>
    </>
  );
}
