import { importStatusNames, importStatusTones } from '../../../../fields/importStatus.text.ts';
import type { ListShopOrdersQuery } from '../../../../graphql/generated/graphql.ts';
import { formatDayTime } from '../../../../lib/time.ts';
import { cx } from '../../../../ui/base/cx.ts';
import { StatusDot } from '../../../../ui/base/StatusDot.tsx';
import { Tag } from '../../../../ui/base/Tag.tsx';
import { SecondLine } from '../../../../ui/base/Text.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../../ui/columns/column.ts';
import { ImageWithFallback } from '../../../../ui/data/ImageWithFallback.tsx';
import { Price } from '../../../../ui/data/Price.tsx';
import type { Column } from '../../../../ui/data/Table.tsx';
import { Checkbox } from '../../../../ui/inputs/Checkbox.tsx';
import { Grow, Row } from '../../../../ui/layout/Layout.tsx';
import selection from '../../../../ui/selection/selectionColumn.module.css';
import type { ChosenOrder } from '../flow/autoDraft.ts';
import { piecesOf } from '../flow/chosenOrders.ts';
import { flagNames, ordersText as text } from '../flow/shipAuto.text.ts';
import type { AutoEvent } from '../flow/shipAuto.types.ts';
import { hoursUntil } from '../flow/shipBy.ts';
import styles from './orders.module.css';

interface Parts {
  orders: readonly ShopOrderRow[];
  chosen: ReadonlySet<number>;
  send: (event: AutoEvent) => void;
  now: number;
}

const column = columnsNamed<ShopOrderRow, keyof typeof text.columns>(text.columns);

/** The columns of the shop's orders; the head chooses the whole page. */
export function orderColumns({ orders, chosen, send, now }: Parts): Column<ShopOrderRow>[] {
  const free = orders.filter(isFree);
  const inCount = free.filter(({ id }) => chosen.has(id)).length;
  const choose = (rows: readonly ShopOrderRow[], isIn: boolean) =>
    send({ type: 'orders.choose', orders: wholeParcels(rows, orders), chosen: isIn });
  return [
    {
      key: 'choose',
      width: 48,
      header: (
        <Checkbox
          id="choosePage"
          label={<span className={selection.all}>{text.choosePage}</span>}
          checked={free.length > 0 && inCount === free.length}
          indeterminate={inCount > 0 && inCount < free.length}
          disabled={free.length === 0}
          onChange={(isIn) => choose(free, isIn)}
        />
      ),
      cell: (order) => (
        <Checkbox
          id={`chooseOrder${order.id}`}
          label={<span className="sr-only">{text.choose(order.remoteOrderNo)}</span>}
          checked={chosen.has(order.id)}
          disabled={!isFree(order) && !chosen.has(order.id)}
          onChange={(isIn) => choose([order], isIn)}
        />
      ),
    },
    column('goods', undefined, (order) => <ItemsCell order={order} />),
    column('receiver', 170, (order) => <Receiver order={order} />),
    column('memo', 104, (order) => <Memo order={order} />),
    column(
      'paid',
      100,
      ({ payAmount, paidAt }) => (
        <>
          <Price fen={payAmount} size="small" />
          {paidAt && <SecondLine num>{formatDayTime(paidAt)}</SecondLine>}
        </>
      ),
      { align: 'right' },
    ),
    column('state', 148, (order) => <State order={order} send={send} now={now} />),
  ];
}

/** The rows with the others of the page that go out in the same parcels. */
function wholeParcels(rows: readonly ShopOrderRow[], page: readonly ShopOrderRow[]): ChosenOrder[] {
  const ids = new Set(rows.map(({ id }) => id));
  const mergeIds = new Set(rows.flatMap(({ mergeId }) => mergeId ?? []));
  return page
    .filter(({ id, mergeId }) => ids.has(id) || (mergeId !== null && mergeIds.has(mergeId)))
    .map(({ id, mergeId, items }) => ({ id, mergeId, quantity: piecesOf(items) }));
}

/** '11-21 09:30': the year goes without saying. */

/** Whether the order can be chosen: it waits for shipping and has no refund request. */
function isFree({ importStatus, remoteRefundStatus }: ShopOrderRow): boolean {
  return importStatus === 'PENDING' && remoteRefundStatus === 'NONE';
}

function Receiver({ order }: { order: ShopOrderRow }) {
  const { receiverName, receiverPhone, province, city, district, receiverAddress } = order;
  const place = `${province}${city}${district} ${receiverAddress}`;
  // Nothing is left of who was erased but the place.
  const person = `${receiverName} ${receiverPhone}`.trim() || text.erased;
  return (
    <>
      <span className={styles.line} title={person}>
        {person}
      </span>
      <SecondLine cut="clamp" num title={place}>
        {place}
      </SecondLine>
    </>
  );
}

