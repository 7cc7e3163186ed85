import { type Label, takeLabels } from './labels.ts';
import { freeWords, type Layout, layOut, longestText, neighbour, Owner, textOf } from './layout.ts';
import { takePhone } from './phones.ts';
import { takeLabelledName } from './recipients.ts';
import { takeRegion } from './regions.ts';
import { takeSender } from './senders.ts';

/** What a line holds. `parts` names its fields: two lines of one recipient have none in common. */
type Line = {
  text: string;
  parts: Set<string>;
  labelled: boolean;
  phone: boolean;
  region: boolean;
  /** Words that are neither phone nor region nor label, and whether one stands before the region. */
  words: number;
  wordFirst: boolean;
};

/** 省份 and 城市 are labels of one field and may follow each other; 电话 and 手机 may not. */
function partOf(layout: Layout, label: Label): string {
  return label.field === 'region' ? textOf(layout, label) : label.field;
}

function look(text: string): Line {
  const layout = layOut(text.slice(0, longestText));
  takeSender(layout);
  const { phone, broken } = takePhone(layout);
  const labels = takeLabels(layout);
  takeLabelledName(layout, labels);
  const region = takeRegion(layout).province !== undefined;
  const hasPhone = phone !== '' || broken.length > 0;
  const labelled = neighbour(layout, 0, 1) === Owner.label;
  const parts = new Set(labels.map((label) => partOf(layout, label)));
  if (hasPhone) parts.add('phone');
  if (region && !labelled) parts.add('detail');
  const wordFirst = neighbour(layout, 0, 1) === Owner.free;
  return { text, parts, labelled, phone: hasPhone, region, words: freeWords(layout).length, wordFirst };
}

function isWhole(line: Line): boolean {
  return line.phone && line.region;
}

/** Exactly one phone, one address and at most one name, spread over the lines. */
function isOneRecipient(lines: readonly Line[]): boolean {
  const addresses = lines.filter((line) => line.region);
  const phones = lines.filter((line) => line.phone);
  const others = lines.filter((line) => !line.phone && !line.region);
  const names = [...phones, ...addresses].filter((line) => (line.phone ? line.words > 0 : line.wordFirst));
  return (
    lines.every((line) => !line.labelled && !isWhole(line)) &&
    addresses.length === 1 &&
    phones.length === 1 &&
    others.every((line) => line.words === 1) &&
    others.length + names.length < 2
  );
}

function shapeOf(lines: readonly Line[]): string {
  return lines.map((line) => (line.phone ? 'p' : line.region ? 'r' : 'n')).join('');
}

/** The number of lines per recipient when a paragraph repeats name, phone and address on lines of their own, or 1. */
function periodOf(lines: readonly Line[]): number {
  for (const period of [2, 3]) {
    if (lines.length === 0 || lines.length % period !== 0) continue;
    const groups = Array.from({ length: lines.length / period }, (_, i) =>
      lines.slice(i * period, (i + 1) * period),
    );
    const shape = shapeOf(lines.slice(0, period));
    if (groups.every((group) => isOneRecipient(group) && shapeOf(group) === shape)) return period;
  }
  return 1;
}

function joined(lines: readonly Line[]): string {
  return lines.map((line) => line.text).join('\n');
}

/** Joins labelled lines until a part repeats; an address without a label may end such a block. */
function joinLabelled(lines: readonly Line[]): string[] {
  const texts: string[] = [];
  let open: Line[] = [];
  const close = () => {
    if (open.length > 0) texts.push(joined(open));
    open = [];
  };
  for (const line of lines) {
    const goesOn = line.labelled || (line.region && !line.wordFirst && open.length > 0);
    const repeats = open.some((earlier) => [...line.parts].some((part) => earlier.parts.has(part)));
    if (!goesOn || repeats || isWhole(line)) close();
    open.push(line);
    if (!line.labelled || isWhole(line)) close();
  }
  close();
  return texts;
}

/** Cuts a pasted text into the texts of its recipients, blank lines skipped. */
export function recipientTexts(text: string): string[] {
  const paragraphs: Line[][] = [[]];
  for (const raw of text.split(/\r\n?|\n/)) {
    const trimmed = raw.trim();
    if (trimmed === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(look(trimmed));
  }
  return paragraphs.flatMap((lines) => {
    const period = periodOf(lines);
    if (period === 1) return joinLabelled(lines);
    return Array.from({ length: lines.length / period }, (_, i) =>
      joined(lines.slice(i * period, (i + 1) * period)),
    );
  });
}
