import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { GOOD_FIELDS, type GoodField, goodProblems } from './goodForm.rules.ts';
import { isSameForm, staysOff } from './goodForm.ts';
import type { goodsEditorMachine } from './goodsEditor.machine.ts';

export type GoodsEditor = ActorRefFrom<typeof goodsEditorMachine>;
type Snapshot = SnapshotFrom<typeof goodsEditorMachine>;

export const selectStatus = (snapshot: Snapshot) => snapshot.context.item?.status ?? null;
export const canPublish = (snapshot: Snapshot) => selectStatus(snapshot) !== 'BANNED';
/** They may be saved without going on sale. */
export const canStayOff = (snapshot: Snapshot) => staysOff(selectStatus(snapshot));
/** What is typed is in the browser only. */
export const isUnsaved = ({ context: { form, clean } }: Snapshot) => !isSameForm(form, clean);

/** The fields that still keep them from going on sale. */
export const selectMissing = ({ context: { form, id, item } }: Snapshot) => {
  const problems = goodProblems(form, { publish: true, isNew: id === null });
  const isNowhere = item?.stocks.length === 0;
  return GOOD_FIELDS.filter(isField).filter((field) => problems[field] || (field === 'stocks' && isNowhere));
};

/** What the platform adds to a piece, in fen; null before they are saved. */
export const selectMargin = ({ context: { item } }: Snapshot) => item && item.price - item.supplyPrice;

function isField(field: GoodField): field is Exclude<GoodField, 'form'> {
  return field !== 'form';
}
