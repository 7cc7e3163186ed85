import { type ExpectedReading, fields } from '../corpusLine.ts';

export type Field = Exclude<keyof ExpectedReading, 'flag'>;

/**
 * A stretch of text and what it is read as. Without a field it is a label, a separator or the rest. `value` is what is
 * expected in the field where that is not the text itself: the digits of a phone, the path of a region, a number.
 */
export type Piece = {
  text: string;
  field?: Field;
  value?: string | number;
  /** Set where the way of writing makes the recipient one that a person would ask about. */
  flag?: true;
  /** Which recipient of the paste it belongs to, from 0. */
  recipient?: number;
};
export type Paste = readonly Piece[];
export type Part = string | Piece | Paste;

export function piece(field: Field, text: string, value?: string | number): Piece {
  return value === undefined ? { field, text } : { field, text, value };
}

/** A piece without text that says: a person would ask about this recipient. */
export const doubt: Piece = { text: '', flag: true };

function piecesOf(part: Part): readonly Piece[] {
  if (typeof part === 'string') return part === '' ? [] : [{ text: part }];
  return 'text' in part ? [part] : part;
}

/** Parts in a row. */
export function concat(...parts: readonly Part[]): Paste {
  return parts.flatMap(piecesOf);
}

/** A template literal whose values are parts: paste`收货人：${name(recipient)}`. */
export function paste(texts: TemplateStringsArray, ...parts: readonly Part[]): Paste {
  return texts.flatMap((text, i) => concat(text, parts[i] ?? ''));
}

/** Parts with a separator between them; empty ones are left out. */
export function join(parts: readonly Part[], separator: string): Paste {
  const filled = parts.map((part) => concat(part)).filter((part) => part.length > 0);
  return filled.flatMap((part, i) => (i === 0 ? part : concat(separator, part)));
}

/** How many recipients a paste holds. */
function recipientCount(pieces: Paste): number {
  return 1 + Math.max(0, ...pieces.map((one) => one.recipient ?? 0));
}

/** Several pastes one after the other, each with recipients of its own. */
export function joinRecipients(pastes: readonly Paste[], separator: () => string): Paste {
  let first = 0;
  return pastes.flatMap((pieces, i) => {
    const moved = pieces.map((one) => ({ ...one, recipient: (one.recipient ?? 0) + first }));
    first += recipientCount(pieces);
    return i === 0 ? moved : [{ text: separator(), recipient: first - 1 }, ...moved];
  });
}

export function textOf(pieces: Paste): string {
  return pieces.map((one) => one.text).join('');
}

/** Fields that are said again and again with the same value: the extension behind name, phone and address. */
const saidOnce: readonly Field[] = ['name', 'phone', 'extension', 'region', 'quantity'];

function saidIn(field: Field, pieces: Paste): string | number | undefined {
  const values = pieces.filter((one) => one.field === field).map((one) => one.value ?? one.text);
  if (!saidOnce.includes(field)) return values.join('').trim() || undefined;
  const [value, ...others] = [...new Set(values)];
  if (others.length > 0) throw new Error(`${field} is said in two ways: ${[value, ...others].join(' ')}`);
  return typeof value === 'string' ? value.trim() || undefined : value;
}

function readingOf(pieces: Paste): ExpectedReading {
  const reading: ExpectedReading = Object.fromEntries(
    fields.flatMap((field) => {
      const value = saidIn(field, pieces);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const incomplete = !reading.name || !reading.phone || !reading.region || !reading.detail;
  return incomplete || pieces.some((one) => one.flag) ? { ...reading, flag: true } : reading;
}

/** The expected readings. A recipient without name, phone, region or detail is flagged without being told. */
export function readingsOf(pieces: Paste): ExpectedReading[] {
  return Array.from({ length: recipientCount(pieces) }, (_, i) =>
    readingOf(pieces.filter((one) => (one.recipient ?? 0) === i)),
  );
}
