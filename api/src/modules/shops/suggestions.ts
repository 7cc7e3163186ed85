import type { ShopSkuDto } from './shopSkus.schemas.ts';

export type Suggestion = ShopSkuDto['suggestions'][number];

/** A combination on sale; `isKnown` where the account has linked, collected or ordered its goods. */
export type Candidate = Omit<Suggestion, 'reason'> & { skuNo: string; isKnown: boolean };

type Seen = Pick<ShopSkuDto, 'title' | 'remoteSkuText' | 'merchantCode'>;

const MAX_SUGGESTIONS = 3;
/** Names that are less alike are no suggestion. */
const ALIKE = 0.35;

/** Goods whose names are most alike, for each SKU; combinations of others are not read. */
const MAX_ALIKE_GOODS = 10;

/** Of goods by their names those of which a combination may be suggested for one of the SKUs. */
export function alikeGoods(
  seen: readonly Seen[],
  goods: readonly { goodId: number; goodName: string }[],
): number[] {
  const named = goods.map(({ goodId, goodName }) => ({ goodId, pairs: pairsOf(plain(goodName)) }));
  const found = seen.flatMap((sku) => {
    const words = pairsOf(wordsOf(sku));
    return named
      .map(({ goodId, pairs }) => ({ goodId, share: overlap(pairs, words) }))
      .filter(({ share }) => share > 0)
      .toSorted((one, other) => other.share - one.share || one.goodId - other.goodId)
      .slice(0, MAX_ALIKE_GOODS);
  });
  return [...new Set(found.map(({ goodId }) => goodId))];
}

/** Combinations that a shop's SKU may stand for: first those with its article number, then those that are called alike. */
export function suggestionsOf(seen: Seen, candidates: readonly Candidate[]): Suggestion[] {
  const code = seen.merchantCode.trim();
  const words = wordsOf(seen);
  const pairs = pairsOf(words);
  const scored = candidates.flatMap((candidate) => {
    const { skuNo, isKnown, ...shown } = candidate;
    const sameCode = code !== '' && [candidate.merchantCode, skuNo].includes(code);
    const alike = likeness(words, pairs, candidate);
    if (sameCode) return [{ shown: { ...shown, reason: 1 }, score: 2 + Number(isKnown) + alike }];
    return isKnown && alike >= ALIKE ? [{ shown: { ...shown, reason: 2 }, score: alike }] : [];
  });
  return scored
    .toSorted((one, other) => other.score - one.score || one.shown.skuId - other.shown.skuId)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ shown }) => shown);
}

/** From 0 to 1: half by the names, half by the values of the combination that the shop's words have. */
function likeness(words: string, pairs: ReadonlySet<string>, { goodName, skuName }: Candidate): number {
  const values = skuName.split('/').map(plain).filter(Boolean);
  const names = overlap(pairsOf(plain(goodName)), pairs);
  if (values.length === 0) return names;
  const found = values.filter((value) => words.includes(value)).length / values.length;
  return (names + found * Math.sign(names)) / 2;
}

function wordsOf({ title, remoteSkuText }: Seen): string {
  return plain(`${title} ${remoteSkuText}`);
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
}

function pairsOf(text: string): Set<string> {
  const letters = [...text];
  return new Set(letters.length < 2 ? letters : letters.slice(1).map((letter, at) => letters[at] + letter));
}

/** The share of the first that is in the second. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.size === 0 ? 0 : one.intersection(other).size / one.size;
}
