import type { AccountKind } from './domains/accounts/accounts.mapping.ts';
import type { CodeScene } from './domains/accounts/accounts.mapping.ts';
import type { RealStatus } from './domains/accounts/accounts.mapping.ts';
import type { CashOutStatus } from './domains/cashOuts/cashOuts.mapping.ts';
import type { PayeeType } from './domains/cashOuts/cashOuts.mapping.ts';
import type { ServiceStatus } from './domains/couriers/couriers.mapping.ts';
import type { FileFormat } from './domains/exports/exports.mapping.ts';
import type { GoodsSort } from './domains/goods/goods.mapping.ts';
import type { GoodsStatus } from './domains/goods/goods.mapping.ts';
import type { LabelPaper } from './domains/labels/labels.mapping.ts';
import type { PrintKind } from './domains/labels/labels.mapping.ts';
import type { NoticeType } from './domains/notices/notices.mapping.ts';
import type { PayType } from './domains/payments/payments.mapping.ts';
import type { PayStatus } from './domains/payments/payments.mapping.ts';
import type { RechargeStatus } from './domains/payments/payments.mapping.ts';
import type { ProblemKind } from './domains/problems/problems.mapping.ts';
import type { ProblemAction } from './domains/problems/problems.mapping.ts';
import type { ShopStatus } from './domains/shops/shops.mapping.ts';
import type { RemoteStatus } from './domains/shops/shops.mapping.ts';
import type { RemoteRefundStatus } from './domains/shops/shops.mapping.ts';
import type { ImportStatus } from './domains/shops/shops.mapping.ts';
import type { TagMark } from './domains/shops/shops.mapping.ts';
import type { MergeStatus } from './domains/shops/shops.mapping.ts';
import type { ParcelStatus } from './domains/parcels/parcels.mapping.ts';
import type { OutputStatus } from './domains/parcels/parcels.mapping.ts';
import type { AutoSendStatus } from './domains/parcels/parcels.mapping.ts';
import type { RefundStatus } from './domains/parcels/parcels.mapping.ts';
import type { ParcelAction } from './domains/parcels/parcels.mapping.ts';
import type { TraceState } from './domains/parcels/parcels.mapping.ts';
import type { ParcelEventType } from './domains/parcels/parcels.mapping.ts';
import type { EventActor } from './domains/parcels/parcels.mapping.ts';
import type { RefundAction } from './domains/refunds/refunds.mapping.ts';
import type { Platform } from './domains/shipments/shipments.mapping.ts';
import type { ShipMode } from './domains/shipments/shipments.mapping.ts';
import type { OrderStatus } from './domains/shipments/shipments.mapping.ts';
import type { AfterSaleStatus } from './domains/shipments/shipments.mapping.ts';
import type { CancelType } from './domains/shipments/shipments.mapping.ts';
import type { OrderAction } from './domains/shipments/shipments.mapping.ts';
import type { OrderSort } from './domains/shipments/shipments.mapping.ts';
import type { ConfirmAction } from './domains/shipments/shipments.mapping.ts';
import type { RowState } from './domains/shipments/shipments.mapping.ts';
import type { ProfitUnit } from './domains/statistics/statistics.mapping.ts';
import type { StockLogType } from './domains/stock/stock.mapping.ts';
import type { SellerGoodSort } from './domains/sellerGoods/sellerGoods.mapping.ts';
import type { MoneyLogType } from './domains/wallet/wallet.mapping.ts';
import type { MoneyDirection } from './domains/wallet/wallet.mapping.ts';
import type { OutputMode } from './domains/warehouses/warehouses.mapping.ts';
import type { AreaRuleType } from './domains/warehouses/warehouses.mapping.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccountDto, BuyerDto, SellerDto, CaptchaDto, PhoneCodeReceiptDto, ShopDto, ShopPageDto, ShopPlatformDto, ShopAuthorisationDto, RemoteAddressDto, ShopGoodDto, ShopGoodPageDto, ShopOrderDto, ShopOrderPageDto, ShopPullDto, ShopOrderPlanDto, UnplannedOrderDto, MergeOrderDto, MergeResultDto, RealNameCheckDto, RealNameStateDto, FavouriteDto, FavouritePageDto, CategoryDto, GoodsAreaDto, GoodDto, GoodWarehouseDto, GoodPageDto, SellerGoodDto, SellerGoodPageDto, GoodsStatusCountDto, DeedResultDto, GoodStockDto, GoodStockPageDto, StockLogDto, StockLogPageDto, StockReservationDto, StockReservationPageDto, StockImportDto, WarehouseDto, WarehousePageDto, WarehouseCourierDto, SellerWarehouseDto, SellerWarehousePageDto, SellerWarehouseCourierDto, AreaRuleDto, CourierDto, RegionDto, RegionListDto, IpRegionDto, SenderDto, AddressReadingDto, PlaceReadingDto, OrderedNumberDto, RowProblemDto, QuoteDto, QuoteRowDto, CreatedOrderDto, ConfirmedOrderDto, CancelledOrderDto, BatchQuoteDto, QuotePartDto, CreatedBatchDto, ConfirmedBatchDto, ReAutoSendDto, FailedSendDto, OrderCallbackDto, AgainSubmitDto, ReviewedOrderDto, SendAreaDto, OrderDto, OrderPageDto, ParcelDto, ParcelPageDto, ParcelTimelineDto, EditedReceiverDto, FilledWaybillsDto, RefundDto, RefundPageDto, RefundResultDto, RefusedRefundDto, DecidedRefundDto, ExportedFileDto, PrintSettingDto, LabelPreviewDto, PrintedFileDto, PrintTaskDto, PrintTasksDto, UnprintedParcelDto, LastPurchaseDto, ProblemDto, ProblemPageDto, MoneyLogDto, MoneyLogPageDto, MoneyPartDto, WalletDayDto, InviteePageDto, InviteeDto, PromotionDayDto, LeagueDto, UserProfitPageDto, UserProfitDto, DefaultProfitDto, PriceSimulationDto, SellerProfitDto, ProfitRowDto, ProfitFiguresDto, CashOutDto, CashOutPageDto, CashOutLimitsDto, PayChannelDto, PaymentDto, PaymentStateDto, RechargeDto, RechargePageDto, NoticeDto, NoticePageDto, SettingsDto, ChangesDto, LoginDto } from './rest/dto.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in Asia/Shanghai, such as `2026-11-21`. */
  Date: { input: string; output: string; }
  /** A moment, ISO-8601 with the offset of Asia/Shanghai, such as `2026-11-21T10:00:00+08:00`. */
  DateTime: { input: string; output: string; }
  /** Whole fen (1/100 yuan), at most 10^12 in size. Serialised as a JSON number. */
  Fen: { input: number; output: number; }
};

/** The signed-in person, buyer or supplier. */
export type Account = {
  /** 10001 buyer, 11001 supplier. */
  authorityId: Scalars['Int']['output'];
  /** Money that can be spent, in fen. */
  balance: Scalars['Fen']['output'];
  /** `balance` in yuan with two decimals. */
  balanceYuan: Scalars['String']['output'];
  /** Money held by running cash-outs, in fen. */
  frozen: Scalars['Fen']['output'];
  headerImg?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  kind: AccountKind;
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  nickName: Scalars['String']['output'];
  /** The own phone number, in full. */
  phone: Scalars['String']['output'];
  /** Masked, such as 张*; null until verified. */
  realName?: Maybe<Scalars['String']['output']>;
  realStatus: RealStatus;
  /** Stable public id, kept by the web app. */
  uuid: Scalars['String']['output'];
  /** Part of the balance that can be cashed out, in fen. Recharged money cannot. */
  withdrawable: Scalars['Fen']['output'];
};

export type { AccountKind };

/** Sureness from 0 to 1 by field. */
export type AddressConfidence = {
  __typename?: 'AddressConfidence';
  detail: Scalars['Float']['output'];
  name: Scalars['Float']['output'];
  phone: Scalars['Float']['output'];
  region: Scalars['Float']['output'];
};

/**
 * One recipient read from free text. Every character of `text`, separators and label words aside, is in exactly one
 * field or in `rest`. REST: `/orders/parseAddress`.
 */
