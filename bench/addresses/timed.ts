import type { Parsed, Parsing, Question } from './parsed.ts';

const AT_LEAST = 4_000;

/** Has `read` done at least so many lines in all; lines a second of the processor: nothing else that the machine does counts. */
export function linesPerSecond(lines: number, read: () => void): number {
  const rounds = Math.ceil(AT_LEAST / lines);
  const begun = process.cpuUsage();
  for (let round = 0; round < rounds; round++) read();
  const { user, system } = process.cpuUsage(begun);
  return (rounds * lines * 1e6) / (user + system);
}

/** Reads everything once, which warms up, and then the texts again and again. */
export function timed(
  title: string,
  { texts, pastes }: Question,
  parse: (text: string) => Parsed,
  parsePaste = parse,
): Parsing {
  const readings = [...texts.map(parse), ...pastes.map(parsePaste)];
  const speed = linesPerSecond(texts.length, () => {
    for (const text of texts) parse(text);
  });
  return { title, readings, linesPerSecond: speed };
}
