import type { Label } from './labels.ts';
import {
  claim,
  isFieldless,
  isFree,
  type Layout,
  neighbour,
  Owner,
  type OwnerCode,
  type Span,
  textOf,
} from './layout.ts';

/** How the platforms write their order numbers; a bare number of these forms is one. */
const platformForms = [
  /(?<![\dA-Za-z-])2\d{5}-\d{15}(?![\dA-Za-z-])/g, // 拼多多: day, hyphen, 15 digits
  /(?<![\dA-Za-z-])P\d{18}(?![\dA-Za-z-])/g, // 小红书
  /(?<![\dA-Za-z-])E\d{20,26}(?![\dA-Za-z-])/g, // 有赞
  /(?<![\dA-Za-z+-])(?!0{0,2}861[3-9]\d{9}(?!\d))(?<![\p{Script=Han}]\d{0,4})\d{15,19}A?(?![\dA-Za-z-])/gu, // 淘宝, 天猫, 1688, 抖音 (formerly with an A), 快手, 微店
];

/** A platform's name in front of a number says that it is one of its orders: 京东 has no form of its own. */
const platform =
  '(?:拼多多|拼多多商家|pdd|淘宝|天猫|tmall|taobao|抖音|抖店|京东|jd|快手|小红书|微店|有赞|1688|阿里巴巴|阿里|闲鱼|唯品会|苏宁|得物|视频号|微信小店|美团|饿了么|店铺|平台|商城)';
const platformNumber = new RegExp(
  `(?<![\\p{Script=Han}\\w])${platform}(?:店铺?|商城|平台|小店)?\\s*[:：#]?\\s*((?=[\\dA-Za-z-]*\\d{6})[\\dA-Za-z-]{8,32})(?![\\dA-Za-z])`,
  'giu',
);

const courier =
  '(?:顺丰|圆通|中通|申通|韵达|极兔|邮政|ems|德邦|京东快递|京东物流|百世|天天快递|菜鸟速递|丹鸟|安能|优速快递|速尔|跨越速运|快递|物流)';
const courierName = new RegExp(`${courier}(?:ems)?(?:快递|速递|快运|物流|速运)?`, 'gi');
/** Waybill numbers in the couriers' own forms, or a number behind a courier's name. */
const waybillForms = [
  /(?<![\dA-Za-z])(?:SF|YT|JT|ZTO|STO|YD|JDV[A-Z]?|JD[VX]|JDK|DPK|EMS|LP|DPL|KY|BEST)\d{10,18}(?![\dA-Za-z])/gi,
  /(?<![\dA-Za-z-])7[3-9]\d{12,13}(?!\d)/g, // 中通, 申通
  /(?<![\dA-Za-z-])[49][36]\d{11}(?!\d)/g, // 韵达, 邮政
  new RegExp(
    `${courier}(?:ems)?(?:快递|速递|快运|物流|速运)?(?:单号)?\\s*[:：]?\\s*((?=[\\dA-Za-z]*\\d{8})[\\dA-Za-z]{10,20})(?![\\dA-Za-z])`,
    'gi',
  ),
];

