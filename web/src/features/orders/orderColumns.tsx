import { regionText } from '../../fields/region.ts';
import type { OrderRowFragment } from '../../graphql/generated/graphql.ts';
import { parcelsPath } from '../../lib/pagePaths.ts';
import { goodsPath } from '../../lib/paths.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { columnChoices, columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { ActionsCell, CountLink, GoodsCell, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { platformNames } from '../goods/goods.text.ts';
import { OrderRowActions } from './OrderRowActions.tsx';
import type { OrderFlows } from './orderFlows.ts';
import { autoSendText, orderColumnName, orderColumnNames, ordersText, orderTones } from './orders.text.ts';
import { PayCountdown } from './PayCountdown.tsx';

type ColumnKey = keyof typeof orderColumnNames;

/** Hidden by default; without these columns the table fits a window of 1280 pixels. */
const OFF: readonly ColumnKey[] = [
  'platform',
  'id',
  'from',
  'courier',
  'software',
  'refunds',
  'trade',
  'shop',
  'remark',
];

const namesOf = (by: 'buyer' | 'seller') => ({ ...orderColumnNames, total: orderColumnName('total', by) });

/** The columns, for the person to choose from. */
export const orderColumnChoices = {
  buyer: columnChoices(namesOf('buyer'), OFF),
  seller: columnChoices(namesOf('seller'), OFF),
};

/** The columns of the order list, for the side that looks at it; `shown` says which of them there are, so that no fact is lost or said twice. */
export function orderColumns(
  flows: OrderFlows,
  by: 'buyer' | 'seller',
  shown: ReadonlySet<string>,
): Column<OrderRowFragment>[] {
  const column = columnsNamed<OrderRowFragment, ColumnKey>(namesOf(by));
  return [
    column('orderNo', 176, (order) => <OrderNo order={order} />, { stick: 'left' }),
    column('platform', 96, ({ platform }) => platformNames[platform]),
    column('id', 88, ({ id }) => <Text num>{id}</Text>),
    column('from', 148, ({ sendArea }) => (
      <>
        {sendArea.warehouseName}
        <SecondLine>
          {sendArea.province}
          {sendArea.city}
        </SecondLine>
      </>
    )),
    column('courier', 88, ({ courierName }) => courierName),
    column('software', 92, ({ softwareName }) => softwareName),
    column('receiver', 156, (order) => <Receiver order={order} />),
    column(
      'good',
      undefined,
      ({ goodId, goodName, goodPic, skuCount, pieceCount, sendArea, courierName }) => (
        <GoodsCell
          picture={goodPic}
          name={ordersText.goods(goodName, skuCount)}
          to={goodsPath(goodId, sendArea.warehouseId)}
        >
          {[ordersText.pieces(pieceCount), !shown.has('courier') && courierName].filter(Boolean).join(' · ')}
        </GoodsCell>
      ),
    ),
    column('status', 120, (order) => <Status order={order} />),
    column('total', 84, ({ totalFee }) => <Price fen={totalFee} />, { align: 'right' }),
    column('parcels', 64, (order) => <ParcelCount order={order} />, { align: 'right' }),
    column('refunds', 72, ({ refundCount }) => <Text num>{refundCount}</Text>, { align: 'right' }),
    column('trade', 148, ({ tradeAt }) => <Time at={tradeAt} />),
    column('shop', 128, ({ shopName }) => shopName ?? ordersText.noValue),
    column('remark', 160, ({ remark }) => remark || ordersText.noValue),
    column(
      'actions',
      188,
      (order) => (
        <ActionsCell>
          <OrderRowActions order={order} flows={flows} />
        </ActionsCell>
      ),
      { stick: 'right', align: 'right' },
    ),
  ];
}

function OrderNo({ order: { orderNo, createdAt } }: { order: OrderRowFragment }) {
  return (
    <>
      <Copyable text={orderNo} label={ordersText.orderNo} />
      <SecondLine>
        <Time at={createdAt} />
      </SecondLine>
    </>
  );
}

/** Whom the first parcel goes to, and that there are others. */
function Receiver({ order: { firstReceiver, packageCount } }: { order: OrderRowFragment }) {
  if (!firstReceiver) return <SecondLine>{ordersText.erased}</SecondLine>;
  const { name, phone, province, city } = firstReceiver;
  return (
    <>
      {ordersText.receiver(name, packageCount)}
      <SecondLine num>{phone}</SecondLine>
      <SecondLine>{regionText({ province, city, district: '' })}</SecondLine>
    </>
  );
}

function ParcelCount({ order: { id, orderNo, packageCount } }: { order: OrderRowFragment }) {
  return (
    <CountLink to={parcelsPath(id)} aria-label={ordersText.seeParcels(orderNo)}>
      {packageCount}
    </CountLink>
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
        <SecondLine>{ordersText.issuing(outputCounts.issuing)}</SecondLine>
      )}
      {outputCounts.failed > 0 && (
        <SecondLine tone="danger">{ordersText.notIssued(outputCounts.failed)}</SecondLine>
      )}
      {told && <SecondLine>{told}</SecondLine>}
    </>
  );
}
