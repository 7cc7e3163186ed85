import { Link } from 'react-router-dom';
import type { OrderRowFragment, OrderStatus } from '../../graphql/generated/graphql.ts';
import { mobileGoodsPath } from '../../lib/paths.ts';
import { formatDateTime } from '../../lib/time.ts';
import { uuid } from '../../lib/uuid.ts';
import { Button } from '../../ui/Button.tsx';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { Price } from '../../ui/Price.tsx';
import { StatusDot, type Tone } from '../../ui/StatusDot.tsx';
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
      <p className={styles.head}>
        <span className={styles.second}>{formatDateTime(order.createdAt)}</span>
        <StatusDot tone={TONES[order.status]}>{order.statusText}</StatusDot>
      </p>
      <Link to={mobileGoodsPath(order.goodId)} className={styles.good}>
        <ImageWithFallback src={order.goodPic} alt="" className={styles.picture} />
        <span>
          <span className={styles.name}>{order.goodName}</span>
          <span className={styles.second}>{text.perOrder(packageCount, order.num)}</span>
          <span className={styles.second}>{orderNo}</span>
        </span>
      </Link>
      <p className={styles.total}>
        {order.status === 'PENDING_PAYMENT' && (
          <span className={styles.before}>{text.payBefore(formatDateTime(order.payExpireAt).slice(11))}</span>
        )}
        {text.total} <Price fen={totalFee} />
      </p>
      {offers.length > 0 && (
        <p className={styles.actions}>
          {offers.map(({ action, label }) => (
            <Button key={action} onClick={() => ask({ action, order: subjectOf(order), clientNo: uuid() })}>
              {label}
            </Button>
          ))}
        </p>
      )}
    </li>
  );
}
