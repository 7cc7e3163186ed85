import { createHash } from 'node:crypto';
import type { OrderItem, Receiver, SendAddress } from './shopTypes.ts';

const FAMILY_NAMES = [...'陈林黄张李王吴刘蔡杨许郑谢郭洪邱曾赖徐周叶苏庄吕江何萧罗高潘'];
const GIVEN_NAMES = [
  '晓明',
  '雨桐',
  '志强',
  '思远',
  '佳怡',
  '文博',
  '若曦',
  '建国',
  '梦琪',
  '子涵',
  '秀英',
  '浩然',
];
const PLACES: [province: string, city: string, district: string, road: string][] = [
  ['浙江省', '杭州市', '西湖区', '文三路'],
  ['广东省', '深圳市', '南山区', '科技园路'],
  ['北京市', '北京市', '朝阳区', '建国路'],
  ['上海市', '上海市', '浦东新区', '张杨路'],
  ['江苏省', '苏州市', '姑苏区', '人民路'],
  ['四川省', '成都市', '武侯区', '天府大道'],
  ['湖北省', '武汉市', '洪山区', '珞喻路'],
  ['山东省', '青岛市', '市南区', '香港中路'],
  ['福建省', '厦门市', '思明区', '湖滨南路'],
  ['河南省', '郑州市', '金水区', '花园路'],
];
const GOODS: [title: string, sku: string, price: number][] = [
  ['日式陶瓷马克杯', '奶白色', 2_990],
  ['纯棉加厚毛巾两条装', '浅灰', 1_980],
  ['可折叠雨伞', '藏青', 3_590],
  ['不锈钢保温杯 500ml', '墨绿', 5_900],
  ['桌面收纳盒', '三层', 2_450],
  ['儿童绘本一套十册', '标准', 8_800],
];

const COLORS = ['奶白色', '浅灰', '墨绿'];
/** Goods that a shop has on sale besides those that people buy. */
const OTHER_GOODS = 240;

/** What every shop has on sale from the start, by the numbers that orders have. */
export function itemsOnSale(): Omit<OrderItem, 'num'>[] {
  const bought = GOODS.map(([title, sku, price], index) => itemOf({ title, sku, price }, index, index));
  const others = Array.from({ length: OTHER_GOODS }, (_, index) => {
    const [title, , price] = GOODS[index % GOODS.length] ?? ['', '', 0];
    const number = GOODS.length + index;
    return COLORS.slice(0, 1 + (index % COLORS.length)).map((sku, variant) =>
      itemOf(
        { title: `${title} 款式${number}`, sku, price: price + variant * 100 },
        number,
        number * COLORS.length + variant,
      ),
    );
  });
  return [...bought, ...others.flat()];
}

function itemOf(
  { title, sku, price }: Pick<OrderItem, 'title' | 'sku' | 'price'>,
  good: number,
  number: number,
): Omit<OrderItem, 'num'> {
  return {
    goodId: String(680_000_000_000 + good),
    skuId: String(4_900_000_000_000 + number),
    ...{ title, sku, price },
    pic: 'https://img.example.com/item.jpg',
    merchantCode: `SP${number}`,
  };
}

/** Numbers from 0 to below 1 that look random and are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

export function someReceiver(random: Random): Receiver {
  const person = { name: someName(random), phone: somePhone(random), ...somePlace(random) };
  const receiverId = createHash('sha256').update(Object.values(person).join('\n')).digest('hex').slice(0, 32);
  return { receiverId, ...person };
}

export function someSendAddress(random: Random, addressId: string, isDefault: boolean): SendAddress {
  return { addressId, name: someName(random), phone: somePhone(random), ...somePlace(random), isDefault };
}

/** One to three pieces of something; `title` instead of its own, for a gift that is bought again and again. */
export function someItem(random: Random, title: string | null): OrderItem {
  const index = Math.floor(random() * GOODS.length);
  const [ownTitle, sku, price] = GOODS[index] ?? ['', '', 0];
  const number = title === null ? index : [...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const num = 1 + Math.floor(random() * 3);
  return { ...itemOf({ title: title ?? ownTitle, sku, price }, number, number), num };
}

function someName(random: Random): string {
  return pick(random, FAMILY_NAMES) + pick(random, GIVEN_NAMES);
}

/** Of a prefix that things have and people have not. */
function somePhone(random: Random): string {
  return `1410${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`;
}

function somePlace(random: Random) {
  const [province, city, district, road] = pick(random, PLACES);
  const address = `${road}${1 + Math.floor(random() * 300)}号${1 + Math.floor(random() * 30)}栋${101 + Math.floor(random() * 900)}室`;
  return { province, city, district, address };
}

function pick<T>(random: Random, from: readonly [T, ...T[]] | readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}
