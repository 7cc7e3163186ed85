import { availableParallelism, cpus } from 'node:os';
import type { Section } from '../section.ts';
import { load } from '../support/load.ts';
import { median } from '../support/median.ts';
import { Company, orderTarget } from './company.ts';

const CLIENTS = 32;
const PROCESSES = [1, 2, 4];
const ROUNDS = 3;
const ROUND_MS = 4_000;

/** What a second and a fourth api process add on one database. */
export async function measure(): Promise<Section> {
  await using company = await Company.open(CLIENTS);
  const apis: string[] = [];
  for (let started = 0; started < Math.max(...PROCESSES); started += 1)
    apis.push((await company.startApi()).origin);

  /** Paid orders a second of all clients, who are shared out between so many processes. */
  async function perSecond(processes: number): Promise<number> {
    const measured = await Promise.all(
      company.buyers.map((buyer, at) => {
        const good = company.goods[at % company.goods.length] ?? 0;
        return load(orderTarget(apis[at % processes] ?? '', buyer, good), 1, ROUND_MS);
      }),
    );
    return measured.reduce((sum, { answers }) => sum + answers, 0) / (ROUND_MS / 1000);
  }

  const rates = new Map(PROCESSES.map((processes) => [processes, [] as number[]]));
  await perSecond(Math.max(...PROCESSES));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const processes of PROCESSES) rates.get(processes)?.push(await perSecond(processes));

  const rateOf = (processes: number) => median(rates.get(processes) ?? []);
  const [{ model = '' } = {}] = cpus();
  return {
    title: 'Api processes on one database',
    about: `Paid orders of one parcel over HTTP, by ${CLIENTS} buyers who ask again as soon as they are answered, shared out between 1, 2 and 4 processes of the role api, in turn. PostgreSQL, the processes and the buyers share ${availableParallelism()} cores (${model.trim()}), which one process and the database fill already: more processes only divide what one places together into smaller transactions. What they add on machines of their own is not to be seen here.`,
    figures: PROCESSES.slice(1).map((processes) => ({
      name: `${processes} processes`,
      value: rateOf(processes) / rateOf(1),
      unit: 'times one',
    })),
    tables: [
      {
        title: 'Orders a second',
        columns: ['processes', 'a second'],
        rows: PROCESSES.map((processes) => [String(processes), rateOf(processes)]),
      },
    ],
    plots: [],
  };
}
