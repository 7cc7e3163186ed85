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

/** REST: `areaRule.type`. */
export type AreaRuleType =
  /** 1 停发 */
  | 'BAN'
  /** 2 偏远加价 */
  | 'SURCHARGE';

/** Write-back of the waybill to the shop. REST: `orderPackage.autoSendStatus`. */
export type AutoSendStatus =
  /** 6 店铺已发货 */
  | 'EXTERNAL'
  /** 4 发货失败 */
  | 'FAILED'
  /** 0 无需发货 */
  | 'NONE'
  /** 5 已暂停 */
  | 'PAUSED'
  /** 2 发货中 */
  | 'SENDING'
  /** 3 发货成功 */
  | 'SUCCESS'
  /** 1 待发货 */
  | 'WAITING';

/** With the old password, or with a code sent for the scene CHANGE_PASSWORD to the account's own phone. */
export type ChangePasswordInput = {
  oldPassword?: string | null | undefined;
  /** 6 to 18 characters. */
  password: string;
  phoneCode?: string | null | undefined;
  repassword: string;
};

/** What a short-message code is for. REST: `scene`. */
export type CodeScene =
  /** 4 改密 */
  | 'CHANGE_PASSWORD'
  /** 2 找回密码 */
  | 'FIND_PASSWORD'
  /** 3 登录 */
  | 'LOGIN'
  /** 1 注册 */
  | 'REGISTER';

/** Which step of an order is confirmed. REST: `action`. */
export type ConfirmAction =
  /** pay 由余额支付 */
  | 'PAY'
  /** receive 确认收货 */
  | 'RECEIVE';

export type FindPasswordInput = {
  kind?: AccountKind;
  /** 6 to 18 characters. */
  password: string;
  phone: string;
  /** The six digits of the short message, sent for the scene FIND_PASSWORD. */
  phoneCode: string;
  repassword: string;
};

export type GoodFilter = {
  /** Ship-from province (2 digits) or city (4 digits). */
  areaCode?: string | null | undefined;
  categoryId?: number | null | undefined;
  /** Only what can be ordered now. */
  inStock?: boolean | null | undefined;
  /** Part of the name, of its pinyin or of its pinyin initials. */
  keyword?: string | null | undefined;
  maxPrice?: number | null | undefined;
  /** Lowest and highest price of a piece, in fen. */
  minPrice?: number | null | undefined;
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

/** An application for a branch site; an operator calls back. */
export type JoinInput = {
  captcha: string;
  captchaId: string;
  city?: string | null | undefined;
  name: string;
  /** 11 digits. */
  phone: string;
  remark?: string | null | undefined;
};

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
  /** Of orders that were placed as one decision. */
  batchNo?: string | null | undefined;
  courierId?: number | null | undefined;
  endAt?: string | null | undefined;
  /** Order number, third-party number, waybill number or part of the goods name. */
  keyword?: string | null | undefined;
  orderId?: number | null | undefined;
  platform?: Platform | null | undefined;
  shopId?: number | null | undefined;
  startAt?: string | null | undefined;
  status?: OrderStatus | null | undefined;
  type?: ShipMode | null | undefined;
  warehouseId?: number | null | undefined;
};

