import type { ParcelInput } from '../../../../graphql/generated/graphql.ts';
import { looksLikeCode, saidItems, withoutCount } from '../../../../shop/combinations.ts';
import type { Item } from '../../../../shop/items.ts';
import { nearCombinations } from '../../../../shop/nearCombinations.ts';
import { type Basket, hasChoice, isNamed, skuOf, titleOf, wrongPieces } from '../wizard/basket.ts';
import { parcelWordsOf, type Recipient, recipientReceiver } from './recipient.ts';
import type { RowFinding } from './rowFinding.ts';

/** What is in a recipient's parcel. */
export interface Content {
  items: readonly Item[];
  /** `own`: a person chose it; `said`: by the words of the recipient; `all`: what all get. */
  from: 'own' | 'said' | 'all';
  /** Why it cannot go like this; the items are then those that are known. */
  wrong: RowFinding | null;
}

/** Most combinations of a parcel. */
const MAX_ITEMS = 20;
const MAX_PIECES = 99;

const known = new WeakMap<Recipient, { basket: Basket; content: Content }>();

/** What a recipient gets; worked out once for a row and a basket that stay as they are. */
export function contentOf(row: Recipient, basket: Basket): Content {
  const before = known.get(row);
  if (before?.basket === basket) return before.content;
  const content = find(row, basket);
  known.set(row, { basket, content });
  return content;
}

function find(row: Recipient, basket: Basket): Content {
  const quantity = row.quantity.trim();
  const isNumber = /^\d+$/.test(quantity);
  const pieces = isNumber ? Number(quantity) : null;
  const content = row.items ? ownContent(row.items, pieces, basket) : saidContent(row, pieces, basket);
  if (content.wrong) return content;
  const isWrong = quantity !== '' && !isNumber;
  const wrong = isWrong ? piecesWrong(basket, basket.goods[0]) : itemsWrong(content.items, basket);
  return { ...content, wrong };
}

function ownContent(items: readonly Item[], pieces: number | null, basket: Basket): Content {
  const gone = items.some(({ skuId }) => !skuOf(basket, skuId));
  if (gone) return { items: [], from: 'own', wrong: finding('ITEM_GONE') };
  return { ...counted(items, pieces), from: 'own' };
}

function saidContent({ specification }: Recipient, pieces: number | null, basket: Basket): Content {
  const isCode = looksLikeCode(withoutCount(specification));
  if (hasChoice(basket) || isCode) {
    const said = saidItems(basket.catalogue, specification, pieces);
    if (said.kind === 'items') return { items: said.items, from: 'said', wrong: null };
    if (said.kind === 'unclear') return { items: [], from: 'said', wrong: finding('ITEMS_UNCLEAR') };
    if (said.kind === 'unknown' && (isNamed(basket) || isCode))
      return { items: said.items, from: 'said', wrong: unknownItem(said, basket) };
  }
  if (basket.items.length === 0) return { items: [], from: 'all', wrong: finding('ITEM_MISSING') };
  return { ...counted(basket.items, pieces), from: 'all' };
}

/** Of a single combination the pieces are those that the recipient has. */
function counted(items: readonly Item[], pieces: number | null) {
  const [first, ...others] = items;
  if (!first || pieces === null) return { items, wrong: null };
  if (others.length > 0) return { items, wrong: finding('PIECES_OF_WHICH') };
  return { items: [{ ...first, quantity: pieces }], wrong: null };
}

function itemsWrong(items: readonly Item[], basket: Basket): RowFinding | null {
  if (items.length > MAX_ITEMS) return finding('ITEMS_MANY');
  if (items.some(({ quantity }) => quantity < 1 || quantity > MAX_PIECES))
    return piecesWrong(basket, basket.goods[0]);
  const good = wrongPieces(basket, items);
  return good ? piecesWrong(basket, good) : null;
}

function piecesWrong(basket: Basket, good: Basket['goods'][number] | undefined): RowFinding {
  const { minNum = 1, maxNum = MAX_PIECES, name = '' } = good ?? {};
  const of = basket.goods.length > 1 ? { said: name } : {};
  return { field: 'quantity', code: 'QUANTITY_WRONG', blocking: true, pieces: { minNum, maxNum }, ...of };
}

function unknownItem({ text, quantity }: { text: string; quantity: number }, basket: Basket): RowFinding {
  const near = nearCombinations(basket.catalogue, text).map(({ skuId }) => skuId);
  return {
    ...{ ...finding('ITEM_UNKNOWN'), said: text, saidNum: quantity, nearIds: near },
    near: near.map((skuId) => titleOf(basket, skuId)),
  };
}

function finding(code: RowFinding['code']): RowFinding {
  return { field: code === 'PIECES_OF_WHICH' ? 'quantity' : 'specification', code, blocking: true };
}

/** What the gateway wants to know of a recipient. Words that say what is in the parcel are not printed besides. */
export function parcelOf(row: Recipient, basket: Basket): ParcelInput {
  const { items, from } = contentOf(row, basket);
  const { specification, ...words } = parcelWordsOf(row);
  return {
    ...recipientReceiver(row),
    ...(isSame(items, basket.items)
      ? {}
      : { items: items.map(({ skuId, quantity }) => ({ skuId, quantity })) }),
    ...(specification && from !== 'said' ? { specification } : {}),
    ...words,
  };
}

/** Whether these are the same combinations with the same pieces. */
export function isSame(one: readonly Item[], other: readonly Item[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ skuId, quantity }, at) => other[at]?.skuId === skuId && other[at]?.quantity === quantity)
  );
}
