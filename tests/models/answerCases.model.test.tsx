// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { AnswerCasesDialog } from '../../web/src/features/afterSales/AnswerCasesDialog.tsx';
import {
  askedIn,
  type CasesAnswer,
  type MissingInAnswer,
} from '../../web/src/features/afterSales/answerCases.rules.ts';
import {
  acceptAnswer,
  answerNames,
  answerOutcome,
  missingInAnswer,
  answerCasesText as text,
} from '../../web/src/features/afterSales/answerCases.text.ts';
import { type AnsweringCases, answerCases } from '../../web/src/features/afterSales/answerCases.ts';
import { uiText } from '../../web/src/ui/base/ui.text.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testBatchAction } from '../support/flows/testBatchAction.tsx';
import { alerts, buttonSaying, press, type } from '../support/viewTest.tsx';

const one = (id: number) => ({
  ...{ id, caseNo: `S${id}`, packageNo: `P${id}`, amount: 100 * id, maxAmount: 100 * id },
});
const subjectOf = (ids: readonly number[]): CasesAnswer => ({
  ...{ action: 'ACCEPT', cases: ids.map(one), yuan: '', words: '', clientNo: 'request' },
});
const ask = (ids: readonly number[]) => ({ type: 'batch.ask' as const, subject: subjectOf(ids) });
const MSG = '售后单状态已变化，请刷新后重试';
type Snapshot = ReturnType<AnsweringCases['getSnapshot']>;
function answerOf({ context: { subject } }: Snapshot): CasesAnswer {
  if (!subject) throw new Error('nothing is asked');
  return subject;
}
const acceptOf = ({ action, cases }: CasesAnswer) => acceptAnswer(action, cases.length, askedIn(cases));
const result = (problem: string | null) => [{ id: 1, caseNo: 'S1', problem }];
const canConfirm = (snapshot: Snapshot) => snapshot.can({ type: 'batch.confirm' });

testBatchAction('the supplier’s answer to cases', {
  build: (client) => answerCases(client),
  view: (actor) => <AnswerCasesDialog actor={actor} />,
  subjects: [subjectOf([1]), subjectOf([]), subjectOf([1, 2])],
  changes: [{ action: 'REFUSE' }, { action: 'OFFER' }, { yuan: '1' }, { words: '抱歉' }],
  results: { done: result(null), decided: result(MSG) },
  subjectKey: ({ action, cases, yuan, words }) => [action, cases.length, yuan, words],
  equivalence: ({ action, cases }) => [action, cases.length],
  resultKey: ({ problem }) => problem,
  userActions: {
    'subject.edit': ({ change: { action, yuan, words } }) => {
      if (action) press(screen.getByLabelText(answerNames[action]));
      if (yuan) type(screen.getByLabelText(new RegExp(`^${text.amount.slice(0, 6)}`)), yuan);
      if (words) type(screen.getByLabelText(/^给买家的话/), words);
    },
    'batch.confirm': (_, snapshot) =>
      press(buttonSaying(snapshot.matches('confirming') ? acceptOf(answerOf(snapshot)) : text.retry)),
    'batch.stop': (_, snapshot) =>
      press(buttonSaying(snapshot.context.isStopping ? text.stopping : text.stop)),
    'batch.dismiss': (_, snapshot) => {
      const end = canConfirm(snapshot) ? text.close : text.gotIt;
      press(buttonSaying(snapshot.matches('confirming') ? text.cancel : end));
    },
  },
  notOffered: (snapshot, event) => {
    // What came to no answer is tried again or closed.
    if (event.type === 'batch.stop') return snapshot.matches({ resting: 'failed' });
    return (
      event.type === 'subject.edit' &&
      event.change.yuan !== undefined &&
      answerOf(snapshot).action !== 'OFFER'
    );
  },
  unused: ['refused on subject.edit'],
  stateAssertions: {
    'resting.idle': () => expect(screen.queryByRole('dialog')).toBeNull(),
    confirming: (snapshot) => {
      const answer = answerOf(snapshot);
      const { problem } = snapshot.context;
      expect(
        screen.getByText(answerOutcome(answer.action, answer.cases.length, askedIn(answer.cases))),
      ).toBeDefined();
      // Where the field is gone, so are the words at it.
      const isShown = problem === 'words' || answer.action === 'OFFER';
      expect(alerts()).toEqual(problem && isShown ? [missingInAnswer[problem as MissingInAnswer]] : []);
    },
    running: (snapshot) => {
      const { results, isStopping } = snapshot.context;
      expect(screen.getByText(text.progress(results.length, answerOf(snapshot).cases.length))).toBeDefined();
      expect(buttonSaying(isStopping ? text.stopping : text.stop).disabled).toBe(isStopping);
    },
    'resting.failed': () =>
      expect([alerts(), buttonSaying(text.retry).disabled]).toEqual([[text.requestFailed], false]),
    'resting.refused': () => expect(buttonSaying(text.retry).disabled).toBe(false),
    'resting.showingResults': ({ context: { results, queue } }) => {
      const failed = results.flatMap(({ caseNo, problem }) => (problem ? [`${caseNo}${problem}`] : []));
      expect(alerts()).toEqual([text.counts(results.length - failed.length, failed.length, queue.length)]);
      if (failed.length > 0)
        expect(
          within(screen.getByLabelText(text.list))
            .getAllByRole('listitem')
            .map(({ textContent }) => textContent),
        ).toEqual(failed);
      expect(screen.getByLabelText(uiText.close)).toBeDefined();
    },
  },
});

