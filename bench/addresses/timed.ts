import type { Parsed, Parsing } from './parsed.ts';

const AT_LEAST = 10_000;

/**
 * Reads every line once, which warms up, and then all of them again and again, at least 10,000 lines. Seconds are those
 * of the processor: nothing else that the machine does counts.
 */
export function timed(title: string, texts: readonly string[], parse: (text: string) => Parsed): Parsing {
  const readings = texts.map(parse);
  const rounds = Math.ceil(AT_LEAST / texts.length);
  const begun = process.cpuUsage();
  for (let round = 0; round < rounds; round++) for (const text of texts) parse(text);
  const { user, system } = process.cpuUsage(begun);
  return { title, readings, linesPerSecond: (rounds * texts.length * 1e6) / (user + system) };
}
