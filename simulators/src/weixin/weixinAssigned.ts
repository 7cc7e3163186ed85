import { type AssignedWaybill, type Assignment, type Binding, sealedPrint } from '../shops/assignmentBook.ts';
import { type Given, givenIn, listIn, numberIn, textIn } from '../shops/given.ts';
import { maskedAddress, maskedName, maskedPhone, opaqueId } from '../shops/masked.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { wholeNumber } from '../shops/wholeNumbers.ts';
import type { Answered, WeixinMethod } from './component.ts';
import { WEIXIN_ERRORS } from './weixinErrors.ts';

const WIDEST_S = 7 * 86_400;
const MAX_PAGE_SIZE = 100;
const STATUSES = { assigned: 20, posted: 30, cancelled: 250 };
const [BOUND, ENDED, ACCEPTED] = [1, 2, 1];
const BOUND_ACCOUNT = 3;
/** Those of e-waybills: of two companies a parcel's are others. */
const EWAYBILL_COMPANIES = ['YTO', 'ZTO', 'STO', 'YUNDA', 'SF', 'JD', 'EMS', 'JTSD', 'DBKD'];
const PARCEL_COMPANIES = ['YTO', 'ZTO', 'STO', 'YD', 'SF', 'JD', 'EMS', 'JTSD', 'DBL'];
const MOST = 2n ** 64n;
const SENDER_TEXTS = ['name', 'mobile', 'province', 'city', 'county', 'address'];
const EWAYBILL = 'logistics/ewaybill/biz';

type Issued = { waybill: AssignedWaybill; print: string };

