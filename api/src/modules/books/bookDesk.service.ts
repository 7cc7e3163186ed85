import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { operatorReason } from '../../shared/operatorReason.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import type { BooksDto } from './books.console.schemas.ts';
import { askForCheck } from './books.repository.ts';
import { pauseCashOuts, resumeCashOuts } from './pausing.ts';
import { isOfMoney, rules } from './rules.ts';

type Check = { checkedAt: string | null; fullAt: string | null; nextFullAt: string; pausedAt: string | null };
type Violation = {
  id: number;
  rule: string;
  rows: number;
  /** As the driver reads lists of bigints. */
  sample: (string | number)[];
  createdAt: string;
  seenAt: string;
  resolvedAt: string | null;
};

/** How the books stand, for operators. */
export function bookDeskService(db: Db) {
  async function read(): Promise<BooksDto> {
    const [checks, violations] = await Promise.all([
      db.execute<Check>(sql`
        SELECT checked_at AS "checkedAt", full_at AS "fullAt", next_full_at AS "nextFullAt", paused_at AS "pausedAt" FROM ledger_check`),
      db.execute<Violation>(sql`
        SELECT id, rule, rows, sample, created_at AS "createdAt", seen_at AS "seenAt", resolved_at AS "resolvedAt"
          FROM ledger_violation WHERE resolved_at IS NULL
        UNION ALL
        (SELECT id, rule, rows, sample, created_at, seen_at, resolved_at FROM ledger_violation WHERE resolved_at IS NOT NULL ORDER BY id DESC LIMIT 20)`),
    ]);
    const [check] = checks.rows;
    const open = new Map(
      violations.rows.filter((row) => row.resolvedAt === null).map((row) => [row.rule, row]),
    );
    const texts = new Map(rules.map(({ name, text }) => [name, text]));
    const shown = rules.map((rule) => {
      const broken = open.get(rule.name);
      return {
        ...{ name: rule.name, text: rule.text, isOfMoney: isOfMoney(rule) },
        onlyInFull: rule.onlyInFull === true,
        violation: broken
          ? {
              ...{ rows: broken.rows, ids: broken.sample.map(Number) },
              createdAt: shanghaiIso(new Date(broken.createdAt)),
              seenAt: shanghaiIso(new Date(broken.seenAt)),
            }
          : null,
      };
    });
    return {
      checkedAt: shanghaiIsoOrNull(check?.checkedAt),
      fullAt: shanghaiIsoOrNull(check?.fullAt),
      nextFullAt: shanghaiIso(check ? new Date(check.nextFullAt) : new Date()),
      pausedAt: shanghaiIsoOrNull(check?.pausedAt),
      rules: shown.toSorted((one, two) => Number(two.violation !== null) - Number(one.violation !== null)),
      past: violations.rows.flatMap(({ id, rule, rows, createdAt, resolvedAt }) =>
        resolvedAt === null
          ? []
          : [
              {
                ...{ id, rows, text: texts.get(rule) ?? rule },
                createdAt: shanghaiIso(new Date(createdAt)),
                resolvedAt: shanghaiIso(new Date(resolvedAt)),
              },
            ],
      ),
    };
  }

  return {
    read,

    /** Everything is checked by the next check. */
    async askForCheck(who: Auditor): Promise<BooksDto> {
      await db.transaction(async (tx) => {
        await askForCheck(tx);
        await recordAudit(tx, who, { action: 'books check', target: '' });
      });
      return read();
    },

    async pause(who: Auditor, reason: string): Promise<BooksDto> {
      await db.transaction((tx) => pauseCashOuts(tx, who, operatorReason(reason)));
      return read();
    },

    async resume(who: Auditor, reason: string): Promise<BooksDto> {
      await db.transaction((tx) => resumeCashOuts(tx, who, operatorReason(reason)));
      return read();
    },
  };
}

export type BookDeskService = ReturnType<typeof bookDeskService>;
