// @vitest-environment happy-dom

import { act, cleanup, render } from '@testing-library/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import {
  type Draft,
  type Opened,
  type Quoted,
  STEPS,
  type Step,
} from '../../web/src/features/shipments/byHand/flow/draft.ts';
import { shipByHandMachine } from '../../web/src/features/shipments/byHand/flow/shipByHand.machine.ts';
import type { Wizard } from '../../web/src/features/shipments/byHand/flow/shipByHand.selectors.ts';
import { checkoutMachine } from '../../web/src/features/shipments/shared/checkout/checkout.machine.ts';
import type {
  PayResult,
  PlaceResult,
} from '../../web/src/features/shipments/shared/checkout/checkout.types.ts';
import { noEntry as nowhere } from '../../web/src/features/shipments/shared/wizard/entry.ts';
import {
  useIsReturn,
  useStepHistory,
} from '../../web/src/features/shipments/shared/wizard/useStepHistory.ts';
import { manualClock } from '../support/manualClock.ts';
import { placedOrder } from './checkout.samples.ts';
import { basket, chosen, quoteOf, zhang } from './shipByHand.samples.ts';

afterEach(cleanup);

const home = '/';
const wizardPage = '/shipments/byHand';
interface Seen {
  path: string;
  step: string;
  isReturn: boolean;
  go: NavigateFunction | null;
  wizard: Wizard | null;
  /** Called once, when the page has entered a new step and the router has not rendered it yet. */
  entered: (() => void) | null;
}

interface Props {
  seen: Seen;
  logic: typeof shipByHandMachine;
  clock: ReturnType<typeof manualClock>;
}

function Way(props: Props) {
  const { pathname } = useLocation();
  const go = useNavigate();
  useEffect(() => void Object.assign(props.seen, { path: pathname, go }));
  return pathname === wizardPage ? <Page {...props} /> : null;
}

function Page({ seen, logic, clock }: Props) {
  const wizard = useActorRef(logic, { input: { account: 'u-li', entry: nowhere }, clock });
  const step = useSelector(wizard, ({ context, value }) => (value === 'shipped' ? 'done' : context.step));
  useStepHistory(wizard, STEPS);
  const isReturn = useIsReturn();
  useEffect(() => void Object.assign(seen, { wizard, step, isReturn }));
  useEffect(() => {
    seen.entered?.();
    seen.entered = null;
  });
  return null;
}

/** The wizard on its page above the home page, with the draft as it was kept. */
async function opened(draft: Partial<Draft> = {}) {
  const clock = manualClock();
  const logic = shipByHandMachine.provide({
    actors: {
      openDraft: fromPromise(
        async (): Promise<Opened> => ({
          ...{ kind: 'opened', facts: basket, refusal: null },
          draft: { ...chosen, rows: [zhang], ...draft },
        }),
      ),
      quote: fromPromise(async (): Promise<Quoted> => ({ kind: 'quoted', quote: quoteOf([zhang]) })),
      checkout: checkoutMachine.provide({
        actors: {
          placeOrder: fromPromise(
            async (): Promise<PlaceResult> => ({ kind: 'placed', placed: placedOrder }),
          ),
          payOrder: fromPromise(async (): Promise<PayResult> => ({ kind: 'paid', paidFee: 534 })),
        },
      }),
    },
  });
  const seen: Seen = { path: '', step: '', isReturn: false, go: null, wizard: null, entered: null };
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[home, wizardPage]} initialIndex={1}>
        <Way seen={seen} logic={logic} clock={clock} />
      </MemoryRouter>,
    );
  });
  return {
    /** Where the person is: the step, or the page outside of the wizard. */
    place: () => (seen.path === wizardPage ? seen.step : seen.path),
    isReturn: () => seen.isReturn,
    go: (steps: number) => act(async () => void seen.go?.(steps)),
    /** Back is pressed before the router has rendered the entry of the step chosen. */
    chooseAndGoBack: (step: Step) =>
      act(async () => {
        seen.entered = () => seen.go?.(-1);
        seen.wizard?.send({ type: 'step.go', step });
      }),
    choose: (step: Step) => act(async () => seen.wizard?.send({ type: 'step.go', step })),
    tell: (event: Parameters<Wizard['send']>[0]) => act(async () => seen.wizard?.send(event)),
    priced: () => act(async () => clock.fire(500)),
  };
}

type Run = Awaited<ReturnType<typeof opened>>;

/** The places that one comes to by going back until the wizard is left. */
async function wayOut(run: Run): Promise<string[]> {
  const places = [run.place()];
  while (places.at(-1) !== home) {
    await run.go(-1);
    places.push(run.place());
    if (places.length > 8) break;
  }
  return places;
}

it('goes back step by step, and out of the wizard from the first', async () => {
  const run = await opened();
  await run.choose('delivery');
  await run.choose('recipients');
  expect(await wayOut(run)).toEqual(['recipients', 'delivery', 'goods', home]);
});

it('goes back from a step whose entry is not rendered yet', async () => {
  const run = await opened();
  await run.choose('delivery');
  await run.chooseAndGoBack('recipients');
  expect(await wayOut(run)).toEqual(['delivery', 'goods', home]);
});

it('goes forward again to the steps ahead', async () => {
  const run = await opened();
  await run.choose('delivery');
  await run.choose('recipients');
  await run.go(-1);
  await run.go(-1);
  await run.go(1);
  expect(run.place()).toBe('delivery');
  await run.go(1);
  expect(run.place()).toBe('recipients');
});

it('goes back one step from where a kept draft opens, too', async () => {
  const run = await opened({ step: 'recipients' });
  expect(await wayOut(run)).toEqual(['recipients', 'delivery', 'goods', home]);
});

it('doubles nothing when the person goes back on the page itself', async () => {
  const run = await opened();
  await run.choose('delivery');
  await run.choose('recipients');
  await run.choose('goods');
  await run.choose('delivery');
  expect(await wayOut(run)).toEqual(['delivery', 'goods', home]);
});

it('waits forward for the price that a step needs', async () => {
  const run = await opened({ step: 'recipients' });
  await run.priced();
  await run.choose('review');
  await run.go(-1);
  await run.go(1);
  expect(run.place()).toBe('recipients');
  await run.priced();
  expect(run.place()).toBe('review');
  expect(await wayOut(run)).toEqual(['review', 'recipients', 'delivery', 'goods', home]);
});

it('stays at the last reachable step when later ones lost what they need', async () => {
  const run = await opened();
  await run.choose('delivery');
  await run.choose('recipients');
  await run.go(-1);
  await run.go(-1);
  await run.tell({ type: 'goods.choose', goodId: 8 });
  await run.go(2);
  expect(await wayOut(run)).toEqual(['goods', home]);
});

it('leaves a wizard whose order is paid', async () => {
  const run = await opened({ step: 'review' });
  await run.tell({ type: 'order.submit' });
  expect(await wayOut(run)).toEqual(['done', home]);
});

it('the page of a first step is known when it is come back to', async () => {
  const run = await opened();
  expect([run.place(), run.isReturn()]).toEqual(['goods', false]);
  await run.go(-1);
  expect(run.place()).toBe(home);
  await run.go(1);
  expect([run.place(), run.isReturn()]).toEqual(['goods', true]);
});
