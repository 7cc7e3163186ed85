import type { BuyerDto, SellerDto } from '../../../gateway/src/domains/accounts/accounts.dto.ts';
import type { CashOutDto } from '../../../gateway/src/domains/cashOuts/cashOuts.dto.ts';
import type { CourierDto } from '../../../gateway/src/domains/couriers/couriers.dto.ts';
import type { FavouriteDto } from '../../../gateway/src/domains/favourites/favourites.dto.ts';
import type { GoodDto } from '../../../gateway/src/domains/goods/goods.dto.ts';
import type { PrintSettingDto } from '../../../gateway/src/domains/labels/labels.dto.ts';
import type { ParcelDto, ParcelTimelineDto } from '../../../gateway/src/domains/parcels/parcels.dto.ts';
import type {
  PaymentDto,
  PaymentStateDto,
  RechargeDto,
} from '../../../gateway/src/domains/payments/payments.dto.ts';
import type { ProblemDto, ProblemPageDto } from '../../../gateway/src/domains/problems/problems.dto.ts';
import type {
  InviteePageDto,
  LeagueDto,
  UserProfitDto,
} from '../../../gateway/src/domains/promotion/promotion.dto.ts';
import type { RefundDto } from '../../../gateway/src/domains/refunds/refunds.dto.ts';
import type {
  SellerGoodDto,
  SellerGoodPageDto,
} from '../../../gateway/src/domains/sellerGoods/sellerGoods.dto.ts';
import type { SellerWarehouseDto } from '../../../gateway/src/domains/sellerWarehouses/sellerWarehouses.dto.ts';
import type { SenderDto } from '../../../gateway/src/domains/senders/senders.dto.ts';
import type { SettingsDto } from '../../../gateway/src/domains/settings/settings.dto.ts';
import type { OrderPageDto } from '../../../gateway/src/domains/shipments/shipments.dto.ts';
import type {
  MergeOrderDto,
  RemoteAddressDto,
  ShopDto,
  ShopGoodDto,
  ShopOrderDto,
} from '../../../gateway/src/domains/shops/shops.dto.ts';
import type {
  ProfitFiguresDto,
  SellerProfitDto,
} from '../../../gateway/src/domains/statistics/statistics.dto.ts';
import type {
  GoodStockDto,
  StockLogDto,
  StockReservationDto,
} from '../../../gateway/src/domains/stock/stock.dto.ts';
import type { MoneyLogDto } from '../../../gateway/src/domains/wallet/wallet.dto.ts';
import type { WarehouseDto } from '../../../gateway/src/domains/warehouses/warehouses.dto.ts';

const at = '2026-11-21T10:00:00+08:00';

/** Rows as REST answers them, complete, to be varied by the test. */
export function goodRow(id: number, more: Partial<GoodDto> = {}): GoodDto {
  return {
    id,
    goodsNo: `G${id}`,
    name: `商品${id}`,
    categoryId: 8,
    categoryName: '日用百货',
    pic: '/files/a.svg',
    pics: ['/files/a.svg'],
    detail: '',
    price: 1_260,
    weight: 300,
    unit: '件',
    minNum: 1,
    maxNum: 99,
    sellerId: 3,
    warehouses: [
      {
        id: 1,
        name: '一号仓',
        provinceCode: '33',
        cityCode: '3307',
        province: '浙江省',
        city: '金华市',
        available: 5,
      },
      {
        id: 2,
        name: '二号仓',
        provinceCode: '44',
        cityCode: '4401',
        province: '广东省',
        city: '广州市',
        available: 0,
      },
    ],
    warehouseId: 1,
    warehouseName: '一号仓',
    shipFrom: '浙江金华',
    areaCode: '3307',
    platforms: [1, 4],
    sold: 9,
    monthSold: 3,
    collectCount: 0,
    isGift: false,
    status: 1,
    createdAt: at,
    ...more,
  };
}

export function warehouseRow(id: number, courierIds = [1, 2]): WarehouseDto {
  return {
    id,
    name: `${id}号仓`,
    sellerId: 3,
    sellerName: '供应商',
    logo: null,
    intro: '',
    provinceCode: '33',
    cityCode: '3307',
    districtCode: '330782',
    province: '浙江省',
    city: '金华市',
    district: '义乌市',
    couriers: courierIds.map((courierId) => ({
      warehouseId: id,
      courierId,
      firstWeight: 1_000,
      firstFee: 280,
      stepWeight: 1_000,
      stepFee: 100,
      enabled: true,
      areaRules: [
        { areaCode: '65', areaName: '新疆', type: 1, fee: 0, startAt: null, endAt: null, reason: '停发' },
      ],
    })),
    platforms: [],
    outputMode: 1,
    workDays: '1111111',
    sundayRest: true,
    restDates: ['2027-02-06'],
    cutoffTime: '16:00',
    goodsCount: 2,
    soldCount: 12,
    monthSold: 5,
    collectCount: 3,
    score: 4.5,
    status: 1,
    pauseReason: null,
  };
}

