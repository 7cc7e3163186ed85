import { sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { equalities, literal } from '../../db/conditions.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { privateFiles } from '../../db/schema/index.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fields } from '../../shared/fields.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { asksForTotal, type Page } from '../../shared/paging.ts';
import { Refusal } from '../../shared/refusal.ts';
import { recordAudit, recordReading } from '../audit/record.ts';
import { useFiles } from '../privateFiles/privateFiles.repository.ts';
import type {
  LicenceDecision,
  LicenceDto,
  LicencesFilter,
  NewLicence,
  OwnLicenceDto,
  SentLicence,
  StoreLicenceDto,
} from './licences.schemas.ts';
import { LICENCE_DUE, TODAY } from './licences.sql.ts';
import { tellDecision } from './tellDecision.ts';

const NEWEST: Order = { name: 'licences', by: [sql`x.id`], descending: true };
const ACCEPTED = 2;
const REFUSED = 3;
const WAITING = 1;
const SHORTEST_REASON = 5;
/** An accepted one is looked at again after so long. */
const CHECK_MONTHS = 6;
const COLUMNS = sql`
  x.id, x.seller_id AS "sellerId", a.company_name AS "companyName", x.kind, x.number, x.ends_on::text AS "endsOn", x.status,
  ${LICENCE_DUE} AS "isDue", x.check_on::text AS "checkOn", x.reason, x.added_by AS "addedBy", x.decided_by AS "decidedBy",
  x.decided_at AS "decidedAt", x.created_at AS "createdAt"`;
const SHOWN = sql`x.id, x.kind, x.number, x.ends_on::text AS "endsOn", x.file_id AS "fileId"`;
const OWN = sql`${SHOWN}, x.status, x.reason, x.created_at AS "createdAt"`;
/** A supplier of many years has sent so many at most that anybody looks at. */
const OWN_SHOWN = 50;
const FROM = sql`FROM supplier_licence x JOIN account a ON a.id = x.seller_id`;
const NEXT_CHECK = sql`(${TODAY} + make_interval(months => ${literal(CHECK_MONTHS)}))::date`;

/** What suppliers may trade in: sent by them, seen by operators, shown on their stores. */
export function licenceService(db: Db) {
  async function lock(tx: Tx, id: number): Promise<LicenceDto> {
    const { rows } = await tx.execute<LicenceDto>(
      sql`SELECT ${COLUMNS} ${FROM} WHERE x.id = ${id} FOR UPDATE OF x`,
    );
    const [row] = rows;
    if (!row) throw new Refusal('NOT_FOUND');
    return shown(row);
  }

  const record = (
    tx: Tx,
    who: OperatorActor,
    verb: string,
    after: LicenceDto,
    before?: LicenceDto,
    reason = '',
  ) =>
    recordAudit(tx, who, {
      ...{ action: `licence ${verb}`, target: `licence:${after.id}`, reason },
      detail: { sellerId: after.sellerId, kind: after.kind },
      ...(before && { before: stateOf(before) }),
      after: stateOf(after),
    });

  return {
    async list(
      { sellerId, status, due, ...paging }: LicencesFilter,
      fields: Fields,
    ): Promise<Page<LicenceDto>> {
      const window = windowOf(paging, NEWEST);
      const conditions = [
        ...equalities([[sellerId, sql`x.seller_id`]]),
        ...(status === undefined ? [] : [sql`x.status = ${literal(status)}`]),
        ...(due ? [LICENCE_DUE] : []),
      ];
      const found = sql`${FROM} WHERE ${sql.join([sql`true`, ...conditions], sql` AND `)}`;
      const { rows } = await db.execute<LicenceDto>(sql`
        SELECT ${COLUMNS} ${found} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`);
      const total = await countTold(db, found, asksForTotal(fields));
      return pageOfRows(window, rows, total, shown);
    },

    /** Keeps a picture that a supplier has sent otherwise as a licence of theirs that waits to be looked at. */
    add: (asked: NewLicence, who: OperatorActor): Promise<LicenceDto> =>
      db.transaction(async (tx) => {
        await requireSupplier(tx, asked.sellerId);
        const added = await lock(tx, await addLicence(tx, asked, who.name));
        await record(tx, who, 'add', added);
        return added;
      }),

    /** Accepts one, which replaces the supplier's older one of its kind, or refuses it. Once. */
    decide: ({ id, accept, reason = '' }: LicenceDecision, who: OperatorActor): Promise<LicenceDto> =>
      db.transaction(async (tx) => {
        const before = await lock(tx, id);
        if (before.status !== WAITING) throw new Refusal('LICENCE_STATE');
        const why = reason.trim();
        if (!accept && why.length < SHORTEST_REASON) throw new Refusal('BAD_PARAM', { field: 'reason' });
        if (accept) await replaceAccepted(tx, before);
        await tx.execute(sql`
          UPDATE supplier_licence SET status = ${accept ? ACCEPTED : REFUSED}, reason = ${accept ? '' : why},
                 decided_by = ${who.name}, decided_at = now(), check_on = ${accept ? NEXT_CHECK : sql`NULL`}
           WHERE id = ${id}`);
        const after = await lock(tx, id);
        await record(tx, who, accept ? 'accept' : 'refuse', after, before, why);
        await tellDecision(tx, after);
        return after;
      }),

    /** Somebody has looked at an accepted one again, and it holds. */
    check: (id: number, who: OperatorActor): Promise<LicenceDto> =>
      db.transaction(async (tx) => {
        const before = await lock(tx, id);
        if (before.status !== ACCEPTED) throw new Refusal('LICENCE_STATE');
        await tx.execute(sql`UPDATE supplier_licence SET check_on = ${NEXT_CHECK} WHERE id = ${id}`);
        const after = await lock(tx, id);
        await record(tx, who, 'check', after, before);
        return after;
      }),

    /** What a supplier has sent, the newest first. */
    async own(sellerId: number): Promise<OwnLicenceDto[]> {
      const { rows } = await db.execute<OwnLicenceDto>(
        sql`SELECT ${OWN} FROM supplier_licence x WHERE x.seller_id = ${sellerId} ORDER BY x.id DESC LIMIT ${OWN_SHOWN}`,
      );
      return rows.map(shownOwn);
    },

    /** A supplier sends one; of a kind, one at a time waits. */
    send: (sellerId: number, sent: SentLicence): Promise<OwnLicenceDto> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`SELECT FROM account WHERE id = ${sellerId} FOR NO KEY UPDATE`);
        const waiting = await tx.execute(
          sql`SELECT FROM supplier_licence WHERE seller_id = ${sellerId} AND kind = ${sent.kind} AND status = ${WAITING}`,
        );
        if (waiting.rows.length > 0) throw new Refusal('LICENCE_WAITING');
        const id = await addLicence(tx, { ...sent, sellerId }, '');
        const { rows } = await tx.execute<OwnLicenceDto>(
          sql`SELECT ${OWN} FROM supplier_licence x WHERE x.id = ${id}`,
        );
        return shownOwn(rows[0] as OwnLicenceDto);
      }),

    /** What the supplier of a warehouse may trade in, for whoever looks at its store. */
    async ofStore(warehouseId: number): Promise<StoreLicenceDto[]> {
      const { rows } = await db.execute<StoreLicenceDto>(sql`
        SELECT ${SHOWN}, a.company_name AS "companyName" ${FROM} JOIN warehouse w ON w.seller_id = x.seller_id
         WHERE w.id = ${warehouseId} AND w.deleted_at IS NULL AND x.status = ${ACCEPTED} AND (x.ends_on IS NULL OR x.ends_on >= ${TODAY})
         ORDER BY x.kind`);
      return rows;
    },

    /** Whose picture may be stored: a supplier’s. */
    requireSupplier: (sellerId: number): Promise<void> => requireSupplier(db, sellerId),

    /** The picture of one, which is recorded. */
    async pictureOf(id: number, who: OperatorActor) {
      const { rows } = await db.execute<{ fileId: number }>(
        sql`SELECT file_id AS "fileId" FROM supplier_licence WHERE id = ${id}`,
      );
      const [file] = await db
        .select()
        .from(privateFiles)
        .where(sql`${privateFiles.id} = ${rows[0]?.fileId ?? 0}`);
      if (!file) throw new Refusal('NO_FILE');
      await recordReading(db, who, { action: 'licence read', target: `licence:${id}` });
      return file;
    },
  };
}

