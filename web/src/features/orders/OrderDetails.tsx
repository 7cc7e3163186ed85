import type { ReactNode } from 'react';
import type { OrderDetailQuery } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatTimestamp } from '../../lib/time.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { platformNames } from '../goods/goods.text.ts';
import { FeeBreakdown } from './FeeBreakdown.tsx';
import styles from './OrderDrawer.module.css';
import { OrderParcels } from './OrderParcels.tsx';
import { cancelTypeNames, detailText as text } from './orderDetail.text.ts';
import { ordersText } from './orders.text.ts';
import { shipModeNames } from './ordersFilter.text.ts';
import { orderTones } from './orderTones.ts';
import { PayCountdown } from './PayCountdown.tsx';

export type DetailedOrder = OrderDetailQuery['order'];

/** What is known of an order: fees, facts, times, review, parcels. */
export function OrderDetails({ order, by }: { order: DetailedOrder; by: 'buyer' | 'seller' }) {
  const { orderNo, status, statusText, payExpireAt, cancelType, reviewScore, reviewText } = order;
  return (
    <div className={styles.details}>
      <section>
        <p className={styles.top}>
          <Copyable text={orderNo} label={ordersText.orderNo} />
          <StatusDot tone={orderTones[status]}>{statusText}</StatusDot>
        </p>
        {status === 'PENDING_PAYMENT' && <PayCountdown until={payExpireAt} />}
        {cancelType && <p className={styles.second}>{text.cancelled(cancelTypeNames[cancelType])}</p>}
        <p className={styles.good}>{text.good(order.goodName, order.num, formatMoney(order.goodPrice))}</p>
      </section>
      <FeeBreakdown order={order} by={by} />
      <section>
        <h3>{text.facts}</h3>
        <dl className={styles.facts}>
          {factsOf(order).map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
      </section>
      <section>
        <h3>{text.times}</h3>
        <dl className={styles.facts}>
          {timesOf(order).map(([name, at]) => (
            <Fact key={name} name={name}>
              <time className="num" dateTime={at}>
                {formatTimestamp(at)}
              </time>
            </Fact>
          ))}
        </dl>
      </section>
      {reviewScore !== null && (
        <section>
          <h3>{text.review[by]}</h3>
          <p>
            {text.score(reviewScore)}
            {reviewText && ` · ${reviewText}`}
          </p>
        </section>
      )}
      <OrderParcels key={order.id} order={order} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function factsOf(order: DetailedOrder): [name: string, value: ReactNode][] {
  const { id, platform, type, batchNo, shopName, sendArea, courierName, senderName, remark } = order;
  const all: [string, ReactNode][] = [
    [
      text.orderId,
      <span className="num" key="id">
        {id}
      </span>,
    ],
    [text.platform, platformNames[platform]],
    [text.mode, shipModeNames[type]],
    [text.batch, batchNo],
    [text.shop, shopName],
    [text.from, `${sendArea.warehouseName}（${sendArea.province}${sendArea.city}）`],
    [text.courier, courierName],
    [text.sender, senderName],
    [text.remark, remark],
  ];
  return all.filter(([, value]) => value);
}

function timesOf(order: DetailedOrder): [name: string, at: string][] {
  const { createdAt, paidAt, shippedAt, receivedAt, completedAt, cancelledAt } = order;
  const all: [string, string | null][] = [
    [text.createdAt, createdAt],
    [text.paidAt, paidAt],
    [text.shippedAt, shippedAt],
    [text.receivedAt, receivedAt],
    [text.completedAt, completedAt],
    [text.cancelledAt, cancelledAt],
  ];
  return all.flatMap(([name, at]) => (at ? [[name, at] as [string, string]] : []));
}
