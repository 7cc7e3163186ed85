import type {
  AssignedOrder,
  AssignedOrderKey,
  AssignedOrderPage,
  AssigningRole,
  BoundMerchant,
} from '../assigningPlatform.ts';
import { fromPlatformCourier } from '../couriers.ts';
import { type Fields, listOf, momentOf, numberOf, textOf } from '../fields.ts';
import type { Window } from '../parts.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import { readSpan } from '../spans.ts';
import type { DouyinClient } from './douyinClient.ts';
import { DOUYIN_COURIERS } from './douyinCouriers.ts';
import { PLATFORM } from './douyinErrors.ts';

const SECOND = 1_000;
const LONGEST_MS = 30 * 60_000;
const PAGE_SIZE = 100;
/** `iop.orderInfo` of an order that is not assigned to who asks, cancelled ones included. */
const NOT_ASSIGNED = 'isv.parameter-invalid:40000';

/** `iop.sellerOrderInfo` of an order that who asks has not assigned. */
const NOT_OF_MERCHANT = 'isv.business-failed:40000';

const ROLES: Record<number, AssigningRole> = { 1: 'merchant', 2: 'supplier' };
const BINDINGS: Record<number, BoundMerchant['binding']> = {
  1: 'requested',
  2: 'bound',
  3: 'refused',
  4: 'ended',
  5: 'ending',
};
const STATUSES: Record<number, AssignedOrder['status']> = { 1: 'assigned', 2: 'posted', 3: 'cancelled' };
const IN_AFTER_SALE = 2;

export async function readRole(client: DouyinClient, { accessToken }: ShopAccess): Promise<AssigningRole> {
  const answer = await client.read('iop.roleGet', {}, accessToken);
  return ROLES[numberOf(answer.role_type)] ?? 'none';
}

export async function readMerchants(
  client: DouyinClient,
  { accessToken }: ShopAccess,
): Promise<BoundMerchant[]> {
  const found: BoundMerchant[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await client.read('iop.getSellerList', { page, page_size: PAGE_SIZE }, accessToken);
    const rows = listOf(answer.seller_shop_list);
    found.push(
      ...rows.flatMap((row) => {
        const binding = BINDINGS[numberOf(row.bind_status)];
        const names = { merchantShopId: textOf(row.seller_shop_id), name: textOf(row.seller_shop_name) };
        return binding ? [{ ...names, binding }] : [];
      }),
    );
    if (rows.length < PAGE_SIZE) return found;
  }
}

/** By when orders were changed last, which an answer does not tell of them. */
export async function listAssigned(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  window: Window,
  cursor: string | null,
): Promise<AssignedOrderPage> {
  const { rows, next } = await readSpan<Fields>(
    {
      platform: PLATFORM,
      longestMs: LONGEST_MS,
      read: async ({ from, to }, page) => {
        const answer = await client.read(
          'iop.orderList',
          {
            start_update_time: secondsOf(from),
            end_update_time: secondsOf(to),
            page: page - 1,
            size: PAGE_SIZE,
          },
          accessToken,
        );
        return { rows: listOf(answer.order_list), hasMore: numberOf(answer.total) > page * PAGE_SIZE };
      },
    },
    window,
    cursor,
  );
  return { orders: rows.map(assignedOrderOf), next };
}

export async function readAssigned(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  key: AssignedOrderKey,
): Promise<AssignedOrder | null> {
  try {
    return assignedOrderOf(await client.read('iop.orderInfo', douyinKey(key), accessToken));
  } catch (error) {
    if (error instanceof ShopError && error.code === NOT_ASSIGNED) return null;
    throw error;
  }
}

/** What a merchant is told of an order that it has assigned, and its supplier is not. */
export async function readMerchantOrderNo(
  client: DouyinClient,
  { accessToken }: ShopAccess,
  assignedId: string,
): Promise<string | null> {
  try {
    const answer = await client.read('iop.sellerOrderInfo', { distr_order_id: assignedId }, accessToken);
    const { shop_order_id } = answer.distr_order_detail as Fields;
    return textOf(shop_order_id) || null;
  } catch (error) {
    if (error instanceof ShopError && error.code === NOT_OF_MERCHANT) return null;
    throw error;
  }
}

export function douyinKey({ merchantShopId, assignedId }: AssignedOrderKey) {
  // Ids are numbers at Douyin, within what a number of JSON holds.
  return { user_id: Number(merchantShopId), distr_order_id: assignedId };
}

/** Of iop.orderList and iop.orderInfo, which call the after-sale differently. */
function assignedOrderOf(order: Fields): AssignedOrder {
  const assignedId = textOf(order.distr_order_id);
  const merchantShopId = textOf(order.user_id);
  const status = STATUSES[numberOf(order.distr_status)];
  if (!assignedId || !merchantShopId || !status) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  const afterSale = numberOf(order.aftersale_status) || numberOf(order.distr_order_aftersale_status);
  return {
    assignedId,
    merchantShopId,
    merchantName: textOf(order.user_name),
    status,
    isInAfterSale: afterSale === IN_AFTER_SALE,
    cancelReason: textOf(order.distr_cancel_reason),
    items: [
      {
        remoteGoodId: textOf(order.product_id),
        remoteSkuId: '',
        title: textOf(order.product_name),
        sku: textOf(order.sku_spec),
        num: numberOf(order.product_count),
        price: numberOf(order.product_price),
        merchantCode: textOf(order.out_sku_id),
      },
    ],
    region: {
      province: textOf(order.province),
      city: textOf(order.city),
      district: textOf(order.district),
    },
    receiverId: textOf(order.receiver_id),
    buyerMemo: textOf(order.buyer_words),
    sellerMemo: textOf(order.seller_words),
    assignedAt: momentOf(order.distr_time, SECOND),
    promisedShipAt: momentOf(order.exp_ship_time, SECOND),
    parcels: listOf(order.pack_list).map((pack) => ({
      packId: textOf(pack.deliver_id),
      waybillNo: textOf(pack.track_no),
      courierCode: fromPlatformCourier(DOUYIN_COURIERS, textOf(pack.company_code)),
    })),
  };
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / SECOND);
}
