import { type Given, givenIn, numberIn, textIn } from '../shops/given.ts';
import type { CustomerBook } from './customerBook.ts';
import type { JourneyBook } from './journeyBook.ts';
import {
  CANCELLED,
  COURIER_ORDER,
  IDENTITY,
  INTERCEPTED,
  LABEL_TROUBLES,
  type LabelError,
  NO_WAYBILL,
  NOT_PICKED_UP,
  PARAMETERS,
  PARTNER,
  PHONE,
  PICKED_UP,
  SIGNED,
} from './labelErrors.ts';
import type { LabelCall } from './labelFaults.ts';
import type { IssuedWaybill, LabelOrder, WaybillBook } from './waybillBook.ts';

export type LabelAnswer = { data: Given | null } | LabelError;

const MOBILE_PATTERN = /^1\d{10}(-\d{2,4})?$/;
const PHONE_PATTERN = /^0\d{2,3}-?\d{7,8}$/;
const FULL_ADDRESS_PATTERN = /^\p{Script=Han}{2,}(省|市|自治区|特别行政区)[^*]{4,}$/u;

type LabelWorld = { book: WaybillBook; customers: CustomerBook; journeys: JourneyBook };

/** The methods behind a correctly signed call. */
export const LABEL_METHODS: Readonly<Record<LabelCall, (world: LabelWorld, param: Given) => LabelAnswer>> = {
  order({ book, customers }, param) {
    const requestNo = textIn(param.orderId);
    const before = param.reorder === false && requestNo ? book.remembered(requestNo) : undefined;
    if (before) return { data: reported(before) };
    const request = labelOrderIn(param);
    const { partnerKey, net } = { partnerKey: textIn(param.partnerKey), net: textIn(param.net) };
    const trouble = troubleOf(book, request) ?? customers.troubleOf({ ...request, partnerKey, net });
    if (trouble) return trouble;
    const issued = book.issue(requestNo, request);
    if (!issued) return LABEL_TROUBLES.balance;
    customers.take(request, 1);
    return { data: reported(issued) };
  },

  cancel({ book, customers, journeys }, param) {
    const waybill = book.waybill(textIn(param.kuaidinum));
    const trouble = waybill ? troubleWith(waybill, param) : NO_WAYBILL;
    if (!waybill || trouble) return trouble ?? NO_WAYBILL;
    journeys.done(waybill);
    if (waybill.state === 'cancelled') return CANCELLED;
    if (waybill.state === 'pickedUp') return PICKED_UP;
    book.cancel(waybill);
    customers.take(waybill, -1);
    return { data: null };
  },

  interceptOrder({ book, journeys }, param) {
    const waybill = book.waybill(textIn(param.kuaidinum));
    const trouble = waybill ? troubleWith(waybill, param) : NO_WAYBILL;
    if (!waybill || trouble) return trouble ?? NO_WAYBILL;
    if (!INTERCEPT_TYPES.includes(textIn(param.interceptType)) || !textIn(param.orderRole)) return PARAMETERS;
    const states = journeys.done(waybill).map(({ state }) => state);
    if (waybill.state === 'cancelled') return CANCELLED;
    if (waybill.state === 'issued') return NOT_PICKED_UP;
    if (states.includes('signed')) return SIGNED;
    if (states.includes('returning') || states.includes('returned')) return INTERCEPTED;
    return journeys.makeProblem(waybill, 'returning') ? { data: null } : SIGNED;
  },
};

const INTERCEPT_TYPES = ['RETURN_SEND_STATION', 'RETURN_SEND_ADDR'];

/** What is wrong with a call about a waybill that was issued. */
function troubleWith(waybill: IssuedWaybill, param: Given): LabelError | null {
  if (waybill.kuaidicom !== textIn(param.kuaidicom)) return NO_WAYBILL;
  if (waybill.partnerId !== textIn(param.partnerId)) return PARTNER;
  return waybill.courierOrderNo === textIn(param.orderId) ? null : COURIER_ORDER;
}

function labelOrderIn(param: Given): LabelOrder {
  const identity = {
    thirdOrderId: textIn(param.thirdOrderId),
    oaid: textIn(param.oaid),
    caid: textIn(param.caid),
  };
  return {
    kuaidicom: textIn(param.kuaidicom),
    partnerId: textIn(param.partnerId),
    receiver: personIn(param.recMan),
    identity: Object.values(identity).some(Boolean) ? identity : null,
    sender: personIn(param.sendMan),
    cargo: textIn(param.cargo),
    count: numberIn(param.count),
    weight: numberIn(param.weight),
    remark: textIn(param.remark),
  };
}

function troubleOf(book: WaybillBook, request: LabelOrder): LabelError | null {
  const { receiver, sender, identity } = request;
  const account = book.account(request.kuaidicom);
  if (!account) return LABEL_TROUBLES.courierUnknown;
  if (!request.partnerId) return PARTNER;
  if (!request.cargo || !(request.count >= 1) || !(request.weight >= 0)) return PARAMETERS;
  if (![receiver, sender].every(({ name, mobile, printAddr }) => name && mobile && printAddr))
    return PARAMETERS;
  if (identity) {
    if (!identity.thirdOrderId || !(identity.oaid || identity.caid)) return IDENTITY;
  } else {
    if (receiver.name.includes('*')) return IDENTITY;
    if (!MOBILE_PATTERN.test(receiver.mobile) && !PHONE_PATTERN.test(receiver.mobile)) return PHONE;
    if (!FULL_ADDRESS_PATTERN.test(receiver.printAddr)) return LABEL_TROUBLES.addressInvalid;
  }
  const isOutside = account.areas.some((area) => receiver.printAddr.includes(area));
  return isOutside ? LABEL_TROUBLES.outOfRange : null;
}

function reported({ waybillNo, courierOrderNo, routeCode, requestNo }: IssuedWaybill): Given {
  return {
    taskId: `T${waybillNo}`,
    kuaidinum: waybillNo,
    orderId: requestNo,
    ...(courierOrderNo && { kdComOrderNum: courierOrderNo }),
    ...(routeCode && { bulkpen: routeCode }),
  };
}

function personIn(value: unknown): LabelOrder['receiver'] {
  const { name, mobile, printAddr } = givenIn(value);
  return { name: textIn(name), mobile: textIn(mobile), printAddr: textIn(printAddr) };
}
