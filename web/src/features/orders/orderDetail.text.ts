import type { CancelType } from '../../graphql/generated/graphql.ts';

type Pieces = { goodName: string; skuName: string; quantity: number };
type Item = Pieces & { bundleParts: readonly Pieces[] };

const piecesOf = ({ goodName, skuName, quantity }: Pieces) => `${skuName || goodName} × ${quantity}`;

/** What a bundle was made of when ordered. */
function containedIn({ quantity, bundleParts }: Item): string {
  if (bundleParts.length === 0) return '';
  const parts = bundleParts.map(
    (part) => `${[part.goodName, part.skuName].filter(Boolean).join(' ')} × ${part.quantity}`,
  );
  return `（${quantity > 1 ? '每件含' : '含'}：${parts.join('、')}）`;
}

export const detailText = {
  title: '订单详情',
  loading: '正在加载订单详情',
  fees: '费用明细',
  goodsFee: '商品费',
  courierFee: '快递费',
  remoteFee: '偏远加收',
  discount: '已优惠',
  total: { buyer: '总费用', seller: '买家支付' },
  refunded: '已退款',
  facts: '订单信息',
  orderId: '订单ID',
  platform: '平台',
  mode: '发货方式',
  batch: '批次',
  actedBy: '下单人',
  shop: '店铺',
  from: '发货地',
  courier: '快递',
  sender: '发件人',
  remark: '备注',
  /** `price`: of a piece; '' where goods of several prices are in the order. */
  good: (name: string, pieces: number, price: string) =>
    `${name}，共 ${pieces} 件${price === '' ? '' : `，每件 ${price}`}`,
  items: (items: readonly Item[]) =>
    items
      .map((item) =>
        items.length === 1
          ? `${item.skuName} ${item.quantity} 件${containedIn(item)}`.trim()
          : `${piecesOf(item)}${containedIn(item)}`,
      )
      .join('，'),
  times: '时间',
  createdAt: '下单',
  paidAt: '付款',
  shippedAt: '发货',
  receivedAt: '收货',
  completedAt: '完成',
  cancelledAt: '取消',
  cancelled: (why: string) => `取消原因：${why}`,
  review: { buyer: '我的评价', seller: '买家评价' },
  parcels: (count: number) => `包裹（${count}）`,
  firstParcels: (shown: number) => `这里显示前 ${shown} 个`,
  allParcels: '在包裹列表查看',
  copyWaybills: '复制全部运单号',
  copyPackages: '复制全部包裹号',
  packageNo: '包裹号',
  waybillNo: '运单号',
  noWaybill: '未出单',
  partOf: (packageNo: string) => `已退部分，原包裹号 ${packageNo}`,
  movedTo: (orderNo: string) => `停发已改道，新订单 ${orderNo}`,
  movedFrom: (packageNo: string) => `停发改道而来，原包裹 ${packageNo}`,
  replaces: (packageNo: string) => `售后补发，不另收费，原包裹号 ${packageNo}`,
  specification: (words: string) => `规格：${words}`,
  parcelRemark: (words: string) => `备注：${words}`,
  track: '物流',
  untrack: '收起',
  noValue: '—',
};

export const cancelTypeNames: Record<CancelType, string> = {
  BUYER: '买家取消',
  TIMEOUT: '超时未付款',
  STOCK_SHORT: '库存不足',
  WAREHOUSE_PAUSED: '仓库停发',
  SYSTEM: '系统取消',
};
