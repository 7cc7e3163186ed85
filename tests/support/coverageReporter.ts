import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule } from 'vitest/node';
import type { CoverageFigures, CoverageKind } from './coverageRecords.ts';
import { uncoveredByAll } from './uncoveredByAll.ts';
import { viewless } from './viewless.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REPORT = 'test-results/machines.md';
const KINDS: CoverageKind[] = ['memory', 'view'];

/**
 * Reports for every machine how many of its states and transitions were covered, in memory and in its view. Where all the
 * models ran, gaps fail the run.
 */
export default class CoverageReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const coverage = modules.flatMap((module) => module.meta().coverage ?? []);
    if (coverage.length === 0) return;
    const machines = new Set(coverage.map(({ machine }) => machine));
    const rows = [...machines].sort().map((machine) => rowOf(machine, coverage));
    mkdirSync(`${ROOT}/test-results`, { recursive: true });
    writeFileSync(`${ROOT}/${REPORT}`, `${[...HEAD, ...rows.map(lineOf)].join('\n')}\n`);
    const states = sum(rows.map((row) => row.states));
    const transitions = sum(rows.map((row) => row.transitions));
    console.log(`\n${machines.size} machines, ${states} states, ${transitions} transitions: ${REPORT}`);

    const all = globSync('tests/models/**/*.model.test.{ts,tsx}', { cwd: ROOT });
    if (all.some((file) => !modules.some(({ moduleId }) => moduleId.endsWith(file)))) return;
    const uncovered = [
      ...declaredMachines()
        .filter((id) => !machines.has(id))
        .map((id) => `${id} has no model-based test`),
      ...rows
        .filter(({ machine, covered }) => covered.view === null && !(machine in viewless))
        .map(({ machine }) => `${machine} has no test of its view`),
      ...rows.flatMap(({ machine, uncovered: names }) => names.map((name) => `${machine}: ${name}`)),
    ];
    for (const line of uncovered) console.error(`not covered: ${line}`);
    if (uncovered.length > 0) process.exitCode = 1;
  }
}

interface Row {
  machine: string;
  states: number;
  transitions: number;
  /** Covered of states and transitions together, by kind; null where there is no such test. */
  covered: Record<CoverageKind, number | null>;
  uncovered: string[];
}

/** Several tests of one machine cover together. */
function rowOf(machine: string, coverage: readonly CoverageFigures[]): Row {
  const own = coverage.filter((one) => one.machine === machine);
  const { states = [], transitions = [] } = own[0] ?? {};
  const uncoveredOf = (kind: CoverageKind) => {
    const covered = own.filter((one) => one.kind === kind);
    return covered.length > 0 ? uncoveredByAll(covered.map(({ uncovered }) => uncovered)) : undefined;
  };
  const total = states.length + transitions.length;
  const uncovered = { memory: uncoveredOf('memory'), view: uncoveredOf('view') };
  const coveredOf = (kind: CoverageKind) => (uncovered[kind] ? total - uncovered[kind].length : null);
  return {
    machine,
    states: states.length,
    transitions: transitions.length,
    covered: { memory: coveredOf('memory'), view: coveredOf('view') },
    uncovered: KINDS.flatMap((kind) => (uncovered[kind] ?? []).map((name) => `${name} (${kind})`)),
  };
}

const HEAD = [
  '# Coverage of the machines',
  '',
  '| machine | states | transitions | covered in memory | covered in the view |',
  '| --- | --- | --- | --- | --- |',
];

function lineOf({ machine, states, transitions, covered }: Row): string {
  const share = (count: number | null, otherwise = '') =>
    count === null ? otherwise : `${count} of ${states + transitions}`;
  return `| ${machine} | ${states} | ${transitions} | ${share(covered.memory)} | ${share(covered.view, viewless[machine])} |`;
}

/** The ids of all machines that have somewhere to go, as the documents of the machines list them. */
function declaredMachines(): string[] {
  const index = readFileSync(`${ROOT}/docs/machines/README.md`, 'utf8');
  return [...index.matchAll(/^\| \[(\w+)\]\(.+?\) \| \d+ \| (\d+) \|/gm)].flatMap(
    ([, id = '', transitions]) => (transitions === '0' ? [] : id),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
