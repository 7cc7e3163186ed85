import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule } from 'vitest/node';
import { leftByAll } from './leftByAll.ts';
import { viewless } from './viewless.ts';
import type { WalkedFigures, WalkKind } from './walkRecords.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REPORT = 'test-results/machines.md';
const KINDS: WalkKind[] = ['memory', 'view'];

/**
 * Says of every machine how many of its states and transitions were walked, in memory and in its view. Where all the
 * models ran, what nobody walked fails the run.
 */
export default class WalkReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const walks = modules.flatMap((module) => module.meta().walks ?? []);
    if (walks.length === 0) return;
    const machines = new Set(walks.map(({ machine }) => machine));
    const rows = [...machines].sort().map((machine) => rowOf(machine, walks));
    mkdirSync(`${ROOT}/test-results`, { recursive: true });
    writeFileSync(`${ROOT}/${REPORT}`, `${[...HEAD, ...rows.map(lineOf)].join('\n')}\n`);
    const states = sum(rows.map((row) => row.states));
    const transitions = sum(rows.map((row) => row.transitions));
    console.log(`\n${machines.size} machines, ${states} states, ${transitions} transitions: ${REPORT}`);

    const all = globSync('tests/models/**/*.walk.test.{ts,tsx}', { cwd: ROOT });
    if (all.some((file) => !modules.some(({ moduleId }) => moduleId.endsWith(file)))) return;
    const left = [
      ...declaredMachines()
        .filter((id) => !machines.has(id))
        .map((id) => `${id} has no walk`),
      ...rows
        .filter(({ machine, walked }) => walked.view === null && !(machine in viewless))
        .map(({ machine }) => `${machine} has no walk in its view`),
      ...rows.flatMap(({ machine, left: names }) => names.map((name) => `${machine}: ${name}`)),
    ];
    for (const line of left) console.error(`not walked: ${line}`);
    if (left.length > 0) process.exitCode = 1;
  }
}

interface Row {
  machine: string;
  states: number;
  transitions: number;
  /** Walked of states and transitions together, by kind; null where there is no such walk. */
  walked: Record<WalkKind, number | null>;
  left: string[];
}

/** A machine with several walks is walked where all of them together have been everywhere. */
function rowOf(machine: string, walks: readonly WalkedFigures[]): Row {
  const own = walks.filter((walk) => walk.machine === machine);
  const { states = [], transitions = [] } = own[0] ?? {};
  const leftOf = (kind: WalkKind) => {
    const walked = own.filter((walk) => walk.kind === kind);
    return walked.length > 0 ? leftByAll(walked.map(({ unwalked }) => unwalked)) : undefined;
  };
  const total = states.length + transitions.length;
  const left = { memory: leftOf('memory'), view: leftOf('view') };
  const walkedOf = (kind: WalkKind) => (left[kind] ? total - left[kind].length : null);
  return {
    machine,
    states: states.length,
    transitions: transitions.length,
    walked: { memory: walkedOf('memory'), view: walkedOf('view') },
    left: KINDS.flatMap((kind) => (left[kind] ?? []).map((name) => `${name} (${kind})`)),
  };
}

const HEAD = [
  '# Machines, walked',
  '',
  '| machine | states | transitions | walked in memory | walked in the view |',
  '| --- | --- | --- | --- | --- |',
];

function lineOf({ machine, states, transitions, walked }: Row): string {
  const share = (count: number | null, otherwise = '') =>
    count === null ? otherwise : `${count} of ${states + transitions}`;
  return `| ${machine} | ${states} | ${transitions} | ${share(walked.memory)} | ${share(walked.view, viewless[machine])} |`;
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
