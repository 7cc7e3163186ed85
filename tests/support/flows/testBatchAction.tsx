import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { BatchAction, BatchActionLogic } from '../../../web/src/flows/batchAction.ts';
import { refusal } from '../../../web/src/lib/refusal.ts';
import { createModelTest, type StateAssertions } from '../modelTest.ts';
import { createViewTest } from '../viewTest.tsx';
import { recordingClient } from './recordingClient.ts';

type Logic<Subject, Part, Result> = BatchActionLogic<Subject, Part, Result>;
type Snapshot<Subject, Part, Result> = SnapshotFrom<Logic<Subject, Part, Result>>;
type Event<Subject> = EventFromLogic<Logic<Subject, unknown, unknown>>;
type States =
  | 'resting.idle'
  | 'resting.refused'
  | 'resting.failed'
  | 'resting.showingResults'
  | 'confirming'
  | 'running';

interface BatchRow<Subject, Part, Result> {
  build: (client: ApolloClient) => BatchActionLogic<Subject, Part, Result>;
  /** The feature's dialog or notice, as its page shows it. */
  view: (actor: BatchAction<Subject, Part, Result>) => ReactNode;
  /** What it is done to; the first one also at once, without a question. */
  subjects: readonly Subject[];
  changes?: readonly Partial<Subject>[];
  /** What may come of a part, by a name. */
  results: Record<string, readonly Result[]>;
  /** What tells subjects apart, and what does so for equivalent transitions. */
  subjectKey: (subject: Subject) => unknown;
  equivalence?: (subject: Subject) => unknown;
  resultKey: (result: Result) => unknown;
  /** What a person does; an event without an action comes from elsewhere. */
  userActions: {
    [Type in Event<Subject>['type']]?: (
      event: Extract<Event<Subject>, { type: Type }>,
      snapshot: Snapshot<Subject, Part, Result>,
    ) => void;
  };
  /** Where the view offers no way to do what the machine would take. */
  notOffered: (snapshot: Snapshot<Subject, Part, Result>, event: Event<Subject>) => boolean;
  stateAssertions: Record<States, (snapshot: Snapshot<Subject, Part, Result>) => void>;
  /** Parts of the names of transitions that the definition does not take. */
  unused?: readonly string[];
}

/** What ends a whole batch in the tests. */
export const refusedBatch = refusal('CONFLICT', '状态已变化，请刷新后重试');

/** Proves one thing that is done to many: along every path of the machine, in memory and in front of its view. */
export function testBatchAction<Subject, Part, Result>(
  name: string,
  row: BatchRow<Subject, Part, Result>,
): void {
  const {
    subjects,
    changes = [],
    subjectKey,
    equivalence = subjectKey,
    resultKey,
    userActions,
    unused = [],
  } = row;
  const [first] = subjects;
  if (first === undefined) throw new Error('no subject to do it to');
  const logic = row.build(recordingClient({}).client);
  const keyWith =
    (keyOf: (subject: Subject) => unknown) =>
    ({ value, context }: Snapshot<Subject, Part, Result>) => {
      const { subject, problem, queue, isStopping } = context;
      return [value, subject === null ? null : keyOf(subject), problem, queue.length, isStopping];
    };
  const canConfirm = (snapshot: Snapshot<Subject, Part, Result>) => snapshot.can({ type: 'batch.confirm' });

  const stateAssertions: Record<States, (snapshot: Snapshot<Subject, Part, Result>) => void> = {
    'resting.idle': (snapshot) => {
      const { subject, problem, queue, results } = snapshot.context;
      expect([subject, problem, queue, results]).toEqual([null, null, [], []]);
      expect(snapshot.hasTag('open')).toBe(false);
    },
    confirming: (snapshot) => expect(snapshot.context.queue).toEqual([]),
    running: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.queue.length).toBeGreaterThan(0);
      for (const type of ['batch.confirm', 'batch.dismiss'] as const)
        expect(snapshot.can({ type })).toBe(false);
    },
    'resting.failed': (snapshot) =>
      expect([canConfirm(snapshot), snapshot.context.isStopping]).toEqual([true, false]),
    'resting.refused': (snapshot) => expect(snapshot.context.refusal).toEqual(refusedBatch),
    'resting.showingResults': (snapshot) => {
      expect(canConfirm(snapshot)).toBe(false);
      expect(snapshot.context.results.length + snapshot.context.queue.length).toBeGreaterThan(0);
    },
  };

  const modelTest = createModelTest(logic, {
    outcomes: {
      runPart: {
        ...Object.fromEntries(Object.entries(row.results).map(([end, output]) => [end, { output }])),
        refused: { output: refusedBatch },
        lost: { error: new Error('offline') },
      },
    },
    events: [
      ...subjects.map((subject) => ({ type: 'batch.ask' as const, subject })),
      { type: 'batch.run', subject: first },
      ...changes.map((change) => ({ type: 'subject.edit' as const, change })),
      { type: 'batch.confirm' },
      { type: 'batch.stop' },
      { type: 'batch.dismiss' },
    ],
    limit: 5_000,
    key: (snapshot) => [
      ...[...keyWith(subjectKey)(snapshot), snapshot.context.isRetry],
      snapshot.context.results.map(resultKey),
    ],
    equivalence: keyWith(equivalence),
    fixture: () => ({ world: undefined, machine: logic.provide({ actions: { announce: () => {} } }) }),
  });
  const uncovered = (edges: readonly string[]) =>
    edges.filter((edge) => !unused.some((part) => edge.includes(part)));

  describe(`${name} in memory`, () => {
    it.each(modelTest.paths)('follows $title', (path) =>
      path.run(undefined, stateAssertions as StateAssertions<typeof logic, undefined>),
    );

    it('covers every transition', () => expect(uncovered(modelTest.uncovered())).toEqual([]));
  });

  const act = (event: Event<Subject>, snapshot: Snapshot<Subject, Part, Result>): void =>
    (userActions[event.type] as typeof act | undefined)?.(event, snapshot);
  const viewTest = createViewTest(modelTest, {
    view: row.view,
    externalEvents: [],
    userActions: {
      ...{ 'batch.ask': act, 'batch.run': act, 'subject.edit': act },
      ...{ 'batch.confirm': act, 'batch.stop': act, 'batch.dismiss': act },
    },
    notOffered: (snapshot, event) => !userActions[event.type] || row.notOffered(snapshot, event),
    stateAssertions: row.stateAssertions as never,
  });

  describe(`${name} in its view`, () => {
    it.each(viewTest.paths)('follows $title', (path) => path.run());

    it('covers every transition', () => expect(uncovered(viewTest.uncovered())).toEqual([]));
  });
}
