import { codeOf } from '../../spreadsheets/fieldText.ts';
import { importSheetText } from '../../spreadsheets/importing/importSheet.text.ts';
import { type CellReader, refuseRows, rowsBelowHeader } from '../../spreadsheets/importing/sheetRows.ts';
import type { PictureZip } from '../../spreadsheets/pictureZip.ts';
import type { Grid } from '../../spreadsheets/sheets.types.ts';
import { cellProblems, picturesOf } from './goodsCells.ts';
import { goodsSheetText as text } from './goodsSheet.text.ts';
import { type CellProblem, GOODS_FIELDS, type GoodsField, type GoodsSheetRow } from './goodsSheet.types.ts';

/** What a column may be called, the best first; compared as `plainHeader` writes them, without brackets. */
const NAMES: Record<GoodsField, readonly string[]> = {
  goodsNo: ['商品编号', '商品编码'],
  group: ['分组', '货号', '款号'],
  name: ['商品名称', '名称', '标题', '商品标题'],
  category: ['分类', '商品分类', '类目'],
  property1: ['规格名1', '规格名'],
  value1: ['规格值1', '规格值'],
  property2: ['规格名2'],
  value2: ['规格值2'],
  property3: ['规格名3'],
  value3: ['规格值3'],
  merchantCode: ['商家编码', '规格编码', 'sku编码'],
  barcodes: ['条码', '条形码', '69码'],
  price: ['供货价', '价格', '单价'],
  weight: ['重量', '克重'],
  unit: ['单位'],
  minNum: ['起订', '起订量'],
  maxNum: ['限购', '限购量'],
  platforms: ['可售平台', '平台'],
  pics: ['主图', '商品主图', '商品图片'],
  pic: ['规格图', '规格图片'],
  detail: ['详情', '商品详情', '描述'],
  detailPics: ['详情图', '详情图片'],
  warehouse: ['仓库', '发货仓库'],
  quantity: ['库存', '库存数量', '数量'],
  safety: ['安全库存'],
  onSale: ['上架', '是否上架'],
};

/** What goods have one of, however many rows they have. */
const OF_GOODS = [
  ...(['name', 'category', 'property1', 'property2', 'property3', 'unit', 'minNum', 'maxNum'] as const),
  ...(['platforms', 'pics', 'detail', 'detailPics', 'onSale'] as const),
] as const;

/**
 * The rows of a sheet of goods, those of the same goods behind each other, or null where no header names goods and prices. A
 * wrong row holds back all rows of its goods.
 */
export function rowsOfGoods(grid: Grid, zip: PictureZip | null): GoodsSheetRow[] | null {
  const rows = rowsBelowHeader(grid, {
    names: NAMES,
    isHeader: (has) => (has('name') || has('goodsNo')) && (has('price') || has('goodsNo')),
    rowOf: (line, at) => rowOf(line, at, zip),
  });
  if (!rows) return null;
  const filled = rows.filter(({ texts }) => !texts.name.startsWith(text.example));
  const judged = [...Map.groupBy(filled, ({ group }) => group).values()].flatMap(withDifferences);
  const wrong = new Map(judged.flatMap(({ line, problem }) => (problem ? [[line, ''] as const] : [])));
  return refuseRows(judged, wrong, importSheetText.withRow);
}

function rowOf(line: number, at: CellReader<GoodsField>, zip: PictureZip | null): GoodsSheetRow {
  const texts = Object.fromEntries(
    GOODS_FIELDS.map((field) => [field, at(field).text]),
  ) as GoodsSheetRow['texts'];
  const tidied = { ...texts, goodsNo: codeOf(texts.goodsNo) };
  const cells = [...flaws(at), ...cellProblems(tidied, zip)];
  const { goodsNo, group, name } = tidied;
  if (goodsNo === '' && group === '' && name === '') cells.push({ field: 'name', what: 'key' });
  return {
    ...{ line, texts: tidied, pictures: picturesOf(tidied), detail: at('detail').lines ?? [tidied.detail] },
    group: goodsNo ? `number ${goodsNo}` : group ? `group ${group}` : `name ${name || line}`,
    problem: problemOf(cells),
  };
}

const FORMULA = /^=\s*[\w@(+"'-]/;

/** What a spreadsheet has made of cells; a text that begins like a formula is one to whoever opens an export. */
function flaws(at: CellReader<GoodsField>): CellProblem[] {
  return GOODS_FIELDS.flatMap((field): CellProblem[] => {
    const { text: cell, flaw } = at(field);
    if (flaw === 'formula' || flaw === 'error' || FORMULA.test(cell)) return [{ field, what: 'formula' }];
    if (flaw === 'digits' || flaw === 'date') return [{ field, what: flaw }];
    return [];
  });
}

/** The rows of the same goods, which say the same of what these have one of. */
function withDifferences(rows: readonly GoodsSheetRow[]): GoodsSheetRow[] {
  const first = new Map<GoodsField, GoodsSheetRow>();
  for (const row of rows)
    for (const field of OF_GOODS) if (row.texts[field] !== '' && !first.has(field)) first.set(field, row);
  return rows.map((row) => {
    const others = OF_GOODS.flatMap((field): CellProblem[] => {
      const said = first.get(field);
      const differs = said && row.texts[field] !== '' && row.texts[field] !== said.texts[field];
      return differs ? [{ field, what: 'differs', line: said.line }] : [];
    });
    if (others.length === 0) return row;
    const own = row.problem && 'cells' in row.problem ? row.problem.cells : [];
    return { ...row, problem: problemOf([...own, ...others]) };
  });
}

function problemOf(cells: readonly CellProblem[]): GoodsSheetRow['problem'] {
  return cells.length > 0 ? { code: 'cells', cells } : null;
}
