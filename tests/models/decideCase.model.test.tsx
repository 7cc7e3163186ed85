// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { giveNames, decideText as text } from '../../web/src/console/cases/cases.text.ts';
import { DecideDialog } from '../../web/src/console/cases/DecideDialog.tsx';
import { decideCase } from '../../web/src/console/cases/decideCase.logic.ts';
import {
  type Decided,
  decideCaseMachine,
  type Previewed,
} from '../../web/src/console/cases/decideCase.machine.ts';
import { blankDecision } from '../../web/src/console/cases/decideCase.rules.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, isOpen } from '../../web/src/lib/selectors.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  buttonSaying,
  createViewTest,
  isBusy as looksBusy,
  press,
  type,
} from '../support/viewTest.tsx';

const refused = refusal('REFUND_FUNDS', '供应商的余额和保证金不足');
const move = { party: 'buyer', account: 'available', title: '售后补偿', amount: 300 };
const preview = { moves: [move], buyerGets: 300, amount: 300, needsSecond: false };
const reason = '凭证清楚，由供应商补偿。';
const found = { amount: 500, maxAmount: 1_000, secondEyes: 50_000 };
type Snapshot = ReturnType<ReturnType<typeof createActor<typeof decideCaseMachine>>['getSnapshot']>;

const previewed = (more: object = {}): Previewed => ({ kind: 'previewed', preview: { ...preview, ...more } });
const decided = (isDone: boolean): Decided => ({ kind: 'decided', isDone });

const stateAssertions: StateAssertions<typeof decideCaseMachine, undefined> = {
  closed: ({ context }) =>
    expect([context.form, context.preview, context.refusal]).toEqual([blankDecision, null, null]),
  writing: (snapshot) => expect([isOpen(snapshot), isBusy(snapshot)]).toEqual([true, false]),
  previewing: (snapshot) => {
    expect([isBusy(snapshot), snapshot.context.caseId]).toEqual([true, 7]);
    expect(snapshot.can({ type: 'decision.preview' })).toBe(false);
  },
  previewFailed: (snapshot) => expect(snapshot.can({ type: 'decision.confirm' })).toBe(false),
  confirming: ({ context }) => expect(context.preview?.buyerGets).toBe(300),
  deciding: (snapshot) => {
    expect(isBusy(snapshot)).toBe(true);
    for (const event of ['decision.confirm', 'decision.close'] as const)
      expect(snapshot.can({ type: event })).toBe(false);
  },
  decisionFailed: (snapshot) => expect(snapshot.can({ type: 'decision.back' })).toBe(false),
};

const modelTest = createModelTest(decideCaseMachine, {
  outcomes: {
    previewDecision: {
      previewed: { output: previewed() },
      much: { output: previewed({ needsSecond: true }) },
      refused: { output: refused },
      lost: { error: new Error('offline') },
    },
    sendDecision: {
      decided: { output: decided(true) },
      refused: { output: refused },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'decision.open', caseId: 7 },
    { type: 'form.edit', change: { yuan: '3' } },
    { type: 'form.edit', change: { reason } },
    { type: 'form.edit', change: { give: 'REPLACEMENT' } },
    { type: 'form.edit', change: { freight: 'x' } },
    { type: 'decision.preview' },
    { type: 'decision.back' },
    { type: 'decision.confirm' },
    { type: 'decision.close' },
  ],
  limit: 2_000,
  key: ({ value, context: { form, problem, preview: seen, refusal: no } }) => [
    ...[value, form.give, form.yuan, form.freight, form.reason, problem],
    ...[seen?.needsSecond, no?.errorKey],
  ],
  fixture: () => ({
    world: undefined,
    machine: decideCaseMachine.provide({ actions: { announce: () => {} } }),
  }),
});

