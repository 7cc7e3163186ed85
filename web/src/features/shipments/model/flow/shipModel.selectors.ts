import memoizeOne from 'memoize-one';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { modelParts } from './modelBatch.ts';
import type { ModelStep } from './modelDraft.ts';
import { countVerdicts } from './modelVerdicts.ts';
import type { shipModelMachine } from './shipModel.machine.ts';
import { unmappedFields, verdictsOf } from './shipModel.rules.ts';

export type ModelWizard = ActorRefFrom<typeof shipModelMachine>;
export type ModelSnapshot = SnapshotFrom<typeof shipModelMachine>;
export type ModelScreen = ModelStep | 'opening' | 'unopened' | 'done';

/** Which screen the wizard shows. */
export function selectScreen(snapshot: ModelSnapshot): ModelScreen {
  if (snapshot.matches('opening') || snapshot.matches('resuming')) return 'opening';
  if (snapshot.matches('unopened')) return 'unopened';
  if (snapshot.matches('shipped')) return 'done';
  if (snapshot.matches('placing') || snapshot.matches('paying')) return 'review';
  return snapshot.context.step;
}

export const selectContext = (snapshot: ModelSnapshot) => snapshot.context;
export const selectBusy = (snapshot: ModelSnapshot) => snapshot.hasTag('busy');
export const selectPricing = (snapshot: ModelSnapshot) => snapshot.hasTag('pricing');

/** Where the choice of a file stands. */
export function selectFiling(snapshot: ModelSnapshot) {
  if (snapshot.matches({ composing: { file: 'reading' } })) return 'reading';
  if (snapshot.matches({ composing: { file: 'mapping' } })) return 'mapping';
  return snapshot.matches({ composing: { file: 'broken' } }) ? 'broken' : 'choosing';
}

/** Where the reading of regions stands. */
export function selectLocating(snapshot: ModelSnapshot) {
  if (snapshot.matches({ composing: { check: 'locating' } })) return 'locating';
  return snapshot.matches({ composing: { check: 'unlocated' } }) ? 'unlocated' : 'located';
}

export const selectUnmapped = memoizeOne(
  ({ context }: ModelSnapshot) => unmappedFields(context),
  ([one], [other]) => one.context.read === other.context.read && one.context.fields === other.context.fields,
);

export const selectWriting = (snapshot: ModelSnapshot) => ({
  busy: snapshot.matches({ composing: { goods: { editingSender: 'saving' } } }),
  unsaved: snapshot.matches({ composing: { goods: { editingSender: 'unsaved' } } }),
  refusal: snapshot.context.refusal,
});

/** What the reading of the goods has come to. */
export function selectFitting(snapshot: ModelSnapshot) {
  if (snapshot.matches({ composing: { goods: { fitting: 'loading' } } })) return 'working';
  return snapshot.matches({ composing: { goods: { fitting: 'unloaded' } } }) ? 'broken' : 'settled';
}

export const selectVerdicts = ({ context }: ModelSnapshot) => verdictsOf(context);

export const selectCounts = memoizeOne(
  (snapshot: ModelSnapshot) => countVerdicts(selectVerdicts(snapshot)),
  ([one], [other]) => selectVerdicts(one) === selectVerdicts(other),
);

const SPLIT_BY = ['rows', 'numBy', 'num', 'goodId', 'warehouseId', 'courierId', 'split'] as const;

/** Into how many orders the rows go. */
export const selectPartCount = memoizeOne(
  ({ context }: ModelSnapshot) => modelParts(context).length,
  ([one], [other]) => SPLIT_BY.every((key) => one.context[key] === other.context[key]),
);

/** How many regions are known already, in parts of one. */
export const selectLocatedShare = memoizeOne(
  ({ context: { rows } }: ModelSnapshot) =>
    rows.length === 0 ? 1 : rows.filter(({ unplaced }) => unplaced === '').length / rows.length,
  ([one], [other]) => one.context.rows === other.context.rows,
);

/** Where an order request stands that needs a word with the person. */
export function selectPlace(snapshot: ModelSnapshot) {
  if (snapshot.matches({ placing: 'unsure' })) return 'unsure';
  if (snapshot.matches({ paying: 'unsure' })) return 'payUnsure';
  if (snapshot.matches({ paying: 'closed' })) return 'closed';
  if (snapshot.matches({ composing: { review: 'broken' } })) return 'broken';
  return snapshot.matches({ paying: 'unpaid' }) ? 'unpaid' : null;
}

/** What the main button of the last step does now; null while the user can only wait or fix problems. */
export function selectAction(snapshot: ModelSnapshot) {
  if (snapshot.can({ type: 'order.submit' })) return 'order.submit';
  if (snapshot.can({ type: 'retry' })) return 'retry';
  return snapshot.can({ type: 'order.again' }) ? 'order.again' : null;
}
