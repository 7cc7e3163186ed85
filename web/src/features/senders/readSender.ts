import { readingRest } from '../../fields/readingRest.ts';
import { regionText } from '../../fields/region.ts';
import type { SenderForm } from '../../fields/sender.ts';
import type { ReadAddressesQuery } from '../../graphql/generated/graphql.ts';

export type Reading = Omit<
  ReadAddressesQuery['readAddresses'][number],
  'problems' | 'extension' | 'quantity'
>;
export type SenderPart = 'name' | 'phone' | 'region' | 'address';

/** What was read otherwise than it stands in the form. */
export interface KeptPart {
  part: SenderPart;
  /** What was read, for the person. */
  text: string;
  change: Partial<SenderForm>;
}

/** What a reading did to the form. */
export interface ReadNote {
  filled: readonly SenderPart[];
  /** Left as the person had written it. */
  kept: readonly KeptPart[];
  /** Neither read nor written. */
  missing: readonly SenderPart[];
  /** What could not be given to a field. */
  rest: string;
}

/** Fills the empty parts of the form from a reading; what is written stays. */
export function mergeReading(form: SenderForm, reading: Reading): { form: SenderForm; note: ReadNote } {
  const filled: KeptPart[] = [];
  const kept: KeptPart[] = [];
  const missing: SenderPart[] = [];
  for (const { isEmpty, agrees, ...read } of partsOf(form, reading)) {
    if (read.text === '') {
      if (isEmpty) missing.push(read.part);
    } else if (isEmpty) filled.push(read);
    else if (!agrees) kept.push(read);
  }
  return {
    form: applied(form, filled),
    note: { filled: filled.map(({ part }) => part), kept, missing, rest: readingRest(reading) },
  };
}

/** The form with what was read in the place of what the person had written. */
export function applied(form: SenderForm, kept: readonly KeptPart[]): SenderForm {
  return Object.assign({}, form, ...kept.map(({ change }) => change));
}

function partsOf(form: SenderForm, reading: Reading) {
  const { name, phone, detail, provinceCode, cityCode, districtCode } = reading;
  const typed = (part: Exclude<SenderPart, 'region'>, text: string) => {
    const written = form[part].trim();
    return { part, text, change: { [part]: text }, isEmpty: written === '', agrees: written === text };
  };
  const finest = (codes: Pick<SenderForm, 'provinceCode' | 'cityCode' | 'districtCode'>) =>
    codes.districtCode || codes.cityCode || codes.provinceCode;
  const written = finest(form);
  return [
    typed('name', name),
    typed('phone', phone),
    {
      part: 'region' as const,
      text: regionText(reading),
      change: { provinceCode, cityCode, districtCode },
      // A province alone is completed, not replaced.
      isEmpty: written.length < finest(reading).length && finest(reading).startsWith(written),
      agrees: written.startsWith(finest(reading)),
    },
    typed('address', detail),
  ];
}
