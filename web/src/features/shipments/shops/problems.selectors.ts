import type { SnapshotFrom } from 'xstate';
import type { problemsMachine } from './problems.machine.ts';

/** The row whose parcels are being posted again. */
export const selectResending = ({ context }: SnapshotFrom<typeof problemsMachine>) =>
  context.resend?.problemId ?? null;