describe('deciding a case: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const isConfirming = (snapshot: Snapshot) =>
  !snapshot.matches('writing') && snapshot.context.preview !== null;
const acceptOf = ({ context }: Snapshot) => (context.preview?.needsSecond ? text.ask : text.confirm);
const problemsShown = ({ context: { problem, refusal: no } }: Snapshot) =>
  [problem && text.problems[problem], no?.msg].filter(Boolean);

const viewTest = createViewTest(modelTest, {
  view: (actor) => <DecideDialog actor={actor} found={found} />,
  externalEvents: ['decision.open'],
  userActions: {
    'form.edit': ({ change: { yuan, give, reason: said, freight } }) => {
      if (give) press(screen.getByLabelText(giveNames[give]));
      if (yuan) type(screen.getByLabelText(new RegExp(`^${text.yuan.replace(/[（）]/g, '.')}`)), yuan);
      if (freight)
        type(screen.getByLabelText(new RegExp(`^${text.freight.replace(/[（）]/g, '.')}`)), freight);
      if (said) type(screen.getByLabelText(new RegExp(`^${text.reason}`)), said);
    },
    'decision.preview': (_, snapshot) =>
      press(buttonSaying(snapshot.matches('previewFailed') ? text.retry : text.preview)),
    'decision.back': () => press(buttonSaying(text.back)),
    'decision.confirm': (_, snapshot) =>
      press(buttonSaying(snapshot.matches('decisionFailed') ? text.retry : acceptOf(snapshot))),
    'decision.close': (_, snapshot) =>
      press(
        snapshot.matches('confirming')
          ? screen.getByLabelText('关闭')
          : buttonSaying(snapshot.matches('decisionFailed') ? text.close : text.cancel),
      ),
  },
  notOffered: ({ context: { form } }, event) =>
    event.type === 'form.edit' &&
    // A field stands only for what it is of, and choosing what is chosen changes nothing.
    ((event.change.yuan !== undefined && form.give !== 'PART') ||
      (event.change.freight !== undefined && form.give !== 'REPLACEMENT') ||
      Object.entries(event.change).every(([key, value]) => form[key as keyof typeof form] === value)),
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    writing: (snapshot) => {
      expect(alerts()).toEqual(problemsShown(snapshot));
      expect(looksBusy(buttonSaying(text.preview))).toBe(false);
    },
    previewing: () => expect(looksBusy(buttonSaying(text.preview))).toBe(true),
    previewFailed: () => expect(alerts()).toEqual([text.requestFailed]),
    confirming: (snapshot) => {
      expect(isConfirming(snapshot)).toBe(true);
      expect(screen.getByRole('list', { name: text.moves }).textContent).toContain('买家 · 可用余额');
      expect(screen.queryByText(text.needsSecond(found.secondEyes)) !== null).toBe(
        snapshot.context.preview?.needsSecond,
      );
    },
    deciding: (snapshot) => expect(looksBusy(buttonSaying(acceptOf(snapshot)))).toBe(true),
    decisionFailed: () => expect(buttonSaying(text.retry).disabled).toBe(false),
  },
});

describe('deciding a case, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

it('sends what was looked at, and says whether it is done or waits', async () => {
  // What was said before, in whatever test.
  takeNotices();
  for (const isDone of [true, false]) {
    const { client, sent } = recordingClient({
      PreviewCaseDecision: inTurn([{ data: { caseDecisionPreview: preview } }]),
      DecideCase: inTurn([{ data: { decideCase: { isDone, approvalId: isDone ? null : 3 } } }]),
    });
    const actor = createActor(decideCase(client)).start();
    actor.send({ type: 'decision.open', caseId: 7 });
    actor.send({ type: 'form.edit', change: { yuan: '3', reason: ` ${reason} ` } });
    actor.send({ type: 'decision.preview' });
    await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
    actor.send({ type: 'decision.confirm' });
    await waitFor(actor, (snapshot) => snapshot.matches('closed'));
    const verdict = { give: 'PART', amount: 300 };
    expect(sent).toEqual([['DecideCase', { id: 7, input: { verdict, reason } }]]);
    expect(takeNotices()).toEqual([['success', isDone ? text.done : text.askedDone]]);
  }
});
