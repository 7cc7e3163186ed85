import { output } from './params.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** Guards on what an actor has answered; their params are the answer itself. */
export const outcomeGuards = {
  wasRefused: (_: unknown, answer: unknown) => isRefusal(answer),
};

/** For `setRefusal: assign(refusalIn)`: what an actor has answered, as the `refusal` of a context. */
export function refusalIn(_: unknown, answer: unknown): { refusal: Refusal | null } {
  return { refusal: isRefusal(answer) ? answer : null };
}

/** The branch of an `onDone` for answers that the guard is true of; the action gets the answer too. */
export function answered<
  const Guard extends string,
  const Target extends string,
  const Action extends string,
>(guard: Guard, target: Target, action: Action) {
  return {
    guard: { type: guard, params: output },
    target,
    actions: { type: action, params: output },
  } as const;
}

/** The branch that an actor's refusal takes: it is kept, and leads there. */
export function refusedTo<const Target extends string>(target: Target) {
  return answered('wasRefused', target, 'setRefusal');
}
