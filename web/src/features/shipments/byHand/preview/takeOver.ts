import type { PartKind } from '@chengcang/addresses';
import { regionText } from '../../../../fields/region.ts';
import type { RowField } from '../../../../graphql/generated/graphql.ts';
import type { AddressReading, PreviewDifference } from '../../shared/recipients/recipient.ts';
import type { PreviewReading } from './preview.types.ts';

export interface TakenOver {
  reading: AddressReading;
  unlikePreview: readonly PreviewDifference[];
}

interface Field {
  field: RowField;
  kinds: readonly PartKind[];
  keys: readonly (keyof AddressReading & keyof PreviewReading)[];
}

const plain = (field: RowField & PartKind & Field['keys'][number]): Field => ({
  ...{ field, kinds: [field], keys: [field] },
});

/** The parts of a reading by field; `rest` is in the row, and what differs there alone is not worth a word. */
const fields: readonly Field[] = [
  plain('name'),
  { field: 'phone', kinds: ['phone', 'extension'], keys: ['phone', 'extension'] },
  {
    field: 'region',
    kinds: ['region'],
    keys: ['provinceCode', 'cityCode', 'districtCode', 'province', 'city', 'district'],
  },
  ...(['detail', 'quantity', 'specification', 'remark', 'thirdOrderNo'] as const).map(plain),
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
      Object.assign(taken, Object.fromEntries(keys.map((key) => [key, previewed[key]])));
      const others = taken.problems.filter((problem) => problem.field !== field);
      const own = previewed.problems.filter((problem) => problem.field === field);
      taken.problems = [...others, ...own.map((problem) => ({ ...problem, field }))];
    } else if (field !== 'row' && textOf(reading, field) !== textOf(previewed, field)) {
      const wasSure = !previewed.problems.some((problem) => problem.field === field);
      unlikePreview.push({ field, previewed: textOf(previewed, field), wasSure });
    }
  }
  return { reading: taken, unlikePreview };
}

function textOf(reading: AddressReading | PreviewReading, field: RowField): string {
  if (field === 'region') return regionText(reading);
  if (field === 'row') return reading.rest.trim();
  return String(reading[field] ?? '').trim();
}
