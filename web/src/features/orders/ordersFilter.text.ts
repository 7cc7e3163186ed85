import type { OrderSort, ShipMode } from '../../graphql/generated/graphql.ts';

export const filterText = {
  keyword: {
    buyer: '订单号、运单号、商品名、收件人姓名、手机号或后四位',
    /** A receiver is found by whose it is. */
    seller: '订单号、运单号或商品名',
  },
  platform: '平台',
  anyPlatform: '全部平台',
  shop: '店铺',
  anyShop: '全部店铺',
  warehouse: '仓库',
  anyWarehouse: '全部仓库',
  courier: '快递',
  anyCourier: '全部快递',
  mode: '发货方式',
  anyMode: '全部方式',
  from: '下单起始日期',
  to: '下单截止日期',
  until: '至',
  sort: '排序',
  pageSize: '每页条数',
  perPage: (rows: number) => `每页 ${rows} 条`,
  reset: '清空筛选',
};

export const shipModeNames: Record<ShipMode, string> = {
  BY_HAND: '手动发货',
  AUTO: '自动发货',
  MODEL: '模板发货',
};

export const sortNames: Record<OrderSort, string> = {
  NEWEST: '最新下单',
  OLDEST: '最早下单',
  FEE_HIGH: '费用从高到低',
  FEE_LOW: '费用从低到高',
};
