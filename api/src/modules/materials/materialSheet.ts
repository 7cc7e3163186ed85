import type { FilledColumn } from '../exports/sheet.types.ts';
import { writeSheet } from '../exports/writeSheet.ts';
import type { GoodDto } from '../goods/goods.schemas.ts';
import type { GoodPricesDto } from '../pricing/prices.schemas.ts';
import { stepsText } from './materialPrices.ts';
import { onSale } from './materialTexts.ts';

type Row = { good: GoodDto; sku: GoodDto['skus'][number]; prices: GoodPricesDto | undefined };

const columns: readonly FilledColumn<Row>[] = [
  { header: '商品编号', kind: 'text', width: 20, cell: ({ good }) => good.goodsNo },
  { header: '商品', kind: 'text', width: 36, cell: ({ good }) => good.name },
  { header: '规格编号', kind: 'text', width: 22, cell: ({ sku }) => sku.skuNo },
  { header: '规格', kind: 'text', width: 20, cell: ({ sku }) => sku.name },
  { header: '商家编码', kind: 'text', width: 16, cell: ({ sku }) => sku.merchantCode },
  { header: '拿货价（元）', kind: 'money', width: 14, cell: ({ sku }) => sku.price },
  { header: '阶梯拿货价', kind: 'text', width: 32, cell: ({ sku, prices }) => stepsText(prices, sku.id) },
  { header: '重量（克）', kind: 'count', width: 12, cell: ({ sku }) => sku.weight },
  {
    header: '可售件数',
    kind: 'count',
    width: 12,
    cell: ({ sku }) => sku.stocks.reduce((sum, { available }) => sum + available, 0),
  },
  {
    header: '组合明细',
    kind: 'text',
    width: 36,
    cell: ({ sku }) =>
      sku.bundleParts
        .map(({ goodName, skuName, num }) => [goodName, skuName, `×${num}`].filter(Boolean).join(' '))
        .join('；'),
  },
];

/** Writes the combinations of goods on sale, at what they cost who asked, into an xlsx. */
export async function writeMaterialSheet(
  path: string,
  goods: readonly GoodDto[],
  prices: ReadonlyMap<number, GoodPricesDto>,
): Promise<void> {
  const headers = columns.map(({ header, kind, width }) => ({ header, kind, width }));
  const writer = writeSheet({ path, format: 'xlsx', title: '规格与价格', columns: headers });
  try {
    for (const good of goods)
      await writer.add(
        onSale(good).map((sku) =>
          columns.map(({ cell }) => cell({ good, sku, prices: prices.get(good.id) })),
        ),
      );
    await writer.end();
  } finally {
    await writer.close();
  }
}