export type OrderInput = {
  /** Accept third-party order numbers that were ordered before (补发). */
  allowDuplicate?: boolean;
  /** Tell the shop the waybill numbers; only for shop orders. */
  autoSend?: boolean;
  courierId: number;
  goodId: number;
  /** Merged orders of that shop, a parcel each. */
  mergeIds?: Array<number>;
  /** Pieces a parcel, 1 to 99. */
  num?: number;
  /** Recipients given by hand or from a file, at most 500. None for shop orders. */
  packages?: Array<ParcelInput>;
  platform?: Platform;
  /** Of a quote that is at most 15 minutes old; without it the price of now is taken. */
  quoteNo?: string | null | undefined;
  /** At most 200 characters. */
  remark?: string;
  /** The platform's sender address that the shop is told; empty for its default. */
  remoteAddressId?: string | null | undefined;
  senderId: number;
  /** Waiting orders of one shop, a parcel each; only with `AUTO`, and the platform is then the shop's. */
  shopOrderIds?: Array<number>;
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
  autoSendStatus?: AutoSendStatus | null | undefined;
  courierId?: number | null | undefined;
  endAt?: string | null | undefined;
  keyword?: string | null | undefined;
  orderId?: number | null | undefined;
  outputStatus?: OutputStatus | null | undefined;
  platform?: Platform | null | undefined;
  refundStatus?: RefundStatus | null | undefined;
  shopId?: number | null | undefined;
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

export type PhoneCodeInput = {
  captcha: string;
  captchaId: string;
  phone: string;
  scene?: CodeScene;
};

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

/** REST: `user.realStatus`. */
export type RealStatus =
  /** 1 认证中 */
  | 'CHECKING'
  /** 3 认证失败 */
  | 'FAILED'
  /** 0 未认证 */
  | 'NONE'
  /** 2 已认证 */
  | 'VERIFIED';

/** Why a row, a waybill or a write-back does not go. REST: `reasonCode`. */
export type ReasonCode =
  /** 地址解析失败 */
  | 'ADDRESS_INVALID'
  /** 该地区停发 */
  | 'AREA_BANNED'
  /** 偏远地区加收 */
  | 'AREA_SURCHARGE'
  /** 超出自动下单的限额 */
  | 'AUTO_LIMIT'
  /** 余额不足 */
  | 'BALANCE_SHORT'
  /** 收件人被限制 */
  | 'BLACKLIST'
  /** 快递公司未映射 */
  | 'COURIER_MAPPING'
  /** 快递休息 */
  | 'COURIER_RESTING'
  /** 第三方单号重复 */
  | 'DUPLICATE_NO'
  /** 商品未关联 */
  | 'GOODS_UNMAPPED'
  /** 不能下单，见原因 */
  | 'ORDER_REFUSED'
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

export type RegisterInput = {
  kind?: AccountKind;
  password: string;
  phone: string;
  /** The six digits of the short message. */
  phoneCode: string;
  repassword: string;
  /** Account id or invite code of the inviter; an unknown one is ignored. */
  superId?: string | null | undefined;
};

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


export type SiteSettingsQuery = { settings: { title: string, logoPic: string, footerText: string, filingNo: string, wxPic: string, csUrl: string, appVersion: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type LoadProfileQueryVariables = Exact<{
  kind: AccountKind;
}>;


export type LoadProfileQuery = { me:
    | { __typename: 'Buyer', level: number, levelName: string, id: number, kind: AccountKind, phone: string, nickName: string, balance: number, frozen: number, withdrawable: number, realStatus: RealStatus, realName: string | null, lastLoginAt: string | null }
    | { __typename: 'Seller', companyName: string, contact: string, pendingSettle: number, id: number, kind: AccountKind, phone: string, nickName: string, balance: number, frozen: number, withdrawable: number, realStatus: RealStatus, realName: string | null, lastLoginAt: string | null }
   };

export type BeginRealNameMutationVariables = Exact<{
  realName: string;
  idCard: string;
}>;


export type BeginRealNameMutation = { beginRealName: { certifyId: string, url: string, qrCode: string, expireAt: string } };

export type ConfirmRealNameMutationVariables = Exact<{
  certifyId?: string | null | undefined;
}>;


export type ConfirmRealNameMutation = { confirmRealName: { realStatus: RealStatus, realName: string | null, msg: string } };

export type SendPhoneCodeMutationVariables = Exact<{
  input: PhoneCodeInput;
}>;


export type SendPhoneCodeMutation = { sendPhoneCode: { resendIn: number } };

export type LoadFavouritesQueryVariables = Exact<{
  page: number;
}>;


export type LoadFavouritesQuery = { favourites: { total: number, list: Array<{ id: number, goodId: number }> } };

export type CreateFavouriteMutationVariables = Exact<{
  goodId: number;
}>;


export type CreateFavouriteMutation = { createFavourite: { id: number, goodId: number } };

export type DeleteFavouriteMutationVariables = Exact<{
  goodId: number;
}>;


export type DeleteFavouriteMutation = { deleteFavourite: boolean };

export type FavouritesQueryVariables = Exact<{
  page: number;
}>;


export type FavouritesQuery = { favourites: { total: number, list: Array<{ id: number, goodId: number, priceDelta: number, createdAt: string, good: { status: GoodsStatus, id: number, name: string, pic: string, price: number, unit: string, shipFrom: string, warehouseId: number | null, sold: number, warehouses: Array<{ id: number, available: number }> } | null }> } };

export type FavouriteStatesQueryVariables = Exact<{
  page: number;
}>;


export type FavouriteStatesQuery = { favourites: { total: number, list: Array<{ id: number, goodId: number, good: { id: number, status: GoodsStatus } | null }> } };

export type HomeCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeCategoriesQuery = { categories: Array<{ id: number, name: string, icon: string | null }> };

export type GoodDetailQueryVariables = Exact<{
  id: number;
}>;


export type GoodDetailQuery = { good: { id: number, goodsNo: string, name: string, pic: string, pics: Array<string>, detail: string, price: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, sold: number, collectCount: number, status: GoodsStatus, categoryId: number, categoryName: string, warehouses: Array<{ id: number, name: string, province: string, city: string, available: number, warehouse: { id: number, name: string, logo: string | null, status: ServiceStatus, pauseReason: string | null, couriers: Array<{ warehouseId: number, courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, areaRules: Array<{ areaCode: string, type: AreaRuleType, fee: number, startAt: string | null, endAt: string | null, reason: string }>, courier: { id: number, name: string, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus } }> } | null }> } };

export type ViewerRegionQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerRegionQuery = { ipRegion: { provinceCode: string, cityCode: string } };

export type CreateJoinMutationVariables = Exact<{
  input: JoinInput;
}>;


export type CreateJoinMutation = { createJoin: boolean };

export type SignInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SignInMutation = { login: { token: string, expiresAt: string, account:
      | { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number }
      | { id: number, uuid: string, authorityId: number, kind: AccountKind, phone: string, nickName: string, headerImg: string | null, balance: number, frozen: number }
     } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: boolean };

export type FindPasswordMutationVariables = Exact<{
  input: FindPasswordInput;
}>;


export type FindPasswordMutation = { findPassword: boolean };

export type MobileCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type MobileCategoriesQuery = { categories: Array<{ id: number, name: string }> };

export type MobileGoodQueryVariables = Exact<{
  id: number;
}>;


export type MobileGoodQuery = { good: { id: number, goodsNo: string, name: string, pic: string, pics: Array<string>, detail: string, price: number, weight: number, unit: string, minNum: number, maxNum: number, sold: number, warehouses: Array<{ id: number, name: string, province: string, city: string, available: number }> } };

export type ListHomeNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListHomeNoticesQuery = { notices: { list: Array<{ id: number, title: string, detail: string, createdAt: string }> } };

export type OldSiteAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type OldSiteAddressQuery = { settings: { oldUrl: string } };

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

export type GoodsFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type GoodsFiltersQuery = { categories: Array<{ id: number, name: string }>, goodsAreas: Array<{ code: string, name: string, count: number }> };

export type SuggestWarehousesQueryVariables = Exact<{
  keyword: string;
}>;


export type SuggestWarehousesQuery = { warehouses: { list: Array<{ id: number, name: string }> } };

export type WarehouseFeedQueryVariables = Exact<{
  keyword?: string | null | undefined;
  page: number;
}>;


export type WarehouseFeedQuery = { warehouses: { total: number, list: Array<{ id: number, name: string, logo: string | null, intro: string, province: string, city: string, goodsCount: number, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, couriers: Array<{ warehouseId: number, courierId: number, enabled: boolean, courier: { id: number, name: string } }> }> } };

export type DeleteSenderMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSenderMutation = { deleteSenders: Array<number> };

export type EndSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type EndSessionMutation = { logout: boolean };

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

export type LoadStoreQueryVariables = Exact<{
  id: number;
}>;


export type LoadStoreQuery = { warehouse: { id: number, name: string, logo: string | null, intro: string, province: string, city: string, goodsCount: number, outputMode: OutputMode, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, couriers: Array<{ warehouseId: number, courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, courier: { id: number, name: string, workDays: string, sundayRest: boolean, status: ServiceStatus } }> } };

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

export type ReadAddressesQueryVariables = Exact<{
  text: string;
}>;


export type ReadAddressesQuery = { readAddresses: Array<{ text: string, name: string, phone: string, provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, detail: string, rest: string, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> }> };

export type DrawCaptchaQueryVariables = Exact<{
  kind: AccountKind;
}>;


export type DrawCaptchaQuery = { captcha: { captchaId: string, picPath: string } };

export type ListRegionsQueryVariables = Exact<{
  level?: number | null | undefined;
  parentCode?: string | null | undefined;
}>;


export type ListRegionsQuery = { regions: { version: string, list: Array<{ code: string, name: string, parentCode: string, level: number }> } };

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

export type LoadWarehousesQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type LoadWarehousesQuery = { warehouses: { list: Array<{ id: number, name: string }> } };

export type GoodCardFieldsFragment = { id: number, name: string, pic: string, price: number, unit: string, shipFrom: string, warehouseId: number | null, sold: number };

export type GoodsFeedQueryVariables = Exact<{
  filter?: GoodFilter | null | undefined;
  sort: GoodsSort;
  page: number;
  pageSize: number;
}>;


export type GoodsFeedQuery = { goods: { total: number, page: number, list: Array<{ id: number, name: string, pic: string, price: number, unit: string, shipFrom: string, warehouseId: number | null, sold: number }> } };

export const OrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<OrderRowFragment, unknown>;
export const AccountFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<AccountFieldsFragment, unknown>;
export const SenderFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<SenderFieldsFragment, unknown>;
export const GoodCardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Good"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]} as unknown as DocumentNode<GoodCardFieldsFragment, unknown>;
export const SiteSettingsDocument = {"__meta__":{"hash":"sha256:6098448934fad30c031352a53bd41fadadd54cad1031453c333218faef783d34"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"logoPic"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"filingNo"}},{"kind":"Field","name":{"kind":"Name","value":"wxPic"}},{"kind":"Field","name":{"kind":"Name","value":"csUrl"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}}]}}]}}]} as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"sha256:b71997bdb2cee8b9b73900d61cd376d4d1ebc42c845f2e2ffc4970107955c2b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const LoadProfileDocument = {"__meta__":{"hash":"sha256:3d5098f2966a4fe822eac19d52441182e311ccb3d3845b0d8da228bc315b4b62"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"realStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buyer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"pendingSettle"}}]}}]}}]}}]} as unknown as DocumentNode<LoadProfileQuery, LoadProfileQueryVariables>;
export const BeginRealNameDocument = {"__meta__":{"hash":"sha256:49ceaadb905f4099ca42fd1cf3c01b941ce6b932911dbe3ecb246fea17924813"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginRealName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"realName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCard"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginRealName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"realName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"realName"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCard"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCard"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certifyId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}}]}}]}}]} as unknown as DocumentNode<BeginRealNameMutation, BeginRealNameMutationVariables>;
export const ConfirmRealNameDocument = {"__meta__":{"hash":"sha256:d904cb7a1d9b7d6052e719ada03f1619c3d644009126ebfa11b800c598824321"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmRealName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"certifyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmRealName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"certifyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"certifyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]} as unknown as DocumentNode<ConfirmRealNameMutation, ConfirmRealNameMutationVariables>;
export const SendPhoneCodeDocument = {"__meta__":{"hash":"sha256:1b03152dc58d44a002ef2147c96ad02c9715e13ba49b0ac7dc45678de5b93300"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPhoneCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PhoneCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPhoneCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendIn"}}]}}]}}]} as unknown as DocumentNode<SendPhoneCodeMutation, SendPhoneCodeMutationVariables>;
export const LoadFavouritesDocument = {"__meta__":{"hash":"sha256:db7988d4fe658e4dc8040bd4ea644a0831fb87e2974868c19222513bb5434502"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadFavourites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}}]}}]}}]}}]} as unknown as DocumentNode<LoadFavouritesQuery, LoadFavouritesQueryVariables>;
export const CreateFavouriteDocument = {"__meta__":{"hash":"sha256:6a917a04a8269054ec34346cd92a78d79f36bc535a9303bc6e8a17dffaf846fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}}]}}]}}]} as unknown as DocumentNode<CreateFavouriteMutation, CreateFavouriteMutationVariables>;
export const DeleteFavouriteDocument = {"__meta__":{"hash":"sha256:09696bfd2b08ac57af9731a5a3f9518b4290ec27a7b4cab0901053ef4d23973a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}}}]}]}}]} as unknown as DocumentNode<DeleteFavouriteMutation, DeleteFavouriteMutationVariables>;
export const FavouritesDocument = {"__meta__":{"hash":"sha256:bd1b1174ea9a004dc4d6e5d9ae405425aeffe81d9519f7e8b2ba8800b5152dbb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Favourites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"priceDelta"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodCardFields"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Good"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]} as unknown as DocumentNode<FavouritesQuery, FavouritesQueryVariables>;
export const FavouriteStatesDocument = {"__meta__":{"hash":"sha256:70b06b4f7e7fcdc782ab887983ce6ecd472b5e7c40a2f72cbc26ff1210e9ca4d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavouriteStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FavouriteStatesQuery, FavouriteStatesQueryVariables>;
export const HomeCategoriesDocument = {"__meta__":{"hash":"sha256:fbfaf98f3fe37f458c85b2f52ab03c85f891c55a5889c7d29b8939af02a67dca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<HomeCategoriesQuery, HomeCategoriesQueryVariables>;
export const GoodDetailDocument = {"__meta__":{"hash":"sha256:f9e4ac4dcb9c8bf29d91f7d3f7b4f80d6053e18e47bf0764923f5bc241e8ac31"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"collectCount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"areaRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<GoodDetailQuery, GoodDetailQueryVariables>;
export const ViewerRegionDocument = {"__meta__":{"hash":"sha256:a746593b362829092ef90c116236c55c7acb89738ccafec5d3e5ae7bf86573b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ipRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}}]}}]}}]} as unknown as DocumentNode<ViewerRegionQuery, ViewerRegionQueryVariables>;
export const CreateJoinDocument = {"__meta__":{"hash":"sha256:bff8a2829e3a8c90125db7ef09a6e3e9eb911cb7297c9173b92b030a1daa1750"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateJoin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJoin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<CreateJoinMutation, CreateJoinMutationVariables>;
export const SignInDocument = {"__meta__":{"hash":"sha256:3a47213717afaffff2b567fc39ee09c8c65901bc83045a9010b588f219d16e45"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RegisterDocument = {"__meta__":{"hash":"sha256:89b42105b8c9450e30ff698d87f1c33d517b6adb66a0a8735b00a95ab09c1d37"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const FindPasswordDocument = {"__meta__":{"hash":"sha256:a181f0f191cbe3d5e167ae183857a43f969a3fade8dc2808137ca3f610ba404e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FindPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<FindPasswordMutation, FindPasswordMutationVariables>;
export const MobileCategoriesDocument = {"__meta__":{"hash":"sha256:d6a890ab29baad9f4ffc0dc557a6231217d36a2bda2ed7dc5d6ce01b6adb169f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MobileCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MobileCategoriesQuery, MobileCategoriesQueryVariables>;
export const MobileGoodDocument = {"__meta__":{"hash":"sha256:d04cec3e119705407afa764c72747fd4f6cc4b2bffc62d3a5f5669d580eb0e06"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MobileGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}}]} as unknown as DocumentNode<MobileGoodQuery, MobileGoodQueryVariables>;
export const ListHomeNoticesDocument = {"__meta__":{"hash":"sha256:00a2d5f960b6e31962a1f203b3ae75b5832d5f1700bf769903b80d1c7d1329f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListHomeNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"HOME"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<ListHomeNoticesQuery, ListHomeNoticesQueryVariables>;
export const OldSiteAddressDocument = {"__meta__":{"hash":"sha256:f38d5a5ba0617f044cbbe44c9891448d39c9edde206dcea84e75c90933d2c0e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OldSiteAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oldUrl"}}]}}]}}]} as unknown as DocumentNode<OldSiteAddressQuery, OldSiteAddressQueryVariables>;
export const OrdersDocument = {"__meta__":{"hash":"sha256:d797425339b2299d3b2807677e4f5a18b660db248ee80ef1bb30913810aa8daa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Orders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPayment"}},{"kind":"Field","name":{"kind":"Name","value":"pendingShipment"}},{"kind":"Field","name":{"kind":"Name","value":"pendingReceipt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingReview"}},{"kind":"Field","name":{"kind":"Name","value":"afterSale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<OrdersQuery, OrdersQueryVariables>;
export const ConfirmOrderDocument = {"__meta__":{"hash":"sha256:346ba3df7d6d9e847075775c56430d795c421e729c69bcdf4f393b1777c0f0ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAction"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ConfirmOrderMutation, ConfirmOrderMutationVariables>;
export const CancelOrderDocument = {"__meta__":{"hash":"sha256:5d1d7923349a0efaa37c70e45627c57bdb89e5f6c0ed4beb84349b49860b5159"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const BalanceAfterOrderDocument = {"__meta__":{"hash":"sha256:7052ba35586600bd7f54fc0c7c4cbc5dc022b5f7a12136e06ff91344a47a0b59"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BalanceAfterOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"BUYER"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}}]}}]}}]} as unknown as DocumentNode<BalanceAfterOrderQuery, BalanceAfterOrderQueryVariables>;
export const ParcelsDocument = {"__meta__":{"hash":"sha256:177a8f95efe41275621e8f87651606c6b6f5b87efda571d281cf59a364e1212e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Parcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParcelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outputInfo"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"orderAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}}]}}]}}]}}]} as unknown as DocumentNode<ParcelsQuery, ParcelsQueryVariables>;
export const GoodsFiltersDocument = {"__meta__":{"hash":"sha256:9da0352663970655c4ea3356f31368889066bf3d2032e615b1db4e8ab8f60d63"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodsFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<GoodsFiltersQuery, GoodsFiltersQueryVariables>;
export const SuggestWarehousesDocument = {"__meta__":{"hash":"sha256:9dec467841a24612b0f5589cd338159699a7bb00601adc8ff6a161d61f3bd1b3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestWarehouses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestWarehousesQuery, SuggestWarehousesQueryVariables>;
export const WarehouseFeedDocument = {"__meta__":{"hash":"sha256:cf31762f4bc81fcfa75745150fbf412bfeff42fbf7dbd03f0762804aa2ba620e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WarehouseFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<WarehouseFeedQuery, WarehouseFeedQueryVariables>;
export const DeleteSenderDocument = {"__meta__":{"hash":"sha256:1503572258c968e6e4876f7432783d38fdd243b595af6411bb1154e503f3b4d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSenders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}]}}]} as unknown as DocumentNode<DeleteSenderMutation, DeleteSenderMutationVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"sha256:d10dc0c58bf2840ea6367e04a0eef28c11340bb8fbb634d1a64b52802ba0e31b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const LoadShipmentGoodDocument = {"__meta__":{"hash":"sha256:2dd3196daa229c104a05c92ac0f328a971081daae0a560959568ed24921fc719"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadShipmentGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"outputMode"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadShipmentGoodQuery, LoadShipmentGoodQueryVariables>;
export const SearchShipmentGoodsDocument = {"__meta__":{"hash":"sha256:283ed7f8b41ca3ecde58473d0c0f509c343c6759bc0bc72c490a2547c2aea5d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchShipmentGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]}}]}}]} as unknown as DocumentNode<SearchShipmentGoodsQuery, SearchShipmentGoodsQueryVariables>;
export const LoadLastPurchaseDocument = {"__meta__":{"hash":"sha256:ad5531c02eef2ec421724ca70952d5678fe98236d7d5a5514f1f130269bb83c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadLastPurchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastPurchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}}]}}]} as unknown as DocumentNode<LoadLastPurchaseQuery, LoadLastPurchaseQueryVariables>;
export const QuoteShipmentDocument = {"__meta__":{"hash":"sha256:929bf2a00b27f13d5b930dcc0dc4eba5e1e1f3c1c9c7f1cb640353a861460448"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteNo"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}}]}}]}}]} as unknown as DocumentNode<QuoteShipmentMutation, QuoteShipmentMutationVariables>;
export const CreateShipmentDocument = {"__meta__":{"hash":"sha256:5959d412854e25716a55a4198bd3cb70d789499a92c04c37fe50c5b12178fc7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}}]}}]}}]} as unknown as DocumentNode<CreateShipmentMutation, CreateShipmentMutationVariables>;
export const PayShipmentDocument = {"__meta__":{"hash":"sha256:882b12d5217fd406874b7e644432bbb7d4743aa75281e7d61d341a076a15bc86"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"EnumValue","value":"PAY"}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paidFee"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<PayShipmentMutation, PayShipmentMutationVariables>;
export const LoadStoreDocument = {"__meta__":{"hash":"sha256:5b6c30495b06362308f1230d2dde31a06c95f83466dfa71043172945e7917d94"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadStore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"outputMode"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadStoreQuery, LoadStoreQueryVariables>;
export const WalletBalanceDocument = {"__meta__":{"hash":"sha256:67b3c997dd27f0fd2c71c4f24bfc2eb968cb45cc3f4ff0fca087bfe52176bb0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalletBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"BUYER"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buyer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"totalSpend"}}]}}]}}]}}]} as unknown as DocumentNode<WalletBalanceQuery, WalletBalanceQueryVariables>;
export const MoneyLogsDocument = {"__meta__":{"hash":"sha256:a966018158f04a4294603a156d65f3526869ba24754e46af494bc35bac3112bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneyLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyLogFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"sumIn"}},{"kind":"Field","name":{"kind":"Name","value":"sumOut"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<MoneyLogsQuery, MoneyLogsQueryVariables>;
export const LoadAccountDocument = {"__meta__":{"hash":"sha256:8d4fc2223a3c1f65f6df090802f51f29b47a8e62942e3dd515b1058e0da8d4a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<LoadAccountQuery, LoadAccountQueryVariables>;
export const ReadAddressesDocument = {"__meta__":{"hash":"sha256:376de1bbd2f7deb5101b269aad86aba49a90b562f223c66a75ec9a56bb4d97e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAddresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}}]}}]}}]} as unknown as DocumentNode<ReadAddressesQuery, ReadAddressesQueryVariables>;
export const DrawCaptchaDocument = {"__meta__":{"hash":"sha256:d0d8789dc4751de9d69dc4bf958525b59ef4830c43cc585c5683b85476749b3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DrawCaptcha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captcha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captchaId"}},{"kind":"Field","name":{"kind":"Name","value":"picPath"}}]}}]}}]} as unknown as DocumentNode<DrawCaptchaQuery, DrawCaptchaQueryVariables>;
export const ListRegionsDocument = {"__meta__":{"hash":"sha256:085774a2f615418b248abb881e6be8ec1af58a076d1b111e6426aa0e2617ca75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListRegions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parentCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}},{"kind":"Argument","name":{"kind":"Name","value":"parentCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parentCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parentCode"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]}}]} as unknown as DocumentNode<ListRegionsQuery, ListRegionsQueryVariables>;
export const ListSendersDocument = {"__meta__":{"hash":"sha256:e7af787bdb78cc1a90357b4e9b8c9b24d8dae830f2678a1bbec88a7f484f3ab4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSenders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"senders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SenderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<ListSendersQuery, ListSendersQueryVariables>;
export const CreateSenderDocument = {"__meta__":{"hash":"sha256:62aa298ced4035476ec19c86d01a684df38371916d76795c60fd7e44cb95f24c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SenderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<CreateSenderMutation, CreateSenderMutationVariables>;
export const UpdateSenderDocument = {"__meta__":{"hash":"sha256:b04f464e0c18da8030957576877891b334fa78da629798bbc95bf74dbd55977a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SenderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<UpdateSenderMutation, UpdateSenderMutationVariables>;
export const LoadWarehousesDocument = {"__meta__":{"hash":"sha256:b3d75ebb2b9f39697cc7868049b514c59e185c1027684b349e1fbb89ae736d01"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadWarehouses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LoadWarehousesQuery, LoadWarehousesQueryVariables>;
export const GoodsFeedDocument = {"__meta__":{"hash":"sha256:9912d2782916105d03abe3d7a6b0656643374c7f9f021d449a7d204500e70dfd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodsFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodsSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodCardFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Good"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]} as unknown as DocumentNode<GoodsFeedQuery, GoodsFeedQueryVariables>;