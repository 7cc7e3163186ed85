// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { RechargeByAddress } from '../../web/src/features/payments/Recharge.tsx';
import { RechargeDialog } from '../../web/src/features/payments/RechargeDialog.tsx';
import { rechargeMachine } from '../../web/src/features/payments/recharge.machine.ts';
import {
  selectIsElsewhere,
  selectOpens,
  selectPage,
  selectScreen,
  selectUnfinished,
} from '../../web/src/features/payments/recharge.selectors.ts';
import {
  endingTexts,
  rechargeProblemText,
  rechargeText as text,
} from '../../web/src/features/payments/recharge.text.ts';
import { formatMoney } from '../../web/src/lib/money.ts';
import { rechargePath } from '../../web/src/lib/pagePaths.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { uiText } from '../../web/src/ui/base/ui.text.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  buttonSaying,
  createViewTest,
  editableFields,
  isBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';
import {
  begun,
  bridged,
  busy,
  late,
  lost,
  paged,
  pending,
  scanned,
  settled,
  terms,
  toLogIn,
  wechat,
} from './recharge.samples.ts';

type Snapshot = Parameters<typeof selectScreen>[0];

/** What was begun is never lost from sight before it has an end. */
const underWay = ({ context: { payment, begun: all } }: Snapshot) => {
  expect(payment).not.toBeNull();
  if (payment?.payType) expect(all).toContainEqual(payment);
};

const waiting = (snapshot: Snapshot) => {
  underWay(snapshot);
  expect(selectScreen(snapshot)).toBe('waiting');
  expect(snapshot.hasTag('checking')).toBe(false);
  expect(snapshot.can({ type: 'payment.ask' })).toBe(true);
  expect(snapshot.can({ type: 'recharge.close' })).toBe(true);
};

const stateAssertions: StateAssertions<typeof rechargeMachine, null> = {
  'windowClosed.deciding': () => {},
  'windowClosed.idle': (snapshot) => {
    expect(selectScreen(snapshot)).toBe('windowClosed');
    expect(selectUnfinished(snapshot)).toBe(snapshot.context.payment);
  },
  'windowClosed.checkingStatus': (snapshot) => {
    underWay(snapshot);
    expect([selectScreen(snapshot), selectUnfinished(snapshot)]).toEqual(['windowClosed', null]);
  },
  opening: (snapshot) => expect(snapshot.context.payment).toBeNull(),
  loadFailed: (snapshot) => expect(snapshot.can({ type: 'terms.reload' })).toBe(true),
  unavailable: (snapshot) => expect(snapshot.can({ type: 'form.submit' })).toBe(false),
  'form.deciding': () => {},
  'form.filling': (snapshot) => {
    expect(selectScreen(snapshot)).toBe('form');
    expect([snapshot.context.payment, snapshot.context.wechat]).toEqual([null, null]);
    expect({ ...snapshot.context.terms, payWay: 'DESKTOP' }).toEqual(terms);
  },
  'form.requestFailed': ({ context }) => expect(context.clientNo).not.toBeNull(),
  creating: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.context.clientNo).not.toBeNull();
    for (const type of ['form.submit', 'recharge.close', 'recharge.again'] as const)
      expect(snapshot.can({ type })).toBe(false);
  },
  leaving: (snapshot) => {
    expect([selectScreen(snapshot), snapshot.hasTag('busy'), snapshot.context.payment]).toEqual([
      'form',
      true,
      null,
    ]);
    // What comes back from there is the same request.
    expect(snapshot.context.clientNo).not.toBeNull();
    expect(snapshot.can({ type: 'form.submit' })).toBe(false);
  },
  'waiting.pausing': (snapshot) => {
    waiting(snapshot);
    expect(snapshot.context.checks).toBeLessThan(5);
  },
  'waiting.pausingLonger': (snapshot) => {
    waiting(snapshot);
    expect(snapshot.context.checks).toBeLessThan(10);
  },
  'waiting.pausingLongest': waiting,
  'waiting.statusUnavailable': waiting,
  'waiting.hidden': waiting,
  'waiting.checking': (snapshot) => {
    underWay(snapshot);
    expect(snapshot.hasTag('checking')).toBe(true);
    expect(snapshot.can({ type: 'payment.ask' })).toBe(false);
  },
  finalCheck: (snapshot) => {
    underWay(snapshot);
    expect([selectScreen(snapshot), snapshot.hasTag('busy')]).toEqual(['waiting', true]);
  },
  settled: ({ context }) => {
    expect([context.payment, context.shortfall]).toEqual([null, null]);
    expect(context.settled?.balance).toBe(12_345);
  },
  'over.ended': (snapshot) => {
    underWay(snapshot);
    expect(snapshot.can({ type: 'recharge.again' })).toBe(true);
  },
  'over.checking': (snapshot) => {
    underWay(snapshot);
    expect([selectScreen(snapshot), snapshot.hasTag('checking')]).toEqual(['over', true]);
  },
};

