import type { Db } from '../../db/client.ts';
import { shanghaiMillis } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import { advance, type Position, readCursor, snapshotOf, writeCursor } from './changeCursors.ts';
import { type ChangeKind, kindNumbers, kindOfNumber } from './changeKinds.ts';
import { beginEra, type Missed, readMissed } from './missedChanges.repository.ts';
import type { MissedDto } from './missedChanges.schemas.ts';

/** How long a position holds: less than `change_event` is kept, by what a transaction may take. */
const HOLDS_SECONDS = 24 * 3_600;

type Request = { since?: string; kinds: readonly ChangeKind[]; limit: number };

/** For programs that were away: what has changed since a position, so that none of it is missed. */
export function missedChangesService(db: Db) {
  const { box } = db;

  async function read(accountId: number, since: Position | null, kinds: number[], limit: number) {
    const place = since?.place?.kinds === maskOf(kinds) ? since.place : null;
    const missed = await readMissed(db, accountId, { since, place, kinds, limit });
    if (missed.era !== null) return { ...missed, era: missed.era };
    if (since) throw new Refusal('RESYNC');
    // What is read next sees the era, and whatever was told since it began.
    await beginEra(db);
    const begun = await readMissed(db, accountId, { since, place, kinds, limit });
    if (begun.era === null) throw new Error('the change feed has no era');
    return { ...begun, era: begun.era };
  }

  return {
    /** Throws BAD_PARAM for a position of nobody or of another account, RESYNC for one that is too old. */
    async list(accountId: number, { since: cursor, kinds: named, limit }: Request): Promise<MissedDto> {
      const since = cursor === undefined ? null : readCursor(box, accountId, cursor);
      const kinds = kindNumbers(named);
      const missed = await read(accountId, since, kinds, limit);
      if (since && (since.era !== missed.era || missed.now - since.at > HOLDS_SECONDS))
        throw new Refusal('RESYNC');
      const { position, hasMore } = nextOf(since, missed, kinds, limit);
      return {
        list: missed.items.slice(0, limit).map(({ kind, id, updatedAt }) => ({
          kind: kindOfNumber(kind),
          id,
          updatedAt: updatedAt === null ? null : shanghaiMillis(new Date(updatedAt)),
        })),
        cursor: writeCursor(box, accountId, position),
        hasMore,
      };
    },
  };
}

/** Where the page ends: before its first item too many, after the last transaction that was read, or at what was seen. */
function nextOf(
  since: Position | null,
  { snapshot, now, era, reached, items }: Missed & { era: string },
  kinds: number[],
  limit: number,
): { position: Position; hasMore: boolean } {
  const seen = snapshotOf(snapshot);
  const next = items[limit];
  if (since === null || (next === undefined && reached === null))
    return {
      position: {
        ...(since ? advance(since, seen, seen.xmax - 1) : seen),
        era,
        at: Math.floor(now),
        place: null,
      },
      hasMore: false,
    };
  const last = next ? Number(next.xid) - 1 : Number(reached);
  const place = next ? { xid: Number(next.xid), kind: next.kind, id: next.id, kinds: maskOf(kinds) } : null;
  return { position: { ...advance(since, seen, last), era, at: since.at, place }, hasMore: true };
}

function maskOf(kinds: readonly number[]): number {
  return kinds.reduce((mask, kind) => mask | (1 << kind), 0);
}

export type MissedChangesService = ReturnType<typeof missedChangesService>;