/** Behind words for an order; its digits may be those of a phone, so it is taken before the phones. */
const labelledNumber =
  /(?:(?:订单|交易)(?:编号|号码|号|单号|id)|(?<![快递物流运面])单号|订单)\s*[:：#＃=]*\s*((?=[\dA-Za-z_-]*\d{4})[\dA-Za-z][\dA-Za-z_-]{4,39})(?![\dA-Za-z])/gi;
const labelledWaybill =
  /(?:(?:快递|运单|物流|面单|物流运单|快递运单)(?:编号|号码|单号|号|单))\s*[:：#]*\s*(?:\p{Script=Han}{2,6}\s*[:：]?\s*)?((?=[\dA-Za-z]*\d{5})[\dA-Za-z]{8,24})(?![\dA-Za-z])/giu;
const numberAhead = /[\s:：#＃=]*((?=[\dA-Za-z_-]*\d{3})[\dA-Za-z][\dA-Za-z_-]{3,39})(?![\dA-Za-z])/y;

/** Numbers that shops, payments and people have beside those of orders, and what a tool numbers by itself. */
const otherNumber =
  /(?<![\p{Script=Han}])(?:(?:内部|系统|erp|支付宝?|微信(?:支付)?|商户|收款|付款|流水|出库|入库|发货|退款|退货|售后|波次|拣货|工单|发票|合单|打印)(?:订单|交易|商户)?(?:编号|号码|单号|流水号?|号|id)|(?:支付宝?|微信支付)?(?:流水|交易流水)(?:单号|号)|(?:身份|学生|会员|优惠)?[证卡](?:件)?(?:号码?|编号)?|税号|条形?码|批次号?|(?:商品|宝贝|货品|产品|店铺|用户|买家|卖家|会员|shop|sku|spu|goods)\s?(?:id|编[号码]|货号|条?码))\s*[:：#＃=]?\s*([\dA-Za-z_-]{4,40})(?![\dA-Za-z])/giu;
/** Numbers that are told only where there is no order's own. */
const secondary = /(?:po|采购|子|合并|补发|关联)(?:订单|交易)?(?:编号|单号|号)?\s*[:：#＃=]*\s*$/i;

/** Where the number behind a label is; undefined when none follows. */
function numberBehind(layout: Layout, end: number): Span | undefined {
  numberAhead.lastIndex = end;
  const match = numberAhead.exec(layout.folded);
  if (!match) return undefined;
  const stop = match.index + match[0].length;
  return { start: stop - (match[1] as string).length, end: stop };
}

/** Claims the number; the name of a platform or courier in front of it belongs to no field. */
function claimMatch(layout: Layout, match: RegExpExecArray, owner: OwnerCode, named = false): boolean {
  const number = match[1] ?? match[0];
  const end = match.index + match[0].length;
  const span = { start: end - number.length, end };
  if (!isFree(layout, span) || (named && /^1[3-9]\d{9}$/.test(number))) return false;
  claim(layout, span, owner);
  if (named) claimName(layout, { start: match.index, end: span.start });
  return true;
}

function claimName(layout: Layout, { start, end }: Span): void {
  let to = end;
  while (to > start && layout.owners[to - 1] === Owner.separator) to--;
  claim(layout, { start, end: to }, Owner.ignored);
}

/** A number of eight digits and letters or more that is no mobile, without which there is nothing to search for. */
const longNumber =
  /(?<![\dA-Za-z-])(?!1[3-9]\d{9}(?:-\d{1,4})?(?![\dA-Za-z-]))(?=[\dA-Za-z-]*\d{4})[\dA-Za-z-]{5,}/;

/** Claims waybill numbers for the rest, before a phone can be read from one. */
export function takeWaybills(layout: Layout): void {
  if (!longNumber.test(layout.folded)) return;
  let found = false;
  for (const form of [labelledWaybill, ...waybillForms]) {
    const named = form.source.startsWith(courier);
    for (const match of layout.folded.matchAll(form)) {
      if (claimMatch(layout, match, Owner.ignored, named)) found = true;
    }
  }
  if (found) takeCourierNames(layout);
}

/** The courier's name beside a waybill number: 圆通：YT3216649267928, 448505856594927（韵达快递）. */
function takeCourierNames(layout: Layout): void {
  for (const match of layout.folded.matchAll(courierName)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const beside = [neighbour(layout, span.start, -1), neighbour(layout, span.end, 1)];
    if (isFree(layout, span) && beside.some(isFieldless)) claim(layout, span, Owner.ignored);
  }
}

/** Claims what an order label introduces, and a waybill's. */
export function takeOrderNumbers(layout: Layout, labels: readonly Label[]): void {
  for (const label of labels) {
    if (label.field !== 'thirdOrderNo' && label.field !== 'waybill') continue;
    const span = numberBehind(layout, label.end);
    if (!span || !isFree(layout, span)) continue;
    claim(layout, span, label.field === 'waybill' ? Owner.ignored : Owner.thirdOrderNo);
  }
}

function takeOtherNumbers(layout: Layout): void {
  for (const match of layout.folded.matchAll(otherNumber)) {
    const number = match[1] as string;
    if (!/\d{3}/.test(number) || /^1[3-9]\d{9}$/.test(number)) continue;
    const end = match.index + match[0].length;
    const span = { start: end - number.length, end };
    if (isFree(layout, span)) claim(layout, span, Owner.ignored);
  }
}

/** How many order numbers there are, without repetitions and without secondary ones beside others. */
export function settleOrderNumbers(layout: Layout): number {
  const numbers: Span[] = [];
  layout.owners.forEach((owner, at) => {
    if (owner !== Owner.thirdOrderNo) return;
    const last = numbers.at(-1);
    if (last?.end === at) last.end++;
    else numbers.push({ start: at, end: at + 1 });
  });
  const texts = new Set<string>();
  const own = numbers.filter((span) => !secondary.test(layout.folded.slice(0, span.start)));
  const dropped = own.length > 0 ? numbers.filter((span) => !own.includes(span)) : [];
  for (const span of own.length > 0 ? own : numbers) {
    const text = textOf(layout, span);
    if (texts.has(text)) dropped.push(span);
    texts.add(text);
  }
  for (const { start, end } of dropped) layout.owners.fill(Owner.ignored, start, end);
  return texts.size;
}

/** A recipient has one order number, the first; others are not understood. */
export function keepFirstOrderNumber({ owners }: Layout): void {
  const start = owners.indexOf(Owner.thirdOrderNo);
  let end = start;
  while (owners[end] === Owner.thirdOrderNo) end++;
  for (let i = end; i < owners.length; i++) if (owners[i] === Owner.thirdOrderNo) owners[i] = Owner.rest;
}

/** Claims bare order numbers; call it before the phones, because a long number may hold the digits of one. */
export function takeBareOrderNumbers(layout: Layout): void {
  if (!longNumber.test(layout.folded)) return;
  takeOtherNumbers(layout);
  for (const form of [labelledNumber, platformNumber, ...platformForms]) {
    for (const match of layout.folded.matchAll(form)) {
      const number = match[1] ?? match[0];
      if (form === platformNumber && /^1[3-9]\d{8,10}$/.test(number)) continue;
      claimMatch(layout, match, Owner.thirdOrderNo, form === platformNumber);
    }
  }
}
