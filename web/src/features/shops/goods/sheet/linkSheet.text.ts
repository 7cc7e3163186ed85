import { type ImportWords, importSheetText } from '../../../spreadsheets/importing/importSheet.text.ts';
import type { LinkField, LinkRowProblem } from './linkSheet.ts';

export const linkImportWords: ImportWords = {
  title: '导入对应表',
  formats: '支持 xlsx、xls、csv，需要有平台商品ID、平台规格ID和关联编码×件数',
  how: '关联编码填橙仓的规格编号、商品编号（只有一个规格时）或商家编码，如 SP001×2，几种用分号隔开；填了的行会覆盖原来的关联，空着的行不变',
  templateHint: '请先导出对应表，在「关联编码×件数」一列填好后再导入',
  noHeader: '没有找到平台商品ID和关联编码的列，请使用导出的对应表',
  noRows: '没有填写关联编码的行，请填好「关联编码×件数」再导入',
  imported: ({ linked = 0, unchanged = 0 }) =>
    [`已关联 ${linked} 个店铺规格`, ...(unchanged > 0 ? [importSheetText.unchanged(unchanged)] : [])].join(
      '，',
    ),
};

export const linkSheetText = {
  export: '导出对应表',
  import: '导入对应表',
  item: '店铺规格',
  sheet: '对应表',
  failedName: '对应表导入失败行.xlsx',
};

/** As in the sheet that is exported. */
export const linkColumnNames: Record<LinkField, string> = {
  remoteGoodId: '平台商品ID',
  remoteSkuId: '平台规格ID',
  title: '商品标题',
  remoteSkuText: '规格',
  codes: '关联编码×件数',
};

const problems: Record<Exclude<LinkRowProblem['code'], 'twice'>, string> = {
  remoteGoodId: '缺少平台商品ID，请使用导出的对应表',
  digits: '编号被表格软件截短了，请把该列设为文本后重新填写',
  long: '编号、规格或关联编码太长',
};

/** Why a row is not sent. */
export function linkProblemText(problem: LinkRowProblem): string {
  return problem.code === 'twice' ? `与第${problem.other}行是同一个店铺规格` : problems[problem.code];
}