export type LicenceService = ReturnType<typeof licenceService>;

const stateOf = ({ status, checkOn }: LicenceDto) => ({ status, checkOn });

async function requireSupplier(on: Queryable, sellerId: number): Promise<void> {
  const { rows } = await on.execute(
    sql`SELECT FROM account WHERE id = ${sellerId} AND kind = 2 AND status <> 4`,
  );
  if (rows.length === 0) throw new Refusal('NOT_FOUND');
}

/** Answers its id. */
async function addLicence(tx: Tx, asked: NewLicence, addedBy: string): Promise<number> {
  const { sellerId, kind, number, endsOn, fileId } = asked;
  if (!(await isPicture(tx, fileId)) || !(await useFiles(tx, sellerId, [fileId])))
    throw new Refusal('NO_FILE');
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO supplier_licence (seller_id, kind, number, ends_on, file_id, added_by)
    VALUES (${sellerId}, ${kind}, ${number.trim()}, ${endsOn}, ${fileId}, ${addedBy}) RETURNING id`);
  return Number(rows[0]?.id);
}

async function isPicture(on: Queryable, fileId: number): Promise<boolean> {
  const { rows } = await on.execute(sql`SELECT FROM private_file WHERE id = ${fileId} AND kind = 'picture'`);
  return rows.length > 0;
}

/** One of each kind holds: two operators who accept two of them at once come one after the other. */
async function replaceAccepted(tx: Tx, { sellerId, kind }: LicenceDto): Promise<void> {
  await tx.execute(sql`SELECT FROM account WHERE id = ${sellerId} FOR NO KEY UPDATE`);
  await tx.execute(sql`
    UPDATE supplier_licence SET status = 4, check_on = NULL WHERE seller_id = ${sellerId} AND kind = ${kind} AND status = 2`);
}

function shown(row: LicenceDto): LicenceDto {
  return {
    ...row,
    decidedAt: shanghaiIsoOrNull(row.decidedAt),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}

function shownOwn(row: OwnLicenceDto): OwnLicenceDto {
  return { ...row, createdAt: shanghaiIso(new Date(row.createdAt)) };
}
