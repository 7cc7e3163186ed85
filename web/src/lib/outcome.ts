import { isRefusal, type Refusal } from './refusal.ts';

/** Guards on what an actor has answered; their params are the answer itself. */
export const outcomeGuards = {
  wasRefused: (_: unknown, answer: unknown) => isRefusal(answer),
};

/** For `setRefusal: assign(refusalIn)`: what an actor has answered, as the `refusal` of a context. */
export function refusalIn(_: unknown, answer: unknown): { refusal: Refusal | null } {
  return { refusal: isRefusal(answer) ? answer : null };
}