export function sellerWarehouseRow(id: number): SellerWarehouseDto {
  const { sellerId: _id, sellerName: _name, couriers, ...warehouse } = warehouseRow(id);
  return {
    ...warehouse,
    contact: '李四',
    phone: '0579-85551234',
    csUrl: null,
    address: '国际商贸城三区',
    couriers: couriers.map((courier) => ({ ...courier, costFirstFee: 230, costStepFee: 80 })),
    openOrders: 3,
    version: 4,
    createdAt: at,
  };
}

/** As lists show it. */
export function listedWarehouseRow(id: number): SellerWarehouseDto {
  const { couriers, ...warehouse } = sellerWarehouseRow(id);
  return { ...warehouse, couriers: couriers.map(({ areaRules: _rules, ...courier }) => courier) };
}

export function courierRow(id: number): CourierDto {
  return {
    id,
    name: `快递${id}`,
    code: 'YTO',
    logo: null,
    workDays: '1111111',
    sundayRest: false,
    restDates: ['2027-02-06'],
    cutoffTime: '18:00',
    status: 1,
  };
}

export function orderRow(id: number, goodId = 1): OrderPageDto['list'][number] {
  return {
    id,
    orderId: id,
    orderNo: `D${id}`,
    type: 1,
    platform: 0,
    sendArea: { warehouseId: 1, warehouseName: '一号仓', province: '浙江省', city: '金华市' },
    sendFrom: '浙江金华',
    courierId: 1,
    courierName: '快递1',
    softwareId: 1,
    softwareName: '橙仓打单',
    goodId,
    goodName: '商品',
    goodPic: '/files/a.svg',
    goodPrice: 130,
    num: 2,
    status: 10,
    statusText: '待付款',
    afterSaleStatus: 0,
    goodsFee: 260,
    courierFee: 274,
    remoteFee: 0,
    discountFee: 6,
    totalFee: 534,
    packageCount: 1,
    refundCount: 0,
    refundFee: 0,
    tradeAt: at,
    createdAt: at,
    payExpireAt: at,
    paidAt: null,
    shippedAt: null,
    receivedAt: null,
    completedAt: null,
    cancelledAt: null,
    cancelType: null,
    reviewScore: null,
    reviewText: '',
    remark: '',
    senderId: 1,
    senderName: '发件人',
    shopId: null,
    shopName: null,
    autoSend: false,
    batchNo: null,
    outputCounts: { success: 0, failed: 0, issuing: 0 },
    autoSendCounts: { success: 0, failed: 0, waiting: 0, external: 0 },
    allowedActions: ['pay', 'cancel', 'export', 'detail'],
  };
}

export function parcelRow(id: number, orderId: number): ParcelDto {
  return {
    id,
    packageNo: `P${id}`,
    orderId,
    orderNo: `D${orderId}`,
    platform: 0,
    thirdOrderNo: 'R1',
    thirdOrderNos: ['R1', 'R2'],
    shopId: 1,
    shopName: '橙子的抖音店',
    mergeId: 7,
    encrypted: true,
    goodId: 1,
    goodName: '商品',
    goodPic: '/files/a.svg',
    num: 2,
    weight: 600,
    status: 10,
    statusText: '待付款',
    refundStatus: 0,
    outputStatus: 0,
    outputInfo: '',
    outputResult: '',
    resubmits: 1,
    outputCode: null,
    autoSendStatus: 4,
    autoSendResult: '店铺订单退款中',
    autoSendCode: 'SHOP_REFUNDING',
    warehouseId: 1,
    warehouseName: '一号仓',
    courierId: 1,
    courierName: '快递1',
    softwareName: '橙仓打单',
    waybillNo: null,
    ownWaybill: false,
    printCount: 2,
    printedAt: at,
    receiverErasedAt: null,
    receiverName: '张*',
    receiverPhone: '138******01',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    address: '文三路***',
    goodsFee: 260,
    courierFee: 274,
    remoteFee: 0,
    discountFee: 6,
    price: 534,
    refundFee: 0,
    refundId: null,
    traceState: 0,
    traceText: '到达杭州转运中心',
    tracedAt: at,
    orderAt: at,
    promisedShipAt: null,
    shippedAt: null,
    pickedAt: null,
    signedAt: null,
    refundedAt: null,
    allowedActions: ['copyNo'],
  };
}

