import type { LabelledLine } from './addressLine.ts';
import type { Parsed } from './parsed.ts';

export const fields = ['name', 'phone', 'province', 'city', 'district', 'detail'] as const;
export type Field = (typeof fields)[number];
export type Score = Record<Field | 'all' | 'lost', boolean>;

/** Letters, digits and Chinese characters alone: no parser is judged by the punctuation that it keeps. */
function bare(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}#*]/gu, '');
}

function isWithinText(part: string, whole: string): boolean {
  const counts = new Map<string, number>();
  for (const char of bare(whole)) counts.set(char, (counts.get(char) ?? 0) + 1);
  for (const char of bare(part)) {
    const left = counts.get(char) ?? 0;
    if (left === 0) return false;
    counts.set(char, left - 1);
  }
  return true;
}

const placeholder = /直辖县|^市辖区$|^县$/;

/** Judges one reading; where tables differ (直辖县, towns as districts, 市辖区) the other table's answer is right too. */
export function score(line: LabelledLine, parsed: Parsed): Score {
  const [, name, phone, region, detail, rest] = line;
  const [province = '', city = '', district = ''] = region.split('/');
  const townAsDistrict =
    district === '' &&
    parsed.district !== '' &&
    bare(detail).startsWith(bare(parsed.district)) &&
    city !== '';
  const cityRight =
    parsed.city === city ||
    (placeholder.test(parsed.city) && province === city) ||
    (placeholder.test(city) &&
      (parsed.city === '' || parsed.city === district || placeholder.test(parsed.city)));
  const districtRight =
    parsed.district === district || townAsDistrict || (placeholder.test(city) && parsed.city === district);
  const gotDetail = townAsDistrict ? parsed.district + parsed.detail : parsed.detail;
  const right = {
    name: bare(parsed.name) === bare(name),
    phone: bare(parsed.phone) === bare(phone),
    province: parsed.province === province,
    city: cityRight,
    district: districtRight,
    detail: bare(gotDetail) === bare(detail),
  };
  return {
    ...right,
    all: fields.every((field) => right[field]),
    lost: !isWithinText([name, phone, detail, rest].join(''), parsed.all),
  };
}
