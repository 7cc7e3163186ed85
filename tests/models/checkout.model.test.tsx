// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { checkoutMachine } from '../../web/src/features/shipments/shared/checkout/checkout.machine.ts';
import type { CheckoutInput } from '../../web/src/features/shipments/shared/checkout/checkout.types.ts';
import { reviewText } from '../../web/src/features/shipments/shared/checkout/reviewStep.text.ts';
import { ReviewNotices } from '../../web/src/features/shipments/shared/review/ReviewNotices.tsx';
import { SummaryButtons } from '../../web/src/features/shipments/shared/wizard/Summary.tsx';
import { wizardText } from '../../web/src/features/shipments/shared/wizard/wizard.text.ts';
import type {
  Checkout,
  WizardPlan,
  WizardRef,
} from '../../web/src/features/shipments/shared/wizard/wizard.types.ts';
import { refusalText } from '../../web/src/fields/refusal.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { uncoveredByAll } from '../support/uncoveredByAll.ts';
import { createViewTest, isBusy, press } from '../support/viewTest.tsx';
import { placedOrder } from './checkout.samples.ts';
import { button } from './wizard.userActions.ts';

/** Without a wizard to tell. */
const alone = checkoutMachine.provide({ actions: { reportChange: () => {} } });
const lost = { error: new Error('offline') };
const CLOSED = '订单已关闭';

const fresh: CheckoutInput = {
  request: { type: 'BATCH', parts: [], senderId: 5 } as unknown as CheckoutInput['request'],
  ...{ createNo: 'c-1', payNo: null, placed: null, isResumed: false, exits: ['goods'] },
};

const testFrom = (input: CheckoutInput) =>
  createModelTest(alone, {
    input,
    outcomes: {
      placeOrder: {
        placed: { output: { kind: 'placed', placed: placedOrder } },
        dearer: { output: refusal('PRICE_CHANGED') },
        lost,
      },
      payOrder: {
        paid: { output: { kind: 'paid', paidFee: 534 } },
        short: { output: refusal('BALANCE_SHORT') },
        expired: { output: refusal('PAY_EXPIRED') },
        lost,
      },
      withdrawOrder: {
        withdrawn: { output: { kind: 'withdrawn' } },
        paid: { output: { kind: 'placed', placed: placedOrder } },
        dearer: { output: refusal('PRICE_CHANGED') },
        lost,
      },
      findPayment: {
        paid: { output: { kind: 'paid', paidFee: 534 } },
        unpaid: { output: { kind: 'unpaid' } },
        ended: { output: { kind: 'ended' } },
        refused: { output: refusal('NOT_FOUND') },
        lost,
      },
    },
    events: [
      { type: 'step.go', step: 'goods' },
      { type: 'step.go', step: 'review' },
      { type: 'order.submit' },
      { type: 'order.again' },
      { type: 'retry' },
    ],
    limit: 500,
    key: ({ value, context }) => [value, context.refusal?.errorKey, context.outcome?.kind],
    fixture: () => ({ world: null, machine: alone }),
  });

const modelTests = [
  testFrom(fresh),
  testFrom({ ...fresh, isResumed: true }),
  testFrom({ ...fresh, request: null, placed: placedOrder, payNo: 'p-1' }),
];

type Table = StateAssertions<typeof checkoutMachine, null>;
type Sight = Table[keyof Table];

const working: Sight = (snapshot) => {
  expect(snapshot.hasTag('busy')).toBe(true);
  for (const type of ['order.submit', 'order.again', 'retry'] as const)
    expect(snapshot.can({ type })).toBe(false);
};

const stateAssertions: Table = {
  deciding: () => expect.unreachable('decides at once'),
  'placing.requesting': (snapshot, world) => {
    working(snapshot, world);
    expect(snapshot.can({ type: 'step.go', step: 'goods' })).toBe(false);
    expect(snapshot.context).toMatchObject({ request: fresh.request, createNo: 'c-1' });
  },
  'placing.outcomeUnknown': (snapshot) => {
    expect(snapshot.hasTag('busy')).toBe(false);
    expect(snapshot.can({ type: 'order.submit' })).toBe(false);
    expect(snapshot.can({ type: 'step.go', step: 'review' })).toBe(false);
    expect(snapshot.context).toMatchObject({ request: fresh.request, createNo: 'c-1' });
  },
  'placing.withdrawing': (snapshot, world) => {
    working(snapshot, world);
    expect(snapshot.context).toMatchObject({ request: fresh.request, createNo: 'c-1', leavingTo: 'goods' });
  },
  'paying.checking': (snapshot, world) => {
    working(snapshot, world);
    expect(snapshot.context.placed).toEqual(placedOrder);
  },
  'paying.unchecked': (snapshot) => {
    expect(snapshot.can({ type: 'order.submit' })).toBe(false);
    expect(snapshot.can({ type: 'order.again' })).toBe(false);
  },
  'paying.requesting': (snapshot, world) => {
    working(snapshot, world);
    expect(snapshot.context.placed).toEqual(placedOrder);
    expect(snapshot.context.payNo).not.toBeNull();
  },
  'paying.unpaid': (snapshot) => {
    expect(snapshot.can({ type: 'retry' })).toBe(false);
    expect(snapshot.can({ type: 'step.go', step: 'goods' })).toBe(false);
  },
  'paying.outcomeUnknown': (snapshot) => expect(snapshot.can({ type: 'order.again' })).toBe(false),
  'paying.closed': (snapshot) => expect(snapshot.can({ type: 'order.submit' })).toBe(false),
  finished: ({ context: { outcome } }) => {
    expect(outcome).not.toBeNull();
    if (outcome?.kind === 'paid') expect(outcome.receipt).toEqual({ ...placedOrder, paidFee: 534 });
    if (outcome?.kind === 'left') expect(outcome.step).toBe('goods');
  },
};

