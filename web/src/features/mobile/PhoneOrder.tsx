import type { OrderRowFragment, OrderStatus } from '../../graphql/generated/graphql.ts';
import { mobileGoodsPath } from '../../lib/paths.ts';
import { formatDateTime } from '../../lib/time.ts';
import { uuid } from '../../lib/uuid.ts';
import { Link } from '../../ui/base/Link.tsx';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { type OrderQuestion, subjectOf } from '../orders/orderActions.ts';
import { ordersText } from '../orders/orders.text.ts';
import { mobileText as text } from './mobile.text.ts';
import styles from './PhoneOrder.module.css';

const TONES: Record<OrderStatus, Tone> = {
  PENDING_PAYMENT: 'orange',
  PENDING_SHIPMENT: 'warning',
  PENDING_RECEIPT: 'info',
  PENDING_REVIEW: 'success',
  COMPLETED: 'success',
  CANCELLED: 'quiet',
  CLOSED: 'quiet',
};

/** The one to do next last, where the thumb is. */
const OFFERS = [
  { allowed: 'CANCEL', action: 'cancel', label: ordersText.cancel },
  { allowed: 'CONFIRM', action: 'receive', label: ordersText.confirm },
  { allowed: 'PAY', action: 'pay', label: ordersText.pay },
] as const;

interface Props {
  order: OrderRowFragment;
  ask: (question: OrderQuestion) => void;
}

/** An order as a card, with what can be done with it now. */
export function PhoneOrder({ order, ask }: Props) {
  const { orderNo, totalFee, packageCount, allowedActions } = order;
  const offers = OFFERS.filter(({ allowed }) => allowedActions.includes(allowed));
  return (
    <li className={styles.card}>
      <Row as="p" justify="space-between">
        <SecondLine num>{formatDateTime(order.createdAt)}</SecondLine>
        <StatusDot tone={TONES[order.status]}>{order.statusText}</StatusDot>
      </Row>
      <Link to={mobileGoodsPath(order.goodId)} className={styles.good}>
        <ImageWithFallback src={order.goodPic} alt="" className={styles.picture} />
        <span>
          <Text cut="clamp">{order.goodName}</Text>
          <SecondLine num>{text.perOrder(packageCount, order.pieceCount)}</SecondLine>
          <SecondLine num>{orderNo}</SecondLine>
        </span>
      </Link>
      <Row as="p" justify="flex-end" above={12}>
        {order.status === 'PENDING_PAYMENT' && (
          <Text tone="secondary" small className={styles.before}>
            {text.payBefore(formatDateTime(order.payExpireAt).slice(11))}
          </Text>
        )}
        {text.total} <Price fen={totalFee} />
      </Row>
      {offers.length > 0 && (
        <Row as="p" justify="flex-end" above={12}>
          {offers.map(({ action, label }) => (
            <Button key={action} onClick={() => ask({ action, order: subjectOf(order), clientNo: uuid() })}>
              {label}
            </Button>
          ))}
        </Row>
      )}
    </li>
  );
}
