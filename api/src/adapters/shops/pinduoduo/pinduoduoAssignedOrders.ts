import type {
  AssignedOrder,
  AssignedOrderKey,
  AssignedOrderPage,
  AssigningRole,
} from '../assigningPlatform.ts';
import { type Fields, listOf, momentOf, numberOf, textOf } from '../fields.ts';
import type { Window } from '../parts.ts';
import { ShopError } from '../shopError.ts';
import type { ShopAccess } from '../shopPlatform.ts';
import { readSpan } from '../spans.ts';
import type { PinduoduoClient } from './pinduoduoClient.ts';
import { PLATFORM, saysNoSuchOrder } from './pinduoduoErrors.ts';

const MS = 1;
const LONGEST_MS = 30 * 60_000;
const PAGE_SIZE = 100;
const SUPPLIER = 2;
const CANCELLED = 0;
const POSTED = 1;
/** Of `after_sales_status`: none yet, withdrawn, turned down, failed, or settled without the order's money. */
const NO_AFTER_SALE = [0, 6, 7, 12, 16, 17, 24, 25];

export async function readRole(client: PinduoduoClient, { accessToken }: ShopAccess): Promise<AssigningRole> {
  const method = { type: 'pdd.fds.role.get', node: 'pdd_fds_role_get_response' };
  const answer = await client.read(method, {}, accessToken);
  return numberOf(answer.mall_role) === SUPPLIER ? 'supplier' : 'none';
}

/** By when orders were changed last, which an answer does not tell of them. */
export async function listAssigned(
  client: PinduoduoClient,
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
          { type: 'pdd.fds.order.list.get', node: 'pdd_fds_order_list_get_response' },
          {
            param_fds_order_list_get_request: JSON.stringify({
              start_updated_time: from.getTime(),
              end_updated_time: to.getTime(),
              page,
              page_size: PAGE_SIZE,
            }),
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
  client: PinduoduoClient,
  { accessToken }: ShopAccess,
  key: AssignedOrderKey,
): Promise<AssignedOrder | null> {
  const method = { type: 'pdd.fds.order.get', node: 'pdd_fds_order_get_response' };
  try {
    const request = { param_fds_order_get_request: JSON.stringify(pinduoduoKey(key)) };
    return assignedOrderOf(await client.read(method, request, accessToken));
  } catch (error) {
    if (error instanceof ShopError && saysNoSuchOrder(error)) return null;
    throw error;
  }
}

/** Both are masks: whose shop it is, and which order of it, a supplier is not told. */
export function pinduoduoKey({ merchantShopId, assignedId }: AssignedOrderKey) {
  return { mall_mask_id: merchantShopId, order_mask_sn: assignedId };
}

function assignedOrderOf(order: Fields): AssignedOrder {
  const assignedId = textOf(order.order_mask_sn);
  const merchantShopId = textOf(order.mall_mask_id);
  if (!assignedId || !merchantShopId) throw new ShopError(PLATFORM, 'transient', 'BAD_ANSWER');
  return {
    assignedId,
    merchantShopId,
    merchantName: textOf(order.mall_mask_name),
    status: statusOf(order),
    isInAfterSale: !NO_AFTER_SALE.includes(numberOf(order.after_sales_status)),
    cancelReason: '',
    items: [
      {
        remoteGoodId: textOf(order.product_sn),
        remoteSkuId: '',
        title: textOf(order.goods_name),
        sku: textOf(order.goods_spec),
        num: numberOf(order.goods_number),
        price: numberOf(order.product_price),
        merchantCode: textOf(order.out_sku_sn),
      },
    ],
    region: {
      province: textOf(order.province),
      city: textOf(order.city),
      district: textOf(order.district),
    },
    receiverId: textOf(order.receiver_id),
    buyerMemo: '',
    sellerMemo: textOf(order.remark),
    assignedAt: momentOf(order.allow_time, MS),
    promisedShipAt: null,
    parcels: [],
  };
}

function statusOf(order: Fields): AssignedOrder['status'] {
  if (numberOf(order.status) === CANCELLED) return 'cancelled';
  return numberOf(order.return_status) === POSTED ? 'posted' : 'assigned';
}
