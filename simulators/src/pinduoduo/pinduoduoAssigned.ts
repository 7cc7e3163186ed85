import { type Assignment, type NamedSender, sealedPrint } from '../shops/assignmentBook.ts';
import type { CallKind } from '../shops/faults.ts';
import type { Form } from '../shops/forms.ts';
import { type Given, givenIn, listIn, numberIn, textIn } from '../shops/given.ts';
import { opaqueId } from '../shops/masked.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { parseWhole } from '../shops/wholeNumbers.ts';
import { type Answered, COURIER_UNKNOWN, PINDUODUO_ERRORS, SHIP_ERRORS } from './pinduoduoErrors.ts';

const LONGEST_MS = 30 * 60_000;
const MAX_PAGE_SIZE = 100;
const MOST_ORDERS = 100;
const MOST_NUMBERS = 10;
const PACKAGE_ID = /^\w{0,64}$/;
const SENDER_TEXTS = ['province', 'city', 'district', 'detail'];
/** The companies of these calls, and their numbers in a shop's orders. */
const COMPANIES: Record<string, string> = { YTO: '85', ZTO: '115', YUNDA: '121', STO: '1' };
const REFUNDS = { none: 0, applying: 4, done: 5 };
const [CANCELLED, ASSIGNED] = [0, 1];

type Method = { call: CallKind; answer: (shop: SimulatedShop, form: Form) => Answered };

/** What suppliers call of the orders that merchants have assigned to them (厂家代打), by type. */
export function assignedMethods(world: PlatformWorld): Record<string, Method> {
  return {
    'pdd.fds.role.get': {
      call: 'get',
      answer: ({ shopId }) =>
        answered('pdd_fds_role_get', { mall_role: world.assignments.role(shopId) === 'supplier' ? 2 : 0 }),
    },
    'pdd.fds.order.list.get': {
      call: 'list',
      answer: ({ shopId }, form) => orderList(world, shopId, given(form, 'param_fds_order_list_get_request')),
    },
    'pdd.fds.order.get': {
      call: 'get',
      answer: ({ shopId }, form) => {
        const found = assignmentAt(world, shopId, given(form, 'param_fds_order_get_request'));
        return found
          ? answered('pdd_fds_order_get', assignedOrder(world, found))
          : PINDUODUO_ERRORS.orderUnknown;
      },
    },
    'pdd.cloudprint.stdtemplates.get': {
      call: 'waybill',
      answer: (_shop, form) => {
        const wp_code = form.get('wp_code') ?? '';
        const standard_templates = [
          {
            standard_template_id: 1,
            standard_template_name: '一联单',
            standard_template_url: templateUrl(wp_code),
          },
        ];
        const datas = COMPANIES[wp_code] ? [{ wp_code, standard_templates }] : [];
        return answered('pdd_cloudprint_stdtemplates_get', { result: { datas } });
      },
    },
    'pdd.fds.waybill.get': {
      call: 'waybill',
      answer: (shop, form) => waybillGet(world, shop, given(form, 'param_fds_waybill_get_request')),
    },
    'pdd.waybill.cancel': {
      call: 'waybill',
      answer: ({ shopId }, form) => {
        const waybill = world.assignments.findWaybill(shopId, form.get('waybill_code') ?? '');
        if (!waybill || waybill.company !== form.get('wp_code')) return PINDUODUO_ERRORS.waybillUnknown;
        world.assignments.void(waybill);
        return answered('pdd_waybill_cancel', { cancel_result: true });
      },
    },
    'pdd.fds.waybill.return': {
      call: 'ship',
      answer: ({ shopId }, form) =>
        waybillReturn(world, shopId, given(form, 'param_fds_waybill_return_request')),
    },
    'pdd.fds.waybill.return.slave': {
      call: 'ship',
      answer: ({ shopId }, form) => returnSlave(world, shopId, given(form, 'request')),
    },
    'pdd.fds.waybill.cancel': {
      call: 'change',
      answer: ({ shopId }, form) => {
        const input = given(form, 'pdd_fds_waybill_cancel_request');
        const found = assignmentAt(world, shopId, input);
        const isPosted = found?.parcels.some(({ waybillNo }) => waybillNo === textIn(input.waybill_code));
        if (!found || !isPosted) return PINDUODUO_ERRORS.orderUnknown;
        world.assignments.unpost(found);
        return answered('pdd_fds_waybill_cancel', { return_result: true });
      },
    },
  };
}

