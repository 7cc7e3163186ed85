/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The two kinds of account. REST: `type`. */
export type AccountKind =
  /** 1 买家（VIP 会员）, authorityId 10001 */
  | 'BUYER'
  /** 2 供应商, authorityId 11001 */
  | 'SELLER';

/** REST: `order.afterSaleStatus`. */
export type AfterSaleStatus =
  /** 1 售后中 */
  | 'ACTIVE'
  /** 0 无 */
  | 'NONE'
  /** 2 部分退款 */
  | 'PARTLY_REFUNDED'
  /** 3 全部退款 */
  | 'REFUNDED';

/** Which step of an order is confirmed. REST: `action`. */
export type ConfirmAction =
  /** pay 由余额支付 */
  | 'PAY'
  /** receive 确认收货 */
  | 'RECEIVE';

export type GoodFilter = {
  /** Ship-from province (2 digits) or city (4 digits). */
  areaCode?: string | null | undefined;
  categoryId?: number | null | undefined;
  /** Part of the name. */
  keyword?: string | null | undefined;
  platform?: Platform | null | undefined;
  warehouseId?: number | null | undefined;
};

/** Order of the goods list. REST: `sort`. */
export type GoodsSort =
  /** 1 综合 */
  | 'GENERAL'
  /** 5 最新 */
  | 'NEWEST'
  /** 4 价格降 */
  | 'PRICE_DOWN'
  /** 3 价格升 */
  | 'PRICE_UP'
  /** 2 销量 */
  | 'SALES';

/** REST: `goods.status`. */
export type GoodsStatus =
  /** 3 审核中 */
  | 'AUDITING'
  /** 5 违规下架 */
  | 'BANNED'
  /** 0 草稿 */
  | 'DRAFT'
  /** 2 下架 */
  | 'OFF_SALE'
  /** 1 上架 */
  | 'ON_SALE'
  /** 4 审核驳回 */
  | 'REJECTED';

export type LoginInput = {
  captcha: string;
  captchaId: string;
  kind?: AccountKind;
  /** 6 to 18 characters. */
  password: string;
  /** 11 digits. */
  phone: string;
  /** Only after a refusal with LOGIN_CODE_NEEDED: six digits sent for the scene LOGIN. */
  phoneCode?: string | null | undefined;
};

/** Direction of a money log. REST: `direction`. */
export type MoneyDirection =
  /** in 收入 */
  | 'IN'
  /** out 支出 */
  | 'OUT';

export type MoneyLogFilter = {
  direction?: MoneyDirection | null | undefined;
  endAt?: string | null | undefined;
  startAt?: string | null | undefined;
  type?: MoneyLogType | null | undefined;
};

/** REST: `userMoneyLog.type`. The sign is the effect on the available balance. */
export type MoneyLogType =
  /** 12 平台调账 (±) */
  | 'ADJUST'
  /** 7 推广收益 (+) */
  | 'AGENT_PROFIT'
  /** 8 收益冲回 (−) */
  | 'AGENT_REVERSE'
  /** 11 充值赠送 (+) */
  | 'BONUS'
  /** 4 提现冻结 (−) */
  | 'CASH_OUT_FREEZE'
  /** 5 提现成功 */
  | 'CASH_OUT_PAID'
  /** 6 提现退回 (+) */
  | 'CASH_OUT_RETURN'
  /** 14 赔付 (+) */
  | 'COMPENSATION'
  /** 2 订单支付 (−) */
  | 'ORDER_PAY'
  /** 3 包裹退款 (+) */
  | 'PACKAGE_REFUND'
  /** 1 充值 (+) */
  | 'RECHARGE'
  /** 13 运费补收 (−) */
  | 'SUPPLEMENT'
  /** 10 货款冲回 (−) */
  | 'SUPPLIER_REVERSE'
  /** 9 货款结算 (+) */
  | 'SUPPLIER_SETTLE';

