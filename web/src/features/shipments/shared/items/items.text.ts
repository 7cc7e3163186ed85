import { formatMoney } from '../../../../lib/money.ts';

export const itemsText = {
  dismiss: '知道了',
  choose: '选择规格',
  change: '修改规格',
  title: (name: string) => `选择规格 · ${name}`,
  ofRecipient: (name: string) => (name ? `${name} 的商品` : '这个收件人的商品'),
  search: '搜索规格或商家编码',
  none: '没有找到规格',
  pieces: (title: string) => `${title} 件数`,
  price: (fen: number) => formatMoney(fen),
  stock: (count: number) => (count > 0 ? `库存 ${count}` : '无货'),
  elsewhere: '该仓库没有',
  unknown: (said: string, quantity: number, near: number) =>
    near > 0
      ? `没有规格“${said}”（${quantity} 件），相近的排在前面`
      : `所选商品没有规格“${said}”（${quantity} 件），请从全部规格中选择`,
  instead: (quantity: number) => `换成它 ×${quantity}`,
  reset: '和大家一样',
  sum: (kinds: number, pieces: number) => `${kinds} 种，共 ${pieces} 件`,
  confirm: '确定',
  add: '再加一种商品',
  keep: '不加了',
  replaced: (name: string, kinds: number) =>
    `已换成您刚才选的商品。发货单里原来是${kinds > 1 ? `“${name}”等 ${kinds} 种商品` : `“${name}”`}`,
  restore: '换回原来的商品',
  remove: (name: string) => `移除 ${name}`,
  removeGoods: '移除',
  unchosen: '还没有选规格。不选也可以，每个收件人要写明规格和件数',
  piecesHint: (name: string, min: number, max: number) => `${name}每个包裹 ${min} 到 ${max} 件`,
  lacking: (names: readonly string[]) => `缺货：${names.join('、')}`,
  hasAll: '所选都有货',
  isLacking: '所选不全',
  noCommon: '没有一个仓库同时有这些商品，不能放进同一个包裹，请分开下单',
  noneComplete: '没有一个仓库的库存够这些商品，请减少件数，或者分开下单',
};
