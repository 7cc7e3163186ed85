// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { receiverMachine } from '../../web/src/features/parcels/receiver.machine.ts';
import { runParcelAction } from '../../web/src/features/parcels/runParcelAction.ts';
import {
  type BulkRequest,
  type FoundReceiver,
  type Gathered,
  inboxMachine,
  MAX_AT_ONCE,
} from '../../web/src/features/problems/inbox.machine.ts';
import { ProblemsView } from '../../web/src/features/problems/ProblemsView.tsx';
import type { BulkAction, Problem } from '../../web/src/features/problems/problemActions.ts';
import { rowActionName, problemsText as text } from '../../web/src/features/problems/problems.text.ts';
import { requestRefunds } from '../../web/src/features/refunds/requestRefunds.ts';
import type { ProblemAction } from '../../web/src/graphql/generated/graphql.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { recordingClient } from '../support/flows/recordingClient.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, isBusy as isBusyButton, press } from '../support/viewTest.tsx';

function problem(id: number, more: Partial<Problem> = {}): Problem {
  return {
    id: `output-${id}`,
    kind: 'OUTPUT',
    at: '2026-11-21T10:00:00+08:00',
    title: `P${id}`,
    reasonCode: 'TIMEOUT',
    text: '平台超时',
    shopId: null,
    shopName: null,
    shopOrderId: null,
    orderId: 7,
    parcelId: id,
    refundId: null,
    caseId: null,
    waybillAccountId: null,
    erpAccountId: null,
    packageStatus: 'PENDING_SHIPMENT',
    goodName: '毛绒小熊公仔',
    price: 534,
    actions: ['AGAIN_SUBMIT', 'EDIT_RECEIVER', 'REFUND'],
    ...more,
  };
}

const [one, two] = [problem(1), problem(2)];
/** Five times are enough. */
const worn = problem(3, { actions: ['REFUND'] });
const often = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');
const found: FoundReceiver = {
  ...{ kind: 'found', parcelId: 1, packageNo: 'P1', receiver: '张* 138******01' },
  ...{ specification: '', remark: '' },
};
const all = { type: 'bulk.act', kind: 'OUTPUT', action: 'AGAIN_SUBMIT' } as const;

interface World {
  handed: { action: BulkAction; ids: string[] }[];
  said: (FoundReceiver | 'gone')[];
}

function fixture() {
  const world: World = { handed: [], said: [] };
  const machine = inboxMachine.provide({
    actions: {
      passOn: (_, { action, problems }) =>
        void world.handed.push({ action, ids: problems.map(({ id }) => id) }),
      openReceiver: (_, receiver) => void world.said.push(receiver),
      notifyNothingLeft: () => void world.said.push('gone'),
    },
  });
  return { world, machine };
}

const stateAssertions: StateAssertions<typeof inboxMachine, World> = {
  'choosing.idle': (snapshot) => {
    expect([
      snapshot.hasTag('busy'),
      snapshot.matches({ choosing: 'requestFailed' }),
      snapshot.context.refusal,
    ]).toEqual([false, false, null]);
  },
  'choosing.refused': (snapshot) => expect(snapshot.context.refusal).toEqual(often),
  'choosing.requestFailed': (snapshot) =>
    expect([
      snapshot.matches({ choosing: 'requestFailed' }),
      snapshot.context.refusal,
      snapshot.can(all),
    ]).toEqual([true, null, true]),
  gathering: (snapshot) => {
    expect([snapshot.hasTag('busy'), snapshot.matches('gathering')]).toEqual([true, true]);
    // A second click begins nothing.
    expect(snapshot.can(all)).toBe(false);
    expect(snapshot.can({ type: 'row.act', action: 'REFUND', problem: one })).toBe(false);
  },
  finding: (snapshot) => {
    expect([snapshot.hasTag('busy'), snapshot.matches('gathering')]).toEqual([true, false]);
    expect(snapshot.can({ type: 'receiver.edit', parcelId: 2 })).toBe(false);
  },
};

