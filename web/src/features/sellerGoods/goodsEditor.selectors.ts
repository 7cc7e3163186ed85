import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { parseYuan } from '../../lib/money.ts';
import { GOOD_FIELDS, type GoodField, goodProblems } from './goodForm.rules.ts';
import { isSameForm, isSingle, staysOff } from './goodForm.ts';
import type { goodsEditorMachine } from './goodsEditor.machine.ts';
import { hasSaved, leastPrice } from './skus/skuForm.ts';

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
  const isTyped = form.skus.some(({ id, quantity }) => id === null && quantity.trim() !== '');
  const isNowhere = item?.stocks.length === 0 && form.bundles.length === 0 && !isTyped;
  return GOOD_FIELDS.filter(isField).filter((field) => problems[field] || (field === 'stocks' && isNowhere));
};

/** What a piece costs at least, in fen; null while nothing is typed. */
export const selectPrice = ({ context: { form } }: Snapshot) =>
  isSingle(form) ? parseYuan(form.supplyPrice) : leastPrice(form.skus);
/** Some combinations are saved, or some are not. */
export const hasSavedSkus = ({ context: { form } }: Snapshot) => hasSaved(form.skus);
export const hasNewSkus = ({ context: { form } }: Snapshot) => form.skus.some(({ id }) => id === null);
export const isSpecified = ({ context: { form } }: Snapshot) => !isSingle(form);

/** What the platform adds to a piece, in fen; null before they are saved. */
export const selectMargin = ({ context: { item } }: Snapshot) => item && item.price - item.supplyPrice;

function isField(field: GoodField): field is Exclude<GoodField, 'form'> {
  return field !== 'form';
}
