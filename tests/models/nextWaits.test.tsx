// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { NextButton } from '../../web/src/features/shipments/shared/wizard/Summary.tsx';
import type { WizardPlan, WizardRef } from '../../web/src/features/shipments/shared/wizard/wizard.types.ts';

afterEach(cleanup);

type Step = 'recipients' | 'review';

const plan: WizardPlan<Step> = {
  ...{ steps: ['recipients', 'review'], label: '步骤', waitsFor: 'pricing', next: { recipients: '下一步' } },
  names: { recipients: '收件人', review: '核对', done: '完成' },
};

/** Can be gone on from once it is priced, and priced well. */
const pricing = setup({
  types: {
    context: {} as { step: Step; placed: null },
    events: {} as { type: 'price.good' | 'price.bad' | 'row.edit' } | { type: 'step.go'; step: Step },
    tags: {} as 'pricing',
  },
}).createMachine({
  context: { step: 'recipients', placed: null },
  initial: 'quoting',
  states: {
    quoting: { tags: 'pricing', on: { 'price.good': 'good', 'price.bad': 'bad' } },
    good: {
      on: { 'step.go': { actions: assign(({ event: { step } }) => ({ step })) }, 'row.edit': 'quoting' },
    },
    bad: { on: { 'row.edit': 'quoting' } },
  },
});

function shown() {
  const wizard = createActor(pricing).start();
  render(
    <NextButton
      wizard={wizard as unknown as WizardRef<Step>}
      plan={plan}
      screen="recipients"
      totalFee={null}
    />,
  );
  return {
    send: (type: 'price.good' | 'price.bad' | 'row.edit') => act(() => wizard.send({ type })),
    step: () => wizard.getSnapshot().context.step,
  };
}

const pressNext = () => fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });

it('goes on by the key once it is priced, when that was asked for before', () => {
  const { send, step } = shown();
  pressNext();
  expect(step()).toBe('recipients');
  send('price.good');
  expect(step()).toBe('review');
});

it('forgets that it was to go on when the price shows that it cannot', () => {
  const { send, step } = shown();
  pressNext();
  send('price.bad');
  send('row.edit');
  send('price.good');
  expect(step()).toBe('recipients');
  pressNext();
  expect(step()).toBe('review');
});
