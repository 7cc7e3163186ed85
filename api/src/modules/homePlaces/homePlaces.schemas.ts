import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

/** What stands on the home page, by place. */
export const PLACES = { banners: 1, goods: 2, entries: 3 } as const;
export const AUDIENCES = { everybody: 0, visitors: 1, buyers: 2 } as const;

const time = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);
const Title = Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' });
const Audience = Type.Integer({ minimum: 0, maximum: 2, description: '0 everybody, 1 visitors, 2 buyers' });

const Shown = Type.Object({
  id: EntityId,
  title: Type.String({ description: 'of a banner: what its picture shows, for those who do not see it' }),
  picture: Type.String({ description: 'address of the picture' }),
  link: Type.String({ description: 'a path of the web app; empty where it leads nowhere' }),
});

export const HomePlaces = Type.Object({
  banners: Type.Array(Shown, { description: 'pictures that follow each other, five times as wide as high' }),
  goodIds: Type.Array(EntityId, { description: 'goods on sale that are recommended' }),
  entries: Type.Array(Shown, { description: 'ways into categories and searches, with square pictures' }),
});
export type HomePlacesDto = Static<typeof HomePlaces>;
export type ShownDto = Static<typeof Shown>;

export const HomeItem = Type.Object({
  id: EntityId,
  place: Type.Integer({ description: '1 banners, 2 goods, 3 entries' }),
  title: Type.String({ description: 'of goods their name' }),
  picture: Type.String({ description: 'of goods their main picture' }),
  link: Type.String({ description: 'a path of the web app; empty where it leads nowhere, and of goods' }),
  goodId: { ...NullableId, description: 'null for what is no goods' },
  goodsNo: { ...NullableText, description: 'null for what is no goods' },
  price: { ...NullableInt, description: 'fen a piece for visitors; null for what is no goods' },
  onSale: Type.Boolean({ description: 'false of goods that are not on sale: readers do not see them' }),
  audience: Audience,
  startAt: { ...NullableText, description: 'null: from the start' },
  endAt: { ...NullableText, description: 'null: without an end' },
  state: Type.Integer({ description: '1 shown, 2 still to come, 3 ended, 4 taken down' }),
  version: Type.Integer({ description: 'counts the changes of its content' }),
});
export type HomeItemDto = Static<typeof HomeItem>;
export const HomeItems = Type.Object({
  list: Type.Array(HomeItem, { description: 'by place, in the order in which readers see them' }),
});

const when = { audience: Audience, startAt: time, endAt: time };
const content = {
  title: Title,
  picture: Type.String({ maxLength: 100, description: 'address of an uploaded picture' }),
  link: Type.String({ maxLength: 300, description: 'a path of the web app; empty where it leads nowhere' }),
};

export const NewItemBody = body({
  place: Type.Union([Type.Literal(1), Type.Literal(3)], { description: '1 banners, 3 entries' }),
  ...content,
  ...when,
});
export const NewGoodsBody = body({
  goodsNos: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
    ...{ minItems: 1, maxItems: 30, uniqueItems: true },
    description: 'numbers of goods',
  }),
  ...when,
});
export const ChangedItemBody = body({
  id: EntityId,
  version: Type.Integer({ description: 'as it was read' }),
  title: Type.Optional({ ...Title, description: 'not of goods' }),
  picture: Type.Optional({ ...content.picture, description: 'not of goods' }),
  link: Type.Optional({ ...content.link, description: 'not of goods' }),
  ...when,
});
export const MoveItemBody = body({
  id: EntityId,
  before: { ...NullableId, description: 'which of its place it is to stand before; null: at the end' },
});
export const ShowItemBody = body({ id: EntityId, shown: Type.Boolean(), reason: OperatorReason });
export const RemoveItemBody = body({ id: EntityId, reason: OperatorReason });

export type NewItem = Static<typeof NewItemBody>;
export type NewGoods = Static<typeof NewGoodsBody>;
export type ChangedItem = Static<typeof ChangedItemBody>;
