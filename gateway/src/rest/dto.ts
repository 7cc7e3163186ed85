import type { Answer } from './contract.ts';

/** The shapes that REST answers with, by the names of the graph. */
export type BuyerDto = Answer<'/user/info', 'get'>;
export type SellerDto = Answer<'/seller/info', 'get'>;
export type AccountDto = BuyerDto | SellerDto;
export type LoginPayloadDto = Answer<'/common/login', 'post'>;
export type SignUpPayloadDto = Answer<'/common/register', 'post'>;
export type CaptchaDto = Answer<'/common/captcha', 'get'>;
export type SendPhoneCodePayloadDto = Answer<'/common/sendPhoneCode', 'post'>;
export type BeginRealNamePayloadDto = Answer<'/real/getUrl', 'post'>;
export type ConfirmRealNamePayloadDto = Answer<'/real/confirm', 'post'>;
export type FavouritePageDto = Answer<'/goodCollect/getGoodCollectList', 'post'>;
export type FavouriteDto = FavouritePageDto['list'][number];

export type ShopPageDto = Answer<'/shops/getShopsList', 'post'>;
export type ShopDto = ShopPageDto['list'][number];
export type ShopPlatformDto = Answer<'/shops/platforms', 'get'>['list'][number];
export type AuthoriseShopPayloadDto = Answer<'/shops/auth', 'post'>;
export type RemoteAddressDto = Answer<'/shops/getSendAddress', 'post'>['list'][number];
export type ShopGoodPageDto = Answer<'/shops/getShopGoodsList', 'post'>;
export type ShopGoodDto = ShopGoodPageDto['list'][number];
export type ShopOrderPageDto = Answer<'/shopOrders/getShopOrdersList', 'post'>;
export type ShopOrderDto = ShopOrderPageDto['list'][number];
export type PullShopOrdersPayloadDto = Answer<'/shops/remoteOrder', 'post'>;
/** With what was asked for. */
export type IgnoreShopOrdersPayloadDto = Answer<'/shopOrders/ignore', 'post'> & { ids: number[] };
export type ShopOrderPlanDto = Answer<'/shopOrders/plan', 'post'>;
export type UnplannedOrderDto = ShopOrderPlanDto['unplanned'][number];
export type MergeShopOrdersPayloadDto = Answer<'/mergeOrder/makeMergeOrder', 'post'>;
export type SplitMergeOrderPayloadDto = Answer<'/mergeOrder/splitMergeOrder', 'post'>;
export type MergeOrderDto = MergeShopOrdersPayloadDto['list'][number];

export type GoodPageDto = Answer<'/goods/list', 'get'>;
export type GoodDto = GoodPageDto['list'][number];
export type GoodWarehouseDto = GoodDto['warehouses'][number];
export type CategoryDto = Answer<'/goods/categoryList', 'get'>['list'][number];
export type GoodsAreaDto = Answer<'/goods/areaList', 'get'>['list'][number];

export type SellerGoodPageDto = Answer<'/goods/getGoodsList', 'post'>;
export type SellerGoodDto = SellerGoodPageDto['list'][number];
export type GoodsStatusCountDto = SellerGoodPageDto['counts'][number];
export type DeedResultDto = Answer<'/goods/setOnSale', 'post'>['list'][number];
export type GoodDeedResultDto = DeedResultDto;

export type GoodStockPageDto = Answer<'/goodStock/getGoodStockList', 'post'>;
export type GoodStockDto = GoodStockPageDto['list'][number];
export type StockLogPageDto = Answer<'/goodStock/getStockLogsList', 'post'>;
export type StockLogDto = StockLogPageDto['list'][number];
export type StockReservationPageDto = Answer<'/goodStock/getReservationsList', 'post'>;
export type StockReservationDto = StockReservationPageDto['list'][number];
export type ImportGoodStocksPayloadDto = Answer<'/goodStock/importGoodStocks', 'post'>;

export type WarehousePageDto = Answer<'/warehouse/list', 'post'>;
export type WarehouseDto = Answer<'/warehouse/id', 'post'>;
export type WarehouseCourierDto = WarehouseDto['couriers'][number];
export type SellerWarehouseDto = Answer<'/warehouse/find', 'post'>;
export type SellerWarehousePageDto = Answer<'/warehouse/getWarehouseList', 'post'>;
export type SellerWarehouseCourierDto = SellerWarehouseDto['couriers'][number];
export type AreaRuleDto = WarehouseCourierDto['areaRules'][number];
export type CourierDto = Answer<'/couriers/getCouriersList', 'post'>['list'][number];

export type RegionListDto = Answer<'/common/getGeoList', 'post'>;
export type RegionDto = RegionListDto['list'][number];
export type IpRegionDto = Answer<'/common/getIpGeo', 'post'>;

export type SenderDto = Answer<'/sellerSends/create', 'post'>;