const modelTest = createModelTest(inboxMachine, {
  outcomes: {
    gatherProblems: {
      gathered: { output: { kind: 'gathered', problems: [one, two] } satisfies Gathered },
      often: { output: often },
      lost: { error: new Error('offline') },
    },
    findReceiver: {
      found: { output: found },
      gone: { output: null },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'rows.mark', problems: [one], chosen: true },
    { type: 'selection.clear' },
    { type: 'row.act', action: 'REFUND', problem: one },
    all,
    { type: 'bulk.cancel' },
    { type: 'receiver.edit', parcelId: 1 },
    { type: 'results.received', failures: new Map([[1, '快递休息']]) },
  ],
  limit: 400,
  key: ({ value, context: { chosen, notes, refusal: why } }) => [
    value,
    chosen.size,
    notes.size,
    why !== null,
  ],
  equivalence: ({ value, context: { chosen, notes } }) => [value, chosen.size, notes.size],
  fixture,
});

describe('the inbox: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const inBar = (name: string) =>
  within(screen.getByRole('toolbar')).getByText<HTMLButtonElement>(name, { selector: 'button' });
const rowOf = ({ title }: Problem) => within(screen.getByText(title).closest('tr') as HTMLElement);
const deedOf = (action: ProblemAction, about: Problem) =>
  rowOf(about).getByText<HTMLButtonElement>(rowActionName(action, 'buyer'), { selector: 'button' });
const box = ({ title }: Problem) => screen.getByLabelText<HTMLInputElement>(text.chooseOne(title));
const trouble = () => within(screen.getByRole('toolbar')).getByRole('status').textContent;
const resubmitAll = (chosen: number) =>
  chosen > 0 ? text.bulkChosen('AGAIN_SUBMIT', chosen) : text.bulkAll('AGAIN_SUBMIT');

const { client } = recordingClient({});

const viewTest = createViewTest(modelTest, {
  view: (inbox) => (
    <ProblemsView
      by="buyer"
      inbox={inbox}
      refunding={createActor(requestRefunds(client, () => {}))}
      actions={createActor(runParcelAction(client, () => {}))}
      receiver={createActor(receiverMachine)}
    />
  ),
  externalEvents: ['results.received'],
  userActions: {
    'rows.mark': ({ problems: [about = one] }) => {
      // What is marked already is marked anew.
      if (box(about).checked) press(box(about));
      press(box(about));
    },
    'selection.clear': () => press(inBar(text.clear)),
    'row.act': ({ action, problem: about }) => press(deedOf(action, about)),
    'bulk.act': (_, { context }) => press(inBar(resubmitAll(context.chosen.size))),
    'bulk.cancel': () => press(inBar(text.cancel)),
    'receiver.edit': () => press(deedOf('EDIT_RECEIVER', one)),
  },
  // With nothing chosen there is nothing to clear.
  notOffered: ({ context }, { type }) => type === 'selection.clear' && context.chosen.size === 0,
  stateAssertions: {
    'choosing.idle': ({ context: { chosen, notes } }) => {
      expect([box(one).checked, box(two).checked, trouble()]).toEqual([chosen.has(one.id), false, '']);
      expect(rowOf(one).queryByRole('status')?.textContent).toBe(notes.get(1));
      expect(inBar(resubmitAll(chosen.size)).disabled).toBe(false);
    },
    'choosing.refused': () => expect(trouble()).toBe(often.msg),
    'choosing.requestFailed': () => expect(trouble()).toBe(text.requestFailed),
    gathering: () => {
      expect([trouble(), isBusyButton(inBar(resubmitAll(0)))]).toEqual([text.gathering, true]);
      const others = [
        inBar(text.bulkAll('REFUND')),
        deedOf('REFUND', one),
        deedOf('EDIT_RECEIVER', one),
        box(one),
      ];
      expect(others.map(({ disabled }) => disabled)).toEqual(others.map(() => true));
    },
    finding: ({ context: { chosen } }) => {
      expect(isBusyButton(deedOf('EDIT_RECEIVER', one))).toBe(true);
      const others = [
        inBar(resubmitAll(chosen.size)),
        deedOf('EDIT_RECEIVER', two),
        deedOf('REFUND', one),
        box(two),
      ];
      expect(others.map(({ disabled }) => disabled)).toEqual(others.map(() => true));
      expect(screen.queryByText(text.cancel)).toBeNull();
    },
  },
  answers: {
    ListProblems: {
      problems: {
        __typename: 'ProblemPage',
        ...{ total: 2, page: 1, nextCursor: null },
        counts: [{ __typename: 'ProblemCount', kind: 'OUTPUT', count: 2 }],
        list: [one, two].map((each) => ({ __typename: 'Problem', ...each })),
      },
    },
    ListShops: { shops: { __typename: 'ShopPage', total: 0, page: 1, nextCursor: null, list: [] } },
  },
  address: '/?kind=OUTPUT',
});

describe('the inbox, in its page', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('the inbox: scenarios', () => {
  function begin() {
    const { world, machine } = fixture();
    return { world, actor: createActor(machine).start() };
  }
  const mark = (...problems: Problem[]) => ({ type: 'rows.mark', problems, chosen: true }) as const;

  it('hands over of the chosen ones those of the kind that take the action', () => {
    const { world, actor } = begin();
    const otherKind = problem(4, { id: 'movement-4', kind: 'MOVEMENT' });
    actor.send(mark(one, worn, otherKind));
    actor.send(all);
    actor.send({ type: 'bulk.act', kind: 'OUTPUT', action: 'REFUND' });
    expect(world.handed).toEqual([
      { action: 'AGAIN_SUBMIT', ids: ['output-1'] },
      { action: 'REFUND', ids: ['output-1', 'output-3'] },
    ]);
  });

  it('keeps those chosen that did not go, and says why, until the next action', () => {
    const { actor } = begin();
    actor.send(mark(one, two));
    actor.send(all);
    actor.send({
      type: 'results.received',
      failures: new Map([
        [1, null],
        [2, '快递休息'],
      ]),
    });
    const after = actor.getSnapshot();
    expect([[...after.context.chosen.keys()], [...after.context.notes]]).toEqual([
      ['output-2'],
      [[2, '快递休息']],
    ]);
    actor.send(all);
    expect([...actor.getSnapshot().context.notes]).toEqual([]);
  });

  it('records results of parcels while something else is read', () => {
    const { actor } = begin();
    actor.send(mark(one));
    actor.send({ type: 'receiver.edit', parcelId: 1 });
    actor.send({ type: 'results.received', failures: new Map([[1, null]]) });
    expect([...actor.getSnapshot().context.chosen]).toEqual([]);
    expect(actor.getSnapshot().value).toBe('finding');
  });

  it('says of a lost answer no more what was refused before', async () => {
    const answers = [often, new Error('offline')];
    const gatherProblems = fromPromise<Gathered, BulkRequest>(async () => {
      const answer = answers.shift() ?? often;
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const actor = createActor(inboxMachine.provide({ actors: { gatherProblems } })).start();
    const said = [];
    for (let time = 0; time < 2; time += 1) {
      actor.send(all);
      await new Promise(setImmediate);
      const after = actor.getSnapshot();
      said.push([after.value, after.context.refusal]);
    }
    expect(said).toEqual([
      [{ choosing: 'refused' }, often],
      [{ choosing: 'requestFailed' }, null],
    ]);
  });

  it('chooses no more than are dealt with at once', () => {
    const { actor } = begin();
    actor.send(mark(...Array.from({ length: MAX_AT_ONCE + 5 }, (_, at) => problem(at))));
    expect(actor.getSnapshot().context.chosen.size).toBe(MAX_AT_ONCE);
    actor.send({ type: 'rows.mark', problems: [problem(0)], chosen: false });
    expect(actor.getSnapshot().context.chosen.size).toBe(MAX_AT_ONCE - 1);
  });
});
