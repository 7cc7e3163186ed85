import type { GoodDto } from '../goods/goods.schemas.ts';
import type { GoodPricesDto } from '../pricing/prices.schemas.ts';
import { stepsNote, stepsText } from './materialPrices.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of clean HTML, a paragraph a line. */
export function plainText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|h2|h3|li|blockquote)>/g, '\n')
    .replace(/<li>/g, '· ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

/** What can be said of goods where they are sold: nothing that only their supplier knows. */
export function materialText(good: GoodDto, prices?: GoodPricesDto): string {
  const facts = [
    `商品编号：${good.goodsNo}`,
    `类目：${good.categoryName}`,
    `单位：${good.unit}`,
    ...(good.shipFrom ? [`发货地：${good.shipFrom}`] : []),
    ...good.properties.map(({ name, values }) => `${name}：${values.map((value) => value.name).join('、')}`),
  ];
  const combinations = onSale(good).map(({ name, weight }) => `· ${name || '默认'}，${weight} 克`);
  const parts = [
    ['标题', good.name],
    ['参数', facts.join('\n')],
    ['规格', combinations.join('\n')],
    ['详情', plainText(good.detail) || '没有文字详情'],
    ...steps(good, prices),
  ];
  return `\uFEFF${parts.map(([title, text]) => `【${title}】\n${text}\n`).join('\n')}`.replaceAll(
    '\n',
    '\r\n',
  );
}

/** What goods cost who asked, where that depends on the pieces. */
function steps(good: GoodDto, prices: GoodPricesDto | undefined): [string, string][] {
  const lines = onSale(good).flatMap(({ id, name }) => {
    const words = stepsText(prices, id);
    return words === '' ? [] : [`· ${name || '默认'}：${words}`];
  });
  return prices && lines.length > 0
    ? [['阶梯拿货价（仅供自己参考）', [...lines, stepsNote(prices)].join('\n')]]
    : [];
}

export function onSale({ skus }: GoodDto): GoodDto['skus'] {
  return skus.filter((sku) => sku.onSale);
}
