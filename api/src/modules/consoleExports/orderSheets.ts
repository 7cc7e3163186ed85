import { goodFlagTexts, outputStatusTexts } from '../../shared/statusTexts.ts';
import type { CaseSummaryDto } from '../afterSales/cases.console.schemas.ts';
import type { GoodSummaryDto } from '../consoleGoods/consoleGoods.schemas.ts';
import type { OrderItemDto, ParcelRowDto } from '../consoleOrders/consoleOrders.schemas.ts';
import type { ConsoleReviewDto } from '../reviews/reviews.console.schemas.ts';
import { columnsOf, yesNo } from './columns.ts';

const order = columnsOf<OrderItemDto>();
export const orderColumns = [
  order.text('订单号', 24, ({ orderNo }) => orderNo),
  order.time('下单时间', ({ createdAt }) => createdAt),
  order.text('状态', 10, ({ statusText }) => statusText),
  order.id('买家编号', ({ accountId }) => accountId),
  order.text('买家', 18, ({ buyerName }) => buyerName),
  order.id('供应商编号', ({ sellerId }) => sellerId),
  order.text('供应商', 28, ({ sellerName }) => sellerName),
  order.text('商品', 36, ({ goodName }) => goodName),
  order.text('快递', 14, ({ courierName }) => courierName),
  order.count('包裹数', ({ packageCount }) => packageCount),
  order.money('金额（元）', ({ totalFee }) => totalFee),
  order.money('已退（元）', ({ refundFee }) => refundFee),
  order.time('支付时间', ({ paidAt }) => paidAt),
];

const parcel = columnsOf<ParcelRowDto>();
export const parcelColumns = [
  parcel.text('包裹号', 24, ({ packageNo }) => packageNo),
  parcel.text('订单号', 24, ({ orderNo }) => orderNo),
  parcel.time('下单时间', ({ createdAt }) => createdAt),
  parcel.text('状态', 10, ({ statusText }) => statusText),
  parcel.id('买家编号', ({ accountId }) => accountId),
  parcel.text('买家', 18, ({ buyerName }) => buyerName),
  parcel.id('供应商编号', ({ sellerId }) => sellerId),
  parcel.text('供应商', 28, ({ sellerName }) => sellerName),
  parcel.text('商品', 36, ({ goodName }) => goodName),
  parcel.text('收件地', 18, ({ place }) => place),
  parcel.text('快递', 14, ({ courierName }) => courierName),
  parcel.text('运单号', 22, ({ waybillNo }) => waybillNo),
  parcel.text('出单', 12, ({ outputStatus }) => outputStatusTexts[outputStatus]),
  parcel.text('未出单原因', 30, ({ outputResult }) => outputResult),
  parcel.money('金额（元）', ({ packageFee }) => packageFee),
  parcel.money('已退（元）', ({ refundFee }) => refundFee),
];

const aCase = columnsOf<CaseSummaryDto>();
export const caseColumns = [
  aCase.text('售后单号', 24, ({ caseNo }) => caseNo),
  aCase.text('包裹号', 24, ({ packageNo }) => packageNo),
  aCase.text('订单号', 24, ({ orderNo }) => orderNo),
  aCase.text('买家', 18, ({ buyerName }) => buyerName),
  aCase.text('供应商', 28, ({ sellerName }) => sellerName),
  aCase.text('问题', 14, ({ kindText }) => kindText),
  aCase.text('诉求', 14, ({ askText }) => askText),
  aCase.money('申请金额（元）', ({ amount }) => amount),
  aCase.money('包裹金额（元）', ({ packageFee }) => packageFee),
  aCase.text('状态', 14, ({ statusText }) => statusText),
  aCase.text('结果', 18, ({ outcomeText }) => outcomeText),
  aCase.money('已给买家（元）', ({ givenAmount }) => givenAmount),
  aCase.time('等待平台处理起', ({ waitingSince }) => waitingSince),
  aCase.time('申请时间', ({ createdAt }) => createdAt),
];

const good = columnsOf<GoodSummaryDto>();
export const goodColumns = [
  good.text('商品编号', 20, ({ goodsNo }) => goodsNo),
  good.text('商品', 36, ({ name }) => name),
  good.text('类目', 16, ({ categoryName }) => categoryName),
  good.id('供应商编号', ({ sellerId }) => sellerId),
  good.text('供应商', 28, ({ sellerName }) => sellerName),
  good.money('供货价（元）', ({ supplyPrice }) => supplyPrice),
  good.text('状态', 10, ({ statusText }) => statusText),
  good.text('待审核', 8, ({ isWaiting }) => yesNo(isWaiting)),
  good.text('在售商品的修改', 14, ({ isRevision }) => yesNo(isRevision)),
  good.text('已封禁', 8, ({ isBanned }) => yesNo(isBanned)),
  good.text('提醒', 24, ({ flags }) => flags.map((flag) => goodFlagTexts[flag] ?? flag).join('、')),
  good.text('驳回或封禁原因', 30, ({ auditReason }) => auditReason),
  good.time('提交时间', ({ submittedAt }) => submittedAt),
];

const review = columnsOf<ConsoleReviewDto>();
export const reviewColumns = [
  review.text('商品', 36, ({ goodName }) => goodName),
  review.text('规格', 20, ({ skuName }) => skuName),
  review.text('订单号', 24, ({ orderNo }) => orderNo),
  review.text('买家', 18, ({ buyerName }) => buyerName),
  review.text('供应商', 28, ({ sellerName }) => sellerName),
  review.count('评分', ({ score }) => score),
  review.text('评价', 50, ({ text }) => text),
  review.text('追评', 40, ({ addedText }) => addedText),
  review.text('供应商回复', 40, ({ answer }) => answer),
  review.time('评价时间', ({ createdAt }) => createdAt),
  review.time('隐藏时间', ({ hiddenAt }) => hiddenAt),
  review.text('隐藏原因', 30, ({ hiddenReason }) => hiddenReason),
];
