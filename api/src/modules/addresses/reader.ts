import { stripForbidden } from '../../shared/texts.ts';
import { cityNameOf } from '../areas/areas.data.ts';
import { takeAsides, takeDetail, takeRemarks } from './details.ts';
import { takeLabels } from './labels.ts';
import { claim, fieldText, freeWords, type Layout, layOut, longestText, Owner } from './layout.ts';
import { takePhone } from './phones.ts';
import { takeLabelledName, takeName } from './recipients.ts';
import { recipientTexts } from './recipientTexts.ts';
import { type RegionReading, takeRegion } from './regions.ts';
import { takeSender } from './senders.ts';
import {
  type AddressField,
  type AddressProblem,
  detailConfidence,
  detailProblems,
  nameProblems,
  phoneProblems,
  regionProblems,
  unfitProblems,
} from './verdict.ts';

/** One recipient as read; a code or name is '' when it was not read, `confidence` runs from 0 (unread) to 1. */
export type AddressReading = {
  text: string;
  name: string;
  phone: string;
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  province: string;
  city: string;
  district: string;
  detail: string;
  rest: string;
  confidence: Record<AddressField, number>;
  problems: AddressProblem[];
};

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
  };
  return {
    text,
    name,
    phone,
    ...regionFields(region),
    detail,
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

export type PlaceReading = Pick<
  AddressReading,
  'provinceCode' | 'cityCode' | 'districtCode' | 'province' | 'city' | 'district' | 'detail' | 'problems'
>;

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
