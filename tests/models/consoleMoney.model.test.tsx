// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { checkBill, closeDifference } from '../../web/src/console/bills/billActions.ts';
import { checkText, closeText, kindNames, readyReasons } from '../../web/src/console/bills/bills.text.ts';
import { CloseDifferenceDialog } from '../../web/src/console/bills/CloseDifferenceDialog.tsx';
import { TakeAnswersDialog } from '../../web/src/console/cashOuts/BankAnswersTab.tsx';
import {
  actionNames,
  answersText,
  payText,
  stepDone,
  stepText,
  stepTitles,
} from '../../web/src/console/cashOuts/cashOuts.text.ts';
import { PayCashOutsDialog } from '../../web/src/console/cashOuts/PayCashOutsDialog.tsx';
import { payCashOuts } from '../../web/src/console/cashOuts/payCashOuts.ts';
import { readBankAnswers } from '../../web/src/console/cashOuts/readBankAnswers.ts';
import { StepCashOutDialog } from '../../web/src/console/cashOuts/StepCashOutDialog.tsx';
import { type StepSubject, stepCashOut } from '../../web/src/console/cashOuts/stepCashOut.ts';
import { lookAtAnswers, takeAnswers } from '../../web/src/console/cashOuts/takeBankAnswers.ts';
import {
  ResolveProblemDialog,
  TransferRefundDialog,
} from '../../web/src/console/payments/PaymentDialogs.tsx';
import {
  askChannel,
  resolveProblem,
  retryRefund,
  transferRefund,
} from '../../web/src/console/payments/paymentActions.ts';
import {
  askText,
  problemNames,
  resolveText,
  retryText,
  transferText,
} from '../../web/src/console/payments/payments.text.ts';
import { AdjustDialog } from '../../web/src/console/wallets/AdjustDialog.tsx';
import {
  type Adjusted,
  type AdjustForm,
  adjustBalance,
  changeOf,
  needsSecond,
} from '../../web/src/console/wallets/adjustBalance.ts';
import { adjustText } from '../../web/src/console/wallets/wallets.text.ts';
import { walletOf } from '../../web/src/console/wallets/walletsQuery.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { alerts, button, press, type } from '../support/viewTest.tsx';

afterEach(cleanup);

const stepOf = (step: StepSubject['step'], words = ''): StepSubject => ({
  ...{ id: 7, cashOutNo: 'T7', amount: 9_940, step, words },
});

for (const [step, words, mutation, input] of [
  ['approve', '', 'ApproveCashOut', { amount: 9_940 }],
  ['reject', ' 资料与实名不符 ', 'RejectCashOut', { reason: '资料与实名不符' }],
  ['confirm', ' A-1 ', 'ConfirmCashOut', { transferNo: 'A-1', amount: 9_940 }],
  ['fail', '银行退回了转账', 'FailCashOut', { reason: '银行退回了转账' }],
  ['split', '', 'SplitCashOut', { amount: 9_940 }],
] as const)
  testConfirmAction(`the step ${step} of a cash-out`, {
    build: stepCashOut,
    view: (actor) => <StepCashOutDialog actor={actor} />,
    subject: stepOf(step, words),
    sticky: true,
    texts: { ...stepText, title: stepTitles[step], accept: actionNames[step] },
    question: stepText.question(step, 'T7', 9_940),
    sends: [mutation, { id: 7, ...input }],
    answers: {
      [mutation]: {
        [`${mutation[0]?.toLowerCase()}${mutation.slice(1)}`]: {
          ...{ __typename: 'CashOutDetails', id: 7, status: 'PAID' },
        },
      },
    },
    done: stepDone[step],
  });

describe('what is typed for a step of a cash-out', () => {
  it.each([
    ['reject', '短', stepText.reasonShort],
    ['fail', '    ', stepText.reasonShort],
    ['confirm', ' ', stepText.transferMissing],
  ] as const)('of %s with “%s” is not sent, and the field says %s', (step, words, says) => {
    const { client, sent } = recordingClient({});
    const actor = createActor(stepCashOut(client)).start();
    render(<StepCashOutDialog actor={actor} />);
    act(() => actor.send({ type: 'action.ask', subject: stepOf(step, words) }));
    press(button(actionNames[step]));
    expect([alerts(), sent]).toEqual([[says], []]);
  });

  it('is a ready reason where one is pressed', () => {
    const actor = createActor(stepCashOut(recordingClient({}).client)).start();
    render(<StepCashOutDialog actor={actor} />);
    act(() => actor.send({ type: 'action.ask', subject: stepOf('fail') }));
    press(button('银行退回：收款账号或户名有误'));
    expect(actor.getSnapshot().context.subject?.words).toBe('银行退回：收款账号或户名有误');
  });
});

