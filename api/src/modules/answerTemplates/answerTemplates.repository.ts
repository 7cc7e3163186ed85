import { and, asc, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { answerTemplates } from '../../db/schema/index.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { AnswerTemplateDto, AnswerTemplateInput } from './answerTemplates.schemas.ts';

type AnswerTemplateRow = typeof answerTemplates.$inferSelect;

/** The supplier's templates: those used last first, then the others by name. */
export async function listAnswerTemplates(db: Queryable, sellerId: number): Promise<AnswerTemplateDto[]> {
  const rows = await db
    .select()
    .from(answerTemplates)
    .where(eq(answerTemplates.sellerId, sellerId))
    .orderBy(sql`${answerTemplates.usedAt} DESC NULLS LAST`, asc(answerTemplates.name));
  return rows.map(dto);
}

export async function countAnswerTemplates(db: Queryable, sellerId: number): Promise<number> {
  const [row] = await db
    .select({ templates: count() })
    .from(answerTemplates)
    .where(eq(answerTemplates.sellerId, sellerId));
  return row?.templates ?? 0;
}

/** Whether another one than `id` has this name. */
export async function hasName(
  db: Queryable,
  sellerId: number,
  name: string,
  id: number | null,
): Promise<boolean> {
  const [row] = await db
    .select({ id: answerTemplates.id })
    .from(answerTemplates)
    .where(
      and(
        eq(answerTemplates.sellerId, sellerId),
        eq(answerTemplates.name, name),
        id === null ? undefined : ne(answerTemplates.id, id),
      ),
    );
  return row !== undefined;
}

export async function addAnswerTemplate(
  tx: Queryable,
  sellerId: number,
  template: AnswerTemplateInput,
): Promise<AnswerTemplateDto> {
  const [row] = await tx
    .insert(answerTemplates)
    .values({ ...template, sellerId })
    .returning();
  if (!row) throw new Error('the template was not written');
  return dto(row);
}

/** Undefined when the supplier has none with this id. */
export async function changeAnswerTemplate(
  tx: Queryable,
  sellerId: number,
  id: number,
  change: Partial<AnswerTemplateInput & { usedAt: SQL }>,
): Promise<AnswerTemplateDto | undefined> {
  const [row] = await tx
    .update(answerTemplates)
    .set(change)
    .where(and(eq(answerTemplates.sellerId, sellerId), eq(answerTemplates.id, id)))
    .returning();
  return row && dto(row);
}

/** Removes the supplier's templates among `ids`; returns the removed ids. */
export async function removeAnswerTemplates(
  tx: Queryable,
  sellerId: number,
  ids: number[],
): Promise<number[]> {
  const rows = await tx
    .delete(answerTemplates)
    .where(and(eq(answerTemplates.sellerId, sellerId), inArray(answerTemplates.id, ids)))
    .returning({ id: answerTemplates.id });
  return rows.map((row) => row.id);
}

function dto({ id, name, text, usedAt, createdAt }: AnswerTemplateRow): AnswerTemplateDto {
  return { id, name, text, usedAt: shanghaiIsoOrNull(usedAt), createdAt: shanghaiIso(createdAt) };
}
