import { formatMoney } from '../../lib/money.ts';

type Item = { goodName: string; skuName: string; quantity: number };

function titleBelow({ goodName, skuName }: Item, first: Item | undefined): string {
  return goodName === first?.goodName && skuName ? skuName : [goodName, skuName].filter(Boolean).join(' ');
}

export const parcelsText = {
  title: '包裹列表',
  list: '包裹列表',
  tabs: '包裹与退款',
  parcels: '包裹',
  waves: '波次',
  bench: '发货台',
  refunds: '退款',
  /** Without its number while that is being read. */
  ofOrder: (orderNo: string) => `订单${orderNo && ` ${orderNo} `}的包裹`,
  allParcels: '看全部包裹',
  none: '还没有包裹',
  noneHint: {
    buyer: '下单后，每位收件人的包裹都会列在这里',
    seller: '买家从您的仓库下单后，包裹都会列在这里',
  },
  noneHere: '没有符合条件的包裹',
  noneHereHint: '放宽条件再看看',
  /** Of what a buyer looks for by words. */
  noneFoundHint:
    '放宽条件再看看。收件人按完整姓名、手机号或手机号后四位查找。店铺订单的收件人由店铺平台加密，不能按收件人查找，请用订单号',
  goShopping: '去选商品',
  goPublishing: '去发布商品',
  choose: '选择',
  chooseOne: (packageNo: string) => `选择包裹 ${packageNo}`,
  choosePage: '选择本页全部包裹',
};

/** What the columns are called. */
export const columnNames = {
  packageNo: '包裹号',
  platform: '平台',
  orderId: '订单ID',
  receiver: '收件人',
  thirdOrderNo: '第三方订单号',
  goodName: '商品名称',
  status: '状态',
  warehouseName: '仓库名称',
  courierName: '快递',
  software: '打单软件',
  waybillNo: '运单号',
  printed: '打印',
  orderAt: '下单时间',
  shopName: '店铺名称',
  outputInfo: '出单信息',
  outputResult: '出单结果',
  autoSendResult: '自动发货结果',
  price: '价格',
  actions: '操作',
};

export const cellText = {
  nothing: '—',
  /** Filled in by hand, or told by its ERP. */
  ownWaybill: '供应商单号',
  shippedBefore: '仓库在修改前已发出，送往原收件人',
  printed: (count: number) => `${count} 次`,
  notPrinted: '未打印',
  noWaybill: '未出单',
  /** Below the name of the first, which is not repeated. */
  content: (items: readonly Item[]) =>
    items.length > 1
      ? items.map((item) => `${titleBelow(item, items[0])} × ${item.quantity}`).join('；')
      : items.map(({ skuName, quantity }) => `${skuName} ${quantity} 件`.trim()).join(''),
  /** Of pieces that were refunded while the rest goes on. */
  part: '已退部分',
  partOf: (packageNo: string) => `原包裹 ${packageNo}`,
  replaces: (packageNo: string) => `售后补发，原包裹 ${packageNo}`,
  movedFrom: (packageNo: string) => `停发改道而来，原包裹 ${packageNo}`,
  movedTo: (orderNo: string) => `停发已改道，新订单 ${orderNo}`,
  remark: (words: string) => `备注：${words}`,
  ordered: (time: string) => `${time} 下单`,
  merged: (orders: number) => `${orders} 个店铺订单合并`,
  erased: '收件人信息已按规定清除',
  encrypted: '密文收件人',
  /** To suppliers. */
  whyMasked: '运单由平台出单，或包裹不再需要发货时，不显示收件信息',
  whyEncrypted: '为什么看不到收件人',
  due: (time: string) => `预计 ${time} 出单`,
  promised: (time: string) => `预计 ${time} 前揽收`,
  refund: (state: string) => `退款：${state}`,
  goodsFee: '商品',
  courierFee: '运费',
  remoteFee: '偏远加价',
  discount: '运费已减',
  sum: '合计',
  parts: '价格明细',
  refunded: '已退款',
  back: (fen: number) => `已退 ${formatMoney(fen)}`,
};

