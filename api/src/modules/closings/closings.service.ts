import type { FastifyBaseLogger } from 'fastify';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { eachInRounds } from '../../jobs/inRounds.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { redactError } from '../../shared/redactError.ts';
import { Refusal } from '../../shared/refusal.ts';
import { scenes } from '../accounts/phoneCodes.service.ts';
import type { StepUpService } from '../accounts/stepUp.service.ts';
import type { RechargeRefundService } from '../payments/rechargeRefunds.service.ts';
import { lowerLevel } from '../promotion/league.repository.ts';
import { readSettings } from '../settings/settings.ts';
import {
  beginClosing,
  emptyWallet,
  endClosing,
  findClosing,
  findFacts,
  findOpen,
  findRefunds,
  hasCashedOut,
  holdAccount,
  planRefunds,
  reopen,
} from './closings.repository.ts';
import { type BeginClosing, CHECKS, type ClosingDto } from './closings.schemas.ts';
import { erasePerson } from './erasing.ts';

const NORMAL = 1;
const AT_ONCE = 500;

type Dependencies = {
  db: Db;
  stepUp: Pick<StepUpService, 'prove'>;
  refunds: RechargeRefundService;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
};
type Checks = ClosingDto['checks'];

const NOTHING: ClosingDto = {
  phase: 'closed',
  begunAt: null,
  checks: [],
  refunds: [],
  refundAmount: 0,
  cashOutAmount: 0,
  giveUpAmount: 0,
  shops: 0,
  members: 0,
  memberParcels: 0,
};

/**
 * Closing an account: it begins when nothing is unsettled, refunds recharges, waits for cash-outs of the rest, and
 * ends by erasing the person. It can be cancelled until then.
 */
