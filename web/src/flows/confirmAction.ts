import { type ActorRefFrom, assign, fromPromise, type NonReducibleUnknown } from 'xstate';
import { isRefusal, type Refusal } from '../lib/refusal.ts';
import { toast } from '../ui/feedback/toast.ts';
import { confirmActionMachine, type confirmActionOf } from './confirmAction.machine.ts';

/** What a feature says of an action that is done to one subject. */
interface Definition<Subject, Answer> {
  /** Does it; a refusal is a value. */
  run: (subject: Subject) => Promise<Answer | Refusal>;
  onDone: (subject: Subject, answer: Answer) => void;
  /** What is wrong with what was typed for it; null when it can be done. */
  validate?: (subject: Subject) => string | null;
  /** Whether there is anything to try; by default always. */
  isPossible?: (subject: Subject) => boolean;
  /** The subject as a refusal says that it holds now, which the question shows then; null for any other. */
  current?: (subject: Subject, refusal: Refusal) => Subject | null;
  /** What is said where it is done without a question and no answer comes. */
  lost?: string;
}

export type ConfirmActionLogic<Subject> = ReturnType<typeof confirmActionOf<Subject>>;
export type ConfirmAction<Subject> = ActorRefFrom<ConfirmActionLogic<Subject>>;

/** The machine of one feature's action. */
export function confirmAction<Subject, Answer>(
  definition: Definition<Subject, Answer>,
): ConfirmActionLogic<Subject> {
  const { run, onDone, validate = () => null, isPossible = () => true, lost = '', current } = definition;
  // One chart for all definitions: React starts an actor anew when the chart of its logic is another one.
  return (confirmActionMachine as unknown as ConfirmActionLogic<Subject>).provide({
    actors: {
      runAction: fromPromise<unknown, NonReducibleUnknown>(({ input }) =>
        run(known(input as Subject | null)),
      ),
    },
    guards: {
      isIncomplete: ({ context }) => validate(known(context.subject)) !== null,
      isPossible: ({ context }) => isPossible(known(context.subject)),
    },
    actions: {
      setProblem: assign(({ context }) => ({ problem: validate(known(context.subject)) })),
      setCurrent: assign(({ context }, answer) => {
        const held = known(context.subject);
        return { subject: (isRefusal(answer) && current?.(held, answer)) || held };
      }),
      announce: ({ context }, answer) => onDone(known(context.subject), answer as Answer),
      notifyRefusal: (_, answer) => {
        if (isRefusal(answer)) toast.warning(answer.msg);
      },
      notifyNetworkError: () => toast.warning(lost),
    },
  });
}

function known<Subject>(subject: Subject | null): Subject {
  if (subject === null) throw new Error('nothing was chosen');
  return subject;
}
