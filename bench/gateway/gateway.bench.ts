import type { Section } from '../section.ts';
import { type Rounds, timesAsFast } from '../support/rounds.ts';
import { fromMemory } from './fromMemory.ts';
import { fromPostgres } from './fromPostgres.ts';

const CONNECTIONS = 32;
const COLUMNS = ['', 'a second', 'of plain REST', 'p50 ms', 'p99 ms', 'CPU ms an answer'];

export async function measure(): Promise<Section> {
  const memory = await fromMemory(CONNECTIONS);
  const postgres = await fromPostgres(CONNECTIONS);
  const plain = memory['plain REST'];
  const signedIn = memory['gateway, signed in'];
  const shared = memory['gateway, public'];
  const restOnPostgres = postgres['REST, public'];
  return {
    title: 'Gateway',
    about: `A list of 30 goods over ${CONNECTIONS} connections. The gateway runs in production with every limit on and its log written; it is asked by trusted ids, and once by the text of the query in development. What is signed in is asked of REST every time; public reads are shared for a second. Stock is Apollo Server as its documents set it up; Hive Gateway is composed from the same route of the REST contract. The REST service answers from memory, so that the rest is the graph's own cost, then from PostgreSQL.`,
    figures: [
      {
        name: 'signed in, nothing shared',
        value: timesAsFast(signedIn, plain),
        unit: 'of plain REST',
        target: { atLeast: 0.3 },
      },
      {
        name: 'the same beside stock Apollo Server',
        value: timesAsFast(signedIn, memory['stock Apollo Server']),
        unit: 'times',
        target: { atLeast: 3 },
      },
      {
        name: 'the same beside Hive Gateway',
        value: timesAsFast(signedIn, memory['Hive Gateway']),
        unit: 'times',
        target: { atLeast: 6 },
      },
      {
        name: 'public reads, shared',
        value: timesAsFast(shared, plain),
        unit: 'of plain REST',
        target: { atLeast: 0.6 },
      },
      {
        name: 'public reads beside REST on PostgreSQL',
        value: timesAsFast(postgres['gateway, public'], restOnPostgres),
        unit: 'times',
        target: { atLeast: 3 },
      },
      {
        name: 'p99 of signed-in reads',
        value: signedIn.p99 / signedIn.p50,
        unit: 'times p50',
        target: { atMost: 4 },
      },
      {
        name: 'p99 of public reads',
        value: shared.p99 / shared.p50,
        unit: 'times p50',
        target: { atMost: 4 },
      },
      {
        name: 'signed in, on PostgreSQL',
        value: timesAsFast(postgres['gateway, signed in'], postgres['REST, signed in']),
        unit: 'of REST on PostgreSQL',
      },
    ],
    tables: [
      { title: 'Over REST from memory', columns: COLUMNS, rows: rowsOf(memory, plain) },
      { title: 'Over REST on PostgreSQL', columns: COLUMNS, rows: rowsOf(postgres, restOnPostgres) },
    ],
    plots: [
      {
        file: 'gateway-memory',
        title: 'Over REST from memory',
        unit: 'answers a second',
        bars: barsOf(memory),
      },
      {
        file: 'gateway-postgres',
        title: 'Over REST on PostgreSQL',
        unit: 'answers a second',
        bars: barsOf(postgres),
      },
    ],
  };
}

function rowsOf(measured: Record<string, Rounds>, plain: Rounds) {
  return Object.entries(measured).map(([name, rounds]) => [
    name,
    Math.round(rounds.perSecond),
    timesAsFast(rounds, plain),
    rounds.p50,
    rounds.p99,
    rounds.cpuMs.toFixed(3),
  ]);
}

function barsOf(measured: Record<string, Rounds>) {
  return Object.entries(measured).map(([name, { perSecond }]) => ({ name, value: perSecond }));
}
