import { sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Queryable } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { asksFor, type Fields, fieldsBelow } from '../../shared/fields.ts';
import { maskName } from '../../shared/masking.ts';
import { openContact } from '../../shared/personalData.ts';
import { accountKinds } from '../../shared/statuses.ts';
import { findEarnedLevel, findLeague } from '../promotion/league.repository.ts';
import { membersOf, tokensOf } from './accountAccess.repository.ts';
import { findCounts, findWallet, ownerOf } from './accountFigures.repository.ts';
import { findLimits } from './accountLimits.repository.ts';
import { type AccountRow, ITEM, shownItem } from './consoleAccounts.repository.ts';
import type { AccountDetailDto, LeagueDto, NoteDto } from './consoleAccounts.schemas.ts';

type Row = AccountRow & {
  phonePrint: string;
  contact: string;
  frozenAt: string | null;
  realStatus: number;
  superId: number | null;
  superName: string | null;
  commissionRate: number;
  settleDays: number;
};
type Dated = { createdAt: string };
type List<Key extends 'lastOrders' | 'lastRefunds' | 'lastInvitees' | 'sessions' | 'consents'> =
  AccountDetailDto[Key][number];

const LAST = 5;
const SESSIONS = 10;
const NOTES = 50;

export async function findAccountRow(db: Queryable, id: number): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`
    SELECT ${ITEM}, a.phone_print AS "phonePrint", a.contact, a.frozen_at AS "frozenAt", a.real_status AS "realStatus",
           a.super_id AS "superId", ${accountName('s')} AS "superName", a.commission_rate AS "commissionRate", a.settle_days AS "settleDays"
      FROM account a LEFT JOIN league_level l ON l.level = a.level LEFT JOIN account s ON s.id = a.super_id WHERE a.id = ${id}`);
  return rows[0];
}

/** Everything that is asked for of an account. */
export async function detailOf(db: Queryable, row: Row, fields: Fields): Promise<AccountDetailDto> {
  const { phonePrint, contact, frozenAt, superName, ...account } = row;
  const { id, kind } = account;
  const owner = ownerOf(kind);
  const asked = async <T>(name: keyof AccountDetailDto, read: () => Promise<T>, otherwise: T) =>
    asksFor(fields, name) ? read() : otherwise;
  const isBuyer = kind === accountKinds.buyer;
  return {
    ...account,
    ...shownItem(db, row),
    contact: contact === '' ? '' : maskName(openContact(db.box, contact)),
    frozenAt: shanghaiIsoOrNull(frozenAt),
    superName: superName ?? '',
    wallet: await findWallet(db, id, kind, fieldsBelow(fields, 'wallet')),
    counts: await asked('counts', () => findCounts(db, id, kind), NO_COUNTS),
    lastOrders: await asked('lastOrders', () => lastOrders(db, id, owner), []),
    lastRefunds: await asked('lastRefunds', () => lastRefunds(db, id, owner), []),
    lastInvitees: await asked('lastInvitees', () => lastInvitees(db, id), []),
    sessions: await asked('sessions', () => lastSessions(db, id), []),
    members: await asked('members', () => membersOf(db, id), []),
    tokens: await asked('tokens', () => tokensOf(db, id, isBuyer ? 'buyer' : 'seller'), []),
    limits: await asked('limits', () => findLimits(db, { id, kind, phonePrint }), []),
    consents: await asked('consents', () => consentsOf(db, id), []),
    notes: await asked('notes', () => notesOf(db, id), []),
    league: isBuyer ? await asked('league', () => leagueOf(db, id), null) : null,
  };
}

const NO_COUNTS: AccountDetailDto['counts'] = {
  ...{ orders: 0, unpaidOrders: 0, openOrders: 0, refunds: 0, waitingRefunds: 0, openCases: 0 },
  ...{ invitees: 0, shops: 0, warehouses: 0, goods: 0 },
};

const dated = <T extends Dated>(row: T): T => ({ ...row, createdAt: shanghaiIso(new Date(row.createdAt)) });

async function lastOrders(db: Queryable, id: number, owner: ReturnType<typeof sql>) {
  const { rows } = await db.execute<List<'lastOrders'>>(sql`
    SELECT id, order_no AS "orderNo", good_name AS "goodName", status, package_count AS "packageCount", total_fee AS "totalFee",
           created_at AS "createdAt" FROM orders WHERE ${owner} = ${id} ORDER BY id DESC LIMIT ${LAST}`);
  return rows.map(dated);
}

async function lastRefunds(db: Queryable, id: number, owner: ReturnType<typeof sql>) {
  const { rows } = await db.execute<List<'lastRefunds'>>(sql`
    SELECT id, refund_no AS "refundNo", order_id AS "orderId", status, amount, created_at AS "createdAt"
      FROM refund WHERE ${owner} = ${id} ORDER BY id DESC LIMIT ${LAST}`);
  return rows.map(dated);
}

async function lastInvitees(db: Queryable, id: number) {
  const { rows } = await db.execute<List<'lastInvitees'>>(sql`
    SELECT id, nick_name AS "nickName", level, status, created_at AS "createdAt"
      FROM account WHERE super_id = ${id} ORDER BY id DESC LIMIT ${LAST}`);
  return rows.map(dated);
}

async function lastSessions(db: Queryable, id: number) {
  const { rows } = await db.execute<List<'sessions'>>(sql`
    SELECT s.id, m.name AS "memberName", s.network, s.device, s.created_at AS "createdAt", s.seen_at AS "seenAt",
           s.revoke_reason AS "revokeReason", s.revoked_at IS NULL AND least(s.idle_until, s.hard_until) > now() AS "isLive"
      FROM session s LEFT JOIN member m ON m.id = s.member_id AND m.account_id = s.account_id
     WHERE s.account_id = ${id} ORDER BY s.id DESC LIMIT ${SESSIONS}`);
  return rows.map((row) => ({ ...dated(row), seenAt: shanghaiIso(new Date(row.seenAt)) }));
}

async function consentsOf(db: Queryable, id: number) {
  const { rows } = await db.execute<List<'consents'>>(sql`
    SELECT t.kind, t.version, c.agreed, c.answered_at AS "answeredAt" FROM consent c JOIN legal_text t ON t.id = c.legal_text_id
     WHERE c.account_id = ${id} ORDER BY c.id DESC`);
  return rows.map((row) => ({ ...row, answeredAt: shanghaiIso(new Date(row.answeredAt)) }));
}

async function notesOf(db: Queryable, id: number): Promise<NoteDto[]> {
  const { rows } = await db.execute<NoteDto>(sql`
    SELECT n.id, o.display_name AS operator, n.text, n.created_at AS "createdAt"
      FROM account_note n JOIN operator o ON o.id = n.operator_id WHERE n.account_id = ${id} ORDER BY n.id DESC LIMIT ${NOTES}`);
  return rows.map(dated);
}

async function leagueOf(db: Queryable, id: number): Promise<LeagueDto> {
  const { level: _level, levels, ...progress } = await findLeague(db, id);
  return {
    ...progress,
    earned: await findEarnedLevel(db, id),
    levels: levels.map(({ level, name, discount, maxProfit }) => ({ level, name, discount, maxProfit })),
  };
}
