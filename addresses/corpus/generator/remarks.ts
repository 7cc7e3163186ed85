import { type Paste, paste, piece } from './paste.ts';
import type { Random } from './random.ts';

const remarks = (
  '放门口 不要放快递柜 周末送 发顺丰 工作日送 轻拿轻放 放菜鸟驿站 送货上门 不要放驿站 放门卫室 放前台 ' +
  '到了打电话 送前电话联系 不要打电话 发邮政 不要发极兔 发中通 包装严实点 易碎品小心轻放 不要放小票 放保安亭 ' +
  '下午五点后送 晚上七点后派送 上午不在家 周六日不收货 放鞋柜上 放水表箱 放丰巢柜 一定要送上楼 不要写价格 ' +
  '保密发货 尽快发货 今天务必发出 多放点泡沫 要新鲜的 送人的包装好点 节后再发 20号以后发货 不接电话就发短信 放物业'
).split(' ');

/** A remark to supplier or courier, without a label. */
export function drawRemark(random: Random): string {
  return random.word(remarks);
}

/** Two remarks that are not the same. */
export function twoRemarks(random: Random): [Paste, Paste] {
  const first = drawRemark(random);
  let second = drawRemark(random);
  while (second === first) second = drawRemark(random);
  return [[piece('remark', first)], [piece('remark', second)]];
}

export function remark(random: Random): Paste {
  return [piece('remark', drawRemark(random))];
}

const remarkLabels = [
  '备注',
  '买家留言',
  '留言',
  '买家备注',
  '卖家备注',
  '订单备注',
  '配送备注',
  '客户备注',
  '配送要求',
  '要求',
  '特别说明',
];

const said = [
  '麻烦尽快发货',
  '帮我挑好一点的',
  '生日礼物请包装好',
  '第一次买希望好吃',
  '不要辣',
  '送货前请打电话谢谢',
  '公司前台代收',
  '要发票',
  '发货前请检查',
  '老客户多送点',
];

/** 备注：周末送, 买家留言: 麻烦尽快发货; all that the label introduces is the remark. */
export function labelledRemark(random: Random): Paste {
  const value = random.chance(0.7) ? drawRemark(random) : random.word(said);
  const both = random.chance(0.2) ? `，${drawRemark(random)}` : '';
  return paste`${random.pick(remarkLabels)}${random.pick(['：', ':', ': '])}${piece('remark', value + both)}`;
}
