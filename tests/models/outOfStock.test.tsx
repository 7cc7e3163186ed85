// @vitest-environment happy-dom
import { MockedProvider } from '@apollo/client/testing/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { shipAutoMachine } from '../../web/src/features/shipments/auto/flow/shipAuto.machine.ts';
import { blankAutoContext } from '../../web/src/features/shipments/auto/flow/shipAuto.setup.ts';
import { batchReviewText } from '../../web/src/features/shipments/auto/flow/shipAuto.text.ts';
import { AutoReviewStep } from '../../web/src/features/shipments/auto/review/AutoReviewStep.tsx';
import type { Opened } from '../../web/src/features/shipments/byHand/flow/draft.ts';
import { shipByHandMachine } from '../../web/src/features/shipments/byHand/flow/shipByHand.machine.ts';
import { byHandPlan } from '../../web/src/features/shipments/byHand/flow/shipByHand.text.ts';
import { ReviewStep } from '../../web/src/features/shipments/byHand/review/ReviewStep.tsx';
import { reviewText as text } from '../../web/src/features/shipments/shared/checkout/reviewStep.text.ts';
import type { Recipient } from '../../web/src/features/shipments/shared/recipients/recipient.ts';
import { type Entry, noEntry as entry } from '../../web/src/features/shipments/shared/wizard/entry.ts';
import { SummaryButtons } from '../../web/src/features/shipments/shared/wizard/Summary.tsx';
import { wizardText } from '../../web/src/features/shipments/shared/wizard/wizard.text.ts';
import type { BatchInput } from '../../web/src/graphql/generated/graphql.ts';
import { AppActorsContext } from '../../web/src/lib/appActors.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { alerts, idleActors, press } from '../support/viewTest.tsx';
import { atReview, batchQuoteOf, scarceQuote } from './shipAuto.samples.ts';
import { basket, chosen, quoteOf, zhang } from './shipByHand.samples.ts';

afterEach(cleanup);

const rows = [1, 2, 3].map(
  (at): Recipient => ({ ...zhang, id: `r${at}`, phone: `1391234567${at}`, detail: `文三路 ${at} 号` }),
);
const skuId = basket.items[0]?.skuId ?? 0;
const pieces = basket.items[0]?.quantity ?? 0;

const msg = `库存不足，仅剩${pieces * 2}件`;

/** A wizard in the review of these recipients, where the stock reaches for two of them. */
async function review(all: readonly Recipient[], stock = { pieces: pieces * 2 }) {
  const actors = {
    openDraft: fromPromise<Opened, Entry>(async () => ({
      ...{ kind: 'opened', facts: basket, refusal: null },
      draft: { ...chosen, step: 'review', rows: all },
    })),
    quote: fromPromise<ReturnType<typeof priced>, { rows: readonly Recipient[] }>(async ({ input }) =>
      priced(input.rows),
    ),
  };
  function priced(going: readonly Recipient[]) {
    const need = { skuId, title: '抽纸', pieces: pieces * going.length, available: stock.pieces };
    const isShort = need.pieces > need.available;
    const problem = { field: 'row', reasonCode: 'STOCK_SHORT', msg, blocking: true } as const;
    const quote = quoteOf(going, { stock: [need], problems: isShort ? [problem] : [] });
    return { kind: 'quoted' as const, quote };
  }
  const wizard = createActor(shipByHandMachine.provide({ actors: actors as never }), {
    input: { account: 'u-li', entry },
  }).start();
  await act(async () => {
    render(
      <MockedProvider>
        <MemoryRouter>
          <AppActorsContext value={idleActors()}>
            <ReviewStep wizard={wizard} onSeek={() => {}} />
            <SummaryButtons wizard={wizard} plan={byHandPlan} screen="review" totalFee={null} />
          </AppActorsContext>
        </MemoryRouter>
      </MockedProvider>,
    );
  });
  return wizard;
}

it('a shortage is told once, at the rows beyond the stock, and without these the others can be paid', async () => {
  const wizard = await review(rows);
  expect(screen.getByText(text.outOfStock([], 1))).toBeDefined();
  expect(screen.queryByText(msg)).toBeNull();
  expect(screen.queryByText(text.blocked(1))).toBeNull();
  expect(screen.getAllByText(/排在前面的包裹先发/)).toHaveLength(1);
  expect(wizard.getSnapshot().can({ type: 'order.submit' })).toBe(false);
  await act(async () => press(screen.getByRole('button', { name: text.onlyOthers(2) })));
  expect(wizard.getSnapshot().context.rows.map(({ excluded }) => excluded)).toEqual([false, false, true]);
  expect(screen.queryByText(text.outOfStock([], 1))).toBeNull();
  expect(wizard.getSnapshot().can({ type: 'order.submit' })).toBe(true);
});

it('once the stock is filled up again, the order is priced again where it stands, and can be paid', async () => {
  const stock = { pieces: pieces * 2 };
  const wizard = await review(rows, stock);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: wizardText.pay(null) }).disabled).toBe(true);
  stock.pieces = pieces * 3;
  await act(async () => press(screen.getByRole('button', { name: wizardText.quoteAgain })));
  expect(wizard.getSnapshot().can({ type: 'order.submit' })).toBe(true);
  expect(screen.queryByRole('button', { name: wizardText.quoteAgain })).toBeNull();
  expect(screen.queryByText(text.outOfStock([], 1))).toBeNull();
});

it('with the rows beyond the stock all others that cannot go are left out', async () => {
  const phoneless = { ...zhang, id: 'r4', phone: '', detail: '文三路 4 号' };
  const wizard = await review([...rows, phoneless]);
  await act(async () => press(screen.getByRole('button', { name: text.onlyOthers(2) })));
  const { context } = wizard.getSnapshot();
  expect(context.rows.map(({ excluded }) => excluded)).toEqual([false, false, true, true]);
  expect(wizard.getSnapshot().can({ type: 'order.submit' })).toBe(true);
});

it("of a shop's orders a shortage is told once, by what is short, also after the batch was refused for it", async () => {
  const why = refusal('STOCK_SHORT', '【抽纸】库存不足，仅剩1件');
  const actors = {
    quote: fromPromise(async ({ input }: { input: BatchInput }) => ({
      kind: 'quoted' as const,
      quote: input.parts.some(({ shopOrderIds }) => shopOrderIds?.length) ? scarceQuote() : batchQuoteOf(),
    })),
  };
  const wizard = createActor(shipAutoMachine.provide({ actors: actors as never }), {
    input: { account: 'u-li' },
    snapshot: shipAutoMachine.resolveState({
      value: { composing: { review: 'ready' } },
      context: { ...blankAutoContext({ account: 'u-li' }), ...atReview, quote: scarceQuote(), refusal: why },
    }),
  }).start();
  await act(async () => {
    render(
      <MockedProvider>
        <MemoryRouter>
          <AutoReviewStep wizard={wizard} />
        </MemoryRouter>
      </MockedProvider>,
    );
  });
  expect(screen.getByText(batchReviewText.short(['抽纸'], 1))).toBeDefined();
  expect(screen.queryByText(why.msg)).toBeNull();
  await act(async () => press(screen.getByRole('button', { name: text.onlyOthers(1) })));
  expect(alerts()).toEqual([]);
});
