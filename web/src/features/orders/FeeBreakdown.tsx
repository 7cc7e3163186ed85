import { Price } from '../../ui/Price.tsx';
import type { DetailedOrder } from './OrderDetails.tsx';
import styles from './OrderDrawer.module.css';
import { detailText as text } from './orderDetail.text.ts';

/** What the order costs, by part. The courier's fee is already less the discount. */
export function FeeBreakdown({ order, by }: { order: DetailedOrder; by: 'buyer' | 'seller' }) {
  const { goodsFee, courierFee, remoteFee, discountFee, totalFee, refundFee } = order;
  return (
    <section>
      <h3>{text.fees}</h3>
      <dl className={styles.fees}>
        <Part name={text.goodsFee} fen={goodsFee} />
        <Part name={text.courierFee} fen={courierFee} />
        {remoteFee > 0 && <Part name={text.remoteFee} fen={remoteFee} />}
        <dt className={styles.sum}>{text.total[by]}</dt>
        <dd className={styles.sum}>
          <Price fen={totalFee} size="large" strong />
        </dd>
        {discountFee > 0 && <Part name={text.discount} fen={discountFee} />}
        {refundFee > 0 && <Part name={text.refunded} fen={refundFee} />}
      </dl>
    </section>
  );
}

function Part({ name, fen }: { name: string; fen: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Price fen={fen} />
      </dd>
    </>
  );
}
