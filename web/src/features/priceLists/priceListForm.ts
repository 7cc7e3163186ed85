import type {
  FindPricedGoodsQuery,
  PriceListInput,
  PriceListRowFragment,
} from '../../graphql/generated/graphql.ts';
import { fenToYuan, parseYuan } from '../../lib/money.ts';

export type PriceList = PriceListRowFragment;
/** A list that is written; a new one, or the copy of one, has no id yet. */
export type EditedList = Omit<PriceList, 'id'> & { id: number | null };
export type Buyer = PriceList['buyers'][number];
export type FoundGood = FindPricedGoodsQuery['sellerGoods']['list'][number];

/** A price as it is typed, in yuan; blank for none. */
export interface EntryRow extends Omit<PriceList['entries'][number], 'supplyPrice' | '__typename'> {
  price: string;
}

export interface PriceListForm {
  name: string;
  levels: readonly number[];
  buyers: readonly Buyer[];
  startDay: string;
  endDay: string;
  rows: readonly EntryRow[];
}

export type ListProblem =
  | 'nameMissing'
  | 'nameLong'
  | 'nobody'
  | 'manyBuyers'
  | 'daysReversed'
  | 'noEntry'
  | 'manyEntries'
  | 'price';
/** By field, and by the key of a row. */
export type ListProblems = Partial<Record<string, ListProblem>>;

const MAX_NAME = 30;
const MAX_BUYERS = 200;
const MAX_ENTRIES = 200;
const MAX_PRICE = 10_000_000;

export const blankList: EditedList = {
  ...{ __typename: 'PriceList', id: null, name: '', levels: [], buyers: [], startDay: null, endDay: null },
  ...{ state: 'HOLDS', entries: [], version: 0, updatedAt: '' },
};

export const rowKey = ({ goodId, skuId }: Pick<EntryRow, 'goodId' | 'skuId'>) => `${goodId}.${skuId ?? 0}`;

export function listForm({ name, levels, buyers, startDay, endDay, entries }: EditedList): PriceListForm {
  return {
    ...{ name, levels, buyers, startDay: startDay ?? '', endDay: endDay ?? '' },
    rows: entries.map(({ supplyPrice, ...row }) => ({ ...row, price: fenToYuan(supplyPrice) })),
  };
}

/** A copy, for other buyers. */
export function copyOf(list: PriceList, name: string): EditedList {
  return { ...list, id: null, version: 0, name: name.slice(0, MAX_NAME), buyers: [], levels: [] };
}

/** Whether something is typed that is not saved. */
export function isChanged(form: PriceListForm, opened: EditedList): boolean {
  return JSON.stringify(form) !== JSON.stringify(listForm(opened));
}

/** The price of a row in fen; null for a blank one, or one that is no price. */
export function priceOf({ price }: EntryRow): number | null {
  const fen = parseYuan(price);
  return fen !== null && fen > 0 && fen <= MAX_PRICE ? fen : null;
}

const isBlank = ({ price }: EntryRow) => price.trim() === '';

/** What is wrong; blank rows are no prices. */
export function listProblems({ name, levels, buyers, startDay, endDay, rows }: PriceListForm): ListProblems {
  const filled = rows.filter((row) => !isBlank(row));
  const problems: ListProblems = {};
  if (name.trim() === '') problems.name = 'nameMissing';
  else if (name.trim().length > MAX_NAME) problems.name = 'nameLong';
  if (buyers.length === 0 && levels.length === 0) problems.buyers = 'nobody';
  if (buyers.length > MAX_BUYERS) problems.buyers = 'manyBuyers';
  if (startDay !== '' && endDay !== '' && endDay < startDay) problems.days = 'daysReversed';
  if (filled.length === 0) problems.entries = 'noEntry';
  if (filled.length > MAX_ENTRIES) problems.entries = 'manyEntries';
  for (const row of filled) if (priceOf(row) === null) problems[rowKey(row)] = 'price';
  return problems;
}