/** What the courier said of a parcel, and before that its payment. */
export function timelineRow(packageId: number): ParcelTimelineDto {
  return {
    packageId,
    courierName: '快递1',
    waybillNo: 'YT1',
    traceState: 0,
    list: [
      { id: 2, at, type: 'trace', text: '到达杭州转运中心', reasonCode: null, actor: 'platform' },
      { id: 1, at, type: 'paid', text: '已付款，等待仓库出单', reasonCode: null, actor: 'user' },
    ],
  };
}

/** Waits for the supplier. */
export function refundRow(id: number): RefundDto {
  return {
    id,
    refundId: id,
    refundNo: `T${id}`,
    packageId: 1,
    packageNo: 'P1',
    orderId: 5,
    orderNo: 'D5',
    goodName: '商品',
    num: 2,
    waybillNo: 'YT1',
    packageFee: 534,
    amount: 534,
    waybillFee: 0,
    reason: '破损',
    status: 30,
    statusText: '待供应商处理',
    appliedBy: 'user',
    auditBy: null,
    auditReason: '',
    auditAt: null,
    dueAt: at,
    createdAt: at,
    finishedAt: null,
    returnedAt: null,
    allowedActions: ['revoke'],
  };
}

export function buyerRow(id: number, more: Partial<BuyerDto> = {}): BuyerDto {
  return {
    id,
    uuid: `u-${id}`,
    authorityId: 10001,
    type: 1,
    phone: '13800000001',
    nickName: '买家',
    headerImg: null,
    balance: 10_000,
    frozen: 0,
    held: 0,
    withdrawable: 0,
    realStatus: 0,
    realName: null,
    status: 1,
    lastLoginAt: null,
    createdAt: at,
    totalRecharge: 0,
    totalSpend: 0,
    totalProfit: 0,
    level: 1,
    levelName: '普通会员',
    superId: null,
    inviteCode: '1',
    inviteCount: 0,
    ...more,
  };
}

export const orderCounts = { all: 1, '10': 1, '20': 0, '30': 0, '40': 0, afterSale: 0 };

export function sellerRow(id: number): SellerDto {
  const {
    totalRecharge: _a,
    totalSpend: _b,
    totalProfit: _c,
    level: _d,
    levelName: _e,
    superId: _f,
    inviteCode: _g,
    inviteCount: _h,
    ...account
  } = buyerRow(id);
  return {
    ...account,
    authorityId: 11001,
    type: 2,
    companyName: '供应商',
    contact: '李四',
    pendingSettle: 100,
    commissionRate: 50,
    warehouseCount: 2,
    goodsCount: 60,
    settleDays: 7,
  };
}

/** Of goods that are still there. */
export function favouriteRow(id: number, goodId = id): FavouriteDto {
  return { id, goodId, good: goodRow(goodId), priceDelta: -10, createdAt: at };
}

export function shopRow(id: number): ShopDto {
  return {
    id,
    platform: 4,
    shopName: '橙子的抖音店',
    remoteShopId: `r-${id}`,
    sellerNick: '掌柜',
    isSeller: false,
    status: 1,
    authAt: at,
    expireAt: at,
    daysLeft: 12,
    lastSyncAt: null,
    lastError: null,
    autoSend: true,
    autoOrder: false,
    autoDayLimit: null,
    autoParcelLimit: 5_000,
    defaultCourierId: null,
    defaultSenderId: null,
    tagRule: { matchType: 3, color: 'red', text: '橙仓代发' },
    waitingOrders: 4,
  };
}

/** For every item of the shop. */
export function shopGoodRow(id: number): ShopGoodDto {
  return {
    id,
    shopId: 1,
    remoteGoodId: '',
    remoteSkuId: '',
    remoteTitle: '',
    goodId: 1,
    goodName: '商品1',
    goodPic: '/files/a.svg',
    onSale: true,
    warehouseId: 1,
    warehouseName: '一号仓',
    courierId: null,
    courierName: null,
    num: 1,
  };
}

export function mergeOrderRow(id: number | null): MergeOrderDto {
  return {
    id,
    mergeNo: id === null ? null : `M${id}`,
    shopId: 1,
    platform: 4,
    receiverKey: 'k',
    shopOrderIds: [1, 2],
    count: 2,
    receiverName: '张*',
    receiverPhone: '138****0011',
    receiverAddress: '文三路***',
    status: id === null ? 0 : 1,
    packageId: null,
  };
}

