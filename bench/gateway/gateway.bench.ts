import type { Figure, Section } from '../section.ts';
import { type Rounds, timesAsFast } from '../support/rounds.ts';
import { fromMemory } from './fromMemory.ts';
import { fromPostgres } from './fromPostgres.ts';
import { manyDocuments } from './manyDocuments.ts';

const CONNECTIONS = { usual: 32, many: 256 };
const COLUMNS = ['', 'a second', 'of the first', 'p50 ms', 'p99 ms', 'CPU ms an answer', 'longest stall ms'];

export async function measure(): Promise<Section> {
  const { usual, many } = await fromMemory(CONNECTIONS);
  const postgres = await fromPostgres(CONNECTIONS.usual);
  const memory = await manyDocuments();
  const of = (rounds: Record<string, Rounds>, name: string): Rounds => {
    const found = rounds[name];
    if (!found) throw new Error(`${name} was not measured`);
    return found;
  };
  const signedIn = of(usual, 'gateway, signed in');
  const shared = of(usual, 'gateway, public');
  const signedInOfMany = of(many, 'gateway, signed in');
  const native = usual.Tailcall;
  const beside = (name: string, one: Rounds, other: Rounds, unit: string, atLeast?: number): Figure => ({
    name,
    value: timesAsFast(one, other),
    unit,
    ...(atLeast === undefined ? {} : { target: { atLeast } }),
  });
  const tail = (name: string, { p50, p99 }: Rounds): Figure => ({
    name,
    value: p99 / p50,
    unit: 'times p50',
    target: { atMost: 2 },
  });
  return {
    title: 'Gateway',
    about: `A list of 30 goods over ${CONNECTIONS.usual} connections, and over ${CONNECTIONS.many}. The gateway runs in production with every limit on and its log written; it is asked by trusted ids, and once by the text of the query in development. What is signed in is asked of REST every time; public reads are shared for a second. Plain REST, Tailcall and the gateway ask for the same set of fields; whole lists stand beside them. Tailcall is native, with one worker and without a cache. Stock is Apollo Server as its documents set it up; Hive Gateway is composed from the same route of the REST contract. The REST service answers from memory, so that the rest is the graph's own cost, then from PostgreSQL. The longest stall is that of the process that is asked, a median of rounds.`,
    figures: [
      beside('signed in, nothing shared', signedIn, of(usual, 'plain REST'), 'of plain REST', 0.5),
      beside('the same beside whole lists', signedIn, of(usual, 'plain REST, whole list'), 'of plain REST'),
      ...(native ? [beside('the same beside Tailcall', signedIn, native, 'times', 1)] : []),
      beside('the same beside stock Apollo Server', signedIn, of(usual, 'stock Apollo Server'), 'times', 4),
      beside('the same beside Hive Gateway', signedIn, of(usual, 'Hive Gateway'), 'times', 6),
      beside('public reads, shared', shared, of(usual, 'plain REST'), 'of plain REST', 1.2),
      beside('the same beside whole lists', shared, of(usual, 'plain REST, whole list'), 'of plain REST'),
      ...(native ? [beside('the same beside Tailcall', shared, native, 'times', 2)] : []),
      beside(
        'public reads on PostgreSQL',
        of(postgres, 'gateway, public'),
        of(postgres, 'REST, public'),
        'of REST',
        3,
      ),
      beside(
        'signed in, on PostgreSQL',
        of(postgres, 'gateway, signed in'),
        of(postgres, 'REST, signed in'),
        'of whole lists by REST',
        1,
      ),
      beside(
        'the same beside the same fields',
        of(postgres, 'gateway, signed in'),
        of(postgres, 'REST, signed in, same fields'),
        'of REST',
      ),
      beside(
        'as a member, on PostgreSQL',
        of(postgres, 'gateway, as a member'),
        of(postgres, 'gateway, signed in'),
        'of a session of the owner',
        0.97,
      ),
      beside(
        'by a token, on PostgreSQL',
        of(postgres, 'gateway, by token'),
        of(postgres, 'gateway, signed in'),
        'of a session of the owner',
        0.97,
      ),
      tail('p99 of signed-in reads', signedIn),
      tail('p99 of public reads', shared),
      tail(`p99 of signed-in reads over ${CONNECTIONS.many} connections`, signedInOfMany),
      { name: 'longest stall, signed in', value: signedIn.longestMs, unit: 'ms', target: { atMost: 20 } },
      {
        name: 'resident memory after 60,000 documents, of that after 6,000',
        value: memory.after / memory.before,
        unit: `times (${Math.round(memory.before)} to ${Math.round(memory.after)} MB)`,
        target: { atMost: 1.2 },
      },
    ],
    tables: [
      {
        title: `Over REST from memory, ${CONNECTIONS.usual} connections`,
        columns: COLUMNS,
        rows: rowsOf(usual),
      },
      { title: `The same over ${CONNECTIONS.many} connections`, columns: COLUMNS, rows: rowsOf(many) },
      { title: 'Over REST on PostgreSQL', columns: COLUMNS, rows: rowsOf(postgres) },
    ],
    plots: [
      {
        file: 'gateway-memory',
        title: 'Over REST from memory',
        unit: 'answers a second',
        bars: barsOf(usual),
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

function rowsOf(measured: Record<string, Rounds>) {
  const [first] = Object.values(measured);
  return Object.entries(measured).map(([name, rounds]) => [
    name,
    Math.round(rounds.perSecond),
    first ? timesAsFast(rounds, first) : Number.NaN,
    rounds.p50,
    rounds.p99,
    rounds.cpuMs.toFixed(3),
    Number.isNaN(rounds.longestMs) ? '' : rounds.longestMs,
  ]);
}

function barsOf(measured: Record<string, Rounds>) {
  return Object.entries(measured).map(([name, { perSecond }]) => ({ name, value: perSecond }));
}