export type OrderedNumberDto = Answer<'/orderPackages/findOrdered', 'post'>['rows'][number];
export type PlaceReadingDto = Answer<'/orders/parsePlaces', 'post'>['rows'][number];
export type AddressReadingDto = Answer<'/orders/parseAddress', 'post'>['rows'][number];
export type RowProblemDto = AddressReadingDto['problems'][number];
export type QuoteDto = Answer<'/orders/quote', 'post'>;
export type QuoteRowDto = QuoteDto['rows'][number];
export type OrderPageDto = Answer<'/orders/getOrdersList', 'post'>;
export type OrderCountsDto = OrderPageDto['counts'];
/** With `packages` when it was asked for alone. */
export type OrderDto = OrderPageDto['list'][number] | Answer<'/orders/findOrders', 'post'>;
export type SendAreaDto = OrderDto['sendArea'];
export type CreateOrderPayloadDto = Answer<'/orders/createOrder', 'post'>;
export type ConfirmOrderPayloadDto = Answer<'/orders/confirmOrder', 'post'>;
export type CancelOrderPayloadDto = Answer<'/orders/cancelOrder', 'post'>;
export type BatchQuoteDto = Answer<'/orders/quoteBatch', 'post'>;
export type QuotePartDto = BatchQuoteDto['parts'][number];
export type CreateBatchPayloadDto = Answer<'/orders/createBatch', 'post'>;
export type ConfirmBatchPayloadDto = Answer<'/orders/confirmBatch', 'post'>;
export type ReAutoSendPayloadDto = Answer<'/orders/reAutoSend', 'post'>;
export type FailedSendDto = ReAutoSendPayloadDto['failed'][number];
export type SyncOrderPayloadDto = Answer<'/orders/callback', 'post'>;
export type AgainSubmitPayloadDto = Answer<'/orders/againSubmit', 'post'>;
export type ReviewOrderPayloadDto = Answer<'/orders/reviewOrder', 'post'>;
export type LastPurchaseDto = Extract<Answer<'/orders/lastBuyGood', 'post'>, { goodId: number }>;

export type ParcelPageDto = Answer<'/orderPackages/getOrderPackagesList', 'post'>;
export type ParcelDto = ParcelPageDto['list'][number];
export type ParcelTimelineDto = Answer<'/orderPackages/timeline', 'post'>;
export type RevealReceiverPayloadDto = Answer<'/orderPackages/revealReceiver', 'post'>;
export type EditReceiverPayloadDto = Answer<'/orderPackages/editReceiver', 'post'>;
export type FillWaybillsPayloadDto = Answer<'/orderPackages/fillWaybill', 'post'>;

export type RefundPageDto = Answer<'/refunds/getRefundsList', 'post'>;
export type RefundDto = RefundPageDto['list'][number];
export type RefundParcelsPayloadDto = Answer<'/orderPackages/refund', 'post'>;
export type RefusedRefundDto = RefundParcelsPayloadDto['failed'][number];
export type RefundPayloadDto = Answer<'/refunds/answer', 'post'>;

export type ExportedFileDto = Answer<'/exports/find', 'post'>;

export type PrintSettingDto = Answer<'/printSettings/savePrintSetting', 'post'>;
export type LabelPreviewDto = Answer<'/printSettings/preview', 'post'>;
/** With what was asked for. */
export type PrintParcelsPayloadDto = Answer<'/orderPackages/print', 'post'> & { ids: number[] };
export type PrintTasksDto = Answer<'/orderPackages/printTasks', 'post'>;
export type PrintTaskDto = PrintTasksDto['tasks'][number];

export type ProblemPageDto = Answer<'/problems/list', 'post'>;
export type ProblemDto = ProblemPageDto['list'][number];

export type MoneyLogPageDto = Answer<'/userMoneyLogs/getUserMoneyLogsList', 'post'>;
export type MoneyLogDto = MoneyLogPageDto['list'][number];
export type MoneyPartDto = MoneyLogDto['parts'][number];
export type InviteePageDto = Answer<'/user/invite/list', 'post'>;
export type InviteeDto = InviteePageDto['list'][number];
export type PromotionDayDto = Answer<'/user/invite/days', 'post'>['list'][number];
export type LeagueDto = Answer<'/user/league', 'post'>;
export type UserProfitPageDto = Answer<'/userProfits/getUserProfitsList', 'post'>;
export type UserProfitDto = UserProfitPageDto['list'][number];
export type DefaultProfitDto = Answer<'/userProfits/defaultProfit', 'post'>;
export type PriceSimulationDto = Answer<'/userProfits/simulate', 'post'>;
export type SellerProfitDto = Answer<'/statistics/sellerProfit', 'post'>;
export type ProfitRowDto = SellerProfitDto['list'][number];
export type ProfitFiguresDto = SellerProfitDto['summary'];
export type WalletDayDto = Answer<'/userMoneyLogs/days', 'post'>['list'][number];

export type PayChannelDto = Answer<'/pay/channels', 'get'>['list'][number];
export type PaymentDto = Answer<'/pay/create', 'post'>;
export type PaymentStateDto = Answer<'/pay/check', 'post'>;
export type RechargePageDto = Answer<'/recharges/getRechargesList', 'post'>;
export type RechargeDto = RechargePageDto['list'][number];

export type AccountClosingDto = Answer<'/closing/find', 'get'>;
export type CashOutLimitsDto = Answer<'/cashOut/limits', 'post'>;
export type CashOutPageDto = Answer<'/cashOut/getCashOutList', 'post'>;
export type CashOutDto = CashOutPageDto['list'][number];

export type LegalTextDto = Answer<'/legal/list', 'get'>['list'][number];
export type ConsentDto = Answer<'/legal/mine', 'get'>['list'][number];
export type NoticePageDto = Answer<'/notice/list', 'post'>;
export type NoticeDto = NoticePageDto['list'][number];
export type SettingsDto = Answer<'/setting/getSetting', 'post'>;

/** What an event of `/events/stream` says, as the graph says it. */
export type ChangesDto = { orderIds: number[]; wallet: boolean; resync: boolean };