/** What the row's owner may do with an order now. Decided by the API alone. */
export type OrderAction =
  /** 再次提交 */
  | 'AGAIN_SUBMIT'
  /** 同步 */
  | 'CALLBACK'
  /** 取消订单: `cancelOrder` */
  | 'CANCEL'
  /** 确认收货: `confirmOrder(action: RECEIVE)` */
  | 'CONFIRM'
  /** 查看详情 */
  | 'DETAIL'
  /** 导出 */
  | 'EXPORT'
  /** 确认支付: `confirmOrder(action: PAY)` */
  | 'PAY'
  /** 重新自动发货 */
  | 'RE_AUTO_SEND';

export type OrderFilter = {
  afterSale?: boolean | null | undefined;
  courierId?: number | null | undefined;
  endAt?: string | null | undefined;
  /** Order number, third-party number, waybill number or part of the goods name. */
  keyword?: string | null | undefined;
  orderId?: number | null | undefined;
  platform?: Platform | null | undefined;
  startAt?: string | null | undefined;
  status?: OrderStatus | null | undefined;
  type?: ShipMode | null | undefined;
  warehouseId?: number | null | undefined;
};

export type OrderInput = {
  /** Accept third-party order numbers that were ordered before (补发). */
  allowDuplicate?: boolean;
  courierId: number;
  goodId: number;
  /** Pieces a parcel, 1 to 99. */
  num?: number;
  /** At most 500. */
  packages: Array<ParcelInput>;
  platform?: Platform;
  /** Of a quote that is at most 15 minutes old; without it the price of now is taken. */
  quoteNo?: string | null | undefined;
  /** At most 200 characters. */
  remark?: string;
  senderId: number;
  /** Leave out rows with blocking problems instead of refusing the order. */
  skipInvalid?: boolean;
  type?: ShipMode;
  warehouseId: number;
};

/** REST: `order.status`. After payment it is always derived from the parcels. */
export type OrderStatus =
  /** 60 已取消 */
  | 'CANCELLED'
  /** 70 已关闭 */
  | 'CLOSED'
  /** 50 已完成 */
  | 'COMPLETED'
  /** 10 待付款 */
  | 'PENDING_PAYMENT'
  /** 30 待收货 */
  | 'PENDING_RECEIPT'
  /** 40 待评价 */
  | 'PENDING_REVIEW'
  /** 20 待发货 */
  | 'PENDING_SHIPMENT';

/** When a warehouse issues waybills. REST: `warehouse.outputMode`. */
export type OutputMode =
  /** 0 延时出单（约 10 分钟） */
  | 'DELAYED'
  /** 1 实时出单 */
  | 'IMMEDIATE';

/** Issue of the waybill. REST: `orderPackage.outputStatus`. */
export type OutputStatus =
  /** 4 出单失败 */
  | 'FAILED'
  /** 2 出单中 */
  | 'ISSUING'
  /** 0 未出单 */
  | 'NONE'
  /** 1 排队中 */
  | 'QUEUED'
  /** 3 出单成功 */
  | 'SUCCESS'
  /** 6 已作废 */
  | 'VOIDED'
  /** 5 作废中 */
  | 'VOIDING';

export type ParcelFilter = {
  courierId?: number | null | undefined;
  endAt?: string | null | undefined;
  keyword?: string | null | undefined;
  orderId?: number | null | undefined;
  outputStatus?: OutputStatus | null | undefined;
  platform?: Platform | null | undefined;
  refundStatus?: RefundStatus | null | undefined;
  startAt?: string | null | undefined;
  status?: ParcelStatus | null | undefined;
  warehouseId?: number | null | undefined;
};

export type ParcelInput = {
  /** The rest of the address below the district. */
  address: string;
  cityCode?: string;
  /** 6-digit code; where a city has no districts, the 4-digit city code. */
  districtCode?: string;
  provinceCode?: string;
  receiverName: string;
  receiverPhone: string;
  thirdOrderNo?: string | null | undefined;
};

/** REST: `orderPackage.status`. */
export type ParcelStatus =
  /** 60 异常 */
  | 'ABNORMAL'
  /** 80 已取消 */
  | 'CANCELLED'
  /** 40 运输中 */
  | 'IN_TRANSIT'
  /** 10 待付款 */
  | 'PENDING_PAYMENT'
  /** 20 待发货 */
  | 'PENDING_SHIPMENT'
  /** 70 已退款 */
  | 'REFUNDED'
  /** 30 已发货 */
  | 'SHIPPED'
  /** 50 已签收 */
  | 'SIGNED';

