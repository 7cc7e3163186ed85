import { type AssignedWaybill, type NamedSender, sealedPrint } from '../shops/assignmentBook.ts';
import { type Given, givenIn, listIn, numberIn, textIn } from '../shops/given.ts';
import { opaqueId } from '../shops/masked.ts';
import type { SimulatedShop } from '../shops/shopTypes.ts';
import type { PlatformWorld } from '../shops/shopWorld.ts';
import { afterSaleOf, assignmentAt } from './douyinAssigned.ts';
import { DOUYIN_ERRORS } from './douyinErrors.ts';
import type { Answered } from './douyinReads.ts';
import { COMPANIES } from './douyinWrites.ts';

const AT_ONCE = 10;
const PACK_ID = /^\w{0,64}$/;
const SENDER_TEXTS = ['countryCode', 'provinceName', 'cityName', 'districtName', 'detailAddress'];

type Told = { distr_order_id: string; pack_id: string };

/** One that cannot be issued leaves the others: it is told beside them. */
export function waybillGet(world: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const requested = listIn(input.trade_order_list);
  if (!isSender(givenIn(input.sender)) || requested.length === 0) return DOUYIN_ERRORS.assignedInvalid;
  if (requested.length > AT_ONCE) return DOUYIN_ERRORS.assignedTooMany;
  const sender = senderIn(givenIn(input.sender));
  const ebill_infos: unknown[] = [];
  const err_infos: unknown[] = [];
  for (const { user_id, company_code, order_infos } of requested) {
    for (const info of listIn(order_infos)) {
      const told: Told = { distr_order_id: textIn(info.distr_order_id), pack_id: textIn(info.pack_id) };
      const refuse = (err_code: string, err_msg: string) => err_infos.push({ ...told, err_code, err_msg });
      const found = assignmentAt(world, shopId, { ...told, user_id });
      if (!found) refuse('41002', '代发单不存在');
      else if (found.state !== 'assigned') refuse('41000', '代打订单状态不允许取号');
      else if (!COMPANIES.includes(textIn(company_code))) refuse('10000', '物流公司编码不正确');
      else if (listIn(info.items).length === 0 || !PACK_ID.test(told.pack_id)) refuse('10000', '参数错误');
      else {
        const issued = world.assignments.waybill(found, textIn(company_code), told.pack_id, sender);
        ebill_infos.push({ ...told, ...billOf(issued) });
      }
    }
  }
  return { data: { ebill_infos, err_infos } };
}

/** What is printed, for the print component alone. */
export function waybillApply(world: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const requested = listIn(input.waybill_applies);
  if (requested.length === 0) return DOUYIN_ERRORS.printInvalid;
  const waybill_infos: unknown[] = [];
  const err_infos: unknown[] = [];
  for (const { logistics_code, track_no } of requested) {
    const waybill = world.assignments.findWaybill(shopId, textIn(track_no));
    const assignment = waybill && world.assignments.find(shopId, waybill.assignedId);
    const order = assignment && world.assignments.orderOf(assignment);
    if (!waybill || waybill.isVoid || waybill.company !== textIn(logistics_code) || !order) {
      err_infos.push({ track_no, order_id: '', err_code: 1003, err_msg: '运单号有误，请检查运单号' });
      continue;
    }
    const print_data = sealedPrint(waybill, order);
    const sign = opaqueId('print-signature', print_data);
    waybill_infos.push({ order_id: waybill.assignedId, track_no, print_data, sign });
  }
  return { data: { waybill_infos, err_infos } };
}

export function waybillCancel(world: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const waybill = world.assignments.findWaybill(shopId, textIn(input.track_no));
  if (waybill?.company !== textIn(input.company_code)) return DOUYIN_ERRORS.waybillUnknown;
  world.assignments.void(waybill);
  return { data: { return_result: true } };
}

