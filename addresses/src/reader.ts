import { cityNameOf } from './areas.ts';
import { takeAsides, takeNumbers, takeRemarks, takeSkipped, takeSpecifications } from './asides.ts';
import { assignWords, takeLabelledName } from './assign.ts';
import { type Quantity, takeLabelledQuantity, takeQuantities } from './goods.ts';
import { takeLabels } from './labels.ts';
import { claim, fieldText, freeWords, type Layout, layOut, longestText, Owner } from './layout.ts';
import { takeBareOrderNumbers, takeOrderNumbers, takeWaybills } from './orderNumbers.ts';
import { type PhoneReading, takePhone } from './phones.ts';
import type { AddressReading, Part, PartKind, PlaceReading } from './reading.ts';
import { recipientSpans } from './recipientSpans.ts';
import { type RegionReading, takeRegion } from './regions.ts';
import { takeSender } from './senders.ts';
import { stripForbidden } from './texts.ts';
import {
  countProblems,
  detailConfidence,
  detailProblems,
  nameProblems,
  phoneProblems,
  regionProblems,
  unfitProblems,
} from './verdict.ts';

export type LaidOutReading = {
  layout: Layout;
  phone: PhoneReading;
  nameConfidence: number;
  region: RegionReading;
  quantities: Quantity[];
  orderNumbers: number;
};

/** Reads one text and keeps the owner of each character, so that tests can check the reader's invariants. */
export function readLayout(text: string): LaidOutReading {
  const layout = layOut(text.slice(0, longestText));
  takeSender(layout);
  takeWaybills(layout);
  let orderNumbers = takeBareOrderNumbers(layout);
  takeAsides(layout);
  const phone = takePhone(layout);
  const labels = takeLabels(layout);
  orderNumbers += takeOrderNumbers(layout, labels);
  const quantities = takeLabelledQuantity(layout, labels);
  takeSkipped(layout, labels);
  takeRemarks(layout, labels);
  takeSpecifications(layout, labels);
  let nameConfidence = takeLabelledName(layout, labels);
  const region = takeRegion(layout);
  takeNumbers(layout);
  quantities.push(...takeQuantities(layout));
  // The region may have cut a word in two, so that a name behind its label is a word of its own now.
  nameConfidence ||= takeLabelledName(layout, labels);
  nameConfidence ||= assignWords(layout, labels, false);
  assignWords(layout, labels, true);
  return { layout, phone, nameConfidence, region, quantities, orderNumbers };
}

/**
 * Reads one recipient from free text in any order. Apart from white space, separators and label words, every
 * character ends in exactly one field or in the rest. Forbidden characters are removed and listed in the rest, as
 * `U+202E`.
 */
export function readAddress(input: string): AddressReading {
  const { text, removed } = stripForbidden(input);
  return readingOf(text, 0, removed);
}

function readingOf(text: string, start: number, removed: readonly string[]): AddressReading {
  const { layout, phone, nameConfidence, region, quantities, orderNumbers } = readLayout(text);
  const name = fieldText(layout, Owner.name);
  const detail = fieldText(layout, Owner.detail);
  const specification = fieldText(layout, Owner.specification);
  const remark = fieldText(layout, Owner.remark);
  const [thirdOrderNo = ''] = fieldText(layout, Owner.thirdOrderNo).split(' ');
  const [quantity] = quantities;
  const isOne = new Set(quantities.map(({ value }) => value)).size < 2;
  const confidence = {
    name: name === '' ? 0 : Math.round(nameConfidence * 100) / 100,
    phone: phone.phone === '' ? 0 : !phone.valid ? 0.2 : phone.others > 0 ? 0.7 : 1,
    region: region.confidence,
    detail: detailConfidence(detail),
    quantity: quantity ? (isOne ? 0.95 : 0.4) : 0,
    specification: specification === '' ? 0 : 0.8,
    remark: remark === '' ? 0 : 0.8,
    thirdOrderNo: thirdOrderNo === '' ? 0 : orderNumbers > 1 ? 0.4 : 0.95,
  };
  return {
    text,
    start,
    parts: partsOf(layout),
    name,
    phone: phone.phone,
    extension: phone.extension,
    ...regionFields(region),
    detail,
    quantity: quantity?.value ?? null,
    specification,
    remark,
    thirdOrderNo,
    rest: [fieldText(layout, Owner.rest), text.slice(longestText).trim(), ...removed]
      .filter(Boolean)
      .join(' '),
    confidence,
    problems: [
      ...nameProblems(name, confidence.name),
      ...phoneProblems(phone),
      ...regionProblems(region),
      ...detailProblems(detail),
      ...countProblems(
        quantities.map(({ value }) => value),
        orderNumbers,
      ),
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

const KINDS: PartKind[] = [];
KINDS[Owner.free] = 'rest';
for (const [kind, owner] of Object.entries(Owner)) if (owner > 0) KINDS[owner] = kind as PartKind;

/** The stretches of the text by what they were read as. */
function partsOf({ owners }: Layout): Part[] {
  const parts: Part[] = [];
  owners.forEach((owner, at) => {
    const kind = KINDS[owner] as PartKind;
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

/** Reads many recipients: each is a line, or a block of lines with one person, one phone and one address. */
export function readAddressLines(input: string): AddressReading[] {
  return recipientSpans(input).map(({ start, end }) => {
    const { text, removed } = stripForbidden(input.slice(start, end));
    return readingOf(text, start, removed);
  });
}
