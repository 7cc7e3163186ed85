import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import type { TemplateTerms } from '../../db/schema/index.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import { rewriteOrTell } from '../notices/personNotices.ts';
import { findOrderFacts } from '../pricing/orderFacts.repository.ts';
import { checkLater, findTemplates, type TemplateRow } from './shipmentTemplates.repository.ts';
import { factsOf, namesOf, sourcesOf } from './shipmentTemplates.service.ts';
import { termsOf, termsSince } from './templateTerms.ts';

const AT_ONCE = 100;
/** A notice that is younger is written anew, with the price from which it began. */
const ANEW_MS = 3_600_000;
/** Most changes that a notice tells one by one. */
const MAX_TOLD = 3;

/**
 * Scheduled job: tells who has a template that its prices or its courier have changed, once an hour: what changes again
 * is written into the notice that is there, which is unread again.
 */
export async function tellTemplates(db: Db, now: () => Date, stop?: AbortSignal): Promise<void> {
  await inRounds(AT_ONCE, stop, async () => {
    const { rows } = await db.execute<{ id: number; templateId: number }>(sql`
      SELECT id, template_id AS "templateId" FROM shipment_template_to_check ORDER BY id LIMIT ${AT_ONCE}`);
    const ids = [...new Set(rows.map(({ templateId }) => templateId))];
    if (ids.length === 0) return 0;
    const templates = await findTemplates(db, ids);
    const facts = await Promise.all(templates.map((row) => findOrderFacts(db, factsOf(row, row))));
    await db.transaction(async (tx) => {
      for (const [at, row] of templates.entries()) {
        const known = facts[at];
        if (!known) continue;
        const terms = termsOf(row.items, known, row.seenTerms);
        await look(tx, row, { terms, sources: sourcesOf(known), now: now() });
      }
      await tx.execute(sql`
        DELETE FROM shipment_template_to_check WHERE id = ANY (${`{${rows.map(({ id }) => id).join()}}`}::bigint[])`);
    });
    return rows.length;
  });
}

interface Seen {
  terms: TemplateTerms;
  sources: string[];
  now: Date;
}

async function look(tx: Tx, row: TemplateRow, { terms, sources, now }: Seen): Promise<void> {
  const names = namesOf(row);
  const isOther = termsSince(row.seenTerms, terms, names).length > 0;
  const goesOn = row.toldAt !== null && now.getTime() - new Date(row.toldAt).getTime() < ANEW_MS;
  const from = goesOn && row.toldFrom ? row.toldFrom : row.seenTerms;
  const toldAt = goesOn && row.toldAt ? new Date(row.toldAt) : now;
  const { rowCount } = await tx.execute(sql`
    UPDATE shipment_template SET seen_terms = ${JSON.stringify(terms)}, sources = ${`{${sources.map((source) => `"${source}"`).join()}}`}::text[]
      ${isOther ? sql`, told_from = ${JSON.stringify(from)}, told_at = ${toldAt.toISOString()}` : sql``}
     WHERE id = ${row.id} AND seen_terms = ${JSON.stringify(row.seenTerms)}::jsonb AND told_at IS NOT DISTINCT FROM ${row.toldAt}::timestamptz`);
  // Another process has looked meanwhile, maybe at older prices; or it was shipped with, or deleted.
  if (!rowCount) {
    if ((await findTemplates(tx, [row.id])).length > 0) await checkLater(tx, row.id);
    return;
  }
  if (!isOther) return;
  await rewriteOrTell(tx, {
    accountId: row.accountId,
    kind: 'templateChanged',
    title: `模板「${row.name}」${from.courierOn && !terms.courierOn ? '的快递已停用' : '的价格有变化'}`,
    detail: told(termsSince(from, terms, names)),
    link: `/shipmentTemplates?id=${row.id}`,
    onceKey: `templateChanged ${row.id} ${toldAt.getTime()}`,
  });
}

function told(changes: readonly string[]): string {
  if (changes.length === 0) return '价格和快递已恢复原样。';
  const more = changes.length > MAX_TOLD ? `，共${changes.length}处` : '';
  return `${changes.slice(0, MAX_TOLD).join('，')}${more}。`;
}
