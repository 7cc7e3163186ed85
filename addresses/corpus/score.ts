import { Converter } from 'opencc-js/t2cn';
import { type CorpusLine, type ExpectedReading, fields, type Reading } from './corpusLine.ts';

export type ScoredField = (typeof fields)[number];

export type ReadingScore = Record<ScoredField, boolean> & {
  /** Every field is right. */
  all: boolean;
  flagged: boolean;
};

/** Letters, digits, # and * alone, of one width: no reading is judged by its punctuation. */
export function bare(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}#*]/gu, '');
}

/** Number and extension of a reading, whose phone carries the extension behind a hyphen. */
function splitPhone(phone: string): [number: string, extension: string] {
  const digits = phone.normalize('NFKC').trim();
  const landline = /^(0\d{2,3}-?\d{7,8})(?:-(\d+))?$/.exec(digits);
  if (landline) return [landline[1] ?? '', landline[2] ?? ''];
  const mobile = /^([^-]*)(?:-(\d+))?$/.exec(digits);
  return mobile ? [mobile[1] ?? '', mobile[2] ?? ''] : [digits, ''];
}

const same = (expected: string | undefined, read: string) => bare(expected ?? '') === bare(read);

/** Compares one recipient field by field; regions by their names, quantities as numbers. */
export function scoreReading(expected: ExpectedReading, reading: Reading): ReadingScore {
  const [number, extension] = splitPhone(reading.phone);
  const [province, city, district] = (expected.region ?? '').split('/');
  const right: Record<ScoredField, boolean> = {
    name: same(expected.name, reading.name),
    phone: same(expected.phone, number),
    extension: same(expected.extension, reading.extension || extension),
    region: same(province, reading.province) && same(city, reading.city) && same(district, reading.district),
    detail: same(expected.detail, reading.detail),
    quantity: (expected.quantity ?? null) === reading.quantity,
    specification: same(expected.specification, reading.specification),
    remark: same(expected.remark, reading.remark),
    thirdOrderNo: same(expected.thirdOrderNo, reading.thirdOrderNo),
  };
  return {
    ...right,
    all: fields.every((field) => right[field]),
    flagged: reading.problems.length > 0,
  };
}

const labelledTexts = (expected: ExpectedReading): string =>
  fields
    .filter((field) => field !== 'region' && field !== 'quantity')
    .map((field) => expected[field] ?? '')
    .join('');

const readTexts = (reading: Reading): string =>
  [
    reading.name,
    reading.phone,
    reading.extension,
    reading.province,
    reading.city,
    reading.district,
    reading.detail,
    reading.quantity ?? '',
    reading.specification,
    reading.remark,
    reading.thirdOrderNo,
    reading.ignored,
    reading.rest,
  ].join('');

const simplify = Converter({ from: 't', to: 'cn' });

/** The labelled characters that neither a field nor the text outside the fields gives back. A region is given back in simplified characters. */
function lostCharacters(line: CorpusLine, readings: readonly Reading[]): string {
  const left = new Map<string, number>();
  for (const char of simplify(bare(readings.map(readTexts).join(''))))
    left.set(char, (left.get(char) ?? 0) + 1);
  return [...simplify(bare(line.recipients.map(labelledTexts).join('')))]
    .filter((char) => {
      const count = left.get(char) ?? 0;
      left.set(char, count - 1);
      return count <= 0;
    })
    .join('');
}

export type LineScore = {
  /** One for each expected recipient; null where no reading stands for it. */
  readings: { expected: ExpectedReading; reading: Reading | null; score: ReadingScore | null }[];
  wrongCount: boolean;
  /** Labelled characters that are nowhere in the readings. */
  lost: string;
  /** Whether a reading that stands for no recipient is flagged. */
  strayFlagged: boolean;
};

/** Pairs by order where the numbers agree, else by phone: a line that was split wrongly is still judged by recipient. */
function pair(line: CorpusLine, readings: readonly Reading[]): (Reading | null)[] {
  if (readings.length === line.recipients.length) return [...readings];
  const free = new Set(readings);
  return line.recipients.map(({ phone }) => {
    const found = [...free].find((reading) => phone && same(phone, splitPhone(reading.phone)[0])) ?? null;
    if (found) free.delete(found);
    return found;
  });
}

/** Judges what was read of one paste. */
export function scoreLine(line: CorpusLine, readings: readonly Reading[]): LineScore {
  const paired = pair(line, readings);
  return {
    readings: line.recipients.map((expected, i) => {
      const reading = paired[i] ?? null;
      return { expected, reading, score: reading && scoreReading(expected, reading) };
    }),
    wrongCount: readings.length !== line.recipients.length,
    lost: lostCharacters(line, readings),
    strayFlagged: readings.some((reading) => !paired.includes(reading) && reading.problems.length > 0),
  };
}
