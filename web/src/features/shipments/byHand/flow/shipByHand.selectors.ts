import memoizeOne from 'memoize-one';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type Item, piecesIn } from '../../../../shop/items.ts';
import { contentOf, isSame } from '../../shared/recipients/content.ts';
import { countAlike, sendableRows } from '../../shared/recipients/recipientRules.ts';
import type { RowFinding } from '../../shared/recipients/rowFinding.ts';
import {
  blocks,
  countStates,
  isCounted,
  isOutOfStock,
  isUnsure,
  judgeRows,
} from '../../shared/recipients/verdicts.ts';
import { hasChoice } from '../../shared/wizard/basket.ts';
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

/** How many rows a person has to look at. */
export const selectUnsure = (snapshot: ShipSnapshot) =>
  [...selectVerdicts(snapshot).values()].filter(isUnsure).length;

/** Ids of the rows that the stock does not reach for. */
export const selectOutOfStock = memoizeOne(
  (snapshot: ShipSnapshot): readonly string[] =>
    [...selectVerdicts(snapshot)].flatMap(([id, verdict]) => (isOutOfStock(verdict) ? [id] : [])),
  ([one], [other]) => selectVerdicts(one) === selectVerdicts(other),
);

/** Of which combinations too little is there, by their names. */
export const selectLacking = memoizeOne(
  (snapshot: ShipSnapshot): readonly string[] => {
    const found = [...selectVerdicts(snapshot).values()].filter(isOutOfStock);
    const named = found.flatMap(({ notes }) => notes.flatMap(({ finding }) => shortOf(finding)));
    return [...new Set(named)];
  },
  ([one], [other]) => selectVerdicts(one) === selectVerdicts(other),
);

function shortOf(finding: RowFinding | undefined): string[] {
  return finding?.code === 'ITEM_SHORT' && finding.said ? [finding.said] : [];
}

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

/** Parcels of equally many pieces. */
export interface PiecesGroup {
  pieces: number;
  parcels: number;
}

/** The recipients that the sum has by their pieces, the fewest first. */
export const selectPieces = memoizeOne(
  (snapshot: ShipSnapshot): readonly PiecesGroup[] => {
    const { rows, facts } = snapshot.context;
    if (!facts) return [];
    const verdicts = selectVerdicts(snapshot);
    const counted = rows.filter(({ id }) => isCounted(verdicts.get(id)));
    return [...Map.groupBy(counted, (row) => piecesIn(contentOf(row, facts).items))]
      .map(([pieces, own]) => ({ pieces, parcels: own.length }))
      .toSorted((one, other) => one.pieces - other.pieces);
  },
  ([one], [other]) =>
    selectVerdicts(one) === selectVerdicts(other) && one.context.facts === other.context.facts,
);

/** What the recipients that the sum has get in all, by combination; the most pieces first. */
export const selectItemsInAll = memoizeOne(
  (snapshot: ShipSnapshot): readonly Item[] => {
    const { rows, facts } = snapshot.context;
    if (!facts) return [];
    const verdicts = selectVerdicts(snapshot);
    const pieces = new Map<number, number>();
    for (const row of rows.filter(({ id }) => isCounted(verdicts.get(id))))
      for (const { skuId, quantity } of contentOf(row, facts).items)
        pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity);
    return [...pieces]
      .map(([skuId, quantity]) => ({ skuId, quantity }))
      .toSorted((one, other) => other.quantity - one.quantity);
  },
  ([one], [other]) =>
    selectVerdicts(one) === selectVerdicts(other) && one.context.facts === other.context.facts,
);

/** How many recipients that the sum has get something else than all, where there is a choice. */
export const selectOthers = memoizeOne(
  (snapshot: ShipSnapshot): number => {
    const { rows, facts } = snapshot.context;
    if (!facts || !hasChoice(facts)) return 0;
    const verdicts = selectVerdicts(snapshot);
    return rows.filter(
      (row) => isCounted(verdicts.get(row.id)) && !isSame(contentOf(row, facts).items, facts.items),
    ).length;
  },
  ([one], [other]) =>
    selectVerdicts(one) === selectVerdicts(other) && one.context.facts === other.context.facts,
);

/** Whether recipients bring specifications that were meant for other goods than are chosen now. */
export const selectOtherGoodsMeant = ({ context: { rows, rowsGoodId, lines } }: ShipSnapshot) =>
  rowsGoodId !== null &&
  lines.every(({ goodId }) => goodId !== rowsGoodId) &&
  rows.some(({ specification, excluded }) => specification !== '' && !excluded);

/** How many recipients are the same as one above: one parcel for both would save a courier’s fee. */
export const selectAlike = ({ context: { rows } }: ShipSnapshot) => countAlike(rows);

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

/** What a template of the shipment holds, and the names of its goods; null until goods and courier are chosen. */
export const selectKept = memoizeOne(
  ({ context: { facts, warehouseId, courierId, senderId, remark } }: ShipSnapshot) => {
    if (!facts || facts.items.length === 0 || warehouseId === null || courierId === null) return null;
    const items = facts.items.map(({ skuId, quantity }) => ({ skuId, quantity }));
    return {
      content: { warehouseId, courierId, senderId, remark, items },
      goods: facts.goods.map(({ name }) => name),
    };
  },
  ([{ context: one }], [{ context: other }]) =>
    (['facts', 'warehouseId', 'courierId', 'senderId', 'remark'] as const).every(
      (field) => one[field] === other[field],
    ),
);
