import type { SnapshotFrom } from 'xstate';
import type { liveMachine } from './live.machine.ts';

/** Whether changes are not heard of at the moment, though they should be. */
export const selectIsLost = (snapshot: SnapshotFrom<typeof liveMachine>) =>
  snapshot.matches({ line: 'lost' }) ||
  (snapshot.matches({ line: { listening: 'connecting' } }) && snapshot.context.failures > 0);
