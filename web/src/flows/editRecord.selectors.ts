import type { AnyMachineSnapshot } from 'xstate';

/** Somebody else has changed what is edited; saving once more writes over it. */
export const hasConflict = (snapshot: AnyMachineSnapshot) => snapshot.matches({ form: 'conflict' });