export type AddressReading = {
  __typename?: 'AddressReading';
  city: Scalars['String']['output'];
  cityCode: Scalars['String']['output'];
  confidence: AddressConfidence;
  detail: Scalars['String']['output'];
  district: Scalars['String']['output'];
  districtCode: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Mobile, landline `0571-88888888`, or a number with an extension `13800000000-1234`. */
  phone: Scalars['String']['output'];
  problems: Array<RowProblem>;
  province: Scalars['String']['output'];
  provinceCode: Scalars['String']['output'];
  /** What could not be given to a field. */
  rest: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type { AfterSaleStatus };

/** REST: answer of `POST /orders/againSubmit`. */
export type AgainSubmit = {
  __typename?: 'AgainSubmit';
  newOrder?: Maybe<Order>;
  /** Of a cancelled order: the one placed in its stead, unpaid and priced anew. */
  newOrderId?: Maybe<Scalars['Int']['output']>;
  order: Order;
  orderId: Scalars['Int']['output'];
  skipped: Array<SkippedParcel>;
  /** Parcels that go again. */
  submitted: Scalars['Int']['output'];
};

/** A parcel whose refund was taken up. */
export type AppliedRefund = {
  __typename?: 'AppliedRefund';
  /** Fen that go back, now or when it is decided so. */
  amount: Scalars['Fen']['output'];
  packageId: Scalars['Int']['output'];
  refundStatus: RefundStatus;
};

/** Where a courier does not deliver, or costs more. The longest matching code wins; a ban beats a surcharge. */
export type AreaRule = {
  __typename?: 'AreaRule';
  /** 2, 4 or 6 digits. */
  areaCode: Scalars['String']['output'];
  areaName: Scalars['String']['output'];
  endAt?: Maybe<Scalars['DateTime']['output']>;
  /** Fen a parcel; 0 for a ban. */
  fee: Scalars['Fen']['output'];
  reason: Scalars['String']['output'];
  startAt?: Maybe<Scalars['DateTime']['output']>;
  type: AreaRuleType;
};

export type AreaRuleInput = {
  /** 2, 4 or 6 digits. */
  areaCode: Scalars['String']['input'];
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Fen a parcel; 0 for a ban. */
  fee: Scalars['Fen']['input'];
  /** At most 50 characters; what buyers read. */
  reason: Scalars['String']['input'];
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  type: AreaRuleType;
};

export type { AreaRuleType };

/** How far the write-back of an order's live parcels is (自动发货进度). */
export type AutoSendCounts = {
  __typename?: 'AutoSendCounts';
  /** Shipped at the shop with another number. */
  external: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
  success: Scalars['Int']['output'];
  /** Waiting, under way or paused. */
  waiting: Scalars['Int']['output'];
};

export type { AutoSendStatus };

/** Orders that are placed and paid as one decision: at most 40, of 5,000 parcels together. */
export type BatchInput = {
  allowDuplicate: Scalars['Boolean']['input'];
  /** Tell the shop the waybill numbers; only for shop orders. */
  autoSend: Scalars['Boolean']['input'];
  parts: Array<BatchPartInput>;
  platform: Platform;
  /** Of a quote that is at most 15 minutes old; without it the price of now is taken. */
  quoteNo?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  remark: Scalars['String']['input'];
  /** The platform's sender address that the shop is told; empty for its default. */
  remoteAddressId?: InputMaybe<Scalars['String']['input']>;
  senderId: Scalars['Int']['input'];
  /** Leave out rows with blocking problems, and parts that are refused, instead of refusing the batch. */
  skipInvalid: Scalars['Boolean']['input'];
  type: ShipMode;
};

/** One of several orders that are placed as one decision. */
export type BatchPartInput = {
  courierId: Scalars['Int']['input'];
  goodId: Scalars['Int']['input'];
  mergeIds: Array<Scalars['Int']['input']>;
  /** Pieces a parcel, 1 to 99. */
  num: Scalars['Int']['input'];
  /** At most 500 parcels. */
  packages: Array<ParcelInput>;
  shopOrderIds: Array<Scalars['Int']['input']>;
  warehouseId: Scalars['Int']['input'];
};

/** A dry run of `createBatch`. REST: `/orders/quoteBatch`. */
export type BatchQuote = {
  __typename?: 'BatchQuote';
  balance: Scalars['Fen']['output'];
  courierFee: Scalars['Fen']['output'];
  discountFee: Scalars['Fen']['output'];
  /** Whether the balance covers `totalFee`. */
  enough: Scalars['Boolean']['output'];
  expireAt: Scalars['DateTime']['output'];
  /** Sums over the rows that can go, in fen. */
  goodsFee: Scalars['Fen']['output'];
  /** Rows that can go. */
  packageCount: Scalars['Int']['output'];
  parts: Array<QuotePart>;
  quoteNo: Scalars['String']['output'];
  remoteFee: Scalars['Fen']['output'];
  totalFee: Scalars['Fen']['output'];
  totalFeeYuan: Scalars['String']['output'];
};

/** A VIP member. REST: `GET /user/info`. */
export type Buyer = Account & {
  __typename?: 'Buyer';
  authorityId: Scalars['Int']['output'];
  balance: Scalars['Fen']['output'];
  balanceYuan: Scalars['String']['output'];
  frozen: Scalars['Fen']['output'];
  headerImg?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  inviteCode: Scalars['String']['output'];
  kind: AccountKind;
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** League level 1 to 12; gives a reduction of the courier fee. */
  level: Scalars['Int']['output'];
  levelName: Scalars['String']['output'];
  nickName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  /** Masked, such as 张*; null until verified. */
  realName?: Maybe<Scalars['String']['output']>;
  realStatus: RealStatus;
  /** Account id of the inviter, fixed once set. */
  superId?: Maybe<Scalars['Int']['output']>;
  /** Sum of all recharges, in fen. */
  totalRecharge: Scalars['Fen']['output'];
  /** Sum of all payments less refunds, in fen. */
  totalSpend: Scalars['Fen']['output'];
  uuid: Scalars['String']['output'];
  withdrawable: Scalars['Fen']['output'];
};

export type { CancelType };

export type CancelledOrder = {
  __typename?: 'CancelledOrder';
  order: Order;
  orderId: Scalars['Int']['output'];
  /** Fen given back to the balance. */
  refundFee: Scalars['Fen']['output'];
  status: OrderStatus;
};

/** A picture to be read by a person. Good for one check, within 120 s. REST: `GET /common/captcha`. */
export type Captcha = {
  __typename?: 'Captcha';
  captchaId: Scalars['String']['output'];
  captchaLength: Scalars['Int']['output'];
  /** PNG as a data address. */
  picPath: Scalars['String']['output'];
};

/** Money that goes out of the wallet (提现). REST: `/cashOut/*`. */
export type CashOut = {
  __typename?: 'CashOut';
  /** Masked. */
  account: Scalars['String']['output'];
  accountName: Scalars['String']['output'];
  accountType: PayeeType;
  accountTypeText: Scalars['String']['output'];
  /** Taken from the balance. */
  amount: Scalars['Fen']['output'];
  /** Why it was rejected, or why the payment failed; empty when nothing is wrong. */
  auditReason: Scalars['String']['output'];
  auditedAt?: Maybe<Scalars['DateTime']['output']>;
  bankName?: Maybe<Scalars['String']['output']>;
  cashOutNo: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  fee: Scalars['Fen']['output'];
  id: Scalars['Int']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** What arrives: amount less fee. */
  realAmount: Scalars['Fen']['output'];
  /** It can be revoked now. */
  revocable: Scalars['Boolean']['output'];
  status: CashOutStatus;
  statusText: Scalars['String']['output'];
  transferNo?: Maybe<Scalars['String']['output']>;
};

export type CashOutFilter = {
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<CashOutStatus>;
};

/** REST: body of `POST /cashOut/createCashOut`. Proves who asks by the password or by a code of the scene `CASH_OUT`. */
export type CashOutInput = {
  account: Scalars['String']['input'];
  accountName: Scalars['String']['input'];
  accountType: PayeeType;
  amount: Scalars['Fen']['input'];
  /** Of bank cards. */
  bankName?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  phoneCode?: InputMaybe<Scalars['String']['input']>;
};

/** What a cash-out of the caller may be now. REST: `POST /cashOut/limits`. */
export type CashOutLimits = {
  __typename?: 'CashOutLimits';
  /** One that is being looked at; no other can be asked for until it is decided. */
  auditing?: Maybe<CashOut>;
  /** In ten-thousandths of the amount, rounded up to a fen. */
  feeRate: Scalars['Int']['output'];
  /** Cash-outs that may still be asked for today. */
  leftToday: Scalars['Int']['output'];
  max: Scalars['Fen']['output'];
  min: Scalars['Fen']['output'];
  /** Cash-outs are stopped for everybody. */
  paused: Scalars['Boolean']['output'];
  /** The proven name, in full; empty before the real-name check. Accounts must be of this name. */
  realName?: Maybe<Scalars['String']['output']>;
  /** What of the balance may go out. */
  withdrawable: Scalars['Fen']['output'];
};

export type CashOutPage = {
  __typename?: 'CashOutPage';
  list: Array<CashOut>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** Fen that have arrived over the whole filter. */
  sumPaid: Scalars['Fen']['output'];
  total: Scalars['Int']['output'];
};

export type { CashOutStatus };

/** REST: `GET /goods/categoryList`. */
export type Category = {
  __typename?: 'Category';
  icon?: Maybe<Scalars['String']['output']>;
  /** Specified id (8 日用百货 … 28 宠物用品; 99999 is the virtual gift list). */
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** With the old password, or with a code sent for the scene CHANGE_PASSWORD to the account's own phone. */
export type ChangePasswordInput = {
  oldPassword?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 18 characters. */
  password: Scalars['String']['input'];
  phoneCode?: InputMaybe<Scalars['String']['input']>;
  repassword: Scalars['String']['input'];
};

/**
 * What has changed. One that names nothing says that the stream stands: the first one that changes are told from now on,
 * one every 15 seconds that they still are.
 */
export type Changes = {
  __typename?: 'Changes';
  /** Orders that have changed, or parcels of them. */
  orderIds: Array<Scalars['Int']['output']>;
  /** Anything may have changed: what is shown is to be read anew. */
  resync: Scalars['Boolean']['output'];
  /** The balance has changed. */
  wallet: Scalars['Boolean']['output'];
};

export type { CodeScene };

export type { ConfirmAction };

export type ConfirmedBatch = {
  __typename?: 'ConfirmedBatch';
  balance: Scalars['Fen']['output'];
  batchNo: Scalars['String']['output'];
  orders: Array<Order>;
  /** Fen taken by this payment. */
  paidFee: Scalars['Fen']['output'];
};

export type ConfirmedOrder = {
  __typename?: 'ConfirmedOrder';
  balance: Scalars['Fen']['output'];
  order: Order;
  orderId: Scalars['Int']['output'];
  /** Fen taken by this payment. */
  paidFee?: Maybe<Scalars['Fen']['output']>;
  status: OrderStatus;
};

/** REST: `/couriers/getCouriersList`. */
export type Courier = {
  __typename?: 'Courier';
  /** YTO, ZTO, STO, YUNDA, SF, JD, EMS, JTSD or DBL. */
  code: Scalars['String']['output'];
  cutoffTime: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  restDates: Array<Scalars['Date']['output']>;
  status: ServiceStatus;
  sundayRest: Scalars['Boolean']['output'];
  /** Seven flags by day of the week in Asia/Shanghai; index 0 (Sunday) is always 1, see `sundayRest`. */
  workDays: Scalars['String']['output'];
};

export type CreatedBatch = {
  __typename?: 'CreatedBatch';
  balance: Scalars['Fen']['output'];
  batchNo: Scalars['String']['output'];
  enough: Scalars['Boolean']['output'];
  orders: Array<Order>;
  packageCount: Scalars['Int']['output'];
  /** Unpaid orders are cancelled at this moment. */
  payExpireAt: Scalars['DateTime']['output'];
  skipped: Array<SkippedRow>;
  totalFee: Scalars['Fen']['output'];
};

export type CreatedOrder = {
  __typename?: 'CreatedOrder';
  balance: Scalars['Fen']['output'];
  enough: Scalars['Boolean']['output'];
  order: Order;
  orderId: Scalars['Int']['output'];
  orderNo: Scalars['String']['output'];
  packageCount: Scalars['Int']['output'];
  /** Unpaid orders are cancelled at this moment. */
  payExpireAt: Scalars['DateTime']['output'];
  /** Rows left out because of `skipInvalid`. */
  skipped: Array<Scalars['Int']['output']>;
  totalFee: Scalars['Fen']['output'];
};

/** REST: answer of `POST /refunds/answer`, `/refunds/revoke` and `/refunds/confirmReturn`. */
export type DecidedRefund = {
  __typename?: 'DecidedRefund';
  /** Fen that have gone back. */
  amount: Scalars['Fen']['output'];
  refundId: Scalars['Int']['output'];
  status: RefundStatus;
};

/** What became of one of several. */
export type DeedResult = {
  __typename?: 'DeedResult';
  done: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  /** Why not; empty when done. */
  msg: Scalars['String']['output'];
};

/** What is added for invitees without a row of their own, and what the own level allows. REST: `/userProfits/defaultProfit`. */
export type DefaultProfit = {
  __typename?: 'DefaultProfit';
  courierProfit: Scalars['Fen']['output'];
  /** Highest fen a parcel. */
  maxCourierProfit: Scalars['Fen']['output'];
  /** Highest fen a piece. */
  maxProfit: Scalars['Fen']['output'];
  profit: Scalars['Fen']['output'];
};

/** REST: answer of `POST /orderPackages/editReceiver`. */
export type EditedReceiver = {
  __typename?: 'EditedReceiver';
  order: Order;
  orderId: Scalars['Int']['output'];
  packageId: Scalars['Int']['output'];
};

/**
 * Every `extensions.errorKey` that a refusal of the API can carry, and `TIMEOUT` for an API that did not answer in time.
 * Documentation for clients; no field returns it.
 */
export type ErrorKey =
  | 'ACCOUNT_MISSING'
  | 'AMOUNT_MAX'
  | 'AMOUNT_MIN'
  | 'AUTO_LIMIT'
  | 'BAD_PARAM'
  | 'BALANCE_SHORT'
  | 'BODY_SIZE'
  | 'BODY_TYPE'
  | 'CAPTCHA_EXPIRED'
  | 'CAPTCHA_WRONG'
  | 'CASHOUT_BALANCE'
  | 'CASHOUT_LIMIT'
  /** Cash-outs are stopped for everybody. */
  | 'CASHOUT_PAUSED'
  /** Another cash-out is being looked at. */
  | 'CASHOUT_PENDING'
  | 'CASHOUT_STATE'
  | 'CATEGORY_MISSING'
  /** Somebody else has changed it since it was read; `extensions.data.current` has what holds now. */
  | 'CHANGED_MEANWHILE'
  | 'COURIER_OFF'
  | 'DUPLICATE_NO'
  | 'EXPORT_EMPTY'
  | 'EXPORT_LOST'
  | 'FAVOURITE_LIMIT'
  | 'FEE_BELOW_COST'
  | 'FILE_EMPTY'
  /** A picture of too many pixels, or too few. */
  | 'FILE_PIXELS'
  | 'FILE_SIZE'
  | 'FILE_TYPE'
  | 'GOODS_NUM'
  | 'GOODS_OFF'
  | 'GOODS_PLATFORM'
  /** Goods that an operator has taken off, or looks at. */
  | 'GOODS_STATE'
  | 'IDEMPOTENCY_CONFLICT'
  | 'ID_CARD_INVALID'
  | 'ID_CARD_LIMIT'
  | 'INTERNAL'
  | 'INVITEE_ONLY'
  /** The account has seen many wrong passwords; sign in with `phoneCode` of scene LOGIN as well. */
  | 'LOGIN_CODE_NEEDED'
  | 'LOGIN_FROZEN'
  | 'LOGIN_LOCKED'
  | 'LOGIN_WRONG'
  | 'MERGE_DIFF'
  | 'MERGE_STATE'
  /** The operator has not set the outside service up. */
  | 'NOT_CONFIGURED'
  | 'NOT_FOUND'
  | 'NOT_LOGGED_IN'
  | 'NO_PERMISSION'
  | 'NO_ROUTE'
  | 'OLD_PASSWORD_WRONG'
  | 'ORDER_STATE'
  | 'PARCEL_WEIGHT'
  | 'PASSWORDS_DIFFER'
  | 'PASSWORD_COMMON'
  /** The own password, asked for once more. */
  | 'PASSWORD_WRONG'
  | 'PAY_EXPIRED'
  | 'PAY_LIMIT'
  | 'PHONE_CODE_EXPIRED'
  | 'PHONE_CODE_LIMIT'
  | 'PHONE_CODE_WRONG'
  | 'PHONE_TAKEN'
  /** A picture that the caller has not uploaded. */
  | 'PICTURE_UNKNOWN'
  | 'PLATFORM_ERROR'
  | 'PLATFORM_LIMIT'
  | 'PRICE_CHANGED'
  | 'PRINT_STATE'
  /** `extensions.data`: `field` that is too much, and `max` fen that the own level allows. */
  | 'PROFIT_RANGE'
  | 'RATE_LIMITED'
  | 'REAL_DONE'
  | 'REAL_LIMIT'
  | 'REAL_NAME_DIFF'
  | 'REAL_NEEDED'
  | 'RECEIVER_LOCKED'
  | 'REFUND_DECIDED'
  | 'REFUND_DUP'
  | 'REFUND_IN_TRANSIT'
  | 'REFUND_LATE'
  | 'REFUND_REASON'
  | 'REFUND_STATE'
  | 'RESUBMIT_LIMIT'
  | 'ROWS_INVALID'
  | 'SENDER_LIMIT'
  | 'SENDER_MISSING'
  | 'SESSION_EXPIRED'
  | 'SESSION_KICKED'
  | 'SHOP_EXPIRED'
  | 'SHOP_ORDER_CHANGED'
  | 'SHOP_OTHER'
  | 'SHOP_STATE'
  | 'SHOP_TAKEN'
  | 'SHOP_UNBOUND'
  | 'STOCK_EXISTS'
  /** `extensions.data.locked`: pieces that orders hold. */
  | 'STOCK_LOCKED'
  | 'STOCK_MISSING'
  | 'STOCK_ORDERED'
  | 'STOCK_SHORT'
  | 'TIMEOUT'
  | 'TOO_MANY_ROWS'
  | 'UNAVAILABLE'
  | 'UNPAID_LIMIT'
  | 'UPLOAD_LIMIT'
  | 'WAREHOUSE_IN_USE'
  | 'WAREHOUSE_NAME'
  | 'WAREHOUSE_OFF'
  | 'WAREHOUSE_PAUSED'
  | 'WAYBILL_NO'
  | 'WAYBILL_USED';

export type { EventActor };

/** A list written to a file. REST: answers of `/orders/exportOrder` and its like. */
export type ExportedFile = {
  __typename?: 'ExportedFile';
  /** False: it is still being written; ask `exportedFile` again. */
  done: Scalars['Boolean']['output'];
  expireAt?: Maybe<Scalars['DateTime']['output']>;
  fileName?: Maybe<Scalars['String']['output']>;
  taskId: Scalars['String']['output'];
  /** A path of this site, good until `expireAt`; empty until it is done. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A parcel whose shop could not be told. */
export type FailedSend = {
  __typename?: 'FailedSend';
  msg: Scalars['String']['output'];
  packageId: Scalars['Int']['output'];
  reasonCode: ReasonCode;
};

/** Goods that a buyer keeps in mind. REST: `/goodCollect`. */
export type Favourite = {
  __typename?: 'Favourite';
  createdAt: Scalars['DateTime']['output'];
  /** Null when its supplier has removed it; it may also be off sale. */
  good?: Maybe<Good>;
  goodId: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  /** What a piece costs more since it was added, in fen; below zero is cheaper. */
  priceDelta: Scalars['Fen']['output'];
};

export type FavouritePage = {
  __typename?: 'FavouritePage';
  list: Array<Favourite>;
  total: Scalars['Int']['output'];
};

export type { FileFormat };

/** REST: `/orderPackages/fillWaybill`. */
export type FilledWaybills = {
  __typename?: 'FilledWaybills';
  failed: Array<WaybillRowRefusal>;
  /** Parcels that are shipped now. */
  filled: Array<Scalars['Int']['output']>;
};

export type FindPasswordInput = {
  kind: AccountKind;
  /** 6 to 18 characters. */
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  /** The six digits of the short message, sent for the scene FIND_PASSWORD. */
  phoneCode: Scalars['String']['input'];
  repassword: Scalars['String']['input'];
};

/** One of a supplier's goods. REST: `/goods/list`, `/goods/id`. */
export type Good = {
  __typename?: 'Good';
  /** City code of the first warehouse. */
  areaCode?: Maybe<Scalars['String']['output']>;
  categoryId: Scalars['Int']['output'];
  categoryName: Scalars['String']['output'];
  collectCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Sanitised HTML. Empty in lists. */
  detail: Scalars['String']['output'];
  goodsNo: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isGift: Scalars['Boolean']['output'];
  /** Most pieces a parcel. */
  maxNum: Scalars['Int']['output'];
  /** Fewest pieces a parcel. */
  minNum: Scalars['Int']['output'];
  monthSold: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Address of the main picture. */
  pic: Scalars['String']['output'];
  pics: Array<Scalars['String']['output']>;
  /** Allowed shop platforms; empty means all. */
  platforms: Array<Platform>;
  /** What this viewer pays a piece, in fen, margin and mark-up included. */
  price: Scalars['Fen']['output'];
  /** `price` in yuan with two decimals. */
  priceYuan: Scalars['String']['output'];
  /** Name of the ship-from place, such as 浙江金华. */
  shipFrom: Scalars['String']['output'];
  sold: Scalars['Int']['output'];
  status: GoodsStatus;
  unit: Scalars['String']['output'];
  /** The first warehouse, for cards. */
  warehouseId?: Maybe<Scalars['Int']['output']>;
  warehouseName?: Maybe<Scalars['String']['output']>;
  /** Warehouses that hold it. */
  warehouses: Array<GoodWarehouse>;
  /** Grams a piece, packing included. */
  weight: Scalars['Int']['output'];
};

export type GoodFilter = {
  /** Ship-from province (2 digits) or city (4 digits). */
  areaCode?: InputMaybe<Scalars['String']['input']>;
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** Only what can be ordered now. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name, of its pinyin or of its pinyin initials. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  maxPrice?: InputMaybe<Scalars['Fen']['input']>;
  /** Lowest and highest price of a piece, in fen. */
  minPrice?: InputMaybe<Scalars['Fen']['input']>;
  platform?: InputMaybe<Platform>;
  warehouseId?: InputMaybe<Scalars['Int']['input']>;
};

export type GoodInput = {
  categoryId: Scalars['Int']['input'];
  /** HTML, at most 50,000 characters; what may not stand in it is taken out. */
  detail: Scalars['String']['input'];
  isGift: Scalars['Boolean']['input'];
  maxNum: Scalars['Int']['input'];
  minNum: Scalars['Int']['input'];
  /** 2 to 60 characters. */
  name: Scalars['String']['input'];
  /** 1 to 9 addresses of own uploads; the first is the main picture. */
  pics: Array<Scalars['String']['input']>;
  platforms: Array<Platform>;
  /** False keeps a draft; true puts it on sale, or before an operator. */
  publish: Scalars['Boolean']['input'];
  /** At creation only: later stock is kept at `/goodStock`. */
  stocks: Array<GoodStockLineInput>;
  /** Fen, at least 1. */
  supplyPrice: Scalars['Fen']['input'];
  unit: Scalars['String']['input'];
  /** At an edit: what was read. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Grams, 1 to 50,000. */
  weight: Scalars['Int']['input'];
};

export type GoodPage = {
  __typename?: 'GoodPage';
  list: Array<Good>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What one of the own goods has at a warehouse. REST: `/goodStock`. */
export type GoodStock = {
  __typename?: 'GoodStock';
  /** quantity − locked (可用). */
  available: Scalars['Int']['output'];
  goodId: Scalars['Int']['output'];
  goodName: Scalars['String']['output'];
  goodPic: Scalars['String']['output'];
  goodStatus: GoodsStatus;
  goodsNo: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isLow: Scalars['Boolean']['output'];
  /** Held by orders that have not shipped (锁定). */
  locked: Scalars['Int']['output'];
  /** On hand (在库). */
  quantity: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Goes back with an edit. */
  version: Scalars['Int']['output'];
  warehouseId: Scalars['Int']['output'];
  warehouseName: Scalars['String']['output'];
  /** At or below it the row is low; 0 warns of nothing but none left. */
  warnQuantity: Scalars['Int']['output'];
};

export type GoodStockCounts = {
  __typename?: 'GoodStockCounts';
  all: Scalars['Int']['output'];
  low: Scalars['Int']['output'];
  /** None available. */
  out: Scalars['Int']['output'];
};

export type GoodStockFilter = {
  goodId?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the goods' name, of its pinyin or initials, or the goods number. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  low?: InputMaybe<Scalars['Boolean']['input']>;
  out?: InputMaybe<Scalars['Boolean']['input']>;
  warehouseId?: InputMaybe<Scalars['Int']['input']>;
};

/** Either `quantity` with the `version` that was read, or a `delta` that is added; the warning with either. */
export type GoodStockInput = {
  delta?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['Int']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100 characters, kept in the log. */
  remark?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  warnQuantity?: InputMaybe<Scalars['Int']['input']>;
};

export type GoodStockLineInput = {
  quantity: Scalars['Int']['input'];
  warehouseId: Scalars['Int']['input'];
  warnQuantity: Scalars['Int']['input'];
};

export type GoodStockPage = {
  __typename?: 'GoodStockPage';
  counts: GoodStockCounts;
  list: Array<GoodStock>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A warehouse as far as one of the goods is concerned. */
export type GoodWarehouse = {
  __typename?: 'GoodWarehouse';
  /** Pieces that can be ordered now. */
  available: Scalars['Int']['output'];
  city: Scalars['String']['output'];
  cityCode: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  province: Scalars['String']['output'];
  provinceCode: Scalars['String']['output'];
  /** The whole warehouse with its couriers; empty for visitors. Resolved in one batch a query. */
  warehouse?: Maybe<Warehouse>;
};

/** A ship-from area that has goods. REST: `GET /goods/areaList`. */
export type GoodsArea = {
  __typename?: 'GoodsArea';
  /** 2 digits: province, 4 digits: city. */
  code: Scalars['String']['output'];
  /** Goods that ship from here. */
  count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type { GoodsSort };

export type { GoodsStatus };

export type GoodsStatusCount = {
  __typename?: 'GoodsStatusCount';
  goods: Scalars['Int']['output'];
  status: GoodsStatus;
};

export type { ImportStatus };

/** How many shop orders there are of an import status. */
export type ImportStatusCount = {
  __typename?: 'ImportStatusCount';
  orders: Scalars['Int']['output'];
  status: ImportStatus;
};

/** One that the caller has invited. REST: a row of `/user/invite/list`. */
export type Invitee = {
  __typename?: 'Invitee';
  createdAt: Scalars['DateTime']['output'];
  /** Goods with an amount of their own. */
  goodsMarkUps: Scalars['Int']['output'];
  lastOrderAt?: Maybe<Scalars['DateTime']['output']>;
  level: Scalars['Int']['output'];
  levelName: Scalars['String']['output'];
  /** What is added for all goods; empty where the default holds. */
  markUp?: Maybe<UserProfit>;
  nickName: Scalars['String']['output'];
  /** Parcels that were paid for and not refunded. */
  packageCount: Scalars['Int']['output'];
  /** Masked, such as 138****0000. */
  phone: Scalars['String']['output'];
  /** Fen that the caller earns of them. */
  profit: Scalars['Fen']['output'];
  /** Of it: in the wallet. */
  profitSettled: Scalars['Fen']['output'];
  /** Fen paid, less what went back. */
  spend: Scalars['Fen']['output'];
  userId: Scalars['Int']['output'];
};

export type InviteeFilter = {
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Part of the nickname. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Invited from then on, up to but without `endAt`. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type InviteePage = {
  __typename?: 'InviteePage';
  list: Array<Invitee>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  promotion: Promotion;
  total: Scalars['Int']['output'];
};

/** Where the caller's address seems to be; codes are empty and names 未知 when unknown. REST: `/common/getIpGeo`. */
export type IpRegion = {
  __typename?: 'IpRegion';
  city: Scalars['String']['output'];
  cityCode: Scalars['String']['output'];
  ip: Scalars['String']['output'];
  province: Scalars['String']['output'];
  provinceCode: Scalars['String']['output'];
};

/** An application for a branch site; an operator calls back. */
export type JoinInput = {
  captcha: Scalars['String']['input'];
  captchaId: Scalars['String']['input'];
  city?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** 11 digits. */
  phone: Scalars['String']['input'];
  remark?: InputMaybe<Scalars['String']['input']>;
};

/** What a supplier adds below the courier's part of a label. */
export type LabelExtras = {
  __typename?: 'LabelExtras';
  showGoods: Scalars['Boolean']['output'];
  showNum: Scalars['Boolean']['output'];
  showOrderNo: Scalars['Boolean']['output'];
  showRemark: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

export type LabelExtrasInput = {
  showGoods: Scalars['Boolean']['input'];
  showNum: Scalars['Boolean']['input'];
  showOrderNo: Scalars['Boolean']['input'];
  showRemark: Scalars['Boolean']['input'];
  /** At most 60 characters. */
  text: Scalars['String']['input'];
};

export type { LabelPaper };

/** A label of an invented parcel as a drawing. REST: `/printSettings/preview`. */
export type LabelPreview = {
  __typename?: 'LabelPreview';
  height: Scalars['Int']['output'];
  /** SVG; texts are paths, so it looks the same everywhere. */
  svg: Scalars['String']['output'];
  /** Millimetres. */
  width: Scalars['Int']['output'];
};

/** What was chosen last time, to begin a new shipment with. REST: `/orders/lastBuyGood`. */
export type LastPurchase = {
  __typename?: 'LastPurchase';
  boughtAt: Scalars['DateTime']['output'];
  courierId: Scalars['Int']['output'];
  /** Empty when the goods are no longer on sale. */
  good?: Maybe<Good>;
  goodId: Scalars['Int']['output'];
  num: Scalars['Int']['output'];
  platform: Platform;
  senderId: Scalars['Int']['output'];
  warehouseId: Scalars['Int']['output'];
};

/** How far the caller has come; a level is reached by any one of its three needs, and never lost. REST: `/user/league`. */
export type League = {
  __typename?: 'League';
  invites: Scalars['Int']['output'];
  level: Scalars['Int']['output'];
  levels: Array<LeagueLevel>;
  packages: Scalars['Int']['output'];
  /** Fen of the largest recharge. */
  recharge: Scalars['Fen']['output'];
};

/** One of the twelve levels (联盟等级). REST: `/user/league`. */
export type LeagueLevel = {
  __typename?: 'LeagueLevel';
  /** Fen taken off the courier's fee of every parcel. */
  discount: Scalars['Fen']['output'];
  level: Scalars['Int']['output'];
  /** Highest mark-up, fen a piece. */
  maxProfit: Scalars['Fen']['output'];
  name: Scalars['String']['output'];
  /** Invitees with a shipped parcel. */
  needInvites: Scalars['Int']['output'];
  /** Own parcels shipped within 90 days. */
  needPackages: Scalars['Int']['output'];
  /** Fen of one recharge. */
  needRecharge: Scalars['Fen']['output'];
};

export type LoginInput = {
  captcha: Scalars['String']['input'];
  captchaId: Scalars['String']['input'];
  kind: AccountKind;
  /** 6 to 18 characters. */
  password: Scalars['String']['input'];
  /** 11 digits. */
  phone: Scalars['String']['input'];
  /** Only after a refusal with LOGIN_CODE_NEEDED: six digits sent for the scene LOGIN. */
  phoneCode?: InputMaybe<Scalars['String']['input']>;
};

/** Several orders of one receiver that go, or could go, out as one parcel (合并订单). REST: `/mergeOrder/*`. */
export type MergeOrder = {
  __typename?: 'MergeOrder';
  count: Scalars['Int']['output'];
  /** Empty while it is only suggested. */
  id?: Maybe<Scalars['Int']['output']>;
  mergeNo?: Maybe<Scalars['String']['output']>;
  packageId?: Maybe<Scalars['Int']['output']>;
  platform: Platform;
  receiverAddress: Scalars['String']['output'];
  receiverKey: Scalars['String']['output'];
  /** As the platform masks them. */
  receiverName: Scalars['String']['output'];
  receiverPhone: Scalars['String']['output'];
  shopId: Scalars['Int']['output'];
  shopOrderIds: Array<Scalars['Int']['output']>;
  status: MergeStatus;
};

/** A shop order that cannot go out with the others. */
export type MergeRejection = {
  __typename?: 'MergeRejection';
  msg: Scalars['String']['output'];
  shopOrderId: Scalars['Int']['output'];
};

export type MergeResult = {
  __typename?: 'MergeResult';
  list: Array<MergeOrder>;
  /** How many parcels were made of several orders. */
  merged: Scalars['Int']['output'];
  rejected: Array<MergeRejection>;
};

export type { MergeStatus };

export type { MoneyDirection };

/** A line of the wallet, from the ledger. REST: `/userMoneyLogs/getUserMoneyLogsList`. */
export type MoneyLog = {
  __typename?: 'MoneyLog';
  /** Effect on the available balance, in fen. */
  amount: Scalars['Fen']['output'];
  amountYuan: Scalars['String']['output'];
  balanceAfter: Scalars['Fen']['output'];
  balanceBefore: Scalars['Fen']['output'];
  /** Number of the order, parcel, recharge or cash-out. */
  bizNo?: Maybe<Scalars['String']['output']>;
  cashOutId?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  frozenAfter: Scalars['Fen']['output'];
  frozenBefore: Scalars['Fen']['output'];
  id: Scalars['Int']['output'];
  logNo: Scalars['String']['output'];
  orderId?: Maybe<Scalars['Int']['output']>;
  packageId?: Maybe<Scalars['Int']['output']>;
  /** Of what the amount is made up; empty where it is one thing. */
  parts: Array<MoneyPart>;
  payId?: Maybe<Scalars['Int']['output']>;
  title: Scalars['String']['output'];
  type: MoneyLogType;
  typeText: Scalars['String']['output'];
};

export type MoneyLogFilter = {
  direction?: InputMaybe<MoneyDirection>;
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Order, parcel, recharge or cash-out number. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  type?: InputMaybe<MoneyLogType>;
};

export type MoneyLogPage = {
  __typename?: 'MoneyLogPage';
  list: Array<MoneyLog>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** Fen in and out over the whole filter. */
  sumIn: Scalars['Fen']['output'];
  sumOut: Scalars['Fen']['output'];
  total: Scalars['Int']['output'];
};

export type { MoneyLogType };

/** A component of a movement: goods, courier, surcharge, discount, agent's share. */
export type MoneyPart = {
  __typename?: 'MoneyPart';
  amount: Scalars['Fen']['output'];
  title: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Says which goods stand for an item of a shop; once more changes it. REST: `POST /shops/addGood`. */
  addShopGood: ShopGood;
  /**
   * Asks for failed waybills again, or places a cancelled order once more, priced anew. The same `clientNo` answers a retry
   * with the first answer. REST: `POST /orders/againSubmit`.
   */
  againSubmit: AgainSubmit;
  /** Suppliers: agrees to a refund, or refuses it with words. REST: `POST /refunds/answer`. */
  answerRefund: DecidedRefund;
  /**
   * Begins to bind a shop, or to renew it: then `shopName` says which one it must be. Suppliers bind waybill accounts
   * (`isSeller`), buyers shops. REST: `POST /shops/auth`.
   */
  authoriseShop: ShopAuthorisation;
  /** Begins a real-name check; the same person within its 30 minutes gets the same one. REST: `POST /real/getUrl`. */
  beginRealName: RealNameCheck;
  /** Before payment: cancels. Paid and nothing issued yet: refunds all parcels. REST: `POST /orders/cancelOrder`. */
  cancelOrder: CancelledOrder;
  /**
   * Every session of the account ends; the caller goes on with the one in the answer's header `new-token`.
   * REST: `POST /common/changePassword`.
   */
  changePassword: Scalars['Boolean']['output'];
  /** Pays the orders of a batch from the balance, all of them or none. REST: `POST /orders/confirmBatch`. */
  confirmBatch: ConfirmedBatch;
  /** Pays from the balance, or confirms receipt. The same `clientNo` answers a retry with the first answer. REST: `POST /orders/confirmOrder`. */
  confirmOrder: ConfirmedOrder;
  /** Asks the provider how a check stands; without an id the newest one. REST: `POST /real/confirm`. */
  confirmRealName: RealNameState;
  /** Suppliers: puts the goods of a refunded parcel that came back into stock again. REST: `POST /refunds/confirmReturn`. */
  confirmReturn: DecidedRefund;
  /**
   * Places several unpaid orders as one decision. A refusal because of rows carries them in `extensions.data.failed`.
   * The same `clientNo` answers a retry with the first answer. REST: `POST /orders/createBatch`.
   */
  createBatch: CreatedBatch;
  /** Asks for money to go out. The same `clientNo` leads to the same one. REST: `POST /cashOut/createCashOut`. */
  createCashOut: CashOut;
  /** Adds goods to the caller's favourites; fine when they are there already. REST: `POST /goodCollect/createGoodCollect`. */
  createFavourite: Favourite;
  /** Publishes goods or keeps a draft. The same `clientNo` leads to the same ones. REST: `POST /goods/createGoods`. */
  createGood: SellerGood;
  /** REST: `POST /goodStock/createGoodStock`. */
  createGoodStock: GoodStock;
  /** Applies for a branch site. REST: `POST /joins/createJoin`. */
  createJoin: Scalars['Boolean']['output'];
  /**
   * Places an unpaid order and reserves its stock. All or nothing unless `skipInvalid`; a refusal because of rows carries
   * them in `extensions.data.failed`. The same `clientNo` answers a retry with the first answer. REST: `POST /orders/createOrder`.
   */
  createOrder: CreatedOrder;
  /** Begins a recharge. The same `clientNo` leads to the same one. REST: `POST /pay/create`. */
  createPayment: Payment;
  /** REST: `POST /sellerSends/create`. */
  createSender: Sender;
  /** Later quotes of these invitees. REST: `POST /userProfits/createUserProfits`. */
  createUserProfits: Array<UserProfit>;
  /** REST: `POST /warehouse/create`. */
  createWarehouse: SellerWarehouse;
  /** Removes goods from the caller's favourites; fine when they are not there. REST: `POST /goodCollect/deleteGoodCollect`. */
  deleteFavourite: Scalars['Boolean']['output'];
  /** Refused while orders hold pieces. REST: `POST /goodStock/deleteGoodStock`. */
  deleteGoodStock: Scalars['Boolean']['output'];
  /** Removes own goods that no unfinished order holds, at most 100. REST: `POST /goods/deleteGoodsByIds`. */
  deleteGoods: Array<DeedResult>;
  /** REST: `POST /printSettings/deletePrintSetting`. */
  deletePrintSetting: Scalars['Boolean']['output'];
  /** REST: `DELETE /sellerSends/delete`. */
  deleteSenders: Array<Scalars['Int']['output']>;
  /** Unbinds a shop; what was read of it stays. REST: `POST /shops/deleteShops`. */
  deleteShop: Scalars['Boolean']['output'];
  /** REST: `POST /shops/deleteGood`. */
  deleteShopGood: Scalars['Boolean']['output'];
  /** REST: `DELETE /userProfits/deleteUserProfitsByIds`. */
  deleteUserProfits: Array<Scalars['Int']['output']>;
  /** Refused for a warehouse with stock or unfinished orders. REST: `DELETE /warehouse/deleteWarehouseByIds`. */
  deleteWarehouses: Array<DeedResult>;
  /** Changes the receiver of a parcel before its waybill is asked for. REST: `POST /orderPackages/editReceiver`. */
  editReceiver: EditedReceiver;
  /** Writes cash-outs to a file, at most 50,000. REST: `POST /cashOut/exportCashOuts`. */
  exportCashOuts: ExportedFile;
  /** Writes lines of the wallet to a file, at most 50,000. REST: `POST /userMoneyLogs/exportMoneyLogs`. */
  exportMoneyLogs: ExportedFile;
  /** Writes the parcels of these orders to a file, at most 100 orders. REST: `POST /orders/exportOrder`. */
  exportOrder: ExportedFile;
  /** Writes a list of orders to a file, at most 50,000. REST: `POST /orders/exportOrders`. */
  exportOrders: ExportedFile;
  /** Writes a list of parcels to a file, at most 50,000. REST: `POST /orderPackages/exportPackages`. */
  exportParcels: ExportedFile;
  /** Writes recharges to a file, at most 50,000. REST: `POST /recharges/exportRecharges`. */
  exportRecharges: ExportedFile;
  /** Writes the profit to a file. REST: `POST /statistics/exportSellerProfit`. */
  exportSellerProfit: ExportedFile;
  /** Ships parcels under the supplier's own waybill numbers, at most 500; each row by itself. REST: `POST /orderPackages/fillWaybill`. */
  fillWaybills: FilledWaybills;
  /** Sets a new password with a code and ends every session of the account. REST: `POST /common/findPassword`. */
  findPassword: Scalars['Boolean']['output'];
  /** Leaves shop orders out of what waits, or takes them back in. REST: `POST /shopOrders/ignore`. */
  ignoreShopOrders: Scalars['Int']['output'];
  /** Takes rows of a sheet over, at most 1,000; the same `clientNo` is taken over once. REST: `POST /goodStock/importGoodStocks`. */
  importGoodStocks: StockImport;
  /** REST: `POST /common/login` or `POST /seller/login`. */
  login: SessionGrant;
  /** Ends the session; fine without one. REST: `GET /common/logout`. */
  logout: Scalars['Boolean']['output'];
  /** Says what the local print component has printed. REST: `POST /orderPackages/markPrinted`. */
  markPrinted: Array<Parcel>;
  /** Makes one parcel of several waiting orders of one receiver. REST: `POST /mergeOrder/makeMergeOrder`. */
  mergeShopOrders: MergeResult;
  /** Makes a PDF of at most 500 parcels; labels count as printed. Suppliers only. REST: `POST /orderPackages/print`. */
  printParcels: PrintedFile;
  /** Reads the orders that wait at a shop; a long reading answers before its end and is asked for again. REST: `POST /shops/remoteOrder`. */
  pullShopOrders: ShopPull;
  /** Dry run of `createBatch`: verdict and price by part and row. REST: `POST /orders/quoteBatch`. */
  quoteBatch: BatchQuote;
  /** Dry run of `createOrder`: verdict and price by row. REST: `POST /orders/quote`. */
  quoteOrder: Quote;
  /** Posts waybill numbers to the shop again. REST: `POST /orders/reAutoSend`. */
  reAutoSend: ReAutoSend;
  /** Gives money of at most 200 parcels back, or asks for it; a supplier gives what is its own. REST: `POST /orderPackages/refund`. */
  refundParcels: RefundResult;
  /** REST: `POST /common/register`. */
  register: Scalars['Boolean']['output'];
  /** Reviews an order that was received; `score` 1 to 5. REST: `POST /orders/reviewOrder`. */
  reviewOrder: ReviewedOrder;
  /** Takes a cash-out back that nobody has decided on. REST: `POST /cashOut/revokeCashOut`. */
  revokeCashOut: CashOut;
  /** Buyers: takes an undecided refund back. REST: `POST /refunds/revoke`. */
  revokeRefund: DecidedRefund;
  /** Keeps the setting for its platform and courier, a new one or the one that there is. REST: `POST /printSettings/savePrintSetting`. */
  savePrintSetting: PrintSetting;
  /** Sends a code by short message; the answer is the same for known and unknown numbers. REST: `POST /common/sendPhoneCode`. */
  sendPhoneCode: PhoneCodeReceipt;
  /** Later quotes of invitees without a row of their own. REST: `POST /userProfits/defaultProfit`. */
  setDefaultProfit: DefaultProfit;
  /** Puts own goods on sale or takes them off, at most 100. REST: `POST /goods/setOnSale`. */
  setGoodsOnSale: Array<DeedResult>;
  /** Pauses, stops or takes an own warehouse up again. REST: `POST /warehouse/setStatus`. */
  setWarehouseStatus: SellerWarehouse;
  /** Takes a merged parcel that has not been ordered apart. REST: `POST /mergeOrder/splitMergeOrder`. */
  splitMergeOrder: Scalars['Boolean']['output'];
  /** Asks couriers and the shop how an order stands; once in ten seconds. REST: `POST /orders/callback`. */
  syncOrder: OrderCallback;
  /** Orders that exist keep what they were placed with. REST: `PUT /goods/updateGoods`. */
  updateGood: SellerGood;
  /** Sets or adds; a set that is based on an older reading is refused with CHANGED_MEANWHILE. REST: `POST /goodStock/updateGoodStock`. */
  updateGoodStock: GoodStock;
  /** REST: `PUT /sellerSends/update`. */
  updateSender: Sender;
  /** REST: `POST /shops/updateShops`. */
  updateShop: Shop;
  /** REST: `PUT /userProfits/updateUserProfits`. */
  updateUserProfit: UserProfit;
  /** REST: `PUT /warehouse/update`. */
  updateWarehouse: SellerWarehouse;
};


export type MutationAddShopGoodArgs = {
  input: ShopGoodInput;
};


export type MutationAgainSubmitArgs = {
  clientNo: Scalars['String']['input'];
  orderId: Scalars['Int']['input'];
  packageIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type MutationAnswerRefundArgs = {
  input: RefundAnswerInput;
};


export type MutationAuthoriseShopArgs = {
  isSeller: Scalars['Boolean']['input'];
  platform: Platform;
  shopName?: InputMaybe<Scalars['String']['input']>;
};


export type MutationBeginRealNameArgs = {
  idCard: Scalars['String']['input'];
  realName: Scalars['String']['input'];
};


export type MutationCancelOrderArgs = {
  orderId: Scalars['Int']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationConfirmBatchArgs = {
  batchNo: Scalars['String']['input'];
  clientNo: Scalars['String']['input'];
};


export type MutationConfirmOrderArgs = {
  action?: InputMaybe<ConfirmAction>;
  clientNo: Scalars['String']['input'];
  id: Scalars['Int']['input'];
};


export type MutationConfirmRealNameArgs = {
  certifyId?: InputMaybe<Scalars['String']['input']>;
};


export type MutationConfirmReturnArgs = {
  refundId: Scalars['Int']['input'];
};


export type MutationCreateBatchArgs = {
  clientNo: Scalars['String']['input'];
  input: BatchInput;
};


export type MutationCreateCashOutArgs = {
  clientNo: Scalars['String']['input'];
  input: CashOutInput;
};


export type MutationCreateFavouriteArgs = {
  goodId: Scalars['Int']['input'];
};


export type MutationCreateGoodArgs = {
  clientNo: Scalars['String']['input'];
  input: GoodInput;
};


export type MutationCreateGoodStockArgs = {
  input: NewGoodStockInput;
};


export type MutationCreateJoinArgs = {
  input: JoinInput;
};


export type MutationCreateOrderArgs = {
  clientNo: Scalars['String']['input'];
  input: OrderInput;
};


export type MutationCreatePaymentArgs = {
  clientNo: Scalars['String']['input'];
  input: PaymentInput;
};


export type MutationCreateSenderArgs = {
  input: SenderInput;
};


export type MutationCreateUserProfitsArgs = {
  input: UserProfitInput;
};


export type MutationCreateWarehouseArgs = {
  input: WarehouseInput;
};


export type MutationDeleteFavouriteArgs = {
  goodId: Scalars['Int']['input'];
};


export type MutationDeleteGoodStockArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteGoodsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


export type MutationDeletePrintSettingArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteSendersArgs = {
  ids: Array<Scalars['Int']['input']>;
};


export type MutationDeleteShopArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteShopGoodArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteUserProfitsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


export type MutationDeleteWarehousesArgs = {
  ids: Array<Scalars['Int']['input']>;
};


export type MutationEditReceiverArgs = {
  input: ReceiverInput;
};


export type MutationExportCashOutsArgs = {
  filter?: InputMaybe<CashOutFilter>;
  format: FileFormat;
};


export type MutationExportMoneyLogsArgs = {
  filter?: InputMaybe<MoneyLogFilter>;
  format: FileFormat;
};


export type MutationExportOrderArgs = {
  format: FileFormat;
  ids: Array<Scalars['Int']['input']>;
};


export type MutationExportOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  format: FileFormat;
};


export type MutationExportParcelsArgs = {
  filter?: InputMaybe<ParcelFilter>;
  format: FileFormat;
};


export type MutationExportRechargesArgs = {
  filter?: InputMaybe<RechargeFilter>;
  format: FileFormat;
};


export type MutationExportSellerProfitArgs = {
  filter?: InputMaybe<ProfitFilter>;
  format: FileFormat;
  unit: ProfitUnit;
};


export type MutationFillWaybillsArgs = {
  rows: Array<WaybillRowInput>;
};


export type MutationFindPasswordArgs = {
  input: FindPasswordInput;
};


export type MutationIgnoreShopOrdersArgs = {
  ids: Array<Scalars['Int']['input']>;
  ignored: Scalars['Boolean']['input'];
};


export type MutationImportGoodStocksArgs = {
  clientNo: Scalars['String']['input'];
  rows: Array<StockRowInput>;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationMarkPrintedArgs = {
  packageIds: Array<Scalars['Int']['input']>;
};


export type MutationMergeShopOrdersArgs = {
  shopOrderIds: Array<Scalars['Int']['input']>;
};


export type MutationPrintParcelsArgs = {
  kind: PrintKind;
  packageIds: Array<Scalars['Int']['input']>;
};


export type MutationPullShopOrdersArgs = {
  input: ShopPullInput;
};


export type MutationQuoteBatchArgs = {
  input: BatchInput;
};


export type MutationQuoteOrderArgs = {
  input: OrderInput;
};


export type MutationReAutoSendArgs = {
  orderId: Scalars['Int']['input'];
  packageIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};


export type MutationRefundParcelsArgs = {
  packageIds: Array<Scalars['Int']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationReviewOrderArgs = {
  orderId: Scalars['Int']['input'];
  score: Scalars['Int']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRevokeCashOutArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRevokeRefundArgs = {
  refundId: Scalars['Int']['input'];
};


export type MutationSavePrintSettingArgs = {
  input: PrintSettingInput;
};


export type MutationSendPhoneCodeArgs = {
  input: PhoneCodeInput;
};


export type MutationSetDefaultProfitArgs = {
  courierProfit: Scalars['Fen']['input'];
  profit: Scalars['Fen']['input'];
};


export type MutationSetGoodsOnSaleArgs = {
  ids: Array<Scalars['Int']['input']>;
  onSale: Scalars['Boolean']['input'];
};


export type MutationSetWarehouseStatusArgs = {
  id: Scalars['Int']['input'];
  pauseReason?: InputMaybe<Scalars['String']['input']>;
  status: ServiceStatus;
};


export type MutationSplitMergeOrderArgs = {
  id: Scalars['Int']['input'];
};


export type MutationSyncOrderArgs = {
  orderId: Scalars['Int']['input'];
};


export type MutationUpdateGoodArgs = {
  id: Scalars['Int']['input'];
  input: GoodInput;
};


export type MutationUpdateGoodStockArgs = {
  input: GoodStockInput;
};


export type MutationUpdateSenderArgs = {
  id: Scalars['Int']['input'];
  input: SenderInput;
};


export type MutationUpdateShopArgs = {
  id: Scalars['Int']['input'];
  input: ShopSettingsInput;
};


export type MutationUpdateUserProfitArgs = {
  change: UserProfitChange;
  id: Scalars['Int']['input'];
};


export type MutationUpdateWarehouseArgs = {
  id: Scalars['Int']['input'];
  input: WarehouseInput;
};

export type NewGoodStockInput = {
  goodId: Scalars['Int']['input'];
  quantity: Scalars['Int']['input'];
  warehouseId: Scalars['Int']['input'];
  warnQuantity: Scalars['Int']['input'];
};

/** REST: `/notice/list`. */
export type Notice = {
  __typename?: 'Notice';
  createdAt: Scalars['DateTime']['output'];
  /** Text of the notice. */
  detail: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  type: NoticeType;
};

export type NoticePage = {
  __typename?: 'NoticePage';
  list: Array<Notice>;
  total: Scalars['Int']['output'];
};

export type { NoticeType };

/** N parcels of one of the goods from one warehouse by one courier. REST: `/orders/*`. */
export type Order = {
  __typename?: 'Order';
  afterSaleStatus: AfterSaleStatus;
  allowedActions: Array<OrderAction>;
  /** The shop is told the waybill numbers. */
  autoSend: Scalars['Boolean']['output'];
  autoSendCounts: AutoSendCounts;
  /** Common to orders that were placed and are paid as one decision. */
  batchNo?: Maybe<Scalars['String']['output']>;
  cancelType?: Maybe<CancelType>;
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  courierFee: Scalars['Fen']['output'];
  courierId: Scalars['Int']['output'];
  courierName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  discountFee: Scalars['Fen']['output'];
  /** The goods as they are now; empty when gone. Resolved in one batch a query. */
  good?: Maybe<Good>;
  goodId: Scalars['Int']['output'];
  /** Name, picture and price as they were when ordered. */
  goodName: Scalars['String']['output'];
  goodPic: Scalars['String']['output'];
  goodPrice: Scalars['Fen']['output'];
  goodsFee: Scalars['Fen']['output'];
  id: Scalars['Int']['output'];
  /** Pieces a parcel. */
  num: Scalars['Int']['output'];
  orderNo: Scalars['String']['output'];
  outputCounts: OutputCounts;
  packageCount: Scalars['Int']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** First 100 parcels. Resolved in one batch a query. */
  parcels: Array<Parcel>;
  payExpireAt: Scalars['DateTime']['output'];
  platform: Platform;
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  refundCount: Scalars['Int']['output'];
  refundFee: Scalars['Fen']['output'];
  remark: Scalars['String']['output'];
  remoteFee: Scalars['Fen']['output'];
  /** 1 to 5, empty without a review. */
  reviewScore?: Maybe<Scalars['Int']['output']>;
  reviewText: Scalars['String']['output'];
  sendArea: SendArea;
  senderName: Scalars['String']['output'];
  /** When its last parcel was handed over. */
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The shop whose orders it ships; empty where the recipients were given otherwise. */
  shopId?: Maybe<Scalars['Int']['output']>;
  shopName?: Maybe<Scalars['String']['output']>;
  status: OrderStatus;
  statusText: Scalars['String']['output'];
  totalFee: Scalars['Fen']['output'];
  totalFeeYuan: Scalars['String']['output'];
  /** When paid, else when created. */
  tradeAt: Scalars['DateTime']['output'];
  type: ShipMode;
};

export type { OrderAction };

/** REST: answer of `POST /orders/callback`. */
export type OrderCallback = {
  __typename?: 'OrderCallback';
  /** Parcels looked at, and those that have changed. */
  checked: Scalars['Int']['output'];
  order: Order;
  orderId: Scalars['Int']['output'];
  updated: Scalars['Int']['output'];
};

/** How many orders are in each tab. */
export type OrderCounts = {
  __typename?: 'OrderCounts';
  afterSale: Scalars['Int']['output'];
  all: Scalars['Int']['output'];
  pendingPayment: Scalars['Int']['output'];
  pendingReceipt: Scalars['Int']['output'];
  pendingReview: Scalars['Int']['output'];
  pendingShipment: Scalars['Int']['output'];
};

export type OrderFilter = {
  afterSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of orders that were placed as one decision. */
  batchNo?: InputMaybe<Scalars['String']['input']>;
  courierId?: InputMaybe<Scalars['Int']['input']>;
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Order number, third-party number, waybill number or part of the goods name. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  orderId?: InputMaybe<Scalars['Int']['input']>;
  platform?: InputMaybe<Platform>;
  shopId?: InputMaybe<Scalars['Int']['input']>;
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<OrderStatus>;
  type?: InputMaybe<ShipMode>;
  warehouseId?: InputMaybe<Scalars['Int']['input']>;
};

export type OrderInput = {
  /** Accept third-party order numbers that were ordered before (补发). */
  allowDuplicate: Scalars['Boolean']['input'];
  /** Tell the shop the waybill numbers; only for shop orders. */
  autoSend: Scalars['Boolean']['input'];
  courierId: Scalars['Int']['input'];
  goodId: Scalars['Int']['input'];
  /** Merged orders of that shop, a parcel each. */
  mergeIds: Array<Scalars['Int']['input']>;
  /** Pieces a parcel, 1 to 99. */
  num: Scalars['Int']['input'];
  /** Recipients given by hand or from a file, at most 500. None for shop orders. */
  packages: Array<ParcelInput>;
  platform: Platform;
  /** Of a quote that is at most 15 minutes old; without it the price of now is taken. */
  quoteNo?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  remark: Scalars['String']['input'];
  /** The platform's sender address that the shop is told; empty for its default. */
  remoteAddressId?: InputMaybe<Scalars['String']['input']>;
  senderId: Scalars['Int']['input'];
  /** Waiting orders of one shop, a parcel each; only with `AUTO`, and the platform is then the shop's. */
  shopOrderIds: Array<Scalars['Int']['input']>;
  /** Leave out rows with blocking problems instead of refusing the order. */
  skipInvalid: Scalars['Boolean']['input'];
  type: ShipMode;
  warehouseId: Scalars['Int']['input'];
};

export type OrderPage = {
  __typename?: 'OrderPage';
  counts: OrderCounts;
  list: Array<Order>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type { OrderSort };

export type { OrderStatus };

/** A third-party order number, and the parcel that it is of. */
export type OrderedNumber = {
  __typename?: 'OrderedNumber';
  packageNo: Scalars['String']['output'];
  thirdOrderNo: Scalars['String']['output'];
};

/** How far the waybills of an order's live parcels are (出单进度). */
export type OutputCounts = {
  __typename?: 'OutputCounts';
  failed: Scalars['Int']['output'];
  /** Queued or under way. */
  issuing: Scalars['Int']['output'];
  success: Scalars['Int']['output'];
};

export type { OutputMode };

export type { OutputStatus };

/** One recipient's parcel. REST: `/orderPackages/*`. */
export type Parcel = {
  __typename?: 'Parcel';
  /** Masked in lists. */
  address: Scalars['String']['output'];
  allowedActions: Array<ParcelAction>;
  /** Why the shop was not told; empty when nothing is wrong. */
  autoSendCode?: Maybe<ReasonCode>;
  autoSendResult: Scalars['String']['output'];
  autoSendStatus: AutoSendStatus;
  city: Scalars['String']['output'];
  courierFee: Scalars['Fen']['output'];
  courierId: Scalars['Int']['output'];
  courierName: Scalars['String']['output'];
  discountFee: Scalars['Fen']['output'];
  district: Scalars['String']['output'];
  /** The platform holds the receiver encrypted; what is shown is the platform's mask. */
  encrypted: Scalars['Boolean']['output'];
  goodId: Scalars['Int']['output'];
  goodName: Scalars['String']['output'];
  goodPic: Scalars['String']['output'];
  goodsFee: Scalars['Fen']['output'];
  id: Scalars['Int']['output'];
  mergeId?: Maybe<Scalars['Int']['output']>;
  num: Scalars['Int']['output'];
  /** Resolved in one batch a query. */
  order: Order;
  orderAt: Scalars['DateTime']['output'];
  orderId: Scalars['Int']['output'];
  orderNo: Scalars['String']['output'];
  /** Why no waybill was issued; empty when nothing is wrong. */
  outputCode?: Maybe<ReasonCode>;
  outputInfo: Scalars['String']['output'];
  outputResult: Scalars['String']['output'];
  outputStatus: OutputStatus;
  /** Its supplier shipped it under a number of its own, which nobody here can void. */
  ownWaybill: Scalars['Boolean']['output'];
  packageNo: Scalars['String']['output'];
  pickedAt?: Maybe<Scalars['DateTime']['output']>;
  platform: Platform;
  /** goodsFee + courierFee + remoteFee */
  price: Scalars['Fen']['output'];
  priceYuan: Scalars['String']['output'];
  /** How often its label was printed; suppliers only, else 0. */
  printCount: Scalars['Int']['output'];
  printedAt?: Maybe<Scalars['DateTime']['output']>;
  promisedShipAt?: Maybe<Scalars['DateTime']['output']>;
  province: Scalars['String']['output'];
  /** Masked in lists, such as 张*. */
  receiverName: Scalars['String']['output'];
  /** Masked in lists, such as 138******01. */
  receiverPhone: Scalars['String']['output'];
  refundFee: Scalars['Fen']['output'];
  /** Its refund that is open, or the last one that was. */
  refundId?: Maybe<Scalars['Int']['output']>;
  refundStatus: RefundStatus;
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  remoteFee: Scalars['Fen']['output'];
  /** How often its waybill was asked for again. */
  resubmits: Scalars['Int']['output'];
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  shopId?: Maybe<Scalars['Int']['output']>;
  shopName?: Maybe<Scalars['String']['output']>;
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  status: ParcelStatus;
  statusText: Scalars['String']['output'];
  /** The first of `thirdOrderNos`. */
  thirdOrderNo?: Maybe<Scalars['String']['output']>;
  /** More than one when several orders of a shop go out as one parcel. */
  thirdOrderNos: Array<Scalars['String']['output']>;
  /** What the courier said last; empty before the first word. */
  traceState?: Maybe<TraceState>;
  traceText: Scalars['String']['output'];
  tracedAt?: Maybe<Scalars['DateTime']['output']>;
  warehouseId: Scalars['Int']['output'];
  warehouseName: Scalars['String']['output'];
  waybillNo?: Maybe<Scalars['String']['output']>;
  /** Grams. */
  weight: Scalars['Int']['output'];
};

export type { ParcelAction };

/** A line of a parcel's timeline (轨迹). */
export type ParcelEvent = {
  __typename?: 'ParcelEvent';
  actor: EventActor;
  at: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  reasonCode?: Maybe<ReasonCode>;
  text: Scalars['String']['output'];
  type: ParcelEventType;
};

export type { ParcelEventType };

export type ParcelFilter = {
  autoSendStatus?: InputMaybe<AutoSendStatus>;
  courierId?: InputMaybe<Scalars['Int']['input']>;
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** One parcel. */
  id?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  orderId?: InputMaybe<Scalars['Int']['input']>;
  outputStatus?: InputMaybe<OutputStatus>;
  platform?: InputMaybe<Platform>;
  /** Suppliers: only those whose label was printed, or was not. */
  printed?: InputMaybe<Scalars['Boolean']['input']>;
  refundStatus?: InputMaybe<RefundStatus>;
  shopId?: InputMaybe<Scalars['Int']['input']>;
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<ParcelStatus>;
  warehouseId?: InputMaybe<Scalars['Int']['input']>;
};

export type ParcelInput = {
  /** The rest of the address below the district. */
  address: Scalars['String']['input'];
  cityCode: Scalars['String']['input'];
  /** 6-digit code; where a city has no districts, the 4-digit city code. */
  districtCode: Scalars['String']['input'];
  provinceCode: Scalars['String']['input'];
  receiverName: Scalars['String']['input'];
  receiverPhone: Scalars['String']['input'];
  thirdOrderNo?: InputMaybe<Scalars['String']['input']>;
};

export type ParcelPage = {
  __typename?: 'ParcelPage';
  list: Array<Parcel>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type { ParcelStatus };

/** REST: answer of `POST /orderPackages/timeline`. */
export type ParcelTimeline = {
  __typename?: 'ParcelTimeline';
  courierName: Scalars['String']['output'];
  /** The newest first. */
  list: Array<ParcelEvent>;
  packageId: Scalars['Int']['output'];
  traceState?: Maybe<TraceState>;
  waybillNo?: Maybe<Scalars['String']['output']>;
};

/** Why a part of a batch cannot be ordered at all. */
export type PartRefusal = {
  __typename?: 'PartRefusal';
  /** One of `ErrorKey`. */
  errorKey: Scalars['String']['output'];
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
};

/** A way to recharge that is set up here. */
export type PayChannel = {
  __typename?: 'PayChannel';
  payType: PayType;
  payTypeText: Scalars['String']['output'];
};

export type { PayStatus };

export type { PayType };

export type { PayeeType };

/** A recharge that is to be paid. REST: `/pay/*`. */
export type Payment = {
  __typename?: 'Payment';
  amount: Scalars['Fen']['output'];
  /** It can no longer be paid after this moment. */
  expireAt: Scalars['DateTime']['output'];
  payId: Scalars['Int']['output'];
  payNo: Scalars['String']['output'];
  payType: PayType;
  payTypeText: Scalars['String']['output'];
  /** A page of the channel, to be opened in a window of its own. */
  payUrl?: Maybe<Scalars['String']['output']>;
  /** Text of a QR code to be scanned with the channel's app. */
  qrCode?: Maybe<Scalars['String']['output']>;
  status: PayStatus;
  statusText: Scalars['String']['output'];
};

/** REST: body of `POST /pay/create`. */
export type PaymentInput = {
  /** Fen, within the limits of `settings`. */
  amount: Scalars['Fen']['input'];
  payType: PayType;
};

/** How a recharge stands. REST: answer of `POST /pay/check`. */
export type PaymentState = {
  __typename?: 'PaymentState';
  amount: Scalars['Fen']['output'];
  balance: Scalars['Fen']['output'];
  expireAt: Scalars['DateTime']['output'];
  /** It was paid after it had been closed, and is credited all the same. */
  late: Scalars['Boolean']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  payId: Scalars['Int']['output'];
  payNo: Scalars['String']['output'];
  status: PayStatus;
  statusText: Scalars['String']['output'];
};

export type PhoneCodeInput = {
  captcha: Scalars['String']['input'];
  captchaId: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  scene: CodeScene;
};

/** REST: answer of `POST /common/sendPhoneCode`. */
export type PhoneCodeReceipt = {
  __typename?: 'PhoneCodeReceipt';
  /** Seconds that the code lives. */
  expireIn: Scalars['Int']['output'];
  /** Seconds until another one may be asked for. */
  resendIn: Scalars['Int']['output'];
};

/** An address without name and phone, read. REST: `/orders/parsePlaces`. */
export type PlaceReading = {
  __typename?: 'PlaceReading';
  city: Scalars['String']['output'];
  cityCode: Scalars['String']['output'];
  /** What is not the region. */
  detail: Scalars['String']['output'];
  district: Scalars['String']['output'];
  districtCode: Scalars['String']['output'];
  problems: Array<RowProblem>;
  province: Scalars['String']['output'];
  provinceCode: Scalars['String']['output'];
};

/** Shop orders that become one order. REST: answer of `POST /shopOrders/plan`. */
export type PlannedPart = {
  __typename?: 'PlannedPart';
  courierId: Scalars['Int']['output'];
  courierName: Scalars['String']['output'];
  goodId: Scalars['Int']['output'];
  goodName: Scalars['String']['output'];
  goodPic: Scalars['String']['output'];
  mergeIds: Array<Scalars['Int']['output']>;
  /** Pieces a parcel. */
  num: Scalars['Int']['output'];
  shopOrderIds: Array<Scalars['Int']['output']>;
  warehouseId: Scalars['Int']['output'];
  warehouseName: Scalars['String']['output'];
};

export type { Platform };

/** What an invitee would pay for a parcel, and what the caller earns of it. REST: `/userProfits/simulate`. */
export type PriceSimulation = {
  __typename?: 'PriceSimulation';
  /** What the caller earns. */
  agentShare: Scalars['Fen']['output'];
  /** Nothing goes there; `reason` says why. */
  banned: Scalars['Boolean']['output'];
  courierFee: Scalars['Fen']['output'];
  courierProfit: Scalars['Fen']['output'];
  discountFee: Scalars['Fen']['output'];
  goodsFee: Scalars['Fen']['output'];
  packageFee: Scalars['Fen']['output'];
  /** What it would cost without the caller's mark-up. */
  plainFee: Scalars['Fen']['output'];
  profit: Scalars['Fen']['output'];
  reason: Scalars['String']['output'];
  remoteFee: Scalars['Fen']['output'];
  /** Fen a piece, mark-up included. */
  unitPrice: Scalars['Fen']['output'];
};

export type PriceSimulationInput = {
  /** 2, 4 or 6 digits of where it goes. */
  areaCode: Scalars['String']['input'];
  courierId: Scalars['Int']['input'];
  courierProfit?: InputMaybe<Scalars['Fen']['input']>;
  goodId: Scalars['Int']['input'];
  /** Pieces. */
  num: Scalars['Int']['input'];
  /** Fen a piece and a parcel; empty: what holds for that invitee now. */
  profit?: InputMaybe<Scalars['Fen']['input']>;
  /** One of the own invitees: its level counts. Empty: level 1. */
  userId?: InputMaybe<Scalars['Int']['input']>;
  warehouseId: Scalars['Int']['input'];
};

export type { PrintKind };

/** How labels are printed; the setting that names both platform and courier wins. REST: `/printSettings`. */
export type PrintSetting = {
  __typename?: 'PrintSetting';
  /** Prints as soon as a waybill is issued while the parcel list is open. */
  autoPrint: Scalars['Boolean']['output'];
  /** Empty: any. */
  courierId?: Maybe<Scalars['Int']['output']>;
  courierName?: Maybe<Scalars['String']['output']>;
  extras: LabelExtras;
  id: Scalars['Int']['output'];
  paper: LabelPaper;
  /** Empty: any. */
  platform?: Maybe<Platform>;
  /** Of the local print component; empty for its default. */
  printerName: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type PrintSettingInput = {
  /** False when empty. */
  autoPrint?: InputMaybe<Scalars['Boolean']['input']>;
  courierId?: InputMaybe<Scalars['Int']['input']>;
  extras: LabelExtrasInput;
  paper: LabelPaper;
  platform?: InputMaybe<Platform>;
  /** Of the local print component; empty for its default. */
  printerName?: InputMaybe<Scalars['String']['input']>;
};

/** A label for a local print component. REST: `/orderPackages/printTasks`. */
export type PrintTask = {
  __typename?: 'PrintTask';
  courierCode: Scalars['String']['output'];
  packageId: Scalars['Int']['output'];
  packageNo: Scalars['String']['output'];
  paper: LabelPaper;
  platform: Platform;
  printerName: Scalars['String']['output'];
  /** Address of a PDF of this one label on this site, good for an hour. */
  url: Scalars['String']['output'];
  waybillNo: Scalars['String']['output'];
};

export type PrintTasks = {
  __typename?: 'PrintTasks';
  failed: Array<UnprintedParcel>;
  tasks: Array<PrintTask>;
};

/** A PDF of labels or a picking list; asked again with `exportedFile` while it is not done. REST: `/orderPackages/print`. */
export type PrintedFile = {
  __typename?: 'PrintedFile';
  failed: Array<UnprintedParcel>;
  file: ExportedFile;
  printed: Scalars['Int']['output'];
};

export type Problem = {
  __typename?: 'Problem';
  /** What helps, the best first; one word for all of a kind can be said in bulk. Empty when there is nothing to do but wait. */
  actions: Array<ProblemAction>;
  at: Scalars['DateTime']['output'];
  goodName?: Maybe<Scalars['String']['output']>;
  /** Of the kind and the row, good for lists. */
  id: Scalars['String']['output'];
  kind: ProblemKind;
  orderId?: Maybe<Scalars['Int']['output']>;
  packageId?: Maybe<Scalars['Int']['output']>;
  /** Of the parcel; empty where it is about none. */
  packageStatus?: Maybe<ParcelStatus>;
  /** Fee of the parcel. */
  price?: Maybe<Scalars['Fen']['output']>;
  /** Empty where the kind says it. */
  reasonCode?: Maybe<ReasonCode>;
  refundId?: Maybe<Scalars['Int']['output']>;
  shopId?: Maybe<Scalars['Int']['output']>;
  shopName?: Maybe<Scalars['String']['output']>;
  shopOrderId?: Maybe<Scalars['Int']['output']>;
  /** Chinese text for the person: why, and what to do. */
  text: Scalars['String']['output'];
  /** What it is about: an order number, a parcel number, the name of a shop. */
  title: Scalars['String']['output'];
};

export type { ProblemAction };

export type ProblemCount = {
  __typename?: 'ProblemCount';
  kind: ProblemKind;
  problems: Scalars['Int']['output'];
};

export type { ProblemKind };

export type ProblemPage = {
  __typename?: 'ProblemPage';
  /** Of every kind, whatever the filter. */
  counts: Array<ProblemCount>;
  list: Array<Problem>;
  total: Scalars['Int']['output'];
};

/** Sums of a supplier, in fen; `profit` = goodsIncome − commission − refundFee. */
export type ProfitFigures = {
  __typename?: 'ProfitFigures';
  commission: Scalars['Fen']['output'];
  /** What couriers cost; buyers have paid it, so it is no part of the profit. */
  courierCost: Scalars['Fen']['output'];
  goodsIncome: Scalars['Fen']['output'];
  orderCount: Scalars['Int']['output'];
  packageCount: Scalars['Int']['output'];
  /** Of the profit: of parcels that are not settled yet. */
  pending: Scalars['Fen']['output'];
  profit: Scalars['Fen']['output'];
  /** The goods' part of what went back. */
  refundFee: Scalars['Fen']['output'];
  remoteIncome: Scalars['Fen']['output'];
  /** Of the profit: already in the wallet. */
  settled: Scalars['Fen']['output'];
};

/** Days in Asia/Shanghai by which parcels were paid; the last 30 when empty, at most 366. */
export type ProfitFilter = {
  from?: InputMaybe<Scalars['Date']['input']>;
  goodId?: InputMaybe<Scalars['Int']['input']>;
  /** The last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
  warehouseId?: InputMaybe<Scalars['Int']['input']>;
};

export type ProfitRow = {
  __typename?: 'ProfitRow';
  figures: ProfitFigures;
  /** `2026-11-21`, `2026-11`, or the id of the warehouse or goods. */
  key: Scalars['String']['output'];
  /** The same for people. */
  name: Scalars['String']['output'];
};

export type { ProfitUnit };

/** What the caller has from those it has invited. REST: `summary` of `/user/invite/list`. */
export type Promotion = {
  __typename?: 'Promotion';
  /** Invited with at least one parcel shipped; levels count these. */
  activeCount: Scalars['Int']['output'];
  inviteCode: Scalars['String']['output'];
  inviteCount: Scalars['Int']['output'];
  /** Address that opens the registration with the caller as inviter. */
  inviteUrl: Scalars['String']['output'];
  /** Invited today, by the clock of Shanghai. */
  todayCount: Scalars['Int']['output'];
  /** Of it: of parcels paid today. */
  todayProfit: Scalars['Fen']['output'];
  /** Fen: all that the caller has earned and will earn of parcels that are not refunded. */
  totalProfit: Scalars['Fen']['output'];
  /** Of it: not settled yet. */
  unsettled: Scalars['Fen']['output'];
};

/** A day of the promotion, by the clock of Shanghai. REST: `/user/invite/days`. */
export type PromotionDay = {
  __typename?: 'PromotionDay';
  date: Scalars['Date']['output'];
  invited: Scalars['Int']['output'];
  /** Parcels of invitees that were paid for and not refunded. */
  parcels: Scalars['Int']['output'];
  /** Fen that the caller earns of them. */
  profit: Scalars['Fen']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** A fresh captcha. REST: `GET /common/captcha`, `GET /seller/captcha`. */
  captcha: Captcha;
  /** What the caller may cash out now. REST: `POST /cashOut/limits`. */
  cashOutLimits: CashOutLimits;
  /** The caller's cash-outs, newest first. REST: `POST /cashOut/getCashOutList`. */
  cashOuts: CashOutPage;
  /** REST: `GET /goods/categoryList`. */
  categories: Array<Category>;
  /** REST: `POST /couriers/getCouriersList`. */
  couriers: Array<Courier>;
  /** REST: `POST /userProfits/defaultProfit` without a body. */
  defaultProfit: DefaultProfit;
  /** How an export stands, waiting a little for its end. REST: `POST /exports/find`. */
  exportedFile: ExportedFile;
  /** The caller's favourites, the newest first; buyers only. REST: `POST /goodCollect/getGoodCollectList`. */
  favourites: FavouritePage;
  /** One of the goods. REST: `GET /goods/id`. */
  good: Good;
  /** Stock of the own goods, what is low first; suppliers only. REST: `POST /goodStock/getGoodStockList`. */
  goodStocks: GoodStockPage;
  /** Goods on sale. REST: `GET /goods/list`. */
  goods: GoodPage;
  /** Ship-from areas that have goods. REST: `GET /goods/areaList`. */
  goodsAreas: Array<GoodsArea>;
  /** The caller's invitees, the newest first, with the sums over all of them; buyers only. REST: `POST /user/invite/list`. */
  invitees: InviteePage;
  /** REST: `POST /common/getIpGeo`. */
  ipRegion: IpRegion;
  /** What a label would look like; suppliers only. REST: `POST /printSettings/preview`. */
  labelPreview: LabelPreview;
  /** What was chosen last time; empty before the first order. REST: `POST /orders/lastBuyGood`. */
  lastPurchase?: Maybe<LastPurchase>;
  /** REST: `POST /user/league`. */
  league: League;
  /** The signed-in account. REST: `GET /user/info` or `GET /seller/info`. */
  me: Account;
  /** What of a shop is merged, and what could be. REST: `POST /mergeOrder/makeMergeOrder` with a shop. */
  mergeOrders: Array<MergeOrder>;
  /** Lines of the caller's wallet, newest first. REST: `POST /userMoneyLogs/getUserMoneyLogsList`. */
  moneyLogs: MoneyLogPage;
  /** One notice. REST: `POST /notice/id`. */
  notice: Notice;
  /** Notices, newest first. REST: `POST /notice/list`. */
  notices: NoticePage;
  /** One order. REST: `POST /orders/findOrders`. */
  order: Order;
  /**
   * Which of at most 1,000 third-party order numbers the caller has ordered already, in whatever way; buyers only.
   * REST: `POST /orderPackages/findOrdered`.
   */
  orderedNumbers: Array<OrderedNumber>;
  /** The caller's orders. REST: `POST /orders/getOrdersList`. */
  orders: OrderPage;
  /** The caller's parcels, newest first. REST: `POST /orderPackages/getOrderPackagesList`. */
  parcels: ParcelPage;
  /** The ways to recharge that are set up here. REST: `GET /pay/channels`. */
  payChannels: Array<PayChannel>;
  /** How a recharge stands; the channel is asked. REST: `POST /pay/check`. */
  payment: PaymentState;
  /** What an invitee would pay; nothing is kept. REST: `POST /userProfits/simulate`. */
  priceSimulation: PriceSimulation;
  /** The caller's settings, newest first; suppliers only. REST: `POST /printSettings/getPrintSettingsList`. */
  printSettings: Array<PrintSetting>;
  /** Labels for the local print component, at most 100 parcels; suppliers only. REST: `POST /orderPackages/printTasks`. */
  printTasks: PrintTasks;
  /** What needs a person, the newest first. REST: `POST /problems/list`. */
  problems: ProblemPage;
  /** The last days of the caller's promotion, the oldest first; at most 90. REST: `POST /user/invite/days`. */
  promotionDays: Array<PromotionDay>;
  /** Reads free text, one or many recipients, at most 500. REST: `POST /orders/parseAddress`. */
  readAddresses: Array<AddressReading>;
  /** Reads addresses that hold neither name nor phone, at most 1,000, in their order. REST: `POST /orders/parsePlaces`. */
  readPlaces: Array<PlaceReading>;
  /** The caller's recharges, newest first. REST: `POST /recharges/getRechargesList`. */
  recharges: RechargePage;
  /** The caller's refunds, newest first. REST: `POST /refunds/getRefundsList`. */
  refunds: RefundPage;
  /** All regions, or those of one level or parent. REST: `POST /common/getGeoList`. */
  regions: RegionList;
  /** One of the own goods; suppliers only. REST: `POST /goods/findGoods`. */
  sellerGood: SellerGood;
  /** The caller's own goods; suppliers only. REST: `POST /goods/getGoodsList`. */
  sellerGoods: SellerGoodPage;
  /** The caller's profit; suppliers only. REST: `POST /statistics/sellerProfit`. */
  sellerProfit: SellerProfit;
  /** One of the own warehouses; suppliers only. REST: `POST /warehouse/find`. */
  sellerWarehouse: SellerWarehouse;
  /** The caller's own warehouses; suppliers only. REST: `POST /warehouse/getWarehouseList`. */
  sellerWarehouses: SellerWarehousePage;
  /** Sender and return addresses held at the platform. REST: `POST /shops/getSendAddress`. */
  sendAddresses: Array<RemoteAddress>;
  /** The caller's senders, the default first. REST: `GET /sellerSends/find`. */
  senders: Array<Sender>;
  /** REST: `POST /setting/getSetting`. */
  settings: Settings;
  /** Which goods stand for a shop's items. REST: `POST /shops/getShopGoodsList`. */
  shopGoods: ShopGoodPage;
  /** Which orders chosen shop orders become, by the goods that stand for their items. REST: `POST /shopOrders/plan`. */
  shopOrderPlan: ShopOrderPlan;
  /** Orders of the caller's shops, the newest first; buyers only. REST: `POST /shopOrders/getShopOrdersList`. */
  shopOrders: ShopOrderPage;
  /** The six platforms, and whether their shops can be bound here. REST: `GET /shops/platforms`. */
  shopPlatforms: Array<ShopPlatform>;
  /** The caller's shops, the newest first. REST: `POST /shops/getShopsList`. */
  shops: ShopPage;
  /** Movements of a stock row, newest first; suppliers only. REST: `POST /goodStock/getStockLogsList`. */
  stockLogs: StockLogPage;
  /** Orders that hold pieces of a stock row, the next to lapse first; suppliers only. REST: `POST /goodStock/getReservationsList`. */
  stockReservations: StockReservationPage;
  /** What happened to a parcel, and the courier's words. REST: `POST /orderPackages/timeline`. */
  timeline: ParcelTimeline;
  /** REST: `POST /userProfits/getUserProfitsList`. */
  userProfits: UserProfitPage;
  /** What moved in the caller's wallet on each of the last days, the oldest first; at most 90. REST: `POST /userMoneyLogs/days`. */
  walletDays: Array<WalletDay>;
  /** One warehouse. REST: `GET /warehouse/id`. */
  warehouse: Warehouse;
  /** Warehouses whose name contains the keyword; signed-in callers only. REST: `GET /warehouse/list`. */
  warehouses: WarehousePage;
};


export type QueryCaptchaArgs = {
  kind: AccountKind;
};


export type QueryCashOutsArgs = {
  filter?: InputMaybe<CashOutFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryExportedFileArgs = {
  taskId: Scalars['String']['input'];
};


export type QueryFavouritesArgs = {
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryGoodArgs = {
  id: Scalars['Int']['input'];
};


export type QueryGoodStocksArgs = {
  filter?: InputMaybe<GoodStockFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryGoodsArgs = {
  filter?: InputMaybe<GoodFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  sort: GoodsSort;
};


export type QueryInviteesArgs = {
  filter?: InputMaybe<InviteeFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryLabelPreviewArgs = {
  input: PrintSettingInput;
};


export type QueryMeArgs = {
  kind: AccountKind;
};


export type QueryMergeOrdersArgs = {
  shopId: Scalars['Int']['input'];
};


export type QueryMoneyLogsArgs = {
  filter?: InputMaybe<MoneyLogFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryNoticeArgs = {
  id: Scalars['Int']['input'];
};


export type QueryNoticesArgs = {
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  type: NoticeType;
};


export type QueryOrderArgs = {
  id: Scalars['Int']['input'];
};


export type QueryOrderedNumbersArgs = {
  platform: Platform;
  thirdOrderNos: Array<Scalars['String']['input']>;
};


export type QueryOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  sort: OrderSort;
};


export type QueryParcelsArgs = {
  filter?: InputMaybe<ParcelFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryPaymentArgs = {
  payId: Scalars['Int']['input'];
};


export type QueryPriceSimulationArgs = {
  input: PriceSimulationInput;
};


export type QueryPrintTasksArgs = {
  packageIds: Array<Scalars['Int']['input']>;
};


export type QueryProblemsArgs = {
  kind?: InputMaybe<ProblemKind>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryPromotionDaysArgs = {
  days: Scalars['Int']['input'];
};


export type QueryReadAddressesArgs = {
  text: Scalars['String']['input'];
};


export type QueryReadPlacesArgs = {
  places: Array<Scalars['String']['input']>;
};


export type QueryRechargesArgs = {
  filter?: InputMaybe<RechargeFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryRefundsArgs = {
  filter?: InputMaybe<RefundFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryRegionsArgs = {
  level?: InputMaybe<Scalars['Int']['input']>;
  parentCode?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySellerGoodArgs = {
  id: Scalars['Int']['input'];
};


export type QuerySellerGoodsArgs = {
  filter?: InputMaybe<SellerGoodFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  sort: SellerGoodSort;
};


export type QuerySellerProfitArgs = {
  filter?: InputMaybe<ProfitFilter>;
  unit: ProfitUnit;
};


export type QuerySellerWarehouseArgs = {
  id: Scalars['Int']['input'];
};


export type QuerySellerWarehousesArgs = {
  filter?: InputMaybe<SellerWarehouseFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QuerySendAddressesArgs = {
  shopId: Scalars['Int']['input'];
};


export type QueryShopGoodsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  shopId: Scalars['Int']['input'];
};


export type QueryShopOrderPlanArgs = {
  input: ShopOrderPlanInput;
};


export type QueryShopOrdersArgs = {
  filter?: InputMaybe<ShopOrderFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryShopsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  platform?: InputMaybe<Platform>;
};


export type QueryStockLogsArgs = {
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  stockId: Scalars['Int']['input'];
  type?: InputMaybe<StockLogType>;
};


export type QueryStockReservationsArgs = {
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  stockId: Scalars['Int']['input'];
};


export type QueryTimelineArgs = {
  packageId: Scalars['Int']['input'];
};


export type QueryUserProfitsArgs = {
  filter?: InputMaybe<UserProfitFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


export type QueryWalletDaysArgs = {
  days: Scalars['Int']['input'];
};


export type QueryWarehouseArgs = {
  id: Scalars['Int']['input'];
};


export type QueryWarehousesArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};

/** A dry run of `createOrder`. REST: `/orders/quote`. */
export type Quote = {
  __typename?: 'Quote';
  /** Pieces in the warehouse that can be ordered now. */
  available: Scalars['Int']['output'];
  balance: Scalars['Fen']['output'];
  courierFee: Scalars['Fen']['output'];
  discountFee: Scalars['Fen']['output'];
  /** Whether the balance covers `totalFee`. */
  enough: Scalars['Boolean']['output'];
  expireAt: Scalars['DateTime']['output'];
  /** Sums over the rows that can go, in fen. */
  goodsFee: Scalars['Fen']['output'];
  /** Rows that can go. */
  packageCount: Scalars['Int']['output'];
  /** Problems of the order as a whole, such as a resting courier. */
  problems: Array<RowProblem>;
  quoteNo: Scalars['String']['output'];
  remoteFee: Scalars['Fen']['output'];
  rows: Array<QuoteRow>;
  totalFee: Scalars['Fen']['output'];
  totalFeeYuan: Scalars['String']['output'];
};

/** The verdict on one part of a batch. */
export type QuotePart = {
  __typename?: 'QuotePart';
  /** Pieces in the warehouse that can be ordered now, less what earlier parts take. */
  available: Scalars['Int']['output'];
  /** Rows that can go. */
  packageCount: Scalars['Int']['output'];
  /** Index in the given parts, from 0. */
  part: Scalars['Int']['output'];
  /** Problems of the part as a whole. */
  problems: Array<RowProblem>;
  /** Null when it can be ordered; else it has no rows. */
  refusal?: Maybe<PartRefusal>;
  rows: Array<QuoteRow>;
  totalFee: Scalars['Fen']['output'];
};

/** The verdict on one recipient, priced. */
export type QuoteRow = {
  __typename?: 'QuoteRow';
  courierFee: Scalars['Fen']['output'];
  /** Reduction already inside `courierFee`. */
  discountFee: Scalars['Fen']['output'];
  goodsFee: Scalars['Fen']['output'];
  mergeId?: Maybe<Scalars['Int']['output']>;
  /** goodsFee + courierFee + remoteFee */
  packageFee: Scalars['Fen']['output'];
  problems: Array<RowProblem>;
  /** When the courier takes it, counted from now. */
  promisedShipAt?: Maybe<Scalars['DateTime']['output']>;
  remoteFee: Scalars['Fen']['output'];
  /** Index in the given list, from 0: `packages`, then `mergeIds`, then `shopOrderIds`. */
  row: Scalars['Int']['output'];
  /** The shop orders that go into the parcel. */
  shopOrderIds: Array<Scalars['Int']['output']>;
  state: RowState;
};

/** REST: answer of `POST /orders/reAutoSend`. */
export type ReAutoSend = {
  __typename?: 'ReAutoSend';
  failed: Array<FailedSend>;
  order: Order;
  orderId: Scalars['Int']['output'];
  /** Parcels that are posted again. */
  submitted: Scalars['Int']['output'];
  /** Of these, the ones that were posted before the answer. */
  success: Scalars['Int']['output'];
};

/** A real-name check at the provider. REST: answer of `POST /real/getUrl`. */
export type RealNameCheck = {
  __typename?: 'RealNameCheck';
  certifyId: Scalars['String']['output'];
  expireAt: Scalars['DateTime']['output'];
  /** Text for a QR code that opens that page on a phone. */
  qrCode: Scalars['String']['output'];
  /** Page on which the person goes through the check. */
  url: Scalars['String']['output'];
};

/** How the caller's real-name check stands. REST: answer of `POST /real/confirm`. */
export type RealNameState = {
  __typename?: 'RealNameState';
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** Masked; null until verified. */
  realName?: Maybe<Scalars['String']['output']>;
  realStatus: RealStatus;
};

export type { RealStatus };

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
  address: Scalars['String']['input'];
  cityCode: Scalars['String']['input'];
  districtCode: Scalars['String']['input'];
  packageId: Scalars['Int']['input'];
  /** Six digits; the district may be empty where a city has none. */
  provinceCode: Scalars['String']['input'];
  receiverName: Scalars['String']['input'];
  receiverPhone: Scalars['String']['input'];
};

/** Money that came in (充值). REST: `/recharges/getRechargesList`. */
export type Recharge = {
  __typename?: 'Recharge';
  amount: Scalars['Fen']['output'];
  bonus: Scalars['Fen']['output'];
  channelTradeNo?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  late: Scalars['Boolean']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  payId: Scalars['Int']['output'];
  payType: PayType;
  payTypeText: Scalars['String']['output'];
  /** What is credited: amount and bonus. */
  realAmount: Scalars['Fen']['output'];
  rechargeNo: Scalars['String']['output'];
  status: RechargeStatus;
  statusText: Scalars['String']['output'];
};

export type RechargeFilter = {
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  payType?: InputMaybe<PayType>;
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<RechargeStatus>;
};

export type RechargePage = {
  __typename?: 'RechargePage';
  list: Array<Recharge>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** Fen credited over the whole filter. */
  sumPaid: Scalars['Fen']['output'];
  total: Scalars['Int']['output'];
};

export type { RechargeStatus };

/** Money of a parcel that goes back, or was asked for (退款). */
export type Refund = {
  __typename?: 'Refund';
  allowedActions: Array<RefundAction>;
  /** What goes back. */
  amount: Scalars['Fen']['output'];
  appliedBy: EventActor;
  auditAt?: Maybe<Scalars['DateTime']['output']>;
  auditBy?: Maybe<EventActor>;
  auditReason: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When it is agreed to by itself. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  goodName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  num: Scalars['Int']['output'];
  orderId: Scalars['Int']['output'];
  orderNo: Scalars['String']['output'];
  /** What the parcel cost. */
  packageFee: Scalars['Fen']['output'];
  packageId: Scalars['Int']['output'];
  packageNo: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  refundNo: Scalars['String']['output'];
  /** When the supplier had the goods back. */
  returnedAt?: Maybe<Scalars['DateTime']['output']>;
  status: RefundStatus;
  statusText: Scalars['String']['output'];
  /** Kept for a waybill that was issued. */
  waybillFee: Scalars['Fen']['output'];
  waybillNo?: Maybe<Scalars['String']['output']>;
};

export type { RefundAction };

/** A supplier's answer to a refund. REST: body of `POST /refunds/answer`. */
export type RefundAnswerInput = {
  agree: Scalars['Boolean']['input'];
  /** Fen; by default as much as was asked for. */
  amount?: InputMaybe<Scalars['Fen']['input']>;
  /** Needed when it is refused. */
  reason?: InputMaybe<Scalars['String']['input']>;
  refundId: Scalars['Int']['input'];
};

export type RefundFilter = {
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  orderId?: InputMaybe<Scalars['Int']['input']>;
  packageId?: InputMaybe<Scalars['Int']['input']>;
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<RefundStatus>;
};

export type RefundPage = {
  __typename?: 'RefundPage';
  list: Array<Refund>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** REST: answer of `POST /orderPackages/refund`. Whoever shows the parcels reads them again. */
export type RefundResult = {
  __typename?: 'RefundResult';
  failed: Array<RefusedRefund>;
  /** Fen that have gone back. */
  refundFee: Scalars['Fen']['output'];
  success: Array<AppliedRefund>;
};

export type { RefundStatus };

/** A parcel whose refund was refused. */
export type RefusedRefund = {
  __typename?: 'RefusedRefund';
  errorKey: ErrorKey;
  msg: Scalars['String']['output'];
  packageId: Scalars['Int']['output'];
};

/** A province, city or district. REST: `/common/getGeoList`. */
export type Region = {
  __typename?: 'Region';
  /** 2, 4 or 6 digits. */
  code: Scalars['String']['output'];
  /** 1 province, 2 city, 3 district. */
  level: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Empty for provinces. */
  parentCode: Scalars['String']['output'];
};

export type RegionList = {
  __typename?: 'RegionList';
  list: Array<Region>;
  /** Changes when the table changes. */
  version: Scalars['String']['output'];
};

export type RegisterInput = {
  kind: AccountKind;
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  /** The six digits of the short message. */
  phoneCode: Scalars['String']['input'];
  repassword: Scalars['String']['input'];
  /** Account id or invite code of the inviter; an unknown one is ignored. */
  superId?: InputMaybe<Scalars['String']['input']>;
};

/** A sender or return address held at a platform. REST: `POST /shops/getSendAddress`. */
export type RemoteAddress = {
  __typename?: 'RemoteAddress';
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  district: Scalars['String']['output'];
  isDefault: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  province: Scalars['String']['output'];
  remoteAddressId: Scalars['String']['output'];
};

export type { RemoteRefundStatus };

export type { RemoteStatus };

/** REST: answer of `POST /orders/reviewOrder`. */
export type ReviewedOrder = {
  __typename?: 'ReviewedOrder';
  order: Order;
  orderId: Scalars['Int']['output'];
  status: OrderStatus;
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

/** Something that keeps a recipient from going, or that a person should look at. */
export type RowProblem = {
  __typename?: 'RowProblem';
  /** False: only a reminder; the row can go. */
  blocking: Scalars['Boolean']['output'];
  field: RowField;
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  reasonCode: ReasonCode;
};

export type { RowState };

/** A supplier. REST: `GET /seller/info`. */
export type Seller = Account & {
  __typename?: 'Seller';
  authorityId: Scalars['Int']['output'];
  balance: Scalars['Fen']['output'];
  balanceYuan: Scalars['String']['output'];
  /** Commission in 1/10000 of the supply price. */
  commissionRate: Scalars['Int']['output'];
  companyName: Scalars['String']['output'];
  contact: Scalars['String']['output'];
  frozen: Scalars['Fen']['output'];
  goodsCount: Scalars['Int']['output'];
  headerImg?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  kind: AccountKind;
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  nickName: Scalars['String']['output'];
  /** Income of parcels that are not settled yet, in fen. */
  pendingSettle: Scalars['Fen']['output'];
  phone: Scalars['String']['output'];
  /** Masked, such as 张*; null until verified. */
  realName?: Maybe<Scalars['String']['output']>;
  realStatus: RealStatus;
  /** Days from shipping to settlement. */
  settleDays: Scalars['Int']['output'];
  uuid: Scalars['String']['output'];
  warehouseCount: Scalars['Int']['output'];
  withdrawable: Scalars['Fen']['output'];
};

/** One of the caller's own goods. REST: `/goods/getGoodsList`, `/goods/findGoods`. */
export type SellerGood = {
  __typename?: 'SellerGood';
  /** Why an operator has refused it; empty otherwise. */
  auditReason: Scalars['String']['output'];
  categoryId: Scalars['Int']['output'];
  categoryName: Scalars['String']['output'];
  collectCount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Sanitised HTML. Empty in lists. */
  detail: Scalars['String']['output'];
  goodsNo: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isGift: Scalars['Boolean']['output'];
  maxNum: Scalars['Int']['output'];
  minNum: Scalars['Int']['output'];
  monthSold: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** The first of `pics`. */
  pic: Scalars['String']['output'];
  pics: Array<Scalars['String']['output']>;
  /** Allowed shop platforms; empty means all. */
  platforms: Array<Platform>;
  /** What a buyer without an agent pays a piece, in fen. */
  price: Scalars['Fen']['output'];
  sold: Scalars['Int']['output'];
  status: GoodsStatus;
  /** By warehouse. Resolved in one batch a query. */
  stocks: Array<GoodStock>;
  /** What the supplier gets a piece, in fen. */
  supplyPrice: Scalars['Fen']['output'];
  unit: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** Goes back with an edit: who edits an older one is told. */
  version: Scalars['Int']['output'];
  /** Grams a piece, packing included. */
  weight: Scalars['Int']['output'];
};

export type SellerGoodFilter = {
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  isGift?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name, of its pinyin or initials, or the goods number. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only where some warehouse has no more than its warning. */
  lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  platform?: InputMaybe<Platform>;
  status?: InputMaybe<GoodsStatus>;
  warehouseId?: InputMaybe<Scalars['Int']['input']>;
};

export type SellerGoodPage = {
  __typename?: 'SellerGoodPage';
  /** Of every status, whatever status is asked for. */
  counts: Array<GoodsStatusCount>;
  list: Array<SellerGood>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type { SellerGoodSort };

/** REST: `/statistics/sellerProfit`. */
export type SellerProfit = {
  __typename?: 'SellerProfit';
  list: Array<ProfitRow>;
  summary: ProfitFigures;
  total: Scalars['Int']['output'];
};

/** One of the caller's own warehouses. REST: `/warehouse/getWarehouseList`, `/warehouse/find`. */
export type SellerWarehouse = {
  __typename?: 'SellerWarehouse';
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  cityCode: Scalars['String']['output'];
  contact: Scalars['String']['output'];
  couriers: Array<SellerWarehouseCourier>;
  createdAt: Scalars['DateTime']['output'];
  csUrl?: Maybe<Scalars['String']['output']>;
  /** Such as `16:00`. */
  cutoffTime: Scalars['String']['output'];
  district: Scalars['String']['output'];
  districtCode: Scalars['String']['output'];
  goodsCount: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  intro: Scalars['String']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Orders that are not over. */
  openOrders: Scalars['Int']['output'];
  outputMode: OutputMode;
  pauseReason?: Maybe<Scalars['String']['output']>;
  phone: Scalars['String']['output'];
  /** E-waybill platforms that it supports; empty means all. */
  platforms: Array<Platform>;
  province: Scalars['String']['output'];
  provinceCode: Scalars['String']['output'];
  restDates: Array<Scalars['Date']['output']>;
  status: ServiceStatus;
  sundayRest: Scalars['Boolean']['output'];
  /** Goes back with an edit. */
  version: Scalars['Int']['output'];
  /** Seven flags by day of the week in Asia/Shanghai; index 0 (Sunday) is always 1, see `sundayRest`. */
  workDays: Scalars['String']['output'];
};

/** A courier at an own warehouse: what buyers pay and what it costs, in fen. */
export type SellerWarehouseCourier = {
  __typename?: 'SellerWarehouseCourier';
  areaRules: Array<AreaRule>;
  costFirstFee: Scalars['Fen']['output'];
  costStepFee: Scalars['Fen']['output'];
  /** Resolved in one batch a query. */
  courier: Courier;
  courierId: Scalars['Int']['output'];
  enabled: Scalars['Boolean']['output'];
  firstFee: Scalars['Fen']['output'];
  /** Grams covered by the first fee. */
  firstWeight: Scalars['Int']['output'];
  stepFee: Scalars['Fen']['output'];
  /** Grams of a step above it. */
  stepWeight: Scalars['Int']['output'];
};

export type SellerWarehouseFilter = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ServiceStatus>;
};

export type SellerWarehousePage = {
  __typename?: 'SellerWarehousePage';
  list: Array<SellerWarehouse>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type SendArea = {
  __typename?: 'SendArea';
  city: Scalars['String']['output'];
  province: Scalars['String']['output'];
  warehouseId: Scalars['Int']['output'];
  warehouseName: Scalars['String']['output'];
};

/** A sender printed on the label. REST: `/sellerSends/*`. */
export type Sender = {
  __typename?: 'Sender';
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  cityCode: Scalars['String']['output'];
  district: Scalars['String']['output'];
  districtCode: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isDefault: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  province: Scalars['String']['output'];
  provinceCode: Scalars['String']['output'];
  remark: Scalars['String']['output'];
};

export type SenderInput = {
  address: Scalars['String']['input'];
  cityCode: Scalars['String']['input'];
  districtCode: Scalars['String']['input'];
  isDefault: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  /** Names or codes; read and completed by the API. */
  provinceCode: Scalars['String']['input'];
  remark: Scalars['String']['input'];
};

export type { ServiceStatus };

/** A new session. It ends any other session of the same account. */
export type SessionGrant = {
  __typename?: 'SessionGrant';
  account: Account;
  /** Moment of the hard end, seven days after login; idle sessions end after 24 h. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque; goes into the `x-token` header. */
  token: Scalars['String']['output'];
};

/** Texts and limits of the site. REST: `/setting/getSetting`. */
export type Settings = {
  __typename?: 'Settings';
  appVersion: Scalars['String']['output'];
  /** Customer-service link; opens a new window when it contains http. */
  csUrl: Scalars['String']['output'];
  filingNo: Scalars['String']['output'];
  footerText: Scalars['String']['output'];
  /** On this host the gift list stands among the categories. */
  giftEnabled: Scalars['Boolean']['output'];
  logoPic: Scalars['String']['output'];
  maxRecharge: Scalars['Fen']['output'];
  /** Most recipients an order. */
  maxRows: Scalars['Int']['output'];
  /** Smallest and largest recharge, in fen. */
  minRecharge: Scalars['Fen']['output'];
  /** Address of the older site; empty when there is none. */
  oldUrl: Scalars['String']['output'];
  /** Minutes until an unpaid order is cancelled. */
  payExpireMinutes: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  /** Customer-service QR picture. */
  wxPic: Scalars['String']['output'];
};

export type { ShipMode };

/** A shop of an outside platform that the caller has bound. REST: `/shops/getShopsList`. */
export type Shop = {
  __typename?: 'Shop';
  authAt: Scalars['DateTime']['output'];
  /** What `autoOrder` may spend on this shop in a day, in fen; empty for no limit. */
  autoDayLimit?: Maybe<Scalars['Fen']['output']>;
  /** New orders of mapped goods are ordered and paid by themselves. */
  autoOrder: Scalars['Boolean']['output'];
  /** What `autoOrder` may spend on one parcel, in fen; empty for no limit. */
  autoParcelLimit?: Maybe<Scalars['Fen']['output']>;
  /** Waybill numbers are posted back by themselves. */
  autoSend: Scalars['Boolean']['output'];
  /** Whole days until then; 0 when it has ended. */
  daysLeft: Scalars['Int']['output'];
  defaultCourierId?: Maybe<Scalars['Int']['output']>;
  defaultSenderId?: Maybe<Scalars['Int']['output']>;
  /** When the binding ends, renewals counted. */
  expireAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  /** A supplier's waybill account, not a buyer's shop. */
  isSeller: Scalars['Boolean']['output'];
  /** Why the last call of the platform failed, as a word such as `authExpired`; null after one that did not. */
  lastError?: Maybe<Scalars['String']['output']>;
  lastSyncAt?: Maybe<Scalars['DateTime']['output']>;
  platform: Platform;
  /** The platform's id of the shop. */
  remoteShopId: Scalars['String']['output'];
  sellerNick: Scalars['String']['output'];
  shopName: Scalars['String']['output'];
  status: ShopStatus;
  tagRule: TagRule;
  /** Orders that wait here and have not been ordered. */
  waitingOrders: Scalars['Int']['output'];
};

/** Where to send the person to bind a shop. REST: answer of `POST /shops/auth`. */
export type ShopAuthorisation = {
  __typename?: 'ShopAuthorisation';
  /** Seconds that it is good for. */
  expireIn: Scalars['Int']['output'];
  /** Comes back with the platform's code; good once. */
  state: Scalars['String']['output'];
  /** To be opened in a new window. */
  url: Scalars['String']['output'];
};

/** Which of our goods stands for an item of a shop (商品关联); without an item for every item of the shop. REST: `/shops/addGood`. */
export type ShopGood = {
  __typename?: 'ShopGood';
  courierId?: Maybe<Scalars['Int']['output']>;
  courierName?: Maybe<Scalars['String']['output']>;
  goodId: Scalars['Int']['output'];
  goodName: Scalars['String']['output'];
  goodPic: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** Pieces of our goods for a piece of the item; of a mapping for the whole shop, pieces a parcel. */
  num: Scalars['Int']['output'];
  /** Still on sale. */
  onSale: Scalars['Boolean']['output'];
  /** Empty for every item of the shop. */
  remoteGoodId: Scalars['String']['output'];
  /** Empty for every variant of the item. */
  remoteSkuId: Scalars['String']['output'];
  remoteTitle: Scalars['String']['output'];
  shopId: Scalars['Int']['output'];
  warehouseId?: Maybe<Scalars['Int']['output']>;
  warehouseName?: Maybe<Scalars['String']['output']>;
};

export type ShopGoodInput = {
  courierId?: InputMaybe<Scalars['Int']['input']>;
  goodId: Scalars['Int']['input'];
  /** 1 to 99. */
  num: Scalars['Int']['input'];
  remoteGoodId: Scalars['String']['input'];
  remoteSkuId: Scalars['String']['input'];
  remoteTitle: Scalars['String']['input'];
  shopId: Scalars['Int']['input'];
  warehouseId?: InputMaybe<Scalars['Int']['input']>;
};

export type ShopGoodPage = {
  __typename?: 'ShopGoodPage';
  list: Array<ShopGood>;
  total: Scalars['Int']['output'];
};

/** An order of a bound shop as it was read last; its receiver is what the platform shows, masked. REST: `POST /shopOrders/getShopOrdersList`. */
export type ShopOrder = {
  __typename?: 'ShopOrder';
  buyerMemo: Scalars['String']['output'];
  buyerNick: Scalars['String']['output'];
  city: Scalars['String']['output'];
  cityCode: Scalars['String']['output'];
  district: Scalars['String']['output'];
  districtCode: Scalars['String']['output'];
  /** The platform holds the receiver encrypted. */
  encrypted: Scalars['Boolean']['output'];
  flagColor?: Maybe<Scalars['String']['output']>;
  goodsTitle: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  importStatus: ImportStatus;
  items: Array<ShopOrderItem>;
  mergeId?: Maybe<Scalars['Int']['output']>;
  /** Pieces. */
  num: Scalars['Int']['output'];
  orderId?: Maybe<Scalars['Int']['output']>;
  packageId?: Maybe<Scalars['Int']['output']>;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the shop's buyer paid, in fen. */
  payAmount: Scalars['Fen']['output'];
  platform: Platform;
  /** Why the shop's `autoOrder` left it to a person; empty when it did not. */
  problemCode?: Maybe<ReasonCode>;
  problemText: Scalars['String']['output'];
  promisedShipAt?: Maybe<Scalars['DateTime']['output']>;
  province: Scalars['String']['output'];
  provinceCode: Scalars['String']['output'];
  receiverAddress: Scalars['String']['output'];
  /** Equal for equal receivers of one shop. */
  receiverKey: Scalars['String']['output'];
  receiverName: Scalars['String']['output'];
  receiverPhone: Scalars['String']['output'];
  remoteOrderNo: Scalars['String']['output'];
  remoteRefundStatus: RemoteRefundStatus;
  remoteStatus: RemoteStatus;
  sellerMemo: Scalars['String']['output'];
  shopId: Scalars['Int']['output'];
  shopName: Scalars['String']['output'];
  syncedAt: Scalars['DateTime']['output'];
};

export type ShopOrderFilter = {
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  flagColor?: InputMaybe<Scalars['String']['input']>;
  /** Part of a title of the goods. */
  goodsKeyword?: InputMaybe<Scalars['String']['input']>;
  hasMemo?: InputMaybe<Scalars['Boolean']['input']>;
  importStatus?: InputMaybe<ImportStatus>;
  /** The order number, or part of the receiver. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** With a refund or without. */
  refund?: InputMaybe<Scalars['Boolean']['input']>;
  remoteStatus?: InputMaybe<RemoteStatus>;
  shopId?: InputMaybe<Scalars['Int']['input']>;
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ShopOrderItem = {
  __typename?: 'ShopOrderItem';
  num: Scalars['Int']['output'];
  pic: Scalars['String']['output'];
  /** Of a piece, in fen. */
  price: Scalars['Fen']['output'];
  remoteGoodId: Scalars['String']['output'];
  remoteSkuId: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ShopOrderPage = {
  __typename?: 'ShopOrderPage';
  /** Of all that fit the filter but for its import status. */
  counts: Array<ImportStatusCount>;
  list: Array<ShopOrder>;
  total: Scalars['Int']['output'];
};

export type ShopOrderPlan = {
  __typename?: 'ShopOrderPlan';
  parts: Array<PlannedPart>;
  unplanned: Array<UnplannedOrder>;
};

/** What is to be ordered: chosen shop orders, with the goods that stand for them. */
export type ShopOrderPlanInput = {
  mergeIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  shopId: Scalars['Int']['input'];
  /** At most 1,000 together with the members of `mergeIds`. */
  shopOrderIds?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type ShopPage = {
  __typename?: 'ShopPage';
  list: Array<Shop>;
  total: Scalars['Int']['output'];
};

/** Whether a platform's shops can be bound here. REST: `GET /shops/platforms`. */
export type ShopPlatform = {
  __typename?: 'ShopPlatform';
  configured: Scalars['Boolean']['output'];
  platform: Platform;
};

/** A reading of a shop's orders. REST: answer of `POST /shops/remoteOrder`. */
export type ShopPull = {
  __typename?: 'ShopPull';
  added: Scalars['Int']['output'];
  done: Scalars['Boolean']['output'];
  taskId: Scalars['String']['output'];
  /** Orders read so far. */
  total: Scalars['Int']['output'];
  updated: Scalars['Int']['output'];
};

/** What to read: a shop, or with `taskId` the reading to go on waiting for. */
export type ShopPullInput = {
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this order. */
  orderNo?: InputMaybe<Scalars['String']['input']>;
  shopId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 30 days; by default the last seven. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  taskId?: InputMaybe<Scalars['String']['input']>;
};

/** Settings of a shop; what is not given stays. */
export type ShopSettingsInput = {
  /** Fen; null for no limit. */
  autoDayLimit?: InputMaybe<Scalars['Fen']['input']>;
  autoOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fen; null for no limit. */
  autoParcelLimit?: InputMaybe<Scalars['Fen']['input']>;
  autoSend?: InputMaybe<Scalars['Boolean']['input']>;
  defaultCourierId?: InputMaybe<Scalars['Int']['input']>;
  defaultSenderId?: InputMaybe<Scalars['Int']['input']>;
  tagRule?: InputMaybe<TagRuleInput>;
};

export type { ShopStatus };

/** A parcel that was left as it is, and why. */
export type SkippedParcel = {
  __typename?: 'SkippedParcel';
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  packageId: Scalars['Int']['output'];
};

/** A row of a part that was left out because of `skipInvalid`; without a row the whole part. */
export type SkippedRow = {
  __typename?: 'SkippedRow';
  part: Scalars['Int']['output'];
  row?: Maybe<Scalars['Int']['output']>;
};

/** Rows that are in order are kept, the others said. REST: `/goodStock/importGoodStocks`. */
export type StockImport = {
  __typename?: 'StockImport';
  created: Scalars['Int']['output'];
  failed: Array<StockRowRefusal>;
  importNo: Scalars['String']['output'];
  unchanged: Scalars['Int']['output'];
  updated: Scalars['Int']['output'];
};

/** A movement of a stock row. REST: `/goodStock/getStockLogsList`. */
export type StockLog = {
  __typename?: 'StockLog';
  /** Number of the order, parcel, refund or import that it belongs to; empty for a person's own change. */
  bizNo: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Pieces: of the quantity for 1, 2, 6, 7 and 8, of what is locked for 3 to 5. */
  delta: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  lockedAfter: Scalars['Int']['output'];
  quantityAfter: Scalars['Int']['output'];
  remark: Scalars['String']['output'];
  type: StockLogType;
};

export type StockLogPage = {
  __typename?: 'StockLogPage';
  list: Array<StockLog>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type { StockLogType };

/** An order that holds pieces of a stock row. REST: `/goodStock/getReservationsList`. */
export type StockReservation = {
  __typename?: 'StockReservation';
  createdAt: Scalars['DateTime']['output'];
  orderId: Scalars['Int']['output'];
  orderNo: Scalars['String']['output'];
  paid: Scalars['Boolean']['output'];
  /** Until when an unpaid order holds them. */
  payExpireAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pieces still held. */
  quantity: Scalars['Int']['output'];
};

export type StockReservationPage = {
  __typename?: 'StockReservationPage';
  list: Array<StockReservation>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A row of an imported sheet. `quantity` sets, `delta` adds; one of the two. */
export type StockRowInput = {
  delta?: InputMaybe<Scalars['Int']['input']>;
  goodsNo: Scalars['String']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the sheet's row, told with what is wrong. */
  row: Scalars['Int']['input'];
  warehouseName: Scalars['String']['input'];
  warnQuantity?: InputMaybe<Scalars['Int']['input']>;
};

export type StockRowRefusal = {
  __typename?: 'StockRowRefusal';
  msg: Scalars['String']['output'];
  row: Scalars['Int']['output'];
};

/**
 * What happens while a page is open, over server-sent events at `POST /graphql/stream`. When the stream ends, whoever
 * listens subscribes again and reads anew what it shows.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /** Changes of the caller's orders, parcels, problems and wallet. REST: `GET /events/stream`. */
  changes: Changes;
};

export type { TagMark };

/** What is marked on a shop's order once it is shipped. */
export type TagRule = {
  __typename?: 'TagRule';
  /** red, yellow, green, blue or purple. */
  color?: Maybe<Scalars['String']['output']>;
  matchType: TagMark;
  text: Scalars['String']['output'];
};

export type TagRuleInput = {
  color?: InputMaybe<Scalars['String']['input']>;
  matchType: TagMark;
  /** At most 100 characters. */
  text: Scalars['String']['input'];
};

export type { TraceState };

/** A shop order whose goods are not known. */
export type UnplannedOrder = {
  __typename?: 'UnplannedOrder';
  mergeId?: Maybe<Scalars['Int']['output']>;
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  reasonCode: ReasonCode;
  shopOrderId: Scalars['Int']['output'];
};

/** Why a parcel was not printed. */
export type UnprintedParcel = {
  __typename?: 'UnprintedParcel';
  msg: Scalars['String']['output'];
  packageId: Scalars['Int']['output'];
};

/** What the caller adds for one invitee. REST: `/userProfits`. */
export type UserProfit = {
  __typename?: 'UserProfit';
  /** Fen a parcel. */
  courierProfit: Scalars['Fen']['output'];
  enabled: Scalars['Boolean']['output'];
  /** Empty: all goods. */
  goodId?: Maybe<Scalars['Int']['output']>;
  goodName?: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  nickName: Scalars['String']['output'];
  /** Fen a piece. */
  profit: Scalars['Fen']['output'];
  remark: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  userId: Scalars['Int']['output'];
  /** Masked. */
  userPhone: Scalars['String']['output'];
};

export type UserProfitChange = {
  courierProfit?: InputMaybe<Scalars['Fen']['input']>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  profit?: InputMaybe<Scalars['Fen']['input']>;
  remark?: InputMaybe<Scalars['String']['input']>;
};

export type UserProfitFilter = {
  goodId?: InputMaybe<Scalars['Int']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};

/** For many invitees at once; a row that there is already is changed. */
export type UserProfitInput = {
  courierProfit: Scalars['Fen']['input'];
  /** Empty: all goods. */
  goodId?: InputMaybe<Scalars['Int']['input']>;
  profit: Scalars['Fen']['input'];
  remark: Scalars['String']['input'];
  /** Direct invitees, at most 200. */
  userIds: Array<Scalars['Int']['input']>;
};

export type UserProfitPage = {
  __typename?: 'UserProfitPage';
  list: Array<UserProfit>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** What moved on a day, by the clock of Shanghai. */
export type WalletDay = {
  __typename?: 'WalletDay';
  /** At the end of the day. */
  balance: Scalars['Fen']['output'];
  date: Scalars['Date']['output'];
  moneyIn: Scalars['Fen']['output'];
  moneyOut: Scalars['Fen']['output'];
};

/** REST: `/warehouse/id`, `/warehouse/list`. */
export type Warehouse = {
  __typename?: 'Warehouse';
  city: Scalars['String']['output'];
  cityCode: Scalars['String']['output'];
  /** Couriers that this warehouse works with, with their fees. */
  couriers: Array<WarehouseCourier>;
  /** Orders paid before this time of day ship the same day, such as `16:00`. */
  cutoffTime: Scalars['String']['output'];
  district: Scalars['String']['output'];
  districtCode: Scalars['String']['output'];
  goodsCount: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  intro: Scalars['String']['output'];
  logo?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  outputMode: OutputMode;
  pauseReason?: Maybe<Scalars['String']['output']>;
  platforms: Array<Platform>;
  province: Scalars['String']['output'];
  provinceCode: Scalars['String']['output'];
  restDates: Array<Scalars['Date']['output']>;
  sellerId: Scalars['Int']['output'];
  sellerName: Scalars['String']['output'];
  status: ServiceStatus;
  sundayRest: Scalars['Boolean']['output'];
  /** When it packs; as with couriers. A parcel goes out on days on which both work. */
  workDays: Scalars['String']['output'];
};

/** What a courier costs from one warehouse. */
export type WarehouseCourier = {
  __typename?: 'WarehouseCourier';
  areaRules: Array<AreaRule>;
  /** Resolved in one batch a query. */
  courier: Courier;
  courierId: Scalars['Int']['output'];
  enabled: Scalars['Boolean']['output'];
  /** Fen for the first weight. */
  firstFee: Scalars['Fen']['output'];
  /** Grams covered by `firstFee`. */
  firstWeight: Scalars['Int']['output'];
  /** Fen a step. */
  stepFee: Scalars['Fen']['output'];
  /** Grams of a step above the first weight. */
  stepWeight: Scalars['Int']['output'];
  warehouseId: Scalars['Int']['output'];
};

export type WarehouseCourierInput = {
  /** All that hold for this courier here, at most 1,000. */
  areaRules: Array<AreaRuleInput>;
  costFirstFee: Scalars['Fen']['input'];
  costStepFee: Scalars['Fen']['input'];
  courierId: Scalars['Int']['input'];
  enabled: Scalars['Boolean']['input'];
  firstFee: Scalars['Fen']['input'];
  firstWeight: Scalars['Int']['input'];
  stepFee: Scalars['Fen']['input'];
  stepWeight: Scalars['Int']['input'];
};

export type WarehouseInput = {
  /** At least 4 characters. */
  address: Scalars['String']['input'];
  contact: Scalars['String']['input'];
  couriers: Array<WarehouseCourierInput>;
  csUrl?: InputMaybe<Scalars['String']['input']>;
  cutoffTime: Scalars['String']['input'];
  /** Six digits, or four of a city without districts; province and city follow from it. */
  districtCode: Scalars['String']['input'];
  /** At most 500 characters. */
  intro: Scalars['String']['input'];
  logo?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 30 characters; no other warehouse may have it. */
  name: Scalars['String']['input'];
  outputMode: OutputMode;
  /** What buyers read while it is paused. */
  pauseReason?: InputMaybe<Scalars['String']['input']>;
  phone: Scalars['String']['input'];
  platforms: Array<Platform>;
  restDates: Array<Scalars['Date']['input']>;
  status: ServiceStatus;
  sundayRest: Scalars['Boolean']['input'];
  /** At an edit: what was read. */
  version?: InputMaybe<Scalars['Int']['input']>;
  workDays: Scalars['String']['input'];
};

export type WarehousePage = {
  __typename?: 'WarehousePage';
  list: Array<Warehouse>;
  total: Scalars['Int']['output'];
};

/** A waybill number of a parcel that the supplier ships itself. */
export type WaybillRowInput = {
  /** Name or code of the courier; empty for the parcel's own. */
  courier?: InputMaybe<Scalars['String']['input']>;
  /** `P…` as the parcel list shows it. */
  packageNo: Scalars['String']['input'];
  /** Number of the sheet's row, or of the line. */
  row: Scalars['Int']['input'];
  waybillNo: Scalars['String']['input'];
};

export type WaybillRowRefusal = {
  __typename?: 'WaybillRowRefusal';
  msg: Scalars['String']['output'];
  packageNo: Scalars['String']['output'];
  row: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Account: ResolverTypeWrapper<AccountDto>;
  AccountKind: AccountKind;
  AddressConfidence: ResolverTypeWrapper<AddressConfidence>;
  AddressReading: ResolverTypeWrapper<AddressReadingDto>;
  AfterSaleStatus: AfterSaleStatus;
  AgainSubmit: ResolverTypeWrapper<AgainSubmitDto>;
  AppliedRefund: ResolverTypeWrapper<AppliedRefund>;
  AreaRule: ResolverTypeWrapper<AreaRuleDto>;
  AreaRuleInput: AreaRuleInput;
  AreaRuleType: AreaRuleType;
  AutoSendCounts: ResolverTypeWrapper<AutoSendCounts>;
  AutoSendStatus: AutoSendStatus;
  BatchInput: BatchInput;
  BatchPartInput: BatchPartInput;
  BatchQuote: ResolverTypeWrapper<BatchQuoteDto>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Buyer: ResolverTypeWrapper<BuyerDto>;
  CancelType: CancelType;
  CancelledOrder: ResolverTypeWrapper<CancelledOrderDto>;
  Captcha: ResolverTypeWrapper<CaptchaDto>;
  CashOut: ResolverTypeWrapper<CashOutDto>;
  CashOutFilter: CashOutFilter;
  CashOutInput: CashOutInput;
  CashOutLimits: ResolverTypeWrapper<CashOutLimitsDto>;
  CashOutPage: ResolverTypeWrapper<CashOutPageDto>;
  CashOutStatus: CashOutStatus;
  Category: ResolverTypeWrapper<CategoryDto>;
  ChangePasswordInput: ChangePasswordInput;
  Changes: ResolverTypeWrapper<ChangesDto>;
  CodeScene: CodeScene;
  ConfirmAction: ConfirmAction;
  ConfirmedBatch: ResolverTypeWrapper<ConfirmedBatchDto>;
  ConfirmedOrder: ResolverTypeWrapper<ConfirmedOrderDto>;
  Courier: ResolverTypeWrapper<CourierDto>;
  CreatedBatch: ResolverTypeWrapper<CreatedBatchDto>;
  CreatedOrder: ResolverTypeWrapper<CreatedOrderDto>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecidedRefund: ResolverTypeWrapper<DecidedRefundDto>;
  DeedResult: ResolverTypeWrapper<DeedResultDto>;
  DefaultProfit: ResolverTypeWrapper<DefaultProfitDto>;
  EditedReceiver: ResolverTypeWrapper<EditedReceiverDto>;
  ErrorKey: ErrorKey;
  EventActor: EventActor;
  ExportedFile: ResolverTypeWrapper<ExportedFileDto>;
  FailedSend: ResolverTypeWrapper<FailedSendDto>;
  Favourite: ResolverTypeWrapper<FavouriteDto>;
  FavouritePage: ResolverTypeWrapper<FavouritePageDto>;
  Fen: ResolverTypeWrapper<Scalars['Fen']['output']>;
  FileFormat: FileFormat;
  FilledWaybills: ResolverTypeWrapper<FilledWaybillsDto>;
  FindPasswordInput: FindPasswordInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Good: ResolverTypeWrapper<GoodDto>;
  GoodFilter: GoodFilter;
  GoodInput: GoodInput;
  GoodPage: ResolverTypeWrapper<GoodPageDto>;
  GoodStock: ResolverTypeWrapper<GoodStockDto>;
  GoodStockCounts: ResolverTypeWrapper<GoodStockCounts>;
  GoodStockFilter: GoodStockFilter;
  GoodStockInput: GoodStockInput;
  GoodStockLineInput: GoodStockLineInput;
  GoodStockPage: ResolverTypeWrapper<GoodStockPageDto>;
  GoodWarehouse: ResolverTypeWrapper<GoodWarehouseDto>;
  GoodsArea: ResolverTypeWrapper<GoodsAreaDto>;
  GoodsSort: GoodsSort;
  GoodsStatus: GoodsStatus;
  GoodsStatusCount: ResolverTypeWrapper<GoodsStatusCountDto>;
  ImportStatus: ImportStatus;
  ImportStatusCount: ResolverTypeWrapper<ImportStatusCount>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitee: ResolverTypeWrapper<InviteeDto>;
  InviteeFilter: InviteeFilter;
  InviteePage: ResolverTypeWrapper<InviteePageDto>;
  IpRegion: ResolverTypeWrapper<IpRegionDto>;
  JoinInput: JoinInput;
  LabelExtras: ResolverTypeWrapper<LabelExtras>;
  LabelExtrasInput: LabelExtrasInput;
  LabelPaper: LabelPaper;
  LabelPreview: ResolverTypeWrapper<LabelPreviewDto>;
  LastPurchase: ResolverTypeWrapper<LastPurchaseDto>;
  League: ResolverTypeWrapper<LeagueDto>;
  LeagueLevel: ResolverTypeWrapper<LeagueLevel>;
  LoginInput: LoginInput;
  MergeOrder: ResolverTypeWrapper<MergeOrderDto>;
  MergeRejection: ResolverTypeWrapper<MergeRejection>;
  MergeResult: ResolverTypeWrapper<MergeResultDto>;
  MergeStatus: MergeStatus;
  MoneyDirection: MoneyDirection;
  MoneyLog: ResolverTypeWrapper<MoneyLogDto>;
  MoneyLogFilter: MoneyLogFilter;
  MoneyLogPage: ResolverTypeWrapper<MoneyLogPageDto>;
  MoneyLogType: MoneyLogType;
  MoneyPart: ResolverTypeWrapper<MoneyPartDto>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewGoodStockInput: NewGoodStockInput;
  Notice: ResolverTypeWrapper<NoticeDto>;
  NoticePage: ResolverTypeWrapper<NoticePageDto>;
  NoticeType: NoticeType;
  Order: ResolverTypeWrapper<OrderDto>;
  OrderAction: OrderAction;
  OrderCallback: ResolverTypeWrapper<OrderCallbackDto>;
  OrderCounts: ResolverTypeWrapper<OrderCounts>;
  OrderFilter: OrderFilter;
  OrderInput: OrderInput;
  OrderPage: ResolverTypeWrapper<OrderPageDto>;
  OrderSort: OrderSort;
  OrderStatus: OrderStatus;
  OrderedNumber: ResolverTypeWrapper<OrderedNumberDto>;
  OutputCounts: ResolverTypeWrapper<OutputCounts>;
  OutputMode: OutputMode;
  OutputStatus: OutputStatus;
  Parcel: ResolverTypeWrapper<ParcelDto>;
  ParcelAction: ParcelAction;
  ParcelEvent: ResolverTypeWrapper<ParcelEvent>;
  ParcelEventType: ParcelEventType;
  ParcelFilter: ParcelFilter;
  ParcelInput: ParcelInput;
  ParcelPage: ResolverTypeWrapper<ParcelPageDto>;
  ParcelStatus: ParcelStatus;
  ParcelTimeline: ResolverTypeWrapper<ParcelTimelineDto>;
  PartRefusal: ResolverTypeWrapper<PartRefusal>;
  PayChannel: ResolverTypeWrapper<PayChannelDto>;
  PayStatus: PayStatus;
  PayType: PayType;
  PayeeType: PayeeType;
  Payment: ResolverTypeWrapper<PaymentDto>;
  PaymentInput: PaymentInput;
  PaymentState: ResolverTypeWrapper<PaymentStateDto>;
  PhoneCodeInput: PhoneCodeInput;
  PhoneCodeReceipt: ResolverTypeWrapper<PhoneCodeReceiptDto>;
  PlaceReading: ResolverTypeWrapper<PlaceReadingDto>;
  PlannedPart: ResolverTypeWrapper<PlannedPart>;
  Platform: Platform;
  PriceSimulation: ResolverTypeWrapper<PriceSimulationDto>;
  PriceSimulationInput: PriceSimulationInput;
  PrintKind: PrintKind;
  PrintSetting: ResolverTypeWrapper<PrintSettingDto>;
  PrintSettingInput: PrintSettingInput;
  PrintTask: ResolverTypeWrapper<PrintTaskDto>;
  PrintTasks: ResolverTypeWrapper<PrintTasksDto>;
  PrintedFile: ResolverTypeWrapper<PrintedFileDto>;
  Problem: ResolverTypeWrapper<ProblemDto>;
  ProblemAction: ProblemAction;
  ProblemCount: ResolverTypeWrapper<ProblemCount>;
  ProblemKind: ProblemKind;
  ProblemPage: ResolverTypeWrapper<ProblemPageDto>;
  ProfitFigures: ResolverTypeWrapper<ProfitFiguresDto>;
  ProfitFilter: ProfitFilter;
  ProfitRow: ResolverTypeWrapper<ProfitRowDto>;
  ProfitUnit: ProfitUnit;
  Promotion: ResolverTypeWrapper<Promotion>;
  PromotionDay: ResolverTypeWrapper<PromotionDayDto>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<QuoteDto>;
  QuotePart: ResolverTypeWrapper<QuotePartDto>;
  QuoteRow: ResolverTypeWrapper<QuoteRowDto>;
  ReAutoSend: ResolverTypeWrapper<ReAutoSendDto>;
  RealNameCheck: ResolverTypeWrapper<RealNameCheckDto>;
  RealNameState: ResolverTypeWrapper<RealNameStateDto>;
  RealStatus: RealStatus;
  ReasonCode: ReasonCode;
  ReceiverInput: ReceiverInput;
  Recharge: ResolverTypeWrapper<RechargeDto>;
  RechargeFilter: RechargeFilter;
  RechargePage: ResolverTypeWrapper<RechargePageDto>;
  RechargeStatus: RechargeStatus;
  Refund: ResolverTypeWrapper<RefundDto>;
  RefundAction: RefundAction;
  RefundAnswerInput: RefundAnswerInput;
  RefundFilter: RefundFilter;
  RefundPage: ResolverTypeWrapper<RefundPageDto>;
  RefundResult: ResolverTypeWrapper<RefundResultDto>;
  RefundStatus: RefundStatus;
  RefusedRefund: ResolverTypeWrapper<RefusedRefundDto>;
  Region: ResolverTypeWrapper<RegionDto>;
  RegionList: ResolverTypeWrapper<RegionListDto>;
  RegisterInput: RegisterInput;
  RemoteAddress: ResolverTypeWrapper<RemoteAddressDto>;
  RemoteRefundStatus: RemoteRefundStatus;
  RemoteStatus: RemoteStatus;
  ReviewedOrder: ResolverTypeWrapper<ReviewedOrderDto>;
  RowField: RowField;
  RowProblem: ResolverTypeWrapper<RowProblemDto>;
  RowState: RowState;
  Seller: ResolverTypeWrapper<SellerDto>;
  SellerGood: ResolverTypeWrapper<SellerGoodDto>;
  SellerGoodFilter: SellerGoodFilter;
  SellerGoodPage: ResolverTypeWrapper<SellerGoodPageDto>;
  SellerGoodSort: SellerGoodSort;
  SellerProfit: ResolverTypeWrapper<SellerProfitDto>;
  SellerWarehouse: ResolverTypeWrapper<SellerWarehouseDto>;
  SellerWarehouseCourier: ResolverTypeWrapper<SellerWarehouseCourierDto>;
  SellerWarehouseFilter: SellerWarehouseFilter;
  SellerWarehousePage: ResolverTypeWrapper<SellerWarehousePageDto>;
  SendArea: ResolverTypeWrapper<SendAreaDto>;
  Sender: ResolverTypeWrapper<SenderDto>;
  SenderInput: SenderInput;
  ServiceStatus: ServiceStatus;
  SessionGrant: ResolverTypeWrapper<LoginDto>;
  Settings: ResolverTypeWrapper<SettingsDto>;
  ShipMode: ShipMode;
  Shop: ResolverTypeWrapper<ShopDto>;
  ShopAuthorisation: ResolverTypeWrapper<ShopAuthorisationDto>;
  ShopGood: ResolverTypeWrapper<ShopGoodDto>;
  ShopGoodInput: ShopGoodInput;
  ShopGoodPage: ResolverTypeWrapper<ShopGoodPageDto>;
  ShopOrder: ResolverTypeWrapper<ShopOrderDto>;
  ShopOrderFilter: ShopOrderFilter;
  ShopOrderItem: ResolverTypeWrapper<ShopOrderItem>;
  ShopOrderPage: ResolverTypeWrapper<ShopOrderPageDto>;
  ShopOrderPlan: ResolverTypeWrapper<ShopOrderPlanDto>;
  ShopOrderPlanInput: ShopOrderPlanInput;
  ShopPage: ResolverTypeWrapper<ShopPageDto>;
  ShopPlatform: ResolverTypeWrapper<ShopPlatformDto>;
  ShopPull: ResolverTypeWrapper<ShopPullDto>;
  ShopPullInput: ShopPullInput;
  ShopSettingsInput: ShopSettingsInput;
  ShopStatus: ShopStatus;
  SkippedParcel: ResolverTypeWrapper<SkippedParcel>;
  SkippedRow: ResolverTypeWrapper<SkippedRow>;
  StockImport: ResolverTypeWrapper<StockImportDto>;
  StockLog: ResolverTypeWrapper<StockLogDto>;
  StockLogPage: ResolverTypeWrapper<StockLogPageDto>;
  StockLogType: StockLogType;
  StockReservation: ResolverTypeWrapper<StockReservationDto>;
  StockReservationPage: ResolverTypeWrapper<StockReservationPageDto>;
  StockRowInput: StockRowInput;
  StockRowRefusal: ResolverTypeWrapper<StockRowRefusal>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TagMark: TagMark;
  TagRule: ResolverTypeWrapper<TagRule>;
  TagRuleInput: TagRuleInput;
  TraceState: TraceState;
  UnplannedOrder: ResolverTypeWrapper<UnplannedOrderDto>;
  UnprintedParcel: ResolverTypeWrapper<UnprintedParcelDto>;
  UserProfit: ResolverTypeWrapper<UserProfitDto>;
  UserProfitChange: UserProfitChange;
  UserProfitFilter: UserProfitFilter;
  UserProfitInput: UserProfitInput;
  UserProfitPage: ResolverTypeWrapper<UserProfitPageDto>;
  WalletDay: ResolverTypeWrapper<WalletDayDto>;
  Warehouse: ResolverTypeWrapper<WarehouseDto>;
  WarehouseCourier: ResolverTypeWrapper<WarehouseCourierDto>;
  WarehouseCourierInput: WarehouseCourierInput;
  WarehouseInput: WarehouseInput;
  WarehousePage: ResolverTypeWrapper<WarehousePageDto>;
  WaybillRowInput: WaybillRowInput;
  WaybillRowRefusal: ResolverTypeWrapper<WaybillRowRefusal>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: AccountDto;
  AddressConfidence: AddressConfidence;
  AddressReading: AddressReadingDto;
  AgainSubmit: AgainSubmitDto;
  AppliedRefund: AppliedRefund;
  AreaRule: AreaRuleDto;
  AreaRuleInput: AreaRuleInput;
  AutoSendCounts: AutoSendCounts;
  BatchInput: BatchInput;
  BatchPartInput: BatchPartInput;
  BatchQuote: BatchQuoteDto;
  Boolean: Scalars['Boolean']['output'];
  Buyer: BuyerDto;
  CancelledOrder: CancelledOrderDto;
  Captcha: CaptchaDto;
  CashOut: CashOutDto;
  CashOutFilter: CashOutFilter;
  CashOutInput: CashOutInput;
  CashOutLimits: CashOutLimitsDto;
  CashOutPage: CashOutPageDto;
  Category: CategoryDto;
  ChangePasswordInput: ChangePasswordInput;
  Changes: ChangesDto;
  ConfirmedBatch: ConfirmedBatchDto;
  ConfirmedOrder: ConfirmedOrderDto;
  Courier: CourierDto;
  CreatedBatch: CreatedBatchDto;
  CreatedOrder: CreatedOrderDto;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DecidedRefund: DecidedRefundDto;
  DeedResult: DeedResultDto;
  DefaultProfit: DefaultProfitDto;
  EditedReceiver: EditedReceiverDto;
  ExportedFile: ExportedFileDto;
  FailedSend: FailedSendDto;
  Favourite: FavouriteDto;
  FavouritePage: FavouritePageDto;
  Fen: Scalars['Fen']['output'];
  FilledWaybills: FilledWaybillsDto;
  FindPasswordInput: FindPasswordInput;
  Float: Scalars['Float']['output'];
  Good: GoodDto;
  GoodFilter: GoodFilter;
  GoodInput: GoodInput;
  GoodPage: GoodPageDto;
  GoodStock: GoodStockDto;
  GoodStockCounts: GoodStockCounts;
  GoodStockFilter: GoodStockFilter;
  GoodStockInput: GoodStockInput;
  GoodStockLineInput: GoodStockLineInput;
  GoodStockPage: GoodStockPageDto;
  GoodWarehouse: GoodWarehouseDto;
  GoodsArea: GoodsAreaDto;
  GoodsStatusCount: GoodsStatusCountDto;
  ImportStatusCount: ImportStatusCount;
  Int: Scalars['Int']['output'];
  Invitee: InviteeDto;
  InviteeFilter: InviteeFilter;
  InviteePage: InviteePageDto;
  IpRegion: IpRegionDto;
  JoinInput: JoinInput;
  LabelExtras: LabelExtras;
  LabelExtrasInput: LabelExtrasInput;
  LabelPreview: LabelPreviewDto;
  LastPurchase: LastPurchaseDto;
  League: LeagueDto;
  LeagueLevel: LeagueLevel;
  LoginInput: LoginInput;
  MergeOrder: MergeOrderDto;
  MergeRejection: MergeRejection;
  MergeResult: MergeResultDto;
  MoneyLog: MoneyLogDto;
  MoneyLogFilter: MoneyLogFilter;
  MoneyLogPage: MoneyLogPageDto;
  MoneyPart: MoneyPartDto;
  Mutation: Record<PropertyKey, never>;
  NewGoodStockInput: NewGoodStockInput;
  Notice: NoticeDto;
  NoticePage: NoticePageDto;
  Order: OrderDto;
  OrderCallback: OrderCallbackDto;
  OrderCounts: OrderCounts;
  OrderFilter: OrderFilter;
  OrderInput: OrderInput;
  OrderPage: OrderPageDto;
  OrderedNumber: OrderedNumberDto;
  OutputCounts: OutputCounts;
  Parcel: ParcelDto;
  ParcelEvent: ParcelEvent;
  ParcelFilter: ParcelFilter;
  ParcelInput: ParcelInput;
  ParcelPage: ParcelPageDto;
  ParcelTimeline: ParcelTimelineDto;
  PartRefusal: PartRefusal;
  PayChannel: PayChannelDto;
  Payment: PaymentDto;
  PaymentInput: PaymentInput;
  PaymentState: PaymentStateDto;
  PhoneCodeInput: PhoneCodeInput;
  PhoneCodeReceipt: PhoneCodeReceiptDto;
  PlaceReading: PlaceReadingDto;
  PlannedPart: PlannedPart;
  PriceSimulation: PriceSimulationDto;
  PriceSimulationInput: PriceSimulationInput;
  PrintSetting: PrintSettingDto;
  PrintSettingInput: PrintSettingInput;
  PrintTask: PrintTaskDto;
  PrintTasks: PrintTasksDto;
  PrintedFile: PrintedFileDto;
  Problem: ProblemDto;
  ProblemCount: ProblemCount;
  ProblemPage: ProblemPageDto;
  ProfitFigures: ProfitFiguresDto;
  ProfitFilter: ProfitFilter;
  ProfitRow: ProfitRowDto;
  Promotion: Promotion;
  PromotionDay: PromotionDayDto;
  Query: Record<PropertyKey, never>;
  Quote: QuoteDto;
  QuotePart: QuotePartDto;
  QuoteRow: QuoteRowDto;
  ReAutoSend: ReAutoSendDto;
  RealNameCheck: RealNameCheckDto;
  RealNameState: RealNameStateDto;
  ReceiverInput: ReceiverInput;
  Recharge: RechargeDto;
  RechargeFilter: RechargeFilter;
  RechargePage: RechargePageDto;
  Refund: RefundDto;
  RefundAnswerInput: RefundAnswerInput;
  RefundFilter: RefundFilter;
  RefundPage: RefundPageDto;
  RefundResult: RefundResultDto;
  RefusedRefund: RefusedRefundDto;
  Region: RegionDto;
  RegionList: RegionListDto;
  RegisterInput: RegisterInput;
  RemoteAddress: RemoteAddressDto;
  ReviewedOrder: ReviewedOrderDto;
  RowProblem: RowProblemDto;
  Seller: SellerDto;
  SellerGood: SellerGoodDto;
  SellerGoodFilter: SellerGoodFilter;
  SellerGoodPage: SellerGoodPageDto;
  SellerProfit: SellerProfitDto;
  SellerWarehouse: SellerWarehouseDto;
  SellerWarehouseCourier: SellerWarehouseCourierDto;
  SellerWarehouseFilter: SellerWarehouseFilter;
  SellerWarehousePage: SellerWarehousePageDto;
  SendArea: SendAreaDto;
  Sender: SenderDto;
  SenderInput: SenderInput;
  SessionGrant: LoginDto;
  Settings: SettingsDto;
  Shop: ShopDto;
  ShopAuthorisation: ShopAuthorisationDto;
  ShopGood: ShopGoodDto;
  ShopGoodInput: ShopGoodInput;
  ShopGoodPage: ShopGoodPageDto;
  ShopOrder: ShopOrderDto;
  ShopOrderFilter: ShopOrderFilter;
  ShopOrderItem: ShopOrderItem;
  ShopOrderPage: ShopOrderPageDto;
  ShopOrderPlan: ShopOrderPlanDto;
  ShopOrderPlanInput: ShopOrderPlanInput;
  ShopPage: ShopPageDto;
  ShopPlatform: ShopPlatformDto;
  ShopPull: ShopPullDto;
  ShopPullInput: ShopPullInput;
  ShopSettingsInput: ShopSettingsInput;
  SkippedParcel: SkippedParcel;
  SkippedRow: SkippedRow;
  StockImport: StockImportDto;
  StockLog: StockLogDto;
  StockLogPage: StockLogPageDto;
  StockReservation: StockReservationDto;
  StockReservationPage: StockReservationPageDto;
  StockRowInput: StockRowInput;
  StockRowRefusal: StockRowRefusal;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TagRule: TagRule;
  TagRuleInput: TagRuleInput;
  UnplannedOrder: UnplannedOrderDto;
  UnprintedParcel: UnprintedParcelDto;
  UserProfit: UserProfitDto;
  UserProfitChange: UserProfitChange;
  UserProfitFilter: UserProfitFilter;
  UserProfitInput: UserProfitInput;
  UserProfitPage: UserProfitPageDto;
  WalletDay: WalletDayDto;
  Warehouse: WarehouseDto;
  WarehouseCourier: WarehouseCourierDto;
  WarehouseCourierInput: WarehouseCourierInput;
  WarehouseInput: WarehouseInput;
  WarehousePage: WarehousePageDto;
  WaybillRowInput: WaybillRowInput;
  WaybillRowRefusal: WaybillRowRefusal;
};

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  __resolveType: TypeResolveFn<'Buyer' | 'Seller', ParentType, ContextType>;
};

export type AccountKindResolvers = EnumResolverSignature<{ BUYER?: any, SELLER?: any }, ResolversTypes['AccountKind']>;

export type AddressConfidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressConfidence'] = ResolversParentTypes['AddressConfidence']> = {
  detail?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AddressReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressReading'] = ResolversParentTypes['AddressReading']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['AddressConfidence'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AfterSaleStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, NONE?: any, PARTLY_REFUNDED?: any, REFUNDED?: any }, ResolversTypes['AfterSaleStatus']>;

export type AgainSubmitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgainSubmit'] = ResolversParentTypes['AgainSubmit']> = {
  newOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  newOrderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedParcel']>, ParentType, ContextType>;
  submitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppliedRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedRefund'] = ResolversParentTypes['AppliedRefund']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundStatus?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type AreaRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AreaRule'] = ResolversParentTypes['AreaRule']> = {
  areaCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  areaName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AreaRuleType'], ParentType, ContextType>;
};

export type AreaRuleTypeResolvers = EnumResolverSignature<{ BAN?: any, SURCHARGE?: any }, ResolversTypes['AreaRuleType']>;

export type AutoSendCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutoSendCounts'] = ResolversParentTypes['AutoSendCounts']> = {
  external?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutoSendStatusResolvers = EnumResolverSignature<{ EXTERNAL?: any, FAILED?: any, NONE?: any, PAUSED?: any, SENDING?: any, SUCCESS?: any, WAITING?: any }, ResolversTypes['AutoSendStatus']>;

export type BatchQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchQuote'] = ResolversParentTypes['BatchQuote']> = {
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  discountFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  enough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['QuotePart']>, ParentType, ContextType>;
  quoteNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  totalFeeYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Buyer'] = ResolversParentTypes['Buyer']> = {
  authorityId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  balanceYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frozen?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  headerImg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inviteCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  realName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realStatus?: Resolver<ResolversTypes['RealStatus'], ParentType, ContextType>;
  superId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalRecharge?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  totalSpend?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withdrawable?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelTypeResolvers = EnumResolverSignature<{ BUYER?: any, STOCK_SHORT?: any, SYSTEM?: any, TIMEOUT?: any, WAREHOUSE_PAUSED?: any }, ResolversTypes['CancelType']>;

export type CancelledOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelledOrder'] = ResolversParentTypes['CancelledOrder']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type CaptchaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  captchaId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  captchaLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CashOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOut'] = ResolversParentTypes['CashOut']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountType?: Resolver<ResolversTypes['PayeeType'], ParentType, ContextType>;
  accountTypeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  auditReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  auditedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cashOutNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  realAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  revocable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CashOutStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transferNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CashOutLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOutLimits'] = ResolversParentTypes['CashOutLimits']> = {
  auditing?: Resolver<Maybe<ResolversTypes['CashOut']>, ParentType, ContextType>;
  feeRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  realName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  withdrawable?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type CashOutPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOutPage'] = ResolversParentTypes['CashOutPage']> = {
  list?: Resolver<Array<ResolversTypes['CashOut']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumPaid?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CashOutStatusResolvers = EnumResolverSignature<{ APPROVED?: any, AUDITING?: any, FAILED?: any, PAID?: any, PAYING?: any, REJECTED?: any, REVOKED?: any }, ResolversTypes['CashOutStatus']>;

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Changes'] = ResolversParentTypes['Changes']> = {
  orderIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  resync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CodeSceneResolvers = EnumResolverSignature<{ CASH_OUT?: any, CHANGE_PASSWORD?: any, FIND_PASSWORD?: any, LOGIN?: any, REGISTER?: any }, ResolversTypes['CodeScene']>;

export type ConfirmActionResolvers = EnumResolverSignature<{ PAY?: any, RECEIVE?: any }, ResolversTypes['ConfirmAction']>;

export type ConfirmedBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmedBatch'] = ResolversParentTypes['ConfirmedBatch']> = {
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  batchNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  paidFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type ConfirmedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmedOrder'] = ResolversParentTypes['ConfirmedOrder']> = {
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidFee?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type CourierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Courier'] = ResolversParentTypes['Courier']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cutoffTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceStatus'], ParentType, ContextType>;
  sundayRest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workDays?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatedBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedBatch'] = ResolversParentTypes['CreatedBatch']> = {
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  batchNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payExpireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedRow']>, ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type CreatedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedOrder'] = ResolversParentTypes['CreatedOrder']> = {
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  enough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payExpireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecidedRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecidedRefund'] = ResolversParentTypes['DecidedRefund']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  refundId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type DeedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeedResult'] = ResolversParentTypes['DeedResult']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DefaultProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefaultProfit'] = ResolversParentTypes['DefaultProfit']> = {
  courierProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  maxCourierProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  maxProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type EditedReceiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditedReceiver'] = ResolversParentTypes['EditedReceiver']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EventActorResolvers = EnumResolverSignature<{ PLATFORM?: any, SELLER?: any, SYSTEM?: any, USER?: any }, ResolversTypes['EventActor']>;

export type ExportedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportedFile'] = ResolversParentTypes['ExportedFile']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expireAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FailedSendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailedSend'] = ResolversParentTypes['FailedSend']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasonCode?: Resolver<ResolversTypes['ReasonCode'], ParentType, ContextType>;
};

export type FavouriteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Favourite'] = ResolversParentTypes['Favourite']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  good?: Resolver<Maybe<ResolversTypes['Good']>, ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceDelta?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type FavouritePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavouritePage'] = ResolversParentTypes['FavouritePage']> = {
  list?: Resolver<Array<ResolversTypes['Favourite']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface FenScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Fen'], any> {
  name: 'Fen';
}

export type FileFormatResolvers = EnumResolverSignature<{ CSV?: any, XLSX?: any }, ResolversTypes['FileFormat']>;

export type FilledWaybillsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilledWaybills'] = ResolversParentTypes['FilledWaybills']> = {
  failed?: Resolver<Array<ResolversTypes['WaybillRowRefusal']>, ParentType, ContextType>;
  filled?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Good'] = ResolversParentTypes['Good']> = {
  areaCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collectCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthSold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  priceYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warehouseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warehouses?: Resolver<Array<ResolversTypes['GoodWarehouse']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodPage'] = ResolversParentTypes['GoodPage']> = {
  list?: Resolver<Array<ResolversTypes['Good']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodStock'] = ResolversParentTypes['GoodStock']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodStatus?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
  goodsNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodStockCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodStockCounts'] = ResolversParentTypes['GoodStockCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  out?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodStockPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodStockPage'] = ResolversParentTypes['GoodStockPage']> = {
  counts?: Resolver<ResolversTypes['GoodStockCounts'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['GoodStock']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodWarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodWarehouse'] = ResolversParentTypes['GoodWarehouse']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouse?: Resolver<Maybe<ResolversTypes['Warehouse']>, ParentType, ContextType>;
};

export type GoodsAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsArea'] = ResolversParentTypes['GoodsArea']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodsSortResolvers = EnumResolverSignature<{ GENERAL?: any, NEWEST?: any, PRICE_DOWN?: any, PRICE_UP?: any, SALES?: any }, ResolversTypes['GoodsSort']>;

export type GoodsStatusResolvers = EnumResolverSignature<{ AUDITING?: any, BANNED?: any, DRAFT?: any, OFF_SALE?: any, ON_SALE?: any, REJECTED?: any }, ResolversTypes['GoodsStatus']>;

export type GoodsStatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodsStatusCount'] = ResolversParentTypes['GoodsStatusCount']> = {
  goods?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
};

export type ImportStatusResolvers = EnumResolverSignature<{ IGNORED?: any, INTERCEPTED?: any, ISSUED?: any, ORDERED?: any, PENDING?: any, RETURNED?: any }, ResolversTypes['ImportStatus']>;

export type ImportStatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportStatusCount'] = ResolversParentTypes['ImportStatusCount']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ImportStatus'], ParentType, ContextType>;
};

export type InviteeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitee'] = ResolversParentTypes['Invitee']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodsMarkUps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastOrderAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markUp?: Resolver<Maybe<ResolversTypes['UserProfit']>, ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  profitSettled?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  spend?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InviteePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteePage'] = ResolversParentTypes['InviteePage']> = {
  list?: Resolver<Array<ResolversTypes['Invitee']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IpRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IpRegion'] = ResolversParentTypes['IpRegion']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LabelExtrasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LabelExtras'] = ResolversParentTypes['LabelExtras']> = {
  showGoods?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showNum?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showOrderNo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showRemark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LabelPaperResolvers = EnumResolverSignature<{ W76_H130?: any, W100_H180?: any }, ResolversTypes['LabelPaper']>;

export type LabelPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LabelPreview'] = ResolversParentTypes['LabelPreview']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  svg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LastPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastPurchase'] = ResolversParentTypes['LastPurchase']> = {
  boughtAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  good?: Resolver<Maybe<ResolversTypes['Good']>, ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  senderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeagueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['League'] = ResolversParentTypes['League']> = {
  invites?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['LeagueLevel']>, ParentType, ContextType>;
  packages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recharge?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type LeagueLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeagueLevel'] = ResolversParentTypes['LeagueLevel']> = {
  discount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needInvites?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needPackages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needRecharge?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type MergeOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeOrder'] = ResolversParentTypes['MergeOrder']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mergeNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  receiverAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopOrderIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MergeStatus'], ParentType, ContextType>;
};

export type MergeRejectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeRejection'] = ResolversParentTypes['MergeRejection']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopOrderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MergeResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeResult'] = ResolversParentTypes['MergeResult']> = {
  list?: Resolver<Array<ResolversTypes['MergeOrder']>, ParentType, ContextType>;
  merged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<Array<ResolversTypes['MergeRejection']>, ParentType, ContextType>;
};

export type MergeStatusResolvers = EnumResolverSignature<{ MERGED?: any, SPLIT?: any, SUGGESTED?: any }, ResolversTypes['MergeStatus']>;

export type MoneyDirectionResolvers = EnumResolverSignature<{ IN?: any, OUT?: any }, ResolversTypes['MoneyDirection']>;

export type MoneyLogResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyLog'] = ResolversParentTypes['MoneyLog']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  amountYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  balanceBefore?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  bizNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cashOutId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  frozenAfter?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  frozenBefore?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  logNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['MoneyPart']>, ParentType, ContextType>;
  payId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MoneyLogType'], ParentType, ContextType>;
  typeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyLogPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyLogPage'] = ResolversParentTypes['MoneyLogPage']> = {
  list?: Resolver<Array<ResolversTypes['MoneyLog']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumIn?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  sumOut?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MoneyLogTypeResolvers = EnumResolverSignature<{ ADJUST?: any, AGENT_PROFIT?: any, AGENT_REVERSE?: any, BONUS?: any, CASH_OUT_FREEZE?: any, CASH_OUT_PAID?: any, CASH_OUT_RETURN?: any, COMPENSATION?: any, ORDER_PAY?: any, PACKAGE_REFUND?: any, RECHARGE?: any, SUPPLEMENT?: any, SUPPLIER_REVERSE?: any, SUPPLIER_SETTLE?: any }, ResolversTypes['MoneyLogType']>;

export type MoneyPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyPart'] = ResolversParentTypes['MoneyPart']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addShopGood?: Resolver<ResolversTypes['ShopGood'], ParentType, ContextType, RequireFields<MutationAddShopGoodArgs, 'input'>>;
  againSubmit?: Resolver<ResolversTypes['AgainSubmit'], ParentType, ContextType, RequireFields<MutationAgainSubmitArgs, 'clientNo' | 'orderId'>>;
  answerRefund?: Resolver<ResolversTypes['DecidedRefund'], ParentType, ContextType, RequireFields<MutationAnswerRefundArgs, 'input'>>;
  authoriseShop?: Resolver<ResolversTypes['ShopAuthorisation'], ParentType, ContextType, RequireFields<MutationAuthoriseShopArgs, 'isSeller' | 'platform'>>;
  beginRealName?: Resolver<ResolversTypes['RealNameCheck'], ParentType, ContextType, RequireFields<MutationBeginRealNameArgs, 'idCard' | 'realName'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelledOrder'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'orderId'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  confirmBatch?: Resolver<ResolversTypes['ConfirmedBatch'], ParentType, ContextType, RequireFields<MutationConfirmBatchArgs, 'batchNo' | 'clientNo'>>;
  confirmOrder?: Resolver<ResolversTypes['ConfirmedOrder'], ParentType, ContextType, RequireFields<MutationConfirmOrderArgs, 'clientNo' | 'id'>>;
  confirmRealName?: Resolver<ResolversTypes['RealNameState'], ParentType, ContextType, Partial<MutationConfirmRealNameArgs>>;
  confirmReturn?: Resolver<ResolversTypes['DecidedRefund'], ParentType, ContextType, RequireFields<MutationConfirmReturnArgs, 'refundId'>>;
  createBatch?: Resolver<ResolversTypes['CreatedBatch'], ParentType, ContextType, RequireFields<MutationCreateBatchArgs, 'clientNo' | 'input'>>;
  createCashOut?: Resolver<ResolversTypes['CashOut'], ParentType, ContextType, RequireFields<MutationCreateCashOutArgs, 'clientNo' | 'input'>>;
  createFavourite?: Resolver<ResolversTypes['Favourite'], ParentType, ContextType, RequireFields<MutationCreateFavouriteArgs, 'goodId'>>;
  createGood?: Resolver<ResolversTypes['SellerGood'], ParentType, ContextType, RequireFields<MutationCreateGoodArgs, 'clientNo' | 'input'>>;
  createGoodStock?: Resolver<ResolversTypes['GoodStock'], ParentType, ContextType, RequireFields<MutationCreateGoodStockArgs, 'input'>>;
  createJoin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCreateJoinArgs, 'input'>>;
  createOrder?: Resolver<ResolversTypes['CreatedOrder'], ParentType, ContextType, RequireFields<MutationCreateOrderArgs, 'clientNo' | 'input'>>;
  createPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationCreatePaymentArgs, 'clientNo' | 'input'>>;
  createSender?: Resolver<ResolversTypes['Sender'], ParentType, ContextType, RequireFields<MutationCreateSenderArgs, 'input'>>;
  createUserProfits?: Resolver<Array<ResolversTypes['UserProfit']>, ParentType, ContextType, RequireFields<MutationCreateUserProfitsArgs, 'input'>>;
  createWarehouse?: Resolver<ResolversTypes['SellerWarehouse'], ParentType, ContextType, RequireFields<MutationCreateWarehouseArgs, 'input'>>;
  deleteFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteFavouriteArgs, 'goodId'>>;
  deleteGoodStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteGoodStockArgs, 'id'>>;
  deleteGoods?: Resolver<Array<ResolversTypes['DeedResult']>, ParentType, ContextType, RequireFields<MutationDeleteGoodsArgs, 'ids'>>;
  deletePrintSetting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePrintSettingArgs, 'id'>>;
  deleteSenders?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationDeleteSendersArgs, 'ids'>>;
  deleteShop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteShopArgs, 'id'>>;
  deleteShopGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteShopGoodArgs, 'id'>>;
  deleteUserProfits?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<MutationDeleteUserProfitsArgs, 'ids'>>;
  deleteWarehouses?: Resolver<Array<ResolversTypes['DeedResult']>, ParentType, ContextType, RequireFields<MutationDeleteWarehousesArgs, 'ids'>>;
  editReceiver?: Resolver<ResolversTypes['EditedReceiver'], ParentType, ContextType, RequireFields<MutationEditReceiverArgs, 'input'>>;
  exportCashOuts?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportCashOutsArgs, 'format'>>;
  exportMoneyLogs?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportMoneyLogsArgs, 'format'>>;
  exportOrder?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportOrderArgs, 'format' | 'ids'>>;
  exportOrders?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportOrdersArgs, 'format'>>;
  exportParcels?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportParcelsArgs, 'format'>>;
  exportRecharges?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportRechargesArgs, 'format'>>;
  exportSellerProfit?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportSellerProfitArgs, 'format' | 'unit'>>;
  fillWaybills?: Resolver<ResolversTypes['FilledWaybills'], ParentType, ContextType, RequireFields<MutationFillWaybillsArgs, 'rows'>>;
  findPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationFindPasswordArgs, 'input'>>;
  ignoreShopOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationIgnoreShopOrdersArgs, 'ids' | 'ignored'>>;
  importGoodStocks?: Resolver<ResolversTypes['StockImport'], ParentType, ContextType, RequireFields<MutationImportGoodStocksArgs, 'clientNo' | 'rows'>>;
  login?: Resolver<ResolversTypes['SessionGrant'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markPrinted?: Resolver<Array<ResolversTypes['Parcel']>, ParentType, ContextType, RequireFields<MutationMarkPrintedArgs, 'packageIds'>>;
  mergeShopOrders?: Resolver<ResolversTypes['MergeResult'], ParentType, ContextType, RequireFields<MutationMergeShopOrdersArgs, 'shopOrderIds'>>;
  printParcels?: Resolver<ResolversTypes['PrintedFile'], ParentType, ContextType, RequireFields<MutationPrintParcelsArgs, 'kind' | 'packageIds'>>;
  pullShopOrders?: Resolver<ResolversTypes['ShopPull'], ParentType, ContextType, RequireFields<MutationPullShopOrdersArgs, 'input'>>;
  quoteBatch?: Resolver<ResolversTypes['BatchQuote'], ParentType, ContextType, RequireFields<MutationQuoteBatchArgs, 'input'>>;
  quoteOrder?: Resolver<ResolversTypes['Quote'], ParentType, ContextType, RequireFields<MutationQuoteOrderArgs, 'input'>>;
  reAutoSend?: Resolver<ResolversTypes['ReAutoSend'], ParentType, ContextType, RequireFields<MutationReAutoSendArgs, 'orderId'>>;
  refundParcels?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<MutationRefundParcelsArgs, 'packageIds'>>;
  register?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  reviewOrder?: Resolver<ResolversTypes['ReviewedOrder'], ParentType, ContextType, RequireFields<MutationReviewOrderArgs, 'orderId' | 'score'>>;
  revokeCashOut?: Resolver<ResolversTypes['CashOut'], ParentType, ContextType, RequireFields<MutationRevokeCashOutArgs, 'id'>>;
  revokeRefund?: Resolver<ResolversTypes['DecidedRefund'], ParentType, ContextType, RequireFields<MutationRevokeRefundArgs, 'refundId'>>;
  savePrintSetting?: Resolver<ResolversTypes['PrintSetting'], ParentType, ContextType, RequireFields<MutationSavePrintSettingArgs, 'input'>>;
  sendPhoneCode?: Resolver<ResolversTypes['PhoneCodeReceipt'], ParentType, ContextType, RequireFields<MutationSendPhoneCodeArgs, 'input'>>;
  setDefaultProfit?: Resolver<ResolversTypes['DefaultProfit'], ParentType, ContextType, RequireFields<MutationSetDefaultProfitArgs, 'courierProfit' | 'profit'>>;
  setGoodsOnSale?: Resolver<Array<ResolversTypes['DeedResult']>, ParentType, ContextType, RequireFields<MutationSetGoodsOnSaleArgs, 'ids' | 'onSale'>>;
  setWarehouseStatus?: Resolver<ResolversTypes['SellerWarehouse'], ParentType, ContextType, RequireFields<MutationSetWarehouseStatusArgs, 'id' | 'status'>>;
  splitMergeOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSplitMergeOrderArgs, 'id'>>;
  syncOrder?: Resolver<ResolversTypes['OrderCallback'], ParentType, ContextType, RequireFields<MutationSyncOrderArgs, 'orderId'>>;
  updateGood?: Resolver<ResolversTypes['SellerGood'], ParentType, ContextType, RequireFields<MutationUpdateGoodArgs, 'id' | 'input'>>;
  updateGoodStock?: Resolver<ResolversTypes['GoodStock'], ParentType, ContextType, RequireFields<MutationUpdateGoodStockArgs, 'input'>>;
  updateSender?: Resolver<ResolversTypes['Sender'], ParentType, ContextType, RequireFields<MutationUpdateSenderArgs, 'id' | 'input'>>;
  updateShop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType, RequireFields<MutationUpdateShopArgs, 'id' | 'input'>>;
  updateUserProfit?: Resolver<ResolversTypes['UserProfit'], ParentType, ContextType, RequireFields<MutationUpdateUserProfitArgs, 'change' | 'id'>>;
  updateWarehouse?: Resolver<ResolversTypes['SellerWarehouse'], ParentType, ContextType, RequireFields<MutationUpdateWarehouseArgs, 'id' | 'input'>>;
};

export type NoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NoticeType'], ParentType, ContextType>;
};

export type NoticePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticePage'] = ResolversParentTypes['NoticePage']> = {
  list?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoticeTypeResolvers = EnumResolverSignature<{ HOME?: any, PERSONAL?: any, PLATFORM?: any, SELLER?: any }, ResolversTypes['NoticeType']>;

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  afterSaleStatus?: Resolver<ResolversTypes['AfterSaleStatus'], ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['OrderAction']>, ParentType, ContextType>;
  autoSend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoSendCounts?: Resolver<ResolversTypes['AutoSendCounts'], ParentType, ContextType>;
  batchNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelType?: Resolver<Maybe<ResolversTypes['CancelType']>, ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discountFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  good?: Resolver<Maybe<ResolversTypes['Good']>, ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputCounts?: Resolver<ResolversTypes['OutputCounts'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parcels?: Resolver<Array<ResolversTypes['Parcel']>, ParentType, ContextType>;
  payExpireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refundCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  reviewScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviewText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendArea?: Resolver<ResolversTypes['SendArea'], ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shippedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shopId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  totalFeeYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tradeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ShipMode'], ParentType, ContextType>;
};

export type OrderActionResolvers = EnumResolverSignature<{ AGAIN_SUBMIT?: any, CALLBACK?: any, CANCEL?: any, CONFIRM?: any, DETAIL?: any, EXPORT?: any, PAY?: any, REVIEW?: any, RE_AUTO_SEND?: any }, ResolversTypes['OrderAction']>;

export type OrderCallbackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCallback'] = ResolversParentTypes['OrderCallback']> = {
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCounts'] = ResolversParentTypes['OrderCounts']> = {
  afterSale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingPayment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingReceipt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingReview?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingShipment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  counts?: Resolver<ResolversTypes['OrderCounts'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderSortResolvers = EnumResolverSignature<{ FEE_HIGH?: any, FEE_LOW?: any, NEWEST?: any, OLDEST?: any }, ResolversTypes['OrderSort']>;

export type OrderStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, CLOSED?: any, COMPLETED?: any, PENDING_PAYMENT?: any, PENDING_RECEIPT?: any, PENDING_REVIEW?: any, PENDING_SHIPMENT?: any }, ResolversTypes['OrderStatus']>;

export type OrderedNumberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderedNumber'] = ResolversParentTypes['OrderedNumber']> = {
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thirdOrderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OutputCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutputCounts'] = ResolversParentTypes['OutputCounts']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutputModeResolvers = EnumResolverSignature<{ DELAYED?: any, IMMEDIATE?: any }, ResolversTypes['OutputMode']>;

export type OutputStatusResolvers = EnumResolverSignature<{ FAILED?: any, ISSUING?: any, NONE?: any, QUEUED?: any, SUCCESS?: any, VOIDED?: any, VOIDING?: any }, ResolversTypes['OutputStatus']>;

export type ParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Parcel'] = ResolversParentTypes['Parcel']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['ParcelAction']>, ParentType, ContextType>;
  autoSendCode?: Resolver<Maybe<ResolversTypes['ReasonCode']>, ParentType, ContextType>;
  autoSendResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  autoSendStatus?: Resolver<ResolversTypes['AutoSendStatus'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encrypted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mergeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputCode?: Resolver<Maybe<ResolversTypes['ReasonCode']>, ParentType, ContextType>;
  outputInfo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputStatus?: Resolver<ResolversTypes['OutputStatus'], ParentType, ContextType>;
  ownWaybill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  priceYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  printCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  printedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  promisedShipAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  refundId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refundStatus?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remoteFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  resubmits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shopId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ParcelStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thirdOrderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thirdOrderNos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  traceState?: Resolver<Maybe<ResolversTypes['TraceState']>, ParentType, ContextType>;
  traceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParcelActionResolvers = EnumResolverSignature<{ AGAIN_SUBMIT?: any, ANSWER_REFUND?: any, COPY_NO?: any, EDIT_RECEIVER?: any, FILL_WAYBILL?: any, PRINT?: any, REFUND?: any, REVOKE_REFUND?: any, RE_AUTO_SEND?: any, TRACE?: any }, ResolversTypes['ParcelAction']>;

export type ParcelEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelEvent'] = ResolversParentTypes['ParcelEvent']> = {
  actor?: Resolver<ResolversTypes['EventActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['ReasonCode']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ParcelEventType'], ParentType, ContextType>;
};

export type ParcelEventTypeResolvers = EnumResolverSignature<{ CANCELLED?: any, CREATED?: any, ISSUED?: any, ISSUE_FAILED?: any, PAID?: any, RECEIVER_EDITED?: any, REFUNDED?: any, REFUND_APPLIED?: any, REFUND_REJECTED?: any, REFUND_REVOKED?: any, RESUBMITTED?: any, SEND_FAILED?: any, SEND_PAUSED?: any, SENT?: any, SENT_OTHERWISE?: any, STALLED?: any, TRACE?: any, VOID_REFUSED?: any }, ResolversTypes['ParcelEventType']>;

export type ParcelPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelPage'] = ResolversParentTypes['ParcelPage']> = {
  list?: Resolver<Array<ResolversTypes['Parcel']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParcelStatusResolvers = EnumResolverSignature<{ ABNORMAL?: any, CANCELLED?: any, IN_TRANSIT?: any, PENDING_PAYMENT?: any, PENDING_SHIPMENT?: any, REFUNDED?: any, SHIPPED?: any, SIGNED?: any }, ResolversTypes['ParcelStatus']>;

export type ParcelTimelineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelTimeline'] = ResolversParentTypes['ParcelTimeline']> = {
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ParcelEvent']>, ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  traceState?: Resolver<Maybe<ResolversTypes['TraceState']>, ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartRefusal'] = ResolversParentTypes['PartRefusal']> = {
  errorKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayChannel'] = ResolversParentTypes['PayChannel']> = {
  payType?: Resolver<ResolversTypes['PayType'], ParentType, ContextType>;
  payTypeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayStatusResolvers = EnumResolverSignature<{ ABNORMAL?: any, CLOSED?: any, FAILED?: any, PAID?: any, PENDING?: any, REFUNDED?: any }, ResolversTypes['PayStatus']>;

export type PayTypeResolvers = EnumResolverSignature<{ ALIPAY?: any, SIMULATED?: any, WECHAT?: any }, ResolversTypes['PayType']>;

export type PayeeTypeResolvers = EnumResolverSignature<{ ALIPAY?: any, BANK?: any, WECHAT?: any }, ResolversTypes['PayeeType']>;

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payType?: Resolver<ResolversTypes['PayType'], ParentType, ContextType>;
  payTypeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qrCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentState'] = ResolversParentTypes['PaymentState']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhoneCodeReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneCodeReceipt'] = ResolversParentTypes['PhoneCodeReceipt']> = {
  expireIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resendIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlaceReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceReading'] = ResolversParentTypes['PlaceReading']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlannedPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedPart'] = ResolversParentTypes['PlannedPart']> = {
  courierId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mergeIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopOrderIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformResolvers = EnumResolverSignature<{ DOUYIN?: any, JD?: any, KUAISHOU?: any, OTHER?: any, PINDUODUO?: any, TAOBAO?: any, WECHAT_CHANNELS?: any }, ResolversTypes['Platform']>;

export type PriceSimulationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceSimulation'] = ResolversParentTypes['PriceSimulation']> = {
  agentShare?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  banned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  discountFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  plainFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type PrintKindResolvers = EnumResolverSignature<{ LABELS?: any, PICKING?: any }, ResolversTypes['PrintKind']>;

export type PrintSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintSetting'] = ResolversParentTypes['PrintSetting']> = {
  autoPrint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courierId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extras?: Resolver<ResolversTypes['LabelExtras'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paper?: Resolver<ResolversTypes['LabelPaper'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  printerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PrintTaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintTask'] = ResolversParentTypes['PrintTask']> = {
  courierCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paper?: Resolver<ResolversTypes['LabelPaper'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  printerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waybillNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrintTasksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintTasks'] = ResolversParentTypes['PrintTasks']> = {
  failed?: Resolver<Array<ResolversTypes['UnprintedParcel']>, ParentType, ContextType>;
  tasks?: Resolver<Array<ResolversTypes['PrintTask']>, ParentType, ContextType>;
};

export type PrintedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintedFile'] = ResolversParentTypes['PrintedFile']> = {
  failed?: Resolver<Array<ResolversTypes['UnprintedParcel']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType>;
  printed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  actions?: Resolver<Array<ResolversTypes['ProblemAction']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProblemKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packageStatus?: Resolver<Maybe<ResolversTypes['ParcelStatus']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['ReasonCode']>, ParentType, ContextType>;
  refundId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopOrderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProblemActionResolvers = EnumResolverSignature<{ AGAIN_SUBMIT?: any, ANSWER_REFUND?: any, EDIT_RECEIVER?: any, FILL_WAYBILL?: any, ORDER?: any, REFUND?: any, RENEW_SHOP?: any, RE_AUTO_SEND?: any, TRACE?: any }, ResolversTypes['ProblemAction']>;

export type ProblemCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProblemCount'] = ResolversParentTypes['ProblemCount']> = {
  kind?: Resolver<ResolversTypes['ProblemKind'], ParentType, ContextType>;
  problems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProblemKindResolvers = EnumResolverSignature<{ AUTO_ORDER?: any, AUTO_SEND?: any, MOVEMENT?: any, OUTPUT?: any, PICKUP?: any, REFUND?: any, SHOP?: any }, ResolversTypes['ProblemKind']>;

export type ProblemPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProblemPage'] = ResolversParentTypes['ProblemPage']> = {
  counts?: Resolver<Array<ResolversTypes['ProblemCount']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProfitFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfitFigures'] = ResolversParentTypes['ProfitFigures']> = {
  commission?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierCost?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodsIncome?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  remoteIncome?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type ProfitRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfitRow'] = ResolversParentTypes['ProfitRow']> = {
  figures?: Resolver<ResolversTypes['ProfitFigures'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfitUnitResolvers = EnumResolverSignature<{ DAY?: any, GOODS?: any, MONTH?: any, WAREHOUSE?: any }, ResolversTypes['ProfitUnit']>;

export type PromotionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Promotion'] = ResolversParentTypes['Promotion']> = {
  activeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inviteCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inviteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inviteUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  todayCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  todayProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  totalProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  unsettled?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type PromotionDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionDay'] = ResolversParentTypes['PromotionDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parcels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  captcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType, RequireFields<QueryCaptchaArgs, 'kind'>>;
  cashOutLimits?: Resolver<ResolversTypes['CashOutLimits'], ParentType, ContextType>;
  cashOuts?: Resolver<ResolversTypes['CashOutPage'], ParentType, ContextType, RequireFields<QueryCashOutsArgs, 'page' | 'pageSize'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  couriers?: Resolver<Array<ResolversTypes['Courier']>, ParentType, ContextType>;
  defaultProfit?: Resolver<ResolversTypes['DefaultProfit'], ParentType, ContextType>;
  exportedFile?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<QueryExportedFileArgs, 'taskId'>>;
  favourites?: Resolver<ResolversTypes['FavouritePage'], ParentType, ContextType, RequireFields<QueryFavouritesArgs, 'page' | 'pageSize'>>;
  good?: Resolver<ResolversTypes['Good'], ParentType, ContextType, RequireFields<QueryGoodArgs, 'id'>>;
  goodStocks?: Resolver<ResolversTypes['GoodStockPage'], ParentType, ContextType, RequireFields<QueryGoodStocksArgs, 'page' | 'pageSize'>>;
  goods?: Resolver<ResolversTypes['GoodPage'], ParentType, ContextType, RequireFields<QueryGoodsArgs, 'page' | 'pageSize' | 'sort'>>;
  goodsAreas?: Resolver<Array<ResolversTypes['GoodsArea']>, ParentType, ContextType>;
  invitees?: Resolver<ResolversTypes['InviteePage'], ParentType, ContextType, RequireFields<QueryInviteesArgs, 'page' | 'pageSize'>>;
  ipRegion?: Resolver<ResolversTypes['IpRegion'], ParentType, ContextType>;
  labelPreview?: Resolver<ResolversTypes['LabelPreview'], ParentType, ContextType, RequireFields<QueryLabelPreviewArgs, 'input'>>;
  lastPurchase?: Resolver<Maybe<ResolversTypes['LastPurchase']>, ParentType, ContextType>;
  league?: Resolver<ResolversTypes['League'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<QueryMeArgs, 'kind'>>;
  mergeOrders?: Resolver<Array<ResolversTypes['MergeOrder']>, ParentType, ContextType, RequireFields<QueryMergeOrdersArgs, 'shopId'>>;
  moneyLogs?: Resolver<ResolversTypes['MoneyLogPage'], ParentType, ContextType, RequireFields<QueryMoneyLogsArgs, 'page' | 'pageSize'>>;
  notice?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<QueryNoticeArgs, 'id'>>;
  notices?: Resolver<ResolversTypes['NoticePage'], ParentType, ContextType, RequireFields<QueryNoticesArgs, 'page' | 'pageSize' | 'type'>>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderedNumbers?: Resolver<Array<ResolversTypes['OrderedNumber']>, ParentType, ContextType, RequireFields<QueryOrderedNumbersArgs, 'platform' | 'thirdOrderNos'>>;
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'page' | 'pageSize' | 'sort'>>;
  parcels?: Resolver<ResolversTypes['ParcelPage'], ParentType, ContextType, RequireFields<QueryParcelsArgs, 'page' | 'pageSize'>>;
  payChannels?: Resolver<Array<ResolversTypes['PayChannel']>, ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType, RequireFields<QueryPaymentArgs, 'payId'>>;
  priceSimulation?: Resolver<ResolversTypes['PriceSimulation'], ParentType, ContextType, RequireFields<QueryPriceSimulationArgs, 'input'>>;
  printSettings?: Resolver<Array<ResolversTypes['PrintSetting']>, ParentType, ContextType>;
  printTasks?: Resolver<ResolversTypes['PrintTasks'], ParentType, ContextType, RequireFields<QueryPrintTasksArgs, 'packageIds'>>;
  problems?: Resolver<ResolversTypes['ProblemPage'], ParentType, ContextType, RequireFields<QueryProblemsArgs, 'page' | 'pageSize'>>;
  promotionDays?: Resolver<Array<ResolversTypes['PromotionDay']>, ParentType, ContextType, RequireFields<QueryPromotionDaysArgs, 'days'>>;
  readAddresses?: Resolver<Array<ResolversTypes['AddressReading']>, ParentType, ContextType, RequireFields<QueryReadAddressesArgs, 'text'>>;
  readPlaces?: Resolver<Array<ResolversTypes['PlaceReading']>, ParentType, ContextType, RequireFields<QueryReadPlacesArgs, 'places'>>;
  recharges?: Resolver<ResolversTypes['RechargePage'], ParentType, ContextType, RequireFields<QueryRechargesArgs, 'page' | 'pageSize'>>;
  refunds?: Resolver<ResolversTypes['RefundPage'], ParentType, ContextType, RequireFields<QueryRefundsArgs, 'page' | 'pageSize'>>;
  regions?: Resolver<ResolversTypes['RegionList'], ParentType, ContextType, Partial<QueryRegionsArgs>>;
  sellerGood?: Resolver<ResolversTypes['SellerGood'], ParentType, ContextType, RequireFields<QuerySellerGoodArgs, 'id'>>;
  sellerGoods?: Resolver<ResolversTypes['SellerGoodPage'], ParentType, ContextType, RequireFields<QuerySellerGoodsArgs, 'page' | 'pageSize' | 'sort'>>;
  sellerProfit?: Resolver<ResolversTypes['SellerProfit'], ParentType, ContextType, RequireFields<QuerySellerProfitArgs, 'unit'>>;
  sellerWarehouse?: Resolver<ResolversTypes['SellerWarehouse'], ParentType, ContextType, RequireFields<QuerySellerWarehouseArgs, 'id'>>;
  sellerWarehouses?: Resolver<ResolversTypes['SellerWarehousePage'], ParentType, ContextType, RequireFields<QuerySellerWarehousesArgs, 'page' | 'pageSize'>>;
  sendAddresses?: Resolver<Array<ResolversTypes['RemoteAddress']>, ParentType, ContextType, RequireFields<QuerySendAddressesArgs, 'shopId'>>;
  senders?: Resolver<Array<ResolversTypes['Sender']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  shopGoods?: Resolver<ResolversTypes['ShopGoodPage'], ParentType, ContextType, RequireFields<QueryShopGoodsArgs, 'page' | 'pageSize' | 'shopId'>>;
  shopOrderPlan?: Resolver<ResolversTypes['ShopOrderPlan'], ParentType, ContextType, RequireFields<QueryShopOrderPlanArgs, 'input'>>;
  shopOrders?: Resolver<ResolversTypes['ShopOrderPage'], ParentType, ContextType, RequireFields<QueryShopOrdersArgs, 'page' | 'pageSize'>>;
  shopPlatforms?: Resolver<Array<ResolversTypes['ShopPlatform']>, ParentType, ContextType>;
  shops?: Resolver<ResolversTypes['ShopPage'], ParentType, ContextType, RequireFields<QueryShopsArgs, 'page' | 'pageSize'>>;
  stockLogs?: Resolver<ResolversTypes['StockLogPage'], ParentType, ContextType, RequireFields<QueryStockLogsArgs, 'page' | 'pageSize' | 'stockId'>>;
  stockReservations?: Resolver<ResolversTypes['StockReservationPage'], ParentType, ContextType, RequireFields<QueryStockReservationsArgs, 'page' | 'pageSize' | 'stockId'>>;
  timeline?: Resolver<ResolversTypes['ParcelTimeline'], ParentType, ContextType, RequireFields<QueryTimelineArgs, 'packageId'>>;
  userProfits?: Resolver<ResolversTypes['UserProfitPage'], ParentType, ContextType, RequireFields<QueryUserProfitsArgs, 'page' | 'pageSize'>>;
  walletDays?: Resolver<Array<ResolversTypes['WalletDay']>, ParentType, ContextType, RequireFields<QueryWalletDaysArgs, 'days'>>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<QueryWarehouseArgs, 'id'>>;
  warehouses?: Resolver<ResolversTypes['WarehousePage'], ParentType, ContextType, RequireFields<QueryWarehousesArgs, 'page' | 'pageSize'>>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  discountFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  enough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  quoteNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['QuoteRow']>, ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  totalFeeYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuotePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotePart'] = ResolversParentTypes['QuotePart']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['PartRefusal']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['QuoteRow']>, ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type QuoteRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteRow'] = ResolversParentTypes['QuoteRow']> = {
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  discountFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  mergeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packageFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  promisedShipAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remoteFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopOrderIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RowState'], ParentType, ContextType>;
};

export type ReAutoSendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReAutoSend'] = ResolversParentTypes['ReAutoSend']> = {
  failed?: Resolver<Array<ResolversTypes['FailedSend']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RealNameCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RealNameCheck'] = ResolversParentTypes['RealNameCheck']> = {
  certifyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  qrCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RealNameStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RealNameState'] = ResolversParentTypes['RealNameState']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  realName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realStatus?: Resolver<ResolversTypes['RealStatus'], ParentType, ContextType>;
};

export type RealStatusResolvers = EnumResolverSignature<{ CHECKING?: any, FAILED?: any, NONE?: any, VERIFIED?: any }, ResolversTypes['RealStatus']>;

export type RechargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recharge'] = ResolversParentTypes['Recharge']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  channelTradeNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payType?: Resolver<ResolversTypes['PayType'], ParentType, ContextType>;
  payTypeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  realAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  rechargeNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RechargeStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RechargePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RechargePage'] = ResolversParentTypes['RechargePage']> = {
  list?: Resolver<Array<ResolversTypes['Recharge']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumPaid?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RechargeStatusResolvers = EnumResolverSignature<{ ABNORMAL?: any, CLOSED?: any, CREDITED?: any, PENDING?: any, REFUNDED?: any }, ResolversTypes['RechargeStatus']>;

export type RefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  allowedActions?: Resolver<Array<ResolversTypes['RefundAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  appliedBy?: Resolver<ResolversTypes['EventActor'], ParentType, ContextType>;
  auditAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  auditBy?: Resolver<Maybe<ResolversTypes['EventActor']>, ParentType, ContextType>;
  auditReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waybillFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefundActionResolvers = EnumResolverSignature<{ ANSWER?: any, CONFIRM_RETURN?: any, REVOKE?: any }, ResolversTypes['RefundAction']>;

export type RefundPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundPage'] = ResolversParentTypes['RefundPage']> = {
  list?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundResult'] = ResolversParentTypes['RefundResult']> = {
  failed?: Resolver<Array<ResolversTypes['RefusedRefund']>, ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  success?: Resolver<Array<ResolversTypes['AppliedRefund']>, ParentType, ContextType>;
};

export type RefundStatusResolvers = EnumResolverSignature<{ APPLIED?: any, NONE?: any, REJECTED?: any, REVOKED?: any, SUCCESS?: any, VOIDING?: any, WAIT_SELLER?: any }, ResolversTypes['RefundStatus']>;

export type RefusedRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefusedRefund'] = ResolversParentTypes['RefusedRefund']> = {
  errorKey?: Resolver<ResolversTypes['ErrorKey'], ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegionList'] = ResolversParentTypes['RegionList']> = {
  list?: Resolver<Array<ResolversTypes['Region']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoteAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteAddress'] = ResolversParentTypes['RemoteAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteAddressId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoteRefundStatusResolvers = EnumResolverSignature<{ NONE?: any, REFUNDED?: any, REFUNDING?: any }, ResolversTypes['RemoteRefundStatus']>;

export type RemoteStatusResolvers = EnumResolverSignature<{ CLOSED?: any, COMPLETED?: any, PART_SHIPPED?: any, SHIPPED?: any, WAIT_PAYMENT?: any, WAIT_SHIPMENT?: any }, ResolversTypes['RemoteStatus']>;

export type ReviewedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewedOrder'] = ResolversParentTypes['ReviewedOrder']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type RowProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowProblem'] = ResolversParentTypes['RowProblem']> = {
  blocking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['RowField'], ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasonCode?: Resolver<ResolversTypes['ReasonCode'], ParentType, ContextType>;
};

export type RowStateResolvers = EnumResolverSignature<{ DUPLICATE?: any, ERROR?: any, EXCLUDED?: any, OK?: any, WARN?: any }, ResolversTypes['RowState']>;

export type SellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  authorityId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  balanceYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commissionRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frozen?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headerImg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingSettle?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  realName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realStatus?: Resolver<ResolversTypes['RealStatus'], ParentType, ContextType>;
  settleDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawable?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SellerGoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerGood'] = ResolversParentTypes['SellerGood']> = {
  auditReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collectCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthSold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
  stocks?: Resolver<Array<ResolversTypes['GoodStock']>, ParentType, ContextType>;
  supplyPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerGoodPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerGoodPage'] = ResolversParentTypes['SellerGoodPage']> = {
  counts?: Resolver<Array<ResolversTypes['GoodsStatusCount']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['SellerGood']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerGoodSortResolvers = EnumResolverSignature<{ NEWEST?: any, SOLD?: any, STOCK?: any, UPDATED?: any }, ResolversTypes['SellerGoodSort']>;

export type SellerProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerProfit'] = ResolversParentTypes['SellerProfit']> = {
  list?: Resolver<Array<ResolversTypes['ProfitRow']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['ProfitFigures'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerWarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerWarehouse'] = ResolversParentTypes['SellerWarehouse']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  couriers?: Resolver<Array<ResolversTypes['SellerWarehouseCourier']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  csUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cutoffTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outputMode?: Resolver<ResolversTypes['OutputMode'], ParentType, ContextType>;
  pauseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceStatus'], ParentType, ContextType>;
  sundayRest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workDays?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerWarehouseCourierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerWarehouseCourier'] = ResolversParentTypes['SellerWarehouseCourier']> = {
  areaRules?: Resolver<Array<ResolversTypes['AreaRule']>, ParentType, ContextType>;
  costFirstFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  costStepFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courier?: Resolver<ResolversTypes['Courier'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  firstWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  stepWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerWarehousePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerWarehousePage'] = ResolversParentTypes['SellerWarehousePage']> = {
  list?: Resolver<Array<ResolversTypes['SellerWarehouse']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendArea'] = ResolversParentTypes['SendArea']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SenderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sender'] = ResolversParentTypes['Sender']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, DISABLED?: any, PAUSED?: any }, ResolversTypes['ServiceStatus']>;

export type SessionGrantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionGrant'] = ResolversParentTypes['SessionGrant']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  appVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  csUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filingNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  footerText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  giftEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logoPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxRecharge?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  maxRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minRecharge?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  oldUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payExpireMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wxPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShipModeResolvers = EnumResolverSignature<{ AUTO?: any, BY_HAND?: any, MODEL?: any }, ResolversTypes['ShipMode']>;

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  authAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  autoDayLimit?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  autoOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoParcelLimit?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  autoSend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultCourierId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defaultSenderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSyncAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  remoteShopId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerNick?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ShopStatus'], ParentType, ContextType>;
  tagRule?: Resolver<ResolversTypes['TagRule'], ParentType, ContextType>;
  waitingOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopAuthorisationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopAuthorisation'] = ResolversParentTypes['ShopAuthorisation']> = {
  expireIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopGoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopGood'] = ResolversParentTypes['ShopGood']> = {
  courierId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  courierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remoteGoodId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteSkuId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warehouseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShopGoodPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopGoodPage'] = ResolversParentTypes['ShopGoodPage']> = {
  list?: Resolver<Array<ResolversTypes['ShopGood']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopOrder'] = ResolversParentTypes['ShopOrder']> = {
  buyerMemo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buyerNick?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encrypted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  flagColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goodsTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  importStatus?: Resolver<ResolversTypes['ImportStatus'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ShopOrderItem']>, ParentType, ContextType>;
  mergeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  problemCode?: Resolver<Maybe<ResolversTypes['ReasonCode']>, ParentType, ContextType>;
  problemText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promisedShipAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteOrderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteRefundStatus?: Resolver<ResolversTypes['RemoteRefundStatus'], ParentType, ContextType>;
  remoteStatus?: Resolver<ResolversTypes['RemoteStatus'], ParentType, ContextType>;
  sellerMemo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  syncedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ShopOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopOrderItem'] = ResolversParentTypes['ShopOrderItem']> = {
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  remoteGoodId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteSkuId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopOrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopOrderPage'] = ResolversParentTypes['ShopOrderPage']> = {
  counts?: Resolver<Array<ResolversTypes['ImportStatusCount']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ShopOrder']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopOrderPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopOrderPlan'] = ResolversParentTypes['ShopOrderPlan']> = {
  parts?: Resolver<Array<ResolversTypes['PlannedPart']>, ParentType, ContextType>;
  unplanned?: Resolver<Array<ResolversTypes['UnplannedOrder']>, ParentType, ContextType>;
};

export type ShopPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPage'] = ResolversParentTypes['ShopPage']> = {
  list?: Resolver<Array<ResolversTypes['Shop']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopPlatformResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPlatform'] = ResolversParentTypes['ShopPlatform']> = {
  configured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type ShopPullResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPull'] = ResolversParentTypes['ShopPull']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, DISABLED?: any, EXPIRED?: any, EXPIRING?: any }, ResolversTypes['ShopStatus']>;

export type SkippedParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedParcel'] = ResolversParentTypes['SkippedParcel']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkippedRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedRow'] = ResolversParentTypes['SkippedRow']> = {
  part?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StockImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockImport'] = ResolversParentTypes['StockImport']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<Array<ResolversTypes['StockRowRefusal']>, ParentType, ContextType>;
  importNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockLogResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockLog'] = ResolversParentTypes['StockLog']> = {
  bizNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delta?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lockedAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['StockLogType'], ParentType, ContextType>;
};

export type StockLogPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockLogPage'] = ResolversParentTypes['StockLogPage']> = {
  list?: Resolver<Array<ResolversTypes['StockLog']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockLogTypeResolvers = EnumResolverSignature<{ CANCEL_RELEASE?: any, COUNT?: any, IMPORT?: any, INBOUND?: any, LOCK?: any, RETURN?: any, SHIP?: any, TIMEOUT_RELEASE?: any }, ResolversTypes['StockLogType']>;

export type StockReservationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockReservation'] = ResolversParentTypes['StockReservation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payExpireAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockReservationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockReservationPage'] = ResolversParentTypes['StockReservationPage']> = {
  list?: Resolver<Array<ResolversTypes['StockReservation']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockRowRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockRowRefusal'] = ResolversParentTypes['StockRowRefusal']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changes?: SubscriptionResolver<ResolversTypes['Changes'], "changes", ParentType, ContextType>;
};

export type TagMarkResolvers = EnumResolverSignature<{ BOTH?: any, FLAG?: any, MEMO?: any, NONE?: any }, ResolversTypes['TagMark']>;

export type TagRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagRule'] = ResolversParentTypes['TagRule']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchType?: Resolver<ResolversTypes['TagMark'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TraceStateResolvers = EnumResolverSignature<{ CUSTOMS?: any, CUSTOMS_AWAITED?: any, CUSTOMS_PASSED?: any, CUSTOMS_TROUBLE?: any, CUSTOMS_UNDER_WAY?: any, DELIVERING?: any, MOVING?: any, PASSED_ON?: any, PICKED_UP?: any, REFUSED?: any, RETURNED?: any, RETURNING?: any, SIGNED?: any, TROUBLE?: any }, ResolversTypes['TraceState']>;

export type UnplannedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnplannedOrder'] = ResolversParentTypes['UnplannedOrder']> = {
  mergeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasonCode?: Resolver<ResolversTypes['ReasonCode'], ParentType, ContextType>;
  shopOrderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnprintedParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnprintedParcel'] = ResolversParentTypes['UnprintedParcel']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserProfit'] = ResolversParentTypes['UserProfit']> = {
  courierProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  goodId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goodName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserProfitPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserProfitPage'] = ResolversParentTypes['UserProfitPage']> = {
  list?: Resolver<Array<ResolversTypes['UserProfit']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WalletDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletDay'] = ResolversParentTypes['WalletDay']> = {
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  moneyIn?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  moneyOut?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type WarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Warehouse'] = ResolversParentTypes['Warehouse']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  couriers?: Resolver<Array<ResolversTypes['WarehouseCourier']>, ParentType, ContextType>;
  cutoffTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputMode?: Resolver<ResolversTypes['OutputMode'], ParentType, ContextType>;
  pauseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceStatus'], ParentType, ContextType>;
  sundayRest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workDays?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarehouseCourierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarehouseCourier'] = ResolversParentTypes['WarehouseCourier']> = {
  areaRules?: Resolver<Array<ResolversTypes['AreaRule']>, ParentType, ContextType>;
  courier?: Resolver<ResolversTypes['Courier'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  firstWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  stepWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WarehousePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarehousePage'] = ResolversParentTypes['WarehousePage']> = {
  list?: Resolver<Array<ResolversTypes['Warehouse']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaybillRowRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaybillRowRefusal'] = ResolversParentTypes['WaybillRowRefusal']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Account?: AccountResolvers<ContextType>;
  AccountKind?: AccountKindResolvers;
  AddressConfidence?: AddressConfidenceResolvers<ContextType>;
  AddressReading?: AddressReadingResolvers<ContextType>;
  AfterSaleStatus?: AfterSaleStatusResolvers;
  AgainSubmit?: AgainSubmitResolvers<ContextType>;
  AppliedRefund?: AppliedRefundResolvers<ContextType>;
  AreaRule?: AreaRuleResolvers<ContextType>;
  AreaRuleType?: AreaRuleTypeResolvers;
  AutoSendCounts?: AutoSendCountsResolvers<ContextType>;
  AutoSendStatus?: AutoSendStatusResolvers;
  BatchQuote?: BatchQuoteResolvers<ContextType>;
  Buyer?: BuyerResolvers<ContextType>;
  CancelType?: CancelTypeResolvers;
  CancelledOrder?: CancelledOrderResolvers<ContextType>;
  Captcha?: CaptchaResolvers<ContextType>;
  CashOut?: CashOutResolvers<ContextType>;
  CashOutLimits?: CashOutLimitsResolvers<ContextType>;
  CashOutPage?: CashOutPageResolvers<ContextType>;
  CashOutStatus?: CashOutStatusResolvers;
  Category?: CategoryResolvers<ContextType>;
  Changes?: ChangesResolvers<ContextType>;
  CodeScene?: CodeSceneResolvers;
  ConfirmAction?: ConfirmActionResolvers;
  ConfirmedBatch?: ConfirmedBatchResolvers<ContextType>;
  ConfirmedOrder?: ConfirmedOrderResolvers<ContextType>;
  Courier?: CourierResolvers<ContextType>;
  CreatedBatch?: CreatedBatchResolvers<ContextType>;
  CreatedOrder?: CreatedOrderResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DecidedRefund?: DecidedRefundResolvers<ContextType>;
  DeedResult?: DeedResultResolvers<ContextType>;
  DefaultProfit?: DefaultProfitResolvers<ContextType>;
  EditedReceiver?: EditedReceiverResolvers<ContextType>;
  EventActor?: EventActorResolvers;
  ExportedFile?: ExportedFileResolvers<ContextType>;
  FailedSend?: FailedSendResolvers<ContextType>;
  Favourite?: FavouriteResolvers<ContextType>;
  FavouritePage?: FavouritePageResolvers<ContextType>;
  Fen?: GraphQLScalarType;
  FileFormat?: FileFormatResolvers;
  FilledWaybills?: FilledWaybillsResolvers<ContextType>;
  Good?: GoodResolvers<ContextType>;
  GoodPage?: GoodPageResolvers<ContextType>;
  GoodStock?: GoodStockResolvers<ContextType>;
  GoodStockCounts?: GoodStockCountsResolvers<ContextType>;
  GoodStockPage?: GoodStockPageResolvers<ContextType>;
  GoodWarehouse?: GoodWarehouseResolvers<ContextType>;
  GoodsArea?: GoodsAreaResolvers<ContextType>;
  GoodsSort?: GoodsSortResolvers;
  GoodsStatus?: GoodsStatusResolvers;
  GoodsStatusCount?: GoodsStatusCountResolvers<ContextType>;
  ImportStatus?: ImportStatusResolvers;
  ImportStatusCount?: ImportStatusCountResolvers<ContextType>;
  Invitee?: InviteeResolvers<ContextType>;
  InviteePage?: InviteePageResolvers<ContextType>;
  IpRegion?: IpRegionResolvers<ContextType>;
  LabelExtras?: LabelExtrasResolvers<ContextType>;
  LabelPaper?: LabelPaperResolvers;
  LabelPreview?: LabelPreviewResolvers<ContextType>;
  LastPurchase?: LastPurchaseResolvers<ContextType>;
  League?: LeagueResolvers<ContextType>;
  LeagueLevel?: LeagueLevelResolvers<ContextType>;
  MergeOrder?: MergeOrderResolvers<ContextType>;
  MergeRejection?: MergeRejectionResolvers<ContextType>;
  MergeResult?: MergeResultResolvers<ContextType>;
  MergeStatus?: MergeStatusResolvers;
  MoneyDirection?: MoneyDirectionResolvers;
  MoneyLog?: MoneyLogResolvers<ContextType>;
  MoneyLogPage?: MoneyLogPageResolvers<ContextType>;
  MoneyLogType?: MoneyLogTypeResolvers;
  MoneyPart?: MoneyPartResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticePage?: NoticePageResolvers<ContextType>;
  NoticeType?: NoticeTypeResolvers;
  Order?: OrderResolvers<ContextType>;
  OrderAction?: OrderActionResolvers;
  OrderCallback?: OrderCallbackResolvers<ContextType>;
  OrderCounts?: OrderCountsResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderSort?: OrderSortResolvers;
  OrderStatus?: OrderStatusResolvers;
  OrderedNumber?: OrderedNumberResolvers<ContextType>;
  OutputCounts?: OutputCountsResolvers<ContextType>;
  OutputMode?: OutputModeResolvers;
  OutputStatus?: OutputStatusResolvers;
  Parcel?: ParcelResolvers<ContextType>;
  ParcelAction?: ParcelActionResolvers;
  ParcelEvent?: ParcelEventResolvers<ContextType>;
  ParcelEventType?: ParcelEventTypeResolvers;
  ParcelPage?: ParcelPageResolvers<ContextType>;
  ParcelStatus?: ParcelStatusResolvers;
  ParcelTimeline?: ParcelTimelineResolvers<ContextType>;
  PartRefusal?: PartRefusalResolvers<ContextType>;
  PayChannel?: PayChannelResolvers<ContextType>;
  PayStatus?: PayStatusResolvers;
  PayType?: PayTypeResolvers;
  PayeeType?: PayeeTypeResolvers;
  Payment?: PaymentResolvers<ContextType>;
  PaymentState?: PaymentStateResolvers<ContextType>;
  PhoneCodeReceipt?: PhoneCodeReceiptResolvers<ContextType>;
  PlaceReading?: PlaceReadingResolvers<ContextType>;
  PlannedPart?: PlannedPartResolvers<ContextType>;
  Platform?: PlatformResolvers;
  PriceSimulation?: PriceSimulationResolvers<ContextType>;
  PrintKind?: PrintKindResolvers;
  PrintSetting?: PrintSettingResolvers<ContextType>;
  PrintTask?: PrintTaskResolvers<ContextType>;
  PrintTasks?: PrintTasksResolvers<ContextType>;
  PrintedFile?: PrintedFileResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  ProblemAction?: ProblemActionResolvers;
  ProblemCount?: ProblemCountResolvers<ContextType>;
  ProblemKind?: ProblemKindResolvers;
  ProblemPage?: ProblemPageResolvers<ContextType>;
  ProfitFigures?: ProfitFiguresResolvers<ContextType>;
  ProfitRow?: ProfitRowResolvers<ContextType>;
  ProfitUnit?: ProfitUnitResolvers;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionDay?: PromotionDayResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuotePart?: QuotePartResolvers<ContextType>;
  QuoteRow?: QuoteRowResolvers<ContextType>;
  ReAutoSend?: ReAutoSendResolvers<ContextType>;
  RealNameCheck?: RealNameCheckResolvers<ContextType>;
  RealNameState?: RealNameStateResolvers<ContextType>;
  RealStatus?: RealStatusResolvers;
  Recharge?: RechargeResolvers<ContextType>;
  RechargePage?: RechargePageResolvers<ContextType>;
  RechargeStatus?: RechargeStatusResolvers;
  Refund?: RefundResolvers<ContextType>;
  RefundAction?: RefundActionResolvers;
  RefundPage?: RefundPageResolvers<ContextType>;
  RefundResult?: RefundResultResolvers<ContextType>;
  RefundStatus?: RefundStatusResolvers;
  RefusedRefund?: RefusedRefundResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RegionList?: RegionListResolvers<ContextType>;
  RemoteAddress?: RemoteAddressResolvers<ContextType>;
  RemoteRefundStatus?: RemoteRefundStatusResolvers;
  RemoteStatus?: RemoteStatusResolvers;
  ReviewedOrder?: ReviewedOrderResolvers<ContextType>;
  RowProblem?: RowProblemResolvers<ContextType>;
  RowState?: RowStateResolvers;
  Seller?: SellerResolvers<ContextType>;
  SellerGood?: SellerGoodResolvers<ContextType>;
  SellerGoodPage?: SellerGoodPageResolvers<ContextType>;
  SellerGoodSort?: SellerGoodSortResolvers;
  SellerProfit?: SellerProfitResolvers<ContextType>;
  SellerWarehouse?: SellerWarehouseResolvers<ContextType>;
  SellerWarehouseCourier?: SellerWarehouseCourierResolvers<ContextType>;
  SellerWarehousePage?: SellerWarehousePageResolvers<ContextType>;
  SendArea?: SendAreaResolvers<ContextType>;
  Sender?: SenderResolvers<ContextType>;
  ServiceStatus?: ServiceStatusResolvers;
  SessionGrant?: SessionGrantResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  ShipMode?: ShipModeResolvers;
  Shop?: ShopResolvers<ContextType>;
  ShopAuthorisation?: ShopAuthorisationResolvers<ContextType>;
  ShopGood?: ShopGoodResolvers<ContextType>;
  ShopGoodPage?: ShopGoodPageResolvers<ContextType>;
  ShopOrder?: ShopOrderResolvers<ContextType>;
  ShopOrderItem?: ShopOrderItemResolvers<ContextType>;
  ShopOrderPage?: ShopOrderPageResolvers<ContextType>;
  ShopOrderPlan?: ShopOrderPlanResolvers<ContextType>;
  ShopPage?: ShopPageResolvers<ContextType>;
  ShopPlatform?: ShopPlatformResolvers<ContextType>;
  ShopPull?: ShopPullResolvers<ContextType>;
  ShopStatus?: ShopStatusResolvers;
  SkippedParcel?: SkippedParcelResolvers<ContextType>;
  SkippedRow?: SkippedRowResolvers<ContextType>;
  StockImport?: StockImportResolvers<ContextType>;
  StockLog?: StockLogResolvers<ContextType>;
  StockLogPage?: StockLogPageResolvers<ContextType>;
  StockLogType?: StockLogTypeResolvers;
  StockReservation?: StockReservationResolvers<ContextType>;
  StockReservationPage?: StockReservationPageResolvers<ContextType>;
  StockRowRefusal?: StockRowRefusalResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TagMark?: TagMarkResolvers;
  TagRule?: TagRuleResolvers<ContextType>;
  TraceState?: TraceStateResolvers;
  UnplannedOrder?: UnplannedOrderResolvers<ContextType>;
  UnprintedParcel?: UnprintedParcelResolvers<ContextType>;
  UserProfit?: UserProfitResolvers<ContextType>;
  UserProfitPage?: UserProfitPageResolvers<ContextType>;
  WalletDay?: WalletDayResolvers<ContextType>;
  Warehouse?: WarehouseResolvers<ContextType>;
  WarehouseCourier?: WarehouseCourierResolvers<ContextType>;
  WarehousePage?: WarehousePageResolvers<ContextType>;
  WaybillRowRefusal?: WaybillRowRefusalResolvers<ContextType>;
};