/** The shop platforms that an order can come from. REST: `platform`. */
export type Platform =
  /** 4 抖音 */
  | 'DOUYIN'
  /** 3 京东 */
  | 'JD'
  /** 5 快手 */
  | 'KUAISHOU'
  /** 0 其他 */
  | 'OTHER'
  /** 2 拼多多 */
  | 'PINDUODUO'
  /** 1 淘宝/天猫 */
  | 'TAOBAO'
  /** 6 视频号 */
  | 'WECHAT_CHANNELS';

/** Why a row, a waybill or a write-back does not go. REST: `reasonCode`. */
export type ReasonCode =
  /** 地址解析失败 */
  | 'ADDRESS_INVALID'
  /** 该地区停发 */
  | 'AREA_BANNED'
  /** 偏远地区加收 */
  | 'AREA_SURCHARGE'
  /** 收件人被限制 */
  | 'BLACKLIST'
  /** 快递公司未映射 */
  | 'COURIER_MAPPING'
  /** 快递休息 */
  | 'COURIER_RESTING'
  /** 第三方单号重复 */
  | 'DUPLICATE_NO'
  /** 快递不到 */
  | 'OUT_OF_RANGE'
  /** 平台返回错误 */
  | 'PLATFORM_ERROR'
  /** 平台限流 */
  | 'RATE_LIMITED'
  /** 收件信息已变更 */
  | 'RECEIVER_CHANGED'
  /** 发件人缺失 */
  | 'SENDER_MISSING'
  /** 店铺订单已关闭 */
  | 'SHOP_CLOSED'
  /** 店铺过期，请续期 */
  | 'SHOP_EXPIRED'
  /** 店铺订单退款中 */
  | 'SHOP_REFUNDING'
  /** 店铺订单已发货 */
  | 'SHOP_SHIPPED'
  /** 库存不足 */
  | 'STOCK_SHORT'
  /** 平台超时 */
  | 'TIMEOUT'
  /** 虚拟号已过期 */
  | 'VIRTUAL_NUMBER'
  /** 电子面单失效，请续期 */
  | 'WAYBILL_AUTH'
  /** 电子面单余额不足 */
  | 'WAYBILL_BALANCE'
  /** 运单号已被使用 */
  | 'WAYBILL_USED';

/** REST: `orderPackage.refundStatus`. */
export type RefundStatus =
  /** 10 申请中 */
  | 'APPLIED'
  /** 0 无 */
  | 'NONE'
  /** 50 已拒绝 */
  | 'REJECTED'
  /** 60 已撤销 */
  | 'REVOKED'
  /** 40 退款成功 */
  | 'SUCCESS'
  /** 20 作废面单中 */
  | 'VOIDING'
  /** 30 待供应商处理 */
  | 'WAIT_SELLER';

/** The field of a recipient that a problem belongs to. */
export type RowField =
  | 'detail'
  | 'name'
  | 'phone'
  | 'region'
  /** The row as a whole. */
  | 'row'
  | 'thirdOrderNo';

/** Whether a row of recipients can go. REST: `importRow.state`. */
export type RowState =
  /** 3 重复 */
  | 'DUPLICATE'
  /** 2 错误 */
  | 'ERROR'
  /** 4 已排除 */
  | 'EXCLUDED'
  /** 0 正常 */
  | 'OK'
  /** 1 提醒 */
  | 'WARN';

export type SenderInput = {
  address: string;
  cityCode: string;
  districtCode: string;
  isDefault?: boolean;
  name: string;
  phone: string;
  /** Names or codes; read and completed by the API. */
  provinceCode: string;
  remark?: string;
};

/** REST: `warehouse.status` and `courier.status`. */
export type ServiceStatus =
  /** 1 正常 */
  | 'ACTIVE'
  /** 2 停用 */
  | 'DISABLED'
  /** 3 暂停发货 */
  | 'PAUSED';

