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

export type AreaRuleInput = {
  /** 2, 4 or 6 digits. */
  areaCode: string;
  endAt?: string | null | undefined;
  /** Fen a parcel; 0 for a ban. */
  fee?: number;
  /** At most 50 characters; what buyers read. */
  reason?: string;
  startAt?: string | null | undefined;
  type: AreaRuleType;
};

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

/** Orders that are placed and paid as one decision: at most 40, of 5,000 parcels together. */
export type BatchInput = {
  allowDuplicate?: boolean;
  /** Tell the shop the waybill numbers; only for shop orders. */
  autoSend?: boolean;
  parts: Array<BatchPartInput>;
  platform?: Platform;
  /** Of a quote that is at most 15 minutes old; without it the price of now is taken. */
  quoteNo?: string | null | undefined;
  /** At most 200 characters. */
  remark?: string;
  /** The platform's sender address that the shop is told; empty for its default. */
  remoteAddressId?: string | null | undefined;
  senderId: number;
  /** Leave out rows with blocking problems, and parts that are refused, instead of refusing the batch. */
  skipInvalid?: boolean;
  type: ShipMode;
};

/** One of several orders that are placed as one decision. */
export type BatchPartInput = {
  courierId: number;
  goodId: number;
  mergeIds?: Array<number>;
  /** Pieces a parcel, 1 to 99. */
  num?: number;
  /** At most 500 parcels. */
  packages?: Array<ParcelInput>;
  shopOrderIds?: Array<number>;
  warehouseId: number;
};

/** Why an unpaid order ended. REST: `order.cancelType`. */
export type CancelType =
  /** 1 买家取消 */
  | 'BUYER'
  /** 3 库存不足 */
  | 'STOCK_SHORT'
  /** 5 系统取消 */
  | 'SYSTEM'
  /** 2 超时未付款 */
  | 'TIMEOUT'
  /** 4 仓库停发 */
  | 'WAREHOUSE_PAUSED';

export type CashOutFilter = {
  endAt?: string | null | undefined;
  startAt?: string | null | undefined;
  status?: CashOutStatus | null | undefined;
};

/** REST: body of `POST /cashOut/createCashOut`. Proves who asks by the password or by a code of the scene `CASH_OUT`. */
export type CashOutInput = {
  account: string;
  accountName: string;
  accountType: PayeeType;
  amount: number;
  /** Of bank cards. */
  bankName?: string | null | undefined;
  password?: string | null | undefined;
  phoneCode?: string | null | undefined;
};

/** REST: `cashOut.status`. */
export type CashOutStatus =
  /** 10 待打款 */
  | 'APPROVED'
  /** 0 待审核 */
  | 'AUDITING'
  /** 50 打款失败 */
  | 'FAILED'
  /** 30 已到账 */
  | 'PAID'
  /** 20 打款中 */
  | 'PAYING'
  /** 40 已驳回 */
  | 'REJECTED'
  /** 60 已撤销 */
  | 'REVOKED';

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
  /** 5 提现 */
  | 'CASH_OUT'
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

/** Who did what happened. REST: `actor`. */
export type EventActor =
  /** platform: the courier or the shop's platform */
  | 'PLATFORM'
  /** seller 供应商 */
  | 'SELLER'
  /** system 系统 */
  | 'SYSTEM'
  /** user 买家 */
  | 'USER';

/** Kinds of files that lists are exported to. REST: `format`. */
export type FileFormat =
  | 'CSV'
  | 'XLSX';

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

export type GoodInput = {
  categoryId: number;
  /** HTML, at most 50,000 characters; what may not stand in it is taken out. */
  detail?: string;
  isGift?: boolean;
  maxNum?: number;
  minNum?: number;
  /** 2 to 60 characters. */
  name: string;
  /** 1 to 9 addresses of own uploads; the first is the main picture. */
  pics: Array<string>;
  platforms?: Array<Platform>;
  /** False keeps a draft; true puts it on sale, or before an operator. */
  publish: boolean;
  /** At creation only: later stock is kept at `/goodStock`. */
  stocks?: Array<GoodStockLineInput>;
  /** Fen, at least 1. */
  supplyPrice: number;
  unit?: string;
  /** At an edit: what was read. */
  version?: number | null | undefined;
  /** Grams, 1 to 50,000. */
  weight: number;
};

export type GoodStockFilter = {
  goodId?: number | null | undefined;
  /** Part of the goods' name, of its pinyin or initials, or the goods number. */
  keyword?: string | null | undefined;
  low?: boolean | null | undefined;
  out?: boolean | null | undefined;
  warehouseId?: number | null | undefined;
};

/** Either `quantity` with the `version` that was read, or a `delta` that is added; the warning with either. */
export type GoodStockInput = {
  delta?: number | null | undefined;
  id: number;
  quantity?: number | null | undefined;
  /** At most 100 characters, kept in the log. */
  remark?: string | null | undefined;
  version?: number | null | undefined;
  warnQuantity?: number | null | undefined;
};

