import { sql } from 'drizzle-orm';
import { accountName } from '../../db/accountName.ts';
import type { Db, Tx } from '../../db/client.ts';
import { countTold, type Order, orderBy, pageOfRows, windowOf } from '../../db/pages.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import type { Page } from '../../shared/paging.ts';
import type { Permission } from '../../shared/permissions.ts';
import { Refusal } from '../../shared/refusal.ts';
import { approvalStatuses } from '../../shared/statuses.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import { subjectOf } from '../auditLog/targets.ts';
import type { ApprovalDto, ApprovalsFilter, Decision } from './approvals.schemas.ts';
import { type Transfer, withNames } from './transfers.ts';

/** What one operator asks for and another one approves. */
export type ApprovalRequest<Payload extends object> = {
  target: string;
  /** In one Chinese sentence, for who decides. It holds nobody's data. */
  summary: string;
  payload: Payload;
  /** Fen that it moves. */
  amount: number;
  reason: string;
};

/** A thing that may take two operators. */
export type ApprovedAction<Payload extends object = object> = {
  /** Such as `balance.adjust`. */
  name: string;
  /** What who decides has to be permitted; whoever asks may be permitted no more. */
  permission: Permission;
  /** Who pays whom once it is done. */
  transfersOf(payload: Payload): readonly Transfer[];
  /** Does it, in the transaction that approves it; a refusal leaves it waiting. `asked` is who asked, by their name. */
  run(tx: Tx, payload: Payload, people: { asked: string; approved: OperatorActor }): Promise<void>;
};

type Row = Omit<ApprovalDto, 'targetText' | 'transfers' | 'mayDecide' | 'mayRevoke'> & {
  askedById: number;
  payload: object;
};

const NEWEST: Order = { name: 'approvals', by: [sql`p.id`], descending: true };

