import type { RowState } from '../../shared/recipients/verdicts.ts';
import type { WizardPlan } from '../../shared/wizard/wizard.types.ts';
import { STEPS, type Step } from './draft.ts';

export const byHandPlan: WizardPlan<Step> = {
  steps: STEPS,
  label: '发货步骤',
  names: {
    goods: '商品与仓库',
    delivery: '快递与发件人',
    recipients: '收件人',
    review: '核对并支付',
    done: '完成',
  },
  next: {
    goods: '下一步：选择快递',
    delivery: '下一步：填写收件人',
    recipients: '下一步：核对订单',
  },
  waitsFor: 'pricing',
};

export const rowStateNames: Record<RowState, string> = {
  checking: '待核',
  ok: '正常',
  warn: '提醒',
  error: '错误',
  duplicate: '重复',
  excluded: '已排除',
};
