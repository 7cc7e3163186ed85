import { type Paste, paste, piece } from './paste.ts';
import type { Random } from './random.ts';

const numerals: Record<number, string> = {
  1: '一',
  2: '两',
  3: '三',
  4: '四',
  5: '五',
  6: '六',
  8: '八',
  10: '十',
  12: '十二',
  15: '十五',
  20: '二十',
};
const units = ['件', '箱', '盒', '份', '套', '包', '瓶', '袋', '个', '罐', '提', '双', '条', '桶', '单'];

/** How many are ordered: small numbers mostly. */
function drawCount(random: Random): number {
  return random.chance(0.8) ? random.int(1, 6) : random.int(7, 60);
}

function counted(random: Random, count: number): string {
  const word = numerals[count];
  return word !== undefined && random.chance(0.4) ? word : String(count);
}

/** A quantity that stands alone: 2件, 两箱, x3, ×3, *3, 要2个, 共4盒. */
export function quantity(random: Random, count = drawCount(random)): Paste {
  const unit = random.pick(units);
  const text = random.pick([
    `${count}${unit}`,
    `${counted(random, count)}${unit}`,
    `${counted(random, count)}${unit}`,
    `x${count}`,
    `X${count}`,
    `×${count}`,
    `*${count}`,
    `要${counted(random, count)}${unit}`,
    `共${count}${unit}`,
    `来${counted(random, count)}${unit}`,
  ]);
  return [piece('quantity', text, count)];
}

/** Behind a specification or the name of goods: x2, *2, ×2, " 2件". */
export function multiplier(random: Random, count = drawCount(random)): Paste {
  const text = random.pick([
    `x${count}`,
    `X${count}`,
    `×${count}`,
    `*${count}`,
    ` ${count}${random.pick(units)}`,
    ` x ${count}`,
  ]);
  return [piece('quantity', text, count)];
}

const quantityLabels = ['数量', '件数', '购买数量', '商品数量', '订购数量'];

/** 数量：2, 购买数量: 3件. */
export function labelledQuantity(random: Random, count = drawCount(random)): Paste {
  const value = random.chance(0.7) ? String(count) : `${count}${random.pick(units)}`;
  return paste`${random.pick(quantityLabels)}${random.pick(['：', ':', ': '])}${piece('quantity', value, count)}`;
}

const colours = [
  '红色',
  '黑色',
  '白色',
  '米白色',
  '藏青色',
  '浅灰色',
  '粉色',
  '天蓝色',
  '墨绿色',
  '卡其色',
  '咖啡色',
  '紫色',
  '雾霾蓝',
  '奶茶色',
];
const sizes = [
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  '2XL',
  '3XL',
  '均码',
  '38码',
  '42码',
  '165/88A',
  '大号',
  '中号',
  '120cm',
  '1.8m',
];
const measures = [
  '500g',
  '250g',
  '1kg',
  '5斤装',
  '10斤装',
  '3斤装',
  '2.5kg',
  '礼盒装',
  '家庭装',
  '整箱装',
  '24袋装',
];
const foods = (
  '苹果 红富士苹果 赣南脐橙 砂糖橘 土鸡蛋 五常大米 东北大米 纯牛奶 洗衣液 猕猴桃 车厘子 芒果干 坚果礼盒 普洱茶 铁观音 蜂蜜 ' +
  '核桃 红枣 枸杞 沐浴露 腊肉 香肠 牛肉干 酸辣粉 螺蛳粉 自热火锅 挂面 食用油 大闸蟹 榴莲 石榴 冬枣'
).split(' ');
const wares = (
  '抽纸 卫生纸 保温杯 纯棉T恤 加绒卫衣 牛仔裤 运动鞋 面膜 洗面奶 护手霜 儿童书包 数据线 充电宝 蓝牙耳机 台灯 床上四件套 ' +
  '蚕丝被 电热毯 雨伞 袜子 拖鞋 毛巾 羽绒服 打底裤 收纳箱 垃圾袋 手机壳 行李箱 颈枕 瑜伽垫'
).split(' ');

/** The name of goods, food now and then with its measure: 赣南脐橙10斤装, 纯棉T恤. */
export function drawGoods(random: Random): string {
  if (random.chance(0.5)) return random.word(wares);
  return random.word(foods) + (random.chance(0.7) ? random.pick(measures) : '');
}

function drawColour(random: Random): string {
  return random.word(colours);
}

function drawSize(random: Random): string {
  return random.pick(sizes);
}

/** What is said of the goods, without a label: 红色 XL, 赣南脐橙10斤装, 黑色/L, 【升级款】白色. */
export function specification(random: Random): Paste {
  const text = random.pick([
    `${drawColour(random)} ${drawSize(random)}`,
    `${drawColour(random)}/${drawSize(random)}`,
    `${drawColour(random)}${drawSize(random)}`,
    drawGoods(random),
    drawGoods(random),
    drawGoods(random),
    `${drawGoods(random)} ${drawColour(random)}`,
    `【升级款】${drawColour(random)}`,
  ]);
  return [piece('specification', text)];
}

const specificationLabels = [
  '规格',
  '商品规格',
  '颜色分类',
  '款式',
  '型号',
  '商品',
  '商品名称',
  '货品',
  '产品',
];

/** 规格：500g, 颜色：红色 尺码：L, 商品：赣南脐橙10斤装. */
export function labelledSpecification(random: Random): Paste {
  const colon = random.pick(['：', ':', ': ']);
  if (random.chance(0.2)) return paste`规格${colon}${piece('specification', random.pick(measures))}`;
  if (random.chance(0.3)) {
    return paste`颜色${colon}${piece('specification', drawColour(random))} 尺码${colon}${piece('specification', drawSize(random))}`;
  }
  const label = random.pick(specificationLabels);
  const look = random.pick([
    `${drawColour(random)};${drawSize(random)}`,
    `${drawColour(random)} ${drawSize(random)}`,
    drawColour(random),
  ]);
  const value = /品$|货品/.test(label) || label === '商品名称' ? drawGoods(random) : look;
  return paste`${label}${colon}${piece('specification', value)}`;
}
