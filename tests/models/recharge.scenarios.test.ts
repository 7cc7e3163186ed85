import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { keptOf } from '../../web/src/features/payments/recharge.draft.ts';
import { rechargeMachine } from '../../web/src/features/payments/recharge.machine.ts';
import type {
  Begun,
  Payment,
  PaymentRequest,
  Terms,
  Verdict,
} from '../../web/src/features/payments/recharge.rules.ts';
import {
  selectIsElsewhere,
  selectScreen,
  selectUnfinished,
} from '../../web/src/features/payments/recharge.selectors.ts';
import type { Kept, RechargeRequest } from '../../web/src/features/payments/recharge.setup.ts';
import { rechargeProblemText } from '../../web/src/features/payments/recharge.text.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { manualClock } from '../support/manualClock.ts';
import {
  begun,
  bridged,
  busy,
  late,
  paged,
  pending,
  scanned,
  settled,
  terms,
  toLogIn,
  wechat,
} from './recharge.samples.ts';

const turn = () => new Promise(setImmediate);
const closed: Verdict = { kind: 'closed' };
const offline = new Error('offline');

interface Script {
  kept?: Kept | null;
  termsAre?: Terms | Refusal;
  /** What creating answers, one after the other; then a code to scan. */
  creates?: (Begun | Error)[];
  /** What asking answers, one after the other; then that it waits. */
  verdicts?: (Verdict | Error)[];
  /** Whether the browser keeps windows from opening. */
  blocks?: boolean;
}

function start({ kept = null, termsAre = terms, creates = [], verdicts = [], blocks = false }: Script = {}) {
  const sent: (PaymentRequest | null)[] = [];
  const checks: (number | null)[] = [];
  const ends: (number | null)[] = [];
  const said: Verdict[] = [];
  const left: Begun[] = [];
  const clock = manualClock();
  const outside = { expire: () => {}, hide: () => {}, show: () => {}, moveMoney: () => {}, windows: 0 };
  const actor = createActor(
    rechargeMachine.provide({
      actors: {
        loadTerms: fromPromise<Terms | Refusal>(async () => termsAre),
        createPayment: fromPromise<Begun, PaymentRequest | null>(async ({ input }) => {
          sent.push(input);
          return answer(creates, begun(scanned));
        }),
        checkPayment: fromPromise<Verdict, { payId: number | null }>(async ({ input }) => {
          checks.push(input.payId);
          return answer(verdicts, pending);
        }),
        awaitExpiry: fromPromise<void, { endsAt: number | null }>(({ input }) => {
          ends.push(input.endsAt);
          return new Promise((resolve) => {
            outside.expire = resolve;
          });
        }),
        watchTab: fromCallback(({ sendBack }) => {
          outside.hide = () => sendBack({ type: 'tab.hidden' });
          outside.show = () => sendBack({ type: 'tab.shown' });
        }),
        subscribeToWallet: fromCallback(({ sendBack }) => {
          outside.moveMoney = () => sendBack({ type: 'wallet.changed' });
        }),
      },
      actions: {
        openWindow: ({ self }) => {
          if (blocks) self.send({ type: 'window.blocked' });
          else outside.windows += 1;
        },
        announce: (_, verdict) => void said.push(verdict),
        leave: (_, answer) => void left.push(answer),
      },
    }),
    { input: { kept }, clock },
  ).start();
  return {
    actor,
    ...{ sent, checks, ends, said, left, outside },
    open: async (request: Partial<RechargeRequest> = {}) => {
      actor.send({ type: 'recharge.open', amount: null, payId: null, wechat: null, ...request });
      await turn();
    },
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await turn();
    },
    pass: async (delay: number) => {
      clock.fire(delay);
      await turn();
    },
    happen: async (what: 'expire' | 'hide' | 'show' | 'moveMoney') => {
      outside[what]();
      await turn();
    },
    screen: () => selectScreen(actor.getSnapshot()),
    unfinished: () => selectUnfinished(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    /** What a reload finds. */
    kept: () => structuredClone(keptOf(actor.getSnapshot().context)),
  };
}

