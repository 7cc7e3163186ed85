// @vitest-environment happy-dom
import { MockedProvider } from '@apollo/client/testing/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Opened, Quoted, Step } from '../../web/src/features/shipments/byHand/flow/draft.ts';
import { shipByHandMachine } from '../../web/src/features/shipments/byHand/flow/shipByHand.machine.ts';
import type { Wizard } from '../../web/src/features/shipments/byHand/flow/shipByHand.selectors.ts';
import { recipientsText } from '../../web/src/features/shipments/byHand/flow/shipByHand.text.ts';
import type { QuoteRequest } from '../../web/src/features/shipments/byHand/flow/shipParts.ts';
import { RecipientsStep } from '../../web/src/features/shipments/byHand/recipients/RecipientsStep.tsx';
import { ReviewStep } from '../../web/src/features/shipments/byHand/review/ReviewStep.tsx';
import type { Recipient } from '../../web/src/features/shipments/shared/recipients/recipient.ts';
import { basketOf } from '../../web/src/features/shipments/shared/wizard/basket.ts';
import { type Entry, noEntry as entry } from '../../web/src/features/shipments/shared/wizard/entry.ts';
import { AppActorsContext } from '../../web/src/lib/appActors.ts';
import { plainGood, shirts } from '../support/goodsFacts.samples.ts';
import { idleActors, press } from '../support/viewTest.tsx';
import { chosen, quoteOf, zhang } from './shipByHand.samples.ts';

afterEach(cleanup);

const shirt = { ...shirts, name: '纯棉圆领短袖T恤 宽松' };
const lines = [
  { goodId: 90, skuId: 903, quantity: 1 },
  { goodId: 8, skuId: 80, quantity: 1 },
];
const facts = basketOf([shirt, plainGood(8, { name: '防水长柄晴雨伞' })], lines);

async function open(step: Step, rows: readonly Recipient[], view: (wizard: Wizard) => ReactNode) {
  const actors = {
    openDraft: fromPromise<Opened, Entry>(async () => ({
      ...{ kind: 'opened', facts, refusal: null },
      draft: { ...chosen, lines, step, rows },
    })),
    quote: fromPromise<Quoted, QuoteRequest>(async () => ({ kind: 'quoted', quote: quoteOf(rows) })),
  };
  const wizard = createActor(shipByHandMachine.provide({ actors }), {
    input: { account: 'u-li', entry },
  }).start();
  await act(async () => {
    render(
      <MockedProvider>
        <MemoryRouter>
          <AppActorsContext value={idleActors()}>{view(wizard)}</AppActorsContext>
        </MemoryRouter>
      </MockedProvider>,
    );
  });
}

const blue = { ...zhang, specification: '蓝色 L' };

it('the list tells a parcel by its combination alone where that says which goods it is of', async () => {
  await open('recipients', [blue], (wizard) => <RecipientsStep wizard={wizard} />);
  expect(screen.getByText('蓝色 L×1').closest('button')?.title).toBe('纯棉圆领短袖T恤 宽松 蓝色 L×1');
});

it('the review tells what is in a parcel whole, in as many lines as it needs', async () => {
  await open('review', [zhang], (wizard) => <ReviewStep wizard={wizard} onSeek={() => {}} />);
  const words = screen.getByText('红色 XL×1、防水长柄×1');
  expect(words.className).not.toMatch(/ellipsis|clamp/);
  expect(words.closest('tr')?.style.height).toBe('96px');
});

it('recipients that were left out last time are said to be there, until they are removed', async () => {
  await open('recipients', [{ ...blue, leftOver: true }], (wizard) => <RecipientsStep wizard={wizard} />);
  expect(screen.getByText(recipientsText.leftOver(1))).toBeDefined();
  await act(async () => press(screen.getByRole('button', { name: recipientsText.remove })));
  expect(screen.queryByText(recipientsText.leftOver(1))).toBeNull();
});
