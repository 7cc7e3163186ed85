import memoizeOne from 'memoize-one';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { blocks, countStates, judgeRows } from '../../shared/recipients/verdicts.ts';
import type { recipientsMachine } from './recipients.machine.ts';
import type { shipByHandMachine } from './shipByHand.machine.ts';

export type Wizard = ActorRefFrom<typeof shipByHandMachine>;
export type RecipientList = ActorRefFrom<typeof recipientsMachine>;
type ShipSnapshot = SnapshotFrom<typeof shipByHandMachine>;

export const selectRecipientList = (snapshot: ShipSnapshot) => snapshot.children.recipients;

export const selectVerdicts = ({ context }: ShipSnapshot) => judgeRows(context);

export const selectCounts = memoizeOne(
  (snapshot: ShipSnapshot) => {
    const verdicts = selectVerdicts(snapshot);
    return { ...countStates(verdicts), blocked: [...verdicts.values()].filter(blocks).length };
  },
  ([one], [other]) => selectVerdicts(one) === selectVerdicts(other),
);

/** The quote, as long as it speaks of the list as it stands. */
export const selectFreshQuote = memoizeOne(
  ({ context: { rows, quote, facts } }: ShipSnapshot) => {
    const sendable = sendableRows(rows, facts);
    const same =
      quote?.rows.length === sendable.length && quote.rows.every((row, at) => row === sendable[at]);
    return same ? quote.answer : null;
  },
  ([one], [other]) =>
    one.context.rows === other.context.rows &&
    one.context.quote === other.context.quote &&
    one.context.facts === other.context.facts,
);

/** How many pieces the recipients that are in have together; a number that cannot be ordered counts nothing. */
export const selectPieces = (snapshot: ShipSnapshot) => {
  const verdicts = selectVerdicts(snapshot);
  const isWrong = ({ id }: Recipient) =>
    verdicts.get(id)?.notes.some(({ field, blocking }) => field === 'quantity' && blocking);
  const { rows, num } = snapshot.context;
  return rows.reduce((sum, row) => sum + (row.excluded || isWrong(row) ? 0 : piecesOfRow(row, num)), 0);
};

/** The recipient's own number, else the order's. */
export function piecesOfRow({ quantity }: Recipient, num: number): number {
  const own = Number(quantity);
  return quantity.trim() !== '' && Number.isInteger(own) ? own : num;
}

/** How many third-party order numbers were ordered before. */
export const selectDuplicateNos = (snapshot: ShipSnapshot) =>
  [...selectVerdicts(snapshot).values()].filter(({ notes }) =>
    notes.some((note) => note.reasonCode === 'DUPLICATE_NO'),
  ).length;

type ListSnapshot = SnapshotFrom<typeof recipientsMachine>;

export const selectCanUndo = (snapshot: ListSnapshot) => snapshot.can({ type: 'rows.undo' });
export const selectCanRead = (snapshot: ListSnapshot) => snapshot.can({ type: 'text.read', previews: [] });

/** How much of the pasted text has been read, from 0 to 1. */
export const selectShareRead = ({ context: { unreadText, totalLength } }: ListSnapshot) =>
  totalLength === 0 ? 0 : Math.max(0, 1 - unreadText.length / totalLength);

/** Why the reading stopped before the end of the text. */
export function selectStop(snapshot: ListSnapshot) {
  if (snapshot.matches({ resting: 'full' })) return 'full';
  if (snapshot.matches({ resting: 'requestFailed' })) return 'requestFailed';
  return snapshot.context.refusal;
}
