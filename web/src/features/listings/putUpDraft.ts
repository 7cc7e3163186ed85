import { endingNames } from '../../fields/priceEnding.text.ts';
import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import type { ListedCategory, ListedGood, ListingPlace } from './putUp.types.ts';
import { blankPutUp, type PutUpForm } from './putUpForm.ts';

/** What an account has typed of goods for a shop or a package and not sent: one form of each, the last. */
export function putUpDraft(area: StorageArea, account: string, place: ListingPlace): StoredValue<PutUpForm> {
  const key = `chengcang.putUp.${account}.${place.id ?? place.platform}`;
  return storedValue(area, { key, version: 1, read });
}

/** A form with what was typed before of its goods; a freight template that is gone stays out. */
export function withDraft(
  form: PutUpForm,
  kept: PutUpForm | null,
  freights: readonly { id: string }[],
): PutUpForm {
  if (!kept) return form;
  const goods = Object.fromEntries(
    Object.entries(form.goods).map(([id, good]) => [id, kept.goods[Number(id)] ?? good]),
  );
  const freightId = freights.some(({ id }) => id === kept.freightId) ? kept.freightId : form.freightId;
  const typed = { ...kept, freightId, goods, isKept: false };
  return { ...typed, isKept: JSON.stringify(inOrder(typed)) !== JSON.stringify(inOrder(form)) };
}

const inOrder = ({ times, plus, ending, floor, freightId, phone, onSale, goods }: PutUpForm) => [
  ...[times, plus, ending, floor, freightId, phone, onSale],
  ...Object.entries(goods).map(([id, { title, category }]) => [id, title, category]),
];

function read(data: unknown): PutUpForm | null {
  const form = { ...blankPutUp, ...(data as Partial<PutUpForm>) };
  const isLike = Object.entries(blankPutUp).every(
    ([part, value]) => typeof form[part as keyof PutUpForm] === typeof value,
  );
  if (!isLike || !(form.ending in endingNames)) return null;
  return Object.values(form.goods).every(isGood) ? form : null;
}

function isGood(good: Partial<ListedGood> | null): boolean {
  return typeof good?.title === 'string' && (good.category === null || isCategory(good.category));
}

function isCategory(category: Partial<ListedCategory> | undefined): boolean {
  if (typeof category?.categoryId !== 'string' || typeof category.categoryName !== 'string') return false;
  return (
    Array.isArray(category.properties) &&
    category.properties.every(
      (property) => typeof property?.id === 'string' && Array.isArray(property.values),
    )
  );
}
