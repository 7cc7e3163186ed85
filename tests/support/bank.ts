import { ledgerRules } from '../../api/src/modules/books/ledger.rules.ts';
import { everything } from '../../api/src/modules/books/rule.ts';

type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

type Bank = {
  query: Query;
  wallets: number;
  /** Fen in each at the beginning. */
  each: number;
  clients: number;
  /** Asked by each client before every movement: whether it goes on. */
  goesOn(client: number, done: number): boolean;
};

export type BankRun = {
  moved: number;
  /** Movements that a wallet had not enough for. */
  refused: number;
  reads: number;
  /** What all wallets held together, with what had been paid out of them: each figure that was read. */
  totals: number[];
  /** Rules of the ledger that did not hold at some moment while money moved. */
  broken: string[];
  /** Wallets that were read below nothing. */
  overdrawn: number;
};

const BROKEN = ledgerRules
  .map(({ broken }, index) => `SELECT ${index} AS index WHERE EXISTS (${broken(everything)}\n)`)
  .join(' UNION ALL ');

/**
 * Clients move random amounts between random wallets, and freeze some, which they free or pay out and in again, as fast as
 * they can; all the while one reader sums the wallets up and another asks the rules of the ledger.
 */
export async function runBank({ query, wallets, each, clients, goesOn }: Bank): Promise<BankRun> {
  const [opened] = await query<{ available: number[]; frozen: number[] }>(
    `WITH a AS (INSERT INTO ledger_account (owner_id, code) SELECT 900000000 + n, 'available' FROM generate_series(1, $1) n RETURNING id, owner_id),
          f AS (INSERT INTO ledger_account (owner_id, code) SELECT 900000000 + n, 'frozen' FROM generate_series(1, $1) n RETURNING id, owner_id)
     SELECT array_agg(a.id ORDER BY a.owner_id) AS available, array_agg(f.id ORDER BY a.owner_id) AS frozen FROM a JOIN f USING (owner_id)`,
    [wallets],
  );
  const { available, frozen } = opened ?? { available: [], frozen: [] };
  for (const id of available)
    await query(
      `SELECT ledger_move(1::smallint, 'bank', $1, 'open', '', ledger_account_of(0, 'recharge'), $1, $2)`,
      [id, each],
    );

  const [outside] = await query<{ id: number }>("SELECT ledger_account_of(0, 'cashOut') AS id");
  const paidOut = outside?.id;
  const run: BankRun = { moved: 0, refused: 0, reads: 0, totals: [], broken: [], overdrawn: 0 };
  let next = 0;
  const move = (kind: number, from: number | undefined, to: number | undefined, amount: number) =>
    query(`SELECT ledger_move($1::smallint, 'bank', $2, '', '', $3, $4, $5)`, [
      kind,
      ++next,
      from,
      to,
      amount,
    ]).then(
      () => {
        run.moved += 1;
        return true;
      },
      (error: { constraint?: string }) => {
        if (error.constraint !== 'never_overdrawn') throw error;
        run.refused += 1;
        return false;
      },
    );

  async function client(number: number): Promise<void> {
    const random = randomOf(number);
    for (let done = 0; goesOn(number, done); done += 1) {
      const [from, amount] = [random(wallets), 1 + random(each)];
      if (random(3) === 0) {
        if (!(await move(4, available[from], frozen[from], amount))) continue;
        if (random(2) === 0) await move(6, frozen[from], available[from], amount);
        else {
          await move(5, frozen[from], paidOut, amount);
          await move(12, paidOut, available[from], amount);
        }
      } else {
        const to = (from + 1 + random(wallets - 1)) % wallets;
        await move(12, available[from], available[to], amount);
      }
    }
  }

  let isOver = false;
  const totals = new Set<number>();
  const broken = new Set<string>();
  async function readTotals(): Promise<void> {
    do {
      const [row] = await query<{ total: string; overdrawn: number }>(
        `SELECT sum(balance) + (SELECT coalesce(sum(amount), 0) FROM ledger_entry WHERE account_id = $2) AS total,
                count(*) FILTER (WHERE balance < 0) AS overdrawn FROM ledger_account WHERE id = ANY ($1)`,
        [[...available, ...frozen], paidOut],
      );
      totals.add(Number(row?.total));
      run.overdrawn += row?.overdrawn ?? 0;
      run.reads += 1;
    } while (!isOver);
  }
  async function askRules(): Promise<void> {
    do {
      for (const { index } of await query<{ index: number }>(BROKEN))
        broken.add(ledgerRules[index]?.name ?? '');
    } while (!isOver);
  }

  const watching = Promise.all([readTotals(), askRules()]);
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number))).finally(() => {
    isOver = true;
  });
  await watching;
  return { ...run, totals: [...totals], broken: [...broken] };
}

/** Whole numbers below a limit, always the same ones for a seed (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
