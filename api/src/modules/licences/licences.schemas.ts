import { type Static, Type } from 'typebox';
import { answers, body, NullableText } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, entityId } from '../../shared/values.ts';

const Kind = Type.Integer({
  minimum: 1,
  maximum: 4,
  description: '1 business, 2 food, 3 cosmetics, 4 electronics',
});
const Status = Type.Integer({
  minimum: 1,
  maximum: 4,
  description: '1 waiting, 2 accepted, 3 refused, 4 replaced by a newer one',
});
const Day = Type.String({ format: 'date' });

export const LicencesQuery = Type.Object({
  ...pagingFields(20),
  sellerId: Type.Optional(entityId('of one supplier')),
  status: Type.Optional(Status),
  due: Type.Optional(
    Type.Boolean({ description: 'only accepted ones that end within 30 days, or are to be looked at again' }),
  ),
});
export type LicencesFilter = Static<typeof LicencesQuery>;

const Licence = Type.Object({
  id: EntityId,
  sellerId: EntityId,
  companyName: Type.String(),
  kind: Kind,
  number: Type.String({ description: 'as printed on it' }),
  endsOn: { ...NullableText, description: 'its last day; null where it has none' },
  status: Status,
  isDue: Type.Boolean({ description: 'it ends within 30 days, or is to be looked at again' }),
  checkOn: { ...NullableText, description: 'when it is looked at again; null of others than accepted ones' },
  reason: Type.String({ description: 'why it was refused' }),
  addedBy: Type.String({ description: 'the operator; empty where the supplier sent it' }),
  decidedBy: Type.String({ description: 'empty while it waits' }),
  decidedAt: NullableText,
  createdAt: Type.String(),
});
export type LicenceDto = Static<typeof Licence>;
export const LicenceItem = Licence;
export const LicencePage = pageOf(Licence);

const written = {
  kind: Kind,
  number: Type.String({ minLength: 2, maxLength: 60, pattern: '\\S' }),
  endsOn: Type.Union([Day, Type.Null()], { description: 'its last day; null where it has none' }),
};
export const AddLicenceBody = body({
  ...written,
  sellerId: EntityId,
  fileId: entityId('of its picture, by `POST /console/files/licence`'),
});
export type NewLicence = Static<typeof AddLicenceBody>;

export const SendLicenceBody = body({
  ...written,
  fileId: entityId('of its picture, by `POST /privateFile/upload`'),
});
export type SentLicence = Static<typeof SendLicenceBody>;

const shown = {
  id: EntityId,
  kind: Kind,
  number: Type.String({ description: 'as printed on it' }),
  endsOn: { ...NullableText, description: 'its last day; null where it has none' },
  fileId: entityId('of its picture, by `GET /privateFile/:id`'),
};
export const OwnLicence = Type.Object({
  ...shown,
  status: Status,
  reason: Type.String({ description: 'why it was refused' }),
  createdAt: Type.String(),
});
export type OwnLicenceDto = Static<typeof OwnLicence>;

export const StoreLicence = Type.Object({
  ...shown,
  companyName: Type.String({ description: 'whose it is' }),
});
export type StoreLicenceDto = Static<typeof StoreLicence>;
export const StoreQuery = Type.Object({ warehouseId: entityId('of the supplier') });

export const DecideLicenceBody = body({
  id: EntityId,
  accept: Type.Boolean(),
  reason: Type.Optional(
    Type.String({ maxLength: 200, description: 'needed to refuse: 5 characters or more' }),
  ),
});
export type LicenceDecision = Static<typeof DecideLicenceBody>;

export const SellerQuery = Type.Object({ sellerId: entityId('the supplier that sent it') });
export const StoredPicture = Type.Object({ fileId: EntityId });
const bytes = { schema: { type: 'string', format: 'binary' } };
export const PictureFile = { description: 'The picture.', content: { 'image/webp': bytes } };
export const Refused = answers(StoredPicture).default;