export function closingService({ db, stepUp, refunds, log }: Dependencies) {
  /** The current state; before the beginning a preview. */
  async function stateOf(tx: Queryable, accountId: number): Promise<ClosingDto> {
    const open = await findOpen(tx, accountId);
    const facts = await findFacts(tx, accountId);
    const { balance, frozen, income, kept, deposit, stranded, unused, demo, shops, members, memberParcels } =
      facts;
    const back = open ? await findRefunds(tx, accountId, open.createdAt) : await planRefunds(tx, accountId);
    const refundAmount = back
      .filter(({ status }) => status !== REFUSED)
      .reduce((sum, { amount }) => sum + amount, 0);
    const common = { refunds: back, refundAmount, shops, members, memberParcels };
    const { cashOutMin } = await readSettings(db);
    const checks = CHECKS.map((key) => {
      // Once it has begun, cash-outs are part of it.
      if (key === 'income') return ofMoney(key, open ? 0 : income, Math.max(1, cashOutMin));
      if (key === 'debt') return ofMoney(key, -balance, 1);
      return { key, count: open && key === 'cashOuts' ? 0 : facts[key], amount: 0 };
    });
    if (!open) {
      const giveUpAmount = Math.max(0, Math.min(demo, unused - refundAmount - stranded));
      const cashOutAmount = stranded + deposit + kept + (income < cashOutMin ? income : 0);
      return { ...common, phase: 'none', begunAt: null, checks, cashOutAmount, giveUpAmount };
    }
    const phase = back.some(({ status }) => status === UNDERWAY)
      ? 'refunding'
      : balance > 0 || frozen > 0
        ? 'cashOut'
        : 'waiting';
    return {
      ...common,
      phase,
      begunAt: shanghaiIso(open.createdAt),
      checks,
      cashOutAmount: balance,
      giveUpAmount: 0,
    };
  }

  /** Continues as far as possible; returns whether the account is closed now. */
  async function advance(accountId: number): Promise<boolean> {
    await refunds.work(accountId);
    return db.transaction(async (tx) => {
      const account = await holdAccount(tx, accountId);
      const open = await findOpen(tx, accountId);
      // A frozen account is not closed before an operator has looked at it.
      if (!open || account?.status !== NORMAL) return false;
      await emptyWallet(tx, accountId, open.id);
      const { phase, checks, memberParcels } = await stateOf(tx, accountId);
      if (phase !== 'waiting' || memberParcels > 0 || checks.some(({ count }) => count > 0)) return false;
      await erasePerson(tx, db.box, accountId);
      await endClosing(tx, open.id, 2);
      log.info({ accountId }, 'account closed');
      return true;
    });
  }

  /** The state for the owner, after continuing as far as possible. */
  async function lookedAfter(accountId: number): Promise<ClosingDto> {
    const isOpen = (await findOpen(db, accountId)) !== undefined;
    if (isOpen && (await advance(accountId))) return NOTHING;
    return stateOf(db, accountId);
  }

  async function begin(tx: Tx, accountId: number, passwordHash: string | null): Promise<void> {
    const account = await holdAccount(tx, accountId);
    // The account was closed, frozen or got another password meanwhile, which ended the caller's session.
    if (account?.status !== NORMAL || account.passwordHash !== passwordHash)
      throw new Refusal('SESSION_KICKED');
    await refuseUnsettled(tx, accountId);
    const id = await beginClosing(tx, accountId);
    await emptyWallet(tx, accountId, id);
  }

  async function refuseUnsettled(tx: Queryable, accountId: number): Promise<void> {
    if (await findOpen(tx, accountId)) throw new Refusal('CLOSING_BEGUN');
    const { checks } = await stateOf(tx, accountId);
    if (checks.some(({ count }) => count > 0)) throw new Refusal('CLOSING_BLOCKED');
  }

  return {
    find: lookedAfter,

    /**
     * Begins a closing and continues as far as possible; a code is not used up for a refused request.
     * @throws Refusal CLOSING_BLOCKED, CLOSING_BEGUN, PHONE_CODE_WRONG and other refusals of codes
     */
    async begin(
      accountId: number,
      { phoneCode, proof, ip }: BeginClosing & { ip: string },
    ): Promise<ClosingDto> {
      await refuseUnsettled(db, accountId);
      const scene = scenes.closeAccount;
      const { passwordHash } = await stepUp.prove(
        { accountId },
        {
          password: undefined,
          phoneCode,
          scene,
          ip,
          proof,
        },
      );
      await db.transaction((tx) => begin(tx, accountId, passwordHash));
      return lookedAfter(accountId);
    },

    /** Cancels it while nothing has been cashed out; refunds already made stay. */
    async cancel(accountId: number): Promise<ClosingDto> {
      await db.transaction(async (tx) => {
        await holdAccount(tx, accountId);
        const open = await findOpen(tx, accountId);
        if (!open) throw new Refusal('NOT_FOUND');
        if (await hasCashedOut(tx, accountId, open.createdAt)) throw new Refusal('CLOSING_CASHED');
        await endClosing(tx, open.id, 3);
        await reopen(tx, accountId);
        // Otherwise beginning and cancelling would raise the level for free.
        const sentBack = await findRefunds(tx, accountId, open.createdAt);
        if (sentBack.some(({ status }) => status !== REFUSED)) await lowerLevel(tx, accountId);
      });
      return stateOf(db, accountId);
    },

    /** Scheduled job: continues all closings in progress; a failing one does not block the others. */
    async run(stop?: AbortSignal): Promise<void> {
      await refunds.work(null, stop);
      await eachInRounds(
        AT_ONCE,
        stop,
        (last: number | undefined) => findClosing(db, last ?? 0, AT_ONCE),
        (accountId) =>
          advance(accountId).catch((error: Error) =>
            log.error({ ...redactError(error), accountId }, 'closing an account failed'),
          ),
      );
    },
  };
}

export type ClosingService = ReturnType<typeof closingService>;

const UNDERWAY = 1;
const REFUSED = 3;

/** An amount that counts as unsettled from `least` on. */
function ofMoney(key: 'income' | 'debt', amount: number, least: number): Checks[number] {
  return amount >= least ? { key, count: 1, amount } : { key, count: 0, amount: 0 };
}