testConfirmAction('paying cash-outs by a list for the bank', {
  build: payCashOuts,
  view: (actor) => <PayCashOutsDialog actor={actor} />,
  subject: { ids: [7, 8], count: 2, amount: 19_880, onMade: () => {} },
  texts: payText,
  question: payText.question(2, 19_880),
  sends: ['CreateCashOutBatch', { ids: [7, 8], amount: 19_880 }],
  sticky: true,
  answers: {
    CreateCashOutBatch: {
      createCashOutBatch: {
        ...{ __typename: 'CreateCashOutBatchPayload', left: 1 },
        batch: { __typename: 'CashOutBatch', id: 3, batchNo: 'D00000003', count: 1, amount: 9_940 },
      },
    },
  },
  done: payText.done('D00000003', 1),
});

const rows = [{ cashOutNo: 'T7', amount: 9_940, paid: true, transferNo: 'A-1' }];
const told = { __typename: 'BankAnswersPayload', rows: [], paid: 1, failed: 0, amount: 9_940 } as const;

testConfirmAction('taking over what a bank says', {
  build: takeAnswers,
  view: (actor) => <TakeAnswersDialog actor={actor} />,
  subject: { rows, looked: { ...told, rows: [] }, show: () => {} },
  texts: answersText,
  question: answersText.question(1, 0, 9_940),
  sends: ['TakeBankAnswers', { input: { rows } }],
  answers: { TakeBankAnswers: { takeBankAnswers: told } },
  done: answersText.done(1, 0),
});

describe('what a bank says', () => {
  it('is looked at before anything is done', async () => {
    const { client, sent } = recordingClient({ TakeBankAnswers: { takeBankAnswers: told } });
    const shown: object[] = [];
    const actor = createActor(lookAtAnswers(client)).start();
    actor.send({
      type: 'action.run',
      subject: { rows, looked: null, show: (answers) => shown.push(answers) },
    });
    await answered();
    expect(sent).toEqual([['TakeBankAnswers', { input: { rows, checkOnly: true } }]]);
    expect(shown).toMatchObject([{ paid: 1 }]);
  });

  it('is read out of a csv and out of cells of a spreadsheet', () => {
    const expected = {
      rows: [
        { cashOutNo: 'T1', amount: 123_450, paid: true, transferNo: 'A,1' },
        { cashOutNo: 'T2', amount: 100, paid: false, reason: '户名 "不符"' },
      ],
    };
    const csv = [
      '\uFEFF"提现单号","收款户名","转账金额（元）","结果","转账单号","失败原因"',
      '"T1\t","张三","1,234.50","成功","A,1",""',
      '"T2","李四","1.00","失败","","户名 ""不符"""',
      '"T3","王五","1.00","","",""',
    ].join('\r\n');
    expect(readBankAnswers(csv)).toEqual(expected);
    const cells = '结果\t提现单号\t转账金额（元）\t转账单号\n成功\tT1\t1234.5\tA,1\n\n';
    expect(readBankAnswers(cells)).toEqual({ rows: expected.rows.slice(0, 1) });
  });

  it.each([
    ['', answersText.unreadable],
    ['提现单号\t结果\nT1\t成功', answersText.unreadable],
    ['提现单号\t转账金额\t结果\n', answersText.empty],
    ['提现单号\t转账金额\t结果\nT1\t一百\t成功', answersText.badAmount('T1')],
  ])('that is %j is told: %s', (pasted, problem) => {
    expect(readBankAnswers(pasted)).toEqual({ problem });
  });
});

testConfirmAction('resolving a problem of a payment', {
  build: resolveProblem,
  view: (actor) => <ResolveProblemDialog actor={actor} />,
  subject: { id: 4, kind: 'AMOUNT', payNo: 'Y4', reason: ' 已与渠道核对 ' },
  sticky: true,
  texts: resolveText,
  question: resolveText.question('Y4', problemNames.AMOUNT),
  sends: ['ResolvePaymentProblem', { id: 4, reason: '已与渠道核对' }],
  answers: {
    ResolvePaymentProblem: {
      resolvePaymentProblem: { __typename: 'PaymentProblem', id: 4, resolvedAt: '2026-11-28T10:00:00+08:00' },
    },
  },
  done: resolveText.done,
});

