import { type Item, piecesIn } from './items.ts';

/** A combination (规格) that a text may name. */
export interface Combination {
  skuId: number;
  goodName: string;
  /** The names of its values; empty for goods without properties. */
  values: readonly string[];
  /** The supplier's own number of it (商家编码); empty without one. */
  merchantCode: string;
  skuNo: string;
}

/** Combinations to choose from, by what they are called. */
export interface Catalogue {
  combinations: readonly Combination[];
  /** By every way to write one of them; null where several are written so. */
  byText: ByText;
  byCode: ByText;
  /** The same of each goods by itself, by its plain name; `only`: its combination where it has no other. */
  goods: readonly { name: string; byText: ByText; only: number | null }[];
}

type ByText = ReadonlyMap<string, number | null>;

/**
 * What a text says is in a parcel: nothing, these, something that is none of the combinations (with its pieces and the
 * combinations that are known beside it), or pieces that do not add up.
 */
export type SaidItems =
  | { kind: 'nothing' }
  | { kind: 'items'; items: readonly Item[] }
  | { kind: 'unknown'; text: string; quantity: number; items: readonly Item[] }
  | { kind: 'unclear' };

/** What a person has said that a text means, by its plain form. */
export type Links = Readonly<Record<string, number>>;

const LABEL = /(?:^|(?<=[\s,，;；、/|]))[^\s,，;；、/|:：]{1,8}[:：]/g;
const BETWEEN = /[\s,，;；、/\\|_·•\-—()（）[\]【】{}<>《》「」"'“”‘’]+/g;
/** How often each value of a combination may be said in another order. */
const MAX_ORDERED = 3;

/** A text as it is compared: half-width, small letters, without labels such as 颜色: and what stands between words. */
export function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(LABEL, '').replace(BETWEEN, '');
}

/** A number of a combination as it is compared. */
export function plainCode(code: string): string {
  return code.normalize('NFKC').toLowerCase().replace(/\s/g, '');
}

/** The combinations with all the ways to write them: values in any order, with their goods or without. */
export function catalogueOf(combinations: readonly Combination[]): Catalogue {
  const byText = new Map<string, number | null>();
  const byCode = new Map<string, number | null>();
  const add = (map: Map<string, number | null>, key: string, skuId: number) => {
    if (key === '') return;
    const other = map.get(key);
    map.set(key, other === undefined || other === skuId ? skuId : null);
  };
  const goods = [...Map.groupBy(combinations, ({ goodName }) => goodName)].map(([goodName, own]) => {
    const name = plainText(goodName);
    const places = tellingPlaces(own);
    const ownByText = new Map<string, number | null>();
    for (const { skuId, values, merchantCode, skuNo } of own) {
      // A property that all have alike need not be said.
      const telling = values.filter((_, at) => places[at]);
      for (const said of new Set([values, telling])) {
        for (const ordered of orders(said)) {
          const text = plainText(ordered.join(' '));
          add(ownByText, text, skuId);
          for (const way of [text, name + text, text + name]) add(byText, way, skuId);
        }
      }
      add(byCode, plainCode(merchantCode), skuId);
      add(byCode, plainCode(skuNo), skuId);
    }
    const [first, ...others] = own;
    return { name, byText: ownByText, only: first && others.length === 0 ? first.skuId : null };
  });
  return { combinations, byText, byCode, goods };
}

/** Whether each property tells the combinations of one goods apart. */
function tellingPlaces(own: readonly Combination[]): boolean[] {
  const width = Math.max(0, ...own.map(({ values }) => values.length));
  return Array.from({ length: width }, (_, at) => new Set(own.map(({ values }) => values[at])).size > 1);
}

function orders(values: readonly string[]): (readonly string[])[] {
  if (values.length < 2 || values.length > MAX_ORDERED) return [values];
  return values.flatMap((value, at) =>
    orders(values.filter((_, other) => other !== at)).map((others) => [value, ...others]),
  );
}

/** The combination that a text names, by its values or a number of it, or that it was said to mean; null for none or several. */
export function combinationNamed(catalogue: Catalogue, text: string, links: Links = {}): number | null {
  const said = plainText(text);
  const exact = catalogue.byCode.get(plainCode(text)) ?? catalogue.byText.get(said) ?? links[said];
  return exact ?? namedWithGoods(catalogue, said) ?? namedByGoods(catalogue, said);
}

/** What a name of goods is cut short to. */
const PART_OF_NAME = /^(?=.*\p{Script=Han}).{2,}$/u;

/** The combination whose values stand behind or before a part of its goods' name: 冰丝 of 冰丝短袖; null for none or several. */
function namedWithGoods({ goods }: Catalogue, said: string): number | null {
  const found = new Set<number>();
  for (const { name, byText } of goods) {
    for (let at = 1; at < said.length; at++) {
      for (const [part, values] of [
        [said.slice(0, at), said.slice(at)],
        [said.slice(at), said.slice(0, at)],
      ] as const) {
        const skuId = byText.get(values);
        if (skuId && PART_OF_NAME.test(part) && name.includes(part)) found.add(skuId);
      }
    }
  }
  const [only = null, ...others] = found;
  return others.length > 0 ? null : only;
}

/** What goods are called for short, by itself. */
const SHORT_NAME = /^(?=.*\p{Script=Han}).{3,}$/u;

/** The only combination of the only goods in whose name the words stand: 晴雨伞 of 防水长柄晴雨伞. */
function namedByGoods({ goods }: Catalogue, said: string): number | null {
  if (!SHORT_NAME.test(said)) return null;
  const [one, ...others] = goods.filter(({ name }) => name.includes(said));
  return one && others.length === 0 ? one.only : null;
}