export type GoodStockLineInput = {
  quantity: number;
  warehouseId: number;
  warnQuantity?: number;
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

/** What became of a shop order here (导入状态). */
export type ImportStatus =
  | 'IGNORED'
  /** Refunded, closed or changed at the shop before anything was spent. */
  | 'INTERCEPTED'
  | 'ISSUED'
  | 'ORDERED'
  | 'PENDING'
  | 'RETURNED';

export type InviteeFilter = {
  endAt?: string | null | undefined;
  /** Part of the nickname. */
  keyword?: string | null | undefined;
  /** Invited from then on, up to but without `endAt`. */
  startAt?: string | null | undefined;
};

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

export type LabelExtrasInput = {
  showGoods: boolean;
  showNum: boolean;
  showOrderNo: boolean;
  showRemark: boolean;
  /** At most 60 characters. */
  text: string;
};

/** Sizes of label paper, millimetres. REST: `paper`. */
export type LabelPaper =
  /** 76x130 */
  | 'W76_H130'
  /** 100x180 */
  | 'W100_H180';

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

/** Whether shop orders go out as one parcel. REST: `mergeOrder.status`. */
export type MergeStatus =
  /** 1 已合并 */
  | 'MERGED'
  /** 2 已拆分 */
  | 'SPLIT'
  /** 0 可合并 */
  | 'SUGGESTED';

/** Direction of a money log. REST: `direction`. */
export type MoneyDirection =
  /** in 收入 */
  | 'IN'
  /** out 支出 */
  | 'OUT';

export type MoneyLogFilter = {
  direction?: MoneyDirection | null | undefined;
  endAt?: string | null | undefined;
  /** Order, parcel, recharge or cash-out number. */
  keyword?: string | null | undefined;
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

export type NewGoodStockInput = {
  goodId: number;
  quantity: number;
  warehouseId: number;
  warnQuantity?: number;
};

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
  /** 评价: `reviewOrder` */
  | 'REVIEW'
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

/** Order of the list of orders (排序). */
export type OrderSort =
  /** By total fee, the highest first. */
  | 'FEE_HIGH'
  | 'FEE_LOW'
  /** The newest first. */
  | 'NEWEST'
  | 'OLDEST';

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

/** What the row's owner may do with a parcel now. Decided by the API alone. */
export type ParcelAction =
  /** 再次提交 */
  | 'AGAIN_SUBMIT'
  /** 处理退款，供应商: `answerRefund` */
  | 'ANSWER_REFUND'
  /** 复制单号 */
  | 'COPY_NO'
  /** 修改收件人 */
  | 'EDIT_RECEIVER'
  /** 填写运单号，供应商: `fillWaybills` */
  | 'FILL_WAYBILL'
  /** 打印面单，供应商: `printParcels` */
  | 'PRINT'
  /** 申请退款: `refundParcels` */
  | 'REFUND'
  /** 撤销退款: `revokeRefund` */
  | 'REVOKE_REFUND'
  /** 重新自动发货 */
  | 'RE_AUTO_SEND'
  /** 物流轨迹 */
  | 'TRACE';

/** What happened to a parcel. REST: `type` of a line of `/orderPackages/timeline`. */
export type ParcelEventType =
  /** cancelled 已取消 */
  | 'CANCELLED'
  /** created 已下单 */
  | 'CREATED'
  /** issued 出单成功 */
  | 'ISSUED'
  /** issueFailed 出单失败 */
  | 'ISSUE_FAILED'
  /** paid 已付款 */
  | 'PAID'
  /** receiverEdited 已修改收件信息 */
  | 'RECEIVER_EDITED'
  /** refunded 已退款 */
  | 'REFUNDED'
  /** refundApplied 申请退款 */
  | 'REFUND_APPLIED'
  /** refundRejected 供应商拒绝退款 */
  | 'REFUND_REJECTED'
  /** refundRevoked 已撤销退款申请 */
  | 'REFUND_REVOKED'
  /** resubmitted 再次提交出单 */
  | 'RESUBMITTED'
  /** sendFailed 回传店铺失败 */
  | 'SEND_FAILED'
  /** sendPaused 回传已暂停 */
  | 'SEND_PAUSED'
  /** sent 已回传店铺 */
  | 'SENT'
  /** sentOtherwise 店铺已用其他单号发货 */
  | 'SENT_OTHERWISE'
  /** stalled 超过48小时没有物流更新 */
  | 'STALLED'
  /** trace: the courier's own words */
  | 'TRACE'
  /** voidRefused 面单没有作废 */
  | 'VOID_REFUSED';

export type ParcelFilter = {
  autoSendStatus?: AutoSendStatus | null | undefined;
  courierId?: number | null | undefined;
  endAt?: string | null | undefined;
  /** One parcel. */
  id?: number | null | undefined;
  keyword?: string | null | undefined;
  orderId?: number | null | undefined;
  outputStatus?: OutputStatus | null | undefined;
  platform?: Platform | null | undefined;
  /** Suppliers: only those whose label was printed, or was not. */
  printed?: boolean | null | undefined;
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

/** REST: `pay.status`. */
export type PayStatus =
  /** 5 金额异常: an operator looks into it */
  | 'ABNORMAL'
  /** 2 已关闭 */
  | 'CLOSED'
  /** 3 支付失败 */
  | 'FAILED'
  /** 1 已支付 */
  | 'PAID'
  /** 0 待支付 */
  | 'PENDING'
  /** 4 已退款 */
  | 'REFUNDED';

/** How a recharge is paid. REST: `payType`. */
export type PayType =
  /** 1 支付宝 */
  | 'ALIPAY'
  /** 9 模拟支付, in a demo only */
  | 'SIMULATED'
  /** 2 微信支付 */
  | 'WECHAT';

/** Where the money of a cash-out goes. REST: `accountType`. */
export type PayeeType =
  /** 1 支付宝 */
  | 'ALIPAY'
  /** 3 银行卡 */
  | 'BANK'
  /** 2 微信 */
  | 'WECHAT';

/** REST: body of `POST /pay/create`. */
export type PaymentInput = {
  /** Fen, within the limits of `settings`. */
  amount: number;
  payType: PayType;
};

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

export type PriceSimulationInput = {
  /** 2, 4 or 6 digits of where it goes. */
  areaCode: string;
  courierId: number;
  courierProfit?: number | null | undefined;
  goodId: number;
  /** Pieces. */
  num: number;
  /** Fen a piece and a parcel; empty: what holds for that invitee now. */
  profit?: number | null | undefined;
  /** One of the own invitees: its level counts. Empty: level 1. */
  userId?: number | null | undefined;
  warehouseId: number;
};

/** What is printed of parcels. REST: `kind`. */
export type PrintKind =
  /** labels 面单 */
  | 'LABELS'
  /** picking 拣货单: goods with pieces and the parcels that they go into */
  | 'PICKING';

export type PrintSettingInput = {
  /** False when empty. */
  autoPrint?: boolean | null | undefined;
  courierId?: number | null | undefined;
  extras: LabelExtrasInput;
  paper: LabelPaper;
  platform?: Platform | null | undefined;
  /** Of the local print component; empty for its default. */
  printerName?: string | null | undefined;
};

/** What helps against a problem (建议操作). */
export type ProblemAction =
  /** 再次提交: `againSubmit` */
  | 'AGAIN_SUBMIT'
  /** 处理退款，供应商: `answerRefund` */
  | 'ANSWER_REFUND'
  /** 修改收件人: `editReceiver` */
  | 'EDIT_RECEIVER'
  /** 填写运单号，供应商: `fillWaybills` */
  | 'FILL_WAYBILL'
  /** 去下单 */
  | 'ORDER'
  /** 申请退款: `refundParcels` */
  | 'REFUND'
  /** 续期: `authoriseShop` */
  | 'RENEW_SHOP'
  /** 重新自动发货: `reAutoSend` */
  | 'RE_AUTO_SEND'
  /** 物流轨迹 */
  | 'TRACE';

/** What needs a person (待处理). */
export type ProblemKind =
  /** A new order of a shop that could not be ordered by itself. */
  | 'AUTO_ORDER'
  /** The shop was not told the waybill number. */
  | 'AUTO_SEND'
  /** A parcel that has not moved for 48 hours, or went wrong on its way. */
  | 'MOVEMENT'
  /** No waybill was issued. */
  | 'OUTPUT'
  /** A parcel that the courier has not picked up within 24 hours of its waybill. */
  | 'PICKUP'
  /** A refund that the supplier has not answered yet. */
  | 'REFUND'
  /** A shop's authorisation has ended, or ends within three days. */
  | 'SHOP';

/** Days in Asia/Shanghai by which parcels were paid; the last 30 when empty, at most 366. */
export type ProfitFilter = {
  from?: string | null | undefined;
  goodId?: number | null | undefined;
  /** The last day, included. */
  to?: string | null | undefined;
  warehouseId?: number | null | undefined;
};

/** By what the supplier's profit is added up. REST: `unit`. */
export type ProfitUnit =
  /** day 按日 */
  | 'DAY'
  /** goods 按商品 */
  | 'GOODS'
  /** month 按月 */
  | 'MONTH'
  /** warehouse 按仓库 */
  | 'WAREHOUSE';

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

/** Who gets a parcel, as changed by its buyer. REST: body of `POST /orderPackages/editReceiver`. */
export type ReceiverInput = {
  address: string;
  cityCode: string;
  districtCode: string;
  packageId: number;
  /** Six digits; the district may be empty where a city has none. */
  provinceCode: string;
  receiverName: string;
  receiverPhone: string;
};

export type RechargeFilter = {
  endAt?: string | null | undefined;
  payType?: PayType | null | undefined;
  startAt?: string | null | undefined;
  status?: RechargeStatus | null | undefined;
};

/** REST: `recharge.status`. */
export type RechargeStatus =
  /** 5 金额异常: an operator looks into it */
  | 'ABNORMAL'
  /** 2 已关闭 */
  | 'CLOSED'
  /** 1 已到账 */
  | 'CREDITED'
  /** 0 待支付 */
  | 'PENDING'
  /** 4 已退款 */
  | 'REFUNDED';

/** What may be done with a refund now. Decided by the API alone. */
export type RefundAction =
  /** 处理，供应商: `answerRefund` */
  | 'ANSWER'
  /** 确认退货入库，供应商: `confirmReturn` */
  | 'CONFIRM_RETURN'
  /** 撤销: `revokeRefund` */
  | 'REVOKE';

/** A supplier's answer to a refund. REST: body of `POST /refunds/answer`. */
export type RefundAnswerInput = {
  agree: boolean;
  /** Fen; by default as much as was asked for. */
  amount?: number | null | undefined;
  /** Needed when it is refused. */
  reason?: string | null | undefined;
  refundId: number;
};

export type RefundFilter = {
  endAt?: string | null | undefined;
  orderId?: number | null | undefined;
  packageId?: number | null | undefined;
  startAt?: string | null | undefined;
  status?: RefundStatus | null | undefined;
};

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

/** Refund of an order at its shop. */
export type RemoteRefundStatus =
  | 'NONE'
  | 'REFUNDED'
  | 'REFUNDING';

/** State of an order at its shop (店铺订单状态). */
export type RemoteStatus =
  | 'CLOSED'
  | 'COMPLETED'
  | 'PART_SHIPPED'
  | 'SHIPPED'
  | 'WAIT_PAYMENT'
  | 'WAIT_SHIPMENT';

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

export type SellerGoodFilter = {
  categoryId?: number | null | undefined;
  isGift?: boolean | null | undefined;
  /** Part of the name, of its pinyin or initials, or the goods number. */
  keyword?: string | null | undefined;
  /** Only where some warehouse has no more than its warning. */
  lowStock?: boolean | null | undefined;
  platform?: Platform | null | undefined;
  status?: GoodsStatus | null | undefined;
  warehouseId?: number | null | undefined;
};

/** Order of the own goods (排序). */
export type SellerGoodSort =
  /** The newest first. */
  | 'NEWEST'
  /** By pieces sold, the most first. */
  | 'SOLD'
  /** By available pieces, the fewest first. */
  | 'STOCK'
  /** Changed last, first. */
  | 'UPDATED';

export type SellerWarehouseFilter = {
  keyword?: string | null | undefined;
  status?: ServiceStatus | null | undefined;
};

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

export type ShopGoodInput = {
  courierId?: number | null | undefined;
  goodId: number;
  /** 1 to 99. */
  num?: number;
  remoteGoodId?: string;
  remoteSkuId?: string;
  remoteTitle?: string;
  shopId: number;
  warehouseId?: number | null | undefined;
};

export type ShopOrderFilter = {
  endAt?: string | null | undefined;
  flagColor?: string | null | undefined;
  /** Part of a title of the goods. */
  goodsKeyword?: string | null | undefined;
  hasMemo?: boolean | null | undefined;
  importStatus?: ImportStatus | null | undefined;
  /** The order number, or part of the receiver. */
  keyword?: string | null | undefined;
  /** With a refund or without. */
  refund?: boolean | null | undefined;
  remoteStatus?: RemoteStatus | null | undefined;
  shopId?: number | null | undefined;
  startAt?: string | null | undefined;
};

/** What is to be ordered: chosen shop orders, with the goods that stand for them. */
export type ShopOrderPlanInput = {
  mergeIds?: Array<number> | null | undefined;
  shopId: number;
  /** At most 1,000 together with the members of `mergeIds`. */
  shopOrderIds?: Array<number> | null | undefined;
};

/** What to read: a shop, or with `taskId` the reading to go on waiting for. */
export type ShopPullInput = {
  endAt?: string | null | undefined;
  /** Only this order. */
  orderNo?: string | null | undefined;
  shopId?: number | null | undefined;
  /** At most 30 days; by default the last seven. */
  startAt?: string | null | undefined;
  taskId?: string | null | undefined;
};

/** Settings of a shop; what is not given stays. */
export type ShopSettingsInput = {
  /** Fen; null for no limit. */
  autoDayLimit?: number | null | undefined;
  autoOrder?: boolean | null | undefined;
  /** Fen; null for no limit. */
  autoParcelLimit?: number | null | undefined;
  autoSend?: boolean | null | undefined;
  defaultCourierId?: number | null | undefined;
  defaultSenderId?: number | null | undefined;
  tagRule?: TagRuleInput | null | undefined;
};

/** State of a shop's authorisation (店铺授权状态). */
export type ShopStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'EXPIRED'
  /** Less than three days are left. */
  | 'EXPIRING';

/** REST: `stockLog.type`. */
export type StockLogType =
  /** 4 取消释放 */
  | 'CANCEL_RELEASE'
  /** 2 盘点 */
  | 'COUNT'
  /** 8 导入 */
  | 'IMPORT'
  /** 1 入库 */
  | 'INBOUND'
  /** 3 下单锁定 */
  | 'LOCK'
  /** 7 退款回补 */
  | 'RETURN'
  /** 6 发货扣减 */
  | 'SHIP'
  /** 5 超时释放 */
  | 'TIMEOUT_RELEASE';

/** A row of an imported sheet. `quantity` sets, `delta` adds; one of the two. */
export type StockRowInput = {
  delta?: number | null | undefined;
  goodsNo: string;
  quantity?: number | null | undefined;
  /** Number of the sheet's row, told with what is wrong. */
  row: number;
  warehouseName: string;
  warnQuantity?: number | null | undefined;
};

/** What is marked on a shop's order once it is shipped. REST: `tagRule.matchType`. */
export type TagMark =
  /** 3 旗帜和备注 */
  | 'BOTH'
  /** 1 旗帜 */
  | 'FLAG'
  /** 2 备注 */
  | 'MEMO'
  /** 0 不标记 */
  | 'NONE';

export type TagRuleInput = {
  color?: string | null | undefined;
  matchType: TagMark;
  /** At most 100 characters. */
  text?: string;
};

/** What a courier says of a parcel (物流状态). REST: `traceState`, in the courier service's own numbers. */
export type TraceState =
  /** 8 清关 */
  | 'CUSTOMS'
  /** 10 待清关 */
  | 'CUSTOMS_AWAITED'
  /** 12 已清关 */
  | 'CUSTOMS_PASSED'
  /** 13 清关异常 */
  | 'CUSTOMS_TROUBLE'
  /** 11 清关中 */
  | 'CUSTOMS_UNDER_WAY'
  /** 5 派件中 */
  | 'DELIVERING'
  /** 0 运输中 */
  | 'MOVING'
  /** 7 转投 */
  | 'PASSED_ON'
  /** 1 已揽收 */
  | 'PICKED_UP'
  /** 14 拒签 */
  | 'REFUSED'
  /** 4 退签 */
  | 'RETURNED'
  /** 6 退回中 */
  | 'RETURNING'
  /** 3 已签收 */
  | 'SIGNED'
  /** 2 疑难 */
  | 'TROUBLE';

export type UserProfitChange = {
  courierProfit?: number | null | undefined;
  enabled?: boolean | null | undefined;
  profit?: number | null | undefined;
  remark?: string | null | undefined;
};

export type UserProfitFilter = {
  goodId?: number | null | undefined;
  keyword?: string | null | undefined;
  userId?: number | null | undefined;
};

/** For many invitees at once; a row that there is already is changed. */
export type UserProfitInput = {
  courierProfit?: number;
  /** Empty: all goods. */
  goodId?: number | null | undefined;
  profit: number;
  remark?: string;
  /** Direct invitees, at most 200. */
  userIds: Array<number>;
};

export type WarehouseCourierInput = {
  /** All that hold for this courier here, at most 1,000. */
  areaRules?: Array<AreaRuleInput>;
  costFirstFee: number;
  costStepFee: number;
  courierId: number;
  enabled?: boolean;
  firstFee: number;
  firstWeight?: number;
  stepFee: number;
  stepWeight?: number;
};

export type WarehouseInput = {
  /** At least 4 characters. */
  address: string;
  contact: string;
  couriers: Array<WarehouseCourierInput>;
  csUrl?: string | null | undefined;
  cutoffTime?: string;
  /** Six digits, or four of a city without districts; province and city follow from it. */
  districtCode: string;
  /** At most 500 characters. */
  intro?: string;
  logo?: string | null | undefined;
  /** 2 to 30 characters; no other warehouse may have it. */
  name: string;
  outputMode?: OutputMode;
  /** What buyers read while it is paused. */
  pauseReason?: string | null | undefined;
  phone: string;
  platforms?: Array<Platform>;
  restDates?: Array<string>;
  status?: ServiceStatus;
  sundayRest?: boolean;
  /** At an edit: what was read. */
  version?: number | null | undefined;
  workDays?: string;
};

/** A waybill number of a parcel that the supplier ships itself. */
export type WaybillRowInput = {
  /** Name or code of the courier; empty for the parcel's own. */
  courier?: string | null | undefined;
  /** `P…` as the parcel list shows it. */
  packageNo: string;
  /** Number of the sheet's row, or of the line. */
  row: number;
  waybillNo: string;
};

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { settings: { title: string, logoPic: string, footerText: string, filingNo: string, wxPic: string, csUrl: string, appVersion: string } };

export type ExportStateFragment = { taskId: string, done: boolean, url: string | null, fileName: string | null };

export type ExportOrderMutationVariables = Exact<{
  ids: Array<number> | number;
  format: FileFormat;
}>;


export type ExportOrderMutation = { exportOrder: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportOrdersMutationVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  format: FileFormat;
}>;


export type ExportOrdersMutation = { exportOrders: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportParcelsMutationVariables = Exact<{
  filter?: ParcelFilter | null | undefined;
  format: FileFormat;
}>;


export type ExportParcelsMutation = { exportParcels: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportMoneyLogsMutationVariables = Exact<{
  filter?: MoneyLogFilter | null | undefined;
  format: FileFormat;
}>;


export type ExportMoneyLogsMutation = { exportMoneyLogs: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportRechargesMutationVariables = Exact<{
  filter?: RechargeFilter | null | undefined;
  format: FileFormat;
}>;


export type ExportRechargesMutation = { exportRecharges: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportCashOutsMutationVariables = Exact<{
  filter?: CashOutFilter | null | undefined;
  format: FileFormat;
}>;


export type ExportCashOutsMutation = { exportCashOuts: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ExportSellerProfitMutationVariables = Exact<{
  filter?: ProfitFilter | null | undefined;
  unit: ProfitUnit;
  format: FileFormat;
}>;


export type ExportSellerProfitMutation = { exportSellerProfit: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type FindExportQueryVariables = Exact<{
  taskId: string;
}>;


export type FindExportQuery = { exportedFile: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

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

export type CashOutRowFragment = { id: number, cashOutNo: string, amount: number, fee: number, realAmount: number, accountType: PayeeType, accountTypeText: string, account: string, accountName: string, bankName: string | null, status: CashOutStatus, statusText: string, auditReason: string, transferNo: string | null, createdAt: string, auditedAt: string | null, paidAt: string | null, revocable: boolean };

export type LoadCashOutLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadCashOutLimitsQuery = { cashOutLimits: { withdrawable: number, min: number, max: number, feeRate: number, leftToday: number, realName: string | null, paused: boolean, auditing: { id: number, cashOutNo: string, amount: number, fee: number, realAmount: number, accountType: PayeeType, accountTypeText: string, account: string, accountName: string, bankName: string | null, status: CashOutStatus, statusText: string, auditReason: string, transferNo: string | null, createdAt: string, auditedAt: string | null, paidAt: string | null, revocable: boolean } | null } };

export type CreateCashOutMutationVariables = Exact<{
  input: CashOutInput;
  clientNo: string;
}>;


export type CreateCashOutMutation = { createCashOut: { id: number, cashOutNo: string, amount: number, fee: number, realAmount: number, accountType: PayeeType, accountTypeText: string, account: string, accountName: string, bankName: string | null, status: CashOutStatus, statusText: string, auditReason: string, transferNo: string | null, createdAt: string, auditedAt: string | null, paidAt: string | null, revocable: boolean } };

export type RevokeCashOutMutationVariables = Exact<{
  id: number;
}>;


export type RevokeCashOutMutation = { revokeCashOut: { id: number, cashOutNo: string, amount: number, fee: number, realAmount: number, accountType: PayeeType, accountTypeText: string, account: string, accountName: string, bankName: string | null, status: CashOutStatus, statusText: string, auditReason: string, transferNo: string | null, createdAt: string, auditedAt: string | null, paidAt: string | null, revocable: boolean } };

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


export type GoodDetailQuery = { good: { id: number, goodsNo: string, name: string, pic: string, pics: Array<string>, detail: string, price: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, sold: number, collectCount: number, status: GoodsStatus, categoryId: number, categoryName: string, warehouses: Array<{ id: number, name: string, province: string, city: string, available: number, warehouse: { id: number, name: string, logo: string | null, status: ServiceStatus, pauseReason: string | null, workDays: string, sundayRest: boolean, restDates: Array<string>, couriers: Array<{ warehouseId: number, courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, areaRules: Array<{ areaCode: string, type: AreaRuleType, fee: number, startAt: string | null, endAt: string | null, reason: string }>, courier: { id: number, name: string, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus } }> } | null }> } };

export type ViewerRegionQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerRegionQuery = { ipRegion: { provinceCode: string, cityCode: string } };

export type CreateJoinMutationVariables = Exact<{
  input: JoinInput;
}>;


export type CreateJoinMutation = { createJoin: boolean };

export type WatchChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchChangesSubscription = { changes: { orderIds: Array<number>, wallet: boolean, resync: boolean } };

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

export type OrderRowFragment = { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } };

export type OrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  sort: OrderSort;
  page: number;
  pageSize: number;
}>;


export type OrdersQuery = { orders: { total: number, counts: { all: number, pendingPayment: number, pendingShipment: number, pendingReceipt: number, pendingReview: number, afterSale: number }, list: Array<{ id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } }> } };

export type OrderDetailQueryVariables = Exact<{
  id: number;
}>;


export type OrderDetailQuery = { order: { type: ShipMode, goodPrice: number, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, refundFee: number, senderName: string, batchNo: string | null, shippedAt: string | null, receivedAt: string | null, completedAt: string | null, cancelledAt: string | null, cancelType: CancelType | null, reviewScore: number | null, reviewText: string, id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, parcels: Array<{ id: number, packageNo: string, thirdOrderNo: string | null, waybillNo: string | null, status: ParcelStatus, statusText: string, outputResult: string, province: string, city: string }>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } };

export type OrderFilterOptionsQueryVariables = Exact<{
  withShops: boolean;
}>;


export type OrderFilterOptionsQuery = { shops?: { list: Array<{ id: number, shopName: string }> }, couriers: Array<{ id: number, name: string }>, warehouses: { list: Array<{ id: number, name: string }> } };

export type ConfirmOrderMutationVariables = Exact<{
  id: number;
  action: ConfirmAction;
  clientNo: string;
}>;


export type ConfirmOrderMutation = { confirmOrder: { orderId: number, order: { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } } };

export type CancelOrderMutationVariables = Exact<{
  orderId: number;
}>;


export type CancelOrderMutation = { cancelOrder: { orderId: number, order: { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } } };

export type ReAutoSendMutationVariables = Exact<{
  orderId: number;
}>;


export type ReAutoSendMutation = { reAutoSend: { orderId: number, submitted: number, success: number, failed: Array<{ packageId: number, msg: string }>, order: { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } } };

export type SyncOrderMutationVariables = Exact<{
  orderId: number;
}>;


export type SyncOrderMutation = { syncOrder: { orderId: number, updated: number, order: { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } } };

export type AgainSubmitMutationVariables = Exact<{
  orderId: number;
  clientNo: string;
}>;


export type AgainSubmitMutation = { againSubmit: { orderId: number, submitted: number, skipped: Array<{ packageId: number, msg: string }>, order: { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } }, newOrder: { id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } | null } };

export type ReviewOrderMutationVariables = Exact<{
  orderId: number;
  score: number;
  text?: string | null | undefined;
}>;


export type ReviewOrderMutation = { reviewOrder: { orderId: number, order: { reviewScore: number | null, reviewText: string, id: number, orderNo: string, platform: Platform, goodId: number, goodName: string, goodPic: string, num: number, courierName: string, packageCount: number, refundCount: number, totalFee: number, status: OrderStatus, statusText: string, afterSaleStatus: AfterSaleStatus, tradeAt: string, createdAt: string, payExpireAt: string, paidAt: string | null, shopName: string | null, remark: string, autoSend: boolean, allowedActions: Array<OrderAction>, sendArea: { warehouseId: number, warehouseName: string, province: string, city: string }, outputCounts: { failed: number, issuing: number }, autoSendCounts: { success: number, failed: number, waiting: number, external: number } } } };

export type BalanceAfterOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type BalanceAfterOrderQuery = { me:
    | { id: number, balance: number, frozen: number, withdrawable: number }
    | { id: number, balance: number, frozen: number, withdrawable: number }
   };

export type FillWaybillsMutationVariables = Exact<{
  rows: Array<WaybillRowInput> | WaybillRowInput;
}>;


export type FillWaybillsMutation = { fillWaybills: { filled: Array<number>, failed: Array<{ row: number, msg: string }> } };

export type WaitingParcelsQueryVariables = Exact<{
  page: number;
}>;


export type WaitingParcelsQuery = { parcels: { total: number, list: Array<{ id: number, packageNo: string, goodName: string, num: number, warehouseId: number, courierName: string, receiverName: string, receiverPhone: string, province: string, city: string, district: string, address: string, allowedActions: Array<ParcelAction> }> } };

export type FillCouriersQueryVariables = Exact<{
  warehouseId: number;
}>;


export type FillCouriersQuery = { warehouse: { id: number, couriers: Array<{ enabled: boolean, courierId: number, courier: { id: number, name: string } }> } };

export type ParcelsQueryVariables = Exact<{
  filter?: ParcelFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ParcelsQuery = { parcels: { total: number, list: Array<{ id: number, packageNo: string, orderId: number, orderNo: string, platform: Platform, thirdOrderNos: Array<string>, shopName: string | null, encrypted: boolean, goodName: string, goodPic: string, num: number, status: ParcelStatus, statusText: string, refundStatus: RefundStatus, refundId: number | null, outputStatus: OutputStatus, outputInfo: string, outputResult: string, autoSendStatus: AutoSendStatus, autoSendResult: string, warehouseId: number, courierName: string, warehouseName: string, waybillNo: string | null, ownWaybill: boolean, printCount: number, printedAt: string | null, traceText: string, receiverName: string, receiverPhone: string, province: string, city: string, district: string, address: string, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, price: number, refundFee: number, orderAt: string, promisedShipAt: string | null, signedAt: string | null, allowedActions: Array<ParcelAction> }> } };

export type GatherParcelsQueryVariables = Exact<{
  filter?: ParcelFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type GatherParcelsQuery = { parcels: { list: Array<{ id: number, orderId: number, packageNo: string, goodName: string, num: number, price: number, status: ParcelStatus, refundStatus: RefundStatus, outputStatus: OutputStatus, warehouseId: number, courierName: string, waybillNo: string | null, ownWaybill: boolean, receiverName: string, receiverPhone: string, province: string, city: string, district: string, address: string, signedAt: string | null, allowedActions: Array<ParcelAction> }> } };

export type ParcelFilterChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ParcelFilterChoicesQuery = { couriers: Array<{ id: number, name: string }>, warehouses: { list: Array<{ id: number, name: string }> } };

export type ParcelFilterShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type ParcelFilterShopsQuery = { shops: { list: Array<{ id: number, shopName: string }> } };

export type ResubmitParcelsMutationVariables = Exact<{
  orderId: number;
  packageIds?: Array<number> | number | null | undefined;
  clientNo: string;
}>;


export type ResubmitParcelsMutation = { againSubmit: { orderId: number, submitted: number, skipped: Array<{ packageId: number, msg: string }> } };

export type ResendShippedMutationVariables = Exact<{
  orderId: number;
  packageIds?: Array<number> | number | null | undefined;
}>;


export type ResendShippedMutation = { reAutoSend: { orderId: number, submitted: number, failed: Array<{ packageId: number, msg: string }> } };

export type EditReceiverMutationVariables = Exact<{
  input: ReceiverInput;
}>;


export type EditReceiverMutation = { editReceiver: { packageId: number, orderId: number } };

export type LoadTimelineQueryVariables = Exact<{
  packageId: number;
}>;


export type LoadTimelineQuery = { timeline: { packageId: number, courierName: string, waybillNo: string | null, traceState: TraceState | null, list: Array<{ id: number, at: string, type: ParcelEventType, text: string, actor: EventActor }> } };

export type PrintSettingRowFragment = { id: number, platform: Platform | null, courierId: number | null, courierName: string | null, paper: LabelPaper, printerName: string, autoPrint: boolean, updatedAt: string, extras: { showGoods: boolean, showNum: boolean, showRemark: boolean, showOrderNo: boolean, text: string } };

export type ListPrintSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListPrintSettingsQuery = { printSettings: Array<{ id: number, platform: Platform | null, courierId: number | null, courierName: string | null, paper: LabelPaper, printerName: string, autoPrint: boolean, updatedAt: string, extras: { showGoods: boolean, showNum: boolean, showRemark: boolean, showOrderNo: boolean, text: string } }> };

export type PrintCouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type PrintCouriersQuery = { couriers: Array<{ id: number, name: string }> };

export type PreviewLabelQueryVariables = Exact<{
  input: PrintSettingInput;
}>;


export type PreviewLabelQuery = { labelPreview: { svg: string, width: number, height: number } };

export type SavePrintSettingMutationVariables = Exact<{
  input: PrintSettingInput;
}>;


export type SavePrintSettingMutation = { savePrintSetting: { id: number, platform: Platform | null, courierId: number | null, courierName: string | null, paper: LabelPaper, printerName: string, autoPrint: boolean, updatedAt: string, extras: { showGoods: boolean, showNum: boolean, showRemark: boolean, showOrderNo: boolean, text: string } } };

export type DeletePrintSettingMutationVariables = Exact<{
  id: number;
}>;


export type DeletePrintSettingMutation = { deletePrintSetting: boolean };

export type PrintParcelsMutationVariables = Exact<{
  packageIds: Array<number> | number;
  kind: PrintKind;
}>;


export type PrintParcelsMutation = { printParcels: { printed: number, file: { taskId: string, done: boolean, url: string | null, fileName: string | null }, failed: Array<{ packageId: number, msg: string }> } };

export type FindPrintedFileQueryVariables = Exact<{
  taskId: string;
}>;


export type FindPrintedFileQuery = { exportedFile: { taskId: string, done: boolean, url: string | null, fileName: string | null } };

export type ListPrintTasksQueryVariables = Exact<{
  packageIds: Array<number> | number;
}>;


export type ListPrintTasksQuery = { printTasks: { tasks: Array<{ packageId: number, printerName: string, url: string }>, failed: Array<{ packageId: number, msg: string }> } };

export type MarkPrintedMutationVariables = Exact<{
  packageIds: Array<number> | number;
}>;


export type MarkPrintedMutation = { markPrinted: Array<{ id: number, printCount: number, printedAt: string | null }> };

export type ProblemRowFragment = { id: string, kind: ProblemKind, at: string, title: string, reasonCode: ReasonCode | null, text: string, shopId: number | null, shopName: string | null, shopOrderId: number | null, orderId: number | null, packageId: number | null, refundId: number | null, packageStatus: ParcelStatus | null, goodName: string | null, price: number | null, actions: Array<ProblemAction> };

export type ListProblemsQueryVariables = Exact<{
  kind?: ProblemKind | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListProblemsQuery = { problems: { total: number, counts: Array<{ kind: ProblemKind, problems: number }>, list: Array<{ id: string, kind: ProblemKind, at: string, title: string, reasonCode: ReasonCode | null, text: string, shopId: number | null, shopName: string | null, shopOrderId: number | null, orderId: number | null, packageId: number | null, refundId: number | null, packageStatus: ParcelStatus | null, goodName: string | null, price: number | null, actions: Array<ProblemAction> }> } };

export type CountProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type CountProblemsQuery = { problems: { counts: Array<{ kind: ProblemKind, problems: number }> } };

export type FindReceiverQueryVariables = Exact<{
  packageId: number;
}>;


export type FindReceiverQuery = { parcels: { list: Array<{ id: number, packageNo: string, receiverName: string, receiverPhone: string, province: string, city: string, district: string, address: string }> } };

export type ProfitSumsFragment = { orderCount: number, packageCount: number, goodsIncome: number, courierCost: number, remoteIncome: number, refundFee: number, commission: number, profit: number, settled: number, pending: number };

export type SellerProfitQueryVariables = Exact<{
  filter?: ProfitFilter | null | undefined;
  unit: ProfitUnit;
}>;


export type SellerProfitQuery = { sellerProfit: { total: number, summary: { orderCount: number, packageCount: number, goodsIncome: number, courierCost: number, remoteIncome: number, refundFee: number, commission: number, profit: number, settled: number, pending: number }, list: Array<{ key: string, name: string, figures: { orderCount: number, packageCount: number, goodsIncome: number, courierCost: number, remoteIncome: number, refundFee: number, commission: number, profit: number, settled: number, pending: number } }> } };

export type ProfitWarehousesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfitWarehousesQuery = { sellerWarehouses: { list: Array<{ id: number, name: string }> } };

export type ProfitGoodQueryVariables = Exact<{
  id: number;
}>;


export type ProfitGoodQuery = { sellerGood: { id: number, name: string } };

export type LoadLeagueQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadLeagueQuery = { league: { level: number, invites: number, packages: number, recharge: number, levels: Array<{ level: number, name: string, needInvites: number, needPackages: number, needRecharge: number, discount: number, maxProfit: number }> } };

export type UserProfitRowFragment = { id: number, userId: number, userPhone: string, nickName: string, goodId: number | null, goodName: string | null, profit: number, courierProfit: number, enabled: boolean, remark: string, updatedAt: string };

export type UserProfitsQueryVariables = Exact<{
  filter?: UserProfitFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type UserProfitsQuery = { userProfits: { total: number, list: Array<{ id: number, userId: number, userPhone: string, nickName: string, goodId: number | null, goodName: string | null, profit: number, courierProfit: number, enabled: boolean, remark: string, updatedAt: string }> } };

export type DefaultProfitQueryVariables = Exact<{ [key: string]: never; }>;


export type DefaultProfitQuery = { defaultProfit: { profit: number, courierProfit: number, maxProfit: number, maxCourierProfit: number } };

export type MarkUpGoodsQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type MarkUpGoodsQuery = { goods: { total: number, list: Array<{ id: number, name: string, pic: string, price: number }> } };

export type SetDefaultProfitMutationVariables = Exact<{
  profit: number;
  courierProfit: number;
}>;


export type SetDefaultProfitMutation = { setDefaultProfit: { profit: number, courierProfit: number, maxProfit: number, maxCourierProfit: number } };

export type CreateUserProfitsMutationVariables = Exact<{
  input: UserProfitInput;
}>;


export type CreateUserProfitsMutation = { createUserProfits: Array<{ id: number, userId: number, userPhone: string, nickName: string, goodId: number | null, goodName: string | null, profit: number, courierProfit: number, enabled: boolean, remark: string, updatedAt: string }> };

export type UpdateUserProfitMutationVariables = Exact<{
  id: number;
  change: UserProfitChange;
}>;


export type UpdateUserProfitMutation = { updateUserProfit: { id: number, userId: number, userPhone: string, nickName: string, goodId: number | null, goodName: string | null, profit: number, courierProfit: number, enabled: boolean, remark: string, updatedAt: string } };

export type DeleteUserProfitsMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type DeleteUserProfitsMutation = { deleteUserProfits: Array<number> };

export type PromotionSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionSummaryQuery = { invitees: { promotion: { inviteCode: string, inviteUrl: string, inviteCount: number, todayCount: number, activeCount: number, totalProfit: number, unsettled: number, todayProfit: number } } };

export type PromotionDaysQueryVariables = Exact<{
  days: number;
}>;


export type PromotionDaysQuery = { promotionDays: Array<{ date: string, invited: number, parcels: number, profit: number }> };

export type InviteeRowFragment = { userId: number, phone: string, nickName: string, createdAt: string, level: number, levelName: string, packageCount: number, spend: number, profit: number, profitSettled: number, lastOrderAt: string | null, goodsMarkUps: number, markUp: { id: number, userId: number, userPhone: string, nickName: string, goodId: number | null, goodName: string | null, profit: number, courierProfit: number, enabled: boolean, remark: string, updatedAt: string } | null };

export type InviteesQueryVariables = Exact<{
  filter?: InviteeFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type InviteesQuery = { invitees: { total: number, list: Array<{ userId: number, phone: string, nickName: string, createdAt: string, level: number, levelName: string, packageCount: number, spend: number, profit: number, profitSettled: number, lastOrderAt: string | null, goodsMarkUps: number, markUp: { id: number, userId: number, userPhone: string, nickName: string, goodId: number | null, goodName: string | null, profit: number, courierProfit: number, enabled: boolean, remark: string, updatedAt: string } | null }> } };

export type SimulatedGoodsQueryVariables = Exact<{
  id: number;
}>;


export type SimulatedGoodsQuery = { good: { id: number, name: string, pic: string, price: number, minNum: number, maxNum: number, warehouses: Array<{ id: number, name: string, province: string, city: string, warehouse: { id: number, couriers: Array<{ warehouseId: number, courierId: number, enabled: boolean, courier: { id: number, name: string } }> } | null }> } };

export type SimulatedMembersQueryVariables = Exact<{ [key: string]: never; }>;


export type SimulatedMembersQuery = { invitees: { total: number, list: Array<{ userId: number, phone: string, nickName: string, level: number, levelName: string }> } };

export type SimulatePriceQueryVariables = Exact<{
  input: PriceSimulationInput;
}>;


export type SimulatePriceQuery = { priceSimulation: { unitPrice: number, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, packageFee: number, agentShare: number, plainFee: number, profit: number, courierProfit: number, banned: boolean, reason: string } };

export type LoadRechargeTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type LoadRechargeTermsQuery = { payChannels: Array<{ payType: PayType, payTypeText: string }>, settings: { minRecharge: number, maxRecharge: number } };

export type CreatePaymentMutationVariables = Exact<{
  input: PaymentInput;
  clientNo: string;
}>;


export type CreatePaymentMutation = { createPayment: { payId: number, amount: number, payType: PayType, payUrl: string | null, qrCode: string | null, expireAt: string } };

export type CheckPaymentQueryVariables = Exact<{
  payId: number;
}>;


export type CheckPaymentQuery = { payment: { payId: number, status: PayStatus, statusText: string, amount: number, late: boolean, expireAt: string, balance: number } };

export type RefundsQueryVariables = Exact<{
  filter?: RefundFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type RefundsQuery = { refunds: { total: number, list: Array<{ id: number, refundNo: string, packageId: number, packageNo: string, orderId: number, orderNo: string, goodName: string, num: number, waybillNo: string | null, packageFee: number, amount: number, waybillFee: number, reason: string, status: RefundStatus, statusText: string, auditReason: string, dueAt: string | null, createdAt: string, finishedAt: string | null, returnedAt: string | null, allowedActions: Array<RefundAction> }> } };

export type LatestRefundsQueryVariables = Exact<{
  page: number;
}>;


export type LatestRefundsQuery = { refunds: { list: Array<{ id: number, packageId: number, amount: number, status: RefundStatus }> } };

export type RefundParcelsMutationVariables = Exact<{
  packageIds: Array<number> | number;
  reason?: string | null | undefined;
}>;


export type RefundParcelsMutation = { refundParcels: { success: Array<{ packageId: number, refundStatus: RefundStatus, amount: number }>, failed: Array<{ packageId: number, msg: string }> } };

export type RevokeRefundMutationVariables = Exact<{
  refundId: number;
}>;


export type RevokeRefundMutation = { revokeRefund: { refundId: number, status: RefundStatus } };

export type AnswerRefundMutationVariables = Exact<{
  input: RefundAnswerInput;
}>;


export type AnswerRefundMutation = { answerRefund: { refundId: number, status: RefundStatus, amount: number } };

export type ConfirmReturnMutationVariables = Exact<{
  refundId: number;
}>;


export type ConfirmReturnMutation = { confirmReturn: { refundId: number, status: RefundStatus, amount: number } };

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

export type EditedGoodFragment = { id: number, goodsNo: string, name: string, categoryId: number, pics: Array<string>, detail: string, supplyPrice: number, price: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, status: GoodsStatus, auditReason: string, version: number, sold: number, stocks: Array<{ id: number, warehouseId: number, warehouseName: string, available: number, locked: number, isLow: boolean }> };

export type LoadSellerGoodQueryVariables = Exact<{
  id: number;
}>;


export type LoadSellerGoodQuery = { sellerGood: { id: number, goodsNo: string, name: string, categoryId: number, pics: Array<string>, detail: string, supplyPrice: number, price: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, status: GoodsStatus, auditReason: string, version: number, sold: number, stocks: Array<{ id: number, warehouseId: number, warehouseName: string, available: number, locked: number, isLow: boolean }> } };

export type CreateGoodMutationVariables = Exact<{
  input: GoodInput;
  clientNo: string;
}>;


export type CreateGoodMutation = { createGood: { id: number, goodsNo: string, name: string, categoryId: number, pics: Array<string>, detail: string, supplyPrice: number, price: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, status: GoodsStatus, auditReason: string, version: number, sold: number, stocks: Array<{ id: number, warehouseId: number, warehouseName: string, available: number, locked: number, isLow: boolean }> } };

export type UpdateGoodMutationVariables = Exact<{
  id: number;
  input: GoodInput;
}>;


export type UpdateGoodMutation = { updateGood: { id: number, goodsNo: string, name: string, categoryId: number, pics: Array<string>, detail: string, supplyPrice: number, price: number, weight: number, unit: string, minNum: number, maxNum: number, platforms: Array<Platform>, isGift: boolean, status: GoodsStatus, auditReason: string, version: number, sold: number, stocks: Array<{ id: number, warehouseId: number, warehouseName: string, available: number, locked: number, isLow: boolean }> } };

export type SellerGoodRowFragment = { id: number, goodsNo: string, name: string, pic: string, categoryName: string, supplyPrice: number, price: number, unit: string, isGift: boolean, status: GoodsStatus, auditReason: string, sold: number, monthSold: number, updatedAt: string, stocks: Array<{ id: number, warehouseId: number, warehouseName: string, quantity: number, locked: number, available: number, isLow: boolean }> };

export type SellerGoodsQueryVariables = Exact<{
  filter?: SellerGoodFilter | null | undefined;
  sort: SellerGoodSort;
  page: number;
  pageSize: number;
}>;


export type SellerGoodsQuery = { sellerGoods: { total: number, counts: Array<{ status: GoodsStatus, goods: number }>, list: Array<{ id: number, goodsNo: string, name: string, pic: string, categoryName: string, supplyPrice: number, price: number, unit: string, isGift: boolean, status: GoodsStatus, auditReason: string, sold: number, monthSold: number, updatedAt: string, stocks: Array<{ id: number, warehouseId: number, warehouseName: string, quantity: number, locked: number, available: number, isLow: boolean }> }> } };

export type SellerGoodOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellerGoodOptionsQuery = { categories: Array<{ id: number, name: string }>, sellerWarehouses: { list: Array<{ id: number, name: string, status: ServiceStatus }> } };

export type SetGoodsOnSaleMutationVariables = Exact<{
  ids: Array<number> | number;
  onSale: boolean;
}>;


export type SetGoodsOnSaleMutation = { setGoodsOnSale: Array<{ id: number, done: boolean, msg: string }> };

export type DeleteGoodsMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type DeleteGoodsMutation = { deleteGoods: Array<{ id: number, done: boolean, msg: string }> };

export type WarehouseRowFragment = { id: number, name: string, logo: string | null, province: string, city: string, district: string, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, goodsCount: number, openOrders: number, couriers: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, courier: { id: number, name: string } }> };

export type SellerWarehousesQueryVariables = Exact<{
  filter?: SellerWarehouseFilter | null | undefined;
  page: number;
}>;


export type SellerWarehousesQuery = { sellerWarehouses: { total: number, list: Array<{ id: number, name: string, logo: string | null, province: string, city: string, district: string, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, goodsCount: number, openOrders: number, couriers: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, courier: { id: number, name: string } }> }> } };

export type WarehouseDetailFragment = { id: number, name: string, logo: string | null, intro: string, contact: string, phone: string, csUrl: string | null, provinceCode: string, cityCode: string, districtCode: string, address: string, platforms: Array<Platform>, outputMode: OutputMode, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, version: number, couriers: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, costFirstFee: number, costStepFee: number, enabled: boolean, areaRules: Array<{ areaCode: string, areaName: string, type: AreaRuleType, fee: number, startAt: string | null, endAt: string | null, reason: string }> }> };

export type LoadSellerWarehouseQueryVariables = Exact<{
  id: number;
}>;


export type LoadSellerWarehouseQuery = { sellerWarehouse: { id: number, name: string, logo: string | null, intro: string, contact: string, phone: string, csUrl: string | null, provinceCode: string, cityCode: string, districtCode: string, address: string, platforms: Array<Platform>, outputMode: OutputMode, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, version: number, couriers: Array<{ courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, costFirstFee: number, costStepFee: number, enabled: boolean, areaRules: Array<{ areaCode: string, areaName: string, type: AreaRuleType, fee: number, startAt: string | null, endAt: string | null, reason: string }> }> } };

export type CreateWarehouseMutationVariables = Exact<{
  input: WarehouseInput;
}>;


export type CreateWarehouseMutation = { createWarehouse: { id: number } };

export type UpdateWarehouseMutationVariables = Exact<{
  id: number;
  input: WarehouseInput;
}>;


export type UpdateWarehouseMutation = { updateWarehouse: { id: number } };

export type SetWarehouseStatusMutationVariables = Exact<{
  id: number;
  status: ServiceStatus;
  pauseReason?: string | null | undefined;
}>;


export type SetWarehouseStatusMutation = { setWarehouseStatus: { id: number, status: ServiceStatus, pauseReason: string | null } };

export type DeleteWarehouseMutationVariables = Exact<{
  id: number;
}>;


export type DeleteWarehouseMutation = { deleteWarehouses: Array<{ id: number, done: boolean, msg: string }> };

export type ListCouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListCouriersQuery = { couriers: Array<{ id: number, name: string }> };

export type ListAllRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListAllRegionsQuery = { regions: { version: string, list: Array<{ code: string, name: string, parentCode: string, level: number }> } };

export type DeleteSenderMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSenderMutation = { deleteSenders: Array<number> };

export type EndSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type EndSessionMutation = { logout: boolean };

export type QuoteBatchMutationVariables = Exact<{
  input: BatchInput;
}>;


export type QuoteBatchMutation = { quoteBatch: { quoteNo: string, expireAt: string, packageCount: number, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, totalFee: number, balance: number, enough: boolean, parts: Array<{ part: number, packageCount: number, totalFee: number, available: number, refusal: { errorKey: string, msg: string } | null, rows: Array<{ row: number, shopOrderIds: Array<number>, mergeId: number | null, state: RowState, goodsFee: number, courierFee: number, remoteFee: number, discountFee: number, packageFee: number, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> }>, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> }> } };

export type CreateBatchMutationVariables = Exact<{
  input: BatchInput;
  clientNo: string;
}>;


export type CreateBatchMutation = { createBatch: { batchNo: string, packageCount: number, totalFee: number, payExpireAt: string, balance: number, enough: boolean, skipped: Array<{ part: number, row: number | null }>, orders: Array<{ id: number }> } };

export type PayBatchMutationVariables = Exact<{
  batchNo: string;
  clientNo: string;
}>;


export type PayBatchMutation = { confirmBatch: { batchNo: string, paidFee: number, balance: number, orders: Array<{ id: number, status: OrderStatus, statusText: string, allowedActions: Array<OrderAction> }> } };

export type LoadShipmentGoodQueryVariables = Exact<{
  id: number;
}>;


export type LoadShipmentGoodQuery = { good: { id: number, name: string, pic: string, price: number, weight: number, unit: string, minNum: number, maxNum: number, status: GoodsStatus, platforms: Array<Platform>, shipFrom: string, warehouses: Array<{ id: number, name: string, province: string, city: string, available: number, warehouse: { id: number, name: string, status: ServiceStatus, pauseReason: string | null, outputMode: OutputMode, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, couriers: Array<{ warehouseId: number, courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, areaRules: Array<{ areaCode: string, type: AreaRuleType, fee: number, startAt: string | null, endAt: string | null, reason: string }>, courier: { id: number, name: string, code: string, logo: string | null, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus } }> } | null }> } };

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

export type FindOrderedNumbersQueryVariables = Exact<{
  platform: Platform;
  thirdOrderNos: Array<string> | string;
}>;


export type FindOrderedNumbersQuery = { orderedNumbers: Array<{ thirdOrderNo: string }> };

export type FindShopQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type FindShopQuery = { shops: { total: number, list: Array<{ id: number, platform: Platform, shopName: string, status: ShopStatus, autoSend: boolean, defaultSenderId: number | null }> } };

export type CountShopGoodsQueryVariables = Exact<{
  shopId: number;
}>;


export type CountShopGoodsQuery = { shopGoods: { total: number } };

export type ListShopOrdersQueryVariables = Exact<{
  filter: ShopOrderFilter;
  page: number;
  pageSize: number;
}>;


export type ListShopOrdersQuery = { shopOrders: { total: number, counts: Array<{ status: ImportStatus, orders: number }>, list: Array<{ remoteRefundStatus: RemoteRefundStatus, importStatus: ImportStatus, payAmount: number, paidAt: string | null, promisedShipAt: string | null, buyerMemo: string, sellerMemo: string, flagColor: string | null, mergeId: number | null, problemText: string, id: number, remoteOrderNo: string, receiverName: string, receiverPhone: string, receiverAddress: string, province: string, city: string, district: string, items: Array<{ remoteGoodId: string, remoteSkuId: string, title: string, sku: string, num: number, pic: string }> }> } };

export type ShopOrderLineFragment = { id: number, remoteOrderNo: string, receiverName: string, receiverPhone: string, receiverAddress: string, province: string, city: string, district: string, items: Array<{ remoteGoodId: string, remoteSkuId: string, title: string, sku: string, num: number, pic: string }> };

export type FindShopOrdersQueryVariables = Exact<{
  filter: ShopOrderFilter;
  page: number;
  pageSize: number;
}>;


export type FindShopOrdersQuery = { shopOrders: { total: number, list: Array<{ mergeId: number | null, id: number, remoteOrderNo: string, receiverName: string, receiverPhone: string, receiverAddress: string, province: string, city: string, district: string, items: Array<{ remoteGoodId: string, remoteSkuId: string, title: string, sku: string, num: number, pic: string }> }> } };

export type PullShopOrdersMutationVariables = Exact<{
  input: ShopPullInput;
}>;


export type PullShopOrdersMutation = { pullShopOrders: { taskId: string, done: boolean, total: number, added: number, updated: number } };

export type ListMergeOrdersQueryVariables = Exact<{
  shopId: number;
}>;


export type ListMergeOrdersQuery = { mergeOrders: Array<{ id: number | null, status: MergeStatus, receiverKey: string, receiverName: string, receiverAddress: string, shopOrderIds: Array<number>, count: number }> };

export type MergeShopOrdersMutationVariables = Exact<{
  shopOrderIds: Array<number> | number;
}>;


export type MergeShopOrdersMutation = { mergeShopOrders: { merged: number, list: Array<{ id: number | null, shopOrderIds: Array<number> }>, rejected: Array<{ shopOrderId: number, msg: string }> } };

export type SplitMergeOrderMutationVariables = Exact<{
  id: number;
}>;


export type SplitMergeOrderMutation = { splitMergeOrder: boolean };

export type IgnoreShopOrdersMutationVariables = Exact<{
  ids: Array<number> | number;
  ignored: boolean;
}>;


export type IgnoreShopOrdersMutation = { ignoreShopOrders: number };

export type PlanShopOrdersQueryVariables = Exact<{
  input: ShopOrderPlanInput;
}>;


export type PlanShopOrdersQuery = { shopOrderPlan: { parts: Array<{ goodId: number, goodName: string, goodPic: string, warehouseId: number, warehouseName: string, courierId: number, courierName: string, num: number, shopOrderIds: Array<number>, mergeIds: Array<number> }>, unplanned: Array<{ shopOrderId: number, mergeId: number | null, reasonCode: ReasonCode, msg: string }> } };

export type GetSendAddressQueryVariables = Exact<{
  shopId: number;
}>;


export type GetSendAddressQuery = { sendAddresses: Array<{ remoteAddressId: string, name: string, phone: string, province: string, city: string, district: string, address: string, isDefault: boolean }> };

export type ShopFieldsFragment = { id: number, platform: Platform, shopName: string, status: ShopStatus, expireAt: string, daysLeft: number, lastSyncAt: string | null, lastError: string | null, autoSend: boolean, autoOrder: boolean, autoDayLimit: number | null, autoParcelLimit: number | null, defaultCourierId: number | null, defaultSenderId: number | null, waitingOrders: number, tagRule: { matchType: TagMark, color: string | null, text: string } };

export type ListShopsQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type ListShopsQuery = { shops: { total: number, list: Array<{ id: number, platform: Platform, shopName: string, status: ShopStatus, expireAt: string, daysLeft: number, lastSyncAt: string | null, lastError: string | null, autoSend: boolean, autoOrder: boolean, autoDayLimit: number | null, autoParcelLimit: number | null, defaultCourierId: number | null, defaultSenderId: number | null, waitingOrders: number, tagRule: { matchType: TagMark, color: string | null, text: string } }> } };

export type ListShopPlatformsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListShopPlatformsQuery = { shopPlatforms: Array<{ platform: Platform, configured: boolean }> };

export type LoadBindingsQueryVariables = Exact<{
  platform: Platform;
}>;


export type LoadBindingsQuery = { shops: { list: Array<{ id: number, authAt: string }> } };

export type AuthoriseShopMutationVariables = Exact<{
  platform: Platform;
  shopName?: string | null | undefined;
}>;


export type AuthoriseShopMutation = { authoriseShop: { url: string } };

export type UpdateShopMutationVariables = Exact<{
  id: number;
  input: ShopSettingsInput;
}>;


export type UpdateShopMutation = { updateShop: { id: number, platform: Platform, shopName: string, status: ShopStatus, expireAt: string, daysLeft: number, lastSyncAt: string | null, lastError: string | null, autoSend: boolean, autoOrder: boolean, autoDayLimit: number | null, autoParcelLimit: number | null, defaultCourierId: number | null, defaultSenderId: number | null, waitingOrders: number, tagRule: { matchType: TagMark, color: string | null, text: string } } };

export type DeleteShopMutationVariables = Exact<{
  id: number;
}>;


export type DeleteShopMutation = { deleteShop: boolean };

export type ListShopCouriersQueryVariables = Exact<{ [key: string]: never; }>;


export type ListShopCouriersQuery = { couriers: Array<{ id: number, name: string, status: ServiceStatus }> };

export type ListShopGoodsQueryVariables = Exact<{
  shopId: number;
  keyword?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ListShopGoodsQuery = { shopGoods: { total: number, list: Array<{ id: number, remoteGoodId: string, remoteSkuId: string, remoteTitle: string, goodId: number, goodName: string, goodPic: string, onSale: boolean, warehouseId: number | null, warehouseName: string | null, courierId: number | null, courierName: string | null, num: number }> } };

export type ListWaitingItemsQueryVariables = Exact<{
  shopId: number;
  keyword?: string | null | undefined;
}>;


export type ListWaitingItemsQuery = { shopOrders: { list: Array<{ id: number, items: Array<{ remoteGoodId: string, remoteSkuId: string, title: string, sku: string, num: number, pic: string }> }> } };

export type AddShopGoodMutationVariables = Exact<{
  input: ShopGoodInput;
}>;


export type AddShopGoodMutation = { addShopGood: { id: number } };

export type DeleteShopGoodMutationVariables = Exact<{
  id: number;
}>;


export type DeleteShopGoodMutation = { deleteShopGood: boolean };

export type GoodStockRowFragment = { id: number, goodId: number, goodsNo: string, goodName: string, goodPic: string, goodStatus: GoodsStatus, warehouseId: number, warehouseName: string, quantity: number, locked: number, available: number, warnQuantity: number, isLow: boolean, version: number, updatedAt: string };

export type GoodStocksQueryVariables = Exact<{
  filter?: GoodStockFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type GoodStocksQuery = { goodStocks: { total: number, counts: { all: number, low: number, out: number }, list: Array<{ id: number, goodId: number, goodsNo: string, goodName: string, goodPic: string, goodStatus: GoodsStatus, warehouseId: number, warehouseName: string, quantity: number, locked: number, available: number, warnQuantity: number, isLow: boolean, version: number, updatedAt: string }> } };

export type StockWarehousesQueryVariables = Exact<{ [key: string]: never; }>;


export type StockWarehousesQuery = { sellerWarehouses: { list: Array<{ id: number, name: string }> } };

export type StockGoodsQueryVariables = Exact<{
  keyword?: string | null | undefined;
}>;


export type StockGoodsQuery = { sellerGoods: { total: number, list: Array<{ id: number, name: string, goodsNo: string, pic: string }> } };

export type StockLogsQueryVariables = Exact<{
  stockId: number;
  type?: StockLogType | null | undefined;
  page: number;
  pageSize: number;
}>;


export type StockLogsQuery = { stockLogs: { total: number, list: Array<{ id: number, type: StockLogType, delta: number, quantityAfter: number, lockedAfter: number, bizNo: string, remark: string, createdAt: string }> } };

export type StockReservationsQueryVariables = Exact<{
  stockId: number;
  page: number;
  pageSize: number;
}>;


export type StockReservationsQuery = { stockReservations: { total: number, list: Array<{ orderId: number, orderNo: string, quantity: number, paid: boolean, payExpireAt: string | null, createdAt: string }> } };

export type UpdateGoodStockMutationVariables = Exact<{
  input: GoodStockInput;
}>;


export type UpdateGoodStockMutation = { updateGoodStock: { id: number, goodId: number, goodsNo: string, goodName: string, goodPic: string, goodStatus: GoodsStatus, warehouseId: number, warehouseName: string, quantity: number, locked: number, available: number, warnQuantity: number, isLow: boolean, version: number, updatedAt: string } };

export type CreateGoodStockMutationVariables = Exact<{
  input: NewGoodStockInput;
}>;


export type CreateGoodStockMutation = { createGoodStock: { id: number, goodId: number, goodsNo: string, goodName: string, goodPic: string, goodStatus: GoodsStatus, warehouseId: number, warehouseName: string, quantity: number, locked: number, available: number, warnQuantity: number, isLow: boolean, version: number, updatedAt: string } };

export type DeleteGoodStockMutationVariables = Exact<{
  id: number;
}>;


export type DeleteGoodStockMutation = { deleteGoodStock: boolean };

export type ImportGoodStocksMutationVariables = Exact<{
  rows: Array<StockRowInput> | StockRowInput;
  clientNo: string;
}>;


export type ImportGoodStocksMutation = { importGoodStocks: { importNo: string, created: number, updated: number, unchanged: number, failed: Array<{ row: number, msg: string }> } };

export type LoadStoreQueryVariables = Exact<{
  id: number;
}>;


export type LoadStoreQuery = { warehouse: { id: number, name: string, logo: string | null, intro: string, province: string, city: string, goodsCount: number, outputMode: OutputMode, workDays: string, sundayRest: boolean, restDates: Array<string>, cutoffTime: string, status: ServiceStatus, pauseReason: string | null, couriers: Array<{ warehouseId: number, courierId: number, firstWeight: number, firstFee: number, stepWeight: number, stepFee: number, enabled: boolean, courier: { id: number, name: string, workDays: string, sundayRest: boolean, status: ServiceStatus } }> } };

export type WalletBalanceQueryVariables = Exact<{
  kind: AccountKind;
}>;


export type WalletBalanceQuery = { me:
    | { __typename: 'Buyer', level: number, levelName: string, totalSpend: number, id: number, phone: string, realStatus: RealStatus, balance: number, frozen: number, withdrawable: number }
    | { __typename: 'Seller', pendingSettle: number, settleDays: number, id: number, phone: string, realStatus: RealStatus, balance: number, frozen: number, withdrawable: number }
   };

export type WalletDaysQueryVariables = Exact<{
  days: number;
}>;


export type WalletDaysQuery = { walletDays: Array<{ date: string, moneyIn: number, moneyOut: number, balance: number }> };

export type MoneyLogsQueryVariables = Exact<{
  filter?: MoneyLogFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type MoneyLogsQuery = { moneyLogs: { total: number, sumIn: number, sumOut: number, list: Array<{ id: number, logNo: string, type: MoneyLogType, typeText: string, amount: number, balanceAfter: number, frozenBefore: number, frozenAfter: number, bizNo: string | null, orderId: number | null, packageId: number | null, payId: number | null, cashOutId: number | null, title: string, createdAt: string, parts: Array<{ title: string, amount: number }> }> } };

export type RechargesQueryVariables = Exact<{
  filter?: RechargeFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type RechargesQuery = { recharges: { total: number, sumPaid: number, list: Array<{ id: number, rechargeNo: string, payId: number, amount: number, bonus: number, realAmount: number, payType: PayType, payTypeText: string, status: RechargeStatus, statusText: string, late: boolean, channelTradeNo: string | null, createdAt: string, paidAt: string | null }> } };

export type CashOutsQueryVariables = Exact<{
  filter?: CashOutFilter | null | undefined;
  page: number;
  pageSize: number;
}>;


export type CashOutsQuery = { cashOuts: { total: number, sumPaid: number, list: Array<{ id: number, cashOutNo: string, amount: number, fee: number, realAmount: number, accountType: PayeeType, accountTypeText: string, account: string, accountName: string, bankName: string | null, status: CashOutStatus, statusText: string, auditReason: string, transferNo: string | null, createdAt: string, auditedAt: string | null, paidAt: string | null, revocable: boolean }> } };

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

export type ReadPlacesQueryVariables = Exact<{
  places: Array<string> | string;
}>;


export type ReadPlacesQuery = { readPlaces: Array<{ provinceCode: string, cityCode: string, districtCode: string, province: string, city: string, district: string, detail: string, problems: Array<{ field: RowField, reasonCode: ReasonCode, msg: string, blocking: boolean }> }> };

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

export const ExportStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportStateFragment, unknown>;
export const CashOutRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashOutRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"accountTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"auditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"revocable"}}]}}]} as unknown as DocumentNode<CashOutRowFragment, unknown>;
export const OrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<OrderRowFragment, unknown>;
export const PrintSettingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrintSettingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrintSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showGoods"}},{"kind":"Field","name":{"kind":"Name","value":"showNum"}},{"kind":"Field","name":{"kind":"Name","value":"showRemark"}},{"kind":"Field","name":{"kind":"Name","value":"showOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"printerName"}},{"kind":"Field","name":{"kind":"Name","value":"autoPrint"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<PrintSettingRowFragment, unknown>;
export const ProblemRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"shopId"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"packageStatus"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}}]}}]} as unknown as DocumentNode<ProblemRowFragment, unknown>;
export const ProfitSumsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfitSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfitFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodsIncome"}},{"kind":"Field","name":{"kind":"Name","value":"courierCost"}},{"kind":"Field","name":{"kind":"Name","value":"remoteIncome"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}}]}}]} as unknown as DocumentNode<ProfitSumsFragment, unknown>;
export const UserProfitRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userPhone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UserProfitRowFragment, unknown>;
export const InviteeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviteeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"spend"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"profitSettled"}},{"kind":"Field","name":{"kind":"Name","value":"lastOrderAt"}},{"kind":"Field","name":{"kind":"Name","value":"markUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserProfitRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsMarkUps"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userPhone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<InviteeRowFragment, unknown>;
export const EditedGoodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedGood"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}}]}}]} as unknown as DocumentNode<EditedGoodFragment, unknown>;
export const SellerGoodRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerGoodRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"monthSold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SellerGoodRowFragment, unknown>;
export const WarehouseRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WarehouseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerWarehouse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<WarehouseRowFragment, unknown>;
export const WarehouseDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WarehouseDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerWarehouse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"csUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"outputMode"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstFee"}},{"kind":"Field","name":{"kind":"Name","value":"costStepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"areaRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<WarehouseDetailFragment, unknown>;
export const ShopOrderLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopOrderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remoteOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverAddress"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteGoodId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}}]}}]}}]} as unknown as DocumentNode<ShopOrderLineFragment, unknown>;
export const ShopFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shop"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoOrder"}},{"kind":"Field","name":{"kind":"Name","value":"autoDayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"autoParcelLimit"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCourierId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultSenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tagRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingOrders"}}]}}]} as unknown as DocumentNode<ShopFieldsFragment, unknown>;
export const GoodStockRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodStockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"goodStatus"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"warnQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<GoodStockRowFragment, unknown>;
export const AccountFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<AccountFieldsFragment, unknown>;
export const SenderFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<SenderFieldsFragment, unknown>;
export const GoodCardFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Good"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]} as unknown as DocumentNode<GoodCardFieldsFragment, unknown>;
export const SiteSettingsDocument = {"__meta__":{"hash":"sha256:6098448934fad30c031352a53bd41fadadd54cad1031453c333218faef783d34"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"logoPic"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"filingNo"}},{"kind":"Field","name":{"kind":"Name","value":"wxPic"}},{"kind":"Field","name":{"kind":"Name","value":"csUrl"}},{"kind":"Field","name":{"kind":"Name","value":"appVersion"}}]}}]}}]} as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const ExportOrderDocument = {"__meta__":{"hash":"sha256:f8b7002edab4d9683bd503209b2578426c2b206be88c9bb87baca57a68bc4a32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportOrderMutation, ExportOrderMutationVariables>;
export const ExportOrdersDocument = {"__meta__":{"hash":"sha256:4b773f5e5eb8f2b9fa8088a0e0409d29ff514da1060d735dab3210eb7544c04d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportOrdersMutation, ExportOrdersMutationVariables>;
export const ExportParcelsDocument = {"__meta__":{"hash":"sha256:02760fa457e0500a28bdf3f86108f57808182e684e3ccc99a07afe28eda3e4fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParcelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportParcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportParcelsMutation, ExportParcelsMutationVariables>;
export const ExportMoneyLogsDocument = {"__meta__":{"hash":"sha256:01910b4ba772f3b116d3abe90442f8199342ba1bade684a740b7a399fee29980"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportMoneyLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyLogFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMoneyLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportMoneyLogsMutation, ExportMoneyLogsMutationVariables>;
export const ExportRechargesDocument = {"__meta__":{"hash":"sha256:f19e35e9937e296e48966556dbbc75d8ea7f6c5fc6b858ac76e065aabbaf2f30"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportRecharges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RechargeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportRecharges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportRechargesMutation, ExportRechargesMutationVariables>;
export const ExportCashOutsDocument = {"__meta__":{"hash":"sha256:0ff50b7677724deaedc6212f30cd7fbce98a2f6037edf557d051ca913fad2e71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportCashOuts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CashOutFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportCashOuts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportCashOutsMutation, ExportCashOutsMutationVariables>;
export const ExportSellerProfitDocument = {"__meta__":{"hash":"sha256:9861ec2d60557b93c4601c5f97eafe2e3bd65a497b41064f4e194b22be2083d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportSellerProfit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfitFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfitUnit"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportSellerProfit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<ExportSellerProfitMutation, ExportSellerProfitMutationVariables>;
export const FindExportDocument = {"__meta__":{"hash":"sha256:766a0cacd9af23fd12babe3162f57761a1c077c226f70f38f32e969d23fe765a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportedFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taskId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]} as unknown as DocumentNode<FindExportQuery, FindExportQueryVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"sha256:b71997bdb2cee8b9b73900d61cd376d4d1ebc42c845f2e2ffc4970107955c2b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const LoadProfileDocument = {"__meta__":{"hash":"sha256:3d5098f2966a4fe822eac19d52441182e311ccb3d3845b0d8da228bc315b4b62"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"realStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"lastLoginAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buyer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"pendingSettle"}}]}}]}}]}}]} as unknown as DocumentNode<LoadProfileQuery, LoadProfileQueryVariables>;
export const BeginRealNameDocument = {"__meta__":{"hash":"sha256:49ceaadb905f4099ca42fd1cf3c01b941ce6b932911dbe3ecb246fea17924813"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginRealName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"realName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCard"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginRealName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"realName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"realName"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCard"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCard"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certifyId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}}]}}]}}]} as unknown as DocumentNode<BeginRealNameMutation, BeginRealNameMutationVariables>;
export const ConfirmRealNameDocument = {"__meta__":{"hash":"sha256:d904cb7a1d9b7d6052e719ada03f1619c3d644009126ebfa11b800c598824321"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmRealName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"certifyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmRealName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"certifyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"certifyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"realStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]} as unknown as DocumentNode<ConfirmRealNameMutation, ConfirmRealNameMutationVariables>;
export const LoadCashOutLimitsDocument = {"__meta__":{"hash":"sha256:f42a841d2ca26f6e9682607da6353d95aebe437277e83f71c1955230bc79b012"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadCashOutLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOutLimits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"feeRate"}},{"kind":"Field","name":{"kind":"Name","value":"leftToday"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}},{"kind":"Field","name":{"kind":"Name","value":"auditing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashOutRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashOutRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"accountTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"auditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"revocable"}}]}}]} as unknown as DocumentNode<LoadCashOutLimitsQuery, LoadCashOutLimitsQueryVariables>;
export const CreateCashOutDocument = {"__meta__":{"hash":"sha256:cf49010f5378bad6d63154a99aede2d54cc466896ecc4ef8f893cbe2489dbe34"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CashOutInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashOutRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashOutRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"accountTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"auditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"revocable"}}]}}]} as unknown as DocumentNode<CreateCashOutMutation, CreateCashOutMutationVariables>;
export const RevokeCashOutDocument = {"__meta__":{"hash":"sha256:4e822c007036c4beb25af79781b3311d8a962fe54ffd11bbeae20310ec9d4a43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCashOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCashOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashOutRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashOutRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"accountTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"auditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"revocable"}}]}}]} as unknown as DocumentNode<RevokeCashOutMutation, RevokeCashOutMutationVariables>;
export const SendPhoneCodeDocument = {"__meta__":{"hash":"sha256:1b03152dc58d44a002ef2147c96ad02c9715e13ba49b0ac7dc45678de5b93300"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPhoneCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PhoneCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPhoneCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendIn"}}]}}]}}]} as unknown as DocumentNode<SendPhoneCodeMutation, SendPhoneCodeMutationVariables>;
export const LoadFavouritesDocument = {"__meta__":{"hash":"sha256:db7988d4fe658e4dc8040bd4ea644a0831fb87e2974868c19222513bb5434502"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadFavourites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}}]}}]}}]}}]} as unknown as DocumentNode<LoadFavouritesQuery, LoadFavouritesQueryVariables>;
export const CreateFavouriteDocument = {"__meta__":{"hash":"sha256:6a917a04a8269054ec34346cd92a78d79f36bc535a9303bc6e8a17dffaf846fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}}]}}]}}]} as unknown as DocumentNode<CreateFavouriteMutation, CreateFavouriteMutationVariables>;
export const DeleteFavouriteDocument = {"__meta__":{"hash":"sha256:09696bfd2b08ac57af9731a5a3f9518b4290ec27a7b4cab0901053ef4d23973a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"goodId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"goodId"}}}]}]}}]} as unknown as DocumentNode<DeleteFavouriteMutation, DeleteFavouriteMutationVariables>;
export const FavouritesDocument = {"__meta__":{"hash":"sha256:bd1b1174ea9a004dc4d6e5d9ae405425aeffe81d9519f7e8b2ba8800b5152dbb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Favourites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"priceDelta"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodCardFields"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Good"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]} as unknown as DocumentNode<FavouritesQuery, FavouritesQueryVariables>;
export const FavouriteStatesDocument = {"__meta__":{"hash":"sha256:70b06b4f7e7fcdc782ab887983ce6ecd472b5e7c40a2f72cbc26ff1210e9ca4d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavouriteStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favourites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FavouriteStatesQuery, FavouriteStatesQueryVariables>;
export const HomeCategoriesDocument = {"__meta__":{"hash":"sha256:fbfaf98f3fe37f458c85b2f52ab03c85f891c55a5889c7d29b8939af02a67dca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<HomeCategoriesQuery, HomeCategoriesQueryVariables>;
export const GoodDetailDocument = {"__meta__":{"hash":"sha256:3dac85ee8286974f2a6e63eda2ba3495bc11ba336586dd290350fd81aa6efa87"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"collectCount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"areaRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<GoodDetailQuery, GoodDetailQueryVariables>;
export const ViewerRegionDocument = {"__meta__":{"hash":"sha256:a746593b362829092ef90c116236c55c7acb89738ccafec5d3e5ae7bf86573b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ipRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}}]}}]}}]} as unknown as DocumentNode<ViewerRegionQuery, ViewerRegionQueryVariables>;
export const CreateJoinDocument = {"__meta__":{"hash":"sha256:bff8a2829e3a8c90125db7ef09a6e3e9eb911cb7297c9173b92b030a1daa1750"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateJoin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJoin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<CreateJoinMutation, CreateJoinMutationVariables>;
export const WatchChangesDocument = {"__meta__":{"hash":"sha256:cec016f80f2c6473599c921dcc300476faf434ce8cd16efeba8e132bf621bd28"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderIds"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"}},{"kind":"Field","name":{"kind":"Name","value":"resync"}}]}}]}}]} as unknown as DocumentNode<WatchChangesSubscription, WatchChangesSubscriptionVariables>;
export const SignInDocument = {"__meta__":{"hash":"sha256:3a47213717afaffff2b567fc39ee09c8c65901bc83045a9010b588f219d16e45"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RegisterDocument = {"__meta__":{"hash":"sha256:89b42105b8c9450e30ff698d87f1c33d517b6adb66a0a8735b00a95ab09c1d37"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const FindPasswordDocument = {"__meta__":{"hash":"sha256:a181f0f191cbe3d5e167ae183857a43f969a3fade8dc2808137ca3f610ba404e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FindPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FindPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<FindPasswordMutation, FindPasswordMutationVariables>;
export const MobileCategoriesDocument = {"__meta__":{"hash":"sha256:d6a890ab29baad9f4ffc0dc557a6231217d36a2bda2ed7dc5d6ce01b6adb169f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MobileCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MobileCategoriesQuery, MobileCategoriesQueryVariables>;
export const MobileGoodDocument = {"__meta__":{"hash":"sha256:d04cec3e119705407afa764c72747fd4f6cc4b2bffc62d3a5f5669d580eb0e06"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MobileGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}}]} as unknown as DocumentNode<MobileGoodQuery, MobileGoodQueryVariables>;
export const ListHomeNoticesDocument = {"__meta__":{"hash":"sha256:00a2d5f960b6e31962a1f203b3ae75b5832d5f1700bf769903b80d1c7d1329f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListHomeNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"HOME"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<ListHomeNoticesQuery, ListHomeNoticesQueryVariables>;
export const OldSiteAddressDocument = {"__meta__":{"hash":"sha256:f38d5a5ba0617f044cbbe44c9891448d39c9edde206dcea84e75c90933d2c0e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OldSiteAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oldUrl"}}]}}]}}]} as unknown as DocumentNode<OldSiteAddressQuery, OldSiteAddressQueryVariables>;
export const OrdersDocument = {"__meta__":{"hash":"sha256:f22e3b1e4127b5f1685d0aebe025b185ed1f6b4cfb72af7142ef5757d1567817"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Orders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPayment"}},{"kind":"Field","name":{"kind":"Name","value":"pendingShipment"}},{"kind":"Field","name":{"kind":"Name","value":"pendingReceipt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingReview"}},{"kind":"Field","name":{"kind":"Name","value":"afterSale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<OrdersQuery, OrdersQueryVariables>;
export const OrderDetailDocument = {"__meta__":{"hash":"sha256:3cde7a7a614b74e37efbcb0119fb8fb360ecaccc653c3f160e2efefcc411b7be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"goodPrice"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"batchNo"}},{"kind":"Field","name":{"kind":"Name","value":"shippedAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelType"}},{"kind":"Field","name":{"kind":"Name","value":"reviewScore"}},{"kind":"Field","name":{"kind":"Name","value":"reviewText"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<OrderDetailQuery, OrderDetailQueryVariables>;
export const OrderFilterOptionsDocument = {"__meta__":{"hash":"sha256:2b88ced83bb171d1bd434cb1fbb2c59ab37902e391188f0dda4674498e3a93bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderFilterOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withShops"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withShops"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<OrderFilterOptionsQuery, OrderFilterOptionsQueryVariables>;
export const ConfirmOrderDocument = {"__meta__":{"hash":"sha256:ba417460d7701a0f815417f5110a9f04865c8dbf7c8e0141a432e96fac5de44d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAction"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ConfirmOrderMutation, ConfirmOrderMutationVariables>;
export const CancelOrderDocument = {"__meta__":{"hash":"sha256:9dbc09836369fc5e070563d8892381c19a16b9485ca6e45334bc4c2a32c62e6c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<CancelOrderMutation, CancelOrderMutationVariables>;
export const ReAutoSendDocument = {"__meta__":{"hash":"sha256:261cfe226e586b1dc61d3a2003c16c58ad8f0a0db68ba08de280db68ff4082d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReAutoSend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reAutoSend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ReAutoSendMutation, ReAutoSendMutationVariables>;
export const SyncOrderDocument = {"__meta__":{"hash":"sha256:42c3b48a93b6b4831b5966541f72fbc4913f0c0907c51cc6eaf800917188f46c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<SyncOrderMutation, SyncOrderMutationVariables>;
export const AgainSubmitDocument = {"__meta__":{"hash":"sha256:25bcafb8f41bf9787fe8e8b7539b8eacc91eab3e8fa8694209d742c67201cda1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgainSubmit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"againSubmit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<AgainSubmitMutation, AgainSubmitMutationVariables>;
export const ReviewOrderDocument = {"__meta__":{"hash":"sha256:f0897daef9a8a4b6d2250bb61e2e110ed850a2ca7a98fcee0719464132c7e373"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReviewOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"score"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"score"},"value":{"kind":"Variable","name":{"kind":"Name","value":"score"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow"}},{"kind":"Field","name":{"kind":"Name","value":"reviewScore"}},{"kind":"Field","name":{"kind":"Name","value":"reviewText"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"sendArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"refundCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"afterSaleStatus"}},{"kind":"Field","name":{"kind":"Name","value":"tradeAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"outputCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"issuing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"external"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<ReviewOrderMutation, ReviewOrderMutationVariables>;
export const BalanceAfterOrderDocument = {"__meta__":{"hash":"sha256:7052ba35586600bd7f54fc0c7c4cbc5dc022b5f7a12136e06ff91344a47a0b59"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BalanceAfterOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"BUYER"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}}]}}]}}]} as unknown as DocumentNode<BalanceAfterOrderQuery, BalanceAfterOrderQueryVariables>;
export const FillWaybillsDocument = {"__meta__":{"hash":"sha256:2cdbeddf3d1a14bc6f9e0d26b87f99038f5f74e4859eecbf09a8f2c85db194d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FillWaybills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaybillRowInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fillWaybills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<FillWaybillsMutation, FillWaybillsMutationVariables>;
export const WaitingParcelsDocument = {"__meta__":{"hash":"sha256:a889db04e44a6f4d853795320dd03d34dfa260d9923a0ec39de65ce50723c3d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING_SHIPMENT"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<WaitingParcelsQuery, WaitingParcelsQueryVariables>;
export const FillCouriersDocument = {"__meta__":{"hash":"sha256:e855681e4ff12370d44f6e53a65b18143032e9745e4c01038c651ed7dfae1141"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FillCouriers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"warehouseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"warehouseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FillCouriersQuery, FillCouriersQueryVariables>;
export const ParcelsDocument = {"__meta__":{"hash":"sha256:9d4602c4f34d6159bb81fde9ed7d488e4045c328b641845ece5208ad85b7ee8d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Parcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParcelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNos"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"encrypted"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputInfo"}},{"kind":"Field","name":{"kind":"Name","value":"outputResult"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendStatus"}},{"kind":"Field","name":{"kind":"Name","value":"autoSendResult"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"ownWaybill"}},{"kind":"Field","name":{"kind":"Name","value":"printCount"}},{"kind":"Field","name":{"kind":"Name","value":"printedAt"}},{"kind":"Field","name":{"kind":"Name","value":"traceText"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"orderAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<ParcelsQuery, ParcelsQueryVariables>;
export const GatherParcelsDocument = {"__meta__":{"hash":"sha256:21168fe0697d4d4c6b2dea7837ffaeb64898d230f7546c08b8e58982b4c9146a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GatherParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ParcelFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"outputStatus"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"ownWaybill"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<GatherParcelsQuery, GatherParcelsQueryVariables>;
export const ParcelFilterChoicesDocument = {"__meta__":{"hash":"sha256:1bcce904964cd944b8453fc48badbb63f96b8d9e6ed8d5d928b0988305374eaf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParcelFilterChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ParcelFilterChoicesQuery, ParcelFilterChoicesQueryVariables>;
export const ParcelFilterShopsDocument = {"__meta__":{"hash":"sha256:4eb751c0c258152eb2f1576d107d02a72544d6ad5ad2e6d9f16b31f47925f80b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ParcelFilterShops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}}]}}]}}]}}]} as unknown as DocumentNode<ParcelFilterShopsQuery, ParcelFilterShopsQueryVariables>;
export const ResubmitParcelsDocument = {"__meta__":{"hash":"sha256:80ef7bfc80dae60a24e8bd29e82e6eb6be3025075571c00975fd2945677767cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResubmitParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"againSubmit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"packageIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<ResubmitParcelsMutation, ResubmitParcelsMutationVariables>;
export const ResendShippedDocument = {"__meta__":{"hash":"sha256:3521ef7f722bf3e1b2d1f4f879de4807a873371ef462aa4ee312783e3c74f80e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendShipped"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reAutoSend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}},{"kind":"Argument","name":{"kind":"Name","value":"packageIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<ResendShippedMutation, ResendShippedMutationVariables>;
export const EditReceiverDocument = {"__meta__":{"hash":"sha256:84bd2822e44fe44942c1c7c9b0fd97c041fa0e97ddacdeb6ab69376fd9697410"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditReceiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceiverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editReceiver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}}]}}]}}]} as unknown as DocumentNode<EditReceiverMutation, EditReceiverMutationVariables>;
export const LoadTimelineDocument = {"__meta__":{"hash":"sha256:f1a3ec448e3178de166a205ea9855d15cd9ebc599a1dc1f57e99db6bc8732371"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"traceState"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}}]}}]}}]}}]} as unknown as DocumentNode<LoadTimelineQuery, LoadTimelineQueryVariables>;
export const ListPrintSettingsDocument = {"__meta__":{"hash":"sha256:42e86ce29291fc8e6e45bc0c9fa5605c5f424f144dfa3077dcedb593690a2536"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPrintSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"printSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrintSettingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrintSettingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrintSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showGoods"}},{"kind":"Field","name":{"kind":"Name","value":"showNum"}},{"kind":"Field","name":{"kind":"Name","value":"showRemark"}},{"kind":"Field","name":{"kind":"Name","value":"showOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"printerName"}},{"kind":"Field","name":{"kind":"Name","value":"autoPrint"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ListPrintSettingsQuery, ListPrintSettingsQueryVariables>;
export const PrintCouriersDocument = {"__meta__":{"hash":"sha256:fe660b6f41c1ec0e1b0581652bd1d6a705b5d29923bbd38c2dbf5b906bf26600"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrintCouriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PrintCouriersQuery, PrintCouriersQueryVariables>;
export const PreviewLabelDocument = {"__meta__":{"hash":"sha256:d098331254cd2e0681859a0ebdef7fdb75733e9511882ed238237b7b79545750"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewLabel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrintSettingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labelPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svg"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<PreviewLabelQuery, PreviewLabelQueryVariables>;
export const SavePrintSettingDocument = {"__meta__":{"hash":"sha256:8fc6192b62c6eb36a1278599c7c07ccaae38c2322ceb8c0ebc3296b91cb67ee1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePrintSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrintSettingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePrintSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrintSettingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrintSettingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrintSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showGoods"}},{"kind":"Field","name":{"kind":"Name","value":"showNum"}},{"kind":"Field","name":{"kind":"Name","value":"showRemark"}},{"kind":"Field","name":{"kind":"Name","value":"showOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"printerName"}},{"kind":"Field","name":{"kind":"Name","value":"autoPrint"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SavePrintSettingMutation, SavePrintSettingMutationVariables>;
export const DeletePrintSettingDocument = {"__meta__":{"hash":"sha256:5172f2061d14a4bcc7cd1688a11ab4c3243f65782ef1bb6902436ef3eebe593a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePrintSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePrintSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePrintSettingMutation, DeletePrintSettingMutationVariables>;
export const PrintParcelsDocument = {"__meta__":{"hash":"sha256:a5fdc3e9dcacf71724ada01fd505edcfc3af6f90742133bfb96cad2fb2c6ad48"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrintParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PrintKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"printParcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"printed"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<PrintParcelsMutation, PrintParcelsMutationVariables>;
export const FindPrintedFileDocument = {"__meta__":{"hash":"sha256:937a38e69784d8056a4905601f81c6ff184cfc889f3e7c2344ee37785bd3abfd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPrintedFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportedFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"taskId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taskId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<FindPrintedFileQuery, FindPrintedFileQueryVariables>;
export const ListPrintTasksDocument = {"__meta__":{"hash":"sha256:2963e404e6b8800834fabe600f4f5eefc90b3df7064afd431d661225e6f88940"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListPrintTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"printTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"printerName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<ListPrintTasksQuery, ListPrintTasksQueryVariables>;
export const MarkPrintedDocument = {"__meta__":{"hash":"sha256:befba503187ac482622b5d6c3b6afa389b8475fd3e3b5de5d7b489a68c9fe8de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkPrinted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markPrinted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"printCount"}},{"kind":"Field","name":{"kind":"Name","value":"printedAt"}}]}}]}}]} as unknown as DocumentNode<MarkPrintedMutation, MarkPrintedMutationVariables>;
export const ListProblemsDocument = {"__meta__":{"hash":"sha256:2c21195106c1335857ca68f8bdb0fc1b03b7c6468d7558b73bb46ec5029228be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListProblems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProblemKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"shopId"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"packageStatus"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}}]}}]} as unknown as DocumentNode<ListProblemsQuery, ListProblemsQueryVariables>;
export const CountProblemsDocument = {"__meta__":{"hash":"sha256:3f0bca20f0f1bb4072d31e6f4025d1e499a8fb06b7d43978090e22b6962ea71f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}}]}}]}}]}}]} as unknown as DocumentNode<CountProblemsQuery, CountProblemsQueryVariables>;
export const FindReceiverDocument = {"__meta__":{"hash":"sha256:385711ef640d8cdd65bd70693658b416f77f62845db1c8931e08894c471e2f1c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindReceiver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<FindReceiverQuery, FindReceiverQueryVariables>;
export const SellerProfitDocument = {"__meta__":{"hash":"sha256:7f6f0bab413b4357e15c3d45d6f0ba7f1a3fefc75cf6f5b1af0bf3c72f360caf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerProfit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfitFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfitUnit"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerProfit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"unit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfitSums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfitSums"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfitSums"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProfitFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodsIncome"}},{"kind":"Field","name":{"kind":"Name","value":"courierCost"}},{"kind":"Field","name":{"kind":"Name","value":"remoteIncome"}},{"kind":"Field","name":{"kind":"Name","value":"refundFee"}},{"kind":"Field","name":{"kind":"Name","value":"commission"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"settled"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}}]}}]} as unknown as DocumentNode<SellerProfitQuery, SellerProfitQueryVariables>;
export const ProfitWarehousesDocument = {"__meta__":{"hash":"sha256:4f2c7994d6134cfa915ae3b5bdb320e9cbcb0941c932809951bc8902c1a33244"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfitWarehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ProfitWarehousesQuery, ProfitWarehousesQueryVariables>;
export const ProfitGoodDocument = {"__meta__":{"hash":"sha256:b1ea1c4f66d0725ce504b42323451c619f5752a59c2354e3578c48a367604d32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfitGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProfitGoodQuery, ProfitGoodQueryVariables>;
export const LoadLeagueDocument = {"__meta__":{"hash":"sha256:8db7dfebe482fe41a1994cf660f5485efd8d4e46007cce26b204d96213495d0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadLeague"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"league"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"invites"}},{"kind":"Field","name":{"kind":"Name","value":"packages"}},{"kind":"Field","name":{"kind":"Name","value":"recharge"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"needInvites"}},{"kind":"Field","name":{"kind":"Name","value":"needPackages"}},{"kind":"Field","name":{"kind":"Name","value":"needRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}}]}}]}}]}}]} as unknown as DocumentNode<LoadLeagueQuery, LoadLeagueQueryVariables>;
export const UserProfitsDocument = {"__meta__":{"hash":"sha256:dc246956f080b590c7d7b03b0373f835e20a3aa04ead0c21a9b59545f929dd5d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserProfits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfitFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userProfits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserProfitRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userPhone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UserProfitsQuery, UserProfitsQueryVariables>;
export const DefaultProfitDocument = {"__meta__":{"hash":"sha256:7c93fd110ecefa707d29722534c656cfe00bb9ca1481989fb89fcde3809fbce1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DefaultProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultProfit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}},{"kind":"Field","name":{"kind":"Name","value":"maxCourierProfit"}}]}}]}}]} as unknown as DocumentNode<DefaultProfitQuery, DefaultProfitQueryVariables>;
export const MarkUpGoodsDocument = {"__meta__":{"hash":"sha256:0cfa941406e1ef2dd3a62534a492a561c52dd0f94eaa7dbacbda76497f75b622"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkUpGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}]} as unknown as DocumentNode<MarkUpGoodsQuery, MarkUpGoodsQueryVariables>;
export const SetDefaultProfitDocument = {"__meta__":{"hash":"sha256:6a0a6be5764964591ee2bd3bd1b793530723eca1634298b016fe111c50b908b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDefaultProfit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courierProfit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Fen"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDefaultProfit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"profit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profit"}}},{"kind":"Argument","name":{"kind":"Name","value":"courierProfit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courierProfit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"maxProfit"}},{"kind":"Field","name":{"kind":"Name","value":"maxCourierProfit"}}]}}]}}]} as unknown as DocumentNode<SetDefaultProfitMutation, SetDefaultProfitMutationVariables>;
export const CreateUserProfitsDocument = {"__meta__":{"hash":"sha256:99af1b4197fe36d8c9e465abe54a4b9aded17cd57789555e5454d497a74c5f84"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUserProfits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUserProfits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserProfitRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userPhone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateUserProfitsMutation, CreateUserProfitsMutationVariables>;
export const UpdateUserProfitDocument = {"__meta__":{"hash":"sha256:3eb4e75ff62fe813245ed0c5d9d7c49c9f1d6013c0fd3d53456a042b4e527d22"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUserProfit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"change"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfitChange"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUserProfit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"change"},"value":{"kind":"Variable","name":{"kind":"Name","value":"change"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserProfitRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userPhone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateUserProfitMutation, UpdateUserProfitMutationVariables>;
export const DeleteUserProfitsDocument = {"__meta__":{"hash":"sha256:cba8a8168eaf9e0d7ad98e919c204b2c2911c4e8ec327353905fa838c942d0c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUserProfits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUserProfits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<DeleteUserProfitsMutation, DeleteUserProfitsMutationVariables>;
export const PromotionSummaryDocument = {"__meta__":{"hash":"sha256:d2e5953af455e5f8585049e854b61a0277f8930d752dbedd024902e7e263721c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotionSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteCode"}},{"kind":"Field","name":{"kind":"Name","value":"inviteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCount"}},{"kind":"Field","name":{"kind":"Name","value":"todayCount"}},{"kind":"Field","name":{"kind":"Name","value":"activeCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalProfit"}},{"kind":"Field","name":{"kind":"Name","value":"unsettled"}},{"kind":"Field","name":{"kind":"Name","value":"todayProfit"}}]}}]}}]}}]} as unknown as DocumentNode<PromotionSummaryQuery, PromotionSummaryQueryVariables>;
export const PromotionDaysDocument = {"__meta__":{"hash":"sha256:3fe3586215f29ed06bc442d3a3da50d7453f0cc4c9cc8ef7b3c4b7c6c70aa8c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotionDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotionDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"parcels"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}}]}}]}}]} as unknown as DocumentNode<PromotionDaysQuery, PromotionDaysQueryVariables>;
export const InviteesDocument = {"__meta__":{"hash":"sha256:67ee42bf819a3c198ccd6af0c2b17eb0950318c678a7b82f09efb989df0ed368"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteeRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserProfitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserProfit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"userPhone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviteeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invitee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"spend"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"profitSettled"}},{"kind":"Field","name":{"kind":"Name","value":"lastOrderAt"}},{"kind":"Field","name":{"kind":"Name","value":"markUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserProfitRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsMarkUps"}}]}}]} as unknown as DocumentNode<InviteesQuery, InviteesQueryVariables>;
export const SimulatedGoodsDocument = {"__meta__":{"hash":"sha256:c3dbba8d1c9b6b484e15433e6a97554af785f1aad97f6acb5e1e60d4041a292f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimulatedGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SimulatedGoodsQuery, SimulatedGoodsQueryVariables>;
export const SimulatedMembersDocument = {"__meta__":{"hash":"sha256:1b3d6e8d93b6176990ecb77a9e85eb58f89af1a2a7990154d53f5f1f6afef156"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimulatedMembers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}}]}}]}}]}}]} as unknown as DocumentNode<SimulatedMembersQuery, SimulatedMembersQueryVariables>;
export const SimulatePriceDocument = {"__meta__":{"hash":"sha256:edbc569817d484876d1ecb965bf707296ebd8b58996e47b4899f98002d50c812"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimulatePrice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceSimulationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceSimulation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"agentShare"}},{"kind":"Field","name":{"kind":"Name","value":"plainFee"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"courierProfit"}},{"kind":"Field","name":{"kind":"Name","value":"banned"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<SimulatePriceQuery, SimulatePriceQueryVariables>;
export const LoadRechargeTermsDocument = {"__meta__":{"hash":"sha256:1cc379e608f16c9523be13f5ccdf9de5c81269abc5f68e1d8950ecf57efc60f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadRechargeTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"payTypeText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minRecharge"}},{"kind":"Field","name":{"kind":"Name","value":"maxRecharge"}}]}}]}}]} as unknown as DocumentNode<LoadRechargeTermsQuery, LoadRechargeTermsQueryVariables>;
export const CreatePaymentDocument = {"__meta__":{"hash":"sha256:81a8e32067dff52ab40035ab2cfba9a8e65374259ec1f9566eb93cdf5bd1eb14"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}}]}}]}}]} as unknown as DocumentNode<CreatePaymentMutation, CreatePaymentMutationVariables>;
export const CheckPaymentDocument = {"__meta__":{"hash":"sha256:a25cdd176c6ccfe77305d0f2affbbab8091dbdad081aa8490b21ce8175aac5e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"payId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<CheckPaymentQuery, CheckPaymentQueryVariables>;
export const RefundsDocument = {"__meta__":{"hash":"sha256:b15ae6465574168cf50520fd819e4c19980273dc024b6f4891b6ee03ed2be330"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Refunds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"refundNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"waybillNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"waybillFee"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<RefundsQuery, RefundsQueryVariables>;
export const LatestRefundsDocument = {"__meta__":{"hash":"sha256:984e5fb0d3ae197d6579dadd54a23d217a099796be392fcb15bf99f483f422d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestRefunds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<LatestRefundsQuery, LatestRefundsQueryVariables>;
export const RefundParcelsDocument = {"__meta__":{"hash":"sha256:26606379716e52ec3b800ab25244fb6f3ff8be5643ff82b93a0e8fb11f41aeeb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundParcels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundParcels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"refundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<RefundParcelsMutation, RefundParcelsMutationVariables>;
export const RevokeRefundDocument = {"__meta__":{"hash":"sha256:20e8ef476986ff2c0e8626d9f77b2d9a2f2b3af97377d3c89ddebe09dfd6e9f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"refundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refundId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RevokeRefundMutation, RevokeRefundMutationVariables>;
export const AnswerRefundDocument = {"__meta__":{"hash":"sha256:882734b1a4399d7f99ea44f9064330eb33ec20c828af73ea22fec22515644223"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<AnswerRefundMutation, AnswerRefundMutationVariables>;
export const ConfirmReturnDocument = {"__meta__":{"hash":"sha256:5f5124af23f106d1f57dc32e1961f79d97033c55878da888c337ee71ff26e86d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"refundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"refundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"refundId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<ConfirmReturnMutation, ConfirmReturnMutationVariables>;
export const GoodsFiltersDocument = {"__meta__":{"hash":"sha256:9da0352663970655c4ea3356f31368889066bf3d2032e615b1db4e8ab8f60d63"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodsFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<GoodsFiltersQuery, GoodsFiltersQueryVariables>;
export const SuggestWarehousesDocument = {"__meta__":{"hash":"sha256:9dec467841a24612b0f5589cd338159699a7bb00601adc8ff6a161d61f3bd1b3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestWarehouses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestWarehousesQuery, SuggestWarehousesQueryVariables>;
export const WarehouseFeedDocument = {"__meta__":{"hash":"sha256:cf31762f4bc81fcfa75745150fbf412bfeff42fbf7dbd03f0762804aa2ba620e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WarehouseFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<WarehouseFeedQuery, WarehouseFeedQueryVariables>;
export const LoadSellerGoodDocument = {"__meta__":{"hash":"sha256:16b1a554704cc25b54939b004a7f7a431c81add2d37b1b5eadf871b19fa50062"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadSellerGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedGood"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedGood"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}}]}}]} as unknown as DocumentNode<LoadSellerGoodQuery, LoadSellerGoodQueryVariables>;
export const CreateGoodDocument = {"__meta__":{"hash":"sha256:79f1953eea580da2379bfc8495b7038b389d29486e0db387e7581e06e086a5fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedGood"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedGood"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}}]}}]} as unknown as DocumentNode<CreateGoodMutation, CreateGoodMutationVariables>;
export const UpdateGoodDocument = {"__meta__":{"hash":"sha256:74930ac8e5bda7f59f384ad1cbb5f80d6cc2313009779733a2c133fcb6e21e4a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedGood"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedGood"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"pics"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}}]}}]} as unknown as DocumentNode<UpdateGoodMutation, UpdateGoodMutationVariables>;
export const SellerGoodsDocument = {"__meta__":{"hash":"sha256:48a02a21f357f8ba28bcec935aca993d2c736b2db71bb29051b58a8ee25ceb3e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGoodFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGoodSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"goods"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SellerGoodRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SellerGoodRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerGood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"supplyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"isGift"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"monthSold"}},{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SellerGoodsQuery, SellerGoodsQueryVariables>;
export const SellerGoodOptionsDocument = {"__meta__":{"hash":"sha256:c20cc5b8fa5286970378f7413bb29d327ba44e938aa4fc4541feaf50b35b3d71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerGoodOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<SellerGoodOptionsQuery, SellerGoodOptionsQueryVariables>;
export const SetGoodsOnSaleDocument = {"__meta__":{"hash":"sha256:36b2e0f8d83ecc967c09a6663c2327d64812b66e982e22695b27570135a2e9c9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetGoodsOnSale"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onSale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGoodsOnSale"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"onSale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onSale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]} as unknown as DocumentNode<SetGoodsOnSaleMutation, SetGoodsOnSaleMutationVariables>;
export const DeleteGoodsDocument = {"__meta__":{"hash":"sha256:6858ac5403f5e16ad6656ef6cd9a74b90436ae623d017f7cf5c73fe17f8f9e31"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]} as unknown as DocumentNode<DeleteGoodsMutation, DeleteGoodsMutationVariables>;
export const SellerWarehousesDocument = {"__meta__":{"hash":"sha256:28c800fa79758ac7395827a9d359c340fe013588053009f67aa06fb69e47a8e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerWarehouses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerWarehouseFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WarehouseRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WarehouseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerWarehouse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"openOrders"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SellerWarehousesQuery, SellerWarehousesQueryVariables>;
export const LoadSellerWarehouseDocument = {"__meta__":{"hash":"sha256:08e8e4135fea36fb9b62419da3ec6c85ef47b2ba1caf4bcbbfa28508b9d1801b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadSellerWarehouse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WarehouseDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WarehouseDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerWarehouse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"csUrl"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"outputMode"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"costFirstFee"}},{"kind":"Field","name":{"kind":"Name","value":"costStepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"areaRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"areaName"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<LoadSellerWarehouseQuery, LoadSellerWarehouseQueryVariables>;
export const CreateWarehouseDocument = {"__meta__":{"hash":"sha256:a1ff86ca74bf23b8521b6a24d61d2b21c878231d8140478ab835d50c6eff3e3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWarehouse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WarehouseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWarehouse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateWarehouseMutation, CreateWarehouseMutationVariables>;
export const UpdateWarehouseDocument = {"__meta__":{"hash":"sha256:48cb1c6675f882a51b6f14b1b6dc1fa6e2d15ec8340619af93b8a8ff8e018fde"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWarehouse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WarehouseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWarehouse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UpdateWarehouseMutation, UpdateWarehouseMutationVariables>;
export const SetWarehouseStatusDocument = {"__meta__":{"hash":"sha256:a1c2a0146a175b5725669d70aac9daa3559fe7ca743e5a5325e5446af36a7429"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWarehouseStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pauseReason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWarehouseStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"pauseReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pauseReason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}}]}}]}}]} as unknown as DocumentNode<SetWarehouseStatusMutation, SetWarehouseStatusMutationVariables>;
export const DeleteWarehouseDocument = {"__meta__":{"hash":"sha256:53bcbe88a007fe4639eeddf67f9217f2a0d7299d485ddbbb0d47a0343c83d68c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWarehouse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]} as unknown as DocumentNode<DeleteWarehouseMutation, DeleteWarehouseMutationVariables>;
export const ListCouriersDocument = {"__meta__":{"hash":"sha256:e19159fe6e54e631e180be0b8ea90a2212979f806c6570db23fba84ecb6c6029"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCouriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ListCouriersQuery, ListCouriersQueryVariables>;
export const ListAllRegionsDocument = {"__meta__":{"hash":"sha256:ad5ada107e54f926d07664f62004a8e940f0d674ea1cf5cb20c273daf332c35e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListAllRegions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parentCode"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]}}]} as unknown as DocumentNode<ListAllRegionsQuery, ListAllRegionsQueryVariables>;
export const DeleteSenderDocument = {"__meta__":{"hash":"sha256:1503572258c968e6e4876f7432783d38fdd243b595af6411bb1154e503f3b4d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSenders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}]}}]} as unknown as DocumentNode<DeleteSenderMutation, DeleteSenderMutationVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"sha256:d10dc0c58bf2840ea6367e04a0eef28c11340bb8fbb634d1a64b52802ba0e31b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const QuoteBatchDocument = {"__meta__":{"hash":"sha256:73e2b73f6f0d40f0e955e3c467f2b16f7e2ec11a299fed905f6397428a83d573"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteNo"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errorKey"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderIds"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}}]}}]}}]} as unknown as DocumentNode<QuoteBatchMutation, QuoteBatchMutationVariables>;
export const CreateBatchDocument = {"__meta__":{"hash":"sha256:8daa45f39611f3cbcb273cd5e3c545440bb6924a95a33c0f838ca404ac6cdfef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatchInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchNo"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CreateBatchMutation, CreateBatchMutationVariables>;
export const PayBatchDocument = {"__meta__":{"hash":"sha256:1749273ed4b5388b8ee609fb3dc7cd090eae528d3b4395f753319617d3ece1ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"batchNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"batchNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"batchNo"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batchNo"}},{"kind":"Field","name":{"kind":"Name","value":"paidFee"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<PayBatchMutation, PayBatchMutationVariables>;
export const LoadShipmentGoodDocument = {"__meta__":{"hash":"sha256:cb0245bf3363febeba561749928a497772f754d6586ec17a153a14ec2dc39c71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadShipmentGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"good"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"minNum"}},{"kind":"Field","name":{"kind":"Name","value":"maxNum"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"outputMode"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"areaRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"areaCode"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadShipmentGoodQuery, LoadShipmentGoodQueryVariables>;
export const SearchShipmentGoodsDocument = {"__meta__":{"hash":"sha256:283ed7f8b41ca3ecde58473d0c0f509c343c6759bc0bc72c490a2547c2aea5d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchShipmentGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]}}]}}]} as unknown as DocumentNode<SearchShipmentGoodsQuery, SearchShipmentGoodsQueryVariables>;
export const LoadLastPurchaseDocument = {"__meta__":{"hash":"sha256:ad5531c02eef2ec421724ca70952d5678fe98236d7d5a5514f1f130269bb83c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadLastPurchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastPurchase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"good"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"senderId"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}}]}}]}}]} as unknown as DocumentNode<LoadLastPurchaseQuery, LoadLastPurchaseQueryVariables>;
export const QuoteShipmentDocument = {"__meta__":{"hash":"sha256:929bf2a00b27f13d5b930dcc0dc4eba5e1e1f3c1c9c7f1cb640353a861460448"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteNo"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageFee"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodsFee"}},{"kind":"Field","name":{"kind":"Name","value":"courierFee"}},{"kind":"Field","name":{"kind":"Name","value":"remoteFee"}},{"kind":"Field","name":{"kind":"Name","value":"discountFee"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}}]}}]}}]} as unknown as DocumentNode<QuoteShipmentMutation, QuoteShipmentMutationVariables>;
export const CreateShipmentDocument = {"__meta__":{"hash":"sha256:5959d412854e25716a55a4198bd3cb70d789499a92c04c37fe50c5b12178fc7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"totalFee"}},{"kind":"Field","name":{"kind":"Name","value":"packageCount"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}}]}}]}}]} as unknown as DocumentNode<CreateShipmentMutation, CreateShipmentMutationVariables>;
export const PayShipmentDocument = {"__meta__":{"hash":"sha256:882b12d5217fd406874b7e644432bbb7d4743aa75281e7d61d341a076a15bc86"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayShipment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"EnumValue","value":"PAY"}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paidFee"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]}}]}}]} as unknown as DocumentNode<PayShipmentMutation, PayShipmentMutationVariables>;
export const FindOrderedNumbersDocument = {"__meta__":{"hash":"sha256:e71a3cfcf09e2ca57d98f6de8acbcdea58dbd2ab68eeab158b8909abc6866af1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindOrderedNumbers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Platform"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thirdOrderNos"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderedNumbers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}},{"kind":"Argument","name":{"kind":"Name","value":"thirdOrderNos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thirdOrderNos"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thirdOrderNo"}}]}}]}}]} as unknown as DocumentNode<FindOrderedNumbersQuery, FindOrderedNumbersQueryVariables>;
export const FindShopDocument = {"__meta__":{"hash":"sha256:c11068e20cdab507ee59718e28686cda6504e72a63fb417c692fe8369631b98a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindShop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"defaultSenderId"}}]}}]}}]}}]} as unknown as DocumentNode<FindShopQuery, FindShopQueryVariables>;
export const CountShopGoodsDocument = {"__meta__":{"hash":"sha256:2498885ff95657652590239448fc033b80bbfb4e5e899a03da250b69dc8af607"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountShopGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<CountShopGoodsQuery, CountShopGoodsQueryVariables>;
export const ListShopOrdersDocument = {"__meta__":{"hash":"sha256:f8f9d3cee033eae1a9763dfd323015d48de7b7b41ca151a1ca3b17d061c8666b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopOrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopOrderLine"}},{"kind":"Field","name":{"kind":"Name","value":"remoteRefundStatus"}},{"kind":"Field","name":{"kind":"Name","value":"importStatus"}},{"kind":"Field","name":{"kind":"Name","value":"payAmount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"promisedShipAt"}},{"kind":"Field","name":{"kind":"Name","value":"buyerMemo"}},{"kind":"Field","name":{"kind":"Name","value":"sellerMemo"}},{"kind":"Field","name":{"kind":"Name","value":"flagColor"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"Field","name":{"kind":"Name","value":"problemText"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopOrderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remoteOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverAddress"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteGoodId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}}]}}]}}]} as unknown as DocumentNode<ListShopOrdersQuery, ListShopOrdersQueryVariables>;
export const FindShopOrdersDocument = {"__meta__":{"hash":"sha256:1d7b9c65090a3bfd4162a884ea552ab5b3a5504561361e59da99637c2e90d2a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopOrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopOrderLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopOrderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShopOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remoteOrderNo"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverPhone"}},{"kind":"Field","name":{"kind":"Name","value":"receiverAddress"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteGoodId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}}]}}]}}]} as unknown as DocumentNode<FindShopOrdersQuery, FindShopOrdersQueryVariables>;
export const PullShopOrdersDocument = {"__meta__":{"hash":"sha256:eaedad58d856c723c46806fbe32df7cabbbe297698e47d6ca35dda391348e349"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PullShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopPullInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pullShopOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}}]}}]}}]} as unknown as DocumentNode<PullShopOrdersMutation, PullShopOrdersMutationVariables>;
export const ListMergeOrdersDocument = {"__meta__":{"hash":"sha256:703f430b47ece487ba8a1b23ce4effb47963c99363963040af91795f91fbd0db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListMergeOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receiverKey"}},{"kind":"Field","name":{"kind":"Name","value":"receiverName"}},{"kind":"Field","name":{"kind":"Name","value":"receiverAddress"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderIds"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ListMergeOrdersQuery, ListMergeOrdersQueryVariables>;
export const MergeShopOrdersDocument = {"__meta__":{"hash":"sha256:b0fb27d0b16bb92379b63fb3836d5b044c08fa6722c76975a8e849e5fc3e03fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopOrderIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeShopOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopOrderIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopOrderIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merged"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<MergeShopOrdersMutation, MergeShopOrdersMutationVariables>;
export const SplitMergeOrderDocument = {"__meta__":{"hash":"sha256:5180d7f7954fb1ff4a3b8d9fb3513bed9b99ad380d862fb3cb5a0fcdb5d70269"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SplitMergeOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"splitMergeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SplitMergeOrderMutation, SplitMergeOrderMutationVariables>;
export const IgnoreShopOrdersDocument = {"__meta__":{"hash":"sha256:00a23439be7e691ee42f4ed0f00d4ccd4b69f2e197b48b5670e6298c3e01832f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IgnoreShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ignored"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoreShopOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"ignored"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ignored"}}}]}]}}]} as unknown as DocumentNode<IgnoreShopOrdersMutation, IgnoreShopOrdersMutationVariables>;
export const PlanShopOrdersDocument = {"__meta__":{"hash":"sha256:66d226eaf7a0e5b368e12d9db9c389e6fec4cc746be806c89722c04afda678bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanShopOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopOrderPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrderPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"shopOrderIds"}},{"kind":"Field","name":{"kind":"Name","value":"mergeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unplanned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrderId"}},{"kind":"Field","name":{"kind":"Name","value":"mergeId"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<PlanShopOrdersQuery, PlanShopOrdersQueryVariables>;
export const GetSendAddressDocument = {"__meta__":{"hash":"sha256:a70732bfec9d34544c6be3b0fae68d978bb2411d83b3f95b2d7a6da83151d6e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GetSendAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendAddresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteAddressId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]}}]} as unknown as DocumentNode<GetSendAddressQuery, GetSendAddressQueryVariables>;
export const ListShopsDocument = {"__meta__":{"hash":"sha256:2321f3aba27196721ebe6c6b27a782779c5978f31414805c111bc54d9ab1f6e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListShops"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shop"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoOrder"}},{"kind":"Field","name":{"kind":"Name","value":"autoDayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"autoParcelLimit"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCourierId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultSenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tagRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingOrders"}}]}}]} as unknown as DocumentNode<ListShopsQuery, ListShopsQueryVariables>;
export const ListShopPlatformsDocument = {"__meta__":{"hash":"sha256:829a211469b35c44fe1184e270e290b6bf169e330eefaed0bd2f74b6270323bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListShopPlatforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopPlatforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"configured"}}]}}]}}]} as unknown as DocumentNode<ListShopPlatformsQuery, ListShopPlatformsQueryVariables>;
export const LoadBindingsDocument = {"__meta__":{"hash":"sha256:d4c80361183e63af7932351d59857bde5a200a99d8bc042a943a30a610a2cf7b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadBindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Platform"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authAt"}}]}}]}}]}}]} as unknown as DocumentNode<LoadBindingsQuery, LoadBindingsQueryVariables>;
export const AuthoriseShopDocument = {"__meta__":{"hash":"sha256:f4f937efa0f0809c9b131e9f074f1a13073cfce8a02232ec8f73eef32b48fc57"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AuthoriseShop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Platform"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopName"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authoriseShop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}},{"kind":"Argument","name":{"kind":"Name","value":"shopName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopName"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AuthoriseShopMutation, AuthoriseShopMutationVariables>;
export const UpdateShopDocument = {"__meta__":{"hash":"sha256:e805d00a9dbe816ccf24b3bd82d2d58a7b63f58f313ae3cbcbb1ed79c06b99a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateShop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateShop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShopFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShopFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Shop"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"expireAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"autoSend"}},{"kind":"Field","name":{"kind":"Name","value":"autoOrder"}},{"kind":"Field","name":{"kind":"Name","value":"autoDayLimit"}},{"kind":"Field","name":{"kind":"Name","value":"autoParcelLimit"}},{"kind":"Field","name":{"kind":"Name","value":"defaultCourierId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultSenderId"}},{"kind":"Field","name":{"kind":"Name","value":"tagRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchType"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingOrders"}}]}}]} as unknown as DocumentNode<UpdateShopMutation, UpdateShopMutationVariables>;
export const DeleteShopDocument = {"__meta__":{"hash":"sha256:b423aba561b5eb34321c71242090ea5a3bbcb3493d81f114a20f2718d4937024"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteShop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteShop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteShopMutation, DeleteShopMutationVariables>;
export const ListShopCouriersDocument = {"__meta__":{"hash":"sha256:f2a7b394c37e40d5c7534bb0bc0bb8705e5ead47b6d6fb1880b5e4dbe55b272b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListShopCouriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ListShopCouriersQuery, ListShopCouriersQueryVariables>;
export const ListShopGoodsDocument = {"__meta__":{"hash":"sha256:b26cffb5462c0c5bae52de69afc436141d3656ef73c8c7366305da5e46869153"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListShopGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"shopId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"remoteGoodId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteTitle"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"onSale"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"courierName"}},{"kind":"Field","name":{"kind":"Name","value":"num"}}]}}]}}]}}]} as unknown as DocumentNode<ListShopGoodsQuery, ListShopGoodsQueryVariables>;
export const ListWaitingItemsDocument = {"__meta__":{"hash":"sha256:48d0045f300bcc726c099fd4a62b38665659638d08d333f232efe2ce0be4cb3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListWaitingItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"shopId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shopId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"importStatus"},"value":{"kind":"EnumValue","value":"PENDING"}},{"kind":"ObjectField","name":{"kind":"Name","value":"goodsKeyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remoteGoodId"}},{"kind":"Field","name":{"kind":"Name","value":"remoteSkuId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"num"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListWaitingItemsQuery, ListWaitingItemsQueryVariables>;
export const AddShopGoodDocument = {"__meta__":{"hash":"sha256:61e43e71f0cdb5d77db5fc7efacf17743b3b5eb68af0ac58615e98c04b51288a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddShopGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShopGoodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addShopGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddShopGoodMutation, AddShopGoodMutationVariables>;
export const DeleteShopGoodDocument = {"__meta__":{"hash":"sha256:4aba6b2fec48f0d4a1dbefbf7c016fe6b4d64750d4b29bc9ef4d3c73c9921aa1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteShopGood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteShopGood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteShopGoodMutation, DeleteShopGoodMutationVariables>;
export const GoodStocksDocument = {"__meta__":{"hash":"sha256:234d24461f891494cf88fad76163e8fe45878ab5423f681bb9f563242aa612f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodStocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStockFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goodStocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"out"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodStockRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodStockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"goodStatus"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"warnQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<GoodStocksQuery, GoodStocksQueryVariables>;
export const StockWarehousesDocument = {"__meta__":{"hash":"sha256:c6c7ca31002a5b55057be2257265e981f2ce52b607f79291012eb16054a0171f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockWarehouses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerWarehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<StockWarehousesQuery, StockWarehousesQueryVariables>;
export const StockGoodsDocument = {"__meta__":{"hash":"sha256:464f5f9703723031b359a08071f01142aafacbdc91b87d810f6a9ccea4e4ad66"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockGoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerGoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}}]}}]}}]}}]} as unknown as DocumentNode<StockGoodsQuery, StockGoodsQueryVariables>;
export const StockLogsDocument = {"__meta__":{"hash":"sha256:c14377e9e34319e7fe5e7f0eec96aa25cfaa6a447e4955f1862d878484a48cfc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stockId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StockLogType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stockId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stockId"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"delta"}},{"kind":"Field","name":{"kind":"Name","value":"quantityAfter"}},{"kind":"Field","name":{"kind":"Name","value":"lockedAfter"}},{"kind":"Field","name":{"kind":"Name","value":"bizNo"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<StockLogsQuery, StockLogsQueryVariables>;
export const StockReservationsDocument = {"__meta__":{"hash":"sha256:8a548d8a546f5532b59ef618cf5722d9258580107c2bb67b65de582243916f1c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockReservations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stockId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockReservations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stockId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stockId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNo"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"payExpireAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<StockReservationsQuery, StockReservationsQueryVariables>;
export const UpdateGoodStockDocument = {"__meta__":{"hash":"sha256:fbd749ca85b34c36cc0803d9923cb952b6a2afeed1eca726036e4dbcfd7b102c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGoodStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGoodStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodStockRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodStockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"goodStatus"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"warnQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateGoodStockMutation, UpdateGoodStockMutationVariables>;
export const CreateGoodStockDocument = {"__meta__":{"hash":"sha256:c3f8a16bce45c739ab68356fa2ebaae9a561df43de760df91364350846887e67"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGoodStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewGoodStockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGoodStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodStockRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodStockRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoodStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"goodId"}},{"kind":"Field","name":{"kind":"Name","value":"goodsNo"}},{"kind":"Field","name":{"kind":"Name","value":"goodName"}},{"kind":"Field","name":{"kind":"Name","value":"goodPic"}},{"kind":"Field","name":{"kind":"Name","value":"goodStatus"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseName"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"warnQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"isLow"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateGoodStockMutation, CreateGoodStockMutationVariables>;
export const DeleteGoodStockDocument = {"__meta__":{"hash":"sha256:cf50bc1cdc70b7e6038b2c0c5e33a4a146c027cb79cb07f91b86c63968a946db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGoodStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGoodStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteGoodStockMutation, DeleteGoodStockMutationVariables>;
export const ImportGoodStocksDocument = {"__meta__":{"hash":"sha256:7117d1be1e0546b0aff215814dfe07c1d20afd6efa5a7881502b7526d5084cd0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportGoodStocks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rows"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StockRowInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importGoodStocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rows"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rows"}}},{"kind":"Argument","name":{"kind":"Name","value":"clientNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientNo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importNo"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}}]}}]}}]}}]} as unknown as DocumentNode<ImportGoodStocksMutation, ImportGoodStocksMutationVariables>;
export const LoadStoreDocument = {"__meta__":{"hash":"sha256:d48a1a092746fecf13eac8a4f161d4898283656498663281c40536c30d3de3ed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadStore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"intro"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCount"}},{"kind":"Field","name":{"kind":"Name","value":"outputMode"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"restDates"}},{"kind":"Field","name":{"kind":"Name","value":"cutoffTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"couriers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"courierId"}},{"kind":"Field","name":{"kind":"Name","value":"firstWeight"}},{"kind":"Field","name":{"kind":"Name","value":"firstFee"}},{"kind":"Field","name":{"kind":"Name","value":"stepWeight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFee"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"courier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"workDays"}},{"kind":"Field","name":{"kind":"Name","value":"sundayRest"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LoadStoreQuery, LoadStoreQueryVariables>;
export const WalletBalanceDocument = {"__meta__":{"hash":"sha256:fdff4eb639d2da7816108879b461a0b9f88846a8df8db23f419fa60c24ac48f3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalletBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"realStatus"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Buyer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"totalSpend"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seller"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingSettle"}},{"kind":"Field","name":{"kind":"Name","value":"settleDays"}}]}}]}}]}}]} as unknown as DocumentNode<WalletBalanceQuery, WalletBalanceQueryVariables>;
export const WalletDaysDocument = {"__meta__":{"hash":"sha256:b53a8a744f245b9ff812a6fa46fa7d60690a9e10f5cebc99f1368c10043394c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WalletDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"walletDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"moneyIn"}},{"kind":"Field","name":{"kind":"Name","value":"moneyOut"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<WalletDaysQuery, WalletDaysQueryVariables>;
export const MoneyLogsDocument = {"__meta__":{"hash":"sha256:fa4b254e85b19709f2edab796b83adb68145e46f450548a883f3468efd49eac3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneyLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyLogFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"sumIn"}},{"kind":"Field","name":{"kind":"Name","value":"sumOut"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logNo"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"typeText"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"frozenBefore"}},{"kind":"Field","name":{"kind":"Name","value":"frozenAfter"}},{"kind":"Field","name":{"kind":"Name","value":"bizNo"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"payId"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutId"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<MoneyLogsQuery, MoneyLogsQueryVariables>;
export const RechargesDocument = {"__meta__":{"hash":"sha256:440a297cf0d109276b30fe6f56f7aab31bd38335b63814cbf7179bb0314b015d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Recharges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RechargeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recharges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"sumPaid"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rechargeNo"}},{"kind":"Field","name":{"kind":"Name","value":"payId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"bonus"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"payType"}},{"kind":"Field","name":{"kind":"Name","value":"payTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"late"}},{"kind":"Field","name":{"kind":"Name","value":"channelTradeNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}}]}}]}}]}}]} as unknown as DocumentNode<RechargesQuery, RechargesQueryVariables>;
export const CashOutsDocument = {"__meta__":{"hash":"sha256:00749c47bacd2b3922d514892a999e4b932fc9d8b4edb803b6b049ca6afcb47b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashOuts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CashOutFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOuts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"sumPaid"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashOutRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashOutRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutNo"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"realAmount"}},{"kind":"Field","name":{"kind":"Name","value":"accountType"}},{"kind":"Field","name":{"kind":"Name","value":"accountTypeText"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusText"}},{"kind":"Field","name":{"kind":"Name","value":"auditReason"}},{"kind":"Field","name":{"kind":"Name","value":"transferNo"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"auditedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"revocable"}}]}}]} as unknown as DocumentNode<CashOutsQuery, CashOutsQueryVariables>;
export const LoadAccountDocument = {"__meta__":{"hash":"sha256:8d4fc2223a3c1f65f6df090802f51f29b47a8e62942e3dd515b1058e0da8d4a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Account"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"authorityId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nickName"}},{"kind":"Field","name":{"kind":"Name","value":"headerImg"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"frozen"}}]}}]} as unknown as DocumentNode<LoadAccountQuery, LoadAccountQueryVariables>;
export const ReadAddressesDocument = {"__meta__":{"hash":"sha256:376de1bbd2f7deb5101b269aad86aba49a90b562f223c66a75ec9a56bb4d97e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadAddresses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readAddresses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}}]}}]}}]} as unknown as DocumentNode<ReadAddressesQuery, ReadAddressesQueryVariables>;
export const ReadPlacesDocument = {"__meta__":{"hash":"sha256:9b97eeb60918b1fb1dd8573c67972de499e441951b4057bbc12065da4f2ade15"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"places"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"places"},"value":{"kind":"Variable","name":{"kind":"Name","value":"places"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reasonCode"}},{"kind":"Field","name":{"kind":"Name","value":"msg"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}}]}}]}}]} as unknown as DocumentNode<ReadPlacesQuery, ReadPlacesQueryVariables>;
export const DrawCaptchaDocument = {"__meta__":{"hash":"sha256:d0d8789dc4751de9d69dc4bf958525b59ef4830c43cc585c5683b85476749b3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DrawCaptcha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captcha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captchaId"}},{"kind":"Field","name":{"kind":"Name","value":"picPath"}}]}}]}}]} as unknown as DocumentNode<DrawCaptchaQuery, DrawCaptchaQueryVariables>;
export const ListRegionsDocument = {"__meta__":{"hash":"sha256:085774a2f615418b248abb881e6be8ec1af58a076d1b111e6426aa0e2617ca75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListRegions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parentCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}},{"kind":"Argument","name":{"kind":"Name","value":"parentCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parentCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"parentCode"}},{"kind":"Field","name":{"kind":"Name","value":"level"}}]}}]}}]}}]} as unknown as DocumentNode<ListRegionsQuery, ListRegionsQueryVariables>;
export const ListSendersDocument = {"__meta__":{"hash":"sha256:e7af787bdb78cc1a90357b4e9b8c9b24d8dae830f2678a1bbec88a7f484f3ab4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSenders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"senders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SenderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<ListSendersQuery, ListSendersQueryVariables>;
export const CreateSenderDocument = {"__meta__":{"hash":"sha256:62aa298ced4035476ec19c86d01a684df38371916d76795c60fd7e44cb95f24c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SenderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<CreateSenderMutation, CreateSenderMutationVariables>;
export const UpdateSenderDocument = {"__meta__":{"hash":"sha256:b04f464e0c18da8030957576877891b334fa78da629798bbc95bf74dbd55977a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSender"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SenderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSender"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SenderFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SenderFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sender"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"provinceCode"}},{"kind":"Field","name":{"kind":"Name","value":"cityCode"}},{"kind":"Field","name":{"kind":"Name","value":"districtCode"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}}]}}]} as unknown as DocumentNode<UpdateSenderMutation, UpdateSenderMutationVariables>;
export const LoadWarehousesDocument = {"__meta__":{"hash":"sha256:b3d75ebb2b9f39697cc7868049b514c59e185c1027684b349e1fbb89ae736d01"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoadWarehouses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"warehouses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<LoadWarehousesQuery, LoadWarehousesQueryVariables>;
export const GoodsFeedDocument = {"__meta__":{"hash":"sha256:9912d2782916105d03abe3d7a6b0656643374c7f9f021d449a7d204500e70dfd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoodsFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodsSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoodCardFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoodCardFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Good"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pic"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"shipFrom"}},{"kind":"Field","name":{"kind":"Name","value":"warehouseId"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}}]} as unknown as DocumentNode<GoodsFeedQuery, GoodsFeedQueryVariables>;