import type { ImportWords } from '../spreadsheets/importing/importSheet.text.ts';
import type { CountedField, CountedProblem } from './countedSheet.ts';

export const importWords: ImportWords = {
  title: '导入实盘件数',
  formats: '支持 xlsx、xls、csv，需要有商品编号（有多个规格的填规格编号或商家编码）和实盘件数',
  how: '实盘件数包括被订单锁定的；没有填写实盘件数的行会跳过，过账前库存不变',
  templateHint: '模板里已有这个仓库的商品和账面件数，填好实盘件数再导入即可',
  noHeader: '没有找到编号和实盘件数的列，请使用模板',
  noRows: '没有填写实盘件数的行，请填好再导入',
  imported: ({ saved = 0 }) => `已记下 ${saved} 个规格的实盘件数`,
};

export const importText = {
  sheet: '盘点',
  templateName: '盘点模板.xlsx',
  failedName: '盘点导入失败行.xlsx',
  goodName: '商品名称',
  skuName: '规格',
  book: '账面件数',
};

export const columnNames: Record<CountedField, string> = { goodsNo: '商品或规格编号', counted: '实盘件数' };

const problems = {
  goodsNo: '请填写商品编号、规格编号或商家编码',
  digits: '编号被表格软件截短了，请把该列设为文本后重新填写',
  counted: '实盘件数应为0到9999999的整数',
};

/** Why a row is not sent. */
export const countedProblemText = (problem: CountedProblem): string =>
  problem.code === 'twice' ? `与第${problem.other}行是同一商品规格` : problems[problem.code];
