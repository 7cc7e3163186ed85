import { chatScore, remarkScore } from './asides.ts';
import {
  claim,
  freeWords,
  type Layout,
  layOut,
  longestText,
  neighbour,
  Owner,
  type Span,
  textOf,
} from './layout.ts';
import { listMarks } from './listMarks.ts';
import { claimFrames } from './messages.ts';
import { isCompany, isPlace, nameScore } from './names.ts';
import { isWeakLabel, takeLabelledName } from './personName.ts';
import { takeRegion } from './regions.ts';
import { senderBegins, senderEnds } from './senders.ts';
import type { Line } from './sheetRows.ts';
import { type SureFormsMemo, takeSureForms } from './sureForms.ts';

/** What a line of a paste holds of a recipient. */
export type PastedLine = Span & {
  /** Blank lines in front of it. */
  blanks: number;
  /** A line of dashes or the like, which divides recipients. */
  isRule: boolean;
  phones: string[];
  /** The code of the region that it names, '' for none. */
  region: string;
  isPlace: boolean;
  /** A label or a word beside phone or region that surely is a name. */
  names: number;
  /** It is one word that may be a name. */
  isNameAlone: boolean;
  orderNumbers: number;
  hasDetailLabel: boolean;
  /** It opens a recipient: a list number, a platform's head. */
  opens: boolean;
  /** The list number that it begins with, 0 for none. */
  listNumber: number;
  /** It has the next list number after a line of the paste, or the one before. */
  isNumbered: boolean;
  /** Only something that follows an address: a remark, a quantity. */
  follows: boolean;
  isSender: boolean;
  /** It says something of the recipient above: 这个5箱. */
  pointsBack: boolean;
};

