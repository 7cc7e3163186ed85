import type { SnapshotFrom } from 'xstate';
import type { customerServiceMachine } from './customerService.machine.ts';

type Snapshot = SnapshotFrom<typeof customerServiceMachine>;

export const isDialogOpen = (snapshot: Snapshot) => snapshot.matches({ dialog: 'open' });
export const isHintShown = (snapshot: Snapshot) => snapshot.matches({ hint: 'shown' });