async function answer<T>(script: (T | Error)[], otherwise: T): Promise<T> {
  const next = script.shift() ?? otherwise;
  if (next instanceof Error) throw next;
  return next;
}

async function pay(script: Script = {}) {
  const run = start(script);
  await run.open();
  await run.send({ type: 'amount.choose', fen: 10_000 });
  await run.send({ type: 'form.submit' });
  return run;
}

describe('the form of a recharge', () => {
  it('sends whole fen of what was typed, by the channel that was chosen', async () => {
    const run = start();
    await run.open();
    await run.send({ type: 'amount.type', text: ' ¥1,234.5 ' });
    await run.send({ type: 'channel.choose', payType: 'ALIPAY' });
    await run.send({ type: 'form.submit' });
    expect(run.sent).toEqual([
      {
        amount: 123_450,
        payType: 'ALIPAY',
        payWay: 'DESKTOP',
        wechat: null,
        clientNo: expect.any(String),
      },
    ]);
    expect([run.screen(), run.context().payment]).toEqual(['waiting', scanned]);
  });

  it.each([
    ['', '请输入充值金额'],
    ['十元', '请输入正确的金额，最多两位小数'],
    ['12.345', '请输入正确的金额，最多两位小数'],
    ['9.99', '单次充值不能低于 ¥10.00'],
    ['50000.01', '单次充值不能超过 ¥50000.00'],
  ])('says what is wrong with %j, and sends nothing', async (text, words) => {
    const run = start();
    await run.open();
    await run.send({ type: 'amount.type', text });
    await run.send({ type: 'form.submit' });
    expect(rechargeProblemText(run.context().problems.amount, terms)).toBe(words);
    await run.send({ type: 'amount.choose', fen: 20_000 });
    expect([run.context().problems, run.context().text, run.sent]).toEqual([{}, '200', []]);
  });

  it.each([
    [3_456, '34.56'],
    [300, '10'],
    [12_000_000, '40000'],
    [10_000_001, '33333.34'],
  ])('proposes for %i fen that are lacking %s yuan', async (amount, text) => {
    const run = start();
    await run.open({ amount });
    expect([run.context().text, run.context().shortfall]).toEqual([text, amount]);
  });

  it('proposes what is still lacking after a part of it', async () => {
    const run = start({ verdicts: [{ ...settled, amount: 4_000_000 }, settled] });
    await run.open({ amount: 8_000_000 });
    await run.send({ type: 'form.submit' });
    await run.pass(3_000);
    await run.send({ type: 'recharge.again' });
    expect([run.sent[0]?.amount, run.context().text, run.context().shortfall]).toEqual([
      4_000_000,
      '40000',
      4_000_000,
    ]);
    await run.send({ type: 'form.submit' });
    await run.pass(3_000);
    expect(run.context().shortfall).toBe(3_990_000);
  });

  it('keeps what was corrected when the server says no', async () => {
    const run = start({ creates: [refusal('AMOUNT_MAX', '金额不能超过500.00元')] });
    await run.open({ amount: 3_456 });
    await run.send({ type: 'amount.type', text: '600' });
    await run.send({ type: 'form.submit' });
    const { text, problems } = run.context();
    expect([text, problems]).toEqual([
      '600',
      { amount: { code: 'AMOUNT_MAX', msg: '金额不能超过500.00元' } },
    ]);
  });

  it('is not there where nothing is set up', async () => {
    const run = start({ termsAre: { ...terms, channels: [] } });
    await run.open();
    expect(run.screen()).toBe('unavailable');
  });
});

