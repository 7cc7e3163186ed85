import { type Static, Type } from 'typebox';
import { NullableText } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, SmallInt } from '../../shared/values.ts';

export const ShopsQuery = Type.Object({
  ...pagingFields(20),
  accountId: Type.Optional({ ...EntityId, description: 'of this account' }),
  platform: Type.Optional({ ...SmallInt, description: 'as `shop.platform`' }),
  lapsing: Type.Optional(Type.Boolean({ description: 'only authorised ones that lapse within 7 days' })),
});
export type ShopsFilter = Static<typeof ShopsQuery>;

const Shop = Type.Object({
  id: EntityId,
  accountId: EntityId,
  accountName: Type.String({ description: 'nickname of the account' }),
  phone: Type.String({ description: 'of the account, masked; empty once it is closed' }),
  platform: Type.Integer(),
  shopName: Type.String(),
  status: Type.Integer({ description: '1 authorised, 3 lapsed, 4 disabled' }),
  lapsesAt: { ...NullableText, description: 'null where its authorisation renews itself without an end' },
  isLapsing: Type.Boolean({ description: 'it lapses within 7 days' }),
  autoOrder: Type.Boolean({ description: 'its new orders are ordered and paid by themselves' }),
  lastSyncAt: { ...NullableText, description: 'when its orders were read last' },
  createdAt: Type.String(),
});
export type ConsoleShopDto = Static<typeof Shop>;
export const ShopPage = pageOf(Shop);
