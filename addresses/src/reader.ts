import { piecesIn, units } from './amounts.ts';
import { cityNameOf } from './areas.ts';
import {
  remarkScore,
  takeForbidden,
  takeNumbers,
  takeRemarks,
  takeSkipped,
  takeSpecifications,
} from './asides.ts';
import { assignWords } from './assign.ts';
import { takeBehindNames, takePiecesOfNames, takeRequestsOfNames, takeTails } from './attachedWords.ts';
import { commonGoods, takeCommonGoods } from './commonGoods.ts';
import {
  claim,
  fieldText,
  freeWords,
  type Layout,
  layOut,
  longestText,
  Owner,
  type Span,
  textOf,
} from './layout.ts';
import { listMarks } from './listMarks.ts';
import { claimFrames, messageFrames } from './messages.ts';
import { keepFirstOrderNumber } from './orderNumbers.ts';
import { linesOf } from './pastedLines.ts';
import { takeBracketedName, takeLabelledName, takeRoles } from './personName.ts';
import type { PhoneReading } from './phones.ts';
import { takeBrackets, takeLabelledQuantity, takeQuantities, takeQuantityAtEnd } from './quantities.ts';
import { unquoteCells } from './quotedCells.ts';
import type { AddressField, AddressReading, Part, PartKind, PlaceReading } from './reading.ts';
import { recipientSpans } from './recipientSpans.ts';
import { type RegionReading, takeRegion } from './regions.ts';
import { sectionHeads } from './sectionHeads.ts';
import { type SharedLine, sharedLines } from './sharedLines.ts';
import type { Cell } from './sheetRows.ts';
import type { StreetLookup } from './shortDistrict.ts';
import { type SureFormsMemo, takeSureForms } from './sureForms.ts';
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
  quantities: number[];
  orderNumbers: number;
  /** Fields that hold a word which would suit another field nearly as well. */
  doubts: ReadonlySet<AddressField>;
};

/** `streets` decides between districts of one name; without it such a district is not guessed. */
export type ReaderOptions = { streets?: StreetLookup };
type LayoutOptions = ReaderOptions & {
  /** Of a row under a head, placed in its text. */
  cells?: readonly Cell[];
  /** Frames of chat messages, placed in the text. */
  frames?: readonly Span[];
  /** Goods that several recipients of the paste get. */
  goods?: ReadonlySet<string>;
  /** What no field holds, placed in its text. */
  unread?: readonly Span[];
  /** Of the lines of the paste. */
  memo?: SureFormsMemo;
};

function isRemark(text: string): boolean {
  return remarkScore(text) > 0.8;
}

/** Reads one text and keeps the owner of each character, so that tests can check the reader's invariants. */
export function readLayout(
  text: string,
  { streets, cells = [], frames, goods, unread = [], memo }: LayoutOptions = {},
): LaidOutReading {
  const layout = layOut(text.slice(0, longestText));
  claimFrames(layout, frames ?? messageFrames(text), 0);
  for (const span of unread) claim(layout, span, Owner.ignored);
  const quantities = takeCells(layout, cells);
  const { labels, orderNumbers, ...sure } = takeSureForms(layout, memo);
  const phone = withCell(sure.phone, layout, cells);
  quantities.push(...takeLabelledQuantity(layout, labels));
  quantities.push(...takePiecesOfNames(layout));
  takeRequestsOfNames(layout, isRemark);
  takeSkipped(layout, labels);
  takeRemarks(layout, labels);
  takeForbidden(layout);
  takeSpecifications(layout, labels, (value) => quantities.push(...takeQuantityAtEnd(layout, value)));
  let nameConfidence = cells.some((cell) => cell.field === 'name') ? 0.98 : takeLabelledName(layout, labels);
  const region = takeRegion(layout, streets);
  takeNumbers(layout);
  const asked = new Set<AddressField>();
  const askQuantity = () => asked.add('quantity');
  quantities.push(...takeTails(layout, askQuantity, isRemark));
  if (nameConfidence === 0) {
    const behind = takeBehindNames(layout);
    quantities.push(...behind.quantities);
    if (behind.isNamed) nameConfidence = 0.8;
  }
  nameConfidence ||= takeBracketedName(layout);
  quantities.push(...takeBrackets(layout, isRemark));
  quantities.push(...takeQuantities(layout, askQuantity));
  if (goods) quantities.push(...takeCommonGoods(layout, goods));
  // The region may have cut a word in two, so that a name behind its label is a word of its own now.
  nameConfidence ||= takeLabelledName(layout, labels);
  takeRoles(layout);
  const { name, doubts } = assignWords(layout, labels, nameConfidence > 0);
  nameConfidence ||= name;
  keepFirstOrderNumber(layout);
  for (const field of asked) doubts.add(field);
  for (const field of unreadFields(layout, quantities.length > 0)) doubts.add(field);
  if (isScattered(layout) && !labels.some(({ field }) => field === 'detail' || field === 'region'))
    doubts.add('detail');
  return { layout, phone, nameConfidence, region, quantities, orderNumbers, doubts };
}