function Memo({ order: { flagColor, buyerMemo, sellerMemo } }: { order: ShopOrderRow }) {
  return (
    <span className={styles.memo}>
      {flagColor && <Flag color={flagColor} />}
      {buyerMemo && (
        <SecondLine cut="clamp" num>
          {text.buyerMemo(buyerMemo)}
        </SecondLine>
      )}
      {sellerMemo && (
        <SecondLine cut="clamp" num>
          {text.sellerMemo(sellerMemo)}
        </SecondLine>
      )}
    </span>
  );
}

/** The parcels that an order has become, each with its number. */
function Parcels({ order: { importStatus, parcels, linesLeft } }: { order: ShopOrderRow }) {
  return (
    <>
      {parcels.length > 1 && <SecondLine num>{text.parcelsOf(parcels.length)}</SecondLine>}
      {parcels.map(({ parcelId, packageNo, courierName, waybillNo }) => (
        <SecondLine key={parcelId} num anywhere title={packageNo}>
          {text.waybill(courierName, waybillNo)}
        </SecondLine>
      ))}
      {importStatus === 'PENDING' && parcels.length > 0 && linesLeft.length > 0 && (
        <SecondLine tone="warning" num>
          {text.linesLeft(linesLeft.length)}
        </SecondLine>
      )}
    </>
  );
}

/** Until when it is to be sent, and how long that is where it is near. */
function ShipBy({ order: { shipBy, isLapsing }, now }: { order: ShopOrderRow; now: number }) {
  const hours = hoursUntil(shipBy, now);
  const isLate = hours !== null && hours < 0;
  return (
    <>
      <SecondLine num>{text.shipBy(formatDayTime(shipBy))}</SecondLine>
      {hours !== null && (
        <SecondLine num tone={isLate ? 'danger' : 'warning'}>
          {isLate ? text.late : text.hoursLeft(hours)}
        </SecondLine>
      )}
      {isLapsing && (
        <SecondLine tone="danger" strong>
          {text.lapsing}
        </SecondLine>
      )}
    </>
  );
}

function State({ order, send, now }: { order: ShopOrderRow } & Pick<Parts, 'send' | 'now'>) {
  const { id, importStatus, remoteRefundStatus, mergeId, problemText } = order;
  const action = (words: string, event: AutoEvent) => (
    <Button variant="quiet" size="small" onClick={() => send(event)}>
      {words}
    </Button>
  );
  return (
    <>
      <StatusDot tone={importStatusTones[importStatus]}>{importStatusNames[importStatus]}</StatusDot>
      {remoteRefundStatus !== 'NONE' && (
        <Tag>{remoteRefundStatus === 'REFUNDING' ? text.refunding : text.refunded}</Tag>
      )}
      {mergeId !== null && <Tag tone="orange">{text.merged}</Tag>}
      {importStatus === 'PENDING' && <ShipBy order={order} now={now} />}
      <Parcels order={order} />
      {problemText && (
        <SecondLine cut="clamp" tone="danger" num>
          {problemText}
        </SecondLine>
      )}
      <Row as="span">
        {importStatus === 'PENDING' &&
          mergeId !== null &&
          action(text.split, { type: 'merge.split', mergeId })}
        {importStatus === 'PENDING' &&
          mergeId === null &&
          action(text.ignore, { type: 'orders.ignore', ids: [id] })}
        {importStatus === 'IGNORED' && action(text.takeBack, { type: 'orders.restore', ids: [id] })}
      </Row>
    </>
  );
}

export type ShopOrderRow = ListShopOrdersQuery['shopOrders']['list'][number];

/** What was bought: the first item with its picture, and how many more there are. */
function ItemsCell({ order: { items, remoteOrderNo } }: { order: ShopOrderRow }) {
  const [first] = items;
  return (
    <Row as="span" align="start" className={styles.items}>
      <ImageWithFallback src={first?.pic ?? ''} alt="" className={styles.picture} />
      <Grow as="span">
        <span className={styles.line} title={items.map(({ title }) => title).join('\n')}>
          {first?.title}
        </span>
        <SecondLine cut="clamp" num>
          {first && [first.sku, text.pieces(first.quantity)].filter(Boolean).join(' · ')}
          {items.length > 1 && ` · ${text.more(items.length)}`}
        </SecondLine>
        <SecondLine cut="clamp" num>
          {remoteOrderNo}
        </SecondLine>
      </Grow>
    </Row>
  );
}

function Flag({ color }: { color: string }) {
  const name = flagNames[color] ?? color;
  return <span role="img" aria-label={name} title={name} className={cx(styles.flag, styles[color])} />;
}
