import { ShopError } from '../adapters/shops/shopError.ts';
import type {
  RemoteAddress,
  RemoteItem,
  RemoteOrder,
  RemoteReceiver,
  RemoteSku,
} from '../adapters/shops/shopPlatform.ts';
import { maskAddress, maskName, maskPhone } from '../shared/masking.ts';
import { phoneParts } from '../shared/phoneParts.ts';

const GONE = '***';
const NUMERAL = '[\\p{Nd}\\p{No}〇零一二三四五六七八九十百幺两壹贰叁肆伍陆柒捌玖]';
const UNIT = '(?:[号號]|弄|[栋棟]|幢|座|单元|單元|室|[楼樓]|[层層]|组|户)';
const ROAD = '[路街道巷里村庄镇乡区园苑城厦场院坊庭府]';

/** A phone, however it is written; digits that stand together are no date and no quantity. */
const LONG_NUMBER = new RegExp(`${NUMERAL}(?:[^\\p{L}\\p{N}]{0,3}${NUMERAL}){6,}[\\u{fe0f}\\u{20e3}]*`, 'gu');
const DATE = /^20\d{2}\D\d{1,2}\D\d{1,2}$/;
/** In texts of goods, where other long numbers are article numbers. */
const PHONE = /(?<!\d)(?:1[3-9]\d[- ]?\d{4}[- ]?\d{4}|0\d{2,3}-\d{7,8})(?!\d)/g;
/** A house, a staircase or a room: `38号` alone may be a size. */
const HOUSE = new RegExp(
  [
    `(?<=${ROAD}\\s{0,2})${NUMERAL}{1,8}\\s{0,2}[号號]`,
    `${NUMERAL}{1,8}\\s{0,2}[号號](?=[\\s-]{0,2}[\\p{L}\\p{N}]{0,4}(?:[栋棟]|幢|座|单元|單元|室|[楼樓]|[层層]))`,
    `[\\p{Nd}A-Za-z]{0,7}\\p{Nd}\\s{0,2}(?:弄|[栋棟]|幢|座|单元|單元|室|[楼樓]|[层層])`,
    `[A-Za-z]\\s{0,2}(?:[栋棟]|幢|座|单元|單元)`,
    `[一二三四五六七八九十百]{1,8}\\s{0,2}(?:弄|[栋棟]|幢|单元|單元|室)`,
  ].join('|'),
  'gu',
);
/** Where a street ends: a number, a mask, or a numeral with a unit. */
const STREET_END = new RegExp(`[\\p{N}*＊]|(?:${NUMERAL}|[A-Za-z]){1,8}\\s{0,2}${UNIT}`, 'u');
const IDENTITY = /^[\x21-\x7e]*$/;
const MOBILE = /^1[3-9]\d{9}$/;
const FLAG_COLORS: readonly (string | null)[] = ['red', 'yellow', 'green', 'blue', 'purple'];
/** A number and its extension, masked or not. */
const EXTENDED = /^([\d*]{7,})-([\d*]{1,6})$/;

/**
 * An order with nobody in clear: the one door through which orders leave. Receivers are masked whether the platform
 * has masked them or not, which changes no mask; what is said of them elsewhere in the order is masked with them. Only
 * the encrypted identity and the numbers of order, lines, goods and parcels pass as they are.
 *
 * @throws ShopError BAD_ANSWER when such a number tells a person
 */
export function maskedOrder(platform: string, order: RemoteOrder): RemoteOrder {
  const mask = maskOf(order.receiver);
  const number = numberOf(platform, mask);
  return {
    remoteOrderNo: number(order.remoteOrderNo),
    status: order.status,
    refundStatus: order.refundStatus,
    items: order.items.map((item) => maskedItem(item, mask, number)),
    payAmount: order.payAmount,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    promisedShipAt: order.promisedShipAt,
    updatedAt: order.updatedAt,
    buyerNick: mask.words(order.buyerNick).slice(0, 100),
    receiver: maskedReceiver(order.receiver, mask),
    buyerMemo: mask.words(order.buyerMemo).slice(0, 4_000),
    sellerMemo: mask.words(order.sellerMemo).slice(0, 4_000),
    flagColor: FLAG_COLORS.includes(order.flagColor) ? order.flagColor : null,
    shipments: order.shipments.map(({ waybillNo, courierCode }) => ({
      waybillNo: mask.known(waybillNo),
      courierCode: mask.goods(courierCode),
    })),
  };
}

const NOBODY = { name: '', phone: '', province: '', city: '', district: '', address: '' };

/** What a shop has on sale is about nobody; phones in its texts are masked as in orders. */
export function maskedSku(platform: string, { price, ...sku }: RemoteSku): RemoteSku {
  const mask = maskOf(NOBODY);
  const { num: _num, ...masked } = maskedItem({ ...sku, num: 1, price }, mask, numberOf(platform, mask));
  return masked;
}

/** A code of the platform's, unless it is a phone. */
export function maskedCode(code: string): string {
  return code.search(PHONE) < 0 ? code : 'UNKNOWN';
}

