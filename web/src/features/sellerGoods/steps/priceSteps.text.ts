import { formatMoney } from '../../../lib/money.ts';
import type { StepProblem } from './stepsForm.ts';

const problemTexts: Record<StepProblem, string> = {
  pieces: '起始件数为 2 以上的整数',
  order: '起始件数须大于上一档',
  price: '请填写单价，最多两位小数',
  notLower: '单价须低于上一档，首档须低于单件供货价',
};

export const stepProblemText = (problem: StepProblem | undefined) => (problem ? problemTexts[problem] : null);

export const stepsText = {
  title: '阶梯价',
  none: '未设置：任何件数都按供货价',
  set: '设置阶梯价',
  after: '保存商品后可以设置阶梯价',
  per: { label: '件数按', parcel: '每个包裹', order: '整笔下单' },
  perHint: {
    parcel: '每个包裹的件数达到后，该包裹全部按此单价',
    order: '整笔下单（含分批）的总件数达到后，全部按此单价',
  },
  scope: '适用于',
  allSkus: '全部规格（合并计件）',
  ofAll: '全部规格',
  scopeHint: '单独设置了阶梯价的规格，只按自己的阶梯价和件数',
  pieces: (at: number) => `第 ${at + 1} 档起始件数`,
  price: (at: number) => `第 ${at + 1} 档供货价`,
  head: { pieces: '起始件数', price: '供货价（元/件）' },
  one: (fen: number) => `单件供货价 ${formatMoney(fen)}；留空的档不生效`,
  step: (pieces: number, unit: string, fen: number) => `${pieces} ${unit}起 ${formatMoney(fen)}`,
  elsewhere: (names: readonly string[]) => `${names.join('、')}的阶梯价有误，请切换后修改`,
  save: '保存',
  cancel: '取消',
  saved: '阶梯价已保存，之后的报价按新的价格',
  failed: '网络异常，未能确认是否保存，请重试',
};