export const filterText = {
  label: '筛选包裹',
  status: '包裹状态',
  refund: '退款状态',
  output: '出单状态',
  autoSend: '自动发货',
  printed: '打印',
  printedNames: { yes: '已打印', no: '未打印' },
  quick: '常用筛选',
  quickNames: { waiting: '待出单', late: '已超时', failed: '出单失败', unprinted: '待打印' },
  platform: '平台',
  shopId: '店铺',
  warehouseId: '仓库',
  courierId: '快递',
  any: {
    status: '全部包裹',
    refund: '全部退款',
    output: '全部出单',
    autoSend: '全部回传',
    printed: '全部打印',
    platform: '全部平台',
    shopId: '全部店铺',
    warehouseId: '全部仓库',
    courierId: '全部快递',
  },
  keyword: {
    buyer: '包裹号、订单号、运单号、商品、收件人姓名、手机号或后四位',
    seller: '包裹号、订单号、第三方单号、运单号或商品',
  },
  keywordHint: { buyer: '包裹号、商品、收件人等', seller: '包裹号、运单号、商品等' },
  reset: '清空条件',
};

export const parcelActionsText = {
  refund: '申请退款',
  afterSale: '申请售后',
  viewCase: '查看售后',
  dismiss: '忽略建议',
  claim: '快递理赔',
  /** Suppliers need no approval. */
  give: '退款',
  answer: '处理退款',
  fill: '填写运单号',
  revoke: '撤销退款',
  resubmit: '再次提交',
  resend: '重新自动发货',
  edit: '修改收件人',
  trace: '物流轨迹',
  done: {
    resubmit: (count: number) => `已再次提交 ${count} 个包裹`,
    resend: (count: number) => `已重新自动发货 ${count} 个包裹`,
  },
  doing: {
    resubmit: '正在再次提交',
    resend: '正在重新自动发货',
  },
  progress: (words: string, done: number, all: number) => `${words}：${done} / ${all} 个`,
  stop: '停止',
  retry: '重试',
  gotIt: '知道了',
  requestFailed: '有一批没有得到结果，请重试；重复提交不会有影响',
  counts: (gone: number, failed: number) => `成功${gone}个，失败${failed}个`,
  untried: (count: number) => `，${count} 个没有提交`,
  atRows: '。没有成功的原因写在各自的包裹上',
};

export const batchText = {
  label: '批量操作',
  chosen: (count: number) => `已选 ${count} 个`,
  chooseAll: (total: number) => `选择全部 ${total} 个`,
  chooseFirst: (most: number) => `选择前 ${most} 个`,
  gathering: '正在选择…',
  cancel: '取消',
  full: (most: number) => `最多同时选择 ${most} 个`,
  gatherFailed: '没有选全，请重试',
  clear: '清空选择',
  refund: '批量退款',
  fill: (count: number) => `填写运单号 ${count} 个`,
  fillSheet: '从表格填写运单号',
  shipAgain: (count: number) => `给 ${count} 个收件人再发一次`,
  resubmit: (count: number) => `再次提交 ${count} 个`,
  resend: (count: number) => `重新自动发货 ${count} 个`,
  copy: (count: number) => `复制 ${count} 个运单号`,
  /** The file holds whole orders. */
  export: (orders: number) => `导出 ${orders} 个订单`,
  /** The file holds the chosen parcels alone. */
  exportTemplate: (parcels: number) => `导出 ${parcels} 个包裹`,
  exportFirst: (most: number) => `一次最多导出 ${most} 个订单`,
  copied: (count: number) => `已复制 ${count} 个运单号`,
};

/** What customers are told of their parcels. */
export const shippedWords = {
  copy: (parcels: number) => (parcels === 1 ? '复制发货文字' : `复制 ${parcels} 个发货文字`),
  form: '发给客户的文字',
  forms: { lines: '每个包裹一行', blocks: '每个包裹一段，带查询方式' },
  copied: (parcels: number) => (parcels === 1 ? '已复制发货文字' : `已复制 ${parcels} 个发货文字`),
  shipped: '您好，您的包裹已发出：',
  receiver: (receiver: string) => `收件人：${receiver}`,
  courier: (courier: string) => `快递：${courier}`,
  waybillNo: (waybillNo: string) => `运单号：${waybillNo}`,
  track: '查物流：在快递公司官网、小程序或快递100输入运单号（顺丰需要收件人手机号后四位）',
};
