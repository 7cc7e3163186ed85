import type { ListShopOrdersQuery } from '../../../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../../../lib/time.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { cx } from '../../../../ui/cx.ts';
import { ImageWithFallback } from '../../../../ui/ImageWithFallback.tsx';
import { Price } from '../../../../ui/Price.tsx';
import { StatusDot, type Tone } from '../../../../ui/StatusDot.tsx';
import type { Column } from '../../../../ui/Table.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import type { ChosenOrder } from '../flow/autoDraft.ts';
import { piecesOf } from '../flow/chosenOrders.ts';
import { flagNames, importStatusNames, ordersText as text } from '../flow/shipAuto.text.ts';
import type { AutoEvent } from '../flow/shipAuto.types.ts';
import styles from './orders.module.css';

const TONES: Record<ShopOrderRow['importStatus'], Tone> = {
  PENDING: 'orange',
  ORDERED: 'info',
  ISSUED: 'info',
  RETURNED: 'success',
  IGNORED: 'quiet',
  INTERCEPTED: 'danger',
};

interface Parts {
  orders: readonly ShopOrderRow[];
  chosen: ReadonlySet<number>;
  send: (event: AutoEvent) => void;
}

/** The columns of the shop's orders; the head chooses the whole page. */
export function orderColumns({ orders, chosen, send }: Parts): Column<ShopOrderRow>[] {
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
          label={<span className="sr-only">{text.choosePage}</span>}
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
    { key: 'goods', header: text.columns.goods, cell: (order) => <ItemsCell order={order} /> },
    {
      key: 'receiver',
      width: 170,
      header: text.columns.receiver,
      cell: (order) => <Receiver order={order} />,
    },
    { key: 'memo', width: 104, header: text.columns.memo, cell: (order) => <Memo order={order} /> },
    {
      key: 'paid',
      width: 100,
      align: 'right',
      header: text.columns.paid,
      cell: ({ payAmount, paidAt }) => (
        <>
          <Price fen={payAmount} size="small" />
          {paidAt && <span className={styles.second}>{monthToMinute(paidAt)}</span>}
        </>
      ),
    },
    {
      key: 'state',
      width: 136,
      header: text.columns.state,
      cell: (order) => <State order={order} send={send} />,
    },
  ];
}

/** The rows with the others of the page that go out in the same parcels. */
function wholeParcels(rows: readonly ShopOrderRow[], page: readonly ShopOrderRow[]): ChosenOrder[] {
  const ids = new Set(rows.map(({ id }) => id));
  const mergeIds = new Set(rows.flatMap(({ mergeId }) => mergeId ?? []));
  return page
    .filter(({ id, mergeId }) => ids.has(id) || (mergeId !== null && mergeIds.has(mergeId)))
    .map(({ id, mergeId, items }) => ({ id, mergeId, num: piecesOf(items) }));
}

/** '11-21 09:30': the year goes without saying. */
const monthToMinute = (instant: string) => formatDateTime(instant).slice('2026-'.length);

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
      <span className={styles.second} title={place}>
        {place}
      </span>
    </>
  );
}

function Memo({ order: { flagColor, buyerMemo, sellerMemo } }: { order: ShopOrderRow }) {
  return (
    <span className={styles.memo}>
      {flagColor && <Flag color={flagColor} />}
      {buyerMemo && <span className={styles.second}>{text.buyerMemo(buyerMemo)}</span>}
      {sellerMemo && <span className={styles.second}>{text.sellerMemo(sellerMemo)}</span>}
    </span>
  );
}

function State({ order, send }: { order: ShopOrderRow; send: Parts['send'] }) {
  const { id, importStatus, remoteRefundStatus, mergeId, promisedShipAt, problemText } = order;
  return (
    <>
      <StatusDot tone={TONES[importStatus]}>{importStatusNames[importStatus]}</StatusDot>
      {remoteRefundStatus !== 'NONE' && (
        <Tag>{remoteRefundStatus === 'REFUNDING' ? text.refunding : text.refunded}</Tag>
      )}
      {mergeId !== null && <Tag tone="orange">{text.merged}</Tag>}
      {importStatus === 'PENDING' && promisedShipAt && (
        <span className={styles.second}>{text.promised(monthToMinute(promisedShipAt))}</span>
      )}
      {problemText && <span className={styles.problem}>{problemText}</span>}
      <span className={styles.actions}>
        {mergeId !== null && importStatus === 'PENDING' && (
          <Button variant="quiet" size="small" onClick={() => send({ type: 'merge.split', mergeId })}>
            {text.split}
          </Button>
        )}
        {importStatus === 'PENDING' && mergeId === null && (
          <Button variant="quiet" size="small" onClick={() => send({ type: 'orders.ignore', ids: [id] })}>
            {text.ignore}
          </Button>
        )}
        {importStatus === 'IGNORED' && (
          <Button variant="quiet" size="small" onClick={() => send({ type: 'orders.restore', ids: [id] })}>
            {text.takeBack}
          </Button>
        )}
      </span>
    </>
  );
}

export type ShopOrderRow = ListShopOrdersQuery['shopOrders']['list'][number];

/** What was bought: the first item with its picture, and how many more there are. */
function ItemsCell({ order: { items, remoteOrderNo } }: { order: ShopOrderRow }) {
  const [first] = items;
  return (
    <span className={styles.items}>
      <ImageWithFallback src={first?.pic ?? ''} alt="" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.line} title={items.map(({ title }) => title).join('\n')}>
          {first?.title}
        </span>
        <span className={styles.second}>
          {first && [first.sku, text.pieces(first.num)].filter(Boolean).join(' · ')}
          {items.length > 1 && ` · ${text.more(items.length)}`}
        </span>
        <span className={styles.second}>{remoteOrderNo}</span>
      </span>
    </span>
  );
}

/** The coloured flag that the shop put on an order. */
function Flag({ color }: { color: string }) {
  const name = flagNames[color] ?? color;
  return <span role="img" aria-label={name} title={name} className={cx(styles.flag, styles[color])} />;
}