/** Ships the merchant's order too. A refund that is asked for stands against it unless it is turned down with it. */
export function waybillReturn(world: PlatformWorld, shop: SimulatedShop, input: Given): Answered {
  const { assignments } = world;
  const found = assignmentAt(world, shop.shopId, input);
  if (!found) return DOUYIN_ERRORS.assignmentUnknown;
  if (found.state === 'cancelled') return DOUYIN_ERRORS.assignmentCancelled;
  if (found.state === 'posted') return DOUYIN_ERRORS.assignmentPosted;
  if (afterSaleOf(world, found) === 2 && input.is_refund_reject !== true)
    return DOUYIN_ERRORS.assignmentRefunding;
  const addressId = textIn(input.address_id) || null;
  if (addressId && !shop.sendAddresses.some((each) => each.addressId === addressId))
    return DOUYIN_ERRORS.assignmentAddress;
  const parcels = listIn(input.pack_list).map(({ track_no, company_code, ship_num }) => ({
    waybillNo: textIn(track_no),
    company: textIn(company_code),
    num: numberIn(ship_num),
  }));
  const isRight = parcels.every(({ waybillNo, company }) => waybillNo && COMPANIES.includes(company));
  if (parcels.length === 0 || !isRight) return DOUYIN_ERRORS.assignedInvalid;
  if (parcels.reduce((sum, { num }) => sum + num, 0) !== found.item.num)
    return DOUYIN_ERRORS.assignmentPieces;
  if (assignments.post(found, parcels)) return DOUYIN_ERRORS.assignmentState;
  const posted = found.parcels;
  return {
    data: {
      return_result: true,
      delivery_id: posted[0]?.packId ?? '',
      pack_list: posted.map(({ packId, waybillNo, company, num }) => ({
        deliver_id: packId,
        track_no: waybillNo,
        ship_num: num,
        company_code: company,
      })),
    },
  };
}

export function waybillUpdate(world: PlatformWorld, { shopId }: SimulatedShop, input: Given): Answered {
  const { assignments, orders } = world;
  const found = assignmentAt(world, shopId, input);
  if (!found) return DOUYIN_ERRORS.assignmentUnknown;
  const to = { waybillNo: textIn(input.track_no), company: textIn(input.company_code) };
  const parcel = found.parcels.find(({ packId }) => packId === textIn(input.delivery_id));
  if (!to.waybillNo || !COMPANIES.includes(to.company)) return DOUYIN_ERRORS.assignedInvalid;
  if (!parcel) return DOUYIN_ERRORS.assignmentCancelled;
  const reshipped = { ...to, addressId: null, skuIds: null };
  if (orders.reship(found.merchantId, found.orderNo, reshipped, parcel.waybillNo))
    return DOUYIN_ERRORS.assignmentChange;
  assignments.change(found, parcel, to);
  return { data: { return_result: true, delivery_id: parcel.packId } };
}

function senderIn({ contact, address }: Given): NamedSender {
  const { name, mobile, phone } = givenIn(contact);
  const place = givenIn(address);
  const written = SENDER_TEXTS.slice(1).map((each) => textIn(place[each]));
  return { name: textIn(name), phone: textIn(mobile) || textIn(phone), address: written.join('') };
}

function isSender({ contact, address }: Given): boolean {
  const { name, mobile, phone } = givenIn(contact);
  const place = givenIn(address);
  const isReached = textIn(mobile) !== '' || textIn(phone) !== '';
  return textIn(name) !== '' && isReached && SENDER_TEXTS.every((each) => textIn(place[each]) !== '');
}

function billOf({ waybillNo }: AssignedWaybill) {
  return {
    track_no: waybillNo,
    sort_code: `${waybillNo.slice(-3)}-${waybillNo.slice(-2)} 0${waybillNo.slice(-1)}`,
    package_code: '',
    package_code_name: '',
    mark_destination_code: '',
    mark_destination_code_name: '',
    extra: '',
    extra_resp: '',
    sub_waybill_codes: '',
  };
}
