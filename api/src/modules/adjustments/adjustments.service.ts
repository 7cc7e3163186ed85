import { sql } from 'drizzle-orm';
import { accountNameOf } from '../../db/accountName.ts';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { maskPhone } from '../../shared/masking.ts';
import { type Fen, yuanText } from '../../shared/money.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import type { Page } from '../../shared/paging.ts';
import type { Permission } from '../../shared/permissions.ts';
import { Refusal } from '../../shared/refusal.ts';
import { accountKinds, accountStatuses, moneyLogTypes } from '../../shared/statuses.ts';
import { findAccount } from '../accounts/accounts.repository.ts';
import type { ApprovalService } from '../approvals/approvals.service.ts';
import { type Auditor, recordAudit } from '../audit/record.ts';
import { tell } from '../notices/personNotices.ts';
import { lockOperator } from '../operators/operators.repository.ts';
import {
  type About,
  findAbout,
  findAdjustment,
  findAsked,
  type Holder,
  limitsOf,
  listAdjustments,
  lockHolder,
  makeAdjustment,
  walletOf,
} from './adjustments.repository.ts';
import type {
  AdjustmentDto,
  AdjustmentsFilter,
  AdjustOutcomeDto,
  AdjustTermsDto,
  NewAdjustment,
} from './adjustments.schemas.ts';

const { adjust, supplement, compensation } = moneyLogTypes;
const APPROVAL = 'balance.adjust';

type Kind = NewAdjustment['kind'];
/** What a kind is called, the platform's account that it comes from or goes to, and who may make it. */
const KINDS: Record<Kind, { text: string; action: string; code: string; permission: Permission }> = {
  [adjust]: { text: '平台调账', action: 'balance adjust', code: 'adjust', permission: 'money.adjust' },
  [supplement]: {
    ...{ text: '运费补收', action: 'balance supplement', code: 'revenue', permission: 'money.adjust' },
  },
  [compensation]: {
    ...{ text: '赔付', action: 'balance compensate', code: 'revenue', permission: 'money.compensate' },
  },
};

type Asked = NewAdjustment & About & { operatorId: number; operator: string };

