import { oneLine } from '@chengcang/addresses';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { ownsParcel } from '../../db/ownership.ts';
import { storeResponse } from '../../db/storedResponses.ts';
import type { Actor } from '../../shared/actor.ts';
import type { Fields } from '../../shared/fields.ts';
import { asksForTotal, type Page, type Paging } from '../../shared/paging.ts';
import { openPerson } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { requestHash } from '../../shared/requestHash.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { readPlace } from '../addresses/reading.ts';
import { type Receiver, validateReceiver } from '../addresses/receiverRules.ts';
import { regionOf } from '../areas/areas.ts';
import { recordReveals } from '../parcels/receiverReveals.repository.ts';
import { isCopied, leftOut } from '../shipments/copying.service.ts';
import {
  type AddedEntries,
  addEntries,
  changeEntry,
  countEntries,
  findEntry,
  findSame,
  knownAmong,
  listEntries,
  listGroups,
  moveEntries,
  type NewEntry,
  openEntries,
  removeEntries,
} from './addressBook.repository.ts';
import {
  type BookEntryDto,
  type BookFilter,
  type BookGroupsDto,
  type ImportEntriesDto,
  type ImportedRow,
  type KeepReceiversDto,
  LONGEST,
  type MovedEntriesDto,
  type OpenedEntryDto,
  type SaveEntryInput,
} from './addressBook.schemas.ts';

const MAX_ENTRIES = 10_000;
const MAX_GROUPS = 50;
const KNOWN = new Refusal('ADDRESS_BOOK_EXISTS').message;
const NO_REGION = '省份无法识别';

type KeptParcel = {
  id: number;
  packageNo: string;
  /** Encrypted; empty where it was erased. */
  receiver: string;
  ofShop: boolean;
  provinceCode: string;
  cityCode: string;
  districtCode: string;
};

/** The receivers that a buyer keeps. Changes lock the account, so that its limits hold for changes at the same time, too. */
export function addressBookService(db: Db, now: () => Date) {
  return {
    list: ({ accountId }: Actor, filter: BookFilter & Paging, fields: Fields): Promise<Page<BookEntryDto>> =>
      listEntries(db, accountId, filter, asksForTotal(fields)),

    async groups({ accountId }: Actor): Promise<BookGroupsDto> {
      const [found, entryCount] = await Promise.all([listGroups(db, accountId), countEntries(db, accountId)]);
      return { groups: found, entryCount, maxEntries: MAX_ENTRIES };
    },

    /** Some in clear; each is recorded. @throws Refusal NOT_FOUND where one of them is not the actor's; REVEAL_LIMIT */
    open: ({ accountId }: Actor, ids: number[]): Promise<OpenedEntryDto[]> =>
      db.transaction(async (tx) => {
        const wanted = [...new Set(ids)];
        const entries = await openEntries(tx, accountId, wanted);
        if (entries.length < wanted.length) throw new Refusal('NOT_FOUND');
        await recordReveals(tx, accountId, wanted, {
          ...({ purpose: 'screen', limit: 'receiversCopied', of: 'entry' } as const),
        });
        return entries;
      }),

    /** Adds one, or changes that of `id`. */
    save: ({ accountId }: Actor, id: number | null, input: SaveEntryInput): Promise<BookEntryDto> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const entry = completed(input, now());
        const same = await findSame(tx, accountId, entry);
        if (same !== undefined && same !== id)
          throw new Refusal('ADDRESS_BOOK_EXISTS', {}, { field: 'form' });
        if (id === null) {
          const { ids } = await add(tx, accountId, [entry]);
          const [added] = ids;
          if (added === undefined) throw new Error('the entry was not written');
          return findEntry(tx, accountId, added);
        }
        const changed = await changeEntry(tx, accountId, id, entry);
        if (changed === undefined) throw new Refusal('NOT_FOUND');
        await enforceGroups(tx, accountId);
        return findEntry(tx, accountId, changed);
      }),

    /** Takes rows over, each by itself; those that are in the book are said and not added again. */
    async importRows(
      { accountId }: Actor,
      { rows, checkOnly, key }: { rows: ImportedRow[]; checkOnly: boolean; key: string | null },
    ): Promise<ImportEntriesDto> {
      const read = rows.map((row) => ({ row: row.row, ...entryOf(row, now()) }));
      const failed = read.flatMap(({ row, msg }) => (msg === null ? [] : [{ row, msg }]));
      const fit = read.flatMap(({ row, entry }) => (entry ? [{ row, entry }] : []));
      const entries = fit.map(({ entry }) => entry);
      const answerOf = (isKnown: (at: number) => boolean, added: number): ImportEntriesDto => ({
        ...{ added, failed },
        duplicates: fit.flatMap(({ row }, at) => (isKnown(at) ? [{ row, msg: KNOWN }] : [])),
      });
      if (checkOnly) {
        const known = await knownAmong(db, accountId, entries);
        return answerOf((at) => known.has(at), 0);
      }
      const request = { accountId, op: 'importAddressBook', key, hash: requestHash(rows) };
      return db.transaction((tx) =>
        storeResponse(tx, request, async () => {
          await lockAccount(tx, accountId);
          const { places } = await add(tx, accountId, entries);
          return answerOf((at) => !places.has(at), places.size);
        }),
      );
    },

    /**
     * Keeps the receivers of own parcels, without showing them.
     * @throws Refusal NOT_FOUND where one of the parcels is not the actor's
     */
    keepReceivers: (
      actor: Actor,
      { packageIds, group = '' }: { packageIds: number[]; group?: string },
    ): Promise<KeepReceiversDto> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, actor.accountId);
        const ids = [...new Set(packageIds)];
        const parcels = await ownParcels(tx, actor, ids);
        if (parcels.length < ids.length) throw new Refusal('NOT_FOUND');
        const entries: NewEntry[] = [];
        const unread: KeepReceiversDto['leftOut'] = [];
        for (const parcel of parcels.filter(isCopied)) {
          const entry = keptOf(tx, parcel, groupOf(group));
          if (entry) entries.push(entry);
          else unread.push({ packageId: parcel.id, packageNo: parcel.packageNo, msg: NO_REGION });
        }
        const { places } = await add(tx, actor.accountId, entries);
        return {
          ...{ added: places.size, duplicates: entries.length - places.size },
          leftOut: [...leftOut(parcels), ...unread],
        };
      }),

    move: ({ accountId }: Actor, ids: number[], group: string): Promise<MovedEntriesDto> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const name = groupOf(group);
        const moved = allOf(ids, await moveEntries(tx, accountId, ids, name));
        await enforceGroups(tx, accountId);
        return { ids: moved, group: name };
      }),

    remove: ({ accountId }: Actor, ids: number[]): Promise<number[]> =>
      db.transaction(async (tx) => {
        await lockAccount(tx, accountId);
        return allOf(ids, await removeEntries(tx, accountId, ids));
      }),
  };
}

