import type { CashOutDto } from '../../../../gateway/src/domains/cashOuts/cashOuts.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

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
    updatedAt: at,
    auditedAt: null,
    paidAt: null,
    revocable: true,
  };
}

export const answers: Answers = {
  '/cashOut/limits': () =>
    ok({
      withdrawable: 20_000,
      min: 1_000,
      max: 5_000_000,
      feeRate: 60,
      leftToday: 2,
      auditing: cashOutRow(5),
      realName: '张三',
      paused: false,
    }),
  '/cashOut/getCashOutList': () => ok({ ...pageOf([cashOutRow(5)]), sumPaid: 0 }),
  '/cashOut/createCashOut': () => ok(cashOutRow(6)),
  '/cashOut/revokeCashOut': ({ body }) =>
    ok({
      ...cashOutRow((body as { id: number }).id),
      status: 60,
      statusText: '已撤销',
      revocable: false,
    }),
};