const unreadHouse =
  /[路街道巷弄村镇区园苑府城庭里湾厦寓]\p{Script=Han}{0,6}\d|\d(?:号|室|[栋幢座楼层]|单元)|\d[-—]\d{1,2}[-—]\d/u;
/** 是302不是301, 改成5楼 */
const unreadCorrection = /(?:不是|应该是|[改换][成为])\s?\d{1,5}(?!\d)|\d(?:写错|错了|不对)/;
const unreadPieces = new RegExp(
  `(?:^|[^\\p{L}\\d._+-])(?:[x×*✕]\\s?)?\\d{1,3}\\s?${units}?(?=$|[^\\p{L}\\d.-])`,
  'iu',
);

/** Fields that a text which was not understood may belong to: a house, or pieces where none were read. */
function unreadFields(layout: Layout, hasQuantity: boolean): AddressField[] {
  const unread = fieldText(layout, Owner.rest);
  if (unread === '') return [];
  const fields: AddressField[] = [];
  if (unreadHouse.test(unread) || unreadCorrection.test(unread)) fields.push('detail');
  if (!hasQuantity && unreadPieces.test(unread)) fields.push('quantity');
  return fields;
}

function hasTwoHouses({ folded, owners }: Layout): boolean {
  const houses = folded.split('').map((char, i) => {
    if (owners[i] === Owner.region) return '\n';
    return owners[i] === Owner.detail ? char : '';
  });
  return /\d号.*\n.*\d号/s.test(houses.join(''));
}

/**
 * True where the detail stands in two places with a name or a phone between, and no old name of a district is the
 * reason; and where a region stands between two houses.
 */
