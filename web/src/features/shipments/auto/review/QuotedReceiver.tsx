import { useFragment } from '@apollo/client/react';
import { cx } from '../../../../ui/cx.ts';
import type { BatchQuote } from '../../shared/checkout/quoteBatch.ts';
import styles from '../../shared/review/review.module.css';
import { batchReviewText, goodsText } from '../flow/shipAuto.text.ts';
import { ShopOrderLine } from '../flow/shopOrders.graphql.ts';

type Row = BatchQuote['parts'][number]['rows'][number];

/** To whom a parcel goes, of which orders it is made, and what is to be said of it. */
export function QuotedReceiver({ row: { shopOrderIds, problems } }: { row: Row }) {
  const [id = 0] = shopOrderIds;
  const { data, complete } = useFragment({
    fragment: ShopOrderLine,
    from: { __typename: 'ShopOrder', id },
  });
  return (
    <>
      <span className={styles.line}>
        {complete ? `${data.receiverName} ${data.receiverPhone}` : goodsText.order(id)}
        {shopOrderIds.length > 1 && ` · ${batchReviewText.mergedOf(shopOrderIds.length)}`}
      </span>
      {complete && (
        <span className={styles.second}>
          {data.remoteOrderNo} · {data.province}
          {data.city}
          {data.district} {data.receiverAddress}
        </span>
      )}
      {problems.map(({ msg, blocking }) => (
        <span key={msg} className={cx(styles.second, blocking && styles.bad)}>
          {msg}
        </span>
      ))}
    </>
  );
}
