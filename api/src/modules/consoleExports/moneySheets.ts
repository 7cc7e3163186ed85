import {
  accountKindTexts,
  adjustmentKindTexts,
  problemKindTexts,
  rechargeRefundTexts,
} from '../../shared/statusTexts.ts';
import type { AdjustmentDto } from '../adjustments/adjustments.schemas.ts';
import { cashOutStatusTexts } from '../cashOuts/cashOutStatus.ts';
import type { CashOutAtDeskDto } from '../cashOuts/cashOuts.console.schemas.ts';
import { type AccountType, accountTypeTexts } from '../cashOuts/payees.ts';
import type { PaymentAtDeskDto, ProblemDto, RefundAtDeskDto } from '../payments/payments.console.schemas.ts';
import { payStatusTexts } from '../payments/payStatus.ts';
import { type PayType, payTypeTexts } from '../payments/payTypes.ts';
import type { MoneyLogDto } from '../wallet/wallet.schemas.ts';
import { columnsOf, yesNo } from './columns.ts';

const channelText = (payType: number) => payTypeTexts[payType as PayType];

const cashOut = columnsOf<CashOutAtDeskDto>();
export const cashOutColumns = [
  cashOut.text('提现单号', 24, ({ cashOutNo }) => cashOutNo),
  cashOut.time('申请时间', ({ createdAt }) => createdAt),
  cashOut.id('账号编号', ({ accountId }) => accountId),
  cashOut.text('账号名称', 20, ({ ownerName }) => ownerName),
  cashOut.text('账号类型', 10, ({ kind }) => accountKindTexts[kind]),
  cashOut.money('提现金额（元）', ({ amount }) => amount),
  cashOut.money('手续费（元）', ({ fee }) => fee),
  cashOut.money('到账金额（元）', ({ realAmount }) => realAmount),
  cashOut.text('收款方式', 10, ({ accountType }) => accountTypeTexts[accountType as AccountType]),
  cashOut.text('收款账号', 24, ({ account }) => account),
  cashOut.text('收款户名', 12, ({ accountName }) => accountName),
  cashOut.text('开户行', 20, ({ bankName }) => bankName),
  cashOut.text('状态', 10, ({ status }) => cashOutStatusTexts[status]),
  cashOut.text('原因', 30, ({ auditReason }) => auditReason),
  cashOut.text('审核人', 14, ({ approvedBy }) => approvedBy),
  cashOut.time('审核时间', ({ auditedAt }) => auditedAt),
  cashOut.text('打款人', 14, ({ paidBy }) => paidBy),
  cashOut.time('到账时间', ({ paidAt }) => paidAt),
  cashOut.text('转账单号', 32, ({ transferNo }) => transferNo),
];

const payment = columnsOf<PaymentAtDeskDto>();
export const paymentColumns = [
  payment.text('支付单号', 26, ({ payNo }) => payNo),
  payment.time('创建时间', ({ createdAt }) => createdAt),
  payment.id('账号编号', ({ accountId }) => accountId),
  payment.money('金额（元）', ({ amount }) => amount),
  payment.text('渠道', 12, ({ payType }) => channelText(payType)),
  payment.text('渠道单号', 32, ({ channelTradeNo }) => channelTradeNo),
  payment.text('状态', 10, ({ status }) => payStatusTexts[status]),
  payment.text('关闭后到账', 10, ({ late }) => yesNo(late)),
  payment.time('支付时间', ({ paidAt }) => paidAt),
];

const problem = columnsOf<ProblemDto>();
export const problemColumns = [
  problem.text('问题', 28, ({ kind }) => problemKindTexts[kind]),
  problem.text('支付单号', 26, ({ payNo }) => payNo),
  problem.id('账号编号', ({ accountId }) => accountId),
  problem.text('渠道', 12, ({ payType }) => channelText(payType)),
  problem.money('应付（元）', ({ amount }) => amount),
  problem.money('渠道金额（元）', ({ told }) => told),
  problem.text('渠道单号', 32, ({ channelTradeNo }) => channelTradeNo),
  problem.time('发现时间', ({ createdAt }) => createdAt),
  problem.time('处理时间', ({ resolvedAt }) => resolvedAt),
];

const refund = columnsOf<RefundAtDeskDto>();
export const rechargeRefundColumns = [
  refund.text('退回单号', 26, ({ refundNo }) => refundNo),
  refund.text('支付单号', 26, ({ payNo }) => payNo),
  refund.id('账号编号', ({ accountId }) => accountId),
  refund.text('渠道', 12, ({ payType }) => channelText(payType)),
  refund.money('金额（元）', ({ amount }) => amount),
  refund.text('状态', 22, ({ status }) => rechargeRefundTexts[status]),
  refund.text('渠道答复', 20, ({ code }) => code),
  refund.count('尝试次数', ({ tries }) => tries),
  refund.text('转账单号', 32, ({ transferNo }) => transferNo),
  refund.time('发起时间', ({ createdAt }) => createdAt),
  refund.time('结束时间', ({ endedAt }) => endedAt),
];

const adjustment = columnsOf<AdjustmentDto>();
export const adjustmentColumns = [
  adjustment.time('时间', ({ createdAt }) => createdAt),
  adjustment.id('账号编号', ({ accountId }) => accountId),
  adjustment.text('类型', 12, ({ kind }) => adjustmentKindTexts[kind]),
  adjustment.money('金额（元）', ({ amount }) => amount),
  adjustment.text('订单号', 24, ({ orderNo }) => orderNo),
  adjustment.text('包裹号', 24, ({ packageNo }) => packageNo),
  adjustment.text('原因', 40, ({ reason }) => reason),
  adjustment.text('提出人', 14, ({ operator }) => operator),
  adjustment.text('复核人', 14, ({ approvedBy }) => approvedBy),
];

const line = columnsOf<MoneyLogDto>();
export const walletLineColumns = [
  line.time('时间', ({ createdAt }) => createdAt),
  line.text('流水号', 24, ({ logNo }) => logNo),
  line.text('类型', 12, ({ typeText }) => typeText),
  line.text('说明', 40, ({ title }) => title),
  line.money('金额（元）', ({ amount }) => amount),
  line.money('之后余额（元）', ({ balanceAfter }) => balanceAfter),
  line.money('之后冻结（元）', ({ frozenAfter }) => frozenAfter),
  line.text('单号', 26, ({ bizNo }) => bizNo),
];