testConfirmAction('closing a difference between a bill and the books', {
  build: closeDifference,
  view: (actor) => <CloseDifferenceDialog actor={actor} />,
  subject: { id: 6, kind: 'ONLY_TOLD', number: 'X6', reason: ` ${readyReasons[0]} ` },
  sticky: true,
  texts: closeText,
  question: closeText.question(kindNames.ONLY_TOLD, 'X6'),
  sends: ['CloseBillDifference', { id: 6, reason: readyReasons[0] }],
  answers: {
    CloseBillDifference: {
      closeBillDifference: {
        ...{ __typename: 'BillDifference', id: 6, kind: 'ONLY_TOLD', lineKind: 'PAYMENT', number: 'X6' },
        ...{ tradeNo: '4200', paymentId: null, paymentStatus: null, problems: 0, told: 77, ours: null },
        ...{ toldAt: null, createdAt: '2026-11-28T10:00:00+08:00', closedAt: '2026-11-28T11:00:00+08:00' },
        ...{ closedBy: 'caiwu', reason: readyReasons[0] },
      },
    },
  },
  done: closeText.done,
});

describe('reading a bill again', () => {
  it('says how it stands then', async () => {
    takeNotices();
    const { client, sent } = recordingClient({
      CheckChannelBill: {
        checkChannelBill: {
          ...{ __typename: 'ChannelBill', id: 3, payType: 'WECHAT', day: '2026-11-27', state: 'DIFFERS' },
          ...{ code: '', askedAt: null, comparedAt: null, open: 1, closed: 0 },
          ...{ toldPayments: 1, toldPaid: 77, toldRefunds: 0, toldReturned: 0 },
          ...{ ourPayments: 0, ourPaid: 0, ourRefunds: 0, ourReturned: 0 },
        },
      },
    });
    createActor(checkBill(client))
      .start()
      .send({ type: 'action.run', subject: { payType: 'WECHAT', day: '2026-11-27' } });
    await answered();
    expect(sent).toEqual([['CheckChannelBill', { payType: 'WECHAT', day: '2026-11-27' }]]);
    expect(takeNotices()).toEqual([['warning', checkText.done('DIFFERS')]]);
  });
});

testConfirmAction('writing down the transfer of a recharge that went back', {
  build: transferRefund,
  view: (actor) => <TransferRefundDialog actor={actor} />,
  subject: { refundNo: 'B1', amount: 500, transferNo: ' X-1 ' },
  sticky: true,
  texts: transferText,
  question: transferText.question('B1', 500),
  sends: ['ConfirmRechargeRefund', { refundNo: 'B1', transferNo: 'X-1' }],
  answers: {
    ConfirmRechargeRefund: { confirmRechargeRefund: { __typename: 'RechargeRefund', id: 1, status: 'DONE' } },
  },
  done: transferText.done,
});

describe('actions of payments without a question', () => {
  it('say what came of them', async () => {
    takeNotices();
    const { client, sent } = recordingClient({
      RetryRechargeRefund: {
        retryRechargeRefund: { __typename: 'RechargeRefund', id: 1, nextTryAt: '2026-11-28T10:00:00+08:00' },
      },
      AskChannel: {
        askChannel: { __typename: 'ChannelAnswer', state: 'PAID', tradeNo: 'C1', amount: 500, paidAt: null },
      },
    });
    createActor(retryRefund(client))
      .start()
      .send({ type: 'action.run', subject: { refundNo: 'B1' } });
    await answered();
    createActor(askChannel(client))
      .start()
      .send({ type: 'action.run', subject: { id: 9 } });
    await answered();
    expect(sent).toEqual([
      ['RetryRechargeRefund', { refundNo: 'B1' }],
      ['AskChannel', { id: 9 }],
    ]);
    expect(takeNotices()).toEqual([
      ['success', retryText.done],
      ['success', askText.done('PAID', 500)],
    ]);
  });
});

const terms: Adjusted['terms'] = {
  ...{ __typename: 'AdjustTerms', accountId: 5, kind: 'BUYER', phone: '138******01', name: '小王' },
  ...{ balance: 10_000, free: 8_000, caseLimit: 20_000, dayLeft: 5_000 },
};
const item: Adjusted = { terms, isCompensation: true, number: '', clientNo: 'client-1' };
const amountField = () => screen.getByLabelText<HTMLInputElement>(/^金额/);
const reasonField = () => screen.getByLabelText<HTMLTextAreaElement>(/^原因/);

