import type { Assignment, Binding } from '../shops/assignmentBook.ts';
import { type Given, numberIn, textIn } from '../shops/given.ts';
import { opaqueId } from '../shops/masked.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { DOUYIN_ERRORS } from './douyinErrors.ts';
import type { Answered } from './douyinReads.ts';

const ROLES = { none: 0, merchant: 1, supplier: 2 };
const STATUSES = { assigned: 1, posted: 2, cancelled: 3 };
const [BOUND, ENDED] = [2, 4];
const MAX_PAGE_SIZE = 100;
const LONGEST_S = 30 * 60;

export function roleGet({ assignments }: PlatformWorld, { shopId }: SimulatedShop): Answered {
  return { data: { role_type: ROLES[assignments.role(shopId)] } };
}

/** The newest first. */
export function getSellerList(world: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const [page, size] = [numberIn(input.page), numberIn(input.page_size)];
  if (!(page >= 0) || !(size >= 1 && size <= MAX_PAGE_SIZE)) return DOUYIN_ERRORS.assignedInvalid;
  const asked = Array.isArray(input.bind_status) ? input.bind_status : [];
  const found = world.assignments
    .bindingsOf(shopId)
    .filter((binding) => asked.length === 0 || asked.includes(bindStatusOf(binding)))
    .toReversed();
  return {
    data: {
      page,
      page_size: size,
      total: found.length,
      seller_shop_list: found.slice(page * size, (page + 1) * size).map((binding) => ({
        seller_shop_id: Number(binding.merchantId),
        seller_shop_name: world.shop(binding.merchantId)?.name ?? '',
        bind_status: bindStatusOf(binding),
        apply_time: secondsOf(binding.appliedAt),
        band_time: secondsOf(binding.appliedAt),
        refuse_time: 0,
      })),
    },
  };
}

/** By the time of the change, or of the assignment where no other is given. */
export function orderList(world: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const { assignments } = world;
  const [page, size] = [numberIn(input.page), numberIn(input.size)];
  const isByChange = numberIn(input.start_update_time) > 0;
  const [start, end] = isByChange
    ? [numberIn(input.start_update_time), numberIn(input.end_update_time)]
    : [numberIn(input.start_distr_time), numberIn(input.end_distr_time)];
  const isRight = start > 0 && end >= start && end - start <= LONGEST_S;
  if (!isRight || !(page >= 0) || !(size >= 1 && size <= MAX_PAGE_SIZE)) return DOUYIN_ERRORS.assignedInvalid;
  const found = assignments
    .ofSupplier(shopId)
    .filter(({ state }) => !(input.distr_status !== undefined && STATUSES[state] !== input.distr_status))
    .map((assignment) => ({
      assignment,
      at: secondsOf(isByChange ? assignments.updatedAt(assignment) : assignment.assignedAt),
    }))
    .filter(({ at }) => at >= start && at <= end)
    .toSorted((one, other) => one.at - other.at);
  return {
    data: {
      total: found.length,
      order_list: found.slice(page * size, (page + 1) * size).map(({ assignment }) => ({
        ...assignedOrder(world, assignment),
        aftersale_status: afterSaleOf(world, assignment),
      })),
    },
  };
}

/** One that was taken back is not told any more. */
export function orderInfo(world: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const found = assignmentAt(world, shopId, input);
  if (!found || found.state === 'cancelled') return DOUYIN_ERRORS.assignedUnknown;
  return {
    data: { ...assignedOrder(world, found), distr_order_aftersale_status: afterSaleOf(world, found) },
  };
}

/** What a merchant has assigned, with the number of its own order; what was taken back too. */
export function sellerOrderInfo(world: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const found = world.assignments.findOfMerchant(shopId, textIn(input.distr_order_id));
  if (!found) return DOUYIN_ERRORS.assignedByNobody;
  const { user_id, user_name, buyer_words, receiver_id, ...told } = assignedOrder(world, found);
  return {
    data: {
      distr_order_detail: {
        ...told,
        shop_order_id: found.orderNo,
        supplier_shop_id: Number(found.supplierId),
        supplier_shop_name: world.shop(found.supplierId)?.name ?? '',
        after_sale_status: afterSaleOf(world, found),
      },
    },
  };
}

/** By the ids of merchant and order, which have to belong together. */
export function assignmentAt(world: PlatformWorld, supplierId: string, input: Given): Assignment | undefined {
  const found = world.assignments.find(supplierId, textIn(input.distr_order_id));
  return found?.merchantId === textIn(input.user_id) ? found : undefined;
}

/** 1 none 2 some. */
export function afterSaleOf({ assignments }: PlatformWorld, assignment: Assignment): 1 | 2 {
  return (assignments.orderOf(assignment)?.refund ?? 'none') === 'none' ? 1 : 2;
}

/** Of the receiver the region, and an id that is the same for the same one. */
function assignedOrder(world: PlatformWorld, assignment: Assignment) {
  const order = world.assignments.orderOf(assignment);
  const { receiver } = order ?? {};
  const { item, supplierId, merchantId, parcels } = assignment;
  const area = (name = '') => ({ name, id: name && opaqueId(name).slice(0, 6) });
  const [province, city, district] = [receiver?.province, receiver?.city, receiver?.district].map(area);
  return {
    distr_order_id: assignment.assignedId,
    user_id: Number(merchantId),
    user_name: world.shop(merchantId)?.name ?? '',
    seller_words: order?.sellerMemo ?? '',
    buyer_words: order?.buyerMemo ?? '',
    distr_time: secondsOf(assignment.assignedAt),
    distr_status: STATUSES[assignment.state],
    distr_cancel_reason: assignment.cancelReason,
    product_name: item.title,
    product_count: item.num,
    product_id: item.goodId,
    product_price: item.price,
    sku_spec: item.sku,
    out_sku_id: item.merchantCode,
    receiver_id: opaqueId('assigned', supplierId, receiver?.receiverId ?? ''),
    ...{ province: province?.name, city: city?.name, district: district?.name, street: '' },
    ...{ province_id: province?.id, city_id: city?.id, district_id: district?.id, street_id: '' },
    exp_ship_time: order?.promisedShipAt ? secondsOf(order.promisedShipAt) : 0,
    ship_time: parcels.length > 0 ? secondsOf(assignment.changedAt) : 0,
    serial_number_list: [],
    pack_list: parcels.map(({ packId, waybillNo, company }) => ({
      deliver_id: packId,
      track_no: waybillNo,
      company_code: company,
    })),
  };
}

function bindStatusOf({ endedAt }: Binding): number {
  return endedAt ? ENDED : BOUND;
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
