// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { actionNames, payText, stepText } from '../../web/src/console/cashOuts/cashOuts.text.ts';
import { PayCashOutsDialog } from '../../web/src/console/cashOuts/PayCashOutsDialog.tsx';
import { payCashOuts } from '../../web/src/console/cashOuts/payCashOuts.ts';
import { StepCashOutDialog } from '../../web/src/console/cashOuts/StepCashOutDialog.tsx';
import { stepCashOut } from '../../web/src/console/cashOuts/stepCashOut.ts';
import { actOnOrder } from '../../web/src/console/orders/actOnOrder.ts';
import { OrderStepDialog } from '../../web/src/console/orders/OrderStepDialog.tsx';
import { acceptNames, stepText as orderText } from '../../web/src/console/orders/orderActions.text.ts';
import { AdjustDialog } from '../../web/src/console/wallets/AdjustDialog.tsx';
import { type Adjusted, adjustBalance } from '../../web/src/console/wallets/adjustBalance.ts';
import { adjustText } from '../../web/src/console/wallets/wallets.text.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { alerts, button, press, submit } from '../support/viewTest.tsx';

afterEach(cleanup);

const MSG = '请核对后再确认';
/** A client whose only answer is that the figures are others by now. */
const refusing = (operation: string, errorKey: string, data: object) =>
  recordingClient({
    [operation]: inTurn(
      Array(2).fill({ data: null, errors: [{ message: MSG, extensions: { errorKey, data } }] }),
    ),
  });
const amounts = (sent: [string, unknown][]) =>
  sent.map(([, variables]) => (variables as { amount: number }).amount);
const asked = (text: string) => screen.getByText(text).localName;

describe('a dialog whose amount was changed by somebody else', () => {
  it('shows what a refund gives back now, and sends that only when it is confirmed again', async () => {
    const { client, sent } = refusing('RefundParcel', 'AMOUNT_CHANGED', { amount: 800 });
    const actor = createActor(actOnOrder(client)).start();
    render(<OrderStepDialog actor={actor} />);
    const subject = { step: 'refund', id: 7, no: 'P7', fen: 1_200, reason: '买家来电，双方同意' } as const;
    act(() => actor.send({ type: 'action.ask', subject }));
    press(button(acceptNames.refund));
    await act(answered);
    expect([asked(orderText.question('refund', 'P7', 800)), alerts()]).toEqual(['p', [MSG]]);
    expect(amounts(sent)).toEqual([1_200]);
    press(button(acceptNames.refund));
    await act(answered);
    expect(amounts(sent)).toEqual([1_200, 800]);
  });

  it('shows what a cash-out transfers now', async () => {
    const { client, sent } = refusing('ConfirmCashOut', 'AMOUNT_CHANGED', { amount: 940 });
    const actor = createActor(stepCashOut(client)).start();
    render(<StepCashOutDialog actor={actor} />);
    const subject = { id: 7, cashOutNo: 'T7', amount: 9_940, step: 'confirm', words: 'A-1' } as const;
    act(() => actor.send({ type: 'action.ask', subject }));
    press(button(actionNames.confirm));
    await act(answered);
    expect(asked(stepText.question('confirm', 'T7', 940))).toBe('p');
    press(button(actionNames.confirm));
    await act(answered);
    expect(amounts(sent)).toEqual([9_940, 940]);
  });

  it('shows how many cash-outs a list has now, and their sum', async () => {
    const { client, sent } = refusing('CreateCashOutBatch', 'AMOUNT_CHANGED', { amount: 9_940, count: 1 });
    const actor = createActor(payCashOuts(client)).start();
    render(<PayCashOutsDialog actor={actor} />);
    const subject = { ids: [7, 8], count: 2, amount: 19_880, onMade: () => {} };
    act(() => actor.send({ type: 'action.ask', subject }));
    press(button(payText.accept));
    await act(answered);
    expect(asked(payText.question(1, 9_940))).toBe('p');
    press(button(payText.accept));
    await act(answered);
    expect(amounts(sent)).toEqual([19_880, 9_940]);
  });

  it.each([
    [true, 'CompensateAccount'],
    [false, 'AdjustBalance'],
  ])(
    'shows the balance of now and what it would be after (compensation: %s)',
    async (isCompensation, operation) => {
      const { client, sent } = refusing(operation, 'BALANCE_CHANGED', { balance: 12_000, free: 9_000 });
      const actor = createActor(adjustBalance(client)).start();
      render(<AdjustDialog actor={actor} />);
      const terms: Adjusted['terms'] = {
        ...{ __typename: 'AdjustTerms', accountId: 5, kind: 'BUYER', phone: '138******01', name: '小王' },
        ...{ balance: 10_000, free: 8_000, caseLimit: 20_000, dayLeft: 5_000 },
      };
      const item = { terms, isCompensation, number: '', clientNo: 'client-1' };
      act(() => actor.send({ type: 'editor.open', item }));
      act(() => actor.send({ type: 'form.edit', change: { yuan: '30', reason: '快递丢件赔付' } }));
      submit(button(adjustText.save));
      await act(answered);
      expect(alerts()).toEqual([adjustText.moved(12_000, 9_000)]);
      expect(screen.getByText(adjustText.after).nextElementSibling?.textContent).toBe('¥150.00');
      submit(button(adjustText.save));
      await act(answered);
      const balances = sent.map(
        ([, variables]) => (variables as { input: { balance: number } }).input.balance,
      );
      expect(balances).toEqual([10_000, 12_000]);
    },
  );
});