export const problemCounts: ProblemPageDto['counts'] = {
  refund: 3,
  pickup: 0,
  movement: 0,
  autoOrder: 0,
  output: 2,
  autoSend: 1,
  shop: 0,
};

export function problemRow(id: number): ProblemDto {
  return {
    id: `autoSend-${id}`,
    kind: 'autoSend',
    at,
    title: `P${id}`,
    reasonCode: 'SHOP_REFUNDING',
    text: '店铺订单退款中',
    shopId: 1,
    shopName: '橙子的抖音店',
    shopOrderId: null,
    orderId: 5,
    packageId: id,
    refundId: null,
    packageStatus: 30,
    goodName: '毛绒小熊公仔',
    price: 534,
    actions: ['reAutoSend', 'trace'],
  };
}

export function moneyLogRow(id: number): MoneyLogDto {
  return {
    id,
    logNo: `L${id}`,
    type: 2,
    typeText: '订单支付',
    amount: -534,
    balanceBefore: 1_000,
    balanceAfter: 466,
    frozenBefore: 0,
    frozenAfter: 0,
    bizNo: 'D1',
    orderId: 1,
    packageId: null,
    payId: null,
    cashOutId: null,
    parts: [
      { title: '货款', amount: -254 },
      { title: '运费', amount: -280 },
    ],
    title: '订单支付',
    createdAt: at,
  };
}

export function cashOutRow(id: number): CashOutDto {
  return {
    id,
    cashOutNo: `T${id}`,
    amount: 10_000,
    fee: 60,
    realAmount: 9_940,
    accountType: 3,
    accountTypeText: '银行卡',
    account: '6222 **** 0001',
    accountName: '张三',
    bankName: '工商银行',
    status: 0,
    statusText: '待审核',
    auditReason: '',
    transferNo: null,
    createdAt: at,
    auditedAt: null,
    paidAt: null,
    revocable: true,
  };
}

export function paymentRow(payId: number): PaymentDto {
  return {
    payId,
    payNo: `Z${payId}`,
    amount: 10_000,
    payType: 9,
    payTypeText: '模拟支付',
    status: 0,
    statusText: '待支付',
    payUrl: 'https://cashier.example/1',
    qrCode: null,
    expireAt: at,
  };
}

export function paymentStateRow(payId: number): PaymentStateDto {
  return {
    payId,
    payNo: `Z${payId}`,
    status: 1,
    statusText: '已支付',
    amount: 10_000,
    paidAt: at,
    late: false,
    expireAt: at,
    balance: 10_466,
  };
}

export function rechargeRow(id: number): RechargeDto {
  return {
    id,
    rechargeNo: `Z${id}`,
    payId: id,
    amount: 10_000,
    bonus: 0,
    realAmount: 10_000,
    payType: 2,
    payTypeText: '微信支付',
    status: 1,
    statusText: '已到账',
    late: true,
    channelTradeNo: '4200',
    createdAt: at,
    paidAt: at,
  };
}

export const remoteAddress: RemoteAddressDto = {
  remoteAddressId: 'a-1',
  name: '橙子小店',
  phone: '138****0001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  address: '文三路478号',
  isDefault: true,
};

export function shopOrderRow(id: number): ShopOrderDto {
  return {
    id,
    shopId: 1,
    shopName: '橙子的抖音店',
    platform: 4,
    remoteOrderNo: `R${id}`,
    remoteStatus: 2,
    remoteRefundStatus: 0,
    importStatus: 0,
    items: [{ remoteGoodId: 'g', remoteSkuId: 's', title: '小熊', sku: '', num: 1, price: 990, pic: '' }],
    goodsTitle: '小熊',
    num: 1,
    payAmount: 990,
    paidAt: at,
    promisedShipAt: null,
    buyerNick: '买***',
    receiverName: '张*',
    receiverPhone: '138****0011',
    receiverAddress: '文三路***',
    provinceCode: '33',
    cityCode: '3301',
    districtCode: '330106',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    encrypted: true,
    receiverKey: 'k',
    buyerMemo: '',
    sellerMemo: '',
    flagColor: null,
    mergeId: null,
    orderId: null,
    packageId: null,
    problemCode: 'GOODS_UNMAPPED',
    problemText: '商品“小熊”没有关联',
    syncedAt: at,
  };
}

export function senderRow(id: number): SenderDto {
  return {
    id,
    name: '发件人',
    phone: '13800000099',
    provinceCode: '33',
    cityCode: '3301',
    districtCode: '330106',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    address: '文三路1号',
    isDefault: true,
    remark: '',
  };
}

