const ACTORS: Record<string, string> = { user: '买家', seller: '供应商', system: '系统', platform: '平台' };

const DEEDS: Record<string, string> = {
  open: '申请售后',
  say: '留言',
  accept: '同意',
  offer: '提出方案',
  refuse: '拒绝',
  acceptOffer: '接受方案',
  insist: '坚持诉求',
  escalate: '申请平台介入',
  revoke: '撤销售后',
  refund: '已退款',
  decide: '平台裁决',
};

export function actorText(by: string): string {
  return ACTORS[by] ?? '';
}

/** What was done in a case. */
export function deedText(action: string): string {
  return DEEDS[action] ?? '处理';
}
