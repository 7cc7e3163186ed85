import { plainSheetBytes } from '../../web/src/features/spreadsheets/plainSheet.ts';

const HEADER = [
  ...['分组', '商品名称', '分类', '规格名1', '规格值1', '商家编码', '条码', '供货价(元)', '重量(克)'],
  ...['单位', '起订', '限购', '主图', '详情', '仓库', '库存', '上架'],
];

/** A sheet of goods of two colours each. */
export function goodsFile(
  goods: number,
  { warehouse, picture }: { warehouse: string; picture: string },
): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: goods }, (_, at) =>
    ['红色', '蓝色'].map((colour, place) => [
      ...[`K${at}`, `批量导入的毛绒公仔 ${at} 号`, '日用百货', '颜色', colour, `K${at}-${place}`],
      ...[String(6_900_000_000_000 + at * 2 + place), '12.80', '300', '个', '1', '20', picture],
      ...['源头现货，两天内发出', warehouse, '100', '是'],
    ]),
  ).flat();
  const columns = HEADER.map((name) => ({ name, width: 12 }));
  return plainSheetBytes('商品', columns, rows);
}