export function sellerGoodRow(id: number): SellerGoodDto {
  const {
    warehouses: _warehouses,
    sellerId: _seller,
    warehouseId: _id,
    warehouseName: _name,
    shipFrom: _from,
    areaCode: _area,
    ...own
  } = goodRow(id);
  return {
    ...own,
    supplyPrice: 1_200,
    auditReason: '',
    version: 3,
    stocks: [{ ...stockRow(id), goodId: id }],
    updatedAt: at,
  };
}

export const sellerGoodCounts: SellerGoodPageDto['counts'] = [
  { status: 1, goods: 2 },
  { status: 5, goods: 0 },
];

export function stockRow(id: number): GoodStockDto {
  return {
    id,
    goodId: 1,
    goodsNo: 'G1',
    goodName: '商品1',
    goodPic: '/files/1.svg',
    goodStatus: 1,
    warehouseId: 1,
    warehouseName: '一号仓',
    quantity: 10,
    locked: 4,
    available: 6,
    warnQuantity: 6,
    isLow: true,
    version: 3,
    updatedAt: at,
  };
}

export const stockLogRow: StockLogDto = {
  id: 7,
  type: 6,
  delta: -2,
  quantityAfter: 10,
  lockedAfter: 4,
  bizNo: 'D1',
  remark: '',
  createdAt: at,
};

export const reservationRow: StockReservationDto = {
  orderId: 5,
  orderNo: 'D5',
  quantity: 4,
  paid: false,
  payExpireAt: at,
  createdAt: at,
};

export const settingsRow: SettingsDto = {
  title: '橙仓',
  logo_pic: '',
  footer_text: '一件代发',
  filing_no: '',
  wx_pic: '',
  cs_url: '',
  old_url: '',
  giftEnabled: false,
  payExpireMinutes: 30,
  minRecharge: 1_000,
  maxRecharge: 5_000_000,
  cashOutMin: 1_000,
  cashOutMax: 5_000_000,
  cashOutFeeRate: 60,
  maxRows: 500,
  softwares: [{ id: 1, name: '橙仓打单' }],
  shopFigures: 'fixed' as const,
  maxUnpaid: 20,
  waybillFee: 0,
  appVersion: '0.1.0',
};

export function printSettingRow(id: number): PrintSettingDto {
  return {
    id,
    platform: 2,
    courierId: 1,
    courierName: '圆通速递',
    paper: '76x130',
    extras: { showGoods: true, showNum: true, showRemark: false, showOrderNo: false, text: '谢谢' },
    printerName: '',
    autoPrint: false,
    updatedAt: at,
  };
}

const profitFigures: ProfitFiguresDto = {
  orderCount: 2,
  packageCount: 4,
  goodsIncome: 400,
  courierCost: 790,
  remoteIncome: 170,
  refundFee: 205,
  commission: 5,
  profit: 190,
  settled: 95,
  pending: 95,
};

/** A day, and goods: what the two kinds of lists hold. */
export const sellerProfit: SellerProfitDto = {
  summary: profitFigures,
  list: [
    { date: '2026-11-21', id: null, name: '2026-11-21', ...profitFigures },
    { date: null, id: 7, name: '测试商品', ...profitFigures },
  ],
  total: 2,
};

export const userProfitRow = (id: number): UserProfitDto => ({
  ...{ id, userId: 12, userPhone: '138******02', nickName: '阿橘优选', goodId: null, goodName: null },
  ...{ profit: 20, courierProfit: 10, enabled: true, remark: '', updatedAt: at },
});

/** Somebody with an amount of their own, and somebody without. */
export const inviteePage: InviteePageDto = {
  list: [12, 13].map((userId) => ({
    ...{ userId, phone: '138******02', nickName: '阿橘优选', createdAt: at, level: 2, levelName: '铜牌会员' },
    ...{
      packageCount: 3,
      spend: 1_245,
      profit: 45,
      profitSettled: 15,
      lastOrderAt: userId === 12 ? at : null,
    },
    ...{ userProfit: userId === 12 ? userProfitRow(5) : null, goodsProfits: 1 },
  })),
  ...{ total: 2, page: 1, pageSize: 20, nextCursor: null, inviteCode: '1', inviteUrl: '/t3/#super=1' },
  summary: {
    ...{ inviteCount: 2, todayCount: 1, activeCount: 1, totalProfit: 45, unsettled: 30, todayProfit: 15 },
  },
};

export const leagueRow: LeagueDto = {
  ...{ level: 2, invites: 1, packages: 30, recharge: 10_000 },
  levels: [
    {
      ...{ level: 2, name: '铜牌会员', needInvites: 2, needPackages: 100, needRecharge: 10_000 },
      ...{ discount: 2, maxProfit: 60 },
    },
  ],
};