function isScattered(layout: Layout): boolean {
  if (/\d号.*\d号/s.test(layout.folded) && hasTwoHouses(layout)) return true;
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
function takeCells(layout: Layout, cells: readonly Cell[]): number[] {
  const found: number[] = [];
  const first = Math.min(...cells.map((cell) => cell.start));
  const titled = cells.length > 0 ? layout.folded.lastIndexOf('\n', first) : -1;
  if (titled > 0) claim(layout, { start: 0, end: titled }, Owner.ignored);
  for (const cell of cells) {
    const text = textOf(layout, cell);
    const pieces = cell.field === 'quantity' ? piecesIn(text) || Number(/^\d{1,4}/.exec(text)?.[0] ?? 0) : 0;
    if (pieces > 0) {
      claim(layout, cell, Owner.quantity);
      found.push(pieces);
    } else if (cell.field === 'name' || cell.field === 'specification' || cell.field === 'remark') {
      claim(layout, cell, Owner[cell.field]);
    } else if (cell.field === 'extension' && /^\d{1,6}$/.test(text)) {
      claim(layout, cell, Owner.extension);
    } else if (cell.field === 'thirdOrderNo' && /^[\w-]{4,40}$/.test(text)) {
      claim(layout, cell, Owner.thirdOrderNo);
    } else if (cell.field === 'skipped' || cell.field === 'waybill' || cell.field === 'postcode') {
      claim(layout, cell, Owner.ignored);
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
  const thirdOrderNo = fieldText(layout, Owner.thirdOrderNo);
  const [quantity] = quantities;
  const isOne = new Set(quantities).size < 2;
  const confidence = {
    name: name === '' ? 0 : Math.round(nameConfidence * 100) / 100,
    phone: phone.phone === '' ? 0 : !phone.valid ? 0.2 : phone.others > 0 ? 0.7 : 1,
    region: region.confidence,
    detail: detailConfidence(detail),
    quantity: quantity !== undefined ? (isOne ? 0.95 : 0.4) : 0,
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
    quantity: quantity ?? null,
    specification,
    remark,
    thirdOrderNo,
    ignored: fieldText(layout, Owner.ignored),
    rest: [fieldText(layout, Owner.rest), text.slice(longestText).trim(), ...removed]
      .filter(Boolean)
      .join(' '),
    confidence,
    problems: [
      ...nameProblems(name, confidence.name),
      ...phoneProblems(phone),
      ...regionProblems(region),
      ...detailProblems(detail),
      ...countProblems(quantities, orderNumbers),
      ...doubtProblems({ text, name, detail }, doubts),
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
  return [...readEachAddress(input, options)];
}

/** The same one after the other, for whoever has other work between; where they stand is known before the first. */
export function* readEachAddress(input: string, options?: ReaderOptions): Generator<AddressReading> {
  const { text: paste, placeOf } = unquoteCells(input);
  const frames = messageFrames(paste);
  const memo: SureFormsMemo = new Map();
  const spans = recipientSpans(paste, frames, memo);
  const shared = sharedLines(paste, spans);
  const heads = sectionHeads(paste, spans);
  const goods = commonGoods(paste, spans);
  const marks = [...listMarks(linesOf(paste)).values()];
  for (const [at, { start, end, cells = [] }] of spans.entries()) {
    const { text, removed } = stripForbidden(paste.slice(start, end));
    const placed = <T extends Span>(span: T) => ({
      ...span,
      start: Math.max(0, span.start - start),
      end: span.end - start,
    });
    const reading = readingOf(text, placeOf(start), removed, {
      ...options,
      goods,
      // Only a line by itself was looked at as it is read.
      ...(memo.size > 0 && !text.includes('\n') && { memo }),
      cells: cells.map(placed),
      // Removed characters move what stands behind them.
      frames:
        removed.length > 0
          ? messageFrames(text)
          : frames.filter((frame) => frame.end > start && frame.start < end).map(placed),
      unread: [
        ...shared.filter((line) => line.at === at).map(({ unread }) => placed(unread)),
        ...heads.filter(({ line }) => line.start < end && line.end > start).map(({ line }) => placed(line)),
        ...(removed.length > 0
          ? []
          : marks.filter((mark) => mark.start >= start && mark.end <= end).map(placed)),
      ],
    });
    yield [
      ...shared.filter(({ at: own, value }) => own !== at && value.end > value.start),
      ...heads.filter(({ from, to }) => at >= from && at < to),
    ].reduce((made, line) => withShared(made, paste, line), reading);
  }
}

/** The reading with what a line elsewhere in the paste says of every recipient. */
function withShared(
  reading: AddressReading,
  paste: string,
  { value }: Pick<SharedLine, 'value'>,
): AddressReading {
  const said = readAddress(paste.slice(value.start, value.end));
  const quantity = reading.quantity ?? said.quantity;
  const isTwice = said.quantity !== null && quantity !== said.quantity;
  const isGoods = said.quantity === null && said.remark === '' && said.specification !== '';
  // 原 of 原味 is a surname, too.
  const goods = isGoods ? said.text : [said.name, said.specification].filter(Boolean).join(' ');
  const specification = [reading.specification, goods].filter(Boolean).join(' ');
  const remark = [reading.remark, said.remark].filter(Boolean).join(' ');
  const shared = {
    quantity: reading.shared?.quantity ?? said.quantity,
    specification: [reading.shared?.specification, goods].filter(Boolean).join(' '),
    remark: [reading.shared?.remark, said.remark].filter(Boolean).join(' '),
  };
  return {
    ...reading,
    ...{ quantity, specification, remark, shared },
    confidence: {
      ...reading.confidence,
      quantity: isTwice ? 0.4 : Math.max(reading.confidence.quantity, said.confidence.quantity),
      specification: specification === '' ? 0 : 0.8,
      remark: remark === '' ? 0 : 0.8,
    },
    problems: [
      ...reading.problems,
      ...(isTwice && quantity !== null && said.quantity !== null
        ? countProblems([quantity, said.quantity], 0)
        : []),
    ],
  };
}