describe('the checkout: paths of the machine', () => {
  for (const modelTest of modelTests)
    it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
      path.run(undefined, stateAssertions),
    );

  it('covers every state and transition', () => {
    expect(uncoveredByAll(modelTests.map(({ uncovered }) => uncovered()))).toEqual([]);
  });
});

const plan: WizardPlan<'goods' | 'review'> = {
  steps: ['goods', 'review'],
  label: '步骤',
  names: { goods: '商品', review: '核对', done: '完成' },
  next: {},
  waitsFor: 'busy',
};

/** The views look at the checkout where they would look at a wizard that has one. */
function Till({ checkout }: { checkout: Checkout }) {
  const wizard = checkout as unknown as WizardRef<'goods' | 'review'>;
  return (
    <>
      <ReviewNotices wizard={wizard} quote={null} closed={CLOSED}>
        {null}
      </ReviewNotices>
      <SummaryButtons wizard={wizard} plan={plan} screen="review" totalFee={null} />
    </>
  );
}

const payButton = () => button(/^(确认|继续)支付/);
const isSaid = (words: string) => screen.queryByText(words, { exact: false }) !== null;
const says = (words: string) => () => expect(isSaid(words)).toBe(true);
const asks = () => {
  expect(isBusy(payButton())).toBe(true);
  expect(screen.queryByText(wizardText.back)).toBeNull();
};

function wordsAgain({ value }: SnapshotFrom<typeof checkoutMachine>) {
  return JSON.stringify(value).includes('unpaid') ? reviewText.leave : wizardText.orderAgain;
}

const viewTests = modelTests.map((modelTest) =>
  createViewTest(modelTest, {
    view: (checkout) => <Till checkout={checkout} />,
    externalEvents: [],
    userActions: {
      'step.go': () => press(button(wizardText.back)),
      'order.submit': () => press(payButton()),
      'order.again': (_, snapshot) => press(button(wordsAgain(snapshot))),
      retry: () => press(button(wizardText.retry)),
    },
    stateAssertions: {
      deciding: () => expect.unreachable('decides at once'),
      'placing.requesting': asks,
      'placing.outcomeUnknown': says(reviewText.placingUnknown),
      'placing.withdrawing': () => {
        asks();
        expect(isSaid(reviewText.withdrawing)).toBe(true);
      },
      'paying.checking': () => {
        asks();
        expect(isSaid(reviewText.checking)).toBe(true);
        expect(isSaid('等待支付')).toBe(false);
      },
      'paying.unchecked': ({ context: { refusal: why } }) => {
        expect(isSaid(reviewText.unchecked)).toBe(true);
        expect(isSaid('等待支付')).toBe(false);
        if (why) expect(isSaid(refusalText(why))).toBe(true);
      },
      'paying.requesting': () => {
        asks();
        expect(payButton().textContent).toBe(wizardText.pay(placedOrder.totalFee));
        expect(isSaid(reviewText.placed(placedOrder.orderNo))).toBe(true);
      },
      'paying.unpaid': ({ context: { refusal: why } }) => {
        expect(payButton().textContent).toBe(wizardText.payAgain(534));
        expect(isSaid(reviewText.placed(placedOrder.orderNo))).toBe(true);
        expect(isSaid('等待支付')).toBe(true);
        if (why) expect(isSaid(refusalText(why))).toBe(true);
      },
      'paying.outcomeUnknown': says(reviewText.payingUnknown),
      'paying.closed': () => {
        expect(isSaid(CLOSED)).toBe(true);
        expect(isSaid(reviewText.placed(placedOrder.orderNo))).toBe(false);
      },
      finished: () => expect(payButton().disabled).toBe(true),
    },
  }),
);

describe('the checkout, in its view', () => {
  for (const one of viewTests) it.each(one.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => {
    expect(uncoveredByAll(viewTests.map(({ uncovered }) => uncovered()))).toEqual([]);
  });
});
