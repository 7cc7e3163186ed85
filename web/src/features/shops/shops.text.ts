import type { AssignedWait, Platform } from '../../graphql/generated/graphql.ts';

export const shopsText = {
  title: '选择店铺',
  ownTitle: '我的店铺',
  list: '店铺',
  bind: '绑定店铺',
  none: '还没有绑定店铺',
  noneHint: '绑定后，选择店铺就会拉取待发货订单；开启自动下单后会自动同步过来',
  daysLeft: (days: number) => `剩余 ${days} 天`,
  expiring: (days: number) => (days > 0 ? `即将到期，剩余 ${days} 天` : '即将到期，不足 1 天'),
  expired: '已过期',
  disabled: '已停用',
  waiting: (orders: number) => `${orders} 个订单待发货`,
  writeBacks: (parcels: number) => `${parcels} 个单号待回传`,
  syncedAt: (time: string) => `订单上次同步 ${time}`,
  neverSynced: '订单还没有同步过',
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
  hint: '授权您在平台后台设为厂家（代打、代发）的店铺：商家在平台分配的代发单由商家在本站下单付款，您发货，面单由平台出。',
  list: '代发店铺',
  bind: (platform: string) => `授权${platform}`,
  none: '还没有授权代发店铺',
  noneHint: '授权后，商家在平台分配给您的代发单可以在本站下单',
  shop: '店铺',
  authorisation: '授权状态',
  actions: '操作',
  renew: '续期',
  unbind: '解绑',
};

/** What suppliers call a platform's shops. */
export const supplierPlatformNames: Partial<Record<Platform, string>> = {
  PINDUODUO: '拼多多',
  DOUYIN: '抖店',
  KUAISHOU: '快手小店',
  WECHAT_CHANNELS: '微信小店',
};

export const assignedOrdersText = {
  title: '未下单的代发单',
  list: '未下单的代发单',
  hint: '商家下单付款后才能发货。平台不告诉厂家商家是谁的（如拼多多），请商家在“立即发货”的“自动发货”里拿到认领码，写进任一分配给您的订单的商家备注。',
  none: '没有未下单的代发单',
  noneHint: '商家分配后还没有下单的代发单会列在这里',
  order: '代发单',
  merchant: '商家',
  goods: '商品',
  assignedAt: '分配时间',
  wait: '为什么没有下单',
};

export const waitNames: Record<AssignedWait, string> = {
  MERCHANT_UNKNOWN: '商家未认领',
  SHOP_LAPSED: '已失效',
  UNLINKED: '商品未关联',
  LEFT_TO_MERCHANT: '待商家处理',
  NOT_ORDERED: '未下单',
};

export const merchantCodeText = {
  words: (platform: string) =>
    `${platform}代发单：把认领码写进一个待发货订单的商家备注，再在${platform}分配给厂家，几分钟后这里会出现代发店铺，只需一次。`,
  code: '认领码',
};

export const unbindText = {
  title: '解绑店铺',
  words: (shopName: string) =>
    `将解绑店铺 ${shopName}：不再同步订单和库存，也不再自动下单和自动回传；还没有回传的运单号会暂停，店铺里的库存停在最后一次同步的数。已下的订单照常发出。`,
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
