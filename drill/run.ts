import { parseArgs } from 'node:util';
import { Cluster, stopKept } from './cluster/Cluster.ts';
import { faults } from './faults/all.ts';
import { Load } from './load/Load.ts';
import { createPeople } from './load/people.ts';
import { attemptsLost, isBroken, type Outcome, shortcomings } from './measure/outcome.ts';
import { writeReport } from './measure/report.ts';
import { runFault } from './measure/runFault.ts';
import { folder } from './places.ts';
import { whyNotHere } from './programs.ts';

const EX_USAGE = 2;
const EX_UNAVAILABLE = 69;
const EX_INTERRUPTED = 130;
const begun = Date.now();

const say = (text: string) =>
  process.stdout.write(`[${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} 秒] ${text}\n`);

const HELP = `用法：npm run drill -- [故障 …] [--servers 2|3] [--keep]    npm run drill -- stop
不写故障则全部依次进行。--servers 3：两个备库，严格同步；--keep：结束后让集群继续运行；stop：结束它。
${faults.map(({ name, title }) => `  ${name.padEnd(12)}${title}`).join('\n')}
`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      keep: { type: 'boolean' },
      servers: { type: 'string', default: '2' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const reason = whyNotHere();
  if (reason) {
    process.stderr.write(`${reason}\n`);
    return EX_UNAVAILABLE;
  }
  if (positionals[0] === 'stop') {
    await stopKept();
    return 0;
  }
  const unknown = positionals.filter((name) => !faults.some((fault) => fault.name === name));
  const servers = Number(values.servers);
  if (unknown.length > 0 || ![2, 3].includes(servers)) {
    process.stderr.write(HELP);
    return EX_USAGE;
  }
  const chosen = positionals.length > 0 ? faults.filter(({ name }) => positionals.includes(name)) : faults;
  return drill(chosen, { servers, isKept: values.keep === true });
}

async function drill(
  chosen: typeof faults,
  { servers, isKept }: { servers: number; isKept: boolean },
): Promise<number> {
  const cluster = new Cluster(servers);
  const stop = () => void cluster.stop().then(() => process.exit(EX_INTERRUPTED));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const outcomes: Outcome[] = [];
  try {
    await cluster.start(say);
    const load = new Load(await createPeople(cluster.directUrl), 'drill');
    for (const fault of chosen) {
      say(fault.title);
      const outcome = await runFault(cluster, load, fault);
      outcomes.push(outcome);
      tell(outcome);
    }
    writeReport(outcomes, { servers, isWhole: chosen.length === faults.length });
  } catch (error) {
    writeReport(outcomes, { servers, isWhole: false });
    say(`演练中断：${error instanceof Error ? error.stack : error}`);
    await cluster.stop({ keepsFiles: true });
    say(`日志在 ${folder}/log；npm run drill -- stop 删除它们`);
    return 1;
  }
  if (isKept) cluster.supervisor.leave();
  else await cluster.stop();
  return outcomes.some(isBroken) ? 1 : 0;
}

function tell(outcome: Outcome): void {
  const { acknowledged, gap, whole, unanswered, notes } = outcome;
  say(
    `  确认 ${acknowledged}；${gap.toFixed(1)} 秒没有订单；${attemptsLost(outcome)} 次没有回答；${whole.toFixed(1)} 秒后完好`,
  );
  for (const [said, times] of Object.entries(unanswered)) say(`    ${times} × ${said}`);
  for (const { told } of notes) say(`    ${told}`);
  for (const shortcoming of shortcomings(outcome)) say(`  ✗ ${shortcoming}`);
}

process.exit(await main());
