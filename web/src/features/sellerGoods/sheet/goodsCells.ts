import type { Platform } from '../../../graphql/generated/graphql.ts';
import { platformNames, SHOP_PLATFORMS } from '../../goods/goods.text.ts';
import { codeOf, withoutThousands } from '../../spreadsheets/fieldText.ts';
import type { PictureZip } from '../../spreadsheets/pictureZip.ts';
import { goodsSheetText as text } from './goodsSheet.text.ts';
import type { CellProblem, GoodsField, GoodsSheetRow } from './goodsSheet.types.ts';

type Texts = GoodsSheetRow['texts'];

const ADDRESS = /^(\/|https?:\/\/)/;

/** Several of something in a cell. */
export const listOf = (cell: string): string[] =>
  cell
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A picture that is there already, as an export says it. */
export const isAddress = (name: string) => ADDRESS.test(name);

/** Names of the pictures that have to be uploaded for a row. */
export function picturesOf({ pics, pic, detailPics }: Texts): string[] {
  const named = [...listOf(pics), ...listOf(pic), ...listOf(detailPics)];
  return [...new Set(named.filter((name) => !isAddress(name)))];
}

/** `1,280.5`, `¥12.80` and `12元` as fen; null for what is no price. */
export function fenIn(cell: string): number | null {
  const yuan = codeOf(cell).replace(/[,\s¥]|元$/g, '');
  return /^\d{1,8}(\.\d{1,2})?0*$/.test(yuan) ? Math.round(Number(yuan) * 100) : null;
}

/** A whole number; null for anything else. */
export function wholeIn(cell: string): number | null {
  const digits = withoutThousands(codeOf(cell))
    .replace(/\s|(克|g|件)$/gi, '')
    .replace(/\.0+$/, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

const platformWords = new Map<string, Platform>(
  SHOP_PLATFORMS.flatMap((platform) =>
    [platformNames[platform], ...platformNames[platform].split('/')].map((name) => [name, platform] as const),
  ),
);

/** Platforms by their names; empty for all, null where one is unknown. */
export function platformsIn(cell: string): Platform[] | null {
  const names = listOf(cell.replace(/[、,，]/g, ';'));
  if (names.length === 1 && names[0] === text.allPlatforms) return [];
  const known = names.map((name) => platformWords.get(name));
  return known.every((platform) => platform !== undefined) ? [...new Set(known)] : null;
}

/** What is wrong with a row before anybody else has looked at it. */
export function cellProblems(texts: Texts, zip: PictureZip | null): CellProblem[] {
  const problems: CellProblem[] = [];
  const wrong = (
    field: GoodsField,
    what: 'price' | 'whole' | 'pieces' | 'warehouse' | 'platforms' | 'onSale',
  ) => problems.push({ field, what });
  const { goodsNo, price, warehouse, quantity, safety, platforms, onSale } = texts;
  if (price !== '' && fenIn(price) === null) wrong('price', 'price');
  for (const field of ['weight', 'minNum', 'maxNum'] as const)
    if (texts[field] !== '' && wholeIn(texts[field]) === null) wrong(field, 'whole');
  if (platforms !== '' && platformsIn(platforms) === null) wrong('platforms', 'platforms');
  if (onSale !== '' && onSale !== text.yes && onSale !== text.no) wrong('onSale', 'onSale');
  const pieces = listOf(quantity);
  const kept = listOf(safety);
  // Stock of goods that there are is not changed here.
  const isLeft = goodsNo !== '' && quantity === '';
  if (pieces.length > 0 && warehouse === '') wrong('warehouse', 'warehouse');
  else if (
    !isLeft &&
    (pieces.length !== listOf(warehouse).length || pieces.some((piece) => wholeIn(piece) === null))
  )
    wrong('quantity', 'pieces');
  if (
    !isLeft &&
    kept.length > 0 &&
    (kept.length !== pieces.length || kept.some((piece) => wholeIn(piece) === null))
  )
    wrong('safety', 'pieces');
  for (const field of ['pics', 'pic', 'detailPics'] as const)
    for (const name of listOf(texts[field])) {
      const entry = isAddress(name) ? true : zip?.entries.get(name.toLowerCase());
      if (entry === undefined) problems.push({ field, what: zip ? 'missing' : 'noZip', name });
      else if (entry === null) problems.push({ field, what: 'several', name });
    }
  return problems;
}
