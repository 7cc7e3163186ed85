import type { OutputMode } from '../../graphql/generated/graphql.ts';

export const outputModeNames: Record<OutputMode, string> = {
  DELAYED: '约 10 分钟后出单',
  IMMEDIATE: '付款后实时出单',
};

export const storeText = {
  byErp: '仓库发货后出单',
  missing: '店铺不存在',
  missingHint: '可能已经关店，或者链接有误',
  seeAll: '看全部商品',
  contact: '联系客服',
  intro: '店铺介绍',
  noIntro: '商家还没有填写介绍',
  times: '发货时效',
  couriers: '合作快递',
  noCouriers: '暂无可用快递',
  paused: '该仓库暂停发货',
  rests: (days: string) => `${days}休息`,
  courierPaused: '暂停收寄',
  search: '搜索店内商品',
  searchHint: '搜店内商品',
  goods: '店内商品',
  found: (keyword: string) => `“${keyword}”的店内搜索结果`,
  none: '店内还没有商品',
  noneHint: '去别的店铺看看吧',
  noneFound: '店内没有相关商品',
  noneFoundHint: '换个词试试，或者看看店内全部商品',
  seeStore: '看店内全部商品',
};