describe('the number of a request', () => {
  const numbersOf = ({ sent }: ReturnType<typeof start>) => sent.map((request) => request?.clientNo);

  it('stays when the answer was lost or the channel was busy, so that nothing is begun twice', async () => {
    const run = await pay({ creates: [offline, busy] });
    await run.send({ type: 'form.submit' });
    await run.send({ type: 'form.submit' });
    expect([run.screen(), new Set(numbersOf(run)).size, run.sent.length]).toEqual(['waiting', 1, 3]);
  });

  it('stays over a reload', async () => {
    const before = await pay({ creates: [offline] });
    const run = start({ kept: before.kept() });
    await run.open();
    expect([run.actor.getSnapshot().matches({ form: 'requestFailed' }), run.context().text]).toEqual([
      true,
      '100',
    ]);
    await run.send({ type: 'form.submit' });
    expect(run.sent).toEqual(before.sent);
  });

  it('is a new one when the request changed or the old one was not placed', async () => {
    const run = await pay({ creates: [offline, refusal('PLATFORM_ERROR', '外部平台没有接受')] });
    await run.send({ type: 'channel.choose', payType: 'ALIPAY' });
    await run.send({ type: 'form.submit' });
    await run.send({ type: 'form.submit' });
    expect(new Set(numbersOf(run)).size).toBe(3);
  });

  it('takes one click of two', async () => {
    const run = start();
    await run.open({ amount: 10_000 });
    run.actor.send({ type: 'form.submit' });
    await run.send({ type: 'form.submit' });
    expect(run.sent).toHaveLength(1);
  });
});

describe('waiting for the payment', () => {
  it('ends with what was credited and the balance of now', async () => {
    const run = await pay({ verdicts: [pending, settled] });
    expect(run.ends).toEqual([scanned.endsAt]);
    await run.pass(3_000);
    await run.pass(3_000);
    expect([run.screen(), run.context().settled, run.checks]).toEqual(['settled', settled, [7, 7]]);
    expect(run.kept()).toMatchObject({ text: '', clientNo: null, payment: null, begun: [] });
  });

  it('asks less often the longer it takes', async () => {
    const run = await pay();
    for (const delay of [3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 10, 10]) await run.pass(delay * 1_000);
    expect(run.checks).toHaveLength(12);
  });

  it('asks at once when money has moved, and when the person says so', async () => {
    const run = await pay({ verdicts: [pending, settled] });
    await run.send({ type: 'payment.ask' });
    expect([run.checks.length, run.context().manual]).toEqual([1, true]);
    await run.happen('moveMoney');
    expect([run.checks.length, run.screen()]).toEqual([2, 'settled']);
  });

  it('asks nothing while the tab is hidden, and at once when it is back', async () => {
    const run = await pay({ verdicts: [settled] });
    await run.happen('hide');
    await expect(run.pass(3_000)).rejects.toThrow('timers');
    await run.happen('show');
    expect(run.screen()).toBe('settled');
  });

  it('goes on after an answer was lost or refused', async () => {
    const run = await pay({ verdicts: [offline, busy, settled] });
    await run.pass(3_000);
    expect(run.context().msg).toBe('');
    await run.pass(10_000);
    expect(run.context().msg).toBe('平台接口繁忙，请稍后再试');
    await run.pass(10_000);
    expect(run.screen()).toBe('settled');
  });

  it('does not lose what was paid in the last second', async () => {
    const run = await pay({ verdicts: [settled] });
    await run.happen('expire');
    expect(run.screen()).toBe('settled');
  });

  it.each([
    ['expired', [pending]],
    ['expired', [offline]],
    ['closed', [closed]],
  ] as const)('is %s when its time is over', async (ending, verdicts) => {
    const run = await pay({ verdicts: [...verdicts] });
    await run.happen('expire');
    expect([run.screen(), run.context().ending]).toEqual(['over', ending]);
    await run.send({ type: 'recharge.again' });
    expect([run.screen(), run.context().payment, run.context().begun]).toEqual(['form', null, []]);
  });

  it('shows a success that came late', async () => {
    const run = await pay({ verdicts: [closed, closed, late] });
    await run.pass(3_000);
    expect([run.screen(), run.context().ending]).toEqual(['over', 'closed']);
    await run.send({ type: 'payment.ask' });
    expect(run.screen()).toBe('over');
    await run.happen('moveMoney');
    expect([run.screen(), run.context().settled]).toEqual(['settled', late]);
  });

  it('leaves an amount that is not right to the operators', async () => {
    const run = await pay({ verdicts: [{ kind: 'abnormal' }] });
    await run.pass(3_000);
    expect([run.screen(), run.context().ending]).toEqual(['over', 'abnormal']);
  });
});

