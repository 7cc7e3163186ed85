import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { type Order, pageOfRows, windowOf } from '../../db/pages.ts';
import { addressBookEntries } from '../../db/schema/index.ts';
import { shanghaiIso } from '../../shared/clock.ts';
import { maskAddress, maskPhone } from '../../shared/masking.ts';
import type { Page, Paging } from '../../shared/paging.ts';
import type { Person } from '../../shared/personalData.ts';
import { phoneParts } from '../../shared/phoneParts.ts';
import type { Region } from '../areas/areas.ts';
import type { BookEntryDto, BookFilter, BookGroupsDto, OpenedEntryDto } from './addressBook.schemas.ts';
import { bookPrint, isMeant, openBookPerson, sealBookPerson } from './bookPeople.ts';

/** Somebody to be kept. */
export type NewEntry = { person: Person; region: Region; group: string; note: string };

type EntryRow = Region & {
  id: number;
  person: string;
  groupName: string;
  note: string;
  createdAt: string;
};

const NEWEST: Order = { name: 'addressBook', by: [sql`e.id`], descending: true };
/** Rows that are opened in one go, so that others get their turn between. */
const OPENED_AT_ONCE = 500;

const COLUMNS = sql`e.id, e.person, e.province_code AS "provinceCode", e.city_code AS "cityCode",
  e.district_code AS "districtCode", e.province, e.city, e.district, e.group_name AS "groupName", e.note,
  e.created_at AS "createdAt"`;

const ofIds = (ids: readonly number[]): SQL => sql`e.id = ANY (${`{${ids.join()}}`}::bigint[])`;

/** FROM and WHERE of an account's entries, as `e`. */
export function entryRows(accountId: number, { group }: Pick<BookFilter, 'group'>): SQL {
  return sql`FROM address_book_entry e WHERE e.account_id = ${accountId}
             AND ${group === undefined ? sql`true` : sql`e.group_name = ${group}`}`;
}

/** A page of the account's entries, the newest first. */
export async function listEntries(
  db: Queryable,
  accountId: number,
  { keyword = '', group, ...paging }: BookFilter & Paging,
  isCounted: boolean,
): Promise<Page<BookEntryDto>> {
  const window = windowOf(paging, NEWEST);
  const all = entryRows(accountId, group === undefined ? {} : { group });
  const found = keyword.trim() === '' ? null : await idsMeant(db, all, keyword);
  const from = found ? sql`${all} AND ${ofIds(found)}` : all;
  const { rows } = await db.execute<EntryRow>(sql`
    SELECT ${COLUMNS} ${from} AND ${window.after}
     ORDER BY e.id ${window.order.descending ? sql`DESC` : sql`ASC`} LIMIT ${window.limit} OFFSET ${window.offset}`);
  const total = found ? found.length : isCounted ? await countRows(db, all) : 0;
  return pageOfRows(window, rows, total, (row) => maskedDto(db, row));
}

/** Names lie sealed: so each is opened and looked at, of at most as many as a book holds. */
async function idsMeant(db: Queryable, from: SQL, keyword: string): Promise<number[]> {
  const found: number[] = [];
  for (let last = Number.MAX_SAFE_INTEGER; ; ) {
    const { rows } = await db.execute<{ id: number; person: string }>(
      sql`SELECT e.id, e.person ${from} AND e.id < ${last} ORDER BY e.id DESC LIMIT ${OPENED_AT_ONCE}`,
    );
    for (const { id, person } of rows) if (isMeant(openBookPerson(db.box, person), keyword)) found.push(id);
    last = rows.at(-1)?.id ?? 0;
    if (rows.length < OPENED_AT_ONCE) return found;
  }
}

async function countRows(db: Queryable, from: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`SELECT count(*) AS total ${from}`);
  return rows[0]?.total ?? 0;
}

export const countEntries = (db: Queryable, accountId: number): Promise<number> =>
  countRows(db, entryRows(accountId, {}));

/** The groups of the account by name. */
export async function listGroups(db: Queryable, accountId: number): Promise<BookGroupsDto['groups']> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    SELECT group_name AS name, count(*) AS count FROM address_book_entry
     WHERE account_id = ${accountId} AND group_name <> '' GROUP BY group_name ORDER BY group_name`);
  return rows;
}

/** One of the account's entries. */
export async function findEntry(db: Queryable, accountId: number, id: number): Promise<BookEntryDto> {
  const { rows } = await db.execute<EntryRow>(
    sql`SELECT ${COLUMNS} ${entryRows(accountId, {})} AND e.id = ${id}`,
  );
  const [row] = rows;
  if (!row) throw new Error('the entry is not there');
  return maskedDto(db, row);
}

/** The account's entries among `ids` in clear, in their order. */
export async function openEntries(
  db: Queryable,
  accountId: number,
  ids: readonly number[],
): Promise<OpenedEntryDto[]> {
  const { rows } = await db.execute<EntryRow>(
    sql`SELECT ${COLUMNS} ${entryRows(accountId, {})} AND ${ofIds(ids)}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [openedDto(db, row)] : [];
  });
}

/** A page of entries in clear below an id, for files. */
export async function entriesBelow(
  db: Queryable,
  from: SQL,
  id: number,
  limit: number,
): Promise<OpenedEntryDto[]> {
  const { rows } = await db.execute<EntryRow>(
    sql`SELECT ${COLUMNS} ${from} AND e.id < ${id} ORDER BY e.id DESC LIMIT ${limit}`,
  );
  return rows.map((row) => openedDto(db, row));
}