const PLACES = ['DESKTOP', 'IN_WECHAT'] as const;
const refused = { output: busy };
const ends = {
  pending: { output: pending },
  settled: { output: settled },
  closed: { output: { kind: 'closed' } },
  refused,
  lost,
};

/** All of it at a computer, and where one of the channels is for another browser. */
const modelTests = PLACES.map((payWay) => ({
  payWay,
  modelTest: createModelTest(rechargeMachine, {
    input: { kept: null },
    outcomes: {
      loadTerms: {
        terms: { output: { ...terms, payWay } },
        none: { output: { ...terms, channels: [] } },
        refused,
        lost,
      },
      createPayment: {
        scanned: { output: begun(scanned) },
        paged: { output: begun(paged) },
        bridged: { output: begun(bridged) },
        login: { output: toLogIn },
        refused,
        spent: { output: refusal('PLATFORM_ERROR', '外部平台没有接受，请稍后再试') },
        lost,
      },
      checkPayment: { ...ends, abnormal: { output: { kind: 'abnormal' } } },
      checkStatus: ends,
      finalStatusCheck: ends,
      checkAfterEnd: { late: { output: late }, closed: ends.closed, lost },
      awaitExpiry: { over: { output: undefined } },
    },
    events: [
      { type: 'recharge.open', amount: null, payId: null, wechat: null },
      { type: 'recharge.open', amount: 3_456, payId: null, wechat: null },
      { type: 'recharge.open', amount: null, payId: 9, wechat: null },
      { type: 'recharge.open', amount: null, payId: null, wechat },
      { type: 'recharge.close' },
      { type: 'recharge.again' },
      { type: 'terms.reload' },
      // Too little.
      { type: 'amount.type', text: '5' },
      { type: 'amount.choose', fen: 10_000 },
      { type: 'channel.choose', payType: 'ALIPAY' },
      { type: 'form.submit' },
      { type: 'payment.ask' },
      { type: 'window.open' },
      { type: 'window.blocked' },
      { type: 'window.closed' },
      { type: 'wallet.changed' },
      { type: 'tab.hidden' },
      { type: 'tab.shown' },
    ],
    limit: 60_000,
    key: (snapshot) => {
      const {
        text,
        payType,
        clientNo,
        problems,
        payment,
        terms: known,
        wechat: login,
        checks,
        ending,
        shortfall,
      } = snapshot.context;
      return [
        snapshot.value,
        ...[text, payType, clientNo !== null, Object.keys(problems), payment?.payId, shortfall],
        ...[login !== null, known !== null],
        // Begun anew wherever they are looked at.
        ...(snapshot.matches('waiting') ? [checks] : []),
        ...(snapshot.matches('over') ? [ending] : []),
      ];
    },
    equivalence: ({ value, context: { clientNo, problems, payment, terms: known, wechat: login } }) => [
      value,
      clientNo !== null,
      Object.keys(problems),
      payment !== null,
      known !== null,
      login !== null,
    ],
    fixture: () => ({
      world: null,
      machine: rechargeMachine.provide({
        actions: { openWindow: () => {}, announce: () => {}, leave: () => {} },
      }),
    }),
  }),
}));

