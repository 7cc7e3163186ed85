import type { StockMode, StockProblem } from './stockForm.ts';
import { MAX_PIECES } from './stockForm.ts';

export const editorText = {
  title: '修改库存',
  facts: '当前库存',
  quantity: '在库',
  locked: '锁定',
  available: '可用',
  mode: '修改方式',
  pieces: { set: '库存数量', add: '增加数量', take: '减少数量' } satisfies Record<StockMode, string>,
  unit: '件',
  after: (pieces: number, available: number) => `保存后在库 ${pieces} 件，可用 ${available} 件`,
  counted: '与现在的在库数量相同；填写备注后保存，会记一次盘点',
  warn: '预警数量',
  warnHint: '可用数量不多于它时提醒；填 0 只在没有可用库存时提醒',
  remark: '备注',
  remarkHint: '选填，记在库存流水里，如：到货、盘亏',
  save: '保存',
  overwrite: (pieces: string) => `仍然改为 ${pieces} 件`,
  cancel: '取消',
  saved: (name: string) => `已更新「${name}」的库存`,
  failed: '没有得到结果，请重试；如果刚才已经保存，会先提示您核对',
  changedTitle: '这条库存在您打开后被修改过，您填写的内容还没有保存',
  changed: {
    what: '项目',
    opened: '您打开时',
    now: '现在',
    typed: '您填写的',
    quantity: '在库',
    warn: '预警',
  },
};

export const modeNames: Record<StockMode, string> = { set: '设为', add: '增加', take: '减少' };

const problems: Record<Exclude<StockProblem['code'], 'locked'>, string> = {
  required: '请填写数量',
  number: `请填写0到${MAX_PIECES}的整数`,
  many: `库存数量不能超过${MAX_PIECES}`,
  nothing: '没有需要保存的修改',
};

/** What is wrong, in words. */
export function stockProblemText(problem: StockProblem | undefined): string | null {
  if (!problem) return null;
  return problem.code === 'locked' ? `库存不能小于已锁定数量${problem.locked}` : problems[problem.code];
}
