import type { ActorRefFrom } from 'xstate';
import type { CodeSender } from '../../fields/codeRequest.ts';
import type { codeCountdownMachine } from './codeCountdown.machine.ts';

/** A countdown as those see it who ask for its codes. */
export function codeSender(countdown: ActorRefFrom<typeof codeCountdownMachine>): CodeSender {
  return {
    request: (form) => countdown.send({ type: 'code.request', ...form }),
    subscribe: (listener) => {
      const subscription = countdown.on('*', listener);
      return () => subscription.unsubscribe();
    },
  };
}
