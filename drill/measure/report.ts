import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { POSTGRES_BIN, project } from '../places.ts';
import { attemptsLost, type Outcome } from './outcome.ts';

const COLUMNS = [
  'fault',
  'acknowledged',
  'lost',
  'twice',
  'rules of the books broken',
  's without orders',
  'at most',
  'attempts unanswered',
  'failed for good',
  's until whole',
];

/** Writes `docs/benchmarks/drill.md` after a drill of all faults. */
export function writeReport(
  outcomes: readonly Outcome[],
  { servers, isWhole }: { servers: number; isWhole: boolean },
): void {
  const rows = outcomes.map((outcome) => [
    outcome.fault.about,
    outcome.acknowledged,
    outcome.missing,
    outcome.twice,
    outcome.breaches.length,
    outcome.gap.toFixed(1),
    outcome.fault.mostSeconds ?? '',
    attemptsLost(outcome),
    outcome.failed.length,
    outcome.whole.toFixed(1),
  ]);
  const table = [COLUMNS, COLUMNS.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  process.stdout.write(`\n${table}\n`);
  if (!isWhole) return;
  const seen = outcomes.flatMap(({ fault, notes, unanswered }) => {
    const said = Object.entries(unanswered).map(([words, times]) => `${times} × ${words}`);
    const words = [...notes.map(({ written }) => written), ...said];
    return words.length > 0 ? [`- **${fault.about}**: ${words.join('; ')}`] : [];
  });
  writeFileSync(
    join(project, 'docs/benchmarks/drill.md'),
    `# Drill

Written by \`npm run drill\`: the cluster of [CLUSTER.md](../CLUSTER.md) with all its processes on one machine, ${servers} database servers, under a load of orders (half by REST, half by the graph, paid at once), recharges, refunds, labels and compensations by an operator at the console. Each request is repeated with the same idempotency key until it is answered. After each fault everything that was ever acknowledged is looked for, and the books are checked.

${machine()}

${table}

"Without orders" is the longest time between two acknowledged orders, from the fault until everything was there again; "until whole" the time from the fault (with the time for which it lasts) until the next one would be survived.

## What was seen

${seen.join('\n')}
`,
  );
}

function machine(): string {
  const [cpu] = cpus();
  const first = (program: string, ...args: string[]) =>
    execFileSync(program, args, { encoding: 'utf8' }).trim().split('\n')[0] ?? '';
  const versions = [
    `Node ${process.versions.node}`,
    first(join(POSTGRES_BIN, 'postgres'), '--version'),
    first('/usr/bin/patroni', '--version'),
    first('/usr/bin/etcd', '--version'),
    first('/usr/sbin/haproxy', '-v').replace(/ - https.*/, ''),
    first('/usr/sbin/pgbouncer', '--version'),
    first('/usr/bin/redis-server', '--version').replace(/ sha=.*/, ''),
  ];
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${cpus().length} cores (${cpu?.model}), ${Math.round(totalmem() / 2 ** 30)} GB; ${versions.join(', ')}.`;
}