/** The orders that a call is about, for failures that were asked for. */
export function assignedOrdersIn(form: Form): string[] {
  return [...form]
    .filter(([name]) => /request$/.test(name))
    .map(([name]) => textIn(given(form, name).order_mask_sn))
    .filter(Boolean);
}

function orderList(world: PlatformWorld, shopId: string, input: Given): Answered {
  const [start, end] = [numberIn(input.start_updated_time), numberIn(input.end_updated_time)];
  const [page, size] = [numberIn(input.page), numberIn(input.page_size)];
  const isRight = start > 0 && end >= start && end - start <= LONGEST_MS;
  if (!isRight || !(page >= 1) || !(size >= 1 && size <= MAX_PAGE_SIZE))
    return PINDUODUO_ERRORS.parameterInvalid;
  const { assignments } = world;
  const found = assignments
    .ofSupplier(shopId)
    .map((assignment) => ({ assignment, at: assignments.updatedAt(assignment).getTime() }))
    .filter(({ at }) => at >= start && at <= end)
    .toSorted((one, other) => one.at - other.at);
  return answered('pdd_fds_order_list_get', {
    total: found.length,
    order_list: found
      .slice((page - 1) * size, page * size)
      .map(({ assignment }) => assignedOrder(world, assignment)),
  });
}

/** An answer has every waybill that was asked for, or the first refusal alone. */
function waybillGet(world: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const { assignments } = world;
  const company = textIn(input.wp_code);
  const requested = listIn(input.trade_order_info_dtos);
  if (!isSender(givenIn(input.sender)) || requested.length === 0) return PINDUODUO_ERRORS.parameterInvalid;
  if (!COMPANIES[company]) return COURIER_UNKNOWN;
  const sender = senderIn(givenIn(input.sender));
  const modules: unknown[] = [];
  for (const { object_id, order_info, package_info, template_url, user_id } of requested) {
    const { order_channels_type, trade_order_list } = givenIn(order_info);
    const orders = listIn(trade_order_list);
    const { id, items } = givenIn(package_info);
    const isRight =
      textIn(object_id) !== '' &&
      order_channels_type === 'PDD' &&
      orders.length >= 1 &&
      orders.length <= MOST_ORDERS &&
      listIn(items).length > 0 &&
      PACKAGE_ID.test(textIn(id)) &&
      template_url === templateUrl(company) &&
      textIn(user_id) === shopId;
    if (!isRight) return PINDUODUO_ERRORS.parameterInvalid;
    const found = orders.map((order) => assignmentAt(world, shopId, order));
    const [first] = found;
    const order = first && assignments.orderOf(first);
    if (!first || !order || found.includes(undefined)) return PINDUODUO_ERRORS.orderUnknown;
    if (found.some((each) => each?.state !== 'assigned')) return PINDUODUO_ERRORS.assignmentState;
    const waybill = assignments.waybill(first, company, textIn(id), sender);
    modules.push({
      object_id,
      parent_waybill_code: '',
      waybill_code: waybill.waybillNo,
      print_data: sealedPrint(waybill, order),
    });
  }
  return answered('pdd_fds_waybill_get', { modules });
}

/** Ships the merchant's order too; the same number again changes nothing. */
function waybillReturn(world: PlatformWorld, shopId: string, input: Given): Answered {
  const found = assignmentAt(world, shopId, input);
  const waybillNo = textIn(input.waybill_code);
  const company = COMPANIES[textIn(input.wp_code)];
  if (!found) return PINDUODUO_ERRORS.orderUnknown;
  if (!waybillNo) return PINDUODUO_ERRORS.parameterInvalid;
  if (!company) return COURIER_UNKNOWN;
  const done = answered('pdd_fds_waybill_return', { return_result: true });
  if (found.parcels[0]?.waybillNo === waybillNo) return done;
  if (found.state !== 'assigned') return PINDUODUO_ERRORS.assignmentState;
  const trouble = world.assignments.post(found, [{ waybillNo, company, num: found.item.num }]);
  return trouble ? SHIP_ERRORS[trouble] : done;
}

