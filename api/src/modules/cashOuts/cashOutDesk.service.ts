import type { Db } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import { maskName } from '../../shared/masking.ts';
import type { Fen } from '../../shared/money.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { cashOutStatus } from '../../shared/statuses.ts';
import { isPaused } from '../books/paused.ts';
import { isSplitOpen } from '../settings/payout.ts';
import { readSettings } from '../settings/settings.ts';
import {
  type DeskRow,
  findAtDesk,
  historyOf,
  listAtDesk,
  paidPayees,
  payeeOf,
  stepsOf,
} from './cashOutDesk.repository.ts';
import { receiverOf, splitsOf } from './cashOutSplits.repository.ts';
import { stepCashOut } from './cashOutSteps.ts';
import type {
  AmountStep,
  CashOutAtDeskDto,
  CashOutPageDto,
  CashOutsAtDeskFilter,
  PaidStep,
} from './cashOuts.console.schemas.ts';
import type { Step } from './cashOuts.repository.ts';
import { PAYEE } from './payees.ts';
import { splitReasonText } from './splitReasons.ts';

const { auditing, approved, paying, paid, rejected, failed } = cashOutStatus;

/** Cash-outs for operators: one approves, another one pays. */
export function cashOutDeskService(db: Db) {
  const open = (sealed: string) => (sealed === '' ? '' : db.box.open(sealed, PAYEE));

  function shown(row: DeskRow, who: OperatorActor): CashOutAtDeskDto {
    const { accountMasked, accountName, isSplitting, createdAt, auditedAt, paidAt, ...rest } = row;
    const may = (permission: 'cashOuts.approve' | 'cashOuts.pay', ...states: number[]) =>
      who.permissions.has(permission) && states.includes(row.status);
    const isApprover = row.approvedBy?.toLowerCase() === who.name.toLowerCase();
    return {
      ...rest,
      realAmount: row.amount - row.fee,
      account: accountMasked,
      accountName: maskName(open(accountName)),
      createdAt: shanghaiIso(new Date(createdAt)),
      auditedAt: shanghaiIsoOrNull(auditedAt),
      paidAt: shanghaiIsoOrNull(paidAt),
      mayApprove: may('cashOuts.approve', auditing),
      // What arrived by splits does not come back.
      mayReject: may('cashOuts.approve', auditing, failed) && row.splitAmount === 0,
      mayPay: may('cashOuts.pay', approved, failed) && !isApprover,
      // What is under way at a channel is not ended by hand.
      mayEnd: may('cashOuts.pay', paying) && !isApprover && !isSplitting,
    };
  }

  async function page(id: number, who: OperatorActor): Promise<CashOutPageDto> {
    const row = await findAtDesk(db, id);
    if (!row) throw new Refusal('NOT_FOUND');
    const [history, others, own, steps, splits, receiver, settings] = await Promise.all([
      historyOf(db, row),
      paidPayees(db, row),
      payeeOf(db, id),
      stepsOf(db, id),
      splitsOf(db, id),
      receiverOf(db, id),
      readSettings(db),
    ]);
    const payee = open(own);
    const known = shown(row, who);
    return {
      ...known,
      maySplit: known.mayPay && receiver !== null && isSplitOpen(settings),
      receiver,
      splits: splits.map((split) => ({
        ...split,
        reason: splitReasonText(split.code),
        createdAt: shanghaiIso(new Date(split.createdAt)),
        endedAt: shanghaiIsoOrNull(split.endedAt),
      })),
      ...history,
      samePayee: others.some((sealed) => open(sealed) === payee),
      steps: steps.map((step) => ({ ...step, createdAt: shanghaiIso(new Date(step.createdAt)) })),
    };
  }

  async function step(id: number, to: Step, who: OperatorActor, seen?: Fen): Promise<CashOutPageDto> {
    await db.transaction((tx) => stepCashOut(tx, id, to, who, seen));
    return page(id, who);
  }

  return {
    page,

    async list(filter: CashOutsAtDeskFilter, who: OperatorActor) {
      const [found, paused] = await Promise.all([listAtDesk(db, filter), isPaused(db)]);
      return { ...found, list: found.list.map((row) => shown(row, who)), paused };
    },

    approve: ({ id, amount }: AmountStep, who: OperatorActor) => step(id, { to: approved }, who, amount),
    reject: (id: number, reason: string, who: OperatorActor) => step(id, { to: rejected, reason }, who),
    paid: ({ id, transferNo, amount }: PaidStep, who: OperatorActor) =>
      step(id, { to: paid, transferNo }, who, amount),
    fail: (id: number, reason: string, who: OperatorActor) => step(id, { to: failed, reason }, who),
  };
}

export type CashOutDeskService = ReturnType<typeof cashOutDeskService>;
