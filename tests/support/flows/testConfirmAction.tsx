import type { ApolloClient } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ConfirmAction, ConfirmActionLogic } from '../../../web/src/flows/confirmAction.ts';
import { refusal } from '../../../web/src/lib/refusal.ts';
import { isFailed, selectRefusal } from '../../../web/src/lib/selectors.ts';
import type { ConfirmDialog } from '../../../web/src/ui/overlays/ConfirmDialog.tsx';
import { createModelTest } from '../modelTest.ts';
import { alerts, createViewTest, isBusy, press } from '../viewTest.tsx';
import { takeNotices } from './notices.ts';
import { type Answers, answered, recordingClient } from './recordingClient.ts';

interface ConfirmRow<Subject> {
  build: (client: ApolloClient) => ConfirmActionLogic<Subject>;
  /** The feature's dialog, as its page shows it. */
  view: (actor: ConfirmAction<Subject>) => ReactNode;
  subject: Subject;
  texts: ComponentProps<typeof ConfirmDialog>['texts'];
  question: string;
  /** The mutation by which it is done, with its variables. */
  sends: [string, Record<string, unknown>];
  /** What the graph answers to it, and to what is read again. */
  answers: Answers;
  /** The notice after it is done; null where the page says it in another way. */
  done: string | null;
  /** Something is typed below the question, which stays when it was refused. */
  sticky?: boolean;
}

const refused = refusal('CONFLICT', '状态已变化，请刷新后重试');

/** Proves an action that asks first: in front of its dialog along every path, and on a graph that records what is sent. */
export function testConfirmAction<Subject>(name: string, row: ConfirmRow<Subject>): void {
  const { build, view, subject, texts, question, sends, answers, done, sticky = false } = row;
  const dialog = () => screen.queryByRole('dialog');
  const inDialog = (label: string) =>
    within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name: label });
  const logic = build(recordingClient({}).client);
  const ends = { done: { output: {} }, refused: { output: refused }, lost: { error: new Error('offline') } };

  const modelTest = createModelTest(logic, {
    outcomes: { runAction: ends, runAtOnce: ends },
    events: [
      { type: 'action.ask', subject },
      { type: 'action.run', subject },
      { type: 'subject.edit', change: {} },
      { type: 'action.confirm' },
      { type: 'action.dismiss' },
    ],
    limit: 200,
    key: ({ value }) => value,
    fixture: () => ({ world: undefined, machine: silent(logic) }),
  });

  const viewTest = createViewTest(modelTest, {
    view,
    // Where the action is chosen is the page's; what is typed has a test of its own.
    externalEvents: ['action.ask', 'action.run', 'subject.edit'],
    userActions: {
      'action.confirm': (_, snapshot) => press(inDialog(isFailed(snapshot) ? texts.retry : texts.accept)),
      'action.dismiss': (_, snapshot) =>
        press(inDialog(selectRefusal(snapshot) && !sticky ? texts.gotIt : texts.cancel)),
    },
    notOffered: ({ value }, event) => !sticky && value === 'refused' && event.type === 'action.confirm',
    stateAssertions: {
      idle: () => expect(dialog()).toBeNull(),
      runningAtOnce: () => expect(dialog()).toBeNull(),
      confirming: () => {
        expect([dialog()?.textContent?.includes(question), alerts()]).toEqual([true, []]);
        expect(isBusy(inDialog(texts.accept))).toBe(false);
      },
      running: () => {
        expect(dialog()?.textContent).toContain(question);
        expect([isBusy(inDialog(texts.accept)), inDialog(texts.cancel).disabled]).toEqual([true, true]);
      },
      refused: () => {
        expect(alerts()).toEqual([refused.msg]);
        expect(dialog()?.textContent?.includes(question)).toBe(sticky);
        expect(screen.queryByText(texts.accept) !== null).toBe(sticky);
      },
      failed: () =>
        expect([dialog()?.textContent?.includes(question), alerts()]).toEqual([true, [texts.requestFailed]]),
    },
  });

  describe(name, () => {
    it.each(viewTest.paths)('follows $title in its dialog', (path) => path.run());

    it('covers every transition that its dialog can make', () => {
      const left = viewTest.uncovered().filter((edge) => !edge.includes('action.confirm[0]'));
      expect(left).toEqual([]);
    });

    it('sends nothing before it is confirmed, then once, and says so', async () => {
      takeNotices();
      const { client, sent } = recordingClient(answers);
      const actor = createActor(build(client)).start();
      actor.send({ type: 'action.ask', subject });
      actor.send({ type: 'action.dismiss' });
      actor.send({ type: 'action.ask', subject });
      expect(sent).toEqual([]);
      actor.send({ type: 'action.confirm' });
      actor.send({ type: 'action.confirm' });
      await answered();
      expect([sent, takeNotices()]).toEqual([[sends], done === null ? [] : [['success', done]]]);
      expect(actor.getSnapshot().value).toBe('idle');
    });
  });
}

/** The same logic, which says nothing when it is done. */
function silent<Subject>(logic: ConfirmActionLogic<Subject>): ConfirmActionLogic<Subject> {
  return logic.provide({
    actions: { announce: () => {}, notifyRefusal: () => {}, notifyNetworkError: () => {} },
  });
}