describe.each(modelTests)('recharging at $payWay: paths of the machine', ({ modelTest }) => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const requests = [
  { amount: null, payId: null },
  { amount: 3_456, payId: null },
  { amount: null, payId: 9 },
];
const linkTo = (request: unknown) => JSON.stringify(request);
const backFromLogin = `${rechargePath()}&code=${wechat.code}&state=${wechat.state}`;
const payButton = () => within(screen.getByRole('dialog')).getByText<HTMLButtonElement>(/^去支付/);
const status = () => screen.getByRole('status').textContent;
/** Chosen already, it is chosen anew. */
const chooseAnew = (name: string, other: string) => {
  press(screen.getByLabelText(other));
  press(screen.getByLabelText(name));
};
const AGAIN = { waiting: text.again, settled: text.once, over: text.restart };

const pausing = (said: string) => (snapshot: Snapshot) => {
  const { manual, payment } = snapshot.context;
  expect(status()).toBe(manual ? text.notYet : said);
  expect([buttonSaying(text.again).disabled, isBusy(buttonSaying(text.iHavePaid))]).toEqual([false, false]);
  expect(screen.queryByLabelText(text.qrCode) !== null).toBe(payment?.qrCode != null);
};
const filling = (snapshot: Snapshot) => {
  const { text: typed, problems, shortfall } = snapshot.context;
  const isElsewhere = selectIsElsewhere(snapshot);
  expect(screen.queryByText(text.elsewhereOnly('支付宝')) !== null).toBe(isElsewhere);
  expect(payButton().disabled).toBe(isElsewhere);
  expect(screen.getByLabelText<HTMLInputElement>(text.amount).value).toBe(typed);
  expect(alerts()).toEqual(
    [problems.amount, problems.form].flatMap((problem) => rechargeProblemText(problem, terms) ?? []),
  );
  expect(screen.queryByText(text.shortfall(shortfall ?? 0)) !== null).toBe(shortfall !== null);
  expect(isBusy(payButton())).toBe(false);
};

const viewTestOf = (modelTest: (typeof modelTests)[number]['modelTest']) =>
  createViewTest(modelTest, {
    view: (recharge) => (
      <>
        {requests.map((request) => (
          <Link key={linkTo(request)} to={rechargePath(request)}>
            {linkTo(request)}
          </Link>
        ))}
        <Link to={backFromLogin}>{linkTo(wechat)}</Link>
        <RechargeByAddress actor={recharge} />
      </>
    ),
    externalEvents: ['wallet.changed', 'window.blocked', 'window.closed', 'tab.hidden', 'tab.shown'],
    userActions: {
      'recharge.open': ({ amount, payId, wechat: login }) =>
        press(screen.getByText(linkTo(login ?? { amount, payId }))),
      'recharge.close': () => press(screen.getByLabelText(uiText.close)),
      'recharge.again': (_, snapshot) =>
        press(buttonSaying(AGAIN[selectScreen(snapshot) as keyof typeof AGAIN])),
      'terms.reload': () => press(buttonSaying(text.retry)),
      'amount.type': ({ text: typed }) => {
        type(screen.getByLabelText(text.amount), '');
        type(screen.getByLabelText(text.amount), typed);
      },
      'amount.choose': ({ fen }) => chooseAnew(formatMoney(fen), formatMoney(20_000)),
      'channel.choose': () => chooseAnew('支付宝', '微信支付'),
      'form.submit': () => submit(payButton()),
      'payment.ask': (_, snapshot) =>
        press(buttonSaying(selectScreen(snapshot) === 'over' ? text.askAgain : text.iHavePaid)),
      'window.open': (_, { context: { payment } }) =>
        press(buttonSaying(payment?.wechatPay ? text.openWechat : text.openWindow)),
    },
    // A code has no window; where the browser keeps it from opening, a link takes the place of the button.
    notOffered: (snapshot, event) =>
      event.type === 'window.open' &&
      (!selectOpens(snapshot) || (snapshot.context.blocked && selectPage(snapshot) !== null)),
    stateAssertions: {
      'windowClosed.deciding': () => expect.unreachable('nobody rests here'),
      'windowClosed.idle': ({ context: { payment } }) => {
        expect(screen.queryByRole('dialog')).toBeNull();
        expect(alerts()).toEqual(payment ? [text.unfinished(payment) + text.goOn] : []);
      },
      'windowClosed.checkingStatus': () =>
        expect([screen.queryByRole('dialog'), alerts()]).toEqual([null, []]),
      opening: () => expect(screen.getByLabelText(text.loading)).toBeDefined(),
      loadFailed: () => expect(alerts()).toEqual([text.loadFailed]),
      unavailable: () => {
        expect(status()).toBe(text.unavailable);
        expect(screen.queryByLabelText(text.amount)).toBeNull();
      },
      'form.deciding': () => expect.unreachable('nobody rests here'),
      'form.filling': filling,
      'form.requestFailed': () => expect(alerts()).toEqual([text.requestFailed]),
      creating: () => {
        expect([isBusy(payButton()), buttonSaying(text.cancel).disabled]).toEqual([true, true]);
        expect(editableFields()).toEqual([]);
      },
      leaving: () => expect(isBusy(payButton())).toBe(true),
      'waiting.pausing': pausing(text.waiting),
      'waiting.pausingLonger': pausing(text.waiting),
      'waiting.pausingLongest': pausing(text.waiting),
      'waiting.statusUnavailable': ({ context }) =>
        expect(status()).toBe(context.msg || text.statusUnavailable),
      'waiting.hidden': pausing(text.waiting),
      'waiting.checking': ({ context: { manual } }) => {
        expect(status()).toBe(manual ? text.checking : text.waiting);
        expect(isBusy(buttonSaying(text.iHavePaid))).toBe(manual);
      },
      finalCheck: () => {
        expect([buttonSaying(text.again).disabled, isBusy(buttonSaying(text.iHavePaid))]).toEqual([
          true,
          true,
        ]);
      },
      settled: ({ context }) => {
        expect(status()).toContain(text.settled);
        expect(screen.queryByText(text.settledLate) !== null).toBe(context.settled?.late === true);
        expect(screen.queryByText(text.iHavePaid)).toBeNull();
      },
      'over.ended': ({ context }) => {
        const { title, words } = endingTexts[context.ending];
        expect([status(), isBusy(buttonSaying(text.askAgain))]).toEqual([title + words, false]);
      },
      'over.checking': () => expect(isBusy(buttonSaying(text.askAgain))).toBe(true),
    },
  });

describe.each(modelTests)('recharging at $payWay, in its dialog', ({ modelTest }) => {
  const viewTest = viewTestOf(modelTest);

  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

it('leads back to the page that it is for, once it is settled', () => {
  const { context } = createActor(rechargeMachine, { input: { kept: null } }).getSnapshot();
  const snapshot = rechargeMachine.resolveState({ value: 'settled', context: { ...context, settled } });
  const actor = createActor(rechargeMachine, { snapshot, input: { kept: null } }).start();
  const onClose = vi.fn();
  render(
    <MemoryRouter>
      <RechargeDialog actor={actor} back="/shipments/byHand" onClose={onClose} />
    </MemoryRouter>,
  );
  press(buttonSaying(text.back));
  expect(onClose.mock.calls).toEqual([['/shipments/byHand']]);
});
