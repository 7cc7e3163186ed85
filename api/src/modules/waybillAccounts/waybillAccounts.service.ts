import { oneLine } from '@chengcang/addresses';
import { sql } from 'drizzle-orm';
import type { CourierAccount } from '../../adapters/waybills/waybillService.ts';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { ReasonCode } from '../../shared/reasons.ts';
import { Refusal } from '../../shared/refusal.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { problemText } from './accountProblems.ts';
import { openAccount, sealAccount } from './sealedAccount.ts';
import {
  addWaybillAccount,
  changeWaybillAccount,
  isTaken,
  type ListedAccount,
  listWaybillAccounts,
  lockWaybillAccount,
  type NewWaybillAccount,
  placesExist,
  type WaybillAccountRow,
} from './waybillAccounts.repository.ts';
import {
  namedFields,
  payTypes,
  type WaybillAccountDto,
  type WaybillAccountInput,
} from './waybillAccounts.schemas.ts';

const MAX_ACCOUNTS = 100;
const MONTHLY = 'MONTHLY';

/** Lets parcels go on that wait for a supplier's account at a courier. */
export type ResumeIssuing = (on: Queryable, sellerId: number, courierId: number) => Promise<void>;

/** A supplier's own accounts at couriers. Its secrets can be written and not read. */
export function waybillAccountService({ db, resume }: { db: Db; resume: ResumeIssuing }) {
  async function add(tx: Tx, sellerId: number, account: NewWaybillAccount): Promise<number> {
    const id = await addWaybillAccount(tx, sellerId, account);
    if (id === undefined) throw new Refusal('WAYBILL_ACCOUNT_EXISTS', {}, { field: 'courierId' });
    return id;
  }

  /**
   * Waybills are voided with the account that issued them: one with another customer's code takes the place of the one
   * that was there.
   */
  async function change(
    tx: Tx,
    sellerId: number,
    old: WaybillAccountRow,
    { account: texts, ...rest }: Omit<NewWaybillAccount, 'account'> & { account: CourierAccount },
  ): Promise<number> {
    const account = { ...rest, account: sealAccount(tx.box, texts) };
    if (await isTaken(tx, sellerId, account, old.id))
      throw new Refusal('WAYBILL_ACCOUNT_EXISTS', {}, { field: 'courierId' });
    const isAnother =
      old.courierId !== rest.courierId || openAccount(tx.box, old.account).partnerId !== texts.partnerId;
    if (!isAnother) {
      await changeWaybillAccount(tx, old.id, { ...account, isMended: true });
      return old.id;
    }
    await changeWaybillAccount(tx, old.id, { removedAt: sql`now()` });
    return add(tx, sellerId, account);
  }

  return {
    async list(sellerId: number): Promise<WaybillAccountDto[]> {
      const rows = await listWaybillAccounts(db, sellerId);
      return rows.map((each) => dto(db, each));
    },

    /** Adds one, or changes that of `id`; secrets that are left out stay. */
    save: (sellerId: number, id: number | null, input: WaybillAccountInput): Promise<WaybillAccountDto> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, sellerId);
        const old = id === null ? undefined : await lockWaybillAccount(tx, sellerId, id);
        if (id !== null && !old) throw new Refusal('NOT_FOUND');
        const { courierId, warehouseId = null, platform = 0, fallsBack = false, enabled = true } = input;
        const place = { courierId, warehouseId, platform, fallsBack, enabled };
        if (!(await placesExist(tx, sellerId, place))) throw new Refusal('NOT_FOUND');
        const account = completed(input, old && openAccount(tx.box, old.account));
        if (!old && (await listWaybillAccounts(tx, sellerId)).length >= MAX_ACCOUNTS)
          throw new Refusal('WAYBILL_ACCOUNT_LIMIT', { max: MAX_ACCOUNTS });
        const kept = old
          ? await change(tx, sellerId, old, { ...place, account })
          : await add(tx, sellerId, { ...place, account: sealAccount(tx.box, account) });
        for (const each of new Set([courierId, old?.courierId ?? courierId]))
          await resume(tx, sellerId, each);
        return findDto(tx, sellerId, kept);
      }),

    enable: (sellerId: number, id: number, enabled: boolean): Promise<WaybillAccountDto> =>
      db.transaction(async (tx) => {
        const { courierId } = await locked(tx, sellerId, id);
        await changeWaybillAccount(tx, id, { enabled });
        await resume(tx, sellerId, courierId);
        return findDto(tx, sellerId, id);
      }),

    remove: (sellerId: number, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const { courierId } = await locked(tx, sellerId, id);
        await changeWaybillAccount(tx, id, { removedAt: sql`now()` });
        await resume(tx, sellerId, courierId);
      }),
  };
}

export type WaybillAccountService = ReturnType<typeof waybillAccountService>;

/** @throws Refusal NOT_FOUND where the supplier has none with this id */
export async function findDto(on: Db | Tx, sellerId: number, id: number): Promise<WaybillAccountDto> {
  const [listed] = await listWaybillAccounts(on, sellerId, id);
  if (!listed) throw new Refusal('NOT_FOUND');
  return dto(on, listed);
}

async function locked(tx: Tx, sellerId: number, id: number): Promise<WaybillAccountRow> {
  const row = await lockWaybillAccount(tx, sellerId, id);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** What is kept of an input: no field that is empty. */
function completed(input: WaybillAccountInput, old: CourierAccount | undefined): CourierAccount {
  const { customerName = '', ...others } = Object.fromEntries(
    namedFields
      .map((field) => [field, oneLine(input[field] ?? '')] as const)
      .filter(([, text]) => text !== ''),
  );
  const partnerId = oneLine(input.customerCode);
  if (partnerId === '') throw new Refusal('BAD_PARAM', { field: 'customerCode' });
  const key = input.customerKey?.trim() ?? old?.partnerKey;
  const secret = input.customerSecret?.trim() ?? old?.partnerSecret;
  return {
    partnerId,
    ...(customerName ? { partnerName: customerName } : {}),
    ...others,
    payType: input.payType ?? MONTHLY,
    ...(key ? { partnerKey: key } : {}),
    ...(secret ? { partnerSecret: secret } : {}),
  };
}

function dto({ box }: Db | Tx, { row, courierName, warehouseName }: ListedAccount): WaybillAccountDto {
  const {
    partnerId,
    partnerName = '',
    partnerKey,
    partnerSecret,
    payType,
    ...texts
  } = openAccount(box, row.account);
  const { id, courierId, warehouseId, platform, enabled, fallsBack } = row;
  const problemCode = row.problemCode === '' ? null : (row.problemCode as ReasonCode);
  return {
    ...{ id, courierId, courierName, warehouseId, warehouseName, platform, customerCode: partnerId },
    ...{ customerName: partnerName, net: '', tbNet: '', code: '', checkMan: '', expType: '', ...texts },
    payType: payTypes.find((each) => each === payType) ?? MONTHLY,
    hasKey: partnerKey !== undefined,
    hasSecret: partnerSecret !== undefined,
    ...{ enabled, fallsBack, problemCode },
    problemText: problemCode ? problemText(problemCode) : '',
    problemAt: shanghaiIsoOrNull(row.problemAt),
    testedAt: shanghaiIsoOrNull(row.testedAt),
    updatedAt: shanghaiIso(row.updatedAt),
  };
}
