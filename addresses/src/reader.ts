import { cityNameOf } from './areas.ts';
import {
  remarkScore,
  takeAsides,
  takeNumbers,
  takeRemarks,
  takeSkipped,
  takeSpecifications,
} from './asides.ts';
import { assignWords, takeLabelledName } from './assign.ts';
import {
  type Quantity,
  takeBrackets,
  takeLabelledQuantity,
  takeQuantities,
  takeQuantityAtEnd,
  takeTails,
} from './goods.ts';
import { takeLabels } from './labels.ts';
import { claim, fieldText, freeWords, type Layout, layOut, longestText, Owner, textOf } from './layout.ts';
import { takeBareOrderNumbers, takeOrderNumbers, takeWaybills } from './orderNumbers.ts';
import { type PhoneReading, takePhone } from './phones.ts';
import type { AddressField, AddressReading, Part, PartKind, PlaceReading } from './reading.ts';
import { recipientSpans } from './recipientSpans.ts';
import { type RegionReading, type StreetLookup, takeRegion } from './regions.ts';
import { takeSender } from './senders.ts';
import type { Cell } from './sheetRows.ts';
import { stripForbidden } from './texts.ts';
import {
  countProblems,
  detailConfidence,
  detailProblems,
  doubtProblems,
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
  /** Fields that hold a word which would suit another field nearly as well. */
  doubts: ReadonlySet<AddressField>;
};

/** `streets` decides between districts of one name; without it such a district is not guessed. */
export type ReaderOptions = { streets?: StreetLookup };
type LayoutOptions = ReaderOptions & {
  /** Of a row under a head, placed in its text. */
  cells?: readonly Cell[];
};

/** Reads one text and keeps the owner of each character, so that tests can check the reader's invariants. */
export function readLayout(text: string, { streets, cells = [] }: LayoutOptions = {}): LaidOutReading {
  const layout = layOut(text.slice(0, longestText));
  const quantities = takeCells(layout, cells);
  takeSender(layout);
  takeWaybills(layout);
  let orderNumbers = takeBareOrderNumbers(layout);
  takeAsides(layout);
  const phone = withCell(takePhone(layout), layout, cells);
  const labels = takeLabels(layout);
  orderNumbers += takeOrderNumbers(layout, labels);
  quantities.push(...takeLabelledQuantity(layout, labels));
  takeSkipped(layout, labels);
  takeRemarks(layout, labels);
  takeSpecifications(layout, labels, (value) => quantities.push(...takeQuantityAtEnd(layout, value)));
  let nameConfidence = cells.some((cell) => cell.field === 'name') ? 0.98 : takeLabelledName(layout, labels);
  const region = takeRegion(layout, streets);
  takeNumbers(layout);
  quantities.push(...takeTails(layout));
  quantities.push(...takeBrackets(layout, (text) => remarkScore(text) > 0.8));
  quantities.push(...takeQuantities(layout));
  // The region may have cut a word in two, so that a name behind its label is a word of its own now.
  nameConfidence ||= takeLabelledName(layout, labels);
  const { name, doubts } = assignWords(layout, labels, nameConfidence > 0);
  nameConfidence ||= name;
  if (isScattered(layout) && !labels.some(({ field }) => field === 'detail' || field === 'region'))
    doubts.add('detail');
  return { layout, phone, nameConfidence, region, quantities, orderNumbers, doubts };
}

/** True where the detail stands in two places with a name or a phone between, and no old name of a district is the reason. */
function isScattered(layout: Layout): boolean {
  let places = 0;
  let inside = false;
  for (const owner of layout.owners) {
    if (owner === Owner.detail) {
      if (!inside) places++;
      inside = true;
    } else if (owner === Owner.name || owner === Owner.phone) inside = false;
  }
  return places > 1;
}

/** The extension of a column of its own. */
function withCell(phone: PhoneReading, layout: Layout, cells: readonly Cell[]): PhoneReading {
  const cell = cells.find(({ field }) => field === 'extension');
  const digits = cell ? textOf(layout, cell) : '';
  if (!/^\d{1,6}$/.test(digits) || phone.extension !== '' || !phone.valid) return phone;
  return { ...phone, phone: `${phone.phone}-${digits}`, extension: digits };
}

/** Claims what the heads of columns say of the cells; phone, region and detail are read from theirs. */
function takeCells(layout: Layout, cells: readonly Cell[]): Quantity[] {
  const found: Quantity[] = [];
  const first = Math.min(...cells.map((cell) => cell.start));
  const titled = cells.length > 0 ? layout.folded.lastIndexOf('\n', first) : -1;
  if (titled > 0) claim(layout, { start: 0, end: titled }, Owner.rest);
  for (const cell of cells) {
    const text = textOf(layout, cell);
    const value = /^\d{1,4}/.exec(text)?.[0];
    if (cell.field === 'quantity' && value) {
      claim(layout, cell, Owner.quantity);
      found.push({ value: Number(value), span: cell });
    } else if (cell.field === 'name' || cell.field === 'specification' || cell.field === 'remark') {
      claim(layout, cell, Owner[cell.field]);
    } else if (cell.field === 'extension' && /^\d{1,6}$/.test(text)) {
      claim(layout, cell, Owner.extension);
    } else if (cell.field === 'thirdOrderNo' && /^[\w-]{4,40}$/.test(text)) {
      claim(layout, cell, Owner.thirdOrderNo);
    } else if (cell.field === 'skipped' || cell.field === 'waybill' || cell.field === 'postcode') {
      claim(layout, cell, Owner.rest);
    }
  }
  return found;
}

/**
 * Reads one recipient from free text in any order. Apart from white space, separators and label words, every
 * character ends in exactly one field or in the rest. Forbidden characters are removed and listed in the rest, as
 * `U+202E`.
 */
export function readAddress(input: string, options?: ReaderOptions): AddressReading {
  const { text, removed } = stripForbidden(input);
  return readingOf(text, 0, removed, options);
}

function readingOf(
  text: string,
  start: number,
  removed: readonly string[],
  options?: LayoutOptions,
): AddressReading {
  const { layout, phone, nameConfidence, region, quantities, orderNumbers, doubts } = readLayout(
    text,
    options,
  );
  const name = fieldText(layout, Owner.name);
  const detail = fieldText(layout, Owner.detail);
  const specification = fieldText(layout, Owner.specification);
  const remark = fieldText(layout, Owner.remark);
  const [thirdOrderNo = '', ...otherNumbers] = fieldText(layout, Owner.thirdOrderNo).split(' ');
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
    rest: [fieldText(layout, Owner.rest), ...otherNumbers, text.slice(longestText).trim(), ...removed]
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
      ...doubtProblems({ name, detail }, doubts),
    ],
  };
}

/** Reads an address that holds neither name nor phone: what is not the region is the detail, white space included. */
export function readPlace(input: string, { streets }: ReaderOptions = {}): PlaceReading {
  const { text, removed } = stripForbidden(input);
  const layout = layOut(text.slice(0, longestText));
  const region = takeRegion(layout, streets);
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
export function readAddressLines(input: string, options?: ReaderOptions): AddressReading[] {
  return recipientSpans(input).map(({ start, end, cells = [] }) => {
    const { text, removed } = stripForbidden(input.slice(start, end));
    const placed = cells.map((cell) => ({ ...cell, start: cell.start - start, end: cell.end - start }));
    return readingOf(text, start, removed, { ...options, cells: placed });
  });
}
