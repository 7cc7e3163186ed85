import { cityNameOf } from './areas.ts';
import { takeAsides, takeDetail, takeRemarks } from './details.ts';
import { takeLabels } from './labels.ts';
import { claim, fieldText, freeWords, type Layout, layOut, longestText, Owner } from './layout.ts';
import { takePhone } from './phones.ts';
import type { AddressReading, Part, PartKind, PlaceReading } from './reading.ts';
import { takeLabelledName, takeName } from './recipients.ts';
import { recipientTexts } from './recipientTexts.ts';
import { type RegionReading, takeRegion } from './regions.ts';
import { takeSender } from './senders.ts';
import { stripForbidden } from './texts.ts';
import {
  detailConfidence,
  detailProblems,
  nameProblems,
  phoneProblems,
  regionProblems,
  unfitProblems,
} from './verdict.ts';

export type LaidOutReading = {
  layout: Layout;
  phone: string;
  phoneValid: boolean;
  otherPhones: number;
  nameConfidence: number;
  region: RegionReading;
};

/** Reads one line and keeps the owner of each character, so that tests can check the reader's invariants. */
export function readLayout(text: string): LaidOutReading {
  const layout = layOut(text.slice(0, longestText));
  takeSender(layout);
  const { phone, valid, others } = takePhone(layout);
  const labels = takeLabels(layout);
  takeRemarks(layout, labels);
  let nameConfidence = takeLabelledName(layout, labels);
  const region = takeRegion(layout);
  takeAsides(layout);
  nameConfidence ||= takeLabelledName(layout, labels) || takeName(layout);
  takeDetail(layout, labels);
  return { layout, phone, phoneValid: valid, otherPhones: others, nameConfidence, region };
}

/**
 * Reads one recipient from free text in any order. Apart from white space, separators and label words, every
 * character ends in the name, the phone, the region, the detail or the rest. Forbidden characters are removed and
 * listed in the rest, as `U+202E`.
 */
export function readAddress(input: string): AddressReading {
  const { text, removed } = stripForbidden(input);
  const { layout, phone, phoneValid, otherPhones, nameConfidence, region } = readLayout(text);
  const name = fieldText(layout, Owner.name);
  const detail = fieldText(layout, Owner.detail);
  const confidence = {
    name: name === '' ? 0 : Math.round(nameConfidence * 100) / 100,
    phone: phone === '' ? 0 : !phoneValid ? 0.2 : otherPhones > 0 ? 0.7 : 1,
    region: region.confidence,
    detail: detailConfidence(detail),
    ...{ quantity: 0, specification: 0, remark: 0, thirdOrderNo: 0 },
  };
  return {
    text,
    start: 0,
    parts: partsOf(layout),
    name,
    phone,
    extension: phone.startsWith('1') ? (phone.split('-')[1] ?? '') : (phone.split('-')[2] ?? ''),
    ...regionFields(region),
    detail,
    quantity: null,
    specification: '',
    remark: '',
    thirdOrderNo: '',
    rest: [fieldText(layout, Owner.rest), text.slice(longestText).trim(), ...removed]
      .filter(Boolean)
      .join(' '),
    confidence,
    problems: [
      ...nameProblems(name, confidence.name),
      ...phoneProblems(phone, phoneValid, otherPhones),
      ...regionProblems(region),
      ...detailProblems(detail),
    ],
  };
}

/** Reads an address that holds neither name nor phone: what is not the region is the detail, white space included. */
export function readPlace(input: string): PlaceReading {
  const { text, removed } = stripForbidden(input);
  const layout = layOut(text.slice(0, longestText));
  const region = takeRegion(layout);
  for (const word of freeWords(layout)) claim(layout, word, Owner.detail);
  const detail = [fieldText(layout, Owner.detail), text.slice(longestText).trim()].filter(Boolean).join(' ');
  return {
    ...regionFields(region),
    detail,
    problems: [...regionProblems(region), ...detailProblems(detail), ...unfitProblems(removed)],
  };
}

const KINDS: Record<number, PartKind> = {
  [Owner.free]: 'rest',
  [Owner.separator]: 'separator',
  [Owner.label]: 'label',
  [Owner.name]: 'name',
  [Owner.phone]: 'phone',
  [Owner.region]: 'region',
  [Owner.detail]: 'detail',
  [Owner.rest]: 'rest',
};

/** The stretches of the text by what they were read as. */
function partsOf({ owners }: Layout): Part[] {
  const parts: Part[] = [];
  owners.forEach((owner, at) => {
    const kind = KINDS[owner] ?? 'rest';
    const last = parts.at(-1);
    if (last?.kind === kind) last.end = at + 1;
    else parts.push({ kind, start: at, end: at + 1 });
  });
  return parts;
}

function regionFields({ province, city, district }: RegionReading) {
  return {
    provinceCode: province?.code ?? '',
    cityCode: city?.code ?? '',
    districtCode: district?.code ?? '',
    province: province?.name ?? '',
    city: cityNameOf(city),
    district: district?.name ?? '',
  };
}

/**
 * Reads many recipients: one per line, or one per block where name, phone and address stand on lines of their own.
 * Blank lines are skipped. The caller limits the number of lines.
 */
export function readAddressLines(text: string): AddressReading[] {
  return recipientTexts(text).map(readAddress);
}