const done = { data: { answerCase: { __typename: 'CasePayload', caseId: 1, case: null } } };
const changed = {
  errors: [{ message: MSG, path: ['answerCase'], extensions: { errorKey: 'CASE_STATE' } }],
};

function begun(answers: (object | 'lost')[], ids: readonly number[], change: Partial<CasesAnswer>) {
  const { client, sent } = recordingClient({ AnswerCase: inTurn(answers) });
  const actor = createActor(answerCases(client)).start();
  actor.send(ask(ids));
  actor.send({ type: 'subject.edit', change });
  actor.send({ type: 'batch.confirm' });
  return { actor, sent };
}

describe('the supplier’s answer to cases: scenarios', () => {
  beforeEach(() => void takeNotices());

  it('offers the same in each, by a number of its own, and says how many were answered', async () => {
    const { sent } = begun([done, done], [1, 2], { action: 'OFFER', yuan: '0.5', words: ' 抱歉 ' });
    await answered();
    const input = { action: 'OFFER', amount: 50, text: '抱歉' };
    expect(sent).toEqual([
      ['AnswerCase', { id: 1, input, clientNo: 'request-1' }],
      ['AnswerCase', { id: 2, input, clientNo: 'request-2' }],
    ]);
    expect(takeNotices()).toEqual([['success', text.done(2)]]);
  });

  it.each([
    [{ action: 'REFUSE', words: ' ' }, 'words'],
    [{ action: 'OFFER', yuan: 'x' }, 'amount'],
    [{ action: 'OFFER', yuan: '1.01' }, 'tooMuch'],
  ] as const)('sends nothing with %j, which lacks %s', async (change, missing) => {
    const { actor, sent } = begun([], [1, 2], change);
    await answered();
    expect([actor.getSnapshot().context.problem, sent]).toEqual([missing, []]);
  });

  it('goes on behind a case that was refused, and asks with the same number where an answer was lost', async () => {
    const { actor, sent } = begun([changed, 'lost', done, done], [1, 2, 3], {});
    await answered();
    actor.send({ type: 'batch.confirm' });
    await answered();
    expect(sent.map(([, variables]) => (variables as { clientNo: string }).clientNo)).toEqual([
      ...['request-1', 'request-2', 'request-2', 'request-3'],
    ]);
    expect(actor.getSnapshot().context.results.map(({ problem }) => problem)).toEqual([MSG, null, null]);
  });
});