/** What suppliers call of the orders that merchants have assigned to them (代发), and a merchant of its own. */
export function assignedMethods(world: PlatformWorld): Record<string, WeixinMethod> {
  /** By their ewaybill_order_id, which is the caller's to choose. */
  const issued = new Map<string, Issued>();
  const { assignments } = world;

  function issuedTo({ shopId }: SimulatedShop, input: Given): Issued | undefined {
    const found = issued.get(textIn(input.ewaybill_order_id));
    return found?.waybill.supplierId === shopId ? found : undefined;
  }

  return {
    'supplier/relation/get_ec_list': {
      call: 'get',
      answer(input, { shopId }) {
        const [offset, limit] = [numberIn(input.offset), numberIn(input.limit)];
        if (!(offset >= 0) || !(limit > 0)) return WEIXIN_ERRORS.argsInvalid;
        const newest = new Map(assignments.bindingsOf(shopId).map((each) => [each.merchantId, each]));
        const list = [...newest.values()].map((binding) => boundMerchant(world, binding));
        return { list: list.slice(offset, offset + limit), total_count: list.length };
      },
    },

    'order/dropship/supplier/list': {
      call: 'list',
      answer: (input, shop) => assignedList(world, shop, input),
    },

    'order/dropship/supplier/get': {
      call: 'get',
      answer(input, { shopId }) {
        const found = assignments.find(shopId, textIn(input.ds_order_id));
        if (!found) return WEIXIN_ERRORS.orderUnknown;
        const { merchantId, orderNo } = found;
        const whose = {
          ...{ ds_order_id: found.assignedId, order_id: orderNo },
          ...{ shop_appid: merchantId, shop_name: world.shop(merchantId)?.name ?? '' },
        };
        return { dropship_order: { ...whose, ...assignedOrder(world, found) } };
      },
    },

    'order/dropship/get': {
      call: 'get',
      answer(input, { shopId }) {
        const found = assignments.findOfMerchant(shopId, textIn(input.ds_order_id));
        if (!found) return WEIXIN_ERRORS.orderUnknown;
        const { assignedId, orderNo, supplierId } = found;
        const whose = {
          ...{ ds_order_id: wholeNumber(assignedId), order_id: wholeNumber(orderNo) },
          ...{ supplier_appid: supplierId, supplier_name: world.shop(supplierId)?.name ?? '' },
        };
        return { dropship_order: { ...whose, ...assignedOrder(world, found) } };
      },
    },

    'order/dropship/supplier/delivery/send': {
      call: 'ship',
      answer: (input, shop) => deliverySend(world, shop, input),
    },

    [`${EWAYBILL}/account/get`]: {
      call: 'waybill',
      answer(input, { shopId }) {
        if (typeof input.need_balance !== 'boolean' || !(numberIn(input.limit) > 0))
          return WEIXIN_ERRORS.argsInvalid;
        const asked = textIn(input.delivery_id);
        const account_list = EWAYBILL_COMPANIES.filter((company) => !asked || company === asked).map(
          (company) => ({
            ...{ delivery_id: company, shop_id: `5${shopId}`, acct_id: acctIdOf(shopId, company) },
            ...{ status: BOUND_ACCOUNT, site_info: { site_code: '330100' } },
          }),
        );
        return { account_list, total_num: account_list.length };
      },
    },

    [`${EWAYBILL}/order/create`]: {
      call: 'waybill',
      answer(input, { shopId }) {
        const id = textIn(input.ewaybill_order_id);
        const company = textIn(input.delivery_id);
        const [order, ...more] = listIn(input.ec_order_list);
        if (!/^\d{1,20}$/.test(id) || BigInt(id) >= MOST) return WEIXIN_ERRORS.ewaybillIdInvalid;
        if (issued.has(id)) return WEIXIN_ERRORS.ewaybillExists;
        if (!EWAYBILL_COMPANIES.includes(company)) return WEIXIN_ERRORS.ewaybillCompany;
        if (textIn(input.ewaybill_acct_id) !== acctIdOf(shopId, company))
          return WEIXIN_ERRORS.ewaybillAccount;
        const sender = givenIn(input.sender);
        const isRight =
          SENDER_TEXTS.every((each) => textIn(sender[each]) !== '') &&
          textIn(input.shop_id) === `5${shopId}` &&
          more.length === 0 &&
          typeof order?.ds_order_id !== 'undefined' &&
          listIn(order.goods_list).some(
            ({ good_name, good_count }) => textIn(good_name) && numberIn(good_count) > 0,
          );
        if (!isRight) return WEIXIN_ERRORS.argsInvalid;
        const found = assignments.find(shopId, textIn(order.ds_order_id));
        const theirs = found && assignments.orderOf(found);
        if (!found || !theirs) return WEIXIN_ERRORS.orderUnknown;
        if (found.state !== 'assigned') return WEIXIN_ERRORS.ewaybillState;
        const [name, phone] = [textIn(sender.name), textIn(sender.mobile)];
        const address = SENDER_TEXTS.slice(2).map((each) => textIn(sender[each]));
        const waybill = assignments.waybill(found, company, id, { name, phone, address: address.join('') });
        const print = sealedPrint(waybill, theirs);
        issued.set(id, { waybill, print });
        return { ewaybill_order_id: id, waybill_id: waybill.waybillNo, print_info: print };
      },
    },

    [`${EWAYBILL}/order/get`]: {
      call: 'waybill',
      answer(input, shop) {
        const found = issuedTo(shop, input);
        if (!found) return WEIXIN_ERRORS.ewaybillUnknown;
        const { waybillNo, company } = found.waybill;
        const ewaybill_order_id = textIn(input.ewaybill_order_id);
        return { order_info: { ewaybill_order_id, delivery_id: company, waybill_id: waybillNo } };
      },
    },

    [`${EWAYBILL}/print/get`]: {
      call: 'waybill',
      answer(input, shop) {
        const found = issuedTo(shop, input);
        if (!found) return WEIXIN_ERRORS.ewaybillUnknown;
        return textIn(input.template_id) ? { print_info: found.print } : WEIXIN_ERRORS.argsInvalid;
      },
    },

    [`${EWAYBILL}/order/cancel`]: {
      call: 'waybill',
      answer(input, shop) {
        const waybill = issuedTo(shop, input)?.waybill;
        if (!waybill || waybill.waybillNo !== textIn(input.waybill_id)) return WEIXIN_ERRORS.ewaybillUnknown;
        if (waybill.company !== textIn(input.delivery_id)) return WEIXIN_ERRORS.ewaybillCompany;
        if (!waybill.isVoid) assignments.void(waybill);
        return { delivery_error_msg: '' };
      },
    },
  };
}

function boundMerchant({ shop }: PlatformWorld, { merchantId, appliedAt, endedAt }: Binding) {
  return {
    appid: merchantId,
    name: shop(merchantId)?.name ?? '',
    status: endedAt ? ENDED : BOUND,
    bind_audit_status: ACCEPTED,
    update_time: secondsOf(endedAt ?? appliedAt),
    head_img: '',
  };
}

