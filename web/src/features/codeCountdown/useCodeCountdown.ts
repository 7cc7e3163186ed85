import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CodeSender } from '../../fields/codeRequest.ts';
import type { CodeScene } from '../../graphql/generated/graphql.ts';
import { useAppActor } from '../../lib/appActors.ts';
import { startCountdown } from './codeCountdown.actors.ts';
import type { codeCountdownMachine } from './codeCountdown.machine.ts';
import { selectResendAt, selectSending } from './codeCountdown.selectors.ts';
import { codeSender } from './codeSender.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    /** The countdown of a scene; the first who needs it brings the code that starts it. */
    codeCountdown(scene: CodeScene, start: typeof startCountdown): ActorRefFrom<typeof codeCountdownMachine>;
  }
}

/**
 * Who sends the codes of that scene, the same one at every rendering, and how the sending stands: under way, or to be
 * waited for until an instant in epoch milliseconds.
 */
export function useCodeCountdown(scene: CodeScene): {
  sending: boolean;
  resendAt: number | null;
  sender: CodeSender;
} {
  const countdown = useAppActor('codeCountdown')(scene, startCountdown);
  return {
    sending: useSelector(countdown, selectSending),
    resendAt: useSelector(countdown, selectResendAt),
    sender: useMemo(() => codeSender(countdown), [countdown]),
  };
}