describe('the window of the channel', () => {
  it('opens by itself where there is no code, and again at a click', async () => {
    const run = await pay({ creates: [begun(paged)] });
    expect(run.outside.windows).toBe(1);
    await run.send({ type: 'window.open' });
    expect([run.outside.windows, run.context().blocked]).toEqual([2, false]);
  });

  it('says that the browser kept it from opening', async () => {
    const run = await pay({ creates: [begun(paged)], blocks: true });
    expect([run.screen(), run.context().blocked]).toEqual(['waiting', true]);
  });

  it('stays shut where a code can be scanned', async () => {
    const run = await pay();
    expect(run.outside.windows).toBe(0);
  });
});

describe('leaving and coming back', () => {
  it('stops asking, and goes on with the same payment', async () => {
    const run = await pay();
    await run.send({ type: 'recharge.close' });
    await expect(run.pass(3_000)).rejects.toThrow('timers');
    expect([run.screen(), run.unfinished(), run.checks]).toEqual(['windowClosed', scanned, [7]]);
    await run.open();
    expect([run.screen(), run.context().payment, run.checks]).toEqual(['waiting', scanned, [7, 7]]);
  });

  it('goes on after a reload with the same code', async () => {
    const before = await pay();
    const run = start({ kept: before.kept() });
    await turn();
    expect([run.unfinished(), run.checks]).toEqual([scanned, [7]]);
    await run.open();
    expect([run.screen(), run.context().payment, run.ends]).toEqual(['waiting', scanned, [scanned.endsAt]]);
  });

  it('announces what was paid meanwhile, once', async () => {
    const before = await pay();
    const run = start({ kept: before.kept(), verdicts: [settled] });
    await turn();
    await run.happen('moveMoney');
    expect([run.said, run.unfinished(), run.checks]).toEqual([[settled], null, [7]]);
  });

  it('receives a payment while nothing is shown', async () => {
    const run = await pay({ verdicts: [pending, settled] });
    await run.send({ type: 'recharge.close' });
    await run.happen('moveMoney');
    expect([run.said, run.unfinished()]).toEqual([[settled], null]);
  });

  it('forgets what was closed meanwhile, and keeps what could not be checked', async () => {
    const before = await pay();
    for (const [verdict, left] of [
      [closed, null],
      [offline, scanned],
      [busy, scanned],
    ] as const) {
      const run = start({ kept: before.kept(), verdicts: [verdict] });
      await turn();
      expect([run.unfinished(), run.said]).toEqual([left, []]);
    }
  });

  it('keeps an older one aside, with its code, while another is begun', async () => {
    const run = await pay({ creates: [begun(scanned), begun(paged)] });
    await run.send({ type: 'recharge.again' });
    await run.send({ type: 'amount.choose', fen: 20_000 });
    await run.send({ type: 'form.submit' });
    expect(run.context().begun).toEqual([paged, scanned]);
    await run.send({ type: 'recharge.close' });
    await run.open({ payId: 7 });
    expect([run.screen(), run.context().payment]).toEqual(['waiting', scanned]);
  });

  it('goes on with one of another browser without its code', async () => {
    const run = start();
    await run.open({ payId: 9 });
    expect(run.context().payment).toEqual({
      payId: 9,
      amount: 10_000,
      payType: null,
      payWay: 'DESKTOP',
      payUrl: null,
      qrCode: null,
      wechatPay: null,
      endsAt: scanned.endsAt,
    });
    await run.send({ type: 'recharge.again' });
    expect([run.screen(), run.context().payment]).toEqual(['form', null]);
  });
});

