import memoizeOne from 'memoize-one';
import type { Links } from '../../../../shop/combinations.ts';
import { missingFields } from '../../../spreadsheets/recipients/mapColumns.ts';
import type { Column, SheetField } from '../../../spreadsheets/sheets.types.ts';
import { countBlocked } from '../../shared/checkout/batchQuote.ts';
import { type Basket, isFilled } from '../../shared/wizard/basket.ts';
import { offersCourier } from '../../shared/wizard/wizard.setup.ts';
import { goingRows } from './modelBatch.ts';
import type { ContentBy, NumBy } from './modelContent.ts';
import type { FileRead, ModelContext } from './modelDraft.ts';
import { computeVerdicts, countVerdicts, includedRows } from './modelVerdicts.ts';

/** Whether a person must say what the columns are. */
export function needsMapping(answer: FileRead): boolean {
  return answer.kind === 'read' && (!answer.header.certain || answer.missing.length > 0);
}

/** The columns with the fields that are chosen for them. */
function mappedColumns({ read, fields }: Pick<ModelContext, 'read' | 'fields'>): Column[] {
  return (read?.columns ?? []).map((column) => ({ ...column, field: fields[column.index] ?? null }));
}

/** The fields that a parcel needs and that no column is chosen for. */
export function unmappedFields(context: Pick<ModelContext, 'read' | 'fields'>): SheetField[] {
  return missingFields(mappedColumns(context));
}

/** Whether some row can be priced. */
export function hasGoing({ rows }: ModelContext): boolean {
  return includedRows(rows).length > 0;
}

/** Whether the goods and who brings them are chosen, and can be had. */
export function knowsGoods(context: ModelContext): boolean {
  const { courierId, split } = context;
  if (!isFilled(context)) return false;
  if (courierId === null || !offersCourier(context, courierId)) return false;
  return split === null || offersCourier(context, split.courierId);
}

/** Whether what can be ordered is complete, but for its price. */
export function isComposed(context: ModelContext): boolean {
  const { senderId, senderForm } = context;
  return goingRows(context).length > 0 && knowsGoods(context) && senderId !== null && senderForm === null;
}

const contentByMemo = memoizeOne(
  (facts: Basket | null, numBy: NumBy, links: Links): ContentBy | null => facts && { facts, numBy, links },
);

/** By what the content of the rows is told; null until goods are chosen for this file. */
function contentBy({ facts, goodsGuessed, numBy, links }: ModelContext): ContentBy | null {
  return contentByMemo(goodsGuessed ? null : facts, numBy, links);
}

/** The verdict on every row; numbers that were ordered before count unless they may go again. */
export function verdictsOf(context: ModelContext) {
  const { rows, quoted, ordered, allowDuplicate } = context;
  return computeVerdicts(rows, quoted, allowDuplicate ? null : ordered, contentBy(context));
}

/** Whether the batch can be paid as it is priced: all of the rows, or, if the person said so, the good ones. */
export function canPay(context: ModelContext): boolean {
  const quote = context.quoted?.quote;
  if (!quote?.enough || quote.packageCount === 0 || countBlocked(quote).stuck > 0) return false;
  const { stopped, unread } = countVerdicts(verdictsOf(context));
  return context.skipInvalid || stopped + unread === 0;
}
