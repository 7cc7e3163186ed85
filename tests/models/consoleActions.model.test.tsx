// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { ApproveDecisionDialog } from '../../web/src/console/cases/ApproveDecisionDialog.tsx';
import { approveDecision } from '../../web/src/console/cases/approveDecision.ts';
import { approvingText } from '../../web/src/console/cases/cases.text.ts';
import { AuditDialog } from '../../web/src/console/goodsAudit/AuditDialog.tsx';
import { type AuditingGoods, auditGoods, type Verdict } from '../../web/src/console/goodsAudit/auditGoods.ts';
import { BanDialog } from '../../web/src/console/goodsAudit/BanDialog.tsx';
import { banGood } from '../../web/src/console/goodsAudit/banGood.ts';
import { banningText, judgingText as text } from '../../web/src/console/goodsAudit/goodsAudit.text.ts';
import { HideDialog } from '../../web/src/console/reviews/HideDialog.tsx';
import { hideReview } from '../../web/src/console/reviews/hideReview.ts';
import { hidingText } from '../../web/src/console/reviews/reviews.text.ts';
import { testBatchAction } from '../support/flows/testBatchAction.tsx';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { alerts, buttonSaying, press, type } from '../support/viewTest.tsx';

const REASON = '名称含有违禁词，请修改。';
type Snapshot = ReturnType<AuditingGoods['getSnapshot']>;

const verdict = (ids: readonly number[], approve = true): Verdict => ({
  goods: ids.map((id) => ({ id, name: `小熊${id}`, version: 1 })),
  ...{ approve, reason: '' },
});
const many = Array.from({ length: 51 }, (_, at) => at + 1);
function subjectOf({ context: { subject } }: Snapshot): Verdict {
  if (!subject) throw new Error('nothing is asked');
  return subject;
}
const asks = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches({ resting: 'refused' });
const result = (problem: string | null) => [{ id: 1, name: '小熊1', problem }];

testBatchAction('an audit of goods', {
  build: (client) => auditGoods(client),
  view: (auditing) => <AuditDialog actor={auditing} />,
  subjects: [verdict([1]), verdict([]), verdict(many), verdict([1], false)],
  changes: [{ reason: REASON }],
  results: { done: result(null), changed: result('商品又有修改，请重新查看') },
  subjectKey: ({ approve, goods, reason }) => [approve, goods.length, reason],
  resultKey: ({ problem }) => problem,
  userActions: {
    'subject.edit': ({ change: { reason } }) =>
      type(screen.getByLabelText(new RegExp(`^${text.reason}`)), reason ?? ''),
    'batch.confirm': (_, snapshot) =>
      press(buttonSaying(asks(snapshot) ? text.accept(subjectOf(snapshot).approve) : text.retry)),
    'batch.stop': (_, snapshot) =>
      press(buttonSaying(snapshot.context.isStopping ? text.stopping : text.stop)),
    'batch.dismiss': (_, snapshot) => {
      const end = snapshot.can({ type: 'batch.confirm' }) ? text.close : text.gotIt;
      press(buttonSaying(asks(snapshot) ? text.cancel : end));
    },
  },
  notOffered: (snapshot, event) =>
    // What came to no answer is tried again or closed; who approves says nothing.
    (event.type === 'batch.stop' && snapshot.matches({ resting: 'failed' })) ||
    (event.type === 'subject.edit' && subjectOf(snapshot).approve),
  stateAssertions: {
    'resting.idle': () => expect(screen.queryByRole('dialog')).toBeNull(),
    confirming: (snapshot) => {
      const { approve, goods } = subjectOf(snapshot);
      expect(screen.getByText(text.question(approve, goods.length))).toBeDefined();
      const { problem } = snapshot.context;
      expect(alerts()).toEqual(problem ? [problem] : []);
    },
    running: (snapshot) => {
      const { goods } = subjectOf(snapshot);
      expect(screen.getByText(text.progress(snapshot.context.results.length, goods.length))).toBeDefined();
    },
    'resting.failed': () => expect(alerts()).toEqual([text.requestFailed]),
    'resting.refused': (snapshot) => expect(alerts()).toEqual([snapshot.context.refusal?.msg]),
    'resting.showingResults': ({ context: { results, queue } }) => {
      const failed = results.filter(({ problem }) => problem !== null).length;
      expect(alerts()).toEqual([text.counts(results.length - failed, failed, queue.length)]);
    },
  },
});

testConfirmAction('a ban of goods', {
  build: banGood,
  view: (actor) => <BanDialog actor={actor} />,
  subject: { id: 3, name: '小熊', step: 'ban', reason: ` ${REASON} ` },
  texts: { ...banningText, title: banningText.title.ban, accept: banningText.accept.ban },
  question: banningText.question.ban('小熊'),
  sends: ['BanGood', { id: 3, reason: REASON }],
  answers: { BanGood: { data: { banGood: true } } },
  done: banningText.done.ban,
  sticky: true,
});

testConfirmAction('the hiding of a review', {
  build: hideReview,
  view: (actor) => <HideDialog actor={actor} />,
  subject: { id: 3, step: 'hide', reason: REASON },
  texts: { ...hidingText, title: hidingText.title.hide, accept: hidingText.accept.hide },
  question: hidingText.question.hide,
  sends: ['HideReview', { id: 3, reason: REASON }],
  answers: { HideReview: { data: { hideReview: true } } },
  done: hidingText.done.hide,
  sticky: true,
});

testConfirmAction('the approval of a decision', {
  build: approveDecision,
  view: (actor) => <ApproveDecisionDialog actor={actor} />,
  subject: { id: 3, amount: 60_000, step: 'approve', words: '' },
  texts: { ...approvingText, title: approvingText.title.approve, accept: approvingText.accept.approve },
  question: approvingText.question.approve(60_000),
  sends: ['ApproveCaseDecision', { id: 3, input: { approve: true } }],
  answers: { ApproveCaseDecision: { data: { decideApproval: true } } },
  done: approvingText.done.approve,
  sticky: true,
});
