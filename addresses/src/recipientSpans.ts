import type { Span } from './layout.ts';
import { linesOf, type PastedLine, pastedLines, writtenIn } from './pastedLines.ts';
import {
  type Head,
  headOf,
  inferredHead,
  isTotalRow,
  type Line,
  type RecipientSpan,
  rowOf,
} from './sheetRows.ts';
import { splitLine } from './splitLine.ts';
import type { SureFormsMemo } from './sureForms.ts';

const longestBlock = 40;

/** What the lines of one recipient hold together. */
class Block {
  private readonly phones = new Set<string>();
  private readonly regions: string[] = [];
  private names = 0;
  private namesAlone = 0;
  private orderNumbers = 0;
  private details = 0;
  private hasPlace = false;
  private barePlace = false;
  private placeApart = false;
  private inside = 0;
  private readonly first: PastedLine;
  private readonly opensPaste: boolean;
  private last: PastedLine;

  constructor(first: PastedLine, opensPaste: boolean) {
    this.first = first;
    this.opensPaste = opensPaste;
    this.last = first;
    this.add(first);
  }

  add(line: PastedLine): void {
    if (line !== this.first) {
      if (line.blanks > 0) this.inside += 1.2;
      if (line.pointsBack && this.isHead) this.inside += 2;
      if (line.isNumbered && this.phones.size + this.regions.length > 0) this.inside += 12;
      if (line.isRule || this.last.isRule)
        this.inside += this.isHead && (this.opensPaste || this.first.isRule) ? 0.5 : 3;
      // A house that stands apart from the region below it belongs to the region above.
      const isWhole = line.phones.length + line.names > 0;
      if (line.region !== '' && (this.placeApart || (this.barePlace && isWhole))) this.inside += 0.5;
      // What stands above a recipient does not end where the recipient opens.
      if (line.opens) this.inside += line.phones.length + line.names > 0 && !this.isHead ? 3 : 0.4;
      this.inside += 0.05;
    }
    for (const phone of line.phones) this.phones.add(phone.replace(/-\d{1,6}$/, ''));
    const { region } = line;
    if (region !== '') {
      const at = this.regions.findIndex((known) => known.startsWith(region) || region.startsWith(known));
      if (at < 0) this.regions.push(region);
      else if (region.length > (this.regions[at] as string).length) this.regions[at] = region;
    }
    this.names += line.names;
    if (line.isNameAlone) this.namesAlone++;
    this.orderNumbers += line.orderNumbers > 0 ? 1 : 0;
    this.details += line.hasDetailLabel ? 1 : 0;
    if (line.isPlace && line.region === '' && this.regions.length === 0) this.barePlace = true;
    else if (this.barePlace) this.placeApart = true;
    this.hasPlace ||= line.isPlace;
    this.last = line;
  }

  private get isHead(): boolean {
    return this.phones.size + this.regions.length + this.names === 0 && !this.hasPlace;
  }

  /** How little the lines look like one recipient; the sum over a paste is to be least. */
  get cost(): number {
    const { phones, regions, first, last } = this;
    const alone = this.names > 0 ? 0 : this.namesAlone;
    const named = this.names + alone;
    return (
      2 +
      this.inside +
      (phones.size === 0 ? 5 : 7 * (phones.size - 1)) +
      (regions.length === 0 ? (this.hasPlace ? 1.5 : 4) : 7 * (regions.length - 1)) +
      (named === 0 ? 1.5 : 0) +
      12 * Math.max(0, this.names - 1) +
      3 * Math.max(0, alone - 1) +
      3 * Math.max(0, this.orderNumbers - 1) +
      2 * Math.max(0, this.details - 1) +
      (first.pointsBack ? 2 : first.follows ? 0.5 : 0) +
      (first.isRule ? 0.5 : 0) +
      (last.opens && last.phones.length === 0 && last !== first ? 0.6 : 0) +
      (last.isSender ? 1 : 0)
    );
  }

  /** No further line can make one recipient of these. */
  get isBeyondRepair(): boolean {
    return this.phones.size > 3 || this.regions.length > 3 || this.names > 3;
  }
}

/** Cuts lines into blocks so that the blocks together look most like one recipient each. */
function blocksOf(lines: readonly PastedLine[]): Span[] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= lines.length; end++) best.push({ cost: Infinity, from: 0 });
  for (let from = 0; from < lines.length; from++) {
    const before = (best[from] as { cost: number }).cost;
    const block = new Block(lines[from] as PastedLine, from === 0);
    for (let end = from + 1; end <= Math.min(lines.length, from + longestBlock); end++) {
      if (end > from + 1) block.add(lines[end - 1] as PastedLine);
      const cost = before + block.cost;
      const known = best[end] as { cost: number };
      if (cost < known.cost) best[end] = { cost, from };
      if (block.isBeyondRepair) break;
    }
  }
  const spans: Span[] = [];
  for (let end = lines.length; end > 0; ) {
    const { from } = best[end] as { from: number };
    spans.unshift({ start: (lines[from] as PastedLine).start, end: (lines[end - 1] as PastedLine).end });
    end = from;
  }
  return spans;
}

function isTalk(line: PastedLine): boolean {
  return line.phones.length === 0 && line.region === '' && line.names === 0;
}

/**
 * Where the recipients of a paste stand in it, blank lines, heads of sheets and `frames` of messages left out. What is
 * found in its lines goes to the `memo`.
 */
export function recipientSpans(
  paste: string,
  frames: readonly Span[] = [],
  memo?: SureFormsMemo,
): RecipientSpan[] {
  const spans: RecipientSpan[] = [];
  let loose: Line[] = [];
  let head: Head | undefined;
  const cut = (blocks: readonly Span[]) => {
    spans.push(...blocks.flatMap((span) => splitLine(paste, span)));
    loose = [];
  };
  const flush = () => {
    // What a line holds decides only where several stand.
    const written = loose.map(writtenIn).filter(({ start, end }) => end > start);
    cut(written.length > 1 ? blocksOf(pastedLines(loose, frames, memo)) : written);
  };
  const lines = linesOf(paste);
  for (const [index, line] of lines.entries()) {
    const found = headOf(line);
    head ??= inferredHead(lines.slice(index, index + 2));
    if (head && isTotalRow(line)) continue;
    const row = head && rowOf(line, head);
    if (found) {
      const above = pastedLines(loose);
      if (!above.every(isTalk)) cut(blocksOf(above));
      head = found;
    } else if (row) {
      // A title above the rows belongs to the first.
      const above = pastedLines(loose, frames);
      const isTitle = above.every(isTalk);
      cut(isTitle ? [] : blocksOf(above));
      spans.push({ ...row, start: isTitle && above[0] ? above[0].start : row.start });
    } else {
      // An empty row of a sheet has its tabs.
      if (line.text.trim() === '' && !line.text.includes('\t')) head = undefined;
      loose.push(line);
    }
  }
  flush();
  return spans;
}
