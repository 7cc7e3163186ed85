import type { SnapshotFrom } from 'xstate';
import type { Stored } from '../../lib/storage.ts';
import type { Draft } from './draft.ts';
import type { shipByHandMachine } from './shipByHand.machine.ts';
import { draftOf } from './shipByHand.setup.ts';
import type { ShipContext } from './shipByHand.types.ts';

/** An observer that keeps the draft in step with the wizard, and forgets it once the order is paid. */
export function keepDraft(drafts: Stored<Draft>) {
  let kept: ShipContext | null = null;
  return (snapshot: SnapshotFrom<typeof shipByHandMachine>) => {
    if (snapshot.matches('opening') || snapshot.matches('unopened') || snapshot.context === kept) return;
    kept = snapshot.context;
    if (snapshot.matches('shipped')) drafts.clear();
    else drafts.save(draftOf(snapshot.context));
  };
}
