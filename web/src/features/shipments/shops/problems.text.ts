import type { ProblemKind } from '../../../graphql/generated/graphql.ts';

export const problemKindNames: Record<ProblemKind, string> = {
  AUTO_ORDER: '未能自动下单',
  OUTPUT: '出单失败',
  AUTO_SEND: '回传失败',
  SHOP: '店铺续期',
};

export const problemsText = {
  title: '待处理',
  kinds: '问题类型',
  all: '全部',
  list: '待处理的问题',
  about: '事项',
  kind: '类型',
  reason: '原因',
  deeds: '操作',
  none: '没有待处理的问题；自动下单、出单、回传中需要您处理的，会列在这里',
  noneHere: '这一类没有待处理的问题',
  renew: '续期',
  map: '去关联商品',
  settings: '店铺设置',
  resend: '重新自动发货',
  order: '查看订单',
  recharge: '去充值',
  resent: (parcels: number) => `已重新提交 ${parcels} 个包裹`,
  lost: '没有得到结果，请重试',
};