/** How the recipients of an order were given. REST: `order.type`. */
export type ShipMode =
  /** 2 自动发货 */
  | 'AUTO'
  /** 1 手动发货 */
  | 'BY_HAND'
  /** 3 模板发货 */
  | 'MODEL';

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { settings: { title: string, footerText: string, filingNo: string, appVersion: string } };

export type GoodsFeedQueryVariables = Exact<{
  filter?: GoodFilter | null | undefined;
  sort: GoodsSort;
  page: number;
  pageSize: number;
}>;


export type GoodsFeedQuery = { goods: { total: number, page: number, list: Array<{ id: number, name: string, pic: string, price: number, unit: string, shipFrom: string, warehouseId: number | null, sold: number }> } };

export type GoodsFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type GoodsFiltersQuery = { categories: Array<{ id: number, name: string }>, goodsAreas: Array<{ code: string, name: string, count: number }> };

export type GoodDetailQueryVariables = Exact<{
  id: number;
}>;


export type GoodDetailQuery = { good: { id: number, goodsNo: string, name: string, pic: string, pics: Array<string>, detail: string, price: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, sold: number, categoryName: string, warehouses: Array<{ id: number, name: string, province: string, city: string, available: number, warehouse: { id: number, name: string, status: ServiceStatus, pauseReason: string | null, couriers: Array<{ warehouseId: number, courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, courier: { id: number, name: string, workDays: string, sundayRest: boolean, cutoffTime: string, status: ServiceStatus } }> } | null }> } };

export type DrawCaptchaQueryVariables = Exact<{
  kind: AccountKind;
}>;


export type DrawCaptchaQuery = { captcha: { captchaId: string, picPath: string, captchaLength: number } };

export type SignInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SignInMutation = { login: { token: string, expiresAt: string, account:
      | { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number }
      | { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number }
     } };

export type OrderRowFragment = { id: number, orderNo: string, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, createdAt: string, payExpireAt: string, paidAt: string | null, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string } };

export type OrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type OrdersQuery = { orders: { total: number, counts: { all: number, pendingPayment: number, pendingShipment: number, pendingReceipt: number, pendingReview: number, afterSale: number }, list: Array<{ id: number, orderNo: string, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, createdAt: string, payExpireAt: string, paidAt: string | null, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string } }> } };

export type ConfirmOrderMutationVariables = Exact<{
  id: number;
  action: ConfirmAction;
  clientNo: string;
}>;


export type ConfirmOrderMutation = { confirmOrder: { orderId: number, order: { id: number, orderNo: string, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, createdAt: string, payExpireAt: string, paidAt: string | null, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string } } } };

export type CancelOrderMutationVariables = Exact<{
  orderId: number;
}>;


export type CancelOrderMutation = { cancelOrder: { orderId: number, order: { id: number, orderNo: string, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, createdAt: string, payExpireAt: string, paidAt: string | null, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string } } } };

export type BalanceAfterOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type BalanceAfterOrderQuery = { me:
    | { id: number, balance: number, frozen: number, withdrawable: number }
    | { id: number, balance: number, frozen: number, withdrawable: number }
   };

