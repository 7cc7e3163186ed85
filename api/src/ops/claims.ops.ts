import { asc, desc, eq, lt } from 'drizzle-orm';
import { courierClaims, parcels } from '../db/schema/index.ts';
import type { ClaimAction } from '../modules/courierClaims/claimActions.ts';
import { claimKindTexts, claimStatusTexts } from '../modules/courierClaims/claimTexts.ts';
import { openClaim, stepClaim } from '../modules/courierClaims/courierClaims.service.ts';
import { shanghaiIso } from '../shared/clock.ts';
import { type Fen, yuanText } from '../shared/money.ts';
import { Refusal } from '../shared/refusal.ts';
import { type ClaimKind, claimKinds, claimStatus } from '../shared/statuses.ts';
import {
  audited,
  type Command,
  OpsError,
  requireNumber,
  requireOption,
  requireYuan,
  type Values,
} from './command.ts';

const KINDS = Object.keys(claimKinds) as (keyof typeof claimKinds)[];

export const claimCommands: Command[] = [
  {
    name: 'claim list',
    usage: '列出进行中的快递理赔，最早的在前（--all 最近 200 条，含已结束）',
    options: { all: { type: 'boolean' } },
    run: async ({ db }, values) => {
      const all = values.all === true;
      const rows = await db
        .select()
        .from(courierClaims)
        .where(all ? undefined : lt(courierClaims.status, claimStatus.paid))
        .orderBy(all ? desc(courierClaims.id) : asc(courierClaims.id))
        .limit(200);
      return rows.map((claim) => ({
        id: claim.id,
        claimNo: claim.claimNo,
        courier: claim.courierName,
        waybillNo: claim.waybillNo,
        seller: claim.sellerId,
        kind: claimKindTexts[claim.kind],
        amount: yuanText(claim.amount),
        accepted: claim.acceptedAmount === null ? '' : yuanText(claim.acceptedAmount),
        status: claimStatusTexts[claim.status],
        answeredBy: claim.direct ? '供应商' : '平台',
        at: shanghaiIso(claim.createdAt),
      }));
    },
  },
  {
    name: 'claim show',
    usage: '显示一张理赔单：--id 编号',
    options: { id: { type: 'string' } },
    run: async ({ db }, values) => {
      const id = requireNumber(values, 'id');
      const [claim] = await db.select().from(courierClaims).where(eq(courierClaims.id, id));
      if (!claim) throw new OpsError(`没有理赔单 ${id}`);
      return [
        {
          ...claim,
          amount: yuanText(claim.amount),
          kind: claimKindTexts[claim.kind],
          status: claimStatusTexts[claim.status],
        },
      ];
    },
  },
  {
    name: 'claim open',
    usage: `为包裹发起快递理赔：--package 包裹号 --kind ${KINDS.join('|')} --amount 金额（元） --reason 说明`,
    options: {
      package: { type: 'string' },
      kind: { type: 'string' },
      amount: { type: 'string' },
      reason: { type: 'string' },
    },
    run: async (context, values) => {
      const packageNo = requireOption(values, 'package');
      const name = KINDS.find((kind) => kind === requireOption(values, 'kind'));
      if (!name) throw new OpsError(`--kind 应是 ${KINDS.join('、')}`);
      const kind: ClaimKind = claimKinds[name];
      const amount = requireYuan(values, 'amount');
      const text = requireOption(values, 'reason');
      const [parcel] = await context.db
        .select({ id: parcels.id })
        .from(parcels)
        .where(eq(parcels.packageNo, packageNo));
      if (!parcel) throw new OpsError(`没有包裹 ${packageNo}`);
      const { claimNo } = await told(
        audited(context, 'claim open', packageNo, { kind, amount, text }, (tx) =>
          openClaim(tx, { packageId: parcel.id, kind, amount, text }),
        ),
      );
      return `理赔单 ${claimNo} 已发起`;
    },
  },
  step('submit', '已提交给快递', '记录理赔已提交给快递：--id 编号'),
  step(
    'accept',
    '快递已同意',
    '记录快递同意赔付：--id 编号 [--amount 金额（元），不填为全部] [--reason 快递的答复]',
  ),
  step('refuse', '快递已拒绝', '记录快递拒绝赔付：--id 编号 --reason 快递的答复（供应商可见）'),
  step('pay', '已入账', '记录快递的赔款已到账，并记入供应商钱包和平台收入：--id 编号'),
];

function step(action: Exclude<ClaimAction, 'withdraw'>, done: string, usage: string): Command {
  return {
    name: `claim ${action}`,
    usage,
    options: { id: { type: 'string' }, amount: { type: 'string' }, reason: { type: 'string' } },
    run: async (context, values) => {
      const id = requireNumber(values, 'id');
      const taken = { action, ...answerIn(values) };
      await told(
        audited(context, `claim ${action}`, String(id), taken, (tx) => stepClaim(tx, id, taken)),
        id,
      );
      return `理赔单 ${id} ${done}`;
    },
  };
}

function answerIn(values: Values): { amount?: Fen; text?: string } {
  const { amount, reason } = values;
  return {
    ...(amount !== undefined && { amount: requireYuan(values, 'amount') }),
    ...(typeof reason === 'string' && { text: reason }),
  };
}

/** A refusal in the operators' words. */
async function told<T>(work: ReturnType<typeof audited<T>>, id?: number): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new OpsError(error.errorKey === 'NOT_FOUND' ? `没有理赔单 ${id}` : error.message);
  }
}
