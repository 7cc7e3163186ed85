import type { SnapshotFrom } from 'xstate';
import type { updateCheckMachine } from './updateCheck.machine.ts';

export const isPrompting = (snapshot: SnapshotFrom<typeof updateCheckMachine>) =>
  snapshot.matches('prompting');
