export const shopsText = {
  title: '选择店铺',
  list: '店铺',
  bind: '绑定店铺',
  none: '还没有绑定店铺',
  noneHint: '绑定后，店铺的待发货订单会自动同步过来',
  daysLeft: (days: number) => `剩余 ${days} 天`,
  expiring: (days: number) => (days > 0 ? `即将到期，剩余 ${days} 天` : '即将到期，不足 1 天'),
  expired: '已过期',
  disabled: '已停用',
  waiting: (orders: number) => `${orders} 个订单待发货`,
  writeBacks: (parcels: number) => `${parcels} 个单号待回传`,
  syncedAt: (time: string) => `上次同步 ${time}`,
  neverSynced: '还没有同步过',
  lapsed: '平台不再接受请求，请续期',
  limited: '平台接口繁忙，稍后自动再试',
  failed: '上次同步没有成功，稍后自动再试',
  autoSend: '自动回传',
  autoOrder: '自动下单',
  stockSync: '库存同步',
  actions: (shopName: string) => `${shopName}的操作`,
  settings: '设置',
  page: '店铺主页',
  goods: '商品关联',
  renew: '续期',
  unbind: '解绑',
};

/** What a merchant's shop assigns to one supplier has neither an authorisation of its own nor a catalogue. */
export const assignedText = {
  good: '代发单',
  ended: '厂家的授权或绑定已失效',
  error: '厂家的授权或绑定已失效，恢复后自动继续',
};

export const supplierShopsText = {
  hint: '授权您在抖店后台设为厂家（代打）的店铺：商家在抖店分配的代发单由商家在本站下单付款，您发货，面单由抖店出。',
  list: '代发店铺',
  bind: '授权抖店',
  none: '还没有授权代发店铺',
  noneHint: '授权后，商家在抖店分配给您的代发单可以在本站下单',
  shop: '店铺',
  authorisation: '授权状态',
  actions: '操作',
  renew: '续期',
  unbind: '解绑',
};

export const unbindText = {
  title: '解绑店铺',
  words: (shopName: string) =>
    `将解绑店铺 ${shopName}：不再同步订单，也不再自动下单和自动回传；还没有回传的运单号会暂停。已下的订单照常发出。`,
  waiting: (orders: number) => `该店铺还有 ${orders} 个订单没有下单。`,
  accept: '确认解绑',
  cancel: '再想想',
  gotIt: '知道了',
  retry: '重试',
  requestFailed: '没有得到结果，请重试',
  done: (shopName: string) => `店铺 ${shopName} 已解绑`,
};

/** The words for why the last call of the platform failed. */
export function lastErrorText(lastError: string): string {
  if (lastError === 'authExpired') return shopsText.lapsed;
  return lastError === 'rateLimited' ? shopsText.limited : shopsText.failed;
}
