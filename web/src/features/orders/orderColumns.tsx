import { Link } from 'react-router-dom';
import { goodsPath, parcelsPath } from '../../app/paths.ts';
import type { OrderRowFragment, OrderStatus } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { uuid } from '../../lib/uuid.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { Price } from '../../ui/Price.tsx';
import { StatusDot, type Tone } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import styles from './OrdersPage.module.css';
import type { Deed, OrderSubject } from './orderActions.machine.ts';
import { ordersText } from './orders.text.ts';

type Ask = (event: { type: 'deed.ask'; deed: Deed; subject: OrderSubject; clientNo: string }) => void;

const TONES: Record<OrderStatus, Tone> = {
  PENDING_PAYMENT: 'orange',
  PENDING_SHIPMENT: 'warning',
  PENDING_RECEIPT: 'info',
  PENDING_REVIEW: 'success',
  COMPLETED: 'success',
  CANCELLED: 'quiet',
  CLOSED: 'quiet',
};

/** The columns of the order list; `ask` puts the question before a deed. */
export function orderColumns(ask: Ask): Column<OrderRowFragment>[] {
  return [
    { key: 'good', header: ordersText.goods, cell: (order) => <Good order={order} /> },
    {
      key: 'orderNo',
      header: ordersText.orderNo,
      cell: (order) => (
        <>
          <Copyable text={order.orderNo} label={ordersText.orderNo} />
          <time className={styles.second} dateTime={order.createdAt}>
            <span className="num">{formatDateTime(order.createdAt)}</span>
          </time>
        </>
      ),
    },
    {
      key: 'from',
      header: ordersText.from,
      cell: ({ sendArea, courierName }) => (
        <>
          {sendArea.warehouseName}
          <span className={styles.second}>
            {sendArea.province}
            {sendArea.city} · {courierName}
          </span>
        </>
      ),
    },
    {
      key: 'total',
      header: ordersText.total,
      align: 'right',
      cell: ({ totalFee, packageCount, refundCount }) => (
        <>
          <Price fen={totalFee} />
          <span className={styles.second}>
            {ordersText.parcelCount(packageCount)}
            {refundCount > 0 && ` · ${ordersText.refunded(refundCount)}`}
          </span>
        </>
      ),
    },
    {
      key: 'status',
      header: ordersText.status,
      cell: ({ status, statusText, payExpireAt }) => (
        <>
          <StatusDot tone={TONES[status]}>{statusText}</StatusDot>
          {status === 'PENDING_PAYMENT' && (
            <span className={styles.second}>
              {ordersText.payBefore(formatDateTime(payExpireAt).slice(11))}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'deeds',
      header: ordersText.deeds,
      align: 'right',
      cell: (order) => <Deeds order={order} ask={ask} />,
    },
  ];
}

function Good({ order }: { order: OrderRowFragment }) {
  return (
    <Link to={goodsPath(order.goodId, order.sendArea.warehouseId)} className={styles.good}>
      <ImageWithFallback src={order.goodPic} alt="" />
      <span>
        <span className={styles.name}>{order.goodName}</span>
        <span className={styles.second}>{ordersText.perParcel(order.num)}</span>
      </span>
    </Link>
  );
}

const OFFERS = [
  { action: 'PAY', deed: 'pay', label: ordersText.pay },
  { action: 'CONFIRM', deed: 'receive', label: ordersText.confirm },
  { action: 'CANCEL', deed: 'cancel', label: ordersText.cancel },
] as const;

function Deeds({ order, ask }: { order: OrderRowFragment; ask: Ask }) {
  const { id, orderNo, totalFee, packageCount, paidAt, allowedActions } = order;
  const subject = { id, orderNo, totalFee, packageCount, paid: Boolean(paidAt) };
  return (
    <span className={styles.deeds}>
      {OFFERS.filter(({ action }) => allowedActions.includes(action)).map(({ deed, label }) => (
        <Button
          key={deed}
          variant={deed === 'cancel' ? 'quiet' : 'text'}
          onClick={() => ask({ type: 'deed.ask', deed, subject, clientNo: uuid() })}
        >
          {label}
        </Button>
      ))}
      <LinkButton variant="quiet" to={parcelsPath(id)}>
        {ordersText.seeParcels}
      </LinkButton>
    </span>
  );
}
