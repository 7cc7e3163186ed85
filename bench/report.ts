import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { barPlot } from './barPlot.ts';
import { type Figure, isReached, numberText, type Section, type Table, targetText } from './section.ts';

/** A section as it was measured once, with where and when. */
type Measured = Section & { machine: string; measuredOn: string };

const folder = fileURLToPath(new URL('../docs/benchmarks/', import.meta.url));
const figures = `${folder}figures/`;

/** Keeps what a benchmark has found out, with its plots. */
export function keep(name: string, section: Section): void {
  mkdirSync(figures, { recursive: true });
  const measured: Measured = {
    ...section,
    machine: machineText(),
    measuredOn: new Date().toISOString().slice(0, 10),
  };
  writeFileSync(`${figures}${name}.json`, `${JSON.stringify(measured, null, 2)}\n`);
  for (const plot of section.plots) writeFileSync(`${folder}${plot.file}.svg`, barPlot(plot));
}

/** Writes the report anew from all that is kept; what was not measured this time stays as it was. */
export function writeReport(names: readonly string[]): void {
  const kept = readdirSync(figures).map((file) => file.replace('.json', ''));
  const sections = names.filter((name) => kept.includes(name)).map(read);
  writeFileSync(
    `${folder}README.md`,
    `${[HEAD, targetsOf(sections), ...sections.map(textOf)].join('\n\n')}\n`,
  );
}

const HEAD = `# Benchmarks

Written by \`npm run bench\`; \`npm run bench -- gateway orders\` measures some of it and leaves the rest as it was. Nothing is asserted. What is compared is measured in one run, in alternating rounds, and told as medians: ratios travel to other machines, other numbers do not.`;

function read(name: string): Measured {
  return JSON.parse(readFileSync(`${figures}${name}.json`, 'utf8'));
}

function machineText(): string {
  const [cpu] = cpus();
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

function targetsOf(sections: readonly Measured[]): string {
  const rows = sections.flatMap(({ title, figures }) =>
    figures.filter(({ target }) => target).map((figure) => [title, ...figureRow(figure)]),
  );
  return `## Targets\n\n${table({ title: '', columns: ['', 'figure', 'measured', 'target', 'reached'], rows })}`;
}

function figureRow(figure: Figure): string[] {
  const { name, value, unit } = figure;
  return [
    name,
    `${numberText(value)} ${unit}`.trim(),
    targetText(figure),
    isReached(figure) ? 'yes' : '**no**',
  ];
}

function textOf({ title, about, figures, tables, plots, machine, measuredOn }: Measured): string {
  const others = figures.filter(({ target }) => !target);
  return [
    `## ${title}`,
    about,
    `${measuredOn}, ${machine}.`,
    ...plots.map((plot) => `![${plot.title}](${plot.file}.svg)`),
    ...(others.length > 0
      ? [others.map(({ name, value, unit }) => `- ${name}: ${numberText(value)} ${unit}`).join('\n')]
      : []),
    ...tables.map(table),
  ].join('\n\n');
}

function table({ title, columns, rows }: Table): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? numberText(cell) : cell)).join(' | ')} |`;
  const lines = [line(columns), line(columns.map(() => '---')), ...rows.map(line)];
  return [...(title ? [`**${title}**`, ''] : []), ...lines].join('\n');
}
