import { chatScore, remarkScore, takeAsides } from './asides.ts';
import { takeLabelledName } from './assign.ts';
import { takeLabels } from './labels.ts';
import {
  freeWords,
  type Layout,
  layOut,
  longestText,
  neighbour,
  Owner,
  type Span,
  textOf,
} from './layout.ts';
import { isPlace, nameScore } from './names.ts';
import { takeBareOrderNumbers, takeOrderNumbers, takeWaybills } from './orderNumbers.ts';
import { takePhone } from './phones.ts';
import { takeRegion } from './regions.ts';
import { senderBegins, senderEnds, takeSender } from './senders.ts';
import type { Line } from './sheetRows.ts';

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
  /** Only something that follows an address: a remark, a quantity. */
  follows: boolean;
  isSender: boolean;
};

const rule = /^[\s\-=_*~—–#+.·─━═]{3,}$/;
const listHead =
  /^\s*(?:【\D|收\s?\d{1,2}[:：]|第[一二三四五六七八九十\d]{1,3}[个单位件条份名家号票箱包]|no[.:：]?\s?\d|[[(（【<]?(?:\d{1,3}|[A-Z])[\])）】>、.．:：](?!\d)|#\d{1,3}(?!\d)|[①-⓿⑴-⒛㈠-㈩❶-➓🄰-🅩]|[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]|\d\ufe0f?\u20e3|[一二三四五六七八九十壹贰叁甲乙丙丁]{1,3}[、.．)）])/iu;
const FOLLOWING = new Set([
  'remark',
  'quantity',
  'specification',
  'skipped',
  'waybill',
  'postcode',
  'extension',
]);
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

function look(span: Span, text: string, blanks: number, isSender: boolean): PastedLine {
  const isRule = rule.test(text);
  const line: PastedLine = {
    ...span,
    ...{ blanks, isRule, phones: [], region: '', isPlace: false, names: 0, isNameAlone: false },
    ...{ orderNumbers: 0, hasDetailLabel: false, opens: listHead.test(text), follows: false, isSender },
  };
  if (isRule || isSender) return line;
  const layout = layOut(text.slice(0, longestText));
  takeSender(layout);
  takeWaybills(layout);
  line.orderNumbers = takeBareOrderNumbers(layout);
  takeAsides(layout);
  const phone = takePhone(layout);
  const labels = takeLabels(layout);
  line.orderNumbers += takeOrderNumbers(layout, labels);
  if (phone.phone !== '' && !(minor.test(text) && !phone.phone.startsWith('1')))
    line.phones.push(phone.phone);
  else if (phone.broken.length > 0) line.phones.push(text);
  const nameLabel = labels.find(
    (label) => label.field === 'name' && !/^(?:买家|客户|顾客|客人|用户|会员)/.test(text.slice(label.start)),
  );
  const labelled = takeLabelledName(layout, labels) > 0 && nameLabel !== undefined;
  const region = takeRegion(layout);
  line.region = (region.district ?? region.city ?? region.province)?.code ?? (region.contradicted ? '?' : '');
  const words = freeWords(layout).map((word) => textOf(layout, word));
  line.names = namesOf(layout, labelled, line.phones.length > 0 || line.region !== '');
  line.hasDetailLabel = labels.some((label) => label.field === 'detail');
  line.isPlace = line.hasDetailLabel || words.some(isPlace);
  const [only] = words;
  const bare = line.phones.length === 0 && line.region === '' && labels.length === 0;
  line.isNameAlone =
    bare && words.length === 1 && only !== undefined && !isPlace(only) && nameScore(only) >= 0.55;
  const minorLabels = labels.length > 0 && labels.every((label) => FOLLOWING.has(label.field));
  line.follows =
    (minorLabels && line.phones.length === 0 && line.region === '' && line.orderNumbers === 0) ||
    (bare &&
      !line.isPlace &&
      !line.isNameAlone &&
      words.some((word) => remarkScore(word) > 0 || /\d/.test(word)));
  line.opens ||= bare && (words.some((word) => chatScore(word) > 0) || line.orderNumbers > 0);
  return line;
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

/** What the lines hold that hold anything. */
export function pastedLines(lines: readonly Line[]): PastedLine[] {
  const looked: PastedLine[] = [];
  let blanks = 0;
  let sender = 0;
  lines.forEach((line, index) => {
    const text = line.text.trim();
    if (text === '') {
      blanks++;
      return;
    }
    const start = line.start + line.text.length - line.text.trimStart().length;
    const around = () =>
      lines
        .slice(Math.max(0, index - 8), index + 10)
        .map((next) => next.text)
        .join('\n');
    if (senderEnds(text)) sender = 0;
    else if (senderBegins(text, around)) sender = 8;
    looked.push(look({ start, end: start + text.length }, text, blanks, sender > 0));
    sender = Math.max(0, sender - 1);
    blanks = 0;
  });
  return looked;
}
