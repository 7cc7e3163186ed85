import { approvalService } from '../../api/src/modules/approvals/approvals.service.ts';
import type { ExportedList } from '../../api/src/modules/consoleExports/exportedList.ts';
import { exportedLists } from '../../api/src/modules/consoleExports/lists.ts';
import { operatorSessionService } from '../../api/src/modules/operators/operatorSessions.service.ts';
import type { OperatorActor } from '../../api/src/shared/operatorActor.ts';
import { permissions } from '../../api/src/shared/permissions.ts';
import { startApi } from '../../tests/support/api.ts';
import { growDatabase } from '../../tests/support/grownDatabase.ts';
import type { Section } from '../section.ts';
import { demoDatabase } from '../support/demoDatabase.ts';
import { inTurn } from '../support/inTurn.ts';
import { median } from '../support/median.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const PAGE = 20;
const ROUNDS = 21;
/** Of so many rows one is the known buyer's, supplier's or shop's. */
const EVERY = { buyer: 101, seller: 53, shop: 103 };

/** What is asked beside the choices. */
const OF_ORDERS = [
  { status: 20 },
  { status: 50 },
  { courierId: 2 },
  { startAt: daysAgo(30) },
  { number: 'G500' },
  { page: 40 },
];
const MORE: Record<string, readonly object[]> = {
  orders: OF_ORDERS,
  parcels: [...OF_ORDERS, { outputStatus: 4 }],
  accounts: [{ keyword: '测试' }, { kind: 2 }],
};

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

type World = { lists: Record<string, ExportedList>; accountId: number };

const operator: OperatorActor = {
  ...{ operatorId: 1, name: 'bench', displayName: 'bench', sessionId: 1, address: '' },
  permissions: new Set(permissions),
  provenUntil: null,
};

/** Every list of the console, as its page shows it first and with each value of each of its choices. */
export async function measure(): Promise<Section> {
  await using small = await filled(SMALL);
  await using large = await filled(LARGE);
  const rows: [string, number, number, number][] = [];
  for (const [name, list] of Object.entries(small.lists))
    for (const filter of [...filtersOf(list), ...(MORE[name] ?? [])]) {
      const [one, other] = await inTurn(readOf(name, filter), small, large, { rounds: ROUNDS });
      rows.push([`${name} ${wordsOf(filter)}`, one, other, other / one]);
    }
  rows.sort((one, other) => other[3] - one[3]);
  const ratios = rows.map(([, , , ratio]) => ratio);
  return {
    title: 'Lists of the console',
    about: `The first page of every list of the console with its total, and with each value of each choice among its filters: ${LARGE.toLocaleString('en')} orders with what they leave behind beside ${SMALL.toLocaleString('en')}, in turn, each in a database of its own; medians of ${ROUNDS}.`,
    figures: [
      {
        name: 'median of all lists, large beside small',
        value: median(ratios),
        unit: 'times',
        target: { atMost: 3 },
      },
      { name: 'the worst list', value: Math.max(...ratios), unit: 'times', target: { atMost: 3 } },
    ],
    tables: [
      {
        title: 'Milliseconds, the worst first',
        columns: ['', `of ${SMALL}`, `of ${LARGE}`, 'ratio'],
        rows: rows.slice(0, 40),
      },
    ],
    plots: [],
  };
}

async function filled(orders: number): Promise<World & AsyncDisposable> {
  const demo = await demoDatabase({ durable: false, poolSize: 4 });
  const api = await startApi({
    on: { url: demo.url, pooledUrl: demo.url, drop: async () => {} },
    queue: { send: async () => undefined },
    redisUrl: null,
  });
  const { db } = api.database;
  const { buyer } = await growDatabase(api, { many: orders, some: orders, every: EVERY });
  return {
    lists: exportedLists({
      db,
      approvals: approvalService(db),
      operatorSessions: operatorSessionService(db),
      now: () => new Date(),
    }),
    accountId: buyer.accountId,
    async [Symbol.asyncDispose]() {
      await api.close();
      await demo[Symbol.asyncDispose]();
    },
  };
}

type Choice = { type?: string; anyOf?: readonly { const?: unknown }[] };

/** None, and each value of what is chosen from few. */
function filtersOf({ query }: ExportedList): object[] {
  const choices = Object.entries(query.properties as Record<string, Choice>).flatMap(
    ([name, { type, anyOf }]) => {
      const values = type === 'boolean' ? [true] : (anyOf ?? []).map((one) => one.const);
      return values.filter((value) => value !== undefined).map((value) => ({ [name]: value }));
    },
  );
  return [{}, ...choices];
}

const wordsOf = (filter: object) =>
  Object.entries(filter)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** The first page of a list; what is of one account alone is read of the known one. */
function readOf(name: string, filter: object) {
  return async ({ lists, accountId }: World) => {
    const ofAccount = lists[name]?.query.required?.includes('accountId') ? { accountId } : {};
    await lists[name]?.read({ pageSize: PAGE, ...ofAccount, ...filter }, operator, null);
  };
}
