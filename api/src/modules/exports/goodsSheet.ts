import { isPublished } from '../goods/goodsStatus.ts';
import type { ExportedSku } from '../goodsSheets/exportedGoods.repository.ts';
import { platformText } from './exportWords.ts';
import type { Cell, FilledColumn } from './sheet.types.ts';

type Column = FilledColumn<ExportedSku>;

/** A cell holds no more; goods whose detail is longer keep it when the sheet is imported. */
const MAX_CELL = 32_000;

const column =
  (kind: Column['kind']) =>
  (header: string, width: number, cell: (sku: ExportedSku) => Cell): Column => ({
    header,
    kind,
    width,
    cell,
  });
const text = column('text');
const count = column('count');

const propertyColumns = [1, 2, 3].flatMap((place) => [
  text(`规格名${place}`, 10, ({ properties }) => properties[place - 1] ?? ''),
  text(`规格值${place}`, 14, ({ values }) => values[place - 1] ?? ''),
]);

/** The columns of the goods sheet, as the import reads them. */
export const goodsColumns: readonly Column[] = [
  text('商品编号', 18, ({ goodsNo }) => goodsNo),
  text('分组', 10, () => ''),
  text('商品名称', 36, ({ name }) => name),
  text('分类', 14, ({ category }) => category),
  ...propertyColumns,
  text('商家编码', 18, ({ merchantCode }) => merchantCode),
  text('条码', 18, ({ barcodes }) => barcodes.join(';')),
  column('money')('供货价(元)', 12, ({ supplyPrice }) => supplyPrice),
  count('重量(克)', 10, ({ weight }) => weight),
  text('单位', 8, ({ unit }) => unit),
  count('起订', 8, ({ minNum }) => minNum),
  count('限购', 8, ({ maxNum }) => maxNum),
  text('可售平台', 20, ({ platforms }) => platforms.map(platformText).join(';') || '全部'),
  text('主图', 30, ({ pics }) => pics.join(';')),
  text('规格图', 20, ({ pic }) => pic),
  text('详情', 30, ({ detail }) => (detail.length > MAX_CELL ? '' : detail)),
  text('详情图', 20, () => ''),
  text('仓库', 20, ({ warehouses }) => warehouses.join(';')),
  text('库存', 10, ({ quantities }) => quantities.join(';')),
  text('安全库存', 10, ({ safetyQuantities }) =>
    safetyQuantities.some((pieces) => pieces > 0) ? safetyQuantities.join(';') : '',
  ),
  text('上架', 8, ({ status }) => (isPublished(status) ? '是' : '否')),
];
