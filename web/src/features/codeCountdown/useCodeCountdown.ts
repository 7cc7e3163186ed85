import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CodeSender } from '../../fields/codeRequest.ts';
import type { CodeScene } from '../../graphql/generated/graphql.ts';
import { useAppActor } from '../../lib/appActors.ts';
import type { codeCountdownMachine } from './codeCountdown.machine.ts';
import { selectResendAt, selectSending } from './codeCountdown.selectors.ts';
import { codeSender } from './codeSender.ts';

declare module '../../lib/appActors.ts' {
  interface AppActors {
    codeCountdown(scene: CodeScene): ActorRefFrom<typeof codeCountdownMachine>;
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
  const countdown = useAppActor('codeCountdown')(scene);
  return {
    sending: useSelector(countdown, selectSending),
    resendAt: useSelector(countdown, selectResendAt),
    sender: useMemo(() => codeSender(countdown), [countdown]),
  };
}
