import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FindBuyerNote, SaveBuyerNote } from './packing.graphql.ts';
import { buyerNoteText } from './waves.text.ts';

/** The parcel whose buyer is meant, and what was noted before. */
export interface NotedParcel {
  id: number;
  packageNo: string;
  text: string;
}
export type BuyerNoteEditor = EditRecord<NotedParcel, { text: string }, { text?: string }>;
export const MAX_NOTE = 100;

export const editBuyerNote = (client: ApolloClient) =>
  editRecord({
    blank: { text: '' },
    fill: ({ text }: NotedParcel) => ({ text }),
    validate: ({ text }): { text?: string } =>
      [...text.trim()].length > MAX_NOTE ? { text: buyerNoteText.long } : {},
    save: ({ text }, { id }) => runMutation(client, SaveBuyerNote, { parcelId: id, text: text.trim() }),
    onSaved: () => toast.success(buyerNoteText.saved),
  });

/** Opens the note of a parcel's buyer, as it is now. */
export async function openBuyerNote(
  client: ApolloClient,
  editor: BuyerNoteEditor,
  { id, packageNo }: { id: number; packageNo: string },
): Promise<void> {
  try {
    const read = { uncached: 'private', warnOnRefusal: true } as const;
    const answer = await runQuery(client, FindBuyerNote, { parcelId: id }, read);
    if (!isRefusal(answer))
      editor.send({ type: 'editor.open', item: { id, packageNo, text: answer.buyerNote.text } });
  } catch {
    toast.warning(buyerNoteText.notRead);
  }
}