export type AddressBookService = ReturnType<typeof addressBookService>;

function allOf(ids: readonly number[], done: number[]): number[] {
  if (done.length !== new Set(ids).size) throw new Refusal('NOT_FOUND');
  return done;
}

/** Adds those that are not in the book. The account is locked. */
async function add(tx: Tx, accountId: number, entries: readonly NewEntry[]): Promise<AddedEntries> {
  const before = await countEntries(tx, accountId);
  const added = await addEntries(tx, accountId, entries);
  if (before + added.places.size > MAX_ENTRIES) throw new Refusal('ADDRESS_BOOK_LIMIT', { max: MAX_ENTRIES });
  await enforceGroups(tx, accountId);
  return added;
}

async function enforceGroups(tx: Tx, accountId: number): Promise<void> {
  if ((await listGroups(tx, accountId)).length > MAX_GROUPS)
    throw new Refusal('ADDRESS_BOOK_GROUPS', { max: MAX_GROUPS }, { field: 'group' });
}

const groupOf = (group: string) => oneLine(group);

/** What is kept of an input. @throws Refusal BAD_PARAM of a field that cannot be kept */
function completed(
  { name, phone, address, group = '', note = '', ...codes }: SaveEntryInput,
  at: Date,
): NewEntry {
  const { entry, msg, field } = judged(
    { ...receiverOf(name, phone, address), ...codes },
    { group: groupOf(group), note: oneLine(note) },
    at,
  );
  if (!entry)
    throw new Refusal('ROWS_INVALID', { count: 1 }, { field, failed: [{ field, msg }] }).saying(msg);
  return entry;
}

/** What a row of a sheet or a paste says, or why it cannot be kept. */
function entryOf({ name, phone, place, group = '', note = '' }: ImportedRow, at: Date) {
  const read = readPlace(place);
  const { provinceCode, cityCode, districtCode } = read;
  const receiver = {
    ...receiverOf(name, phone, read.detail),
    ...{ provinceCode, cityCode, districtCode },
  };
  return judged(receiver, { group: groupOf(group), note: oneLine(note) }, at);
}

type Judged = { entry: NewEntry; msg: null; field: null } | { entry: null; msg: string; field: string };

function judged(receiver: Receiver, words: Pick<NewEntry, 'group' | 'note'>, at: Date): Judged {
  const { problems, region } = validateReceiver(receiver, [], at);
  const [wrong] = problems.filter(({ blocking }) => blocking);
  const refused = (field: string, msg: string) => ({ entry: null, field, msg });
  if (wrong) return refused(wrong.field, wrong.msg);
  if (!region) return refused('region', NO_REGION);
  if ([...words.group].length > LONGEST.group) return refused('group', `分组名最多${LONGEST.group}个字`);
  if ([...words.note].length > LONGEST.note) return refused('note', `备注最多${LONGEST.note}个字`);
  const { receiverName: name, receiverPhone: phone, address } = receiver;
  return { entry: { person: { name, phone, address }, region, ...words }, msg: null, field: null };
}

function receiverOf(name: string, phone: string, address: string) {
  return {
    ...{ thirdOrderNo: '', receiverName: oneLine(name), receiverPhone: phone.trim() },
    address: oneLine(address),
  };
}

async function ownParcels(tx: Tx, actor: Actor, ids: readonly number[]): Promise<KeptParcel[]> {
  const { rows } = await tx.execute<KeptParcel>(sql`
    SELECT p.id, p.package_no AS "packageNo", p.receiver, p.shop_id IS NOT NULL AS "ofShop",
           p.province_code AS "provinceCode", p.city_code AS "cityCode", p.district_code AS "districtCode"
      FROM order_package p WHERE p.id = ANY (${`{${ids.join()}}`}::bigint[]) AND ${ownsParcel(actor)} ORDER BY p.id`);
  return rows;
}

function keptOf({ box }: Tx, parcel: KeptParcel, group: string): NewEntry | null {
  const region = regionOf(parcel);
  return region && { person: openPerson(box, 'receiver', parcel.receiver), region, group, note: '' };
}
