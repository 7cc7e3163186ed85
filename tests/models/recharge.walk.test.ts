import { describe, expect, it } from 'vitest';
import { rechargeMachine } from '../../web/src/features/recharge/recharge.machine.ts';
import { selectScreen, selectUnfinished } from '../../web/src/features/recharge/recharge.selectors.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { type Sights, walkOf } from '../support/walk.ts';
import { begun, busy, late, lost, paged, pending, scanned, settled, terms } from './recharge.samples.ts';

type Snapshot = Parameters<typeof selectScreen>[0];

/** What was begun is never lost from sight before it has an end. */
const underWay = ({ context: { payment, begun: all } }: Snapshot) => {
  expect(payment).not.toBeNull();
  if (payment?.payType) expect(all).toContainEqual(payment);
};

const waiting = (snapshot: Snapshot) => {
  underWay(snapshot);
  expect(selectScreen(snapshot)).toBe('waiting');
  expect(snapshot.hasTag('asking')).toBe(false);
  expect(snapshot.can({ type: 'payment.ask' })).toBe(true);
  expect(snapshot.can({ type: 'recharge.close' })).toBe(true);
};

const sights: Sights<typeof rechargeMachine, null> = {
  'shut.deciding': () => {},
  'shut.idle': (snapshot) => {
    expect(selectScreen(snapshot)).toBe('shut');
    expect(selectUnfinished(snapshot)).toBe(snapshot.context.payment);
  },
  'shut.glancing': (snapshot) => {
    underWay(snapshot);
    expect([selectScreen(snapshot), selectUnfinished(snapshot)]).toEqual(['shut', null]);
  },
  opening: (snapshot) => expect(snapshot.context.payment).toBeNull(),
  unopened: (snapshot) => expect(snapshot.can({ type: 'terms.reload' })).toBe(true),
  unavailable: (snapshot) => expect(snapshot.can({ type: 'form.submit' })).toBe(false),
  'form.deciding': () => {},
  'form.filling': (snapshot) => {
    expect(selectScreen(snapshot)).toBe('form');
    expect([snapshot.context.payment, snapshot.context.terms]).toEqual([null, terms]);
  },
  'form.broken': ({ context }) => expect(context.clientNo).not.toBeNull(),
  creating: (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot.context.clientNo).not.toBeNull();
    for (const type of ['form.submit', 'recharge.close', 'recharge.again'] as const)
      expect(snapshot.can({ type })).toBe(false);
  },
  'waiting.pausing': (snapshot) => {
    waiting(snapshot);
    expect(snapshot.context.asked).toBeLessThan(5);
  },
  'waiting.pausingLonger': (snapshot) => {
    waiting(snapshot);
    expect(snapshot.context.asked).toBeLessThan(10);
  },
  'waiting.pausingLongest': waiting,
  'waiting.unreached': waiting,
  'waiting.unseen': waiting,
  'waiting.asking': (snapshot) => {
    underWay(snapshot);
    expect(snapshot.hasTag('asking')).toBe(true);
    expect(snapshot.can({ type: 'payment.ask' })).toBe(false);
  },
  lookingOnceMore: (snapshot) => {
    underWay(snapshot);
    expect([selectScreen(snapshot), snapshot.hasTag('busy')]).toEqual(['waiting', true]);
  },
  settled: ({ context }) => {
    expect([context.payment, context.lack]).toEqual([null, null]);
    expect(context.settled?.balance).toBe(12_345);
  },
  'over.ended': (snapshot) => {
    underWay(snapshot);
    expect(snapshot.can({ type: 'recharge.again' })).toBe(true);
  },
  'over.looking': (snapshot) => {
    underWay(snapshot);
    expect([selectScreen(snapshot), snapshot.hasTag('asking')]).toEqual(['over', true]);
  },
};

const refused = { output: busy };
const ends = {
  pending: { output: pending },
  settled: { output: settled },
  closed: { output: { kind: 'closed' } },
  refused,
  lost,
};

const walk = walkOf(rechargeMachine, {
  input: { kept: null },
  gates: {
    loadTerms: {
      terms: { output: terms },
      none: { output: { ...terms, channels: [] } },
      refused,
      lost,
    },
    createPayment: {
      scanned: { output: begun(scanned) },
      paged: { output: begun(paged) },
      refused,
      spent: { output: refusal('PLATFORM_ERROR', '外部平台没有接受，请稍后再试') },
      lost,
    },
    checkPayment: { ...ends, abnormal: { output: { kind: 'abnormal' } } },
    glance: ends,
    lookOnceMore: ends,
    lookLate: { late: { output: late }, closed: ends.closed, lost },
    awaitExpiry: { over: { output: undefined } },
  },
  events: [
    { type: 'recharge.open', amount: null, payId: null },
    { type: 'recharge.open', amount: 3_456, payId: null },
    { type: 'recharge.open', amount: null, payId: 9 },
    { type: 'recharge.close' },
    { type: 'recharge.again' },
    { type: 'terms.reload' },
    { type: 'amount.type', text: '34.56' },
    // Too little.
    { type: 'amount.choose', fen: 500 },
    { type: 'channel.choose', payType: 'ALIPAY' },
    { type: 'form.submit' },
    { type: 'payment.ask' },
    { type: 'window.open' },
    { type: 'window.blocked' },
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
      asked,
      ending,
      lack,
    } = snapshot.context;
    return [
      snapshot.value,
      ...[text, payType, clientNo !== null, Object.keys(problems), payment?.payId, known !== null, lack],
      // Begun anew wherever they are looked at.
      ...(snapshot.matches('waiting') ? [asked] : []),
      ...(snapshot.matches('over') ? [ending] : []),
    ];
  },
  alike: ({ value, context: { clientNo, problems, payment, terms: known } }) => [
    value,
    clientNo !== null,
    Object.keys(problems),
    payment !== null,
    known !== null,
  ],
  stage: () => ({ world: null, machine: rechargeMachine }),
});

describe('recharging, walked', () => {
  it.each(walk.paths)('$title', (path) => path.run(undefined, sights));

  it('walks every edge', () => expect(walk.unwalked()).toEqual([]));
});
