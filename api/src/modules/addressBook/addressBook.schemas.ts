import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId } from '../../shared/values.ts';
import { regionFields } from '../areas/areas.schemas.ts';

/** Rows of one call of the import, receivers that are opened and entries that are moved or deleted at once. */
const MAX_ROWS = 1_000;
const MAX_OPENED = 500;
/** Characters of what a buyer writes to an entry. */
export const LONGEST = { group: 20, note: 100 };

const places = {
  ...regionFields,
  group: Type.String({ description: 'empty without a group' }),
  note: Type.String({ description: 'for the own account alone' }),
};

export const BookEntry = Type.Object({
  id: EntityId,
  name: Type.String(),
  phone: Type.String({ description: 'masked, an extension whole' }),
  address: Type.String({ description: 'masked' }),
  ...places,
  createdAt: Type.String(),
});
export type BookEntryDto = Static<typeof BookEntry>;
export const BookEntryPage = pageOf(BookEntry);

const filters = {
  keyword: Type.Optional(
    Type.String({
      maxLength: 50,
      description: 'a part of the name or of its pinyin, or four digits or more of the phone in a row',
    }),
  ),
  group: Type.Optional(
    Type.String({
      maxLength: LONGEST.group,
      description: 'only this group; empty: only those without one',
    }),
  ),
};
export const BookEntriesBody = body({ ...filters, ...pagingFields(20) });
export type BookFilter = { keyword?: string; group?: string };

export const BookGroups = Type.Object({
  groups: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }), {
    description: 'by name; entries without a group are in none',
  }),
  entryCount: Type.Integer({ description: 'of the whole book' }),
  maxEntries: Type.Integer({ description: 'as many may be kept' }),
});
export type BookGroupsDto = Static<typeof BookGroups>;

export const OpenEntriesBody = body({
  ids: Type.Array(EntityId, { minItems: 1, maxItems: MAX_OPENED, description: 'own ones; all or none' }),
});
const OpenedEntry = Type.Object({
  id: EntityId,
  name: Type.String(),
  phone: Type.String({ description: 'in clear, with its extension' }),
  phoneExtension: Type.String({ description: 'empty without one' }),
  address: Type.String({ description: 'in clear, below the district' }),
  ...places,
});
export type OpenedEntryDto = Static<typeof OpenedEntry>;
export const OpenedEntries = Type.Object({
  list: Type.Array(OpenedEntry, { description: 'in the order of `ids`' }),
});

const words = {
  group: Type.Optional(
    Type.String({ maxLength: LONGEST.group, description: 'white space around it is left out' }),
  ),
  note: Type.Optional(Type.String({ maxLength: LONGEST.note })),
};
export const SaveEntryBody = body({
  id: Type.Optional(entityId('the own one that is changed; a new one without it')),
  name: Type.String({ minLength: 1, maxLength: 30 }),
  phone: Type.String({ minLength: 1, maxLength: 30 }),
  provinceCode: Type.String({ pattern: '^[0-9]{2}$' }),
  cityCode: Type.String({ pattern: '^([0-9]{4})?$' }),
  districtCode: Type.String({ pattern: '^([0-9]{6})?$' }),
  address: Type.String({ minLength: 1, maxLength: 200 }),
  ...words,
});
export type SaveEntryInput = Omit<Static<typeof SaveEntryBody>, 'id'>;

const ImportedRow = Type.Object(
  {
    row: Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'of the sheet or the paste, to say what became of it',
    }),
    name: Type.String({ maxLength: 200 }),
    phone: Type.String({ maxLength: 60 }),
    place: Type.String({
      maxLength: 400,
      description: 'region and address in one text, as people write it: 浙江省杭州市西湖区文三路123号',
    }),
    group: Type.Optional(Type.String({ maxLength: 200 })),
    note: Type.Optional(Type.String({ maxLength: 400 })),
  },
  { additionalProperties: false },
);
export type ImportedRow = Static<typeof ImportedRow>;
export const ImportEntriesBody = body({
  rows: Type.Array(ImportedRow, { minItems: 1, maxItems: MAX_ROWS }),
  checkOnly: Type.Optional(
    Type.Boolean({ description: 'says what would become of them, and keeps nothing' }),
  ),
  clientNo: Type.Optional(Type.String({ description: 'the same again gets the first answer' })),
});
const saidRows = (description: string) =>
  Type.Array(Type.Object({ row: Type.Integer(), msg: Type.String() }), { description });
export const ImportEntriesAnswer = Type.Object({
  added: Type.Integer(),
  duplicates: saidRows('those that the book has already, or that stand above; they are not added again'),
  failed: saidRows('those that cannot be kept, and why'),
});
export type ImportEntriesDto = Static<typeof ImportEntriesAnswer>;

export const KeepReceiversBody = body({
  packageIds: Type.Array(EntityId, { minItems: 1, maxItems: MAX_OPENED, description: 'own parcels' }),
  group: words.group,
});
export const KeepReceiversAnswer = Type.Object({
  added: Type.Integer(),
  duplicates: Type.Integer({ description: 'those that the book has already; they are not added again' }),
  leftOut: Type.Array(Type.Object({ packageId: EntityId, packageNo: Type.String(), msg: Type.String() }), {
    description: 'parcels without a receiver that could be kept',
  }),
});
export type KeepReceiversDto = Static<typeof KeepReceiversAnswer>;

const entryIds = Type.Array(EntityId, {
  minItems: 1,
  maxItems: MAX_ROWS,
  description: 'own ones; all or none',
});
export const EntryIdsBody = body({ ids: entryIds });
export const MoveEntriesBody = body({
  ids: entryIds,
  group: Type.String({ maxLength: LONGEST.group, description: 'empty: out of their groups' }),
});
export const MovedEntries = Type.Object({
  ids: Type.Array(EntityId),
  group: Type.String({ description: 'where they are now; empty without one' }),
});
export type MovedEntriesDto = Static<typeof MovedEntries>;
export const EntryIds = Type.Object({ ids: Type.Array(EntityId) });
