import type { SnapshotFrom } from 'xstate';
import type { changeFeedMachine } from './changeFeed.machine.ts';

/** Whether the change feed is interrupted although it should run. */
export const selectIsLost = (snapshot: SnapshotFrom<typeof changeFeedMachine>) =>
  snapshot.matches({ connection: 'lost' }) ||
  (snapshot.matches({ connection: { listening: 'connecting' } }) && snapshot.context.failures > 0);