/** Four eyes: what is asked for waits until somebody else decides. Modules register what it can be. */
export function approvalService(db: Db) {
  const actions = new Map<string, ApprovedAction>();

  async function lock(tx: Tx, id: number) {
    const { rows } = await tx.execute<{
      action: string;
      target: string;
      payload: object;
      reason: string;
      amount: number;
      status: number;
      askedById: number;
      askedBy: string;
    }>(sql`
      SELECT p.action, p.target, p.payload, p.reason, p.amount, p.status, p.asked_by AS "askedById", o.name AS "askedBy"
        FROM operator_approval p JOIN operator o ON o.id = p.asked_by WHERE p.id = ${id} FOR UPDATE OF p`);
    const [row] = rows;
    if (!row) throw new Refusal('NOT_FOUND');
    if (row.status !== approvalStatuses.waiting) throw new Refusal('APPROVAL_STATE');
    return row;
  }

  const end = (tx: Tx, id: number, status: number, by: number, decision: string) =>
    tx.execute(sql`
      UPDATE operator_approval SET status = ${status}, decided_by = ${by}, decided_at = now(), decision = ${decision} WHERE id = ${id}`);

  const isPermitted = (action: string, { permissions }: OperatorActor) => {
    const permission = actions.get(action)?.permission;
    return permission !== undefined && permissions.has(permission);
  };

  return {
    /** Called by modules when they are made. */
    register<Payload extends object>(action: ApprovedAction<Payload>): void {
      if (actions.has(action.name)) throw new Error(`${action.name} is registered twice`);
      actions.set(action.name, action as unknown as ApprovedAction);
    },

    /** Asks for it; answers its id. */
    async ask<Payload extends object>(
      tx: Tx,
      name: string,
      { target, summary, payload, amount, reason }: ApprovalRequest<Payload>,
      who: Auditor & { operatorId: number },
    ): Promise<number> {
      if (!actions.has(name)) throw new Error(`${name} is not registered`);
      const { rows } = await tx.execute<{ id: number }>(sql`
        INSERT INTO operator_approval (action, target, summary, payload, amount, reason, asked_by)
        VALUES (${name}, ${target}, ${summary}, ${JSON.stringify(payload)}::jsonb, ${amount}, ${reason}, ${who.operatorId}) RETURNING id`);
      const id = Number(rows[0]?.id);
      await recordAudit(tx, who, { action: `${name} ask`, target, detail: { approval: id, amount }, reason });
      return id;
    },

    async list(filter: ApprovalsFilter, who: OperatorActor): Promise<Page<ApprovalDto>> {
      const window = windowOf(filter, NEWEST);
      const { status } = filter;
      const found = sql`
        FROM operator_approval p JOIN operator o ON o.id = p.asked_by LEFT JOIN operator d ON d.id = p.decided_by
       WHERE ${status === undefined ? sql`true` : sql`p.status = ${status}`}`;
      const { rows } = await db.execute<Row>(sql`
        SELECT p.id, p.action, p.target, p.summary, p.payload, p.amount, p.reason, p.status, p.asked_by AS "askedById", o.name AS "askedBy",
               p.asked_at AS "askedAt", d.name AS "decidedBy", p.decided_at AS "decidedAt", p.decision,
               (SELECT ${accountName('a')} FROM account a
                 WHERE a.id = substring(p.target FROM '^account:([0-9]{1,15})$')::bigint) AS "accountName"
          ${found} AND ${window.after} ${orderBy(window.order)} LIMIT ${window.limit} OFFSET ${window.offset}`);
      const transfers = await withNames(
        db,
        rows.map(({ action, payload }) => actions.get(action)?.transfersOf(payload) ?? []),
      );
      const byId = new Map(rows.map(({ id }, at) => [id, transfers[at] ?? []]));
      const total = await countTold(db, found);
      return pageOfRows(window, rows, total, ({ askedById, payload: _, askedAt, decidedAt, ...row }) => {
        const isOwn = askedById === who.operatorId;
        const waits = row.status === approvalStatuses.waiting;
        return {
          ...row,
          targetText: subjectOf(row).text,
          transfers: byId.get(row.id) ?? [],
          askedAt: shanghaiIso(new Date(askedAt)),
          decidedAt: shanghaiIsoOrNull(decidedAt),
          mayDecide: waits && !isOwn && isPermitted(row.action, who),
          mayRevoke: waits && isOwn,
        };
      });
    },

    /** Approves and does it, or refuses it. Nobody decides about what they asked for. */
    async decide({ id, approve, decision = '' }: Decision, who: OperatorActor): Promise<void> {
      await db.transaction(async (tx) => {
        const { action: name, payload, askedById, askedBy, target, reason, amount } = await lock(tx, id);
        const action = actions.get(name);
        if (!action || !who.permissions.has(action.permission)) throw new Refusal('NO_PERMISSION');
        if (askedById === who.operatorId) throw new Refusal('APPROVAL_OWN');
        if (!approve && decision.trim() === '') throw new Refusal('BAD_PARAM', { field: 'decision' });
        await end(
          tx,
          id,
          approve ? approvalStatuses.approved : approvalStatuses.refused,
          who.operatorId,
          decision,
        );
        if (approve) await action.run(tx, payload, { asked: askedBy, approved: who });
        await recordAudit(tx, who, {
          ...{ action: `${name} ${approve ? 'approve' : 'refuse'}`, target, reason: decision || reason },
          detail: { approval: id, askedBy, amount },
        });
      });
    },

    /** Takes back what one has asked for. */
    async revoke(id: number, who: OperatorActor): Promise<void> {
      await db.transaction(async (tx) => {
        const { askedById, action, target } = await lock(tx, id);
        if (askedById !== who.operatorId) throw new Refusal('NO_PERMISSION');
        await end(tx, id, approvalStatuses.revoked, who.operatorId, '');
        await recordAudit(tx, who, { action: `${action} revoke`, target, detail: { approval: id } });
      });
    },
  };
}

export type ApprovalService = ReturnType<typeof approvalService>;
