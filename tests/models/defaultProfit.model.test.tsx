// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { DefaultProfitView } from '../../web/src/features/promotion/DefaultProfitView.tsx';
import { editDefaultProfit } from '../../web/src/features/promotion/markUpActions.ts';
import { amountProblemText, defaultText as text } from '../../web/src/features/promotion/markUps.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { createModelTest } from '../support/modelTest.ts';
import {
  alerts,
  buttonSaying,
  createViewTest,
  editableFields,
  isBusy as isButtonBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';

const amounts = { profit: 20, courierProfit: 0 };
const limits = { maxProfit: 80, maxCourierProfit: 100 };
const tooMuch = refusal('PROFIT_RANGE', '利润不能超过0.50元', { field: 'profit', max: 50 });
const closed = refusal('FORBIDDEN', '没有权限');

const logic = editDefaultProfit(recordingClient({}).client);

const events = [
  { type: 'editor.open', item: { ...amounts, ...limits } },
  { type: 'editor.close' },
  { type: 'form.edit', change: { profit: '0.60' } },
  { type: 'form.edit', change: { profit: '0.90' } },
  { type: 'form.save' },
] as const;

const modelTest = createModelTest(logic, {
  outcomes: {
    saveForm: {
      saved: { output: {} },
      tooMuch: { output: tooMuch },
      closed: { output: closed },
      lost: { error: new Error('offline') },
    },
  },
  events: [...events],
  limit: 300,
  key: ({ value, context: { form, problems, refusal: refused } }) => [
    ...[value, form.profit, Object.keys(problems), refused?.errorKey],
  ],
  fixture: () => ({ world: undefined, machine: logic.provide({ actions: { announce: () => {} } }) }),
});

const profit = () => screen.queryByLabelText<HTMLInputElement>(/^每件加价/);

const viewTest = createViewTest(modelTest, {
  view: (actor) => <DefaultProfitView editor={actor} />,
  externalEvents: [],
  userActions: {
    'editor.open': () => press(buttonSaying(text.edit)),
    'editor.close': () => press(buttonSaying(text.cancel)),
    'form.edit': ({ change }) => {
      const place = profit();
      if (!place) throw new Error('no field for the amount');
      type(place, '');
      type(place, change.profit ?? '');
    },
    'form.save': () => submit(buttonSaying(text.save)),
  },
  stateAssertions: {
    closed: () => {
      const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
      expect([profit(), shown]).toEqual([null, ['¥0.20', '¥0.00']]);
    },
    'form.editing': ({ context: { form, problems } }) => {
      expect(profit()?.value).toBe(form.profit);
      expect(alerts()).toEqual(problems.profit ? [amountProblemText(problems.profit)] : []);
      expect(isButtonBusy(buttonSaying(text.save))).toBe(false);
    },
    'form.refused': ({ context }) => expect(alerts()).toEqual([context.refusal?.msg ?? tooMuch.msg]),
    'form.failed': () => expect(alerts()).toEqual([text.failed]),
    // Nobody else changes the default amounts.
    'form.conflict': () => expect.unreachable(),
    saving: () => {
      expect([isButtonBusy(buttonSaying(text.save)), buttonSaying(text.cancel).disabled]).toEqual([
        true,
        true,
      ]);
      expect(editableFields()).toEqual([]);
    },
  },
  answers: { LoadDefaultProfit: { defaultProfit: { __typename: 'DefaultProfit', ...amounts, ...limits } } },
});

describe('the default amount, in its card', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every transition that its card can make', () => {
    const left = viewTest.uncovered().filter((edge) => !/conflict|saveForm\[0\]/.test(edge));
    expect(left).toEqual([]);
  });
});

it('begins with what holds, keeps within the limits, and is saved once', async () => {
  takeNotices();
  const { client, sent } = recordingClient({ SetDefaultProfit: { setDefaultProfit: amounts } });
  const actor = createActor(editDefaultProfit(client)).start();
  actor.send({ type: 'editor.open', item: { ...amounts, ...limits } });
  expect(actor.getSnapshot().context.form).toEqual({ profit: '0.20', courierProfit: '0.00' });
  actor.send({ type: 'form.edit', change: { courierProfit: '1.01' } });
  actor.send({ type: 'form.save' });
  expect(actor.getSnapshot().context.problems).toEqual({ courierProfit: { code: 'max', max: 100 } });
  actor.send({ type: 'form.edit', change: { courierProfit: '1' } });
  actor.send({ type: 'form.save' });
  actor.send({ type: 'form.save' });
  await answered();
  expect([sent, takeNotices(), actor.getSnapshot().value]).toEqual([
    [['SetDefaultProfit', { profit: 20, courierProfit: 100 }]],
    [['success', text.saved]],
    'closed',
  ]);
});

it.each([
  [tooMuch, { profit: { code: 'refused', msg: tooMuch.msg } }, null],
  [closed, {}, closed],
])('shows the refusal $errorKey where it belongs', async (answer, problems, refused) => {
  const actor = createActor(
    logic.provide({ actors: { saveForm: fromPromise<unknown>(async () => answer) } }),
  ).start();
  actor.send({ type: 'editor.open', item: { ...amounts, ...limits } });
  actor.send({ type: 'form.save' });
  await answered();
  const { context } = actor.getSnapshot();
  expect([context.problems, context.refusal]).toEqual([problems, refused]);
});