/** Which entries were added: their ids, and their places among those that were to be. */
export type AddedEntries = { ids: number[]; places: Set<number> };

/** Adds those that are not in the book. */
export async function addEntries(
  tx: Queryable,
  accountId: number,
  entries: readonly NewEntry[],
): Promise<AddedEntries> {
  const rows = entries.map((entry, place) => ({ place, ...columnsOf(tx, accountId, entry) }));
  const { rows: added } = await tx.execute<{ id: number; print: string }>(sql`
    INSERT INTO address_book_entry
      (account_id, person, print, province_code, city_code, district_code, province, city, district, group_name, note)
    SELECT ${accountId}, person, print, "provinceCode", "cityCode", "districtCode", province, city, district, "group", note
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x
        (place int, person text, print bigint, "provinceCode" text, "cityCode" text, "districtCode" text, province text,
         city text, district text, "group" text, note text)
     ORDER BY place ON CONFLICT DO NOTHING RETURNING id, print::text AS print`);
  // Of those that are the same the first is added.
  const firsts = new Map(rows.map(({ print, place }) => [print, place] as const).toReversed());
  return {
    ids: added.map(({ id }) => id),
    places: new Set(added.flatMap(({ print }) => firsts.get(print) ?? [])),
  };
}

/** Which of the entries are in the book already, or stand further up among them. */
export async function knownAmong(
  db: Queryable,
  accountId: number,
  entries: readonly NewEntry[],
): Promise<Set<number>> {
  const prints = entries.map((entry) => printOf(db, accountId, entry));
  const { rows } = await db.execute<{ print: string }>(sql`
    SELECT print::text AS print FROM address_book_entry
     WHERE account_id = ${accountId} AND print = ANY (${`{${prints.join()}}`}::bigint[])`);
  const known = new Set(rows.map(({ print }) => print));
  return new Set(prints.flatMap((print, at) => (known.has(print) || prints.indexOf(print) < at ? [at] : [])));
}

/** Changes one; undefined when the account has none with this id. */
export async function changeEntry(
  tx: Queryable,
  accountId: number,
  id: number,
  entry: NewEntry,
): Promise<EntryRow['id'] | undefined> {
  const { print, group, ...columns } = columnsOf(tx, accountId, entry);
  const [row] = await tx
    .update(addressBookEntries)
    .set({ ...columns, groupName: group, print: BigInt(print) })
    .where(and(eq(addressBookEntries.accountId, accountId), eq(addressBookEntries.id, id)))
    .returning({ id: addressBookEntries.id });
  return row?.id;
}

/** The id of whoever in the book is the same as an entry; undefined for nobody. */
export async function findSame(
  db: Queryable,
  accountId: number,
  entry: NewEntry,
): Promise<number | undefined> {
  const print = printOf(db, accountId, entry);
  const [row] = await db
    .select({ id: addressBookEntries.id })
    .from(addressBookEntries)
    .where(and(eq(addressBookEntries.accountId, accountId), eq(addressBookEntries.print, BigInt(print))));
  return row?.id;
}

/** Returns the ids of those that were moved. */
export async function moveEntries(
  tx: Queryable,
  accountId: number,
  ids: number[],
  groupName: string,
): Promise<number[]> {
  const rows = await tx
    .update(addressBookEntries)
    .set({ groupName })
    .where(and(eq(addressBookEntries.accountId, accountId), inArray(addressBookEntries.id, ids)))
    .returning({ id: addressBookEntries.id });
  return rows.map(({ id }) => id);
}

/** Returns the ids of those that were removed. */
export async function removeEntries(tx: Queryable, accountId: number, ids: number[]): Promise<number[]> {
  const rows = await tx
    .delete(addressBookEntries)
    .where(and(eq(addressBookEntries.accountId, accountId), inArray(addressBookEntries.id, ids)))
    .returning({ id: addressBookEntries.id });
  return rows.map(({ id }) => id);
}

const printOf = ({ box }: Queryable, accountId: number, { person, region }: NewEntry): string =>
  bookPrint(box, accountId, person, region);

function columnsOf(tx: Queryable, accountId: number, entry: NewEntry) {
  const { person, region, group, note } = entry;
  const { provinceCode, cityCode, districtCode, province, city, district } = region;
  return {
    person: sealBookPerson(tx.box, person),
    ...{ provinceCode, cityCode, districtCode, province, city, district },
    ...{ group, note },
    print: printOf(tx, accountId, entry),
  };
}

function placesOf({ provinceCode, cityCode, districtCode, province, city, district, ...row }: EntryRow) {
  return {
    ...{ provinceCode, cityCode, districtCode, province, city, district },
    ...{ group: row.groupName, note: row.note },
  };
}

function maskedDto({ box }: Queryable, row: EntryRow): BookEntryDto {
  const { name, phone, address } = openBookPerson(box, row.person);
  return {
    ...{ id: row.id, name, phone: maskPhone(phone), address: maskAddress(address) },
    ...placesOf(row),
    createdAt: shanghaiIso(new Date(row.createdAt)),
  };
}

function openedDto({ box }: Queryable, row: EntryRow): OpenedEntryDto {
  const { name, phone, address } = openBookPerson(box, row.person);
  return {
    ...{ id: row.id, name, phone, phoneExtension: phoneParts(phone).extension, address },
    ...placesOf(row),
  };
}
