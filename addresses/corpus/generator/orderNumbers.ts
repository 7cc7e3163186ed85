import { type Paste, piece } from './paste.ts';
import type { Random } from './random.ts';

export const platforms = [
  '拼多多',
  '淘宝',
  '天猫',
  '抖音',
  '京东',
  '快手',
  '小红书',
  '1688',
  '有赞',
  '微店',
] as const;
export type Platform = (typeof platforms)[number];

const two = (value: number) => String(value).padStart(2, '0');

/** yymmdd of some day of 2023 to 2026. */
function shortDate(random: Random): string {
  return `${random.int(23, 26)}${two(random.int(1, 12))}${two(random.int(1, 28))}`;
}

const digits = (random: Random, first: string, count: number) => first + random.digits(count - first.length);

const draw: Record<Platform, (random: Random) => string> = {
  拼多多: (r) => `${shortDate(r)}-${r.digits(15)}`,
  淘宝: (r) => digits(r, r.pick(['1', '2', '3', '4']), 19),
  天猫: (r) => digits(r, r.pick(['1', '2', '3', '4']), 19),
  抖音: (r) => digits(r, r.pick(['69', '49', '50']), 19),
  京东: (r) => digits(r, r.pick(['2', '3']), r.int(12, 13)),
  快手: (r) => digits(r, '2', 16),
  小红书: (r) => `P${r.digits(18)}`,
  '1688': (r) => digits(r, r.pick(['1', '2', '3', '4']), 19),
  有赞: (r) =>
    `E20${shortDate(r)}${two(r.int(0, 23))}${two(r.int(0, 59))}${two(r.int(0, 59))}${r.digits(11)}`,
  微店: (r) => digits(r, '8', 15),
};

/** An order number in its platform's form, to be put behind a label or the platform's name. */
export function orderNumber(random: Random, platform: Platform): Paste {
  return [piece('thirdOrderNo', draw[platform](random))];
}

/** Platforms whose form says by itself that it is an order number. */
export const bareForms: readonly Platform[] = ['拼多多', '淘宝', '抖音'];

export const orderLabels = [
  '订单号',
  '订单编号',
  '订单号码',
  '订单ID',
  '交易号',
  '单号(订单)',
  '平台订单号',
  '第三方单号',
  '外部订单号',
  '网店订单号',
];
