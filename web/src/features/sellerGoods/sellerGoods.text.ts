import type { GoodRevisionStatus, GoodsStatus, SellerGoodSort } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';

/** A status of the own goods in words, and its colour. */
export const goodStates: Record<GoodsStatus, { text: string; tone: Tone }> = {
  ON_SALE: { text: '已上架', tone: 'success' },
  AUDITING: { text: '审核中', tone: 'warning' },
  REJECTED: { text: '审核驳回', tone: 'danger' },
  OFF_SALE: { text: '已下架', tone: 'quiet' },
  DRAFT: { text: '草稿', tone: 'quiet' },
  BANNED: { text: '违规下架', tone: 'danger' },
};

export const sortNames: Record<SellerGoodSort, string> = {
  NEWEST: '最新发布',
  UPDATED: '最近修改',
  SOLD: '销量最多',
  STOCK: '库存最少',
  MONTH_SOLD: '近 30 天销量',
};

/** How an edit stands that waits beside goods on sale. */
export const revisionNames: Record<GoodRevisionStatus, string> = {
  WAITING: '修改待审核',
  REFUSED: '修改未通过',
};

export const goodsText = {
  reviews: '评价管理',
  title: '商品列表',
  list: '我的商品',
  tabs: '按状态查看',
  all: '全部',
  publish: '发布商品',
  none: '还没有商品',
  noneHint: '发布第一件商品，审核通过后买家就能选来代发',
  noneHere: '这个状态下没有商品',
  noneHereHint: '换一个状态看看，或者发布新的商品',
  noMatch: '没有符合条件的商品',
  noMatchHint: '放宽筛选条件再试试',
  reset: '清除筛选',
  keyword: '商品名称、拼音或货号',
  categoryId: '分类',
  warehouseId: '仓库',
  platform: '平台',
  revision: '修改',
  any: { categoryId: '全部分类', warehouseId: '全部仓库', platform: '全部平台', revision: '全部修改' },
  lowStock: '只看库存不足',
  unsold: '只看滞销',
  copy: '复制',
  copied: '已复制为草稿，请填写库存、商家编码和条码',
  copyLost: '没有得到结果，请重试；不会重复复制',
  sort: '排序',
  pageSize: '每页数量',
  perPage: (size: number) => `每页 ${size} 件`,
  choosePage: '选择本页全部商品',
  choose: (name: string) => `选择商品 ${name}`,
  gift: '礼品',
  noStock: '未设置库存',
  stockOf: (name: string) => `${name} 的各仓库存`,
  pieces: (count: number, unit: string) => `${count} ${unit}`,
  places: (count: number) => `${count} 个仓库`,
  buyers: (fen: number) => `买家价 ${formatMoney(fen)}`,
  bundle: (warehouse: string, skuName: string) => `${warehouse} · ${skuName} 组合装`,
  isLow: '库存不足',
  locked: (count: number) => `锁定 ${count}`,
  month: (count: number) => `近 30 天 ${count}`,
  edit: '编辑',
  see: '查看买家看到的商品页',
  stock: '库存',
  putOn: '上架',
  takeOff: '下架',
  remove: '删除',
  bar: '批量操作',
  chosen: (count: number) => `已选 ${count} 件商品`,
  clear: '取消选择',
};

export const goodColumnNames = {
  good: '商品',
  category: '分类',
  prices: '供货价',
  stock: '可用库存',
  sold: '销量',
  status: '状态',
  updated: '修改时间',
  actions: '操作',
};
