import type { Span } from './layout.ts';
import { nameScore, trailingName } from './names.ts';
import { linesOf, pastedLines } from './pastedLines.ts';

const mobile = /(?<!\d)1[3-9]\d{9}(?!\d)/;
const mobiles = new RegExp(mobile, 'g');
/** Where one recipient of a line may end and the next begin. */
const dividers = [
  /(?=[（(](?:[一二三四五六七八九十]|\d{1,2})[)）])/g,
  /(?=收[件货]?\d{1,2}[、:：.])/g,
  /(?=(?:收货人|收件人|联系人|姓名)(?:姓名)?\s*[:：])/g,
  /[;；]/g,
  /(?<=[\s,，。;；])(?=(?:\d{1,2}[、.．)）]|[①-⓿⑴-⒛])(?!\d))/g,
  /(?=[①-⓿⑴-⒛㈠-㈩❶-➓]|\d\ufe0f?\u20e3)/g,
  /(?=第[一二三四五六七八九十]{1,2}[家个单位份])/g,
  /[|丨]/g,
  /[。]/g,
];

function isWhole(text: string): boolean {
  const [line, ...more] = pastedLines(linesOf(text));
  return line !== undefined && more.length === 0 && line.phones.length === 1 && line.region !== '';
}

/** One line that holds several whole recipients, cut between them; any other text stays as it is. */
export function splitLine(paste: string, span: Span): Span[] {
  const text = paste.slice(span.start, span.end);
  if (text.includes('\n')) return [span];
  const count = new Set(text.match(mobiles)).size;
  if (count < 2) return [span];
  for (const cutsOf of [...dividers.map(cutsBy), cutsBeforeLikeFirst, cutsBeforeNames]) {
    const cuts = cutsOf(text).filter((cut) => cut > 0);
    if (cuts.length < count - 1) continue;
    const pieces = mergedPieces(text, cuts);
    if (pieces.length === count && pieces.every(({ start, end }) => isWhole(text.slice(start, end)))) {
      return pieces.map(({ start, end }) => ({ start: span.start + start, end: span.start + end }));
    }
  }
  return [span];
}

function cutsBy(divider: RegExp): (text: string) => number[] {
  return (text) => [...text.matchAll(divider)].map((match) => match.index);
}

function kindOf(word: string): 'phone' | 'region' | 'name' | undefined {
  const [line] = pastedLines(linesOf(word));
  if (!line) return undefined;
  if (line.phones.length > 0) return 'phone';
  if (line.region !== '') return 'region';
  return line.isNameAlone ? 'name' : undefined;
}

/** In front of every word that holds what the first word holds: a name, a phone or a region. */
function cutsBeforeLikeFirst(text: string): number[] {
  const words = [...text.matchAll(/[^\s,，、]+/g)];
  const first = kindOf(words[0]?.[0] ?? '');
  if (first === undefined) return [];
  return words.filter((word) => kindOf(word[0]) === first).map((word) => word.index);
}

/** In front of the names that stick to a house in front of their phones: 张三138…118号李四139…. */
function cutsBeforeNames(text: string): number[] {
  const [first, ...more] = [...text.matchAll(mobiles)].map((match) => match.index);
  if (!first || nameScore(text.slice(0, first).trim()) < 0.8) return [];
  return more.flatMap((at) => {
    const from = Math.max(0, at - 24);
    const cut = trailingName(text.slice(from, at).trimEnd(), true);
    return cut > 0 ? [from + cut] : [];
  });
}

/** Pieces between the cuts, joined until each has a mobile of its own. */
function mergedPieces(text: string, cuts: readonly number[]): Span[] {
  const pieces: Span[] = [];
  let start = 0;
  for (const end of [...cuts, text.length]) {
    const last = pieces.at(-1);
    const piece = text.slice(start, end);
    const isWithout = (part: string) => !mobile.test(part);
    if (last && (isWithout(text.slice(last.start, last.end)) || isWithout(piece))) last.end = end;
    else pieces.push({ start, end });
    start = end;
  }
  return pieces.map((piece) => {
    const own = text.slice(piece.start, piece.end);
    const from = piece.start + own.length - own.replace(/^[\s;；|丨。]+/, '').length;
    return { start: from, end: piece.end };
  });
}
