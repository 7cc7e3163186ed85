import { formatMoney } from '../../lib/money.ts';
import { formatTimestamp } from '../../lib/time.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/Text.tsx';
import { platformNames } from '../goods/goods.text.ts';
import { FeeBreakdown } from './FeeBreakdown.tsx';
import { OrderParcels } from './OrderParcels.tsx';
import { type DetailedOrder, OrderPart } from './OrderPart.tsx';
import { cancelTypeNames, detailText as text } from './orderDetail.text.ts';
import { ordersText } from './orders.text.ts';
import { shipModeNames } from './ordersFilter.text.ts';
import { orderTones } from './orderTones.ts';
import { PayCountdown } from './PayCountdown.tsx';

/** What is known of an order: fees, facts, times, review, parcels. */
export function OrderDetails({ order, by }: { order: DetailedOrder; by: 'buyer' | 'seller' }) {
  const { orderNo, status, statusText, payExpireAt, cancelType, reviewScore, reviewText } = order;
  return (
    <Stack gap={24}>
      <Stack as="section" gap={8}>
        <Row as="p" gap={12} justify="space-between" style={{ fontSize: 'var(--font-large)' }}>
          <Copyable text={orderNo} label={ordersText.orderNo} />
          <StatusDot tone={orderTones[status]}>{statusText}</StatusDot>
        </Row>
        {status === 'PENDING_PAYMENT' && <PayCountdown until={payExpireAt} />}
        {cancelType && <SecondLine as="p">{text.cancelled(cancelTypeNames[cancelType])}</SecondLine>}
        <p>{text.good(order.goodName, order.num, formatMoney(order.goodPrice))}</p>
      </Stack>
      <FeeBreakdown order={order} by={by} />
      <OrderPart title={text.facts}>
        <DescriptionList items={factsOf(order)} />
      </OrderPart>
      <OrderPart title={text.times}>
        <DescriptionList items={timesOf(order)} />
      </OrderPart>
      {reviewScore !== null && (
        <OrderPart title={text.review[by]}>
          <p>
            {text.score(reviewScore)}
            {reviewText && ` · ${reviewText}`}
          </p>
        </OrderPart>
      )}
      <OrderParcels key={order.id} order={order} />
    </Stack>
  );
}

function factsOf(order: DetailedOrder) {
  const { id, platform, type, batchNo, shopName, sendArea, courierName, senderName, remark } = order;
  return [
    { term: text.orderId, value: <Text num>{id}</Text> },
    { term: text.platform, value: platformNames[platform] },
    { term: text.mode, value: shipModeNames[type] },
    { term: text.batch, value: batchNo },
    { term: text.shop, value: shopName },
    { term: text.from, value: `${sendArea.warehouseName}（${sendArea.province}${sendArea.city}）` },
    { term: text.courier, value: courierName },
    { term: text.sender, value: senderName },
    { term: text.remark, value: remark },
  ];
}

const TIMES = ['createdAt', 'paidAt', 'shippedAt', 'receivedAt', 'completedAt', 'cancelledAt'] as const;

function timesOf(order: DetailedOrder) {
  return TIMES.map((key) => {
    const at = order[key];
    return {
      term: text[key],
      value: at && (
        <time className="num" dateTime={at}>
          {formatTimestamp(at)}
        </time>
      ),
    };
  });
}