testEditRecord('the compensation of an account', {
  build: adjustBalance,
  view: (actor) => <AdjustDialog actor={actor} />,
  item,
  texts: adjustText,
  changes: [{ yuan: '30', reason: '快递丢件赔付' }],
  fill: (change) => {
    type(amountField(), change.yuan ?? '');
    type(reasonField(), change.reason ?? '');
  },
  stands: (form) => form.yuan !== '',
  saysOf: (problems) =>
    [problems.yuan, problems.number, problems.reason].filter((says) => says !== undefined),
  shows: (form) => expect([amountField().value, reasonField().value]).toEqual([form.yuan, form.reason]),
});

describe('adjusting a balance', () => {
  const sentFor = async (opened: Adjusted, change: Partial<AdjustForm>) => {
    takeNotices();
    const payload = { __typename: 'AdjustPayload', adjustment: null, approvalId: 3, balance: 10_000 };
    const { client, sent } = recordingClient({
      CompensateAccount: { compensateAccount: { ...payload, approvalId: null, balance: 13_000 } },
      AdjustBalance: { adjustBalance: payload },
    });
    const actor = createActor(adjustBalance(client)).start();
    actor.send({ type: 'editor.open', item: opened });
    actor.send({ type: 'form.edit', change: { reason: ' 重复扣款退回 ', ...change } });
    actor.send({ type: 'form.save' });
    await answered();
    return { sent, notices: takeNotices(), problems: actor.getSnapshot().context.problems };
  };
  const common = { accountId: 5, balance: 10_000, reason: '重复扣款退回', clientNo: 'client-1' };

  it('sends a compensation, and says the balance since', async () => {
    const { sent, notices } = await sentFor(item, { yuan: '30', number: ' P9 ' });
    expect(sent).toEqual([['CompensateAccount', { input: { ...common, amount: 3_000, number: 'P9' } }]]);
    expect(notices).toEqual([['success', adjustText.done(13_000)]]);
  });

  it.each([
    [{ kind: 'ADJUST', direction: 'in', yuan: '1' }, 100],
    [{ kind: 'ADJUST', direction: 'out', yuan: '1' }, -100],
    [{ kind: 'SUPPLEMENT', direction: 'in', yuan: '80' }, -8_000],
  ] as const)('sends %j as %d fen, and says that it waits for a second operator', async (change, amount) => {
    const { sent, notices } = await sentFor({ ...item, isCompensation: false }, change);
    expect(sent).toEqual([['AdjustBalance', { input: { ...common, kind: change.kind, amount } }]]);
    expect(notices).toEqual([['success', adjustText.asked]]);
  });

  it.each([
    [{ kind: 'SUPPLEMENT', yuan: '80.01' }, { yuan: adjustText.short(8_000) }],
    [{ yuan: '0' }, { yuan: adjustText.amountWrong }],
    [{ yuan: '1000000.01' }, { yuan: adjustText.amountMost }],
    [{ yuan: '1', number: 'P 9' }, { number: adjustText.numberWrong }],
    [{ yuan: '1', reason: '短' }, { reason: adjustText.reasonShort }],
  ] as const)('does not send %j', async (change, problems) => {
    const { sent, problems: says } = await sentFor(item, change);
    expect([sent, says]).toEqual([[], problems]);
  });

  it('takes a second operator above either limit', () => {
    const form = { kind: 'COMPENSATION', direction: 'in', number: '', reason: '' } as const;
    expect(needsSecond(changeOf({ ...form, yuan: '50' }), item)).toBe(false);
    expect(needsSecond(changeOf({ ...form, yuan: '50.01' }), item)).toBe(true);
    expect(needsSecond(changeOf({ ...form, yuan: '' }), item)).toBe(false);
  });
});

describe('what is typed to find a wallet', () => {
  it.each([
    [' 12 ', { accountId: 12 }],
    ['138 0000 0001', { phone: '13800000001', kind: 'BUYER' }],
    ['s13800000001', { phone: '13800000001', kind: 'SELLER' }],
    ['０', null],
    ['小王', null],
  ])('as %j finds %j', (typed, which) => {
    expect(walletOf(typed)).toEqual(which);
  });
});
