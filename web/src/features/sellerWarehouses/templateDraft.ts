import type { DraftPlace } from '../../flows/draftEditor.ts';
import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import { blankCourier } from './courierForm.ts';
import type { TemplateDraft } from './templateEditor.setup.ts';
import { blankTemplate, type TemplateForm } from './templateForm.ts';
import { isLike } from './warehouseDraft.ts';

/** The unsaved changes of one account to one of its freight templates; a new one has a place of its own. */
export function templateDraftStore(
  area: StorageArea,
  { account, id }: DraftPlace,
): StoredValue<TemplateDraft> {
  return storedValue(area, { key: `chengcang.freight.${account}.${id ?? 'new'}`, version: 1, read });
}

function read(data: unknown): TemplateDraft | null {
  if (typeof data !== 'object' || data === null) return null;
  const { form, version } = data as Partial<Record<keyof TemplateDraft, unknown>>;
  if (!isLike(form, blankTemplate)) return null;
  const { couriers } = form as TemplateForm;
  if (!couriers.every((courier) => isLike(courier, { ...blankCourier, courierId: 0 }))) return null;
  return { form: form as TemplateForm, version: typeof version === 'number' ? version : null };
}
