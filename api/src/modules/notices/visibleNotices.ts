import { type SQL, sql } from 'drizzle-orm';
import { notices } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import { audiences, noticeStatuses, noticeTypes } from './noticeKinds.ts';

const { everyone, buyers, sellers, level, account } = audiences;

/**
 * The notices that a caller sees now, null being a visitor: published, begun, not ended, and for them. A scheduled one
 * begins by the clock alone. Messages are in the bells of accounts and never among these.
 */
export function visibleTo(actor: Actor | null): SQL {
  return sql`${notices.type} <> ${noticeTypes.message} AND ${notices.status} = ${noticeStatuses.published}
    AND ${notices.createdAt} <= now() AND (${notices.endsAt} IS NULL OR ${notices.endsAt} > now())
    AND (${isFor(actor)})`;
}

function isFor(actor: Actor | null): SQL {
  if (!actor) return sql`${notices.audience} = ${everyone}`;
  const own = sql`${notices.audience} = ${account} AND ${notices.accountId} = ${actor.accountId}`;
  return actor.kind === 'buyer'
    ? sql`${notices.audience} IN (${everyone}, ${buyers})
        OR ${notices.audience} = ${level} AND ${notices.level} = ${actor.level} OR ${own}`
    : sql`${notices.audience} IN (${everyone}, ${sellers}) OR ${own}`;
}
