import { oneLine } from '@chengcang/addresses';
import type { Db, Tx } from '../../db/client.ts';
import { phoneIsValid } from '../../shared/phoneParts.ts';
import { Refusal } from '../../shared/refusal.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { regionOf } from '../areas/areas.ts';
import {
  addSender,
  changeSender,
  clearDefault,
  countSenders,
  ensureDefault,
  listSenders,
  type NewSender,
  removeSenders,
} from './senders.repository.ts';
import type { SenderDto, SenderInput } from './senders.schemas.ts';

const MAX_SENDERS = 50;

/** Sender addresses of a person; one of them is the default. */
export function senderService(db: Db) {
  return {
    list: (accountId: number): Promise<SenderDto[]> => listSenders(db, accountId),

    create: (accountId: number, input: SenderInput): Promise<SenderDto> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        return add(tx, accountId, completed(input));
      }),

    /** The id of the sender with these fields, created when it is missing. */
    keep: (accountId: number, input: SenderInput): Promise<number> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const requested = completed(input);
        const same = (await listSenders(tx, accountId)).find((known) => isSame(known, requested));
        return (same ?? (await add(tx, accountId, requested))).id;
      }),

    update: (accountId: number, id: number, input: SenderInput): Promise<SenderDto> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const sender = completed(input);
        if (sender.isDefault) await clearDefault(tx, accountId);
        const changed = await changeSender(tx, accountId, id, sender);
        if (!changed) throw new Refusal('NOT_FOUND');
        await ensureDefault(tx, accountId);
        return changed;
      }),

    remove: (accountId: number, ids: number[]): Promise<number[]> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const removed = await removeSenders(tx, accountId, ids);
        if (removed.length !== new Set(ids).size) throw new Refusal('NOT_FOUND');
        await ensureDefault(tx, accountId);
        return removed;
      }),
  };
}

export type SenderService = ReturnType<typeof senderService>;

/** The first sender of an account is its default. The account is locked. */
async function add(tx: Tx, accountId: number, sender: NewSender): Promise<SenderDto> {
  const existing = await countSenders(tx, accountId);
  if (existing >= MAX_SENDERS) throw new Refusal('SENDER_LIMIT', { max: MAX_SENDERS });
  const isDefault = sender.isDefault || existing === 0;
  if (isDefault) await clearDefault(tx, accountId);
  return addSender(tx, accountId, { ...sender, isDefault });
}

function isSame(known: SenderDto, requested: NewSender): boolean {
  const fields = ['name', 'phone', 'provinceCode', 'cityCode', 'districtCode', 'address'] as const;
  return fields.every((field) => known[field] === requested[field]);
}

/** What is kept of an input; `at` is where it stands in a body. @throws Refusal BAD_PARAM of a region or phone that is none */
export function completed(input: SenderInput, at = ''): NewSender {
  const region = regionOf(input);
  if (!region) throw new Refusal('BAD_PARAM', { field: `${at}provinceCode` });
  if (!phoneIsValid(input.phone)) throw new Refusal('BAD_PARAM', { field: `${at}phone` });
  return {
    ...region,
    name: oneLine(input.name),
    phone: input.phone,
    address: oneLine(input.address),
    isDefault: input.isDefault ?? false,
    remark: input.remark ?? '',
  };
}
