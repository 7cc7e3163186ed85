import { eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { forbiddenWords } from '../../db/schema/index.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { recordAudit } from '../audit/record.ts';
import type { ForbiddenWordDto } from './consoleGoods.schemas.ts';

const MOST = 2_000;

type Row = typeof forbiddenWords.$inferSelect;

const dto = ({ id, word, createdAt }: Row): ForbiddenWordDto => ({
  ...{ id, word, createdAt: shanghaiIso(createdAt) },
});

export async function listWords(db: Queryable): Promise<ForbiddenWordDto[]> {
  const { rows } = await db.execute<ForbiddenWordDto>(sql`
    SELECT id, word, created_at AS "createdAt" FROM forbidden_word ORDER BY word LIMIT ${literal(MOST)}`);
  return rows.map((row) => ({ ...row, createdAt: shanghaiIso(new Date(row.createdAt)) }));
}

/** The words that goods may not carry. */
export function forbiddenWordService(db: Db) {
  return {
    list: (): Promise<ForbiddenWordDto[]> => listWords(db),

    /** @throws Refusal WORD_TAKEN, BAD_PARAM of nothing */
    add: (text: string, who: OperatorActor): Promise<ForbiddenWordDto> =>
      db.transaction(async (tx) => {
        const word = text.trim().toLowerCase();
        if (word === '') throw new Refusal('BAD_PARAM', { field: 'word' });
        const [row] = await tx
          .insert(forbiddenWords)
          .values({ word, addedBy: who.operatorId })
          .onConflictDoNothing()
          .returning();
        if (!row) throw new Refusal('WORD_TAKEN');
        await recordAudit(tx, who, { action: 'word add', target: word, after: { word } });
        return dto(row);
      }),

    /** @throws Refusal NOT_FOUND */
    remove: (id: number, who: OperatorActor): Promise<void> =>
      db.transaction(async (tx) => {
        const [row] = await tx.delete(forbiddenWords).where(eq(forbiddenWords.id, id)).returning();
        if (!row) throw new Refusal('NOT_FOUND');
        await recordAudit(tx, who, { action: 'word remove', target: row.word, before: { word: row.word } });
      }),
  };
}

export type ForbiddenWordService = ReturnType<typeof forbiddenWordService>;
