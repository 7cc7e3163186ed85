import { useFragment } from '@apollo/client/react';
import type { ShopOrderLineFragment } from '../../../../graphql/generated/graphql.ts';
import type { BatchQuote } from '../../shared/checkout/quoteBatch.ts';
import styles from '../../shared/review/review.module.css';
import { piecesOf } from '../flow/chosenOrders.ts';
import { batchReviewText as text } from '../flow/shipAuto.text.ts';
import { ShopOrderLine } from '../flow/shopOrders.graphql.ts';
import type { SentGoods } from './partGoods.ts';

type Row = BatchQuote['parts'][number]['rows'][number];

/** What the customer bought and what will be sent for it, with a word where their numbers differ. */
export function QuotedContents({ row: { shopOrderIds }, sent }: { row: Row; sent: SentGoods | undefined }) {
  const { data } = useFragment({
    fragment: ShopOrderLine,
    from: shopOrderIds.map((id) => ({ __typename: 'ShopOrder', id })),
  });
  const lines = data.flatMap((line) => (isWhole(line) ? [line] : []));
  // One variant may be in several orders of a merged parcel.
  const items = lines.flatMap((line) =>
    line.items.map((item) => ({ ...item, key: `${line.id},${item.remoteGoodId},${item.remoteSkuId}` })),
  );
  const bought = piecesOf(items);
  const isKnown = lines.length === shopOrderIds.length;
  return (
    <>
      {items.map(({ key, title, sku, num }) => (
        <span key={key} className={styles.line}>
          {text.bought(title, sku, num)}
        </span>
      ))}
      {sent && <span className={styles.sent}>{text.sent(sent.name, sent.num)}</span>}
      {sent && isKnown && bought !== sent.num && (
        <span className={styles.differs}>{text.differs(bought, sent.num)}</span>
      )}
    </>
  );
}

function isWhole(line: object | null): line is ShopOrderLineFragment {
  return line !== null && 'items' in line;
}
