import type { SnapshotFrom } from 'xstate';
import type { recipientsMachine } from './recipients.machine.ts';

type ListSnapshot = SnapshotFrom<typeof recipientsMachine>;

export const selectUnreadText = (snapshot: ListSnapshot) => snapshot.context.unreadText;
export const selectReading = (snapshot: ListSnapshot) => snapshot.matches('reading');
export const selectRows = (snapshot: ListSnapshot) => snapshot.context.rows;
export const selectCanUndo = (snapshot: ListSnapshot) => snapshot.can({ type: 'rows.undo' });
export const selectCanRead = (snapshot: ListSnapshot) => snapshot.can({ type: 'text.read' });

/** How much of the pasted text has been read, from 0 to 1. */
export const selectShareRead = ({ context: { unreadText, totalLength } }: ListSnapshot) =>
  totalLength === 0 ? 0 : Math.max(0, 1 - unreadText.length / totalLength);

/** Why the reading stopped before the end of the text. */
export function selectStop(snapshot: ListSnapshot) {
  if (snapshot.matches({ resting: 'full' })) return 'full';
  if (snapshot.matches({ resting: 'requestFailed' })) return 'requestFailed';
  return snapshot.context.refusal;
}
