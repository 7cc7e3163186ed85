import type { PartKind } from '@chengcang/addresses';
import { regionText } from '../../../../fields/region.ts';
import type { RowField } from '../../../../graphql/generated/graphql.ts';
import type { AddressReading, PreviewDifference } from '../../shared/recipients/recipient.ts';
import type { PreviewReading } from './preview.types.ts';

export interface TakenOver {
  reading: AddressReading;
  unlikePreview: readonly PreviewDifference[];
}

/** The parts of a reading by field; `rest` is in the row, and what differs there alone is not worth a word. */
const fields: readonly {
  field: RowField;
  kinds: readonly PartKind[];
  keys: readonly (keyof AddressReading)[];
}[] = [
  { field: 'name', kinds: ['name'], keys: ['name'] },
  { field: 'phone', kinds: ['phone', 'extension'], keys: ['phone'] },
  {
    field: 'region',
    kinds: ['region'],
    keys: ['provinceCode', 'cityCode', 'districtCode', 'province', 'city', 'district'],
  },
  { field: 'detail', kinds: ['detail'], keys: ['detail'] },
  { field: 'row', kinds: ['rest'], keys: ['rest'] },
];

/**
 * What the api read, with the fields that a person corrected in the preview as the preview has them, and the other
 * fields that the two read differently.
 */
export function takeOver(reading: AddressReading, previews: readonly PreviewReading[]): TakenOver {
  const previewed = previews.find(({ text }) => text === reading.text);
  if (!previewed) return { reading, unlikePreview: [] };
  const taken = { ...reading };
  const unlikePreview: PreviewDifference[] = [];
  for (const { field, kinds, keys } of fields) {
    if (kinds.some((kind) => previewed.corrected.includes(kind))) {
      Object.assign(
        taken,
        Object.fromEntries(keys.map((key) => [key, previewed[key as keyof PreviewReading]])),
      );
      const others = taken.problems.filter((problem) => problem.field !== field);
      const own = previewed.problems.filter((problem) => problem.field === field);
      taken.problems = [...others, ...own.map((problem) => ({ ...problem, field }))];
    } else if (field !== 'row' && textOf(reading, field) !== textOf(previewed, field)) {
      unlikePreview.push({ field, previewed: textOf(previewed, field) });
    }
  }
  return { reading: taken, unlikePreview };
}

function textOf(reading: AddressReading | PreviewReading, field: RowField): string {
  if (field === 'region') return regionText(reading);
  const value = field === 'row' ? reading.rest : (reading as Record<string, unknown>)[field];
  return String(value ?? '').trim();
}
