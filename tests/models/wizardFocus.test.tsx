// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { assign, createActor, createMachine, setup } from 'xstate';
import { GoodSummary } from '../../web/src/features/goodsPicker/GoodSummary.tsx';
import { useFocusAfterPicking } from '../../web/src/features/shipments/shared/items/useFocusAfterPicking.ts';
import { WizardFrame } from '../../web/src/features/shipments/shared/wizard/WizardFrame.tsx';
import type { WizardPlan, WizardRef } from '../../web/src/features/shipments/shared/wizard/wizard.types.ts';
import { Card } from '../../web/src/ui/layout/Card.tsx';
import { shirts } from '../support/goodsFacts.samples.ts';
import { press } from '../support/viewTest.tsx';
import { facts } from './shipByHand.samples.ts';
import { goodAnswers } from './shipmentGood.samples.ts';

afterEach(cleanup);

type Step = 'goods' | 'recipients';

const plan: WizardPlan<Step> = {
  ...{ steps: ['goods', 'recipients'], label: '步骤', waitsFor: 'busy', next: {} },
  names: { goods: '选择商品', recipients: '收件人', done: '完成' },
};

const stepping = setup({
  types: {
    context: {} as { step: Step; placed: null },
    events: {} as { type: 'step.go'; step: Step },
  },
}).createMachine({
  context: { step: 'goods', placed: null },
  initial: 'composing',
  states: { composing: { on: { 'step.go': { actions: assign(({ event: { step } }) => ({ step })) } } } },
});

it('whoever goes to another step has the focus at its heading', () => {
  const wizard = createActor(stepping).start();
  render(
    <WizardFrame
      wizard={wizard as unknown as WizardRef<Step>}
      plan={plan}
      errors={{}}
      step={(step) => <Card title={`第 ${step} 步`}>…</Card>}
      summary={() => <h2>清单</h2>}
      result={null}
    />,
  );
  expect(document.activeElement).toBe(document.body);
  act(() => wizard.send({ type: 'step.go', step: 'recipients' }));
  expect(document.activeElement?.textContent).toBe('第 recipients 步');
});

it('a step counts what has to be mended, and nothing of it once the order is paid', () => {
  const { composing } = stepping.config.states ?? {};
  const ending = {
    ...stepping.config,
    states: { composing: { ...composing, on: { paid: 'shipped' } }, shipped: {} },
  };
  const wizard = createActor(createMachine(ending as never)).start();
  render(
    <WizardFrame
      wizard={wizard as unknown as WizardRef<Step>}
      plan={plan}
      errors={{ recipients: 2 }}
      step={() => null}
      summary={() => null}
      result="支付成功"
    />,
  );
  expect(screen.getByText('2 处待改')).toBeTruthy();
  act(() => wizard.send({ type: 'paid' } as never));
  expect(screen.getByText('支付成功')).toBeTruthy();
  expect(screen.queryByText('2 处待改')).toBeNull();
});

function Picking() {
  const [isPicking, setPicking] = useState(true);
  const heading = useFocusAfterPicking(isPicking);
  return (
    <Card title="发货商品" heading={heading}>
      {isPicking && (
        <button type="button" onClick={() => setPicking(false)}>
          抽纸
        </button>
      )}
    </Card>
  );
}

it('whoever picked goods has the focus at the heading above them', () => {
  render(<Picking />);
  screen.getByRole('button').focus();
  press(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '发货商品' }));
});

it('goods of several prices have the least of them, and say so', () => {
  const priceOf = (good: Parameters<typeof goodAnswers>[0]) => {
    const { container } = render(<GoodSummary good={goodAnswers(good).LoadShipmentGood.good} />);
    return [...container.querySelectorAll('p')].at(-1)?.textContent;
  };
  expect(priceOf(shirts)).toBe('¥30.00起 / 件');
  expect(priceOf(facts)).toMatch(/^¥2\.60 \/ 件$/);
});
