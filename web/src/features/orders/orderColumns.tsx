import { Link } from 'react-router-dom';
import type { OrderRowFragment } from '../../graphql/generated/graphql.ts';
import { goodsPath, parcelsPath } from '../../lib/paths.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import type { ColumnChoice } from '../../ui/columns/columnPreferences.ts';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { Price } from '../../ui/Price.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import { platformNames } from '../goods/goods.text.ts';
import { OrderRowActions } from './OrderRowActions.tsx';
import styles from './OrdersPage.module.css';
import type { OrderFlows } from './orderFlows.ts';
import { autoSendText, orderColumnName, orderColumnNames, ordersText } from './orders.text.ts';
import { orderTones } from './orderTones.ts';
import { PayCountdown } from './PayCountdown.tsx';

type ColumnKey = keyof typeof orderColumnNames;

/** What nobody misses at first; with the others a window of 1280 pixels holds the table. */
const OFF: readonly ColumnKey[] = [
  'platform',
  'id',
  'from',
  'software',
  'refunds',
  'trade',
  'shop',
  'remark',
];

const choicesOf = (by: 'buyer' | 'seller'): readonly ColumnChoice[] =>
  (Object.keys(orderColumnNames) as ColumnKey[]).map((key) => ({
    key,
    name: orderColumnName(key, by),
    isOff: OFF.includes(key),
  }));

/** The fifteen columns, for the person to choose from. */
export const orderColumnChoices = { buyer: choicesOf('buyer'), seller: choicesOf('seller') };

/** The columns of the order list, for the side that looks at it. */
export function orderColumns(flows: OrderFlows, by: 'buyer' | 'seller'): Column<OrderRowFragment>[] {
  return [
    column('orderNo', 196, (order) => <OrderNo order={order} />, { stick: 'left' }),
    column('platform', 96, ({ platform }) => platformNames[platform]),
    column('id', 88, ({ id }) => <span className="num">{id}</span>),
    column('from', 148, ({ sendArea }) => (
      <>
        {sendArea.warehouseName}
        <span className={styles.second}>
          {sendArea.province}
          {sendArea.city}
        </span>
      </>
    )),
    column('courier', 84, ({ courierName }) => courierName),
    column('software', 92, ({ softwareName }) => softwareName),
    { key: 'good', header: orderColumnNames.good, cell: (order) => <Good order={order} /> },
    column('status', 136, (order) => <Status order={order} />),
    {
      ...column('total', 96, ({ totalFee }) => <Price fen={totalFee} />, { align: 'right' }),
      header: orderColumnName('total', by),
    },
    column('parcels', 72, (order) => <ParcelCount order={order} />, { align: 'right' }),
    column('refunds', 72, ({ refundCount }) => <span className="num">{refundCount}</span>, {
      align: 'right',
    }),
    column('trade', 148, ({ tradeAt }) => <Time at={tradeAt} />),
    column('shop', 128, ({ shopName }) => shopName ?? ordersText.noValue),
    column('remark', 160, ({ remark }) => remark || ordersText.noValue),
    column(
      'actions',
      184,
      (order) => (
        <span className={styles.actions}>
          <OrderRowActions order={order} flows={flows} />
        </span>
      ),
      { stick: 'right', align: 'right' },
    ),
  ];
}

function column(
  key: ColumnKey,
  width: number,
  cell: Column<OrderRowFragment>['cell'],
  more: Pick<Column<OrderRowFragment>, 'align' | 'stick'> = {},
): Column<OrderRowFragment> {
  return { key, header: orderColumnNames[key], width, cell, ...more };
}

function Time({ at }: { at: string }) {
  return (
    <time className="num" dateTime={at}>
      {formatDateTime(at)}
    </time>
  );
}

function OrderNo({ order: { orderNo, createdAt } }: { order: OrderRowFragment }) {
  return (
    <>
      <Copyable text={orderNo} label={ordersText.orderNo} />
      <span className={styles.second}>
        <Time at={createdAt} />
      </span>
    </>
  );
}

function Good({ order: { goodId, goodName, goodPic, num, sendArea } }: { order: OrderRowFragment }) {
  return (
    <Link to={goodsPath(goodId, sendArea.warehouseId)} className={styles.good}>
      <ImageWithFallback src={goodPic} alt="" />
      <span className={styles.words}>
        <span className={styles.name}>{goodName}</span>
        <span className={styles.second}>{ordersText.perParcel(num)}</span>
      </span>
    </Link>
  );
}

function ParcelCount({ order: { id, orderNo, packageCount } }: { order: OrderRowFragment }) {
  return (
    <Link to={parcelsPath(id)} className={styles.count} aria-label={ordersText.seeParcels(orderNo)}>
      {packageCount}
    </Link>
  );
}

/** The status, and what of the parcels needs to be known with it. */
function Status({ order }: { order: OrderRowFragment }) {
  const { status, statusText, payExpireAt, outputCounts, autoSend, autoSendCounts, shopName } = order;
  const told = shopName === null ? '' : autoSend ? autoSendText(autoSendCounts) : ordersText.noAutoSend;
  return (
    <>
      <StatusDot tone={orderTones[status]}>{statusText}</StatusDot>
      {status === 'PENDING_PAYMENT' && <PayCountdown until={payExpireAt} />}
      {status === 'PENDING_SHIPMENT' && outputCounts.issuing > 0 && (
        <span className={styles.second}>{ordersText.issuing(outputCounts.issuing)}</span>
      )}
      {outputCounts.failed > 0 && (
        <span className={styles.trouble}>{ordersText.notIssued(outputCounts.failed)}</span>
      )}
      {told && <span className={styles.second}>{told}</span>}
    </>
  );
}
