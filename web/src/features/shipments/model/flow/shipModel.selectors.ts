import memoizeOne from 'memoize-one';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { modelParts } from './modelBatch.ts';
import type { ModelRow } from './modelRow.ts';
import { countVerdicts } from './modelVerdicts.ts';
import type { shipModelMachine } from './shipModel.machine.ts';
import { unmappedFields, verdictsOf } from './shipModel.rules.ts';

export type ModelWizard = ActorRefFrom<typeof shipModelMachine>;
type ModelSnapshot = SnapshotFrom<typeof shipModelMachine>;
/** The parcels are to be priced, and are not yet. */
export const isUnpriced = (snapshot: ModelSnapshot) =>
  snapshot.matches('composing') && !snapshot.context.quoted;

/** Where the choice of a file stands. */
export function selectFiling(snapshot: ModelSnapshot) {
  if (snapshot.matches({ composing: { file: 'reading' } })) return 'reading';
  if (snapshot.matches({ composing: { file: 'mapping' } })) return 'mapping';
  return snapshot.matches({ composing: { file: 'failed' } }) ? 'failed' : 'choosing';
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

/** What the reading of the goods has come to. */
export function selectFitting(snapshot: ModelSnapshot) {
  if (snapshot.matches({ composing: { goods: { fitting: 'loading' } } })) return 'working';
  return snapshot.matches({ composing: { goods: { fitting: 'loadFailed' } } }) ? 'failed' : 'settled';
}

export const selectVerdicts = ({ context }: ModelSnapshot) => verdictsOf(context);

export const selectCounts = memoizeOne(
  (snapshot: ModelSnapshot) => countVerdicts(selectVerdicts(snapshot)),
  ([one], [other]) => selectVerdicts(one) === selectVerdicts(other),
);

/** The quote, as long as it speaks of the rows as they stand. */
export const selectFreshQuote = memoizeOne(
  ({ context }: ModelSnapshot) => {
    const { quoted } = context;
    if (!quoted) return null;
    const parts = modelParts(context);
    const isFresh = quoted.parts.every((rows, part) => isSame(rows, parts[part]?.rows ?? []));
    return isFresh && quoted.parts.length === parts.length ? quoted.quote : null;
  },
  ([one], [other]) => one.context === other.context,
);

function isSame(one: readonly ModelRow[], other: readonly ModelRow[]): boolean {
  return one.length === other.length && one.every((row, at) => row === other[at]);
}

/** How many regions are known already, in parts of one. */
export const selectLocatedShare = memoizeOne(
  ({ context: { rows } }: ModelSnapshot) =>
    rows.length === 0 ? 1 : rows.filter(({ unplaced }) => unplaced === '').length / rows.length,
  ([one], [other]) => one.context.rows === other.context.rows,
);
