import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { type DetailedOrder, OrderPart } from './OrderPart.tsx';
import { detailText as text } from './orderDetail.text.ts';

/** What the order costs, by part. The courier's fee is already less the discount. */
export function FeeBreakdown({ order, by }: { order: DetailedOrder; by: 'buyer' | 'seller' }) {
  const { goodsFee, courierFee, remoteFee, discountFee, totalFee, refundFee } = order;
  const part = (term: string, fen: number) => ({ term, value: <Price fen={fen} /> });
  return (
    <OrderPart title={text.fees}>
      <Panel as="div" small>
        <DescriptionList
          sums
          items={[
            part(text.goodsFee, goodsFee),
            part(text.courierFee, courierFee),
            remoteFee > 0 && part(text.remoteFee, remoteFee),
            { term: text.total[by], value: <Price fen={totalFee} size="large" strong />, isTotal: true },
            discountFee > 0 && part(text.discount, discountFee),
            refundFee > 0 && part(text.refunded, refundFee),
          ]}
        />
      </Panel>
    </OrderPart>
  );
}
