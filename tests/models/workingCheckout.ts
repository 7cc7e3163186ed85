import { type AnyActorLogic, assign, setup } from 'xstate';

/** Stands in for the checkout that a wizard invokes: it works until it is ended. */
export function workingCheckout(ended: AnyActorLogic) {
  return setup({
    types: { context: {} as { refusal: null; outcome: unknown }, tags: {} as 'busy' },
    actors: { ended },
  }).createMachine({
    id: 'workingCheckout',
    context: { refusal: null, outcome: null },
    output: ({ context }) => context.outcome,
    initial: 'working',
    states: {
      working: {
        tags: 'busy',
        invoke: {
          // The wizard's own id, by which the test ends it.
          id: 'checkout',
          src: 'ended',
          onDone: { target: 'done', actions: assign(({ event }) => ({ outcome: event.output })) },
        },
      },
      done: { type: 'final' },
    },
  });
}
