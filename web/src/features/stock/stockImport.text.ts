import { type ImportWords, importSheetText } from '../spreadsheets/importing/importSheet.text.ts';
import { MAX_PIECES } from './stockForm.ts';
import type { SheetRowProblem, StockSheetField } from './stockSheet.ts';

export const importWords: ImportWords = {
  title: '导入库存',
  formats:
    '支持 xlsx、xls、csv，需要有商品编号（有多个规格的填规格编号或商家编码）、仓库，以及库存数量、增减数量、安全库存或货位',
  how: '库存数量会直接覆盖在库数量，增减数量会在现有数量上加减，两者填一个；安全库存、预警数量和货位不填就不变，什么都不填的行会跳过',
  templateHint: '模板里已有您现在的库存，填好要改的行再导入即可；有多个规格的商品按规格编号或商家编码识别',
  noHeader: '没有找到编号、仓库和数量的列，请使用模板',
  noRows: '没有填写数量的行，请填好库存数量或增减数量再导入',
  imported: ({ updated = 0, created = 0, unchanged = 0 }) =>
    [
      `已更新 ${updated} 行`,
      ...(created > 0 ? [`新增 ${created} 行`] : []),
      ...(unchanged > 0 ? [importSheetText.unchanged(unchanged)] : []),
    ].join('，'),
};

export const importText = {
  change: '库存',
  set: (pieces: string) => `设为 ${pieces}`,
  add: (pieces: string) => `增加 ${pieces}`,
  take: (pieces: string) => `减少 ${pieces}`,
  same: '不变',
  templateName: '库存模板.xlsx',
  failedName: '库存导入失败行.xlsx',
  sheet: '库存',
  goodName: '商品名称',
  skuName: '规格',
  onHand: '当前在库',
  safetyNow: '当前安全库存',
  binNow: '当前货位',
};

export const columnNames: Record<StockSheetField, string> = {
  goodsNo: '商品或规格编号',
  warehouse: '仓库',
  quantity: '库存数量',
  delta: '增减数量',
  safety: '安全库存',
  warn: '预警数量',
  bin: '货位',
};

const rowProblems: Record<Exclude<SheetRowProblem['code'], 'twice'>, string> = {
  goodsNo: '请填写商品编号、规格编号或商家编码',
  digits: '编号被表格软件截短了，请把该列设为文本后重新填写',
  warehouse: '请填写仓库',
  both: '库存数量与增减数量只能填写一个',
  quantity: `库存数量应为0到${MAX_PIECES}的整数`,
  delta: `增减数量应为不超过${MAX_PIECES}的整数`,
  safety: `安全库存应为0到${MAX_PIECES}的整数`,
  warn: `预警数量应为0到${MAX_PIECES}的整数`,
  bin: '货位不能超过20个字',
};

/** Why a row is not sent. */
export function rowProblemText(problem: SheetRowProblem): string {
  return problem.code === 'twice' ? `与第${problem.other}行是同一商品规格和仓库` : rowProblems[problem.code];
}
