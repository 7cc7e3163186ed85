import { type ActorRefFrom, assign, fromPromise, type NonReducibleUnknown } from 'xstate';
import { isRefusal, type Refusal } from '../lib/refusal.ts';
import { type BatchContext, batchActionMachine, type batchActionOf } from './batchAction.machine.ts';

/** Where a batch stands when its results are reported. */
type Standing = 'over' | 'refused' | 'failed';

/** What a feature says of one thing that is done to many. */
interface Definition<Subject, Part, Result> {
  /** One part is one call; without parts nothing is asked. */
  partsOf: (subject: Subject) => readonly Part[];
  /**
   * Does it to one part. A refusal ends the batch and can be tried again; what ends one thing alone is a result.
   * After `isRetry` an earlier try may have come through unheard.
   */
  run: (part: Part, subject: Subject, isRetry: boolean) => Promise<readonly Result[] | Refusal>;
  /** What is wrong with what was typed for it; null when it can be done. */
  validate?: (subject: Subject) => string | null;
  /** Whether there is anything to try; by default always. */
  isPossible?: (subject: Subject) => boolean;
  /** Whether what was typed can be changed when it was refused; by default it can only be tried again. */
  isRevisable?: (subject: Subject) => boolean;
  /** Whether all went, so that a notice is enough. By default results are told always. */
  hasNothingToTell?: (results: readonly Result[], subject: Subject) => boolean;
  /** What stands for a part whose answer was lost, and which is left; by default it counts as not tried. */
  abandoned?: (part: Part) => Result;
  /** Whenever it comes to rest. */
  onRest?: (results: readonly Result[], subject: Subject, standing: Standing) => void;
  /** There was nothing to tell. */
  onDone?: (results: readonly Result[], subject: Subject) => void;
}

export type BatchActionLogic<Subject, Part, Result> = ReturnType<typeof batchActionOf<Subject, Part, Result>>;
export type BatchAction<Subject, Part, Result> = ActorRefFrom<BatchActionLogic<Subject, Part, Result>>;

/** The machine of one feature's batch. */
export function batchAction<Subject, Part, Result>(
  definition: Definition<Subject, Part, Result>,
): BatchActionLogic<Subject, Part, Result> {
  type Context = BatchContext<Subject, Part, Result>;
  const { partsOf, run, validate = () => null, isPossible = () => true } = definition;
  const { isRevisable = () => false, hasNothingToTell = () => false, abandoned, onRest, onDone } = definition;
  const allResults = ({ results }: Context, answer: unknown) => [
    ...results,
    ...(isRefusal(answer) ? [] : (answer as readonly Result[])),
  ];

  // One chart for all definitions: React starts an actor anew when the chart of its logic is another one.
  return (batchActionMachine as unknown as BatchActionLogic<Subject, Part, Result>).provide({
    actors: {
      runPart: fromPromise<unknown, NonReducibleUnknown>(({ input }) => {
        const { queue, subject, isRetry } = input as Context;
        return run(known(queue[0]), known(subject), isRetry);
      }),
    },
    guards: {
      hasParts: (_, { subject }) => partsOf(subject).length > 0,
      isIncomplete: ({ context }) => validate(known(context.subject)) !== null,
      isPossible: ({ context }) => isPossible(known(context.subject)),
      isRevisable: ({ context }) => isRevisable(known(context.subject)),
      hasNothingToTell: ({ context }, answer) =>
        context.queue.length <= 1 && hasNothingToTell(allResults(context, answer), known(context.subject)),
    },
    actions: {
      setProblem: assign(({ context }) => ({ problem: validate(known(context.subject)) })),
      fillQueue: assign(({ context }) => ({ queue: partsOf(known(context.subject)) })),
      addResults: assign(({ context }, answer) => ({
        results: allResults(context, answer),
        queue: context.queue.slice(1),
        isRetry: false,
      })),
      abandonPart: assign(({ context: { queue, results } }) => ({
        ...(abandoned && { results: [...results, abandoned(known(queue[0]))], queue: queue.slice(1) }),
        isRetry: false,
      })),
      report: ({ context: { results, subject, refusal, isRetry } }) =>
        onRest?.(results, known(subject), refusal ? 'refused' : isRetry ? 'failed' : 'over'),
      announce: ({ context: { results, subject } }) => onDone?.(results, known(subject)),
    },
  });
}

function known<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('nothing was chosen');
  return value;
}
