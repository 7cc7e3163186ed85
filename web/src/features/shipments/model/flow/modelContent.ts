import { combinationNamed, type Links, plainText, saidItems } from '../../../../shop/combinations.ts';
import type { Item } from '../../../../shop/items.ts';
import { nearCombinations } from '../../../../shop/nearCombinations.ts';
import {
  type Basket,
  hasChoice,
  isNamed,
  itemsText,
  skuOf,
  wrongPieces,
} from '../../shared/wizard/basket.ts';
import type { ModelRow } from './modelRow.ts';

/** What is in a parcel: as the file says by row, or the same for every parcel. */
export type NumBy = 'file' | 'same';

/** By what the content of the rows is told. */
export interface ContentBy {
  facts: Basket;
  numBy: NumBy;
  /** What words of the file mean that name no combination. */
  links: Links;
}

/** What is in the parcel of a row. */
export interface ModelContent {
  items: readonly Item[];
  /** By the words of the file, else what all get; or what the parcel itself was given. */
  from: 'said' | 'all' | 'own';
  wrong: ContentProblem | null;
}

/** What the parcel of a row is said to hold: what it was given by hand, else what the file says of it. */
export function specificationText({ own, specification, merchantCode }: ModelRow, basket: Basket | null) {
  const given = own && basket && hasChoice(basket) ? itemsText(basket, own) : '';
  return given || specification || merchantCode;
}

/** Why a parcel cannot go with what the file says of it; `text`: words that name no combination. */
export interface ContentProblem {
  code: 'ITEM_UNKNOWN' | 'ITEM_MISSING' | 'ITEMS_UNCLEAR' | 'PIECES_OF_WHICH' | 'QUANTITY_WRONG';
  text?: string;
  pieces?: { minNum: number; maxNum: number };
}

const known = new WeakMap<ModelRow, { by: ContentBy; content: ModelContent }>();

/** What a row's parcel holds; worked out once for a row and goods that stay as they are. */
export function modelContent(row: ModelRow, by: ContentBy): ModelContent {
  const before = known.get(row);
  if (before && isSame(before.by, by)) return before.content;
  const found = find(row, by);
  const content = found.wrong ? found : { ...found, wrong: wrongOf(found.items, by.facts) };
  known.set(row, { by, content });
  return content;
}

function isSame(one: ContentBy, other: ContentBy): boolean {
  return one.facts === other.facts && one.numBy === other.numBy && one.links === other.links;
}

function find(row: ModelRow, { facts, numBy, links }: ContentBy): ModelContent {
  const { items } = facts;
  if (row.own?.every(({ skuId }) => skuOf(facts, skuId))) return { items: row.own, from: 'own', wrong: null };
  if (numBy === 'same')
    return items.length > 0 ? { items, from: 'all', wrong: null } : wrongly({ code: 'ITEM_MISSING' });
  const quantity = Number(row.num);
  const said = saidBy(row, quantity, facts, links);
  if (said) return said;
  const [first, ...others] = items;
  if (!first) return wrongly({ code: 'ITEM_MISSING' });
  if (others.length > 0) return wrongly({ code: 'PIECES_OF_WHICH' });
  return { items: [{ ...first, quantity }], from: 'all', wrong: null };
}

/** What the code of a row says, else its words; null where it says nothing of the goods. */
function saidBy(row: ModelRow, quantity: number, basket: Basket, links: Links): ModelContent | null {
  const [code, words] = [row.merchantCode, row.specification].map((text) =>
    saidItems(basket.catalogue, text, quantity, links),
  );
  const told = [code, words].flatMap((said) => (said?.kind === 'items' ? [said.items] : []));
  const [first, second] = told;
  if (first && second && !isAlike(first, second)) return wrongly({ code: 'ITEMS_UNCLEAR' });
  if (first) return { items: first, from: 'said', wrong: null };
  // Words of goods without combinations are only printed; a code always means goods.
  const failed = (isNamed(basket) ? [words, code] : [code]).find((said) => said && said.kind !== 'nothing');
  if (failed?.kind === 'unclear') return wrongly({ code: 'ITEMS_UNCLEAR' });
  return failed?.kind === 'unknown' ? wrongly({ code: 'ITEM_UNKNOWN', text: failed.text }) : null;
}

function wrongly(wrong: ContentProblem): ModelContent {
  return { items: [], from: 'said', wrong };
}

function isAlike(one: readonly Item[], other: readonly Item[]): boolean {
  const pieces = new Map(other.map(({ skuId, quantity }) => [skuId, quantity]));
  return one.length === other.length && one.every(({ skuId, quantity }) => pieces.get(skuId) === quantity);
}

function wrongOf(items: readonly Item[], basket: Basket): ContentProblem | null {
  const good = wrongPieces(basket, items);
  return good ? { code: 'QUANTITY_WRONG', pieces: { minNum: good.minNum, maxNum: good.maxNum } } : null;
}

/** Rows whose specification is only printed, as the goods have no combinations; with one of them. */
export function printedWords(
  rows: readonly ModelRow[],
  { facts, numBy }: ContentBy,
): { rows: number; example: string } | null {
  if (numBy === 'same' || isNamed(facts)) return null;
  const names = facts.goods.map(({ name }) => plainText(name));
  const printed = rows.filter(({ excluded, own, specification }) => {
    const words = plainText(specification);
    return !excluded && !own && words !== '' && !names.some((name) => name.includes(words));
  });
  const [first] = printed;
  return first ? { rows: printed.length, example: first.specification } : null;
}

/** Words of a file that name no combination, or were said to mean one, with how many rows have them. */
export interface UnknownWords {
  text: string;
  rows: number;
  /** What they were said to mean. */
  skuId: number | null;
  near: readonly number[];
}

/** The words of the file that a person has to say the meaning of, the most frequent first. */
export function unknownWords(rows: readonly ModelRow[], by: ContentBy): UnknownWords[] {
  const counts = new Map<string, { text: string; rows: number }>();
  const without = { ...by, links: noLinks };
  for (const row of rows) {
    if (row.excluded) continue;
    // Of several unknown words of a row the next is told once the first has a meaning.
    const said = [find(row, without), find(row, by)].flatMap(({ wrong }) => wrong?.text ?? []);
    for (const text of new Map(said.map((one) => [plainText(one), one])).values()) {
      const known = counts.get(plainText(text));
      counts.set(plainText(text), { text: known?.text ?? text, rows: (known?.rows ?? 0) + 1 });
    }
  }
  return [...counts.values()]
    .toSorted((one, other) => other.rows - one.rows)
    .map(({ text, rows: count }) => ({
      ...{ text, rows: count },
      skuId: combinationNamed(by.facts.catalogue, text, by.links),
      near: nearCombinations(by.facts.catalogue, text).map(({ skuId }) => skuId),
    }));
}

const noLinks: Links = {};
