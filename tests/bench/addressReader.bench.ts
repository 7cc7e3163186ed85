import { readAddressLines } from '../../api/src/modules/addresses/reader.ts';
import type { LabelledLine } from './addressLine.ts';
import { heldOutLines } from './addressLines.heldOut.ts';
import { tunedLines } from './addressLines.tuned.ts';
import { type Parser, parsers } from './addressParsers.ts';
import { fields, score } from './addressScore.ts';

const columns = [...fields, 'all', 'lost'] as const;

function shares(parser: Parser, lines: readonly LabelledLine[]): Record<string, string> {
  const scores = lines.map((line) => score(line, parser.parse(line[0])));
  return Object.fromEntries(
    columns.map((column) => {
      const count = scores.filter((one) => one[column]).length;
      return [column, `${((100 * count) / lines.length).toFixed(1)} %`];
    }),
  );
}

/** Lines per second over at least 10,000 lines, after one warm-up pass. */
function speed(parser: Parser, lines: readonly LabelledLine[]): string {
  const texts = lines.map(([text]) => text);
  for (const text of texts) parser.parse(text);
  const rounds = Math.ceil(10_000 / texts.length);
  const started = performance.now();
  for (let i = 0; i < rounds; i++) for (const text of texts) parser.parse(text);
  const seconds = (performance.now() - started) / 1000;
  return Math.round((rounds * texts.length) / seconds).toLocaleString('en');
}

function report(title: string, lines: readonly LabelledLine[]): void {
  console.log(`\n${title}: ${lines.length} lines; the share read right, and the share on which text is lost`);
  console.table(Object.fromEntries(parsers.map((parser) => [parser.title, shares(parser, lines)])));
}

function listMisses(lines: readonly LabelledLine[]): void {
  const [reader] = parsers as [Parser];
  for (const line of lines) {
    const parsed = reader.parse(line[0]);
    if (!score(line, parsed).all) console.log({ line, parsed });
  }
}

if (process.argv.includes('--misses'))
  listMisses(process.argv.includes('--held-out') ? heldOutLines : tunedLines);
report('Tuned on', tunedLines);
report('Held out', heldOutLines);
/** A paste of 10,000 lines, cut into recipients and read, as the REST call does it. */
function pasteSeconds(lines: readonly LabelledLine[]): string {
  const texts = lines.map(([text]) => text.replaceAll('\n', ' '));
  const paste = Array.from({ length: 10_000 }, (_, i) => texts[i % texts.length]).join('\n');
  const started = performance.now();
  const count = readAddressLines(paste).length;
  return `${count} recipients in ${((performance.now() - started) / 1000).toFixed(2)} s`;
}

console.log('\nLines per second');
for (const parser of parsers) {
  console.log(`  ${parser.title.padEnd(20)} ${speed(parser, [...tunedLines, ...heldOutLines])}`);
}
console.log(`\nOne paste of 10,000 lines: ${pasteSeconds([...tunedLines, ...heldOutLines])}`);
