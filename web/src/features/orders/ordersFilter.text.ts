import type { OrderSort, ShipMode } from '../../graphql/generated/graphql.ts';

export const filterText = {
  label: '筛选订单',
  keyword: {
    buyer: '订单号、运单号、商品名、收件人姓名、手机号或后四位',
    /** A receiver is found by whose it is. */
    seller: '订单号、运单号或商品名',
  },
  platform: '平台',
  shopId: '店铺',
  warehouseId: '仓库',
  courierId: '快递',
  mode: '发货方式',
  any: {
    platform: '全部平台',
    shopId: '全部店铺',
    warehouseId: '全部仓库',
    courierId: '全部快递',
    mode: '全部方式',
  },
  sort: '排序',
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
