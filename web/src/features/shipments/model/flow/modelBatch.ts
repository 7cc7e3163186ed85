import type { BatchInput, BatchPartInput, ParcelInput } from '../../../../graphql/generated/graphql.ts';
import type { Item } from '../../../../shop/items.ts';
import { parcelWordsOf, receiverOf } from '../../shared/recipients/recipient.ts';
import type { Basket } from '../../shared/wizard/basket.ts';
import { courierFor } from '../../shared/wizard/courierSplit.ts';
import { type ContentBy, modelContent } from './modelContent.ts';
import type { ModelDraft } from './modelDraft.ts';
import type { ModelRow } from './modelRow.ts';
import { includedRows, isContentRight } from './modelVerdicts.ts';

/** Most parcels of one order. */
const PART_PARCELS = 500;

interface Part {
  warehouseId: number;
  courierId: number;
  rows: readonly ModelRow[];
}

type Going = Pick<ModelDraft, 'rows' | 'numBy' | 'links' | 'warehouseId' | 'courierId' | 'split'> & {
  facts: Basket | null;
};

/** The orders that the rows become: one courier each, as large as may be. */
export function modelParts(going: Going): Part[] {
  const { warehouseId, courierId, split } = going;
  if (warehouseId === null || courierId === null) return [];
  const courierOf = courierFor(courierId, split);
  return [...Map.groupBy(goingRows(going), courierOf)].flatMap(([courier, rows]) =>
    Array.from({ length: Math.ceil(rows.length / PART_PARCELS) }, (_, at) => ({
      ...{ warehouseId, courierId: courier },
      rows: rows.slice(at * PART_PARCELS, (at + 1) * PART_PARCELS),
    })),
  );
}

/** The rows that are worth pricing: with nothing against them on this side, and what is in their parcels is known. */
export function goingRows({ rows, facts, numBy, links }: Going): readonly ModelRow[] {
  const included = includedRows(rows);
  return facts ? included.filter((row) => isContentRight(row, { facts, numBy, links })) : included;
}

/** The batch as the gateway wants it. */
export function modelBatch(
  draft: Omit<ModelDraft, 'sent'> & { facts: Basket | null },
  quoteNo?: string,
): BatchInput {
  const { facts, numBy, links, senderId, platform, remark, skipInvalid, allowDuplicate } = draft;
  const common = facts?.items ?? [];
  return {
    type: 'MODEL',
    parts: modelParts(draft).map(
      ({ rows, ...part }): BatchPartInput => ({
        ...part,
        ...(common.length > 0 ? { items: plain(common) } : {}),
        packages: rows.map((row) => (facts ? parcelOf(row, { facts, numBy, links }) : receiverOf(row))),
      }),
    ),
    senderId: senderId ?? 0,
    platform,
    remark: remark.trim(),
    skipInvalid,
    allowDuplicate,
    ...(quoteNo ? { quoteNo } : {}),
  };
}

function parcelOf(row: ModelRow, by: ContentBy): ParcelInput {
  const { items, from } = modelContent(row, by);
  const { specification, ...words } = parcelWordsOf(row);
  return {
    ...receiverOf(row),
    ...(items === by.facts.items ? {} : { items: plain(items) }),
    ...(specification && from !== 'said' ? { specification } : {}),
    ...words,
  };
}

function plain(items: readonly Item[]): Item[] {
  return items.map(({ skuId, quantity }) => ({ skuId, quantity }));
}