export type ParcelsQueryVariables = Exact<{
  filter?: ParcelFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ParcelsQuery = { parcels: { total: number, list: Array<{ id: number, packageNo: string, orderId: number, orderNo: string, thirdOrderNo: string | null, goodName: string, goodPic: string, num: number, status: ParcelStatus, statusText: string, outputInfo: string, courierName: string, warehouseName: string, waybillNo: string | null, receiverName: string, receiverPhone: string, province: string, city: string, district: string, address: string, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, price: number, refundFee: number, orderAt: string, promisedShipAt: string | null }> } };

export type EndSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type EndSessionMutation = { logout: boolean };

export type SenderFieldsFragment = { id: number, name: string, phone: string, provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, address: string, isDefault: boolean, remark: string };

export type ListSendersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListSendersQuery = { senders: Array<{ id: number, name: string, phone: string, provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, address: string, isDefault: boolean, remark: string }> };

export type CreateSenderMutationVariables = Exact<{
  input: SenderInput;
}>;


export type CreateSenderMutation = { createSender: { id: number, name: string, phone: string, provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, address: string, isDefault: boolean, remark: string } };

export type UpdateSenderMutationVariables = Exact<{
  id: number;
  input: SenderInput;
}>;


export type UpdateSenderMutation = { updateSender: { id: number, name: string, phone: string, provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, address: string, isDefault: boolean, remark: string } };

export type ListRegionsQueryVariables = Exact<{
  level?: number | null | undefined;
  parentCode?: string | null | undefined;
}>;


export type ListRegionsQuery = { regions: { version: string, list: Array<{ code: string, name: string, parentCode: string, level: number }> } };

export type LoadShipmentGoodQueryVariables = Exact<{
  id: number;
}>;


export type LoadShipmentGoodQuery = { good: { id: number, name: string, pic: string, price: number, weight: number, unit: string, minNum: number, maxNum: number, status: GoodsStatus, platforms: Array<Platform>, shipFrom: string, warehouses: Array<{ id: number, name: string, province: string, city: string, available: number, warehouse: { id: number, name: string, status: ServiceStatus, pauseReason: string | null, outputMode: OutputMode, cutoffTime: string, couriers: Array<{ warehouseId: number, courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, courier: { id: number, name: string, code: string, logo: string | null, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus } }> } | null }> } };

export type SearchShipmentGoodsQueryVariables = Exact<{
  keyword?: string | null | undefined;
  page: number;
}>;


export type SearchShipmentGoodsQuery = { goods: { total: number, list: Array<{ id: number, name: string, pic: string, price: number, unit: string, shipFrom: string, sold: number }> } };

export type LoadLastPurchaseQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadLastPurchaseQuery = { lastPurchase: { goodId: number, warehouseId: number, courierId: number, num: number, senderId: number, platform: Platform, good: { id: number } | null } | null };

export type ReadAddressesQueryVariables = Exact<{
  text: string;
}>;


export type ReadAddressesQuery = { readAddresses: Array<{ text: string, name: string, phone: string, provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, detail: string, rest: string, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> }> };

export type QuoteShipmentMutationVariables = Exact<{
  input: OrderInput;
}>;


export type QuoteShipmentMutation = { quoteOrder: { quoteNo: string, expireAt: string, packageCount: number, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, totalFee: number, available: number, balance: number, enough: boolean, rows: Array<{ row: number, state: RowState, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, packageFee: number, promisedShipAt: string | null, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> }>, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> } };

export type CreateShipmentMutationVariables = Exact<{
  input: OrderInput;
  clientNo: string;
}>;


export type CreateShipmentMutation = { createOrder: { orderId: number, orderNo: string, totalFee: number, packageCount: number, payExpireAt: string, balance: number, enough: boolean } };

export type PayShipmentMutationVariables = Exact<{
  id: number;
  clientNo: string;
}>;


export type PayShipmentMutation = { confirmOrder: { orderId: number, status: OrderStatus, paidFee: number | null, balance: number, order: { id: number, status: OrderStatus, statusText: string, allowedActions: Array<OrderAction> } } };

export type WalletBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type WalletBalanceQuery = { me:
    | { __typename: 'Buyer', levelName: string, totalSpend: number, id: number, balance: number, frozen: number, withdrawable: number }
    | { __typename: 'Seller', id: number, balance: number, frozen: number, withdrawable: number }
   };

export type MoneyLogsQueryVariables = Exact<{
  filter?: MoneyLogFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type MoneyLogsQuery = { moneyLogs: { total: number, sumIn: number, sumOut: number, list: Array<{ id: number, logNo: string, type: MoneyLogType, typeText: string, amount: number, balanceAfter: number, orderId: number | null, title: string, createdAt: string }> } };

type AccountFields_Buyer_Fragment = { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number };

type AccountFields_Seller_Fragment = { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number };

export type AccountFieldsFragment =
  | AccountFields_Buyer_Fragment
  | AccountFields_Seller_Fragment
;

export type LoadAccountQueryVariables = Exact<{
  kind: AccountKind;
}>;


export type LoadAccountQuery = { me:
    | { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number }
    | { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number }
   };

export const OrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<OrderRowFragment, unknown>;
export const SenderFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<SenderFieldsFragment, unknown>;
export const AccountFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<AccountFieldsFragment, unknown>;
export const SiteSettingsDocument = {"__meta__":{"hash":"sha256:0835f6cb4834bc04be51acdf83ac97e8273e9ef02e5b37f4ee584f4eb53a7d9b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"filingNo"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}}]}}]}}]} as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const GoodsFeedDocument = {"__meta__":{"hash":"sha256:6c08035500c05c0e5cb996221c4c88080b28890d9b8227cbdf5b672ddb01c195"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodsFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodsSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]}}]}}]} as unknown as DocumentNode<GoodsFeedQuery, GoodsFeedQueryVariables>;
export const GoodsFiltersDocument = {"__meta__":{"hash":"sha256:9da0352663970655c4ea3356f31368889066bf3d2032e615b1db4e8ab8f60d63"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodsFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<GoodsFiltersQuery, GoodsFiltersQueryVariables>;
export const GoodDetailDocument = {"__meta__":{"hash":"sha256:c69ea559a2df5e483f2aec3aa359c34c606e2d3b6b96ab211eedfaae417e7a1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<GoodDetailQuery, GoodDetailQueryVariables>;
export const DrawCaptchaDocument = {"__meta__":{"hash":"sha256:c368fa73417f5f9929e24e71523fdd9122097b733c820ef76d985aa8d3f36b81"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DrawCaptcha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captcha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captchaId"}},{"kind":"Field","name":{"kind":"Name","value":"picPath"}},{"kind":"Field","name":{"kind":"Name","value":"captchaLength"}}]}}]}}]} as unknown as DocumentNode<DrawCaptchaQuery, DrawCaptchaQueryVariables>;
export const SignInDocument = {"__meta__":{"hash":"sha256:3a47213717afaffff2b567fc39ee09c8c65901bc83045a9010b588f219d16e45"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const OrdersDocument = {"__meta__":{"hash":"sha256:d797425339b2299d3b2807677e4f5a18b660db248ee80ef1bb30913810aa8daa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Orders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPayment"}},{"kind":"Field","name":{"kind":"Name","value":"pendingShipment"}},{"kind":"Field","name":{"kind":"Name","value":"pendingReceipt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingReview"}},{"kind":"Field","name":{"kind":"Name","value":"afterSale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<OrdersQuery, OrdersQueryVariables>;
export const ConfirmOrderDocument = {"__meta__":{"hash":"sha256:346ba3df7d6d9e847075775c56430d795c421e729c69bcdf4f393b1777c0f0ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAction"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ConfirmOrderMutation, ConfirmOrderMutationVariables>;
export const CancelOrderDocument = {"__meta__":{"hash":"sha256:5d1d7923349a0efaa37c70e45627c57bdb89e5f6c0ed4beb84349b49860b5159"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const BalanceAfterOrderDocument = {"__meta__":{"hash":"sha256:7052ba35586600bd7f54fc0c7c4cbc5dc022b5f7a12136e06ff91344a47a0b59"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BalanceAfterOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"BUYER"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}}]}}]}}]} as unknown as DocumentNode<BalanceAfterOrderQuery, BalanceAfterOrderQueryVariables>;
export const ParcelsDocument = {"__meta__":{"hash":"sha256:177a8f95efe41275621e8f87651606c6b6f5b87efda571d281cf59a364e1212e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Parcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParcelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outputInfo"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"orderAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}}]}}]}}]}}]} as unknown as DocumentNode<ParcelsQuery, ParcelsQueryVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"sha256:d10dc0c58bf2840ea6367e04a0eef28c11340bb8fbb634d1a64b52802ba0e31b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const ListSendersDocument = {"__meta__":{"hash":"sha256:e7af787bdb78cc1a90357b4e9b8c9b24d8dae830f2678a1bbec88a7f484f3ab4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSenders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"senders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SenderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<ListSendersQuery, ListSendersQueryVariables>;
export const CreateSenderDocument = {"__meta__":{"hash":"sha256:62aa298ced4035476ec19c86d01a684df38371916d76795c60fd7e44cb95f24c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SenderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<CreateSenderMutation, CreateSenderMutationVariables>;
export const UpdateSenderDocument = {"__meta__":{"hash":"sha256:b04f464e0c18da8030957576877891b334fa78da629798bbc95bf74dbd55977a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SenderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<UpdateSenderMutation, UpdateSenderMutationVariables>;
export const ListRegionsDocument = {"__meta__":{"hash":"sha256:085774a2f615418b248abb881e6be8ec1af58a076d1b111e6426aa0e2617ca75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListRegions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parentCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}},{"kind":"Argument","name":{"kind":"Name","value":"parentCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parentCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parentCode"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]}}]} as unknown as DocumentNode<ListRegionsQuery, ListRegionsQueryVariables>;
export const LoadShipmentGoodDocument = {"__meta__":{"hash":"sha256:2dd3196daa229c104a05c92ac0f328a971081daae0a560959568ed24921fc719"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadShipmentGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"outputMode"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadShipmentGoodQuery, LoadShipmentGoodQueryVariables>;
export const SearchShipmentGoodsDocument = {"__meta__":{"hash":"sha256:283ed7f8b41ca3ecde58473d0c0f509c343c6759bc0bc72c490a2547c2aea5d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchShipmentGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]}}]}}]} as unknown as DocumentNode<SearchShipmentGoodsQuery, SearchShipmentGoodsQueryVariables>;
export const LoadLastPurchaseDocument = {"__meta__":{"hash":"sha256:ad5531c02eef2ec421724ca70952d5678fe98236d7d5a5514f1f130269bb83c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadLastPurchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastPurchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}}]}}]} as unknown as DocumentNode<LoadLastPurchaseQuery, LoadLastPurchaseQueryVariables>;
export const ReadAddressesDocument = {"__meta__":{"hash":"sha256:376de1bbd2f7deb5101b269aad86aba49a90b562f223c66a75ec9a56bb4d97e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAddresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}}]}}]}}]} as unknown as DocumentNode<ReadAddressesQuery, ReadAddressesQueryVariables>;
export const QuoteShipmentDocument = {"__meta__":{"hash":"sha256:929bf2a00b27f13d5b930dcc0dc4eba5e1e1f3c1c9c7f1cb640353a861460448"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteNo"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}}]}}]}}]} as unknown as DocumentNode<QuoteShipmentMutation, QuoteShipmentMutationVariables>;
export const CreateShipmentDocument = {"__meta__":{"hash":"sha256:5959d412854e25716a55a4198bd3cb70d789499a92c04c37fe50c5b12178fc7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}}]}}]}}]} as unknown as DocumentNode<CreateShipmentMutation, CreateShipmentMutationVariables>;
export const PayShipmentDocument = {"__meta__":{"hash":"sha256:882b12d5217fd406874b7e644432bbb7d4743aa75281e7d61d341a076a15bc86"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"EnumValue","value":"PAY"}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paidFee"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<PayShipmentMutation, PayShipmentMutationVariables>;
export const WalletBalanceDocument = {"__meta__":{"hash":"sha256:67b3c997dd27f0fd2c71c4f24bfc2eb968cb45cc3f4ff0fca087bfe52176bb0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalletBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"BUYER"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buyer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"totalSpend"}}]}}]}}]}}]} as unknown as DocumentNode<WalletBalanceQuery, WalletBalanceQueryVariables>;
export const MoneyLogsDocument = {"__meta__":{"hash":"sha256:a966018158f04a4294603a156d65f3526869ba24754e46af494bc35bac3112bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneyLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyLogFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"sumIn"}},{"kind":"Field","name":{"kind":"Name","value":"sumOut"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<MoneyLogsQuery, MoneyLogsQueryVariables>;
export const LoadAccountDocument = {"__meta__":{"hash":"sha256:8d4fc2223a3c1f65f6df090802f51f29b47a8e62942e3dd515b1058e0da8d4a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<LoadAccountQuery, LoadAccountQueryVariables>;