/** Money that operators give and take through the ledger: alone up to the limits of their roles, above them with a second one. */
export function adjustmentService(db: Db, approvals: ApprovalService) {
  /** Run while the wallet is locked. */
  async function make(tx: Tx, asked: Asked, holder: Holder, by: Auditor, approvedBy: string | null) {
    const { accountId, kind, amount, reason, operator } = asked;
    refuseWhereShort(holder, amount);
    const { text, code, action } = KINDS[kind];
    const id = await makeAdjustment(tx, { ...asked, approvedBy }, `${text}：${reason}`, code);
    await tellOf(tx, asked, holder, text);
    await recordAudit(tx, by, {
      ...{ action, target: `account:${accountId}`, reason },
      detail: { adjustment: id, amount, orderId: asked.orderId, ...(approvedBy && { askedBy: operator }) },
      before: { balance: holder.balance },
      after: { balance: holder.balance + amount },
    });
    return id;
  }

  approvals.register<Asked>({
    name: APPROVAL,
    permission: 'money.adjust',
    transfersOf: ({ accountId, kind, amount }) => {
      const [platform, wallet] = [
        { owner: 0, code: KINDS[kind].code },
        { owner: accountId, code: 'available' },
      ];
      return [
        amount > 0 ? { from: platform, to: wallet, amount } : { from: wallet, to: platform, amount: -amount },
      ];
    },
    async run(tx, asked, { approved }) {
      const holder = await lockHolder(tx, asked.accountId);
      await make(tx, asked, openOnly(holder), approved, approved.name);
    },
  });

  async function outcome(
    on: Queryable,
    accountId: number,
    adjustment: AdjustmentDto | null,
    approvalId: number | null,
  ): Promise<AdjustOutcomeDto> {
    return { adjustment, approvalId, balance: (await walletOf(on, accountId)).balance };
  }

  async function change(input: NewAdjustment, who: OperatorActor): Promise<AdjustOutcomeDto> {
    const { accountId, kind, amount, number, clientNo } = input;
    const { operatorId } = who;
    if (kind === supplement && amount > 0) throw new Refusal('BAD_PARAM', { field: 'amount' });
    return db.transaction(async (tx) => {
      // One after another of an operator: so a repeated one is found, and no budget is spent twice.
      await lockOperator(tx, operatorId);
      const made = await findAdjustment(tx, sql`g.operator_id = ${operatorId} AND g.client_no = ${clientNo}`);
      const asked = await findAsked(tx, { accountId, operatorId, clientNo });
      const known = made ?? asked;
      if (known && known.amount !== amount) throw new Refusal('IDEMPOTENCY_CONFLICT');
      if (known) return outcome(tx, accountId, made, asked?.id ?? null);

      const holder = openOnly(await lockHolder(tx, accountId));
      refuseWhereMoved(holder, input.balance);
      refuseWhereShort(holder, amount);
      const about: About | undefined = number
        ? await findAbout(tx, accountId, number)
        : { orderId: null, packageId: null };
      if (!about) throw new Refusal('ADJUST_NUMBER');
      const full = { ...input, ...about, operatorId, operator: who.name };
      const { caseLimit, dayLeft } = await limitsOf(tx, operatorId, KINDS[kind].permission);
      const size = Math.abs(amount);
      if (size <= caseLimit && size <= dayLeft) {
        const id = await make(tx, full, holder, who, null);
        return outcome(tx, accountId, await findAdjustment(tx, sql`g.id = ${id}`), null);
      }
      const approvalId = await approvals.ask(
        tx,
        APPROVAL,
        {
          target: `account:${accountId}`,
          summary: summaryOf(full, holder),
          payload: full,
          amount: size,
          reason: input.reason,
        },
        who,
      );
      return outcome(tx, accountId, null, approvalId);
    });
  }

  return {
    adjust: change,

    list: (filter: AdjustmentsFilter): Promise<Page<AdjustmentDto>> => listAdjustments(db, filter),

    /** What the caller may move of an account's money alone. */
    async terms(accountId: number, permission: Permission, who: OperatorActor): Promise<AdjustTermsDto> {
      const account = await findAccount(db, accountId);
      if (!account) throw new Refusal('NOT_FOUND');
      const [wallet, limits] = await Promise.all([
        walletOf(db, accountId),
        limitsOf(db, who.operatorId, permission),
      ]);
      const { kind, phone } = account;
      return { accountId, kind, phone: maskPhone(phone), name: accountNameOf(account), ...wallet, ...limits };
    },
  };
}

export type AdjustmentService = ReturnType<typeof adjustmentService>;

function openOnly(holder: Holder | undefined): Holder {
  if (!holder) throw new Refusal('NOT_FOUND');
  if (holder.status === accountStatuses.closed) throw new Refusal('ADJUST_CLOSED');
  return holder;
}

/** Whoever gives or takes has seen the balance that it changes. */
function refuseWhereMoved({ balance, free }: Holder, seen: Fen | undefined): void {
  if (seen !== undefined && seen !== balance)
    throw new Refusal('BALANCE_CHANGED', { balance: yuanText(balance) }, { balance, free });
}

/** What is taken is never more than what is free. */
function refuseWhereShort({ balance, free }: Holder, amount: Fen): void {
  if (-amount > free) throw new Refusal('ADJUST_SHORT', { free: yuanText(free) }, { balance, free });
}

function summaryOf({ kind, amount, accountId, number }: Asked, holder: Holder): string {
  const whom = holder.kind === accountKinds.buyer ? '买家' : '供应商';
  const way = amount > 0 ? '入账' : '扣款';
  return `${KINDS[kind].text}：${whom} ${accountId} ${way} ¥${yuanText(Math.abs(amount))}${number ? `（${number}）` : ''}`;
}

async function tellOf(tx: Tx, { accountId, amount, reason, number }: Asked, { kind }: Holder, text: string) {
  const area = kind === accountKinds.buyer ? 'buyer' : 'seller';
  const way = amount > 0 ? `已入账 ¥${yuanText(amount)}` : `已扣款 ¥${yuanText(-amount)}`;
  await tell(tx, [
    {
      accountId,
      kind: 'balanceAdjusted',
      title: `${text}${amount > 0 ? '到账' : '扣款'}`,
      detail: `${text}${way}${number ? `（${number}）` : ''}：${reason}。`,
      link: `/${area}/wallet`,
    },
  ]);
}
