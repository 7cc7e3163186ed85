import type { Span } from './layout.ts';

/** What may stand in front of a list number, the number, and what ends it. */
const head =
  /^(?<before>[\p{P}\p{S}\s]*(?:[a-z]{1,3}[.:：]?\s*)?[\p{P}\p{S}]*)(?<number>\d{1,3}(?!\d)|[一二三四五六七八九十]{1,3}|[壹贰叁肆伍陆柒捌玖拾]{1,2}|[a-z](?![a-z]))(?<after>(?:\/\d{1,3}(?!\d)|st|nd|rd|th|[单号位组家个户](?=[\s:：,，.、]|$)|份(?=[:：、]))?(?:[^\p{L}\p{N}]+|$))/iu;
const bullet = /^[*•·●○■□▪◆◇★☆►▶➤]\s+(?=\S)/u;

/** Rooms of one house count up as well. */
const mostBefore = 50;

const digits = '一二三四五六七八九十';
const formal = '壹贰叁肆伍陆柒捌玖拾';

function numberOf(text: string): { system: string; value: number } | undefined {
  if (/^\d/.test(text))
    return { system: `digits${text.length > 1 && text[0] === '0' ? text.length : ''}`, value: Number(text) };
  if (/^[a-z]$/i.test(text))
    return { system: text < 'a' ? 'A' : 'a', value: text.toLowerCase().charCodeAt(0) - 96 };
  const list = formal.includes(text[0] ?? '') ? formal : digits;
  const values = [...text].map((char) => list.indexOf(char) + 1);
  const [tens = 0, ones = 0] = values;
  if (values.length === 1) return { system: list, value: tens };
  if (values.length === 2 && tens === 10) return { system: list, value: 10 + ones };
  return undefined;
}

type Mark = { line: number; length: number; value: number };

/**
 * List numbers in front of lines, by what makes them a list in any form: they count up by one from line to line and look
 * alike otherwise (1单, No.1, T1, 1>). They count from 0 or 1, or are three at least. Bullets are found too.
 */
export function listMarks(lines: readonly { start: number; text: string }[]): Map<number, Span> {
  const runs = new Map<string, Mark[][]>();
  const found = new Map<number, Span>();
  const keep = (line: number, length: number) => {
    const { start, text } = lines[line] as { start: number; text: string };
    const from = start + text.length - text.trimStart().length;
    found.set(line, { start: from, end: from + length });
  };
  lines.forEach(({ text }, line) => {
    const trimmed = text.trim();
    const dot = bullet.exec(trimmed);
    if (dot) keep(line, dot[0].length);
    const { before = '', number = '', after = '' } = head.exec(trimmed)?.groups ?? {};
    const counted = numberOf(number);
    if (!counted) return;
    const { system, value } = counted;
    const ending = after.trim().replace(/^(?:st|nd|rd|th)$/i, 'th');
    const key = [before.trim().toLowerCase(), system.replace(/^digits\d*$/, 'digits'), ending].join('\n');
    const list = runs.get(key) ?? [];
    const run = list.find((each) => each.at(-1)?.value === value - 1);
    const mark = { line, length: before.length + number.length + after.length, value };
    if (run) run.push(mark);
    else list.push([mark]);
    runs.set(key, list);
  });
  for (const run of [...runs.values()].flat()) {
    const [first] = run;
    if (!first || first.value > mostBefore || run.length < (first.value <= 1 ? 2 : 3)) continue;
    for (const { line, length } of run) keep(line, length);
  }
  return found;
}
