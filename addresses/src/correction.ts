import { numberOf, piecesIn } from './amounts.ts';
import { readAddress, readPlace } from './reader.ts';
import type { AddressField, AddressProblem, AddressReading, Part, PartKind } from './reading.ts';
import { tidy } from './text.ts';
import { detailProblems, nameProblems, phoneProblems } from './verdict.ts';

/** A stretch of a reading's text, in UTF-16 units, with what a person says it is; `ignored`: nothing that is needed. */
export type Correction = Part;

/** One stretch is all that such a field holds: another one elsewhere in the text is unread from then on. */
const SINGLE: ReadonlySet<PartKind> = new Set(['name', 'phone', 'extension', 'quantity', 'thirdOrderNo']);

/**
 * The reading with a stretch taken as something else. The fields that lose or gain it are made anew from their
 * stretches, without doubts; the others keep what they held. Every character stays in exactly one part.
 */
export function reassign(reading: AddressReading, { start, end }: Part, kind: PartKind): AddressReading {
  const said = reading.parts.flatMap((part) => cut(part, { kind, start, end }));
  const parts = merge(SINGLE.has(kind) ? dropOthers(said, kind, start) : said);
  const touched = new Set(changedKinds(reading.parts, parts));
  if (touched.has('extension')) touched.add('phone');
  const made = { ...reading, parts };
  for (const one of touched) Object.assign(made, valuesOf[one]?.(made));
  const isKept = ({ field }: AddressProblem) => !touched.has(field);
  return {
    ...made,
    confidence: { ...reading.confidence, ...confidenceOf(made, touched) },
    problems: [...reading.problems.filter(isKept), ...[...touched].flatMap((one) => problemsOf(made, one))],
  };
}

/** A part without what the correction takes of it, and the correction once, in the part where it begins. */
function cut(part: Part, said: Correction): Part[] {
  if (part.end <= said.start || part.start >= said.end) return [part];
  const pieces = [
    { ...part, end: said.start },
    { ...said, start: Math.max(part.start, said.start), end: Math.min(part.end, said.end) },
    { ...part, start: said.end },
  ];
  return pieces.filter(({ start, end }) => start < end);
}

function merge(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last?.kind === part.kind) last.end = part.end;
    else merged.push({ ...part });
  }
  return merged;
}

/** Only the run around `at` keeps its kind. */
function dropOthers(parts: readonly Part[], kind: PartKind, at: number): Part[] {
  const own = runsOf(parts, kind).find(({ start, end }) => start <= at && at < end);
  return parts.map((part) =>
    part.kind === kind && own && (part.end <= own.start || part.start >= own.end)
      ? { ...part, kind: 'rest' }
      : part,
  );
}

/** Stretches of a kind, with the separators between them. */
function runsOf(parts: readonly Part[], kind: PartKind): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const part of parts) {
    const last = runs.at(-1);
    if (part.kind === kind && isOpen && last) last.end = part.end;
    else if (part.kind === kind) runs.push({ start: part.start, end: part.end });
    isOpen = part.kind === kind || (isOpen && part.kind === 'separator');
  }
  return runs;
}

function textOf({ text, parts }: AddressReading, kind: PartKind): string {
  return runsOf(parts, kind)
    .map(({ start, end }) => tidy(text.slice(start, end)).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' ');
}

function changedKinds(before: readonly Part[], after: readonly Part[]): PartKind[] {
  const kinds = [...new Set([...before, ...after].map(({ kind }) => kind))];
  const where = (parts: readonly Part[], kind: PartKind) => JSON.stringify(runsOf(parts, kind));
  return kinds.filter((kind) => where(before, kind) !== where(after, kind));
}

const valuesOf: Partial<Record<PartKind, (reading: AddressReading) => Partial<AddressReading>>> = {
  name: (reading) => ({ name: textOf(reading, 'name') }),
  phone: phoneOf,
  extension: phoneOf,
  region: (reading) => {
    const { problems: _, detail: __, ...region } = readPlace(textOf(reading, 'region'));
    return region;
  },
  detail: (reading) => ({ detail: textOf(reading, 'detail') }),
  quantity: (reading) => {
    const own = textOf(reading, 'quantity');
    return { quantity: own === '' ? (reading.shared?.quantity ?? null) : piecesOf(own) };
  },
  specification: (reading) => ({ specification: withShared(reading, 'specification') }),
  remark: (reading) => ({ remark: withShared(reading, 'remark') }),
  thirdOrderNo: (reading) => ({ thirdOrderNo: textOf(reading, 'thirdOrderNo') }),
  ignored: (reading) => ({ ignored: textOf(reading, 'ignored') }),
  // The end of an overlong text has no part.
  rest: (reading) => ({
    rest: [textOf(reading, 'rest'), reading.text.slice(reading.parts.at(-1)?.end ?? 0).trim()]
      .filter(Boolean)
      .join(' '),
  }),
};

function phoneOf(reading: AddressReading): Pick<AddressReading, 'phone' | 'extension'> {
  const said = textOf(reading, 'phone');
  const read = readAddress(said);
  const extension = textOf(reading, 'extension').replace(/\D/g, '') || read.extension;
  const number = read.extension ? read.phone.slice(0, -read.extension.length - 1) : read.phone;
  const base = number || said.replace(/[^\d-]/g, '');
  return { extension, phone: extension && base ? `${base}-${extension}` : base };
}

/** How many pieces a stretch says, in digits or in words, whatever else it says; null where it says none. */
function piecesOf(text: string): number | null {
  const said = /\d+|[一二三四五六七八九十百]+/.exec(text.replace(/[两俩]/g, '二'))?.[0] ?? '';
  return piecesIn(text) || numberOf(said) || null;
}

/** What the stretches of a field hold, and what a line elsewhere in the paste says. */
function withShared(reading: AddressReading, field: 'specification' | 'remark'): string {
  return [textOf(reading, field), reading.shared?.[field]].filter(Boolean).join(' ');
}

function confidenceOf(reading: AddressReading, touched: ReadonlySet<PartKind>) {
  const fields = Object.keys(reading.confidence) as AddressField[];
  const value = (field: AddressField) => (field === 'region' ? reading.provinceCode : reading[field]);
  return Object.fromEntries(
    fields.filter((field) => touched.has(field)).map((field) => [field, value(field) ? 1 : 0]),
  );
}

function problemsOf(reading: AddressReading, kind: PartKind): AddressProblem[] {
  const { name, phone, detail, quantity } = reading;
  switch (kind) {
    case 'name':
      return nameProblems(name, 1);
    case 'phone':
      return phoneProblems({
        phone,
        valid: readAddress(phone).phone === phone,
        masked: phone.includes('*'),
        spoken: false,
        others: 0,
      });
    case 'detail':
      return detailProblems(detail);
    case 'region':
      return readPlace(textOf(reading, 'region')).problems.filter(({ field }) => field === 'region');
    case 'quantity':
      return quantity === null && textOf(reading, 'quantity') !== ''
        ? [{ field: 'quantity', reasonCode: 'ADDRESS_INVALID', msg: '件数没有认出来，请确认' }]
        : [];
    default:
      return [];
  }
}
