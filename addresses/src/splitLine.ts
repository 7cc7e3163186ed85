import type { Span } from './layout.ts';
import { linesOf, pastedLines } from './pastedLines.ts';

const mobile = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
/** Where one recipient of a line may end and the next begin. */
const dividers = [
  /(?=[（(](?:[一二三四五六七八九十]|\d{1,2})[)）])/g,
  /(?=收[件货]?\d{1,2}[、:：.])/g,
  /(?=(?:收货人|收件人|联系人|姓名)(?:姓名)?\s*[:：])/g,
  /[;；]/g,
  /(?<=[\s,，。;；])(?=(?:\d{1,2}[、.．)）]|[①-⓿⑴-⒛])(?!\d))/g,
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
  const count = new Set(text.match(mobile)).size;
  if (count < 2) return [span];
  const cutsBy = dividers.map((divider) => [...text.matchAll(divider)].map((match) => match.index));
  for (const all of [...cutsBy, cutsBeforeLikeFirst(text)]) {
    const cuts = all.filter((cut) => cut > 0);
    if (cuts.length < count - 1) continue;
    const pieces = mergedPieces(text, cuts);
    if (pieces.length === count && pieces.every(({ start, end }) => isWhole(text.slice(start, end)))) {
      return pieces.map(({ start, end }) => ({ start: span.start + start, end: span.start + end }));
    }
  }
  return [span];
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

/** Pieces between the cuts, joined until each has a mobile of its own. */
function mergedPieces(text: string, cuts: readonly number[]): Span[] {
  const pieces: Span[] = [];
  let start = 0;
  for (const end of [...cuts, text.length]) {
    const last = pieces.at(-1);
    const piece = text.slice(start, end);
    const hasMobile = piece.search(/(?<!\d)1[3-9]\d{9}(?!\d)/) >= 0;
    const lastHas = last && text.slice(last.start, last.end).search(/(?<!\d)1[3-9]\d{9}(?!\d)/) >= 0;
    if (last && (!lastHas || !hasMobile)) last.end = end;
    else pieces.push({ start, end });
    start = end;
  }
  return pieces.map((piece) => {
    const own = text.slice(piece.start, piece.end);
    const from = piece.start + own.length - own.replace(/^[\s;；|丨。]+/, '').length;
    return { start: from, end: piece.end };
  });
}