function returnSlave(world: PlatformWorld, shopId: string, input: Given): Answered {
  const found = assignmentAt(world, shopId, input);
  const company = COMPANIES[textIn(input.wp_code)];
  const numbers = Array.isArray(input.waybill_codes) ? input.waybill_codes.map(textIn) : [];
  if (!found) return PINDUODUO_ERRORS.orderUnknown;
  if (!company) return COURIER_UNKNOWN;
  const isRight = numbers.length >= 1 && numbers.length <= MOST_NUMBERS && numbers.every(Boolean);
  if (!isRight || numbers.includes(found.parcels[0]?.waybillNo ?? ''))
    return PINDUODUO_ERRORS.parameterInvalid;
  if (found.state !== 'posted') return PINDUODUO_ERRORS.assignmentState;
  for (const waybillNo of numbers) {
    const trouble = world.assignments.addNumber(found, { waybillNo, company });
    if (trouble) return SHIP_ERRORS[trouble];
  }
  return answered('pdd_fds_waybill_return_slave', { result: true });
}

function assignmentAt(world: PlatformWorld, supplierId: string, input: Given): Assignment | undefined {
  const found = world.assignments.find(supplierId, textIn(input.order_mask_sn));
  return found && maskOf(found) === textIn(input.mall_mask_id) ? found : undefined;
}

/** Whose shop it is a supplier is not told: the same mask for the same merchant, and another at each supplier. */
function maskOf({ supplierId, merchantId }: Assignment): string {
  return opaqueId('mall', supplierId, merchantId).slice(0, 20);
}

/** Of the receiver the region, and an id that is the same for the same one; the memo is the merchant's. */
function assignedOrder(world: PlatformWorld, assignment: Assignment) {
  const order = world.assignments.orderOf(assignment);
  const { receiver } = order ?? {};
  const { item, state, supplierId } = assignment;
  const mall_mask_id = maskOf(assignment);
  return {
    mall_mask_id,
    mall_mask_name: `商家${mall_mask_id.slice(0, 4)}`,
    order_mask_sn: assignment.assignedId,
    allow_time: assignment.assignedAt.getTime(),
    status: state === 'cancelled' ? CANCELLED : ASSIGNED,
    return_status: state === 'posted' ? 1 : 0,
    after_sales_status: REFUNDS[order?.refund ?? 'none'],
    goods_name: item.title,
    goods_spec: item.sku,
    goods_number: item.num,
    product_sn: item.goodId,
    product_price: item.price,
    out_sku_sn: item.merchantCode,
    remark: order?.sellerMemo ?? '',
    receiver_id: opaqueId('assigned', supplierId, receiver?.receiverId ?? ''),
    ...{ province: receiver?.province ?? '', city: receiver?.city ?? '', district: receiver?.district ?? '' },
    sf_only: 0,
  };
}

function senderIn({ name, mobile, phone, address }: Given): NamedSender {
  const written = SENDER_TEXTS.map((each) => textIn(givenIn(address)[each]));
  return { name: textIn(name), phone: textIn(mobile) || textIn(phone), address: written.join('') };
}

function isSender({ name, mobile, phone, address }: Given): boolean {
  const place = givenIn(address);
  const isReached = textIn(mobile) !== '' || textIn(phone) !== '';
  return textIn(name) !== '' && isReached && SENDER_TEXTS.every((each) => textIn(place[each]) !== '');
}

function templateUrl(company: string): string {
  return `https://file-link.pinduoduo.com/${company.toLowerCase()}_std`;
}

function given(form: Form, name: string): Given {
  return givenIn(parseWhole(form.get(name) ?? ''));
}

function answered(method: string, node: Record<string, unknown>): Answered {
  return { answer: { [`${method}_response`]: node } };
}
