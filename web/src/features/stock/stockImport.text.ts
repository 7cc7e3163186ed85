import { fileRefusalText } from '../spreadsheets/sheets.text.ts';
import type { FileProblem } from './importStock.machine.ts';
import { MAX_PIECES } from './stockForm.ts';
import type { SheetRowProblem, StockSheetField } from './stockSheet.ts';

export const importText = {
  title: '导入库存',
  drop: '把表格拖到这里，或',
  choose: '选择文件',
  formats: '支持 xlsx、xls、csv，需要有商品编号、仓库，以及库存数量或增减数量',
  how: '库存数量会直接覆盖在库数量，增减数量会在现有数量上加减，两者填一个；都不填的行会跳过',
  template: '下载模板',
  templateHint: '模板里已有您现在的库存，填好要改的行再导入即可',
  templateLost: '模板没有下载成功，请重试',
  reading: (name: string) => `正在读取「${name}」`,
  readFailed: '文件没有读取成功，请重试或换一个文件',
  again: '重新选择',
  preview: '导入预览',
  counts: (ready: number, wrong: number) =>
    wrong > 0 ? `${ready} 行可以导入，${wrong} 行需要修改（不会导入）` : `${ready} 行可以导入`,
  line: '行号',
  change: '库存',
  warn: '预警数量',
  verdict: '检查结果',
  ready: '可以导入',
  set: (pieces: string) => `设为 ${pieces}`,
  add: (pieces: string) => `增加 ${pieces}`,
  take: (pieces: string) => `减少 ${pieces}`,
  same: '不变',
  kept: '—',
  moreRows: (shown: number, all: number) => `只显示前 ${shown} 行，共 ${all} 行`,
  send: (count: number) => `导入 ${count} 行`,
  retry: '重试',
  lost: '没有得到结果，请重试；已经导入的行不会重复',
  cancel: '取消',
  close: '完成',
  result: '导入结果',
  imported: (updated: number, created: number, unchanged: number) =>
    [
      `已更新 ${updated} 行`,
      ...(created > 0 ? [`新增 ${created} 行`] : []),
      ...(unchanged > 0 ? [`${unchanged} 行没有变化`] : []),
    ].join('，'),
  failed: (count: number) => `${count} 行没有导入`,
  saveFailed: '下载失败行',
  reason: '失败原因',
  templateName: '库存模板.xlsx',
  failedName: '库存导入失败行.xlsx',
  sheet: '库存',
  goodName: '商品名称',
  onHand: '当前在库',
};

export const columnNames: Record<StockSheetField, string> = {
  goodsNo: '商品编号',
  warehouse: '仓库',
  quantity: '库存数量',
  delta: '增减数量',
  warn: '预警数量',
};

const rowProblems: Record<Exclude<SheetRowProblem['code'], 'twice'>, string> = {
  goodsNo: '请填写商品编号',
  digits: '商品编号被表格软件截短了，请把该列设为文本后重新填写',
  warehouse: '请填写仓库',
  both: '库存数量与增减数量只能填写一个',
  quantity: `库存数量应为0到${MAX_PIECES}的整数`,
  delta: `增减数量应为不超过${MAX_PIECES}的整数`,
  warn: `预警数量应为0到${MAX_PIECES}的整数`,
};

/** Why a row is not sent. */
export function rowProblemText(problem: SheetRowProblem): string {
  return problem.code === 'twice' ? `与第${problem.other}行是同一商品和仓库` : rowProblems[problem.code];
}

/** Why a file leads nowhere. */
export function fileProblemText(problem: FileProblem): string {
  switch (problem.code) {
    case 'HEADER':
      return '没有找到商品编号、仓库和数量的列，请使用模板';
    case 'ROWS':
      return '没有填写数量的行，请填好库存数量或增减数量再导入';
    default:
      return fileRefusalText(problem);
  }
}
