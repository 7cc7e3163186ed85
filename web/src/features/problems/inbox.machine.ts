import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { ProblemKind } from '../../graphql/generated/graphql.ts';
import { outcomeGuards, refusalIn, refusedTo } from '../../lib/outcome.ts';
import { output, payload } from '../../lib/params.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import type { ReceiverSubject } from '../parcels/receiver.machine.ts';
import type { BulkAction, Problem } from './problemActions.ts';

/** The maximum of problems in one action. */
export const MAX_AT_ONCE = 1000;

export interface BulkRequest {
  kind: ProblemKind;
  action: BulkAction;
}

export type Gathered = { kind: 'gathered'; problems: readonly Problem[] } | Refusal;
/** A parcel with its receiver in one line, masked; null when it is not there any more. */
export type FoundReceiver = (ReceiverSubject & { kind: 'found' }) | null;

interface Context {
  /** By the problem's id, over the pages of the list. */
  chosen: ReadonlyMap<string, Problem>;
  request: BulkRequest;
  /** Whose receiver is being looked for. */
  parcelId: number;
  refusal: Refusal | null;
  /** Why the last action failed for a parcel, by the parcel's id. */
  notes: ReadonlyMap<number, string>;
}

type Event =
  | { type: 'rows.mark'; problems: readonly Problem[]; chosen: boolean }
  | { type: 'selection.clear' }
  /** One row. */
  | { type: 'row.act'; action: BulkAction; problem: Problem }
  /** Those chosen of the kind, or all of it. */
  | ({ type: 'bulk.act' } & BulkRequest)
  | { type: 'bulk.cancel' }
  | { type: 'receiver.edit'; parcelId: number }
  /** Results of the parcels that were passed on: a message for each failure, null for success. */
  | { type: 'results.received'; failures: ReadonlyMap<number, string | null> };

const chosenOf = ({ chosen }: Context, { kind, action }: BulkRequest) =>
  [...chosen.values()].filter((problem) => problem.kind === kind && problem.actions.includes(action));

/**
 * The inbox of problems: which are chosen, and which action runs on them. Effects pass them to the machines that
 * act.
 */
export const inboxMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: {
    gatherProblems: unprovidedActor<Gathered, BulkRequest>(),
    findReceiver: unprovidedActor<FoundReceiver, number>(),
  },
  guards: {
    hasChosen: ({ context }, request: BulkRequest) => chosenOf(context, request).length > 0,
    ...outcomeGuards,
    isThere: (_, found: FoundReceiver) => found !== null,
  },
  actions: {
    mark: assign(({ context }, { problems, chosen }: { problems: readonly Problem[]; chosen: boolean }) => {
      const next = new Map(context.chosen);
      for (const problem of problems) {
        if (!chosen) next.delete(problem.id);
        else if (next.size < MAX_AT_ONCE) next.set(problem.id, problem);
      }
      return { chosen: next };
    }),
    clear: assign({ chosen: new Map() }),
    setRequest: assign((_, { kind, action }: BulkRequest) => ({ request: { kind, action } })),
    setParcel: assign((_, { parcelId }: { parcelId: number }) => ({ parcelId })),
    setRefusal: assign(refusalIn),
    clearOutcome: assign({ refusal: null }),
    clearNotes: assign({ notes: new Map() }),
    addResults: assign(({ context }, { failures }: { failures: ReadonlyMap<number, string | null> }) => {
      const told = [...failures].flatMap(([id, msg]) => (msg === null ? [] : [[id, msg] as const]));
      const isOver = ({ parcelId }: Problem) => parcelId !== null && failures.get(parcelId) === null;
      return {
        notes: new Map(told),
        chosen: new Map([...context.chosen].filter(([, problem]) => !isOver(problem))),
      };
    }),
    /** Has it done to these. */
    passOn: unprovidedAction<{ action: BulkAction; problems: readonly Problem[] }>(),
    openReceiver: unprovidedAction<FoundReceiver>(),
    notifyNothingLeft: unprovidedAction(),
  },
}).createMachine({
  id: 'inbox',
  context: {
    request: { kind: 'OUTPUT', action: 'AGAIN_SUBMIT' },
    ...{ chosen: new Map(), parcelId: 0, refusal: null, notes: new Map() },
  },
  initial: 'choosing',
  on: { 'results.received': { actions: { type: 'addResults', params: payload } } },
  states: {
    choosing: {
      initial: 'idle',
      on: {
        'rows.mark': { target: '.idle', actions: { type: 'mark', params: payload } },
        'selection.clear': { target: '.idle', actions: 'clear' },
        'row.act': {
          target: '.idle',
          actions: [
            'clearNotes',
            { type: 'passOn', params: ({ event: { action, problem } }) => ({ action, problems: [problem] }) },
          ],
        },
        'bulk.act': [
          {
            guard: { type: 'hasChosen', params: payload },
            target: '.idle',
            actions: [
              'clearNotes',
              {
                type: 'passOn',
                params: ({ context, event }) => ({
                  action: event.action,
                  problems: chosenOf(context, event),
                }),
              },
            ],
          },
          {
            target: 'gathering',
            actions: ['clearNotes', { type: 'setRequest', params: payload }],
          },
        ],
        'receiver.edit': { target: 'finding', actions: { type: 'setParcel', params: payload } },
      },
      states: {
        idle: { entry: 'clearOutcome' },
        refused: {},
        requestFailed: { entry: 'clearOutcome' },
      },
    },
    gathering: {
      tags: 'busy',
      on: { 'bulk.cancel': 'choosing' },
      invoke: {
        id: 'gatherProblems',
        src: 'gatherProblems',
        input: ({ context }) => context.request,
        onDone: [
          refusedTo('choosing.refused'),
          {
            target: 'choosing',
            actions: {
              type: 'passOn',
              params: ({ context, event }) => ({
                action: context.request.action,
                problems: event.output.kind === 'gathered' ? event.output.problems : [],
              }),
            },
          },
        ],
        onError: 'choosing.requestFailed',
      },
    },
    finding: {
      tags: 'busy',
      invoke: {
        id: 'findReceiver',
        src: 'findReceiver',
        input: ({ context }) => context.parcelId,
        onDone: [
          {
            guard: { type: 'isThere', params: output },
            target: 'choosing',
            actions: { type: 'openReceiver', params: output },
          },
          { target: 'choosing', actions: 'notifyNothingLeft' },
        ],
        onError: 'choosing.requestFailed',
      },
    },
  },
});

export type Inbox = ActorRefFrom<typeof inboxMachine>;
type Snapshot = SnapshotFrom<typeof inboxMachine>;

/** What is begun with all problems of a kind, while they are read. */
export const selectBegun = (snapshot: Snapshot) =>
  snapshot.matches('gathering') ? snapshot.context.request.action : null;

/** The parcel whose receiver is being looked for, by id. */
export const selectSought = (snapshot: Snapshot) =>
  snapshot.matches('finding') ? snapshot.context.parcelId : null;