/** An address of the shop itself, of whom it tells as little. */
export function maskedSender(address: RemoteAddress): RemoteAddress {
  const mask = maskOf(address);
  return {
    remoteAddressId: mask.known(address.remoteAddressId),
    isDefault: address.isDefault,
    ...maskedPerson(address, mask),
  };
}

/** @throws ShopError BAD_ANSWER when a number tells a person */
function numberOf(platform: string, mask: Mask) {
  return (text: string) => {
    if (IDENTITY.test(text) && mask.known(text) === text) return text;
    throw new ShopError(platform, 'transient', 'BAD_ANSWER');
  };
}

type Mask = ReturnType<typeof maskOf>;
type Contact = Pick<RemoteReceiver, 'name' | 'phone' | 'province' | 'city' | 'district' | 'address'>;

function maskedReceiver(receiver: RemoteReceiver, mask: Mask): RemoteReceiver {
  const { encryptedId } = receiver;
  // Ciphers hold any digits; only what is a phone as a whole, or the receiver's, is none.
  const isOpaque =
    encryptedId &&
    IDENTITY.test(encryptedId) &&
    !MOBILE.test(encryptedId) &&
    mask.known(encryptedId) === encryptedId;
  return { ...maskedPerson(receiver, mask), encryptedId: isOpaque ? encryptedId : null };
}

function maskedPerson({ name, phone, province, city, district, address }: Contact, mask: Mask): Contact {
  return {
    name: name && maskName(name).slice(0, 30),
    phone: maskedPhone(phone),
    province: mask.region(province),
    city: mask.region(city),
    district: mask.region(district),
    address: mask.street(address),
  };
}

/** Of what is no digit nothing is shown where a phone should be. */
function maskedPhone(phone: string): string {
  const digits = phone.slice(0, 30).replace(/[^\d*-]/g, '*');
  const [, number = digits, extension = ''] = EXTENDED.exec(digits) ?? [];
  return maskPhone(number) + (extension && `-${'*'.repeat(extension.length)}`);
}

function maskedItem(item: RemoteItem, mask: Mask, number: (text: string) => string): RemoteItem {
  const { lineId, remoteGoodId, remoteSkuId, title, sku, num, price, pic, merchantCode } = item;
  return {
    ...(lineId !== undefined && { lineId: number(lineId) }),
    remoteGoodId: number(remoteGoodId),
    remoteSkuId: number(remoteSkuId),
    title: mask.goods(title).slice(0, 1_000),
    sku: mask.goods(sku).slice(0, 1_000),
    num,
    price,
    pic: IDENTITY.test(pic) && mask.known(decoded(pic)) === decoded(pic) ? pic : '',
    merchantCode: mask.known(merchantCode).slice(0, 200),
  };
}

/** What masks the texts around a person, of whom it knows what the platform has told in clear. */
function maskOf({ name, phone, address }: Contact) {
  // Of a mask nothing is known: what it shows stands in numbers and titles of others.
  const names = (unmasked(name).match(/[\p{L}·]{2,}/gu) ?? []).filter(
    (word) => word.length >= 4 || !IDENTITY.test(word),
  );
  const phones = [unmasked(phone), phoneParts(unmasked(phone)).number]
    .map((text) => text.replace(/\D/g, ''))
    .filter(({ length }) => length >= 7);
  const numbers = address.match(/[\p{Nd}A-Za-z]{3,}/gu)?.filter((word) => /\p{Nd}/u.test(word)) ?? [];
  const end = address.search(STREET_END);
  const house = end < 0 ? '' : address.slice(end);
  const houses = [
    ...(house.length >= 4 ? [house] : []),
    ...numbers.flatMap((word) => [`${word}号`, `${word}室`]),
  ].filter((text) => text === unmasked(text));

  const known = (text: string) => {
    const nameless = names.reduce((left, each) => left.replace(spaced(each), maskName), text);
    const homeless = houses.reduce((left, each) => left.replaceAll(each, GONE), nameless);
    return phones.reduce((left, each) => left.replace(spaced(each), GONE), homeless);
  };
  const goods = (text: string) => known(text).replace(PHONE, maskPhone);
  const words = (text: string) =>
    numbers
      .reduce((left, each) => left.replaceAll(each, GONE), known(text).replace(HOUSE, GONE))
      .replace(LONG_NUMBER, (digits) => (DATE.test(digits) ? digits : GONE));
  /** What stands before the first number; null when there is none. */
  const beforeNumber = (text: string) => {
    const nameless = known(text).replace(LONG_NUMBER, GONE);
    const end = nameless.search(STREET_END);
    return end < 0 ? null : nameless.slice(0, end);
  };
  return {
    known,
    goods,
    words,
    region: (text: string) => (beforeNumber(text) ?? known(text)).trim().slice(0, 30),
    street(text: string) {
      if (!text) return '';
      const street = beforeNumber(text);
      return street === null ? maskAddress(known(text)) : `${street.slice(0, 100)}${GONE}`;
    },
  };
}

function unmasked(text: string): string {
  return /[*＊]/.test(text) ? '' : text;
}

/** A name or a phone, also with spaces or dashes in it. */
function spaced(text: string): RegExp {
  return new RegExp([...text].join('[\\s-]{0,2}'), 'gu');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
