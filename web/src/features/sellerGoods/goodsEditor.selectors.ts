import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { GOOD_FIELDS, type GoodField, goodProblems } from './goodForm.rules.ts';
import { isSameForm, staysOff } from './goodForm.ts';
import type { goodsEditorMachine } from './goodsEditor.machine.ts';

export type GoodsEditor = ActorRefFrom<typeof goodsEditorMachine>;
type Snapshot = SnapshotFrom<typeof goodsEditorMachine>;

export type Screen = 'loading' | 'unloaded' | 'missing' | 'offering' | 'changed' | 'saved' | 'form';

/** What the page shows. */
export function selectScreen(snapshot: Snapshot): Screen {
  if (snapshot.hasTag('form')) return 'form';
  const [screen] = (['loading', 'unloaded', 'missing', 'offering', 'changed', 'saved'] as const).filter(
    (state) => snapshot.matches(state),
  );
  return screen ?? 'form';
}

export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ editing: 'broken' });
export const selectStatus = (snapshot: Snapshot) => snapshot.context.good?.status ?? null;
export const canPublish = (snapshot: Snapshot) => snapshot.context.good?.status !== 'BANNED';
/** They may be saved without going on sale. */
export const canStayOff = (snapshot: Snapshot) => staysOff(selectStatus(snapshot));
/** What is typed is in the browser only. */
export const isUnsaved = ({ context: { form, clean } }: Snapshot) => !isSameForm(form, clean);

/** The fields that still keep them from going on sale. */
export const selectMissing = ({ context: { form, goodId, good } }: Snapshot) => {
  const problems = goodProblems(form, { publish: true, isNew: goodId === null });
  const isNowhere = good?.stocks.length === 0;
  return GOOD_FIELDS.filter(isField).filter((field) => problems[field] || (field === 'stocks' && isNowhere));
};

/** What the platform adds to a piece, in fen; null before they are saved. */
export const selectMargin = ({ context: { good } }: Snapshot) => good && good.price - good.supplyPrice;

function isField(field: GoodField): field is Exclude<GoodField, 'form'> {
  return field !== 'form';
}
