import type { Db } from '../../db/client.ts';
import { respondOnce } from '../../db/storedResponses.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull, shanghaiMillis } from '../../shared/clock.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { cashOutStatus } from '../../shared/statuses.ts';
import { scenes } from '../accounts/phoneCodes.service.ts';
import type { StepUpService } from '../accounts/stepUp.service.ts';
import { isPaused } from '../books/paused.ts';
import type { RealNameService } from '../realName/realName.service.ts';
import { readSettings } from '../settings/settings.ts';
import { listCashOuts } from './cashOutList.repository.ts';
import { cashOutStatusTexts } from './cashOutStatus.ts';
import {
  advanceCashOut,
  beginCashOut,
  type CashOutRow,
  checkCashOut,
  findAuditing,
  findCashOut,
  findRoom,
} from './cashOuts.repository.ts';
import type { CashOutDto, CashOutLimitsDto, CashOutsFilter, CreateCashOut } from './cashOuts.schemas.ts';
import { type AccountType, accountTypeTexts, maskPayee, PAYEE, payeeProblem } from './payees.ts';

const PER_DAY = 3;

/** The account, and the member of it that cashes out. */
type Who = Pick<Actor, 'accountId' | 'member'>;

type Dependencies = { db: Db; box: SecretBox; stepUp: StepUpService; realNames: RealNameService };
type CashOutRequest = CreateCashOut & { key: string | null; ip: string };

/** Cash-outs for their owners: limits, requesting, revoking. Operators do the rest. */
export function cashOutService({ db, box, stepUp, realNames }: Dependencies) {
  async function own(accountId: number, id: number): Promise<CashOutDto> {
    const row = await findCashOut(db, id, accountId);
    if (!row) throw new Refusal('NOT_FOUND');
    return dto(row);
  }

  function dto(row: CashOutRow): CashOutDto {
    const accountType = row.accountType as AccountType;
    return {
      id: row.id,
      cashOutNo: row.cashOutNo,
      amount: row.amount,
      fee: row.fee,
      realAmount: row.amount - row.fee,
      accountType,
      accountTypeText: accountTypeTexts[accountType],
      account: row.accountMasked,
      accountName: box.open(row.accountName, PAYEE),
      bankName: row.bankName,
      status: row.status,
      statusText: cashOutStatusTexts[row.status] ?? '',
      auditReason: row.auditReason,
      transferNo: row.transferNo,
      createdAt: shanghaiIso(row.createdAt),
      updatedAt: shanghaiMillis(row.updatedAt),
      auditedAt: shanghaiIsoOrNull(row.auditedAt),
      paidAt: shanghaiIsoOrNull(row.paidAt),
      revocable: row.status === cashOutStatus.auditing,
    };
  }

  /** Verifies the request and its proof of identity; a code is not used up for a refused request. */
  async function begin(actor: Who, requested: CashOutRequest, hash: string): Promise<number> {
    const { accountId } = actor;
    const { amount, accountType, account, accountName, bankName, password, phoneCode, key, ip, proof } =
      requested;
    const name = await realNames.provenName(accountId);
    if (name === null) throw new Refusal('REAL_NEEDED');
    if (name !== accountName) throw new Refusal('REAL_NAME_DIFF');
    if (await isPaused(db)) throw new Refusal('CASHOUT_PAUSED');
    const { cashOutMin: min, cashOutMax: max, cashOutFeeRate: feeRate } = await readSettings(db);
    const terms = { accountId, amount, min, max, perDay: PER_DAY };
    await checkCashOut(db, terms);
    const proven = await stepUp.prove(actor, {
      ...{ password, phoneCode, ip, proof },
      scene: scenes.cashOut,
    });
    return db.transaction(async (tx) => {
      await stepUp.requireCurrent(tx, accountId, proven);
      if (await isPaused(tx)) throw new Refusal('CASHOUT_PAUSED');
      return beginCashOut(tx, {
        ...terms,
        feeRate,
        accountType,
        account: box.seal(account, PAYEE),
        accountName: box.seal(accountName, PAYEE),
        accountMasked: maskPayee({ accountType, account }),
        bankName: bankName ?? null,
        key,
        hash,
      });
    });
  }

  return {
    /** The current limits of the account. */
    async limits(accountId: number): Promise<CashOutLimitsDto> {
      const [settings, room, auditing, realName, paused] = await Promise.all([
        readSettings(db),
        findRoom(db, accountId),
        findAuditing(db, accountId),
        realNames.provenName(accountId),
        isPaused(db),
      ]);
      return {
        withdrawable: room.withdrawable,
        min: room.isClosing ? Math.max(1, Math.min(settings.cashOutMin, room.balance)) : settings.cashOutMin,
        max: settings.cashOutMax,
        feeRate: room.isClosing ? 0 : settings.cashOutFeeRate,
        leftToday: Math.max(0, PER_DAY - room.today),
        auditing: auditing ? dto(auditing) : null,
        realName,
        paused,
      };
    },

    async create(actor: Who, requested: CashOutRequest): Promise<CashOutDto> {
      const { accountId } = actor;
      const problem = payeeProblem(requested);
      if (problem) throw new Refusal('BAD_PARAM', { field: problem });
      const { amount, accountType, account, accountName, bankName, key } = requested;
      const hash = box.fingerprint(
        JSON.stringify([amount, accountType, account, accountName, bankName ?? null]),
        PAYEE,
      );
      const request = { accountId, op: 'createCashOut', key, hash };
      // A concurrent first attempt has used the code and created the pending cash-out.
      const { cashOutId } = await respondOnce(db, request, async () => ({
        cashOutId: await begin(actor, requested, hash),
      }));
      return own(accountId, cashOutId);
    },

    /** Revokes an undecided cash-out and unfreezes its money. */
    async revoke(accountId: number, id: number): Promise<CashOutDto> {
      await advanceCashOut(db, id, { to: cashOutStatus.revoked, owner: accountId });
      return own(accountId, id);
    },

    async list(accountId: number, filter: CashOutsFilter) {
      const page = await listCashOuts(db, accountId, filter);
      return { ...page, list: page.list.map(dto) };
    },
  };
}

export type CashOutService = ReturnType<typeof cashOutService>;
