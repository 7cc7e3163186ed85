import type { SnapshotFrom } from 'xstate';
import type { codeCountdownMachine } from './codeCountdown.machine.ts';

type CountdownSnapshot = SnapshotFrom<typeof codeCountdownMachine>;

/** When another code may be sent, in epoch milliseconds; null when it may at once. */
export const selectResendAt = (snapshot: CountdownSnapshot) =>
  snapshot.matches('waiting') ? snapshot.context.resendAt : null;
export const selectSending = (snapshot: CountdownSnapshot) => snapshot.hasTag('busy');