describe('within WeChat', () => {
  const inWechat: Terms = { ...terms, payWay: 'IN_WECHAT' };

  it('leaves to learn who pays, comes back to the same request, and opens the cashier', async () => {
    const before = await pay({ termsAre: inWechat, creates: [toLogIn] });
    expect([before.left, before.context().payment, before.outside.windows]).toEqual([[toLogIn], null, 0]);
    const run = start({ termsAre: inWechat, kept: before.kept(), creates: [begun(bridged)] });
    await run.open({ wechat });
    const [asked] = before.sent;
    expect(run.sent).toEqual([{ ...asked, payWay: 'IN_WECHAT', wechat }]);
    expect([run.screen(), run.context().payment, run.outside.windows]).toEqual(['waiting', bridged, 1]);
    expect(run.context().wechat).toBeNull();
  });

  it('asks the server at once when the cashier is closed, and believes nobody else', async () => {
    const run = await pay({ termsAre: inWechat, creates: [begun(bridged)], verdicts: [pending, settled] });
    await run.send({ type: 'window.closed' });
    expect([run.screen(), run.checks]).toEqual(['waiting', [6]]);
    await run.send({ type: 'window.open' });
    await run.send({ type: 'window.closed' });
    expect([run.screen(), run.outside.windows]).toEqual(['settled', 2]);
  });

  it('uses what WeChat has said once', async () => {
    const before = await pay({ termsAre: inWechat, creates: [toLogIn] });
    const run = start({ termsAre: inWechat, kept: before.kept(), creates: [offline, toLogIn] });
    await run.open({ wechat });
    expect(run.actor.getSnapshot().matches({ form: 'requestFailed' })).toBe(true);
    await run.send({ type: 'form.submit' });
    expect(run.sent.map((request) => [request?.wechat, request?.clientNo])).toEqual([
      [wechat, before.sent[0]?.clientNo],
      [null, before.sent[0]?.clientNo],
    ]);
    expect(run.left).toEqual([toLogIn]);
  });

  it('goes nowhere with what WeChat said for a request that is not there', async () => {
    const run = start({ termsAre: inWechat });
    await run.open({ wechat });
    expect([run.screen(), run.context().wechat, run.sent]).toEqual(['form', null, []]);
  });

  it('offers the form again to who comes back by the button of the browser', async () => {
    const run = await pay({ termsAre: inWechat, creates: [toLogIn] });
    await run.happen('show');
    expect([run.screen(), run.actor.getSnapshot().hasTag('busy'), run.context().text]).toEqual([
      'form',
      false,
      '100',
    ]);
  });

  it('sends nothing for a channel of another browser', async () => {
    const run = start({ termsAre: inWechat });
    await run.open();
    expect(run.context().payType).toBe('WECHAT');
    await run.send({ type: 'amount.choose', fen: 10_000 });
    await run.send({ type: 'channel.choose', payType: 'ALIPAY' });
    await run.send({ type: 'form.submit' });
    expect([run.screen(), selectIsElsewhere(run.actor.getSnapshot()), run.sent]).toEqual(['form', true, []]);
  });
});

describe('in the browser of a phone', () => {
  const onPhone: Terms = { ...terms, payWay: 'MOBILE' };
  const mobile: Payment = { ...paged, payWay: 'MOBILE' };

  it('goes to the channel, and on with the same payment when it leads back', async () => {
    const before = await pay({ termsAre: onPhone, creates: [begun(mobile)] });
    expect([before.sent[0]?.payWay, before.outside.windows]).toEqual(['MOBILE', 1]);
    const run = start({ termsAre: onPhone, kept: before.kept(), verdicts: [pending, pending, settled] });
    await run.open({ payId: 8 });
    expect([run.screen(), run.context().payment, run.outside.windows]).toEqual(['waiting', mobile, 0]);
    await run.pass(3_000);
    expect([run.screen(), run.checks]).toEqual(['settled', [8, 8, 8]]);
  });
});
