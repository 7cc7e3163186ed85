import type { AccountKind } from './domains/accounts/accounts.mapping.ts';
import type { CodeScene } from './domains/accounts/accounts.mapping.ts';
import type { RealStatus } from './domains/accounts/accounts.mapping.ts';
import type { CaseKind } from './domains/afterSales/afterSales.mapping.ts';
import type { CaseAsk } from './domains/afterSales/afterSales.mapping.ts';
import type { CaseStatus } from './domains/afterSales/afterSales.mapping.ts';
import type { CaseOutcome } from './domains/afterSales/afterSales.mapping.ts';
import type { CaseFileKind } from './domains/afterSales/afterSales.mapping.ts';
import type { CaseAnswer } from './domains/afterSales/afterSales.mapping.ts';
import type { CaseReply } from './domains/afterSales/afterSales.mapping.ts';
import type { CaseAction } from './domains/afterSales/afterSales.mapping.ts';
import type { FreightBearer } from './domains/afterSales/afterSales.mapping.ts';
import type { ReturnedGoods } from './domains/afterSales/afterSales.mapping.ts';
import type { ReturnState } from './domains/afterSales/afterSales.mapping.ts';
import type { BasketLineState } from './domains/basketLines/basketLines.mapping.ts';
import type { BulkEditKind } from './domains/bulkEdits/bulkEdits.mapping.ts';
import type { BulkEditMode } from './domains/bulkEdits/bulkEdits.mapping.ts';
import type { PriceRounding } from './domains/bulkEdits/bulkEdits.mapping.ts';
import type { BulkEditAction } from './domains/bulkEdits/bulkEdits.mapping.ts';
import type { BulkUndoReason } from './domains/bulkEdits/bulkEdits.mapping.ts';
import type { CashOutStatus } from './domains/cashOuts/cashOuts.mapping.ts';
import type { PayeeType } from './domains/cashOuts/cashOuts.mapping.ts';
import type { ClosingPhase } from './domains/closings/closings.mapping.ts';
import type { ClosingCheckKey } from './domains/closings/closings.mapping.ts';
import type { RechargeReturnStatus } from './domains/closings/closings.mapping.ts';
import type { ClaimKind } from './domains/courierClaims/courierClaims.mapping.ts';
import type { ClaimStatus } from './domains/courierClaims/courierClaims.mapping.ts';
import type { ClaimAction } from './domains/courierClaims/courierClaims.mapping.ts';
import type { ServiceStatus } from './domains/couriers/couriers.mapping.ts';
import type { Weekday } from './domains/couriers/couriers.mapping.ts';
import type { FileFormat } from './domains/exports/exports.mapping.ts';
import type { EvidenceFormat } from './domains/exports/exports.mapping.ts';
import type { ShippingTemplate } from './domains/exports/exports.mapping.ts';
import type { GoodsSort } from './domains/goods/goods.mapping.ts';
import type { GoodsStatus } from './domains/goods/goods.mapping.ts';
import type { InvoiceKind } from './domains/invoices/invoices.mapping.ts';
import type { InvoiceStatus } from './domains/invoices/invoices.mapping.ts';
import type { InvoiceTitleKind } from './domains/invoices/invoices.mapping.ts';
import type { InvoiceSide } from './domains/invoices/invoices.mapping.ts';
import type { LabelPaper } from './domains/labels/labels.mapping.ts';
import type { LabelField } from './domains/labels/labels.mapping.ts';
import type { LabelFontSize } from './domains/labels/labels.mapping.ts';
import type { PrintKind } from './domains/labels/labels.mapping.ts';
import type { LegalKind } from './domains/legal/legal.mapping.ts';
import type { LicenceKind } from './domains/licences/licences.mapping.ts';
import type { LicenceStatus } from './domains/licences/licences.mapping.ts';
import type { MemberRole } from './domains/members/members.mapping.ts';
import type { NoticeGroup } from './domains/noticeWays/noticeWays.mapping.ts';
import type { GroupRobotPlatform } from './domains/noticeWays/noticeWays.mapping.ts';
import type { GroupRobotStatus } from './domains/noticeWays/noticeWays.mapping.ts';
import type { GroupRobotProblem } from './domains/noticeWays/noticeWays.mapping.ts';
import type { NoticeType } from './domains/notices/notices.mapping.ts';
import type { WaveParcelState } from './domains/packing/packing.mapping.ts';
import type { WaveAction } from './domains/packing/packing.mapping.ts';
import type { ParcelStatus } from './domains/parcels/parcels.mapping.ts';
import type { OutputStatus } from './domains/parcels/parcels.mapping.ts';
import type { AutoSendStatus } from './domains/parcels/parcels.mapping.ts';
import type { RefundStatus } from './domains/parcels/parcels.mapping.ts';
import type { ParcelAction } from './domains/parcels/parcels.mapping.ts';
import type { TraceState } from './domains/parcels/parcels.mapping.ts';
import type { ParcelEventType } from './domains/parcels/parcels.mapping.ts';
import type { EventActor } from './domains/parcels/parcels.mapping.ts';
import type { PayType } from './domains/payments/payments.mapping.ts';
import type { PayWay } from './domains/payments/payments.mapping.ts';
import type { PayStatus } from './domains/payments/payments.mapping.ts';
import type { RechargeStatus } from './domains/payments/payments.mapping.ts';
import type { PriceListState } from './domains/pricing/pricing.mapping.ts';
import type { ProblemKind } from './domains/problems/problems.mapping.ts';
import type { ProblemAction } from './domains/problems/problems.mapping.ts';
import type { RefundAction } from './domains/refunds/refunds.mapping.ts';
import type { ReviewShow } from './domains/reviews/reviews.mapping.ts';
import type { ReviewSort } from './domains/reviews/reviews.mapping.ts';
import type { ReviewAction } from './domains/reviews/reviews.mapping.ts';
import type { GoodRevisionStatus } from './domains/sellerGoods/sellerGoods.mapping.ts';
import type { SellerGoodSort } from './domains/sellerGoods/sellerGoods.mapping.ts';
import type { ShopFigures } from './domains/settings/settings.mapping.ts';
import type { Platform } from './domains/shipments/shipments.mapping.ts';
import type { ShipMode } from './domains/shipments/shipments.mapping.ts';
import type { OrderStatus } from './domains/shipments/shipments.mapping.ts';
import type { AfterSaleStatus } from './domains/shipments/shipments.mapping.ts';
import type { CancelType } from './domains/shipments/shipments.mapping.ts';
import type { PricePartKind } from './domains/shipments/shipments.mapping.ts';
import type { OrderAction } from './domains/shipments/shipments.mapping.ts';
import type { OrderSort } from './domains/shipments/shipments.mapping.ts';
import type { ConfirmAction } from './domains/shipments/shipments.mapping.ts';
import type { RowState } from './domains/shipments/shipments.mapping.ts';
import type { ShopStatus } from './domains/shops/shops.mapping.ts';
import type { RemoteStatus } from './domains/shops/shops.mapping.ts';
import type { RemoteRefundStatus } from './domains/shops/shops.mapping.ts';
import type { ImportStatus } from './domains/shops/shops.mapping.ts';
import type { ShopOrderSort } from './domains/shops/shops.mapping.ts';
import type { TagMark } from './domains/shops/shops.mapping.ts';
import type { LinkState } from './domains/shops/shops.mapping.ts';
import type { LinkReason } from './domains/shops/shops.mapping.ts';
import type { ShopGoodsPullStatus } from './domains/shops/shops.mapping.ts';
import type { MergeStatus } from './domains/shops/shops.mapping.ts';
import type { SplitReceiverKind } from './domains/splits/splits.mapping.ts';
import type { ProfitUnit } from './domains/statistics/statistics.mapping.ts';
import type { AfterSalesUnit } from './domains/statistics/statistics.mapping.ts';
import type { ShopSalesUnit } from './domains/statistics/statistics.mapping.ts';
import type { StockLogType } from './domains/stock/stock.mapping.ts';
import type { TransferStatus } from './domains/stockTransfers/stockTransfers.mapping.ts';
import type { TransferReason } from './domains/stockTransfers/stockTransfers.mapping.ts';
import type { TransferAction } from './domains/stockTransfers/stockTransfers.mapping.ts';
import type { StocktakeStatus } from './domains/stocktakes/stocktakes.mapping.ts';
import type { StocktakeReason } from './domains/stocktakes/stocktakes.mapping.ts';
import type { StocktakeAction } from './domains/stocktakes/stocktakes.mapping.ts';
import type { StocktakeShow } from './domains/stocktakes/stocktakes.mapping.ts';
import type { ApiTokenStatus } from './domains/tokens/tokens.mapping.ts';
import type { TokenScope } from './domains/tokens/tokens.mapping.ts';
import type { UploadKind } from './domains/uploadAddresses/uploadAddresses.mapping.ts';
import type { MoneyLogType } from './domains/wallet/wallet.mapping.ts';
import type { MoneyDirection } from './domains/wallet/wallet.mapping.ts';
import type { OutputMode } from './domains/warehouses/warehouses.mapping.ts';
import type { AreaRuleType } from './domains/warehouses/warehouses.mapping.ts';
import type { WaybillPayType } from './domains/waybillAccounts/waybillAccounts.mapping.ts';
import type { WebhookEvent } from './domains/webhooks/webhooks.mapping.ts';
import type { WebhookEndpointStatus } from './domains/webhooks/webhooks.mapping.ts';
import type { WebhookMessageStatus } from './domains/webhooks/webhooks.mapping.ts';
import type { WebhookFailure } from './domains/webhooks/webhooks.mapping.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { BuyerDto, SellerDto, AccountDto, AccountEntranceDto, LoginPayloadDto, SignUpPayloadDto, CaptchaDto, SendPhoneCodePayloadDto, BeginRealNamePayloadDto, ConfirmRealNamePayloadDto } from './domains/accounts/accounts.dto.ts';
import type { BookEntryPageDto, BookEntryDto, BookGroupListDto, OpenedBookEntryDto, ImportBookEntriesPayloadDto, MoveBookEntriesPayloadDto, KeepReceiversPayloadDto } from './domains/addressBook/addressBook.dto.ts';
import type { AfterSaleCasePageDto, AfterSaleCaseDto, CaseMessagesDto, CaseMessageDto, CaseFileDto, CasePayloadDto, ReturnParcelPageDto, ReturnParcelDto, ReturnPayloadDto, DismissSuggestionPayloadDto } from './domains/afterSales/afterSales.dto.ts';
import type { AnswerTemplateDto } from './domains/answerTemplates/answerTemplates.dto.ts';
import type { RegionListDto, RegionDto, IpRegionDto } from './domains/areas/areas.dto.ts';
import type { BasketLineDto } from './domains/basketLines/basketLines.dto.ts';
import type { BulkEditPreviewDto, BulkEditRowDto, BulkEditPageDto, BulkEditDto, BulkEditChangeDto, BulkEditLinePageDto, BulkEditLineDto, ApplyBulkEditPayloadDto, UndoBulkEditPayloadDto } from './domains/bulkEdits/bulkEdits.dto.ts';
import type { CashOutLimitsDto, CashOutPageDto, CashOutDto } from './domains/cashOuts/cashOuts.dto.ts';
import type { ChangesSinceDto, ChangedThingDto, ChangesDto, ChangedItemDto } from './domains/changeFeed/changeFeed.dto.ts';
import type { AccountClosingDto } from './domains/closings/closings.dto.ts';
import type { CourierClaimPageDto, CourierClaimDto, CourierClaimPayloadDto } from './domains/courierClaims/courierClaims.dto.ts';
import type { CourierDto } from './domains/couriers/couriers.dto.ts';
import type { DepositDto } from './domains/deposits/deposits.dto.ts';
import type { ExportedFileDto } from './domains/exports/exports.dto.ts';
import type { FavouritePageDto, FavouriteDto } from './domains/favourites/favourites.dto.ts';
import type { FreightTemplateDto, FreightTemplateCourierDto, TemplateWarehouseDto } from './domains/freightTemplates/freightTemplates.dto.ts';
import type { GoodPageDto, GoodDto, GoodWarehouseDto, GoodPropertyDto, GoodPropertyValueDto, GoodSkuDto, GoodSkuStockDto, CategoryDto, GoodsAreaDto, GoodFacetsDto, GoodPriceFacetDto, GoodAreaFacetDto, GoodCourierFacetDto, GoodPlatformFacetDto, GoodPropertyFacetDto, GoodPropertyValueFacetDto } from './domains/goods/goods.dto.ts';
import type { HomePlacesDto, HomeCardDto } from './domains/homePlaces/homePlaces.dto.ts';
import type { InvoiceTitleDto, InvoicePageDto, InvoiceDto, InvoiceDetailDto, InvoiceTitleTextDto, InvoicePartDto, BillableDto, BillableIssuerDto } from './domains/invoices/invoices.dto.ts';
import type { PrintSettingDto, LabelPreviewDto, PrintParcelsPayloadDto, PrintTasksDto, PrintTaskDto } from './domains/labels/labels.dto.ts';
import type { LegalTextDto, ConsentDto } from './domains/legal/legal.dto.ts';
import type { LicenceDto, StoreLicenceDto } from './domains/licences/licences.dto.ts';
import type { MembersDto, MemberDto, MemberInvitationDto, InviteMemberPayloadDto, OpenInvitationDto } from './domains/members/members.dto.ts';
import type { NoticeWaysDto, NoticeWaysGroupDto, GroupRobotDto, SetLowBalancePayloadDto } from './domains/noticeWays/noticeWays.dto.ts';
import type { NoticePageDto, NoticeDto, PersonNoticePageDto, PersonNoticeDto, UnreadNoticesDto } from './domains/notices/notices.dto.ts';
import type { WavePageDto, WaveDto, WaveParcelDto, CreateWavePayloadDto, CloseWavePayloadDto, BenchParcelDto, OpenAtBenchPayloadDto, BenchItemDto, BenchPartDto, PackParcelPayloadDto, LeaveBenchPayloadDto, BuyerNoteDto } from './domains/packing/packing.dto.ts';
import type { ParcelPageDto, ParcelDto, ParcelsOfRowDto, RowParcelDto, ToShipDto, ToShipAtWarehouseDto, ParcelTimelineDto, RevealReceiverPayloadDto, EditReceiverPayloadDto, FillWaybillsPayloadDto, CaseSuggestionDto } from './domains/parcels/parcels.dto.ts';
import type { PayChannelDto, PaymentDto, WechatPayRequestDto, PaymentStateDto, RechargePageDto, RechargeDto } from './domains/payments/payments.dto.ts';
import type { GoodPricesDto, SkuPricesDto, GoodPriceStepsDto, SupplyPriceStepDto, PriceListDto, PriceListBuyerDto, PriceListEntryDto } from './domains/pricing/pricing.dto.ts';
import type { ProblemPageDto, ProblemDto } from './domains/problems/problems.dto.ts';
import type { InviteePageDto, InviteeDto, PromotionDayDto, LeagueDto, UserProfitPageDto, UserProfitDto, DefaultProfitDto, PriceSimulationDto } from './domains/promotion/promotion.dto.ts';
import type { RefundPageDto, RefundDto, RefundParcelsPayloadDto, RefusedRefundDto, RefundPayloadDto } from './domains/refunds/refunds.dto.ts';
import type { ReviewPageDto, ReviewDto, OwnReviewPageDto, OwnReviewDto, OrderReviewGoodDto } from './domains/reviews/reviews.dto.ts';
import type { SellerGoodPageDto, SellerGoodDto, SellerSkuDto, OwnSkuPageDto, OwnSkuDto, GoodsStatusCountDto, DeedResultDto, ImportGoodsPayloadDto, SheetGoodRefusalDto, SheetGoodWarningDto, GoodDeedResultDto, GoodRevisionDto, RevisedGoodDto, RevisedSkuDto } from './domains/sellerGoods/sellerGoods.dto.ts';
import type { SellerWarehouseDto, SellerWarehousePageDto, SellerWarehouseCourierDto } from './domains/sellerWarehouses/sellerWarehouses.dto.ts';
import type { SenderDto } from './domains/senders/senders.dto.ts';
import type { SettingsDto } from './domains/settings/settings.dto.ts';
import type { OrderedNumberDto, PlaceReadingDto, AddressReadingDto, AddressPartDto, RowProblemDto, QuoteDto, QuoteRowDto, OrderPageDto, OrderDto, SendAreaDto, CreateOrderPayloadDto, ConfirmOrderPayloadDto, CancelOrderPayloadDto, BatchQuoteDto, QuotePartDto, CreateBatchPayloadDto, ConfirmBatchPayloadDto, ReAutoSendPayloadDto, FailedSendDto, SyncOrderPayloadDto, AgainSubmitPayloadDto, CopyOrderPayloadDto, CopiedItemDto, CopiedRowDto, NotCopiedDto, ReviewOrderPayloadDto, LastPurchaseDto } from './domains/shipments/shipments.dto.ts';
import type { ShopPageDto, ShopDto, ShopPlatformDto, AuthoriseShopPayloadDto, RemoteAddressDto, ShopGoodPageDto, ShopGoodDto, ShopSkuPageDto, ShopSkuDto, ShopGoodsPullDto, LinkSuggestionDto, LinkShopSkusPayloadDto, ImportShopSkusPayloadDto, ShopOrderPageDto, ShopOrderDto, PullShopOrdersPayloadDto, IgnoreShopOrdersPayloadDto, ShopOrderPlanDto, UnplannedOrderDto, MergeShopOrdersPayloadDto, SplitMergeOrderPayloadDto, MergeOrderDto } from './domains/shops/shops.dto.ts';
import type { SplitReceiverSettingDto, SplitReceiverDto } from './domains/splits/splits.dto.ts';
import type { SellerProfitDto, ProfitRowDto, ProfitFiguresDto, SellerAfterSalesDto, AfterSalesRowDto, AfterSalesFiguresDto, ShopSalesDto, ShopSalesRowDto, ShopSalesFiguresDto } from './domains/statistics/statistics.dto.ts';
import type { GoodStockPageDto, GoodStockDto, StockLogPageDto, StockLogDto, StockReservationPageDto, StockReservationDto, ImportGoodStocksPayloadDto } from './domains/stock/stock.dto.ts';
import type { StockTransferPageDto, StockTransferDto, StockTransferLineDto, StockTransferPayloadDto } from './domains/stockTransfers/stockTransfers.dto.ts';
import type { StocktakePageDto, StocktakeDto, StocktakeLinePageDto, StocktakeLineDto, StocktakePayloadDto, SaveStocktakeLinesPayloadDto, ImportStocktakeLinesPayloadDto } from './domains/stocktakes/stocktakes.dto.ts';
import type { ApiTokensDto, ApiTokenDto, CreateApiTokenPayloadDto, TokenDocumentsDto, TokenDocumentDto } from './domains/tokens/tokens.dto.ts';
import type { CreateUploadAddressPayloadDto } from './domains/uploadAddresses/uploadAddresses.dto.ts';
import type { MoneyLogPageDto, MoneyLogDto, MoneyPartDto, WalletDayDto, WalletStatementDto, StatementPartDto, StatementLineDto } from './domains/wallet/wallet.dto.ts';
import type { WarehousePageDto, WarehouseDto, WarehouseCourierDto, AreaRuleDto } from './domains/warehouses/warehouses.dto.ts';
import type { WaybillAccountDto, TestWaybillAccountPayloadDto } from './domains/waybillAccounts/waybillAccounts.dto.ts';
import type { WebhookEndpointsDto, WebhookEndpointDto, WebhookSecretPayloadDto, WebhookMessagePageDto, WebhookMessageDto } from './domains/webhooks/webhooks.dto.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in Asia/Shanghai, such as `2026-11-21`; from 1900 to 2999. */
  Date: { input: string; output: string; }
  /** A moment, ISO-8601 with the offset of Asia/Shanghai, such as `2026-11-21T10:00:00+08:00`; from 1900 to 2999. */
  DateTime: { input: string; output: string; }
  /**
   * What names one row of one type: a whole number from 1 to 2^53 - 1. Serialised as a JSON number and taken as one: text, zero
   * and fractions are refused.
   */
  EntityId: { input: number; output: number; }
  /**
   * Whole fen (1/100 yuan), at most 10^12 in size. Serialised as a JSON number and taken as one: text and fractions are
   * refused.
   */
  Fen: { input: number; output: number; }
  /**
   * A time of day in Asia/Shanghai, hours and minutes of a clock of 24 hours, such as `09:30`; from `00:00` to `23:59`. Serialised
   * as JSON text and taken as it: seconds, an offset, `24:00` and hours of one digit are refused.
   */
  LocalTime: { input: string; output: string; }
};

/** The signed-in person, buyer or supplier. */
export type Account = {
  /** 10001 buyer, 11001 supplier. */
  authorityId: Scalars['EntityId']['output'];
  /** Money in the wallet, in fen; what of it is `held` cannot be spent. All sums are 0 to members and programs that neither see money nor pay. */
  balance: Scalars['Fen']['output'];
  /** `balance` in yuan with two decimals. */
  balanceYuan: Scalars['String']['output'];
  /** Money held by running cash-outs, in fen. */
  frozen: Scalars['Fen']['output'];
  /** Address of the portrait (头像); null without one. */
  headerImg?: Maybe<Scalars['String']['output']>;
  /** Part of the balance that may have to come back, in fen (售后保留): settled parcels that can still be refunded. It can be neither spent nor cashed out. */
  held: Scalars['Fen']['output'];
  /** Number of the account; unique over buyers and suppliers. */
  id: Scalars['EntityId']['output'];
  /** Which of the two kinds; tells `Buyer` from `Seller` without a type condition. */
  kind: AccountKind;
  /** Moment of the newest login; null before the first one. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who acts here where it is not the owner, with `phone` as their own; null for the owner and for programs. */
  member?: Maybe<ActingMember>;
  /** What the account is called on pages (昵称); never empty. */
  nickName: Scalars['String']['output'];
  /** The own phone number, in full. */
  phone: Scalars['String']['output'];
  /** Masked, such as 张*; null until verified. */
  realName?: Maybe<Scalars['String']['output']>;
  /** How far the real-name check is (实名认证); cash-outs need `VERIFIED`. */
  realStatus: RealStatus;
  /** Stable public id, kept by the web app. */
  uuid: Scalars['String']['output'];
  /** Part of the balance that can be cashed out, in fen. Recharged money cannot. */
  withdrawable: Scalars['Fen']['output'];
};

/** Closing the caller's account (注销). REST: `GET /closing/find`. */
export type AccountClosing = {
  __typename?: 'AccountClosing';
  /** When it began; null before. */
  begunAt?: Maybe<Scalars['DateTime']['output']>;
  /** Fen that go out as a cash-out, without a fee once it has begun: recharges that cannot go back, and small income. */
  cashOutAmount: Scalars['Fen']['output'];
  /** What is to be settled; empty when it is closed. */
  checks: Array<ClosingCheck>;
  /** Fen of a demo that are given up. */
  giveUpAmount: Scalars['Fen']['output'];
  /** Parcels of theirs whose profit is awaited before the end. */
  memberParcels: Scalars['Int']['output'];
  /** Invited buyers, who stay without an agent. */
  members: Scalars['Int']['output'];
  /** How far it is. */
  phase: ClosingPhase;
  /** Fen of all that goes back and was not turned down. */
  refundAmount: Scalars['Fen']['output'];
  /** What goes back the way it came, the newest recharge first. */
  refunds: Array<RechargeReturn>;
  /** Bound shops, which are unbound. */
  shops: Scalars['Int']['output'];
};

/** An account that the same phone can enter. REST: `GET /common/accounts`. */
export type AccountEntrance = {
  __typename?: 'AccountEntrance';
  /** The account. */
  accountId: Scalars['EntityId']['output'];
  /** Its company or nick name. */
  name: Scalars['String']['output'];
  /** What the phone may do there; null in its own account. */
  role?: Maybe<MemberRole>;
};

export type { AccountKind };

/** Who acts in an account that is somebody else's. */
export type ActingMember = {
  __typename?: 'ActingMember';
  /** The membership. */
  id: Scalars['EntityId']['output'];
  /** As the owner calls them. */
  name: Scalars['String']['output'];
  /** What they may do. */
  role: MemberRole;
  /** `role` in Chinese. */
  roleName: Scalars['String']['output'];
  /** What the role may do, as REST names it, such as `orders:write`. */
  scopes: Array<Scalars['String']['output']>;
};

/** What is added to a review (追评). REST: body of `POST /reviews/addToReview`. */
export type AddToReviewInput = {
  /** Addresses of own uploads, at most 6. */
  pics?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 500 characters; may be empty where there are pictures. */
  text: Scalars['String']['input'];
};

/** Sureness from 0 to 1 by field. */
export type AddressConfidence = {
  __typename?: 'AddressConfidence';
  /** Of the address below the district, from 0 to 1. */
  detail: Scalars['Float']['output'];
  /** Of the name, from 0 to 1. */
  name: Scalars['Float']['output'];
  /** Of the phone number, from 0 to 1. */
  phone: Scalars['Float']['output'];
  /** Of the pieces, from 0 to 1; 0 when none were named. */
  quantity: Scalars['Float']['output'];
  /** Of province, city and district together, from 0 to 1. */
  region: Scalars['Float']['output'];
  /** Of the remark, from 0 to 1; 0 when there was none. */
  remark: Scalars['Float']['output'];
  /** Of what is said of the goods, from 0 to 1; 0 when nothing was. */
  specification: Scalars['Float']['output'];
  /** Of the order number at a platform, from 0 to 1; 0 when there was none. */
  thirdOrderNo: Scalars['Float']['output'];
};

/** A stretch of a reading's text, by what it was read as. */
export type AddressPart = {
  __typename?: 'AddressPart';
  /** Where it ends, exclusive, in UTF-16 units. */
  end: Scalars['Int']['output'];
  /** What it was read as. */
  kind: AddressPartKind;
  /** Where it begins in the reading's `text`, in UTF-16 units. */
  start: Scalars['Int']['output'];
};

/** What a stretch of a pasted text was read as. */
export type AddressPartKind =
  /** The address below the district (详细地址). */
  | 'detail'
  /** The extension of the number (分机号). */
  | 'extension'
  /** What nobody needs: list numbers, times, heads of chats, amounts, the sender, waybills, thanks. */
  | 'ignored'
  /** A word that says what follows it, such as 收件人： */
  | 'label'
  /** The receiver's name (收件人). */
  | 'name'
  /** The receiver's number (联系电话), its extension aside. */
  | 'phone'
  /** Pieces with their unit (数量). */
  | 'quantity'
  /** Province, city or district (省市区). */
  | 'region'
  /** What the buyer asks of supplier or courier (备注). */
  | 'remark'
  /** What was not understood. */
  | 'rest'
  /** White space or punctuation between fields. */
  | 'separator'
  /** What is said of the goods (规格). */
  | 'specification'
  /** The order number at a shop platform (第三方订单号). */
  | 'thirdOrderNo';

/**
 * One recipient read from free text. Every character of `text`, separators and label words aside, is in exactly one
 * field, in `ignored` or in `rest`. REST: `/orders/parseAddress`.
 */
export type AddressReading = {
  __typename?: 'AddressReading';
  /** Name of the city; empty when not read. */
  city: Scalars['String']['output'];
  /** Four digits; empty when not read. */
  cityCode: Scalars['String']['output'];
  /** How sure the reading is, field by field. */
  confidence: AddressConfidence;
  /** The address below the district (详细地址). */
  detail: Scalars['String']['output'];
  /** Name of the district; empty when not read, or where the city has none. */
  district: Scalars['String']['output'];
  /** Six digits; empty when not read, or where the city has none. */
  districtCode: Scalars['String']['output'];
  /** The extension alone, as behind the hyphen of `phone` (分机号); empty without one. */
  extension: Scalars['String']['output'];
  /** What nobody needs: list numbers, times, heads of chats, amounts, the sender, waybills, thanks. */
  ignored: Scalars['String']['output'];
  /** The receiver's name (收件人); empty when none was found. */
  name: Scalars['String']['output'];
  /** Its stretches, one after the other without a gap. */
  parts: Array<AddressPart>;
  /** Mobile, landline `0571-88888888`, or a number with an extension `13800000000-1234`. */
  phone: Scalars['String']['output'];
  /** What keeps it from going, or is to be looked at; empty when it is fine. */
  problems: Array<RowProblem>;
  /** Name of the province; empty when not read. */
  province: Scalars['String']['output'];
  /** Two digits; empty when not read. */
  provinceCode: Scalars['String']['output'];
  /** Pieces (数量); null when none were named. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** What the buyer asks of supplier or courier (备注); empty when nothing was. */
  remark: Scalars['String']['output'];
  /** What was not understood: a person should look at it. */
  rest: Scalars['String']['output'];
  /** What is said of the goods (规格); empty when nothing was. */
  specification: Scalars['String']['output'];
  /** Where that piece begins in the whole text, in UTF-16 units. */
  start: Scalars['Int']['output'];
  /** The piece of the text that it was read from, unchanged. */
  text: Scalars['String']['output'];
  /** The order number at a shop platform (第三方订单号), as written; empty when none was found. */
  thirdOrderNo: Scalars['String']['output'];
};

/** What buyer and supplier settle about a parcel that was shipped (售后单). */
export type AfterSaleCase = {
  __typename?: 'AfterSaleCase';
  /** What the caller may do with it now. */
  allowedActions: Array<CaseAction>;
  /** Fen that are asked for. */
  amount: Scalars['Fen']['output'];
  /** When that was; null while nobody has. */
  appealedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who appealed against what an operator had decided (申诉方); null while nobody has. It is decided once more then, for good. */
  appealedBy?: Maybe<EventActor>;
  /** What its buyer wants (诉求). */
  ask: CaseAsk;
  /** `ask` in Chinese, for people. */
  askText: Scalars['String']['output'];
  /** Number that people are told (售后单号): `S`, digits of the parcel, and which case of it. */
  caseNo: Scalars['String']['output'];
  /** When it was opened (申请时间). */
  createdAt: Scalars['DateTime']['output'];
  /** When silence decides: accepted for a supplier, closed for a buyer; null where nobody is waited for. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Fen of a replacement's freight (补发运费) that its supplier does not bear. */
  freight: Scalars['Fen']['output'];
  /** Who bears that freight. */
  freightBy: FreightBearer;
  /** Fen that the buyer was given by it. */
  givenAmount: Scalars['Fen']['output'];
  /** What became of goods that came back (退回的商品); null while nothing is said of them. */
  goods?: Maybe<ReturnedGoods>;
  /** The same in Chinese, with the number under which they were sent. */
  goodsText?: Maybe<Scalars['String']['output']>;
  /** Stable number of the case. */
  id: Scalars['EntityId']['output'];
  /** What it is about (售后商品). */
  items: Array<ParcelItem>;
  /** What is wrong (原因). */
  kind: CaseKind;
  /** `kind` in Chinese, for people. */
  kindText: Scalars['String']['output'];
  /** Fen that may go back at most; 0 once the parcel was refunded. */
  maxAmount: Scalars['Fen']['output'];
  /** Fen that the supplier offers while the parcel goes on; null while it offers nothing of the kind. */
  offerAmount?: Maybe<Scalars['Fen']['output']>;
  /** What the supplier offers instead: a part, a replacement, or all of it for the goods; null while it offers nothing. */
  offerKind?: Maybe<CaseAsk>;
  /** Id of the order (订单), as in `Order.id`. */
  orderId: Scalars['EntityId']['output'];
  /** Number of the order that people are told (订单号). */
  orderNo: Scalars['String']['output'];
  /** How it ended; null while it is open. */
  outcome?: Maybe<CaseOutcome>;
  /** `outcome` in Chinese, for people. */
  outcomeText?: Maybe<Scalars['String']['output']>;
  /** What the parcel cost, in fen. */
  packageFee: Scalars['Fen']['output'];
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** Number of the parcel that people are told (包裹号). */
  packageNo: Scalars['String']['output'];
  /** Id of the refund that waits with it or has ended it; null without one. */
  refundId?: Maybe<Scalars['EntityId']['output']>;
  /** What was sent instead (补发包裹); null where nothing was. */
  replacement?: Maybe<CaseReplacement>;
  /** The parcel in which they come back (退货包裹); null before its number is known. */
  returnParcel?: Maybe<CaseReturn>;
  /** Where goods are to be sent back (退货地址); null while nobody wants them back. */
  returnTo?: Maybe<ReturnAddress>;
  /** How far it is (状态). */
  status: CaseStatus;
  /** `status` in Chinese, for people. */
  statusText: Scalars['String']['output'];
  /** Messages that the caller has not seen. */
  unread: Scalars['Int']['output'];
  /** When something was last said or done. */
  updatedAt: Scalars['DateTime']['output'];
  /** The courier's number (运单号); null where none was issued. */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

/** `AfterSaleCasePage` after the Relay cursor specification. */
export type AfterSaleCaseConnection = {
  __typename?: 'AfterSaleCaseConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<AfterSaleCaseEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<AfterSaleCase>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `AfterSaleCaseConnection`. */
export type AfterSaleCaseEdge = {
  __typename?: 'AfterSaleCaseEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AfterSaleCase;
};

/** Cases (售后单) of the caller: a buyer's own, or those of a supplier's parcels. */
export type AfterSaleCasePage = {
  __typename?: 'AfterSaleCasePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<AfterSaleCase>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

export type { AfterSaleStatus };

/** What became of a supplier's parcels. Rates are of `packageCount`, in hundredths of a percent; null where nothing was sold. */
export type AfterSalesFigures = {
  __typename?: 'AfterSalesFigures';
  /** Half of the first answers took at most so many seconds; null without any (首次答复中位数). */
  answerMedian?: Maybe<Scalars['Int']['output']>;
  /** Nine in ten took at most so many seconds; null without any. */
  answerSlow?: Maybe<Scalars['Int']['output']>;
  /** Cases that the supplier was asked in, and has answered itself (已答复). */
  answeredCount: Scalars['Int']['output'];
  /** Cases that its silence has decided (超时未答复). */
  answeredLateCount: Scalars['Int']['output'];
  /** Of these, those with a case (售后包裹). */
  caseCount: Scalars['Int']['output'];
  /** Of caseCount (售后率). */
  caseRate?: Maybe<Scalars['Int']['output']>;
  /** Of these, those that the platform was to decide about (平台介入). */
  disputedCount: Scalars['Int']['output'];
  /** Of disputedCount (介入率). */
  disputedRate?: Maybe<Scalars['Int']['output']>;
  /** Parcels that were paid for, as they were placed; replacements are none (包裹数). */
  packageCount: Scalars['Int']['output'];
  /** Of these, those of which something went back to the buyer, with a case or without (退款包裹). */
  refundedCount: Scalars['Int']['output'];
  /** What buyers got back for them, compensations included, in fen (退款金额). */
  refundedFee: Scalars['Fen']['output'];
  /** Of refundedCount (退款率). */
  refundedRate?: Maybe<Scalars['Int']['output']>;
  /** Of these, those whose goods were sent again, or are about to be (补发包裹). */
  replacedCount: Scalars['Int']['output'];
  /** Of replacedCount (补发率). */
  replacedRate?: Maybe<Scalars['Int']['output']>;
};

/** Days in Asia/Shanghai by which parcels were paid; the last 30 when empty, at most 366. */
export type AfterSalesFilter = {
  /** Only what this courier had: that of its own number where the supplier gave one, else that of the order. */
  courierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** The first day, included. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only these goods. */
  goodId?: InputMaybe<Scalars['EntityId']['input']>;
  /** The last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Only what this warehouse shipped. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** The figures of goods, a courier, a warehouse or a month. */
export type AfterSalesRow = {
  __typename?: 'AfterSalesRow';
  /** The figures of this row; a parcel of several goods counts in the row of each that its case is about. */
  figures: AfterSalesFigures;
  /** `2026-11`, or the id of the goods, courier or warehouse. */
  key: Scalars['String']['output'];
  /** The same for people. */
  name: Scalars['String']['output'];
};

export type { AfterSalesUnit };

/** REST: answer of `POST /orders/againSubmit`. */
export type AgainSubmitPayload = {
  __typename?: 'AgainSubmitPayload';
  /** The order `newOrderId`, read only when asked for; null without one, or when it cannot be read just now. */
  newOrder?: Maybe<Order>;
  /** Of a cancelled order: the one placed in its stead, unpaid and priced anew; null otherwise. */
  newOrderId?: Maybe<Scalars['EntityId']['output']>;
  /** That order as it stands now, read only when asked for; null when it cannot be read just now. */
  order?: Maybe<Order>;
  /** The order that was asked for. */
  orderId: Scalars['EntityId']['output'];
  /** Parcels that do not go again, with why. */
  skipped: Array<SkippedParcel>;
  /** Parcels that go again. */
  submitted: Scalars['Int']['output'];
};

/** A supplier's answer to a case. REST: body of `POST /afterSales/answer`. */
export type AnswerCaseInput = {
  /** What it does. */
  action: CaseAnswer;
  /** Fen, of an offered part; of an offered replacement the freight that the buyer is to pay. */
  amount?: InputMaybe<Scalars['Fen']['input']>;
  /** By which courier goods were sent back to the buyer, of `SENT_BACK`. */
  courierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Own private files that are attached to nothing: nine pictures and a video at most. */
  fileIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Of `SETTLE_GOODS`: what became of goods that came back. */
  goods?: InputMaybe<ReturnedGoods>;
  /** What is offered: `PART` (by default), `REPLACEMENT` or `RETURN_REFUND`. */
  offer?: InputMaybe<CaseAsk>;
  /** Of goods that came back: whether they can be sold again; said later with the refund by default. */
  restock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words for the buyer, at most 500 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Own warehouse that goods are to be sent back to; that of the order by default. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Under which number they were sent. */
  waybillNo?: InputMaybe<Scalars['String']['input']>;
};

/** What a supplier often answers in cases and refunds (常用回复). REST: the answer of `POST /answerTemplates/save`. */
export type AnswerTemplate = {
  __typename?: 'AnswerTemplate';
  /** When it was kept first. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** 1 to 20 characters (名称), once per supplier. */
  name: Scalars['String']['output'];
  /** 1 to 500 characters (内容). */
  text: Scalars['String']['output'];
  /** When it was last put into an answer; null before the first time. */
  usedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An answer template, or what replaces it. White space around both is left out. */
export type AnswerTemplateInput = {
  /** 1 to 20 characters (名称). */
  name: Scalars['String']['input'];
  /** 1 to 500 characters (内容). */
  text: Scalars['String']['input'];
};

/** A token with which a program acts for the account, sent as `Authorization: Bearer`. Its text is shown when it is created, and never again. */
export type ApiToken = {
  __typename?: 'ApiToken';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Fen that it may pay in a day; null where it pays nothing. */
  dayLimit?: Maybe<Scalars['Fen']['output']>;
  /** How many documents it has registered. */
  documents: Scalars['Int']['output'];
  /** Until when it is in force. */
  expiresAt: Scalars['DateTime']['output'];
  /** How its text begins. */
  hint: Scalars['String']['output'];
  /** The token. */
  id: Scalars['EntityId']['output'];
  /** When it was used last, to five minutes; null while it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for, as its owner says. */
  name: Scalars['String']['output'];
  /** Addresses and networks that it may come from; empty for everywhere. */
  networks: Array<Scalars['String']['output']>;
  /** When it was revoked; null while it was not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it may do. */
  scopes: Array<TokenScope>;
  /** Fen that it has paid today, by the clock of Shanghai. */
  spentToday: Scalars['Fen']['output'];
  /** Whether it is in force. */
  status: ApiTokenStatus;
};

/** REST: body of `POST /tokens/create`. Proves who asks by the password or by a code of the scene `TOKEN`. */
export type ApiTokenInput = {
  /** Version of 数据处理协议 that its owner agrees to; needed with RECEIVERS_READ. */
  agreement?: InputMaybe<Scalars['String']['input']>;
  /** Fen that it may pay in a day; needed with ORDERS_PAY, and with that alone. */
  dayLimit?: InputMaybe<Scalars['Fen']['input']>;
  /** Days that it is in force, 1 to 366. */
  expiresInDays: Scalars['Int']['input'];
  /** What it is for, up to 40 characters. */
  name: Scalars['String']['input'];
  /** Addresses and networks that it may come from, such as 203.0.113.0/24, up to 20; without them from everywhere. */
  networks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The own password, once more; or `phoneCode` instead. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Six digits sent for the scene TOKEN; instead of `password`. */
  phoneCode?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: InputMaybe<Scalars['String']['input']>;
  /** What it may do, of `grantable`. */
  scopes: Array<TokenScope>;
};

export type { ApiTokenStatus };

/** The own tokens. REST: `GET /tokens/list`. */
export type ApiTokens = {
  __typename?: 'ApiTokens';
  /** What a token of this account can be given. */
  grantable: Array<GrantableScope>;
  /** The newest first; ended ones for 90 days. */
  list: Array<ApiToken>;
};

/** A parcel whose refund was taken up. */
export type AppliedRefund = {
  __typename?: 'AppliedRefund';
  /** Fen that go back, now or when it is decided so. */
  amount: Scalars['Fen']['output'];
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** Id of the parcel that the refunded items are now, where they were a part and went back; else null. */
  partId?: Maybe<Scalars['EntityId']['output']>;
  /** `SUCCESS` when the money is back already, else the way that it waits in. */
  refundStatus: RefundStatus;
};

/** REST: answer of `POST /bulkEdits/apply`. */
export type ApplyBulkEditPayload = {
  __typename?: 'ApplyBulkEditPayload';
  /** How many rows were changed. */
  changedCount: Scalars['Int']['output'];
  /** The edit (批量修改单), read only when asked for; null without one, and when it cannot be read just now. */
  edit?: Maybe<BulkEdit>;
  /** The edit; null where nothing was changed. */
  editId?: Maybe<Scalars['EntityId']['output']>;
  /** How many goods they belong to. */
  goodsCount: Scalars['Int']['output'];
  /** Rows that were not changed, with what is there now. */
  refused: Array<BulkEditRow>;
};

/**
 * Where a courier does not deliver, costs more or is free. The longest matching code wins; a ban beats a surcharge, which beats
 * free freight.
 */
export type AreaRule = {
  __typename?: 'AreaRule';
  /** 2, 4 or 6 digits. */
  areaCode: Scalars['String']['output'];
  /** Name of the place, such as 新疆维吾尔自治区. */
  areaName: Scalars['String']['output'];
  /** Holds up to but without that moment; null: until it is removed. */
  endAt?: Maybe<Scalars['DateTime']['output']>;
  /** Fen a parcel of a surcharge, else 0. */
  fee: Scalars['Fen']['output'];
  /** What buyers read (原因); may be empty for a surcharge. */
  reason: Scalars['String']['output'];
  /** Holds from then on; null: since ever. */
  startAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether nothing goes there, it costs more or its freight is free. */
  type: AreaRuleType;
};

/** Where a courier does not deliver from a warehouse, costs more or is free. */
export type AreaRuleInput = {
  /** 2, 4 or 6 digits. */
  areaCode: Scalars['String']['input'];
  /** Holds up to but without that moment; null: until it is removed. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Fen a parcel of a surcharge, else 0. */
  fee: Scalars['Fen']['input'];
  /** At most 50 characters; what buyers read. */
  reason: Scalars['String']['input'];
  /** Holds from then on; null: at once. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether nothing goes there, it costs more or its freight is free: then the supplier bears what the courier costs. */
  type: AreaRuleType;
};

export type { AreaRuleType };

/** REST: body of `POST /invoices/ask`. Without days and orders: all that is billable, up to 2000 parcels or recharges. */
export type AskInvoicesInput = {
  /** First day of what was ordered or recharged. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** What is to be invoiced. */
  kind: InvoiceKind;
  /** Only of these orders, 1 to 100. */
  orderIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** An own title; not of SUPPLY, which is made out to the platform. */
  titleId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Last day. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** Where to send the person to bind a shop. REST: answer of `POST /shops/auth`. */
export type AuthoriseShopPayload = {
  __typename?: 'AuthoriseShopPayload';
  /** Seconds that it is good for. */
  expireIn: Scalars['Int']['output'];
  /** Comes back with the platform's code; good once. */
  state: Scalars['String']['output'];
  /** To be opened in a new window. */
  url: Scalars['String']['output'];
};

/** How far the write-back of an order's live parcels is (自动发货进度). */
export type AutoSendCounts = {
  __typename?: 'AutoSendCounts';
  /** Shipped at the shop with another number. */
  external: Scalars['Int']['output'];
  /** Parcels that the shop would not take; see their `autoSendCode`. */
  failed: Scalars['Int']['output'];
  /** Parcels whose number the shop has. */
  success: Scalars['Int']['output'];
  /** Waiting, under way or paused. */
  waiting: Scalars['Int']['output'];
};

export type { AutoSendStatus };

/** A combination from a warehouse that a buyer is about to order (进货单), as it is now. */
export type BasketLine = {
  __typename?: 'BasketLine';
  /** Pieces at the warehouse that can be ordered now. */
  available: Scalars['Int']['output'];
  /** When it was put in. */
  createdAt: Scalars['DateTime']['output'];
  /** Its goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Name of the goods (商品名称). */
  goodName: Scalars['String']['output'];
  /** Stable number of the line. */
  id: Scalars['EntityId']['output'];
  /** Most pieces of the goods a parcel. */
  maxNum: Scalars['Int']['output'];
  /** Fewest pieces of the goods a parcel. */
  minNum: Scalars['Int']['output'];
  /** Address of its picture, else of that of its goods. */
  pic: Scalars['String']['output'];
  /** What a piece costs this buyer now, in fen. */
  price: Scalars['Fen']['output'];
  /** How much a piece has gone up since it was put in, in fen; below zero it is cheaper. */
  priceDelta: Scalars['Fen']['output'];
  /** Pieces a parcel, 1 to 99. */
  quantity: Scalars['Int']['output'];
  /** The combination (规格), as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Name of the combination; empty where its goods have none. */
  skuName: Scalars['String']['output'];
  /** Whether it can be ordered as it is. */
  state: BasketLineState;
  /** What a piece is called, such as 件. */
  unit: Scalars['String']['output'];
  /** The warehouse (仓库) that would ship it. */
  warehouseId: Scalars['EntityId']['output'];
  /** Name of the warehouse (仓库), unique on the site. */
  warehouseName: Scalars['String']['output'];
};

/** A combination for the basket (进货单). */
export type BasketLineInput = {
  /** Pieces a parcel, 1 to 99. */
  quantity: Scalars['Int']['input'];
  /** A combination (规格) on sale, as in `Sku.id`. */
  skuId: Scalars['EntityId']['input'];
  /** A warehouse (仓库) that stocks it. */
  warehouseId: Scalars['EntityId']['input'];
};

export type { BasketLineState };

/** Orders that are placed and paid as one decision: at most 40 parts, of 5,000 parcels together. */
export type BatchInput = {
  /** Accept third-party order numbers that were ordered before (补发). */
  allowDuplicate: Scalars['Boolean']['input'];
  /** Tell the shop the waybill numbers; only for shop orders. */
  autoSend: Scalars['Boolean']['input'];
  /** 1 to 40, an order each. */
  parts: Array<BatchPartInput>;
  /** The shop platform that the recipients ordered at; with `AUTO` it is the shop's. */
  platform: Platform;
  /** Of a quote that is at most 15 minutes old; without it the price of now is taken. */
  quoteNo?: InputMaybe<Scalars['String']['input']>;
  /** Words for the supplier (备注), at most 200 characters. */
  remark: Scalars['String']['input'];
  /** The platform's sender address that the shop is told; empty for its default. */
  remoteAddressId?: InputMaybe<Scalars['String']['input']>;
  /** One of the caller's senders (发件人), for all parts. */
  senderId: Scalars['EntityId']['input'];
  /** Leave out rows with blocking problems, and parts that are refused, instead of refusing the batch. */
  skipInvalid: Scalars['Boolean']['input'];
  /** What prints the waybills (打单软件), one of `Settings.softwares`; null for the first. */
  softwareId?: InputMaybe<Scalars['EntityId']['input']>;
  /** How all recipients are given; `AUTO` takes shop orders, the others `packages`. */
  type: ShipMode;
};

/** One of several orders that are placed as one decision. */
export type BatchPartInput = {
  /** What single ones of these parcels hold; the others hold what stands beside. Only of shop orders. */
  contents?: InputMaybe<Array<ShopContentInput>>;
  /** The courier (快递); the warehouse must work with it. */
  courierId: Scalars['EntityId']['input'];
  /** Goods (商品) with one combination; instead of `skuId` or `items`. */
  goodId?: InputMaybe<Scalars['EntityId']['input']>;
  /** What every parcel of the part holds that does not say otherwise, at most 20 combinations; instead of goods and `quantity`. */
  items?: InputMaybe<Array<ItemInput>>;
  /** Merged orders of that shop, a parcel each. */
  mergeIds: Array<Scalars['EntityId']['input']>;
  /** Pieces a parcel, 1 to 99, of `goodId` or `skuId`; 1 unless it is given. */
  num: Scalars['Int']['input'];
  /** At most 500 parcels. */
  packages: Array<ParcelInput>;
  /** Waiting orders of one shop, a parcel each; only in a batch of the type `AUTO`. */
  shopOrderIds: Array<Scalars['EntityId']['input']>;
  /** A combination (规格); instead of `goodId` or `items`. */
  skuId?: InputMaybe<Scalars['EntityId']['input']>;
  /** The warehouse (仓库) that ships the part. */
  warehouseId: Scalars['EntityId']['input'];
};

/** A dry run of `createBatch`. REST: `/orders/quoteBatch`. */
export type BatchQuote = {
  __typename?: 'BatchQuote';
  /** What the caller can spend now, in fen (余额). */
  balance: Scalars['Fen']['output'];
  /** Parcels to one receiver that cost less as one, those that save most first (合并更便宜); parcels of shops are merged there. */
  cheaperTogether: Array<CheaperTogether>;
  /** Sum of the couriers' fees over the rows that can go, in fen (快递费). */
  courierFee: Scalars['Fen']['output'];
  /** Sum of the reductions already inside `courierFee`, in fen (已优惠). */
  discountFee: Scalars['Fen']['output'];
  /** Whether the balance covers `totalFee`. */
  enough: Scalars['Boolean']['output'];
  /** 15 minutes from now; then the quote no longer counts. */
  expireAt: Scalars['DateTime']['output'];
  /** Sum of the goods over the rows that can go, in fen (商品费). */
  goodsFee: Scalars['Fen']['output'];
  /** What is missing to the next price steps; those that save something come first (再买几件更便宜). */
  nextSteps: Array<NextStep>;
  /** Rows that can go. */
  packageCount: Scalars['Int']['output'];
  /** One for every given part, in their order. */
  parts: Array<QuotePart>;
  /** Names this price; goes with the batch that is to have it. */
  quoteNo: Scalars['String']['output'];
  /** Sum of the areas' surcharges over the rows that can go, in fen (偏远加收). */
  remoteFee: Scalars['Fen']['output'];
  /** `goodsFee` + `courierFee` + `remoteFee`: what paying would take, in fen (应付合计). */
  totalFee: Scalars['Fen']['output'];
  /** `totalFee` in yuan with two decimals. */
  totalFeeYuan: Scalars['String']['output'];
};

/** A real-name check at the provider. REST: answer of `POST /real/getUrl`. */
export type BeginRealNamePayload = {
  __typename?: 'BeginRealNamePayload';
  /** The provider's id of the check, to be asked with `confirmRealName`. */
  certifyId: Scalars['String']['output'];
  /** 30 minutes after its begin: then a new one must be begun. */
  expireAt: Scalars['DateTime']['output'];
  /** Text for a QR code that opens that page on a phone. */
  qrCode: Scalars['String']['output'];
  /** Page on which the person goes through the check. */
  url: Scalars['String']['output'];
};

/** Pieces of a combination that a packer checks off. */
export type BenchItem = {
  __typename?: 'BenchItem';
  /** Where it lies (货位); empty where nobody said. */
  bin: Scalars['String']['output'];
  /** What it may be scanned by, in capitals: bar codes, merchant code, number of the combination. */
  codes: Array<Scalars['String']['output']>;
  /** What packers are told of its goods; empty without any. */
  note: Scalars['String']['output'];
  /** Pieces in the parcel. */
  num: Scalars['Int']['output'];
  /** What a bundle (组合装) is made of, which may be scanned instead; empty for others. */
  parts: Array<BenchPart>;
  /** Address of its picture; empty without one. */
  pic: Scalars['String']['output'];
  /** The combination (规格). */
  skuId: Scalars['EntityId']['output'];
  /** Goods and combination. */
  title: Scalars['String']['output'];
};

/** Which parcel is put aside. REST: body of `POST /packing/leave`. */
export type BenchLeaveInput = {
  /** Number of the bench that has it open. */
  bench: Scalars['String']['input'];
  /** Id of the parcel (包裹), as in `Parcel.id`. Required. */
  packageId: Scalars['EntityId']['input'];
  /** Why it is put aside (跳过原因), at most 50 characters; absent: nothing is noted. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Which parcel is packed. REST: body of `POST /packing/pack`. */
export type BenchPackInput = {
  /** Number of the bench that has it open. */
  bench: Scalars['String']['input'];
  /** Id of the parcel (包裹), as in `Parcel.id`. Required. */
  packageId: Scalars['EntityId']['input'];
  /** What the packer is called (打包员), at most 20 characters. */
  packedBy?: InputMaybe<Scalars['String']['input']>;
};

/** A parcel that is open at a packing bench (发货台). REST: answer of `POST /packing/open`. */
export type BenchParcel = {
  __typename?: 'BenchParcel';
  /** What packers are told of its buyer (打包备注); empty without any. Buyers never see it. */
  buyerNote: Scalars['String']['output'];
  /** Its courier (快递). */
  courierName: Scalars['String']['output'];
  /** What is in it, in the order of the bins. */
  items: Array<BenchItem>;
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** Number of the parcel that people are told (包裹号): `P`, moment and six digits. */
  packageNo: Scalars['String']['output'];
  /** Its place in that wave. */
  place?: Maybe<Scalars['Int']['output']>;
  /** The shop platform (平台). */
  platform: Platform;
  /** Whether its label was printed. */
  printed: Scalars['Boolean']['output'];
  /** Masked name and region of its receiver. */
  receiver: Scalars['String']['output'];
  /** What its buyer said of it and of the goods; empty without any. */
  remark: Scalars['String']['output'];
  /** The warehouse (仓库) that it leaves. */
  warehouseName: Scalars['String']['output'];
  /** Its open wave (波次); null where it is in none. */
  waveId?: Maybe<Scalars['EntityId']['output']>;
  /** Number of that wave. */
  waveNo?: Maybe<Scalars['String']['output']>;
  /** Its waybill number (运单号); null: `fillWaybills` gives it one before it is packed. */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

/** Pieces of a part of a bundle that a packer checks off. */
export type BenchPart = {
  __typename?: 'BenchPart';
  /** Where it lies (货位); empty where nobody said. */
  bin: Scalars['String']['output'];
  /** What it may be scanned by, in capitals: bar codes, merchant code, number of the combination. */
  codes: Array<Scalars['String']['output']>;
  /** What packers are told of its goods; empty without any. */
  note: Scalars['String']['output'];
  /** Pieces in one piece of the bundle. */
  num: Scalars['Int']['output'];
  /** Address of its picture; empty without one. */
  pic: Scalars['String']['output'];
  /** The combination (规格). */
  skuId: Scalars['EntityId']['output'];
  /** Goods and combination. */
  title: Scalars['String']['output'];
};

/** What is scanned at which bench. REST: body of `POST /packing/open`. */
export type BenchScanInput = {
  /** Number of the bench, 8 to 40 letters, digits and hyphens: every bench has its own. */
  bench: Scalars['String']['input'];
  /** Waybill number, number of the parcel, or with `waveId` its place in the wave; 1 to 100 characters. */
  code: Scalars['String']['input'];
  /** What the packer is called (打包员), at most 20 characters; other benches that open the parcel are told. */
  packedBy?: InputMaybe<Scalars['String']['input']>;
  /** The own wave (波次) that is packed. */
  waveId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** What could be invoiced now. REST: the answer of `POST /invoices/billable`. */
export type Billable = {
  __typename?: 'Billable';
  /** Fen: what was settled, less what went back and what was invoiced. */
  amount: Scalars['Fen']['output'];
  /** Parcels or recharges. */
  count: Scalars['Int']['output'];
  /** Days within which it is issued. */
  days: Scalars['Int']['output'];
  /** Whether invoices of this kind are asked for here. */
  isOpen: Scalars['Boolean']['output'];
  /** There would be an invoice of each. */
  issuers: Array<BillableIssuer>;
};

/** REST: body of `POST /invoices/billable`. Without days and orders: all of it. */
export type BillableInput = {
  /** First day of what was ordered or recharged. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** What is to be invoiced: GOODS and RECHARGE for buyers; FEE, SUPPLY and RECHARGE for suppliers. */
  kind: InvoiceKind;
  /** Only of these orders, 1 to 100. */
  orderIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Last day. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What of an issuer could be invoiced. */
export type BillableIssuer = {
  __typename?: 'BillableIssuer';
  /** Fen that the invoice would be of. */
  amount: Scalars['Fen']['output'];
  /** Parcels or recharges. */
  count: Scalars['Int']['output'];
  /** Company of the supplier; empty of the platform. */
  name: Scalars['String']['output'];
};

/** Somebody in the caller's address book (地址簿). REST: a row of `POST /addressBook/list`. */
export type BookEntry = {
  __typename?: 'BookEntry';
  /** The rest of the address, masked (详细地址). */
  address: Scalars['String']['output'];
  /** Name of the city (市). */
  city: Scalars['String']['output'];
  /** Four digits of the city. */
  cityCode: Scalars['String']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the district (区/县); empty where the city has none. */
  district: Scalars['String']['output'];
  /** Six digits of the district; empty where the city has none. */
  districtCode: Scalars['String']['output'];
  /** The group that it is in (分组); empty without one. */
  group: Scalars['String']['output'];
  /** Number of the entry. */
  id: Scalars['EntityId']['output'];
  /** Name of the receiver (姓名). */
  name: Scalars['String']['output'];
  /** Words for the caller alone (备注); may be empty. */
  note: Scalars['String']['output'];
  /** Masked, an extension whole (电话); `openBookEntries` has it in clear. */
  phone: Scalars['String']['output'];
  /** Name of the province (省). */
  province: Scalars['String']['output'];
  /** Two digits of the province. */
  provinceCode: Scalars['String']['output'];
};

/** Somebody for the address book (地址簿). REST: body of `POST /addressBook/save`. */
export type BookEntryInput = {
  /** 4 to 200 characters below the district (详细地址). */
  address: Scalars['String']['input'];
  /** Four digits, as in `Region.code`. */
  cityCode: Scalars['String']['input'];
  /** Six digits; empty where the city has no districts. */
  districtCode: Scalars['String']['input'];
  /** At most 20 characters (分组); empty or absent without one. At most 50 groups an account. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 30 characters (姓名). */
  name: Scalars['String']['input'];
  /** Words for the caller alone, at most 100 characters (备注). */
  note?: InputMaybe<Scalars['String']['input']>;
  /** A mobile, with an extension or without, or a landline with its area code (电话). */
  phone: Scalars['String']['input'];
  /** Two digits, as in `Region.code`. */
  provinceCode: Scalars['String']['input'];
};

/** The address book (地址簿), the newest first. */
export type BookEntryPage = {
  __typename?: 'BookEntryPage';
  /** The rows of this page, the newest first. */
  list: Array<BookEntry>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** How many there are of what was asked for; 10,000 are kept at most. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** Which entries of the address book. REST: body of `POST /addressBook/list`. */
export type BookFilter = {
  /** Only this group (分组); empty: only those without one. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** A part of the name or of its pinyin, or four digits or more of the phone in a row; at most 50 characters. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A group of the address book (分组). */
export type BookGroup = {
  __typename?: 'BookGroup';
  /** Entries in it. */
  count: Scalars['Int']['output'];
  /** What it is called, once an account. */
  name: Scalars['String']['output'];
};

/** The groups of the address book. REST: answer of `POST /addressBook/groups`. */
export type BookGroupList = {
  __typename?: 'BookGroupList';
  /** Entries of the whole book. */
  entryCount: Scalars['Int']['output'];
  /** By name; entries without a group are in none. At most 50. */
  groups: Array<BookGroup>;
  /** As many may be kept. */
  maxEntries: Scalars['Int']['output'];
};

/** A row of a sheet or a paste for the address book; its file comes from `exportAddressBook`. */
export type BookRowInput = {
  /** The group that it goes into (分组). */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Name of the receiver (姓名). */
  name: Scalars['String']['input'];
  /** Words for the caller alone (备注). */
  note?: InputMaybe<Scalars['String']['input']>;
  /** As in `BookEntryInput.phone` (电话). */
  phone: Scalars['String']['input'];
  /** Region and address in one text, as people write it. */
  place: Scalars['String']['input'];
  /** Number of the row, told with what becomes of it. */
  row: Scalars['Int']['input'];
};

/** What is said of a row for the address book. */
export type BookRowNote = {
  __typename?: 'BookRowNote';
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** Number of the row, as it was given. */
  row: Scalars['Int']['output'];
};

/** Many goods that were changed at once (批量修改单). REST: `/bulkEdits/getEditsList`. */
export type BulkEdit = {
  __typename?: 'BulkEdit';
  /** What can be done with it now; it can be undone for 7 days. */
  allowedActions: Array<BulkEditAction>;
  /** How. */
  change: BulkEditChange;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Number that people are told (批量修改单号): `XG`, moment and six digits; the stock log names it. */
  editNo: Scalars['String']['output'];
  /** How many goods were changed. */
  goodsCount: Scalars['Int']['output'];
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** What was changed. */
  kind: BulkEditKind;
  /** How many rows were changed. */
  rowCount: Scalars['Int']['output'];
  /** When it was undone; null while it is not. */
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many rows the undo gave back; null while it is not undone. */
  undoneCount?: Maybe<Scalars['Int']['output']>;
  /** Name of the category that was set; empty for other kinds. */
  valueName: Scalars['String']['output'];
  /** Name of the warehouse whose stock was changed; empty for other kinds. */
  warehouseName: Scalars['String']['output'];
};

export type { BulkEditAction };

/** What a bulk edit made of values. */
export type BulkEditChange = {
  __typename?: 'BulkEditChange';
  /** How. */
  mode: BulkEditMode;
  /** Of prices with PERCENT; null for whole fen. */
  rounding?: Maybe<PriceRounding>;
  /** Fen, grams, pieces or the id of a category; 1 上架, 0 下架; with PERCENT 11000 is 110 %. */
  value: Scalars['Int']['output'];
  /** The warehouse whose stock was changed; null for other kinds. */
  warehouseId?: Maybe<Scalars['EntityId']['output']>;
};

/** Which bulk edits are listed; what is absent excludes nothing. */
export type BulkEditFilter = {
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Only those of this kind. */
  kind?: InputMaybe<BulkEditKind>;
};

/** What a bulk edit makes of values. REST: `change` of `POST /bulkEdits/preview`. */
export type BulkEditInput = {
  /** How: PERCENT is for prices, ADD for prices, weights, stock and safety stock. */
  mode: BulkEditMode;
  /** Of prices with PERCENT; absent: whole fen. */
  rounding?: InputMaybe<PriceRounding>;
  /** Fen, grams, pieces or the id of a category; 1 上架, 0 下架; with PERCENT 11000 is 110 %. */
  value: Scalars['Int']['input'];
  /** The own warehouse whose stock is changed; needed for STOCK and SAFETY_STOCK. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

export type { BulkEditKind };

/** A row that a bulk edit has changed. REST: `/bulkEdits/getLinesList`. */
export type BulkEditLine = {
  __typename?: 'BulkEditLine';
  /** What the edit made of it. */
  after: Scalars['Int']['output'];
  /** Name of the category that the edit set; empty where values need no name. */
  afterName: Scalars['String']['output'];
  /** What there was. */
  before: Scalars['Int']['output'];
  /** Name of the category that there was; empty where values need no name. */
  beforeName: Scalars['String']['output'];
  /** The goods. */
  goodId: Scalars['EntityId']['output'];
  /** Their name. */
  goodName: Scalars['String']['output'];
  /** Their number (商品编号). */
  goodsNo: Scalars['String']['output'];
  /** From 1 within its edit. */
  place: Scalars['Int']['output'];
  /** The combination (规格); null where goods are changed as a whole. */
  skuId?: Maybe<Scalars['EntityId']['output']>;
  /** Its values, such as `红色 / L`; empty where its goods have none. */
  skuName: Scalars['String']['output'];
  /** Its number (规格编号); empty where goods are changed as a whole. */
  skuNo: Scalars['String']['output'];
  /** What the undo found there; null where it was gone, and where `undoReason` is null. */
  undoFound?: Maybe<Scalars['Int']['output']>;
  /** Name of the category that the undo found; empty otherwise. */
  undoFoundName: Scalars['String']['output'];
  /** Why the undo left it as it was; null where it was given back, and without an undo. */
  undoReason?: Maybe<BulkUndoReason>;
  /** The same in Chinese; empty otherwise. */
  undoText: Scalars['String']['output'];
};

/** Which rows of a bulk edit are listed; what is absent excludes nothing. */
export type BulkEditLineFilter = {
  /** True: only what the undo left as it was. */
  left?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Rows of a bulk edit, in the order of its preview. */
export type BulkEditLinePage = {
  __typename?: 'BulkEditLinePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<BulkEditLine>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

export type { BulkEditMode };

/** Bulk edits (批量修改单) of a supplier, the newest first. */
export type BulkEditPage = {
  __typename?: 'BulkEditPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<BulkEdit>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** What a bulk edit would do. REST: answer of `POST /bulkEdits/preview`. */
export type BulkEditPreview = {
  __typename?: 'BulkEditPreview';
  /** How many rows would be changed. */
  changedCount: Scalars['Int']['output'];
  /** How many goods were chosen. */
  goodsCount: Scalars['Int']['output'];
  /** How many rows cannot be changed. */
  refusedCount: Scalars['Int']['output'];
  /** What changes first, then what cannot be changed, each by goods, the newest first; what stays as it is is left out. */
  rows: Array<BulkEditRow>;
  /** How many rows have the value already. */
  unchangedCount: Scalars['Int']['output'];
};

/** A row that a bulk edit would change, or may not. REST: `rows` of `POST /bulkEdits/preview`. */
export type BulkEditRow = {
  __typename?: 'BulkEditRow';
  /** What it would be; null where that is not to be said. */
  after?: Maybe<Scalars['Int']['output']>;
  /** Name of the category that it would have; empty where values need no name. */
  afterName: Scalars['String']['output'];
  /** What there is now, in the unit of the kind; null where there is nothing to change. */
  before?: Maybe<Scalars['Int']['output']>;
  /** Name of the category that it has; empty where values need no name. */
  beforeName: Scalars['String']['output'];
  /** The goods. */
  goodId: Scalars['EntityId']['output'];
  /** Their name. */
  goodName: Scalars['String']['output'];
  /** Their number (商品编号). */
  goodsNo: Scalars['String']['output'];
  /** Of the combination, or of the goods where they are changed as a whole. */
  id: Scalars['EntityId']['output'];
  /** An edit of the goods waits for an audit: what that one changes is as it says once it is accepted. */
  isRevised: Scalars['Boolean']['output'];
  /** Chinese: why it cannot be changed; empty where it can. */
  refusal: Scalars['String']['output'];
  /** The combination (规格); null where goods are changed as a whole. */
  skuId?: Maybe<Scalars['EntityId']['output']>;
  /** Its values, such as `红色 / L`; empty where its goods have none. */
  skuName: Scalars['String']['output'];
  /** Its number (规格编号); empty where goods are changed as a whole. */
  skuNo: Scalars['String']['output'];
  /** Status of the goods now. */
  status: GoodsStatus;
  /** Status of the goods after the edit: a changed category may send them before an operator (重新审核). */
  statusAfter: GoodsStatus;
  /** The change waits for an audit (修改待审核), while the goods stay on sale as they are. */
  waits: Scalars['Boolean']['output'];
};

/** A row of a preview that is to be changed. REST: `rows` of `POST /bulkEdits/apply`. */
export type BulkEditRowInput = {
  /** Its `before`: the row is refused when there is something else by now. */
  before: Scalars['Int']['input'];
  /** The `id` of the previewed row. */
  id: Scalars['EntityId']['input'];
};

export type { BulkUndoReason };

/** So many pieces of a combination in a piece of a bundle (组合装). */
export type BundlePart = {
  __typename?: 'BundlePart';
  /** Name of its goods (商品名称). */
  goodName: Scalars['String']['output'];
  /** The supplier's own article number (商家编码); empty without one. */
  merchantCode: Scalars['String']['output'];
  /** Pieces in a piece of the bundle. */
  num: Scalars['Int']['output'];
  /** The combination (规格), as in `items`. */
  skuId: Scalars['EntityId']['output'];
  /** Name of the combination (红色 / XL); empty where its goods have none. */
  skuName: Scalars['String']['output'];
};

/** So many pieces of an own combination that is no bundle itself. */
export type BundlePartInput = {
  /** Pieces in a piece of the bundle, 1 to 99. Required. */
  num: Scalars['Int']['input'];
  /** The combination (规格), as in `OwnSku.id`. */
  skuId: Scalars['EntityId']['input'];
};

/** Pieces of a bundle (组合装) that its parts are there for at a warehouse. */
export type BundleStock = {
  __typename?: 'BundleStock';
  /** Pieces that can be ordered now. */
  available: Scalars['Int']['output'];
  /** The bundle, as in `SellerSku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Its values, such as 红色 / XL; empty for goods without properties. */
  skuName: Scalars['String']['output'];
  /** Number that people and sheets name it by (规格编号). */
  skuNo: Scalars['String']['output'];
  /** Id of the warehouse (仓库), as in `Warehouse.id`. */
  warehouseId: Scalars['EntityId']['output'];
  /** Name of the warehouse. */
  warehouseName: Scalars['String']['output'];
};

/** A VIP member. REST: `GET /user/info`. */
export type Buyer = Account & {
  __typename?: 'Buyer';
  /** Always 10001. */
  authorityId: Scalars['EntityId']['output'];
  /** Money in the wallet, in fen (余额); what of it is `held` cannot be spent. */
  balance: Scalars['Fen']['output'];
  /** `balance` in yuan with two decimals. */
  balanceYuan: Scalars['String']['output'];
  /** Money held by running cash-outs, in fen (冻结). */
  frozen: Scalars['Fen']['output'];
  /** Address of the portrait (头像); null without one. */
  headerImg?: Maybe<Scalars['String']['output']>;
  /** Part of the balance that may have to come back, in fen (售后保留): settled parcels that can still be refunded. It can be neither spent nor cashed out. */
  held: Scalars['Fen']['output'];
  /** Number of the account; unique over buyers and suppliers. */
  id: Scalars['EntityId']['output'];
  /** What others register with to name this buyer as their inviter (邀请码). */
  inviteCode: Scalars['String']['output'];
  /** Always `BUYER`. */
  kind: AccountKind;
  /** Moment of the newest login; null before the first one. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** League level 1 to 12; gives a reduction of the courier fee. */
  level: Scalars['Int']['output'];
  /** Name of the league level (会员等级), such as 铜牌会员. */
  levelName: Scalars['String']['output'];
  /** Who acts here where it is not the owner, with `phone` as their own; null for the owner and for programs. */
  member?: Maybe<ActingMember>;
  /** What the account is called on pages (昵称); never empty. */
  nickName: Scalars['String']['output'];
  /** The own phone number, in full. */
  phone: Scalars['String']['output'];
  /** Masked, such as 张*; null until verified. */
  realName?: Maybe<Scalars['String']['output']>;
  /** How far the real-name check is (实名认证); cash-outs need `VERIFIED`. */
  realStatus: RealStatus;
  /** Account id of the inviter (邀请人), fixed once set; null without one. */
  superId?: Maybe<Scalars['EntityId']['output']>;
  /** Sum of all recharges, in fen. */
  totalRecharge: Scalars['Fen']['output'];
  /** Sum of all payments less refunds, in fen. */
  totalSpend: Scalars['Fen']['output'];
  /** Stable public id, kept by the web app. */
  uuid: Scalars['String']['output'];
  /** Part of the balance that can be cashed out, in fen (可提现): income from promotion alone. */
  withdrawable: Scalars['Fen']['output'];
};

/** What a supplier tells its packers of the buyer of a parcel (打包备注). REST: `/packing/getBuyerNote`. */
export type BuyerNote = {
  __typename?: 'BuyerNote';
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** At most 100 characters; empty where there is none. */
  text: Scalars['String']['output'];
};

/** What cancelling led to. REST: answer of `POST /orders/cancelOrder`. */
export type CancelOrderPayload = {
  __typename?: 'CancelOrderPayload';
  /** Whose order it was, with the balance as it is now; null when it cannot be read just now. */
  account?: Maybe<Buyer>;
  /** The order as it stands now, read only when asked for; null when it cannot be read just now. */
  order?: Maybe<Order>;
  /** Id of the order (订单), as in `Order.id`. */
  orderId: Scalars['EntityId']['output'];
  /** Fen given back to the balance. */
  refundFee: Scalars['Fen']['output'];
  /** `CANCELLED` when it was unpaid, `CLOSED` when all parcels were refunded. */
  status: OrderStatus;
};

export type { CancelType };

/** A picture to be read by a person. Good for one check, within 120 s. REST: `GET /common/captcha`. */
export type Captcha = {
  __typename?: 'Captcha';
  /** Goes back with what the person has read. */
  captchaId: Scalars['String']['output'];
  /** How many signs the picture shows. */
  captchaLength: Scalars['Int']['output'];
  /** PNG as a data address. */
  picPath: Scalars['String']['output'];
};

/** A step of a parcel's way in its courier's words. */
export type CarriedStep = {
  __typename?: 'CarriedStep';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What its courier says. */
  text: Scalars['String']['output'];
};

export type { CaseAction };

export type { CaseAnswer };

export type { CaseAsk };

/** A picture or a video that the parties of a case see. */
export type CaseFile = {
  __typename?: 'CaseFile';
  /** Milliseconds of a video; null of a picture. */
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** Pixels of a picture; null of a video. */
  height?: Maybe<Scalars['Int']['output']>;
  /** For `GET /api/v1/privateFile/{id}`. */
  id: Scalars['EntityId']['output'];
  /** What it holds. */
  kind: CaseFileKind;
  /** Pixels of a picture; null of a video. */
  width?: Maybe<Scalars['Int']['output']>;
};

export type { CaseFileKind };

/** Which cases are listed; what is absent excludes nothing. */
export type CaseFilter = {
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** True: only those that wait for the caller: for an answer, for goods to be sent back or to be inspected. */
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only those that are not over; false: only those that are. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of this order (订单). */
  orderId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only of this parcel (包裹). */
  packageId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only cases in this state. */
  status?: InputMaybe<CaseStatus>;
};

/** Pieces of a line of a parcel that a case is about. */
export type CaseItemInput = {
  /** How many of it. Required. */
  num: Scalars['Int']['input'];
  /** The combination (规格). */
  skuId: Scalars['EntityId']['input'];
};

export type { CaseKind };

/** Something that was said or done in a case. */
export type CaseMessage = {
  __typename?: 'CaseMessage';
  /** What was done: `open`, `say`, `refund`, `decide`, `arrived`, `notReturned`, `replaced`, `replacementEnded`, or the step of `CaseAction` as REST writes it. */
  action: Scalars['String']['output'];
  /** Fen that were asked for, offered or given with it; null without money. */
  amount?: Maybe<Scalars['Fen']['output']>;
  /** Who; `SYSTEM` is a deadline, `PLATFORM` an operator. */
  by: EventActor;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Pictures and videos that were said with it. */
  files: Array<CaseFile>;
  /** Ascending in the order in which they were written. */
  id: Scalars['EntityId']['output'];
  /** Words; may be empty. */
  text: Scalars['String']['output'];
};

/** What was said and done in a case, the oldest first. REST: answer of `POST /afterSales/messages`. */
export type CaseMessages = {
  __typename?: 'CaseMessages';
  /** At most the 500 newest. */
  list: Array<CaseMessage>;
  /** Id of the newest message that the other side has seen; 0 without one. */
  otherRead: Scalars['Int']['output'];
};

export type { CaseOutcome };

/** REST: answer of `POST /afterSales/open`, `/afterSales/answer`, `/afterSales/reply`, `/afterSales/say`, `/afterSales/appeal` and `/afterSales/read`. */
export type CasePayload = {
  __typename?: 'CasePayload';
  /** The case (售后单) as it is now, read only when asked for; null when it cannot be read just now. */
  case?: Maybe<AfterSaleCase>;
  /** The case that went on. */
  caseId: Scalars['EntityId']['output'];
  /** Its parcel (包裹) as it is now, masked as in lists; null when it cannot be read just now. */
  parcel?: Maybe<Parcel>;
  /** Its state after it. */
  status: CaseStatus;
};

/** A parcel that was sent instead of another (补发). */
export type CaseReplacement = {
  __typename?: 'CaseReplacement';
  /** Id of its order (订单), which costs nothing. */
  orderId: Scalars['EntityId']['output'];
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** Number of the parcel that people are told (包裹号). */
  packageNo: Scalars['String']['output'];
  /** How far it is. */
  status: ParcelStatus;
  /** `status` in Chinese, for people. */
  statusText: Scalars['String']['output'];
  /** The courier's number (运单号); null before it is issued. */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

export type { CaseReply };

/** The parcel in which goods of a case come back. */
export type CaseReturn = {
  __typename?: 'CaseReturn';
  /** When the warehouse scanned it; null before. */
  arrivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its courier (快递公司); null where nobody has said it. */
  courierName?: Maybe<Scalars['String']['output']>;
  /** Stable number of the returned parcel, as in `ReturnParcel.id`. */
  id: Scalars['EntityId']['output'];
  /** When its courier says that it was delivered; null before. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its courier said last; empty before. */
  traceText: Scalars['String']['output'];
  /** All that its courier said, the newest first. */
  traces: Array<CarriedStep>;
  /** The courier's number (运单号). */
  waybillNo: Scalars['String']['output'];
};

export type { CaseStatus };

/**
 * What the buyer of a parcel that went wrong may ask for (售后建议): shipped late, stuck, or on its way back. REST: `suggestion` of
 * a parcel.
 */
export type CaseSuggestion = {
  __typename?: 'CaseSuggestion';
  /** What may be asked for, as in `OpenCaseInput.ask`. */
  ask: CaseAsk;
  /** What went wrong, as in `OpenCaseInput.kind`. */
  kind: CaseKind;
  /** Both in Chinese. */
  text: Scalars['String']['output'];
};

/** Money that goes out of the wallet (提现). REST: `/cashOut/*`. */
export type CashOut = {
  __typename?: 'CashOut';
  /** The account at the payee, masked (收款账户). */
  account: Scalars['String']['output'];
  /** Whose account it is, in full: the caller's own proven name. */
  accountName: Scalars['String']['output'];
  /** Where the money goes (收款方式). */
  accountType: PayeeType;
  /** `accountType` in Chinese, for people. */
  accountTypeText: Scalars['String']['output'];
  /** What is taken from the balance, in fen (提现金额). */
  amount: Scalars['Fen']['output'];
  /** Why it was rejected, or why the payment failed; empty when nothing is wrong. */
  auditReason: Scalars['String']['output'];
  /** When an operator decided; null before. */
  auditedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The bank of a card; null for the others. */
  bankName?: Maybe<Scalars['String']['output']>;
  /** Number that people are told (提现单号): `T`, moment and six digits. */
  cashOutNo: Scalars['String']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** Kept by the platform, in fen (手续费); part of `amount`. */
  fee: Scalars['Fen']['output'];
  /** Stable number of the cash-out. */
  id: Scalars['EntityId']['output'];
  /** When the money had arrived; null before. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** What arrives, in fen: amount less fee (到账金额). */
  realAmount: Scalars['Fen']['output'];
  /** It can be revoked now. */
  revocable: Scalars['Boolean']['output'];
  /** How it stands (状态). */
  status: CashOutStatus;
  /** `status` in Chinese, for people. */
  statusText: Scalars['String']['output'];
  /** Number of the transfer; null until it is paid. */
  transferNo?: Maybe<Scalars['String']['output']>;
  /** Moves with each change that can be seen here, never backwards; to the millisecond. */
  updatedAt: Scalars['DateTime']['output'];
};

/** `CashOutPage` after the Relay cursor specification. */
export type CashOutConnection = {
  __typename?: 'CashOutConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<CashOutEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<CashOut>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `CashOutConnection`. */
export type CashOutEdge = {
  __typename?: 'CashOutEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CashOut;
};

/** Which cash-outs are listed; what is absent excludes nothing. */
export type CashOutFilter = {
  /** Up to but without this moment, by when the cash-out was asked for. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** From this moment on, by when the cash-out was asked for. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only cash-outs in this state. */
  status?: InputMaybe<CashOutStatus>;
};

/** REST: body of `POST /cashOut/createCashOut`. Proves who asks by the password or by a code of the scene `CASH_OUT`. */
export type CashOutInput = {
  /** Alipay: phone or e-mail; WeChat: phone or WeChat id; bank card: 12 to 19 digits. */
  account: Scalars['String']['input'];
  /** Must be the proven name. */
  accountName: Scalars['String']['input'];
  /** Where the money goes (收款方式). */
  accountType: PayeeType;
  /** Fen, within `cashOutLimits`; the fee is part of it. */
  amount: Scalars['Fen']['input'];
  /** Of bank cards. */
  bankName?: InputMaybe<Scalars['String']['input']>;
  /** The own password, once more; or `phoneCode` instead. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Six digits sent for the scene CASH_OUT; instead of `password`. */
  phoneCode?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: InputMaybe<Scalars['String']['input']>;
};

/** What a cash-out of the caller may be now. REST: `POST /cashOut/limits`. */
export type CashOutLimits = {
  __typename?: 'CashOutLimits';
  /** One that is being looked at, null when none is; no other can be asked for until it is decided. */
  auditing?: Maybe<CashOut>;
  /** In ten-thousandths of the amount, rounded up to a fen. */
  feeRate: Scalars['Int']['output'];
  /** Cash-outs that may still be asked for today. */
  leftToday: Scalars['Int']['output'];
  /** Most fen of one cash-out. */
  max: Scalars['Fen']['output'];
  /** Least fen of one cash-out. */
  min: Scalars['Fen']['output'];
  /** Cash-outs are stopped for everybody. */
  paused: Scalars['Boolean']['output'];
  /** The proven name, in full; null before the real-name check. Accounts must be of this name. */
  realName?: Maybe<Scalars['String']['output']>;
  /** What of the balance may go out, in fen (可提现). */
  withdrawable: Scalars['Fen']['output'];
};

/** Cash-outs (提现记录) of the caller, the newest first. */
export type CashOutPage = {
  __typename?: 'CashOutPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<CashOut>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Fen that have arrived over the whole filter. */
  sumPaid: Scalars['Fen']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

export type { CashOutStatus };

/** A kind of goods (商品分类); there are no levels of them. REST: `GET /goods/categoryList`. */
export type Category = {
  __typename?: 'Category';
  /** Address of a small picture; null without one. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Specified id (8 日用百货 … 28 宠物用品; 99999 is the virtual gift list). */
  id: Scalars['EntityId']['output'];
  /** What people read, such as 日用百货. */
  name: Scalars['String']['output'];
};

/** What kind of thing has changed. REST: `kind`. */
export type ChangeKind =
  /** Of who asked for it: `CashOut`. */
  | 'CASH_OUT'
  /** Of its supplier: `SellerGood`. */
  | 'GOODS'
  /** Of buyer and supplier: `Order`. */
  | 'ORDER'
  /** Of buyer and supplier: `Parcel`. */
  | 'PARCEL'
  /** Of buyer and supplier: `Refund`. */
  | 'REFUND'
  /** Of its supplier: `GoodStock`. */
  | 'STOCK';

/** With the old password, or with a code sent for the scene CHANGE_PASSWORD to the account's own phone. */
export type ChangePasswordInput = {
  /** The present password; or `phoneCode` instead. */
  oldPassword?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 18 characters. */
  password: Scalars['String']['input'];
  /** The six digits of the short message, sent for the scene CHANGE_PASSWORD. */
  phoneCode?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: InputMaybe<Scalars['String']['input']>;
  /** The new password once more. */
  repassword: Scalars['String']['input'];
};

/**
 * A thing that has changed, by its name alone: a stream of events reads nothing for its reader, who does so by operations
 * that are limited and counted like any other.
 */
export type ChangedItem = {
  __typename?: 'ChangedItem';
  /** Its id, as in the type of its kind. */
  id: Scalars['EntityId']['output'];
  /** What it is. */
  kind: ChangeKind;
  /** That of the thing when it was told: whoever has the same or a later one has nothing to read; null where it is gone. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/**
 * A thing that has changed. Of its fields the one of its `kind` reads it as it is now, all of a page by one call; null where it
 * is not there any more or cannot be seen, and always null are those of the other kinds. They need the scope of what they read.
 */
export type ChangedThing = {
  __typename?: 'ChangedThing';
  /** The cash-out (提现). */
  cashOut?: Maybe<CashOut>;
  /** The supplier's own goods (商品). */
  goods?: Maybe<SellerGood>;
  /** Its id, as in the type of its kind. */
  id: Scalars['EntityId']['output'];
  /** What it is. */
  kind: ChangeKind;
  /** The order (订单). */
  order?: Maybe<Order>;
  /** The parcel (包裹), masked as in `parcels`. */
  parcel?: Maybe<Parcel>;
  /** The refund (退款). */
  refund?: Maybe<Refund>;
  /** The stock of a combination at a warehouse (库存). */
  stock?: Maybe<GoodStock>;
  /** That of the thing as it is now: whoever has the same has nothing to read; null where it is not there any more. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/**
 * What has changed. One that names nothing says that the stream stands: the first one that changes are told from now on,
 * one every 15 seconds that they still are.
 */
export type Changes = {
  __typename?: 'Changes';
  /**
   * Things that have changed, of all the kinds of `changesSince`: who asks for them is told of goods, stock and cash-outs,
   * too, and need not read what has an `updatedAt` that they hold already.
   */
  items: Array<ChangedItem>;
  /** More things have changed than are `items`: `changesSince` names them. */
  moreItems: Scalars['Boolean']['output'];
  /** The caller was told something, or has read it: `personNotices` and `unreadNotices` have changed. */
  notice: Scalars['Boolean']['output'];
  /** Orders that have changed, or parcels of them. */
  orderIds: Array<Scalars['EntityId']['output']>;
  /** Anything may have changed: what is shown is to be read anew. */
  resync: Scalars['Boolean']['output'];
  /** The balance has changed. */
  wallet: Scalars['Boolean']['output'];
};

/** What has changed since a cursor. REST: answer of `GET /changes/list`. */
export type ChangesSince = {
  __typename?: 'ChangesSince';
  /** The `since` of the next question; opaque, of this account. To be kept once what is listed was dealt with. */
  cursor: Scalars['String']['output'];
  /** Whether to ask on at once: there is more, or may be. */
  hasMore: Scalars['Boolean']['output'];
  /** Each thing once, also where it changed often; may be shorter than asked for, or empty, where there is more. */
  list: Array<ChangedThing>;
};

/** Parcels to one receiver that cost less as one (合并更便宜). */
export type CheaperTogether = {
  __typename?: 'CheaperTogether';
  /** What would be one parcel; no parcel is in two of these. */
  parcels: Array<QuotedParcel>;
  /** Fen by which the total is less then. */
  saving: Scalars['Fen']['output'];
};

export type { ClaimAction };

export type { ClaimKind };

export type { ClaimStatus };

/** REST: body of `POST /closing/begin`. */
export type CloseAccountInput = {
  /** Code of the scene `CLOSE_ACCOUNT`. */
  phoneCode: Scalars['String']['input'];
  /** Answer to the challenge of PROOF_NEEDED; else left out. */
  proof?: InputMaybe<Scalars['String']['input']>;
};

/** REST: answer of `POST /waves/close`. */
export type CloseWavePayload = {
  __typename?: 'CloseWavePayload';
  /** The wave (波次) as it is now, read only when asked for; null when it cannot be read just now. */
  wave?: Maybe<Wave>;
  /** The wave. */
  waveId: Scalars['EntityId']['output'];
};

/** One thing that is settled before an account can be closed. */
export type ClosingCheck = {
  __typename?: 'ClosingCheck';
  /** Fen, of income and debt; else 0. */
  amount: Scalars['Fen']['output'];
  /** How many there are; an account can be closed when all are 0. */
  count: Scalars['Int']['output'];
  /** What it is about. */
  key: ClosingCheckKey;
};

export type { ClosingCheckKey };

export type { ClosingPhase };

export type { CodeScene };

export type { ConfirmAction };

/** What paying a batch led to. REST: answer of `POST /orders/confirmBatch`. */
export type ConfirmBatchPayload = {
  __typename?: 'ConfirmBatchPayload';
  /** Who paid, with the balance as it is now; null when it cannot be read just now. */
  account?: Maybe<Buyer>;
  /** What is left to spend, in fen (余额). */
  balance: Scalars['Fen']['output'];
  /** The batch (批次) that was paid. */
  batchNo: Scalars['String']['output'];
  /** The orders of the batch, paid. */
  orders: Array<Order>;
  /** Fen taken by this payment. */
  paidFee: Scalars['Fen']['output'];
};

/** What paying or receiving led to. REST: answer of `POST /orders/confirmOrder`. */
export type ConfirmOrderPayload = {
  __typename?: 'ConfirmOrderPayload';
  /** Who paid, with the balance as it is now; null when it cannot be read just now. */
  account?: Maybe<Buyer>;
  /** What is left to spend, in fen (余额). */
  balance: Scalars['Fen']['output'];
  /** The order as it stands now, read only when asked for; null when it cannot be read just now. */
  order?: Maybe<Order>;
  /** Id of the order (订单), as in `Order.id`. */
  orderId: Scalars['EntityId']['output'];
  /** Fen taken by this payment; null when receipt was confirmed. */
  paidFee?: Maybe<Scalars['Fen']['output']>;
  /** The order's state after it. */
  status: OrderStatus;
};

/** How the caller's real-name check stands. REST: answer of `POST /real/confirm`. */
export type ConfirmRealNamePayload = {
  __typename?: 'ConfirmRealNamePayload';
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** Masked; null until verified. */
  realName?: Maybe<Scalars['String']['output']>;
  /** `CHECKING` until the provider has decided. */
  realStatus: RealStatus;
};

/** A version that holds, and what the caller has answered to it. REST: `GET /legal/mine`. */
export type Consent = {
  __typename?: 'Consent';
  /** Whether the caller agreed; null as long as nobody asked. */
  agreed?: Maybe<Scalars['Boolean']['output']>;
  /** When; null with `agreed`. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the version. */
  id: Scalars['EntityId']['output'];
  /** Which of them. */
  kind: LegalKind;
  /** Its headline. */
  title: Scalars['String']['output'];
  /** Its version, such as 2026-11-22. */
  version: Scalars['String']['output'];
};

/** What somebody who registers has read and agreed to, by `version` of `legalTexts`. */
export type ConsentInput = {
  /** Version of 隐私政策. */
  privacy: Scalars['String']['input'];
  /** Version of 用户协议. */
  terms: Scalars['String']['input'];
};

/** So many pieces of a combination in a copied parcel. */
export type CopiedItem = {
  __typename?: 'CopiedItem';
  /** Its goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Pieces in a parcel (数量). */
  num: Scalars['Int']['output'];
  /** The combination (规格), as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
};

/** The receiver of a copied parcel in clear, and what the parcel held. */
export type CopiedRow = {
  __typename?: 'CopiedRow';
  /** The rest of the address, in clear (详细地址). */
  address: Scalars['String']['output'];
  /** Name of the city (市). */
  city: Scalars['String']['output'];
  /** Four digits of the city. */
  cityCode: Scalars['String']['output'];
  /** Name of the district (区). */
  district: Scalars['String']['output'];
  /** Six digits of the district; empty where the city has none. */
  districtCode: Scalars['String']['output'];
  /** What it held. */
  items: Array<CopiedItem>;
  /** The parcel (包裹) that it was, as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** The extension of `receiverPhone` alone (分机号); empty without one. */
  phoneExtension: Scalars['String']['output'];
  /** Name of the province (省). */
  province: Scalars['String']['output'];
  /** Two digits of the province. */
  provinceCode: Scalars['String']['output'];
  /** In clear (收件人). */
  receiverName: Scalars['String']['output'];
  /** In clear (联系电话), its extension behind a hyphen: `13800000000-1234`. */
  receiverPhone: Scalars['String']['output'];
  /** Words for this parcel (备注); empty without any. */
  remark: Scalars['String']['output'];
  /** What was said of the goods for this recipient (规格); empty without any. */
  specification: Scalars['String']['output'];
};

/**
 * What a new order starts with that is like an earlier one (再来一单). Its receivers are in clear and not to be kept: who
 * reads them again is counted again. REST: answer of `POST /orders/copyOrder`.
 */
export type CopyOrderPayload = {
  __typename?: 'CopyOrderPayload';
  /** What of goods, prices, warehouse, courier and sender is not as it was: a sentence each, in Chinese. */
  changes: Array<Scalars['String']['output']>;
  /** The courier of that order, as in `Courier.id`; the warehouse may not work with it any more. */
  courierId: Scalars['EntityId']['output'];
  /** What most of the parcels held. */
  items: Array<CopiedItem>;
  /** Parcels whose receiver a shop platform keeps, or was erased. */
  leftOut: Array<NotCopied>;
  /** The order that was copied, or that of the newest parcel (订单号). */
  orderNo: Scalars['String']['output'];
  /** The shop platform of that order (平台). */
  platform: Platform;
  /** Words of that order for its supplier; empty without any (备注). */
  remark: Scalars['String']['output'];
  /** A row a parcel, in the order in which they were placed; parts of a parcel as the one that was ordered. */
  rows: Array<CopiedRow>;
  /** The sender of that order, as in `Sender.id`; null where it was deleted since. */
  senderId?: Maybe<Scalars['EntityId']['output']>;
  /** Where that order ships from, as in `Warehouse.id`; it may have closed since. */
  warehouseId: Scalars['EntityId']['output'];
};

/** A row of a sheet of counted pieces. */
export type CountedRowInput = {
  /** Pieces on the shelf, held ones too. */
  counted: Scalars['Float']['input'];
  /** Number of own goods with one combination; else the number of the combination or its merchant code. */
  goodsNo: Scalars['String']['input'];
  /** Number of the sheet's row, told with what is wrong. */
  row: Scalars['Int']['input'];
};

/** A courier (快递) of the site. REST: `/couriers/getCouriersList`. */
export type Courier = {
  __typename?: 'Courier';
  /** YTO, ZTO, STO, YUNDA, SF, JD, EMS, JTSD or DBL. */
  code: Scalars['String']['output'];
  /** Time of day until which it collects the same day. */
  cutoffTime: Scalars['LocalTime']['output'];
  /** Stable number of the courier. */
  id: Scalars['EntityId']['output'];
  /** Address of a picture; null without one. */
  logo?: Maybe<Scalars['String']['output']>;
  /** What people know it by, such as 圆通速递. */
  name: Scalars['String']['output'];
  /** Single days on which it collects nothing, such as holidays. */
  restDates: Array<Scalars['Date']['output']>;
  /** Only a courier that is `ACTIVE` can be chosen. */
  status: ServiceStatus;
  /**
   * It collects nothing on Sundays, whatever `workDays` begins with.
   * @deprecated Use weekdays. Goes on 2027-03-15.
   */
  sundayRest: Scalars['Boolean']['output'];
  /** Days of the week on which it collects, Monday first. */
  weekdays: Array<Weekday>;
  /**
   * Seven flags by day of the week in Asia/Shanghai; index 0 (Sunday) is always 1, see `sundayRest`.
   * @deprecated Use weekdays. Goes on 2027-03-15.
   */
  workDays: Scalars['String']['output'];
};

/** What a courier is to pay for a parcel that it lost, damaged or delayed (快递理赔). */
export type CourierClaim = {
  __typename?: 'CourierClaim';
  /** Fen that the courier agreed to; null while it has not. */
  acceptedAmount?: Maybe<Scalars['Fen']['output']>;
  /** What the caller may do with it now. */
  allowedActions: Array<ClaimAction>;
  /** Fen that are asked for. */
  amount: Scalars['Fen']['output'];
  /** What the courier said; empty before. */
  answer: Scalars['String']['output'];
  /** Fen that the buyer got back for the parcel. */
  buyerGot: Scalars['Fen']['output'];
  /** Id of the newest after-sales case (售后单) of the parcel when it was opened; null without one. */
  caseId?: Maybe<Scalars['EntityId']['output']>;
  /** Number of that case that people are told (售后单号). */
  caseNo?: Maybe<Scalars['String']['output']>;
  /** Number that people are told (理赔单号): `L`, digits of the parcel, and which claim of it. */
  claimNo: Scalars['String']['output'];
  /** The courier (快递公司). */
  courierName: Scalars['String']['output'];
  /** When it was opened (申请时间). */
  createdAt: Scalars['DateTime']['output'];
  /** The number is the supplier's own: the courier answers and pays the supplier, not the platform. */
  direct: Scalars['Boolean']['output'];
  /** When it ended; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable number of the claim. */
  id: Scalars['EntityId']['output'];
  /** What the courier did (原因). */
  kind: ClaimKind;
  /** `kind` in Chinese, for people. */
  kindText: Scalars['String']['output'];
  /** Id of the order (订单), as in `Order.id`. */
  orderId: Scalars['EntityId']['output'];
  /** Number of the order that people are told (订单号). */
  orderNo: Scalars['String']['output'];
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** Number of the parcel that people are told (包裹号). */
  packageNo: Scalars['String']['output'];
  /** Fen of what was paid that the platform has, as far as it bore the loss; null before, and where it is direct. */
  platformPart?: Maybe<Scalars['Fen']['output']>;
  /** How far it is (状态). */
  status: ClaimStatus;
  /** `status` in Chinese, for people. */
  statusText: Scalars['String']['output'];
  /** Fen of that which the supplier bore; platform and agent bore the rest. */
  supplierBore: Scalars['Fen']['output'];
  /** Fen of what was paid that are in the supplier's wallet; null before, and where it is direct. */
  supplierPart?: Maybe<Scalars['Fen']['output']>;
  /** What happened, in words. */
  text: Scalars['String']['output'];
  /** When something was last done. */
  updatedAt: Scalars['DateTime']['output'];
  /** Its number (运单号). */
  waybillNo: Scalars['String']['output'];
};

/** `CourierClaimPage` after the Relay cursor specification. */
export type CourierClaimConnection = {
  __typename?: 'CourierClaimConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<CourierClaimEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<CourierClaim>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `CourierClaimConnection`. */
export type CourierClaimEdge = {
  __typename?: 'CourierClaimEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: CourierClaim;
};

/** Which claims are listed; what is absent excludes nothing. */
export type CourierClaimFilter = {
  /** Only of this case (售后单). */
  caseId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** True: only those that are not over; false: only those that are. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of this parcel (包裹). */
  packageId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only claims in this state. */
  status?: InputMaybe<ClaimStatus>;
};

/** Claims (快递理赔) about a supplier's parcels. */
export type CourierClaimPage = {
  __typename?: 'CourierClaimPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<CourierClaim>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** REST: answer of `POST /courierClaims/open` and `/courierClaims/step`. */
export type CourierClaimPayload = {
  __typename?: 'CourierClaimPayload';
  /** The claim (快递理赔) as it is now, read only when asked for; null when it cannot be read just now. */
  claim?: Maybe<CourierClaim>;
  /** The claim that went on. */
  claimId: Scalars['EntityId']['output'];
  /** Its state after it. */
  status: ClaimStatus;
};

/** A new token. REST: data of `POST /tokens/create`. */
export type CreateApiTokenPayload = {
  __typename?: 'CreateApiTokenPayload';
  /** The token as it is listed. */
  apiToken: ApiToken;
  /** The text of the token, shown this once. */
  text: Scalars['String']['output'];
};

/** What placing several orders led to. REST: answer of `POST /orders/createBatch`. */
export type CreateBatchPayload = {
  __typename?: 'CreateBatchPayload';
  /** What the caller can spend now, in fen (余额). */
  balance: Scalars['Fen']['output'];
  /** Names the orders as one decision (批次): `B`, moment and six digits; `confirmBatch` takes it. */
  batchNo: Scalars['String']['output'];
  /** Whether the balance covers `totalFee`. */
  enough: Scalars['Boolean']['output'];
  /** The orders placed, one for each part that could go. */
  orders: Array<Order>;
  /** Parcels placed, of all orders together. */
  packageCount: Scalars['Int']['output'];
  /** Unpaid orders are cancelled at this moment. */
  payExpireAt: Scalars['DateTime']['output'];
  /** What `skipInvalid` left out; empty without it. */
  skipped: Array<SkippedRow>;
  /** What paying all of them takes, in fen (应付合计). */
  totalFee: Scalars['Fen']['output'];
};

/** What placing an order led to. REST: answer of `POST /orders/createOrder`. */
export type CreateOrderPayload = {
  __typename?: 'CreateOrderPayload';
  /** What the caller can spend now, in fen (余额). */
  balance: Scalars['Fen']['output'];
  /** Whether the balance covers `totalFee`. */
  enough: Scalars['Boolean']['output'];
  /** The order as it stands now. */
  order: Order;
  /** The order (订单) that was placed. */
  orderId: Scalars['EntityId']['output'];
  /** Number of the order that people are told (订单号): `D`, moment and six digits. */
  orderNo: Scalars['String']['output'];
  /** Parcels placed. */
  packageCount: Scalars['Int']['output'];
  /** Unpaid orders are cancelled at this moment. */
  payExpireAt: Scalars['DateTime']['output'];
  /** Rows left out because of `skipInvalid`. */
  skipped: Array<Scalars['Int']['output']>;
  /** What paying it takes, in fen (应付合计). */
  totalFee: Scalars['Fen']['output'];
};

/** Where a file is uploaded. REST: data of `POST /uploads/createAddress`. */
export type CreateUploadAddressPayload = {
  __typename?: 'CreateUploadAddressPayload';
  /** Until when; it ends with the token or session that asked for it, too. */
  expiresAt: Scalars['DateTime']['output'];
  /** Name of the part of the form that is the file. */
  field: Scalars['String']['output'];
  /** Most bytes of the file. */
  maxBytes: Scalars['Int']['output'];
  /** Where to send the form by POST, as `multipart/form-data`, below the shop's own address; as often as wanted. */
  url: Scalars['String']['output'];
};

/** REST: answer of `POST /waves/create`. */
export type CreateWavePayload = {
  __typename?: 'CreateWavePayload';
  /** Chosen ones that are not, with why. */
  failed: Array<SkippedParcel>;
  /** How many parcels are in it. */
  taken: Scalars['Int']['output'];
  /** The wave (波次) as it is now, read only when asked for; null when it cannot be read just now. */
  wave?: Maybe<Wave>;
  /** The wave. */
  waveId: Scalars['EntityId']['output'];
};

/** What became of one of several. */
export type DeedResult = {
  __typename?: 'DeedResult';
  /** False: it is as it was; `msg` says why. */
  done: Scalars['Boolean']['output'];
  /** Which of those that were asked for. */
  id: Scalars['EntityId']['output'];
  /** Why not; empty when done. */
  msg: Scalars['String']['output'];
};

/**
 * What is added for invitees without a row of their own, and what the own level allows.
 * REST: `/userProfits/defaultProfit`.
 */
export type DefaultProfit = {
  __typename?: 'DefaultProfit';
  /** What is added to the courier fee of a parcel, in fen. */
  courierProfit: Scalars['Fen']['output'];
  /** Highest fen a parcel. */
  maxCourierProfit: Scalars['Fen']['output'];
  /** Highest fen a piece. */
  maxProfit: Scalars['Fen']['output'];
  /** What is added to the price of a piece, in fen. */
  profit: Scalars['Fen']['output'];
};

/** What a supplier leaves with the platform for what goes wrong (保证金). REST: `/deposit/*`. */
export type Deposit = {
  __typename?: 'Deposit';
  /** Fen that lie in it; not a part of the balance. */
  balance: Scalars['Fen']['output'];
  /** Fen that are missing until the minimum; 0 where nothing is. */
  lack: Scalars['Fen']['output'];
  /** Most fen that may be put in now: what of the balance is not held. */
  maxPayIn: Scalars['Fen']['output'];
  /** Most fen that may be taken out now: what is above the minimum. */
  maxTakeOut: Scalars['Fen']['output'];
  /** Fen that it is topped up to from the income; what it lacks cannot be cashed out. */
  minimum: Scalars['Fen']['output'];
};

/** A suggestion that was dismissed. REST: the answer of `POST /afterSales/dismissSuggestion`. */
export type DismissSuggestionPayload = {
  __typename?: 'DismissSuggestionPayload';
  /** The parcel that nothing is suggested for any more. */
  packageId: Scalars['EntityId']['output'];
  /** The parcel (包裹) as it is now, masked as in lists; null when it cannot be read just now. */
  parcel?: Maybe<Parcel>;
};

/** An operation to be registered. */
export type DocumentInput = {
  /** Its text, one operation with a name and its fragments, at most 8,000 characters. */
  body: Scalars['String']['input'];
  /** SHA-256 of `body`, in hexadecimal. */
  hash: Scalars['String']['input'];
};

/** REST: answer of `POST /orderPackages/editReceiver`. */
export type EditReceiverPayload = {
  __typename?: 'EditReceiverPayload';
  /** The order of the parcel, read only when asked for; null when it cannot be read just now. */
  order?: Maybe<Order>;
  /** Id of the order (订单), as in `Order.id`. */
  orderId: Scalars['EntityId']['output'];
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** The parcel as it is now, masked as in lists; null when it cannot be read just now. */
  parcel?: Maybe<Parcel>;
};

/**
 * Every `extensions.errorKey` that a refusal of the API can carry, and `TIMEOUT` for an API that did not answer in time.
 * Fields that say why one of several was refused return it, too.
 */
export type ErrorKey =
  /** The account of this session was closed by its person (账号已注销). */
  | 'ACCOUNT_CLOSED'
  /** The account is being closed: nothing new begins in it (账号正在注销，不能下单或充值). */
  | 'ACCOUNT_CLOSING'
  /** The phone has no account of this kind (该手机号还没有注册); register. */
  | 'ACCOUNT_MISSING'
  /** The same name, phone and address are in the address book already (地址簿里已有姓名、电话和地址都相同的地址). */
  | 'ADDRESS_BOOK_EXISTS'
  /** An address book has 50 groups at most (最多{max}个分组); use one that is there. */
  | 'ADDRESS_BOOK_GROUPS'
  /** 10,000 entries are kept in an address book at most (地址簿最多保存{max}个地址); remove some. */
  | 'ADDRESS_BOOK_LIMIT'
  /** More money than allowed (金额不能超过{max}元); ask for less. */
  | 'AMOUNT_MAX'
  /** Less money than allowed (金额不能低于{min}元); ask for more. */
  | 'AMOUNT_MIN'
  /** Another answer template has that name (同名常用回复已存在); `data.field` is `name`. */
  | 'ANSWER_TEMPLATE_EXISTS'
  /** The supplier has as many answer templates as are kept (最多保存50条常用回复). */
  | 'ANSWER_TEMPLATE_LIMIT'
  /** The shop's limit for ordering by itself is reached (超出店铺自动下单的限额); order by hand or raise it. */
  | 'AUTO_LIMIT'
  /** A value is out of its bounds; `extensions.data.field` names it (参数错误：{field}). A mistake of the client. */
  | 'BAD_PARAM'
  /** The balance does not cover the order (余额不足，还差{lack}元，请先充值); recharge. */
  | 'BALANCE_SHORT'
  /** 200 lines are kept in the basket at most (进货单最多放{max}种商品); remove some. */
  | 'BASKET_LIMIT'
  /** The body is larger than the call takes (请求内容过大); send less at once. */
  | 'BODY_SIZE'
  /** The body is not of the content type that the call takes (请求内容类型不支持). A mistake of the client. */
  | 'BODY_TYPE'
  /** More goods than one bulk edit changes (一次最多修改{max}件商品，请缩小筛选范围); narrow the filter. */
  | 'BULK_GOODS_MAX'
  /** A price of a bulk edit is out of bounds (供货价应在0.01元到100,000元之间). */
  | 'BULK_PRICE'
  /** The goods have more combinations than one bulk edit changes (一次最多修改{max}个规格，请缩小筛选范围); narrow the filter. */
  | 'BULK_ROWS_MAX'
  /** More pieces than a stock row can have (库存不能超过{max}件). */
  | 'BULK_STOCK_MAX'
  /** A bulk edit finds no stock of the combination at its warehouse (该仓库还没有这个规格的库存，请先新增). */
  | 'BULK_STOCK_MISSING'
  /** The bulk edit was undone before (这次批量修改已撤销). */
  | 'BULK_UNDONE'
  /** Bulk edits can be undone for some days (只能在修改后{days}天内撤销). */
  | 'BULK_UNDO_LATE'
  /** A weight of a bulk edit is out of bounds (重量应在1克到50,000克之间). */
  | 'BULK_WEIGHT'
  /** A bundle was to be a part of another (【{name}】本身是组合装，不能放进另一个组合装); name its parts. */
  | 'BUNDLE_NESTED'
  /** A part of a bundle was to be removed or made a bundle (【{name}】是组合装【{bundle}】的一部分，请先从组合装中移除); take it out of that first. */
  | 'BUNDLE_PART'
  /** A bundle has no stock of its own (组合装的库存来自其中的商品，不能单独设置); set that of its parts. */
  | 'BUNDLE_STOCK'
  /** The picture is older than 120 seconds or was used before (验证码已过期，请刷新); ask for a new `captcha`. */
  | 'CAPTCHA_EXPIRED'
  /** The picture was misread and is used up (验证码错误); ask for a new `captcha`. */
  | 'CAPTCHA_WRONG'
  /** No courier has the parcel yet (快递尚未揽收，请直接申请退款); use `refundParcels`. */
  | 'CASE_EARLY'
  /** Another case of the parcel is open (该包裹已有进行中的售后单); go on with that. */
  | 'CASE_OPEN'
  /** The case has gone on meanwhile (该售后单的状态已变化，请刷新后重试); read it again. */
  | 'CASE_STATE'
  /** This step needs words (请填写说明); give `text`. */
  | 'CASE_TEXT'
  /** More than can be cashed out (可提现余额不足): recharged money cannot, income can. */
  | 'CASHOUT_BALANCE'
  /** Three cash-outs were asked for today (今日提现次数已用完); come back tomorrow. */
  | 'CASHOUT_LIMIT'
  /** Cash-outs are stopped for everybody (提现暂停办理，请稍后再试); try again later. */
  | 'CASHOUT_PAUSED'
  /** Another cash-out is being looked at (您有提现正在审核中); wait until it is decided, or revoke it. */
  | 'CASHOUT_PENDING'
  /** The cash-out was decided meanwhile (提现状态已变更，请刷新后重试); read it again. */
  | 'CASHOUT_STATE'
  /** No such category, or the virtual gift list (请选择商品分类); choose another of `categories`. */
  | 'CATEGORY_MISSING'
  /** Somebody else has changed it since it was read (内容已被修改，请核对后重试); `extensions.data.current` has what holds now. */
  | 'CHANGED_MEANWHILE'
  /**
   * The phone may enter several accounts (此手机号可以进入多个账号，请选择): `extensions.data` has a `ticket` for `chooseAccount`
   * and `accounts`, each with accountId, name and role, null in the own one.
   */
  | 'CHOOSE_ACCOUNT'
  /** A case of the parcel is open (该包裹的售后还没有结束，结束后再登记赔付到账): who lost what is not known yet. */
  | 'CLAIM_CASE'
  /** The parcel was not shipped (包裹还没有发出，不能向快递索赔); there is nothing to claim. */
  | 'CLAIM_EARLY'
  /** A claim about the parcel is open, or was paid (该包裹已有快递理赔); go on with that. */
  | 'CLAIM_OPEN'
  /** The claim has gone on meanwhile (该理赔单的状态已变化，请刷新后重试); read it again. */
  | 'CLAIM_STATE'
  /** The account is being closed already (注销已经开始，请刷新后查看). */
  | 'CLOSING_BEGUN'
  /** Something is unsettled that an account cannot be closed with (还有未处理完的事项，暂时不能注销). */
  | 'CLOSING_BLOCKED'
  /** Money was cashed out on the way, so that the closing cannot be taken back (注销期间已申请提现，不能再撤销). */
  | 'CLOSING_CASHED'
  /** Another version holds than was agreed to (协议已更新，请重新阅读并同意); `data` has `terms` and `privacy`, show them again. */
  | 'CONSENT_CHANGED'
  /** Nobody registers without agreeing to 用户协议 and 隐私政策 (请先阅读并同意《用户协议》和《隐私政策》); send `consent`. */
  | 'CONSENT_NEEDED'
  /** The warehouse does not work with the chosen courier (该仓库不支持所选快递); choose another one. */
  | 'COURIER_OFF'
  /**
   * The cursor is none of this list and sort (翻页位置无效，请从第一页重新查看); begin at page 1 without one. A mistake of the
   * client, or one kept from before an update.
   */
  | 'CURSOR_INVALID'
  /** The token has as many documents as it may (一个访问令牌最多登记{max}个查询，共{characters}个字符); delete some. */
  | 'DOCUMENT_MAX'
  /** The third-party order number was ordered before (订单号【{no}】已下单，请勿重复提交); `allowDuplicate` (补发) does it anyway. */
  | 'DUPLICATE_NO'
  /** More pictures than a message takes (一次最多添加{max}张图片); remove some. */
  | 'EVIDENCE_PICTURES'
  /** More videos than a message takes (一次最多添加{max}个视频); remove some. */
  | 'EVIDENCE_VIDEOS'
  /** No row fits the filter, so no file is written (没有符合条件的数据可以导出); widen it. */
  | 'EXPORT_EMPTY'
  /** The file was not finished, or is gone after its time (导出没有完成或文件已过期，请重新导出); export again. */
  | 'EXPORT_LOST'
  /** Some parcels cannot be in the template of a platform ({why}，不能写进发货表；可以导出的有{fits}个); ask with `partial` for the others. `extensions.data` counts them: `fits`, and why others do not. */
  | 'EXPORT_PARTIAL'
  /** 500 favourites are kept at most (最多收藏{max}件商品); remove some. */
  | 'FAVOURITE_LIMIT'
  /** A courier's fee is below what it costs (运费不能低于成本价); `extensions.data.courierId` says whose. */
  | 'FEE_BELOW_COST'
  /** A video that does not say how long it is (读不出视频时长，请用手机重新拍摄或导出为mp4后上传); export it as mp4. */
  | 'FILE_DURATION'
  /** The file has no content (文件内容不能为空); choose another one. */
  | 'FILE_EMPTY'
  /** Neither a picture nor a video of a kind that is taken (只支持jpg、png、webp、gif格式的图片和mp4、mov、webm格式的视频). */
  | 'FILE_KIND'
  /** A video is too long (视频不能超过{max}秒); choose a shorter one. */
  | 'FILE_LONG'
  /** A picture of too many pixels, or too few (图片尺寸应在{min}到{max}像素之间); choose another one. */
  | 'FILE_PIXELS'
  /** The file is too large (文件不能超过{max}); choose a smaller one. */
  | 'FILE_SIZE'
  /** Not a picture of a kind that is taken: jpg, png, webp, gif (只支持{types}格式的图片). */
  | 'FILE_TYPE'
  /** A video that is cut off or broken (视频不完整或已损坏，请换一个文件); choose another one. */
  | 'FILE_VIDEO'
  /** Warehouses follow the template or goods have it (正在使用这个运费模板，不能删除); `extensions.data` has `warehouses`, with `id` and `name`, and the number of `goods`. */
  | 'FREIGHT_TEMPLATE_IN_USE'
  /** The supplier has as many freight templates as are kept (最多保存50个运费模板). */
  | 'FREIGHT_TEMPLATE_LIMIT'
  /** No such own freight template (运费模板不存在); choose another one. */
  | 'FREIGHT_TEMPLATE_MISSING'
  /** Another own freight template has this name (同名运费模板已存在); `data.field` is `name`. */
  | 'FREIGHT_TEMPLATE_NAME'
  /** Fewer or more pieces a parcel than the goods allow (每个包裹的数量应为{min}到{max}件); change `quantity`. */
  | 'GOODS_NUM'
  /** The goods are off sale or gone (商品已下架); choose others. */
  | 'GOODS_OFF'
  /** The supplier does not allow the chosen platform for these goods (该商品不支持所选平台). */
  | 'GOODS_PLATFORM'
  /** An edit of the goods waits for an audit already (商品的修改正在审核，请在编辑页修改，或先撤回); change that one, or withdraw it. */
  | 'GOODS_REVISED'
  /** Goods that an operator has taken off, or looks at (商品当前状态不能进行此操作); ask customer service. */
  | 'GOODS_STATE'
  /** The `clientNo` was used for something else (请勿重复提交); a new request takes a new `clientNo`. */
  | 'IDEMPOTENCY_CONFLICT'
  /** The number of the identity card is not well formed (身份证号不正确); mend it. */
  | 'ID_CARD_INVALID'
  /** Three accounts have been proven with this identity card (该身份证认证的账号已达上限). */
  | 'ID_CARD_LIMIT'
  /** A defect of the site (系统繁忙，请稍后再试); `extensions.requestId` finds it in the log. */
  | 'INTERNAL'
  /** The invitation was accepted, cancelled, has ended or never was (邀请不存在或已失效，请联系邀请您的人). */
  | 'INVITATION_GONE'
  /** The account has as many open invitations as it may (最多同时有{max}个未接受的邀请). */
  | 'INVITATION_MAX'
  /** Mark-ups are for direct invitees alone (只能设置自己邀请的用户). */
  | 'INVITEE_ONLY'
  /** The invoice that a red-letter one takes back has no number yet (请先登记原蓝字发票，再开具红字发票). */
  | 'INVOICE_BLUE_FIRST'
  /** A refund has lowered the invoice (发票金额因退款已变更，请刷新后核对); read it again. */
  | 'INVOICE_CHANGED'
  /** The platform has not said who invoices what (平台暂未开通开票，请联系客服); ask customer service. */
  | 'INVOICE_CLOSED'
  /** Invoices of this kind are not asked for here (平台现在不开具这类发票). */
  | 'INVOICE_KIND'
  /** Too many parcels or recharges at a time (一次最多为{max}个包裹或{max}笔充值开票，请缩小范围); choose fewer days. */
  | 'INVOICE_MANY'
  /** Nothing of it can be invoiced (没有可开票的金额：未结算、已开票或已退款的不能开票); choose something else. */
  | 'INVOICE_NOTHING'
  /** Another invoice has this number (这个发票号码已登记在另一张发票上). */
  | 'INVOICE_NUMBER_USED'
  /** What was paid with was invoiced as a recharge (充值已开具不征税发票，这部分金额不能重复开票). */
  | 'INVOICE_PREPAID'
  /** A red-letter invoice is not refused (红字发票不能驳回，请开具后登记号码). */
  | 'INVOICE_RED'
  /** The invoice has gone on meanwhile (发票状态已变更，请刷新后重试); read it again. */
  | 'INVOICE_STATE'
  /** More titles than are kept (最多保存{max}个发票抬头); remove one. */
  | 'INVOICE_TITLES'
  /** The phone has another password, which stays (此手机号已有登录密码，请填写原来的密码，或者留空). */
  | 'JOIN_PASSWORD'
  /** Labels of that courier do not come in the paper (100×150 mm只用于顺丰和EMS); `data.field` is `paper`. */
  | 'LABEL_PAPER'
  /** Another licence of the kind waits already (同类资质正在审核，请等待结果); wait for the result. */
  | 'LICENCE_WAITING'
  /** A SKU of a shop was named more than once (同一店铺规格填写了多次); keep one of them. */
  | 'LINKED_TWICE'
  /** Many wrong passwords (为了账号安全，请输入短信验证码); sign in with `phoneCode` of scene LOGIN as well. */
  | 'LOGIN_CODE_NEEDED'
  /** An operator has frozen the account (账号已被冻结，请联系客服); ask customer service. */
  | 'LOGIN_FROZEN'
  /** Five wrong passwords from here within 15 minutes (登录失败次数过多，请{minutes}分钟后再试); wait. */
  | 'LOGIN_LOCKED'
  /** Phone and password do not fit, or there is no such account (手机号或密码错误). */
  | 'LOGIN_WRONG'
  /** Material packs of more goods than an account may take in a day (今天下载的素材包已达上限); wait. */
  | 'MATERIAL_LIMIT'
  /** The phone may enter the account already (此手机号已经可以进入这个账号). */
  | 'MEMBER_ALREADY'
  /** The account has as many members as it may (一个账号最多{max}位成员). */
  | 'MEMBER_MAX'
  /** Two combinations of goods have the same article number (商家编码【{code}】重复); change one. */
  | 'MERCHANT_CODE_TWICE'
  /** None of the orders go to one receiver of one shop (收件信息不一致，不能合并); `extensions.data.rejected` says why. */
  | 'MERGE_DIFF'
  /** The merged parcel was ordered (该合并包裹已下单，不能拆分); refund the parcel instead. */
  | 'MERGE_STATE'
  /** The operator has not set the outside service up (该功能暂未开通，请联系客服). */
  | 'NOT_CONFIGURED'
  /** It is not there, or belongs to somebody else: the two are not told apart (数据不存在). */
  | 'NOT_FOUND'
  /** No session was sent (未登录或非法访问，请登录); sign in. */
  | 'NOT_LOGGED_IN'
  /** No such private file, or not for the caller to see (文件不存在，或您无权查看). */
  | 'NO_FILE'
  /** The call is for the other kind of account (您没有权限进行此操作); sign in as that one. */
  | 'NO_PERMISSION'
  /** There is no such REST path or file (接口不存在). */
  | 'NO_ROUTE'
  /** `oldPassword` is not the password (原密码错误); type it again or use a short-message code. */
  | 'OLD_PASSWORD_WRONG'
  /** The order no longer takes the action (订单状态已变更，请刷新后重试); read it again and look at `allowedActions`. */
  | 'ORDER_STATE'
  /** The parcel was packed (包裹已经打包，请不要重复打包). */
  | 'PACKED'
  /** The parcel was cancelled (包裹已取消，请不要打包); put its pieces back. */
  | 'PACK_CANCELLED'
  /** An after-sales case of the parcel is open (包裹有进行中的售后单，请不要打包); settle it first. */
  | 'PACK_CASE'
  /** Another bench has the parcel open (包裹正在另一个发货台打包). */
  | 'PACK_ELSEWHERE'
  /** Its waybill is being issued (包裹正在出单，请稍后再扫). */
  | 'PACK_ISSUING'
  /** The parcel was refunded (包裹已退款，请不要打包); put its pieces back. */
  | 'PACK_REFUNDED'
  /** A refund of the parcel is under way (包裹正在退款，请不要打包); answer it first. */
  | 'PACK_REFUNDING'
  /** Its courier has the parcel, or had it (包裹已经发出，不需要打包). */
  | 'PACK_SHIPPED'
  /** No own parcel has this number, or this place of the wave (没有找到这个包裹). */
  | 'PACK_UNKNOWN'
  /** The parcel is not paid (包裹还没有付款，请不要打包). */
  | 'PACK_UNPAID'
  /** It has no waybill number yet (包裹还没有运单号，请先填写); `fillWaybills` gives it one. */
  | 'PACK_WAYBILL'
  /** A parcel would weigh more than 50 kg (单个包裹不能超过50公斤); take fewer pieces. */
  | 'PARCEL_WEIGHT'
  /** `repassword` is not `password` (两次输入的密码不一致); type both again. */
  | 'PASSWORDS_DIFFER'
  /** The new password is easily guessed (密码过于简单，请换一个); choose another one. */
  | 'PASSWORD_COMMON'
  /** The phone has no password yet (请设置登录密码). */
  | 'PASSWORD_NEEDED'
  /** The own password, asked for once more, is wrong (密码错误); type it again or use a short-message code. */
  | 'PASSWORD_WRONG'
  /** The time for paying is over and the order cancelled (订单已超时关闭); place it again with `againSubmit`. */
  | 'PAY_EXPIRED'
  /** Ten recharges wait to be paid (待支付的充值过多，请先完成支付或稍后再试); pay one or wait until they close. */
  | 'PAY_LIMIT'
  /** That channel is not paid there (这里不能用这种方式支付，请在浏览器打开); see `payWays`, and have the person open the site elsewhere. */
  | 'PAY_WAY'
  /** No token may do it (此操作只能由本人登录后进行). */
  | 'PEOPLE_ONLY'
  /** The code is older than 300 seconds or used up (短信验证码已过期); have another one sent. */
  | 'PHONE_CODE_EXPIRED'
  /** Too many codes sent or guessed: one a minute, 5 an hour, 10 a day (验证码发送过于频繁，请稍后再试); wait. */
  | 'PHONE_CODE_LIMIT'
  /** Not the code that was sent (短信验证码错误); it may be tried again, five times in all. */
  | 'PHONE_CODE_WRONG'
  /** The phone has an account of this kind (该手机号已注册); sign in, or set a new password. */
  | 'PHONE_TAKEN'
  /** A picture that the caller has not uploaded (图片已失效，请重新上传); upload it again. */
  | 'PICTURE_UNKNOWN'
  /** An outside service has said no (外部平台没有接受，请稍后再试); what it said is in the log alone. */
  | 'PLATFORM_ERROR'
  /** An outside service is busy or does not answer (平台接口繁忙，请稍后再试); try again later. */
  | 'PLATFORM_LIMIT'
  /** The price is another than was quoted; `extensions.data` has `quoted` and `now` in fen (价格已变动，请重新确认). */
  | 'PRICE_CHANGED'
  /** The supplier has as many price lists as are kept (最多保存100个价格表). */
  | 'PRICE_LIST_LIMIT'
  /** Price steps do not fall, or are too many (阶梯价须随件数降低); `data` has `skuId` and `minPieces`. */
  | 'PRICE_STEPS'
  /** The parcel has no waybill number to print yet (该包裹还没有运单号，不能打印); wait until it is issued. */
  | 'PRINT_STATE'
  /** More than the own level allows (利润不能超过{max}元); `extensions.data` has `field` and `max` in fen. */
  | 'PROFIT_RANGE'
  /** The platform is being guessed at: send `proof`, the answer to `challenge` in the data (ALTCHA). */
  | 'PROOF_NEEDED'
  /** Too many calls of this kind (操作过于频繁，请稍后再试); wait and try again. */
  | 'RATE_LIMITED'
  /** The name is proven already (您已完成实名认证); nothing is to be done. */
  | 'REAL_DONE'
  /** Three checks were begun today (今日认证次数已用完); come back tomorrow. */
  | 'REAL_LIMIT'
  /** The payee is not of the proven name (收款人与实名信息不一致); money goes to the own accounts only. */
  | 'REAL_NAME_DIFF'
  /** Cash-outs need a proven name (请先完成实名认证); go through `beginRealName` first. */
  | 'REAL_NEEDED'
  /** Name, phone and address were erased, some months after the parcel was over (收件人信息已按规定清除); give them anew. */
  | 'RECEIVER_ERASED'
  /** The receiver is not shown in clear; the message says why, and how the parcel is shipped instead. */
  | 'RECEIVER_HIDDEN'
  /** The waybill is being issued, or the platform holds the receiver (该包裹的收件信息不能再修改). */
  | 'RECEIVER_LOCKED'
  /** A part of what it cost went back already (该包裹已有售后补偿，请按整个包裹申请); ask for the whole parcel. */
  | 'REFUND_COMPENSATED'
  /** The refund is decided or revoked already (该退款已有结果，请刷新后重试); read it again. */
  | 'REFUND_DECIDED'
  /** A refund of the parcel is open already (该包裹正在退款中，请勿重复申请); wait for it or revoke it. */
  | 'REFUND_DUP'
  /** The supplier who is to give money back has too little of it free and in its deposit (供应商的可用余额与保证金不足，不能退款). */
  | 'REFUND_FUNDS'
  /** The parcel is on its way (包裹已在运输中，请在异常或退回后申请); ask when it went wrong or came back. */
  | 'REFUND_IN_TRANSIT'
  /** A waybill is being asked for, so nothing in the parcel changes (正在出单，出单后才能退其中的商品); ask later, or for the parcel. */
  | 'REFUND_ISSUING'
  /** The parcel does not hold so many pieces (包裹里没有这么多件); read it again. */
  | 'REFUND_ITEMS'
  /** The parcel was signed for more than seven days ago (签收超过7天，不能申请退款). */
  | 'REFUND_LATE'
  /** Asking after the signature, and refusing a refund, need words (请填写原因); give `reason`. */
  | 'REFUND_REASON'
  /** A parcel in this state takes no refund (当前包裹不支持退款); read it again. */
  | 'REFUND_STATE'
  /** The waybill was asked for again five times (再次提交已达{max}次，请联系客服); ask customer service. */
  | 'RESUBMIT_LIMIT'
  /**
   * What has changed since that cursor is not known any more: it is older than a day, or the database has crashed. Read the
   * lists anew, and ask `changesSince` without a cursor before that (这个位置之后的变更已不再保留). No mistake of the client.
   */
  | 'RESYNC'
  /** A warehouse that goods are to be sent back to names nobody to receive them. */
  | 'RETURN_ADDRESS'
  /** The number is that of the parcel that was sent (这是原包裹的运单号，请填写退货包裹的运单号); give that of the return. */
  | 'RETURN_OWN'
  /** The warehouse that has the goods keeps no stock of them (收货的仓库还没有这个商品的库存…); give it a stock row, or settle the goods later. */
  | 'RETURN_STOCK'
  /** The number is that of goods of another buyer. */
  | 'RETURN_USED'
  /** The account has seen as many receivers in clear as it may (查看收件信息已达上限); the message says when to go on. */
  | 'REVEAL_LIMIT'
  /** Not each of the goods of the order once (请评价订单里的每一种商品); read `orderReviews`. */
  | 'REVIEW_GOODS'
  /** A review that cannot be added to or answered any more (这条评价不能再追评或回复); read it again. */
  | 'REVIEW_STATE'
  /** An edit of the goods was refused, and its supplier has not dealt with it (商品有未通过审核的修改，请先修改后重新提交，或撤回). */
  | 'REVISION_REFUSED'
  /** It is no address of a robot at that platform (不是该平台群机器人的 Webhook 地址，应以 {start} 开头). */
  | 'ROBOT_ADDRESS'
  /** A message was just sent there (刚刚发送过消息，请几秒后再试). */
  | 'ROBOT_BUSY'
  /** The caller has as many robots as they may (最多添加{max}个群机器人); remove one. */
  | 'ROBOT_MAX'
  /** The robot rests (机器人已暂停，请先恢复). */
  | 'ROBOT_OFF'
  /** The platform did not take the message (没有发送成功：{why}); `extensions.data.problem` is why, as in `GroupRobot.problem`. */
  | 'ROBOT_REFUSED'
  /** The caller has that robot already (已添加过（{name}）). */
  | 'ROBOT_THERE'
  /** The member's role lacks the scope that `extensions.data.scope` names (您的角色没有此权限，请联系账号所有人). */
  | 'ROLE_SCOPE'
  /** Rows have blocking problems, listed in `extensions.data.failed` (有{count}条收件信息需要修改); mend or skip them. */
  | 'ROWS_INVALID'
  /** One order was to hold goods of several suppliers (一笔订单的商品须来自同一个供应商); order them apart. */
  | 'SELLERS_DIFFER'
  /** 50 senders are kept at most (最多保存{max}个发件人); remove some. */
  | 'SENDER_LIMIT'
  /** The sender is not one of the caller's own (请选择发件人); choose or create one. */
  | 'SENDER_MISSING'
  /** The session was idle for 24 hours or is older than seven days (授权已过期); sign in again. */
  | 'SESSION_EXPIRED'
  /** Another login, or a new password, has ended the session (您的帐户异地登陆或令牌失效); sign in again. */
  | 'SESSION_KICKED'
  /** The shop's authorisation has ended (店铺授权已过期，请续期后重试); renew it with `authoriseShop`. */
  | 'SHOP_EXPIRED'
  /** No shop order of the parcels can be ordered any more (店铺订单已变化，请重新拉取后再试); pull anew. */
  | 'SHOP_ORDER_CHANGED'
  /** Another shop was authorised than the one to renew (授权店铺与所选不一致，请重新续期授权); sign in as the right one. */
  | 'SHOP_OTHER'
  /** The authorisation page is older than ten minutes or was used (页面已失效，请回到店铺管理重新绑定); begin again. */
  | 'SHOP_STATE'
  /** Another account has bound the shop (该店铺已经被绑定); it must be unbound there first. */
  | 'SHOP_TAKEN'
  /** The caller has not bound such a shop, or has unbound it (店铺尚未绑定，请先绑定店铺); bind it. */
  | 'SHOP_UNBOUND'
  /** No combination of goods on sale is on sale (请至少上架一个规格); put one on sale. */
  | 'SKUS_OFF'
  /** A combination that was to be removed is in stock (规格【{name}】还有库存，请先清空库存，或者将它下架); `extensions.data.skuId` says which. */
  | 'SKU_IN_STOCK'
  /** Pieces of it are on their way between warehouses (【{name}】还有调拨在途，请先收货或取消); `extensions.data.skuId` says which. */
  | 'SKU_IN_TRANSIT'
  /** The goods have several combinations (请选择商品规格); name one by `skuId` or `items`. */
  | 'SKU_NEEDED'
  /** A combination that was to be removed is in an unfinished order (规格【{name}】有未完成订单，不能删除，可以将它下架); `extensions.data.skuId` says which. */
  | 'SKU_ORDERED'
  /** Two combinations have the same values (规格【{name}】重复); keep one. */
  | 'SKU_TWICE'
  /** A combination or value would mean something else (规格【{name}】的规格值不能改成别的，请新增规格); enter a new one. */
  | 'SKU_VALUES'
  /** The platform does not pay by splits now (没有开启分账打款). */
  | 'SPLIT_CLOSED'
  /** WeChat Pay does not take the receiver (微信支付没有接受这个收款方，请核对编号与名称); correct number or name. */
  | 'SPLIT_RECEIVER'
  /** Nothing was counted yet (还没有盘点任何商品). */
  | 'STOCKTAKE_EMPTY'
  /** What was counted would leave fewer pieces than orders hold (【{title}】过账后库存为{after}件，少于已锁定的{locked}件); `extensions.data.rows` has `skuId`, `title`, `after` and `locked` of each. */
  | 'STOCKTAKE_LOCKED'
  /** A stocktake was posted or discarded meanwhile (盘点单状态已变更，请刷新后重试). */
  | 'STOCKTAKE_STATE'
  /** The goods have a stock row at this warehouse (该商品在此仓库已有库存); change that one. */
  | 'STOCK_EXISTS'
  /** Fewer pieces can be moved than are wanted, and there are pieces of the safety stock, which stay (仅剩{available}件可调，另有{safetyHeld}件是安全库存). */
  | 'STOCK_KEPT'
  /** Orders hold more than that (库存不能小于已锁定数量{locked}); `extensions.data.locked` says how many pieces. */
  | 'STOCK_LOCKED'
  /** Goods cannot be published without a stock row (请先为商品设置库存); add one first. */
  | 'STOCK_MISSING'
  /** Orders that are not over hold pieces of the row (存在未完成订单，不能删除); wait for them. */
  | 'STOCK_ORDERED'
  /** Fewer pieces can be ordered than are wanted (库存不足，仅剩{available}件); order fewer or elsewhere. */
  | 'STOCK_SHORT'
  /** The tax number is wrong by its check digit (纳税人识别号不正确，请核对). */
  | 'TAX_NUMBER'
  /** The ticket of a sign-in is over, or the password was changed (选择账号的时间已过，请重新登录). */
  | 'TICKET_INVALID'
  /** The API did not answer in time and may have done it (服务器请求超时，请稍后重试); try again with the same `clientNo`. */
  | 'TIMEOUT'
  /** A program alone registers documents, by its own token (只有程序的访问令牌可以登记查询). */
  | 'TOKENS_ONLY'
  /** The token has paid what it may pay today (访问令牌今日付款已达上限); `extensions.data` has limit, spent and need in fen. */
  | 'TOKEN_DAY_LIMIT'
  /** The token was made up, has ended, was revoked, or its account is frozen (访问令牌不正确、已到期或已吊销): not told apart. */
  | 'TOKEN_INVALID'
  /** The account has as many live tokens as it may (最多同时使用{max}个访问令牌); revoke one. */
  | 'TOKEN_MAX'
  /** The token may not come from this address (访问令牌不能从这个网络地址使用). */
  | 'TOKEN_NETWORK'
  /** The token lacks the scope that `extensions.data.scope` names (访问令牌没有 {scope} 权限). */
  | 'TOKEN_SCOPE'
  /** More rows, parcels or lines than the call takes (最多支持{max}条); split them. */
  | 'TOO_MANY_ROWS'
  /** A cash-out is not done yet (还有未完成的提现，完成后才能移交账号). */
  | 'TRANSFER_CASH_OUT'
  /** The phone of the member has an account of its own (对方的手机号有自己的账号，不能接收这个账号). */
  | 'TRANSFER_OWNS'
  /** A transfer was received or cancelled meanwhile (调拨单状态已变更，请刷新后重试). */
  | 'TRANSFER_STATE'
  /** The API is overloaded or has no database (服务繁忙，请稍后再试); try again, with the same `clientNo` if there is one. */
  | 'UNAVAILABLE'
  /** The buyer has as many unpaid orders as are allowed (待付款订单过多，请先支付或取消); pay or cancel some. */
  | 'UNPAID_LIMIT'
  /** The address is over, or for something else (上传地址无效或已过期，请重新获取). */
  | 'UPLOAD_ADDRESS'
  /** Too many pictures were uploaded today (今日上传次数已用完); come back tomorrow. */
  | 'UPLOAD_LIMIT'
  /** The warehouse has stock, unfinished orders or transfers on their way (仓库下存在商品、未完成订单或在途调拨，不能删除); clear it first. */
  | 'WAREHOUSE_IN_USE'
  /** Another warehouse of the site has this name (仓库名称已被使用); choose another one. */
  | 'WAREHOUSE_NAME'
  /** The warehouse is out of use or does not stock the goods (仓库已停用); choose another one. */
  | 'WAREHOUSE_OFF'
  /** The warehouse ships nothing for now (仓库暂停发货：{reason}); choose another one or wait. */
  | 'WAREHOUSE_PAUSED'
  /** No parcel can be in the wave (没有可以加入波次的包裹); `extensions.data.failed` has `packageId` and `msg` of those that were chosen. */
  | 'WAVE_EMPTY'
  /** The parcel is in another open wave (包裹已在另一个波次中). */
  | 'WAVE_TAKEN'
  /** Parcels of a wave leave one warehouse (一个波次的包裹须从同一个仓库发出). */
  | 'WAVE_WAREHOUSES'
  /** The supplier has another account for that courier, warehouse and platform (已有电子面单账号); `data.field` is `courierId`. */
  | 'WAYBILL_ACCOUNT_EXISTS'
  /** The supplier has as many accounts at couriers as are kept (最多添加100个电子面单账号). */
  | 'WAYBILL_ACCOUNT_LIMIT'
  /** No warehouse has contact, phone and address to send a test from (请先在仓库中填写联系人、电话和地址). */
  | 'WAYBILL_ACCOUNT_SENDER'
  /** An account for encrypted receivers shows whether it works when a waybill is issued (加密收件人的账号不能测试). */
  | 'WAYBILL_ACCOUNT_TEST'
  /** Not 6 to 40 letters and digits, five digits among them (运单号不正确); mend it. */
  | 'WAYBILL_NO'
  /** Another parcel has this waybill number (运单号已被使用); look which one is right. */
  | 'WAYBILL_USED'
  /** The account has as many endpoints as it may (最多设置{max}个推送地址); remove one. */
  | 'WEBHOOK_MAX'
  /** The endpoint is off or rests (推送地址已停用或已暂停，请先启用或恢复). */
  | 'WEBHOOK_OFF'
  /** Messages may not be sent there (推送地址不能使用：{why}); `extensions.data.problem` is url, scheme, credentials, port or address. */
  | 'WEBHOOK_URL'
  /** WeChat shows the page to nobody in particular (请点右下角“使用完整服务”，再发起支付); the person has to leave that first. */
  | 'WECHAT_SNAPSHOT'
  /** WeChat has not said who pays (微信没有确认付款人，请重试), or its code was used; create the payment again without one. */
  | 'WECHAT_STATE';

export type { EventActor };

export type { EvidenceFormat };

/** A list written to a file. REST: answers of `/orders/exportOrder` and its like. */
export type ExportedFile = {
  __typename?: 'ExportedFile';
  /** False: it is still being written; ask `exportedFile` again. */
  done: Scalars['Boolean']['output'];
  /** When the file is removed; null until it is done. */
  expireAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is to be called when saved; null until it is done. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Names the file; `exportedFile` takes it. Nobody else can use it. */
  taskId: Scalars['String']['output'];
  /** A path of this site, good until `expireAt`; null until it is done. */
  url?: Maybe<Scalars['String']['output']>;
};

/** A parcel whose shop could not be told. */
export type FailedSend = {
  __typename?: 'FailedSend';
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** Why, for machines. */
  reasonCode: ReasonCode;
};

/** Goods that a buyer keeps in mind. REST: `/goodCollect`. */
export type Favourite = {
  __typename?: 'Favourite';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Null when its supplier has removed it; it may also be off sale. */
  good?: Maybe<Good>;
  /** The goods (商品), also when they are gone. */
  goodId: Scalars['EntityId']['output'];
  /** Number of the row; `deleteFavourite` takes `goodId`, not this. */
  id: Scalars['EntityId']['output'];
  /** What a piece costs more since it was added, in fen; below zero is cheaper. */
  priceDelta: Scalars['Fen']['output'];
};

/** Favourites (收藏), the newest first. */
export type FavouritePage = {
  __typename?: 'FavouritePage';
  /** The rows of this page, the newest first. */
  list: Array<Favourite>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** How many the caller keeps; at most 500. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

export type { FileFormat };

/** REST: `/orderPackages/fillWaybill`. */
export type FillWaybillsPayload = {
  __typename?: 'FillWaybillsPayload';
  /** Rows that were refused, with why; empty when all went. */
  failed: Array<WaybillRowRefusal>;
  /** Parcels that are shipped now. */
  filled: Array<Scalars['EntityId']['output']>;
  /** Those of `filled` as they are now, masked as in lists; null when they cannot be read just now. */
  parcels?: Maybe<Array<Parcel>>;
};

/** A new password for whoever has the phone (找回密码). REST: body of `POST /common/findPassword`. */
export type FindPasswordInput = {
  /** Which account of the phone. */
  kind: AccountKind;
  /** 6 to 18 characters. */
  password: Scalars['String']['input'];
  /** 11 digits of an account's own phone. */
  phone: Scalars['String']['input'];
  /** The six digits of the short message, sent for the scene FIND_PASSWORD. */
  phoneCode: Scalars['String']['input'];
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: InputMaybe<Scalars['String']['input']>;
  /** The password once more. */
  repassword: Scalars['String']['input'];
};

export type { FreightBearer };

/** Couriers, fees and area rules that several own warehouses share (运费模板), and goods may have instead of them. */
export type FreightTemplate = {
  __typename?: 'FreightTemplate';
  /** Its couriers, with fees and costs. */
  couriers: Array<FreightTemplateCourier>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Own goods whose fees are those of this template, not of the warehouse. */
  goodsCount: Scalars['Int']['output'];
  /** Stable number of the template. */
  id: Scalars['EntityId']['output'];
  /** 1 to 30 characters, once per supplier. */
  name: Scalars['String']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Goes back with an edit: who edits an older one is told. */
  version: Scalars['Int']['output'];
  /** Own warehouses that follow it: they have its couriers and rules. */
  warehouses: Array<TemplateWarehouse>;
};

/** A courier of a freight template: what buyers pay and what it costs, in fen. */
export type FreightTemplateCourier = {
  __typename?: 'FreightTemplateCourier';
  /** Bans, surcharges and free areas of this courier. Empty in lists. */
  areaRules: Array<AreaRule>;
  /** What the courier costs for the first weight, in fen (成本价); at most `firstFee`. */
  costFirstFee: Scalars['Fen']['output'];
  /** What the courier costs for a step, in fen; at most `stepFee`. */
  costStepFee: Scalars['Fen']['output'];
  /** Resolved in one batch a query. */
  courier: Courier;
  /** Id of the courier (快递), as in `Courier.id`. */
  courierId: Scalars['EntityId']['output'];
  /** False: buyers cannot choose it for now. */
  enabled: Scalars['Boolean']['output'];
  /** What buyers pay for the first weight, in fen (首重). */
  firstFee: Scalars['Fen']['output'];
  /** Grams covered by the first fee. */
  firstWeight: Scalars['Int']['output'];
  /** What buyers pay for a step, in fen (续重). */
  stepFee: Scalars['Fen']['output'];
  /** Grams of a step above it. */
  stepWeight: Scalars['Int']['output'];
};

/** A freight template as its supplier wants it. */
export type FreightTemplateInput = {
  /** All its couriers, 1 to 50; replace those that it had. */
  couriers: Array<WarehouseCourierInput>;
  /** 1 to 30 characters; no other own template may have it. */
  name: Scalars['String']['input'];
};

/** One of a supplier's goods. REST: `/goods/list`, `/goods/id`. */
export type Good = {
  __typename?: 'Good';
  /** A combination on sale costs what this viewer and the supplier agreed on (协议价). */
  agreed: Scalars['Boolean']['output'];
  /** City code of that warehouse; null like `warehouseId`. */
  areaCode?: Maybe<Scalars['String']['output']>;
  /** The first step by pieces of the combination that costs least (阶梯价), below `price`; null without steps. */
  bulkPrice?: Maybe<PriceStep>;
  /** The category (商品分类) that it is in; gifts stand in 99999 besides. */
  categoryId: Scalars['EntityId']['output'];
  /** Name of that category. */
  categoryName: Scalars['String']['output'];
  /** How many buyers have it among their favourites (收藏). */
  collectCount: Scalars['Int']['output'];
  /** What couriers cost for it, where that is not what its warehouses say: these fees count for couriers that the warehouse has. */
  courierFees: Array<GoodCourierFees>;
  /** When its supplier entered it. */
  createdAt: Scalars['DateTime']['output'];
  /** Sanitised HTML. Empty in lists. */
  detail: Scalars['String']['output'];
  /** Number that people and sheets name it by (商品编号): `G` and digits. */
  goodsNo: Scalars['String']['output'];
  /** Stable number, as in `good(id:)`. */
  id: Scalars['EntityId']['output'];
  /** In a warehouse whose calendar, with that of one of its couriers, promises to ship within 48 hours what is paid now. */
  isFast: Scalars['Boolean']['output'];
  /** Stands in the gift list (礼品专区). */
  isGift: Scalars['Boolean']['output'];
  /** Published within the last 30 days (新品). */
  isNew: Scalars['Boolean']['output'];
  /** Most pieces a parcel. */
  maxNum: Scalars['Int']['output'];
  /** Fewest pieces a parcel. */
  minNum: Scalars['Int']['output'];
  /** Pieces sold within a month (月销量). */
  monthSold: Scalars['Int']['output'];
  /** 2 to 60 characters (商品名称). */
  name: Scalars['String']['output'];
  /** Address of the main picture. */
  pic: Scalars['String']['output'];
  /** Addresses of 1 to 9 pictures; the first is `pic`. */
  pics: Array<Scalars['String']['output']>;
  /** How many of them have pictures (有图). */
  picturedReviews: Scalars['Int']['output'];
  /** Allowed shop platforms; empty means all. */
  platforms: Array<Platform>;
  /** What this viewer pays a piece, in fen, margin and mark-up included; of the combination that costs least. */
  price: Scalars['Fen']['output'];
  /** The same of the combination that costs most. */
  priceMax: Scalars['Fen']['output'];
  /** `price` in yuan with two decimals. */
  priceYuan: Scalars['String']['output'];
  /** What this viewer pays by pieces (阶梯价), agreed prices included. Resolved in one batch a query. */
  prices?: Maybe<GoodPrices>;
  /** What its combinations differ in (颜色, 尺码), at most 3. Empty in lists. */
  properties: Array<GoodProperty>;
  /** Reviews (评价) that are shown. */
  reviewCount: Scalars['Int']['output'];
  /** How many of them have one star, two, three, four and five, in this order. */
  reviewCounts: Array<Scalars['Int']['output']>;
  /** Their mean score with one decimal, 1 to 5 (评分); null without one. */
  reviewScore?: Maybe<Scalars['Float']['output']>;
  /** Name of the ship-from place, such as 浙江金华. */
  shipFrom: Scalars['String']['output'];
  /** In a list that was asked for `similar`: the keyword did not find it, it sounds alike. */
  similar: Scalars['Boolean']['output'];
  /** How many combinations (规格) are on sale; 1 for goods without properties. */
  skuCount: Scalars['Int']['output'];
  /** Its combinations (规格), at most 200: those that are off sale, too. Goods without properties have one. Empty in lists. */
  skus: Array<GoodSku>;
  /** Pieces sold so far (销量). */
  sold: Scalars['Int']['output'];
  /** `ON_SALE` in lists; one asked for by id may be `OFF_SALE`. */
  status: GoodsStatus;
  /** What a piece is called, such as 件. */
  unit: Scalars['String']['output'];
  /** The first warehouse in use that stocks it, for cards; null when there is none. */
  warehouseId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of that warehouse; null like `warehouseId`. */
  warehouseName?: Maybe<Scalars['String']['output']>;
  /** Warehouses that hold it. */
  warehouses: Array<GoodWarehouse>;
  /** Grams a piece, packing included; of the combination that costs least. */
  weight: Scalars['Int']['output'];
};

/** A province or city, with its goods. */
export type GoodAreaFacet = {
  __typename?: 'GoodAreaFacet';
  /** 2 digits: province, 4 digits: city. */
  code: Scalars['String']['output'];
  /** Goods that it leaves. */
  count: Scalars['Int']['output'];
  /** Name of the province or city. */
  name: Scalars['String']['output'];
};

/** `GoodPage` after the Relay cursor specification. */
export type GoodConnection = {
  __typename?: 'GoodConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<GoodEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<Good>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A courier, with the goods that it ships. */
export type GoodCourierFacet = {
  __typename?: 'GoodCourierFacet';
  /** Goods that it leaves. */
  count: Scalars['Int']['output'];
  /** The courier (快递). */
  id: Scalars['EntityId']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** What a courier costs for goods with a freight template of their own. */
export type GoodCourierFees = {
  __typename?: 'GoodCourierFees';
  /** Id of the courier (快递), as in `Courier.id`. */
  courierId: Scalars['EntityId']['output'];
  /** What buyers pay for the first weight, in fen (首重). */
  firstFee: Scalars['Fen']['output'];
  /** Grams covered by the first fee. */
  firstWeight: Scalars['Int']['output'];
  /** What buyers pay for a step, in fen (续重). */
  stepFee: Scalars['Fen']['output'];
  /** Grams of a step above it. */
  stepWeight: Scalars['Int']['output'];
};

/** What became of one of several goods. */
export type GoodDeedResult = {
  __typename?: 'GoodDeedResult';
  /** False: it is as it was; `msg` says why. */
  done: Scalars['Boolean']['output'];
  /** The goods (商品) as they are now, without `detail`; null when they are gone or cannot be read just now. */
  good?: Maybe<SellerGood>;
  /** Which of those that were asked for. */
  id: Scalars['EntityId']['output'];
  /** Why not; empty when done. */
  msg: Scalars['String']['output'];
};

/** A row of `GoodConnection`. */
export type GoodEdge = {
  __typename?: 'GoodEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Good;
};

/** What a list of goods can be narrowed to (筛选); each count is of what is chosen of the other facets. REST: `GET /goods/facets`. */
export type GoodFacets = {
  __typename?: 'GoodFacets';
  /** Provinces and cities of warehouses, by code. */
  areas: Array<GoodAreaFacet>;
  /** Couriers that ship the goods. */
  couriers: Array<GoodCourierFacet>;
  /** Goods that ship within 48 hours. */
  fastCount: Scalars['Int']['output'];
  /** Provinces to which a courier ships free of charge (包邮地区), by code. */
  freeTo: Array<GoodAreaFacet>;
  /** Goods that can be ordered now. */
  inStockCount: Scalars['Int']['output'];
  /** False where more are found than are counted: every count is then at least so many. */
  isExact: Scalars['Boolean']['output'];
  /** Goods that were published within the last 30 days. */
  newCount: Scalars['Int']['output'];
  /** Shop platforms for which goods may be shipped. */
  platforms: Array<GoodPlatformFacet>;
  /** Ranges of prices that have goods, the lowest first. */
  prices: Array<GoodPriceFacet>;
  /** The most frequent properties, at most 6, and those that are chosen. */
  properties: Array<GoodPropertyFacet>;
};

/** Which goods on sale are listed; what is absent excludes nothing. */
export type GoodFilter = {
  /** Ship-from province (2 digits) or city (4 digits). */
  areaCode?: InputMaybe<Scalars['String']['input']>;
  /** Only of this category (商品分类); 99999 for gifts. */
  categoryId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only from warehouses that ship by this courier (快递). */
  courierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only from warehouses whose calendar, with that of one of their couriers, promises to ship within 48 hours what is paid now. */
  fast?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only from warehouses where one of the couriers ships to this province (2 digits) or city (4 digits) free of charge (包邮). */
  freeTo?: InputMaybe<Scalars['String']['input']>;
  /** Only what can be ordered now. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what was published within the last 30 days (新品). */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name, of its pinyin or of its pinyin initials. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Highest price of a piece for this viewer, in fen, included. */
  maxPrice?: InputMaybe<Scalars['Fen']['input']>;
  /** Lowest price of a piece for this viewer, in fen, included. */
  minPrice?: InputMaybe<Scalars['Fen']['input']>;
  /** Only goods that may be shipped for this shop platform (平台). */
  platform?: InputMaybe<Platform>;
  /** Of each property that is named one of these values, at most 20 in all. */
  properties?: InputMaybe<Array<GoodPropertyChoiceInput>>;
  /** Whether goods that sound similar follow where a keyword finds fewer than five in the general order; facets never count them. */
  similar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only what this warehouse stocks. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** Content of goods (商品内容). REST: body of `POST /goods/createGoods` and `PUT /goods/updateGoods`. */
export type GoodInput = {
  /** One of `categories`, but not the virtual 99999: `isGift` makes a gift. */
  categoryId: Scalars['EntityId']['input'];
  /** HTML, at most 50,000 characters; what may not stand in it is taken out. */
  detail: Scalars['String']['input'];
  /** The own freight template whose fees count for it; null: those of the warehouse; absent: as it is. */
  freightTemplateId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Stands in the gift list (礼品专区), too. */
  isGift: Scalars['Boolean']['input'];
  /** Most pieces a parcel, 1 to 99, not below `minNum`. */
  maxNum: Scalars['Int']['input'];
  /** Fewest pieces a parcel, 1 to 99. */
  minNum: Scalars['Int']['input'];
  /** 2 to 60 characters. */
  name: Scalars['String']['input'];
  /** What packers are told of it (打包备注), at most 100 characters; absent: as it is. */
  packerNote?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 9 addresses of own uploads; the first is the main picture. */
  pics: Array<Scalars['String']['input']>;
  /** Allowed shop platforms; empty means all. */
  platforms: Array<Platform>;
  /** What the combinations differ in (颜色, 尺码), at most 3; goes with `skus`. */
  properties?: InputMaybe<Array<GoodPropertyInput>>;
  /** False keeps a draft; true puts it on sale, or before an operator. */
  publish: Scalars['Boolean']['input'];
  /** All combinations (规格), at most 200, in their order; null: those that there are, or the only one of new goods. */
  skus?: InputMaybe<Array<GoodSkuInput>>;
  /** Of the only combination, at creation: later stock is kept at `/goodStock`. */
  stocks: Array<GoodStockLineInput>;
  /** Fen, at least 1; needed without `skus`. */
  supplyPrice?: InputMaybe<Scalars['Fen']['input']>;
  /** What a piece is called, 1 to 10 characters. */
  unit: Scalars['String']['input'];
  /** At an edit: what was read. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Grams, 1 to 50,000; needed without `skus`. */
  weight?: InputMaybe<Scalars['Int']['input']>;
};

/** Goods on sale (商品列表), as this viewer pays for them. */
export type GoodPage = {
  __typename?: 'GoodPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Good>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A shop platform, with the goods that may be shipped for it. */
export type GoodPlatformFacet = {
  __typename?: 'GoodPlatformFacet';
  /** Goods that it leaves. */
  count: Scalars['Int']['output'];
  /** The platform (平台). */
  platform: Platform;
};

/** A range of prices, both ends included. */
export type GoodPriceFacet = {
  __typename?: 'GoodPriceFacet';
  /** Goods in this range. */
  count: Scalars['Int']['output'];
  /** Highest price of a piece for this viewer, in fen; null for no bound. */
  maxPrice?: Maybe<Scalars['Fen']['output']>;
  /** Lowest price of a piece for this viewer, in fen. */
  minPrice: Scalars['Fen']['output'];
};

/** Price steps of a supplier's goods (阶梯价). */
export type GoodPriceSteps = {
  __typename?: 'GoodPriceSteps';
  /** Id of the goods. */
  id: Scalars['EntityId']['output'];
  /** Whether the pieces of a parcel count for a step, or those of all that is placed together. */
  perParcel: Scalars['Boolean']['output'];
  /** By combination and rising pieces. */
  steps: Array<SupplyPriceStep>;
};

/** What a viewer pays for goods, by combination and pieces. */
export type GoodPrices = {
  __typename?: 'GoodPrices';
  /** Whether the pieces of a parcel count for a step, or those of all that is placed together. */
  perParcel: Scalars['Boolean']['output'];
  /** Combinations on sale. */
  skus: Array<SkuPrices>;
};

/** What the combinations of goods differ in (规格名). */
export type GoodProperty = {
  __typename?: 'GoodProperty';
  /** Stays when the name is corrected. */
  id: Scalars['EntityId']['output'];
  /** Such as 颜色. */
  name: Scalars['String']['output'];
  /** 1 to 30 values. */
  values: Array<GoodPropertyValue>;
};

/** A value of a property that goods have, both by their names. */
export type GoodPropertyChoiceInput = {
  /** The property, such as 颜色. */
  name: Scalars['String']['input'];
  /** The value, such as 红色. */
  value: Scalars['String']['input'];
};

/** A property of goods, such as 颜色. */
export type GoodPropertyFacet = {
  __typename?: 'GoodPropertyFacet';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its most frequent values, at most 20, and those that are chosen. */
  values: Array<GoodPropertyValueFacet>;
};

/** A property of goods as it shall be (规格名). */
export type GoodPropertyInput = {
  /** Of one that there is: its name may be corrected. Null for a new one. */
  id?: InputMaybe<Scalars['EntityId']['input']>;
  /** 1 to 20 characters, once in the goods. */
  name: Scalars['String']['input'];
  /** 1 to 30. */
  values: Array<GoodPropertyValueInput>;
};

/** One of the values of a property (规格值). */
export type GoodPropertyValue = {
  __typename?: 'GoodPropertyValue';
  /** Stays when the name is corrected. */
  id: Scalars['EntityId']['output'];
  /** Such as 红色. */
  name: Scalars['String']['output'];
};

/** A value of a property, such as 红色. */
export type GoodPropertyValueFacet = {
  __typename?: 'GoodPropertyValueFacet';
  /** Goods that it leaves. */
  count: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** A value of a property as it shall be (规格值). */
export type GoodPropertyValueInput = {
  /** Of one that there is: its name may be corrected. Null for a new one. */
  id?: InputMaybe<Scalars['EntityId']['input']>;
  /** 1 to 30 characters, once in the property; not the name that another value of it has now. */
  name: Scalars['String']['input'];
};

/** An edit of goods on sale that an operator looks at first (商品修改). */
export type GoodRevision = {
  __typename?: 'GoodRevision';
  /** What the goods would become. Null in lists. */
  content?: Maybe<RevisedGood>;
  /** Why an operator has refused it; empty otherwise. */
  reason: Scalars['String']['output'];
  /** Whether it waits or was refused. */
  status: GoodRevisionStatus;
  /** When it was submitted last. */
  submittedAt: Scalars['DateTime']['output'];
};

/** How many of the own goods on sale have an edit beside them. */
export type GoodRevisionCounts = {
  __typename?: 'GoodRevisionCounts';
  /** Edits that an operator has refused. */
  refused: Scalars['Int']['output'];
  /** Edits that wait for an audit. */
  waiting: Scalars['Int']['output'];
};

export type { GoodRevisionStatus };

/** A combination of values (规格): what is priced, stocked and ordered. */
export type GoodSku = {
  __typename?: 'GoodSku';
  /** What a bundle (组合装) is made of; empty for a combination with stock of its own. */
  bundleParts: Array<BundlePart>;
  /** Stable number of the combination, as in `items`. */
  id: Scalars['EntityId']['output'];
  /** The supplier's own article number (商家编码), or empty. */
  merchantCode: Scalars['String']['output'];
  /** Its values, such as 红色 / XL; empty for goods without properties. */
  name: Scalars['String']['output'];
  /** Can be ordered, if its goods can. */
  onSale: Scalars['Boolean']['output'];
  /** Address of its picture; empty where it is that of its goods. */
  pic: Scalars['String']['output'];
  /** What this viewer pays a piece, in fen, margin and mark-up included. */
  price: Scalars['Fen']['output'];
  /** Number that people and sheets name it by (规格编号). */
  skuNo: Scalars['String']['output'];
  /** What is left at the warehouses in use that keep it; of a bundle, as many as its parts are there for. */
  stocks: Array<GoodSkuStock>;
  /** A value of each property, in their order. */
  valueIds: Array<Scalars['EntityId']['output']>;
  /** Grams a piece, packing included. */
  weight: Scalars['Int']['output'];
};

/** A combination as it shall be (规格). */
export type GoodSkuInput = {
  /** At most 5 bar codes (条码). */
  barcodes: Array<Scalars['String']['input']>;
  /** Makes it a bundle (组合装) of at most 20 combinations, which has no stock of its own; empty makes it none. Null: as it is. */
  bundleParts?: InputMaybe<Array<BundlePartInput>>;
  /** Of one that there is, which keeps its values of the properties that stay. Null for a new one. What is left out is removed. */
  id?: InputMaybe<Scalars['EntityId']['input']>;
  /** The supplier's own article number (商家编码), at most 40 characters; once in the goods. */
  merchantCode: Scalars['String']['input'];
  /** False: it cannot be ordered. */
  onSale: Scalars['Boolean']['input'];
  /** Address of an own upload; empty for that of the goods. */
  pic: Scalars['String']['input'];
  /** Of a new one: later stock is kept at `/goodStock`. */
  stocks: Array<GoodStockLineInput>;
  /** Fen a piece for the supplier, at least 1. */
  supplyPrice: Scalars['Fen']['input'];
  /** A name of a value of each of `properties`, in their order; none for goods without. */
  values: Array<Scalars['String']['input']>;
  /** Grams a piece, 1 to 50,000. */
  weight: Scalars['Int']['input'];
};

/** Pieces of a combination at a warehouse. */
export type GoodSkuStock = {
  __typename?: 'GoodSkuStock';
  /** Pieces that can be ordered now. */
  available: Scalars['Int']['output'];
  /** Id of the warehouse, as in `Good.warehouses`. */
  warehouseId: Scalars['EntityId']['output'];
};

/** What a combination of own goods has at a warehouse. REST: `/goodStock`. */
export type GoodStock = {
  __typename?: 'GoodStock';
  /** What can be ordered now: quantity − locked − safetyHeld (可用). */
  available: Scalars['Int']['output'];
  /** Where in the warehouse it lies (货位), up to 20 characters; empty where nobody said. */
  bin: Scalars['String']['output'];
  /** Id of the goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Name of the goods (商品名称). */
  goodName: Scalars['String']['output'];
  /** Address of the picture of combination or goods as it is now. */
  goodPic: Scalars['String']['output'];
  /** Only goods that are `ON_SALE` can be ordered. */
  goodStatus: GoodsStatus;
  /** Number of the goods that people and sheets name (商品编号). */
  goodsNo: Scalars['String']['output'];
  /** Stable number of the stock row. */
  id: Scalars['EntityId']['output'];
  /** No more available than the warning, or none at all (预警). */
  isLow: Scalars['Boolean']['output'];
  /** Held by orders that have not shipped (锁定). */
  locked: Scalars['Int']['output'];
  /** The supplier's own article number (商家编码); empty without one. */
  merchantCode: Scalars['String']['output'];
  /** On hand (在库): available, safetyHeld and locked together. */
  quantity: Scalars['Int']['output'];
  /** How many of them there are; fewer than safetyQuantity only where no piece is available. */
  safetyHeld: Scalars['Int']['output'];
  /** Pieces that are kept and not for sale (安全库存); 0 keeps none. */
  safetyQuantity: Scalars['Int']['output'];
  /** The combination (规格), as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Name of the combination (红色 / XL); empty where its goods have none. */
  skuName: Scalars['String']['output'];
  /** Number of the combination that people and sheets name (规格编号). */
  skuNo: Scalars['String']['output'];
  /** Moves with each change of quantity, lock, safety stock, warning or place, never backwards; to the millisecond. */
  updatedAt: Scalars['DateTime']['output'];
  /** Goes back with an edit. */
  version: Scalars['Int']['output'];
  /** Id of the own warehouse (仓库) where it lies. */
  warehouseId: Scalars['EntityId']['output'];
  /** Name of the warehouse (仓库), unique on the site. */
  warehouseName: Scalars['String']['output'];
  /** At or below it the row is low; 0 warns of nothing but none left. */
  warnQuantity: Scalars['Int']['output'];
};

/** Either `quantity` with the `version` that was read, or a `delta` that is added; safety stock, warning and bin with either, or alone. */
export type GoodStockChangeInput = {
  /** Where in the warehouse it lies (货位), up to 20 characters; empty: nowhere; absent: as it was. */
  bin?: InputMaybe<Scalars['String']['input']>;
  /** Pieces that are added, below zero taken; instead of `quantity`. */
  delta?: InputMaybe<Scalars['Int']['input']>;
  /** Pieces on hand from now on, 0 to 9,999,999; not below what orders hold. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100 characters, kept in the log. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Pieces that are kept from now on, 0 to 9,999,999 (安全库存); absent: as it was. */
  safetyQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was read; refused with CHANGED_MEANWHILE when it is no longer the newest. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** The warning from now on, 0 to 9,999,999; absent: as it was. */
  warnQuantity?: InputMaybe<Scalars['Int']['input']>;
};

/** How many stock rows there are, whatever `low`, `out` and `belowSafety` of the filter say. */
export type GoodStockCounts = {
  __typename?: 'GoodStockCounts';
  /** Every row that fits the rest of the filter. */
  all: Scalars['Int']['output'];
  /** Rows that have less than their safety stock. */
  belowSafety: Scalars['Int']['output'];
  /** Rows that are low, those without any included (预警). */
  low: Scalars['Int']['output'];
  /** None available. */
  out: Scalars['Int']['output'];
};

/** Which stock rows are listed; what is absent excludes nothing. */
export type GoodStockFilter = {
  /** True: only what has less than its safety stock (低于安全库存). */
  belowSafety?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of these goods. */
  goodId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Part of the goods' name, of its pinyin or initials, of the goods number, or a merchant code. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** True: only what is low (预警). */
  low?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: only what has no available piece (缺货). */
  out?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of this combination (规格). */
  skuId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only at this warehouse (仓库). */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** A stock row for a combination at a warehouse that has none there yet. */
export type GoodStockInput = {
  /** One of the own goods. */
  goodId: Scalars['EntityId']['input'];
  /** Pieces on hand with the safety stock, 0 to 9,999,999 (在库). */
  quantity: Scalars['Int']['input'];
  /** Pieces that are kept and not for sale, 0 to 9,999,999 (安全库存); absent: none. */
  safetyQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** Its combination (规格), where it has several. */
  skuId?: InputMaybe<Scalars['EntityId']['input']>;
  /** One of the own warehouses. */
  warehouseId: Scalars['EntityId']['input'];
  /** At or below so many available pieces the row is low (预警数量); 0 to 9,999,999. */
  warnQuantity: Scalars['Int']['input'];
};

/** What new goods begin with at a warehouse. */
export type GoodStockLineInput = {
  /** Pieces on hand with the safety stock, 0 to 9,999,999 (在库). */
  quantity: Scalars['Int']['input'];
  /** Pieces that are kept and not for sale, 0 to 9,999,999 (安全库存); absent: none. */
  safetyQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** One of the own warehouses, each at most once. */
  warehouseId: Scalars['EntityId']['input'];
  /** At or below so many available pieces the row is low (预警数量); 0 to 9,999,999. */
  warnQuantity: Scalars['Int']['input'];
};

/** Stock rows (库存) of the own goods, what is low first. */
export type GoodStockPage = {
  __typename?: 'GoodStockPage';
  /** Over the filter without `low`, `out` and `belowSafety`. */
  counts: GoodStockCounts;
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<GoodStock>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A warehouse as far as one of the goods is concerned. */
export type GoodWarehouse = {
  __typename?: 'GoodWarehouse';
  /** Pieces that can be ordered now. */
  available: Scalars['Int']['output'];
  /** Name of the city (市). */
  city: Scalars['String']['output'];
  /** Four digits of the city that it ships from. */
  cityCode: Scalars['String']['output'];
  /** Id of the warehouse (仓库), as in `Warehouse.id`. */
  id: Scalars['EntityId']['output'];
  /** Name of the warehouse, unique on the site. */
  name: Scalars['String']['output'];
  /** Name of the province (省). */
  province: Scalars['String']['output'];
  /** Two digits of the province that it ships from. */
  provinceCode: Scalars['String']['output'];
  /** The whole warehouse with its couriers; null for visitors. Resolved in one batch a query. */
  warehouse?: Maybe<Warehouse>;
};

/** A ship-from area that has goods. REST: `GET /goods/areaList`. */
export type GoodsArea = {
  __typename?: 'GoodsArea';
  /** 2 digits: province, 4 digits: city. */
  code: Scalars['String']['output'];
  /** Goods that ship from here. */
  count: Scalars['Int']['output'];
  /** Name of the province or city, such as 浙江省. */
  name: Scalars['String']['output'];
};

export type { GoodsSort };

export type { GoodsStatus };

/** How many of the own goods are in a status. */
export type GoodsStatusCount = {
  __typename?: 'GoodsStatusCount';
  /** How many there are of it; 0 is told, too. */
  count: Scalars['Int']['output'];
  /** The status that is counted. */
  status: GoodsStatus;
};

/** A role that members can be given. */
export type GrantableRole = {
  __typename?: 'GrantableRole';
  /** What it may do, for people. */
  about: Scalars['String']['output'];
  /** Its name, for people. */
  name: Scalars['String']['output'];
  /** The role. */
  role: MemberRole;
};

/** A scope that tokens of the account can be given. */
export type GrantableScope = {
  __typename?: 'GrantableScope';
  /** What it permits, for people. */
  name: Scalars['String']['output'];
  /** The scope. */
  scope: TokenScope;
};

/** A robot of a group chat (群机器人), told to the person who added it. */
export type GroupRobot = {
  __typename?: 'GroupRobot';
  /** What it tells. */
  groups: Array<NoticeGroup>;
  /** The last four signs of the key in its address, by which it is told from others. */
  hint: Scalars['String']['output'];
  /** The robot. */
  id: Scalars['EntityId']['output'];
  /** Whether its messages are signed with a secret. */
  isSigned: Scalars['Boolean']['output'];
  /** As its person calls it. */
  name: Scalars['String']['output'];
  /** Whose. */
  platform: GroupRobotPlatform;
  /** Why the last message was not taken; null where it was. */
  problem?: Maybe<GroupRobotProblem>;
  /** Since when it rests. */
  restedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it took the last message; null before. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is told. */
  status: GroupRobotStatus;
};

/** REST: body of `POST /noticeWays/addRobot`. */
export type GroupRobotInput = {
  /** As the platform shows it (Webhook 地址); its key alone is kept. */
  address: Scalars['String']['input'];
  /** What it tells. */
  groups: Array<NoticeGroup>;
  /** What it is called, up to 20 characters. */
  name: Scalars['String']['input'];
  /** Whose. */
  platform: GroupRobotPlatform;
  /** What the platform signs with (加签, 签名校验); absent where the robot has none, and of 企业微信. */
  secret?: InputMaybe<Scalars['String']['input']>;
};

export type { GroupRobotPlatform };

export type { GroupRobotProblem };

export type { GroupRobotStatus };

/** A picture on the home page that leads somewhere. */
export type HomeCard = {
  __typename?: 'HomeCard';
  /** Stable number of the card. */
  id: Scalars['EntityId']['output'];
  /** A path of the web app; empty where it leads nowhere. */
  link: Scalars['String']['output'];
  /** Address of the picture. */
  picture: Scalars['String']['output'];
  /** What it says; of a banner what its picture shows, for those who do not see it. */
  title: Scalars['String']['output'];
};

/**
 * What operators show on the home page (首页运营位) to the caller: visitors and buyers may see different things. What is due
 * shows within a second. REST: `GET /home/places`.
 */
export type HomePlaces = {
  __typename?: 'HomePlaces';
  /** Pictures that follow each other (轮播图), five times as wide as high; in their order. */
  banners: Array<HomeCard>;
  /** Ways into categories and searches (快捷入口), with square pictures; in their order. */
  entries: Array<HomeCard>;
  /** Recommended goods (推荐商品) that are on sale, in their order. */
  goods: Array<Good>;
};

/** Shop orders that were left out of what waits, or taken back in. REST: answer of `POST /shopOrders/ignore`. */
export type IgnoreShopOrdersPayload = {
  __typename?: 'IgnoreShopOrdersPayload';
  /** How many have changed; those that were so already have not. */
  count: Scalars['Int']['output'];
  /** All that were asked for (店铺订单), as they are now; null when they cannot be read just now. */
  shopOrders?: Maybe<Array<ShopOrder>>;
};

/** REST: answer of `POST /addressBook/import`. */
export type ImportBookEntriesPayload = {
  __typename?: 'ImportBookEntriesPayload';
  /** Rows that were added; 0 of a mere check. */
  added: Scalars['Int']['output'];
  /** Rows that the book has already, or that stand further up; they are not added again. */
  duplicates: Array<BookRowNote>;
  /** Rows that cannot be kept, with why. */
  failed: Array<BookRowNote>;
};

/** Rows that are in order are kept, the others said. REST: `/goodStock/importGoodStocks`. */
export type ImportGoodStocksPayload = {
  __typename?: 'ImportGoodStocksPayload';
  /** Rows that made a new stock row. */
  created: Scalars['Int']['output'];
  /** Rows that were not taken over, with why; empty when all were. */
  failed: Array<StockRowRefusal>;
  /** Number that the stock log names: `I`, moment and six digits. */
  importNo: Scalars['String']['output'];
  /** Rows that said what held already. */
  unchanged: Scalars['Int']['output'];
  /** Rows that changed a stock row. */
  updated: Scalars['Int']['output'];
};

/** Goods with which nothing is wrong are written, and none of the others. REST: `/goods/importGoods`. */
export type ImportGoodsPayload = {
  __typename?: 'ImportGoodsPayload';
  /** Goods that are new. */
  created: Scalars['Int']['output'];
  /** Every row of the goods that were not written, with why; empty when all were. */
  failed: Array<SheetGoodRefusal>;
  /** Goods that are as the sheet says already. */
  unchanged: Scalars['Int']['output'];
  /** Goods that were changed. */
  updated: Scalars['Int']['output'];
  /** Of a check: new goods that are called as own goods already, in their first row; empty for what was written. */
  warnings: Array<SheetGoodWarning>;
};

/** Rows that are in order are kept, the others said. REST: answer of `POST /shops/importShopSkus`. */
export type ImportShopSkusPayload = {
  __typename?: 'ImportShopSkusPayload';
  /** Rows that were not taken over, with why; empty when all were. */
  failed: Array<ShopLinkRowRefusal>;
  /** Rows that made, changed or confirmed a link. */
  linked: Scalars['Int']['output'];
  /** Rows without codes, and those that said what held already. */
  unchanged: Scalars['Int']['output'];
};

export type { ImportStatus };

/** How many shop orders there are of an import status. */
export type ImportStatusCount = {
  __typename?: 'ImportStatusCount';
  /** How many there are of it; 0 is told, too. */
  count: Scalars['Int']['output'];
  /** The import status (导入状态) that is counted. */
  status: ImportStatus;
};

/** Rows that are in order are kept, the others said. REST: `POST /stocktakes/importLines`. */
export type ImportStocktakeLinesPayload = {
  __typename?: 'ImportStocktakeLinesPayload';
  /** Rows that were not taken over, with why; empty when all were. */
  failed: Array<StockRowRefusal>;
  /** Rows that were taken over. */
  saved: Scalars['Int']['output'];
  /** The stocktake (盘点单) as it is now, read only when asked for; null when it cannot be read just now. */
  stocktake?: Maybe<Stocktake>;
  /** The stocktake. */
  stocktakeId: Scalars['EntityId']['output'];
};

/** REST: body of `POST /members/invite`. Proves who asks by the password or by a code of the scene `MEMBER`. */
export type InviteMemberInput = {
  /** As the owner calls them, up to 20 characters. */
  name: Scalars['String']['input'];
  /** The own password, once more; or `phoneCode` instead. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Six digits sent for the scene MEMBER; instead of `password`. */
  phoneCode?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: InputMaybe<Scalars['String']['input']>;
  /** What they may do. */
  role: MemberRole;
};

/** A new invitation. REST: data of `POST /members/invite`. */
export type InviteMemberPayload = {
  __typename?: 'InviteMemberPayload';
  /** With which one person joins; shown this once. */
  code: Scalars['String']['output'];
  /** The invitation as it is listed. */
  invitation: MemberInvitation;
};

/** One that the caller has invited. REST: a row of `/user/invite/list`. */
export type Invitee = {
  __typename?: 'Invitee';
  /** When it registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Goods with an amount of their own. */
  goodsMarkUps: Scalars['Int']['output'];
  /** When it paid its newest order; null before the first. */
  lastOrderAt?: Maybe<Scalars['DateTime']['output']>;
  /** League level 1 to 12 (会员等级). */
  level: Scalars['Int']['output'];
  /** Name of that level. */
  levelName: Scalars['String']['output'];
  /** What is added for all goods; null where the default holds. */
  markUp?: Maybe<UserProfit>;
  /** What the account is called (昵称). */
  nickName: Scalars['String']['output'];
  /** Parcels that were paid for and not refunded. */
  packageCount: Scalars['Int']['output'];
  /** Masked, such as 138****0000. */
  phone: Scalars['String']['output'];
  /** Fen that the caller earns of them. */
  profit: Scalars['Fen']['output'];
  /** Of it: in the wallet, in fen. */
  profitSettled: Scalars['Fen']['output'];
  /** Fen paid, less what went back. */
  spend: Scalars['Fen']['output'];
  /** Account of the invitee (被邀请的会员). */
  userId: Scalars['EntityId']['output'];
};

/** Which invitees are listed; what is absent excludes nothing. */
export type InviteeFilter = {
  /** Invited up to but without this moment. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Part of the nickname. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Invited from then on, up to but without `endAt`. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The caller's invitees (被邀请的会员), the newest first. */
export type InviteePage = {
  __typename?: 'InviteePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Invitee>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Over all invitees, whatever the filter. */
  promotion: Promotion;
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An invoice that was asked for. REST: the rows of `GET /invoices/list`. */
export type Invoice = {
  __typename?: 'Invoice';
  /** Fen; less than nothing of a red-letter one (红字). */
  amount: Scalars['Fen']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was issued or refused; null before. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is to be issued. */
  dueAt: Scalars['DateTime']['output'];
  /** Of its PDF, for `GET /api/v1/privateFile/{id}`; null where there is none. */
  fileId?: Maybe<Scalars['EntityId']['output']>;
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** The platform's own number of it (申请编号). */
  invoiceNo: Scalars['String']['output'];
  /** It was to be issued by now. */
  isLate: Scalars['Boolean']['output'];
  /** The day on it; null before it is issued. */
  issuedOn?: Maybe<Scalars['Date']['output']>;
  /** Company of the supplier that issues it; empty of the platform. */
  issuerName: Scalars['String']['output'];
  /** What it is of. */
  kind: InvoiceKind;
  /** The caller issues or refuses it. */
  mayIssue: Scalars['Boolean']['output'];
  /** Of the issued invoice (发票号码); empty before. */
  number: Scalars['String']['output'];
  /** Parcels or recharges in it. */
  partCount: Scalars['Int']['output'];
  /** Why it was refused; else empty. */
  reason: Scalars['String']['output'];
  /** The invoice that a red-letter one takes back; null of others. */
  redOf?: Maybe<Scalars['EntityId']['output']>;
  /** Where it stands. */
  status: InvoiceStatus;
  /** Whom it is made out to: a person or a company. */
  titleKind: InvoiceTitleKind;
  /** The name on it; empty once it was erased. */
  titleName: Scalars['String']['output'];
};

/** `InvoicePage` after the Relay cursor specification. */
export type InvoiceConnection = {
  __typename?: 'InvoiceConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<InvoiceEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<Invoice>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** An invoice with its title and what it is of. REST: the answer of `POST /invoices/read`. */
export type InvoiceDetail = {
  __typename?: 'InvoiceDetail';
  /** Fen; less than nothing of a red-letter one (红字). */
  amount: Scalars['Fen']['output'];
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was issued or refused; null before. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is to be issued. */
  dueAt: Scalars['DateTime']['output'];
  /** Of its PDF, for `GET /api/v1/privateFile/{id}`; null where there is none. */
  fileId?: Maybe<Scalars['EntityId']['output']>;
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** The platform's own number of it (申请编号). */
  invoiceNo: Scalars['String']['output'];
  /** It was to be issued by now. */
  isLate: Scalars['Boolean']['output'];
  /** The day on it; null before it is issued. */
  issuedOn?: Maybe<Scalars['Date']['output']>;
  /** Company of the supplier that issues it; empty of the platform. */
  issuerName: Scalars['String']['output'];
  /** What it is of. */
  kind: InvoiceKind;
  /** The caller issues or refuses it. */
  mayIssue: Scalars['Boolean']['output'];
  /** Of the issued invoice (发票号码); empty before. */
  number: Scalars['String']['output'];
  /** Parcels or recharges in it. */
  partCount: Scalars['Int']['output'];
  /** What it is of, the first 2000. */
  parts: Array<InvoicePart>;
  /** Why it was refused; else empty. */
  reason: Scalars['String']['output'];
  /** Number of the invoice that a red-letter one takes back; else empty. */
  redNumber: Scalars['String']['output'];
  /** The invoice that a red-letter one takes back; null of others. */
  redOf?: Maybe<Scalars['EntityId']['output']>;
  /** Where it stands. */
  status: InvoiceStatus;
  /** Whom it is made out to, as it was when it was asked for; blank once it was erased. */
  title: InvoiceTitleText;
  /** Whom it is made out to: a person or a company. */
  titleKind: InvoiceTitleKind;
  /** The name on it; empty once it was erased. */
  titleName: Scalars['String']['output'];
};

/** A row of `InvoiceConnection`. */
export type InvoiceEdge = {
  __typename?: 'InvoiceEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Invoice;
};

/** Narrows the invoices. REST: query of `GET /invoices/list`. */
export type InvoiceFilter = {
  /** Those asked for, or those to issue; absent: those asked for. */
  side?: InputMaybe<InvoiceSide>;
  /** In this state; absent: in any. */
  status?: InputMaybe<InvoiceStatus>;
};

export type { InvoiceKind };

/** A page of invoices. REST: the answer of `GET /invoices/list`. */
export type InvoicePage = {
  __typename?: 'InvoicePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Invoice>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A parcel or recharge of an invoice. */
export type InvoicePart = {
  __typename?: 'InvoicePart';
  /** Fen; less than nothing of a red-letter one. */
  amount: Scalars['Fen']['output'];
  /** The first goods of the parcel; null of a recharge. */
  goodName?: Maybe<Scalars['String']['output']>;
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** Pieces; null of a recharge. */
  num?: Maybe<Scalars['Int']['output']>;
  /** Of the parcel or the recharge. */
  number: Scalars['String']['output'];
  /** Of the order; null of a recharge. */
  orderNo?: Maybe<Scalars['String']['output']>;
};

export type { InvoiceSide };

export type { InvoiceStatus };

/** A title (抬头) that the caller keeps. REST: the answer of `POST /invoiceTitles/save`. */
export type InvoiceTitle = {
  __typename?: 'InvoiceTitle';
  /** Of a company; may be empty. */
  address: Scalars['String']['output'];
  /** Of a company; may be empty. */
  bankAccount: Scalars['String']['output'];
  /** Of a company; may be empty. */
  bankName: Scalars['String']['output'];
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** A person or a company. */
  kind: InvoiceTitleKind;
  /** The name on the invoice (抬头). */
  name: Scalars['String']['output'];
  /** Of a company; may be empty. */
  phone: Scalars['String']['output'];
  /** Unified social credit code (纳税人识别号); empty of a person. */
  taxNumber: Scalars['String']['output'];
};

/** REST: body of `POST /invoiceTitles/save`. */
export type InvoiceTitleInput = {
  /** Of a company, up to 100 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Of a company, up to 40 characters. */
  bankAccount?: InputMaybe<Scalars['String']['input']>;
  /** Of a company, up to 100 characters. */
  bankName?: InputMaybe<Scalars['String']['input']>;
  /** A person or a company. */
  kind: InvoiceTitleKind;
  /** The name on the invoice, up to 100 characters. */
  name: Scalars['String']['input'];
  /** Of a company, up to 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Unified social credit code (统一社会信用代码) with its check digit; needed of a company. */
  taxNumber?: InputMaybe<Scalars['String']['input']>;
};

export type { InvoiceTitleKind };

/** What an invoice says of whom it is made out to. */
export type InvoiceTitleText = {
  __typename?: 'InvoiceTitleText';
  /** Of a company; may be empty. */
  address: Scalars['String']['output'];
  /** Of a company; may be empty. */
  bankAccount: Scalars['String']['output'];
  /** Of a company; may be empty. */
  bankName: Scalars['String']['output'];
  /** The name on the invoice (抬头). */
  name: Scalars['String']['output'];
  /** Of a company; may be empty. */
  phone: Scalars['String']['output'];
  /** Unified social credit code (纳税人识别号); empty of a person. */
  taxNumber: Scalars['String']['output'];
};

/** Where the caller's address seems to be; codes are empty and names 未知 when unknown. REST: `/common/getIpGeo`. */
export type IpRegion = {
  __typename?: 'IpRegion';
  /** Name of the city, or 未知. */
  city: Scalars['String']['output'];
  /** Four digits, or empty. */
  cityCode: Scalars['String']['output'];
  /** The address that the call came from. */
  ip: Scalars['String']['output'];
  /** Name of the province, or 未知. */
  province: Scalars['String']['output'];
  /** Two digits, or empty. */
  provinceCode: Scalars['String']['output'];
};

/** REST: body of `POST /invoices/issue`. */
export type IssueInvoiceInput = {
  /** Fen that it was issued for, as shown: refused with INVOICE_CHANGED where a refund has lowered it. */
  amount: Scalars['Fen']['input'];
  /** Its PDF, as `POST /api/v1/privateFile/upload` answers it. */
  fileId?: InputMaybe<Scalars['EntityId']['input']>;
  /** One that the caller issues. */
  id: Scalars['EntityId']['input'];
  /** The day on it. */
  issuedOn: Scalars['Date']['input'];
  /** The number of the issued invoice (发票号码): 8 to 30 digits and letters. */
  number: Scalars['String']['input'];
};

/** So many pieces of a combination of goods (规格) in a parcel. */
export type ItemInput = {
  /** Pieces, 1 to 99. Required. */
  num: Scalars['Int']['input'];
  /** The combination, as in `Sku.id`. */
  skuId: Scalars['EntityId']['input'];
};

/** REST: body of `POST /members/join`. */
export type JoinAccountInput = {
  /** Of the invitation. */
  code: Scalars['String']['input'];
  /** What was agreed to; without it the answer is CONSENT_NEEDED. */
  consent?: InputMaybe<ConsentInput>;
  /** To sign in with, 6 to 18 characters; may be left out where the phone has a password already, which stays. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** 11 digits. */
  phone: Scalars['String']['input'];
  /** Six digits sent to that phone for the scene JOIN. */
  phoneCode: Scalars['String']['input'];
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: InputMaybe<Scalars['String']['input']>;
};

/** An application for a branch site; an operator calls back. */
export type JoinInput = {
  /** What the person read in the picture (图形验证码); upper and lower case alike. */
  captcha: Scalars['String']['input'];
  /** `captchaId` of the picture; good for one try, right or wrong. */
  captchaId: Scalars['String']['input'];
  /** Where the site is to be, at most 30 characters; null when not said. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Whom to ask for, 1 to 30 characters. */
  name: Scalars['String']['input'];
  /** 11 digits. */
  phone: Scalars['String']['input'];
  /** At most 500 characters; null when nothing is said. */
  remark?: InputMaybe<Scalars['String']['input']>;
};

/** REST: answer of `POST /addressBook/keepReceivers`. */
export type KeepReceiversPayload = {
  __typename?: 'KeepReceiversPayload';
  /** Receivers that were added. */
  added: Scalars['Int']['output'];
  /** Receivers that the book has already; they are not added again. */
  duplicates: Scalars['Int']['output'];
  /** Parcels whose receiver a shop platform keeps, or was erased. */
  leftOut: Array<NotCopied>;
};

/** What a supplier adds below the courier's part of a label. */
export type LabelExtras = {
  __typename?: 'LabelExtras';
  /** What is printed, in this order (打印字段). */
  fields: Array<LabelField>;
  /** How large it is (字号). */
  fontSize: LabelFontSize;
  /** The goods' name (商品名称). */
  showGoods: Scalars['Boolean']['output'];
  /** The pieces (件数). */
  showNum: Scalars['Boolean']['output'];
  /** The order numbers (订单号). */
  showOrderNo: Scalars['Boolean']['output'];
  /** The buyer's remark, without phone numbers (买家备注). */
  showRemark: Scalars['Boolean']['output'];
  /** Own words; empty for none (自定义文字). */
  text: Scalars['String']['output'];
};

/** What is to stand below the courier's part of a label. */
export type LabelExtrasInput = {
  /** What is printed, in this order, each once (打印字段); left out: as the flags say. */
  fields?: InputMaybe<Array<LabelField>>;
  /** How large it is (字号); normal where it is left out. */
  fontSize?: InputMaybe<LabelFontSize>;
  /** The goods' name (商品名称); for callers without `fields`. */
  showGoods?: InputMaybe<Scalars['Boolean']['input']>;
  /** The pieces (件数); for callers without `fields`. */
  showNum?: InputMaybe<Scalars['Boolean']['input']>;
  /** The order numbers (订单号); for callers without `fields`. */
  showOrderNo?: InputMaybe<Scalars['Boolean']['input']>;
  /** The buyer's remark, without phone numbers (买家备注); for callers without `fields`. */
  showRemark?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 60 characters. */
  text: Scalars['String']['input'];
};

export type { LabelField };

export type { LabelFontSize };

export type { LabelPaper };

/** A label of an invented parcel as a drawing. REST: `/printSettings/preview`. */
export type LabelPreview = {
  __typename?: 'LabelPreview';
  /** Millimetres. */
  height: Scalars['Int']['output'];
  /** SVG; texts are paths, so it looks the same everywhere. */
  svg: Scalars['String']['output'];
  /** Millimetres. */
  width: Scalars['Int']['output'];
};

/** What was chosen last time, to begin a new shipment with. REST: `/orders/lastBuyGood`. */
export type LastPurchase = {
  __typename?: 'LastPurchase';
  /** When the newest order was placed. */
  boughtAt: Scalars['DateTime']['output'];
  /** Id of the courier (快递), as in `Courier.id`. */
  courierId: Scalars['EntityId']['output'];
  /** The goods as they are now; null when they are no longer on sale. */
  good?: Maybe<Good>;
  /** Id of the goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Pieces a parcel that were chosen; 1 where the parcels differ. */
  num: Scalars['Int']['output'];
  /** The platform that was chosen. */
  platform: Platform;
  /** The sender (发件人) that was chosen; may be removed since. */
  senderId: Scalars['EntityId']['output'];
  /** The software (打单软件) that was chosen. */
  softwareId: Scalars['EntityId']['output'];
  /** Id of the warehouse (仓库) that ships, as in `Warehouse.id`. */
  warehouseId: Scalars['EntityId']['output'];
};

/** How far the caller has come; a level is reached by any one of its three needs, and never lost. REST: `/user/league`. */
export type League = {
  __typename?: 'League';
  /** Invitees with a shipped parcel. */
  invites: Scalars['Int']['output'];
  /** The level that the caller has, 1 to 12. */
  level: Scalars['Int']['output'];
  /** All twelve, from 1 up. */
  levels: Array<LeagueLevel>;
  /** Own parcels shipped within 90 days and not refunded. */
  packages: Scalars['Int']['output'];
  /** Fen of the largest recharge. */
  recharge: Scalars['Fen']['output'];
};

/** One of the twelve levels (联盟等级). REST: `/user/league`. */
export type LeagueLevel = {
  __typename?: 'LeagueLevel';
  /** Fen taken off the courier's fee of every parcel. */
  discount: Scalars['Fen']['output'];
  /** 1 to 12. */
  level: Scalars['Int']['output'];
  /** Highest mark-up, fen a piece. */
  maxProfit: Scalars['Fen']['output'];
  /** What the level is called (等级名称), such as 铜牌会员. */
  name: Scalars['String']['output'];
  /** Invitees with a shipped parcel. */
  needInvites: Scalars['Int']['output'];
  /** Own parcels shipped within 90 days. */
  needPackages: Scalars['Int']['output'];
  /** Fen of one recharge. */
  needRecharge: Scalars['Fen']['output'];
};

/** REST: answer of `POST /packing/leave`. */
export type LeaveBenchPayload = {
  __typename?: 'LeaveBenchPayload';
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
};

export type { LegalKind };

/** A version of what people agree to, which never changes. REST: `GET /legal/list`. */
export type LegalText = {
  __typename?: 'LegalText';
  /** Paragraphs, a line each; `## ` begins a heading, `- ` an item of a list. */
  body: Scalars['String']['output'];
  /** Not looked over by counsel yet; say so beside it. */
  draft: Scalars['Boolean']['output'];
  /** Stable number of the version. */
  id: Scalars['EntityId']['output'];
  /** Which of them. */
  kind: LegalKind;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Its headline. */
  title: Scalars['String']['output'];
  /** Its version, such as 2026-11-22. */
  version: Scalars['String']['output'];
};

/** A document of the caller by which it may trade (资质). REST: `/licence/*`. */
export type Licence = {
  __typename?: 'Licence';
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Its last day; null where it has none. */
  endsOn?: Maybe<Scalars['Date']['output']>;
  /** Of its picture, by `GET /privateFile/:id`. */
  fileId: Scalars['EntityId']['output'];
  /** Its number. */
  id: Scalars['EntityId']['output'];
  /** What it is for. */
  kind: LicenceKind;
  /** As printed on it. */
  number: Scalars['String']['output'];
  /** Why it was refused; empty otherwise. */
  reason: Scalars['String']['output'];
  /** Where it stands. */
  status: LicenceStatus;
};

/** REST: body of `POST /licence/sendLicence`. */
export type LicenceInput = {
  /** Its last day; null or left out where it has none. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** Of its picture, by `POST /privateFile/upload`. */
  fileId: Scalars['EntityId']['input'];
  /** What it is for. */
  kind: LicenceKind;
  /** As printed on it, 2 to 60 characters. */
  number: Scalars['String']['input'];
};

export type { LicenceKind };

export type { LicenceStatus };

/** A combination (规格) that stands for an item of a shop. */
export type LinkItem = {
  __typename?: 'LinkItem';
  /** Its goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Name of the goods (商品名称). */
  goodName: Scalars['String']['output'];
  /** Pieces for a piece of the item; of a link for the whole shop, pieces a parcel. */
  num: Scalars['Int']['output'];
  /** Goods and combination are still on sale. */
  onSale: Scalars['Boolean']['output'];
  /** Address of its picture, else of that of its goods. */
  pic: Scalars['String']['output'];
  /** The combination, as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Name of the combination; empty where its goods have none. */
  skuName: Scalars['String']['output'];
};

export type { LinkReason };

/** Links of SKUs of one shop. */
export type LinkShopSkusInput = {
  /** 1 to 200, each with a verdict of its own. */
  links: Array<ShopLinkInput>;
  /** A shop (店铺) that the caller has bound. */
  shopId: Scalars['EntityId']['input'];
};

/** What became of links of SKUs. REST: answer of `POST /shops/linkSkus`. */
export type LinkShopSkusPayload = {
  __typename?: 'LinkShopSkusPayload';
  /** How many were linked. */
  linked: Scalars['Int']['output'];
  /** One for every link, in their order. */
  rows: Array<LinkedSku>;
};

export type { LinkState };

/** How many SKUs of a shop are in a state. */
export type LinkStateCount = {
  __typename?: 'LinkStateCount';
  /** SKUs, over the filter without `state`. */
  count: Scalars['Int']['output'];
  /** How far the links can be used. */
  state: LinkState;
};

/** A combination that a SKU of a shop may stand for. */
export type LinkSuggestion = {
  __typename?: 'LinkSuggestion';
  /** Its goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Name of the goods (商品名称). */
  goodName: Scalars['String']['output'];
  /** The supplier's own article number (商家编码), or empty. */
  merchantCode: Scalars['String']['output'];
  /** Address of its picture, else of that of its goods. */
  pic: Scalars['String']['output'];
  /** Why it may be the one. */
  reason: LinkReason;
  /** The combination (规格), as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Name of the combination; empty where its goods have none. */
  skuName: Scalars['String']['output'];
};

/** What became of one link. */
export type LinkedSku = {
  __typename?: 'LinkedSku';
  /** Why it was not linked; null when it was. */
  errorKey?: Maybe<Scalars['String']['output']>;
  /** The link as it is now; null when it was not linked. */
  link?: Maybe<ShopGood>;
  /** The same in words for the person; empty when it was linked. */
  msg: Scalars['String']['output'];
  /** From 0, as in `links`. */
  row: Scalars['Int']['output'];
};

/** Who signs in (登录). REST: body of `POST /common/login` or `POST /seller/login`. */
export type LoginInput = {
  /** What the person read in the picture (图形验证码); upper and lower case alike. */
  captcha: Scalars['String']['input'];
  /** `captchaId` of the picture; good for one try, right or wrong. */
  captchaId: Scalars['String']['input'];
  /** Which account of the phone: one phone may have one of each kind. */
  kind: AccountKind;
  /** 6 to 18 characters. */
  password: Scalars['String']['input'];
  /** 11 digits. */
  phone: Scalars['String']['input'];
  /** Only after a refusal with LOGIN_CODE_NEEDED: six digits sent for the scene LOGIN. */
  phoneCode?: InputMaybe<Scalars['String']['input']>;
};

/** A new session. It ends any other session of the same person in the account. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Whose session it is, of the kind that signed in. */
  account: Account;
  /** Moment of the hard end, seven days after login; idle sessions end after 24 h. */
  expireAt: Scalars['DateTime']['output'];
  /** Opaque; goes into the `x-token` header. */
  token: Scalars['String']['output'];
};

/** Somebody who acts in the account besides its owner (成员). */
export type Member = {
  __typename?: 'Member';
  /** When they joined. */
  createdAt: Scalars['DateTime']['output'];
  /** The membership. */
  id: Scalars['EntityId']['output'];
  /** When they signed in last; null while they have not. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** As the owner calls them. */
  name: Scalars['String']['output'];
  /** Masked. */
  phone: Scalars['String']['output'];
  /** What they may do. */
  role: MemberRole;
  /** `role` in Chinese. */
  roleName: Scalars['String']['output'];
};

/** An invitation that may still be accepted. */
export type MemberInvitation = {
  __typename?: 'MemberInvitation';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it can be accepted: seven days. */
  expiresAt: Scalars['DateTime']['output'];
  /** The invitation. */
  id: Scalars['EntityId']['output'];
  /** As the owner calls the invited person. */
  name: Scalars['String']['output'];
  /** What they may do once they have joined. */
  role: MemberRole;
  /** `role` in Chinese. */
  roleName: Scalars['String']['output'];
};

export type { MemberRole };

/** Who may act in the own account. REST: `GET /members/list`. */
export type Members = {
  __typename?: 'Members';
  /** The newest first. */
  invitations: Array<MemberInvitation>;
  /** The newest first. */
  list: Array<Member>;
  /** Most members of an account. */
  maxMembers: Scalars['Int']['output'];
  /** What members can be given. */
  roles: Array<GrantableRole>;
};

/** Several orders of one receiver that go, or could go, out as one parcel (合并订单). REST: `/mergeOrder/*`. */
export type MergeOrder = {
  __typename?: 'MergeOrder';
  /** How many members it has. */
  count: Scalars['Int']['output'];
  /** Stable number of the merge; null while it is only suggested. */
  id?: Maybe<Scalars['EntityId']['output']>;
  /** Number that people are told: `M`, moment and six digits; null while it is only suggested. */
  mergeNo?: Maybe<Scalars['String']['output']>;
  /** The parcel that it became; null until it is ordered. */
  packageId?: Maybe<Scalars['EntityId']['output']>;
  /** The platform (平台) of that shop. */
  platform: Platform;
  /** As the platform masks it. */
  receiverAddress: Scalars['String']['output'];
  /** Equal for equal receivers of one shop. */
  receiverKey: Scalars['String']['output'];
  /** As the platform masks them. */
  receiverName: Scalars['String']['output'];
  /** As the platform masks it. */
  receiverPhone: Scalars['String']['output'];
  /** The shop that all its orders are of. */
  shopId: Scalars['EntityId']['output'];
  /** Its members, at least two. */
  shopOrderIds: Array<Scalars['EntityId']['output']>;
  /** Whether it is only suggested. */
  status: MergeStatus;
};

/** A shop order that cannot go out with the others. */
export type MergeRejection = {
  __typename?: 'MergeRejection';
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** A shop order that was asked for. */
  shopOrderId: Scalars['EntityId']['output'];
};

/** What merging led to. REST: answer of `POST /mergeOrder/makeMergeOrder`. */
export type MergeShopOrdersPayload = {
  __typename?: 'MergeShopOrdersPayload';
  /** The merges that were made. */
  list: Array<MergeOrder>;
  /** How many parcels were made of several orders. */
  merged: Scalars['Int']['output'];
  /** Those that stay by themselves; empty when all fitted. */
  rejected: Array<MergeRejection>;
  /** All that were asked for (店铺订单), as they are now; null when they cannot be read just now. */
  shopOrders?: Maybe<Array<ShopOrder>>;
};

export type { MergeStatus };

export type { MoneyDirection };

/** A line of the wallet, from the ledger. REST: `/userMoneyLogs/getUserMoneyLogsList`. */
export type MoneyLog = {
  __typename?: 'MoneyLog';
  /** The member who moved it, or 程序 and the name of the token; null where the owner did, or nobody of the account. */
  actedBy?: Maybe<Scalars['String']['output']>;
  /** Effect on the available balance, in fen. */
  amount: Scalars['Fen']['output'];
  /** `amount` in yuan with two decimals, with its sign. */
  amountYuan: Scalars['String']['output'];
  /** The available balance after it, in fen. */
  balanceAfter: Scalars['Fen']['output'];
  /** The available balance before it, in fen. */
  balanceBefore: Scalars['Fen']['output'];
  /** Number of the order, parcel, recharge or cash-out (关联单号); null where there is none. */
  bizNo?: Maybe<Scalars['String']['output']>;
  /** The cash-out that it is about; null where it is about none. */
  cashOutId?: Maybe<Scalars['EntityId']['output']>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** What cash-outs held after it, in fen. */
  frozenAfter: Scalars['Fen']['output'];
  /** What cash-outs held before it, in fen. */
  frozenBefore: Scalars['Fen']['output'];
  /** Stable number of the line; the newest has the highest. */
  id: Scalars['EntityId']['output'];
  /** Number that people are told (流水号): `L` and digits. */
  logNo: Scalars['String']['output'];
  /** The order that it is about; null where it is about none. */
  orderId?: Maybe<Scalars['EntityId']['output']>;
  /** The parcel that it is about; null where it is about none. */
  packageId?: Maybe<Scalars['EntityId']['output']>;
  /** Of what the amount is made up; empty where it is one thing. */
  parts: Array<MoneyPart>;
  /** The recharge that it is about; null where it is about none. */
  payId?: Maybe<Scalars['EntityId']['output']>;
  /** What it was, in Chinese, in a few words. */
  title: Scalars['String']['output'];
  /** What it was (类型). */
  type: MoneyLogType;
  /** `type` in Chinese, for people. */
  typeText: Scalars['String']['output'];
};

/** `MoneyLogPage` after the Relay cursor specification. */
export type MoneyLogConnection = {
  __typename?: 'MoneyLogConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<MoneyLogEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<MoneyLog>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `MoneyLogConnection`. */
export type MoneyLogEdge = {
  __typename?: 'MoneyLogEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: MoneyLog;
};

/** Which lines are listed; what is absent excludes nothing. */
export type MoneyLogFilter = {
  /** Only what came in, or only what went out. */
  direction?: InputMaybe<MoneyDirection>;
  /** Up to but without this moment, by when the money moved. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Order, parcel, recharge or cash-out number. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** From this moment on, by when the money moved. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only lines of this type. */
  type?: InputMaybe<MoneyLogType>;
};

/** Lines of the wallet (资金明细), the newest first. */
export type MoneyLogPage = {
  __typename?: 'MoneyLogPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<MoneyLog>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Fen that came to the balance over the whole filter. */
  sumIn: Scalars['Fen']['output'];
  /** Fen that left the balance over the whole filter, as a positive number. */
  sumOut: Scalars['Fen']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

export type { MoneyLogType };

/** A component of a movement: goods, courier, surcharge, discount, agent's share. */
export type MoneyPart = {
  __typename?: 'MoneyPart';
  /** Fen with its sign; the parts add up to the line's `amount`. */
  amount: Scalars['Fen']['output'];
  /** What the part is in Chinese, such as 快递费. */
  title: Scalars['String']['output'];
};

/** REST: answer of `POST /addressBook/move`. */
export type MoveBookEntriesPayload = {
  __typename?: 'MoveBookEntriesPayload';
  /** Where they are now (分组); empty without one. */
  group: Scalars['String']['output'];
  /** The entries that were moved. */
  ids: Array<Scalars['EntityId']['output']>;
};

/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a robot, up to five; one that is there is changed, and woken. REST: `POST /noticeWays/addRobot`. */
  addGroupRobot: GroupRobot;
  /** Says which goods stand for an item of a shop; once more changes it. REST: `POST /shops/addGood`. */
  addShopGood: ShopGood;
  /** Adds to an own review, once within 90 days (追评). REST: `POST /reviews/addToReview`. */
  addToReview: OwnReview;
  /**
   * Asks for failed waybills again, or places a cancelled order once more, priced anew. The same `clientNo` answers a
   * retry with the first answer. REST: `POST /orders/againSubmit`.
   */
  againSubmit: AgainSubmitPayload;
  /** Suppliers: answers a case. REST: `POST /afterSales/answer`. */
  answerCase: CasePayload;
  /** Agrees to versions that hold, or declines; an agreement is not taken back. REST: `POST /legal/answer`. */
  answerConsents: Array<Consent>;
  /** Suppliers: agrees to a refund, or refuses it with words. REST: `POST /refunds/answer`. */
  answerRefund: RefundPayload;
  /** Suppliers: answers a review of own goods; the answer may be changed for a day. REST: `POST /reviews/answerReview`. */
  answerReview: OwnReview;
  /** Appeals against what an operator decided, once in all and with new evidence; it is decided anew, for good. What the buyer has got already stays. REST: `POST /afterSales/appeal`. */
  appealCase: CasePayload;
  /**
   * Suppliers: changes many own goods as previewed, all that can be in one transaction; the same `clientNo` changes them once.
   * Rows that are not as previewed any more are told in `refused`. REST: `POST /bulkEdits/apply`.
   */
  applyBulkEdit: ApplyBulkEditPayload;
  /** Asks every issuer for an invoice of what is billable. REST: `POST /invoices/ask`. */
  askInvoices: Array<Invoice>;
  /**
   * Begins to bind a shop, or to renew it: then `shopName` says which one it must be. Suppliers bind waybill accounts
   * (电子面单账号), buyers shops. REST: `POST /shops/auth`.
   */
  authoriseShop: AuthoriseShopPayload;
  /** Suppliers: begins to issue invoices, whose amounts stay from then on; those past that are left out. REST: `POST /invoices/begin`. */
  beginInvoices: Array<Invoice>;
  /** Begins a real-name check; the same person within its 30 minutes gets the same one. REST: `POST /real/getUrl`. */
  beginRealName: BeginRealNamePayload;
  /** Suppliers: begins to count a warehouse; the same `clientNo` begins one. REST: `POST /stocktakes/begin`. */
  beginStocktake: StocktakePayload;
  /** Before payment: cancels. Paid and nothing issued yet: refunds all parcels. REST: `POST /orders/cancelOrder`. */
  cancelOrder: CancelOrderPayload;
  /** Suppliers: takes a transfer back that is on its way. REST: `POST /stockTransfers/cancel`. */
  cancelStockTransfer: StockTransferPayload;
  /** Gives a member another name or role, which holds from their next request on. REST: `POST /members/change`. */
  changeMember: Member;
  /**
   * Every session of the phone ends, in whichever account; the caller goes on with the one in the answer's header `new-token`.
   * REST: `POST /common/changePassword`.
   */
  changePassword: Scalars['Boolean']['output'];
  /** Enters one of the accounts that a refusal with CHOOSE_ACCOUNT has offered. REST: `POST /common/chooseAccount`. */
  chooseAccount: LoginPayload;
  /** Closes the caller's account; with the phase `CLOSED` it is done and the session has ended. REST: `POST /closing/begin`. */
  closeAccount: AccountClosing;
  /** Suppliers: says what was done about a parcel that nobody knows; CASE_STATE for others. REST: `POST /returns/close`. */
  closeReturn: ReturnParcel;
  /** Suppliers: closes a wave; what is not packed may be in another one. REST: `POST /waves/close`. */
  closeWave: CloseWavePayload;
  /** Pays the orders of a batch from the balance, all of them or none. REST: `POST /orders/confirmBatch`. */
  confirmBatch: ConfirmBatchPayload;
  /**
   * Pays from the balance, or confirms receipt. The same `clientNo` answers a retry with the first answer.
   * A token that pays needs ORDERS_PAY, and that is enough for it; one that receives needs ORDERS_WRITE. REST: `POST /orders/confirmOrder`.
   */
  confirmOrder: ConfirmOrderPayload;
  /** Asks the provider how a check stands; without an id the newest one. REST: `POST /real/confirm`. */
  confirmRealName: ConfirmRealNamePayload;
  /** Suppliers: puts the goods of a refunded parcel that came back into stock again. REST: `POST /refunds/confirmReturn`. */
  confirmReturn: RefundPayload;
  /** Adds one like an own one, which nothing follows yet; suppliers only. REST: `POST /freightTemplates/copy`. */
  copyFreightTemplate: FreightTemplate;
  /**
   * Keeps goods like own ones as a draft, without their stock, merchant codes and bar codes. The same `clientNo` leads to the
   * same copy. REST: `POST /goods/copyGoods`.
   */
  copyGood: SellerGood;
  /**
   * What a new order like an earlier one starts with, or one for the receivers of some parcels; nothing is placed. The
   * receivers are shown in clear: each is recorded with who saw it, and an account has 5,000 a day. Either of the two is
   * given. REST: `POST /orders/copyOrder`.
   */
  copyOrder: CopyOrderPayload;
  /** Suppliers: keeps a setting for other couriers too, over those that there are. REST: `POST /printSettings/copyPrintSetting`. */
  copyPrintSetting: Array<PrintSetting>;
  /** Gives a program a token. REST: `POST /tokens/create`. */
  createApiToken: CreateApiTokenPayload;
  /**
   * Places several unpaid orders as one decision. A refusal because of rows carries them in `extensions.data.failed`.
   * The same `clientNo` answers a retry with the first answer. REST: `POST /orders/createBatch`.
   */
  createBatch: CreateBatchPayload;
  /** Asks for money to go out. The same `clientNo` leads to the same one. REST: `POST /cashOut/createCashOut`. */
  createCashOut: CashOut;
  /**
   * Adds goods to the caller's favourites; fine when they are there already.
   * REST: `POST /goodCollect/createGoodCollect`.
   */
  createFavourite: Favourite;
  /** Adds a freight template; suppliers only. REST: `POST /freightTemplates/create`. */
  createFreightTemplate: FreightTemplate;
  /** Publishes goods or keeps a draft. The same `clientNo` leads to the same ones. REST: `POST /goods/createGoods`. */
  createGood: SellerGood;
  /** Gives goods their stock row at a warehouse; suppliers only. REST: `POST /goodStock/createGoodStock`. */
  createGoodStock: GoodStock;
  /** Applies for a branch site. REST: `POST /joins/createJoin`. */
  createJoin: Scalars['Boolean']['output'];
  /**
   * Places an unpaid order and reserves its stock. It needs a sender: `senderId` or `sender` of the input. All or nothing
   * unless `skipInvalid`; a refusal because of rows carries them in `extensions.data.failed`. The same `clientNo` answers a retry with the first answer.
   * REST: `POST /orders/createOrder`.
   */
  createOrder: CreateOrderPayload;
  /** Begins a recharge. The same `clientNo` leads to the same one. REST: `POST /pay/create`. */
  createPayment: Payment;
  /** Later quotes of these buyers (价格表). REST: `POST /priceLists/createPriceList`. */
  createPriceList: PriceList;
  /** Keeps a sender; the first one becomes the default. REST: `POST /sellerSends/create`. */
  createSender: Sender;
  /** An address to which a file is sent as a form, without a header that says who sends it. REST: `POST /uploads/createAddress`. */
  createUploadAddress: CreateUploadAddressPayload;
  /** Later quotes of these invitees. REST: `POST /userProfits/createUserProfits`. */
  createUserProfits: Array<UserProfit>;
  /** Opens a warehouse with its couriers and fees; suppliers only. REST: `POST /warehouse/create`. */
  createWarehouse: SellerWarehouse;
  /** Suppliers: makes a wave of parcels, each in one open wave at most. REST: `POST /waves/create`. */
  createWave: CreateWavePayload;
  /** Adds an endpoint, up to ten. REST: `POST /webhooks/create`. */
  createWebhook: WebhookSecretPayload;
  /** Suppliers: removes answer templates. REST: `DELETE /answerTemplates/delete`. */
  deleteAnswerTemplates: Array<Scalars['EntityId']['output']>;
  /** Takes lines out of the caller's basket; those that are not there are left out of the answer. REST: `DELETE /basketLines/delete`. */
  deleteBasketLines: Array<Scalars['EntityId']['output']>;
  /** Removes entries of the address book. REST: `DELETE /addressBook/delete`. */
  deleteBookEntries: Array<Scalars['EntityId']['output']>;
  /**
   * Deletes documents of the token that asks, those that are there; answers what it has left. Other processes of the gateway may
   * execute them for half a minute. REST: `DELETE /tokens/deleteDocuments`.
   */
  deleteDocuments: Array<TokenDocument>;
  /**
   * Removes goods from the caller's favourites; fine when they are not there.
   * REST: `POST /goodCollect/deleteGoodCollect`.
   */
  deleteFavourite: Scalars['EntityId']['output'];
  /** Refused while a warehouse follows it or goods have it; suppliers only. REST: `DELETE /freightTemplates/delete`. */
  deleteFreightTemplate: Scalars['EntityId']['output'];
  /** Refused while orders hold pieces. REST: `POST /goodStock/deleteGoodStock`. */
  deleteGoodStock: Scalars['EntityId']['output'];
  /** Removes own goods that no unfinished order holds, at most 100. REST: `POST /goods/deleteGoodsByIds`. */
  deleteGoods: Array<GoodDeedResult>;
  /** Removes an own robot with what waits for it. REST: `POST /noticeWays/removeRobot`. */
  deleteGroupRobot: Scalars['EntityId']['output'];
  /** Removes a title. REST: `POST /invoiceTitles/remove`. */
  deleteInvoiceTitle: Scalars['EntityId']['output'];
  /** Removes a member and ends their session at once. REST: `POST /members/remove`. */
  deleteMember: Scalars['EntityId']['output'];
  /** Ends an own invitation; fine where it has ended. REST: `POST /members/cancelInvitation`. */
  deleteMemberInvitation: Scalars['EntityId']['output'];
  /** Ends the own membership of an account, and the own session in it. REST: `POST /members/leave`. */
  deleteMembership: Scalars['EntityId']['output'];
  /** Removes price lists; orders that were placed keep their prices. REST: `DELETE /priceLists/deletePriceListsByIds`. */
  deletePriceLists: Array<Scalars['EntityId']['output']>;
  /** Labels that it named are printed by the next one that fits. REST: `POST /printSettings/deletePrintSetting`. */
  deletePrintSetting: Scalars['EntityId']['output'];
  /** Removes senders; when the default goes, the newest takes its place. REST: `DELETE /sellerSends/delete`. */
  deleteSenders: Array<Scalars['EntityId']['output']>;
  /** Unbinds a shop; what was read of it stays. REST: `POST /shops/deleteShops`. */
  deleteShop: Scalars['EntityId']['output'];
  /** Forgets a mapping; orders that were placed stay. REST: `POST /shops/deleteGood`. */
  deleteShopGood: Scalars['EntityId']['output'];
  /** Removes mark-ups; orders that were placed keep theirs. REST: `DELETE /userProfits/deleteUserProfitsByIds`. */
  deleteUserProfits: Array<Scalars['EntityId']['output']>;
  /** Refused for a warehouse with stock or unfinished orders. REST: `DELETE /warehouse/deleteWarehouseByIds`. */
  deleteWarehouses: Array<DeedResult>;
  /** Suppliers: removes an account at a courier. REST: `DELETE /waybillAccounts/delete`. */
  deleteWaybillAccount: Scalars['EntityId']['output'];
  /** Removes an endpoint with its log. REST: `POST /webhooks/remove`. */
  deleteWebhook: Scalars['EntityId']['output'];
  /** Suppliers: gives a draft up; the stock stays as it is. REST: `POST /stocktakes/discard`. */
  discardStocktake: StocktakePayload;
  /** Buyers: nothing more is suggested for a parcel. REST: `POST /afterSales/dismissSuggestion`. */
  dismissSuggestion: DismissSuggestionPayload;
  /** Changes the receiver of a parcel before its waybill is asked for. REST: `POST /orderPackages/editReceiver`. */
  editReceiver: EditReceiverPayload;
  /** Suppliers: uses an account at a courier, or no longer. REST: `POST /waybillAccounts/setEnabled`. */
  enableWaybillAccount: WaybillAccount;
  /** Ends the running reading of what a shop has on sale; what was read stays. REST: `POST /shops/cancelGoodsPull`. */
  endShopGoodsPull: ShopGoodsPull;
  /** Enters another account of the same phone. REST: `POST /common/enterAccount`. */
  enterAccount: LoginPayload;
  /**
   * Writes the address book to a file in clear, to be changed and imported; each receiver is recorded, and an account has
   * 200,000 a day in files. REST: `POST /addressBook/exportAddressBook`.
   */
  exportAddressBook: ExportedFile;
  /** Writes cash-outs to a file, at most 50,000. REST: `POST /cashOut/exportCashOuts`. */
  exportCashOuts: ExportedFile;
  /**
   * Writes what is known of an own parcel to a file, for the platform where a buyer complained (举证包): courier, track,
   * times, goods, and what was said and shown in its after-sales cases. The receiver is masked.
   * REST: `POST /orderPackages/exportEvidence`.
   */
  exportEvidence: ExportedFile;
  /**
   * Suppliers: writes the own goods by combination to a file, at most 50,000, to be changed and imported.
   * REST: `POST /goods/exportGoods`.
   */
  exportGoods: ExportedFile;
  /**
   * Writes pictures, texts and combinations of goods on sale to a zip, for buyers who sell them elsewhere (素材包). Those that
   * are not on sale are left out; at most 500 goods a day. REST: `POST /goods/exportMaterials`.
   */
  exportMaterials: ExportedFile;
  /** Writes lines of the wallet to a file, at most 50,000. REST: `POST /userMoneyLogs/exportMoneyLogs`. */
  exportMoneyLogs: ExportedFile;
  /**
   * Writes the parcels of these orders to a file, at most 100 orders; a buyer's as `exportParcels` does.
   * REST: `POST /orders/exportOrder`.
   */
  exportOrder: ExportedFile;
  /** Writes a list of orders to a file, at most 50,000. REST: `POST /orders/exportOrders`. */
  exportOrders: ExportedFile;
  /**
   * Writes a list of parcels to a file, at most 50,000. A buyer's has receivers in clear, each of which is recorded; an
   * account has 200,000 of them a day. REST: `POST /orderPackages/exportPackages`.
   */
  exportParcels: ExportedFile;
  /** Writes all that is kept of the caller to a workbook (个人信息副本). REST: `POST /exports/exportPersonalData`. */
  exportPersonalData: ExportedFile;
  /** Writes recharges to a file, at most 50,000. REST: `POST /recharges/exportRecharges`. */
  exportRecharges: ExportedFile;
  /** Writes the after-sales figures to a file. REST: `POST /statistics/exportAfterSales`. */
  exportSellerAfterSales: ExportedFile;
  /** Writes the profit to a file. REST: `POST /statistics/exportSellerProfit`. */
  exportSellerProfit: ExportedFile;
  /** Writes what the caller's own shops sell and earn to a file. REST: `POST /statistics/exportShopSales`. */
  exportShopSales: ExportedFile;
  /**
   * Writes the SKUs of a shop with their links to a file, at most 50,000, to be filled in and imported.
   * REST: `POST /shops/exportShopSkus`.
   */
  exportShopSkus: ExportedFile;
  /**
   * Writes the caller's statement of a month to a file: balances, and what moved between them by kind.
   * REST: `POST /userMoneyLogs/exportStatement`.
   */
  exportStatement: ExportedFile;
  /**
   * Writes the parcels that take a waybill number of the supplier's own to a file, at most 5,000, to be filled in and read
   * by the import: with their receivers in clear, each of which is recorded. An account has 20,000 of them a day.
   * REST: `POST /orderPackages/exportToShip`.
   */
  exportToShip: ExportedFile;
  /**
   * Ships parcels under the supplier's own waybill numbers, at most 500; each row by itself.
   * REST: `POST /orderPackages/fillWaybill`.
   */
  fillWaybills: FillWaybillsPayload;
  /** Sets a new password with a code and ends every session of the account. REST: `POST /common/findPassword`. */
  findPassword: Scalars['Boolean']['output'];
  /** Lets own warehouses follow a template, or none, each by itself; suppliers only. REST: `POST /freightTemplates/follow`. */
  followFreightTemplate: Array<DeedResult>;
  /** Leaves shop orders out of what waits, or takes them back in. REST: `POST /shopOrders/ignore`. */
  ignoreShopOrders: IgnoreShopOrdersPayload;
  /** Takes rows of a sheet or a paste over into the address book, each by itself. REST: `POST /addressBook/import`. */
  importBookEntries: ImportBookEntriesPayload;
  /**
   * Takes rows of a sheet over, at most 1,000; the same `clientNo` is taken over once.
   * REST: `POST /goodStock/importGoodStocks`.
   */
  importGoodStocks: ImportGoodStocksPayload;
  /**
   * Takes goods of a sheet over, at most 500, each wholly or not at all; the same `clientNo` is taken over once.
   * REST: `POST /goods/importGoods`.
   */
  importGoods: ImportGoodsPayload;
  /** Takes links of SKUs from rows of a sheet, at most 1,000, each by itself. REST: `POST /shops/importShopSkus`. */
  importShopSkus: ImportShopSkusPayload;
  /** Suppliers: takes counted pieces of a sheet over, at most 1,000 rows. REST: `POST /stocktakes/importLines`. */
  importStocktakeLines: ImportStocktakeLinesPayload;
  /** Invites one person into the own account. REST: `POST /members/invite`. */
  inviteMember: InviteMemberPayload;
  /** Suppliers: keeps the number and PDF of an issued invoice. REST: `POST /invoices/issue`. */
  issueInvoice: InvoiceDetail;
  /** Becomes a member by an invitation, and begins a session. REST: `POST /members/join`. */
  joinAccount: LoginPayload;
  /** Takes a closing back that is not done; what was sent back stays so. REST: `POST /closing/cancel`. */
  keepAccount: AccountClosing;
  /** Keeps the receivers of own parcels in the address book, without showing them. REST: `POST /addressBook/keepReceivers`. */
  keepReceivers: KeepReceiversPayload;
  /** Suppliers: puts a parcel aside that a bench has open. REST: `POST /packing/leave`. */
  leaveBench: LeaveBenchPayload;
  /** Suppliers: says which case a parcel is of that nobody knew. REST: `POST /returns/link`. */
  linkReturn: ReturnPayload;
  /** Links many SKUs of a shop at once, or confirms their links; each has a verdict of its own. REST: `POST /shops/linkSkus`. */
  linkShopSkus: LinkShopSkusPayload;
  /** Begins a session and ends the other one of the same person in the account. REST: `POST /common/login` or `POST /seller/login`. */
  login: LoginPayload;
  /** Ends the session; fine without one. REST: `GET /common/logout`. */
  logout: Scalars['Boolean']['output'];
  /** Suppliers: says that a template was put into an answer; it comes first then. REST: `POST /answerTemplates/markUsed`. */
  markAnswerTemplateUsed: AnswerTemplate;
  /** Says what the local print component has printed. REST: `POST /orderPackages/markPrinted`. */
  markPrinted: Array<Parcel>;
  /** Makes one parcel of several waiting orders of one receiver. REST: `POST /mergeOrder/makeMergeOrder`. */
  mergeShopOrders: MergeShopOrdersPayload;
  /** Moves entries of the address book to another group. REST: `POST /addressBook/move`. */
  moveBookEntries: MoveBookEntriesPayload;
  /** Suppliers: opens a parcel at a packing bench. REST: `POST /packing/open`. */
  openAtBench: OpenAtBenchPayload;
  /**
   * Some of the address book in clear: each is recorded with who saw it, and an account has 5,000 a day, those of `copyOrder`
   * among them. REST: `POST /addressBook/open`.
   */
  openBookEntries: Array<OpenedBookEntry>;
  /** Buyers: opens a case for a parcel that was shipped. The same `clientNo` leads to the same one. REST: `POST /afterSales/open`. */
  openCase: CasePayload;
  /** Suppliers: claims money of a courier for a parcel, one claim a parcel. REST: `POST /courierClaims/open`. */
  openCourierClaim: CourierClaimPayload;
  /**
   * Suppliers: says that a parcel which a bench has open is packed; whoever repeats it gets the first answer. It must have a
   * waybill number. REST: `POST /packing/pack`.
   */
  packParcel: PackParcelPayload;
  /** Suppliers: puts money of the wallet into the deposit. The same `clientNo` moves it once. REST: `POST /deposit/payIn`. */
  payIntoDeposit: Deposit;
  /** Suppliers: applies the differences of a draft to the stock as it is now. REST: `POST /stocktakes/post`. */
  postStocktake: StocktakePayload;
  /** Makes a PDF of at most 500 parcels; labels count as printed. Suppliers only. REST: `POST /orderPackages/print`. */
  printParcels: PrintParcelsPayload;
  /** Begins to read what a shop has on sale, or joins the reading that runs. REST: `POST /shops/pullGoods`. */
  pullShopGoods: ShopGoodsPull;
  /**
   * Reads the orders that wait at a shop; a long reading answers before its end and is asked for again.
   * REST: `POST /shops/remoteOrder`.
   */
  pullShopOrders: PullShopOrdersPayload;
  /** Dry run of `createBatch`: verdict and price by part and row. REST: `POST /orders/quoteBatch`. */
  quoteBatch: BatchQuote;
  /** Dry run of `createOrder`: verdict and price by row. REST: `POST /orders/quote`. */
  quoteOrder: Quote;
  /** Posts waybill numbers to the shop again. REST: `POST /orders/reAutoSend`. */
  reAutoSend: ReAutoSendPayload;
  /** Marks all messages of a case as seen. REST: `POST /afterSales/read`. */
  readCase: CasePayload;
  /** Marks the caller's notices (站内消息) as read; answers what is unread then. REST: `POST /notice/read`. */
  readNotices: UnreadNotices;
  /** Suppliers: says that a transfer has arrived, and what of it did not. REST: `POST /stockTransfers/receive`. */
  receiveStockTransfer: StockTransferPayload;
  /**
   * Gives money of at most 200 parcels back, or asks for it; a supplier gives what is its own.
   * REST: `POST /orderPackages/refund`.
   */
  refundParcels: RefundParcelsPayload;
  /** Suppliers: refuses to issue an invoice. REST: `POST /invoices/refuse`. */
  refuseInvoice: InvoiceDetail;
  /**
   * Makes an account, and keeps silent of its session. REST: `POST /common/register`.
   * @deprecated It leaves the person signed out. Use signUp. Goes on 2027-03-01.
   */
  register: Scalars['Boolean']['output'];
  /**
   * Registers operations that the token which asks may then send by their hashes, at every gateway; all or none, and all that
   * it has are answered. Each is examined as if it was sent: it is refused where it does not parse or validate, is too deep or
   * too costly with the defaults of its variables, or has fields that no token may use: `BAD_PARAM`, whose `data.documents` has
   * `hash`, `name` and `faults` of each. At most 300 a token. REST: `POST /tokens/registerDocuments`.
   */
  registerDocuments: Array<TokenDocument>;
  /** Suppliers: takes the receiver back. REST: `POST /splitReceiver/remove`. */
  removeSplitReceiver: SplitReceiverSetting;
  /** Gives an own robot another name. REST: `POST /noticeWays/renameRobot`. */
  renameGroupRobot: GroupRobot;
  /** Buyers: goes on with a case. REST: `POST /afterSales/reply`. */
  replyToCase: CasePayload;
  /** Sends a message once more, or at once where it waits. REST: `POST /webhooks/resend`. */
  resendWebhookMessage: WebhookMessage;
  /**
   * Shows the receiver of a parcel in clear: to its buyer, and to the supplier that ships it under a number of its own.
   * Each is recorded with who saw it, and an account has 100 an hour. REST: `POST /orderPackages/revealReceiver`.
   */
  revealReceiver: RevealReceiverPayload;
  /**
   * Reviews the goods of an order that was received, which completes it: `score`, `text` and `pics` are of all of them,
   * `rows` has each of them. REST: `POST /orders/reviewOrder`.
   */
  reviewOrder: ReviewOrderPayload;
  /** Ends a token at once; fine where it has ended. REST: `POST /tokens/revoke`. */
  revokeApiToken: ApiToken;
  /** Takes a cash-out back that nobody has decided on. REST: `POST /cashOut/revokeCashOut`. */
  revokeCashOut: CashOut;
  /** Buyers: takes an undecided refund back. REST: `POST /refunds/revoke`. */
  revokeRefund: RefundPayload;
  /** Gives an endpoint a new secret; the one until now signs too for 24 hours, and no other before it. REST: `POST /webhooks/rotateSecret`. */
  rotateWebhookSecret: WebhookSecretPayload;
  /** Suppliers: keeps an answer template, or changes one; a name that another one has is refused. REST: `POST /answerTemplates/save`. */
  saveAnswerTemplate: AnswerTemplate;
  /**
   * Puts a combination into the caller's basket (进货单); of one that is there from that warehouse the pieces change.
   * REST: `POST /basketLines/save`.
   */
  saveBasketLine: BasketLine;
  /**
   * Keeps somebody in the address book, or changes one; the same name, phone and address twice are refused.
   * REST: `POST /addressBook/save`.
   */
  saveBookEntry: BookEntry;
  /** Suppliers: keeps what packers are told of the buyer of an own parcel. REST: `POST /packing/saveBuyerNote`. */
  saveBuyerNote: BuyerNote;
  /** Keeps a title (抬头), or changes one. REST: `POST /invoiceTitles/save`. */
  saveInvoiceTitle: InvoiceTitle;
  /** Says by which way the caller is told of what, and when. REST: `PUT /noticeWays/save`. */
  saveNoticeWays: NoticeWays;
  /** Later quotes of these goods (阶梯价). REST: `PUT /priceSteps/savePriceSteps`. */
  savePriceSteps: GoodPriceSteps;
  /**
   * Keeps the setting for its platform and courier, a new one or the one that there is.
   * REST: `POST /printSettings/savePrintSetting`.
   */
  savePrintSetting: PrintSetting;
  /** Suppliers: names who gets own cash-outs that are asked for from now on. REST: `POST /splitReceiver/save`. */
  saveSplitReceiver: SplitReceiverSetting;
  /** Suppliers: keeps counted pieces of a draft. REST: `POST /stocktakes/saveLines`. */
  saveStocktakeLines: SaveStocktakeLinesPayload;
  /** Suppliers: keeps an account at a courier, or changes one; parcels that wait for it go on. REST: `POST /waybillAccounts/save`. */
  saveWaybillAccount: WaybillAccount;
  /** Says something in an open case. The same `clientNo` says it once. REST: `POST /afterSales/say`. */
  sayInCase: CasePayload;
  /** Suppliers: says that a parcel has come back to a warehouse; the cases that wait for it are told. REST: `POST /returns/scan`. */
  scanReturn: ReturnPayload;
  /** Says when own goods go on sale by themselves, and off; what was said before is forgotten. REST: `POST /goods/scheduleSale`. */
  scheduleGoods: Array<GoodDeedResult>;
  /** Suppliers: sends a licence, which waits to be looked at; one of each kind at a time. REST: `POST /licence/sendLicence`. */
  sendLicence: Licence;
  /**
   * Sends a code by short message; the answer is the same for known and unknown numbers.
   * REST: `POST /common/sendPhoneCode`.
   */
  sendPhoneCode: SendPhoneCodePayload;
  /**
   * Suppliers: sends pieces from one warehouse to another, all lines or none; the same `clientNo` is sent once. STOCK_SHORT and
   * STOCK_KEPT have `rows` of what is short. REST: `POST /stockTransfers/send`.
   */
  sendStockTransfer: StockTransferPayload;
  /** Sends a code to the own phone and one to that of a member, or none where either has had too many. REST: `POST /members/sendTransferCodes`. */
  sendTransferCodes: SendPhoneCodePayload;
  /** Later quotes of invitees without a row of their own. REST: `POST /userProfits/defaultProfit`. */
  setDefaultProfit: DefaultProfit;
  /** Gives own goods a freight template, or the fees of the warehouse again, at most 100. REST: `POST /goods/setFreightTemplate`. */
  setFreightTemplate: Array<GoodDeedResult>;
  /** Puts own goods on sale or takes them off, at most 100. REST: `POST /goods/setOnSale`. */
  setGoodsOnSale: Array<GoodDeedResult>;
  /** Says below which balance the account is told; told at once where there is less. REST: `PUT /noticeWays/lowBalance`. */
  setLowBalance: SetLowBalancePayload;
  /** Pauses, stops or takes an own warehouse up again. REST: `POST /warehouse/setStatus`. */
  setWarehouseStatus: SellerWarehouse;
  /** Makes an account and begins its first session. REST: `POST /common/register`. */
  signUp: SignUpPayload;
  /** Takes a merged parcel that has not been ordered apart. REST: `POST /mergeOrder/splitMergeOrder`. */
  splitMergeOrder: SplitMergeOrderPayload;
  /** Suppliers: goes on with a claim. REST: `POST /courierClaims/step`. */
  stepCourierClaim: CourierClaimPayload;
  /** Asks couriers and the shop how an order stands; once in ten seconds. REST: `POST /orders/callback`. */
  syncOrder: SyncOrderPayload;
  /** Suppliers: takes what is above the minimum back to the wallet. The same `clientNo` moves it once. REST: `POST /deposit/takeOut`. */
  takeOutOfDeposit: Deposit;
  /** Sends a message that tells nothing, and waits for what the platform says. REST: `POST /noticeWays/testRobot`. */
  testGroupRobot: GroupRobot;
  /** Suppliers: tests an account by a waybill that is given back at once, once in ten seconds. REST: `POST /waybillAccounts/test`. */
  testWaybillAccount: TestWaybillAccountPayload;
  /** Sends `webhook.test`, which tells nothing. REST: `POST /webhooks/test`. */
  testWebhook: WebhookMessage;
  /** Makes a member the owner of the account; every session ends, and all tokens are revoked. REST: `POST /members/transfer`. */
  transferAccount: Scalars['Boolean']['output'];
  /**
   * Suppliers: gives back what a bulk edit has changed, within 7 days and once. What was changed since stays as it is; of stock
   * the difference is taken back. REST: `POST /bulkEdits/undo`.
   */
  undoBulkEdit: UndoBulkEditPayload;
  /**
   * Every warehouse that follows it has the new couriers and rules at once; orders that were placed keep their fees; suppliers only.
   * REST: `PUT /freightTemplates/update`.
   */
  updateFreightTemplate: FreightTemplate;
  /** Orders that exist keep what they were placed with. REST: `PUT /goods/updateGoods`. */
  updateGood: SellerGood;
  /**
   * Sets or adds; a set that is based on an older reading is refused with CHANGED_MEANWHILE.
   * REST: `POST /goodStock/updateGoodStock`.
   */
  updateGoodStock: GoodStock;
  /** Replaces what a price list says. REST: `PUT /priceLists/updatePriceList`. */
  updatePriceList: PriceList;
  /** Changes a sender; orders that were placed keep the old one. REST: `PUT /sellerSends/update`. */
  updateSender: Sender;
  /** Changes how a shop of the caller is worked with; buyers only. REST: `POST /shops/updateShops`. */
  updateShop: Shop;
  /** Changes a mark-up; later quotes alone have it. REST: `PUT /userProfits/updateUserProfits`. */
  updateUserProfit: UserProfit;
  /** Orders that were placed keep their fees; suppliers only. REST: `PUT /warehouse/update`. */
  updateWarehouse: SellerWarehouse;
  /** Changes an endpoint, or turns it off and on. REST: `POST /webhooks/update`. */
  updateWebhook: WebhookEndpoint;
  /** Ends the rest of a robot; fine where it does not rest. REST: `POST /noticeWays/wakeRobot`. */
  wakeGroupRobot: GroupRobot;
  /** Ends the rest of an endpoint; fine where it does not rest. REST: `POST /webhooks/wake`. */
  wakeWebhook: WebhookEndpoint;
  /**
   * Forgets an edit of own goods that waits for an audit, or was refused; they stay as they are.
   * REST: `POST /goods/withdrawRevision`.
   */
  withdrawGoodRevision: SellerGood;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationAddGroupRobotArgs = {
  input: GroupRobotInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationAddShopGoodArgs = {
  input: ShopGoodInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationAddToReviewArgs = {
  id: Scalars['EntityId']['input'];
  input: AddToReviewInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationAgainSubmitArgs = {
  clientNo: Scalars['String']['input'];
  id: Scalars['EntityId']['input'];
  packageIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationAnswerCaseArgs = {
  clientNo?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['EntityId']['input'];
  input: AnswerCaseInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationAnswerConsentsArgs = {
  agreed: Scalars['Boolean']['input'];
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationAnswerRefundArgs = {
  id: Scalars['EntityId']['input'];
  input: RefundAnswerInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationAnswerReviewArgs = {
  id: Scalars['EntityId']['input'];
  text: Scalars['String']['input'];
  was?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationAppealCaseArgs = {
  fileIds: Array<Scalars['EntityId']['input']>;
  id: Scalars['EntityId']['input'];
  text: Scalars['String']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationApplyBulkEditArgs = {
  clientNo: Scalars['String']['input'];
  input: BulkEditInput;
  kind: BulkEditKind;
  rows: Array<BulkEditRowInput>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationAskInvoicesArgs = {
  input: AskInvoicesInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationAuthoriseShopArgs = {
  isSeller?: InputMaybe<Scalars['Boolean']['input']>;
  platform: Platform;
  shopName?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationBeginInvoicesArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationBeginRealNameArgs = {
  idCard: Scalars['String']['input'];
  realName: Scalars['String']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationBeginStocktakeArgs = {
  clientNo: Scalars['String']['input'];
  input: StocktakeInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCancelOrderArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCancelStockTransferArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationChangeMemberArgs = {
  id: Scalars['EntityId']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<MemberRole>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationChooseAccountArgs = {
  accountId: Scalars['EntityId']['input'];
  ticket: Scalars['String']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCloseReturnArgs = {
  id: Scalars['EntityId']['input'];
  note: Scalars['String']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCloseWaveArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationConfirmBatchArgs = {
  batchNo: Scalars['String']['input'];
  clientNo: Scalars['String']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationConfirmOrderArgs = {
  action?: InputMaybe<ConfirmAction>;
  clientNo: Scalars['String']['input'];
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationConfirmRealNameArgs = {
  certifyId?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationConfirmReturnArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCopyFreightTemplateArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCopyGoodArgs = {
  clientNo: Scalars['String']['input'];
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCopyOrderArgs = {
  orderId?: InputMaybe<Scalars['EntityId']['input']>;
  parcelIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCopyPrintSettingArgs = {
  courierIds: Array<Scalars['EntityId']['input']>;
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateApiTokenArgs = {
  input: ApiTokenInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateBatchArgs = {
  clientNo: Scalars['String']['input'];
  input: BatchInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateCashOutArgs = {
  clientNo: Scalars['String']['input'];
  input: CashOutInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateFavouriteArgs = {
  goodId: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateFreightTemplateArgs = {
  input: FreightTemplateInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateGoodArgs = {
  clientNo: Scalars['String']['input'];
  input: GoodInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateGoodStockArgs = {
  input: GoodStockInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateJoinArgs = {
  input: JoinInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateOrderArgs = {
  clientNo: Scalars['String']['input'];
  input: OrderInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreatePaymentArgs = {
  clientNo: Scalars['String']['input'];
  input: PaymentInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreatePriceListArgs = {
  input: PriceListInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateSenderArgs = {
  input: SenderInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateUploadAddressArgs = {
  kind: UploadKind;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateUserProfitsArgs = {
  input: UserProfitInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateWarehouseArgs = {
  input: WarehouseInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateWaveArgs = {
  input: WaveInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationCreateWebhookArgs = {
  input: WebhookInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteAnswerTemplatesArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteBasketLinesArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteBookEntriesArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteDocumentsArgs = {
  hashes: Array<Scalars['String']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteFavouriteArgs = {
  goodId: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteFreightTemplateArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteGoodStockArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteGoodsArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteGroupRobotArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteInvoiceTitleArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteMemberArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteMemberInvitationArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteMembershipArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeletePriceListsArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeletePrintSettingArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteSendersArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteShopArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteShopGoodArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteUserProfitsArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteWarehousesArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteWaybillAccountArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDeleteWebhookArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDiscardStocktakeArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationDismissSuggestionArgs = {
  packageId: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationEditReceiverArgs = {
  id: Scalars['EntityId']['input'];
  input: ReceiverInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationEnableWaybillAccountArgs = {
  enabled: Scalars['Boolean']['input'];
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationEndShopGoodsPullArgs = {
  shopId: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationEnterAccountArgs = {
  accountId: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportAddressBookArgs = {
  format: FileFormat;
  group?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportCashOutsArgs = {
  filter?: InputMaybe<CashOutFilter>;
  format: FileFormat;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportEvidenceArgs = {
  format: EvidenceFormat;
  packageId: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportGoodsArgs = {
  filter?: InputMaybe<SellerGoodFilter>;
  format: FileFormat;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportMaterialsArgs = {
  goodIds: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportMoneyLogsArgs = {
  filter?: InputMaybe<MoneyLogFilter>;
  format: FileFormat;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportOrderArgs = {
  format: FileFormat;
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportOrdersArgs = {
  filter?: InputMaybe<OrderFilter>;
  format: FileFormat;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportParcelsArgs = {
  filter?: InputMaybe<ParcelFilter>;
  format: FileFormat;
  partial: Scalars['Boolean']['input'];
  template?: InputMaybe<ShippingTemplate>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportPersonalDataArgs = {
  input: PersonalDataInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportRechargesArgs = {
  filter?: InputMaybe<RechargeFilter>;
  format: FileFormat;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportSellerAfterSalesArgs = {
  filter?: InputMaybe<AfterSalesFilter>;
  format: FileFormat;
  unit: AfterSalesUnit;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportSellerProfitArgs = {
  filter?: InputMaybe<ProfitFilter>;
  format: FileFormat;
  unit: ProfitUnit;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportShopSalesArgs = {
  filter?: InputMaybe<ShopSalesFilter>;
  format: FileFormat;
  unit: ShopSalesUnit;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportShopSkusArgs = {
  filter?: InputMaybe<ShopSkuFilter>;
  format: FileFormat;
  shopId: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportStatementArgs = {
  format: FileFormat;
  month?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationExportToShipArgs = {
  format: FileFormat;
  packageIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationFillWaybillsArgs = {
  rows: Array<WaybillRowInput>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationFindPasswordArgs = {
  input: FindPasswordInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationFollowFreightTemplateArgs = {
  templateId?: InputMaybe<Scalars['EntityId']['input']>;
  warehouseIds: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationIgnoreShopOrdersArgs = {
  ids: Array<Scalars['EntityId']['input']>;
  ignored: Scalars['Boolean']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationImportBookEntriesArgs = {
  checkOnly: Scalars['Boolean']['input'];
  clientNo?: InputMaybe<Scalars['String']['input']>;
  rows: Array<BookRowInput>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationImportGoodStocksArgs = {
  checkOnly: Scalars['Boolean']['input'];
  clientNo: Scalars['String']['input'];
  rows: Array<StockRowInput>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationImportGoodsArgs = {
  checkOnly: Scalars['Boolean']['input'];
  clientNo: Scalars['String']['input'];
  rows: Array<SheetGoodInput>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationImportShopSkusArgs = {
  rows: Array<ShopLinkRowInput>;
  shopId: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationImportStocktakeLinesArgs = {
  id: Scalars['EntityId']['input'];
  rows: Array<CountedRowInput>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationInviteMemberArgs = {
  input: InviteMemberInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationIssueInvoiceArgs = {
  input: IssueInvoiceInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationJoinAccountArgs = {
  input: JoinAccountInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationKeepReceiversArgs = {
  group?: InputMaybe<Scalars['String']['input']>;
  parcelIds: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationLeaveBenchArgs = {
  input: BenchLeaveInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationLinkReturnArgs = {
  caseId: Scalars['EntityId']['input'];
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationLinkShopSkusArgs = {
  input: LinkShopSkusInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationMarkAnswerTemplateUsedArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationMarkPrintedArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationMergeShopOrdersArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationMoveBookEntriesArgs = {
  group: Scalars['String']['input'];
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationOpenAtBenchArgs = {
  input: BenchScanInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationOpenBookEntriesArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationOpenCaseArgs = {
  clientNo?: InputMaybe<Scalars['String']['input']>;
  input: OpenCaseInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationOpenCourierClaimArgs = {
  input: OpenCourierClaimInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationPackParcelArgs = {
  input: BenchPackInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationPayIntoDepositArgs = {
  amount: Scalars['Fen']['input'];
  clientNo: Scalars['String']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationPostStocktakeArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationPrintParcelsArgs = {
  ids: Array<Scalars['EntityId']['input']>;
  kind: PrintKind;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationPullShopGoodsArgs = {
  shopId: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationPullShopOrdersArgs = {
  input: ShopPullInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationQuoteBatchArgs = {
  input: BatchInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationQuoteOrderArgs = {
  input: OrderInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationReAutoSendArgs = {
  id: Scalars['EntityId']['input'];
  packageIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationReadCaseArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationReadNoticesArgs = {
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationReceiveStockTransferArgs = {
  id: Scalars['EntityId']['input'];
  rows?: InputMaybe<Array<ReceivedRowInput>>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationRefundParcelsArgs = {
  ids: Array<Scalars['EntityId']['input']>;
  items?: InputMaybe<Array<RefundItemInput>>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationRefuseInvoiceArgs = {
  id: Scalars['EntityId']['input'];
  reason: Scalars['String']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationRegisterDocumentsArgs = {
  input: RegisterDocumentsInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationRenameGroupRobotArgs = {
  id: Scalars['EntityId']['input'];
  name: Scalars['String']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationReplyToCaseArgs = {
  clientNo?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['EntityId']['input'];
  input: ReplyToCaseInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationResendWebhookMessageArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationRevealReceiverArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationReviewOrderArgs = {
  id: Scalars['EntityId']['input'];
  pics?: InputMaybe<Array<Scalars['String']['input']>>;
  rows?: InputMaybe<Array<ReviewRowInput>>;
  score?: InputMaybe<Scalars['Int']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationRevokeApiTokenArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationRevokeCashOutArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationRevokeRefundArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationRotateWebhookSecretArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSaveAnswerTemplateArgs = {
  id?: InputMaybe<Scalars['EntityId']['input']>;
  input: AnswerTemplateInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSaveBasketLineArgs = {
  input: BasketLineInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSaveBookEntryArgs = {
  id?: InputMaybe<Scalars['EntityId']['input']>;
  input: BookEntryInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSaveBuyerNoteArgs = {
  packageId: Scalars['EntityId']['input'];
  text: Scalars['String']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSaveInvoiceTitleArgs = {
  id?: InputMaybe<Scalars['EntityId']['input']>;
  input: InvoiceTitleInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSaveNoticeWaysArgs = {
  input: NoticeWaysInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSavePriceStepsArgs = {
  goodId: Scalars['EntityId']['input'];
  input: PriceStepsInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSavePrintSettingArgs = {
  input: PrintSettingInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSaveSplitReceiverArgs = {
  input: SplitReceiverInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSaveStocktakeLinesArgs = {
  id: Scalars['EntityId']['input'];
  rows: Array<StocktakeRowInput>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSaveWaybillAccountArgs = {
  id?: InputMaybe<Scalars['EntityId']['input']>;
  input: WaybillAccountInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSayInCaseArgs = {
  clientNo?: InputMaybe<Scalars['String']['input']>;
  fileIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  id: Scalars['EntityId']['input'];
  text: Scalars['String']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationScanReturnArgs = {
  input: ScanReturnInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationScheduleGoodsArgs = {
  ids: Array<Scalars['EntityId']['input']>;
  offAt?: InputMaybe<Scalars['DateTime']['input']>;
  onAt?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSendLicenceArgs = {
  input: LicenceInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSendPhoneCodeArgs = {
  input: PhoneCodeInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSendStockTransferArgs = {
  clientNo: Scalars['String']['input'];
  input: StockTransferInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSendTransferCodesArgs = {
  input: TransferCodesInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSetDefaultProfitArgs = {
  courierProfit: Scalars['Fen']['input'];
  profit: Scalars['Fen']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSetFreightTemplateArgs = {
  ids: Array<Scalars['EntityId']['input']>;
  templateId?: InputMaybe<Scalars['EntityId']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSetGoodsOnSaleArgs = {
  ids: Array<Scalars['EntityId']['input']>;
  onSale: Scalars['Boolean']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSetLowBalanceArgs = {
  limit?: InputMaybe<Scalars['Fen']['input']>;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSetWarehouseStatusArgs = {
  id: Scalars['EntityId']['input'];
  pauseReason?: InputMaybe<Scalars['String']['input']>;
  status: ServiceStatus;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSignUpArgs = {
  input: RegisterInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSplitMergeOrderArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationStepCourierClaimArgs = {
  id: Scalars['EntityId']['input'];
  input: StepCourierClaimInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationSyncOrderArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationTakeOutOfDepositArgs = {
  amount: Scalars['Fen']['input'];
  clientNo: Scalars['String']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationTestGroupRobotArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationTestWaybillAccountArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationTestWebhookArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationTransferAccountArgs = {
  input: TransferAccountInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationUndoBulkEditArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationUpdateFreightTemplateArgs = {
  id: Scalars['EntityId']['input'];
  input: FreightTemplateInput;
  version: Scalars['Int']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationUpdateGoodArgs = {
  id: Scalars['EntityId']['input'];
  input: GoodInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationUpdateGoodStockArgs = {
  id: Scalars['EntityId']['input'];
  input: GoodStockChangeInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationUpdatePriceListArgs = {
  id: Scalars['EntityId']['input'];
  input: PriceListInput;
  version: Scalars['Int']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationUpdateSenderArgs = {
  id: Scalars['EntityId']['input'];
  input: SenderInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationUpdateShopArgs = {
  id: Scalars['EntityId']['input'];
  input: ShopChangeInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationUpdateUserProfitArgs = {
  id: Scalars['EntityId']['input'];
  input: UserProfitChangeInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationUpdateWarehouseArgs = {
  id: Scalars['EntityId']['input'];
  input: WarehouseInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationUpdateWebhookArgs = {
  enabled: Scalars['Boolean']['input'];
  id: Scalars['EntityId']['input'];
  input: WebhookInput;
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationWakeGroupRobotArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationWakeWebhookArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be done. Those with a `clientNo` may be sent again with the same one until an answer comes. */
export type MutationWithdrawGoodRevisionArgs = {
  id: Scalars['EntityId']['input'];
};

/** What is missing to the next price step of what is ordered. */
export type NextStep = {
  __typename?: 'NextStep';
  /** Id of its goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Pieces. */
  missing: Scalars['Int']['output'];
  /** Parcels that it concerns. */
  parcels: Scalars['Int']['output'];
  /** Whether each of the parcels has to have more, or all of them together. */
  perParcel: Scalars['Boolean']['output'];
  /** Where the pieces may go: where each parcel counts alone all of these, else one; none where none can hold them. */
  places: Array<NextStepPlace>;
  /** Fen by which the total is less with these pieces more in one parcel; 0 where it is not. */
  saving: Scalars['Fen']['output'];
  /** The combination (规格), as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Of the goods, and of the combination where it has steps of its own. */
  title: Scalars['String']['output'];
  /** Fen a piece then, for all pieces. */
  unitPrice: Scalars['Fen']['output'];
};

/** A parcel that may hold what is missing to a price step. */
export type NextStepPlace = {
  __typename?: 'NextStepPlace';
  /** Index in the given parts, from 0; 0 in the quote of one order. */
  part: Scalars['Int']['output'];
  /** Index in the rows of its part, from 0. */
  row: Scalars['Int']['output'];
  /** The combination (规格) of which it would have more, as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
};

/** A parcel that could not be copied. */
export type NotCopied = {
  __typename?: 'NotCopied';
  /** Why, in Chinese. */
  msg: Scalars['String']['output'];
  /** The parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** Its number that people are told (包裹号). */
  packageNo: Scalars['String']['output'];
};

/** Something said to everybody (公告). REST: `/notice/list`. */
export type Notice = {
  __typename?: 'Notice';
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** Text of the notice. */
  detail: Scalars['String']['output'];
  /** Stable number of the notice. */
  id: Scalars['EntityId']['output'];
  /** It stands before others, but for those of `HOME`. */
  isPinned: Scalars['Boolean']['output'];
  /** Its headline. */
  title: Scalars['String']['output'];
  /** Where it is shown. */
  type: NoticeType;
};

/** `NoticePage` after the Relay cursor specification. */
export type NoticeConnection = {
  __typename?: 'NoticeConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<NoticeEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<Notice>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `NoticeConnection`. */
export type NoticeEdge = {
  __typename?: 'NoticeEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Notice;
};

export type { NoticeGroup };

/** Notices (公告) of one type, the newest first. */
export type NoticePage = {
  __typename?: 'NoticePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Notice>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

export type { NoticeType };

/** How the caller is told besides by the bell (消息设置). REST: `GET /noticeWays/find`. */
export type NoticeWays = {
  __typename?: 'NoticeWays';
  /** When the digest of the day before is sent; null for never. */
  digestAt?: Maybe<Scalars['String']['output']>;
  /** Of which the caller is told anything. */
  groups: Array<NoticeWaysGroup>;
  /** Fen, of the account: it is told when what may be spent falls below; null for never, and to who sees no money. */
  lowBalance?: Maybe<Scalars['Fen']['output']>;
  /** Where they go, masked. */
  phone: Scalars['String']['output'];
  /** From then on nothing is sent, such as `22:00` in Beijing; null for never. */
  quietFrom?: Maybe<Scalars['String']['output']>;
  /** What has waited is sent then, as one; earlier than `quietFrom` over midnight. */
  quietTo?: Maybe<Scalars['String']['output']>;
  /** The caller's own, the oldest first. */
  robots: Array<GroupRobot>;
  /** What short messages tell. */
  smsGroups: Array<NoticeGroup>;
  /** How many the caller gets in a day at most. */
  smsPerDay: Scalars['Int']['output'];
};

/** A group of notices of which the caller is told anything. */
export type NoticeWaysGroup = {
  __typename?: 'NoticeWaysGroup';
  /** Examples of what it tells. */
  about: Scalars['String']['output'];
  /** Whether short messages can tell of it. */
  canSms: Scalars['Boolean']['output'];
  /** Which one. */
  group: NoticeGroup;
  /** What people call it. */
  name: Scalars['String']['output'];
};

/** REST: body of `PUT /noticeWays/save`. */
export type NoticeWaysInput = {
  /** When the digest of the day before is sent; null for never. */
  digestAt?: InputMaybe<Scalars['String']['input']>;
  /** From then on nothing is sent, such as `22:00` in Beijing; null for never. */
  quietFrom?: InputMaybe<Scalars['String']['input']>;
  /** When quiet hours end; null for never, as `quietFrom`. */
  quietTo?: InputMaybe<Scalars['String']['input']>;
  /** What own robots tell; those that are not named tell what they told. */
  robots?: InputMaybe<Array<RobotGroupsInput>>;
  /** What short messages tell. */
  smsGroups: Array<NoticeGroup>;
};

/** REST: answer of `POST /packing/open`. */
export type OpenAtBenchPayload = {
  __typename?: 'OpenAtBenchPayload';
  /** The parcel, which no other bench opens for ten minutes. */
  benchParcel: BenchParcel;
};

/** What a buyer asks for. REST: body of `POST /afterSales/open`. */
export type OpenCaseInput = {
  /** Fen, of `PART` and `FREIGHT`; the whole courier's fee by default of `FREIGHT`. */
  amount?: InputMaybe<Scalars['Fen']['input']>;
  /** What is wanted. */
  ask: CaseAsk;
  /** Own private files that are attached to nothing: nine pictures and a video at most. */
  fileIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Pieces of the parcel that it is about; all by default. */
  items?: InputMaybe<Array<CaseItemInput>>;
  /** What is wrong. */
  kind: CaseKind;
  /** An own parcel that was shipped. Required. */
  packageId: Scalars['EntityId']['input'];
  /** What is wrong in words, 1 to 500 characters. */
  text: Scalars['String']['input'];
};

/** What a courier is asked for. REST: body of `POST /courierClaims/open`. */
export type OpenCourierClaimInput = {
  /** Fen. */
  amount: Scalars['Fen']['input'];
  /** What the courier did. */
  kind: ClaimKind;
  /** An own parcel that was shipped. Required. */
  packageId: Scalars['EntityId']['input'];
  /** What happened, and what the goods are worth, 1 to 500 characters. */
  text: Scalars['String']['input'];
};

/** What an invitation is for. REST: `GET /members/invitation`. */
export type OpenInvitation = {
  __typename?: 'OpenInvitation';
  /** What the role may do, for people. */
  about: Scalars['String']['output'];
  /** Whose account it is: company or nick name. */
  accountName: Scalars['String']['output'];
  /** Until when it can be accepted. */
  expiresAt: Scalars['DateTime']['output'];
  /** Which kind of account. */
  kind: AccountKind;
  /** As the owner calls the invited person. */
  name: Scalars['String']['output'];
  /** The role in Chinese. */
  roleName: Scalars['String']['output'];
};

/** An entry of the address book in clear, not to be kept: who reads it again is counted again. */
export type OpenedBookEntry = {
  __typename?: 'OpenedBookEntry';
  /** The rest of the address, in clear (详细地址). */
  address: Scalars['String']['output'];
  /** Name of the city (市). */
  city: Scalars['String']['output'];
  /** Four digits of the city. */
  cityCode: Scalars['String']['output'];
  /** Name of the district (区/县); empty where the city has none. */
  district: Scalars['String']['output'];
  /** Six digits of the district; empty where the city has none. */
  districtCode: Scalars['String']['output'];
  /** The group that it is in (分组); empty without one. */
  group: Scalars['String']['output'];
  /** The entry, as in `BookEntry.id`. */
  id: Scalars['EntityId']['output'];
  /** Name of the receiver (姓名). */
  name: Scalars['String']['output'];
  /** Words for the caller alone (备注); may be empty. */
  note: Scalars['String']['output'];
  /** In clear (电话), its extension behind a hyphen: `13800000000-1234`. */
  phone: Scalars['String']['output'];
  /** The extension of `phone` alone (分机号); empty without one. */
  phoneExtension: Scalars['String']['output'];
  /** Name of the province (省). */
  province: Scalars['String']['output'];
  /** Two digits of the province. */
  provinceCode: Scalars['String']['output'];
};

/** N parcels of one of the goods from one warehouse by one courier. REST: `/orders/*`. */
export type Order = {
  __typename?: 'Order';
  /** The member who placed it, or 程序 and the name of the token; null where the owner did, or nobody of the account. */
  actedBy?: Maybe<Scalars['String']['output']>;
  /** How far its refunds are (售后). */
  afterSaleStatus: AfterSaleStatus;
  /** What the caller may do with it now; the lists show buttons for exactly these (操作). */
  allowedActions: Array<OrderAction>;
  /** The shop is told the waybill numbers. */
  autoSend: Scalars['Boolean']['output'];
  /** How far its write-back is (自动发货进度). */
  autoSendCounts: AutoSendCounts;
  /** Common to orders that were placed and are paid as one decision (批次); null for one by itself. */
  batchNo?: Maybe<Scalars['String']['output']>;
  /** Why it ended unpaid; null unless cancelled. */
  cancelType?: Maybe<CancelType>;
  /** When it ended unpaid; null otherwise. */
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was reviewed, or seven days after receipt; null before. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Sum of the parcels' courier fees, in fen (快递费). */
  courierFee: Scalars['Fen']['output'];
  /** Id of the courier (快递), as in `Courier.id`. */
  courierId: Scalars['EntityId']['output'];
  /** Name of the courier when it was ordered. */
  courierName: Scalars['String']['output'];
  /** When it was placed (下单时间). */
  createdAt: Scalars['DateTime']['output'];
  /** Sum of the reductions already inside `courierFee`, in fen (已优惠). */
  discountFee: Scalars['Fen']['output'];
  /** Whom its first parcel goes to (收件人), masked; null once it was erased. */
  firstReceiver?: Maybe<OrderReceiver>;
  /** The goods as they are now; null when gone. Resolved in one batch a query. */
  good?: Maybe<Good>;
  /** Id of the goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Name of the goods when it was ordered (商品名称). */
  goodName: Scalars['String']['output'];
  /** Address of the picture when it was ordered. */
  goodPic: Scalars['String']['output'];
  /** Price of a piece when it was ordered, in fen. */
  goodPrice: Scalars['Fen']['output'];
  /** Sum of the parcels' goods, in fen (商品费). */
  goodsFee: Scalars['Fen']['output'];
  /** Stable number of the order (订单ID); `orderNo` is what people are told. */
  id: Scalars['EntityId']['output'];
  /** Pieces in the first line of its first parcel. */
  num: Scalars['Int']['output'];
  /** Number of the order that people are told (订单号): `D`, moment and six digits. */
  orderNo: Scalars['String']['output'];
  /** How far its waybills are (出单进度). */
  outputCounts: OutputCounts;
  /** Parcels, those that were refunded included (包裹数). */
  packageCount: Scalars['Int']['output'];
  /** When it was paid; null before. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** First 100 parcels. Resolved in one batch a query. */
  parcels: Array<Parcel>;
  /** Until then it can be paid; unpaid it is cancelled at that moment. */
  payExpireAt: Scalars['DateTime']['output'];
  /** Pieces in all its parcels, refunded ones too. */
  pieceCount: Scalars['Int']['output'];
  /** The shop platform that its recipients ordered at (平台). */
  platform: Platform;
  /** Why pieces cost what they cost (价格说明): every price in force of the combinations that do not cost what anybody pays alone. Buyers alone are told. */
  prices: Array<PricedPiece>;
  /** When receipt was confirmed, by its buyer or by itself; null before. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Parcels that were refunded (退款数). */
  refundCount: Scalars['Int']['output'];
  /** Fen that went back to the balance (已退款). */
  refundFee: Scalars['Fen']['output'];
  /** Words of the buyer for the supplier, at most 200 characters; empty without any (备注). */
  remark: Scalars['String']['output'];
  /** Sum of the parcels' surcharges, in fen (偏远加收). */
  remoteFee: Scalars['Fen']['output'];
  /** 1 to 5 (评分); null without a review. */
  reviewScore?: Maybe<Scalars['Int']['output']>;
  /** Words of the review (评价); empty without any. */
  reviewText: Scalars['String']['output'];
  /** Where it ships from (发货地), as it was when ordered. */
  sendArea: SendArea;
  /** Name on its labels (发件人), as it was when ordered. */
  senderName: Scalars['String']['output'];
  /** When its last parcel was handed over; null before. */
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The shop whose orders it ships; null where the recipients were given otherwise. */
  shopId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of that shop; null like `shopId`. */
  shopName?: Maybe<Scalars['String']['output']>;
  /** Different combinations in its parcels. */
  skuCount: Scalars['Int']['output'];
  /** The combination (规格) of the first line of its first parcel, as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Name of that combination when it was ordered (红色 / XL); empty where its goods have none. */
  skuName: Scalars['String']['output'];
  /** What prints its waybills (打单软件), as in `Settings.softwares`. */
  softwareId: Scalars['EntityId']['output'];
  /** Name of that software when it was ordered. */
  softwareName: Scalars['String']['output'];
  /** Derived from its parcels once it is paid (状态). */
  status: OrderStatus;
  /** `status` in Chinese, for people. */
  statusText: Scalars['String']['output'];
  /** `goodsFee` + `courierFee` + `remoteFee`, in fen (总费用); refunds do not lower it. */
  totalFee: Scalars['Fen']['output'];
  /** `totalFee` in yuan with two decimals. */
  totalFeeYuan: Scalars['String']['output'];
  /** When paid, else when created. */
  tradeAt: Scalars['DateTime']['output'];
  /** How its recipients were given (发货方式). */
  type: ShipMode;
  /** Moves with each change that can be seen here, never backwards; to the millisecond. */
  updatedAt: Scalars['DateTime']['output'];
};

export type { OrderAction };

/** `OrderPage` after the Relay cursor specification. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<OrderEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<Order>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** How many orders are in each tab. */
export type OrderCounts = {
  __typename?: 'OrderCounts';
  /** Orders with a refund, open or done (售后). */
  afterSale: Scalars['Int']['output'];
  /** Every order of the caller (全部). */
  all: Scalars['Int']['output'];
  /** Orders that wait for payment (待付款). */
  pendingPayment: Scalars['Int']['output'];
  /** Orders under way (待收货). */
  pendingReceipt: Scalars['Int']['output'];
  /** Orders that were received (待评价). */
  pendingReview: Scalars['Int']['output'];
  /** Paid orders with a parcel that has no waybill (待发货). */
  pendingShipment: Scalars['Int']['output'];
};

/** A row of `OrderConnection`. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Order;
};

/** Which orders are listed; what is absent excludes nothing. */
export type OrderFilter = {
  /** True: only with a refund, open or done; false: only without one (售后). */
  afterSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of orders that were placed as one decision. */
  batchNo?: InputMaybe<Scalars['String']['input']>;
  /** Only by this courier (快递). */
  courierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Up to but without this moment, by when the order was placed. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of this order (订单). */
  id?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Order number, third-party number, waybill number or part of the goods name. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only of this shop platform (平台). */
  platform?: InputMaybe<Platform>;
  /** Only of this bound shop (店铺). */
  shopId?: InputMaybe<Scalars['EntityId']['input']>;
  /** From this moment on, by when the order was placed. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only orders in this state (状态). */
  status?: InputMaybe<OrderStatus>;
  /** Only orders whose recipients were given so (发货方式). */
  type?: InputMaybe<ShipMode>;
  /** Only from this warehouse (仓库). */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** What is to be ordered, to many recipients. REST: body of `POST /orders/createOrder`. */
export type OrderInput = {
  /** Accept third-party order numbers that were ordered before (补发). */
  allowDuplicate: Scalars['Boolean']['input'];
  /** Tell the shop the waybill numbers; only for shop orders. */
  autoSend: Scalars['Boolean']['input'];
  /** What single ones of these parcels hold; the others hold what stands beside. Only of shop orders. */
  contents?: InputMaybe<Array<ShopContentInput>>;
  /** The courier (快递); the warehouse must work with it. */
  courierId: Scalars['EntityId']['input'];
  /** Goods (商品) with one combination; instead of `skuId` or `items`. */
  goodId?: InputMaybe<Scalars['EntityId']['input']>;
  /** What every parcel holds that does not say otherwise, at most 20 combinations; instead of goods and `quantity`. */
  items?: InputMaybe<Array<ItemInput>>;
  /** Merged orders of that shop, a parcel each. */
  mergeIds: Array<Scalars['EntityId']['input']>;
  /** Pieces a parcel, 1 to 99, of `goodId` or `skuId`; 1 unless it is given. */
  num: Scalars['Int']['input'];
  /** Recipients given by hand or from a file, at most 500. None for shop orders. */
  packages: Array<ParcelInput>;
  /** The shop platform that the recipients ordered at; must be one that the goods allow. */
  platform: Platform;
  /** Of a quote that is at most 15 minutes old; without it the price of now is taken. */
  quoteNo?: InputMaybe<Scalars['String']['input']>;
  /** Words for the supplier (备注), at most 200 characters. */
  remark: Scalars['String']['input'];
  /** The platform's sender address that the shop is told; empty for its default. */
  remoteAddressId?: InputMaybe<Scalars['String']['input']>;
  /** The sender in full, needed unless `senderId` is given, and not with both; `createOrder` keeps it among the caller's senders. */
  sender?: InputMaybe<OrderSenderInput>;
  /** One of the caller's senders (发件人), printed on the labels. Needed unless `sender` is given; without either: `SENDER_MISSING`. */
  senderId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Waiting orders of one shop, a parcel each; only with `AUTO`, and the platform is then the shop's. */
  shopOrderIds: Array<Scalars['EntityId']['input']>;
  /** Leave out rows with blocking problems instead of refusing the order. */
  skipInvalid: Scalars['Boolean']['input'];
  /** A combination (规格); instead of `goodId` or `items`. */
  skuId?: InputMaybe<Scalars['EntityId']['input']>;
  /** What prints the waybills (打单软件), one of `Settings.softwares`; null for the first. */
  softwareId?: InputMaybe<Scalars['EntityId']['input']>;
  /** How the recipients are given; `AUTO` takes shop orders, the others `packages`. */
  type: ShipMode;
  /** The warehouse (仓库) that ships; it must stock all of them. */
  warehouseId: Scalars['EntityId']['input'];
};

/** Orders (订单) of the caller: a buyer's own, or those that leave a supplier's warehouses. */
export type OrderPage = {
  __typename?: 'OrderPage';
  /** Of every tab, whatever the filter. */
  counts: OrderCounts;
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Order>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** Whom a parcel goes to, masked. */
export type OrderReceiver = {
  __typename?: 'OrderReceiver';
  /** Name of the city. */
  city: Scalars['String']['output'];
  /** Masked but for the family name. */
  name: Scalars['String']['output'];
  /** Masked but for its ends. */
  phone: Scalars['String']['output'];
  /** Name of the province. */
  province: Scalars['String']['output'];
};

/** One of the goods of an order, and its review. */
export type OrderReviewGood = {
  __typename?: 'OrderReviewGood';
  /** Id of the goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** As the goods were called when ordered. */
  goodName: Scalars['String']['output'];
  /** Their picture; may be empty. */
  goodPic: Scalars['String']['output'];
  /** Null before it was reviewed. */
  review?: Maybe<OwnReview>;
  /** The combinations (规格) that were bought; empty for goods without. */
  skuName: Scalars['String']['output'];
};

/** A sender (发件人) that an order brings along. */
export type OrderSenderInput = {
  /** 1 to 200 characters below the district. */
  address: Scalars['String']['input'];
  /** Four digits; empty where the province has no cities. */
  cityCode: Scalars['String']['input'];
  /** Six digits; empty where the city has no districts. */
  districtCode: Scalars['String']['input'];
  /** 1 to 30 characters. */
  name: Scalars['String']['input'];
  /** A mobile, with an extension or without, or a landline with its area code. */
  phone: Scalars['String']['input'];
  /** Two digits, as in `Region.code`. */
  provinceCode: Scalars['String']['input'];
};

export type { OrderSort };

export type { OrderStatus };

/** A third-party order number, and the parcel that it is of. */
export type OrderedNumber = {
  __typename?: 'OrderedNumber';
  /** Number of the parcel that people are told (包裹号): `P`, moment and six digits. */
  packageNo: Scalars['String']['output'];
  /** One of the numbers that were asked for (第三方订单号). */
  thirdOrderNo: Scalars['String']['output'];
};

/** How far the waybills of an order's live parcels are (出单进度). */
export type OutputCounts = {
  __typename?: 'OutputCounts';
  /** Parcels whose waybill was refused; see their `outputCode`. */
  failed: Scalars['Int']['output'];
  /** Queued or under way. */
  issuing: Scalars['Int']['output'];
  /** Parcels with a waybill. */
  success: Scalars['Int']['output'];
};

export type { OutputMode };

export type { OutputStatus };

/** A review (评价) as its author and the supplier of its goods have it. */
export type OwnReview = {
  __typename?: 'OwnReview';
  /** When its author added to it (追评); null before. */
  addedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Addresses of pictures that were added. */
  addedPics: Array<Scalars['String']['output']>;
  /** What was added; may be empty. */
  addedText: Scalars['String']['output'];
  /** What the caller may do with it now. */
  allowedActions: Array<ReviewAction>;
  /** The supplier's answer (供应商回复); empty before. */
  answer: Scalars['String']['output'];
  /** When the supplier answered first; null before. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Name of the goods. */
  goodName: Scalars['String']['output'];
  /** Picture of the goods; may be empty. */
  goodPic: Scalars['String']['output'];
  /** Since when others do not see it (已隐藏); null while they do. */
  hiddenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why an operator hid it; empty otherwise. */
  hiddenReason: Scalars['String']['output'];
  /** Stable number of the review. */
  id: Scalars['EntityId']['output'];
  /** Id of the order (订单), as in `Order.id`. */
  orderId: Scalars['EntityId']['output'];
  /** Number of the order that people are told (订单号). */
  orderNo: Scalars['String']['output'];
  /** Addresses of pictures. */
  pics: Array<Scalars['String']['output']>;
  /** The first letter of the author's name: never more. */
  reviewer: Scalars['String']['output'];
  /** 1 to 5 (评分). */
  score: Scalars['Int']['output'];
  /** The combinations (规格) that were bought; empty for goods without. */
  skuName: Scalars['String']['output'];
  /** What was said; may be empty. */
  text: Scalars['String']['output'];
};

/** `OwnReviewPage` after the Relay cursor specification. */
export type OwnReviewConnection = {
  __typename?: 'OwnReviewConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<OwnReviewEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<OwnReview>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `OwnReviewConnection`. */
export type OwnReviewEdge = {
  __typename?: 'OwnReviewEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: OwnReview;
};

/** Reviews (评价) of a supplier's goods. */
export type OwnReviewPage = {
  __typename?: 'OwnReviewPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<OwnReview>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
  /** How many of the last 30 days are shown and not answered, whatever is listed (待回复). */
  waiting: Scalars['Int']['output'];
};

/** An own combination (规格) with its goods. REST: `POST /goods/getSkusList`. */
export type OwnSku = {
  __typename?: 'OwnSku';
  /** What a bundle (组合装) is made of; empty for a combination with stock of its own. */
  bundleParts: Array<SellerBundlePart>;
  /** Id of its goods (商品), as in `SellerGood.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Name of its goods (商品名称). */
  goodName: Scalars['String']['output'];
  /** Status of its goods. */
  goodStatus: GoodsStatus;
  /** Number of the goods that people are told (商品编号). */
  goodsNo: Scalars['String']['output'];
  /** Stable number of the combination, as in `SellerSku.id`. */
  id: Scalars['EntityId']['output'];
  /** The supplier's own article number (商家编码), or empty. */
  merchantCode: Scalars['String']['output'];
  /** Its values, such as 红色 / XL; empty for goods without properties. */
  name: Scalars['String']['output'];
  /** Can be ordered, if its goods can. */
  onSale: Scalars['Boolean']['output'];
  /** Address of its picture, or of that of its goods. */
  pic: Scalars['String']['output'];
  /** Number that people and sheets name it by (规格编号). */
  skuNo: Scalars['String']['output'];
  /** What can be ordered of it; of a bundle, as many as its parts are there for. */
  stocks: Array<OwnSkuStock>;
  /** What the supplier gets a piece, in fen. */
  supplyPrice: Scalars['Fen']['output'];
  /** Grams a piece, packing included. */
  weight: Scalars['Int']['output'];
};

/** Which of the own combinations are listed; what is absent excludes nothing. */
export type OwnSkuFilter = {
  /** True: only bundles (组合装); false: only what they can be made of. */
  bundles?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Part of the goods' name, its pinyin or initials, of the values, the number or the merchant code. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A page of own combinations. */
export type OwnSkuPage = {
  __typename?: 'OwnSkuPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<OwnSku>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** Pieces of an own combination at a warehouse. */
export type OwnSkuStock = {
  __typename?: 'OwnSkuStock';
  /** Pieces that can be ordered now. */
  available: Scalars['Int']['output'];
  /** Id of the warehouse (仓库), as in `Warehouse.id`. */
  warehouseId: Scalars['EntityId']['output'];
  /** Name of the warehouse. */
  warehouseName: Scalars['String']['output'];
};

/** REST: answer of `POST /packing/pack`. */
export type PackParcelPayload = {
  __typename?: 'PackParcelPayload';
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** When it was packed. */
  packedAt: Scalars['DateTime']['output'];
  /** That wave as it is now, read only when asked for; null without one, and when it cannot be read just now. */
  wave?: Maybe<Wave>;
  /** Its open wave (波次); null where it is in none. */
  waveId?: Maybe<Scalars['EntityId']['output']>;
};

/** Where a page of a connection stands in its list. Connections are read forwards alone: there is no `last` and no `before`. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** `cursor` of the last edge; null where there is none. The next page is asked for with it as `after`. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more comes behind this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether `after` was given: what comes before this page is not looked for. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** `cursor` of the first edge; null where there is none. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** One recipient's parcel. REST: `/orderPackages/*`. */
export type Parcel = {
  __typename?: 'Parcel';
  /** Masked below the street. */
  address: Scalars['String']['output'];
  /** What the caller may do with it now; the lists show buttons for exactly these (操作). */
  allowedActions: Array<ParcelAction>;
  /** Why the shop was not told; null when nothing is wrong. */
  autoSendCode?: Maybe<ReasonCode>;
  /** How the write-back turned out, in Chinese; empty before that (自动发货结果). */
  autoSendResult: Scalars['String']['output'];
  /** How far the write-back to its shop is (自动发货). */
  autoSendStatus: AutoSendStatus;
  /** Name of the receiver's city (市). */
  city: Scalars['String']['output'];
  /** What its courier costs, in fen (快递费). */
  courierFee: Scalars['Fen']['output'];
  /** Id of the courier (快递), as in `Courier.id`. */
  courierId: Scalars['EntityId']['output'];
  /** Name of the courier that has it: the ordered one, or the one that its supplier gave it to. */
  courierName: Scalars['String']['output'];
  /** Reduction already inside `courierFee`, in fen (已优惠). */
  discountFee: Scalars['Fen']['output'];
  /** Name of the receiver's district (区/县); empty where the city has none. */
  district: Scalars['String']['output'];
  /** The platform holds the receiver encrypted; what is shown is the platform's mask. */
  encrypted: Scalars['Boolean']['output'];
  /** Id of the goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Name of the goods when it was ordered (商品名称). */
  goodName: Scalars['String']['output'];
  /** Address of the picture when it was ordered. */
  goodPic: Scalars['String']['output'];
  /** Price of a piece by pieces, in fen (商品费). */
  goodsFee: Scalars['Fen']['output'];
  /** Stable number of the parcel; `packageNo` is what people are told. */
  id: Scalars['EntityId']['output'];
  /** What is in it; goods and `quantity` beside are those of the first. */
  items: Array<ParcelItem>;
  /** The merge (合并包裹) that it is; null where it stands for one order or none. */
  mergeId?: Maybe<Scalars['EntityId']['output']>;
  /** Pieces of its first item (数量). */
  num: Scalars['Int']['output'];
  /** Its after-sales case (售后单) that is open; null without one. */
  openCaseId?: Maybe<Scalars['EntityId']['output']>;
  /** Resolved in one batch a query. */
  order: Order;
  /** When it was placed (下单时间). */
  orderAt: Scalars['DateTime']['output'];
  /** Id of the order (订单), as in `Order.id`. */
  orderId: Scalars['EntityId']['output'];
  /** Number of the order that people are told (订单号): `D`, moment and six digits. */
  orderNo: Scalars['String']['output'];
  /** Why no waybill was issued; null when nothing is wrong. */
  outputCode?: Maybe<ReasonCode>;
  /** How the waybill comes along, in Chinese; empty before it is paid (出单信息). */
  outputInfo: Scalars['String']['output'];
  /** How the waybill turned out, in Chinese; empty before that (出单结果). */
  outputResult: Scalars['String']['output'];
  /** How far its waybill is (出单信息). */
  outputStatus: OutputStatus;
  /** Its supplier shipped it under a number of its own, which nobody here can void. */
  ownWaybill: Scalars['Boolean']['output'];
  /** Number of the parcel that people are told (包裹号): `P`, moment and six digits. */
  packageNo: Scalars['String']['output'];
  /** Of refunded pieces: id of the parcel that they were in (原包裹), which went on without them; null otherwise. */
  partOf?: Maybe<Scalars['EntityId']['output']>;
  /** Number of that parcel that people are told; null like `partOf`. */
  partOfNo?: Maybe<Scalars['String']['output']>;
  /** When the courier took it (揽收); null before. */
  pickedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The shop platform that its recipient ordered at (平台). */
  platform: Platform;
  /** `goodsFee` + `courierFee` + `remoteFee`, in fen (价格). */
  price: Scalars['Fen']['output'];
  /** `price` in yuan with two decimals. */
  priceYuan: Scalars['String']['output'];
  /** How often its label was printed; suppliers only, else 0. */
  printCount: Scalars['Int']['output'];
  /** When its label was printed last; null before, and for buyers. */
  printedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the courier should have it, counted from its payment; null before, or with no working day in sight. */
  promisedShipAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the receiver's province (省). */
  province: Scalars['String']['output'];
  /** When name, phone and address of its receiver were erased, some months after it was over; empty since. */
  receiverErasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Masked, such as 张*; `revealReceiver` shows it. */
  receiverName: Scalars['String']['output'];
  /** Masked, such as 138******01. */
  receiverPhone: Scalars['String']['output'];
  /** Fen that went back to the balance (已退款), by its refund or while it goes on; 0 where nothing did. */
  refundFee: Scalars['Fen']['output'];
  /** Its refund that is open, or the last one that was; null without one. */
  refundId?: Maybe<Scalars['EntityId']['output']>;
  /** How far its refund is (退款). */
  refundStatus: RefundStatus;
  /** When its money went back; null before. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its buyer's words for this parcel (备注), beside those of its order; empty without any, and once its receiver was erased. */
  remark: Scalars['String']['output'];
  /** Surcharge of its area, in fen; 0 where there is none (偏远加收). */
  remoteFee: Scalars['Fen']['output'];
  /** Of what was sent again by a case (补发), which costs nothing: number of the parcel that it replaces; null of what was bought. */
  replacesNo?: Maybe<Scalars['String']['output']>;
  /** How often its waybill was asked for again. */
  resubmits: Scalars['Int']['output'];
  /** When its waybill was issued or filled in (发货); null before. */
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The bound shop (店铺) that it came from; null where the recipient was given otherwise. */
  shopId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of that shop; null like `shopId`. */
  shopName?: Maybe<Scalars['String']['output']>;
  /** When it was signed for (签收); null before. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What prints its waybill (打单软件), as it was called when ordered. */
  softwareName: Scalars['String']['output'];
  /** What its buyer said of the goods for its recipient (规格); empty without any. */
  specification: Scalars['String']['output'];
  /** Where it is (状态), as far as money and courier know. */
  status: ParcelStatus;
  /** `status` in Chinese, for people. */
  statusText: Scalars['String']['output'];
  /** What its buyer may ask for (售后建议); null for suppliers, where nothing went wrong, after a case, and once dismissed. */
  suggestion?: Maybe<CaseSuggestion>;
  /** The shop's own order number (第三方订单号), the first of `thirdOrderNos`; null without one. */
  thirdOrderNo?: Maybe<Scalars['String']['output']>;
  /** More than one when several orders of a shop go out as one parcel. */
  thirdOrderNos: Array<Scalars['String']['output']>;
  /** What the courier said last (物流状态); null before the first word. */
  traceState?: Maybe<TraceState>;
  /** The courier's last words, in Chinese; empty before the first (物流). */
  traceText: Scalars['String']['output'];
  /** Moment of those words; null before the first. */
  tracedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Moves with each change that can be seen here, never backwards; to the millisecond. */
  updatedAt: Scalars['DateTime']['output'];
  /** Id of the warehouse (仓库) that ships, as in `Warehouse.id`. */
  warehouseId: Scalars['EntityId']['output'];
  /** Name of the warehouse when it was ordered. */
  warehouseName: Scalars['String']['output'];
  /** When its waybill will be asked for (预计出单), the delay of its warehouse and its pause over; null unless it waits for that alone. */
  waybillDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** The courier's number (运单号); null until it is issued or filled in. */
  waybillNo?: Maybe<Scalars['String']['output']>;
  /** Grams of the whole parcel, packing included (重量). */
  weight: Scalars['Int']['output'];
};

export type { ParcelAction };

/** `ParcelPage` after the Relay cursor specification. */
export type ParcelConnection = {
  __typename?: 'ParcelConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<ParcelEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<Parcel>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `ParcelConnection`. */
export type ParcelEdge = {
  __typename?: 'ParcelEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Parcel;
};

/** A line of a parcel's timeline (轨迹). */
export type ParcelEvent = {
  __typename?: 'ParcelEvent';
  /** Who did it: the buyer, the supplier, this site, or the courier or shop. */
  actor: EventActor;
  /** When it happened; of a courier's words, when the courier says it did. */
  at: Scalars['DateTime']['output'];
  /** Number of the line, unique within its parcel. */
  id: Scalars['EntityId']['output'];
  /** Why it went wrong; null when nothing did. */
  reasonCode?: Maybe<ReasonCode>;
  /** What it was in Chinese, for people. */
  text: Scalars['String']['output'];
  /** What it was: a step of ours, or `TRACE` for the courier's own words. */
  type: ParcelEventType;
};

export type { ParcelEventType };

/** Which parcels are listed; what is absent excludes nothing. */
export type ParcelFilter = {
  /** Only parcels whose write-back is in this state (自动发货). */
  autoSendStatus?: InputMaybe<AutoSendStatus>;
  /** Only by this courier (快递). */
  courierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Up to but without this moment, by when the parcel was ordered. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this parcel. */
  id?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Order, parcel, waybill or third-party order number in full, else part of the goods' name. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only those that should have been shipped by now, and were not (已超时). */
  late?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of this order (订单). */
  orderId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only parcels whose waybill is in this state (出单信息). */
  outputStatus?: InputMaybe<OutputStatus>;
  /** Only of this shop platform (平台). */
  platform?: InputMaybe<Platform>;
  /** Suppliers: only those whose label was printed, or was not. */
  printed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only parcels whose refund is in this state (退款). */
  refundStatus?: InputMaybe<RefundStatus>;
  /** Only of this bound shop (店铺). */
  shopId?: InputMaybe<Scalars['EntityId']['input']>;
  /** From this moment on, by when the parcel was ordered. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only parcels in this state (状态). */
  status?: InputMaybe<ParcelStatus>;
  /** Only from this warehouse (仓库). */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** One recipient of a shipment (一行收件信息). REST: an element of `packages`. */
export type ParcelInput = {
  /** The rest of the address below the district. */
  address: Scalars['String']['input'];
  /** Four digits; empty where `districtCode` says it. */
  cityCode: Scalars['String']['input'];
  /** 6-digit code; where a city has no districts, the 4-digit city code. */
  districtCode: Scalars['String']['input'];
  /** What this parcel holds, at most 20 combinations; null for what its order or part says. */
  items?: InputMaybe<Array<ItemInput>>;
  /** Pieces of this parcel (数量), 1 to 99, within what the goods allow, where its order or part has one combination; null for `quantity` of those. */
  num?: InputMaybe<Scalars['Int']['input']>;
  /** Two digits; empty where a longer code says it. */
  provinceCode: Scalars['String']['input'];
  /** At most 30 characters (收件人). */
  receiverName: Scalars['String']['input'];
  /** A mobile, with an extension or without, or a landline with its area code (联系电话). */
  receiverPhone: Scalars['String']['input'];
  /** Words for this parcel (备注), at most 200 characters; printed behind the remark of its order. */
  remark: Scalars['String']['input'];
  /** What is said of the goods for this recipient (规格), at most 100 characters. */
  specification: Scalars['String']['input'];
  /** The shop's own order number (第三方订单号), 4 to 40 characters; null or empty without one. */
  thirdOrderNo?: InputMaybe<Scalars['String']['input']>;
};

/** So many pieces of a combination in a parcel, named as they were when ordered. */
export type ParcelItem = {
  __typename?: 'ParcelItem';
  /** What a bundle (组合装) was made of when ordered; empty for others. */
  bundleParts: Array<BundlePart>;
  /** Id of its goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Name of the goods (商品名称). */
  goodName: Scalars['String']['output'];
  /** Address of the picture of combination or goods. */
  goodPic: Scalars['String']['output'];
  /** Fen for all of them. */
  goodsFee: Scalars['Fen']['output'];
  /** The supplier's own article number (商家编码); empty without one. */
  merchantCode: Scalars['String']['output'];
  /** Pieces. */
  num: Scalars['Int']['output'];
  /** The combination (规格), as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Name of the combination (红色 / XL); empty where its goods have none. */
  skuName: Scalars['String']['output'];
};

/** Parcels (包裹) of the caller, the newest first. */
export type ParcelPage = {
  __typename?: 'ParcelPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Parcel>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

export type { ParcelStatus };

/** What happened to a parcel (轨迹). REST: answer of `POST /orderPackages/timeline`. */
export type ParcelTimeline = {
  __typename?: 'ParcelTimeline';
  /** Name of the courier that has it. */
  courierName: Scalars['String']['output'];
  /** The newest first. */
  list: Array<ParcelEvent>;
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** What the courier said last; null before its first word. */
  traceState?: Maybe<TraceState>;
  /** The courier's number (运单号); null until it is issued. */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

/** The parcels of a row of a sheet (单号回填). */
export type ParcelsOfRow = {
  __typename?: 'ParcelsOfRow';
  /** At most 100; refunded and cancelled ones only where there are no others. */
  parcels: Array<RowParcel>;
  /** Number of the row, as it was given. */
  row: Scalars['Int']['output'];
};

/** Why a part of a batch cannot be ordered at all. */
export type PartRefusal = {
  __typename?: 'PartRefusal';
  /** Which of the refusals it is. */
  errorKey: ErrorKey;
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
};

/** A way to recharge that is set up here. */
export type PayChannel = {
  __typename?: 'PayChannel';
  /** Goes into `createPayment`. */
  payType: PayType;
  /** `payType` in Chinese, for people. */
  payTypeText: Scalars['String']['output'];
  /** Where it can be paid. */
  payWays: Array<PayWay>;
};

export type { PayStatus };

export type { PayType };

export type { PayWay };

export type { PayeeType };

/** A recharge that is to be paid. REST: `/pay/*`. */
export type Payment = {
  __typename?: 'Payment';
  /** What is to be paid, in fen (充值金额). */
  amount: Scalars['Fen']['output'];
  /** It can no longer be paid after this moment. */
  expireAt: Scalars['DateTime']['output'];
  /** Number of the recharge; `payment(payId:)` asks how it stands. */
  id: Scalars['EntityId']['output'];
  /** A page on which WeChat says who pays, and sends the person back with `code` and `state`; null where that is not needed. */
  loginUrl?: Maybe<Scalars['String']['output']>;
  /** Number that people and the channel are told (充值单号): `Z`, moment and six digits. */
  payNo: Scalars['String']['output'];
  /** The channel (支付渠道). */
  payType: PayType;
  /** `payType` in Chinese, for people. */
  payTypeText: Scalars['String']['output'];
  /** A page of the channel, to be opened in a window of its own; null where there is only a QR code. */
  payUrl?: Maybe<Scalars['String']['output']>;
  /** Where the person pays. */
  payWay: PayWay;
  /** Text of a QR code to be scanned with the channel's app; null where there is only a page. */
  qrCode?: Maybe<Scalars['String']['output']>;
  /** `PENDING` right after its creation. */
  status: PayStatus;
  /** `status` in Chinese, for people. */
  statusText: Scalars['String']['output'];
  /** What WeChat's browser opens its cashier with; null elsewhere, and before it is known who pays. */
  wechatPay?: Maybe<WechatPayRequest>;
};

/** A recharge to be begun (充值). REST: body of `POST /pay/create`. */
export type PaymentInput = {
  /** Fen, within the limits of `settings`. */
  amount: Scalars['Fen']['input'];
  /** One of `payChannels`. */
  payType: PayType;
  /** One of its `payWays`; without it `DESKTOP`. */
  payWay?: InputMaybe<PayWay>;
  /** The `code` that WeChat has sent the person back with from `loginUrl`; under the same `clientNo`. */
  wechatCode?: InputMaybe<Scalars['String']['input']>;
  /** The `state` that came with it. */
  wechatState?: InputMaybe<Scalars['String']['input']>;
};

/** How a recharge stands. REST: answer of `POST /pay/check`. */
export type PaymentState = {
  __typename?: 'PaymentState';
  /** What is to be paid, in fen (充值金额). */
  amount: Scalars['Fen']['output'];
  /** What the caller can spend now, in fen (余额). */
  balance: Scalars['Fen']['output'];
  /** It can no longer be paid after this moment. */
  expireAt: Scalars['DateTime']['output'];
  /** Number of the recharge. */
  id: Scalars['EntityId']['output'];
  /** It was paid after it had been closed, and is credited all the same. */
  late: Scalars['Boolean']['output'];
  /** When the channel was paid; null before. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number that people and the channel are told (充值单号). */
  payNo: Scalars['String']['output'];
  /** How it stands after the channel was asked, at most once in five seconds. */
  status: PayStatus;
  /** `status` in Chinese, for people. */
  statusText: Scalars['String']['output'];
};

/**
 * Something said to the caller alone, of what happened to its own things (站内消息). Kept for 180 days. REST:
 * `/notice/mine`.
 */
export type PersonNotice = {
  __typename?: 'PersonNotice';
  /** When it was told. */
  createdAt: Scalars['DateTime']['output'];
  /** Text of the notice. */
  detail: Scalars['String']['output'];
  /** Stable number of the notice. */
  id: Scalars['EntityId']['output'];
  /** What happened, such as `cashOutPaid` or `goodsApproved`; there may be new ones. */
  kind: Scalars['String']['output'];
  /** Where to see it: a path of the web app, such as `/buyer/wallet?tab=cashOuts`; empty where there is nothing to see. */
  link: Scalars['String']['output'];
  /** When it was read; null while it is unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its headline. */
  title: Scalars['String']['output'];
};

/** `PersonNoticePage` after the Relay cursor specification. */
export type PersonNoticeConnection = {
  __typename?: 'PersonNoticeConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<PersonNoticeEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<PersonNotice>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `PersonNoticeConnection`. */
export type PersonNoticeEdge = {
  __typename?: 'PersonNoticeEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: PersonNotice;
};

/** Which of the caller's notices (站内消息); what is left out does not narrow. */
export type PersonNoticeFilter = {
  /** Only those that are unread, or only those that are not. */
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The caller's notices (站内消息), the newest first. */
export type PersonNoticePage = {
  __typename?: 'PersonNoticePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<PersonNotice>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** REST: body of `POST /exports/exportPersonalData`. Proves who asks by the password or by a code of the scene `PERSONAL_DATA`. */
export type PersonalDataInput = {
  /** The own password, once more; or `phoneCode` instead. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Six digits sent for the scene PERSONAL_DATA; instead of `password`. */
  phoneCode?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: InputMaybe<Scalars['String']['input']>;
};

/** A short-message code to be sent (获取短信验证码). REST: body of `POST /common/sendPhoneCode`. */
export type PhoneCodeInput = {
  /** What the person read in the picture (图形验证码); upper and lower case alike. */
  captcha: Scalars['String']['input'];
  /** `captchaId` of the picture; good for one try, right or wrong. */
  captchaId: Scalars['String']['input'];
  /** 11 digits. */
  phone: Scalars['String']['input'];
  /** What the code is for; it is good for nothing else. */
  scene: CodeScene;
};

/** An address without name and phone, read. REST: `/orders/parsePlaces`. */
export type PlaceReading = {
  __typename?: 'PlaceReading';
  /** Name of the city; empty when not read. */
  city: Scalars['String']['output'];
  /** Four digits; empty when not read. */
  cityCode: Scalars['String']['output'];
  /** What is not the region. */
  detail: Scalars['String']['output'];
  /** Name of the district; empty when not read, or where the city has none. */
  district: Scalars['String']['output'];
  /** Six digits; empty when not read, or where the city has none. */
  districtCode: Scalars['String']['output'];
  /** What keeps it from going, or is to be looked at; empty when it is fine. */
  problems: Array<RowProblem>;
  /** Name of the province; empty when not read. */
  province: Scalars['String']['output'];
  /** Two digits; empty when not read. */
  provinceCode: Scalars['String']['output'];
};

/** What a planned parcel holds. */
export type PlannedContent = {
  __typename?: 'PlannedContent';
  /** What it holds, by the links of the shop's items. */
  items: Array<PlannedItem>;
  /** The lines of the order that it holds, as `ShopOrderItem.lineId`, where the order goes out in several parcels; null for all. */
  lineIds?: Maybe<Array<Scalars['String']['output']>>;
  /** The merge that it is for; null for a single order. */
  mergeId?: Maybe<Scalars['EntityId']['output']>;
  /** What the shop's orders and their links said; goes along when the parcel is ordered. */
  planKey: Scalars['String']['output'];
  /** The shop order that it is for; null for a merge. */
  shopOrderId?: Maybe<Scalars['EntityId']['output']>;
};

/** A combination in a parcel that is planned. */
export type PlannedItem = {
  __typename?: 'PlannedItem';
  /** Its goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Name of the goods (商品名称). */
  goodName: Scalars['String']['output'];
  /** Pieces in the parcel. */
  num: Scalars['Int']['output'];
  /** Address of its picture, else of that of its goods. */
  pic: Scalars['String']['output'];
  /** The combination (规格), as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Its name; empty where its goods have no combinations. */
  skuName: Scalars['String']['output'];
};

/** Shop orders that become one order. REST: answer of `POST /shopOrders/plan`. */
export type PlannedPart = {
  __typename?: 'PlannedPart';
  /** What each of its parcels holds; what `BatchPartInput.contents` takes. */
  contents: Array<PlannedContent>;
  /** The mapping's courier, else the shop's default or the cheapest. */
  courierId: Scalars['EntityId']['output'];
  /** Name of the courier (快递) as people know it, such as 圆通速递. */
  courierName: Scalars['String']['output'];
  /** The goods (商品) of the first line of its first parcel. */
  goodId: Scalars['EntityId']['output'];
  /** Name of the goods (商品名称). */
  goodName: Scalars['String']['output'];
  /** Address of the main picture of the goods as it is now. */
  goodPic: Scalars['String']['output'];
  /** Merges that go out as a parcel each; with `shopOrderIds` at most 500. */
  mergeIds: Array<Scalars['EntityId']['output']>;
  /** Pieces of that line; without `byItems` those of every parcel. */
  num: Scalars['Int']['output'];
  /** Shop orders that go out as a parcel each. */
  shopOrderIds: Array<Scalars['EntityId']['output']>;
  /** The combination (规格) of that line, as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Its name; empty where its goods have no combinations. */
  skuName: Scalars['String']['output'];
  /** The mapping's warehouse, else the first that has enough. */
  warehouseId: Scalars['EntityId']['output'];
  /** Name of the warehouse (仓库), unique on the site. */
  warehouseName: Scalars['String']['output'];
};

export type { Platform };

/** An event that endpoints of the account can be told. */
export type PossibleWebhookEvent = {
  __typename?: 'PossibleWebhookEvent';
  /** The event. */
  event: WebhookEvent;
  /** What it says, for people. */
  name: Scalars['String']['output'];
};

/** Prices that a supplier has agreed on with some buyers (价格表); they replace price and steps. */
export type PriceList = {
  __typename?: 'PriceList';
  /** The named buyers. */
  buyers: Array<PriceListBuyer>;
  /** Its last day; null: without end. */
  endDay?: Maybe<Scalars['Date']['output']>;
  /** The prices. */
  entries: Array<PriceListEntry>;
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** All buyers of these league levels, beside the named ones. */
  levels: Array<Scalars['Int']['output']>;
  /** 1 to 30 characters (名称). */
  name: Scalars['String']['output'];
  /** Its first day; null: at once. */
  startDay?: Maybe<Scalars['Date']['output']>;
  /** Where it is. */
  state: PriceListState;
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Goes back with an edit: who edits an older one is told. */
  version: Scalars['Int']['output'];
};

/** A buyer as its supplier sees it. */
export type PriceListBuyer = {
  __typename?: 'PriceListBuyer';
  /** Stable number of the account. */
  id: Scalars['EntityId']['output'];
  /** What the buyer calls itself. */
  nickName: Scalars['String']['output'];
  /** Paid orders at this supplier. */
  orderCount: Scalars['Int']['output'];
  /** Phone, masked. */
  phone: Scalars['String']['output'];
};

/** An agreed price. */
export type PriceListEntry = {
  __typename?: 'PriceListEntry';
  /** Id of the goods (商品). */
  goodId: Scalars['EntityId']['output'];
  /** Their name. */
  goodName: Scalars['String']['output'];
  /** Address of their main picture. */
  goodPic: Scalars['String']['output'];
  /** The combination; null: all of the goods. */
  skuId?: Maybe<Scalars['EntityId']['output']>;
  /** Its values (红色 / XL); null without a combination. */
  skuName?: Maybe<Scalars['String']['output']>;
  /** Fen a piece that their price steps reach at the least; null without steps. */
  stepPrice?: Maybe<Scalars['Fen']['output']>;
  /** Fen a piece for the supplier. */
  supplyPrice: Scalars['Fen']['output'];
  /** Fen a piece for the supplier without an agreement; of goods, the least. */
  usualPrice: Scalars['Fen']['output'];
};

/** A price to agree on. */
export type PriceListEntryInput = {
  /** Own goods. */
  goodId: Scalars['EntityId']['input'];
  /** One of their combinations; left out: all of them. */
  skuId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Fen a piece for the supplier. */
  supplyPrice: Scalars['Fen']['input'];
};

/** A price list, or what replaces it. */
export type PriceListInput = {
  /** Buyers who have bought from the supplier, at most 200; with `levels` at least one. */
  buyerIds: Array<Scalars['EntityId']['input']>;
  /** Its last day; left out: without end. */
  endDay?: InputMaybe<Scalars['Date']['input']>;
  /** The prices, 1 to 200, each goods or combination once. */
  entries: Array<PriceListEntryInput>;
  /** Buyers of these league levels, 1 to 12. */
  levels: Array<Scalars['Int']['input']>;
  /** 1 to 30 characters (名称). */
  name: Scalars['String']['input'];
  /** Its first day; left out: at once. */
  startDay?: InputMaybe<Scalars['Date']['input']>;
};

export type { PriceListState };

/** A part of what a piece costs. */
export type PricePart = {
  __typename?: 'PricePart';
  /** Fen a piece; less than 0 where it is taken off. */
  fen: Scalars['Fen']['output'];
  /** What it comes from. */
  kind: PricePartKind;
  /** Of a step: the pieces that it begins with; null for others. */
  minPieces?: Maybe<Scalars['Int']['output']>;
};

export type { PricePartKind };

export type { PriceRounding };

/** What an invitee would pay for a parcel, and what the caller earns of it. REST: `/userProfits/simulate`. */
export type PriceSimulation = {
  __typename?: 'PriceSimulation';
  /** What the caller earns, in fen. */
  agentShare: Scalars['Fen']['output'];
  /** Nothing goes there; `reason` says why. */
  banned: Scalars['Boolean']['output'];
  /** What the courier costs, reduction and mark-up included, in fen (快递费). */
  courierFee: Scalars['Fen']['output'];
  /** Mark-up of the parcel that was counted, in fen. */
  courierProfit: Scalars['Fen']['output'];
  /** Reduction of the invitee's level, already inside `courierFee`, in fen (已优惠). */
  discountFee: Scalars['Fen']['output'];
  /** `unitPrice` by pieces, in fen (商品费). */
  goodsFee: Scalars['Fen']['output'];
  /** `goodsFee` + `courierFee` + `remoteFee`, in fen. */
  packageFee: Scalars['Fen']['output'];
  /** What it would cost without the caller's mark-up, in fen. */
  plainFee: Scalars['Fen']['output'];
  /** Mark-up of a piece that was counted, in fen. */
  profit: Scalars['Fen']['output'];
  /** Why nothing goes there, or why it costs more; may be empty. */
  reason: Scalars['String']['output'];
  /** Surcharge of the area, in fen (偏远加收). */
  remoteFee: Scalars['Fen']['output'];
  /** Fen a piece, mark-up included. */
  unitPrice: Scalars['Fen']['output'];
};

/** Whose price is to be worked out, of what and where to. REST: body of `POST /userProfits/simulate`. */
export type PriceSimulationInput = {
  /** 2, 4 or 6 digits of where it goes. */
  areaCode: Scalars['String']['input'];
  /** The courier (快递); the warehouse must work with it. */
  courierId: Scalars['EntityId']['input'];
  /** Fen a parcel; null: what holds for that invitee now. */
  courierProfit?: InputMaybe<Scalars['Fen']['input']>;
  /** The goods (商品). */
  goodId: Scalars['EntityId']['input'];
  /** Pieces. Required. */
  num: Scalars['Int']['input'];
  /** Fen a piece and a parcel; empty: what holds for that invitee now. */
  profit?: InputMaybe<Scalars['Fen']['input']>;
  /** One of the own invitees: its level counts. Empty: level 1. */
  userId?: InputMaybe<Scalars['EntityId']['input']>;
  /** The warehouse (仓库) that would ship. */
  warehouseId: Scalars['EntityId']['input'];
};

/** A price from so many pieces on, for all of them. */
export type PriceStep = {
  __typename?: 'PriceStep';
  /** Pieces that it begins with. */
  minPieces: Scalars['Int']['output'];
  /** Fen a piece for this viewer. */
  price: Scalars['Fen']['output'];
};

/** Price steps of goods, in place of all that they have. */
export type PriceStepsInput = {
  /** Whether the pieces of a parcel count for a step, or those of all that is placed together. */
  perParcel: Scalars['Boolean']['input'];
  /** At most five for a combination, and for the goods; prices fall, and begin below that of one piece. */
  steps: Array<SupplyPriceStepInput>;
};

/** What a piece of a combination costs in an order, and why (价格说明). */
export type PricedPiece = {
  __typename?: 'PricedPiece';
  /** Parcels with such pieces when ordered. */
  parcels: Scalars['Int']['output'];
  /** In the order in which they apply; they add up to `unitPrice`. */
  parts: Array<PricePart>;
  /** Pieces that cost so much when ordered. */
  pieces: Scalars['Int']['output'];
  /** The combination (规格), as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Name of goods and combination when ordered. */
  title: Scalars['String']['output'];
  /** Fen a piece. */
  unitPrice: Scalars['Fen']['output'];
};

export type { PrintKind };

/** A PDF of labels or a picking list; asked again with `exportedFile` while it is not done. REST: `/orderPackages/print`. */
export type PrintParcelsPayload = {
  __typename?: 'PrintParcelsPayload';
  /** Parcels that do not, with why. */
  failed: Array<SkippedParcel>;
  /** The PDF, or how far it is. */
  file: ExportedFile;
  /** Those that stand in it, as they are now: printed once it is written; null when they cannot be read just now. */
  parcels?: Maybe<Array<Parcel>>;
  /** Parcels that stand in it. */
  printed: Scalars['Int']['output'];
};

/** How labels are printed; the setting that names both platform and courier wins. REST: `/printSettings`. */
export type PrintSetting = {
  __typename?: 'PrintSetting';
  /** Prints as soon as a waybill is issued while the parcel list is open. */
  autoPrint: Scalars['Boolean']['output'];
  /** The courier that it is for; null for any. */
  courierId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of that courier; null for any. */
  courierName?: Maybe<Scalars['String']['output']>;
  /** What is printed below the courier's part. */
  extras: LabelExtras;
  /** Stable number of the setting. */
  id: Scalars['EntityId']['output'];
  /** Size of the paper (纸张). */
  paper: LabelPaper;
  /** The shop platform that it is for; null for any. */
  platform?: Maybe<Platform>;
  /** Of the local print component; empty for its default. */
  printerName: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
};

/** How labels are to be printed; one for the same platform and courier is replaced. */
export type PrintSettingInput = {
  /** False when empty. */
  autoPrint?: InputMaybe<Scalars['Boolean']['input']>;
  /** The courier that it is for; null for any. */
  courierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** What is printed below the courier's part. */
  extras: LabelExtrasInput;
  /** Size of the paper (纸张). */
  paper: LabelPaper;
  /** The shop platform that it is for; null for any. */
  platform?: InputMaybe<Platform>;
  /** Of the local print component; empty for its default. */
  printerName?: InputMaybe<Scalars['String']['input']>;
};

/** A label for a local print component. REST: `/orderPackages/printTasks`. */
export type PrintTask = {
  __typename?: 'PrintTask';
  /** Which courier: YTO, ZTO, STO, YUNDA, SF, JD, EMS, JTSD or DBL. */
  courierCode: Scalars['String']['output'];
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** Number of the parcel that people are told (包裹号): `P`, moment and six digits. */
  packageNo: Scalars['String']['output'];
  /** Size of the paper (纸张). */
  paper: LabelPaper;
  /** The shop platform (平台). */
  platform: Platform;
  /** Printer of the local print component; empty for its default. */
  printerName: Scalars['String']['output'];
  /** Address of a PDF of this one label on this site, good for an hour. */
  url: Scalars['String']['output'];
  /** The courier's number (运单号) on the label. */
  waybillNo: Scalars['String']['output'];
};

/** What the local print component is to print. REST: answer of `POST /orderPackages/printTasks`. */
export type PrintTasks = {
  __typename?: 'PrintTasks';
  /** Parcels without a label to print, with why. */
  failed: Array<SkippedParcel>;
  /** One label each. */
  tasks: Array<PrintTask>;
};

/** One thing that waits for a person (待处理). REST: a row of `POST /problems/list`. */
export type Problem = {
  __typename?: 'Problem';
  /**
   * What helps, the best first; one word for all of a kind can be said in bulk. Empty when there is nothing to do but
   * wait.
   */
  actions: Array<ProblemAction>;
  /** Since when it stands. */
  at: Scalars['DateTime']['output'];
  /** The case that waits; null where it is another kind. */
  caseId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of the parcel's goods; null where it is about none. */
  goodName?: Maybe<Scalars['String']['output']>;
  /** Of the kind and the row, good for lists. */
  id: Scalars['String']['output'];
  /** What it is; together with `reasonCode` it says what helps. */
  kind: ProblemKind;
  /** The order of its parcel; null where it is about none. */
  orderId?: Maybe<Scalars['EntityId']['output']>;
  /** Its parcel; null where it is about none. */
  packageId?: Maybe<Scalars['EntityId']['output']>;
  /** State of the parcel; null where it is about none. */
  packageStatus?: Maybe<ParcelStatus>;
  /** Fee of the parcel, of a refund what is asked for, in fen; null where it is about none. */
  price?: Maybe<Scalars['Fen']['output']>;
  /** Why, for machines; null where the kind says it. */
  reasonCode?: Maybe<ReasonCode>;
  /** The refund that waits; null unless it is about one. */
  refundId?: Maybe<Scalars['EntityId']['output']>;
  /** The shop that it is about; null where it is about none. */
  shopId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of that shop; null like `shopId`. */
  shopName?: Maybe<Scalars['String']['output']>;
  /** The shop order that it is about; null unless it could not be ordered by itself. */
  shopOrderId?: Maybe<Scalars['EntityId']['output']>;
  /** Chinese text for the person: why, and what to do. */
  text: Scalars['String']['output'];
  /** What it is about: an order number, a parcel number, the name of a shop or of a courier. */
  title: Scalars['String']['output'];
  /** The supplier's waybill account that is refused; null where it is another kind. */
  waybillAccountId?: Maybe<Scalars['EntityId']['output']>;
};

export type { ProblemAction };

/** `ProblemPage` after the Relay cursor specification. */
export type ProblemConnection = {
  __typename?: 'ProblemConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<ProblemEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<Problem>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** How many problems there are of a kind. */
export type ProblemCount = {
  __typename?: 'ProblemCount';
  /** How many there are; 0 is told, too. */
  count: Scalars['Int']['output'];
  /** The kind that is counted. */
  kind: ProblemKind;
};

/** A row of `ProblemConnection`. */
export type ProblemEdge = {
  __typename?: 'ProblemEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Problem;
};

/** Which problems are listed; what is absent excludes nothing. */
export type ProblemFilter = {
  /** Only problems of this kind. */
  kind?: InputMaybe<ProblemKind>;
};

export type { ProblemKind };

/** What needs a person (待处理), the newest first. */
export type ProblemPage = {
  __typename?: 'ProblemPage';
  /** Of every kind, whatever the filter. */
  counts: Array<ProblemCount>;
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Problem>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/**
 * Sums of a supplier, in fen; `profit` = goodsIncome + remoteIncome + replacementIncome + claimIncome − borneFreight −
 * compensationFee − commission − refundFee.
 */
export type ProfitFigures = {
  __typename?: 'ProfitFigures';
  /**
   * What couriers cost the supplier beyond what buyers pay, in fen (自付运费): of free freight (包邮) and of replacements, by
   * the costs of the warehouse or template when the parcel was priced; none of parcels that were refunded before a courier had them.
   */
  borneFreight: Scalars['Fen']['output'];
  /** What couriers have paid for claims into the wallet, in fen (快递赔付). */
  claimIncome: Scalars['Fen']['output'];
  /** Kept by the platform, in fen (平台服务费); none of refunded parcels. */
  commission: Scalars['Fen']['output'];
  /** What the supplier bore of compensations, in fen (售后补偿); those of parcels that were refunded later are in `refundFee`. */
  compensationFee: Scalars['Fen']['output'];
  /** What couriers cost, in fen (运费成本); buyers have paid it, so it is no part of the profit. */
  courierCost: Scalars['Fen']['output'];
  /** Supply price by pieces, before compensations, in fen (货款收入). */
  goodsIncome: Scalars['Fen']['output'];
  /** Orders with at least one of these parcels (订单数). */
  orderCount: Scalars['Int']['output'];
  /** Paid parcels, refunded ones included (包裹数). */
  packageCount: Scalars['Int']['output'];
  /** Of the profit: of parcels that are not settled yet, in fen (待结算). */
  pending: Scalars['Fen']['output'];
  /** What is left to the supplier, in fen (净利润). */
  profit: Scalars['Fen']['output'];
  /** The goods' part of what went back, in fen (退款货款). */
  refundFee: Scalars['Fen']['output'];
  /** Surcharges of areas that were paid and not given back, in fen (偏远加价). */
  remoteIncome: Scalars['Fen']['output'];
  /** Freight of replacements that a buyer or the platform has paid, in fen (补发运费收入). */
  replacementIncome: Scalars['Fen']['output'];
  /** Of the profit: in the wallet already, in fen (已结算). */
  settled: Scalars['Fen']['output'];
};

/** Days in Asia/Shanghai by which parcels were paid; the last 30 when empty, at most 366. */
export type ProfitFilter = {
  /** The first day, included. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only these goods. */
  goodId?: InputMaybe<Scalars['EntityId']['input']>;
  /** The last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Only what this warehouse shipped. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** The figures of a day, a month, a warehouse or goods. */
export type ProfitRow = {
  __typename?: 'ProfitRow';
  /** The sums of this row. */
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
  /** What others register with to name the caller as their inviter (邀请码). */
  inviteCode: Scalars['String']['output'];
  /** All that the caller has invited (邀请人数). */
  inviteCount: Scalars['Int']['output'];
  /** Address that opens the registration with the caller as inviter. */
  inviteUrl: Scalars['String']['output'];
  /** Invited today, by the clock of Shanghai. */
  todayCount: Scalars['Int']['output'];
  /** Of it: of parcels paid today, in fen. */
  todayProfit: Scalars['Fen']['output'];
  /** Fen: all that the caller has earned and will earn of parcels that are not refunded. */
  totalProfit: Scalars['Fen']['output'];
  /** Of it: not settled yet, in fen. */
  unsettled: Scalars['Fen']['output'];
};

/** A day of the promotion, by the clock of Shanghai. REST: `/user/invite/days`. */
export type PromotionDay = {
  __typename?: 'PromotionDay';
  /** The day; the last one is today. */
  date: Scalars['Date']['output'];
  /** How many registered with the caller as their inviter. */
  invited: Scalars['Int']['output'];
  /** Parcels of invitees that were paid for and not refunded. */
  parcels: Scalars['Int']['output'];
  /** Fen that the caller earns of them. */
  profit: Scalars['Fen']['output'];
};

/** A reading of a shop's orders. REST: answer of `POST /shops/remoteOrder`. */
export type PullShopOrdersPayload = {
  __typename?: 'PullShopOrdersPayload';
  /** Of these, orders that were not known before. */
  added: Scalars['Int']['output'];
  /** False: it still goes on; ask again with `taskId`. */
  done: Scalars['Boolean']['output'];
  /** Names the reading; `pullShopOrders` takes it to go on waiting. */
  taskId: Scalars['String']['output'];
  /** Orders read so far. */
  total: Scalars['Int']['output'];
  /** Of these, orders that have changed since. */
  updated: Scalars['Int']['output'];
};

/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type Query = {
  __typename?: 'Query';
  /** How closing the caller's account stands, or what it would come to; it goes on by this too. REST: `GET /closing/find`. */
  accountClosing: AccountClosing;
  /** The accounts that whoever is signed in can enter with the same phone, their own first. REST: `GET /common/accounts`. */
  accountEntrances: Array<AccountEntrance>;
  /** Own answer templates (常用回复), used last first, then by name, 50 at most; suppliers only. REST: `POST /answerTemplates/list`. */
  answerTemplates: Array<AnswerTemplate>;
  /** The own tokens of programs. REST: `GET /tokens/list`. */
  apiTokens: ApiTokens;
  /** The caller's basket (进货单), by warehouse, what was put in last first; at most 200 lines; buyers only. REST: `POST /basketLines/list`. */
  basketLines: Array<BasketLine>;
  /** What the caller could have invoiced now. REST: `POST /invoices/billable`. */
  billable: Billable;
  /** The caller's address book (地址簿), the newest first; buyers only. REST: `POST /addressBook/list`. */
  bookEntries: BookEntryPage;
  /** The groups of the caller's address book; buyers only. REST: `POST /addressBook/groups`. */
  bookGroups: BookGroupList;
  /** What a bulk edit has changed, row by row; suppliers only. REST: `POST /bulkEdits/getLinesList`. */
  bulkEditLines: BulkEditLinePage;
  /**
   * What changing many own goods at once would do; nothing is changed. Of `ids` or of `filter`, one of them, up to 2,000 goods
   * with 10,000 rows; suppliers only. REST: `POST /bulkEdits/preview`.
   */
  bulkEditPreview: BulkEditPreview;
  /** Own bulk edits (批量修改单), newest first; suppliers only. REST: `POST /bulkEdits/getEditsList`. */
  bulkEdits: BulkEditPage;
  /** What packers are told of the buyer of an own parcel; suppliers only. REST: `POST /packing/getBuyerNote`. */
  buyerNote: BuyerNote;
  /** A fresh captcha. REST: `GET /common/captcha`, `GET /seller/captcha`. */
  captcha: Captcha;
  /** What was said and done in an own case. REST: `POST /afterSales/messages`. */
  caseMessages: CaseMessages;
  /** The caller's after-sales cases, newest first. REST: `POST /afterSales/getCasesList`. */
  cases: AfterSaleCasePage;
  /** `cases` as a connection. REST: `POST /afterSales/getCasesList`. */
  casesConnection: AfterSaleCaseConnection;
  /** What the caller may cash out now. REST: `POST /cashOut/limits`. */
  cashOutLimits: CashOutLimits;
  /** The caller's cash-outs, newest first. REST: `POST /cashOut/getCashOutList`. */
  cashOuts: CashOutPage;
  /** `cashOuts` as a connection. REST: `POST /cashOut/getCashOutList`. */
  cashOutsConnection: CashOutConnection;
  /** Kinds of goods in their order, on some hosts with the virtual gift list. REST: `GET /goods/categoryList`. */
  categories: Array<Category>;
  /**
   * What of the caller's has changed since a cursor, for programs that were away: nothing is missed, whatever the order in which
   * transactions ended, and what is named may be named again. Without `since` nothing is listed, and `cursor` says from now on.
   * Refused with RESYNC when the cursor is older than a day, and BAD_PARAM when it was not given to this account. How to use it
   * stands in `docs/graph.md`. REST: `GET /changes/list`.
   */
  changesSince: ChangesSince;
  /** What the caller has answered to them; ask about those without an answer, once. REST: `GET /legal/mine`. */
  consents: Array<Consent>;
  /** The claims against couriers of the caller, suppliers only, newest first. REST: `POST /courierClaims/getClaimsList`. */
  courierClaims: CourierClaimPage;
  /** `courierClaims` as a connection; suppliers only. REST: `POST /courierClaims/getClaimsList`. */
  courierClaimsConnection: CourierClaimConnection;
  /** Couriers in the order of their ids; those out of use are among them. REST: `POST /couriers/getCouriersList`. */
  couriers: Array<Courier>;
  /** The caller's mark-up where no row holds; buyers only. REST: `POST /userProfits/defaultProfit` without a body. */
  defaultProfit: DefaultProfit;
  /** The own deposit (保证金), suppliers only. REST: `GET /deposit/mine`. */
  deposit: Deposit;
  /** How an export stands, waiting a little for its end. REST: `POST /exports/find`. */
  exportedFile: ExportedFile;
  /** The caller's favourites, the newest first; buyers only. REST: `POST /goodCollect/getGoodCollectList`. */
  favourites: FavouritePage;
  /** One of the own freight templates; suppliers only. REST: `POST /freightTemplates/find`. */
  freightTemplate: FreightTemplate;
  /** The caller's own freight templates by name, 50 at most; suppliers only. REST: `POST /freightTemplates/list`. */
  freightTemplates: Array<FreightTemplate>;
  /** One of the goods. REST: `GET /goods/id`, its `prices` `GET /goods/prices`. */
  good: Good;
  /** What a list of goods can be narrowed to. REST: `GET /goods/facets`. */
  goodFacets: GoodFacets;
  /** Stock of the own goods, what is low first; suppliers only. REST: `POST /goodStock/getGoodStockList`. */
  goodStocks: GoodStockPage;
  /** Goods on sale. REST: `GET /goods/list`. */
  goods: GoodPage;
  /** Ship-from areas that have goods. REST: `GET /goods/areaList`. */
  goodsAreas: Array<GoodsArea>;
  /** `goods` as a connection. REST: `GET /goods/list`. */
  goodsConnection: GoodConnection;
  /** What operators show on the home page; null where that is nothing. REST: `GET /home/places`. */
  homePlaces?: Maybe<HomePlaces>;
  /**
   * The caller's invitees, the newest first, with the sums over all of them; buyers only.
   * REST: `POST /user/invite/list`.
   */
  invitees: InviteePage;
  /** An invoice of the caller with its title and what it is of. REST: `POST /invoices/read`. */
  invoice: InvoiceDetail;
  /** What the own invoices are made out to, 20 at most. REST: `GET /invoiceTitles/list`. */
  invoiceTitles: Array<InvoiceTitle>;
  /** Invoices that the caller asked for or issues, newest first. REST: `GET /invoices/list`. */
  invoices: InvoicePage;
  /** `invoices` as a connection. REST: `GET /invoices/list`. */
  invoicesConnection: InvoiceConnection;
  /** Where the caller seems to be, by the address of the call. REST: `POST /common/getIpGeo`. */
  ipRegion: IpRegion;
  /** What a label would look like; suppliers only. REST: `POST /printSettings/preview`. */
  labelPreview: LabelPreview;
  /** What was chosen last time; empty before the first order. REST: `POST /orders/lastBuyGood`. */
  lastPurchase?: Maybe<LastPurchase>;
  /** How far the caller has come in the league; buyers only. REST: `POST /user/league`. */
  league: League;
  /** The versions of 用户协议 and 隐私政策 that hold, or that of another text. REST: `GET /legal/list`. */
  legalTexts: Array<LegalText>;
  /** The newest fifty of the caller's licences (资质), suppliers only. REST: `GET /licence/getLicenceList`. */
  licences: Array<Licence>;
  /** Combinations on sale that a SKU of a shop may be linked to, at most 50: by words or a number, else those of goods that the caller has linked, collected or ordered. REST: `POST /shops/findSkus`. */
  linkableSkus: Array<LinkSuggestion>;
  /** The signed-in account. REST: `GET /user/info` or `GET /seller/info`. */
  me: Account;
  /** What an invitation is for, by its code. REST: `GET /members/invitation`. */
  memberInvitation: OpenInvitation;
  /** Who may act in the own account. REST: `GET /members/list`. */
  members: Members;
  /** What of a shop is merged, and what could be. REST: `POST /mergeOrder/makeMergeOrder` with a shop. */
  mergeOrders: Array<MergeOrder>;
  /** Lines of the caller's wallet, newest first. REST: `POST /userMoneyLogs/getUserMoneyLogsList`. */
  moneyLogs: MoneyLogPage;
  /** `moneyLogs` as a connection. REST: `POST /userMoneyLogs/getUserMoneyLogsList`. */
  moneyLogsConnection: MoneyLogConnection;
  /** One notice. REST: `POST /notice/id`. */
  notice: Notice;
  /** How the caller is told besides by the bell. REST: `GET /noticeWays/find`. */
  noticeWays: NoticeWays;
  /** Notices to everybody and to the caller, newest first; pinned ones before them, but for `HOME`. REST: `POST /notice/list`. */
  notices: NoticePage;
  /** `notices` as a connection. REST: `POST /notice/list`. */
  noticesConnection: NoticeConnection;
  /** One order. REST: `POST /orders/findOrders`. */
  order: Order;
  /** The goods of an own order with their reviews (评价), also those that were hidden. REST: `POST /reviews/findOrderReviews`. */
  orderReviews: Array<OrderReviewGood>;
  /**
   * Which of at most 1,000 third-party order numbers the caller has ordered already, in whatever way; buyers only.
   * REST: `POST /orderPackages/findOrdered`.
   */
  orderedNumbers: Array<OrderedNumber>;
  /** The caller's orders. REST: `POST /orders/getOrdersList`. */
  orders: OrderPage;
  /** `orders` as a connection. REST: `POST /orders/getOrdersList`. */
  ordersConnection: OrderConnection;
  /** Combinations of the own goods, of the newest first; suppliers only. REST: `POST /goods/getSkusList`. */
  ownSkus: OwnSkuPage;
  /** The caller's parcels, newest first. REST: `POST /orderPackages/getOrderPackagesList`. */
  parcels: ParcelPage;
  /** `parcels` as a connection. REST: `POST /orderPackages/getOrderPackagesList`. */
  parcelsConnection: ParcelConnection;
  /**
   * The caller's parcels of at most 500 rows of a sheet, with their waybills, so that these can be filled back (单号回填);
   * rows without parcels are left out. Buyers only. REST: `POST /orderPackages/findByRows`.
   */
  parcelsOfRows: Array<ParcelsOfRow>;
  /** The ways to recharge that are set up here. REST: `GET /pay/channels`. */
  payChannels: Array<PayChannel>;
  /** How a recharge stands; the channel is asked. REST: `POST /pay/check`. */
  payment: PaymentState;
  /** The caller's own notices (站内消息), newest first. REST: `POST /notice/mine`. */
  personNotices: PersonNoticePage;
  /** `personNotices` as a connection. REST: `POST /notice/mine`. */
  personNoticesConnection: PersonNoticeConnection;
  /** Who has bought from the caller, newest buyers first, at most 50; suppliers only. REST: `POST /priceLists/getBuyersList`. */
  priceListBuyers: Array<PriceListBuyer>;
  /** Own price lists (价格表), changed last first; suppliers only. REST: `POST /priceLists/getPriceListsList`. */
  priceLists: Array<PriceList>;
  /** What an invitee would pay; nothing is kept. REST: `POST /userProfits/simulate`. */
  priceSimulation: PriceSimulation;
  /** The caller's settings, newest first; suppliers only. REST: `POST /printSettings/getPrintSettingsList`. */
  printSettings: Array<PrintSetting>;
  /** Labels for the local print component, at most 100 parcels; suppliers only. REST: `POST /orderPackages/printTasks`. */
  printTasks: PrintTasks;
  /** What needs a person, the newest first. REST: `POST /problems/list`. */
  problems: ProblemPage;
  /** `problems` as a connection. REST: `POST /problems/list`. */
  problemsConnection: ProblemConnection;
  /** The last days of the caller's promotion, the oldest first; at most 90. REST: `POST /user/invite/days`. */
  promotionDays: Array<PromotionDay>;
  /** Reads free text, one or many recipients, at most 500. REST: `POST /orders/parseAddress`. */
  readAddresses: Array<AddressReading>;
  /** Reads addresses that hold neither name nor phone, at most 1,000, in their order. REST: `POST /orders/parsePlaces`. */
  readPlaces: Array<PlaceReading>;
  /** The caller's recharges, newest first. REST: `POST /recharges/getRechargesList`. */
  recharges: RechargePage;
  /** `recharges` as a connection. REST: `POST /recharges/getRechargesList`. */
  rechargesConnection: RechargeConnection;
  /** The caller's refunds, newest first. REST: `POST /refunds/getRefundsList`. */
  refunds: RefundPage;
  /** `refunds` as a connection. REST: `POST /refunds/getRefundsList`. */
  refundsConnection: RefundConnection;
  /** All regions, or those of one level or parent. REST: `POST /common/getGeoList`. */
  regions: RegionList;
  /** What comes back to the caller, suppliers only, newest first. REST: `POST /returns/getReturnsList`. */
  returnParcels: ReturnParcelPage;
  /** `returnParcels` as a connection; suppliers only. REST: `POST /returns/getReturnsList`. */
  returnParcelsConnection: ReturnParcelConnection;
  /** Reviews (评价) of goods on sale or formerly, without those that were hidden. REST: `POST /reviews/getReviewsList`. */
  reviews: ReviewPage;
  /** `reviews` as a connection. REST: `POST /reviews/getReviewsList`. */
  reviewsConnection: ReviewConnection;
  /** How many of the caller's parcels end in after-sales; suppliers only. REST: `POST /statistics/afterSales`. */
  sellerAfterSales: SellerAfterSales;
  /** One of the own goods; suppliers only. REST: `POST /goods/findGoods`, its `priceSteps` `POST /priceSteps/findPriceSteps`. */
  sellerGood: SellerGood;
  /** The caller's own goods; suppliers only. REST: `POST /goods/getGoodsList`. */
  sellerGoods: SellerGoodPage;
  /** `sellerGoods` as a connection; suppliers only. REST: `POST /goods/getGoodsList`. */
  sellerGoodsConnection: SellerGoodConnection;
  /** The caller's profit; suppliers only. REST: `POST /statistics/sellerProfit`. */
  sellerProfit: SellerProfit;
  /** Reviews (评价) of the caller's goods, suppliers only, newest first. REST: `POST /reviews/getSellerReviewsList`. */
  sellerReviews: OwnReviewPage;
  /** `sellerReviews` as a connection; suppliers only. REST: `POST /reviews/getSellerReviewsList`. */
  sellerReviewsConnection: OwnReviewConnection;
  /** One of the own warehouses; suppliers only. REST: `POST /warehouse/find`. */
  sellerWarehouse: SellerWarehouse;
  /** The caller's own warehouses; suppliers only. REST: `POST /warehouse/getWarehouseList`. */
  sellerWarehouses: SellerWarehousePage;
  /** Sender and return addresses held at the platform. REST: `POST /shops/getSendAddress`. */
  sendAddresses: Array<RemoteAddress>;
  /** The caller's senders, the default first. REST: `GET /sellerSends/find`. */
  senders: Array<Sender>;
  /** Texts and limits of the site; open to everybody. REST: `POST /setting/getSetting`. */
  settings: Settings;
  /** Which goods stand for a shop's items. REST: `POST /shops/getShopGoodsList`. */
  shopGoods: ShopGoodPage;
  /** How the newest reading of what a shop has on sale stands; null when there was none. REST: `POST /shops/getGoodsPull`. */
  shopGoodsPull?: Maybe<ShopGoodsPull>;
  /** Which orders chosen shop orders become, by the goods that stand for their items. REST: `POST /shopOrders/plan`. */
  shopOrderPlan: ShopOrderPlan;
  /** Orders of the caller's shops; buyers only. REST: `POST /shopOrders/getShopOrdersList`. */
  shopOrders: ShopOrderPage;
  /** `shopOrders` as a connection; buyers only. REST: `POST /shopOrders/getShopOrdersList`. */
  shopOrdersConnection: ShopOrderConnection;
  /** The six platforms, and whether their shops can be bound here. REST: `GET /shops/platforms`. */
  shopPlatforms: Array<ShopPlatform>;
  /** What the caller's own shops sell and earn; buyers only. REST: `POST /statistics/shopSales`. */
  shopSales: ShopSales;
  /** The SKUs that a shop's orders were placed for, with their links, what they hold back, and suggestions. REST: `POST /shops/getShopSkusList`. */
  shopSkus: ShopSkuPage;
  /** The caller's shops, the newest first. REST: `POST /shops/getShopsList`. */
  shops: ShopPage;
  /** Who gets the own cash-outs by splits (分账收款方), suppliers only. REST: `GET /splitReceiver/mine`. */
  splitReceiver: SplitReceiverSetting;
  /** Movements of a stock row, newest first; suppliers only. REST: `POST /goodStock/getStockLogsList`. */
  stockLogs: StockLogPage;
  /** `stockLogs` as a connection; suppliers only. REST: `POST /goodStock/getStockLogsList`. */
  stockLogsConnection: StockLogConnection;
  /**
   * Orders that hold pieces of a stock row, the next to lapse first; suppliers only.
   * REST: `POST /goodStock/getReservationsList`.
   */
  stockReservations: StockReservationPage;
  /** Own transfers between warehouses (调拨单), newest first; suppliers only. REST: `POST /stockTransfers/getTransfersList`. */
  stockTransfers: StockTransferPage;
  /**
   * What there is to count: of a draft every combination with stock at its warehouse, and what was counted besides; later
   * what was counted; suppliers only. REST: `POST /stocktakes/getLinesList`.
   */
  stocktakeLines: StocktakeLinePage;
  /** Own stocktakes (盘点单), newest first; suppliers only. REST: `POST /stocktakes/getStocktakesList`. */
  stocktakes: StocktakePage;
  /** Licences of the supplier of a warehouse that hold today. REST: `GET /licence/getStoreLicences`. */
  storeLicences: Array<StoreLicence>;
  /** What happened to a parcel, and the courier's words. REST: `POST /orderPackages/timeline`. */
  timeline: ParcelTimeline;
  /** How many parcels wait to be shipped, and until when today; suppliers only. REST: `POST /orderPackages/toShip`. */
  toShip: ToShip;
  /** Documents of the token that asks, by name; for a person those of all tokens of the account. REST: `GET /tokens/documents`. */
  tokenDocuments: Array<TokenDocument>;
  /** What of them is unread. REST: `POST /notice/unread`. */
  unreadNotices: UnreadNotices;
  /** The caller's mark-ups by invitee, changed last first; buyers only. REST: `POST /userProfits/getUserProfitsList`. */
  userProfits: UserProfitPage;
  /**
   * What moved in the caller's wallet on each of the last days, the oldest first; at most 90.
   * REST: `POST /userMoneyLogs/days`.
   */
  walletDays: Array<WalletDay>;
  /**
   * What the caller's wallet had, what moved in a month, and what it has. Refuses a month that has not begun.
   * REST: `GET /statements/month`.
   */
  walletStatement: WalletStatement;
  /** One warehouse. REST: `POST /warehouse/id`. */
  warehouse: Warehouse;
  /** Warehouses whose name contains the keyword; signed-in callers only. REST: `POST /warehouse/list`. */
  warehouses: WarehousePage;
  /** Own waves (波次), newest first; suppliers only. REST: `POST /waves/getWavesList`. */
  waves: WavePage;
  /** Own accounts at couriers (电子面单账号), by courier, 100 at most; suppliers only. REST: `POST /waybillAccounts/list`. */
  waybillAccounts: Array<WaybillAccount>;
  /** What an own endpoint was told within two weeks, newest first. REST: `POST /webhooks/messages`. */
  webhookMessages: WebhookMessagePage;
  /** `webhookMessages` as a connection. REST: `POST /webhooks/messages`. */
  webhookMessagesConnection: WebhookMessageConnection;
  /** The own endpoints of webhooks (事件推送). REST: `GET /webhooks/list`. */
  webhooks: WebhookEndpoints;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryBillableArgs = {
  input: BillableInput;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryBookEntriesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BookFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryBulkEditLinesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  editId: Scalars['EntityId']['input'];
  filter?: InputMaybe<BulkEditLineFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryBulkEditPreviewArgs = {
  filter?: InputMaybe<SellerGoodFilter>;
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  input: BulkEditInput;
  kind: BulkEditKind;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryBulkEditsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<BulkEditFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryBuyerNoteArgs = {
  packageId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryCaptchaArgs = {
  kind: AccountKind;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryCaseMessagesArgs = {
  caseId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryCasesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CaseFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryCasesConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CaseFilter>;
  first: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryCashOutsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CashOutFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryCashOutsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CashOutFilter>;
  first: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryChangesSinceArgs = {
  kinds?: InputMaybe<Array<ChangeKind>>;
  limit: Scalars['Int']['input'];
  since?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryCourierClaimsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CourierClaimFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryCourierClaimsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CourierClaimFilter>;
  first: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryExportedFileArgs = {
  taskId: Scalars['String']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryFavouritesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryFreightTemplateArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryGoodArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryGoodFacetsArgs = {
  filter?: InputMaybe<GoodFilter>;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryGoodStocksArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GoodStockFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryGoodsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GoodFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  sort: GoodsSort;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryGoodsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<GoodFilter>;
  first: Scalars['Int']['input'];
  sort: GoodsSort;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryInviteesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InviteeFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryInvoiceArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryInvoicesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvoiceFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryInvoicesConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InvoiceFilter>;
  first: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryLabelPreviewArgs = {
  input: PrintSettingInput;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryLegalTextsArgs = {
  kind?: InputMaybe<LegalKind>;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryLinkableSkusArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  shopId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryMeArgs = {
  kind?: InputMaybe<AccountKind>;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryMemberInvitationArgs = {
  code: Scalars['String']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryMergeOrdersArgs = {
  shopId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryMoneyLogsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MoneyLogFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryMoneyLogsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<MoneyLogFilter>;
  first: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryNoticeArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryNoticesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  type: NoticeType;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryNoticesConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  type: NoticeType;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryOrderArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryOrderReviewsArgs = {
  orderId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryOrderedNumbersArgs = {
  platform: Platform;
  thirdOrderNos: Array<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryOrdersArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  sort: OrderSort;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryOrdersConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first: Scalars['Int']['input'];
  sort: OrderSort;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryOwnSkusArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OwnSkuFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryParcelsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ParcelFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryParcelsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ParcelFilter>;
  first: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryParcelsOfRowsArgs = {
  orderId?: InputMaybe<Scalars['EntityId']['input']>;
  rows: Array<SheetRowInput>;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryPaymentArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryPersonNoticesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PersonNoticeFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryPersonNoticesConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PersonNoticeFilter>;
  first: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryPriceListBuyersArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryPriceSimulationArgs = {
  input: PriceSimulationInput;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryPrintTasksArgs = {
  ids: Array<Scalars['EntityId']['input']>;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryProblemsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProblemFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryProblemsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProblemFilter>;
  first: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryPromotionDaysArgs = {
  days: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryReadAddressesArgs = {
  text: Scalars['String']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryReadPlacesArgs = {
  places: Array<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryRechargesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RechargeFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryRechargesConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RechargeFilter>;
  first: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryRefundsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RefundFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryRefundsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RefundFilter>;
  first: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryRegionsArgs = {
  level?: InputMaybe<Scalars['Int']['input']>;
  parentCode?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryReturnParcelsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReturnFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryReturnParcelsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReturnFilter>;
  first: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryReviewsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReviewFilter>;
  goodId: Scalars['EntityId']['input'];
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  sort: ReviewSort;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryReviewsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReviewFilter>;
  first: Scalars['Int']['input'];
  goodId: Scalars['EntityId']['input'];
  sort: ReviewSort;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QuerySellerAfterSalesArgs = {
  filter?: InputMaybe<AfterSalesFilter>;
  unit: AfterSalesUnit;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QuerySellerGoodArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QuerySellerGoodsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SellerGoodFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  sort: SellerGoodSort;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QuerySellerGoodsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SellerGoodFilter>;
  first: Scalars['Int']['input'];
  sort: SellerGoodSort;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QuerySellerProfitArgs = {
  filter?: InputMaybe<ProfitFilter>;
  unit: ProfitUnit;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QuerySellerReviewsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SellerReviewFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QuerySellerReviewsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SellerReviewFilter>;
  first: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QuerySellerWarehouseArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QuerySellerWarehousesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<SellerWarehouseFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QuerySendAddressesArgs = {
  shopId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryShopGoodsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShopGoodFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  shopId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryShopGoodsPullArgs = {
  shopId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryShopOrderPlanArgs = {
  input: ShopOrderPlanInput;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryShopOrdersArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShopOrderFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  sort: ShopOrderSort;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryShopOrdersConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShopOrderFilter>;
  first: Scalars['Int']['input'];
  sort: ShopOrderSort;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryShopSalesArgs = {
  filter?: InputMaybe<ShopSalesFilter>;
  unit: ShopSalesUnit;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryShopSkusArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShopSkuFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  shopId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryShopsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ShopFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryStockLogsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StockLogFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  stockId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryStockLogsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StockLogFilter>;
  first: Scalars['Int']['input'];
  stockId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryStockReservationsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  stockId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryStockTransfersArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StockTransferFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryStocktakeLinesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StocktakeLineFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  stocktakeId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryStocktakesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StocktakeFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryStoreLicencesArgs = {
  warehouseId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryTimelineArgs = {
  packageId: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryUserProfitsArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserProfitFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryWalletDaysArgs = {
  days: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryWalletStatementArgs = {
  month?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryWarehouseArgs = {
  id: Scalars['EntityId']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryWarehousesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WarehouseFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryWavesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WaveFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryWebhookMessagesArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  endpointId: Scalars['EntityId']['input'];
  filter?: InputMaybe<WebhookMessageFilter>;
  page: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
};


/** What can be read. Nothing here changes anything, so any of it may be asked again. */
export type QueryWebhookMessagesConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  endpointId: Scalars['EntityId']['input'];
  filter?: InputMaybe<WebhookMessageFilter>;
  first: Scalars['Int']['input'];
};

/** A dry run of `createOrder`. REST: `/orders/quote`. */
export type Quote = {
  __typename?: 'Quote';
  /** Pieces of the first combination that can be ordered now. */
  available: Scalars['Int']['output'];
  /** What the caller can spend now, in fen (余额). */
  balance: Scalars['Fen']['output'];
  /** Parcels to one receiver that cost less as one, those that save most first (合并更便宜); parcels of shops are merged there. */
  cheaperTogether: Array<CheaperTogether>;
  /** Sum of the couriers' fees over the rows that can go, in fen (快递费). */
  courierFee: Scalars['Fen']['output'];
  /** Sum of the reductions already inside `courierFee`, in fen (已优惠). */
  discountFee: Scalars['Fen']['output'];
  /** Whether the balance covers `totalFee`. */
  enough: Scalars['Boolean']['output'];
  /** 15 minutes from now; then the quote no longer counts. */
  expireAt: Scalars['DateTime']['output'];
  /** Sum of the goods over the rows that can go, in fen (商品费). */
  goodsFee: Scalars['Fen']['output'];
  /** What is missing to the next price steps; those that save something come first (再买几件更便宜). */
  nextSteps: Array<NextStep>;
  /** Rows that can go. */
  packageCount: Scalars['Int']['output'];
  /** Problems of the order as a whole, such as a resting courier. */
  problems: Array<RowProblem>;
  /** Names this price; goes with the order that is to have it. */
  quoteNo: Scalars['String']['output'];
  /** Sum of the areas' surcharges over the rows that can go, in fen (偏远加收). */
  remoteFee: Scalars['Fen']['output'];
  /** One for every recipient, in their order. */
  rows: Array<QuoteRow>;
  /** By combination. */
  stock: Array<QuoteStock>;
  /** `goodsFee` + `courierFee` + `remoteFee`: what paying would take, in fen (应付合计). */
  totalFee: Scalars['Fen']['output'];
  /** `totalFee` in yuan with two decimals. */
  totalFeeYuan: Scalars['String']['output'];
};

/** So many pieces of a combination in a parcel, priced. */
export type QuoteItem = {
  __typename?: 'QuoteItem';
  /** What a bundle (组合装) is made of; empty for others. */
  bundleParts: Array<BundlePart>;
  /** Id of its goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Fen for all of them. */
  goodsFee: Scalars['Fen']['output'];
  /** Pieces. */
  num: Scalars['Int']['output'];
  /** Why a piece costs that, in the order in which they apply; they add up to `unitPrice`. */
  parts: Array<PricePart>;
  /** The combination (规格), as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Fen a piece. */
  unitPrice: Scalars['Fen']['output'];
};

/** The verdict on one part of a batch. */
export type QuotePart = {
  __typename?: 'QuotePart';
  /** Pieces of the first combination that can be ordered now, less what earlier parts take. */
  available: Scalars['Int']['output'];
  /** Rows that can go. */
  packageCount: Scalars['Int']['output'];
  /** Index in the given parts, from 0. */
  part: Scalars['Int']['output'];
  /** Problems of the part as a whole. */
  problems: Array<RowProblem>;
  /** Null when it can be ordered; else it has no rows. */
  refusal?: Maybe<PartRefusal>;
  /** One for every recipient of the part, in their order. */
  rows: Array<QuoteRow>;
  /** By combination, less what earlier parts take. */
  stock: Array<QuoteStock>;
  /** Sum over the part's rows that can go, in fen. */
  totalFee: Scalars['Fen']['output'];
};

/** The verdict on one recipient, priced. */
export type QuoteRow = {
  __typename?: 'QuoteRow';
  /** What the courier costs, reduction and mark-up included, in fen (快递费). */
  courierFee: Scalars['Fen']['output'];
  /** Reduction of the league level, already inside `courierFee`, in fen (已优惠). */
  discountFee: Scalars['Fen']['output'];
  /** The supplier bears the freight to its area (包邮): `courierFee` is the inviter's mark-up alone. */
  freeFreight: Scalars['Boolean']['output'];
  /** Of all its items, in fen (商品费). */
  goodsFee: Scalars['Fen']['output'];
  /** What it holds; empty where that cannot be told. */
  items: Array<QuoteItem>;
  /** The merged parcel that it is; null where it is none. */
  mergeId?: Maybe<Scalars['EntityId']['output']>;
  /** Pieces of the parcel (数量). */
  num: Scalars['Int']['output'];
  /** `goodsFee` + `courierFee` + `remoteFee`, in fen. */
  packageFee: Scalars['Fen']['output'];
  /** What is wrong with it; empty when `state` is `OK`. */
  problems: Array<RowProblem>;
  /** Cut-off of the first day that it makes if paid now; null when no working day of both is in sight. */
  promisedShipAt?: Maybe<Scalars['DateTime']['output']>;
  /** Surcharge of the area, in fen; 0 where there is none (偏远加收). */
  remoteFee: Scalars['Fen']['output'];
  /** Index in the given list, from 0: `packages`, then `mergeIds`, then `shopOrderIds`. */
  row: Scalars['Int']['output'];
  /** The shop orders that go into the parcel. */
  shopOrderIds: Array<Scalars['EntityId']['output']>;
  /** `OK` and `WARN` can go, `ERROR` and `DUPLICATE` cannot. */
  state: RowState;
};

/** What an order takes of a combination, and how much of it there is. */
export type QuoteStock = {
  __typename?: 'QuoteStock';
  /** Pieces that can be ordered now. */
  available: Scalars['Int']['output'];
  /** Taken only as a part of bundles (组合装), which have no stock of their own. */
  ofBundle: Scalars['Boolean']['output'];
  /** Pieces in the rows that can go. */
  pieces: Scalars['Int']['output'];
  /** The combination (规格), as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Name of goods and combination. */
  title: Scalars['String']['output'];
};

/** A parcel of what was quoted. */
export type QuotedParcel = {
  __typename?: 'QuotedParcel';
  /** Index in the given parts, from 0; 0 in the quote of one order. */
  part: Scalars['Int']['output'];
  /** Index in the rows of its part, from 0. */
  row: Scalars['Int']['output'];
};

/** REST: answer of `POST /orders/reAutoSend`. */
export type ReAutoSendPayload = {
  __typename?: 'ReAutoSendPayload';
  /** Parcels that were left, with why. */
  failed: Array<FailedSend>;
  /** The order as it stands now, read only when asked for; null when it cannot be read just now. */
  order?: Maybe<Order>;
  /** Id of the order (订单), as in `Order.id`. */
  orderId: Scalars['EntityId']['output'];
  /** Parcels that are posted again. */
  submitted: Scalars['Int']['output'];
  /** Of these, the ones that were posted before the answer. */
  success: Scalars['Int']['output'];
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
  /** 关联待确认: the shop's SKU has other words than were agreed */
  | 'LINK_CHANGED'
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
  /** 快递网点未开通电子面单 */
  | 'WAYBILL_BRANCH'
  /** 运单号已被使用 */
  | 'WAYBILL_USED';

/** A line that did not arrive whole. */
export type ReceivedRowInput = {
  /** Why. */
  reason: TransferReason;
  /** Pieces that arrived, fewer than were sent. */
  received: Scalars['Int']['input'];
  /** A combination of the transfer. */
  skuId: Scalars['EntityId']['input'];
};

/** Who gets a parcel, as changed by its buyer. REST: body of `POST /orderPackages/editReceiver`. */
export type ReceiverInput = {
  /** The rest of the address below the district, 4 to 200 characters (详细地址). */
  address: Scalars['String']['input'];
  /** Four digits of the city. */
  cityCode: Scalars['String']['input'];
  /** Six digits of the district; empty where the city has none. */
  districtCode: Scalars['String']['input'];
  /** Two digits of the province. */
  provinceCode: Scalars['String']['input'];
  /** At most 30 characters (收件人). */
  receiverName: Scalars['String']['input'];
  /** A mobile, with an extension or without, or a landline with its area code (联系电话). */
  receiverPhone: Scalars['String']['input'];
  /** Words for the parcel (备注), at most 200 characters; null leaves them as they are. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** What is said of the goods (规格), at most 100 characters; null leaves it as it is. */
  specification?: InputMaybe<Scalars['String']['input']>;
};

/** Money that came in (充值). REST: `/recharges/getRechargesList`. */
export type Recharge = {
  __typename?: 'Recharge';
  /** What was paid, in fen (充值金额). */
  amount: Scalars['Fen']['output'];
  /** What the platform adds, in fen (赠送); 0 without an offer. */
  bonus: Scalars['Fen']['output'];
  /** The channel's own number; null until it is paid. */
  channelTradeNo?: Maybe<Scalars['String']['output']>;
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** Number of the recharge; the same as `payId`. */
  id: Scalars['EntityId']['output'];
  /** It was paid after it had been closed, and is credited all the same. */
  late: Scalars['Boolean']['output'];
  /** When the channel was paid; null before. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** What `payment(payId:)` takes. */
  payId: Scalars['EntityId']['output'];
  /** The channel that it was begun with (支付渠道). */
  payType: PayType;
  /** `payType` in Chinese, for people. */
  payTypeText: Scalars['String']['output'];
  /** What is credited, in fen: amount and bonus (到账金额). */
  realAmount: Scalars['Fen']['output'];
  /** Number that people are told (充值单号); that of its payment. */
  rechargeNo: Scalars['String']['output'];
  /** How it stands (状态). */
  status: RechargeStatus;
  /** `status` in Chinese, for people. */
  statusText: Scalars['String']['output'];
};

/** `RechargePage` after the Relay cursor specification. */
export type RechargeConnection = {
  __typename?: 'RechargeConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<RechargeEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<Recharge>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `RechargeConnection`. */
export type RechargeEdge = {
  __typename?: 'RechargeEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Recharge;
};

/** Which recharges are listed; what is absent excludes nothing. */
export type RechargeFilter = {
  /** Up to but without this moment, by when the recharge was begun. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only recharges through this channel. */
  payType?: InputMaybe<PayType>;
  /** From this moment on, by when the recharge was begun. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only recharges in this state. */
  status?: InputMaybe<RechargeStatus>;
};

/** Recharges (充值记录) of the caller, the newest first. */
export type RechargePage = {
  __typename?: 'RechargePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Recharge>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Fen credited over the whole filter. */
  sumPaid: Scalars['Fen']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A recharge that goes back the way it came (充值退回). */
export type RechargeReturn = {
  __typename?: 'RechargeReturn';
  /** Fen that go back of it. */
  amount: Scalars['Fen']['output'];
  /** When it was paid. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the recharge (充值单号). */
  payNo: Scalars['String']['output'];
  /** Through which channel. */
  payType: PayType;
  /** The channel in words. */
  payTypeText: Scalars['String']['output'];
  /** How far it is. */
  status: RechargeReturnStatus;
  /** The same in words. */
  statusText: Scalars['String']['output'];
};

export type { RechargeReturnStatus };

export type { RechargeStatus };

/** Money of a parcel that goes back, or was asked for (退款). */
export type Refund = {
  __typename?: 'Refund';
  /** What the caller may do with it now. */
  allowedActions: Array<RefundAction>;
  /** What goes back, in fen (退款金额). */
  amount: Scalars['Fen']['output'];
  /** Who asked for it. */
  appliedBy: EventActor;
  /** Words of whoever decided it; may be empty. */
  auditReason: Scalars['String']['output'];
  /** When it was decided; null before. */
  auditedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided it; `PLATFORM` also while it waits because the courier kept the waybill. Null before. */
  auditedBy?: Maybe<EventActor>;
  /** The case (售后单) in which it is answered; null for one that was asked for without a case, or that is over. */
  caseId?: Maybe<Scalars['EntityId']['output']>;
  /** When it was asked for (申请时间). */
  createdAt: Scalars['DateTime']['output'];
  /** When it is agreed to by itself; null unless it waits for the supplier. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the money went back, or it ended otherwise; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the goods when they were ordered (商品名称). */
  goodName: Scalars['String']['output'];
  /** Stable number of the refund. */
  id: Scalars['EntityId']['output'];
  /** About a part of what was in the parcel (部分退款); once it went back, the parcel is that of this part alone. */
  isPart: Scalars['Boolean']['output'];
  /** What it is about (退款商品); goods and `quantity` beside are those of the first. */
  items: Array<ParcelItem>;
  /** Fen that may go back at most: what the items cost, or the parcel. */
  maxAmount: Scalars['Fen']['output'];
  /** Pieces of its first item (数量). */
  num: Scalars['Int']['output'];
  /** Id of the order (订单), as in `Order.id`. */
  orderId: Scalars['EntityId']['output'];
  /** Number of the order that people are told (订单号): `D`, moment and six digits. */
  orderNo: Scalars['String']['output'];
  /** What the parcel cost, in fen. */
  packageFee: Scalars['Fen']['output'];
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** Number of the parcel that people are told (包裹号): `P`, moment and six digits. */
  packageNo: Scalars['String']['output'];
  /** Of refunded pieces: number of the parcel that they were in, which went on without them (原包裹号); null until then. */
  partOfNo?: Maybe<Scalars['String']['output']>;
  /** Words of whoever asked for it (退款原因); may be empty. */
  reason: Scalars['String']['output'];
  /** Number that people are told (退款单号): `R`, digits of the parcel, and which refund of it. */
  refundNo: Scalars['String']['output'];
  /** When the supplier had the goods back; null before. */
  returnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it is (状态). */
  status: RefundStatus;
  /** `status` in Chinese, for people. */
  statusText: Scalars['String']['output'];
  /** Moves with each change that can be seen here, never backwards; to the millisecond. */
  updatedAt: Scalars['DateTime']['output'];
  /** Kept for a waybill that was issued, in fen. */
  waybillFee: Scalars['Fen']['output'];
  /** The courier's number (运单号); null where none was issued. */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

export type { RefundAction };

/** A supplier's answer to a refund. REST: body of `POST /refunds/answer`. */
export type RefundAnswerInput = {
  /** True: the money goes back; false: it stays, and the buyer may ask anew. */
  agree: Scalars['Boolean']['input'];
  /** Fen; by default as much as was asked for. */
  amount?: InputMaybe<Scalars['Fen']['input']>;
  /** Needed when it is refused. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** `RefundPage` after the Relay cursor specification. */
export type RefundConnection = {
  __typename?: 'RefundConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<RefundEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<Refund>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `RefundConnection`. */
export type RefundEdge = {
  __typename?: 'RefundEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Refund;
};

/** Which refunds are listed; what is absent excludes nothing. */
export type RefundFilter = {
  /** Up to but without this moment, by when the refund was asked for. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Only of this order (订单). */
  orderId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only of this parcel (包裹). */
  packageId?: InputMaybe<Scalars['EntityId']['input']>;
  /** From this moment on, by when the refund was asked for. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only refunds in this state. */
  status?: InputMaybe<RefundStatus>;
};

/** Pieces of a combination in a parcel whose money is asked for. */
export type RefundItemInput = {
  /** Pieces, 1 to 99. Required. */
  num: Scalars['Int']['input'];
  /** Its pieces in the parcel as the caller saw them: when there are others it is refused, so that a repetition takes no more. */
  of?: InputMaybe<Scalars['Int']['input']>;
  /** The combination, as in `ParcelItem.skuId`. */
  skuId: Scalars['EntityId']['input'];
};

/** Refunds (退款) of the caller: a buyer's own, or those of a supplier's parcels. */
export type RefundPage = {
  __typename?: 'RefundPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Refund>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** REST: answer of `POST /orderPackages/refund`. */
export type RefundParcelsPayload = {
  __typename?: 'RefundParcelsPayload';
  /** Parcels whose refund was refused; when all were, the call itself is refused with the first reason. */
  failed: Array<RefusedRefund>;
  /** Those of `success` and their parts as they are now, masked as in lists; null when they cannot be read just now. */
  parcels?: Maybe<Array<Parcel>>;
  /** Fen that have gone back. */
  refundFee: Scalars['Fen']['output'];
  /** Parcels whose refund was taken up. */
  success: Array<AppliedRefund>;
};

/** REST: answer of `POST /refunds/answer`, `/refunds/revoke` and `/refunds/confirmReturn`. */
export type RefundPayload = {
  __typename?: 'RefundPayload';
  /** Fen that have gone back. */
  amount: Scalars['Fen']['output'];
  /** Its parcel (包裹) as it is now, masked as in lists; null when it cannot be read just now. */
  parcel?: Maybe<Parcel>;
  /** The refund (退款) as it is now, read only when asked for; null when it cannot be read just now. */
  refund?: Maybe<Refund>;
  /** The refund that was decided on. */
  refundId: Scalars['EntityId']['output'];
  /** Its state after it. */
  status: RefundStatus;
};

export type { RefundStatus };

/** A parcel whose refund was refused. */
export type RefusedRefund = {
  __typename?: 'RefusedRefund';
  /** Why, as of a refusal of a single one. */
  errorKey: ErrorKey;
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** The parcel; also one that is not the caller's. */
  packageId: Scalars['EntityId']['output'];
};

/** A province, city or district. REST: `/common/getGeoList`. */
export type Region = {
  __typename?: 'Region';
  /** 2, 4 or 6 digits. */
  code: Scalars['String']['output'];
  /** 1 province, 2 city, 3 district. */
  level: Scalars['Int']['output'];
  /** Name in full, such as 浙江省. */
  name: Scalars['String']['output'];
  /** Empty for provinces. */
  parentCode: Scalars['String']['output'];
};

/** Regions of the mainland with 台湾, 香港 and 澳门. */
export type RegionList = {
  __typename?: 'RegionList';
  /** Provinces first, then cities, then districts. */
  list: Array<Region>;
  /** Changes when the table changes. */
  version: Scalars['String']['output'];
};

/** REST: body of `POST /tokens/registerDocuments`. */
export type RegisterDocumentsInput = {
  /** 1 to 100, all or none; one that is there already stays. */
  documents: Array<DocumentInput>;
};

/** A new account (注册). REST: body of `POST /common/register`. */
export type RegisterInput = {
  /** What was agreed to; without it the answer is CONSENT_NEEDED. */
  consent?: InputMaybe<ConsentInput>;
  /** Which of the two kinds it becomes; never changes. */
  kind: AccountKind;
  /** 6 to 18 characters, not one that is easily guessed. */
  password: Scalars['String']['input'];
  /** 11 digits; not that of another account of the kind. */
  phone: Scalars['String']['input'];
  /** The six digits of the short message. */
  phoneCode: Scalars['String']['input'];
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: InputMaybe<Scalars['String']['input']>;
  /** The password once more. */
  repassword: Scalars['String']['input'];
  /** Account id or invite code of the inviter; an unknown one is ignored. */
  superId?: InputMaybe<Scalars['String']['input']>;
};

/** A sender or return address held at a platform. REST: `POST /shops/getSendAddress`. */
export type RemoteAddress = {
  __typename?: 'RemoteAddress';
  /** The rest of the address below the district. */
  address: Scalars['String']['output'];
  /** Name of the city as the platform writes it. */
  city: Scalars['String']['output'];
  /** Name of the district as the platform writes it; may be empty. */
  district: Scalars['String']['output'];
  /** The one that the platform takes when none is named. */
  isDefault: Scalars['Boolean']['output'];
  /** Name as the platform gives it, perhaps masked. */
  name: Scalars['String']['output'];
  /** Number as the platform gives it, perhaps masked. */
  phone: Scalars['String']['output'];
  /** Name of the province as the platform writes it. */
  province: Scalars['String']['output'];
  /** The platform's id of it; what orders take as `remoteAddressId`. */
  remoteAddressId: Scalars['String']['output'];
};

export type { RemoteRefundStatus };

export type { RemoteStatus };

/** A buyer's reply in a case. REST: body of `POST /afterSales/reply`. */
export type ReplyToCaseInput = {
  /** What it does. */
  action: CaseReply;
  /** By which courier goods are sent back. */
  courierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Own private files that are attached to nothing (图片或视频): nine pictures and a video at most. */
  fileIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Words for the supplier, at most 500 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Under which number they are sent back. */
  waybillNo?: InputMaybe<Scalars['String']['input']>;
};

/** Where a supplier wants goods back (退货地址), as it was when they were asked for. */
export type ReturnAddress = {
  __typename?: 'ReturnAddress';
  /** Region and street. */
  address: Scalars['String']['output'];
  /** Whom they are sent to. */
  contact: Scalars['String']['output'];
  /** Phone of that person. */
  phone: Scalars['String']['output'];
  /** All of it with the number of the case in the name, to be copied for whoever sends. */
  text: Scalars['String']['output'];
  /** Id of the warehouse (仓库). */
  warehouseId: Scalars['EntityId']['output'];
  /** Its name. */
  warehouseName: Scalars['String']['output'];
};

/** Which returned parcels are listed; what is absent excludes nothing. */
export type ReturnFilter = {
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Only those in this state. */
  state?: InputMaybe<ReturnState>;
  /** Only the one with this number. */
  waybillNo?: InputMaybe<Scalars['String']['input']>;
};

/** A parcel that comes back to a supplier (退货包裹). */
export type ReturnParcel = {
  __typename?: 'ReturnParcel';
  /** When the warehouse scanned it; null before. */
  arrivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The cases (售后单) that it is of; none of one that nobody knows (无主件). */
  cases: Array<ReturnedCase>;
  /** When its supplier said that nothing more is to be done about one of no known case; null before. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its courier (快递公司); null where nobody has said it. */
  courierName?: Maybe<Scalars['String']['output']>;
  /** When it was first known. */
  createdAt: Scalars['DateTime']['output'];
  /** Stable number of it. */
  id: Scalars['EntityId']['output'];
  /** What the supplier wrote about it. */
  note: Scalars['String']['output'];
  /** Number of the parcel (包裹号) that was sent and comes back under its own number; null for one that was sent back under another. */
  packageNo?: Maybe<Scalars['String']['output']>;
  /** When its courier says that it was delivered; null before. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its courier said last; empty before. */
  traceText: Scalars['String']['output'];
  /** Id of the warehouse (仓库) that has it or awaits it; null where nobody has said it. */
  warehouseId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of that warehouse. */
  warehouseName?: Maybe<Scalars['String']['output']>;
  /** The courier's number (运单号). */
  waybillNo: Scalars['String']['output'];
};

/** `ReturnParcelPage` after the Relay cursor specification. */
export type ReturnParcelConnection = {
  __typename?: 'ReturnParcelConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<ReturnParcelEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<ReturnParcel>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `ReturnParcelConnection`. */
export type ReturnParcelEdge = {
  __typename?: 'ReturnParcelEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ReturnParcel;
};

/** Returned parcels of a supplier. */
export type ReturnParcelPage = {
  __typename?: 'ReturnParcelPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<ReturnParcel>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** REST: answer of `POST /returns/scan` and `/returns/link`. */
export type ReturnPayload = {
  __typename?: 'ReturnPayload';
  /** The parcel as it is now. */
  returnParcel: ReturnParcel;
  /** It had been scanned already. */
  scannedBefore: Scalars['Boolean']['output'];
};

export type { ReturnState };

/** A case whose goods are in a returned parcel. */
export type ReturnedCase = {
  __typename?: 'ReturnedCase';
  /** Stable number of the case, as in `AfterSaleCase.id`. */
  caseId: Scalars['EntityId']['output'];
  /** Number that people are told (售后单号). */
  caseNo: Scalars['String']['output'];
  /** What is expected in it (应退商品), for people. */
  goods: Scalars['String']['output'];
  /** What was wrong (原因), for people. */
  kindText: Scalars['String']['output'];
  /** Number of the parcel that was sent (包裹号). */
  packageNo: Scalars['String']['output'];
  /** How far the case is. */
  status: CaseStatus;
  /** `status` in Chinese, for people. */
  statusText: Scalars['String']['output'];
};

export type { ReturnedGoods };

/**
 * Who gets a parcel, in clear (收件信息). Not to be kept: who reads it again is counted again.
 * REST: answer of `POST /orderPackages/revealReceiver`.
 */
export type RevealReceiverPayload = {
  __typename?: 'RevealReceiverPayload';
  /** The rest of the address, in clear (详细地址). */
  address: Scalars['String']['output'];
  /** Name of the city (市). */
  city: Scalars['String']['output'];
  /** Four digits of the city. */
  cityCode: Scalars['String']['output'];
  /** Name of the district (区). */
  district: Scalars['String']['output'];
  /** Six digits of the district; empty where the city has none. */
  districtCode: Scalars['String']['output'];
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** The extension of `receiverPhone` alone (分机号); empty without one. */
  phoneExtension: Scalars['String']['output'];
  /** Name of the province (省). */
  province: Scalars['String']['output'];
  /** Two digits of the province. */
  provinceCode: Scalars['String']['output'];
  /** In clear (收件人). */
  receiverName: Scalars['String']['output'];
  /** In clear (联系电话), its extension behind a hyphen: `13800000000-1234`. */
  receiverPhone: Scalars['String']['output'];
};

/** What a buyer said of goods (评价), as everybody reads it. */
export type Review = {
  __typename?: 'Review';
  /** When its author added to it (追评); null before. */
  addedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Addresses of pictures that were added. */
  addedPics: Array<Scalars['String']['output']>;
  /** What was added; may be empty. */
  addedText: Scalars['String']['output'];
  /** The supplier's answer (供应商回复); empty before. */
  answer: Scalars['String']['output'];
  /** When the supplier answered first; null before. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the goods (商品), as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Stable number of the review. */
  id: Scalars['EntityId']['output'];
  /** Addresses of pictures. */
  pics: Array<Scalars['String']['output']>;
  /** The first letter of the author's name: never more. */
  reviewer: Scalars['String']['output'];
  /** 1 to 5 (评分). */
  score: Scalars['Int']['output'];
  /** The combinations (规格) that were bought; empty for goods without. */
  skuName: Scalars['String']['output'];
  /** What was said; may be empty. */
  text: Scalars['String']['output'];
};

export type { ReviewAction };

/** `ReviewPage` after the Relay cursor specification. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<ReviewEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<Review>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `ReviewConnection`. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Review;
};

/** Which reviews of goods are listed; what is absent excludes nothing. */
export type ReviewFilter = {
  /** Only these. */
  show?: InputMaybe<ReviewShow>;
};

/** REST: answer of `POST /orders/reviewOrder`. */
export type ReviewOrderPayload = {
  __typename?: 'ReviewOrderPayload';
  /** The order as it stands now, read only when asked for; null when it cannot be read just now. */
  order?: Maybe<Order>;
  /** Id of the order (订单), as in `Order.id`. */
  orderId: Scalars['EntityId']['output'];
  /** `COMPLETED` when it was taken. */
  status: OrderStatus;
};

/** Reviews (评价) of goods. */
export type ReviewPage = {
  __typename?: 'ReviewPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Review>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** The review of one of the goods of an order. REST: `lines` of `POST /orders/reviewOrder`. */
export type ReviewRowInput = {
  /** Goods of the order that were not refunded as a whole. */
  goodId: Scalars['EntityId']['input'];
  /** Addresses of own uploads, at most 6. */
  pics?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1 to 5 (评分). */
  score: Scalars['Int']['input'];
  /** At most 500 characters (评价); absent: none. */
  text?: InputMaybe<Scalars['String']['input']>;
};

export type { ReviewShow };

export type { ReviewSort };

/** Goods as an edit that waits would make them; fields as in `SellerGood`. */
export type RevisedGood = {
  __typename?: 'RevisedGood';
  /** The category (商品分类) that it would be in. */
  categoryId: Scalars['EntityId']['output'];
  /** Sanitised HTML. */
  detail: Scalars['String']['output'];
  /** Stands in the gift list (礼品专区), too. */
  isGift: Scalars['Boolean']['output'];
  /** Most pieces a parcel, up to 99. */
  maxNum: Scalars['Int']['output'];
  /** Fewest pieces a parcel, from 1. */
  minNum: Scalars['Int']['output'];
  /** 2 to 60 characters (商品名称). */
  name: Scalars['String']['output'];
  /** Addresses of 1 to 9 pictures. */
  pics: Array<Scalars['String']['output']>;
  /** Allowed shop platforms; empty means all. */
  platforms: Array<Platform>;
  /** What its combinations differ in (颜色, 尺码), at most 3. */
  properties: Array<RevisedProperty>;
  /** Its combinations (规格), at most 200. */
  skus: Array<RevisedSku>;
  /** What the supplier gets a piece, in fen; of the combination on sale that costs least. */
  supplyPrice: Scalars['Fen']['output'];
  /** What a piece is called, such as 件. */
  unit: Scalars['String']['output'];
  /** Grams a piece, packing included; of the same. */
  weight: Scalars['Int']['output'];
};

/** A property of goods (规格名) as an edit that waits would have it. */
export type RevisedProperty = {
  __typename?: 'RevisedProperty';
  /** As in `GoodProperty.id`; null for a new one. */
  id?: Maybe<Scalars['EntityId']['output']>;
  /** Such as 颜色. */
  name: Scalars['String']['output'];
  /** 1 to 30 values. */
  values: Array<RevisedPropertyValue>;
};

/** A value of such a property (规格值). */
export type RevisedPropertyValue = {
  __typename?: 'RevisedPropertyValue';
  /** As in `GoodPropertyValue.id`; null for a new one. */
  id?: Maybe<Scalars['EntityId']['output']>;
  /** Such as 红色. */
  name: Scalars['String']['output'];
};

/** A combination (规格) as an edit that waits would have it; fields as in `SellerSku`. */
export type RevisedSku = {
  __typename?: 'RevisedSku';
  /** Its bar codes (条码). */
  barcodes: Array<Scalars['String']['output']>;
  /** What a bundle (组合装) would be made of; empty for a combination with stock of its own. */
  bundleParts: Array<SellerBundlePart>;
  /** As in `SellerSku.id`; null for a new one. */
  id?: Maybe<Scalars['EntityId']['output']>;
  /** The supplier's own article number (商家编码), or empty. */
  merchantCode: Scalars['String']['output'];
  /** Could be ordered, if its goods can. */
  onSale: Scalars['Boolean']['output'];
  /** Address of its picture; empty where it is that of its goods. */
  pic: Scalars['String']['output'];
  /** First stock of a new one. */
  stocks: Array<RevisedStock>;
  /** What the supplier gets a piece, in fen. */
  supplyPrice: Scalars['Fen']['output'];
  /** A name of each property's values, in their order. */
  values: Array<Scalars['String']['output']>;
  /** Grams a piece, packing included. */
  weight: Scalars['Int']['output'];
};

/** What a new combination would begin with at a warehouse. */
export type RevisedStock = {
  __typename?: 'RevisedStock';
  /** Pieces on hand (在库). */
  quantity: Scalars['Int']['output'];
  /** One of the own warehouses. */
  warehouseId: Scalars['EntityId']['output'];
};

/** What an own robot is to tell. REST: `robots` of `PUT /noticeWays/save`. */
export type RobotGroupsInput = {
  /** What it tells from now on. */
  groups: Array<NoticeGroup>;
  /** The robot. */
  id: Scalars['EntityId']['input'];
};

/** The field of a recipient that a problem belongs to. */
export type RowField =
  /** The address below the district (详细地址): fewer than 4 characters. */
  | 'detail'
  /** The receiver's name (收件人): empty, or longer than 30 characters. */
  | 'name'
  /** The receiver's number (联系电话): neither a mobile with or without an extension nor a landline. */
  | 'phone'
  /** Pieces (数量): outside what the goods allow a parcel, or unsure as read. */
  | 'quantity'
  /** Province, city and district (省市区): not read, contradictory, banned or dearer. */
  | 'region'
  /** What the buyer asks of supplier or courier (备注); not certain, as it was read from a text. */
  | 'remark'
  /** The row as a whole. */
  | 'row'
  /** What is said of the goods (规格): unsure as read. */
  | 'specification'
  /** The third-party order number (第三方订单号): its form, or that it was ordered before. */
  | 'thirdOrderNo';

/** What a row of a sheet has to know of a parcel. */
export type RowParcel = {
  __typename?: 'RowParcel';
  /** The courier (快递) of the waybill; where there is none yet, the one that was ordered. */
  courierName: Scalars['String']['output'];
  /** The order (订单) that it is of. */
  orderId: Scalars['EntityId']['output'];
  /** State of its waybill (出单信息). */
  outputStatus: OutputStatus;
  /** Number of the parcel that people are told (包裹号): `P`, moment and six digits. */
  packageNo: Scalars['String']['output'];
  /** The parcel (包裹). */
  parcelId: Scalars['EntityId']['output'];
  /** State of its refund (退款). */
  refundStatus: RefundStatus;
  /** State (状态). */
  status: ParcelStatus;
  /** State in Chinese. */
  statusText: Scalars['String']['output'];
  /** Waybill number (运单号); null where there is none yet. */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

/** Something that keeps a recipient from going, or that a person should look at. */
export type RowProblem = {
  __typename?: 'RowProblem';
  /** False: only a reminder; the row can go. */
  blocking: Scalars['Boolean']['output'];
  /** Where a form shows it. */
  field: RowField;
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** What is wrong, for machines. */
  reasonCode: ReasonCode;
};

/**
 * A receiver as a sheet has it: parcels of the last 90 days with the same name and phone, whose address is a part of this
 * one. Nothing of it is kept.
 */
export type RowReceiverInput = {
  /** Address with its region. */
  address: Scalars['String']['input'];
  /** Name (收件人). */
  name: Scalars['String']['input'];
  /** Phone (联系电话), an extension behind a hyphen. */
  phone: Scalars['String']['input'];
};

export type { RowState };

/** REST: answer of `POST /stocktakes/saveLines`. */
export type SaveStocktakeLinesPayload = {
  __typename?: 'SaveStocktakeLinesPayload';
  /** The lines that were named, as they are now. */
  lines: Array<StocktakeLine>;
  /** The stocktake (盘点单) as it is now, read only when asked for; null when it cannot be read just now. */
  stocktake?: Maybe<Stocktake>;
  /** The stocktake. */
  stocktakeId: Scalars['EntityId']['output'];
};

/** A parcel that has come back to a warehouse. REST: body of `POST /returns/scan`. */
export type ScanReturnInput = {
  /** What is known of one that nobody knows, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Own warehouse that has it. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
  /** The number on it. */
  waybillNo: Scalars['String']['input'];
};

/** A supplier. REST: `GET /seller/info`. */
export type Seller = Account & {
  __typename?: 'Seller';
  /** Always 11001. */
  authorityId: Scalars['EntityId']['output'];
  /** Money in the wallet, in fen (余额); `withdrawable` says how much of it can go out. */
  balance: Scalars['Fen']['output'];
  /** `balance` in yuan with two decimals. */
  balanceYuan: Scalars['String']['output'];
  /** Commission in 1/10000 of the supply price. */
  commissionRate: Scalars['Int']['output'];
  /** Name of the company (公司名称), as buyers read it; may be empty. */
  companyName: Scalars['String']['output'];
  /** Whom to ask for at the supplier (联系人); may be empty. */
  contact: Scalars['String']['output'];
  /** Money held by running cash-outs, in fen (冻结). */
  frozen: Scalars['Fen']['output'];
  /** Own goods (商品数) of every status, removed ones not. */
  goodsCount: Scalars['Int']['output'];
  /** Address of the portrait (头像); null without one. */
  headerImg?: Maybe<Scalars['String']['output']>;
  /** Part of the balance that may have to come back, in fen (售后保留): settled parcels that can still be refunded. It can be neither spent nor cashed out. */
  held: Scalars['Fen']['output'];
  /** Number of the account; unique over buyers and suppliers. */
  id: Scalars['EntityId']['output'];
  /** Always `SELLER`. */
  kind: AccountKind;
  /** Moment of the newest login; null before the first one. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who acts here where it is not the owner, with `phone` as their own; null for the owner and for programs. */
  member?: Maybe<ActingMember>;
  /** What the account is called on pages (昵称); never empty. */
  nickName: Scalars['String']['output'];
  /** Income of paid parcels that are not settled yet, less the commission, in fen. */
  pendingSettle: Scalars['Fen']['output'];
  /** The own phone number, in full. */
  phone: Scalars['String']['output'];
  /** Masked, such as 张*; null until verified. */
  realName?: Maybe<Scalars['String']['output']>;
  /** How far the real-name check is (实名认证); cash-outs need `VERIFIED`. */
  realStatus: RealStatus;
  /** Days from shipping to settlement. */
  settleDays: Scalars['Int']['output'];
  /** Stable public id, kept by the web app. */
  uuid: Scalars['String']['output'];
  /** Own warehouses (仓库数), those out of use included, removed ones not. */
  warehouseCount: Scalars['Int']['output'];
  /** Part of the balance that can be cashed out, in fen (可提现): settled income alone. */
  withdrawable: Scalars['Fen']['output'];
};

/** A supplier's after-sales by row and in all (售后统计). REST: `/statistics/afterSales`. */
export type SellerAfterSales = {
  __typename?: 'SellerAfterSales';
  /** By month the oldest first, those without orders included; else the most cases first, at most 500. */
  list: Array<AfterSalesRow>;
  /** The figures of all that fits the filter. */
  summary: AfterSalesFigures;
  /** Rows of `list`; they are not paged. */
  total: Scalars['Int']['output'];
};

/** So many pieces of an own combination in a piece of a bundle (组合装). */
export type SellerBundlePart = {
  __typename?: 'SellerBundlePart';
  /** Name of its goods (商品名称). */
  goodName: Scalars['String']['output'];
  /** The supplier's own article number (商家编码), or empty. */
  merchantCode: Scalars['String']['output'];
  /** Pieces in a piece of the bundle. */
  num: Scalars['Int']['output'];
  /** The combination (规格), as in `SellerSku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** Name of the combination (红色 / XL); empty where its goods have none. */
  skuName: Scalars['String']['output'];
  /** Number that people and sheets name it by (规格编号). */
  skuNo: Scalars['String']['output'];
  /** What the supplier gets for a piece alone, in fen. */
  supplyPrice: Scalars['Fen']['output'];
  /** Grams a piece alone. */
  weight: Scalars['Int']['output'];
};

/** One of the caller's own goods. REST: `/goods/getGoodsList`, `/goods/findGoods`. */
export type SellerGood = {
  __typename?: 'SellerGood';
  /** Why an operator has refused it; empty otherwise. */
  auditReason: Scalars['String']['output'];
  /** What can be ordered of its bundles (组合装), by warehouse. */
  bundleStocks: Array<BundleStock>;
  /** The category (商品分类) that it is in. */
  categoryId: Scalars['EntityId']['output'];
  /** Name of that category. */
  categoryName: Scalars['String']['output'];
  /** How many buyers have it among their favourites (收藏). */
  collectCount: Scalars['Int']['output'];
  /** When it was entered. */
  createdAt: Scalars['DateTime']['output'];
  /** Sanitised HTML. Empty in lists. */
  detail: Scalars['String']['output'];
  /** The own freight template whose fees count for it (运费模板); null: those of the warehouse. */
  freightTemplateId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of that template; null like `freightTemplateId`. */
  freightTemplateName?: Maybe<Scalars['String']['output']>;
  /** Number that people and sheets name it by (商品编号): `G` and digits. */
  goodsNo: Scalars['String']['output'];
  /** Stable number of the goods. */
  id: Scalars['EntityId']['output'];
  /** Stands in the gift list (礼品专区), too. */
  isGift: Scalars['Boolean']['output'];
  /** Most pieces a parcel, up to 99. */
  maxNum: Scalars['Int']['output'];
  /** Fewest pieces a parcel, from 1. */
  minNum: Scalars['Int']['output'];
  /** Pieces sold within a month (月销量). */
  monthSold: Scalars['Int']['output'];
  /** 2 to 60 characters (商品名称). */
  name: Scalars['String']['output'];
  /** When it goes off sale by itself (定时下架); null for never. */
  offAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it goes on sale by itself (定时上架); null for never. */
  onAt?: Maybe<Scalars['DateTime']['output']>;
  /** What packers are told of it (打包备注); buyers never see it. */
  packerNote: Scalars['String']['output'];
  /** The first of `pics`. */
  pic: Scalars['String']['output'];
  /** Addresses of 1 to 9 pictures. */
  pics: Array<Scalars['String']['output']>;
  /** Allowed shop platforms; empty means all. */
  platforms: Array<Platform>;
  /** What a buyer without an agent pays a piece, in fen. */
  price: Scalars['Fen']['output'];
  /** What it costs from some pieces on (阶梯价). Resolved in one batch a query. */
  priceSteps?: Maybe<GoodPriceSteps>;
  /** What its combinations differ in (颜色, 尺码), at most 3. Empty in lists. */
  properties: Array<GoodProperty>;
  /** An edit that waits for an audit, or was refused, while the goods stay on sale as they are; null when there is none. */
  revision?: Maybe<GoodRevision>;
  /** How many combinations (规格) there are, on sale or not; 1 for goods without properties. */
  skuCount: Scalars['Int']['output'];
  /** Its combinations (规格), at most 200. Goods without properties have one. Empty in lists. */
  skus: Array<SellerSku>;
  /** Pieces sold so far (销量). */
  sold: Scalars['Int']['output'];
  /** Where it is between draft and sale (状态). */
  status: GoodsStatus;
  /** By combination and warehouse; bundles have none of their own. Resolved in one batch a query. */
  stocks: Array<GoodStock>;
  /** What the supplier gets a piece, in fen; of the combination on sale that costs least. */
  supplyPrice: Scalars['Fen']['output'];
  /** The same of the combination on sale that costs most. */
  supplyPriceMax: Scalars['Fen']['output'];
  /** What a piece is called, such as 件. */
  unit: Scalars['String']['output'];
  /** Moves with each change of its content or status, never backwards, to the millisecond; stock and sales do not count. */
  updatedAt: Scalars['DateTime']['output'];
  /** Goes back with an edit: who edits an older one is told. */
  version: Scalars['Int']['output'];
  /** Grams a piece, packing included; of the combination that costs least. */
  weight: Scalars['Int']['output'];
};

/** `SellerGoodPage` after the Relay cursor specification. */
export type SellerGoodConnection = {
  __typename?: 'SellerGoodConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<SellerGoodEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<SellerGood>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `SellerGoodConnection`. */
export type SellerGoodEdge = {
  __typename?: 'SellerGoodEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: SellerGood;
};

/** Which of the own goods are listed; what is absent excludes nothing. */
export type SellerGoodFilter = {
  /** Only of this category (商品分类). */
  categoryId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Only gifts, or only what is none. */
  isGift?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name, of its pinyin or initials, or the goods number. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only where some warehouse has no more than its warning. */
  lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only goods that may be shipped for this shop platform. */
  platform?: InputMaybe<Platform>;
  /** Only goods on sale with an edit beside them that stands so. */
  revision?: InputMaybe<GoodRevisionStatus>;
  /** Only goods in this status. */
  status?: InputMaybe<GoodsStatus>;
  /** Only what has been on sale for thirty days, in which nothing of it was sold (滞销). */
  unsold?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only goods with a stock row at this warehouse. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** The caller's own goods (商品列表). */
export type SellerGoodPage = {
  __typename?: 'SellerGoodPage';
  /** Of every status, whatever status is asked for. */
  counts: Array<GoodsStatusCount>;
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<SellerGood>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Goods on sale with an edit beside them, whatever status is asked for. */
  revisions: GoodRevisionCounts;
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

export type { SellerGoodSort };

/** A supplier's profit by row and in all (收益统计). REST: `/statistics/sellerProfit`. */
export type SellerProfit = {
  __typename?: 'SellerProfit';
  /** By time the oldest first, days without orders included; else the most profit first, at most 500. */
  list: Array<ProfitRow>;
  /** The sums over all that fits the filter. */
  summary: ProfitFigures;
  /** Rows of `list`; they are not paged. */
  total: Scalars['Int']['output'];
};

/** Which reviews of a supplier's goods are listed; what is absent excludes nothing. */
export type SellerReviewFilter = {
  /** Only of these goods (商品). */
  goodId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Part of the name of the goods, or the number of the order. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only these. */
  show?: InputMaybe<ReviewShow>;
  /** True: only those of the last 30 days that are shown and not answered. */
  waiting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A combination of values (规格), as its supplier keeps it. */
export type SellerSku = {
  __typename?: 'SellerSku';
  /** Its bar codes (条码). */
  barcodes: Array<Scalars['String']['output']>;
  /** What a bundle (组合装) is made of; empty for a combination with stock of its own. */
  bundleParts: Array<SellerBundlePart>;
  /** Stable number of the combination. */
  id: Scalars['EntityId']['output'];
  /** The supplier's own article number (商家编码), or empty. */
  merchantCode: Scalars['String']['output'];
  /** Its values, such as 红色 / XL; empty for goods without properties. */
  name: Scalars['String']['output'];
  /** Can be ordered, if its goods can. */
  onSale: Scalars['Boolean']['output'];
  /** Address of its picture; empty where it is that of its goods. */
  pic: Scalars['String']['output'];
  /** Number that people and sheets name it by (规格编号). */
  skuNo: Scalars['String']['output'];
  /** What the supplier gets a piece, in fen. */
  supplyPrice: Scalars['Fen']['output'];
  /** A value of each property, in their order. */
  valueIds: Array<Scalars['EntityId']['output']>;
  /** Grams a piece, packing included. */
  weight: Scalars['Int']['output'];
};

/** One of the caller's own warehouses. REST: `/warehouse/getWarehouseList`, `/warehouse/find`. */
export type SellerWarehouse = {
  __typename?: 'SellerWarehouse';
  /** The rest of the address below the district (详细地址). */
  address: Scalars['String']['output'];
  /** Name of the city (市). */
  city: Scalars['String']['output'];
  /** Four digits of the city (市), as in `Region.code`. */
  cityCode: Scalars['String']['output'];
  /** Whom parcels that come back are sent to (联系人). */
  contact: Scalars['String']['output'];
  /** Couriers that it works with, with fees and costs. */
  couriers: Array<SellerWarehouseCourier>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Where buyers ask the supplier, http or https; null without one. */
  csUrl?: Maybe<Scalars['String']['output']>;
  /** Orders paid before this time of day ship the same day (截单时间). */
  cutoffTime: Scalars['LocalTime']['output'];
  /** Name of the district (区/县); empty where the city has none. */
  district: Scalars['String']['output'];
  /** Six digits of the district (区/县); empty where the city has none. */
  districtCode: Scalars['String']['output'];
  /** The own freight template whose couriers and rules it has (跟随运费模板); null for its own. */
  freightTemplateId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of that template; null like `freightTemplateId`. */
  freightTemplateName?: Maybe<Scalars['String']['output']>;
  /** Goods that it has a stock row for, whatever their status. */
  goodsCount: Scalars['Int']['output'];
  /** Stable number of the warehouse. */
  id: Scalars['EntityId']['output'];
  /** Words for buyers; may be empty (仓库介绍). */
  intro: Scalars['String']['output'];
  /** Address of a picture; null without one. */
  logo?: Maybe<Scalars['String']['output']>;
  /** 2 to 30 characters, unique on the site (仓库名称). */
  name: Scalars['String']['output'];
  /** Orders that are not over. */
  openOrders: Scalars['Int']['output'];
  /** When waybills are issued after payment (出单方式). */
  outputMode: OutputMode;
  /** What buyers read while it is paused (暂停原因); null otherwise. */
  pauseReason?: Maybe<Scalars['String']['output']>;
  /** Number of that person, in full. */
  phone: Scalars['String']['output'];
  /** E-waybill platforms that it supports; empty means all. */
  platforms: Array<Platform>;
  /** Name of the province (省). */
  province: Scalars['String']['output'];
  /** Two digits of the province (省), as in `Region.code`. */
  provinceCode: Scalars['String']['output'];
  /** Single days on which it does not pack (休息日). */
  restDates: Array<Scalars['Date']['output']>;
  /** Only a warehouse that is `ACTIVE` ships. */
  status: ServiceStatus;
  /**
   * It does not pack on Sundays, whatever `workDays` begins with.
   * @deprecated Use weekdays. Goes on 2027-03-15.
   */
  sundayRest: Scalars['Boolean']['output'];
  /** Goes back with an edit. */
  version: Scalars['Int']['output'];
  /** Days of the week on which it packs, Monday first. */
  weekdays: Array<Weekday>;
  /**
   * Seven flags by day of the week in Asia/Shanghai; index 0 (Sunday) is always 1, see `sundayRest`.
   * @deprecated Use weekdays. Goes on 2027-03-15.
   */
  workDays: Scalars['String']['output'];
};

/** A courier at an own warehouse: what buyers pay and what it costs, in fen. */
export type SellerWarehouseCourier = {
  __typename?: 'SellerWarehouseCourier';
  /** Own bans, surcharges and free areas of this courier here; those of the whole site hold besides. */
  areaRules: Array<AreaRule>;
  /** What the courier costs for the first weight, in fen (成本价); at most `firstFee`. */
  costFirstFee: Scalars['Fen']['output'];
  /** What the courier costs for a step, in fen; at most `stepFee`. */
  costStepFee: Scalars['Fen']['output'];
  /** Resolved in one batch a query. */
  courier: Courier;
  /** Id of the courier (快递), as in `Courier.id`. */
  courierId: Scalars['EntityId']['output'];
  /** False: buyers cannot choose it here for now. */
  enabled: Scalars['Boolean']['output'];
  /** What buyers pay for the first weight, in fen (首重). */
  firstFee: Scalars['Fen']['output'];
  /** Grams covered by the first fee. */
  firstWeight: Scalars['Int']['output'];
  /** What buyers pay for a step, in fen (续重). */
  stepFee: Scalars['Fen']['output'];
  /** Grams of a step above it. */
  stepWeight: Scalars['Int']['output'];
};

/** Which of the own warehouses are listed; what is absent excludes nothing. */
export type SellerWarehouseFilter = {
  /** Part of the name, of its pinyin or of its pinyin initials. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only warehouses in this state. */
  status?: InputMaybe<ServiceStatus>;
};

/** The caller's own warehouses (仓库). */
export type SellerWarehousePage = {
  __typename?: 'SellerWarehousePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<SellerWarehouse>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** Where an order ships from (发货地), as it was when ordered. */
export type SendArea = {
  __typename?: 'SendArea';
  /** Name of the warehouse's city; of a municipality the same as the province. */
  city: Scalars['String']['output'];
  /** Name of the warehouse's province. */
  province: Scalars['String']['output'];
  /** Id of the warehouse (仓库) that ships, as in `Warehouse.id`. */
  warehouseId: Scalars['EntityId']['output'];
  /** Name of the warehouse when it was ordered. */
  warehouseName: Scalars['String']['output'];
};

/** REST: answer of `POST /common/sendPhoneCode`. */
export type SendPhoneCodePayload = {
  __typename?: 'SendPhoneCodePayload';
  /** Seconds that the code lives. */
  expireIn: Scalars['Int']['output'];
  /** Seconds until another one may be asked for. */
  resendIn: Scalars['Int']['output'];
};

/** A sender printed on the label. REST: `/sellerSends/*`. */
export type Sender = {
  __typename?: 'Sender';
  /** The rest of the address below the district (详细地址). */
  address: Scalars['String']['output'];
  /** Name of the city (市). */
  city: Scalars['String']['output'];
  /** Four digits of the city (市), as in `Region.code`. */
  cityCode: Scalars['String']['output'];
  /** Name of the district (区/县); empty where the city has none. */
  district: Scalars['String']['output'];
  /** Six digits of the district (区/县); empty where the city has none. */
  districtCode: Scalars['String']['output'];
  /** Stable number of the sender; orders keep a copy of what it said. */
  id: Scalars['EntityId']['output'];
  /** The one that new shipments begin with; exactly one of the caller's. */
  isDefault: Scalars['Boolean']['output'];
  /** Name printed on labels (发件人), 1 to 30 characters. */
  name: Scalars['String']['output'];
  /** Mobile or landline printed on labels, in full: it is the caller's own. */
  phone: Scalars['String']['output'];
  /** Name of the province (省). */
  province: Scalars['String']['output'];
  /** Two digits of the province (省), as in `Region.code`. */
  provinceCode: Scalars['String']['output'];
  /** Words for the caller alone, never printed; may be empty (备注). */
  remark: Scalars['String']['output'];
};

/** A sender (发件人) as its owner wants it. REST: body of `POST /sellerSends/create`. */
export type SenderInput = {
  /** 1 to 200 characters below the district. */
  address: Scalars['String']['input'];
  /** Four digits; empty where the province has no cities. */
  cityCode: Scalars['String']['input'];
  /** Six digits; empty where the city has no districts. */
  districtCode: Scalars['String']['input'];
  /** True makes it the one that new shipments begin with; the first one always is. */
  isDefault: Scalars['Boolean']['input'];
  /** 1 to 30 characters. */
  name: Scalars['String']['input'];
  /** A mobile, with an extension or without, or a landline with its area code. */
  phone: Scalars['String']['input'];
  /** Two digits, as in `Region.code`. */
  provinceCode: Scalars['String']['input'];
  /** At most 60 characters, for the caller alone. */
  remark: Scalars['String']['input'];
};

export type { ServiceStatus };

/** REST: data of `PUT /noticeWays/lowBalance`. */
export type SetLowBalancePayload = {
  __typename?: 'SetLowBalancePayload';
  /** Fen; null for never. */
  limit?: Maybe<Scalars['Fen']['output']>;
};

/** Texts and limits of the site. REST: `/setting/getSetting`. */
export type Settings = {
  __typename?: 'Settings';
  /** Version of the site, shown at the foot of every page. */
  appVersion: Scalars['String']['output'];
  /** Customer-service link; opens a new window when it contains http. */
  csUrl: Scalars['String']['output'];
  /** Filing number of the site (备案号); empty without one. */
  filingNo: Scalars['String']['output'];
  /** Words at the foot of every page. */
  footerText: Scalars['String']['output'];
  /** On this host the gift list stands among the categories. */
  giftEnabled: Scalars['Boolean']['output'];
  /** Address of the logo; empty for the one that the web app brings. */
  logoPic: Scalars['String']['output'];
  /** Largest recharge, in fen. */
  maxRecharge: Scalars['Fen']['output'];
  /** Most recipients an order. */
  maxRows: Scalars['Int']['output'];
  /** Smallest recharge, in fen. */
  minRecharge: Scalars['Fen']['output'];
  /** Address of the older site; empty when there is none. */
  oldUrl: Scalars['String']['output'];
  /** Minutes until an unpaid order is cancelled. */
  payExpireMinutes: Scalars['Int']['output'];
  /** Whether shops show fixed figures, or their own. */
  shopFigures: ShopFigures;
  /** What prints waybills (打单软件); an order that names none takes the first. */
  softwares: Array<Software>;
  /** Name of the site, shown in the window's title. */
  title: Scalars['String']['output'];
  /** Customer-service QR picture. */
  wxPic: Scalars['String']['output'];
};

/** Goods of a sheet with their rows: new ones, or own ones of which everything else stays as it is. */
export type SheetGoodInput = {
  /** Name of a category (商品分类), letter by letter; needed for new ones. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** HTML, at most 50,000 characters; what may not stand in it is taken out. */
  detail?: InputMaybe<Scalars['String']['input']>;
  /** Of own goods (商品编号); null for new ones. */
  goodsNo?: InputMaybe<Scalars['String']['input']>;
  /** Most pieces a parcel, 1 to 99, not below `minNum`. */
  maxNum?: InputMaybe<Scalars['Int']['input']>;
  /** Fewest pieces a parcel, 1 to 99. */
  minNum?: InputMaybe<Scalars['Int']['input']>;
  /** 2 to 60 characters; needed for new ones. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** True puts them on sale, or before an operator; null: new ones are drafts, others stay as they are. */
  onSale?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 9 addresses of own uploads; in a check, empty for those that are still to be uploaded. Needed for new ones. */
  pics?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Allowed shop platforms; empty means all. */
  platforms?: InputMaybe<Array<Platform>>;
  /** Names of what the combinations differ in (颜色, 尺码), at most 3; of own goods, those that they have. */
  properties?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Number of their first row. */
  row: Scalars['Int']['input'];
  /** Of new goods all combinations, at most 200; of others those that are changed or new. */
  skus: Array<SheetSkuInput>;
  /** What a piece is called, 1 to 10 characters. */
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** What is wrong with a row of a sheet of goods. */
export type SheetGoodRefusal = {
  __typename?: 'SheetGoodRefusal';
  /** Property of the goods or combination that is wrong. */
  column: Scalars['String']['output'];
  /** Chinese text for the person, with the name of the column. */
  msg: Scalars['String']['output'];
  /** Number of the sheet's row, as it was given. */
  row: Scalars['Int']['output'];
};

/** What is odd about a row of a sheet of goods, which may be written nevertheless. */
export type SheetGoodWarning = {
  __typename?: 'SheetGoodWarning';
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** Number of the sheet's row, as it was given. */
  row: Scalars['Int']['output'];
};

/** A row of a sheet whose parcels are looked for (单号回填). REST: a row of `POST /orderPackages/findByRows`. */
export type SheetRowInput = {
  /** Looked for where the number finds nothing. */
  receiver?: InputMaybe<RowReceiverInput>;
  /** Number of the row in the sheet, which comes back with the answer. */
  row: Scalars['Int']['input'];
  /** What its order is called in the shop (第三方订单号). */
  thirdOrderNo?: InputMaybe<Scalars['String']['input']>;
};

/** A row of a sheet of goods: one of their combinations (规格). What is wrong with it is said, not refused. */
export type SheetSkuInput = {
  /** At most 5, each 4 to 32 letters, digits and hyphens (条码). */
  barcodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The supplier's own article number (商家编码). */
  merchantCode?: InputMaybe<Scalars['String']['input']>;
  /** Address of an own upload; in a check, empty for one that is still to be uploaded. */
  pic?: InputMaybe<Scalars['String']['input']>;
  /** Number of the sheet's row, told with what is wrong. */
  row: Scalars['Int']['input'];
  /** Of a new one; that of others stays as it is. */
  stocks?: InputMaybe<Array<SheetStockInput>>;
  /** Fen a piece; needed for a new one. */
  supplyPrice?: InputMaybe<Scalars['Fen']['input']>;
  /** A value for each of the goods' `properties`, in their order; empty for goods without properties. */
  values: Array<Scalars['String']['input']>;
  /** Grams a piece; needed for a new one. */
  weight?: InputMaybe<Scalars['Int']['input']>;
};

/** First stock of a new combination; that of others is kept at `/goodStock`. */
export type SheetStockInput = {
  /** Pieces on hand with the safety stock, 0 to 9,999,999 (在库). */
  quantity: Scalars['Int']['input'];
  /** Pieces that are kept and not for sale, 0 to 9,999,999 (安全库存); absent: none. */
  safetyQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the own warehouse (仓库), letter by letter. */
  warehouse: Scalars['String']['input'];
};

export type { ShipMode };

export type { ShippingTemplate };

/** A shop of an outside platform that the caller has bound. REST: `/shops/getShopsList`. */
export type Shop = {
  __typename?: 'Shop';
  /** When it was bound, or renewed last. */
  authAt: Scalars['DateTime']['output'];
  /** What `autoOrder` may spend on this shop in a day of Shanghai, in fen; null for no limit. */
  autoDayLimit?: Maybe<Scalars['Fen']['output']>;
  /** New orders of mapped goods are ordered and paid by themselves. */
  autoOrder: Scalars['Boolean']['output'];
  /** What `autoOrder` may spend on one parcel, in fen; null for no limit. */
  autoParcelLimit?: Maybe<Scalars['Fen']['output']>;
  /** Waybill numbers are posted back by themselves. */
  autoSend: Scalars['Boolean']['output'];
  /** Whole days until then; 0 when it has ended. */
  daysLeft: Scalars['Int']['output'];
  /** Courier of parcels whose mapping names none; null for the cheapest. */
  defaultCourierId?: Maybe<Scalars['EntityId']['output']>;
  /** Sender of what `autoOrder` orders; null for the caller's default. */
  defaultSenderId?: Maybe<Scalars['EntityId']['output']>;
  /** When the binding ends, renewals counted. */
  expireAt: Scalars['DateTime']['output'];
  /** What comes after the end of its authorisation (授权预警): nothing where it is renewed in time. */
  forecast: ShopForecast;
  /** Stable number of the binding; a shop that was unbound comes back under it. */
  id: Scalars['EntityId']['output'];
  /** A supplier's waybill account, not a buyer's shop. */
  isSeller: Scalars['Boolean']['output'];
  /** Why the last call of the platform failed, as a word such as `authExpired`; null after one that did not. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** When its orders were read last; null before the first reading. */
  lastSyncAt?: Maybe<Scalars['DateTime']['output']>;
  /** Parcels whose waybill number the shop is still to be told, which it cannot be without its authorisation. */
  pendingWriteBacks: Scalars['Int']['output'];
  /** The platform (平台) that it is at. */
  platform: Platform;
  /** The platform's id of the shop. */
  remoteShopId: Scalars['String']['output'];
  /** What its owner is called at the platform. */
  sellerNick: Scalars['String']['output'];
  /** Name of the shop (店铺名称) at its platform. */
  shopName: Scalars['String']['output'];
  /** How its authorisation stands (授权状态), the time left taken into account. */
  status: ShopStatus;
  /** What is marked on its orders once they are shipped (打标). */
  tagRule: TagRule;
  /** Orders that wait here and have not been ordered. */
  waitingOrders: Scalars['Int']['output'];
};

/** Settings of a shop; what is not given stays. */
export type ShopChangeInput = {
  /** Fen; null for no limit. */
  autoDayLimit?: InputMaybe<Scalars['Fen']['input']>;
  /** Order and pay new orders of mapped goods by themselves (自动下单). */
  autoOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fen; null for no limit. */
  autoParcelLimit?: InputMaybe<Scalars['Fen']['input']>;
  /** Post waybill numbers back by themselves (自动回传). */
  autoSend?: InputMaybe<Scalars['Boolean']['input']>;
  /** Courier of parcels whose mapping names none; null for the cheapest. */
  defaultCourierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** One of the caller's senders; null for the caller's default. */
  defaultSenderId?: InputMaybe<Scalars['EntityId']['input']>;
  /** What is marked once an order is shipped; replaces the whole rule. */
  tagRule?: InputMaybe<TagRuleInput>;
};

/** What the parcel of a shop order or of a merge holds. */
export type ShopContentInput = {
  /** What the parcel holds, 1 to 20 combinations of one supplier. */
  items: Array<ItemInput>;
  /** `PlannedContent.lineIds`; null for all lines of the order that are in no parcel. */
  lineIds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** One of the part's `mergeIds`; or `shopOrderId`. */
  mergeId?: InputMaybe<Scalars['EntityId']['input']>;
  /** `PlannedContent.planKey`: refused when the shop's orders or their links have said something else since; null compares nothing. */
  planKey?: InputMaybe<Scalars['String']['input']>;
  /** One of the part's `shopOrderIds`; or `mergeId`. */
  shopOrderId?: InputMaybe<Scalars['EntityId']['input']>;
};

export type { ShopFigures };

/** Which bound shops are listed; what is absent excludes nothing. */
export type ShopFilter = {
  /** Part of the shop's name. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only of this shop platform (平台). */
  platform?: InputMaybe<Platform>;
  /** True: only shops that lose something, by the `firstAt` of `forecast`; of equal ones the one that loses most leads. */
  renewFirst?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * What a shop cannot be told because its authorisation ends before (授权预警): orders and parcels that come after the end; all of
 * them once it has ended.
 */
export type ShopForecast = {
  __typename?: 'ShopForecast';
  /** The earliest moment of these; null without any. */
  firstAt?: Maybe<Scalars['DateTime']['output']>;
  /** Waiting orders (待发货订单) whose `shipBy` is not before the end. */
  orders: Scalars['Int']['output'];
  /** Parcels whose waybill number would be told after it (待回传的包裹); once it has ended, those that wait for it as well. */
  parcels: Scalars['Int']['output'];
};

/**
 * What stands for an item of a shop (商品关联); without an item for every item of the shop.
 * REST: `/shops/addGood`.
 */
export type ShopGood = {
  __typename?: 'ShopGood';
  /** What it says now although nobody has agreed: its orders wait for a word; else null. */
  changedSkuText?: Maybe<Scalars['String']['output']>;
  /** The courier; null for the shop's default, else the cheapest. */
  courierId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of that courier; null like `courierId`. */
  courierName?: Maybe<Scalars['String']['output']>;
  /** Id of the goods (商品) of the first item, as in `Good.id`. */
  goodId: Scalars['EntityId']['output'];
  /** Name of these goods (商品名称). */
  goodName: Scalars['String']['output'];
  /** Address of the main picture of these goods. */
  goodPic: Scalars['String']['output'];
  /** Stable number of the mapping. */
  id: Scalars['EntityId']['output'];
  /** What stands for a piece of the item, of one supplier; empty where the combination is to be chosen. */
  items: Array<LinkItem>;
  /** Pieces of the first item for a piece of the shop's; of a mapping for the whole shop, pieces a parcel. */
  num: Scalars['Int']['output'];
  /** These goods are still on sale. */
  onSale: Scalars['Boolean']['output'];
  /** Empty for every item of the shop. */
  remoteGoodId: Scalars['String']['output'];
  /** Empty for every variant of the item. */
  remoteSkuId: Scalars['String']['output'];
  /** What the SKU said of itself when that was agreed last; empty where nothing was seen. */
  remoteSkuText: Scalars['String']['output'];
  /** What the item is called at the shop; empty for the whole shop. */
  remoteTitle: Scalars['String']['output'];
  /** Id of the bound shop (店铺), as in `Shop.id`. */
  shopId: Scalars['EntityId']['output'];
  /** How far it can be used. */
  state: LinkState;
  /** The warehouse that ships; null for the first that can. */
  warehouseId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of that warehouse; null like `warehouseId`. */
  warehouseName?: Maybe<Scalars['String']['output']>;
};

/** Which mappings of a shop are listed; what is absent excludes nothing. */
export type ShopGoodFilter = {
  /** Part of the item's title or of the goods' name. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A mapping (商品关联); one that there is for the same item is changed. */
export type ShopGoodInput = {
  /** The courier; null for the shop's default, else the cheapest. */
  courierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Goods (商品) on sale with one combination that stand for the item; or `items`. */
  goodId?: InputMaybe<Scalars['EntityId']['input']>;
  /** The combinations that stand for a piece of the item, 1 to 20 of one supplier; instead of `goodId` and `quantity`. */
  items?: InputMaybe<Array<ItemInput>>;
  /** Pieces of the goods for a piece of the item, for the whole shop pieces a parcel; 1 to 99; 1 unless it is given. */
  num: Scalars['Int']['input'];
  /** The platform's id of the item; empty for every item of the shop. */
  remoteGoodId: Scalars['String']['input'];
  /** The platform's id of the variant; empty for every variant of the item. */
  remoteSkuId: Scalars['String']['input'];
  /** What the SKU says of itself, as it was shown, at most 400 characters; null for what was seen last. */
  remoteSkuText?: InputMaybe<Scalars['String']['input']>;
  /** What the item is called at the shop, at most 200 characters; shown only. */
  remoteTitle: Scalars['String']['input'];
  /** A shop (店铺) that the caller has bound. */
  shopId: Scalars['EntityId']['input'];
  /** The warehouse that ships; null for the first that can. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** Mappings (商品关联) of a shop. */
export type ShopGoodPage = {
  __typename?: 'ShopGoodPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<ShopGood>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A reading of what a shop has on sale. REST: answer of `POST /shops/pullGoods`. */
export type ShopGoodsPull = {
  __typename?: 'ShopGoodsPull';
  /** Of these, those that were not known. */
  added: Scalars['Int']['output'];
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ended; null while it runs. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed, in words; empty when it did not. */
  msg: Scalars['String']['output'];
  /** How many of `total` were read. */
  read: Scalars['Int']['output'];
  /** Id of the bound shop (店铺), as in `Shop.id`. */
  shopId: Scalars['EntityId']['output'];
  /** Combinations (规格) that were listed. */
  skus: Scalars['Int']['output'];
  /** How it stands. */
  status: ShopGoodsPullStatus;
  /** Names the reading. */
  taskId: Scalars['String']['output'];
  /** Goods on sale as the platform counts them, at JD combinations; null before it was asked. */
  total?: Maybe<Scalars['Int']['output']>;
  /** Of these, those of which title, variant, merchant code or price has changed. */
  updated: Scalars['Int']['output'];
};

export type { ShopGoodsPullStatus };

/** What is to stand for a SKU of a shop. */
export type ShopLinkInput = {
  /** The courier; null for the shop's default, else the cheapest. */
  courierId?: InputMaybe<Scalars['EntityId']['input']>;
  /** 1 to 20 combinations of one supplier; null for those of its link, which is confirmed. */
  items?: InputMaybe<Array<ItemInput>>;
  /** The platform's id of the item. */
  remoteGoodId: Scalars['String']['input'];
  /** The platform's id of the SKU; empty for goods without variants. */
  remoteSkuId: Scalars['String']['input'];
  /** What the SKU says of itself, as it was shown (`ShopSku.remoteSkuText`); null for what was seen last. */
  remoteSkuText?: InputMaybe<Scalars['String']['input']>;
  /** The warehouse that ships; null for the first that can. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** A row of a sheet of links; its file comes from `exportShopSkus`. */
export type ShopLinkRowInput = {
  /**
   * What stands for a piece of it, as `编码×件数`, several with semicolons, up to 1,000 characters: numbers of combinations, or
   * of goods with one, or merchant codes of goods that the caller has linked, collected or ordered. Empty: left as it is.
   */
  codes: Scalars['String']['input'];
  /** The platform's id of the goods (平台商品ID), as in the sheet. */
  remoteGoodId: Scalars['String']['input'];
  /** The platform's id of the SKU (平台规格ID); empty for goods without variants. */
  remoteSkuId?: InputMaybe<Scalars['String']['input']>;
  /** What the SKU says of itself, as in the sheet (规格), up to 400 characters; null for what was seen last. */
  remoteSkuText?: InputMaybe<Scalars['String']['input']>;
  /** Number of the sheet's row, told with what is wrong. */
  row: Scalars['Int']['input'];
};

/** Why a row of a sheet of links was not taken over. */
export type ShopLinkRowRefusal = {
  __typename?: 'ShopLinkRowRefusal';
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** Number of the sheet's row, as it was given. */
  row: Scalars['Int']['output'];
};

/**
 * An order of a bound shop as it was read last; its receiver is what the platform shows, masked.
 * REST: `POST /shopOrders/getShopOrdersList`.
 */
export type ShopOrder = {
  __typename?: 'ShopOrder';
  /** Words of the shop's buyer (买家留言); empty without any. */
  buyerMemo: Scalars['String']['output'];
  /** What the shop's buyer is called, as the platform shows it. */
  buyerNick: Scalars['String']['output'];
  /** Name of the city, or as the platform writes it. */
  city: Scalars['String']['output'];
  /** Four digits; empty when the platform's names were not recognised. */
  cityCode: Scalars['String']['output'];
  /** Name of the district, or as the platform writes it; may be empty. */
  district: Scalars['String']['output'];
  /** Six digits; empty when not recognised, or where the city has none. */
  districtCode: Scalars['String']['output'];
  /** The platform holds the receiver encrypted. */
  encrypted: Scalars['Boolean']['output'];
  /** red, yellow, green, blue or purple; null without a flag (旗帜). */
  flagColor?: Maybe<Scalars['String']['output']>;
  /** Titles of the items in one text, for search. */
  goodsTitle: Scalars['String']['output'];
  /** Stable number of the shop order. */
  id: Scalars['EntityId']['output'];
  /** What became of it here. */
  importStatus: ImportStatus;
  /** It waits, and its shop's authorisation does not last until `shipBy` (授权将先到期). */
  isLapsing: Scalars['Boolean']['output'];
  /** What was bought (商品); where its items lie in two warehouses, in two parcels. */
  items: Array<ShopOrderItem>;
  /** Ids of its lines (未下单的商品) that are in no parcel; they can be ordered. */
  linesLeft: Array<Scalars['String']['output']>;
  /** The merge (合并订单) that it belongs to; null without one. */
  mergeId?: Maybe<Scalars['EntityId']['output']>;
  /** Pieces of all its items. */
  num: Scalars['Int']['output'];
  /** The order here that ships it, the first where there are several; null until it is ordered. */
  orderId?: Maybe<Scalars['EntityId']['output']>;
  /** The parcel here that ships it, the first where there are several; null until it is ordered. */
  packageId?: Maybe<Scalars['EntityId']['output']>;
  /** When the shop was paid; null when the platform does not say. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The parcels here that ship it (包裹), the oldest first; without those that ended before the shop was told. */
  parcels: Array<ShopOrderParcel>;
  /** What the shop's buyer paid, in fen. */
  payAmount: Scalars['Fen']['output'];
  /** The shop platform (平台). */
  platform: Platform;
  /** Why the shop's `autoOrder` left it to a person; null when it did not. */
  problemCode?: Maybe<ReasonCode>;
  /** `problemCode` in Chinese, with what it was; empty without one. */
  problemText: Scalars['String']['output'];
  /** Until when the shop has promised to ship; null when it has not. */
  promisedShipAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the province, or as the platform writes it. */
  province: Scalars['String']['output'];
  /** Two digits; empty when the platform's names were not recognised. */
  provinceCode: Scalars['String']['output'];
  /** Address below the district, masked by the platform. */
  receiverAddress: Scalars['String']['output'];
  /** Equal for equal receivers of one shop. */
  receiverKey: Scalars['String']['output'];
  /** Name of the receiver, masked by the platform (收件人). */
  receiverName: Scalars['String']['output'];
  /** Number of the receiver, masked by the platform. */
  receiverPhone: Scalars['String']['output'];
  /** The platform's own order number (店铺订单号); becomes the parcel's third-party number. */
  remoteOrderNo: Scalars['String']['output'];
  /** Whether its money is asked back at the shop. */
  remoteRefundStatus: RemoteRefundStatus;
  /** How it stands at the shop. */
  remoteStatus: RemoteStatus;
  /** Words of the shop (卖家备注); empty without any. */
  sellerMemo: Scalars['String']['output'];
  /** Until when it is to be sent (最晚发货时间): `promisedShipAt`, else 48 hours after the shop was paid. */
  shipBy: Scalars['DateTime']['output'];
  /** Id of the bound shop (店铺), as in `Shop.id`. */
  shopId: Scalars['EntityId']['output'];
  /** Name of the shop (店铺名称) at its platform. */
  shopName: Scalars['String']['output'];
  /** When it was read last. */
  syncedAt: Scalars['DateTime']['output'];
};

/** `ShopOrderPage` after the Relay cursor specification. */
export type ShopOrderConnection = {
  __typename?: 'ShopOrderConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<ShopOrderEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<ShopOrder>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `ShopOrderConnection`. */
export type ShopOrderEdge = {
  __typename?: 'ShopOrderEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ShopOrder;
};

/** Which shop orders are listed; what is absent excludes nothing. */
export type ShopOrderFilter = {
  /** Up to but without this moment, by when the shop was paid. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those with a flag of this colour: red, yellow, green, blue or purple. */
  flagColor?: InputMaybe<Scalars['String']['input']>;
  /** Part of a title of the goods. */
  goodsKeyword?: InputMaybe<Scalars['String']['input']>;
  /** With a memo of the buyer or the shop, or without. */
  hasMemo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Only those of which this became here (导入状态). */
  importStatus?: InputMaybe<ImportStatus>;
  /** True: only those that are `isLapsing`. */
  isLapsing?: InputMaybe<Scalars['Boolean']['input']>;
  /** The order number, or part of the receiver. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** With a refund or without. */
  refund?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those in this state at the shop. */
  remoteStatus?: InputMaybe<RemoteStatus>;
  /** Only those that wait and whose `shipBy` is before this moment. */
  shipBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of this bound shop (店铺). */
  shopId?: InputMaybe<Scalars['EntityId']['input']>;
  /** From this moment on, by when the shop was paid. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What was bought within an order of a shop. */
export type ShopOrderItem = {
  __typename?: 'ShopOrderItem';
  /** Of this line within its order; lines of the same id are one. */
  lineId: Scalars['String']['output'];
  /** The shop's own article number (商家编码); empty where the platform tells none. */
  merchantCode: Scalars['String']['output'];
  /** Pieces bought. */
  num: Scalars['Int']['output'];
  /** Address of the item's picture; empty without one. */
  pic: Scalars['String']['output'];
  /** Of a piece, in fen. */
  price: Scalars['Fen']['output'];
  /** The platform's id of the item; what mappings name. */
  remoteGoodId: Scalars['String']['output'];
  /** The platform's id of the variant; empty without variants. */
  remoteSkuId: Scalars['String']['output'];
  /** Words of the variant, such as colour and size; empty without variants. */
  sku: Scalars['String']['output'];
  /** What the item is called at the shop. */
  title: Scalars['String']['output'];
};

/** Orders of the caller's shops (店铺订单), the newest first. */
export type ShopOrderPage = {
  __typename?: 'ShopOrderPage';
  /** Of all that fit the filter but for its import status. */
  counts: Array<ImportStatusCount>;
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<ShopOrder>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A parcel that ships an order of a shop or some of its lines (拆单包裹). */
export type ShopOrderParcel = {
  __typename?: 'ShopOrderParcel';
  /** The courier (快递) by name. */
  courierName: Scalars['String']['output'];
  /** What became here of what it holds. */
  importStatus: ImportStatus;
  /** The lines of the order that it holds, as `ShopOrderItem.lineId`; null for all of them. */
  lineIds?: Maybe<Array<Scalars['String']['output']>>;
  /** The order here that the parcel is of. */
  orderId: Scalars['EntityId']['output'];
  /** Stable number of the parcel, as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** Number that people are told (包裹号). */
  packageNo: Scalars['String']['output'];
  /** How the parcel stands. */
  status: ParcelStatus;
  /** The waybill number (运单号); null until it is issued. */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

/** What chosen shop orders become (下单方案). */
export type ShopOrderPlan = {
  __typename?: 'ShopOrderPlan';
  /** One order each, in the order of what was chosen; what `createBatch` takes as `parts`. */
  parts: Array<PlannedPart>;
  /** What is left out, with why; empty when all goes. */
  unplanned: Array<UnplannedOrder>;
};

/** What is to be ordered: chosen shop orders, with the goods that stand for them. */
export type ShopOrderPlanInput = {
  /** Parcels of a part may hold different things, several too, as its `contents` say; otherwise all hold the same pieces of one combination, and what cannot is left out. */
  byItems?: InputMaybe<Scalars['Boolean']['input']>;
  /** Merged orders of the shop, at most 500. */
  mergeIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** The shop that all of them are of. */
  shopId: Scalars['EntityId']['input'];
  /** At most 1,000 together with the members of `mergeIds`. */
  shopOrderIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
};

export type { ShopOrderSort };

/** Bound shops (店铺) of the caller; a supplier's are its waybill accounts. */
export type ShopPage = {
  __typename?: 'ShopPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Shop>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** Whether a platform's shops can be bound here. REST: `GET /shops/platforms`. */
export type ShopPlatform = {
  __typename?: 'ShopPlatform';
  /** False: the operator has not set the platform up; `authoriseShop` is refused. */
  configured: Scalars['Boolean']['output'];
  /** One of the six platforms, never `OTHER`. */
  platform: Platform;
};

/** What to read: a shop, or with `taskId` the reading to go on waiting for. */
export type ShopPullInput = {
  /** Up to but without this moment; by default now. */
  endAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only this order. */
  orderNo?: InputMaybe<Scalars['String']['input']>;
  /** The shop to be read; not with `taskId`. */
  shopId?: InputMaybe<Scalars['EntityId']['input']>;
  /** At most 30 days; by default the last seven. */
  startAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** A reading that has begun; not with `shopId`. */
  taskId?: InputMaybe<Scalars['String']['input']>;
};

/** What a buyer's own shops sell and earn, by row and in all (店铺经营). REST: `/statistics/shopSales`. */
export type ShopSales = {
  __typename?: 'ShopSales';
  /** By time the oldest first, days without orders included; else the most profit first, at most 500. */
  list: Array<ShopSalesRow>;
  /** The sums over all that fits the filter. */
  summary: ShopSalesFigures;
  /** Rows of `list`; they are not paged. */
  total: Scalars['Int']['output'];
};

/** Sums over a buyer's own shops (店铺经营), in fen; `income` = paid − refunded − openPaid, `profit` = income − cost. */
export type ShopSalesFigures = {
  __typename?: 'ShopSalesFigures';
  /** goodsCost + freightCost − refundFee, in fen. */
  cost: Scalars['Fen']['output'];
  /** Freight and surcharges of areas, in fen (运费). */
  freightCost: Scalars['Fen']['output'];
  /** Goods of the parcels, in fen (货款); of a merged parcel each order's share by what was paid for it. */
  goodsCost: Scalars['Fen']['output'];
  /** What counts of what was paid, in fen (计入收入). */
  income: Scalars['Fen']['output'];
  /** Orders of which not everything is in parcels that are paid for (未计入): their cost is not known, and they are in no figure below. */
  openCount: Scalars['Int']['output'];
  /** What was paid for these, in fen. */
  openPaid: Scalars['Fen']['output'];
  /** Orders of the shops that were paid for (订单数). */
  orderCount: Scalars['Int']['output'];
  /** What buyers paid for them at the platform, in fen (平台实付). */
  paid: Scalars['Fen']['output'];
  /** Pieces of them (件数). */
  pieceCount: Scalars['Int']['output'];
  /** What is left, in fen (毛利). */
  profit: Scalars['Fen']['output'];
  /** What came back for parcels, compensations included, in fen (包裹退款). */
  refundFee: Scalars['Fen']['output'];
  /** Of it, what the shops have given back as a whole, in fen (平台退款). */
  refunded: Scalars['Fen']['output'];
  /** Of these, orders with goods that nothing is linked to (未关联). */
  unlinkedCount: Scalars['Int']['output'];
};

/** Days in Asia/Shanghai by which orders were paid; the last 30 when empty, at most 366, by goods or of one of them 92. */
export type ShopSalesFilter = {
  /** The first day, included. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only this item, by the platform's id. */
  remoteGoodId?: InputMaybe<Scalars['String']['input']>;
  /** Only this bound shop (店铺). */
  shopId?: InputMaybe<Scalars['EntityId']['input']>;
  /** The last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** The figures of a day, a month, a shop or its goods. */
export type ShopSalesRow = {
  __typename?: 'ShopSalesRow';
  /** The sums of this row. */
  figures: ShopSalesFigures;
  /** `2026-11-21`, `2026-11`, the id of the shop, or that and the platform's id of the item. */
  key: Scalars['String']['output'];
  /** The same for people. */
  name: Scalars['String']['output'];
  /** The platform's id of the item, in lists by goods. */
  remoteGoodId?: Maybe<Scalars['String']['output']>;
  /** Id of the bound shop (店铺), as in `Shop.id`, in lists by shop and goods. */
  shopId?: Maybe<Scalars['EntityId']['output']>;
};

export type { ShopSalesUnit };

/** A SKU that a shop has on sale or that its orders were placed for, with its link or its absence. */
export type ShopSku = {
  __typename?: 'ShopSku';
  /** Those of them that cannot be ordered because of it. */
  heldOrders: Scalars['Int']['output'];
  /** Stable number of the SKU. */
  id: Scalars['EntityId']['output'];
  /** What counts for it: its own link, else that of the item or of the whole shop; null without any. */
  link?: Maybe<ShopGood>;
  /** The shop's own article number (商家编码); empty where the platform tells none. */
  merchantCode: Scalars['String']['output'];
  /** Address of the item's picture; empty without one. */
  pic: Scalars['String']['output'];
  /** What the shop asks for a piece, in fen; null where its catalogue was not read (拉取店铺商品). */
  price?: Maybe<Scalars['Fen']['output']>;
  /** The platform's id of the item. */
  remoteGoodId: Scalars['String']['output'];
  /** The platform's id of the SKU; empty for goods without variants. */
  remoteSkuId: Scalars['String']['output'];
  /** What it says of itself, of one width: those words, else the title. Goes along when it is linked. */
  remoteSkuText: Scalars['String']['output'];
  /** Id of the bound shop (店铺), as in `Shop.id`. */
  shopId: Scalars['EntityId']['output'];
  /** The platform's words for the variant, such as colour and size. */
  sku: Scalars['String']['output'];
  /** How far its link can be used. */
  state: LinkState;
  /** At most 3 combinations that it may stand for, the likeliest first; empty where it is linked. */
  suggestions: Array<LinkSuggestion>;
  /** What the item is called at the shop. */
  title: Scalars['String']['output'];
  /** Waiting orders with it (待下单). */
  waitingOrders: Scalars['Int']['output'];
};

/** Which SKUs of a shop are listed; what is absent excludes nothing. */
export type ShopSkuFilter = {
  /** Part of the title or of the SKU's words, or a merchant code. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only in this state. */
  state?: InputMaybe<LinkState>;
};

/** SKUs of a shop, those seen last first. */
export type ShopSkuPage = {
  __typename?: 'ShopSkuPage';
  /** One for every state. */
  counts: Array<LinkStateCount>;
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<ShopSku>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

export type { ShopStatus };

/** What a registration began (注册). */
export type SignUpPayload = {
  __typename?: 'SignUpPayload';
  /** The new account's first session; null where the service behind the gateway begins none: sign in then. */
  session?: Maybe<LoginPayload>;
};

/** A parcel that was left as it is, and why. */
export type SkippedParcel = {
  __typename?: 'SkippedParcel';
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
};

/** A row of a part that was left out because of `skipInvalid`; without a row the whole part. */
export type SkippedRow = {
  __typename?: 'SkippedRow';
  /** Index in the given parts, from 0. */
  part: Scalars['Int']['output'];
  /** Index in the part's rows, from 0; null when the whole part was left out. */
  row?: Maybe<Scalars['Int']['output']>;
};

/** What a viewer pays for a combination. */
export type SkuPrices = {
  __typename?: 'SkuPrices';
  /** Agreed on with the supplier (协议价); there are no steps then. */
  agreed: Scalars['Boolean']['output'];
  /** Whether its own pieces count for its steps, or those of all combinations. */
  ofSku: Scalars['Boolean']['output'];
  /** Fen for one piece, by agreement where there is one. */
  price: Scalars['Fen']['output'];
  /** The combination (规格), as in `Sku.id`. */
  skuId: Scalars['EntityId']['output'];
  /** By rising pieces and falling prices. */
  steps: Array<PriceStep>;
};

/** What prints waybills (打单软件), as the operator names it. */
export type Software = {
  __typename?: 'Software';
  /** What orders name it by. */
  id: Scalars['EntityId']['output'];
  /** Its name, at most 30 characters. */
  name: Scalars['String']['output'];
};

/** What taking a merged parcel apart led to. REST: answer of `POST /mergeOrder/splitMergeOrder`. */
export type SplitMergeOrderPayload = {
  __typename?: 'SplitMergeOrderPayload';
  /** The shop orders (店铺订单) that it was made of, by their ids. */
  shopOrderIds: Array<Scalars['EntityId']['output']>;
  /** The same as they are now, each by itself; null when they cannot be read just now. */
  shopOrders?: Maybe<Array<ShopOrder>>;
};

/** Who WeChat Pay pays the own cash-outs to, when the platform pays them by splitting recharges. */
export type SplitReceiver = {
  __typename?: 'SplitReceiver';
  /** Number of the merchant or openid, masked. */
  account: Scalars['String']['output'];
  /** When it was named: it gets cash-outs that are asked for after that. */
  createdAt: Scalars['DateTime']['output'];
  /** A merchant, or a person. */
  kind: SplitReceiverKind;
  /** Registered name of the merchant, or proven name of the person, in full. */
  name: Scalars['String']['output'];
};

/** REST: body of `POST /splitReceiver/save`. Proves who asks by the password or by a code of the scene `CASH_OUT`. */
export type SplitReceiverInput = {
  /** Number of the merchant of WeChat Pay, or openid of the person towards our application. */
  account: Scalars['String']['input'];
  /** A merchant, or a person. */
  kind: SplitReceiverKind;
  /** Registered name of the merchant, which WeChat Pay compares, or the own proven name. */
  name: Scalars['String']['input'];
  /** The own password, once more; or `phoneCode` instead. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Six digits sent for the scene CASH_OUT; instead of `password`. */
  phoneCode?: InputMaybe<Scalars['String']['input']>;
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: InputMaybe<Scalars['String']['input']>;
};

export type { SplitReceiverKind };

/** Whether the platform pays by splits, and to whom. REST: `/splitReceiver/*`. */
export type SplitReceiverSetting = {
  __typename?: 'SplitReceiverSetting';
  /** Whether the platform pays by splits. */
  isOpen: Scalars['Boolean']['output'];
  /** Who gets the cash-outs; null for nobody. */
  receiver?: Maybe<SplitReceiver>;
};

/** Movements of a kind in a month. */
export type StatementLine = {
  __typename?: 'StatementLine';
  /** How many movements. */
  count: Scalars['Int']['output'];
  /** What came. */
  moneyIn: Scalars['Fen']['output'];
  /** What went. */
  moneyOut: Scalars['Fen']['output'];
  /** The kind of movement, in Chinese. */
  title: Scalars['String']['output'];
};

/** An account of a wallet in a month. */
export type StatementPart = {
  __typename?: 'StatementPart';
  /** Whether the opening balance and all movements make up the closing one. */
  agrees: Scalars['Boolean']['output'];
  /** The balance when it ended, or now. */
  closing: Scalars['Fen']['output'];
  /** Of the account in the ledger, such as `available`. */
  code: Scalars['String']['output'];
  /** By kind of movement. */
  lines: Array<StatementLine>;
  /** The balance when the month began. */
  opening: Scalars['Fen']['output'];
  /** The same in Chinese. */
  title: Scalars['String']['output'];
};

/** A step of a claim. REST: body of `POST /courierClaims/step`. */
export type StepCourierClaimInput = {
  /** What was done. */
  action: ClaimAction;
  /** Fen that the courier accepts; by default all of it. */
  amount?: InputMaybe<Scalars['Fen']['input']>;
  /** The courier's words, at most 500 characters; needed to refuse. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A movement of a stock row. REST: `/goodStock/getStockLogsList`. */
export type StockLog = {
  __typename?: 'StockLog';
  /** The member who moved it, or 程序 and the name of the token; null where the owner did, or nobody of the account. */
  actedBy?: Maybe<Scalars['String']['output']>;
  /** Number of the order, parcel, refund, import, transfer, stocktake or bulk edit that it belongs to; empty for a person's own change. */
  bizNo: Scalars['String']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Pieces: of what is locked for 3 to 5, else of the quantity. */
  delta: Scalars['Int']['output'];
  /** Stable number of the movement; the newest has the highest. */
  id: Scalars['EntityId']['output'];
  /** Pieces held by orders after it (锁定). */
  lockedAfter: Scalars['Int']['output'];
  /** Pieces on hand after it (在库). */
  quantityAfter: Scalars['Int']['output'];
  /** Words of whoever changed it; empty without any (备注). Of 14 first how many pieces were kept and are kept, as `3 → 5`. */
  remark: Scalars['String']['output'];
  /** What moved it (类型). */
  type: StockLogType;
};

/** `StockLogPage` after the Relay cursor specification. */
export type StockLogConnection = {
  __typename?: 'StockLogConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<StockLogEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<StockLog>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `StockLogConnection`. */
export type StockLogEdge = {
  __typename?: 'StockLogEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: StockLog;
};

/** Which movements of a stock row are listed; what is absent excludes nothing. */
export type StockLogFilter = {
  /** Only movements of this type. */
  type?: InputMaybe<StockLogType>;
};

/** Movements of a stock row (库存流水), the newest first. */
export type StockLogPage = {
  __typename?: 'StockLogPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<StockLog>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

export type { StockLogType };

/** An order that holds pieces of a stock row. REST: `/goodStock/getReservationsList`. */
export type StockReservation = {
  __typename?: 'StockReservation';
  /** When it was placed. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the order (订单), as in `Order.id`. */
  orderId: Scalars['EntityId']['output'];
  /** Number of the order that people are told (订单号): `D`, moment and six digits. */
  orderNo: Scalars['String']['output'];
  /** True: the pieces are held until they ship. */
  paid: Scalars['Boolean']['output'];
  /** Until when an unpaid order holds them; null for a paid one. */
  payExpireAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pieces still held. */
  quantity: Scalars['Int']['output'];
};

/** Orders that hold pieces of a stock row (锁定明细), the next to lapse first. */
export type StockReservationPage = {
  __typename?: 'StockReservationPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<StockReservation>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of an imported sheet. `quantity` sets, `delta` adds; one of the two, or `bin` or `safetyQuantity` alone. */
export type StockRowInput = {
  /** Where in the warehouse it lies (货位), up to 20 characters; absent: as it was. */
  bin?: InputMaybe<Scalars['String']['input']>;
  /** Pieces that are added, below zero taken; not with `quantity`. */
  delta?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the own goods (商品编号). */
  goodsNo: Scalars['String']['input'];
  /** Pieces on hand from now on; not with `delta`. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** Number of the sheet's row, told with what is wrong. */
  row: Scalars['Int']['input'];
  /** Pieces that are kept from now on (安全库存); absent: as it was, and 0 for a new row. */
  safetyQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the own warehouse (仓库), letter by letter. */
  warehouseName: Scalars['String']['input'];
  /** The warning from now on; absent: as it was, and 0 for a new row. */
  warnQuantity?: InputMaybe<Scalars['Int']['input']>;
};

/** Why a row of the sheet was not taken over. */
export type StockRowRefusal = {
  __typename?: 'StockRowRefusal';
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** Number of the sheet's row, as it was given. */
  row: Scalars['Int']['output'];
};

/** Pieces that a supplier moves from one of its warehouses to another (调拨单). REST: `/stockTransfers/getTransfersList`. */
export type StockTransfer = {
  __typename?: 'StockTransfer';
  /** What can be done with it now. */
  allowedActions: Array<TransferAction>;
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was received or cancelled; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Warehouse that the pieces left (调出仓库). */
  fromWarehouseId: Scalars['EntityId']['output'];
  /** Its name. */
  fromWarehouseName: Scalars['String']['output'];
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** What was sent, by combination. */
  lines: Array<StockTransferLine>;
  /** Pieces of it that did not arrive; 0 while on the way. */
  lost: Scalars['Int']['output'];
  /** Words of whoever sent it; empty without any (备注). */
  note: Scalars['String']['output'];
  /** Pieces that were sent. */
  pieces: Scalars['Int']['output'];
  /** Combinations in it. */
  skuCount: Scalars['Int']['output'];
  /** How it stands. */
  status: TransferStatus;
  /** The same in Chinese. */
  statusText: Scalars['String']['output'];
  /** Warehouse that they go to (调入仓库). */
  toWarehouseId: Scalars['EntityId']['output'];
  /** Its name. */
  toWarehouseName: Scalars['String']['output'];
  /** Number that people are told (调拨单号): `DB`, moment and six digits; the stock log names it. */
  transferNo: Scalars['String']['output'];
};

/** Which transfers are listed; what is absent excludes nothing. */
export type StockTransferFilter = {
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Only those that stand so. */
  status?: InputMaybe<TransferStatus>;
  /** Only those from or to this warehouse. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** What is moved, and where. REST: body of `POST /stockTransfers/send`. */
export type StockTransferInput = {
  /** The own warehouse that the pieces leave. */
  fromWarehouseId: Scalars['EntityId']['input'];
  /** 1 to 200 combinations, each once. */
  lines: Array<StockTransferLineInput>;
  /** At most 100 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The own warehouse that they go to, another one. */
  toWarehouseId: Scalars['EntityId']['input'];
};

/** Pieces of a combination in a transfer. */
export type StockTransferLine = {
  __typename?: 'StockTransferLine';
  /** Its goods. */
  goodId: Scalars['EntityId']['output'];
  /** Name of its goods. */
  goodName: Scalars['String']['output'];
  /** Picture of the combination, else the first of its goods; empty without one. */
  goodPic: Scalars['String']['output'];
  /** The supplier's own article number (商家编码); empty without one. */
  merchantCode: Scalars['String']['output'];
  /** Pieces that were sent. */
  num: Scalars['Int']['output'];
  /** Why fewer arrived; null when all did. */
  reason?: Maybe<TransferReason>;
  /** Pieces that arrived; null while on the way and when cancelled. */
  received?: Maybe<Scalars['Int']['output']>;
  /** The combination (规格). */
  skuId: Scalars['EntityId']['output'];
  /** Values of the combination, such as `红色 / L`; empty where its goods have none. */
  skuName: Scalars['String']['output'];
  /** Number of the combination (规格编号). */
  skuNo: Scalars['String']['output'];
};

/** Pieces of a combination that are to be moved. */
export type StockTransferLineInput = {
  /** Pieces, 1 to 9,999,999, of those that no order holds. Required. */
  num: Scalars['Int']['input'];
  /** An own combination that is no bundle. */
  skuId: Scalars['EntityId']['input'];
};

/** Transfers (调拨单) of a supplier, the newest first. */
export type StockTransferPage = {
  __typename?: 'StockTransferPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<StockTransfer>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** REST: answer of `POST /stockTransfers/send`, `/stockTransfers/receive` and `/stockTransfers/cancel`. */
export type StockTransferPayload = {
  __typename?: 'StockTransferPayload';
  /** It (调拨单) as it is now, read only when asked for; null when it cannot be read just now. */
  transfer?: Maybe<StockTransfer>;
  /** The transfer. */
  transferId: Scalars['EntityId']['output'];
};

/** What a supplier counts at a warehouse (盘点单). REST: `/stocktakes/getStocktakesList`. */
export type Stocktake = {
  __typename?: 'Stocktake';
  /** What can be done with it now. */
  allowedActions: Array<StocktakeAction>;
  /** How many combinations were counted. */
  counted: Scalars['Int']['output'];
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** How many of them have another number than the book. */
  different: Scalars['Int']['output'];
  /** Pieces that there were fewer, over all combinations (盘亏). */
  fewer: Scalars['Int']['output'];
  /** When it was posted or discarded; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** Pieces that there were more, over all combinations (盘盈). */
  more: Scalars['Int']['output'];
  /** Words of whoever began it; empty without any (备注). */
  note: Scalars['String']['output'];
  /** How it stands. */
  status: StocktakeStatus;
  /** The same in Chinese. */
  statusText: Scalars['String']['output'];
  /** Number that people are told (盘点单号): `PD`, moment and six digits; the stock log names it. */
  stocktakeNo: Scalars['String']['output'];
  /** The own warehouse. */
  warehouseId: Scalars['EntityId']['output'];
  /** Its name. */
  warehouseName: Scalars['String']['output'];
};

export type { StocktakeAction };

/** Which stocktakes are listed; what is absent excludes nothing. */
export type StocktakeFilter = {
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Only those that stand so. */
  status?: InputMaybe<StocktakeStatus>;
  /** Only those of this warehouse. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** Which warehouse is counted. REST: body of `POST /stocktakes/begin`. */
export type StocktakeInput = {
  /** At most 100 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The own warehouse. */
  warehouseId: Scalars['EntityId']['input'];
};

/** A combination in a stocktake. REST: `/stocktakes/getLinesList`. */
export type StocktakeLine = {
  __typename?: 'StocktakeLine';
  /** Pieces on hand by the book (账面): when it was counted, and now where it was not. */
  book: Scalars['Int']['output'];
  /** Pieces on the shelf, held ones too (实盘); null while not counted. */
  counted?: Maybe<Scalars['Int']['output']>;
  /** When it was counted; null while it was not. */
  countedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pieces that posting adds or takes (差异); null while not counted. */
  difference?: Maybe<Scalars['Int']['output']>;
  /** Name of its goods. */
  goodName: Scalars['String']['output'];
  /** Picture of the combination, else the first of its goods; empty without one. */
  goodPic: Scalars['String']['output'];
  /** Number of its goods (商品编号). */
  goodsNo: Scalars['String']['output'];
  /** Pieces that orders hold now (锁定). */
  locked: Scalars['Int']['output'];
  /** The supplier's own article number (商家编码); empty without one. */
  merchantCode: Scalars['String']['output'];
  /** Why they differ; null without a difference. */
  reason?: Maybe<StocktakeReason>;
  /** The combination (规格). */
  skuId: Scalars['EntityId']['output'];
  /** Values of the combination, such as `红色 / L`; empty where its goods have none. */
  skuName: Scalars['String']['output'];
  /** Number of the combination (规格编号). */
  skuNo: Scalars['String']['output'];
};

/** Which lines of a stocktake are listed; what is absent excludes nothing. */
export type StocktakeLineFilter = {
  /** Part of the goods' name, its pinyin or initials, of the goods number, or a merchant code. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only these. */
  show?: InputMaybe<StocktakeShow>;
};

/** Lines of a stocktake, by combination. */
export type StocktakeLinePage = {
  __typename?: 'StocktakeLinePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<StocktakeLine>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** Stocktakes (盘点单) of a supplier, the newest first. */
export type StocktakePage = {
  __typename?: 'StocktakePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Stocktake>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** REST: answer of `POST /stocktakes/begin`, `/stocktakes/post` and `/stocktakes/discard`. */
export type StocktakePayload = {
  __typename?: 'StocktakePayload';
  /** It (盘点单) as it is now, read only when asked for; null when it cannot be read just now. */
  stocktake?: Maybe<Stocktake>;
  /** The stocktake. */
  stocktakeId: Scalars['EntityId']['output'];
};

export type { StocktakeReason };

/** What was counted of a combination. */
export type StocktakeRowInput = {
  /** Pieces on the shelf, held ones too, 0 to 9,999,999; null takes the line out. */
  counted?: InputMaybe<Scalars['Int']['input']>;
  /** Why it differs; one that does not go with the difference is replaced by 盘盈 or 盘亏, which are the default. */
  reason?: InputMaybe<StocktakeReason>;
  /** An own combination that is no bundle. */
  skuId: Scalars['EntityId']['input'];
};

export type { StocktakeShow };

export type { StocktakeStatus };

/** A licence of a store's supplier that holds today. REST: `GET /licence/getStoreLicences`. */
export type StoreLicence = {
  __typename?: 'StoreLicence';
  /** Whose it is. */
  companyName: Scalars['String']['output'];
  /** Its last day; null where it has none. */
  endsOn?: Maybe<Scalars['Date']['output']>;
  /** Of its picture, by `GET /privateFile/:id`, for whoever is signed in. */
  fileId: Scalars['EntityId']['output'];
  /** Its number. */
  id: Scalars['EntityId']['output'];
  /** What it is for. */
  kind: LicenceKind;
  /** As printed on it. */
  number: Scalars['String']['output'];
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

/** What a supplier gets a piece from so many pieces on, for all of them. */
export type SupplyPriceStep = {
  __typename?: 'SupplyPriceStep';
  /** Pieces that it begins with, from 2. */
  minPieces: Scalars['Int']['output'];
  /** The combination; null: all of the goods, whose pieces count together. */
  skuId?: Maybe<Scalars['EntityId']['output']>;
  /** Fen a piece for the supplier (供货价). */
  supplyPrice: Scalars['Fen']['output'];
};

/** What a supplier wants a piece from so many pieces on. */
export type SupplyPriceStepInput = {
  /** Pieces that it begins with, from 2. */
  minPieces: Scalars['Int']['input'];
  /** The combination; left out: all of the goods, whose pieces count together. */
  skuId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Fen a piece for the supplier (供货价). */
  supplyPrice: Scalars['Fen']['input'];
};

/** REST: answer of `POST /orders/callback`. */
export type SyncOrderPayload = {
  __typename?: 'SyncOrderPayload';
  /** Parcels that couriers and the shop were asked about. */
  checked: Scalars['Int']['output'];
  /** The order as it stands now, read only when asked for; null when it cannot be read just now. */
  order?: Maybe<Order>;
  /** Id of the order (订单), as in `Order.id`. */
  orderId: Scalars['EntityId']['output'];
  /** Of these, the ones that have changed. */
  updated: Scalars['Int']['output'];
};

export type { TagMark };

/** What is marked on a shop's order once it is shipped. */
export type TagRule = {
  __typename?: 'TagRule';
  /** Colour of the flag: red, yellow, green, blue or purple; null without one. */
  color?: Maybe<Scalars['String']['output']>;
  /** Which marks are set. */
  matchType: TagMark;
  /** Words of the memo; empty without one. */
  text: Scalars['String']['output'];
};

/** What is to be marked on a shop's order once it is shipped. */
export type TagRuleInput = {
  /** red, yellow, green, blue or purple; needed where a flag is set. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** Which marks are set. */
  matchType: TagMark;
  /** At most 100 characters. */
  text: Scalars['String']['input'];
};

/** A warehouse that follows a freight template. */
export type TemplateWarehouse = {
  __typename?: 'TemplateWarehouse';
  /** Stable number of the warehouse. */
  id: Scalars['EntityId']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** What came of a test of an account at a courier. REST: the answer of `POST /waybillAccounts/test`. */
export type TestWaybillAccountPayload = {
  __typename?: 'TestWaybillAccountPayload';
  /** The account since. */
  account: WaybillAccount;
  /** The waybill of the test where the courier did not take it back: to be cancelled there; null otherwise. */
  leftWaybillNo?: Maybe<Scalars['String']['output']>;
  /** The same in words; empty when one was. */
  msg: Scalars['String']['output'];
  /** Whether a waybill was issued. */
  passed: Scalars['Boolean']['output'];
  /** Why none was; null when one was. */
  reasonCode?: Maybe<ReasonCode>;
};

/** What of a supplier's parcels waits to be shipped (待出单). */
export type ToShip = {
  __typename?: 'ToShip';
  /** Of these, those that should have been shipped by now (已超时). */
  late: Scalars['Int']['output'];
  /** Parcels that wait to be shipped. */
  toShip: Scalars['Int']['output'];
  /** By warehouse, with the most that wait first; at most 100. */
  warehouses: Array<ToShipAtWarehouse>;
};

/** What waits to be shipped at a warehouse. */
export type ToShipAtWarehouse = {
  __typename?: 'ToShipAtWarehouse';
  /** When this day's shipping ends, or has (截单时间); null where the warehouse rests today. */
  cutoffAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of these, those that should have been shipped by now. */
  late: Scalars['Int']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Parcels that wait to be shipped. */
  toShip: Scalars['Int']['output'];
  /** The warehouse (仓库). */
  warehouseId: Scalars['EntityId']['output'];
};

/** An operation that a token may send by its hash where texts are refused. REST: answer of `GET /tokens/documents`. */
export type TokenDocument = {
  __typename?: 'TokenDocument';
  /** When it was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** SHA-256 of its text, in hexadecimal: what requests name it by, as `documentId` or `extensions.persistedQuery`. */
  hash: Scalars['String']['output'];
  /** Name of its operation. */
  name: Scalars['String']['output'];
};

export type { TokenScope };

export type { TraceState };

/** REST: body of `POST /members/transfer`. */
export type TransferAccountInput = {
  /** The member who is to be the owner. */
  id: Scalars['EntityId']['input'];
  /** The six digits that were sent to the phone of the member. */
  memberCode: Scalars['String']['input'];
  /** The six digits that were sent to the own phone. */
  ownCode: Scalars['String']['input'];
  /** Answer to the challenge of a refusal PROOF_NEEDED; else left out. */
  proof?: InputMaybe<Scalars['String']['input']>;
  /** What the owner is afterwards; left out: nothing. */
  stayAs?: InputMaybe<MemberRole>;
};

export type { TransferAction };

/** REST: body of `POST /members/sendTransferCodes`. */
export type TransferCodesInput = {
  /** What the person read in the picture (图形验证码); upper and lower case alike. */
  captcha: Scalars['String']['input'];
  /** `captchaId` of the picture; good for one try, right or wrong. */
  captchaId: Scalars['String']['input'];
  /** The member who is to be the owner. */
  id: Scalars['EntityId']['input'];
};

export type { TransferReason };

export type { TransferStatus };

/** REST: answer of `POST /bulkEdits/undo`. */
export type UndoBulkEditPayload = {
  __typename?: 'UndoBulkEditPayload';
  /** The edit (批量修改单) as it is now, read only when asked for; null when it cannot be read just now. */
  edit?: Maybe<BulkEdit>;
  /** The edit. */
  editId: Scalars['EntityId']['output'];
  /** How many rows stay as they are; `bulkEditLines` says why. */
  leftCount: Scalars['Int']['output'];
  /** How many rows were given back. */
  undoneCount: Scalars['Int']['output'];
};

/** A shop order whose goods are not known. */
export type UnplannedOrder = {
  __typename?: 'UnplannedOrder';
  /** The merge that it belongs to; null without one. */
  mergeId?: Maybe<Scalars['EntityId']['output']>;
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** `GOODS_UNMAPPED`, `LINK_CHANGED` or `ORDER_REFUSED`. */
  reasonCode: ReasonCode;
  /** A shop order that was chosen. */
  shopOrderId: Scalars['EntityId']['output'];
};

/** What of the caller's notices (站内消息) is unread. REST: `/notice/unread`. */
export type UnreadNotices = {
  __typename?: 'UnreadNotices';
  /** How many; 100 stands for more. */
  count: Scalars['Int']['output'];
};

export type { UploadKind };

/** What the caller adds for one invitee. REST: `/userProfits`. */
export type UserProfit = {
  __typename?: 'UserProfit';
  /** What is added to the courier fee of a parcel, in fen. */
  courierProfit: Scalars['Fen']['output'];
  /** False: the row does not count; the next one that fits does, at last the default. */
  enabled: Scalars['Boolean']['output'];
  /** The goods that it holds for; null: all goods. */
  goodId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of those goods; null: all goods. */
  goodName?: Maybe<Scalars['String']['output']>;
  /** Stable number of the row. */
  id: Scalars['EntityId']['output'];
  /** What the invitee is called (昵称). */
  nickName: Scalars['String']['output'];
  /** What is added to the price of a piece, in fen. */
  profit: Scalars['Fen']['output'];
  /** Words of the owner about it; empty without any (备注). */
  remark: Scalars['String']['output'];
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Account of the invitee. */
  userId: Scalars['EntityId']['output'];
  /** The invitee's number, masked, such as 138****0000. */
  userPhone: Scalars['String']['output'];
};

/** What is to change of a mark-up; what is not given stays. */
export type UserProfitChangeInput = {
  /** Fen a parcel, 0 to what the site allows. */
  courierProfit?: InputMaybe<Scalars['Fen']['input']>;
  /** False: the row does not count; the next one that fits does, at last the default. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fen a piece, 0 to what the own level allows. */
  profit?: InputMaybe<Scalars['Fen']['input']>;
  /** At most 50 characters, for the caller alone (备注). */
  remark?: InputMaybe<Scalars['String']['input']>;
};

/** Which mark-ups are listed; what is absent excludes nothing. */
export type UserProfitFilter = {
  /** Only for these goods; rows for all goods are left out. */
  goodId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Part of the invitee's nickname or of the goods' name. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only of this invitee. */
  userId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** For many invitees at once; a row that there is already is changed. */
export type UserProfitInput = {
  /** Fen a parcel, 0 to what the site allows. */
  courierProfit: Scalars['Fen']['input'];
  /** Empty: all goods. */
  goodId?: InputMaybe<Scalars['EntityId']['input']>;
  /** Fen a piece, 0 to what the own level allows. */
  profit: Scalars['Fen']['input'];
  /** At most 50 characters, for the caller alone (备注). */
  remark: Scalars['String']['input'];
  /** Direct invitees, at most 200. */
  userIds: Array<Scalars['EntityId']['input']>;
};

/** Mark-ups (加价) of the caller, changed last first. */
export type UserProfitPage = {
  __typename?: 'UserProfitPage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<UserProfit>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** What moved on a day, by the clock of Shanghai. */
export type WalletDay = {
  __typename?: 'WalletDay';
  /** What the wallet held at the end of the day, in fen (余额). */
  balance: Scalars['Fen']['output'];
  /** The day; the last one is today. */
  date: Scalars['Date']['output'];
  /** Fen that came to the balance, returned ones included (收入). */
  moneyIn: Scalars['Fen']['output'];
  /** Fen that left the balance, as a positive number (支出). */
  moneyOut: Scalars['Fen']['output'];
};

/** What a wallet had, what moved in a month, and what it has. */
export type WalletStatement = {
  __typename?: 'WalletStatement';
  /** The month has ended. */
  isOver: Scalars['Boolean']['output'];
  /** The month. */
  month: Scalars['String']['output'];
  /** Of those accounts of the wallet that had or moved anything: balance, frozen money, deposit. */
  parts: Array<StatementPart>;
};

/** A warehouse (仓库) as buyers see it. REST: `/warehouse/id`, `/warehouse/list`. */
export type Warehouse = {
  __typename?: 'Warehouse';
  /**
   * Half of the cases about these parcels had the supplier's first answer after at most so many seconds (首次答复); null below 20
   * parcels or 5 answers.
   */
  answerSeconds?: Maybe<Scalars['Int']['output']>;
  /** Name of the city (市). */
  city: Scalars['String']['output'];
  /** Four digits of the city (市), as in `Region.code`. */
  cityCode: Scalars['String']['output'];
  /** How often its goods are among favourites. */
  collectCount: Scalars['Int']['output'];
  /** Couriers that this warehouse works with, with their fees. */
  couriers: Array<WarehouseCourier>;
  /** Orders paid before this time of day ship the same day (截单时间). */
  cutoffTime: Scalars['LocalTime']['output'];
  /** Name of the district (区/县); empty where the city has none. */
  district: Scalars['String']['output'];
  /** Six digits of the district (区/县); empty where the city has none. */
  districtCode: Scalars['String']['output'];
  /** Goods that it has a stock row for, whatever their status. */
  goodsCount: Scalars['Int']['output'];
  /** Stable number of the warehouse. */
  id: Scalars['EntityId']['output'];
  /** Words of the supplier for buyers; may be empty (仓库介绍). */
  intro: Scalars['String']['output'];
  /** Address of a picture; null without one. */
  logo?: Maybe<Scalars['String']['output']>;
  /** Of them within a month. */
  monthSold: Scalars['Int']['output'];
  /** 2 to 30 characters, unique on the site (仓库名称). */
  name: Scalars['String']['output'];
  /** When waybills are issued after payment (出单方式). */
  outputMode: OutputMode;
  /** Why it ships nothing for now (暂停原因); null unless paused. */
  pauseReason?: Maybe<Scalars['String']['output']>;
  /** E-waybill platforms that it supports; empty means all. */
  platforms: Array<Platform>;
  /** Name of the province (省). */
  province: Scalars['String']['output'];
  /** Two digits of the province (省), as in `Region.code`. */
  provinceCode: Scalars['String']['output'];
  /**
   * Of the parcels of its supplier that were paid for in the last 30 days, those of which something went back, in hundredths of a
   * percent (退款率); null below 20 parcels.
   */
  refundRate?: Maybe<Scalars['Int']['output']>;
  /** Single days on which it does not pack (休息日). */
  restDates: Array<Scalars['Date']['output']>;
  /** Mean of the reviews of its orders, 1 to 5; null without one. */
  score?: Maybe<Scalars['Float']['output']>;
  /** Account of the supplier (供应商). */
  sellerId: Scalars['EntityId']['output'];
  /** Name of the supplier's company (公司名称); may be empty. */
  sellerName: Scalars['String']['output'];
  /** Pieces of its goods that were sold. */
  soldCount: Scalars['Int']['output'];
  /** Only a warehouse that is `ACTIVE` ships. */
  status: ServiceStatus;
  /**
   * It does not pack on Sundays, whatever `workDays` begins with.
   * @deprecated Use weekdays. Goes on 2027-03-15.
   */
  sundayRest: Scalars['Boolean']['output'];
  /** Days of the week on which it packs, Monday first. A parcel goes out on days on which it and its courier work. */
  weekdays: Array<Weekday>;
  /**
   * When it packs; as with couriers. A parcel goes out on days on which both work.
   * @deprecated Use weekdays. Goes on 2027-03-15.
   */
  workDays: Scalars['String']['output'];
};

/** What a courier costs from one warehouse. */
export type WarehouseCourier = {
  __typename?: 'WarehouseCourier';
  /** Bans, surcharges and free freight of this courier from this warehouse, those of the whole site included. */
  areaRules: Array<AreaRule>;
  /** Resolved in one batch a query. */
  courier: Courier;
  /** Id of the courier (快递), as in `Courier.id`. */
  courierId: Scalars['EntityId']['output'];
  /** False: buyers cannot choose it here for now. */
  enabled: Scalars['Boolean']['output'];
  /** Fen for the first weight. */
  firstFee: Scalars['Fen']['output'];
  /** Grams covered by `firstFee`. */
  firstWeight: Scalars['Int']['output'];
  /** Fen a step. */
  stepFee: Scalars['Fen']['output'];
  /** Grams of a step above the first weight. */
  stepWeight: Scalars['Int']['output'];
  /** Id of the warehouse that the fees hold for. */
  warehouseId: Scalars['EntityId']['output'];
};

/** A courier at a warehouse; each at most once. */
export type WarehouseCourierInput = {
  /** All that hold for this courier here, at most 1,000. */
  areaRules: Array<AreaRuleInput>;
  /** What the courier costs for the first weight, in fen (成本价). */
  costFirstFee: Scalars['Fen']['input'];
  /** What the courier costs for a step, in fen. */
  costStepFee: Scalars['Fen']['input'];
  /** One of `couriers`. */
  courierId: Scalars['EntityId']['input'];
  /** False: buyers cannot choose it here for now. */
  enabled: Scalars['Boolean']['input'];
  /** What buyers pay for the first weight, in fen; at least `costFirstFee`. */
  firstFee: Scalars['Fen']['input'];
  /** Grams covered by `firstFee`, 1 to 50,000. */
  firstWeight: Scalars['Int']['input'];
  /** What buyers pay for a step, in fen; at least `costStepFee`. */
  stepFee: Scalars['Fen']['input'];
  /** Grams of a step above the first weight, 1 to 50,000. */
  stepWeight: Scalars['Int']['input'];
};

/** Which warehouses in use are listed; what is absent excludes nothing. */
export type WarehouseFilter = {
  /** Part of the name. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A warehouse as its supplier wants it; what is not given takes its default, also at an edit. */
export type WarehouseInput = {
  /** At least 4 characters. */
  address: Scalars['String']['input'];
  /** Whom parcels that come back are sent to, 1 to 30 characters (联系人). */
  contact: Scalars['String']['input'];
  /** All couriers that it works with, 1 to 50; replace those that it had. Not looked at while it follows a freight template. */
  couriers: Array<WarehouseCourierInput>;
  /** Where buyers ask, http or https; null for nowhere. */
  csUrl?: InputMaybe<Scalars['String']['input']>;
  /** Orders paid before this time of day ship the same day (截单时间); 16:00 where it is not given. */
  cutoffTime: Scalars['String']['input'];
  /** Six digits, or four of a city without districts; province and city follow from it. */
  districtCode: Scalars['String']['input'];
  /** The own freight template that it is to follow; null: none; absent: as it is. */
  freightTemplateId?: InputMaybe<Scalars['EntityId']['input']>;
  /** At most 500 characters. */
  intro: Scalars['String']['input'];
  /** Address of an own upload; null for none. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 30 characters; no other warehouse may have it. */
  name: Scalars['String']['input'];
  /** When waybills are issued after payment (出单方式). */
  outputMode: OutputMode;
  /** What buyers read while it is paused. */
  pauseReason?: InputMaybe<Scalars['String']['input']>;
  /** Number of that person, a mobile or a landline. */
  phone: Scalars['String']['input'];
  /** E-waybill platforms that it supports; empty means all. */
  platforms: Array<Platform>;
  /** Single days on which it does not pack, at most 60. */
  restDates: Array<Scalars['Date']['input']>;
  /** `PAUSED` needs a `pauseReason`. */
  status: ServiceStatus;
  /**
   * It does not pack on Sundays; false where it is not given.
   * @deprecated Use weekdays. Goes on 2027-03-15.
   */
  sundayRest?: InputMaybe<Scalars['Boolean']['input']>;
  /** At an edit: what was read. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Days of the week on which it packs, in any order; at least one. */
  weekdays: Array<Weekday>;
  /**
   * Seven flags by day of the week, index 0 (Sunday) always 1; see `sundayRest`. All are 1 where it is not given.
   * @deprecated Use weekdays. Goes on 2027-03-15.
   */
  workDays?: InputMaybe<Scalars['String']['input']>;
};

/** Warehouses in use whose name fits. */
export type WarehousePage = {
  __typename?: 'WarehousePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Warehouse>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** Parcels of one warehouse that are picked and packed together (波次). REST: `/waves/getWavesList`. */
export type Wave = {
  __typename?: 'Wave';
  /** What can be done with it now. */
  allowedActions: Array<WaveAction>;
  /** When it was closed; null before. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** How many of them are packed or sent. */
  done: Scalars['Int']['output'];
  /** How many were cancelled or refunded. */
  gone: Scalars['Int']['output'];
  /** Stable number. */
  id: Scalars['EntityId']['output'];
  /** How many parcels it has, without those that are gone. */
  parcelCount: Scalars['Int']['output'];
  /** All of them in the order of their places, 500 at most. */
  parcels: Array<WaveParcel>;
  /** The own warehouse. */
  warehouseId: Scalars['EntityId']['output'];
  /** Its name. */
  warehouseName: Scalars['String']['output'];
  /** Number that people are told (波次号): the day, and which of the day. */
  waveNo: Scalars['String']['output'];
};

export type { WaveAction };

/** Which waves are listed; what is absent excludes nothing. */
export type WaveFilter = {
  /** Only these, 1 to 100; those of others are left out. */
  ids?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Only those that are open, or that are closed. */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of this warehouse. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** Which parcels become a wave: chosen ones, or those that wait at a warehouse. REST: body of `POST /waves/create`. */
export type WaveInput = {
  /** At most so many of them, 1 to 500; absent: 500. */
  most?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 500 own parcels of one warehouse, in the order of their places. */
  packageIds?: InputMaybe<Array<Scalars['EntityId']['input']>>;
  /** Own warehouse: the oldest parcels that wait there; not with `parcelIds`. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

/** Waves (波次) of a supplier, the newest first. */
export type WavePage = {
  __typename?: 'WavePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<Wave>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A parcel in a wave. */
export type WaveParcel = {
  __typename?: 'WaveParcel';
  /** What is in it, with pieces. */
  goods: Scalars['String']['output'];
  /** Id of the parcel (包裹), as in `Parcel.id`. */
  packageId: Scalars['EntityId']['output'];
  /** Number of the parcel that people are told (包裹号): `P`, moment and six digits. */
  packageNo: Scalars['String']['output'];
  /** When it was packed; null where it was not. */
  packedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the packer is called; empty where nobody said (打包员). */
  packedBy: Scalars['String']['output'];
  /** Which compartment of the trolley (格位), from 1; on its label, too. */
  place: Scalars['Int']['output'];
  /** Why a packer put it aside last; empty where none did (跳过原因). */
  skipReason: Scalars['String']['output'];
  /** How it stands. */
  state: WaveParcelState;
  /** Its waybill number (运单号); null while it has none. */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

export type { WaveParcelState };

/**
 * A supplier's own account at a courier (电子面单账号): waybills of its parcels are issued with it. Its secrets can be
 * written and not read. REST: the answer of `POST /waybillAccounts/save`.
 */
export type WaybillAccount = {
  __typename?: 'WaybillAccount';
  /** Who collects parcels (取件员); empty for none. */
  checkMan: Scalars['String']['output'];
  /** A further code of the customer (客户代码); empty for none. */
  code: Scalars['String']['output'];
  /** The courier (快递公司). */
  courierId: Scalars['EntityId']['output'];
  /** Name of that courier. */
  courierName: Scalars['String']['output'];
  /** The customer's code or monthly-settlement number (客户编码). */
  customerCode: Scalars['String']['output'];
  /** Name of the customer at the courier (客户名称); empty for none. */
  customerName: Scalars['String']['output'];
  /** Whether it is used. */
  enabled: Scalars['Boolean']['output'];
  /** The courier's product (产品类型), such as 标准快递; empty for its default. */
  expType: Scalars['String']['output'];
  /** While the courier refuses it, waybills are issued with the platform's account (账号异常时使用平台面单); else parcels wait. */
  fallsBack: Scalars['Boolean']['output'];
  /** Whether a password (密码) is kept. */
  hasKey: Scalars['Boolean']['output'];
  /** Whether a second secret (密钥) is kept. */
  hasSecret: Scalars['Boolean']['output'];
  /** Stable number; another one once it is another customer's. */
  id: Scalars['EntityId']['output'];
  /** The branch (网点), or the source of the e-waybills; empty for none. */
  net: Scalars['String']['output'];
  /** Who pays the courier (付款方式). */
  payType: WaybillPayType;
  /** The shops whose encrypted receivers it is for; `OTHER` for plain receivers. */
  platform: Platform;
  /** When the courier refused it last; null where nothing is wrong. */
  problemAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the courier refused it last; null where nothing is wrong. */
  problemCode?: Maybe<ReasonCode>;
  /** The same in words; empty where nothing is wrong. */
  problemText: Scalars['String']['output'];
  /** The branch as Taobao names it; empty for none. */
  tbNet: Scalars['String']['output'];
  /** When a test has passed last; null before the first. */
  testedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** The warehouse (仓库) that it is for; null for every one. One that names the warehouse wins. */
  warehouseId?: Maybe<Scalars['EntityId']['output']>;
  /** Name of that warehouse; null for every one. */
  warehouseName?: Maybe<Scalars['String']['output']>;
};

/** An account at a courier, or what replaces it. Secrets that are left out stay; empty ones are given up. */
export type WaybillAccountInput = {
  /** Who collects parcels (取件员), at most 100 characters. */
  checkMan: Scalars['String']['input'];
  /** A further code of the customer (客户代码), at most 100 characters. */
  code: Scalars['String']['input'];
  /** The courier (快递公司). */
  courierId: Scalars['EntityId']['input'];
  /** The customer's code or monthly-settlement number (客户编码), 1 to 100 characters. */
  customerCode: Scalars['String']['input'];
  /** The password (密码), at most 200 characters. */
  customerKey?: InputMaybe<Scalars['String']['input']>;
  /** Name of the customer at the courier (客户名称), at most 100 characters. */
  customerName: Scalars['String']['input'];
  /** The second secret (密钥), at most 200 characters. */
  customerSecret?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is used. */
  enabled: Scalars['Boolean']['input'];
  /** The courier's product (产品类型), at most 100 characters. */
  expType: Scalars['String']['input'];
  /** Whether waybills are issued with the platform's account while the courier refuses it. */
  fallsBack: Scalars['Boolean']['input'];
  /** The branch (网点), or the source of the e-waybills, at most 100 characters. */
  net: Scalars['String']['input'];
  /** Who pays the courier (付款方式). */
  payType: WaybillPayType;
  /** The shops whose encrypted receivers it is for; `OTHER` for plain receivers. */
  platform: Platform;
  /** The branch as Taobao names it, at most 100 characters. */
  tbNet: Scalars['String']['input'];
  /** An own warehouse; null for every one. */
  warehouseId?: InputMaybe<Scalars['EntityId']['input']>;
};

export type { WaybillPayType };

/** A waybill number of a parcel that the supplier ships itself. */
export type WaybillRowInput = {
  /** Name or code of the courier; empty for the parcel's own. */
  courier?: InputMaybe<Scalars['String']['input']>;
  /** `P…` as the parcel list shows it. */
  packageNo: Scalars['String']['input'];
  /** Number of the sheet's row, or of the line. */
  row: Scalars['Int']['input'];
  /** The courier's number (运单号): 6 to 40 letters and digits, spaces aside. */
  waybillNo: Scalars['String']['input'];
};

/** Why a parcel was not shipped under its number. */
export type WaybillRowRefusal = {
  __typename?: 'WaybillRowRefusal';
  /** Chinese text for the person. */
  msg: Scalars['String']['output'];
  /** Number of the parcel, as it was given. */
  packageNo: Scalars['String']['output'];
  /** Number of the row, as it was given. */
  row: Scalars['Int']['output'];
};

/** Where a program of the account hears of what changes, as Standard Webhooks says it. */
export type WebhookEndpoint = {
  __typename?: 'WebhookEndpoint';
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is for, as its owner says; may be empty. */
  description: Scalars['String']['output'];
  /** What it is told. */
  events: Array<WebhookEvent>;
  /** Since when nothing was taken; null where the last message was. */
  firstFailedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when messages are signed with the former secret too; null where they are not. */
  formerSecretEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The endpoint. */
  id: Scalars['EntityId']['output'];
  /** Since when it rests; null where it does not. */
  restedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is told. */
  status: WebhookEndpointStatus;
  /** When its owner changed it last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Where messages are posted. */
  url: Scalars['String']['output'];
  /** Messages that wait to be sent, counted to 1000 at most. */
  waiting: Scalars['Int']['output'];
};

export type { WebhookEndpointStatus };

/** The own endpoints. REST: `GET /webhooks/list`. */
export type WebhookEndpoints = {
  __typename?: 'WebhookEndpoints';
  /** What an endpoint of this account can be told. */
  events: Array<PossibleWebhookEvent>;
  /** The newest first. */
  list: Array<WebhookEndpoint>;
};

export type { WebhookEvent };

export type { WebhookFailure };

/** REST: body of `POST /webhooks/create`. */
export type WebhookInput = {
  /** What it is for, up to 100 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What it is told, at least one. */
  events: Array<WebhookEvent>;
  /** https, to an address of the internet, at port 443, 80 or above 1023; up to 500 characters. */
  url: Scalars['String']['input'];
};

/** What an endpoint was told, and how its last attempt went. */
export type WebhookMessage = {
  __typename?: 'WebhookMessage';
  /** How the body of the answer began, up to 1000 characters. */
  answer: Scalars['String']['output'];
  /** HTTP status of the answer; null without one. */
  answerStatus?: Maybe<Scalars['Int']['output']>;
  /** How often it was tried since it was last sent by hand. */
  attempts: Scalars['Int']['output'];
  /** What is sent. */
  body: Scalars['String']['output'];
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** What it tells, as its body has it; `webhook.test` where its owner tried the endpoint. */
  event: Scalars['String']['output'];
  /** Why there was no answer; null where there was one, or no attempt yet. */
  failure?: Maybe<WebhookFailure>;
  /** The message. */
  id: Scalars['EntityId']['output'];
  /** The header `webhook-id`, the same for every attempt. */
  messageNo: Scalars['String']['output'];
  /** Before this it is not tried; null where it does not wait. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it was taken. */
  status: WebhookMessageStatus;
  /** Milliseconds of the last attempt; null before the first. */
  tookMs?: Maybe<Scalars['Int']['output']>;
  /** When the last attempt ended; null before the first. */
  triedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** `WebhookMessagePage` after the Relay cursor specification. */
export type WebhookMessageConnection = {
  __typename?: 'WebhookMessageConnection';
  /** The rows with their places, in the list's order. */
  edges: Array<WebhookMessageEdge>;
  /** The rows alone, of the same page. */
  nodes: Array<WebhookMessage>;
  /** Where this page stands in the list. */
  pageInfo: PageInfo;
  /** Rows over all pages that fit the filter, counted when asked for; at least so many where `totalIsExact` is false. */
  totalCount: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

/** A row of `WebhookMessageConnection`. */
export type WebhookMessageEdge = {
  __typename?: 'WebhookMessageEdge';
  /** Its place: as `after`, what comes right behind it. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: WebhookMessage;
};

/** REST: body of `POST /webhooks/messages`. */
export type WebhookMessageFilter = {
  /** Only what was given up, where true. */
  failed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of what an endpoint was told. REST: data of `POST /webhooks/messages`. */
export type WebhookMessagePage = {
  __typename?: 'WebhookMessagePage';
  /** The rows of this page, in the list's order; empty beyond the last page. */
  list: Array<WebhookMessage>;
  /** The `cursor` of the page behind this one; null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** Which page this is, from 1; from -1 where it is counted from the end. */
  page: Scalars['Int']['output'];
  /** Rows asked for a page; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows over all pages that fit the filter; at least so many where `totalIsExact` is false. */
  total: Scalars['Int']['output'];
  /** Whether that is all of them: of many no more than the first are counted. */
  totalIsExact: Scalars['Boolean']['output'];
};

export type { WebhookMessageStatus };

/** An endpoint with what its messages are signed with. REST: data of `POST /webhooks/create`. */
export type WebhookSecretPayload = {
  __typename?: 'WebhookSecretPayload';
  /** The endpoint as it is listed. */
  endpoint: WebhookEndpoint;
  /** `whsec_…` of Standard Webhooks, shown this once. */
  secret: Scalars['String']['output'];
};

/** What `getBrandWCPayRequest` of WeChat's browser is called with, under the names that it has there but for the first. */
export type WechatPayRequest = {
  __typename?: 'WechatPayRequest';
  /** The application; `appId` there. */
  application: Scalars['String']['output'];
  /** A random text. */
  nonceStr: Scalars['String']['output'];
  /** `prepay_id=…` */
  package: Scalars['String']['output'];
  /** The merchant's signature of the first four. */
  paySign: Scalars['String']['output'];
  /** `RSA` */
  signType: Scalars['String']['output'];
  /** When it was signed, in seconds. */
  timeStamp: Scalars['String']['output'];
};

export type { Weekday };



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
  AccountClosing: ResolverTypeWrapper<AccountClosingDto>;
  AccountEntrance: ResolverTypeWrapper<AccountEntranceDto>;
  AccountKind: AccountKind;
  ActingMember: ResolverTypeWrapper<ActingMember>;
  AddToReviewInput: AddToReviewInput;
  AddressConfidence: ResolverTypeWrapper<AddressConfidence>;
  AddressPart: ResolverTypeWrapper<AddressPartDto>;
  AddressPartKind: AddressPartKind;
  AddressReading: ResolverTypeWrapper<AddressReadingDto>;
  AfterSaleCase: ResolverTypeWrapper<AfterSaleCaseDto>;
  AfterSaleCaseConnection: ResolverTypeWrapper<Omit<AfterSaleCaseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AfterSaleCaseEdge']>, nodes: Array<ResolversTypes['AfterSaleCase']> }>;
  AfterSaleCaseEdge: ResolverTypeWrapper<Omit<AfterSaleCaseEdge, 'node'> & { node: ResolversTypes['AfterSaleCase'] }>;
  AfterSaleCasePage: ResolverTypeWrapper<AfterSaleCasePageDto>;
  AfterSaleStatus: AfterSaleStatus;
  AfterSalesFigures: ResolverTypeWrapper<AfterSalesFiguresDto>;
  AfterSalesFilter: AfterSalesFilter;
  AfterSalesRow: ResolverTypeWrapper<AfterSalesRowDto>;
  AfterSalesUnit: AfterSalesUnit;
  AgainSubmitPayload: ResolverTypeWrapper<AgainSubmitPayloadDto>;
  AnswerCaseInput: AnswerCaseInput;
  AnswerTemplate: ResolverTypeWrapper<AnswerTemplateDto>;
  AnswerTemplateInput: AnswerTemplateInput;
  ApiToken: ResolverTypeWrapper<ApiTokenDto>;
  ApiTokenInput: ApiTokenInput;
  ApiTokenStatus: ApiTokenStatus;
  ApiTokens: ResolverTypeWrapper<ApiTokensDto>;
  AppliedRefund: ResolverTypeWrapper<AppliedRefund>;
  ApplyBulkEditPayload: ResolverTypeWrapper<ApplyBulkEditPayloadDto>;
  AreaRule: ResolverTypeWrapper<AreaRuleDto>;
  AreaRuleInput: AreaRuleInput;
  AreaRuleType: AreaRuleType;
  AskInvoicesInput: AskInvoicesInput;
  AuthoriseShopPayload: ResolverTypeWrapper<AuthoriseShopPayloadDto>;
  AutoSendCounts: ResolverTypeWrapper<AutoSendCounts>;
  AutoSendStatus: AutoSendStatus;
  BasketLine: ResolverTypeWrapper<BasketLineDto>;
  BasketLineInput: BasketLineInput;
  BasketLineState: BasketLineState;
  BatchInput: BatchInput;
  BatchPartInput: BatchPartInput;
  BatchQuote: ResolverTypeWrapper<BatchQuoteDto>;
  BeginRealNamePayload: ResolverTypeWrapper<BeginRealNamePayloadDto>;
  BenchItem: ResolverTypeWrapper<BenchItemDto>;
  BenchLeaveInput: BenchLeaveInput;
  BenchPackInput: BenchPackInput;
  BenchParcel: ResolverTypeWrapper<BenchParcelDto>;
  BenchPart: ResolverTypeWrapper<BenchPartDto>;
  BenchScanInput: BenchScanInput;
  Billable: ResolverTypeWrapper<BillableDto>;
  BillableInput: BillableInput;
  BillableIssuer: ResolverTypeWrapper<BillableIssuerDto>;
  BookEntry: ResolverTypeWrapper<BookEntryDto>;
  BookEntryInput: BookEntryInput;
  BookEntryPage: ResolverTypeWrapper<BookEntryPageDto>;
  BookFilter: BookFilter;
  BookGroup: ResolverTypeWrapper<BookGroup>;
  BookGroupList: ResolverTypeWrapper<BookGroupListDto>;
  BookRowInput: BookRowInput;
  BookRowNote: ResolverTypeWrapper<BookRowNote>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BulkEdit: ResolverTypeWrapper<BulkEditDto>;
  BulkEditAction: BulkEditAction;
  BulkEditChange: ResolverTypeWrapper<BulkEditChangeDto>;
  BulkEditFilter: BulkEditFilter;
  BulkEditInput: BulkEditInput;
  BulkEditKind: BulkEditKind;
  BulkEditLine: ResolverTypeWrapper<BulkEditLineDto>;
  BulkEditLineFilter: BulkEditLineFilter;
  BulkEditLinePage: ResolverTypeWrapper<BulkEditLinePageDto>;
  BulkEditMode: BulkEditMode;
  BulkEditPage: ResolverTypeWrapper<BulkEditPageDto>;
  BulkEditPreview: ResolverTypeWrapper<BulkEditPreviewDto>;
  BulkEditRow: ResolverTypeWrapper<BulkEditRowDto>;
  BulkEditRowInput: BulkEditRowInput;
  BulkUndoReason: BulkUndoReason;
  BundlePart: ResolverTypeWrapper<BundlePart>;
  BundlePartInput: BundlePartInput;
  BundleStock: ResolverTypeWrapper<BundleStock>;
  Buyer: ResolverTypeWrapper<BuyerDto>;
  BuyerNote: ResolverTypeWrapper<BuyerNoteDto>;
  CancelOrderPayload: ResolverTypeWrapper<CancelOrderPayloadDto>;
  CancelType: CancelType;
  Captcha: ResolverTypeWrapper<CaptchaDto>;
  CarriedStep: ResolverTypeWrapper<CarriedStep>;
  CaseAction: CaseAction;
  CaseAnswer: CaseAnswer;
  CaseAsk: CaseAsk;
  CaseFile: ResolverTypeWrapper<CaseFileDto>;
  CaseFileKind: CaseFileKind;
  CaseFilter: CaseFilter;
  CaseItemInput: CaseItemInput;
  CaseKind: CaseKind;
  CaseMessage: ResolverTypeWrapper<CaseMessageDto>;
  CaseMessages: ResolverTypeWrapper<CaseMessagesDto>;
  CaseOutcome: CaseOutcome;
  CasePayload: ResolverTypeWrapper<CasePayloadDto>;
  CaseReplacement: ResolverTypeWrapper<CaseReplacement>;
  CaseReply: CaseReply;
  CaseReturn: ResolverTypeWrapper<CaseReturn>;
  CaseStatus: CaseStatus;
  CaseSuggestion: ResolverTypeWrapper<CaseSuggestionDto>;
  CashOut: ResolverTypeWrapper<CashOutDto>;
  CashOutConnection: ResolverTypeWrapper<Omit<CashOutConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CashOutEdge']>, nodes: Array<ResolversTypes['CashOut']> }>;
  CashOutEdge: ResolverTypeWrapper<Omit<CashOutEdge, 'node'> & { node: ResolversTypes['CashOut'] }>;
  CashOutFilter: CashOutFilter;
  CashOutInput: CashOutInput;
  CashOutLimits: ResolverTypeWrapper<CashOutLimitsDto>;
  CashOutPage: ResolverTypeWrapper<CashOutPageDto>;
  CashOutStatus: CashOutStatus;
  Category: ResolverTypeWrapper<CategoryDto>;
  ChangeKind: ChangeKind;
  ChangePasswordInput: ChangePasswordInput;
  ChangedItem: ResolverTypeWrapper<ChangedItemDto>;
  ChangedThing: ResolverTypeWrapper<ChangedThingDto>;
  Changes: ResolverTypeWrapper<ChangesDto>;
  ChangesSince: ResolverTypeWrapper<ChangesSinceDto>;
  CheaperTogether: ResolverTypeWrapper<CheaperTogether>;
  ClaimAction: ClaimAction;
  ClaimKind: ClaimKind;
  ClaimStatus: ClaimStatus;
  CloseAccountInput: CloseAccountInput;
  CloseWavePayload: ResolverTypeWrapper<CloseWavePayloadDto>;
  ClosingCheck: ResolverTypeWrapper<ClosingCheck>;
  ClosingCheckKey: ClosingCheckKey;
  ClosingPhase: ClosingPhase;
  CodeScene: CodeScene;
  ConfirmAction: ConfirmAction;
  ConfirmBatchPayload: ResolverTypeWrapper<ConfirmBatchPayloadDto>;
  ConfirmOrderPayload: ResolverTypeWrapper<ConfirmOrderPayloadDto>;
  ConfirmRealNamePayload: ResolverTypeWrapper<ConfirmRealNamePayloadDto>;
  Consent: ResolverTypeWrapper<ConsentDto>;
  ConsentInput: ConsentInput;
  CopiedItem: ResolverTypeWrapper<CopiedItemDto>;
  CopiedRow: ResolverTypeWrapper<CopiedRowDto>;
  CopyOrderPayload: ResolverTypeWrapper<CopyOrderPayloadDto>;
  CountedRowInput: CountedRowInput;
  Courier: ResolverTypeWrapper<CourierDto>;
  CourierClaim: ResolverTypeWrapper<CourierClaimDto>;
  CourierClaimConnection: ResolverTypeWrapper<Omit<CourierClaimConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CourierClaimEdge']>, nodes: Array<ResolversTypes['CourierClaim']> }>;
  CourierClaimEdge: ResolverTypeWrapper<Omit<CourierClaimEdge, 'node'> & { node: ResolversTypes['CourierClaim'] }>;
  CourierClaimFilter: CourierClaimFilter;
  CourierClaimPage: ResolverTypeWrapper<CourierClaimPageDto>;
  CourierClaimPayload: ResolverTypeWrapper<CourierClaimPayloadDto>;
  CreateApiTokenPayload: ResolverTypeWrapper<CreateApiTokenPayloadDto>;
  CreateBatchPayload: ResolverTypeWrapper<CreateBatchPayloadDto>;
  CreateOrderPayload: ResolverTypeWrapper<CreateOrderPayloadDto>;
  CreateUploadAddressPayload: ResolverTypeWrapper<CreateUploadAddressPayloadDto>;
  CreateWavePayload: ResolverTypeWrapper<CreateWavePayloadDto>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeedResult: ResolverTypeWrapper<DeedResultDto>;
  DefaultProfit: ResolverTypeWrapper<DefaultProfitDto>;
  Deposit: ResolverTypeWrapper<DepositDto>;
  DismissSuggestionPayload: ResolverTypeWrapper<DismissSuggestionPayloadDto>;
  DocumentInput: DocumentInput;
  EditReceiverPayload: ResolverTypeWrapper<EditReceiverPayloadDto>;
  EntityId: ResolverTypeWrapper<Scalars['EntityId']['output']>;
  ErrorKey: ErrorKey;
  EventActor: EventActor;
  EvidenceFormat: EvidenceFormat;
  ExportedFile: ResolverTypeWrapper<ExportedFileDto>;
  FailedSend: ResolverTypeWrapper<FailedSendDto>;
  Favourite: ResolverTypeWrapper<FavouriteDto>;
  FavouritePage: ResolverTypeWrapper<FavouritePageDto>;
  Fen: ResolverTypeWrapper<Scalars['Fen']['output']>;
  FileFormat: FileFormat;
  FillWaybillsPayload: ResolverTypeWrapper<FillWaybillsPayloadDto>;
  FindPasswordInput: FindPasswordInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FreightBearer: FreightBearer;
  FreightTemplate: ResolverTypeWrapper<FreightTemplateDto>;
  FreightTemplateCourier: ResolverTypeWrapper<FreightTemplateCourierDto>;
  FreightTemplateInput: FreightTemplateInput;
  Good: ResolverTypeWrapper<GoodDto>;
  GoodAreaFacet: ResolverTypeWrapper<GoodAreaFacetDto>;
  GoodConnection: ResolverTypeWrapper<Omit<GoodConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['GoodEdge']>, nodes: Array<ResolversTypes['Good']> }>;
  GoodCourierFacet: ResolverTypeWrapper<GoodCourierFacetDto>;
  GoodCourierFees: ResolverTypeWrapper<GoodCourierFees>;
  GoodDeedResult: ResolverTypeWrapper<GoodDeedResultDto>;
  GoodEdge: ResolverTypeWrapper<Omit<GoodEdge, 'node'> & { node: ResolversTypes['Good'] }>;
  GoodFacets: ResolverTypeWrapper<GoodFacetsDto>;
  GoodFilter: GoodFilter;
  GoodInput: GoodInput;
  GoodPage: ResolverTypeWrapper<GoodPageDto>;
  GoodPlatformFacet: ResolverTypeWrapper<GoodPlatformFacetDto>;
  GoodPriceFacet: ResolverTypeWrapper<GoodPriceFacetDto>;
  GoodPriceSteps: ResolverTypeWrapper<GoodPriceStepsDto>;
  GoodPrices: ResolverTypeWrapper<GoodPricesDto>;
  GoodProperty: ResolverTypeWrapper<GoodPropertyDto>;
  GoodPropertyChoiceInput: GoodPropertyChoiceInput;
  GoodPropertyFacet: ResolverTypeWrapper<GoodPropertyFacetDto>;
  GoodPropertyInput: GoodPropertyInput;
  GoodPropertyValue: ResolverTypeWrapper<GoodPropertyValueDto>;
  GoodPropertyValueFacet: ResolverTypeWrapper<GoodPropertyValueFacetDto>;
  GoodPropertyValueInput: GoodPropertyValueInput;
  GoodRevision: ResolverTypeWrapper<GoodRevisionDto>;
  GoodRevisionCounts: ResolverTypeWrapper<GoodRevisionCounts>;
  GoodRevisionStatus: GoodRevisionStatus;
  GoodSku: ResolverTypeWrapper<GoodSkuDto>;
  GoodSkuInput: GoodSkuInput;
  GoodSkuStock: ResolverTypeWrapper<GoodSkuStockDto>;
  GoodStock: ResolverTypeWrapper<GoodStockDto>;
  GoodStockChangeInput: GoodStockChangeInput;
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
  GrantableRole: ResolverTypeWrapper<GrantableRole>;
  GrantableScope: ResolverTypeWrapper<GrantableScope>;
  GroupRobot: ResolverTypeWrapper<GroupRobotDto>;
  GroupRobotInput: GroupRobotInput;
  GroupRobotPlatform: GroupRobotPlatform;
  GroupRobotProblem: GroupRobotProblem;
  GroupRobotStatus: GroupRobotStatus;
  HomeCard: ResolverTypeWrapper<HomeCardDto>;
  HomePlaces: ResolverTypeWrapper<HomePlacesDto>;
  IgnoreShopOrdersPayload: ResolverTypeWrapper<IgnoreShopOrdersPayloadDto>;
  ImportBookEntriesPayload: ResolverTypeWrapper<ImportBookEntriesPayloadDto>;
  ImportGoodStocksPayload: ResolverTypeWrapper<ImportGoodStocksPayloadDto>;
  ImportGoodsPayload: ResolverTypeWrapper<ImportGoodsPayloadDto>;
  ImportShopSkusPayload: ResolverTypeWrapper<ImportShopSkusPayloadDto>;
  ImportStatus: ImportStatus;
  ImportStatusCount: ResolverTypeWrapper<ImportStatusCount>;
  ImportStocktakeLinesPayload: ResolverTypeWrapper<ImportStocktakeLinesPayloadDto>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InviteMemberInput: InviteMemberInput;
  InviteMemberPayload: ResolverTypeWrapper<InviteMemberPayloadDto>;
  Invitee: ResolverTypeWrapper<InviteeDto>;
  InviteeFilter: InviteeFilter;
  InviteePage: ResolverTypeWrapper<InviteePageDto>;
  Invoice: ResolverTypeWrapper<InvoiceDto>;
  InvoiceConnection: ResolverTypeWrapper<Omit<InvoiceConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['InvoiceEdge']>, nodes: Array<ResolversTypes['Invoice']> }>;
  InvoiceDetail: ResolverTypeWrapper<InvoiceDetailDto>;
  InvoiceEdge: ResolverTypeWrapper<Omit<InvoiceEdge, 'node'> & { node: ResolversTypes['Invoice'] }>;
  InvoiceFilter: InvoiceFilter;
  InvoiceKind: InvoiceKind;
  InvoicePage: ResolverTypeWrapper<InvoicePageDto>;
  InvoicePart: ResolverTypeWrapper<InvoicePartDto>;
  InvoiceSide: InvoiceSide;
  InvoiceStatus: InvoiceStatus;
  InvoiceTitle: ResolverTypeWrapper<InvoiceTitleDto>;
  InvoiceTitleInput: InvoiceTitleInput;
  InvoiceTitleKind: InvoiceTitleKind;
  InvoiceTitleText: ResolverTypeWrapper<InvoiceTitleTextDto>;
  IpRegion: ResolverTypeWrapper<IpRegionDto>;
  IssueInvoiceInput: IssueInvoiceInput;
  ItemInput: ItemInput;
  JoinAccountInput: JoinAccountInput;
  JoinInput: JoinInput;
  KeepReceiversPayload: ResolverTypeWrapper<KeepReceiversPayloadDto>;
  LabelExtras: ResolverTypeWrapper<LabelExtras>;
  LabelExtrasInput: LabelExtrasInput;
  LabelField: LabelField;
  LabelFontSize: LabelFontSize;
  LabelPaper: LabelPaper;
  LabelPreview: ResolverTypeWrapper<LabelPreviewDto>;
  LastPurchase: ResolverTypeWrapper<LastPurchaseDto>;
  League: ResolverTypeWrapper<LeagueDto>;
  LeagueLevel: ResolverTypeWrapper<LeagueLevel>;
  LeaveBenchPayload: ResolverTypeWrapper<LeaveBenchPayloadDto>;
  LegalKind: LegalKind;
  LegalText: ResolverTypeWrapper<LegalTextDto>;
  Licence: ResolverTypeWrapper<LicenceDto>;
  LicenceInput: LicenceInput;
  LicenceKind: LicenceKind;
  LicenceStatus: LicenceStatus;
  LinkItem: ResolverTypeWrapper<LinkItem>;
  LinkReason: LinkReason;
  LinkShopSkusInput: LinkShopSkusInput;
  LinkShopSkusPayload: ResolverTypeWrapper<LinkShopSkusPayloadDto>;
  LinkState: LinkState;
  LinkStateCount: ResolverTypeWrapper<LinkStateCount>;
  LinkSuggestion: ResolverTypeWrapper<LinkSuggestionDto>;
  LinkedSku: ResolverTypeWrapper<Omit<LinkedSku, 'link'> & { link?: Maybe<ResolversTypes['ShopGood']> }>;
  LocalTime: ResolverTypeWrapper<Scalars['LocalTime']['output']>;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<LoginPayloadDto>;
  Member: ResolverTypeWrapper<MemberDto>;
  MemberInvitation: ResolverTypeWrapper<MemberInvitationDto>;
  MemberRole: MemberRole;
  Members: ResolverTypeWrapper<MembersDto>;
  MergeOrder: ResolverTypeWrapper<MergeOrderDto>;
  MergeRejection: ResolverTypeWrapper<MergeRejection>;
  MergeShopOrdersPayload: ResolverTypeWrapper<MergeShopOrdersPayloadDto>;
  MergeStatus: MergeStatus;
  MoneyDirection: MoneyDirection;
  MoneyLog: ResolverTypeWrapper<MoneyLogDto>;
  MoneyLogConnection: ResolverTypeWrapper<Omit<MoneyLogConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MoneyLogEdge']>, nodes: Array<ResolversTypes['MoneyLog']> }>;
  MoneyLogEdge: ResolverTypeWrapper<Omit<MoneyLogEdge, 'node'> & { node: ResolversTypes['MoneyLog'] }>;
  MoneyLogFilter: MoneyLogFilter;
  MoneyLogPage: ResolverTypeWrapper<MoneyLogPageDto>;
  MoneyLogType: MoneyLogType;
  MoneyPart: ResolverTypeWrapper<MoneyPartDto>;
  MoveBookEntriesPayload: ResolverTypeWrapper<MoveBookEntriesPayloadDto>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NextStep: ResolverTypeWrapper<NextStep>;
  NextStepPlace: ResolverTypeWrapper<NextStepPlace>;
  NotCopied: ResolverTypeWrapper<NotCopiedDto>;
  Notice: ResolverTypeWrapper<NoticeDto>;
  NoticeConnection: ResolverTypeWrapper<Omit<NoticeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['NoticeEdge']>, nodes: Array<ResolversTypes['Notice']> }>;
  NoticeEdge: ResolverTypeWrapper<Omit<NoticeEdge, 'node'> & { node: ResolversTypes['Notice'] }>;
  NoticeGroup: NoticeGroup;
  NoticePage: ResolverTypeWrapper<NoticePageDto>;
  NoticeType: NoticeType;
  NoticeWays: ResolverTypeWrapper<NoticeWaysDto>;
  NoticeWaysGroup: ResolverTypeWrapper<NoticeWaysGroupDto>;
  NoticeWaysInput: NoticeWaysInput;
  OpenAtBenchPayload: ResolverTypeWrapper<OpenAtBenchPayloadDto>;
  OpenCaseInput: OpenCaseInput;
  OpenCourierClaimInput: OpenCourierClaimInput;
  OpenInvitation: ResolverTypeWrapper<OpenInvitationDto>;
  OpenedBookEntry: ResolverTypeWrapper<OpenedBookEntryDto>;
  Order: ResolverTypeWrapper<OrderDto>;
  OrderAction: OrderAction;
  OrderConnection: ResolverTypeWrapper<Omit<OrderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['OrderEdge']>, nodes: Array<ResolversTypes['Order']> }>;
  OrderCounts: ResolverTypeWrapper<OrderCounts>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderFilter: OrderFilter;
  OrderInput: OrderInput;
  OrderPage: ResolverTypeWrapper<OrderPageDto>;
  OrderReceiver: ResolverTypeWrapper<OrderReceiver>;
  OrderReviewGood: ResolverTypeWrapper<OrderReviewGoodDto>;
  OrderSenderInput: OrderSenderInput;
  OrderSort: OrderSort;
  OrderStatus: OrderStatus;
  OrderedNumber: ResolverTypeWrapper<OrderedNumberDto>;
  OutputCounts: ResolverTypeWrapper<OutputCounts>;
  OutputMode: OutputMode;
  OutputStatus: OutputStatus;
  OwnReview: ResolverTypeWrapper<OwnReviewDto>;
  OwnReviewConnection: ResolverTypeWrapper<Omit<OwnReviewConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['OwnReviewEdge']>, nodes: Array<ResolversTypes['OwnReview']> }>;
  OwnReviewEdge: ResolverTypeWrapper<Omit<OwnReviewEdge, 'node'> & { node: ResolversTypes['OwnReview'] }>;
  OwnReviewPage: ResolverTypeWrapper<OwnReviewPageDto>;
  OwnSku: ResolverTypeWrapper<OwnSkuDto>;
  OwnSkuFilter: OwnSkuFilter;
  OwnSkuPage: ResolverTypeWrapper<OwnSkuPageDto>;
  OwnSkuStock: ResolverTypeWrapper<OwnSkuStock>;
  PackParcelPayload: ResolverTypeWrapper<PackParcelPayloadDto>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Parcel: ResolverTypeWrapper<ParcelDto>;
  ParcelAction: ParcelAction;
  ParcelConnection: ResolverTypeWrapper<Omit<ParcelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ParcelEdge']>, nodes: Array<ResolversTypes['Parcel']> }>;
  ParcelEdge: ResolverTypeWrapper<Omit<ParcelEdge, 'node'> & { node: ResolversTypes['Parcel'] }>;
  ParcelEvent: ResolverTypeWrapper<ParcelEvent>;
  ParcelEventType: ParcelEventType;
  ParcelFilter: ParcelFilter;
  ParcelInput: ParcelInput;
  ParcelItem: ResolverTypeWrapper<ParcelItem>;
  ParcelPage: ResolverTypeWrapper<ParcelPageDto>;
  ParcelStatus: ParcelStatus;
  ParcelTimeline: ResolverTypeWrapper<ParcelTimelineDto>;
  ParcelsOfRow: ResolverTypeWrapper<ParcelsOfRowDto>;
  PartRefusal: ResolverTypeWrapper<PartRefusal>;
  PayChannel: ResolverTypeWrapper<PayChannelDto>;
  PayStatus: PayStatus;
  PayType: PayType;
  PayWay: PayWay;
  PayeeType: PayeeType;
  Payment: ResolverTypeWrapper<PaymentDto>;
  PaymentInput: PaymentInput;
  PaymentState: ResolverTypeWrapper<PaymentStateDto>;
  PersonNotice: ResolverTypeWrapper<PersonNoticeDto>;
  PersonNoticeConnection: ResolverTypeWrapper<Omit<PersonNoticeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PersonNoticeEdge']>, nodes: Array<ResolversTypes['PersonNotice']> }>;
  PersonNoticeEdge: ResolverTypeWrapper<Omit<PersonNoticeEdge, 'node'> & { node: ResolversTypes['PersonNotice'] }>;
  PersonNoticeFilter: PersonNoticeFilter;
  PersonNoticePage: ResolverTypeWrapper<PersonNoticePageDto>;
  PersonalDataInput: PersonalDataInput;
  PhoneCodeInput: PhoneCodeInput;
  PlaceReading: ResolverTypeWrapper<PlaceReadingDto>;
  PlannedContent: ResolverTypeWrapper<PlannedContent>;
  PlannedItem: ResolverTypeWrapper<PlannedItem>;
  PlannedPart: ResolverTypeWrapper<PlannedPart>;
  Platform: Platform;
  PossibleWebhookEvent: ResolverTypeWrapper<PossibleWebhookEvent>;
  PriceList: ResolverTypeWrapper<PriceListDto>;
  PriceListBuyer: ResolverTypeWrapper<PriceListBuyerDto>;
  PriceListEntry: ResolverTypeWrapper<PriceListEntryDto>;
  PriceListEntryInput: PriceListEntryInput;
  PriceListInput: PriceListInput;
  PriceListState: PriceListState;
  PricePart: ResolverTypeWrapper<PricePart>;
  PricePartKind: PricePartKind;
  PriceRounding: PriceRounding;
  PriceSimulation: ResolverTypeWrapper<PriceSimulationDto>;
  PriceSimulationInput: PriceSimulationInput;
  PriceStep: ResolverTypeWrapper<PriceStep>;
  PriceStepsInput: PriceStepsInput;
  PricedPiece: ResolverTypeWrapper<PricedPiece>;
  PrintKind: PrintKind;
  PrintParcelsPayload: ResolverTypeWrapper<PrintParcelsPayloadDto>;
  PrintSetting: ResolverTypeWrapper<PrintSettingDto>;
  PrintSettingInput: PrintSettingInput;
  PrintTask: ResolverTypeWrapper<PrintTaskDto>;
  PrintTasks: ResolverTypeWrapper<PrintTasksDto>;
  Problem: ResolverTypeWrapper<ProblemDto>;
  ProblemAction: ProblemAction;
  ProblemConnection: ResolverTypeWrapper<Omit<ProblemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ProblemEdge']>, nodes: Array<ResolversTypes['Problem']> }>;
  ProblemCount: ResolverTypeWrapper<ProblemCount>;
  ProblemEdge: ResolverTypeWrapper<Omit<ProblemEdge, 'node'> & { node: ResolversTypes['Problem'] }>;
  ProblemFilter: ProblemFilter;
  ProblemKind: ProblemKind;
  ProblemPage: ResolverTypeWrapper<ProblemPageDto>;
  ProfitFigures: ResolverTypeWrapper<ProfitFiguresDto>;
  ProfitFilter: ProfitFilter;
  ProfitRow: ResolverTypeWrapper<ProfitRowDto>;
  ProfitUnit: ProfitUnit;
  Promotion: ResolverTypeWrapper<Promotion>;
  PromotionDay: ResolverTypeWrapper<PromotionDayDto>;
  PullShopOrdersPayload: ResolverTypeWrapper<PullShopOrdersPayloadDto>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<QuoteDto>;
  QuoteItem: ResolverTypeWrapper<QuoteItem>;
  QuotePart: ResolverTypeWrapper<QuotePartDto>;
  QuoteRow: ResolverTypeWrapper<QuoteRowDto>;
  QuoteStock: ResolverTypeWrapper<QuoteStock>;
  QuotedParcel: ResolverTypeWrapper<QuotedParcel>;
  ReAutoSendPayload: ResolverTypeWrapper<ReAutoSendPayloadDto>;
  RealStatus: RealStatus;
  ReasonCode: ReasonCode;
  ReceivedRowInput: ReceivedRowInput;
  ReceiverInput: ReceiverInput;
  Recharge: ResolverTypeWrapper<RechargeDto>;
  RechargeConnection: ResolverTypeWrapper<Omit<RechargeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RechargeEdge']>, nodes: Array<ResolversTypes['Recharge']> }>;
  RechargeEdge: ResolverTypeWrapper<Omit<RechargeEdge, 'node'> & { node: ResolversTypes['Recharge'] }>;
  RechargeFilter: RechargeFilter;
  RechargePage: ResolverTypeWrapper<RechargePageDto>;
  RechargeReturn: ResolverTypeWrapper<RechargeReturn>;
  RechargeReturnStatus: RechargeReturnStatus;
  RechargeStatus: RechargeStatus;
  Refund: ResolverTypeWrapper<RefundDto>;
  RefundAction: RefundAction;
  RefundAnswerInput: RefundAnswerInput;
  RefundConnection: ResolverTypeWrapper<Omit<RefundConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RefundEdge']>, nodes: Array<ResolversTypes['Refund']> }>;
  RefundEdge: ResolverTypeWrapper<Omit<RefundEdge, 'node'> & { node: ResolversTypes['Refund'] }>;
  RefundFilter: RefundFilter;
  RefundItemInput: RefundItemInput;
  RefundPage: ResolverTypeWrapper<RefundPageDto>;
  RefundParcelsPayload: ResolverTypeWrapper<RefundParcelsPayloadDto>;
  RefundPayload: ResolverTypeWrapper<RefundPayloadDto>;
  RefundStatus: RefundStatus;
  RefusedRefund: ResolverTypeWrapper<RefusedRefundDto>;
  Region: ResolverTypeWrapper<RegionDto>;
  RegionList: ResolverTypeWrapper<RegionListDto>;
  RegisterDocumentsInput: RegisterDocumentsInput;
  RegisterInput: RegisterInput;
  RemoteAddress: ResolverTypeWrapper<RemoteAddressDto>;
  RemoteRefundStatus: RemoteRefundStatus;
  RemoteStatus: RemoteStatus;
  ReplyToCaseInput: ReplyToCaseInput;
  ReturnAddress: ResolverTypeWrapper<ReturnAddress>;
  ReturnFilter: ReturnFilter;
  ReturnParcel: ResolverTypeWrapper<ReturnParcelDto>;
  ReturnParcelConnection: ResolverTypeWrapper<Omit<ReturnParcelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ReturnParcelEdge']>, nodes: Array<ResolversTypes['ReturnParcel']> }>;
  ReturnParcelEdge: ResolverTypeWrapper<Omit<ReturnParcelEdge, 'node'> & { node: ResolversTypes['ReturnParcel'] }>;
  ReturnParcelPage: ResolverTypeWrapper<ReturnParcelPageDto>;
  ReturnPayload: ResolverTypeWrapper<ReturnPayloadDto>;
  ReturnState: ReturnState;
  ReturnedCase: ResolverTypeWrapper<ReturnedCase>;
  ReturnedGoods: ReturnedGoods;
  RevealReceiverPayload: ResolverTypeWrapper<RevealReceiverPayloadDto>;
  Review: ResolverTypeWrapper<ReviewDto>;
  ReviewAction: ReviewAction;
  ReviewConnection: ResolverTypeWrapper<Omit<ReviewConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ReviewEdge']>, nodes: Array<ResolversTypes['Review']> }>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewFilter: ReviewFilter;
  ReviewOrderPayload: ResolverTypeWrapper<ReviewOrderPayloadDto>;
  ReviewPage: ResolverTypeWrapper<ReviewPageDto>;
  ReviewRowInput: ReviewRowInput;
  ReviewShow: ReviewShow;
  ReviewSort: ReviewSort;
  RevisedGood: ResolverTypeWrapper<RevisedGoodDto>;
  RevisedProperty: ResolverTypeWrapper<RevisedProperty>;
  RevisedPropertyValue: ResolverTypeWrapper<RevisedPropertyValue>;
  RevisedSku: ResolverTypeWrapper<RevisedSkuDto>;
  RevisedStock: ResolverTypeWrapper<RevisedStock>;
  RobotGroupsInput: RobotGroupsInput;
  RowField: RowField;
  RowParcel: ResolverTypeWrapper<RowParcelDto>;
  RowProblem: ResolverTypeWrapper<RowProblemDto>;
  RowReceiverInput: RowReceiverInput;
  RowState: RowState;
  SaveStocktakeLinesPayload: ResolverTypeWrapper<SaveStocktakeLinesPayloadDto>;
  ScanReturnInput: ScanReturnInput;
  Seller: ResolverTypeWrapper<SellerDto>;
  SellerAfterSales: ResolverTypeWrapper<SellerAfterSalesDto>;
  SellerBundlePart: ResolverTypeWrapper<SellerBundlePart>;
  SellerGood: ResolverTypeWrapper<SellerGoodDto>;
  SellerGoodConnection: ResolverTypeWrapper<Omit<SellerGoodConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['SellerGoodEdge']>, nodes: Array<ResolversTypes['SellerGood']> }>;
  SellerGoodEdge: ResolverTypeWrapper<Omit<SellerGoodEdge, 'node'> & { node: ResolversTypes['SellerGood'] }>;
  SellerGoodFilter: SellerGoodFilter;
  SellerGoodPage: ResolverTypeWrapper<SellerGoodPageDto>;
  SellerGoodSort: SellerGoodSort;
  SellerProfit: ResolverTypeWrapper<SellerProfitDto>;
  SellerReviewFilter: SellerReviewFilter;
  SellerSku: ResolverTypeWrapper<SellerSkuDto>;
  SellerWarehouse: ResolverTypeWrapper<SellerWarehouseDto>;
  SellerWarehouseCourier: ResolverTypeWrapper<SellerWarehouseCourierDto>;
  SellerWarehouseFilter: SellerWarehouseFilter;
  SellerWarehousePage: ResolverTypeWrapper<SellerWarehousePageDto>;
  SendArea: ResolverTypeWrapper<SendAreaDto>;
  SendPhoneCodePayload: ResolverTypeWrapper<SendPhoneCodePayloadDto>;
  Sender: ResolverTypeWrapper<SenderDto>;
  SenderInput: SenderInput;
  ServiceStatus: ServiceStatus;
  SetLowBalancePayload: ResolverTypeWrapper<SetLowBalancePayloadDto>;
  Settings: ResolverTypeWrapper<SettingsDto>;
  SheetGoodInput: SheetGoodInput;
  SheetGoodRefusal: ResolverTypeWrapper<SheetGoodRefusalDto>;
  SheetGoodWarning: ResolverTypeWrapper<SheetGoodWarningDto>;
  SheetRowInput: SheetRowInput;
  SheetSkuInput: SheetSkuInput;
  SheetStockInput: SheetStockInput;
  ShipMode: ShipMode;
  ShippingTemplate: ShippingTemplate;
  Shop: ResolverTypeWrapper<ShopDto>;
  ShopChangeInput: ShopChangeInput;
  ShopContentInput: ShopContentInput;
  ShopFigures: ShopFigures;
  ShopFilter: ShopFilter;
  ShopForecast: ResolverTypeWrapper<ShopForecast>;
  ShopGood: ResolverTypeWrapper<ShopGoodDto>;
  ShopGoodFilter: ShopGoodFilter;
  ShopGoodInput: ShopGoodInput;
  ShopGoodPage: ResolverTypeWrapper<ShopGoodPageDto>;
  ShopGoodsPull: ResolverTypeWrapper<ShopGoodsPullDto>;
  ShopGoodsPullStatus: ShopGoodsPullStatus;
  ShopLinkInput: ShopLinkInput;
  ShopLinkRowInput: ShopLinkRowInput;
  ShopLinkRowRefusal: ResolverTypeWrapper<ShopLinkRowRefusal>;
  ShopOrder: ResolverTypeWrapper<ShopOrderDto>;
  ShopOrderConnection: ResolverTypeWrapper<Omit<ShopOrderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ShopOrderEdge']>, nodes: Array<ResolversTypes['ShopOrder']> }>;
  ShopOrderEdge: ResolverTypeWrapper<Omit<ShopOrderEdge, 'node'> & { node: ResolversTypes['ShopOrder'] }>;
  ShopOrderFilter: ShopOrderFilter;
  ShopOrderItem: ResolverTypeWrapper<ShopOrderItem>;
  ShopOrderPage: ResolverTypeWrapper<ShopOrderPageDto>;
  ShopOrderParcel: ResolverTypeWrapper<ShopOrderParcel>;
  ShopOrderPlan: ResolverTypeWrapper<ShopOrderPlanDto>;
  ShopOrderPlanInput: ShopOrderPlanInput;
  ShopOrderSort: ShopOrderSort;
  ShopPage: ResolverTypeWrapper<ShopPageDto>;
  ShopPlatform: ResolverTypeWrapper<ShopPlatformDto>;
  ShopPullInput: ShopPullInput;
  ShopSales: ResolverTypeWrapper<ShopSalesDto>;
  ShopSalesFigures: ResolverTypeWrapper<ShopSalesFiguresDto>;
  ShopSalesFilter: ShopSalesFilter;
  ShopSalesRow: ResolverTypeWrapper<ShopSalesRowDto>;
  ShopSalesUnit: ShopSalesUnit;
  ShopSku: ResolverTypeWrapper<ShopSkuDto>;
  ShopSkuFilter: ShopSkuFilter;
  ShopSkuPage: ResolverTypeWrapper<ShopSkuPageDto>;
  ShopStatus: ShopStatus;
  SignUpPayload: ResolverTypeWrapper<SignUpPayloadDto>;
  SkippedParcel: ResolverTypeWrapper<SkippedParcel>;
  SkippedRow: ResolverTypeWrapper<SkippedRow>;
  SkuPrices: ResolverTypeWrapper<SkuPricesDto>;
  Software: ResolverTypeWrapper<Software>;
  SplitMergeOrderPayload: ResolverTypeWrapper<SplitMergeOrderPayloadDto>;
  SplitReceiver: ResolverTypeWrapper<SplitReceiverDto>;
  SplitReceiverInput: SplitReceiverInput;
  SplitReceiverKind: SplitReceiverKind;
  SplitReceiverSetting: ResolverTypeWrapper<SplitReceiverSettingDto>;
  StatementLine: ResolverTypeWrapper<StatementLineDto>;
  StatementPart: ResolverTypeWrapper<StatementPartDto>;
  StepCourierClaimInput: StepCourierClaimInput;
  StockLog: ResolverTypeWrapper<StockLogDto>;
  StockLogConnection: ResolverTypeWrapper<Omit<StockLogConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['StockLogEdge']>, nodes: Array<ResolversTypes['StockLog']> }>;
  StockLogEdge: ResolverTypeWrapper<Omit<StockLogEdge, 'node'> & { node: ResolversTypes['StockLog'] }>;
  StockLogFilter: StockLogFilter;
  StockLogPage: ResolverTypeWrapper<StockLogPageDto>;
  StockLogType: StockLogType;
  StockReservation: ResolverTypeWrapper<StockReservationDto>;
  StockReservationPage: ResolverTypeWrapper<StockReservationPageDto>;
  StockRowInput: StockRowInput;
  StockRowRefusal: ResolverTypeWrapper<StockRowRefusal>;
  StockTransfer: ResolverTypeWrapper<StockTransferDto>;
  StockTransferFilter: StockTransferFilter;
  StockTransferInput: StockTransferInput;
  StockTransferLine: ResolverTypeWrapper<StockTransferLineDto>;
  StockTransferLineInput: StockTransferLineInput;
  StockTransferPage: ResolverTypeWrapper<StockTransferPageDto>;
  StockTransferPayload: ResolverTypeWrapper<StockTransferPayloadDto>;
  Stocktake: ResolverTypeWrapper<StocktakeDto>;
  StocktakeAction: StocktakeAction;
  StocktakeFilter: StocktakeFilter;
  StocktakeInput: StocktakeInput;
  StocktakeLine: ResolverTypeWrapper<StocktakeLineDto>;
  StocktakeLineFilter: StocktakeLineFilter;
  StocktakeLinePage: ResolverTypeWrapper<StocktakeLinePageDto>;
  StocktakePage: ResolverTypeWrapper<StocktakePageDto>;
  StocktakePayload: ResolverTypeWrapper<StocktakePayloadDto>;
  StocktakeReason: StocktakeReason;
  StocktakeRowInput: StocktakeRowInput;
  StocktakeShow: StocktakeShow;
  StocktakeStatus: StocktakeStatus;
  StoreLicence: ResolverTypeWrapper<StoreLicenceDto>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SupplyPriceStep: ResolverTypeWrapper<SupplyPriceStepDto>;
  SupplyPriceStepInput: SupplyPriceStepInput;
  SyncOrderPayload: ResolverTypeWrapper<SyncOrderPayloadDto>;
  TagMark: TagMark;
  TagRule: ResolverTypeWrapper<TagRule>;
  TagRuleInput: TagRuleInput;
  TemplateWarehouse: ResolverTypeWrapper<TemplateWarehouseDto>;
  TestWaybillAccountPayload: ResolverTypeWrapper<TestWaybillAccountPayloadDto>;
  ToShip: ResolverTypeWrapper<ToShipDto>;
  ToShipAtWarehouse: ResolverTypeWrapper<ToShipAtWarehouseDto>;
  TokenDocument: ResolverTypeWrapper<TokenDocumentDto>;
  TokenScope: TokenScope;
  TraceState: TraceState;
  TransferAccountInput: TransferAccountInput;
  TransferAction: TransferAction;
  TransferCodesInput: TransferCodesInput;
  TransferReason: TransferReason;
  TransferStatus: TransferStatus;
  UndoBulkEditPayload: ResolverTypeWrapper<UndoBulkEditPayloadDto>;
  UnplannedOrder: ResolverTypeWrapper<UnplannedOrderDto>;
  UnreadNotices: ResolverTypeWrapper<UnreadNoticesDto>;
  UploadKind: UploadKind;
  UserProfit: ResolverTypeWrapper<UserProfitDto>;
  UserProfitChangeInput: UserProfitChangeInput;
  UserProfitFilter: UserProfitFilter;
  UserProfitInput: UserProfitInput;
  UserProfitPage: ResolverTypeWrapper<UserProfitPageDto>;
  WalletDay: ResolverTypeWrapper<WalletDayDto>;
  WalletStatement: ResolverTypeWrapper<WalletStatementDto>;
  Warehouse: ResolverTypeWrapper<WarehouseDto>;
  WarehouseCourier: ResolverTypeWrapper<WarehouseCourierDto>;
  WarehouseCourierInput: WarehouseCourierInput;
  WarehouseFilter: WarehouseFilter;
  WarehouseInput: WarehouseInput;
  WarehousePage: ResolverTypeWrapper<WarehousePageDto>;
  Wave: ResolverTypeWrapper<WaveDto>;
  WaveAction: WaveAction;
  WaveFilter: WaveFilter;
  WaveInput: WaveInput;
  WavePage: ResolverTypeWrapper<WavePageDto>;
  WaveParcel: ResolverTypeWrapper<WaveParcelDto>;
  WaveParcelState: WaveParcelState;
  WaybillAccount: ResolverTypeWrapper<WaybillAccountDto>;
  WaybillAccountInput: WaybillAccountInput;
  WaybillPayType: WaybillPayType;
  WaybillRowInput: WaybillRowInput;
  WaybillRowRefusal: ResolverTypeWrapper<WaybillRowRefusal>;
  WebhookEndpoint: ResolverTypeWrapper<WebhookEndpointDto>;
  WebhookEndpointStatus: WebhookEndpointStatus;
  WebhookEndpoints: ResolverTypeWrapper<WebhookEndpointsDto>;
  WebhookEvent: WebhookEvent;
  WebhookFailure: WebhookFailure;
  WebhookInput: WebhookInput;
  WebhookMessage: ResolverTypeWrapper<WebhookMessageDto>;
  WebhookMessageConnection: ResolverTypeWrapper<Omit<WebhookMessageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WebhookMessageEdge']>, nodes: Array<ResolversTypes['WebhookMessage']> }>;
  WebhookMessageEdge: ResolverTypeWrapper<Omit<WebhookMessageEdge, 'node'> & { node: ResolversTypes['WebhookMessage'] }>;
  WebhookMessageFilter: WebhookMessageFilter;
  WebhookMessagePage: ResolverTypeWrapper<WebhookMessagePageDto>;
  WebhookMessageStatus: WebhookMessageStatus;
  WebhookSecretPayload: ResolverTypeWrapper<WebhookSecretPayloadDto>;
  WechatPayRequest: ResolverTypeWrapper<WechatPayRequestDto>;
  Weekday: Weekday;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: AccountDto;
  AccountClosing: AccountClosingDto;
  AccountEntrance: AccountEntranceDto;
  ActingMember: ActingMember;
  AddToReviewInput: AddToReviewInput;
  AddressConfidence: AddressConfidence;
  AddressPart: AddressPartDto;
  AddressReading: AddressReadingDto;
  AfterSaleCase: AfterSaleCaseDto;
  AfterSaleCaseConnection: Omit<AfterSaleCaseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AfterSaleCaseEdge']>, nodes: Array<ResolversParentTypes['AfterSaleCase']> };
  AfterSaleCaseEdge: Omit<AfterSaleCaseEdge, 'node'> & { node: ResolversParentTypes['AfterSaleCase'] };
  AfterSaleCasePage: AfterSaleCasePageDto;
  AfterSalesFigures: AfterSalesFiguresDto;
  AfterSalesFilter: AfterSalesFilter;
  AfterSalesRow: AfterSalesRowDto;
  AgainSubmitPayload: AgainSubmitPayloadDto;
  AnswerCaseInput: AnswerCaseInput;
  AnswerTemplate: AnswerTemplateDto;
  AnswerTemplateInput: AnswerTemplateInput;
  ApiToken: ApiTokenDto;
  ApiTokenInput: ApiTokenInput;
  ApiTokens: ApiTokensDto;
  AppliedRefund: AppliedRefund;
  ApplyBulkEditPayload: ApplyBulkEditPayloadDto;
  AreaRule: AreaRuleDto;
  AreaRuleInput: AreaRuleInput;
  AskInvoicesInput: AskInvoicesInput;
  AuthoriseShopPayload: AuthoriseShopPayloadDto;
  AutoSendCounts: AutoSendCounts;
  BasketLine: BasketLineDto;
  BasketLineInput: BasketLineInput;
  BatchInput: BatchInput;
  BatchPartInput: BatchPartInput;
  BatchQuote: BatchQuoteDto;
  BeginRealNamePayload: BeginRealNamePayloadDto;
  BenchItem: BenchItemDto;
  BenchLeaveInput: BenchLeaveInput;
  BenchPackInput: BenchPackInput;
  BenchParcel: BenchParcelDto;
  BenchPart: BenchPartDto;
  BenchScanInput: BenchScanInput;
  Billable: BillableDto;
  BillableInput: BillableInput;
  BillableIssuer: BillableIssuerDto;
  BookEntry: BookEntryDto;
  BookEntryInput: BookEntryInput;
  BookEntryPage: BookEntryPageDto;
  BookFilter: BookFilter;
  BookGroup: BookGroup;
  BookGroupList: BookGroupListDto;
  BookRowInput: BookRowInput;
  BookRowNote: BookRowNote;
  Boolean: Scalars['Boolean']['output'];
  BulkEdit: BulkEditDto;
  BulkEditChange: BulkEditChangeDto;
  BulkEditFilter: BulkEditFilter;
  BulkEditInput: BulkEditInput;
  BulkEditLine: BulkEditLineDto;
  BulkEditLineFilter: BulkEditLineFilter;
  BulkEditLinePage: BulkEditLinePageDto;
  BulkEditPage: BulkEditPageDto;
  BulkEditPreview: BulkEditPreviewDto;
  BulkEditRow: BulkEditRowDto;
  BulkEditRowInput: BulkEditRowInput;
  BundlePart: BundlePart;
  BundlePartInput: BundlePartInput;
  BundleStock: BundleStock;
  Buyer: BuyerDto;
  BuyerNote: BuyerNoteDto;
  CancelOrderPayload: CancelOrderPayloadDto;
  Captcha: CaptchaDto;
  CarriedStep: CarriedStep;
  CaseFile: CaseFileDto;
  CaseFilter: CaseFilter;
  CaseItemInput: CaseItemInput;
  CaseMessage: CaseMessageDto;
  CaseMessages: CaseMessagesDto;
  CasePayload: CasePayloadDto;
  CaseReplacement: CaseReplacement;
  CaseReturn: CaseReturn;
  CaseSuggestion: CaseSuggestionDto;
  CashOut: CashOutDto;
  CashOutConnection: Omit<CashOutConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CashOutEdge']>, nodes: Array<ResolversParentTypes['CashOut']> };
  CashOutEdge: Omit<CashOutEdge, 'node'> & { node: ResolversParentTypes['CashOut'] };
  CashOutFilter: CashOutFilter;
  CashOutInput: CashOutInput;
  CashOutLimits: CashOutLimitsDto;
  CashOutPage: CashOutPageDto;
  Category: CategoryDto;
  ChangePasswordInput: ChangePasswordInput;
  ChangedItem: ChangedItemDto;
  ChangedThing: ChangedThingDto;
  Changes: ChangesDto;
  ChangesSince: ChangesSinceDto;
  CheaperTogether: CheaperTogether;
  CloseAccountInput: CloseAccountInput;
  CloseWavePayload: CloseWavePayloadDto;
  ClosingCheck: ClosingCheck;
  ConfirmBatchPayload: ConfirmBatchPayloadDto;
  ConfirmOrderPayload: ConfirmOrderPayloadDto;
  ConfirmRealNamePayload: ConfirmRealNamePayloadDto;
  Consent: ConsentDto;
  ConsentInput: ConsentInput;
  CopiedItem: CopiedItemDto;
  CopiedRow: CopiedRowDto;
  CopyOrderPayload: CopyOrderPayloadDto;
  CountedRowInput: CountedRowInput;
  Courier: CourierDto;
  CourierClaim: CourierClaimDto;
  CourierClaimConnection: Omit<CourierClaimConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CourierClaimEdge']>, nodes: Array<ResolversParentTypes['CourierClaim']> };
  CourierClaimEdge: Omit<CourierClaimEdge, 'node'> & { node: ResolversParentTypes['CourierClaim'] };
  CourierClaimFilter: CourierClaimFilter;
  CourierClaimPage: CourierClaimPageDto;
  CourierClaimPayload: CourierClaimPayloadDto;
  CreateApiTokenPayload: CreateApiTokenPayloadDto;
  CreateBatchPayload: CreateBatchPayloadDto;
  CreateOrderPayload: CreateOrderPayloadDto;
  CreateUploadAddressPayload: CreateUploadAddressPayloadDto;
  CreateWavePayload: CreateWavePayloadDto;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeedResult: DeedResultDto;
  DefaultProfit: DefaultProfitDto;
  Deposit: DepositDto;
  DismissSuggestionPayload: DismissSuggestionPayloadDto;
  DocumentInput: DocumentInput;
  EditReceiverPayload: EditReceiverPayloadDto;
  EntityId: Scalars['EntityId']['output'];
  ExportedFile: ExportedFileDto;
  FailedSend: FailedSendDto;
  Favourite: FavouriteDto;
  FavouritePage: FavouritePageDto;
  Fen: Scalars['Fen']['output'];
  FillWaybillsPayload: FillWaybillsPayloadDto;
  FindPasswordInput: FindPasswordInput;
  Float: Scalars['Float']['output'];
  FreightTemplate: FreightTemplateDto;
  FreightTemplateCourier: FreightTemplateCourierDto;
  FreightTemplateInput: FreightTemplateInput;
  Good: GoodDto;
  GoodAreaFacet: GoodAreaFacetDto;
  GoodConnection: Omit<GoodConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['GoodEdge']>, nodes: Array<ResolversParentTypes['Good']> };
  GoodCourierFacet: GoodCourierFacetDto;
  GoodCourierFees: GoodCourierFees;
  GoodDeedResult: GoodDeedResultDto;
  GoodEdge: Omit<GoodEdge, 'node'> & { node: ResolversParentTypes['Good'] };
  GoodFacets: GoodFacetsDto;
  GoodFilter: GoodFilter;
  GoodInput: GoodInput;
  GoodPage: GoodPageDto;
  GoodPlatformFacet: GoodPlatformFacetDto;
  GoodPriceFacet: GoodPriceFacetDto;
  GoodPriceSteps: GoodPriceStepsDto;
  GoodPrices: GoodPricesDto;
  GoodProperty: GoodPropertyDto;
  GoodPropertyChoiceInput: GoodPropertyChoiceInput;
  GoodPropertyFacet: GoodPropertyFacetDto;
  GoodPropertyInput: GoodPropertyInput;
  GoodPropertyValue: GoodPropertyValueDto;
  GoodPropertyValueFacet: GoodPropertyValueFacetDto;
  GoodPropertyValueInput: GoodPropertyValueInput;
  GoodRevision: GoodRevisionDto;
  GoodRevisionCounts: GoodRevisionCounts;
  GoodSku: GoodSkuDto;
  GoodSkuInput: GoodSkuInput;
  GoodSkuStock: GoodSkuStockDto;
  GoodStock: GoodStockDto;
  GoodStockChangeInput: GoodStockChangeInput;
  GoodStockCounts: GoodStockCounts;
  GoodStockFilter: GoodStockFilter;
  GoodStockInput: GoodStockInput;
  GoodStockLineInput: GoodStockLineInput;
  GoodStockPage: GoodStockPageDto;
  GoodWarehouse: GoodWarehouseDto;
  GoodsArea: GoodsAreaDto;
  GoodsStatusCount: GoodsStatusCountDto;
  GrantableRole: GrantableRole;
  GrantableScope: GrantableScope;
  GroupRobot: GroupRobotDto;
  GroupRobotInput: GroupRobotInput;
  HomeCard: HomeCardDto;
  HomePlaces: HomePlacesDto;
  IgnoreShopOrdersPayload: IgnoreShopOrdersPayloadDto;
  ImportBookEntriesPayload: ImportBookEntriesPayloadDto;
  ImportGoodStocksPayload: ImportGoodStocksPayloadDto;
  ImportGoodsPayload: ImportGoodsPayloadDto;
  ImportShopSkusPayload: ImportShopSkusPayloadDto;
  ImportStatusCount: ImportStatusCount;
  ImportStocktakeLinesPayload: ImportStocktakeLinesPayloadDto;
  Int: Scalars['Int']['output'];
  InviteMemberInput: InviteMemberInput;
  InviteMemberPayload: InviteMemberPayloadDto;
  Invitee: InviteeDto;
  InviteeFilter: InviteeFilter;
  InviteePage: InviteePageDto;
  Invoice: InvoiceDto;
  InvoiceConnection: Omit<InvoiceConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['InvoiceEdge']>, nodes: Array<ResolversParentTypes['Invoice']> };
  InvoiceDetail: InvoiceDetailDto;
  InvoiceEdge: Omit<InvoiceEdge, 'node'> & { node: ResolversParentTypes['Invoice'] };
  InvoiceFilter: InvoiceFilter;
  InvoicePage: InvoicePageDto;
  InvoicePart: InvoicePartDto;
  InvoiceTitle: InvoiceTitleDto;
  InvoiceTitleInput: InvoiceTitleInput;
  InvoiceTitleText: InvoiceTitleTextDto;
  IpRegion: IpRegionDto;
  IssueInvoiceInput: IssueInvoiceInput;
  ItemInput: ItemInput;
  JoinAccountInput: JoinAccountInput;
  JoinInput: JoinInput;
  KeepReceiversPayload: KeepReceiversPayloadDto;
  LabelExtras: LabelExtras;
  LabelExtrasInput: LabelExtrasInput;
  LabelPreview: LabelPreviewDto;
  LastPurchase: LastPurchaseDto;
  League: LeagueDto;
  LeagueLevel: LeagueLevel;
  LeaveBenchPayload: LeaveBenchPayloadDto;
  LegalText: LegalTextDto;
  Licence: LicenceDto;
  LicenceInput: LicenceInput;
  LinkItem: LinkItem;
  LinkShopSkusInput: LinkShopSkusInput;
  LinkShopSkusPayload: LinkShopSkusPayloadDto;
  LinkStateCount: LinkStateCount;
  LinkSuggestion: LinkSuggestionDto;
  LinkedSku: Omit<LinkedSku, 'link'> & { link?: Maybe<ResolversParentTypes['ShopGood']> };
  LocalTime: Scalars['LocalTime']['output'];
  LoginInput: LoginInput;
  LoginPayload: LoginPayloadDto;
  Member: MemberDto;
  MemberInvitation: MemberInvitationDto;
  Members: MembersDto;
  MergeOrder: MergeOrderDto;
  MergeRejection: MergeRejection;
  MergeShopOrdersPayload: MergeShopOrdersPayloadDto;
  MoneyLog: MoneyLogDto;
  MoneyLogConnection: Omit<MoneyLogConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MoneyLogEdge']>, nodes: Array<ResolversParentTypes['MoneyLog']> };
  MoneyLogEdge: Omit<MoneyLogEdge, 'node'> & { node: ResolversParentTypes['MoneyLog'] };
  MoneyLogFilter: MoneyLogFilter;
  MoneyLogPage: MoneyLogPageDto;
  MoneyPart: MoneyPartDto;
  MoveBookEntriesPayload: MoveBookEntriesPayloadDto;
  Mutation: Record<PropertyKey, never>;
  NextStep: NextStep;
  NextStepPlace: NextStepPlace;
  NotCopied: NotCopiedDto;
  Notice: NoticeDto;
  NoticeConnection: Omit<NoticeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['NoticeEdge']>, nodes: Array<ResolversParentTypes['Notice']> };
  NoticeEdge: Omit<NoticeEdge, 'node'> & { node: ResolversParentTypes['Notice'] };
  NoticePage: NoticePageDto;
  NoticeWays: NoticeWaysDto;
  NoticeWaysGroup: NoticeWaysGroupDto;
  NoticeWaysInput: NoticeWaysInput;
  OpenAtBenchPayload: OpenAtBenchPayloadDto;
  OpenCaseInput: OpenCaseInput;
  OpenCourierClaimInput: OpenCourierClaimInput;
  OpenInvitation: OpenInvitationDto;
  OpenedBookEntry: OpenedBookEntryDto;
  Order: OrderDto;
  OrderConnection: Omit<OrderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['OrderEdge']>, nodes: Array<ResolversParentTypes['Order']> };
  OrderCounts: OrderCounts;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderFilter: OrderFilter;
  OrderInput: OrderInput;
  OrderPage: OrderPageDto;
  OrderReceiver: OrderReceiver;
  OrderReviewGood: OrderReviewGoodDto;
  OrderSenderInput: OrderSenderInput;
  OrderedNumber: OrderedNumberDto;
  OutputCounts: OutputCounts;
  OwnReview: OwnReviewDto;
  OwnReviewConnection: Omit<OwnReviewConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['OwnReviewEdge']>, nodes: Array<ResolversParentTypes['OwnReview']> };
  OwnReviewEdge: Omit<OwnReviewEdge, 'node'> & { node: ResolversParentTypes['OwnReview'] };
  OwnReviewPage: OwnReviewPageDto;
  OwnSku: OwnSkuDto;
  OwnSkuFilter: OwnSkuFilter;
  OwnSkuPage: OwnSkuPageDto;
  OwnSkuStock: OwnSkuStock;
  PackParcelPayload: PackParcelPayloadDto;
  PageInfo: PageInfo;
  Parcel: ParcelDto;
  ParcelConnection: Omit<ParcelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ParcelEdge']>, nodes: Array<ResolversParentTypes['Parcel']> };
  ParcelEdge: Omit<ParcelEdge, 'node'> & { node: ResolversParentTypes['Parcel'] };
  ParcelEvent: ParcelEvent;
  ParcelFilter: ParcelFilter;
  ParcelInput: ParcelInput;
  ParcelItem: ParcelItem;
  ParcelPage: ParcelPageDto;
  ParcelTimeline: ParcelTimelineDto;
  ParcelsOfRow: ParcelsOfRowDto;
  PartRefusal: PartRefusal;
  PayChannel: PayChannelDto;
  Payment: PaymentDto;
  PaymentInput: PaymentInput;
  PaymentState: PaymentStateDto;
  PersonNotice: PersonNoticeDto;
  PersonNoticeConnection: Omit<PersonNoticeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PersonNoticeEdge']>, nodes: Array<ResolversParentTypes['PersonNotice']> };
  PersonNoticeEdge: Omit<PersonNoticeEdge, 'node'> & { node: ResolversParentTypes['PersonNotice'] };
  PersonNoticeFilter: PersonNoticeFilter;
  PersonNoticePage: PersonNoticePageDto;
  PersonalDataInput: PersonalDataInput;
  PhoneCodeInput: PhoneCodeInput;
  PlaceReading: PlaceReadingDto;
  PlannedContent: PlannedContent;
  PlannedItem: PlannedItem;
  PlannedPart: PlannedPart;
  PossibleWebhookEvent: PossibleWebhookEvent;
  PriceList: PriceListDto;
  PriceListBuyer: PriceListBuyerDto;
  PriceListEntry: PriceListEntryDto;
  PriceListEntryInput: PriceListEntryInput;
  PriceListInput: PriceListInput;
  PricePart: PricePart;
  PriceSimulation: PriceSimulationDto;
  PriceSimulationInput: PriceSimulationInput;
  PriceStep: PriceStep;
  PriceStepsInput: PriceStepsInput;
  PricedPiece: PricedPiece;
  PrintParcelsPayload: PrintParcelsPayloadDto;
  PrintSetting: PrintSettingDto;
  PrintSettingInput: PrintSettingInput;
  PrintTask: PrintTaskDto;
  PrintTasks: PrintTasksDto;
  Problem: ProblemDto;
  ProblemConnection: Omit<ProblemConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ProblemEdge']>, nodes: Array<ResolversParentTypes['Problem']> };
  ProblemCount: ProblemCount;
  ProblemEdge: Omit<ProblemEdge, 'node'> & { node: ResolversParentTypes['Problem'] };
  ProblemFilter: ProblemFilter;
  ProblemPage: ProblemPageDto;
  ProfitFigures: ProfitFiguresDto;
  ProfitFilter: ProfitFilter;
  ProfitRow: ProfitRowDto;
  Promotion: Promotion;
  PromotionDay: PromotionDayDto;
  PullShopOrdersPayload: PullShopOrdersPayloadDto;
  Query: Record<PropertyKey, never>;
  Quote: QuoteDto;
  QuoteItem: QuoteItem;
  QuotePart: QuotePartDto;
  QuoteRow: QuoteRowDto;
  QuoteStock: QuoteStock;
  QuotedParcel: QuotedParcel;
  ReAutoSendPayload: ReAutoSendPayloadDto;
  ReceivedRowInput: ReceivedRowInput;
  ReceiverInput: ReceiverInput;
  Recharge: RechargeDto;
  RechargeConnection: Omit<RechargeConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RechargeEdge']>, nodes: Array<ResolversParentTypes['Recharge']> };
  RechargeEdge: Omit<RechargeEdge, 'node'> & { node: ResolversParentTypes['Recharge'] };
  RechargeFilter: RechargeFilter;
  RechargePage: RechargePageDto;
  RechargeReturn: RechargeReturn;
  Refund: RefundDto;
  RefundAnswerInput: RefundAnswerInput;
  RefundConnection: Omit<RefundConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RefundEdge']>, nodes: Array<ResolversParentTypes['Refund']> };
  RefundEdge: Omit<RefundEdge, 'node'> & { node: ResolversParentTypes['Refund'] };
  RefundFilter: RefundFilter;
  RefundItemInput: RefundItemInput;
  RefundPage: RefundPageDto;
  RefundParcelsPayload: RefundParcelsPayloadDto;
  RefundPayload: RefundPayloadDto;
  RefusedRefund: RefusedRefundDto;
  Region: RegionDto;
  RegionList: RegionListDto;
  RegisterDocumentsInput: RegisterDocumentsInput;
  RegisterInput: RegisterInput;
  RemoteAddress: RemoteAddressDto;
  ReplyToCaseInput: ReplyToCaseInput;
  ReturnAddress: ReturnAddress;
  ReturnFilter: ReturnFilter;
  ReturnParcel: ReturnParcelDto;
  ReturnParcelConnection: Omit<ReturnParcelConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ReturnParcelEdge']>, nodes: Array<ResolversParentTypes['ReturnParcel']> };
  ReturnParcelEdge: Omit<ReturnParcelEdge, 'node'> & { node: ResolversParentTypes['ReturnParcel'] };
  ReturnParcelPage: ReturnParcelPageDto;
  ReturnPayload: ReturnPayloadDto;
  ReturnedCase: ReturnedCase;
  RevealReceiverPayload: RevealReceiverPayloadDto;
  Review: ReviewDto;
  ReviewConnection: Omit<ReviewConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ReviewEdge']>, nodes: Array<ResolversParentTypes['Review']> };
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewFilter: ReviewFilter;
  ReviewOrderPayload: ReviewOrderPayloadDto;
  ReviewPage: ReviewPageDto;
  ReviewRowInput: ReviewRowInput;
  RevisedGood: RevisedGoodDto;
  RevisedProperty: RevisedProperty;
  RevisedPropertyValue: RevisedPropertyValue;
  RevisedSku: RevisedSkuDto;
  RevisedStock: RevisedStock;
  RobotGroupsInput: RobotGroupsInput;
  RowParcel: RowParcelDto;
  RowProblem: RowProblemDto;
  RowReceiverInput: RowReceiverInput;
  SaveStocktakeLinesPayload: SaveStocktakeLinesPayloadDto;
  ScanReturnInput: ScanReturnInput;
  Seller: SellerDto;
  SellerAfterSales: SellerAfterSalesDto;
  SellerBundlePart: SellerBundlePart;
  SellerGood: SellerGoodDto;
  SellerGoodConnection: Omit<SellerGoodConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['SellerGoodEdge']>, nodes: Array<ResolversParentTypes['SellerGood']> };
  SellerGoodEdge: Omit<SellerGoodEdge, 'node'> & { node: ResolversParentTypes['SellerGood'] };
  SellerGoodFilter: SellerGoodFilter;
  SellerGoodPage: SellerGoodPageDto;
  SellerProfit: SellerProfitDto;
  SellerReviewFilter: SellerReviewFilter;
  SellerSku: SellerSkuDto;
  SellerWarehouse: SellerWarehouseDto;
  SellerWarehouseCourier: SellerWarehouseCourierDto;
  SellerWarehouseFilter: SellerWarehouseFilter;
  SellerWarehousePage: SellerWarehousePageDto;
  SendArea: SendAreaDto;
  SendPhoneCodePayload: SendPhoneCodePayloadDto;
  Sender: SenderDto;
  SenderInput: SenderInput;
  SetLowBalancePayload: SetLowBalancePayloadDto;
  Settings: SettingsDto;
  SheetGoodInput: SheetGoodInput;
  SheetGoodRefusal: SheetGoodRefusalDto;
  SheetGoodWarning: SheetGoodWarningDto;
  SheetRowInput: SheetRowInput;
  SheetSkuInput: SheetSkuInput;
  SheetStockInput: SheetStockInput;
  Shop: ShopDto;
  ShopChangeInput: ShopChangeInput;
  ShopContentInput: ShopContentInput;
  ShopFilter: ShopFilter;
  ShopForecast: ShopForecast;
  ShopGood: ShopGoodDto;
  ShopGoodFilter: ShopGoodFilter;
  ShopGoodInput: ShopGoodInput;
  ShopGoodPage: ShopGoodPageDto;
  ShopGoodsPull: ShopGoodsPullDto;
  ShopLinkInput: ShopLinkInput;
  ShopLinkRowInput: ShopLinkRowInput;
  ShopLinkRowRefusal: ShopLinkRowRefusal;
  ShopOrder: ShopOrderDto;
  ShopOrderConnection: Omit<ShopOrderConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ShopOrderEdge']>, nodes: Array<ResolversParentTypes['ShopOrder']> };
  ShopOrderEdge: Omit<ShopOrderEdge, 'node'> & { node: ResolversParentTypes['ShopOrder'] };
  ShopOrderFilter: ShopOrderFilter;
  ShopOrderItem: ShopOrderItem;
  ShopOrderPage: ShopOrderPageDto;
  ShopOrderParcel: ShopOrderParcel;
  ShopOrderPlan: ShopOrderPlanDto;
  ShopOrderPlanInput: ShopOrderPlanInput;
  ShopPage: ShopPageDto;
  ShopPlatform: ShopPlatformDto;
  ShopPullInput: ShopPullInput;
  ShopSales: ShopSalesDto;
  ShopSalesFigures: ShopSalesFiguresDto;
  ShopSalesFilter: ShopSalesFilter;
  ShopSalesRow: ShopSalesRowDto;
  ShopSku: ShopSkuDto;
  ShopSkuFilter: ShopSkuFilter;
  ShopSkuPage: ShopSkuPageDto;
  SignUpPayload: SignUpPayloadDto;
  SkippedParcel: SkippedParcel;
  SkippedRow: SkippedRow;
  SkuPrices: SkuPricesDto;
  Software: Software;
  SplitMergeOrderPayload: SplitMergeOrderPayloadDto;
  SplitReceiver: SplitReceiverDto;
  SplitReceiverInput: SplitReceiverInput;
  SplitReceiverSetting: SplitReceiverSettingDto;
  StatementLine: StatementLineDto;
  StatementPart: StatementPartDto;
  StepCourierClaimInput: StepCourierClaimInput;
  StockLog: StockLogDto;
  StockLogConnection: Omit<StockLogConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['StockLogEdge']>, nodes: Array<ResolversParentTypes['StockLog']> };
  StockLogEdge: Omit<StockLogEdge, 'node'> & { node: ResolversParentTypes['StockLog'] };
  StockLogFilter: StockLogFilter;
  StockLogPage: StockLogPageDto;
  StockReservation: StockReservationDto;
  StockReservationPage: StockReservationPageDto;
  StockRowInput: StockRowInput;
  StockRowRefusal: StockRowRefusal;
  StockTransfer: StockTransferDto;
  StockTransferFilter: StockTransferFilter;
  StockTransferInput: StockTransferInput;
  StockTransferLine: StockTransferLineDto;
  StockTransferLineInput: StockTransferLineInput;
  StockTransferPage: StockTransferPageDto;
  StockTransferPayload: StockTransferPayloadDto;
  Stocktake: StocktakeDto;
  StocktakeFilter: StocktakeFilter;
  StocktakeInput: StocktakeInput;
  StocktakeLine: StocktakeLineDto;
  StocktakeLineFilter: StocktakeLineFilter;
  StocktakeLinePage: StocktakeLinePageDto;
  StocktakePage: StocktakePageDto;
  StocktakePayload: StocktakePayloadDto;
  StocktakeRowInput: StocktakeRowInput;
  StoreLicence: StoreLicenceDto;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SupplyPriceStep: SupplyPriceStepDto;
  SupplyPriceStepInput: SupplyPriceStepInput;
  SyncOrderPayload: SyncOrderPayloadDto;
  TagRule: TagRule;
  TagRuleInput: TagRuleInput;
  TemplateWarehouse: TemplateWarehouseDto;
  TestWaybillAccountPayload: TestWaybillAccountPayloadDto;
  ToShip: ToShipDto;
  ToShipAtWarehouse: ToShipAtWarehouseDto;
  TokenDocument: TokenDocumentDto;
  TransferAccountInput: TransferAccountInput;
  TransferCodesInput: TransferCodesInput;
  UndoBulkEditPayload: UndoBulkEditPayloadDto;
  UnplannedOrder: UnplannedOrderDto;
  UnreadNotices: UnreadNoticesDto;
  UserProfit: UserProfitDto;
  UserProfitChangeInput: UserProfitChangeInput;
  UserProfitFilter: UserProfitFilter;
  UserProfitInput: UserProfitInput;
  UserProfitPage: UserProfitPageDto;
  WalletDay: WalletDayDto;
  WalletStatement: WalletStatementDto;
  Warehouse: WarehouseDto;
  WarehouseCourier: WarehouseCourierDto;
  WarehouseCourierInput: WarehouseCourierInput;
  WarehouseFilter: WarehouseFilter;
  WarehouseInput: WarehouseInput;
  WarehousePage: WarehousePageDto;
  Wave: WaveDto;
  WaveFilter: WaveFilter;
  WaveInput: WaveInput;
  WavePage: WavePageDto;
  WaveParcel: WaveParcelDto;
  WaybillAccount: WaybillAccountDto;
  WaybillAccountInput: WaybillAccountInput;
  WaybillRowInput: WaybillRowInput;
  WaybillRowRefusal: WaybillRowRefusal;
  WebhookEndpoint: WebhookEndpointDto;
  WebhookEndpoints: WebhookEndpointsDto;
  WebhookInput: WebhookInput;
  WebhookMessage: WebhookMessageDto;
  WebhookMessageConnection: Omit<WebhookMessageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WebhookMessageEdge']>, nodes: Array<ResolversParentTypes['WebhookMessage']> };
  WebhookMessageEdge: Omit<WebhookMessageEdge, 'node'> & { node: ResolversParentTypes['WebhookMessage'] };
  WebhookMessageFilter: WebhookMessageFilter;
  WebhookMessagePage: WebhookMessagePageDto;
  WebhookSecretPayload: WebhookSecretPayloadDto;
  WechatPayRequest: WechatPayRequestDto;
};

export type InsteadOfDirectiveArgs = {
  fields: Array<Scalars['String']['input']>;
};

export type InsteadOfDirectiveResolver<Result, Parent, ContextType = Context, Args = InsteadOfDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PeopleOnlyDirectiveArgs = { };

export type PeopleOnlyDirectiveResolver<Result, Parent, ContextType = Context, Args = PeopleOnlyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RestDirectiveArgs = {
  name: Scalars['String']['input'];
  required: Scalars['Boolean']['input'];
};

export type RestDirectiveResolver<Result, Parent, ContextType = Context, Args = RestDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ScopeDirectiveArgs = {
  of: Array<TokenScope>;
};

export type ScopeDirectiveResolver<Result, Parent, ContextType = Context, Args = ScopeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  __resolveType: TypeResolveFn<'Buyer' | 'Seller', ParentType, ContextType>;
};

export type AccountClosingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountClosing'] = ResolversParentTypes['AccountClosing']> = {
  begunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cashOutAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['ClosingCheck']>, ParentType, ContextType>;
  giveUpAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  memberParcels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['ClosingPhase'], ParentType, ContextType>;
  refundAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['RechargeReturn']>, ParentType, ContextType>;
  shops?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountEntranceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountEntrance'] = ResolversParentTypes['AccountEntrance']> = {
  accountId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['MemberRole']>, ParentType, ContextType>;
};

export type AccountKindResolvers = EnumResolverSignature<{ BUYER?: any, SELLER?: any }, ResolversTypes['AccountKind']>;

export type ActingMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActingMember'] = ResolversParentTypes['ActingMember']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MemberRole'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddressConfidenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressConfidence'] = ResolversParentTypes['AddressConfidence']> = {
  detail?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  specification?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  thirdOrderNo?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AddressPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressPart'] = ResolversParentTypes['AddressPart']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AddressPartKind'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddressReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressReading'] = ResolversParentTypes['AddressReading']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['AddressConfidence'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ignored?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['AddressPart']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thirdOrderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AfterSaleCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleCase'] = ResolversParentTypes['AfterSaleCase']> = {
  allowedActions?: Resolver<Array<ResolversTypes['CaseAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  appealedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  appealedBy?: Resolver<Maybe<ResolversTypes['EventActor']>, ParentType, ContextType>;
  ask?: Resolver<ResolversTypes['CaseAsk'], ParentType, ContextType>;
  askText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  freight?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  freightBy?: Resolver<ResolversTypes['FreightBearer'], ParentType, ContextType>;
  givenAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goods?: Resolver<Maybe<ResolversTypes['ReturnedGoods']>, ParentType, ContextType>;
  goodsText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ParcelItem']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CaseKind'], ParentType, ContextType>;
  kindText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  offerAmount?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  offerKind?: Resolver<Maybe<ResolversTypes['CaseAsk']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CaseOutcome']>, ParentType, ContextType>;
  outcomeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['CaseReplacement']>, ParentType, ContextType>;
  returnParcel?: Resolver<Maybe<ResolversTypes['CaseReturn']>, ParentType, ContextType>;
  returnTo?: Resolver<Maybe<ResolversTypes['ReturnAddress']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AfterSaleCaseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleCaseConnection'] = ResolversParentTypes['AfterSaleCaseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AfterSaleCaseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AfterSaleCase']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AfterSaleCaseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleCaseEdge'] = ResolversParentTypes['AfterSaleCaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AfterSaleCase'], ParentType, ContextType>;
};

export type AfterSaleCasePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSaleCasePage'] = ResolversParentTypes['AfterSaleCasePage']> = {
  list?: Resolver<Array<ResolversTypes['AfterSaleCase']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AfterSaleStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, NONE?: any, PARTLY_REFUNDED?: any, REFUNDED?: any }, ResolversTypes['AfterSaleStatus']>;

export type AfterSalesFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSalesFigures'] = ResolversParentTypes['AfterSalesFigures']> = {
  answerMedian?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  answerSlow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  answeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  answeredLateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  disputedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disputedRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundedFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  refundedRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  replacedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replacedRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AfterSalesRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AfterSalesRow'] = ResolversParentTypes['AfterSalesRow']> = {
  figures?: Resolver<ResolversTypes['AfterSalesFigures'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AfterSalesUnitResolvers = EnumResolverSignature<{ COURIER?: any, GOODS?: any, MONTH?: any, WAREHOUSE?: any }, ResolversTypes['AfterSalesUnit']>;

export type AgainSubmitPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgainSubmitPayload'] = ResolversParentTypes['AgainSubmitPayload']> = {
  newOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  newOrderId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedParcel']>, ParentType, ContextType>;
  submitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnswerTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnswerTemplate'] = ResolversParentTypes['AnswerTemplate']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dayLimit?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  networks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['TokenScope']>, ParentType, ContextType>;
  spentToday?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApiTokenStatus'], ParentType, ContextType>;
};

export type ApiTokenStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, EXPIRED?: any, REVOKED?: any }, ResolversTypes['ApiTokenStatus']>;

export type ApiTokensResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokens'] = ResolversParentTypes['ApiTokens']> = {
  grantable?: Resolver<Array<ResolversTypes['GrantableScope']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
};

export type AppliedRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppliedRefund'] = ResolversParentTypes['AppliedRefund']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  partId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  refundStatus?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type ApplyBulkEditPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyBulkEditPayload'] = ResolversParentTypes['ApplyBulkEditPayload']> = {
  changedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edit?: Resolver<Maybe<ResolversTypes['BulkEdit']>, ParentType, ContextType>;
  editId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['BulkEditRow']>, ParentType, ContextType>;
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

export type AreaRuleTypeResolvers = EnumResolverSignature<{ BAN?: any, FREE?: any, SURCHARGE?: any }, ResolversTypes['AreaRuleType']>;

export type AuthoriseShopPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthoriseShopPayload'] = ResolversParentTypes['AuthoriseShopPayload']> = {
  expireIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AutoSendCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutoSendCounts'] = ResolversParentTypes['AutoSendCounts']> = {
  external?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AutoSendStatusResolvers = EnumResolverSignature<{ EXTERNAL?: any, FAILED?: any, NONE?: any, PAUSED?: any, SENDING?: any, SUCCESS?: any, WAITING?: any }, ResolversTypes['AutoSendStatus']>;

export type BasketLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketLine'] = ResolversParentTypes['BasketLine']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  maxNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  priceDelta?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['BasketLineState'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BasketLineStateResolvers = EnumResolverSignature<{ OFF_SALE?: any, OK?: any, SHORT?: any, WAREHOUSE_OFF?: any }, ResolversTypes['BasketLineState']>;

export type BatchQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchQuote'] = ResolversParentTypes['BatchQuote']> = {
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  cheaperTogether?: Resolver<Array<ResolversTypes['CheaperTogether']>, ParentType, ContextType>;
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  discountFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  enough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  nextSteps?: Resolver<Array<ResolversTypes['NextStep']>, ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['QuotePart']>, ParentType, ContextType>;
  quoteNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  totalFeeYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BeginRealNamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BeginRealNamePayload'] = ResolversParentTypes['BeginRealNamePayload']> = {
  certifyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  qrCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BenchItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BenchItem'] = ResolversParentTypes['BenchItem']> = {
  bin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['BenchPart']>, ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BenchParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BenchParcel'] = ResolversParentTypes['BenchParcel']> = {
  buyerNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BenchItem']>, ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  printed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receiver?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waveId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  waveNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BenchPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BenchPart'] = ResolversParentTypes['BenchPart']> = {
  bin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Billable'] = ResolversParentTypes['Billable']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuers?: Resolver<Array<ResolversTypes['BillableIssuer']>, ParentType, ContextType>;
};

export type BillableIssuerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillableIssuer'] = ResolversParentTypes['BillableIssuer']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookEntry'] = ResolversParentTypes['BookEntry']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookEntryPage'] = ResolversParentTypes['BookEntryPage']> = {
  list?: Resolver<Array<ResolversTypes['BookEntry']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BookGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookGroup'] = ResolversParentTypes['BookGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookGroupListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookGroupList'] = ResolversParentTypes['BookGroupList']> = {
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['BookGroup']>, ParentType, ContextType>;
  maxEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BookRowNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookRowNote'] = ResolversParentTypes['BookRowNote']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEdit'] = ResolversParentTypes['BulkEdit']> = {
  allowedActions?: Resolver<Array<ResolversTypes['BulkEditAction']>, ParentType, ContextType>;
  change?: Resolver<ResolversTypes['BulkEditChange'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BulkEditKind'], ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoneCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  valueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkEditActionResolvers = EnumResolverSignature<{ UNDO?: any }, ResolversTypes['BulkEditAction']>;

export type BulkEditChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEditChange'] = ResolversParentTypes['BulkEditChange']> = {
  mode?: Resolver<ResolversTypes['BulkEditMode'], ParentType, ContextType>;
  rounding?: Resolver<Maybe<ResolversTypes['PriceRounding']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
};

export type BulkEditKindResolvers = EnumResolverSignature<{ CATEGORY?: any, FREIGHT_TEMPLATE?: any, ON_SALE?: any, SAFETY_STOCK?: any, STOCK?: any, SUPPLY_PRICE?: any, WEIGHT?: any }, ResolversTypes['BulkEditKind']>;

export type BulkEditLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEditLine'] = ResolversParentTypes['BulkEditLine']> = {
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  afterName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  beforeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoFound?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  undoFoundName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoReason?: Resolver<Maybe<ResolversTypes['BulkUndoReason']>, ParentType, ContextType>;
  undoText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkEditLinePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEditLinePage'] = ResolversParentTypes['BulkEditLinePage']> = {
  list?: Resolver<Array<ResolversTypes['BulkEditLine']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BulkEditModeResolvers = EnumResolverSignature<{ ADD?: any, PERCENT?: any, SET?: any }, ResolversTypes['BulkEditMode']>;

export type BulkEditPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEditPage'] = ResolversParentTypes['BulkEditPage']> = {
  list?: Resolver<Array<ResolversTypes['BulkEdit']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BulkEditPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEditPreview'] = ResolversParentTypes['BulkEditPreview']> = {
  changedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BulkEditRow']>, ParentType, ContextType>;
  unchangedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BulkEditRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEditRow'] = ResolversParentTypes['BulkEditRow']> = {
  after?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  afterName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  beforeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isRevised?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
  statusAfter?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
  waits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BulkUndoReasonResolvers = EnumResolverSignature<{ CHANGED?: any, GONE?: any, REFUSED?: any, VALUE_GONE?: any }, ResolversTypes['BulkUndoReason']>;

export type BundlePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundlePart'] = ResolversParentTypes['BundlePart']> = {
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BundleStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleStock'] = ResolversParentTypes['BundleStock']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Buyer'] = ResolversParentTypes['Buyer']> = {
  authorityId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  balanceYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frozen?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  headerImg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  inviteCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['ActingMember']>, ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  realName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realStatus?: Resolver<ResolversTypes['RealStatus'], ParentType, ContextType>;
  superId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  totalRecharge?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  totalSpend?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withdrawable?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BuyerNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerNote'] = ResolversParentTypes['BuyerNote']> = {
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderPayload'] = ResolversParentTypes['CancelOrderPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Buyer']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type CancelTypeResolvers = EnumResolverSignature<{ BUYER?: any, STOCK_SHORT?: any, SYSTEM?: any, TIMEOUT?: any, WAREHOUSE_PAUSED?: any }, ResolversTypes['CancelType']>;

export type CaptchaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Captcha'] = ResolversParentTypes['Captcha']> = {
  captchaId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  captchaLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CarriedStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CarriedStep'] = ResolversParentTypes['CarriedStep']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseActionResolvers = EnumResolverSignature<{ ACCEPT?: any, ACCEPT_OFFER?: any, APPEAL?: any, ESCALATE?: any, INSIST?: any, OFFER?: any, REFUSE?: any, REVOKE?: any, SAY?: any, SEND_BACK?: any, SETTLE_GOODS?: any }, ResolversTypes['CaseAction']>;

export type CaseAnswerResolvers = EnumResolverSignature<{ ACCEPT?: any, OFFER?: any, REFUSE?: any, SETTLE_GOODS?: any }, ResolversTypes['CaseAnswer']>;

export type CaseAskResolvers = EnumResolverSignature<{ FREIGHT?: any, PART?: any, REPLACEMENT?: any, RETURN_REFUND?: any, WHOLE_REFUND?: any }, ResolversTypes['CaseAsk']>;

export type CaseFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseFile'] = ResolversParentTypes['CaseFile']> = {
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CaseFileKind'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CaseFileKindResolvers = EnumResolverSignature<{ PICTURE?: any, VIDEO?: any }, ResolversTypes['CaseFileKind']>;

export type CaseKindResolvers = EnumResolverSignature<{ DAMAGED?: any, INTERCEPTED?: any, LATE?: any, MISSING?: any, NOT_RECEIVED?: any, NO_REASON?: any, QUALITY?: any, REJECTED?: any, UNSPECIFIED?: any, WRONG?: any }, ResolversTypes['CaseKind']>;

export type CaseMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseMessage'] = ResolversParentTypes['CaseMessage']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['EventActor'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['CaseFile']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseMessagesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseMessages'] = ResolversParentTypes['CaseMessages']> = {
  list?: Resolver<Array<ResolversTypes['CaseMessage']>, ParentType, ContextType>;
  otherRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseOutcomeResolvers = EnumResolverSignature<{ COMPENSATED?: any, LAPSED?: any, REFUNDED?: any, REFUSED?: any, REPLACED?: any, REVOKED?: any }, ResolversTypes['CaseOutcome']>;

export type CasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CasePayload'] = ResolversParentTypes['CasePayload']> = {
  case?: Resolver<Maybe<ResolversTypes['AfterSaleCase']>, ParentType, ContextType>;
  caseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  parcel?: Resolver<Maybe<ResolversTypes['Parcel']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseStatus'], ParentType, ContextType>;
};

export type CaseReplacementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseReplacement'] = ResolversParentTypes['CaseReplacement']> = {
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ParcelStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseReplyResolvers = EnumResolverSignature<{ ACCEPT_OFFER?: any, ESCALATE?: any, INSIST?: any, REVOKE?: any, SEND_BACK?: any }, ResolversTypes['CaseReply']>;

export type CaseReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseReturn'] = ResolversParentTypes['CaseReturn']> = {
  arrivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  courierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  traceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  traces?: Resolver<Array<ResolversTypes['CarriedStep']>, ParentType, ContextType>;
  waybillNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseStatusResolvers = EnumResolverSignature<{ CLOSED?: any, INSPECTING?: any, JUDGING?: any, REPLACING?: any, RESOLVED?: any, WAIT_BUYER?: any, WAIT_RETURN?: any, WAIT_SELLER?: any }, ResolversTypes['CaseStatus']>;

export type CaseSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseSuggestion'] = ResolversParentTypes['CaseSuggestion']> = {
  ask?: Resolver<ResolversTypes['CaseAsk'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CaseKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  realAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  revocable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CashOutStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transferNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CashOutConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOutConnection'] = ResolversParentTypes['CashOutConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CashOutEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CashOut']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CashOutEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOutEdge'] = ResolversParentTypes['CashOutEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CashOut'], ParentType, ContextType>;
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
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumPaid?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CashOutStatusResolvers = EnumResolverSignature<{ APPROVED?: any, AUDITING?: any, FAILED?: any, PAID?: any, PAYING?: any, REJECTED?: any, REVOKED?: any }, ResolversTypes['CashOutStatus']>;

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedItem'] = ResolversParentTypes['ChangedItem']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChangedThingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedThing'] = ResolversParentTypes['ChangedThing']> = {
  cashOut?: Resolver<Maybe<ResolversTypes['CashOut']>, ParentType, ContextType>;
  goods?: Resolver<Maybe<ResolversTypes['SellerGood']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  parcel?: Resolver<Maybe<ResolversTypes['Parcel']>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['GoodStock']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Changes'] = ResolversParentTypes['Changes']> = {
  items?: Resolver<Array<ResolversTypes['ChangedItem']>, ParentType, ContextType>;
  moreItems?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderIds?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType>;
  resync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wallet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangesSinceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangesSince'] = ResolversParentTypes['ChangesSince']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ChangedThing']>, ParentType, ContextType>;
};

export type CheaperTogetherResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheaperTogether'] = ResolversParentTypes['CheaperTogether']> = {
  parcels?: Resolver<Array<ResolversTypes['QuotedParcel']>, ParentType, ContextType>;
  saving?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type ClaimActionResolvers = EnumResolverSignature<{ ACCEPT?: any, PAY?: any, REFUSE?: any, SUBMIT?: any, WITHDRAW?: any }, ResolversTypes['ClaimAction']>;

export type ClaimKindResolvers = EnumResolverSignature<{ DAMAGED?: any, LATE?: any, LOST?: any }, ResolversTypes['ClaimKind']>;

export type ClaimStatusResolvers = EnumResolverSignature<{ ACCEPTED?: any, OPENED?: any, PAID?: any, REFUSED?: any, SUBMITTED?: any, WITHDRAWN?: any }, ResolversTypes['ClaimStatus']>;

export type CloseWavePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseWavePayload'] = ResolversParentTypes['CloseWavePayload']> = {
  wave?: Resolver<Maybe<ResolversTypes['Wave']>, ParentType, ContextType>;
  waveId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type ClosingCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClosingCheck'] = ResolversParentTypes['ClosingCheck']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ClosingCheckKey'], ParentType, ContextType>;
};

export type ClosingCheckKeyResolvers = EnumResolverSignature<{ AFTER_SALE?: any, CASH_OUTS?: any, DEBT?: any, GOODS_ON_SALE?: any, INCOME?: any, PARCELS?: any, RECHARGES?: any, REFUNDS?: any, UNPAID_ORDERS?: any }, ResolversTypes['ClosingCheckKey']>;

export type ClosingPhaseResolvers = EnumResolverSignature<{ CASH_OUT?: any, CLOSED?: any, NONE?: any, REFUNDING?: any, WAITING?: any }, ResolversTypes['ClosingPhase']>;

export type CodeSceneResolvers = EnumResolverSignature<{ CASH_OUT?: any, CHANGE_PASSWORD?: any, CLOSE_ACCOUNT?: any, FIND_PASSWORD?: any, JOIN?: any, LOGIN?: any, MEMBER?: any, PERSONAL_DATA?: any, REGISTER?: any, TOKEN?: any }, ResolversTypes['CodeScene']>;

export type ConfirmActionResolvers = EnumResolverSignature<{ PAY?: any, RECEIVE?: any }, ResolversTypes['ConfirmAction']>;

export type ConfirmBatchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmBatchPayload'] = ResolversParentTypes['ConfirmBatchPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Buyer']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  batchNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  paidFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type ConfirmOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmOrderPayload'] = ResolversParentTypes['ConfirmOrderPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Buyer']>, ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  paidFee?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type ConfirmRealNamePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmRealNamePayload'] = ResolversParentTypes['ConfirmRealNamePayload']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  realName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  realStatus?: Resolver<ResolversTypes['RealStatus'], ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  agreed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LegalKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CopiedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopiedItem'] = ResolversParentTypes['CopiedItem']> = {
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type CopiedRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopiedRow'] = ResolversParentTypes['CopiedRow']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CopiedItem']>, ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  phoneExtension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CopyOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopyOrderPayload'] = ResolversParentTypes['CopyOrderPayload']> = {
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CopiedItem']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['NotCopied']>, ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['CopiedRow']>, ParentType, ContextType>;
  senderId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type CourierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Courier'] = ResolversParentTypes['Courier']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cutoffTime?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceStatus'], ParentType, ContextType>;
  sundayRest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
  workDays?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourierClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourierClaim'] = ResolversParentTypes['CourierClaim']> = {
  acceptedAmount?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['ClaimAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buyerGot?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  caseNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claimNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  direct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClaimKind'], ParentType, ContextType>;
  kindText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platformPart?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClaimStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierBore?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  supplierPart?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waybillNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourierClaimConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourierClaimConnection'] = ResolversParentTypes['CourierClaimConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CourierClaimEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CourierClaim']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourierClaimEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourierClaimEdge'] = ResolversParentTypes['CourierClaimEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CourierClaim'], ParentType, ContextType>;
};

export type CourierClaimPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourierClaimPage'] = ResolversParentTypes['CourierClaimPage']> = {
  list?: Resolver<Array<ResolversTypes['CourierClaim']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourierClaimPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CourierClaimPayload'] = ResolversParentTypes['CourierClaimPayload']> = {
  claim?: Resolver<Maybe<ResolversTypes['CourierClaim']>, ParentType, ContextType>;
  claimId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClaimStatus'], ParentType, ContextType>;
};

export type CreateApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiTokenPayload'] = ResolversParentTypes['CreateApiTokenPayload']> = {
  apiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateBatchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateBatchPayload'] = ResolversParentTypes['CreateBatchPayload']> = {
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  batchNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payExpireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedRow']>, ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type CreateOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOrderPayload'] = ResolversParentTypes['CreateOrderPayload']> = {
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  enough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payExpireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type CreateUploadAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateUploadAddressPayload'] = ResolversParentTypes['CreateUploadAddressPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maxBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateWavePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWavePayload'] = ResolversParentTypes['CreateWavePayload']> = {
  failed?: Resolver<Array<ResolversTypes['SkippedParcel']>, ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wave?: Resolver<Maybe<ResolversTypes['Wave']>, ParentType, ContextType>;
  waveId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeedResult'] = ResolversParentTypes['DeedResult']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DefaultProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefaultProfit'] = ResolversParentTypes['DefaultProfit']> = {
  courierProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  maxCourierProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  maxProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type DepositResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  lack?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  maxPayIn?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  maxTakeOut?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type DismissSuggestionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DismissSuggestionPayload'] = ResolversParentTypes['DismissSuggestionPayload']> = {
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  parcel?: Resolver<Maybe<ResolversTypes['Parcel']>, ParentType, ContextType>;
};

export type EditReceiverPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditReceiverPayload'] = ResolversParentTypes['EditReceiverPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  parcel?: Resolver<Maybe<ResolversTypes['Parcel']>, ParentType, ContextType>;
};

export interface EntityIdScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EntityId'], any> {
  name: 'EntityId';
}

export type EventActorResolvers = EnumResolverSignature<{ PLATFORM?: any, SELLER?: any, SYSTEM?: any, USER?: any }, ResolversTypes['EventActor']>;

export type EvidenceFormatResolvers = EnumResolverSignature<{ PDF?: any, ZIP?: any }, ResolversTypes['EvidenceFormat']>;

export type ExportedFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportedFile'] = ResolversParentTypes['ExportedFile']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expireAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FailedSendResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailedSend'] = ResolversParentTypes['FailedSend']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  reasonCode?: Resolver<ResolversTypes['ReasonCode'], ParentType, ContextType>;
};

export type FavouriteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Favourite'] = ResolversParentTypes['Favourite']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  good?: Resolver<Maybe<ResolversTypes['Good']>, ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  priceDelta?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type FavouritePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavouritePage'] = ResolversParentTypes['FavouritePage']> = {
  list?: Resolver<Array<ResolversTypes['Favourite']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface FenScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Fen'], any> {
  name: 'Fen';
}

export type FileFormatResolvers = EnumResolverSignature<{ CSV?: any, JSONL?: any, XLSX?: any }, ResolversTypes['FileFormat']>;

export type FillWaybillsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FillWaybillsPayload'] = ResolversParentTypes['FillWaybillsPayload']> = {
  failed?: Resolver<Array<ResolversTypes['WaybillRowRefusal']>, ParentType, ContextType>;
  filled?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType>;
  parcels?: Resolver<Maybe<Array<ResolversTypes['Parcel']>>, ParentType, ContextType>;
};

export type FreightBearerResolvers = EnumResolverSignature<{ BUYER?: any, PLATFORM?: any, SELLER?: any }, ResolversTypes['FreightBearer']>;

export type FreightTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreightTemplate'] = ResolversParentTypes['FreightTemplate']> = {
  couriers?: Resolver<Array<ResolversTypes['FreightTemplateCourier']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouses?: Resolver<Array<ResolversTypes['TemplateWarehouse']>, ParentType, ContextType>;
};

export type FreightTemplateCourierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FreightTemplateCourier'] = ResolversParentTypes['FreightTemplateCourier']> = {
  areaRules?: Resolver<Array<ResolversTypes['AreaRule']>, ParentType, ContextType>;
  costFirstFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  costStepFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courier?: Resolver<ResolversTypes['Courier'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  firstWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  stepWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Good'] = ResolversParentTypes['Good']> = {
  agreed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  areaCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bulkPrice?: Resolver<Maybe<ResolversTypes['PriceStep']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collectCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courierFees?: Resolver<Array<ResolversTypes['GoodCourierFees']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isFast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthSold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  picturedReviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  priceMax?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  priceYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prices?: Resolver<Maybe<ResolversTypes['GoodPrices']>, ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['GoodProperty']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewCounts?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  reviewScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  similar?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skuCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skus?: Resolver<Array<ResolversTypes['GoodSku']>, ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  warehouseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warehouses?: Resolver<Array<ResolversTypes['GoodWarehouse']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodAreaFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodAreaFacet'] = ResolversParentTypes['GoodAreaFacet']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodConnection'] = ResolversParentTypes['GoodConnection']> = {
  edges?: Resolver<Array<ResolversTypes['GoodEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Good']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GoodCourierFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodCourierFacet'] = ResolversParentTypes['GoodCourierFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodCourierFeesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodCourierFees'] = ResolversParentTypes['GoodCourierFees']> = {
  courierId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  firstFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  firstWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  stepWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodDeedResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodDeedResult'] = ResolversParentTypes['GoodDeedResult']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  good?: Resolver<Maybe<ResolversTypes['SellerGood']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodEdge'] = ResolversParentTypes['GoodEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Good'], ParentType, ContextType>;
};

export type GoodFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodFacets'] = ResolversParentTypes['GoodFacets']> = {
  areas?: Resolver<Array<ResolversTypes['GoodAreaFacet']>, ParentType, ContextType>;
  couriers?: Resolver<Array<ResolversTypes['GoodCourierFacet']>, ParentType, ContextType>;
  fastCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeTo?: Resolver<Array<ResolversTypes['GoodAreaFacet']>, ParentType, ContextType>;
  inStockCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['GoodPlatformFacet']>, ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['GoodPriceFacet']>, ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['GoodPropertyFacet']>, ParentType, ContextType>;
};

export type GoodPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodPage'] = ResolversParentTypes['GoodPage']> = {
  list?: Resolver<Array<ResolversTypes['Good']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GoodPlatformFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodPlatformFacet'] = ResolversParentTypes['GoodPlatformFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type GoodPriceFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodPriceFacet'] = ResolversParentTypes['GoodPriceFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPrice?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  minPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type GoodPriceStepsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodPriceSteps'] = ResolversParentTypes['GoodPriceSteps']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  perParcel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['SupplyPriceStep']>, ParentType, ContextType>;
};

export type GoodPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodPrices'] = ResolversParentTypes['GoodPrices']> = {
  perParcel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skus?: Resolver<Array<ResolversTypes['SkuPrices']>, ParentType, ContextType>;
};

export type GoodPropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodProperty'] = ResolversParentTypes['GoodProperty']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['GoodPropertyValue']>, ParentType, ContextType>;
};

export type GoodPropertyFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodPropertyFacet'] = ResolversParentTypes['GoodPropertyFacet']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['GoodPropertyValueFacet']>, ParentType, ContextType>;
};

export type GoodPropertyValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodPropertyValue'] = ResolversParentTypes['GoodPropertyValue']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodPropertyValueFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodPropertyValueFacet'] = ResolversParentTypes['GoodPropertyValueFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoodRevisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodRevision'] = ResolversParentTypes['GoodRevision']> = {
  content?: Resolver<Maybe<ResolversTypes['RevisedGood']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoodRevisionStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GoodRevisionCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodRevisionCounts'] = ResolversParentTypes['GoodRevisionCounts']> = {
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodRevisionStatusResolvers = EnumResolverSignature<{ REFUSED?: any, WAITING?: any }, ResolversTypes['GoodRevisionStatus']>;

export type GoodSkuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodSku'] = ResolversParentTypes['GoodSku']> = {
  bundleParts?: Resolver<Array<ResolversTypes['BundlePart']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  skuNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stocks?: Resolver<Array<ResolversTypes['GoodSkuStock']>, ParentType, ContextType>;
  valueIds?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodSkuStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodSkuStock'] = ResolversParentTypes['GoodSkuStock']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type GoodStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodStock'] = ResolversParentTypes['GoodStock']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodStatus?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
  goodsNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  safetyHeld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  safetyQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodStockCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodStockCounts'] = ResolversParentTypes['GoodStockCounts']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  belowSafety?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  out?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GoodStockPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodStockPage'] = ResolversParentTypes['GoodStockPage']> = {
  counts?: Resolver<ResolversTypes['GoodStockCounts'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['GoodStock']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GoodWarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoodWarehouse'] = ResolversParentTypes['GoodWarehouse']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
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
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
};

export type GrantableRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantableRole'] = ResolversParentTypes['GrantableRole']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MemberRole'], ParentType, ContextType>;
};

export type GrantableScopeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantableScope'] = ResolversParentTypes['GrantableScope']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
};

export type GroupRobotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupRobot'] = ResolversParentTypes['GroupRobot']> = {
  groups?: Resolver<Array<ResolversTypes['NoticeGroup']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isSigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['GroupRobotPlatform'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['GroupRobotProblem']>, ParentType, ContextType>;
  restedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GroupRobotStatus'], ParentType, ContextType>;
};

export type GroupRobotPlatformResolvers = EnumResolverSignature<{ DINGTALK?: any, FEISHU?: any, WECOM?: any }, ResolversTypes['GroupRobotPlatform']>;

export type GroupRobotProblemResolvers = EnumResolverSignature<{ ADDRESS?: any, BUSY?: any, GONE?: any, KEYWORD?: any, LIMITED?: any, REFUSED?: any, SIGN?: any, UNREACHABLE?: any }, ResolversTypes['GroupRobotProblem']>;

export type GroupRobotStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, RESTING?: any }, ResolversTypes['GroupRobotStatus']>;

export type HomeCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeCard'] = ResolversParentTypes['HomeCard']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomePlacesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomePlaces'] = ResolversParentTypes['HomePlaces']> = {
  banners?: Resolver<Array<ResolversTypes['HomeCard']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['HomeCard']>, ParentType, ContextType>;
  goods?: Resolver<Array<ResolversTypes['Good']>, ParentType, ContextType>;
};

export type IgnoreShopOrdersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IgnoreShopOrdersPayload'] = ResolversParentTypes['IgnoreShopOrdersPayload']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopOrders?: Resolver<Maybe<Array<ResolversTypes['ShopOrder']>>, ParentType, ContextType>;
};

export type ImportBookEntriesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportBookEntriesPayload'] = ResolversParentTypes['ImportBookEntriesPayload']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicates?: Resolver<Array<ResolversTypes['BookRowNote']>, ParentType, ContextType>;
  failed?: Resolver<Array<ResolversTypes['BookRowNote']>, ParentType, ContextType>;
};

export type ImportGoodStocksPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportGoodStocksPayload'] = ResolversParentTypes['ImportGoodStocksPayload']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<Array<ResolversTypes['StockRowRefusal']>, ParentType, ContextType>;
  importNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportGoodsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportGoodsPayload'] = ResolversParentTypes['ImportGoodsPayload']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<Array<ResolversTypes['SheetGoodRefusal']>, ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['SheetGoodWarning']>, ParentType, ContextType>;
};

export type ImportShopSkusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportShopSkusPayload'] = ResolversParentTypes['ImportShopSkusPayload']> = {
  failed?: Resolver<Array<ResolversTypes['ShopLinkRowRefusal']>, ParentType, ContextType>;
  linked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportStatusResolvers = EnumResolverSignature<{ IGNORED?: any, INTERCEPTED?: any, ISSUED?: any, ORDERED?: any, PENDING?: any, RETURNED?: any }, ResolversTypes['ImportStatus']>;

export type ImportStatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportStatusCount'] = ResolversParentTypes['ImportStatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ImportStatus'], ParentType, ContextType>;
};

export type ImportStocktakeLinesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportStocktakeLinesPayload'] = ResolversParentTypes['ImportStocktakeLinesPayload']> = {
  failed?: Resolver<Array<ResolversTypes['StockRowRefusal']>, ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stocktake?: Resolver<Maybe<ResolversTypes['Stocktake']>, ParentType, ContextType>;
  stocktakeId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type InviteMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteMemberPayload'] = ResolversParentTypes['InviteMemberPayload']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitation?: Resolver<ResolversTypes['MemberInvitation'], ParentType, ContextType>;
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
  userId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type InviteePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteePage'] = ResolversParentTypes['InviteePage']> = {
  list?: Resolver<Array<ResolversTypes['Invitee']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promotion?: Resolver<ResolversTypes['Promotion'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  invoiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  issuerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  mayIssue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redOf?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  titleKind?: Resolver<ResolversTypes['InvoiceTitleKind'], ParentType, ContextType>;
  titleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceConnection'] = ResolversParentTypes['InvoiceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InvoiceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvoiceDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceDetail'] = ResolversParentTypes['InvoiceDetail']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  invoiceNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  issuerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceKind'], ParentType, ContextType>;
  mayIssue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['InvoicePart']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redOf?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvoiceStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['InvoiceTitleText'], ParentType, ContextType>;
  titleKind?: Resolver<ResolversTypes['InvoiceTitleKind'], ParentType, ContextType>;
  titleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceEdge'] = ResolversParentTypes['InvoiceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType>;
};

export type InvoiceKindResolvers = EnumResolverSignature<{ FEE?: any, GOODS?: any, RECHARGE?: any, SUPPLY?: any }, ResolversTypes['InvoiceKind']>;

export type InvoicePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicePage'] = ResolversParentTypes['InvoicePage']> = {
  list?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvoicePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicePart'] = ResolversParentTypes['InvoicePart']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  num?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceSideResolvers = EnumResolverSignature<{ ASKED?: any, TO_ISSUE?: any }, ResolversTypes['InvoiceSide']>;

export type InvoiceStatusResolvers = EnumResolverSignature<{ ASKED?: any, ISSUED?: any, ISSUING?: any, REFUSED?: any }, ResolversTypes['InvoiceStatus']>;

export type InvoiceTitleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceTitle'] = ResolversParentTypes['InvoiceTitle']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InvoiceTitleKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceTitleKindResolvers = EnumResolverSignature<{ COMPANY?: any, PERSON?: any }, ResolversTypes['InvoiceTitleKind']>;

export type InvoiceTitleTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoiceTitleText'] = ResolversParentTypes['InvoiceTitleText']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IpRegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IpRegion'] = ResolversParentTypes['IpRegion']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ip?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeepReceiversPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeepReceiversPayload'] = ResolversParentTypes['KeepReceiversPayload']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['NotCopied']>, ParentType, ContextType>;
};

export type LabelExtrasResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LabelExtras'] = ResolversParentTypes['LabelExtras']> = {
  fields?: Resolver<Array<ResolversTypes['LabelField']>, ParentType, ContextType>;
  fontSize?: Resolver<ResolversTypes['LabelFontSize'], ParentType, ContextType>;
  showGoods?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showNum?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showOrderNo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showRemark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LabelFieldResolvers = EnumResolverSignature<{ GOODS?: any, MERCHANT_CODE?: any, NUM?: any, ORDER_NO?: any, PACKAGE_NO?: any, PRINTED_AT?: any, REMARK?: any, SENDER?: any, SPEC?: any, TEXT?: any }, ResolversTypes['LabelField']>;

export type LabelFontSizeResolvers = EnumResolverSignature<{ LARGE?: any, NORMAL?: any, SMALL?: any }, ResolversTypes['LabelFontSize']>;

export type LabelPaperResolvers = EnumResolverSignature<{ W76_H130?: any, W100_H150?: any, W100_H180?: any }, ResolversTypes['LabelPaper']>;

export type LabelPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LabelPreview'] = ResolversParentTypes['LabelPreview']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  svg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LastPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastPurchase'] = ResolversParentTypes['LastPurchase']> = {
  boughtAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  good?: Resolver<Maybe<ResolversTypes['Good']>, ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  senderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  softwareId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
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

export type LeaveBenchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveBenchPayload'] = ResolversParentTypes['LeaveBenchPayload']> = {
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type LegalKindResolvers = EnumResolverSignature<{ DATA?: any, PRIVACY?: any, TERMS?: any }, ResolversTypes['LegalKind']>;

export type LegalTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LegalText'] = ResolversParentTypes['LegalText']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LegalKind'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LicenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Licence'] = ResolversParentTypes['Licence']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LicenceKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LicenceStatus'], ParentType, ContextType>;
};

export type LicenceKindResolvers = EnumResolverSignature<{ BUSINESS?: any, COSMETICS?: any, ELECTRONICS?: any, FOOD?: any }, ResolversTypes['LicenceKind']>;

export type LicenceStatusResolvers = EnumResolverSignature<{ ACCEPTED?: any, REFUSED?: any, REPLACED?: any, WAITING?: any }, ResolversTypes['LicenceStatus']>;

export type LinkItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkItem'] = ResolversParentTypes['LinkItem']> = {
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkReasonResolvers = EnumResolverSignature<{ MERCHANT_CODE?: any, NAME?: any }, ResolversTypes['LinkReason']>;

export type LinkShopSkusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkShopSkusPayload'] = ResolversParentTypes['LinkShopSkusPayload']> = {
  linked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LinkedSku']>, ParentType, ContextType>;
};

export type LinkStateResolvers = EnumResolverSignature<{ INCOMPLETE?: any, LINKED?: any, UNLINKED?: any, WAITING?: any }, ResolversTypes['LinkState']>;

export type LinkStateCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkStateCount'] = ResolversParentTypes['LinkStateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LinkState'], ParentType, ContextType>;
};

export type LinkSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkSuggestion'] = ResolversParentTypes['LinkSuggestion']> = {
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LinkReason'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkedSkuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkedSku'] = ResolversParentTypes['LinkedSku']> = {
  errorKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['ShopGood']>, ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface LocalTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalTime'], any> {
  name: 'LocalTime';
}

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MemberRole'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberInvitation'] = ResolversParentTypes['MemberInvitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MemberRole'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberRoleResolvers = EnumResolverSignature<{ FINANCE?: any, GOODS?: any, SHIPPER?: any, VIEWER?: any }, ResolversTypes['MemberRole']>;

export type MembersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Members'] = ResolversParentTypes['Members']> = {
  invitations?: Resolver<Array<ResolversTypes['MemberInvitation']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  maxMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['GrantableRole']>, ParentType, ContextType>;
};

export type MergeOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeOrder'] = ResolversParentTypes['MergeOrder']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  mergeNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  receiverAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  shopOrderIds?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MergeStatus'], ParentType, ContextType>;
};

export type MergeRejectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeRejection'] = ResolversParentTypes['MergeRejection']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopOrderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type MergeShopOrdersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeShopOrdersPayload'] = ResolversParentTypes['MergeShopOrdersPayload']> = {
  list?: Resolver<Array<ResolversTypes['MergeOrder']>, ParentType, ContextType>;
  merged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<Array<ResolversTypes['MergeRejection']>, ParentType, ContextType>;
  shopOrders?: Resolver<Maybe<Array<ResolversTypes['ShopOrder']>>, ParentType, ContextType>;
};

export type MergeStatusResolvers = EnumResolverSignature<{ MERGED?: any, SPLIT?: any, SUGGESTED?: any }, ResolversTypes['MergeStatus']>;

export type MoneyDirectionResolvers = EnumResolverSignature<{ IN?: any, OUT?: any }, ResolversTypes['MoneyDirection']>;

export type MoneyLogResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyLog'] = ResolversParentTypes['MoneyLog']> = {
  actedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  amountYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  balanceBefore?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  bizNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cashOutId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  frozenAfter?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  frozenBefore?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  logNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['MoneyPart']>, ParentType, ContextType>;
  payId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MoneyLogType'], ParentType, ContextType>;
  typeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyLogConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyLogConnection'] = ResolversParentTypes['MoneyLogConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MoneyLogEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MoneyLog']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MoneyLogEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyLogEdge'] = ResolversParentTypes['MoneyLogEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MoneyLog'], ParentType, ContextType>;
};

export type MoneyLogPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyLogPage'] = ResolversParentTypes['MoneyLogPage']> = {
  list?: Resolver<Array<ResolversTypes['MoneyLog']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumIn?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  sumOut?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MoneyLogTypeResolvers = EnumResolverSignature<{ ADJUST?: any, AGENT_PROFIT?: any, AGENT_REVERSE?: any, BONUS?: any, CASH_OUT_FREEZE?: any, CASH_OUT_PAID?: any, CASH_OUT_RETURN?: any, COMPENSATION?: any, COURIER_CLAIM?: any, DEMO?: any, DEMO_GIVEN_UP?: any, DEPOSIT_PAID?: any, DEPOSIT_PAY_IN?: any, DEPOSIT_RETURN?: any, DEPOSIT_TOP_UP?: any, ORDER_PAY?: any, PACKAGE_REFUND?: any, RECHARGE?: any, RECHARGE_RETURN?: any, RECHARGE_RETURN_FAILED?: any, REPLACEMENT_FREIGHT?: any, SUPPLEMENT?: any, SUPPLIER_REVERSE?: any, SUPPLIER_SETTLE?: any }, ResolversTypes['MoneyLogType']>;

export type MoneyPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyPart'] = ResolversParentTypes['MoneyPart']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoveBookEntriesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveBookEntriesPayload'] = ResolversParentTypes['MoveBookEntriesPayload']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ids?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addGroupRobot?: Resolver<ResolversTypes['GroupRobot'], ParentType, ContextType, RequireFields<MutationAddGroupRobotArgs, 'input'>>;
  addShopGood?: Resolver<ResolversTypes['ShopGood'], ParentType, ContextType, RequireFields<MutationAddShopGoodArgs, 'input'>>;
  addToReview?: Resolver<ResolversTypes['OwnReview'], ParentType, ContextType, RequireFields<MutationAddToReviewArgs, 'id' | 'input'>>;
  againSubmit?: Resolver<ResolversTypes['AgainSubmitPayload'], ParentType, ContextType, RequireFields<MutationAgainSubmitArgs, 'clientNo' | 'id'>>;
  answerCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationAnswerCaseArgs, 'id' | 'input'>>;
  answerConsents?: Resolver<Array<ResolversTypes['Consent']>, ParentType, ContextType, RequireFields<MutationAnswerConsentsArgs, 'agreed' | 'ids'>>;
  answerRefund?: Resolver<ResolversTypes['RefundPayload'], ParentType, ContextType, RequireFields<MutationAnswerRefundArgs, 'id' | 'input'>>;
  answerReview?: Resolver<ResolversTypes['OwnReview'], ParentType, ContextType, RequireFields<MutationAnswerReviewArgs, 'id' | 'text'>>;
  appealCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationAppealCaseArgs, 'fileIds' | 'id' | 'text'>>;
  applyBulkEdit?: Resolver<ResolversTypes['ApplyBulkEditPayload'], ParentType, ContextType, RequireFields<MutationApplyBulkEditArgs, 'clientNo' | 'input' | 'kind' | 'rows'>>;
  askInvoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<MutationAskInvoicesArgs, 'input'>>;
  authoriseShop?: Resolver<ResolversTypes['AuthoriseShopPayload'], ParentType, ContextType, RequireFields<MutationAuthoriseShopArgs, 'platform'>>;
  beginInvoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<MutationBeginInvoicesArgs, 'ids'>>;
  beginRealName?: Resolver<ResolversTypes['BeginRealNamePayload'], ParentType, ContextType, RequireFields<MutationBeginRealNameArgs, 'idCard' | 'realName'>>;
  beginStocktake?: Resolver<ResolversTypes['StocktakePayload'], ParentType, ContextType, RequireFields<MutationBeginStocktakeArgs, 'clientNo' | 'input'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderPayload'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'id'>>;
  cancelStockTransfer?: Resolver<ResolversTypes['StockTransferPayload'], ParentType, ContextType, RequireFields<MutationCancelStockTransferArgs, 'id'>>;
  changeMember?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationChangeMemberArgs, 'id'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  chooseAccount?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationChooseAccountArgs, 'accountId' | 'ticket'>>;
  closeAccount?: Resolver<ResolversTypes['AccountClosing'], ParentType, ContextType, RequireFields<MutationCloseAccountArgs, 'input'>>;
  closeReturn?: Resolver<ResolversTypes['ReturnParcel'], ParentType, ContextType, RequireFields<MutationCloseReturnArgs, 'id' | 'note'>>;
  closeWave?: Resolver<ResolversTypes['CloseWavePayload'], ParentType, ContextType, RequireFields<MutationCloseWaveArgs, 'id'>>;
  confirmBatch?: Resolver<ResolversTypes['ConfirmBatchPayload'], ParentType, ContextType, RequireFields<MutationConfirmBatchArgs, 'batchNo' | 'clientNo'>>;
  confirmOrder?: Resolver<ResolversTypes['ConfirmOrderPayload'], ParentType, ContextType, RequireFields<MutationConfirmOrderArgs, 'clientNo' | 'id'>>;
  confirmRealName?: Resolver<ResolversTypes['ConfirmRealNamePayload'], ParentType, ContextType, Partial<MutationConfirmRealNameArgs>>;
  confirmReturn?: Resolver<ResolversTypes['RefundPayload'], ParentType, ContextType, RequireFields<MutationConfirmReturnArgs, 'id'>>;
  copyFreightTemplate?: Resolver<ResolversTypes['FreightTemplate'], ParentType, ContextType, RequireFields<MutationCopyFreightTemplateArgs, 'id'>>;
  copyGood?: Resolver<ResolversTypes['SellerGood'], ParentType, ContextType, RequireFields<MutationCopyGoodArgs, 'clientNo' | 'id'>>;
  copyOrder?: Resolver<ResolversTypes['CopyOrderPayload'], ParentType, ContextType, Partial<MutationCopyOrderArgs>>;
  copyPrintSetting?: Resolver<Array<ResolversTypes['PrintSetting']>, ParentType, ContextType, RequireFields<MutationCopyPrintSettingArgs, 'courierIds' | 'id'>>;
  createApiToken?: Resolver<ResolversTypes['CreateApiTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createBatch?: Resolver<ResolversTypes['CreateBatchPayload'], ParentType, ContextType, RequireFields<MutationCreateBatchArgs, 'clientNo' | 'input'>>;
  createCashOut?: Resolver<ResolversTypes['CashOut'], ParentType, ContextType, RequireFields<MutationCreateCashOutArgs, 'clientNo' | 'input'>>;
  createFavourite?: Resolver<ResolversTypes['Favourite'], ParentType, ContextType, RequireFields<MutationCreateFavouriteArgs, 'goodId'>>;
  createFreightTemplate?: Resolver<ResolversTypes['FreightTemplate'], ParentType, ContextType, RequireFields<MutationCreateFreightTemplateArgs, 'input'>>;
  createGood?: Resolver<ResolversTypes['SellerGood'], ParentType, ContextType, RequireFields<MutationCreateGoodArgs, 'clientNo' | 'input'>>;
  createGoodStock?: Resolver<ResolversTypes['GoodStock'], ParentType, ContextType, RequireFields<MutationCreateGoodStockArgs, 'input'>>;
  createJoin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCreateJoinArgs, 'input'>>;
  createOrder?: Resolver<ResolversTypes['CreateOrderPayload'], ParentType, ContextType, RequireFields<MutationCreateOrderArgs, 'clientNo' | 'input'>>;
  createPayment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType, RequireFields<MutationCreatePaymentArgs, 'clientNo' | 'input'>>;
  createPriceList?: Resolver<ResolversTypes['PriceList'], ParentType, ContextType, RequireFields<MutationCreatePriceListArgs, 'input'>>;
  createSender?: Resolver<ResolversTypes['Sender'], ParentType, ContextType, RequireFields<MutationCreateSenderArgs, 'input'>>;
  createUploadAddress?: Resolver<ResolversTypes['CreateUploadAddressPayload'], ParentType, ContextType, RequireFields<MutationCreateUploadAddressArgs, 'kind'>>;
  createUserProfits?: Resolver<Array<ResolversTypes['UserProfit']>, ParentType, ContextType, RequireFields<MutationCreateUserProfitsArgs, 'input'>>;
  createWarehouse?: Resolver<ResolversTypes['SellerWarehouse'], ParentType, ContextType, RequireFields<MutationCreateWarehouseArgs, 'input'>>;
  createWave?: Resolver<ResolversTypes['CreateWavePayload'], ParentType, ContextType, RequireFields<MutationCreateWaveArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteAnswerTemplates?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType, RequireFields<MutationDeleteAnswerTemplatesArgs, 'ids'>>;
  deleteBasketLines?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType, RequireFields<MutationDeleteBasketLinesArgs, 'ids'>>;
  deleteBookEntries?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType, RequireFields<MutationDeleteBookEntriesArgs, 'ids'>>;
  deleteDocuments?: Resolver<Array<ResolversTypes['TokenDocument']>, ParentType, ContextType, RequireFields<MutationDeleteDocumentsArgs, 'hashes'>>;
  deleteFavourite?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeleteFavouriteArgs, 'goodId'>>;
  deleteFreightTemplate?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeleteFreightTemplateArgs, 'id'>>;
  deleteGoodStock?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeleteGoodStockArgs, 'id'>>;
  deleteGoods?: Resolver<Array<ResolversTypes['GoodDeedResult']>, ParentType, ContextType, RequireFields<MutationDeleteGoodsArgs, 'ids'>>;
  deleteGroupRobot?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeleteGroupRobotArgs, 'id'>>;
  deleteInvoiceTitle?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeleteInvoiceTitleArgs, 'id'>>;
  deleteMember?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeleteMemberArgs, 'id'>>;
  deleteMemberInvitation?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeleteMemberInvitationArgs, 'id'>>;
  deleteMembership?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeleteMembershipArgs, 'id'>>;
  deletePriceLists?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType, RequireFields<MutationDeletePriceListsArgs, 'ids'>>;
  deletePrintSetting?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeletePrintSettingArgs, 'id'>>;
  deleteSenders?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType, RequireFields<MutationDeleteSendersArgs, 'ids'>>;
  deleteShop?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeleteShopArgs, 'id'>>;
  deleteShopGood?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeleteShopGoodArgs, 'id'>>;
  deleteUserProfits?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType, RequireFields<MutationDeleteUserProfitsArgs, 'ids'>>;
  deleteWarehouses?: Resolver<Array<ResolversTypes['DeedResult']>, ParentType, ContextType, RequireFields<MutationDeleteWarehousesArgs, 'ids'>>;
  deleteWaybillAccount?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeleteWaybillAccountArgs, 'id'>>;
  deleteWebhook?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  discardStocktake?: Resolver<ResolversTypes['StocktakePayload'], ParentType, ContextType, RequireFields<MutationDiscardStocktakeArgs, 'id'>>;
  dismissSuggestion?: Resolver<ResolversTypes['DismissSuggestionPayload'], ParentType, ContextType, RequireFields<MutationDismissSuggestionArgs, 'packageId'>>;
  editReceiver?: Resolver<ResolversTypes['EditReceiverPayload'], ParentType, ContextType, RequireFields<MutationEditReceiverArgs, 'id' | 'input'>>;
  enableWaybillAccount?: Resolver<ResolversTypes['WaybillAccount'], ParentType, ContextType, RequireFields<MutationEnableWaybillAccountArgs, 'enabled' | 'id'>>;
  endShopGoodsPull?: Resolver<ResolversTypes['ShopGoodsPull'], ParentType, ContextType, RequireFields<MutationEndShopGoodsPullArgs, 'shopId'>>;
  enterAccount?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationEnterAccountArgs, 'accountId'>>;
  exportAddressBook?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportAddressBookArgs, 'format'>>;
  exportCashOuts?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportCashOutsArgs, 'format'>>;
  exportEvidence?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportEvidenceArgs, 'format' | 'packageId'>>;
  exportGoods?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportGoodsArgs, 'format'>>;
  exportMaterials?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportMaterialsArgs, 'goodIds'>>;
  exportMoneyLogs?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportMoneyLogsArgs, 'format'>>;
  exportOrder?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportOrderArgs, 'format' | 'ids'>>;
  exportOrders?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportOrdersArgs, 'format'>>;
  exportParcels?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportParcelsArgs, 'format' | 'partial'>>;
  exportPersonalData?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportPersonalDataArgs, 'input'>>;
  exportRecharges?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportRechargesArgs, 'format'>>;
  exportSellerAfterSales?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportSellerAfterSalesArgs, 'format' | 'unit'>>;
  exportSellerProfit?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportSellerProfitArgs, 'format' | 'unit'>>;
  exportShopSales?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportShopSalesArgs, 'format' | 'unit'>>;
  exportShopSkus?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportShopSkusArgs, 'format' | 'shopId'>>;
  exportStatement?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportStatementArgs, 'format'>>;
  exportToShip?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<MutationExportToShipArgs, 'format'>>;
  fillWaybills?: Resolver<ResolversTypes['FillWaybillsPayload'], ParentType, ContextType, RequireFields<MutationFillWaybillsArgs, 'rows'>>;
  findPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationFindPasswordArgs, 'input'>>;
  followFreightTemplate?: Resolver<Array<ResolversTypes['DeedResult']>, ParentType, ContextType, RequireFields<MutationFollowFreightTemplateArgs, 'warehouseIds'>>;
  ignoreShopOrders?: Resolver<ResolversTypes['IgnoreShopOrdersPayload'], ParentType, ContextType, RequireFields<MutationIgnoreShopOrdersArgs, 'ids' | 'ignored'>>;
  importBookEntries?: Resolver<ResolversTypes['ImportBookEntriesPayload'], ParentType, ContextType, RequireFields<MutationImportBookEntriesArgs, 'checkOnly' | 'rows'>>;
  importGoodStocks?: Resolver<ResolversTypes['ImportGoodStocksPayload'], ParentType, ContextType, RequireFields<MutationImportGoodStocksArgs, 'checkOnly' | 'clientNo' | 'rows'>>;
  importGoods?: Resolver<ResolversTypes['ImportGoodsPayload'], ParentType, ContextType, RequireFields<MutationImportGoodsArgs, 'checkOnly' | 'clientNo' | 'rows'>>;
  importShopSkus?: Resolver<ResolversTypes['ImportShopSkusPayload'], ParentType, ContextType, RequireFields<MutationImportShopSkusArgs, 'rows' | 'shopId'>>;
  importStocktakeLines?: Resolver<ResolversTypes['ImportStocktakeLinesPayload'], ParentType, ContextType, RequireFields<MutationImportStocktakeLinesArgs, 'id' | 'rows'>>;
  inviteMember?: Resolver<ResolversTypes['InviteMemberPayload'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'input'>>;
  issueInvoice?: Resolver<ResolversTypes['InvoiceDetail'], ParentType, ContextType, RequireFields<MutationIssueInvoiceArgs, 'input'>>;
  joinAccount?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationJoinAccountArgs, 'input'>>;
  keepAccount?: Resolver<ResolversTypes['AccountClosing'], ParentType, ContextType>;
  keepReceivers?: Resolver<ResolversTypes['KeepReceiversPayload'], ParentType, ContextType, RequireFields<MutationKeepReceiversArgs, 'parcelIds'>>;
  leaveBench?: Resolver<ResolversTypes['LeaveBenchPayload'], ParentType, ContextType, RequireFields<MutationLeaveBenchArgs, 'input'>>;
  linkReturn?: Resolver<ResolversTypes['ReturnPayload'], ParentType, ContextType, RequireFields<MutationLinkReturnArgs, 'caseId' | 'id'>>;
  linkShopSkus?: Resolver<ResolversTypes['LinkShopSkusPayload'], ParentType, ContextType, RequireFields<MutationLinkShopSkusArgs, 'input'>>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markAnswerTemplateUsed?: Resolver<ResolversTypes['AnswerTemplate'], ParentType, ContextType, RequireFields<MutationMarkAnswerTemplateUsedArgs, 'id'>>;
  markPrinted?: Resolver<Array<ResolversTypes['Parcel']>, ParentType, ContextType, RequireFields<MutationMarkPrintedArgs, 'ids'>>;
  mergeShopOrders?: Resolver<ResolversTypes['MergeShopOrdersPayload'], ParentType, ContextType, RequireFields<MutationMergeShopOrdersArgs, 'ids'>>;
  moveBookEntries?: Resolver<ResolversTypes['MoveBookEntriesPayload'], ParentType, ContextType, RequireFields<MutationMoveBookEntriesArgs, 'group' | 'ids'>>;
  openAtBench?: Resolver<ResolversTypes['OpenAtBenchPayload'], ParentType, ContextType, RequireFields<MutationOpenAtBenchArgs, 'input'>>;
  openBookEntries?: Resolver<Array<ResolversTypes['OpenedBookEntry']>, ParentType, ContextType, RequireFields<MutationOpenBookEntriesArgs, 'ids'>>;
  openCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationOpenCaseArgs, 'input'>>;
  openCourierClaim?: Resolver<ResolversTypes['CourierClaimPayload'], ParentType, ContextType, RequireFields<MutationOpenCourierClaimArgs, 'input'>>;
  packParcel?: Resolver<ResolversTypes['PackParcelPayload'], ParentType, ContextType, RequireFields<MutationPackParcelArgs, 'input'>>;
  payIntoDeposit?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType, RequireFields<MutationPayIntoDepositArgs, 'amount' | 'clientNo'>>;
  postStocktake?: Resolver<ResolversTypes['StocktakePayload'], ParentType, ContextType, RequireFields<MutationPostStocktakeArgs, 'id'>>;
  printParcels?: Resolver<ResolversTypes['PrintParcelsPayload'], ParentType, ContextType, RequireFields<MutationPrintParcelsArgs, 'ids' | 'kind'>>;
  pullShopGoods?: Resolver<ResolversTypes['ShopGoodsPull'], ParentType, ContextType, RequireFields<MutationPullShopGoodsArgs, 'shopId'>>;
  pullShopOrders?: Resolver<ResolversTypes['PullShopOrdersPayload'], ParentType, ContextType, RequireFields<MutationPullShopOrdersArgs, 'input'>>;
  quoteBatch?: Resolver<ResolversTypes['BatchQuote'], ParentType, ContextType, RequireFields<MutationQuoteBatchArgs, 'input'>>;
  quoteOrder?: Resolver<ResolversTypes['Quote'], ParentType, ContextType, RequireFields<MutationQuoteOrderArgs, 'input'>>;
  reAutoSend?: Resolver<ResolversTypes['ReAutoSendPayload'], ParentType, ContextType, RequireFields<MutationReAutoSendArgs, 'id'>>;
  readCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationReadCaseArgs, 'id'>>;
  readNotices?: Resolver<ResolversTypes['UnreadNotices'], ParentType, ContextType, Partial<MutationReadNoticesArgs>>;
  receiveStockTransfer?: Resolver<ResolversTypes['StockTransferPayload'], ParentType, ContextType, RequireFields<MutationReceiveStockTransferArgs, 'id'>>;
  refundParcels?: Resolver<ResolversTypes['RefundParcelsPayload'], ParentType, ContextType, RequireFields<MutationRefundParcelsArgs, 'ids'>>;
  refuseInvoice?: Resolver<ResolversTypes['InvoiceDetail'], ParentType, ContextType, RequireFields<MutationRefuseInvoiceArgs, 'id' | 'reason'>>;
  register?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerDocuments?: Resolver<Array<ResolversTypes['TokenDocument']>, ParentType, ContextType, RequireFields<MutationRegisterDocumentsArgs, 'input'>>;
  removeSplitReceiver?: Resolver<ResolversTypes['SplitReceiverSetting'], ParentType, ContextType>;
  renameGroupRobot?: Resolver<ResolversTypes['GroupRobot'], ParentType, ContextType, RequireFields<MutationRenameGroupRobotArgs, 'id' | 'name'>>;
  replyToCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationReplyToCaseArgs, 'id' | 'input'>>;
  resendWebhookMessage?: Resolver<ResolversTypes['WebhookMessage'], ParentType, ContextType, RequireFields<MutationResendWebhookMessageArgs, 'id'>>;
  revealReceiver?: Resolver<ResolversTypes['RevealReceiverPayload'], ParentType, ContextType, RequireFields<MutationRevealReceiverArgs, 'id'>>;
  reviewOrder?: Resolver<ResolversTypes['ReviewOrderPayload'], ParentType, ContextType, RequireFields<MutationReviewOrderArgs, 'id'>>;
  revokeApiToken?: Resolver<ResolversTypes['ApiToken'], ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'id'>>;
  revokeCashOut?: Resolver<ResolversTypes['CashOut'], ParentType, ContextType, RequireFields<MutationRevokeCashOutArgs, 'id'>>;
  revokeRefund?: Resolver<ResolversTypes['RefundPayload'], ParentType, ContextType, RequireFields<MutationRevokeRefundArgs, 'id'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  saveAnswerTemplate?: Resolver<ResolversTypes['AnswerTemplate'], ParentType, ContextType, RequireFields<MutationSaveAnswerTemplateArgs, 'input'>>;
  saveBasketLine?: Resolver<ResolversTypes['BasketLine'], ParentType, ContextType, RequireFields<MutationSaveBasketLineArgs, 'input'>>;
  saveBookEntry?: Resolver<ResolversTypes['BookEntry'], ParentType, ContextType, RequireFields<MutationSaveBookEntryArgs, 'input'>>;
  saveBuyerNote?: Resolver<ResolversTypes['BuyerNote'], ParentType, ContextType, RequireFields<MutationSaveBuyerNoteArgs, 'packageId' | 'text'>>;
  saveInvoiceTitle?: Resolver<ResolversTypes['InvoiceTitle'], ParentType, ContextType, RequireFields<MutationSaveInvoiceTitleArgs, 'input'>>;
  saveNoticeWays?: Resolver<ResolversTypes['NoticeWays'], ParentType, ContextType, RequireFields<MutationSaveNoticeWaysArgs, 'input'>>;
  savePriceSteps?: Resolver<ResolversTypes['GoodPriceSteps'], ParentType, ContextType, RequireFields<MutationSavePriceStepsArgs, 'goodId' | 'input'>>;
  savePrintSetting?: Resolver<ResolversTypes['PrintSetting'], ParentType, ContextType, RequireFields<MutationSavePrintSettingArgs, 'input'>>;
  saveSplitReceiver?: Resolver<ResolversTypes['SplitReceiverSetting'], ParentType, ContextType, RequireFields<MutationSaveSplitReceiverArgs, 'input'>>;
  saveStocktakeLines?: Resolver<ResolversTypes['SaveStocktakeLinesPayload'], ParentType, ContextType, RequireFields<MutationSaveStocktakeLinesArgs, 'id' | 'rows'>>;
  saveWaybillAccount?: Resolver<ResolversTypes['WaybillAccount'], ParentType, ContextType, RequireFields<MutationSaveWaybillAccountArgs, 'input'>>;
  sayInCase?: Resolver<ResolversTypes['CasePayload'], ParentType, ContextType, RequireFields<MutationSayInCaseArgs, 'id' | 'text'>>;
  scanReturn?: Resolver<ResolversTypes['ReturnPayload'], ParentType, ContextType, RequireFields<MutationScanReturnArgs, 'input'>>;
  scheduleGoods?: Resolver<Array<ResolversTypes['GoodDeedResult']>, ParentType, ContextType, RequireFields<MutationScheduleGoodsArgs, 'ids'>>;
  sendLicence?: Resolver<ResolversTypes['Licence'], ParentType, ContextType, RequireFields<MutationSendLicenceArgs, 'input'>>;
  sendPhoneCode?: Resolver<ResolversTypes['SendPhoneCodePayload'], ParentType, ContextType, RequireFields<MutationSendPhoneCodeArgs, 'input'>>;
  sendStockTransfer?: Resolver<ResolversTypes['StockTransferPayload'], ParentType, ContextType, RequireFields<MutationSendStockTransferArgs, 'clientNo' | 'input'>>;
  sendTransferCodes?: Resolver<ResolversTypes['SendPhoneCodePayload'], ParentType, ContextType, RequireFields<MutationSendTransferCodesArgs, 'input'>>;
  setDefaultProfit?: Resolver<ResolversTypes['DefaultProfit'], ParentType, ContextType, RequireFields<MutationSetDefaultProfitArgs, 'courierProfit' | 'profit'>>;
  setFreightTemplate?: Resolver<Array<ResolversTypes['GoodDeedResult']>, ParentType, ContextType, RequireFields<MutationSetFreightTemplateArgs, 'ids'>>;
  setGoodsOnSale?: Resolver<Array<ResolversTypes['GoodDeedResult']>, ParentType, ContextType, RequireFields<MutationSetGoodsOnSaleArgs, 'ids' | 'onSale'>>;
  setLowBalance?: Resolver<ResolversTypes['SetLowBalancePayload'], ParentType, ContextType, Partial<MutationSetLowBalanceArgs>>;
  setWarehouseStatus?: Resolver<ResolversTypes['SellerWarehouse'], ParentType, ContextType, RequireFields<MutationSetWarehouseStatusArgs, 'id' | 'status'>>;
  signUp?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  splitMergeOrder?: Resolver<ResolversTypes['SplitMergeOrderPayload'], ParentType, ContextType, RequireFields<MutationSplitMergeOrderArgs, 'id'>>;
  stepCourierClaim?: Resolver<ResolversTypes['CourierClaimPayload'], ParentType, ContextType, RequireFields<MutationStepCourierClaimArgs, 'id' | 'input'>>;
  syncOrder?: Resolver<ResolversTypes['SyncOrderPayload'], ParentType, ContextType, RequireFields<MutationSyncOrderArgs, 'id'>>;
  takeOutOfDeposit?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType, RequireFields<MutationTakeOutOfDepositArgs, 'amount' | 'clientNo'>>;
  testGroupRobot?: Resolver<ResolversTypes['GroupRobot'], ParentType, ContextType, RequireFields<MutationTestGroupRobotArgs, 'id'>>;
  testWaybillAccount?: Resolver<ResolversTypes['TestWaybillAccountPayload'], ParentType, ContextType, RequireFields<MutationTestWaybillAccountArgs, 'id'>>;
  testWebhook?: Resolver<ResolversTypes['WebhookMessage'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id'>>;
  transferAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationTransferAccountArgs, 'input'>>;
  undoBulkEdit?: Resolver<ResolversTypes['UndoBulkEditPayload'], ParentType, ContextType, RequireFields<MutationUndoBulkEditArgs, 'id'>>;
  updateFreightTemplate?: Resolver<ResolversTypes['FreightTemplate'], ParentType, ContextType, RequireFields<MutationUpdateFreightTemplateArgs, 'id' | 'input' | 'version'>>;
  updateGood?: Resolver<ResolversTypes['SellerGood'], ParentType, ContextType, RequireFields<MutationUpdateGoodArgs, 'id' | 'input'>>;
  updateGoodStock?: Resolver<ResolversTypes['GoodStock'], ParentType, ContextType, RequireFields<MutationUpdateGoodStockArgs, 'id' | 'input'>>;
  updatePriceList?: Resolver<ResolversTypes['PriceList'], ParentType, ContextType, RequireFields<MutationUpdatePriceListArgs, 'id' | 'input' | 'version'>>;
  updateSender?: Resolver<ResolversTypes['Sender'], ParentType, ContextType, RequireFields<MutationUpdateSenderArgs, 'id' | 'input'>>;
  updateShop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType, RequireFields<MutationUpdateShopArgs, 'id' | 'input'>>;
  updateUserProfit?: Resolver<ResolversTypes['UserProfit'], ParentType, ContextType, RequireFields<MutationUpdateUserProfitArgs, 'id' | 'input'>>;
  updateWarehouse?: Resolver<ResolversTypes['SellerWarehouse'], ParentType, ContextType, RequireFields<MutationUpdateWarehouseArgs, 'id' | 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'enabled' | 'id' | 'input'>>;
  wakeGroupRobot?: Resolver<ResolversTypes['GroupRobot'], ParentType, ContextType, RequireFields<MutationWakeGroupRobotArgs, 'id'>>;
  wakeWebhook?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<MutationWakeWebhookArgs, 'id'>>;
  withdrawGoodRevision?: Resolver<ResolversTypes['SellerGood'], ParentType, ContextType, RequireFields<MutationWithdrawGoodRevisionArgs, 'id'>>;
};

export type NextStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextStep'] = ResolversParentTypes['NextStep']> = {
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parcels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perParcel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['NextStepPlace']>, ParentType, ContextType>;
  saving?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type NextStepPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextStepPlace'] = ResolversParentTypes['NextStepPlace']> = {
  part?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type NotCopiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotCopied'] = ResolversParentTypes['NotCopied']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NoticeType'], ParentType, ContextType>;
};

export type NoticeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeConnection'] = ResolversParentTypes['NoticeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NoticeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NoticeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeEdge'] = ResolversParentTypes['NoticeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notice'], ParentType, ContextType>;
};

export type NoticeGroupResolvers = EnumResolverSignature<{ ACCOUNT?: any, AFTER_SALES?: any, DIGEST?: any, GOODS?: any, MONEY?: any, SHIPPING?: any, SHOPS?: any }, ResolversTypes['NoticeGroup']>;

export type NoticePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticePage'] = ResolversParentTypes['NoticePage']> = {
  list?: Resolver<Array<ResolversTypes['Notice']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NoticeTypeResolvers = EnumResolverSignature<{ HOME?: any, PERSONAL?: any, PLATFORM?: any, SELLER?: any }, ResolversTypes['NoticeType']>;

export type NoticeWaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeWays'] = ResolversParentTypes['NoticeWays']> = {
  digestAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['NoticeWaysGroup']>, ParentType, ContextType>;
  lowBalance?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quietFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quietTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  robots?: Resolver<Array<ResolversTypes['GroupRobot']>, ParentType, ContextType>;
  smsGroups?: Resolver<Array<ResolversTypes['NoticeGroup']>, ParentType, ContextType>;
  smsPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NoticeWaysGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoticeWaysGroup'] = ResolversParentTypes['NoticeWaysGroup']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canSms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['NoticeGroup'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenAtBenchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenAtBenchPayload'] = ResolversParentTypes['OpenAtBenchPayload']> = {
  benchParcel?: Resolver<ResolversTypes['BenchParcel'], ParentType, ContextType>;
};

export type OpenInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenInvitation'] = ResolversParentTypes['OpenInvitation']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenedBookEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenedBookEntry'] = ResolversParentTypes['OpenedBookEntry']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneExtension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  actedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  afterSaleStatus?: Resolver<ResolversTypes['AfterSaleStatus'], ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['OrderAction']>, ParentType, ContextType>;
  autoSend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoSendCounts?: Resolver<ResolversTypes['AutoSendCounts'], ParentType, ContextType>;
  batchNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelType?: Resolver<Maybe<ResolversTypes['CancelType']>, ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discountFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  firstReceiver?: Resolver<Maybe<ResolversTypes['OrderReceiver']>, ParentType, ContextType>;
  good?: Resolver<Maybe<ResolversTypes['Good']>, ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputCounts?: Resolver<ResolversTypes['OutputCounts'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parcels?: Resolver<Array<ResolversTypes['Parcel']>, ParentType, ContextType>;
  payExpireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pieceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['PricedPiece']>, ParentType, ContextType>;
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
  shopId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  shopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skuCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  softwareId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  softwareName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  totalFeeYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tradeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ShipMode'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderActionResolvers = EnumResolverSignature<{ AGAIN_SUBMIT?: any, CALLBACK?: any, CANCEL?: any, CONFIRM?: any, COPY?: any, DETAIL?: any, EXPORT?: any, PAY?: any, REVIEW?: any, RE_AUTO_SEND?: any }, ResolversTypes['OrderAction']>;

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCounts'] = ResolversParentTypes['OrderCounts']> = {
  afterSale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingPayment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingReceipt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingReview?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pendingShipment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  counts?: Resolver<ResolversTypes['OrderCounts'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderReceiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderReceiver'] = ResolversParentTypes['OrderReceiver']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderReviewGoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderReviewGood'] = ResolversParentTypes['OrderReviewGood']> = {
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['OwnReview']>, ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type OwnReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReview'] = ResolversParentTypes['OwnReview']> = {
  addedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addedPics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  addedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['ReviewAction']>, ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hiddenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hiddenReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reviewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReviewConnection'] = ResolversParentTypes['OwnReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OwnReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OwnReview']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnReviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReviewEdge'] = ResolversParentTypes['OwnReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OwnReview'], ParentType, ContextType>;
};

export type OwnReviewPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnReviewPage'] = ResolversParentTypes['OwnReviewPage']> = {
  list?: Resolver<Array<ResolversTypes['OwnReview']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnSkuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnSku'] = ResolversParentTypes['OwnSku']> = {
  bundleParts?: Resolver<Array<ResolversTypes['SellerBundlePart']>, ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodStatus?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
  goodsNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stocks?: Resolver<Array<ResolversTypes['OwnSkuStock']>, ParentType, ContextType>;
  supplyPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnSkuPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnSkuPage'] = ResolversParentTypes['OwnSkuPage']> = {
  list?: Resolver<Array<ResolversTypes['OwnSku']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OwnSkuStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnSkuStock'] = ResolversParentTypes['OwnSkuStock']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackParcelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackParcelPayload'] = ResolversParentTypes['PackParcelPayload']> = {
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  wave?: Resolver<Maybe<ResolversTypes['Wave']>, ParentType, ContextType>;
  waveId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Parcel'] = ResolversParentTypes['Parcel']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowedActions?: Resolver<Array<ResolversTypes['ParcelAction']>, ParentType, ContextType>;
  autoSendCode?: Resolver<Maybe<ResolversTypes['ReasonCode']>, ParentType, ContextType>;
  autoSendResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  autoSendStatus?: Resolver<ResolversTypes['AutoSendStatus'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  encrypted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ParcelItem']>, ParentType, ContextType>;
  mergeId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openCaseId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  orderAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputCode?: Resolver<Maybe<ResolversTypes['ReasonCode']>, ParentType, ContextType>;
  outputInfo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputStatus?: Resolver<ResolversTypes['OutputStatus'], ParentType, ContextType>;
  ownWaybill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partOf?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  partOfNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pickedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  priceYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  printCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  printedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  promisedShipAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverErasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  receiverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  refundId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  refundStatus?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  replacesNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resubmits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shippedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shopId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  shopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  softwareName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specification?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ParcelStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['CaseSuggestion']>, ParentType, ContextType>;
  thirdOrderNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thirdOrderNos?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  traceState?: Resolver<Maybe<ResolversTypes['TraceState']>, ParentType, ContextType>;
  traceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waybillDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParcelActionResolvers = EnumResolverSignature<{ AFTER_SALE?: any, AGAIN_SUBMIT?: any, ANSWER_REFUND?: any, CLAIM?: any, COPY_NO?: any, EDIT_RECEIVER?: any, FILL_WAYBILL?: any, PRINT?: any, REFUND?: any, REVEAL_RECEIVER?: any, REVOKE_REFUND?: any, RE_AUTO_SEND?: any, TRACE?: any }, ResolversTypes['ParcelAction']>;

export type ParcelConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelConnection'] = ResolversParentTypes['ParcelConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ParcelEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Parcel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ParcelEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelEdge'] = ResolversParentTypes['ParcelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Parcel'], ParentType, ContextType>;
};

export type ParcelEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelEvent'] = ResolversParentTypes['ParcelEvent']> = {
  actor?: Resolver<ResolversTypes['EventActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['ReasonCode']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ParcelEventType'], ParentType, ContextType>;
};

export type ParcelEventTypeResolvers = EnumResolverSignature<{ CANCELLED?: any, COMPENSATED?: any, CREATED?: any, ISSUED?: any, ISSUE_FAILED?: any, PAID?: any, PART_REFUNDED?: any, RECEIVER_EDITED?: any, REFUNDED?: any, REFUND_APPLIED?: any, REFUND_REJECTED?: any, REFUND_REVOKED?: any, RESUBMITTED?: any, SEND_FAILED?: any, SEND_PAUSED?: any, SENT?: any, SENT_OTHERWISE?: any, STALLED?: any, TRACE?: any, VOID_REFUSED?: any }, ResolversTypes['ParcelEventType']>;

export type ParcelItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelItem'] = ResolversParentTypes['ParcelItem']> = {
  bundleParts?: Resolver<Array<ResolversTypes['BundlePart']>, ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ParcelPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelPage'] = ResolversParentTypes['ParcelPage']> = {
  list?: Resolver<Array<ResolversTypes['Parcel']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ParcelStatusResolvers = EnumResolverSignature<{ ABNORMAL?: any, CANCELLED?: any, IN_TRANSIT?: any, PENDING_PAYMENT?: any, PENDING_SHIPMENT?: any, REFUNDED?: any, SHIPPED?: any, SIGNED?: any }, ResolversTypes['ParcelStatus']>;

export type ParcelTimelineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelTimeline'] = ResolversParentTypes['ParcelTimeline']> = {
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ParcelEvent']>, ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  traceState?: Resolver<Maybe<ResolversTypes['TraceState']>, ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParcelsOfRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParcelsOfRow'] = ResolversParentTypes['ParcelsOfRow']> = {
  parcels?: Resolver<Array<ResolversTypes['RowParcel']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PartRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartRefusal'] = ResolversParentTypes['PartRefusal']> = {
  errorKey?: Resolver<ResolversTypes['ErrorKey'], ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayChannel'] = ResolversParentTypes['PayChannel']> = {
  payType?: Resolver<ResolversTypes['PayType'], ParentType, ContextType>;
  payTypeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payWays?: Resolver<Array<ResolversTypes['PayWay']>, ParentType, ContextType>;
};

export type PayStatusResolvers = EnumResolverSignature<{ ABNORMAL?: any, CLOSED?: any, FAILED?: any, PAID?: any, PENDING?: any, REFUNDED?: any }, ResolversTypes['PayStatus']>;

export type PayTypeResolvers = EnumResolverSignature<{ ALIPAY?: any, SIMULATED?: any, WECHAT?: any }, ResolversTypes['PayType']>;

export type PayWayResolvers = EnumResolverSignature<{ DESKTOP?: any, IN_WECHAT?: any, MOBILE?: any }, ResolversTypes['PayWay']>;

export type PayeeTypeResolvers = EnumResolverSignature<{ ALIPAY?: any, BANK?: any, WECHAT?: any }, ResolversTypes['PayeeType']>;

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  loginUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payType?: Resolver<ResolversTypes['PayType'], ParentType, ContextType>;
  payTypeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payWay?: Resolver<ResolversTypes['PayWay'], ParentType, ContextType>;
  qrCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wechatPay?: Resolver<Maybe<ResolversTypes['WechatPayRequest']>, ParentType, ContextType>;
};

export type PaymentStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentState'] = ResolversParentTypes['PaymentState']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PayStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonNotice'] = ResolversParentTypes['PersonNotice']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonNoticeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonNoticeConnection'] = ResolversParentTypes['PersonNoticeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PersonNoticeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PersonNotice']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PersonNoticeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonNoticeEdge'] = ResolversParentTypes['PersonNoticeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PersonNotice'], ParentType, ContextType>;
};

export type PersonNoticePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonNoticePage'] = ResolversParentTypes['PersonNoticePage']> = {
  list?: Resolver<Array<ResolversTypes['PersonNotice']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type PlannedContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedContent'] = ResolversParentTypes['PlannedContent']> = {
  items?: Resolver<Array<ResolversTypes['PlannedItem']>, ParentType, ContextType>;
  lineIds?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  mergeId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  planKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopOrderId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
};

export type PlannedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedItem'] = ResolversParentTypes['PlannedItem']> = {
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlannedPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedPart'] = ResolversParentTypes['PlannedPart']> = {
  contents?: Resolver<Array<ResolversTypes['PlannedContent']>, ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mergeIds?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopOrderIds?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformResolvers = EnumResolverSignature<{ DOUYIN?: any, JD?: any, KUAISHOU?: any, OTHER?: any, PINDUODUO?: any, TAOBAO?: any, WECHAT_CHANNELS?: any }, ResolversTypes['Platform']>;

export type PossibleWebhookEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PossibleWebhookEvent'] = ResolversParentTypes['PossibleWebhookEvent']> = {
  event?: Resolver<ResolversTypes['WebhookEvent'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceList'] = ResolversParentTypes['PriceList']> = {
  buyers?: Resolver<Array<ResolversTypes['PriceListBuyer']>, ParentType, ContextType>;
  endDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['PriceListEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PriceListState'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceListBuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListBuyer'] = ResolversParentTypes['PriceListBuyer']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceListEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceListEntry'] = ResolversParentTypes['PriceListEntry']> = {
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  skuName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepPrice?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  supplyPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  usualPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type PriceListStateResolvers = EnumResolverSignature<{ COMING?: any, ENDED?: any, HOLDS?: any }, ResolversTypes['PriceListState']>;

export type PricePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricePart'] = ResolversParentTypes['PricePart']> = {
  fen?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PricePartKind'], ParentType, ContextType>;
  minPieces?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PricePartKindResolvers = EnumResolverSignature<{ AGREED?: any, GOODS?: any, MARK_UP?: any, STEP?: any }, ResolversTypes['PricePartKind']>;

export type PriceRoundingResolvers = EnumResolverSignature<{ FEN?: any, JIAO?: any, YUAN?: any }, ResolversTypes['PriceRounding']>;

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

export type PriceStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceStep'] = ResolversParentTypes['PriceStep']> = {
  minPieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type PricedPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricedPiece'] = ResolversParentTypes['PricedPiece']> = {
  parcels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['PricePart']>, ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type PrintKindResolvers = EnumResolverSignature<{ LABELS?: any, PICKING?: any }, ResolversTypes['PrintKind']>;

export type PrintParcelsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintParcelsPayload'] = ResolversParentTypes['PrintParcelsPayload']> = {
  failed?: Resolver<Array<ResolversTypes['SkippedParcel']>, ParentType, ContextType>;
  file?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType>;
  parcels?: Resolver<Maybe<Array<ResolversTypes['Parcel']>>, ParentType, ContextType>;
  printed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrintSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintSetting'] = ResolversParentTypes['PrintSetting']> = {
  autoPrint?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  courierId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  courierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extras?: Resolver<ResolversTypes['LabelExtras'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  paper?: Resolver<ResolversTypes['LabelPaper'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  printerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PrintTaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintTask'] = ResolversParentTypes['PrintTask']> = {
  courierCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paper?: Resolver<ResolversTypes['LabelPaper'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  printerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waybillNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrintTasksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrintTasks'] = ResolversParentTypes['PrintTasks']> = {
  failed?: Resolver<Array<ResolversTypes['SkippedParcel']>, ParentType, ContextType>;
  tasks?: Resolver<Array<ResolversTypes['PrintTask']>, ParentType, ContextType>;
};

export type ProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Problem'] = ResolversParentTypes['Problem']> = {
  actions?: Resolver<Array<ResolversTypes['ProblemAction']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  goodName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProblemKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  packageStatus?: Resolver<Maybe<ResolversTypes['ParcelStatus']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['ReasonCode']>, ParentType, ContextType>;
  refundId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  shopId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  shopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopOrderId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waybillAccountId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
};

export type ProblemActionResolvers = EnumResolverSignature<{ AFTER_SALE?: any, AGAIN_SUBMIT?: any, ANSWER_CASE?: any, ANSWER_REFUND?: any, EDIT_RECEIVER?: any, FILL_WAYBILL?: any, MEND_ACCOUNT?: any, ORDER?: any, REFUND?: any, RENEW_SHOP?: any, RE_AUTO_SEND?: any, TRACE?: any }, ResolversTypes['ProblemAction']>;

export type ProblemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProblemConnection'] = ResolversParentTypes['ProblemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProblemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProblemCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProblemCount'] = ResolversParentTypes['ProblemCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProblemKind'], ParentType, ContextType>;
};

export type ProblemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProblemEdge'] = ResolversParentTypes['ProblemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Problem'], ParentType, ContextType>;
};

export type ProblemKindResolvers = EnumResolverSignature<{ AUTO_ORDER?: any, AUTO_SEND?: any, CASE?: any, LATE?: any, MOVEMENT?: any, OUTPUT?: any, PICKUP?: any, REFUND?: any, SHOP?: any, WAYBILL_ACCOUNT?: any }, ResolversTypes['ProblemKind']>;

export type ProblemPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProblemPage'] = ResolversParentTypes['ProblemPage']> = {
  counts?: Resolver<Array<ResolversTypes['ProblemCount']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['Problem']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProfitFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfitFigures'] = ResolversParentTypes['ProfitFigures']> = {
  borneFreight?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  claimIncome?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  commission?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  compensationFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courierCost?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodsIncome?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  remoteIncome?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  replacementIncome?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
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

export type PullShopOrdersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PullShopOrdersPayload'] = ResolversParentTypes['PullShopOrdersPayload']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountClosing?: Resolver<ResolversTypes['AccountClosing'], ParentType, ContextType>;
  accountEntrances?: Resolver<Array<ResolversTypes['AccountEntrance']>, ParentType, ContextType>;
  answerTemplates?: Resolver<Array<ResolversTypes['AnswerTemplate']>, ParentType, ContextType>;
  apiTokens?: Resolver<ResolversTypes['ApiTokens'], ParentType, ContextType>;
  basketLines?: Resolver<Array<ResolversTypes['BasketLine']>, ParentType, ContextType>;
  billable?: Resolver<ResolversTypes['Billable'], ParentType, ContextType, RequireFields<QueryBillableArgs, 'input'>>;
  bookEntries?: Resolver<ResolversTypes['BookEntryPage'], ParentType, ContextType, RequireFields<QueryBookEntriesArgs, 'page' | 'pageSize'>>;
  bookGroups?: Resolver<ResolversTypes['BookGroupList'], ParentType, ContextType>;
  bulkEditLines?: Resolver<ResolversTypes['BulkEditLinePage'], ParentType, ContextType, RequireFields<QueryBulkEditLinesArgs, 'editId' | 'page' | 'pageSize'>>;
  bulkEditPreview?: Resolver<ResolversTypes['BulkEditPreview'], ParentType, ContextType, RequireFields<QueryBulkEditPreviewArgs, 'input' | 'kind'>>;
  bulkEdits?: Resolver<ResolversTypes['BulkEditPage'], ParentType, ContextType, RequireFields<QueryBulkEditsArgs, 'page' | 'pageSize'>>;
  buyerNote?: Resolver<ResolversTypes['BuyerNote'], ParentType, ContextType, RequireFields<QueryBuyerNoteArgs, 'packageId'>>;
  captcha?: Resolver<ResolversTypes['Captcha'], ParentType, ContextType, RequireFields<QueryCaptchaArgs, 'kind'>>;
  caseMessages?: Resolver<ResolversTypes['CaseMessages'], ParentType, ContextType, RequireFields<QueryCaseMessagesArgs, 'caseId'>>;
  cases?: Resolver<ResolversTypes['AfterSaleCasePage'], ParentType, ContextType, RequireFields<QueryCasesArgs, 'page' | 'pageSize'>>;
  casesConnection?: Resolver<ResolversTypes['AfterSaleCaseConnection'], ParentType, ContextType, RequireFields<QueryCasesConnectionArgs, 'first'>>;
  cashOutLimits?: Resolver<ResolversTypes['CashOutLimits'], ParentType, ContextType>;
  cashOuts?: Resolver<ResolversTypes['CashOutPage'], ParentType, ContextType, RequireFields<QueryCashOutsArgs, 'page' | 'pageSize'>>;
  cashOutsConnection?: Resolver<ResolversTypes['CashOutConnection'], ParentType, ContextType, RequireFields<QueryCashOutsConnectionArgs, 'first'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  changesSince?: Resolver<ResolversTypes['ChangesSince'], ParentType, ContextType, RequireFields<QueryChangesSinceArgs, 'limit'>>;
  consents?: Resolver<Array<ResolversTypes['Consent']>, ParentType, ContextType>;
  courierClaims?: Resolver<ResolversTypes['CourierClaimPage'], ParentType, ContextType, RequireFields<QueryCourierClaimsArgs, 'page' | 'pageSize'>>;
  courierClaimsConnection?: Resolver<ResolversTypes['CourierClaimConnection'], ParentType, ContextType, RequireFields<QueryCourierClaimsConnectionArgs, 'first'>>;
  couriers?: Resolver<Array<ResolversTypes['Courier']>, ParentType, ContextType>;
  defaultProfit?: Resolver<ResolversTypes['DefaultProfit'], ParentType, ContextType>;
  deposit?: Resolver<ResolversTypes['Deposit'], ParentType, ContextType>;
  exportedFile?: Resolver<ResolversTypes['ExportedFile'], ParentType, ContextType, RequireFields<QueryExportedFileArgs, 'taskId'>>;
  favourites?: Resolver<ResolversTypes['FavouritePage'], ParentType, ContextType, RequireFields<QueryFavouritesArgs, 'page' | 'pageSize'>>;
  freightTemplate?: Resolver<ResolversTypes['FreightTemplate'], ParentType, ContextType, RequireFields<QueryFreightTemplateArgs, 'id'>>;
  freightTemplates?: Resolver<Array<ResolversTypes['FreightTemplate']>, ParentType, ContextType>;
  good?: Resolver<ResolversTypes['Good'], ParentType, ContextType, RequireFields<QueryGoodArgs, 'id'>>;
  goodFacets?: Resolver<ResolversTypes['GoodFacets'], ParentType, ContextType, Partial<QueryGoodFacetsArgs>>;
  goodStocks?: Resolver<ResolversTypes['GoodStockPage'], ParentType, ContextType, RequireFields<QueryGoodStocksArgs, 'page' | 'pageSize'>>;
  goods?: Resolver<ResolversTypes['GoodPage'], ParentType, ContextType, RequireFields<QueryGoodsArgs, 'page' | 'pageSize' | 'sort'>>;
  goodsAreas?: Resolver<Array<ResolversTypes['GoodsArea']>, ParentType, ContextType>;
  goodsConnection?: Resolver<ResolversTypes['GoodConnection'], ParentType, ContextType, RequireFields<QueryGoodsConnectionArgs, 'first' | 'sort'>>;
  homePlaces?: Resolver<Maybe<ResolversTypes['HomePlaces']>, ParentType, ContextType>;
  invitees?: Resolver<ResolversTypes['InviteePage'], ParentType, ContextType, RequireFields<QueryInviteesArgs, 'page' | 'pageSize'>>;
  invoice?: Resolver<ResolversTypes['InvoiceDetail'], ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'id'>>;
  invoiceTitles?: Resolver<Array<ResolversTypes['InvoiceTitle']>, ParentType, ContextType>;
  invoices?: Resolver<ResolversTypes['InvoicePage'], ParentType, ContextType, RequireFields<QueryInvoicesArgs, 'page' | 'pageSize'>>;
  invoicesConnection?: Resolver<ResolversTypes['InvoiceConnection'], ParentType, ContextType, RequireFields<QueryInvoicesConnectionArgs, 'first'>>;
  ipRegion?: Resolver<ResolversTypes['IpRegion'], ParentType, ContextType>;
  labelPreview?: Resolver<ResolversTypes['LabelPreview'], ParentType, ContextType, RequireFields<QueryLabelPreviewArgs, 'input'>>;
  lastPurchase?: Resolver<Maybe<ResolversTypes['LastPurchase']>, ParentType, ContextType>;
  league?: Resolver<ResolversTypes['League'], ParentType, ContextType>;
  legalTexts?: Resolver<Array<ResolversTypes['LegalText']>, ParentType, ContextType, Partial<QueryLegalTextsArgs>>;
  licences?: Resolver<Array<ResolversTypes['Licence']>, ParentType, ContextType>;
  linkableSkus?: Resolver<Array<ResolversTypes['LinkSuggestion']>, ParentType, ContextType, RequireFields<QueryLinkableSkusArgs, 'shopId'>>;
  me?: Resolver<ResolversTypes['Account'], ParentType, ContextType, Partial<QueryMeArgs>>;
  memberInvitation?: Resolver<ResolversTypes['OpenInvitation'], ParentType, ContextType, RequireFields<QueryMemberInvitationArgs, 'code'>>;
  members?: Resolver<ResolversTypes['Members'], ParentType, ContextType>;
  mergeOrders?: Resolver<Array<ResolversTypes['MergeOrder']>, ParentType, ContextType, RequireFields<QueryMergeOrdersArgs, 'shopId'>>;
  moneyLogs?: Resolver<ResolversTypes['MoneyLogPage'], ParentType, ContextType, RequireFields<QueryMoneyLogsArgs, 'page' | 'pageSize'>>;
  moneyLogsConnection?: Resolver<ResolversTypes['MoneyLogConnection'], ParentType, ContextType, RequireFields<QueryMoneyLogsConnectionArgs, 'first'>>;
  notice?: Resolver<ResolversTypes['Notice'], ParentType, ContextType, RequireFields<QueryNoticeArgs, 'id'>>;
  noticeWays?: Resolver<ResolversTypes['NoticeWays'], ParentType, ContextType>;
  notices?: Resolver<ResolversTypes['NoticePage'], ParentType, ContextType, RequireFields<QueryNoticesArgs, 'page' | 'pageSize' | 'type'>>;
  noticesConnection?: Resolver<ResolversTypes['NoticeConnection'], ParentType, ContextType, RequireFields<QueryNoticesConnectionArgs, 'first' | 'type'>>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderReviews?: Resolver<Array<ResolversTypes['OrderReviewGood']>, ParentType, ContextType, RequireFields<QueryOrderReviewsArgs, 'orderId'>>;
  orderedNumbers?: Resolver<Array<ResolversTypes['OrderedNumber']>, ParentType, ContextType, RequireFields<QueryOrderedNumbersArgs, 'platform' | 'thirdOrderNos'>>;
  orders?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<QueryOrdersArgs, 'page' | 'pageSize' | 'sort'>>;
  ordersConnection?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, RequireFields<QueryOrdersConnectionArgs, 'first' | 'sort'>>;
  ownSkus?: Resolver<ResolversTypes['OwnSkuPage'], ParentType, ContextType, RequireFields<QueryOwnSkusArgs, 'page' | 'pageSize'>>;
  parcels?: Resolver<ResolversTypes['ParcelPage'], ParentType, ContextType, RequireFields<QueryParcelsArgs, 'page' | 'pageSize'>>;
  parcelsConnection?: Resolver<ResolversTypes['ParcelConnection'], ParentType, ContextType, RequireFields<QueryParcelsConnectionArgs, 'first'>>;
  parcelsOfRows?: Resolver<Array<ResolversTypes['ParcelsOfRow']>, ParentType, ContextType, RequireFields<QueryParcelsOfRowsArgs, 'rows'>>;
  payChannels?: Resolver<Array<ResolversTypes['PayChannel']>, ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['PaymentState'], ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  personNotices?: Resolver<ResolversTypes['PersonNoticePage'], ParentType, ContextType, RequireFields<QueryPersonNoticesArgs, 'page' | 'pageSize'>>;
  personNoticesConnection?: Resolver<ResolversTypes['PersonNoticeConnection'], ParentType, ContextType, RequireFields<QueryPersonNoticesConnectionArgs, 'first'>>;
  priceListBuyers?: Resolver<Array<ResolversTypes['PriceListBuyer']>, ParentType, ContextType, Partial<QueryPriceListBuyersArgs>>;
  priceLists?: Resolver<Array<ResolversTypes['PriceList']>, ParentType, ContextType>;
  priceSimulation?: Resolver<ResolversTypes['PriceSimulation'], ParentType, ContextType, RequireFields<QueryPriceSimulationArgs, 'input'>>;
  printSettings?: Resolver<Array<ResolversTypes['PrintSetting']>, ParentType, ContextType>;
  printTasks?: Resolver<ResolversTypes['PrintTasks'], ParentType, ContextType, RequireFields<QueryPrintTasksArgs, 'ids'>>;
  problems?: Resolver<ResolversTypes['ProblemPage'], ParentType, ContextType, RequireFields<QueryProblemsArgs, 'page' | 'pageSize'>>;
  problemsConnection?: Resolver<ResolversTypes['ProblemConnection'], ParentType, ContextType, RequireFields<QueryProblemsConnectionArgs, 'first'>>;
  promotionDays?: Resolver<Array<ResolversTypes['PromotionDay']>, ParentType, ContextType, RequireFields<QueryPromotionDaysArgs, 'days'>>;
  readAddresses?: Resolver<Array<ResolversTypes['AddressReading']>, ParentType, ContextType, RequireFields<QueryReadAddressesArgs, 'text'>>;
  readPlaces?: Resolver<Array<ResolversTypes['PlaceReading']>, ParentType, ContextType, RequireFields<QueryReadPlacesArgs, 'places'>>;
  recharges?: Resolver<ResolversTypes['RechargePage'], ParentType, ContextType, RequireFields<QueryRechargesArgs, 'page' | 'pageSize'>>;
  rechargesConnection?: Resolver<ResolversTypes['RechargeConnection'], ParentType, ContextType, RequireFields<QueryRechargesConnectionArgs, 'first'>>;
  refunds?: Resolver<ResolversTypes['RefundPage'], ParentType, ContextType, RequireFields<QueryRefundsArgs, 'page' | 'pageSize'>>;
  refundsConnection?: Resolver<ResolversTypes['RefundConnection'], ParentType, ContextType, RequireFields<QueryRefundsConnectionArgs, 'first'>>;
  regions?: Resolver<ResolversTypes['RegionList'], ParentType, ContextType, Partial<QueryRegionsArgs>>;
  returnParcels?: Resolver<ResolversTypes['ReturnParcelPage'], ParentType, ContextType, RequireFields<QueryReturnParcelsArgs, 'page' | 'pageSize'>>;
  returnParcelsConnection?: Resolver<ResolversTypes['ReturnParcelConnection'], ParentType, ContextType, RequireFields<QueryReturnParcelsConnectionArgs, 'first'>>;
  reviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, RequireFields<QueryReviewsArgs, 'goodId' | 'page' | 'pageSize' | 'sort'>>;
  reviewsConnection?: Resolver<ResolversTypes['ReviewConnection'], ParentType, ContextType, RequireFields<QueryReviewsConnectionArgs, 'first' | 'goodId' | 'sort'>>;
  sellerAfterSales?: Resolver<ResolversTypes['SellerAfterSales'], ParentType, ContextType, RequireFields<QuerySellerAfterSalesArgs, 'unit'>>;
  sellerGood?: Resolver<ResolversTypes['SellerGood'], ParentType, ContextType, RequireFields<QuerySellerGoodArgs, 'id'>>;
  sellerGoods?: Resolver<ResolversTypes['SellerGoodPage'], ParentType, ContextType, RequireFields<QuerySellerGoodsArgs, 'page' | 'pageSize' | 'sort'>>;
  sellerGoodsConnection?: Resolver<ResolversTypes['SellerGoodConnection'], ParentType, ContextType, RequireFields<QuerySellerGoodsConnectionArgs, 'first' | 'sort'>>;
  sellerProfit?: Resolver<ResolversTypes['SellerProfit'], ParentType, ContextType, RequireFields<QuerySellerProfitArgs, 'unit'>>;
  sellerReviews?: Resolver<ResolversTypes['OwnReviewPage'], ParentType, ContextType, RequireFields<QuerySellerReviewsArgs, 'page' | 'pageSize'>>;
  sellerReviewsConnection?: Resolver<ResolversTypes['OwnReviewConnection'], ParentType, ContextType, RequireFields<QuerySellerReviewsConnectionArgs, 'first'>>;
  sellerWarehouse?: Resolver<ResolversTypes['SellerWarehouse'], ParentType, ContextType, RequireFields<QuerySellerWarehouseArgs, 'id'>>;
  sellerWarehouses?: Resolver<ResolversTypes['SellerWarehousePage'], ParentType, ContextType, RequireFields<QuerySellerWarehousesArgs, 'page' | 'pageSize'>>;
  sendAddresses?: Resolver<Array<ResolversTypes['RemoteAddress']>, ParentType, ContextType, RequireFields<QuerySendAddressesArgs, 'shopId'>>;
  senders?: Resolver<Array<ResolversTypes['Sender']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  shopGoods?: Resolver<ResolversTypes['ShopGoodPage'], ParentType, ContextType, RequireFields<QueryShopGoodsArgs, 'page' | 'pageSize' | 'shopId'>>;
  shopGoodsPull?: Resolver<Maybe<ResolversTypes['ShopGoodsPull']>, ParentType, ContextType, RequireFields<QueryShopGoodsPullArgs, 'shopId'>>;
  shopOrderPlan?: Resolver<ResolversTypes['ShopOrderPlan'], ParentType, ContextType, RequireFields<QueryShopOrderPlanArgs, 'input'>>;
  shopOrders?: Resolver<ResolversTypes['ShopOrderPage'], ParentType, ContextType, RequireFields<QueryShopOrdersArgs, 'page' | 'pageSize' | 'sort'>>;
  shopOrdersConnection?: Resolver<ResolversTypes['ShopOrderConnection'], ParentType, ContextType, RequireFields<QueryShopOrdersConnectionArgs, 'first' | 'sort'>>;
  shopPlatforms?: Resolver<Array<ResolversTypes['ShopPlatform']>, ParentType, ContextType>;
  shopSales?: Resolver<ResolversTypes['ShopSales'], ParentType, ContextType, RequireFields<QueryShopSalesArgs, 'unit'>>;
  shopSkus?: Resolver<ResolversTypes['ShopSkuPage'], ParentType, ContextType, RequireFields<QueryShopSkusArgs, 'page' | 'pageSize' | 'shopId'>>;
  shops?: Resolver<ResolversTypes['ShopPage'], ParentType, ContextType, RequireFields<QueryShopsArgs, 'page' | 'pageSize'>>;
  splitReceiver?: Resolver<ResolversTypes['SplitReceiverSetting'], ParentType, ContextType>;
  stockLogs?: Resolver<ResolversTypes['StockLogPage'], ParentType, ContextType, RequireFields<QueryStockLogsArgs, 'page' | 'pageSize' | 'stockId'>>;
  stockLogsConnection?: Resolver<ResolversTypes['StockLogConnection'], ParentType, ContextType, RequireFields<QueryStockLogsConnectionArgs, 'first' | 'stockId'>>;
  stockReservations?: Resolver<ResolversTypes['StockReservationPage'], ParentType, ContextType, RequireFields<QueryStockReservationsArgs, 'page' | 'pageSize' | 'stockId'>>;
  stockTransfers?: Resolver<ResolversTypes['StockTransferPage'], ParentType, ContextType, RequireFields<QueryStockTransfersArgs, 'page' | 'pageSize'>>;
  stocktakeLines?: Resolver<ResolversTypes['StocktakeLinePage'], ParentType, ContextType, RequireFields<QueryStocktakeLinesArgs, 'page' | 'pageSize' | 'stocktakeId'>>;
  stocktakes?: Resolver<ResolversTypes['StocktakePage'], ParentType, ContextType, RequireFields<QueryStocktakesArgs, 'page' | 'pageSize'>>;
  storeLicences?: Resolver<Array<ResolversTypes['StoreLicence']>, ParentType, ContextType, RequireFields<QueryStoreLicencesArgs, 'warehouseId'>>;
  timeline?: Resolver<ResolversTypes['ParcelTimeline'], ParentType, ContextType, RequireFields<QueryTimelineArgs, 'packageId'>>;
  toShip?: Resolver<ResolversTypes['ToShip'], ParentType, ContextType>;
  tokenDocuments?: Resolver<Array<ResolversTypes['TokenDocument']>, ParentType, ContextType>;
  unreadNotices?: Resolver<ResolversTypes['UnreadNotices'], ParentType, ContextType>;
  userProfits?: Resolver<ResolversTypes['UserProfitPage'], ParentType, ContextType, RequireFields<QueryUserProfitsArgs, 'page' | 'pageSize'>>;
  walletDays?: Resolver<Array<ResolversTypes['WalletDay']>, ParentType, ContextType, RequireFields<QueryWalletDaysArgs, 'days'>>;
  walletStatement?: Resolver<ResolversTypes['WalletStatement'], ParentType, ContextType, Partial<QueryWalletStatementArgs>>;
  warehouse?: Resolver<ResolversTypes['Warehouse'], ParentType, ContextType, RequireFields<QueryWarehouseArgs, 'id'>>;
  warehouses?: Resolver<ResolversTypes['WarehousePage'], ParentType, ContextType, RequireFields<QueryWarehousesArgs, 'page' | 'pageSize'>>;
  waves?: Resolver<ResolversTypes['WavePage'], ParentType, ContextType, RequireFields<QueryWavesArgs, 'page' | 'pageSize'>>;
  waybillAccounts?: Resolver<Array<ResolversTypes['WaybillAccount']>, ParentType, ContextType>;
  webhookMessages?: Resolver<ResolversTypes['WebhookMessagePage'], ParentType, ContextType, RequireFields<QueryWebhookMessagesArgs, 'endpointId' | 'page' | 'pageSize'>>;
  webhookMessagesConnection?: Resolver<ResolversTypes['WebhookMessageConnection'], ParentType, ContextType, RequireFields<QueryWebhookMessagesConnectionArgs, 'endpointId' | 'first'>>;
  webhooks?: Resolver<ResolversTypes['WebhookEndpoints'], ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  cheaperTogether?: Resolver<Array<ResolversTypes['CheaperTogether']>, ParentType, ContextType>;
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  discountFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  enough?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  nextSteps?: Resolver<Array<ResolversTypes['NextStep']>, ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  quoteNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['QuoteRow']>, ParentType, ContextType>;
  stock?: Resolver<Array<ResolversTypes['QuoteStock']>, ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  totalFeeYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuoteItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteItem'] = ResolversParentTypes['QuoteItem']> = {
  bundleParts?: Resolver<Array<ResolversTypes['BundlePart']>, ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['PricePart']>, ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type QuotePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotePart'] = ResolversParentTypes['QuotePart']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['PartRefusal']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['QuoteRow']>, ParentType, ContextType>;
  stock?: Resolver<Array<ResolversTypes['QuoteStock']>, ParentType, ContextType>;
  totalFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type QuoteRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteRow'] = ResolversParentTypes['QuoteRow']> = {
  courierFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  discountFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  freeFreight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  goodsFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['QuoteItem']>, ParentType, ContextType>;
  mergeId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  packageFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
  promisedShipAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remoteFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopOrderIds?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RowState'], ParentType, ContextType>;
};

export type QuoteStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteStock'] = ResolversParentTypes['QuoteStock']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ofBundle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuotedParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuotedParcel'] = ResolversParentTypes['QuotedParcel']> = {
  part?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReAutoSendPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReAutoSendPayload'] = ResolversParentTypes['ReAutoSendPayload']> = {
  failed?: Resolver<Array<ResolversTypes['FailedSend']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  submitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RealStatusResolvers = EnumResolverSignature<{ CHECKING?: any, FAILED?: any, NONE?: any, VERIFIED?: any }, ResolversTypes['RealStatus']>;

export type RechargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recharge'] = ResolversParentTypes['Recharge']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  bonus?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  channelTradeNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  payType?: Resolver<ResolversTypes['PayType'], ParentType, ContextType>;
  payTypeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  realAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  rechargeNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RechargeStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RechargeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RechargeConnection'] = ResolversParentTypes['RechargeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RechargeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Recharge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RechargeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RechargeEdge'] = ResolversParentTypes['RechargeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Recharge'], ParentType, ContextType>;
};

export type RechargePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RechargePage'] = ResolversParentTypes['RechargePage']> = {
  list?: Resolver<Array<ResolversTypes['Recharge']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sumPaid?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RechargeReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RechargeReturn'] = ResolversParentTypes['RechargeReturn']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payType?: Resolver<ResolversTypes['PayType'], ParentType, ContextType>;
  payTypeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RechargeReturnStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RechargeReturnStatusResolvers = EnumResolverSignature<{ DONE?: any, PLANNED?: any, REFUSED?: any, UNDERWAY?: any }, ResolversTypes['RechargeReturnStatus']>;

export type RechargeStatusResolvers = EnumResolverSignature<{ ABNORMAL?: any, CLOSED?: any, CREDITED?: any, PENDING?: any, REFUNDED?: any }, ResolversTypes['RechargeStatus']>;

export type RefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  allowedActions?: Resolver<Array<ResolversTypes['RefundAction']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  appliedBy?: Resolver<ResolversTypes['EventActor'], ParentType, ContextType>;
  auditReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  auditedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  auditedBy?: Resolver<Maybe<ResolversTypes['EventActor']>, ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isPart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ParcelItem']>, ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partOfNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waybillFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefundActionResolvers = EnumResolverSignature<{ ANSWER?: any, CONFIRM_RETURN?: any, REVOKE?: any }, ResolversTypes['RefundAction']>;

export type RefundConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundConnection'] = ResolversParentTypes['RefundConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RefundEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RefundEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundEdge'] = ResolversParentTypes['RefundEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Refund'], ParentType, ContextType>;
};

export type RefundPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundPage'] = ResolversParentTypes['RefundPage']> = {
  list?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RefundParcelsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundParcelsPayload'] = ResolversParentTypes['RefundParcelsPayload']> = {
  failed?: Resolver<Array<ResolversTypes['RefusedRefund']>, ParentType, ContextType>;
  parcels?: Resolver<Maybe<Array<ResolversTypes['Parcel']>>, ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  success?: Resolver<Array<ResolversTypes['AppliedRefund']>, ParentType, ContextType>;
};

export type RefundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundPayload'] = ResolversParentTypes['RefundPayload']> = {
  amount?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  parcel?: Resolver<Maybe<ResolversTypes['Parcel']>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  refundId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type RefundStatusResolvers = EnumResolverSignature<{ APPLIED?: any, NONE?: any, REJECTED?: any, REVOKED?: any, SUCCESS?: any, VOIDING?: any, WAIT_SELLER?: any }, ResolversTypes['RefundStatus']>;

export type RefusedRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefusedRefund'] = ResolversParentTypes['RefusedRefund']> = {
  errorKey?: Resolver<ResolversTypes['ErrorKey'], ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
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

export type ReturnAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnAddress'] = ResolversParentTypes['ReturnAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnParcel'] = ResolversParentTypes['ReturnParcel']> = {
  arrivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cases?: Resolver<Array<ResolversTypes['ReturnedCase']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  courierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  traceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  warehouseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waybillNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnParcelConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnParcelConnection'] = ResolversParentTypes['ReturnParcelConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReturnParcelEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ReturnParcel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReturnParcelEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnParcelEdge'] = ResolversParentTypes['ReturnParcelEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReturnParcel'], ParentType, ContextType>;
};

export type ReturnParcelPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnParcelPage'] = ResolversParentTypes['ReturnParcelPage']> = {
  list?: Resolver<Array<ResolversTypes['ReturnParcel']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReturnPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPayload'] = ResolversParentTypes['ReturnPayload']> = {
  returnParcel?: Resolver<ResolversTypes['ReturnParcel'], ParentType, ContextType>;
  scannedBefore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReturnStateResolvers = EnumResolverSignature<{ ARRIVED?: any, STRAY?: any, UNDERWAY?: any, UNSETTLED?: any }, ResolversTypes['ReturnState']>;

export type ReturnedCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnedCase'] = ResolversParentTypes['ReturnedCase']> = {
  caseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  caseNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goods?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kindText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReturnedGoodsResolvers = EnumResolverSignature<{ RESTOCKED?: any, SENT_BACK?: any, UNSELLABLE?: any }, ResolversTypes['ReturnedGoods']>;

export type RevealReceiverPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevealReceiverPayload'] = ResolversParentTypes['RevealReceiverPayload']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  phoneExtension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiverPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  addedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  addedPics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  addedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  pics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reviewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewActionResolvers = EnumResolverSignature<{ ADD?: any, ANSWER?: any }, ResolversTypes['ReviewAction']>;

export type ReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type ReviewOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewOrderPayload'] = ResolversParentTypes['ReviewOrderPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type ReviewPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPage'] = ResolversParentTypes['ReviewPage']> = {
  list?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewShowResolvers = EnumResolverSignature<{ BAD?: any, GOOD?: any, MIDDLE?: any, PICTURES?: any }, ResolversTypes['ReviewShow']>;

export type ReviewSortResolvers = EnumResolverSignature<{ NEWEST?: any, USEFUL?: any }, ResolversTypes['ReviewSort']>;

export type RevisedGoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisedGood'] = ResolversParentTypes['RevisedGood']> = {
  categoryId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['RevisedProperty']>, ParentType, ContextType>;
  skus?: Resolver<Array<ResolversTypes['RevisedSku']>, ParentType, ContextType>;
  supplyPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevisedPropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisedProperty'] = ResolversParentTypes['RevisedProperty']> = {
  id?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['RevisedPropertyValue']>, ParentType, ContextType>;
};

export type RevisedPropertyValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisedPropertyValue'] = ResolversParentTypes['RevisedPropertyValue']> = {
  id?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RevisedSkuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisedSku'] = ResolversParentTypes['RevisedSku']> = {
  barcodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  bundleParts?: Resolver<Array<ResolversTypes['SellerBundlePart']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stocks?: Resolver<Array<ResolversTypes['RevisedStock']>, ParentType, ContextType>;
  supplyPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevisedStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevisedStock'] = ResolversParentTypes['RevisedStock']> = {
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type RowParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowParcel'] = ResolversParentTypes['RowParcel']> = {
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  outputStatus?: Resolver<ResolversTypes['OutputStatus'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parcelId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  refundStatus?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ParcelStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RowProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowProblem'] = ResolversParentTypes['RowProblem']> = {
  blocking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['RowField'], ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasonCode?: Resolver<ResolversTypes['ReasonCode'], ParentType, ContextType>;
};

export type RowStateResolvers = EnumResolverSignature<{ DUPLICATE?: any, ERROR?: any, EXCLUDED?: any, OK?: any, WARN?: any }, ResolversTypes['RowState']>;

export type SaveStocktakeLinesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveStocktakeLinesPayload'] = ResolversParentTypes['SaveStocktakeLinesPayload']> = {
  lines?: Resolver<Array<ResolversTypes['StocktakeLine']>, ParentType, ContextType>;
  stocktake?: Resolver<Maybe<ResolversTypes['Stocktake']>, ParentType, ContextType>;
  stocktakeId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type SellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  authorityId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  balanceYuan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commissionRate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frozen?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headerImg?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  lastLoginAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['ActingMember']>, ParentType, ContextType>;
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

export type SellerAfterSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerAfterSales'] = ResolversParentTypes['SellerAfterSales']> = {
  list?: Resolver<Array<ResolversTypes['AfterSalesRow']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['AfterSalesFigures'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerBundlePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerBundlePart'] = ResolversParentTypes['SellerBundlePart']> = {
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplyPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerGoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerGood'] = ResolversParentTypes['SellerGood']> = {
  auditReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bundleStocks?: Resolver<Array<ResolversTypes['BundleStock']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collectCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freightTemplateId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  freightTemplateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goodsNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minNum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthSold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  onAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  packerNote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  priceSteps?: Resolver<Maybe<ResolversTypes['GoodPriceSteps']>, ParentType, ContextType>;
  properties?: Resolver<Array<ResolversTypes['GoodProperty']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['GoodRevision']>, ParentType, ContextType>;
  skuCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skus?: Resolver<Array<ResolversTypes['SellerSku']>, ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GoodsStatus'], ParentType, ContextType>;
  stocks?: Resolver<Array<ResolversTypes['GoodStock']>, ParentType, ContextType>;
  supplyPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  supplyPriceMax?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerGoodConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerGoodConnection'] = ResolversParentTypes['SellerGoodConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SellerGoodEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SellerGood']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SellerGoodEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerGoodEdge'] = ResolversParentTypes['SellerGoodEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SellerGood'], ParentType, ContextType>;
};

export type SellerGoodPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerGoodPage'] = ResolversParentTypes['SellerGoodPage']> = {
  counts?: Resolver<Array<ResolversTypes['GoodsStatusCount']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['SellerGood']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revisions?: Resolver<ResolversTypes['GoodRevisionCounts'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SellerGoodSortResolvers = EnumResolverSignature<{ MONTH_SOLD?: any, NEWEST?: any, SOLD?: any, STOCK?: any, UPDATED?: any }, ResolversTypes['SellerGoodSort']>;

export type SellerProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerProfit'] = ResolversParentTypes['SellerProfit']> = {
  list?: Resolver<Array<ResolversTypes['ProfitRow']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['ProfitFigures'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerSkuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerSku'] = ResolversParentTypes['SellerSku']> = {
  barcodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  bundleParts?: Resolver<Array<ResolversTypes['SellerBundlePart']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplyPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  valueIds?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerWarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerWarehouse'] = ResolversParentTypes['SellerWarehouse']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  couriers?: Resolver<Array<ResolversTypes['SellerWarehouseCourier']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  csUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cutoffTime?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  freightTemplateId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  freightTemplateName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
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
  weekdays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
  workDays?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SellerWarehouseCourierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerWarehouseCourier'] = ResolversParentTypes['SellerWarehouseCourier']> = {
  areaRules?: Resolver<Array<ResolversTypes['AreaRule']>, ParentType, ContextType>;
  costFirstFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  costStepFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  courier?: Resolver<ResolversTypes['Courier'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  firstWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  stepWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerWarehousePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerWarehousePage'] = ResolversParentTypes['SellerWarehousePage']> = {
  list?: Resolver<Array<ResolversTypes['SellerWarehouse']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SendAreaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendArea'] = ResolversParentTypes['SendArea']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendPhoneCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendPhoneCodePayload'] = ResolversParentTypes['SendPhoneCodePayload']> = {
  expireIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resendIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SenderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sender'] = ResolversParentTypes['Sender']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, DISABLED?: any, PAUSED?: any }, ResolversTypes['ServiceStatus']>;

export type SetLowBalancePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetLowBalancePayload'] = ResolversParentTypes['SetLowBalancePayload']> = {
  limit?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
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
  shopFigures?: Resolver<ResolversTypes['ShopFigures'], ParentType, ContextType>;
  softwares?: Resolver<Array<ResolversTypes['Software']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wxPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SheetGoodRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetGoodRefusal'] = ResolversParentTypes['SheetGoodRefusal']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SheetGoodWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetGoodWarning'] = ResolversParentTypes['SheetGoodWarning']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShipModeResolvers = EnumResolverSignature<{ AUTO?: any, BY_HAND?: any, MODEL?: any }, ResolversTypes['ShipMode']>;

export type ShippingTemplateResolvers = EnumResolverSignature<{ PINDUODUO?: any }, ResolversTypes['ShippingTemplate']>;

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  authAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  autoDayLimit?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  autoOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoParcelLimit?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  autoSend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  daysLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaultCourierId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  defaultSenderId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  expireAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  forecast?: Resolver<ResolversTypes['ShopForecast'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  isSeller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSyncAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pendingWriteBacks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  remoteShopId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerNick?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ShopStatus'], ParentType, ContextType>;
  tagRule?: Resolver<ResolversTypes['TagRule'], ParentType, ContextType>;
  waitingOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopFiguresResolvers = EnumResolverSignature<{ FIXED?: any, TRUE?: any }, ResolversTypes['ShopFigures']>;

export type ShopForecastResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopForecast'] = ResolversParentTypes['ShopForecast']> = {
  firstAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parcels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopGoodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopGood'] = ResolversParentTypes['ShopGood']> = {
  changedSkuText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courierId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  courierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['LinkItem']>, ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remoteGoodId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteSkuId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteSkuText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LinkState'], ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  warehouseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShopGoodPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopGoodPage'] = ResolversParentTypes['ShopGoodPage']> = {
  list?: Resolver<Array<ResolversTypes['ShopGood']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShopGoodsPullResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopGoodsPull'] = ResolversParentTypes['ShopGoodsPull']> = {
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ShopGoodsPullStatus'], ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopGoodsPullStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, DONE?: any, FAILED?: any, RUNNING?: any }, ResolversTypes['ShopGoodsPullStatus']>;

export type ShopLinkRowRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopLinkRowRefusal'] = ResolversParentTypes['ShopLinkRowRefusal']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  importStatus?: Resolver<ResolversTypes['ImportStatus'], ParentType, ContextType>;
  isLapsing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ShopOrderItem']>, ParentType, ContextType>;
  linesLeft?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mergeId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parcels?: Resolver<Array<ResolversTypes['ShopOrderParcel']>, ParentType, ContextType>;
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
  shipBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  syncedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ShopOrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopOrderConnection'] = ResolversParentTypes['ShopOrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ShopOrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ShopOrder']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShopOrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopOrderEdge'] = ResolversParentTypes['ShopOrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ShopOrder'], ParentType, ContextType>;
};

export type ShopOrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopOrderItem'] = ResolversParentTypes['ShopOrderItem']> = {
  lineId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShopOrderParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopOrderParcel'] = ResolversParentTypes['ShopOrderParcel']> = {
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  importStatus?: Resolver<ResolversTypes['ImportStatus'], ParentType, ContextType>;
  lineIds?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ParcelStatus'], ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShopOrderPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopOrderPlan'] = ResolversParentTypes['ShopOrderPlan']> = {
  parts?: Resolver<Array<ResolversTypes['PlannedPart']>, ParentType, ContextType>;
  unplanned?: Resolver<Array<ResolversTypes['UnplannedOrder']>, ParentType, ContextType>;
};

export type ShopOrderSortResolvers = EnumResolverSignature<{ NEWEST?: any, SHIP_BY?: any }, ResolversTypes['ShopOrderSort']>;

export type ShopPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPage'] = ResolversParentTypes['ShopPage']> = {
  list?: Resolver<Array<ResolversTypes['Shop']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShopPlatformResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPlatform'] = ResolversParentTypes['ShopPlatform']> = {
  configured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type ShopSalesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSales'] = ResolversParentTypes['ShopSales']> = {
  list?: Resolver<Array<ResolversTypes['ShopSalesRow']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['ShopSalesFigures'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopSalesFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSalesFigures'] = ResolversParentTypes['ShopSalesFigures']> = {
  cost?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  freightCost?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  goodsCost?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  openCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openPaid?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  orderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  pieceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  refundFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  unlinkedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopSalesRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSalesRow'] = ResolversParentTypes['ShopSalesRow']> = {
  figures?: Resolver<ResolversTypes['ShopSalesFigures'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteGoodId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
};

export type ShopSalesUnitResolvers = EnumResolverSignature<{ DAY?: any, GOODS?: any, MONTH?: any, SHOP?: any }, ResolversTypes['ShopSalesUnit']>;

export type ShopSkuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSku'] = ResolversParentTypes['ShopSku']> = {
  heldOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['ShopGood']>, ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Fen']>, ParentType, ContextType>;
  remoteGoodId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteSkuId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remoteSkuText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LinkState'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['LinkSuggestion']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopSkuPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSkuPage'] = ResolversParentTypes['ShopSkuPage']> = {
  counts?: Resolver<Array<ResolversTypes['LinkStateCount']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['ShopSku']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShopStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, DISABLED?: any, EXPIRED?: any, EXPIRING?: any }, ResolversTypes['ShopStatus']>;

export type SignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType>;
};

export type SkippedParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedParcel'] = ResolversParentTypes['SkippedParcel']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type SkippedRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkippedRow'] = ResolversParentTypes['SkippedRow']> = {
  part?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SkuPricesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkuPrices'] = ResolversParentTypes['SkuPrices']> = {
  agreed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ofSku?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PriceStep']>, ParentType, ContextType>;
};

export type SoftwareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Software'] = ResolversParentTypes['Software']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SplitMergeOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SplitMergeOrderPayload'] = ResolversParentTypes['SplitMergeOrderPayload']> = {
  shopOrderIds?: Resolver<Array<ResolversTypes['EntityId']>, ParentType, ContextType>;
  shopOrders?: Resolver<Maybe<Array<ResolversTypes['ShopOrder']>>, ParentType, ContextType>;
};

export type SplitReceiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SplitReceiver'] = ResolversParentTypes['SplitReceiver']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SplitReceiverKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SplitReceiverKindResolvers = EnumResolverSignature<{ MERCHANT?: any, PERSON?: any }, ResolversTypes['SplitReceiverKind']>;

export type SplitReceiverSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SplitReceiverSetting'] = ResolversParentTypes['SplitReceiverSetting']> = {
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  receiver?: Resolver<Maybe<ResolversTypes['SplitReceiver']>, ParentType, ContextType>;
};

export type StatementLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementLine'] = ResolversParentTypes['StatementLine']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moneyIn?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  moneyOut?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatementPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatementPart'] = ResolversParentTypes['StatementPart']> = {
  agrees?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StatementLine']>, ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockLogResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockLog'] = ResolversParentTypes['StockLog']> = {
  actedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bizNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  delta?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  lockedAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['StockLogType'], ParentType, ContextType>;
};

export type StockLogConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockLogConnection'] = ResolversParentTypes['StockLogConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StockLogEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['StockLog']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StockLogEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockLogEdge'] = ResolversParentTypes['StockLogEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StockLog'], ParentType, ContextType>;
};

export type StockLogPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockLogPage'] = ResolversParentTypes['StockLogPage']> = {
  list?: Resolver<Array<ResolversTypes['StockLog']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StockLogTypeResolvers = EnumResolverSignature<{ BULK_EDIT?: any, CANCEL_RELEASE?: any, COUNT?: any, IMPORT?: any, INBOUND?: any, LOCK?: any, RETURN?: any, SAFETY?: any, SHIP?: any, TIMEOUT_RELEASE?: any, TRANSFER_BACK?: any, TRANSFER_IN?: any, TRANSFER_LOSS?: any, TRANSFER_OUT?: any }, ResolversTypes['StockLogType']>;

export type StockReservationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockReservation'] = ResolversParentTypes['StockReservation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  orderNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payExpireAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockReservationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockReservationPage'] = ResolversParentTypes['StockReservationPage']> = {
  list?: Resolver<Array<ResolversTypes['StockReservation']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StockRowRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockRowRefusal'] = ResolversParentTypes['StockRowRefusal']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockTransfer'] = ResolversParentTypes['StockTransfer']> = {
  allowedActions?: Resolver<Array<ResolversTypes['TransferAction']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fromWarehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  fromWarehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['StockTransferLine']>, ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransferStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toWarehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  toWarehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transferNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockTransferLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockTransferLine'] = ResolversParentTypes['StockTransferLine']> = {
  goodId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  num?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['TransferReason']>, ParentType, ContextType>;
  received?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockTransferPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockTransferPage'] = ResolversParentTypes['StockTransferPage']> = {
  list?: Resolver<Array<ResolversTypes['StockTransfer']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StockTransferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockTransferPayload'] = ResolversParentTypes['StockTransferPayload']> = {
  transfer?: Resolver<Maybe<ResolversTypes['StockTransfer']>, ParentType, ContextType>;
  transferId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type StocktakeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stocktake'] = ResolversParentTypes['Stocktake']> = {
  allowedActions?: Resolver<Array<ResolversTypes['StocktakeAction']>, ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  different?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fewer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StocktakeStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stocktakeNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StocktakeActionResolvers = EnumResolverSignature<{ COUNT?: any, DISCARD?: any, POST?: any }, ResolversTypes['StocktakeAction']>;

export type StocktakeLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StocktakeLine'] = ResolversParentTypes['StocktakeLine']> = {
  book?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  countedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  goodName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodPic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  merchantCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['StocktakeReason']>, ParentType, ContextType>;
  skuId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  skuName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  skuNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StocktakeLinePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StocktakeLinePage'] = ResolversParentTypes['StocktakeLinePage']> = {
  list?: Resolver<Array<ResolversTypes['StocktakeLine']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StocktakePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StocktakePage'] = ResolversParentTypes['StocktakePage']> = {
  list?: Resolver<Array<ResolversTypes['Stocktake']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StocktakePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StocktakePayload'] = ResolversParentTypes['StocktakePayload']> = {
  stocktake?: Resolver<Maybe<ResolversTypes['Stocktake']>, ParentType, ContextType>;
  stocktakeId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type StocktakeReasonResolvers = EnumResolverSignature<{ DAMAGED?: any, FEWER?: any, MORE?: any, OTHER?: any }, ResolversTypes['StocktakeReason']>;

export type StocktakeShowResolvers = EnumResolverSignature<{ COUNTED?: any, DIFFERENT?: any, OPEN?: any }, ResolversTypes['StocktakeShow']>;

export type StocktakeStatusResolvers = EnumResolverSignature<{ DISCARDED?: any, DRAFT?: any, POSTED?: any }, ResolversTypes['StocktakeStatus']>;

export type StoreLicenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreLicence'] = ResolversParentTypes['StoreLicence']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LicenceKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changes?: SubscriptionResolver<ResolversTypes['Changes'], "changes", ParentType, ContextType>;
};

export type SupplyPriceStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplyPriceStep'] = ResolversParentTypes['SupplyPriceStep']> = {
  minPieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skuId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  supplyPrice?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type SyncOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncOrderPayload'] = ResolversParentTypes['SyncOrderPayload']> = {
  checked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TagMarkResolvers = EnumResolverSignature<{ BOTH?: any, FLAG?: any, MEMO?: any, NONE?: any }, ResolversTypes['TagMark']>;

export type TagRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagRule'] = ResolversParentTypes['TagRule']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matchType?: Resolver<ResolversTypes['TagMark'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TemplateWarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateWarehouse'] = ResolversParentTypes['TemplateWarehouse']> = {
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestWaybillAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestWaybillAccountPayload'] = ResolversParentTypes['TestWaybillAccountPayload']> = {
  account?: Resolver<ResolversTypes['WaybillAccount'], ParentType, ContextType>;
  leftWaybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasonCode?: Resolver<Maybe<ResolversTypes['ReasonCode']>, ParentType, ContextType>;
};

export type ToShipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToShip'] = ResolversParentTypes['ToShip']> = {
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toShip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouses?: Resolver<Array<ResolversTypes['ToShipAtWarehouse']>, ParentType, ContextType>;
};

export type ToShipAtWarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToShipAtWarehouse'] = ResolversParentTypes['ToShipAtWarehouse']> = {
  cutoffAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  toShip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type TokenDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TokenDocument'] = ResolversParentTypes['TokenDocument']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TokenScopeResolvers = EnumResolverSignature<{ ACCOUNT_READ?: any, DOCUMENTS_WRITE?: any, EVENTS_READ?: any, FIGURES_READ?: any, FILES_READ?: any, FILES_WRITE?: any, GOODS_READ?: any, GOODS_WRITE?: any, ORDERS_PAY?: any, ORDERS_READ?: any, ORDERS_WRITE?: any, PARCELS_READ?: any, PARCELS_WRITE?: any, RECEIVERS_READ?: any, REFUNDS_READ?: any, REFUNDS_WRITE?: any, SHOPS_READ?: any, SHOPS_WRITE?: any, STOCK_READ?: any, STOCK_WRITE?: any, WALLET_READ?: any, WAREHOUSES_READ?: any, WAREHOUSES_WRITE?: any, WEBHOOKS_READ?: any, WEBHOOKS_WRITE?: any }, ResolversTypes['TokenScope']>;

export type TraceStateResolvers = EnumResolverSignature<{ CUSTOMS?: any, CUSTOMS_AWAITED?: any, CUSTOMS_PASSED?: any, CUSTOMS_TROUBLE?: any, CUSTOMS_UNDER_WAY?: any, DELIVERING?: any, MOVING?: any, PASSED_ON?: any, PICKED_UP?: any, REFUSED?: any, RETURNED?: any, RETURNING?: any, SIGNED?: any, TROUBLE?: any }, ResolversTypes['TraceState']>;

export type TransferActionResolvers = EnumResolverSignature<{ CANCEL?: any, RECEIVE?: any }, ResolversTypes['TransferAction']>;

export type TransferReasonResolvers = EnumResolverSignature<{ DAMAGED?: any, SHORT?: any }, ResolversTypes['TransferReason']>;

export type TransferStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, RECEIVED?: any, SENT?: any }, ResolversTypes['TransferStatus']>;

export type UndoBulkEditPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoBulkEditPayload'] = ResolversParentTypes['UndoBulkEditPayload']> = {
  edit?: Resolver<Maybe<ResolversTypes['BulkEdit']>, ParentType, ContextType>;
  editId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  leftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnplannedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnplannedOrder'] = ResolversParentTypes['UnplannedOrder']> = {
  mergeId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasonCode?: Resolver<ResolversTypes['ReasonCode'], ParentType, ContextType>;
  shopOrderId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type UnreadNoticesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnreadNotices'] = ResolversParentTypes['UnreadNotices']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UploadKindResolvers = EnumResolverSignature<{ PICTURE?: any, PRIVATE?: any }, ResolversTypes['UploadKind']>;

export type UserProfitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserProfit'] = ResolversParentTypes['UserProfit']> = {
  courierProfit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  goodId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  goodName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  nickName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  remark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  userPhone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserProfitPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserProfitPage'] = ResolversParentTypes['UserProfitPage']> = {
  list?: Resolver<Array<ResolversTypes['UserProfit']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WalletDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletDay'] = ResolversParentTypes['WalletDay']> = {
  balance?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  moneyIn?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  moneyOut?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
};

export type WalletStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WalletStatement'] = ResolversParentTypes['WalletStatement']> = {
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['StatementPart']>, ParentType, ContextType>;
};

export type WarehouseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Warehouse'] = ResolversParentTypes['Warehouse']> = {
  answerSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cityCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collectCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  couriers?: Resolver<Array<ResolversTypes['WarehouseCourier']>, ParentType, ContextType>;
  cutoffTime?: Resolver<ResolversTypes['LocalTime'], ParentType, ContextType>;
  district?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  districtCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goodsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  monthSold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputMode?: Resolver<ResolversTypes['OutputMode'], ParentType, ContextType>;
  pauseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
  province?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provinceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  restDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  soldCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ServiceStatus'], ParentType, ContextType>;
  sundayRest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Weekday']>, ParentType, ContextType>;
  workDays?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarehouseCourierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarehouseCourier'] = ResolversParentTypes['WarehouseCourier']> = {
  areaRules?: Resolver<Array<ResolversTypes['AreaRule']>, ParentType, ContextType>;
  courier?: Resolver<ResolversTypes['Courier'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  firstWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepFee?: Resolver<ResolversTypes['Fen'], ParentType, ContextType>;
  stepWeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
};

export type WarehousePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarehousePage'] = ResolversParentTypes['WarehousePage']> = {
  list?: Resolver<Array<ResolversTypes['Warehouse']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wave'] = ResolversParentTypes['Wave']> = {
  allowedActions?: Resolver<Array<ResolversTypes['WaveAction']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  parcelCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parcels?: Resolver<Array<ResolversTypes['WaveParcel']>, ParentType, ContextType>;
  warehouseId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  warehouseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waveNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WaveActionResolvers = EnumResolverSignature<{ CLOSE?: any }, ResolversTypes['WaveAction']>;

export type WavePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WavePage'] = ResolversParentTypes['WavePage']> = {
  list?: Resolver<Array<ResolversTypes['Wave']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaveParcelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaveParcel'] = ResolversParentTypes['WaveParcel']> = {
  goods?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  packedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipReason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WaveParcelState'], ParentType, ContextType>;
  waybillNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WaveParcelStateResolvers = EnumResolverSignature<{ GONE?: any, PACKED?: any, SENT?: any, WAITING?: any }, ResolversTypes['WaveParcelState']>;

export type WaybillAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaybillAccount'] = ResolversParentTypes['WaybillAccount']> = {
  checkMan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courierId?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  courierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fallsBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payType?: Resolver<ResolversTypes['WaybillPayType'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  problemAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problemCode?: Resolver<Maybe<ResolversTypes['ReasonCode']>, ParentType, ContextType>;
  problemText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tbNet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  testedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  warehouseId?: Resolver<Maybe<ResolversTypes['EntityId']>, ParentType, ContextType>;
  warehouseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WaybillPayTypeResolvers = EnumResolverSignature<{ CONSIGNEE?: any, MONTHLY?: any, SHIPPER?: any, THIRD_PARTY?: any }, ResolversTypes['WaybillPayType']>;

export type WaybillRowRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaybillRowRefusal'] = ResolversParentTypes['WaybillRowRefusal']> = {
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookEndpointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEndpoint'] = ResolversParentTypes['WebhookEndpoint']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  firstFailedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formerSecretEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  restedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookEndpointStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookEndpointStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, OFF?: any, RESTING?: any }, ResolversTypes['WebhookEndpointStatus']>;

export type WebhookEndpointsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEndpoints'] = ResolversParentTypes['WebhookEndpoints']> = {
  events?: Resolver<Array<ResolversTypes['PossibleWebhookEvent']>, ParentType, ContextType>;
  list?: Resolver<Array<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
};

export type WebhookEventResolvers = EnumResolverSignature<{ CASH_OUT_CHANGED?: any, GOODS_CHANGED?: any, ORDER_CANCELLED?: any, ORDER_PAID?: any, PARCEL_DELIVERED?: any, PARCEL_PROBLEM?: any, PARCEL_SHIPPED?: any, PARCEL_WAYBILL_ISSUED?: any, REFUND_CHANGED?: any, SHOP_EXPIRING?: any, STOCK_LOW?: any }, ResolversTypes['WebhookEvent']>;

export type WebhookFailureResolvers = EnumResolverSignature<{ CONNECTION?: any, REFUSED?: any, TIMEOUT?: any, TLS?: any }, ResolversTypes['WebhookFailure']>;

export type WebhookMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookMessage'] = ResolversParentTypes['WebhookMessage']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answerStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['WebhookFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['EntityId'], ParentType, ContextType>;
  messageNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookMessageStatus'], ParentType, ContextType>;
  tookMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  triedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookMessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookMessageConnection'] = ResolversParentTypes['WebhookMessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookMessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WebhookMessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookMessageEdge'] = ResolversParentTypes['WebhookMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookMessage'], ParentType, ContextType>;
};

export type WebhookMessagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookMessagePage'] = ResolversParentTypes['WebhookMessagePage']> = {
  list?: Resolver<Array<ResolversTypes['WebhookMessage']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WebhookMessageStatusResolvers = EnumResolverSignature<{ DELIVERED?: any, FAILED?: any, WAITING?: any }, ResolversTypes['WebhookMessageStatus']>;

export type WebhookSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookSecretPayload'] = ResolversParentTypes['WebhookSecretPayload']> = {
  endpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WechatPayRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WechatPayRequest'] = ResolversParentTypes['WechatPayRequest']> = {
  application?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nonceStr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paySign?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeStamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeekdayResolvers = EnumResolverSignature<{ FRIDAY?: any, MONDAY?: any, SATURDAY?: any, SUNDAY?: any, THURSDAY?: any, TUESDAY?: any, WEDNESDAY?: any }, ResolversTypes['Weekday']>;

export type Resolvers<ContextType = Context> = {
  Account?: AccountResolvers<ContextType>;
  AccountClosing?: AccountClosingResolvers<ContextType>;
  AccountEntrance?: AccountEntranceResolvers<ContextType>;
  AccountKind?: AccountKindResolvers;
  ActingMember?: ActingMemberResolvers<ContextType>;
  AddressConfidence?: AddressConfidenceResolvers<ContextType>;
  AddressPart?: AddressPartResolvers<ContextType>;
  AddressReading?: AddressReadingResolvers<ContextType>;
  AfterSaleCase?: AfterSaleCaseResolvers<ContextType>;
  AfterSaleCaseConnection?: AfterSaleCaseConnectionResolvers<ContextType>;
  AfterSaleCaseEdge?: AfterSaleCaseEdgeResolvers<ContextType>;
  AfterSaleCasePage?: AfterSaleCasePageResolvers<ContextType>;
  AfterSaleStatus?: AfterSaleStatusResolvers;
  AfterSalesFigures?: AfterSalesFiguresResolvers<ContextType>;
  AfterSalesRow?: AfterSalesRowResolvers<ContextType>;
  AfterSalesUnit?: AfterSalesUnitResolvers;
  AgainSubmitPayload?: AgainSubmitPayloadResolvers<ContextType>;
  AnswerTemplate?: AnswerTemplateResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenStatus?: ApiTokenStatusResolvers;
  ApiTokens?: ApiTokensResolvers<ContextType>;
  AppliedRefund?: AppliedRefundResolvers<ContextType>;
  ApplyBulkEditPayload?: ApplyBulkEditPayloadResolvers<ContextType>;
  AreaRule?: AreaRuleResolvers<ContextType>;
  AreaRuleType?: AreaRuleTypeResolvers;
  AuthoriseShopPayload?: AuthoriseShopPayloadResolvers<ContextType>;
  AutoSendCounts?: AutoSendCountsResolvers<ContextType>;
  AutoSendStatus?: AutoSendStatusResolvers;
  BasketLine?: BasketLineResolvers<ContextType>;
  BasketLineState?: BasketLineStateResolvers;
  BatchQuote?: BatchQuoteResolvers<ContextType>;
  BeginRealNamePayload?: BeginRealNamePayloadResolvers<ContextType>;
  BenchItem?: BenchItemResolvers<ContextType>;
  BenchParcel?: BenchParcelResolvers<ContextType>;
  BenchPart?: BenchPartResolvers<ContextType>;
  Billable?: BillableResolvers<ContextType>;
  BillableIssuer?: BillableIssuerResolvers<ContextType>;
  BookEntry?: BookEntryResolvers<ContextType>;
  BookEntryPage?: BookEntryPageResolvers<ContextType>;
  BookGroup?: BookGroupResolvers<ContextType>;
  BookGroupList?: BookGroupListResolvers<ContextType>;
  BookRowNote?: BookRowNoteResolvers<ContextType>;
  BulkEdit?: BulkEditResolvers<ContextType>;
  BulkEditAction?: BulkEditActionResolvers;
  BulkEditChange?: BulkEditChangeResolvers<ContextType>;
  BulkEditKind?: BulkEditKindResolvers;
  BulkEditLine?: BulkEditLineResolvers<ContextType>;
  BulkEditLinePage?: BulkEditLinePageResolvers<ContextType>;
  BulkEditMode?: BulkEditModeResolvers;
  BulkEditPage?: BulkEditPageResolvers<ContextType>;
  BulkEditPreview?: BulkEditPreviewResolvers<ContextType>;
  BulkEditRow?: BulkEditRowResolvers<ContextType>;
  BulkUndoReason?: BulkUndoReasonResolvers;
  BundlePart?: BundlePartResolvers<ContextType>;
  BundleStock?: BundleStockResolvers<ContextType>;
  Buyer?: BuyerResolvers<ContextType>;
  BuyerNote?: BuyerNoteResolvers<ContextType>;
  CancelOrderPayload?: CancelOrderPayloadResolvers<ContextType>;
  CancelType?: CancelTypeResolvers;
  Captcha?: CaptchaResolvers<ContextType>;
  CarriedStep?: CarriedStepResolvers<ContextType>;
  CaseAction?: CaseActionResolvers;
  CaseAnswer?: CaseAnswerResolvers;
  CaseAsk?: CaseAskResolvers;
  CaseFile?: CaseFileResolvers<ContextType>;
  CaseFileKind?: CaseFileKindResolvers;
  CaseKind?: CaseKindResolvers;
  CaseMessage?: CaseMessageResolvers<ContextType>;
  CaseMessages?: CaseMessagesResolvers<ContextType>;
  CaseOutcome?: CaseOutcomeResolvers;
  CasePayload?: CasePayloadResolvers<ContextType>;
  CaseReplacement?: CaseReplacementResolvers<ContextType>;
  CaseReply?: CaseReplyResolvers;
  CaseReturn?: CaseReturnResolvers<ContextType>;
  CaseStatus?: CaseStatusResolvers;
  CaseSuggestion?: CaseSuggestionResolvers<ContextType>;
  CashOut?: CashOutResolvers<ContextType>;
  CashOutConnection?: CashOutConnectionResolvers<ContextType>;
  CashOutEdge?: CashOutEdgeResolvers<ContextType>;
  CashOutLimits?: CashOutLimitsResolvers<ContextType>;
  CashOutPage?: CashOutPageResolvers<ContextType>;
  CashOutStatus?: CashOutStatusResolvers;
  Category?: CategoryResolvers<ContextType>;
  ChangedItem?: ChangedItemResolvers<ContextType>;
  ChangedThing?: ChangedThingResolvers<ContextType>;
  Changes?: ChangesResolvers<ContextType>;
  ChangesSince?: ChangesSinceResolvers<ContextType>;
  CheaperTogether?: CheaperTogetherResolvers<ContextType>;
  ClaimAction?: ClaimActionResolvers;
  ClaimKind?: ClaimKindResolvers;
  ClaimStatus?: ClaimStatusResolvers;
  CloseWavePayload?: CloseWavePayloadResolvers<ContextType>;
  ClosingCheck?: ClosingCheckResolvers<ContextType>;
  ClosingCheckKey?: ClosingCheckKeyResolvers;
  ClosingPhase?: ClosingPhaseResolvers;
  CodeScene?: CodeSceneResolvers;
  ConfirmAction?: ConfirmActionResolvers;
  ConfirmBatchPayload?: ConfirmBatchPayloadResolvers<ContextType>;
  ConfirmOrderPayload?: ConfirmOrderPayloadResolvers<ContextType>;
  ConfirmRealNamePayload?: ConfirmRealNamePayloadResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  CopiedItem?: CopiedItemResolvers<ContextType>;
  CopiedRow?: CopiedRowResolvers<ContextType>;
  CopyOrderPayload?: CopyOrderPayloadResolvers<ContextType>;
  Courier?: CourierResolvers<ContextType>;
  CourierClaim?: CourierClaimResolvers<ContextType>;
  CourierClaimConnection?: CourierClaimConnectionResolvers<ContextType>;
  CourierClaimEdge?: CourierClaimEdgeResolvers<ContextType>;
  CourierClaimPage?: CourierClaimPageResolvers<ContextType>;
  CourierClaimPayload?: CourierClaimPayloadResolvers<ContextType>;
  CreateApiTokenPayload?: CreateApiTokenPayloadResolvers<ContextType>;
  CreateBatchPayload?: CreateBatchPayloadResolvers<ContextType>;
  CreateOrderPayload?: CreateOrderPayloadResolvers<ContextType>;
  CreateUploadAddressPayload?: CreateUploadAddressPayloadResolvers<ContextType>;
  CreateWavePayload?: CreateWavePayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeedResult?: DeedResultResolvers<ContextType>;
  DefaultProfit?: DefaultProfitResolvers<ContextType>;
  Deposit?: DepositResolvers<ContextType>;
  DismissSuggestionPayload?: DismissSuggestionPayloadResolvers<ContextType>;
  EditReceiverPayload?: EditReceiverPayloadResolvers<ContextType>;
  EntityId?: GraphQLScalarType;
  EventActor?: EventActorResolvers;
  EvidenceFormat?: EvidenceFormatResolvers;
  ExportedFile?: ExportedFileResolvers<ContextType>;
  FailedSend?: FailedSendResolvers<ContextType>;
  Favourite?: FavouriteResolvers<ContextType>;
  FavouritePage?: FavouritePageResolvers<ContextType>;
  Fen?: GraphQLScalarType;
  FileFormat?: FileFormatResolvers;
  FillWaybillsPayload?: FillWaybillsPayloadResolvers<ContextType>;
  FreightBearer?: FreightBearerResolvers;
  FreightTemplate?: FreightTemplateResolvers<ContextType>;
  FreightTemplateCourier?: FreightTemplateCourierResolvers<ContextType>;
  Good?: GoodResolvers<ContextType>;
  GoodAreaFacet?: GoodAreaFacetResolvers<ContextType>;
  GoodConnection?: GoodConnectionResolvers<ContextType>;
  GoodCourierFacet?: GoodCourierFacetResolvers<ContextType>;
  GoodCourierFees?: GoodCourierFeesResolvers<ContextType>;
  GoodDeedResult?: GoodDeedResultResolvers<ContextType>;
  GoodEdge?: GoodEdgeResolvers<ContextType>;
  GoodFacets?: GoodFacetsResolvers<ContextType>;
  GoodPage?: GoodPageResolvers<ContextType>;
  GoodPlatformFacet?: GoodPlatformFacetResolvers<ContextType>;
  GoodPriceFacet?: GoodPriceFacetResolvers<ContextType>;
  GoodPriceSteps?: GoodPriceStepsResolvers<ContextType>;
  GoodPrices?: GoodPricesResolvers<ContextType>;
  GoodProperty?: GoodPropertyResolvers<ContextType>;
  GoodPropertyFacet?: GoodPropertyFacetResolvers<ContextType>;
  GoodPropertyValue?: GoodPropertyValueResolvers<ContextType>;
  GoodPropertyValueFacet?: GoodPropertyValueFacetResolvers<ContextType>;
  GoodRevision?: GoodRevisionResolvers<ContextType>;
  GoodRevisionCounts?: GoodRevisionCountsResolvers<ContextType>;
  GoodRevisionStatus?: GoodRevisionStatusResolvers;
  GoodSku?: GoodSkuResolvers<ContextType>;
  GoodSkuStock?: GoodSkuStockResolvers<ContextType>;
  GoodStock?: GoodStockResolvers<ContextType>;
  GoodStockCounts?: GoodStockCountsResolvers<ContextType>;
  GoodStockPage?: GoodStockPageResolvers<ContextType>;
  GoodWarehouse?: GoodWarehouseResolvers<ContextType>;
  GoodsArea?: GoodsAreaResolvers<ContextType>;
  GoodsSort?: GoodsSortResolvers;
  GoodsStatus?: GoodsStatusResolvers;
  GoodsStatusCount?: GoodsStatusCountResolvers<ContextType>;
  GrantableRole?: GrantableRoleResolvers<ContextType>;
  GrantableScope?: GrantableScopeResolvers<ContextType>;
  GroupRobot?: GroupRobotResolvers<ContextType>;
  GroupRobotPlatform?: GroupRobotPlatformResolvers;
  GroupRobotProblem?: GroupRobotProblemResolvers;
  GroupRobotStatus?: GroupRobotStatusResolvers;
  HomeCard?: HomeCardResolvers<ContextType>;
  HomePlaces?: HomePlacesResolvers<ContextType>;
  IgnoreShopOrdersPayload?: IgnoreShopOrdersPayloadResolvers<ContextType>;
  ImportBookEntriesPayload?: ImportBookEntriesPayloadResolvers<ContextType>;
  ImportGoodStocksPayload?: ImportGoodStocksPayloadResolvers<ContextType>;
  ImportGoodsPayload?: ImportGoodsPayloadResolvers<ContextType>;
  ImportShopSkusPayload?: ImportShopSkusPayloadResolvers<ContextType>;
  ImportStatus?: ImportStatusResolvers;
  ImportStatusCount?: ImportStatusCountResolvers<ContextType>;
  ImportStocktakeLinesPayload?: ImportStocktakeLinesPayloadResolvers<ContextType>;
  InviteMemberPayload?: InviteMemberPayloadResolvers<ContextType>;
  Invitee?: InviteeResolvers<ContextType>;
  InviteePage?: InviteePageResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceConnection?: InvoiceConnectionResolvers<ContextType>;
  InvoiceDetail?: InvoiceDetailResolvers<ContextType>;
  InvoiceEdge?: InvoiceEdgeResolvers<ContextType>;
  InvoiceKind?: InvoiceKindResolvers;
  InvoicePage?: InvoicePageResolvers<ContextType>;
  InvoicePart?: InvoicePartResolvers<ContextType>;
  InvoiceSide?: InvoiceSideResolvers;
  InvoiceStatus?: InvoiceStatusResolvers;
  InvoiceTitle?: InvoiceTitleResolvers<ContextType>;
  InvoiceTitleKind?: InvoiceTitleKindResolvers;
  InvoiceTitleText?: InvoiceTitleTextResolvers<ContextType>;
  IpRegion?: IpRegionResolvers<ContextType>;
  KeepReceiversPayload?: KeepReceiversPayloadResolvers<ContextType>;
  LabelExtras?: LabelExtrasResolvers<ContextType>;
  LabelField?: LabelFieldResolvers;
  LabelFontSize?: LabelFontSizeResolvers;
  LabelPaper?: LabelPaperResolvers;
  LabelPreview?: LabelPreviewResolvers<ContextType>;
  LastPurchase?: LastPurchaseResolvers<ContextType>;
  League?: LeagueResolvers<ContextType>;
  LeagueLevel?: LeagueLevelResolvers<ContextType>;
  LeaveBenchPayload?: LeaveBenchPayloadResolvers<ContextType>;
  LegalKind?: LegalKindResolvers;
  LegalText?: LegalTextResolvers<ContextType>;
  Licence?: LicenceResolvers<ContextType>;
  LicenceKind?: LicenceKindResolvers;
  LicenceStatus?: LicenceStatusResolvers;
  LinkItem?: LinkItemResolvers<ContextType>;
  LinkReason?: LinkReasonResolvers;
  LinkShopSkusPayload?: LinkShopSkusPayloadResolvers<ContextType>;
  LinkState?: LinkStateResolvers;
  LinkStateCount?: LinkStateCountResolvers<ContextType>;
  LinkSuggestion?: LinkSuggestionResolvers<ContextType>;
  LinkedSku?: LinkedSkuResolvers<ContextType>;
  LocalTime?: GraphQLScalarType;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberInvitation?: MemberInvitationResolvers<ContextType>;
  MemberRole?: MemberRoleResolvers;
  Members?: MembersResolvers<ContextType>;
  MergeOrder?: MergeOrderResolvers<ContextType>;
  MergeRejection?: MergeRejectionResolvers<ContextType>;
  MergeShopOrdersPayload?: MergeShopOrdersPayloadResolvers<ContextType>;
  MergeStatus?: MergeStatusResolvers;
  MoneyDirection?: MoneyDirectionResolvers;
  MoneyLog?: MoneyLogResolvers<ContextType>;
  MoneyLogConnection?: MoneyLogConnectionResolvers<ContextType>;
  MoneyLogEdge?: MoneyLogEdgeResolvers<ContextType>;
  MoneyLogPage?: MoneyLogPageResolvers<ContextType>;
  MoneyLogType?: MoneyLogTypeResolvers;
  MoneyPart?: MoneyPartResolvers<ContextType>;
  MoveBookEntriesPayload?: MoveBookEntriesPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NextStep?: NextStepResolvers<ContextType>;
  NextStepPlace?: NextStepPlaceResolvers<ContextType>;
  NotCopied?: NotCopiedResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticeConnection?: NoticeConnectionResolvers<ContextType>;
  NoticeEdge?: NoticeEdgeResolvers<ContextType>;
  NoticeGroup?: NoticeGroupResolvers;
  NoticePage?: NoticePageResolvers<ContextType>;
  NoticeType?: NoticeTypeResolvers;
  NoticeWays?: NoticeWaysResolvers<ContextType>;
  NoticeWaysGroup?: NoticeWaysGroupResolvers<ContextType>;
  OpenAtBenchPayload?: OpenAtBenchPayloadResolvers<ContextType>;
  OpenInvitation?: OpenInvitationResolvers<ContextType>;
  OpenedBookEntry?: OpenedBookEntryResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderAction?: OrderActionResolvers;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderCounts?: OrderCountsResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderReceiver?: OrderReceiverResolvers<ContextType>;
  OrderReviewGood?: OrderReviewGoodResolvers<ContextType>;
  OrderSort?: OrderSortResolvers;
  OrderStatus?: OrderStatusResolvers;
  OrderedNumber?: OrderedNumberResolvers<ContextType>;
  OutputCounts?: OutputCountsResolvers<ContextType>;
  OutputMode?: OutputModeResolvers;
  OutputStatus?: OutputStatusResolvers;
  OwnReview?: OwnReviewResolvers<ContextType>;
  OwnReviewConnection?: OwnReviewConnectionResolvers<ContextType>;
  OwnReviewEdge?: OwnReviewEdgeResolvers<ContextType>;
  OwnReviewPage?: OwnReviewPageResolvers<ContextType>;
  OwnSku?: OwnSkuResolvers<ContextType>;
  OwnSkuPage?: OwnSkuPageResolvers<ContextType>;
  OwnSkuStock?: OwnSkuStockResolvers<ContextType>;
  PackParcelPayload?: PackParcelPayloadResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Parcel?: ParcelResolvers<ContextType>;
  ParcelAction?: ParcelActionResolvers;
  ParcelConnection?: ParcelConnectionResolvers<ContextType>;
  ParcelEdge?: ParcelEdgeResolvers<ContextType>;
  ParcelEvent?: ParcelEventResolvers<ContextType>;
  ParcelEventType?: ParcelEventTypeResolvers;
  ParcelItem?: ParcelItemResolvers<ContextType>;
  ParcelPage?: ParcelPageResolvers<ContextType>;
  ParcelStatus?: ParcelStatusResolvers;
  ParcelTimeline?: ParcelTimelineResolvers<ContextType>;
  ParcelsOfRow?: ParcelsOfRowResolvers<ContextType>;
  PartRefusal?: PartRefusalResolvers<ContextType>;
  PayChannel?: PayChannelResolvers<ContextType>;
  PayStatus?: PayStatusResolvers;
  PayType?: PayTypeResolvers;
  PayWay?: PayWayResolvers;
  PayeeType?: PayeeTypeResolvers;
  Payment?: PaymentResolvers<ContextType>;
  PaymentState?: PaymentStateResolvers<ContextType>;
  PersonNotice?: PersonNoticeResolvers<ContextType>;
  PersonNoticeConnection?: PersonNoticeConnectionResolvers<ContextType>;
  PersonNoticeEdge?: PersonNoticeEdgeResolvers<ContextType>;
  PersonNoticePage?: PersonNoticePageResolvers<ContextType>;
  PlaceReading?: PlaceReadingResolvers<ContextType>;
  PlannedContent?: PlannedContentResolvers<ContextType>;
  PlannedItem?: PlannedItemResolvers<ContextType>;
  PlannedPart?: PlannedPartResolvers<ContextType>;
  Platform?: PlatformResolvers;
  PossibleWebhookEvent?: PossibleWebhookEventResolvers<ContextType>;
  PriceList?: PriceListResolvers<ContextType>;
  PriceListBuyer?: PriceListBuyerResolvers<ContextType>;
  PriceListEntry?: PriceListEntryResolvers<ContextType>;
  PriceListState?: PriceListStateResolvers;
  PricePart?: PricePartResolvers<ContextType>;
  PricePartKind?: PricePartKindResolvers;
  PriceRounding?: PriceRoundingResolvers;
  PriceSimulation?: PriceSimulationResolvers<ContextType>;
  PriceStep?: PriceStepResolvers<ContextType>;
  PricedPiece?: PricedPieceResolvers<ContextType>;
  PrintKind?: PrintKindResolvers;
  PrintParcelsPayload?: PrintParcelsPayloadResolvers<ContextType>;
  PrintSetting?: PrintSettingResolvers<ContextType>;
  PrintTask?: PrintTaskResolvers<ContextType>;
  PrintTasks?: PrintTasksResolvers<ContextType>;
  Problem?: ProblemResolvers<ContextType>;
  ProblemAction?: ProblemActionResolvers;
  ProblemConnection?: ProblemConnectionResolvers<ContextType>;
  ProblemCount?: ProblemCountResolvers<ContextType>;
  ProblemEdge?: ProblemEdgeResolvers<ContextType>;
  ProblemKind?: ProblemKindResolvers;
  ProblemPage?: ProblemPageResolvers<ContextType>;
  ProfitFigures?: ProfitFiguresResolvers<ContextType>;
  ProfitRow?: ProfitRowResolvers<ContextType>;
  ProfitUnit?: ProfitUnitResolvers;
  Promotion?: PromotionResolvers<ContextType>;
  PromotionDay?: PromotionDayResolvers<ContextType>;
  PullShopOrdersPayload?: PullShopOrdersPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteItem?: QuoteItemResolvers<ContextType>;
  QuotePart?: QuotePartResolvers<ContextType>;
  QuoteRow?: QuoteRowResolvers<ContextType>;
  QuoteStock?: QuoteStockResolvers<ContextType>;
  QuotedParcel?: QuotedParcelResolvers<ContextType>;
  ReAutoSendPayload?: ReAutoSendPayloadResolvers<ContextType>;
  RealStatus?: RealStatusResolvers;
  Recharge?: RechargeResolvers<ContextType>;
  RechargeConnection?: RechargeConnectionResolvers<ContextType>;
  RechargeEdge?: RechargeEdgeResolvers<ContextType>;
  RechargePage?: RechargePageResolvers<ContextType>;
  RechargeReturn?: RechargeReturnResolvers<ContextType>;
  RechargeReturnStatus?: RechargeReturnStatusResolvers;
  RechargeStatus?: RechargeStatusResolvers;
  Refund?: RefundResolvers<ContextType>;
  RefundAction?: RefundActionResolvers;
  RefundConnection?: RefundConnectionResolvers<ContextType>;
  RefundEdge?: RefundEdgeResolvers<ContextType>;
  RefundPage?: RefundPageResolvers<ContextType>;
  RefundParcelsPayload?: RefundParcelsPayloadResolvers<ContextType>;
  RefundPayload?: RefundPayloadResolvers<ContextType>;
  RefundStatus?: RefundStatusResolvers;
  RefusedRefund?: RefusedRefundResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RegionList?: RegionListResolvers<ContextType>;
  RemoteAddress?: RemoteAddressResolvers<ContextType>;
  RemoteRefundStatus?: RemoteRefundStatusResolvers;
  RemoteStatus?: RemoteStatusResolvers;
  ReturnAddress?: ReturnAddressResolvers<ContextType>;
  ReturnParcel?: ReturnParcelResolvers<ContextType>;
  ReturnParcelConnection?: ReturnParcelConnectionResolvers<ContextType>;
  ReturnParcelEdge?: ReturnParcelEdgeResolvers<ContextType>;
  ReturnParcelPage?: ReturnParcelPageResolvers<ContextType>;
  ReturnPayload?: ReturnPayloadResolvers<ContextType>;
  ReturnState?: ReturnStateResolvers;
  ReturnedCase?: ReturnedCaseResolvers<ContextType>;
  ReturnedGoods?: ReturnedGoodsResolvers;
  RevealReceiverPayload?: RevealReceiverPayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewAction?: ReviewActionResolvers;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewOrderPayload?: ReviewOrderPayloadResolvers<ContextType>;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  ReviewShow?: ReviewShowResolvers;
  ReviewSort?: ReviewSortResolvers;
  RevisedGood?: RevisedGoodResolvers<ContextType>;
  RevisedProperty?: RevisedPropertyResolvers<ContextType>;
  RevisedPropertyValue?: RevisedPropertyValueResolvers<ContextType>;
  RevisedSku?: RevisedSkuResolvers<ContextType>;
  RevisedStock?: RevisedStockResolvers<ContextType>;
  RowParcel?: RowParcelResolvers<ContextType>;
  RowProblem?: RowProblemResolvers<ContextType>;
  RowState?: RowStateResolvers;
  SaveStocktakeLinesPayload?: SaveStocktakeLinesPayloadResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SellerAfterSales?: SellerAfterSalesResolvers<ContextType>;
  SellerBundlePart?: SellerBundlePartResolvers<ContextType>;
  SellerGood?: SellerGoodResolvers<ContextType>;
  SellerGoodConnection?: SellerGoodConnectionResolvers<ContextType>;
  SellerGoodEdge?: SellerGoodEdgeResolvers<ContextType>;
  SellerGoodPage?: SellerGoodPageResolvers<ContextType>;
  SellerGoodSort?: SellerGoodSortResolvers;
  SellerProfit?: SellerProfitResolvers<ContextType>;
  SellerSku?: SellerSkuResolvers<ContextType>;
  SellerWarehouse?: SellerWarehouseResolvers<ContextType>;
  SellerWarehouseCourier?: SellerWarehouseCourierResolvers<ContextType>;
  SellerWarehousePage?: SellerWarehousePageResolvers<ContextType>;
  SendArea?: SendAreaResolvers<ContextType>;
  SendPhoneCodePayload?: SendPhoneCodePayloadResolvers<ContextType>;
  Sender?: SenderResolvers<ContextType>;
  ServiceStatus?: ServiceStatusResolvers;
  SetLowBalancePayload?: SetLowBalancePayloadResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  SheetGoodRefusal?: SheetGoodRefusalResolvers<ContextType>;
  SheetGoodWarning?: SheetGoodWarningResolvers<ContextType>;
  ShipMode?: ShipModeResolvers;
  ShippingTemplate?: ShippingTemplateResolvers;
  Shop?: ShopResolvers<ContextType>;
  ShopFigures?: ShopFiguresResolvers;
  ShopForecast?: ShopForecastResolvers<ContextType>;
  ShopGood?: ShopGoodResolvers<ContextType>;
  ShopGoodPage?: ShopGoodPageResolvers<ContextType>;
  ShopGoodsPull?: ShopGoodsPullResolvers<ContextType>;
  ShopGoodsPullStatus?: ShopGoodsPullStatusResolvers;
  ShopLinkRowRefusal?: ShopLinkRowRefusalResolvers<ContextType>;
  ShopOrder?: ShopOrderResolvers<ContextType>;
  ShopOrderConnection?: ShopOrderConnectionResolvers<ContextType>;
  ShopOrderEdge?: ShopOrderEdgeResolvers<ContextType>;
  ShopOrderItem?: ShopOrderItemResolvers<ContextType>;
  ShopOrderPage?: ShopOrderPageResolvers<ContextType>;
  ShopOrderParcel?: ShopOrderParcelResolvers<ContextType>;
  ShopOrderPlan?: ShopOrderPlanResolvers<ContextType>;
  ShopOrderSort?: ShopOrderSortResolvers;
  ShopPage?: ShopPageResolvers<ContextType>;
  ShopPlatform?: ShopPlatformResolvers<ContextType>;
  ShopSales?: ShopSalesResolvers<ContextType>;
  ShopSalesFigures?: ShopSalesFiguresResolvers<ContextType>;
  ShopSalesRow?: ShopSalesRowResolvers<ContextType>;
  ShopSalesUnit?: ShopSalesUnitResolvers;
  ShopSku?: ShopSkuResolvers<ContextType>;
  ShopSkuPage?: ShopSkuPageResolvers<ContextType>;
  ShopStatus?: ShopStatusResolvers;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  SkippedParcel?: SkippedParcelResolvers<ContextType>;
  SkippedRow?: SkippedRowResolvers<ContextType>;
  SkuPrices?: SkuPricesResolvers<ContextType>;
  Software?: SoftwareResolvers<ContextType>;
  SplitMergeOrderPayload?: SplitMergeOrderPayloadResolvers<ContextType>;
  SplitReceiver?: SplitReceiverResolvers<ContextType>;
  SplitReceiverKind?: SplitReceiverKindResolvers;
  SplitReceiverSetting?: SplitReceiverSettingResolvers<ContextType>;
  StatementLine?: StatementLineResolvers<ContextType>;
  StatementPart?: StatementPartResolvers<ContextType>;
  StockLog?: StockLogResolvers<ContextType>;
  StockLogConnection?: StockLogConnectionResolvers<ContextType>;
  StockLogEdge?: StockLogEdgeResolvers<ContextType>;
  StockLogPage?: StockLogPageResolvers<ContextType>;
  StockLogType?: StockLogTypeResolvers;
  StockReservation?: StockReservationResolvers<ContextType>;
  StockReservationPage?: StockReservationPageResolvers<ContextType>;
  StockRowRefusal?: StockRowRefusalResolvers<ContextType>;
  StockTransfer?: StockTransferResolvers<ContextType>;
  StockTransferLine?: StockTransferLineResolvers<ContextType>;
  StockTransferPage?: StockTransferPageResolvers<ContextType>;
  StockTransferPayload?: StockTransferPayloadResolvers<ContextType>;
  Stocktake?: StocktakeResolvers<ContextType>;
  StocktakeAction?: StocktakeActionResolvers;
  StocktakeLine?: StocktakeLineResolvers<ContextType>;
  StocktakeLinePage?: StocktakeLinePageResolvers<ContextType>;
  StocktakePage?: StocktakePageResolvers<ContextType>;
  StocktakePayload?: StocktakePayloadResolvers<ContextType>;
  StocktakeReason?: StocktakeReasonResolvers;
  StocktakeShow?: StocktakeShowResolvers;
  StocktakeStatus?: StocktakeStatusResolvers;
  StoreLicence?: StoreLicenceResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SupplyPriceStep?: SupplyPriceStepResolvers<ContextType>;
  SyncOrderPayload?: SyncOrderPayloadResolvers<ContextType>;
  TagMark?: TagMarkResolvers;
  TagRule?: TagRuleResolvers<ContextType>;
  TemplateWarehouse?: TemplateWarehouseResolvers<ContextType>;
  TestWaybillAccountPayload?: TestWaybillAccountPayloadResolvers<ContextType>;
  ToShip?: ToShipResolvers<ContextType>;
  ToShipAtWarehouse?: ToShipAtWarehouseResolvers<ContextType>;
  TokenDocument?: TokenDocumentResolvers<ContextType>;
  TokenScope?: TokenScopeResolvers;
  TraceState?: TraceStateResolvers;
  TransferAction?: TransferActionResolvers;
  TransferReason?: TransferReasonResolvers;
  TransferStatus?: TransferStatusResolvers;
  UndoBulkEditPayload?: UndoBulkEditPayloadResolvers<ContextType>;
  UnplannedOrder?: UnplannedOrderResolvers<ContextType>;
  UnreadNotices?: UnreadNoticesResolvers<ContextType>;
  UploadKind?: UploadKindResolvers;
  UserProfit?: UserProfitResolvers<ContextType>;
  UserProfitPage?: UserProfitPageResolvers<ContextType>;
  WalletDay?: WalletDayResolvers<ContextType>;
  WalletStatement?: WalletStatementResolvers<ContextType>;
  Warehouse?: WarehouseResolvers<ContextType>;
  WarehouseCourier?: WarehouseCourierResolvers<ContextType>;
  WarehousePage?: WarehousePageResolvers<ContextType>;
  Wave?: WaveResolvers<ContextType>;
  WaveAction?: WaveActionResolvers;
  WavePage?: WavePageResolvers<ContextType>;
  WaveParcel?: WaveParcelResolvers<ContextType>;
  WaveParcelState?: WaveParcelStateResolvers;
  WaybillAccount?: WaybillAccountResolvers<ContextType>;
  WaybillPayType?: WaybillPayTypeResolvers;
  WaybillRowRefusal?: WaybillRowRefusalResolvers<ContextType>;
  WebhookEndpoint?: WebhookEndpointResolvers<ContextType>;
  WebhookEndpointStatus?: WebhookEndpointStatusResolvers;
  WebhookEndpoints?: WebhookEndpointsResolvers<ContextType>;
  WebhookEvent?: WebhookEventResolvers;
  WebhookFailure?: WebhookFailureResolvers;
  WebhookMessage?: WebhookMessageResolvers<ContextType>;
  WebhookMessageConnection?: WebhookMessageConnectionResolvers<ContextType>;
  WebhookMessageEdge?: WebhookMessageEdgeResolvers<ContextType>;
  WebhookMessagePage?: WebhookMessagePageResolvers<ContextType>;
  WebhookMessageStatus?: WebhookMessageStatusResolvers;
  WebhookSecretPayload?: WebhookSecretPayloadResolvers<ContextType>;
  WechatPayRequest?: WechatPayRequestResolvers<ContextType>;
  Weekday?: WeekdayResolvers;
};

export type DirectiveResolvers<ContextType = Context> = {
  insteadOf?: InsteadOfDirectiveResolver<any, any, ContextType>;
  peopleOnly?: PeopleOnlyDirectiveResolver<any, any, ContextType>;
  rest?: RestDirectiveResolver<any, any, ContextType>;
  scope?: ScopeDirectiveResolver<any, any, ContextType>;
};
