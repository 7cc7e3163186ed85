/** A sheet as the workbook lists it. */
export interface SheetFacts {
  name: string;
  hidden: boolean;
}

export interface SheetPlace extends SheetFacts {
  /** Of its part in the zip; '' when the workbook does not say. */
  path: string;
}

const SHEET_TAG = /<(?:\w+:)?sheet\s[^>]*>/g;
const RELATION_TAG = /<(?:\w+:)?Relationship\s[^>]*>/g;

/** The sheets of a workbook in the order of their tabs, from its own part and the part of its relations. */
export function placesOf(workbook: string, relations: string, workbookPath: string): SheetPlace[] {
  const targets = new Map(
    (relations.match(RELATION_TAG) ?? []).map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target')]),
  );
  return (workbook.match(SHEET_TAG) ?? []).map((tag) => {
    const target = targets.get(attribute(tag, '(?:\\w+:)?id'));
    return {
      name: attribute(tag, 'name'),
      hidden: /hidden/i.test(attribute(tag, 'state')),
      path: target ? resolved(target, workbookPath) : '',
    };
  });
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag);
  const marks: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return (value?.[1] ?? value?.[2] ?? '').replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, mark: string) => marks[mark] ?? '',
  );
}

function resolved(target: string, base: string): string {
  const path: string[] = target.startsWith('/') ? [] : base.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

export interface TrimmedSheet {
  bytes: Uint8Array;
  hiddenLines: ReadonlySet<number>;
}

/**
 * A sheet's part without the blank cells behind the last one with content, of which a formatted sheet has up to a
 * million rows; and the lines that are hidden.
 */
export function trimSheet(bytes: Uint8Array): TrimmedSheet {
  // One byte a character: positions in the text are positions in the part, and tags are ASCII.
  const text = new TextDecoder('latin1').decode(bytes);
  const prefix = /<((?:\w+:)?)worksheet[\s>]/.exec(text.slice(0, 4096))?.[1] ?? '';
  const cellEnd = `</${prefix}c>`;
  const last = text.lastIndexOf(cellEnd);
  const close = text.indexOf(`</${prefix}sheetData>`, Math.max(0, last));
  if (last < 0 || close < 0) return { bytes, hiddenLines: new Set() };
  const end = last + cellEnd.length;
  const hiddenLines = hiddenLinesOf(text.slice(0, end), prefix);
  return { bytes: joined(bytes.subarray(0, end), `</${prefix}row>`, bytes.subarray(close)), hiddenLines };
}

function hiddenLinesOf(text: string, prefix: string): ReadonlySet<number> {
  const hidden = new Set<number>();
  let line = 0;
  for (const [tag] of text.matchAll(new RegExp(`<${prefix}row[\\s>/][^>]*`, 'g'))) {
    line = Number(attribute(tag, 'r')) || line + 1;
    if (/^(1|true)$/.test(attribute(tag, 'hidden'))) hidden.add(line);
  }
  return hidden;
}

function joined(start: Uint8Array, middle: string, end: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(start.length + middle.length + end.length);
  bytes.set(start);
  bytes.set(new TextEncoder().encode(middle), start.length);
  bytes.set(end, start.length + middle.length);
  return bytes;
}
