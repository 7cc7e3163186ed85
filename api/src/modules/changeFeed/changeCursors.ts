import { timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';

const VERSION = 1;
const PURPOSE = 'changes';

/** What a snapshot of PostgreSQL has seen: transactions before `xmax` but those that were running. */
export type Snapshot = { xmax: number; running: number[] };

/** Which of the things that one transaction has changed is next. */
export type Place = { xid: number; kind: number; id: number };

/** How far an account has read its changes. */
export type Position = Snapshot & {
  /** Of the feed: another one has lost what this one had told. */
  era: string;
  /** Seconds since 1970 at which all that was to be told had been read. */
  at: number;
  /** Within a transaction that is not seen, for a reader of the same kinds. */
  place: (Place & { kinds: number }) | null;
};

/** As PostgreSQL writes it: `xmin:xmax:running,…`. */
export function snapshotOf(text: string): Snapshot {
  const [, xmax = '', running = ''] = text.split(':');
  return { xmax: Number(xmax), running: running.split(',').filter(Boolean).map(Number) };
}

/** What has been seen once all transactions up to `last` were read that `now` sees and `before` did not. */
export function advance(before: Snapshot, now: Snapshot, last: number): Snapshot {
  const stillRunning = new Set(now.running);
  return {
    xmax: Math.max(before.xmax, last + 1),
    running: [
      ...before.running.filter((xid) => xid > last || stillRunning.has(xid)),
      ...now.running.filter((xid) => xid >= before.xmax && xid <= last),
    ],
  };
}

/** A position as the text that its account is given. Nothing of anybody stands in it but numbers. */
export function writeCursor(box: SecretBox, accountId: number, position: Position): string {
  const { era, at, xmax, running, place } = position;
  const parts = [VERSION, era, at, xmax, running.map((xid) => xmax - xid)];
  const text = JSON.stringify(place ? [...parts, place.xid, place.kind, place.id, place.kinds] : parts);
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(box, accountId, text)}`;
}

/** Throws BAD_PARAM for what was not given to this account. */
export function readCursor(box: SecretBox, accountId: number, cursor: string): Position {
  const [body = '', signature = ''] = cursor.split('.');
  const text = Buffer.from(body, 'base64url').toString();
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(box, accountId, text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw unknownCursor();
  const [version, era, at, xmax, behind, ...place] = JSON.parse(text) as [
    ...[version: number, era: string, at: number, xmax: number, behind: number[]],
    ...number[],
  ];
  if (version !== VERSION) throw unknownCursor();
  const [xid, kind = 0, id = 0, kinds = 0] = place;
  const running = behind.map((back) => xmax - back);
  return { era, at, xmax, running, place: xid === undefined ? null : { xid, kind, id, kinds } };
}

function unknownCursor(): Refusal {
  return new Refusal('BAD_PARAM', { field: 'since' });
}

function signatureOf(box: SecretBox, accountId: number, text: string): string {
  return box.fingerprint(`${accountId}:${text}`, PURPOSE).slice(0, 32);
}
