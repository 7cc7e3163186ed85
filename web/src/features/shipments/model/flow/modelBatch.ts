import type { BatchInput, BatchPartInput, ParcelInput } from '../../../../graphql/generated/graphql.ts';
import { parcelWordsOf, receiverOf } from '../../shared/recipients/recipient.ts';
import type { ModelDraft } from './modelDraft.ts';
import { areaOf, type ModelRow } from './modelRow.ts';
import { includedRows } from './modelVerdicts.ts';

/** Most parcels of one order, and most orders of one batch. */
const PART_PARCELS = 500;
export const MAX_PARTS = 40;

interface Part {
  goodId: number;
  warehouseId: number;
  courierId: number;
  num: number;
  rows: readonly ModelRow[];
}

type Composed = Pick<ModelDraft, 'rows' | 'numBy' | 'num' | 'goodId' | 'warehouseId' | 'courierId' | 'split'>;

/** The orders that the rows become: one goods each, of one courier and one number of pieces, as large as may be. */
export function modelParts({ rows, numBy, num, goodId, warehouseId, courierId, split }: Composed): Part[] {
  if (goodId === null || warehouseId === null || courierId === null) return [];
  const kinds = new Map<string, Part & { rows: ModelRow[] }>();
  const far = new Set(split?.areaCodes);
  for (const row of includedRows(rows)) {
    const pieces = numBy === 'file' ? Number(row.num) : num;
    const courier = split && far.has(areaOf(row)) ? split.courierId : courierId;
    const key = `${courier}|${pieces}`;
    const kind = kinds.get(key) ?? { goodId, warehouseId, courierId: courier, num: pieces, rows: [] };
    kinds.set(key, kind);
    kind.rows.push(row);
  }
  return [...kinds.values()].flatMap((kind) =>
    Array.from({ length: Math.ceil(kind.rows.length / PART_PARCELS) }, (_, at) => ({
      ...kind,
      rows: kind.rows.slice(at * PART_PARCELS, (at + 1) * PART_PARCELS),
    })),
  );
}

/** The batch as the gateway wants it. */
export function modelBatch(draft: Omit<ModelDraft, 'sent'>, quoteNo?: string): BatchInput {
  const { senderId, platform, remark, skipInvalid, allowDuplicate } = draft;
  return {
    type: 'MODEL',
    parts: modelParts(draft).map(
      ({ rows, ...part }): BatchPartInput => ({ ...part, packages: rows.map(parcelOf) }),
    ),
    senderId: senderId ?? 0,
    platform,
    remark: remark.trim(),
    skipInvalid,
    allowDuplicate,
    ...(quoteNo ? { quoteNo } : {}),
  };
}

function parcelOf(row: ModelRow): ParcelInput {
  return { ...receiverOf(row), ...parcelWordsOf(row) };
}
