// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ConsentDialog } from '../../web/src/features/legal/ConsentPrompt.tsx';
import {
  type Answer,
  type Answered,
  type Asked,
  consentPromptMachine,
} from '../../web/src/features/legal/consentPrompt.machine.ts';
import { consentText as text } from '../../web/src/features/legal/legal.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, isOpen } from '../../web/src/lib/selectors.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { alerts, button, createViewTest, isBusy as isButtonBusy, press } from '../support/viewTest.tsx';

const texts = [
  { id: 3, kind: 'TERMS' as const, version: '2027-01-01' },
  { id: 4, kind: 'PRIVACY' as const, version: '2027-02-01' },
];
const offline = { error: new Error('offline') };

const stateAssertions: StateAssertions<typeof consentPromptMachine, undefined> = {
  checking: (snapshot) => expect(isOpen(snapshot)).toBe(false),
  confirming: (snapshot) =>
    expect([isOpen(snapshot), snapshot.can({ type: 'consent.accept' }), snapshot.context.texts]).toEqual([
      true,
      true,
      texts,
    ]),
  answering: (snapshot) =>
    expect([isOpen(snapshot), isBusy(snapshot), snapshot.can({ type: 'consent.accept' })]).toEqual([
      true,
      true,
      false,
    ]),
  requestFailed: (snapshot) =>
    expect([isOpen(snapshot), snapshot.can({ type: 'consent.accept' })]).toEqual([true, true]),
  done: (snapshot) => expect([isOpen(snapshot), snapshot.status]).toEqual([false, 'done']),
};

const modelTest = createModelTest(consentPromptMachine, {
  outcomes: {
    loadPendingConsents: {
      pending: { output: { kind: 'loaded', texts } },
      nothing: { output: { kind: 'loaded', texts: [] } },
      signedOut: { output: refusal('SESSION_EXPIRED') },
      lost: offline,
    },
    answerConsents: {
      kept: { output: { kind: 'answered' } },
      newer: { output: refusal('NOT_FOUND', '数据不存在') },
      lost: offline,
    },
  },
  events: [{ type: 'consent.accept' }, { type: 'consent.decline' }],
  limit: 200,
  key: ({ value, context }) => [value, context.agreed],
  fixture: () => ({ world: undefined, machine: consentPromptMachine }),
});

describe('asking about new versions: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const gone = () => expect(screen.queryByRole('dialog')).toBeNull();
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const viewTest = createViewTest(modelTest, {
  view: (actor) => <ConsentDialog actor={actor} />,
  externalEvents: [],
  userActions: {
    'consent.accept': (_, snapshot) =>
      press(button(snapshot.matches('requestFailed') ? text.retry : text.accept)),
    'consent.decline': () => press(button(text.cancel)),
  },
  stateAssertions: {
    checking: gone,
    confirming: () => {
      expect(links()).toEqual([
        ['《用户协议》', '/t3/legal/terms'],
        ['《隐私政策》', '/t3/legal/privacy'],
      ]);
      expect(screen.getByText('版本 2027-02-01', { exact: false })).toBeDefined();
      expect(isButtonBusy(button(text.accept))).toBe(false);
    },
    answering: () => expect(button(text.cancel).disabled).toBe(true),
    requestFailed: () =>
      expect([alerts(), isButtonBusy(button(text.retry))]).toEqual([[text.requestFailed], false]),
    done: gone,
  },
});

describe('asking about new versions, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

it.each([
  ['consent.accept', true],
  ['consent.decline', false],
] as const)('keeps the answer to %s once, for every version that was asked about', async (type, agreed) => {
  const kept: Answer[] = [];
  const actor = createActor(
    consentPromptMachine.provide({
      actors: {
        loadPendingConsents: fromPromise<Asked>(async () => ({ kind: 'loaded', texts })),
        answerConsents: fromPromise<Answered, Answer>(async ({ input }) => {
          kept.push(input);
          return { kind: 'answered' };
        }),
      },
    }),
  ).start();
  await new Promise(setImmediate);
  actor.send({ type });
  actor.send({ type });
  await new Promise(setImmediate);
  expect([kept, actor.getSnapshot().value]).toEqual([[{ ids: [3, 4], agreed }], 'done']);
});
