import { sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { literal } from '../../db/conditions.ts';
import { inRounds } from '../../jobs/inRounds.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiMoment, shanghaiParts } from '../../shared/clock.ts';
import { yuanText } from '../../shared/money.ts';
import { may, seesMoney } from '../../shared/rights.ts';
import { scopesOfRole } from '../../shared/roles.ts';
import { accountKinds, accountStatuses, refundStatus } from '../../shared/statuses.ts';
import { listProblems } from '../problems/problems.repository.ts';
import { nextAt, type QuietHours, sendableAt } from './quietHours.ts';
import { addSends, lockWays, type NewSend } from './ways.repository.ts';

const AT_ONCE = 20;
/** Orders and parcels of a day are counted among so many of the newest. */
const LOOKED_AT = 5_000;
const DAY_MS = 86_400_000;

type Due = QuietHours & {
  id: number;
  accountId: number;
  memberId: number | null;
  kind: number;
  role: string | null;
  digestAt: number;
};

type Figures = Record<'orders' | 'shipped' | 'problems' | 'refunds' | 'balance', string>;

/** What happened yesterday, in figures, to whom wants it by other ways than the bell. */
export function digestService({ db, now }: { db: Db; now: () => Date }) {
  const sendSome = (): Promise<number> =>
    db.transaction(async (tx) => {
      const due = await lockDue(tx, now());
      const ways = (
        await lockWays(
          tx,
          due.map(({ accountId }) => accountId),
        )
      ).filter(({ groups }) => groups.includes('digest'));
      for (const one of due) {
        const own = ways.filter(
          ({ accountId, memberId }) => accountId === one.accountId && memberId === one.memberId,
        );
        if (own.length > 0) await addSends(tx, await digestOf(tx, one, own, now()));
        await tx.execute(
          sql`UPDATE notice_setting SET digest_next_at = ${nextAt(now(), one.digestAt)} WHERE id = ${one.id}`,
        );
      }
      return due.length;
    });

  return {
    /** Scheduled job: digests whose time has come. */
    send: (stop?: AbortSignal) => inRounds(AT_ONCE, stop, sendSome),
  };
}

async function lockDue(tx: Tx, now: Date): Promise<Due[]> {
  const { rows } = await tx.execute<Due>(sql`
    SELECT s.id, s.account_id AS "accountId", s.member_id AS "memberId", a.kind, m.role, s.digest_at AS "digestAt",
           s.quiet_from AS "quietFrom", s.quiet_to AS "quietTo"
      FROM notice_setting s JOIN account a ON a.id = s.account_id LEFT JOIN member m ON m.id = s.member_id
     WHERE s.digest_next_at <= ${now} AND a.status = ${literal(accountStatuses.active)} AND m.removed_at IS NULL
     ORDER BY s.digest_next_at, s.id LIMIT ${AT_ONCE} FOR NO KEY UPDATE OF s SKIP LOCKED`);
  return rows as Due[];
}

async function digestOf(
  tx: Tx,
  due: Due,
  ways: readonly { settingId: number | null; robotId: number | null }[],
  now: Date,
): Promise<NewSend[]> {
  const { date } = shanghaiParts(now);
  const today = shanghaiMoment(date, 0);
  const day = { from: new Date(today.getTime() - DAY_MS), to: today };
  const figures = await figuresOf(tx, due, day);
  const [, month, number] = shanghaiParts(day.from).date.split('-').map(Number);
  return ways.map(({ settingId, robotId }) => ({
    ...{ settingId, robotId, group: 'digest', figures, link: '/problems' },
    title: `每日摘要 ${month}月${number}日`,
    detail: digestText(figures),
    dueAt: sendableAt(now, due),
  }));
}

function digestText({ orders, shipped, problems, refunds, balance }: Partial<Figures>): string {
  const parts = [
    orders !== undefined && `订单 ${orders} 单`,
    shipped !== undefined && `发货 ${shipped} 件`,
    problems !== undefined && `待处理 ${problems} 件`,
    refunds !== undefined && `等待处理的退款 ${refunds} 件`,
    balance !== undefined && `可用余额 ¥${balance}`,
  ];
  return `${parts.filter((part) => part !== false).join('，')}。`;
}

type Day = { from: Date; to: Date };

/** What whoever is told may see of it. */
async function figuresOf(db: Queryable, due: Due, day: Day): Promise<Partial<Figures>> {
  const actor = actorOf(due);
  const owner = actor.kind === 'buyer' ? sql`account_id` : sql`seller_id`;
  const own = sql`${owner} = ${due.accountId}`;
  const count = async (from: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ count: number }>(sql`SELECT count(*) AS count FROM ${from}`);
    return String(rows[0]?.count ?? 0);
  };
  const newest = (table: ReturnType<typeof sql>, moment: ReturnType<typeof sql>) =>
    sql`(SELECT ${moment} AS at FROM ${table} WHERE ${own} ORDER BY id DESC LIMIT ${literal(LOOKED_AT)}) newest
         WHERE at >= ${day.from} AND at < ${day.to}`;
  const waiting = sql`refund WHERE ${own} AND status = ${literal(refundStatus.waitSeller)}`;
  return {
    ...(may(actor, 'orders:read') && { orders: await count(newest(sql`orders`, sql`created_at`)) }),
    ...(may(actor, 'parcels:read') && { shipped: await count(newest(sql`order_package`, sql`shipped_at`)) }),
    ...(may(actor, 'orders:read', 'parcels:read') && { problems: String(await openProblems(db, actor)) }),
    ...(may(actor, 'refunds:read') && { refunds: await count(waiting) }),
    ...(seesMoney(actor) && { balance: await balanceOf(db, due.accountId) }),
  };
}

function actorOf({ accountId, kind, memberId, role }: Due): Actor {
  return {
    ...{ accountId, kind: kind === accountKinds.buyer ? 'buyer' : 'seller', level: 0, superId: null },
    ...(memberId !== null && { member: { id: memberId, scopes: scopesOfRole(role ?? '') } }),
  };
}

async function openProblems(db: Queryable, actor: Actor): Promise<number> {
  const { total } = await listProblems(db, actor, { page: 1, pageSize: 1 });
  return total;
}

async function balanceOf(db: Queryable, accountId: number): Promise<string> {
  const { rows } = await db.execute<{ balance: number }>(
    sql`SELECT balance - held AS balance FROM ledger_account WHERE owner_id = ${accountId} AND code = 'available'`,
  );
  return yuanText(rows[0]?.balance ?? 0);
}