/** Numbers only, by when they were changed or made. The key of a page is where the next one begins. */
function assignedList({ assignments }: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const isChanged = input.update_time_range !== undefined;
  const range = givenIn(isChanged ? input.update_time_range : input.create_time_range);
  const { limit, next_key } = givenIn(input.page_info);
  const [start, end, size] = [numberIn(range.start_time), numberIn(range.end_time), numberIn(limit)];
  const key = textIn(next_key);
  const from = key === '' ? 0 : Number(/^n(\d{1,6})$/.exec(key)?.[1] ?? Number.NaN);
  const isRight = end >= start && end - start <= WIDEST_S && size >= 1 && size <= MAX_PAGE_SIZE;
  if (!isRight || Number.isNaN(from)) return WEIXIN_ERRORS.argsInvalid;
  const found = assignments.ofSupplier(shopId).filter((each) => {
    const at = secondsOf(isChanged ? assignments.updatedAt(each) : each.assignedAt);
    return at >= start && at <= end;
  });
  const until = from + size;
  return {
    ds_order_id_list: found.slice(from, until).map(({ assignedId }) => assignedId),
    next_page: { offset: until, limit: size, next_key: `n${until}` },
    total: found.length,
    has_more: found.length > until,
  };
}

/** No price and no after-sale: neither is among what suppliers are told. */
function assignedOrder({ assignments }: PlatformWorld, assignment: Assignment) {
  const { items, state, parcels, supplierId } = assignment;
  const order = assignments.orderOf(assignment);
  const receiver = order?.receiver;
  return {
    create_time: secondsOf(assignment.assignedAt),
    update_time: secondsOf(assignments.updatedAt(assignment)),
    status: STATUSES[state === 'assigned' && order?.state === 'closed' ? 'cancelled' : state],
    dropship_order_detail: {
      product_infos: items.map((item) => ({
        product_id: item.goodId,
        sku_id: item.skuId,
        thumb_img: item.pic,
        sku_cnt: item.num,
        title: item.title,
        sku_code: item.merchantCode,
        delivery_deadline: order?.promisedShipAt ? secondsOf(order.promisedShipAt) : 0,
      })),
      delivery_info: {
        address_info: receiver && {
          user_name: maskedName(receiver.name),
          tel_number: maskedPhone(receiver.phone),
          province_name: receiver.province,
          city_name: receiver.city,
          county_name: receiver.district,
          detail_info: maskedAddress(receiver.address),
          hash_code: opaqueId('hash_code', supplierId, receiver.receiverId),
        },
        delivery_product_info: parcels.map(({ waybillNo, company }) => ({
          waybill_id: waybillNo,
          delivery_id: company,
        })),
      },
      ext_info: { customer_notes: order?.buyerMemo ?? '', merchant_notes: order?.sellerMemo ?? '' },
    },
  };
}

/** Ships the merchant's order too. All of it is to be in the parcels together. */
function deliverySend(world: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const found = world.assignments.find(shopId, textIn(input.ds_order_id));
  const deliveries = listIn(input.delivery_list);
  if (!found) return WEIXIN_ERRORS.orderUnknown;
  if (deliveries.length === 0) return WEIXIN_ERRORS.argsInvalid;
  const packed = new Map<string, number>();
  const parcels: { waybillNo: string; company: string; num: number }[] = [];
  for (const { delivery_id, waybill_id, product_infos } of deliveries) {
    const [company, waybillNo] = [textIn(delivery_id), textIn(waybill_id)];
    if (!PARCEL_COMPANIES.includes(company)) return WEIXIN_ERRORS.companyInvalid;
    if (!waybillNo) return WEIXIN_ERRORS.waybillInvalid;
    let num = 0;
    for (const { product_id, sku_id, product_cnt } of listIn(product_infos)) {
      const key = `${textIn(product_id)} ${textIn(sku_id)}`;
      packed.set(key, (packed.get(key) ?? 0) + numberIn(product_cnt));
      num += numberIn(product_cnt);
    }
    if (!(num > 0)) return WEIXIN_ERRORS.productsInvalid;
    parcels.push({ waybillNo, company, num });
  }
  const isWhole =
    packed.size === found.items.length &&
    found.items.every(({ goodId, skuId, num }) => packed.get(`${goodId} ${skuId}`) === num);
  if (!isWhole) return WEIXIN_ERRORS.productsInvalid;
  if (found.state !== 'assigned') return WEIXIN_ERRORS.stateRefused;
  const trouble = world.assignments.post(found, parcels);
  if (trouble === 'waybillUsed') return WEIXIN_ERRORS.waybillInvalid;
  return trouble ? WEIXIN_ERRORS.stateRefused : {};
}

function acctIdOf(shopId: string, company: string): string {
  return `6${shopId}${EWAYBILL_COMPANIES.indexOf(company)}`;
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
