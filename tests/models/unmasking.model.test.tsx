// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MaskedText } from '../../web/src/console/ui/masked/MaskedText.tsx';
import { maskedText as text } from '../../web/src/console/ui/masked/masked.text.ts';
import { type Unmasked, unmaskingMachine } from '../../web/src/console/ui/masked/unmasking.machine.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, isOpen } from '../../web/src/lib/selectors.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  button,
  buttonSaying,
  createViewTest,
  isBusy as isButtonBusy,
  press,
  submit,
  type,
} from '../support/viewTest.tsx';

const reason = '买家来电核对地址';
const full = refusal('REVEAL_LIMIT', '今天查看的次数已满');
const nothing = { reason: '', isUnfit: false, text: null, refusal: null, endsAt: null };

const stateAssertions: StateAssertions<typeof unmaskingMachine, undefined> = {
  masked: ({ context }) => expect(context).toEqual(nothing),
  'asking.typing': (snapshot) =>
    expect([isOpen(snapshot), isBusy(snapshot), snapshot.context.text]).toEqual([true, false, null]),
  'asking.requestFailed': ({ context }) => expect([context.reason, context.text]).toEqual([reason, null]),
  unmasking: (snapshot) =>
    expect([isBusy(snapshot), snapshot.can({ type: 'reason.submit' })]).toEqual([true, false]),
  shown: ({ context }) => expect([context.text, context.endsAt]).toEqual(['13800000001', expect.any(Number)]),
};

const modelTest = createModelTest(unmaskingMachine, {
  outcomes: {
    unmask: {
      unmasked: { output: { kind: 'unmasked', text: '13800000001' } satisfies Unmasked },
      full: { output: full },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'mask.lift' },
    { type: 'reason.edit', value: '核对' },
    { type: 'reason.edit', value: reason },
    { type: 'reason.submit' },
    { type: 'mask.put' },
  ],
  limit: 200,
  key: ({ value, context: { endsAt, ...context } }) => [value, context],
  fixture: () => ({ world: undefined, machine: unmaskingMachine }),
});

describe('masked words: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: text.reason });
const words = () => ['138****0001', '13800000001'].map((each) => screen.queryByText(each) !== null);

const viewTest = createViewTest(modelTest, {
  view: (actor) => <MaskedText actor={actor} text="138****0001" label="手机号" mayLift />,
  externalEvents: [],
  userActions: {
    'mask.lift': () => press(button(text.lift('手机号'))),
    'reason.edit': ({ value }) => type(field(), value),
    'reason.submit': () => submit(button(text.submit)),
    'mask.put': (_, snapshot) =>
      press(snapshot.matches('shown') ? button(/秒后隐藏/) : buttonSaying(text.cancel)),
  },
  notOffered: ({ context }, event) => event.type === 'reason.edit' && event.value === context.reason,
  stateAssertions: {
    masked: () => expect([words(), screen.queryByRole('dialog')]).toEqual([[true, false], null]),
    'asking.typing': ({ context }) =>
      expect([field().value, alerts()]).toEqual([
        context.reason,
        [...(context.refusal ? [full.msg] : []), ...(context.isUnfit ? [text.unfit] : [])],
      ]),
    'asking.requestFailed': () => expect(alerts()).toEqual([text.requestFailed]),
    unmasking: () => expect([field().readOnly, isButtonBusy(button(text.submit))]).toEqual([true, true]),
    shown: () => expect([words(), screen.queryByRole('dialog')]).toEqual([[false, true], null]),
  },
});

describe('masked words, on a page', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});
