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
import type { Deed, OrderSubject, QuickDeed, QuickInput } from './orderActions.machine.ts';
import { autoSendText, ordersText } from './orders.text.ts';

type Send = (
  event:
    | { type: 'deed.ask'; deed: Deed; subject: OrderSubject; clientNo: string }
    | { type: 'quick.choose'; deed: QuickDeed; orderId: number },
) => void;

interface Deals {
  send: Send;
  /** What is being done at once, and to which order. */
  quick: QuickInput | null;
  /** The order whose parcels are being exported. */
  exportedId: number | null;
  exportParcels: (orderId: number) => void;
  /** Some of the orders ship a shop's. */
  withShops: boolean;
}

const TONES: Record<OrderStatus, Tone> = {
  PENDING_PAYMENT: 'orange',
  PENDING_SHIPMENT: 'warning',
  PENDING_RECEIPT: 'info',
  PENDING_REVIEW: 'success',
  COMPLETED: 'success',
  CANCELLED: 'quiet',
  CLOSED: 'quiet',
};

/** The columns of the order list. */
export function orderColumns({ withShops, ...deals }: Deals): Column<OrderRowFragment>[] {
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
    ...(withShops ? [shopColumn] : []),
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
      cell: (order) => <Deeds order={order} {...deals} />,
    },
  ];
}

const shopColumn: Column<OrderRowFragment> = {
  key: 'shop',
  header: ordersText.shop,
  cell: ({ shopName, autoSend, autoSendCounts }) =>
    shopName && (
      <>
        {shopName}
        <span className={styles.second}>
          {autoSend ? autoSendText(autoSendCounts) : ordersText.noAutoSend}
        </span>
      </>
    ),
};

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

const QUICK_OFFERS = [
  { action: 'RE_AUTO_SEND', deed: 'resend' },
  { action: 'CALLBACK', deed: 'sync' },
] as const;

function Deeds({
  order,
  send,
  quick,
  exportedId,
  exportParcels,
}: { order: OrderRowFragment } & Omit<Deals, 'withShops'>) {
  const { id, orderNo, totalFee, packageCount, paidAt, allowedActions } = order;
  const subject = { id, orderNo, totalFee, packageCount, paid: Boolean(paidAt) };
  return (
    <span className={styles.deeds}>
      {OFFERS.filter(({ action }) => allowedActions.includes(action)).map(({ deed, label }) => (
        <Button
          key={deed}
          variant={deed === 'cancel' ? 'quiet' : 'text'}
          onClick={() => send({ type: 'deed.ask', deed, subject, clientNo: uuid() })}
        >
          {label}
        </Button>
      ))}
      {QUICK_OFFERS.filter(({ action }) => allowedActions.includes(action)).map(({ deed }) => (
        <Button
          key={deed}
          variant={deed === 'sync' ? 'quiet' : 'text'}
          loading={quick?.orderId === id && quick.deed === deed}
          onClick={() => send({ type: 'quick.choose', deed, orderId: id })}
        >
          {ordersText[deed]}
        </Button>
      ))}
      {allowedActions.includes('EXPORT') && (
        <Button variant="quiet" loading={exportedId === id} onClick={() => exportParcels(id)}>
          {ordersText.export}
        </Button>
      )}
      <LinkButton variant="quiet" to={parcelsPath(id)}>
        {ordersText.seeParcels}
      </LinkButton>
    </span>
  );
}