const rule = /^[\s\-=_*~—–#+.·─━═]{3,}$/;
const listHead =
  /^\s*(?:【\D|收\s?\d{1,2}[:：]|(?:订单|地址|客户|收件人)\s?(?:\d{1,3}|[一二三四五六七八九十]{1,3})[ \t]*(?=$|[:：])|第[一二三四五六七八九十\d]{1,3}[个单位件条份名家号票箱包]|no[.:：]?\s?\d|[[(（【<]?(?:\d{1,3}|[A-Z])[\])）】>、.．:：](?!\d)|#\d{1,3}(?!\d)|[①-⓿⑴-⒛㈠-㈩❶-➓🄰-🅩]|[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]|\d\ufe0f?\u20e3|[一二三四五六七八九十壹贰叁甲乙丙丁]{1,3}[、.．)）])/iu;
const FOLLOWING = new Set([
  'remark',
  'quantity',
  'specification',
  'skipped',
  'waybill',
  'postcode',
  'extension',
]);
/** Companies and stations receive parcels, the shop that sells does not. */
const shopName = /\d|(?:旗舰|专营|专卖|官方|自营|百货)店|小铺|铺子|工作室|商家|^.{13}/;
/** 这个5箱, （上面这单加急） */
const pointing =
  /^[(（]?(?:(?:上面|前面)的?)?这(?:[个家单位份]|一?[个家单位])(?!地址|是|发|寄|[:：])(?=.*(?:\d|[一二两三四五六七八九十][箱件份盒袋包套个]|急|[发走][^\d]))/u;
const minor = /固定电话|固话|座机|备用|其他电话/;

function namesOf(layout: Layout, hasLabel: boolean, beside: boolean): number {
  if (hasLabel) return 1;
  if (!beside) return 0;
  const words = freeWords(layout).filter((word) => {
    const before = neighbour(layout, word.start, -1);
    const after = neighbour(layout, word.end, 1);
    const edge =
      before === undefined || after === undefined || before === Owner.phone || after === Owner.phone;
    const text = textOf(layout, word).replace(/(?<=..)收$/, '');
    return edge && before !== Owner.region && !isPlace(text) && nameScore(text) >= 0.8;
  });
  return words.length > 0 ? 1 : 0;
}

function look(
  span: Span,
  text: string,
  blanks: number,
  isSender: boolean,
  {
    frames,
    mark,
    memo,
  }: { frames: readonly Span[]; mark: Span | undefined; memo: SureFormsMemo | undefined },
): PastedLine {
  const isRule = rule.test(text);
  const line: PastedLine = {
    ...span,
    ...{ blanks, isRule, phones: [], region: '', isPlace: false, names: 0, isNameAlone: false },
    ...{
      orderNumbers: 0,
      hasDetailLabel: false,
      opens: mark !== undefined || listHead.test(text),
      follows: false,
      isSender,
    },
    ...{ listNumber: ordinalOf(text), isNumbered: false, pointsBack: false },
  };
  if (isRule || isSender) return line;
  const layout = layOut(text.slice(0, longestText));
  claimFrames(layout, frames, span.start);
  if (mark) claim(layout, { start: mark.start - span.start, end: mark.end - span.start }, Owner.ignored);
  const { phone, labels, orderNumbers } = takeSureForms(layout, memo);
  line.orderNumbers = orderNumbers;
  if (phone.phone !== '' && !(minor.test(text) && !phone.phone.startsWith('1')))
    line.phones.push(phone.phone);
  else if (phone.broken.length > 0) line.phones.push(text);
  const isNamed = labels.some((label) => label.field === 'name' && !isWeakLabel(layout, label));
  const labelled = takeLabelledName(layout, labels) > 0 && isNamed;
  const region = takeRegion(layout);
  line.region = (region.district ?? region.city ?? region.province)?.code ?? (region.contradicted ? '?' : '');
  const words = freeWords(layout).map((word) => textOf(layout, word));
  line.names = namesOf(layout, labelled, line.phones.length > 0 || line.region !== '');
  // 1.收件人：, 2.电话： are lines of one recipient.
  if (labels.length > 0) line.listNumber = 0;
  line.hasDetailLabel = labels.some((label) => label.field === 'detail');
  line.isPlace = line.hasDetailLabel || words.some((word) => isPlace(word) && remarkScore(word) < 0.8);
  const [only] = words;
  const bare = line.phones.length === 0 && line.region === '' && labels.length === 0;
  line.isNameAlone =
    bare &&
    words.length === 1 &&
    only !== undefined &&
    !isPlace(only) &&
    remarkScore(only) < 0.8 &&
    (nameScore(only) >= 0.55 || (isCompany(only) && !shopName.test(only)));
  const minorLabels = labels.length > 0 && labels.every((label) => FOLLOWING.has(label.field));
  line.follows =
    (minorLabels && line.phones.length === 0 && line.region === '' && line.orderNumbers === 0) ||
    (bare &&
      !line.isPlace &&
      !line.isNameAlone &&
      words.some((word) => remarkScore(word) > 0 || /\d/.test(word)));
  line.pointsBack = bare && pointing.test(words.join('')) && !line.isPlace;
  line.opens ||=
    bare && !line.pointsBack && (words.some((word) => chatScore(word) > 0) || line.orderNumbers > 0);
  return line;
}

const ordinal =
  /^\s*(?:第|no[.:：]?\s?|#)?[[(（【<]?(?:(\d{1,3})|([A-Z])|([①-⑳]))(?:[\])）】>、.．:：\s家单位]|\ufe0f?\u20e3)(?!\d)/iu;

function ordinalOf(text: string): number {
  const [, digits, letter, circled] = ordinal.exec(text) ?? [];
  if (digits) return Number(digits);
  if (letter) return letter.toUpperCase().charCodeAt(0) - 64;
  return circled ? circled.charCodeAt(0) - 0x245f : 0;
}

function holdsAlike(one: PastedLine, other: PastedLine): boolean {
  return (
    (one.phones.length > 0 && other.phones.length > 0) ||
    (one.region !== '' && other.region !== '') ||
    (one.names > 0 && other.names > 0) ||
    (one.isNameAlone && other.isNameAlone)
  );
}

/**
 * Lines of one list, each of which holds something of a recipient. Where no two hold alike (1. 张三, 2. 138…, 3. 浙江省…)
 * they are the fields of one recipient.
 */
function markNumbered(lines: readonly PastedLine[]): void {
  const runs: PastedLine[][] = [];
  for (const line of lines) {
    const isHeld = line.phones.length > 0 || line.region !== '' || line.names > 0 || line.isNameAlone;
    if (line.listNumber === 0 || !isHeld) continue;
    const run = runs.at(-1);
    if (run && line.listNumber === (run.at(-1) as PastedLine).listNumber + 1) run.push(line);
    else runs.push([line]);
  }
  for (const run of runs) {
    const isList = run.some((line, at) => at > 0 && holdsAlike(run[at - 1] as PastedLine, line));
    for (const line of run) line.isNumbered = isList;
  }
}

/** The lines of a paste; blank ones are empty. */
export function linesOf(paste: string): Line[] {
  const lines: Line[] = [];
  let at = 0;
  for (const raw of paste.split(/(\r\n?|\n)/)) {
    if (!/^[\r\n]+$/.test(raw)) lines.push({ start: at, end: at + raw.length, text: raw });
    at += raw.length;
  }
  return lines;
}

/** Where the line stands without blanks at its ends. */
export function writtenIn({ start, text }: Line): Span {
  const from = start + text.length - text.trimStart().length;
  return { start: from, end: from + text.trim().length };
}

/** What the lines hold that hold anything, without `frames` of chat messages. */
export function pastedLines(
  lines: readonly Line[],
  frames: readonly Span[] = [],
  memo?: SureFormsMemo,
): PastedLine[] {
  const looked: PastedLine[] = [];
  const marks = listMarks(lines);
  let blanks = 0;
  let sender = 0;
  lines.forEach((line, index) => {
    const text = line.text.trim();
    if (text === '') {
      blanks++;
      return;
    }
    const around = () =>
      lines
        .slice(Math.max(0, index - 8), index + 10)
        .map((next) => next.text)
        .join('\n');
    if (senderEnds(text)) sender = 0;
    else if (senderBegins(text, around)) sender = 8;
    const mark = marks.get(index);
    looked.push(look(writtenIn(line), text, blanks, sender > 0, { frames, mark, memo }));
    sender = Math.max(0, sender - 1);
    blanks = 0;
  });
  markNumbered(looked);
  return looked;
}
