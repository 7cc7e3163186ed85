import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { ownedBy } from '../../db/ownership.ts';
import type { PrivateFileKind } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { parcelsById } from '../parcels/parcels.repository.ts';
import type { ParcelDto } from '../parcels/parcels.schemas.ts';
import { timelineOf } from '../tracking/timeline.repository.ts';
import type { TimelineDto } from '../tracking/tracking.schemas.ts';

const CASES = 20;
const MESSAGES = 300;
/** Files of all messages; one more is read to know that some are left out. */
export const FILES = 60;

export type EvidenceCase = {
  caseNo: string;
  kind: number;
  ask: number;
  /** Fen. */
  amount: number;
  givenAmount: number;
  status: number;
  createdAt: string;
};
export type EvidenceMessage = {
  id: number;
  caseNo: string;
  by: string;
  action: string;
  text: string;
  /** Fen. */
  amount: number | null;
  createdAt: string;
};
export type EvidenceFile = {
  id: number;
  messageId: number;
  kind: PrivateFileKind;
  key: string;
  bytes: number;
  by: string;
  createdAt: string;
};
/** All that one of its parties knows of a parcel: its receiver is masked. */
export type Evidence = {
  parcel: ParcelDto;
  paidAt: string | null;
  timeline: TimelineDto;
  cases: EvidenceCase[];
  messages: EvidenceMessage[];
  files: EvidenceFile[];
};

/** The cases of a parcel that the actor is a party of. */
const ofCases = (actor: Actor, packageId: number): SQL => sql`
  c.package_id = ${packageId} AND ${actor.kind === 'buyer' ? sql`c.account_id = ${actor.accountId}` : sql`c.seller_id = ${actor.accountId}`}`;

/** Undefined where the parcel is not one of the actor's. */
export async function evidenceOf(
  db: Queryable,
  actor: Actor,
  packageId: number,
): Promise<Evidence | undefined> {
  const [parcel] = await parcelsById(db, actor, [packageId]);
  const timeline = await timelineOf(db, actor, packageId);
  if (!parcel || !timeline) return undefined;
  const own = ofCases(actor, packageId);
  const { rows: paid } = await db.execute<{ paidAt: string | null }>(sql`
    SELECT o.paid_at AS "paidAt" FROM orders o WHERE o.id = ${parcel.orderId} AND ${ownedBy(actor)}`);
  const { rows: cases } = await db.execute<EvidenceCase>(sql`
    SELECT * FROM (SELECT c.id, c.case_no AS "caseNo", c.kind, c.ask, c.amount, c.given_amount AS "givenAmount", c.status,
                          c.created_at AS "createdAt"
                     FROM after_sale_case c WHERE ${own} ORDER BY c.id DESC LIMIT ${literal(CASES)}) newest ORDER BY id`);
  const { rows: messages } = await db.execute<EvidenceMessage>(sql`
    SELECT * FROM (SELECT m.id, c.case_no AS "caseNo", m.by, m.action, m.text, m.amount, m.created_at AS "createdAt"
                     FROM after_sale_case c JOIN case_message m ON m.case_id = c.id
                    WHERE ${own} ORDER BY m.id DESC LIMIT ${literal(MESSAGES)}) newest ORDER BY id`);
  const { rows: files } = await db.execute<EvidenceFile>(sql`
    SELECT f.id, m.id AS "messageId", f.kind, f.key, f.bytes, m.by, m.created_at AS "createdAt"
      FROM after_sale_case c JOIN case_message m ON m.case_id = c.id JOIN case_file x ON x.message_id = m.id
      JOIN private_file f ON f.id = x.file_id
     WHERE ${own} ORDER BY m.id, x.sort LIMIT ${literal(FILES + 1)}`);
  return {
    ...{ parcel, timeline, cases: cases.map(dated), messages: messages.map(dated), files: files.map(dated) },
    paidAt: shanghaiIsoOrNull(paid[0]?.paidAt),
  };
}

function dated<Row extends { createdAt: string }>(row: Row): Row {
  return { ...row, createdAt: shanghaiIso(new Date(row.createdAt)) };
}
