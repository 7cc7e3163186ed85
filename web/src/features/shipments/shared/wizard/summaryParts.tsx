import type { ReactNode } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { Price } from '../../../../ui/Price.tsx';
import { summaryText as text } from '../checkout/reviewStep.text.ts';
import styles from './Summary.module.css';

/** One thing that was chosen, or that nothing was. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={cx(!children && styles.none)}>{children || text.none}</dd>
    </div>
  );
}

interface Quoted {
  goodsFee: number;
  courierFee: number;
  remoteFee: number;
  discountFee: number;
  totalFee: number;
  balance: number;
  enough: boolean;
}

/** What a quote says in sum, in fen, beside the balance that pays it. */
export function QuotedFees({ quote, pricing }: { quote: Quoted; pricing: boolean }) {
  return (
    <>
      <dl className={styles.fees} aria-busy={pricing}>
        <Fee name={text.goodsFee} fen={quote.goodsFee} />
        <Fee name={text.courierFee} fen={quote.courierFee} />
        {quote.remoteFee > 0 && <Fee name={text.remoteFee} fen={quote.remoteFee} />}
        {quote.discountFee > 0 && <Fee name={text.discountFee} fen={-quote.discountFee} quiet />}
      </dl>
      <p className={styles.total}>
        <span>{text.total}</span>
        <Price fen={quote.totalFee} size="large" strong />
      </p>
      <p className={styles.balance}>
        <span>{text.balance}</span>
        <span>
          <Price fen={quote.balance} size="small" />
          {!quote.enough && <span className={styles.bad}> {text.lack(quote.totalFee - quote.balance)}</span>}
        </span>
      </p>
    </>
  );
}

/** `quiet`: already included in another part, shown for information. */
function Fee({ name, fen, quiet = false }: { name: string; fen: number; quiet?: boolean }) {
  return (
    <div className={cx(quiet && styles.quiet)}>
      <dt>{name}</dt>
      <dd>
        <Price fen={fen} size="small" />
      </dd>
    </div>
  );
}