const UNIT = '(?:件|个|份|箱|盒|袋|包|套|瓶|双|条|只)';
/** XX999 is a number of goods: an x that sticks to a letter stands before few pieces alone, and behind no other x. */
const TIMES = '(?:[×*✕]|(?<![a-z\\d])x|(?<=[a-wyz\\d])x(?!\\s*\\d{3}))';
const COUNT = `(?:${TIMES}\\s*(\\d{1,4})${UNIT}?|(\\d{1,4})${UNIT})`;
const ENDS_IN_COUNT = new RegExp(`^(.+?)\\s*${COUNT}$`, 'iu');
const STARTS_WITH_COUNT = new RegExp(`^(\\d{1,4})${UNIT}\\s*(.+)$`, 'u');
const ONLY_COUNT = new RegExp(`^${COUNT}$`, 'iu');
const COUNTED = new RegExp(`(.+?)\\s*${COUNT}(?=$|[\\s,，;；、+|])[\\s,，;；、+|]*`, 'giuy');
const PARTS = /[;；+|\n]+/;
const WORDS = /[\s,，;；、+|]+/;
const BARE_PIECES = /^[1-9]\d?$/;

/**
 * What a text such as 红色 XL*2 says is in a parcel. Nothing is guessed: every part of it must name a combination
 * exactly, and the pieces must add up to those that are said beside it.
 *
 * @param pieces of the whole parcel, as said beside the text; null where nothing is
 */
export function saidItems(
  catalogue: Catalogue,
  text: string,
  pieces: number | null,
  links: Links = {},
): SaidItems {
  const said = text.trim();
  if (said === '') return { kind: 'nothing' };
  const whole = combinationNamed(catalogue, said, links);
  if (whole !== null) return { kind: 'items', items: [{ skuId: whole, quantity: pieces ?? 1 }] };
  const bare = withBarePieces(catalogue, said.split(WORDS), links);
  if (bare)
    return pieces === null || pieces === piecesIn(bare)
      ? { kind: 'items', items: bare }
      : { kind: 'unclear' };
  const entries = entriesOf(said);
  const named: Item[] = [];
  const unknown: Entry[] = [];
  for (const entry of entries) {
    const skuId = combinationNamed(catalogue, entry.name, links);
    if (skuId === null) unknown.push(entry);
    else named.push({ skuId, quantity: entry.quantity ?? 1 });
  }
  const items = joined(named);
  const [first] = unknown;
  if (first) {
    const quantity = first.quantity ?? (entries.length === 1 ? pieces : null) ?? 1;
    return { kind: 'unknown', text: first.name, quantity, items };
  }
  const isCounted = entries.every(({ quantity }) => quantity !== null);
  if (pieces === null ? !isCounted : piecesIn(items) !== pieces) return { kind: 'unclear' };
  return { kind: 'items', items };
}

/**
 * Behind a combination a bare number is its pieces: HH10049-06 2, 白色 XL 1 红色 M 2. Null where the words are no such list,
 * or may be cut into several.
 */
function withBarePieces(catalogue: Catalogue, words: readonly string[], links: Links): Item[] | null {
  const [found, ...others] = listsFrom(0);
  return found && others.length === 0 ? joined(found) : null;

  function listsFrom(start: number): Item[][] {
    if (start === words.length) return [[]];
    return words.flatMap((word, at) => {
      if (at <= start || !BARE_PIECES.test(word)) return [];
      const skuId = combinationNamed(catalogue, words.slice(start, at).join(' '), links);
      return skuId === null
        ? []
        : listsFrom(at + 1).map((rest) => [{ skuId, quantity: Number(word) }, ...rest]);
    });
  }
}

/** The items, those of one combination together. */
function joined(items: readonly Item[]): Item[] {
  const sums = new Map<number, number>();
  for (const { skuId, quantity } of items) sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  return [...sums].map(([skuId, quantity]) => ({ skuId, quantity }));
}

interface Entry {
  name: string;
  quantity: number | null;
}

/** The parts of a text, each with its pieces as far as it says them. */
function entriesOf(text: string): Entry[] {
  const counted = [...text.matchAll(COUNTED)];
  if (counted.length > 1 && counted.reduce((sum, [all]) => sum + all.length, 0) === text.length)
    return counted.map(([, name = '', times, units]) => ({ name, quantity: Number(times ?? units) }));
  const parts = text.split(PARTS).filter((part) => part.trim() !== '');
  return parts.length > 1 ? parts.map((part) => entryOf(part.trim())) : [entryOf(text)];
}

function entryOf(text: string): Entry {
  const [, name = '', times, units] = ENDS_IN_COUNT.exec(text) ?? [];
  if (name !== '') return { name, quantity: Number(times ?? units) };
  const [, quantity, behind = ''] = STARTS_WITH_COUNT.exec(text) ?? [];
  return quantity === undefined
    ? { name: text, quantity: null }
    : { name: behind, quantity: Number(quantity) };
}

/** A text without the pieces that it ends in or begins with; '' where it says nothing but pieces. */
export function withoutCount(text: string): string {
  const said = text.trim();
  return ONLY_COUNT.test(said) ? '' : entryOf(said).name;
}

const CODE = /^(?:(?=.*\d)(?=.*[A-Za-z])[A-Za-z0-9][\w.-]{2,}|\d{8,14})$/;

/** Whether a word looks like the number of goods: HH10049-09, or a bar code. */
export function looksLikeCode(word: string): boolean {
  return CODE.test(word.trim());
}