/** What is sent for a form without a problem. */
export function listInput({ name, levels, buyers, startDay, endDay, rows }: PriceListForm): PriceListInput {
  return {
    ...{ name: name.trim(), levels: [...levels], buyerIds: buyers.map(({ id }) => id) },
    ...{ startDay: startDay || null, endDay: endDay || null },
    entries: rows.flatMap((row) => {
      const supplyPrice = priceOf(row);
      const { goodId, skuId } = row;
      return supplyPrice === null ? [] : [{ goodId, ...(skuId !== null && { skuId }), supplyPrice }];
    }),
  };
}

/** The rows with those of goods: one for all of their combinations, and of several one each. */
export function withGood(rows: readonly EntryRow[], good: FoundGood): EntryRow[] {
  const steps = good.priceSteps?.steps ?? [];
  const least = (of: typeof steps) =>
    of.length > 0 ? Math.min(...of.map(({ supplyPrice }) => supplyPrice)) : null;
  const common = { goodId: good.id, goodName: good.name, goodPic: good.pic, price: '' };
  const all = {
    ...common,
    skuId: null,
    skuName: null,
    usualPrice: good.supplyPrice,
    stepPrice: least(steps),
  };
  const single = (good.skus.length > 1 ? good.skus : []).map(({ id, name, supplyPrice }) => {
    const own = steps.filter(({ skuId }) => skuId === id);
    const counts = own.length > 0 ? own : steps.filter(({ skuId }) => skuId === null);
    return { ...common, skuId: id, skuName: name, usualPrice: supplyPrice, stepPrice: least(counts) };
  });
  const fresh = [all, ...single].filter((row) => !rows.some((each) => rowKey(each) === rowKey(row)));
  const at = rows.findLastIndex(({ goodId }) => goodId === good.id) + 1 || rows.length;
  return rows.toSpliced(at, 0, ...fresh);
}

/** The rows with these words in place of prices from one row on, as they are copied from a column of a sheet. */
export function pasted(rows: readonly EntryRow[], key: string, words: string): EntryRow[] {
  const begin = rows.findIndex((row) => rowKey(row) === key);
  const lines = words.replace(/\r?\n$/, '').split(/\r?\n/);
  return rows.map((row, at) => {
    const line = begin < 0 || at < begin ? undefined : lines[at - begin];
    return line === undefined ? row : { ...row, price: (line.split('\t')[0] ?? '').trim() };
  });
}

/** The rows with the price of one in all below it. */
export function filledDown(rows: readonly EntryRow[], key: string): EntryRow[] {
  const begin = rows.findIndex((row) => rowKey(row) === key);
  const price = rows[begin]?.price ?? '';
  return rows.map((row, at) => (begin >= 0 && at > begin ? { ...row, price } : row));
}

/** The rows with so many per cent taken off their plain prices, at least a fen left; null for what is no percentage. */
export function percentOff(rows: readonly EntryRow[], typed: string): EntryRow[] | null {
  const percent = typed.normalize('NFKC').replace(/%$/, '').trim();
  if (!/^\d{1,2}(\.\d)?$/.test(percent)) return null;
  const tenths = Math.round(Number(percent) * 10);
  if (tenths <= 0 || tenths >= 1000) return null;
  return rows.map((row) => ({
    ...row,
    price: fenToYuan(Math.max(1, Math.round((row.usualPrice * (1000 - tenths)) / 1000))),
  }));
}

export type RowWarning = 'aboveSteps' | 'aboveUsual';

/** What a person should know of a price that can be saved. */
export function warningOf(row: EntryRow): RowWarning | null {
  const price = priceOf(row);
  if (price === null) return null;
  if (price > row.usualPrice && row.skuId !== null) return 'aboveUsual';
  return row.stepPrice !== null && price > row.stepPrice ? 'aboveSteps' : null;
}

/** What a list as the service tells it in a refusal says now; null where it tells none. */
export function currentList(list: EditedList, current: unknown): EditedList | null {
  if (typeof current !== 'object' || current === null || !('version' in current)) return null;
  const { name, levels, buyers, startDay, endDay, entries, version } = current as PriceList;
  return { ...list, name, levels, buyers, startDay, endDay, entries, version };
}
