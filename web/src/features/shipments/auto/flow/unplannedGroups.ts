import type { ShopOrderLineFragment } from '../../../../graphql/generated/graphql.ts';
import type { Plan } from './autoDraft.ts';
import { parcelKey } from './plannedParcels.ts';

type Unplanned = Plan['unplanned'];
type Line = Pick<ShopOrderLineFragment, 'id' | 'items'>;

/** Orders that cannot be planned for one reason, with the item that it is about where that is known. */
interface UnplannedGroup {
  msg: string;
  reasonCode: Plan['unplanned'][number]['reasonCode'];
  item: Line['items'][number] | null;
  /** No other variant of the item is in these orders, so that it is surely the one. */
  isOnly: boolean;
  orderIds: readonly number[];
  /** Of these orders; those of a merge are one. */
  parcels: number;
}

/**
 * The unplanned orders by what would help them: those of one item are mapped together. The server's words name the
 * item, which in a merged parcel may be another order's.
 */
export function groupUnplanned(unplanned: Plan['unplanned'], lines: readonly Line[]): UnplannedGroup[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const itemsOf = ({ shopOrderId, msg }: Plan['unplanned'][number]) =>
    byId.get(shopOrderId)?.items.filter(({ title }) => msg.includes(`【${title}】`)) ?? [];
  const groups: (Omit<UnplannedGroup, 'parcels'> & { orderIds: number[]; orders: Unplanned[number][] })[] =
    [];
  const withItems = unplanned.map((order) => {
    const items = itemsOf(order);
    const [item = null] = items;
    return { order, item, isOnly: items.every((other) => isSame(other, item)) };
  });
  for (const { order, item, isOnly } of withItems.sort(
    (one, other) => Number(!one.item) - Number(!other.item),
  )) {
    const group = groups.find(({ msg, item: of }) => msg === order.msg && (!item || isSame(item, of)));
    if (group) {
      group.orderIds.push(order.shopOrderId);
      group.orders.push(order);
      group.isOnly &&= isOnly;
    } else {
      const { msg, reasonCode, shopOrderId } = order;
      groups.push({ msg, reasonCode, item, isOnly, orderIds: [shopOrderId], orders: [order] });
    }
  }
  return groups
    .map(({ orders, ...group }) => ({ ...group, parcels: countUnplanned(orders) }))
    .sort((one, other) => other.orderIds.length - one.orderIds.length);
}

/** How many parcels these orders are for. */
export function countUnplanned(orders: readonly Unplanned[number][]): number {
  return new Set(orders.map(parcelKey)).size;
}

function isSame(one: Line['items'][number], other: UnplannedGroup['item']): boolean {
  return one.remoteGoodId === other?.remoteGoodId && one.remoteSkuId === other.remoteSkuId;
}
