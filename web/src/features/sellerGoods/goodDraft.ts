import type { DraftPlace } from '../../flows/draftEditor.ts';
import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import { blankGood, blankLine, type GoodForm } from './goodForm.ts';
import type { GoodDraft, Sent } from './goodsEditor.setup.ts';

/** The unsaved changes of one account to one of its goods; new goods have a place of their own. */
export function goodDraftStore(area: StorageArea, { account, id }: DraftPlace): StoredValue<GoodDraft> {
  // What was kept as version 1 knew no combinations: it would take those of the goods away.
  return storedValue(area, { key: `chengcang.goods.${account}.${id ?? 'new'}`, version: 2, read });
}

function read(data: unknown): GoodDraft | null {
  if (typeof data !== 'object' || data === null) return null;
  const { at, form, version, sent } = data as Partial<Record<keyof GoodDraft, unknown>>;
  const kept = readForm(form);
  if (!kept || typeof at !== 'number') return null;
  return { at, form: kept, version: typeof version === 'number' ? version : null, sent: readSent(sent) };
}

function readSent(data: unknown): Sent | null {
  if (typeof data !== 'object' || data === null) return null;
  const { clientNo, form, publish } = data as Partial<Record<keyof Sent, unknown>>;
  const kept = readForm(form);
  return kept && typeof clientNo === 'string' && typeof publish === 'boolean'
    ? { clientNo, form: kept, publish }
    : null;
}

/** A form whose parts are of the kinds that a blank one has. */
function readForm(data: unknown): GoodForm | null {
  if (typeof data !== 'object' || data === null) return null;
  const form: GoodForm = { ...blankGood, ...data };
  const isForm = Object.entries(blankGood).every(([part, blank]) => {
    const value = form[part as keyof GoodForm];
    if (part === 'categoryId' || part === 'warehouseId') return value === null || typeof value === 'number';
    return Array.isArray(blank) ? Array.isArray(value) : typeof value === typeof blank;
  });
  // A line that was kept before it had all of its parts.
  return isForm ? { ...form, stocks: form.stocks.map((line) => ({ ...blankLine, ...line })) } : null;
}
