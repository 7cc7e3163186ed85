import type { MarginAction } from '../../../graphql/generated/graphql.ts';

export const marginActionNames: Record<MarginAction, string> = {
  NONE: '不处理',
  TELL: '仅提醒',
  RAISE: '自动提价',
  STOP: '停售',
};

export const marginRuleText = {
  action: '毛利过低时',
  hints: {
    NONE: '毛利再低也照常销售',
    TELL: '通知您，店铺里照常销售',
    RAISE: '供货价上涨后，把店铺售价提到够毛利为止并通知您；供货价下降时不降价，店铺自己改低的价也不提',
    STOP: '规格在店铺的库存改为 0 并通知您；毛利够了自动恢复',
  } satisfies Record<MarginAction, string>,
  minMargin: '毛利低于售价的（%）',
  minMarginHint: '毛利是售价减去商品成本，不含运费',
  notMargin: '请输入 0 到 90 的整数',
};
