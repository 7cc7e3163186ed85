import { type Static, Type } from 'typebox';
import { LISTING_CHANGES } from '../../db/schema/shopListings.ts';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { EntityId, MAX_FEN } from '../../shared/values.ts';
import { PACKAGE_PLATFORMS } from './packagePlatforms.ts';

const MAX_LISTED = 100;

const RemoteId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[0-9A-Za-z_-]+$' });
const RemoteIdIfAny = Type.String({
  ...{ maxLength: 40, pattern: '^[0-9A-Za-z_-]*$' },
  description: 'empty where the plan says `isCatalogue`, and nowhere else',
});
const state = Type.Integer({ minimum: 0, maximum: 2, description: '0待铺货 1已铺货 2失败' });

const VERDICTS = '1已通过 2审核中 3审核未通过 4已下架 5被平台下架 6已删除';
const verdict = Type.Integer({ minimum: 1, maximum: 6 });

const code = { ...NullableText, description: 'why it is not; null where it is, or can be' };
const msg = Type.String({ description: 'the same in words; empty where there is no `code`' });

const PropertyValuesSchema = Type.Object({
  id: Type.String({
    ...{ minLength: 1, maxLength: 60 },
    description: 'of the platform; its name where it has no other',
  }),
  name: Type.String({ maxLength: 100 }),
  values: Type.Array(
    Type.Object({
      id: Type.String({ maxLength: 100, description: 'as of the property; empty: in one’s own words' }),
      name: Type.String({ minLength: 1, maxLength: 100 }),
    }),
    { maxItems: 50 },
  ),
});

const PriceRuleSchema = Type.Object({
  times: Type.Integer({
    minimum: 1,
    maximum: 10_000,
    description: 'hundredths: 150 is one and a half times what a piece costs this buyer',
  }),
  plus: Type.Integer({ minimum: 0, maximum: MAX_FEN, description: 'fen on top of that' }),
  ending: Type.Enum([0, 1, 2, 3, 4], {
    description: '0按分 1到角 2到元 3尾数.9 4尾数.99; always the next one above',
  }),
  floor: Type.Integer({
    minimum: 0,
    maximum: 99,
    description: 'percent of the price that must be left, without freight',
  }),
});

const asked = {
  categoryId: RemoteIdIfAny,
  categoryName: Type.String({ maxLength: 200, description: 'of the platform, with those above it' }),
  properties: Type.Array(PropertyValuesSchema, { maxItems: 100 }),
};
const settings = {
  rule: PriceRuleSchema,
  freightId: RemoteIdIfAny,
  phone: Type.String({
    pattern: '^([0-9-]{5,20})?$',
    description:
      'of the shop’s service, which some platforms show to their customers; empty where it is not asked for',
  }),
  onSale: Type.Boolean({ description: 'false: as a draft of the shop' }),
};

const ShopListing = Type.Object({
  id: EntityId,
  goodId: EntityId,
  goodName: Type.String(),
  pic: Type.String(),
  title: Type.String(),
  ...asked,
  ...settings,
  state,
  code,
  msg,
  words: Type.String({ description: 'what the platform said of it; empty where nothing' }),
  remoteGoodId: Type.String({ description: 'empty before the platform has it' }),
  verdict: Type.Union([verdict, Type.Null()], {
    description: `what the platform said after they were put up: ${VERDICTS}; null: a draft, or not asked yet`,
  }),
  verdictWords: Type.String({ description: 'the platform’s words of that; empty where nothing' }),
  priceFrom: { ...NullableInt, description: 'fen, of what costs least there; null before' },
  priceTo: NullableInt,
  listedAt: NullableText,
  dueAt: { ...NullableText, description: 'when it is tried again by itself; null for never' },
  changes: Type.Array(
    Type.Object({
      kind: Type.Enum([...LISTING_CHANGES]),
      before: Type.String({ description: 'what the shop has, in words; empty for what is new' }),
      after: Type.String({ description: 'what it would have; empty for what has ended' }),
    }),
    { description: 'what differs here from what the shop was given' },
  ),
  updating: Type.Union([Type.Enum([0, 2]), Type.Null()], {
    description:
      '0 changes are sent shortly, 2 the shop has not taken them (`code`); null: nothing is to be sent',
  }),
  editedAt: { ...NullableText, description: 'when the shop has taken changes last; null before' },
  goodOffSale: Type.Boolean({ description: 'its supplier does not sell the goods any more, or not now' }),
  removable: Type.Boolean({
    description: 'the shop has not got it, and nothing is tried: it can be removed from the list',
  }),
});
export type ShopListingDto = Static<typeof ShopListing>;

export const ShopListingsQuery = body({
  ...pagingFields(20),
  shopId: EntityId,
  keyword: Type.Optional(
    Type.String({ maxLength: 60, description: 'part of the title or of the goods’ name' }),
  ),
  state: Type.Optional({ ...state, description: '0待铺货 1已铺货 2失败; absent: all' }),
  verdict: Type.Optional({ ...verdict, description: `${VERDICTS}; absent: all` }),
  changed: Type.Optional(Type.Boolean({ description: 'true: only those with `changes`' })),
});
export type ShopListingsFilter = Static<typeof ShopListingsQuery>;

export const ShopListingPage = Type.Object({
  ...pageFields(ShopListing),
  counts: Type.Record(Type.String({ pattern: '^[0-2]$' }), Type.Integer(), {
    description: 'by state, of all of the shop',
  }),
  verdicts: Type.Record(Type.String({ pattern: '^[2-6]$' }), Type.Integer(), {
    description: 'by `verdict`, of all of the shop; of those that have passed nothing is said',
  }),
  changed: Type.Integer({ description: 'how many of the shop have `changes`' }),
  updating: Type.Integer({ description: 'of how many they are being sent' }),
  nextAt: {
    ...NullableText,
    description: 'when the next of the shop goes on by itself; null where none does',
  },
});
export type ShopListingPageDto = Static<typeof ShopListingPage>;

const goodIds = Type.Array(EntityId, { minItems: 1, maxItems: MAX_LISTED });

const packagePlatform = Type.Enum(PACKAGE_PLATFORMS, { description: '1淘宝/天猫 3京东' });

export const ListingPlanBody = body({
  shopId: Type.Optional({ ...EntityId, description: 'absent: for a package' }),
  platform: Type.Optional({ ...packagePlatform, description: 'of a package, instead of a shop' }),
  goodIds,
  rule: PriceRuleSchema,
});
export type ListingPlanInput = Static<typeof ListingPlanBody>;

const PlannedListing = Type.Object({
  goodId: EntityId,
  goodName: Type.String(),
  pic: Type.String(),
  goodCategoryId: { ...EntityId, description: 'of the goods here' },
  goodCategoryName: Type.String(),
  title: Type.String({ description: 'the name of the goods, as long as the platform takes it' }),
  costFrom: Type.Integer({ description: 'fen a piece, of the combination that costs least' }),
  costTo: Type.Integer(),
  priceFrom: Type.Integer({ description: 'fen, by the rule' }),
  priceTo: Type.Integer(),
  margin: Type.Integer({ description: 'percent of the price that are left at least, without freight' }),
  code,
  msg,
  remembered: Type.Union([Type.Object(asked), Type.Null()], {
    description: 'what goods of the same category here were put up as at this platform last; null before',
  }),
});

export const ListingPlan = Type.Object({
  rows: Type.Array(PlannedListing, {
    description: 'in the order of the goods; those that nobody may see are left out',
  }),
  settings: Type.Union([Type.Object(settings), Type.Null()], {
    description: 'as they were for the goods that were put up in the shop last; null before',
  }),
  titleMin: Type.Integer({ description: 'letters that a title has at least' }),
  titleMax: Type.Integer(),
  titleWide: Type.Integer({ description: 'how many of them a Chinese letter counts' }),
  asksPhone: Type.Boolean({ description: 'whether the platform wants a number of the shop’s service' }),
  isCatalogue: Type.Boolean({
    description:
      'whether it is an ERP, in whose catalogue goods have neither category nor freight template, and which does not put them on sale',
  }),
});
export type ListingPlanDto = Static<typeof ListingPlan>;

export const ListingCategoriesBody = body({
  shopId: EntityId,
  parentId: Type.Optional({ ...RemoteId, description: 'absent: the first ones' }),
});
export const ListingCategories = Type.Object({
  list: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      isLeaf: Type.Boolean({ description: 'only goods of such a one can be put up' }),
    }),
  ),
});

export const ListingPropertiesBody = body({ shopId: EntityId, categoryId: RemoteId });
export const ListingProperties = Type.Object({
  list: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      isRequired: Type.Boolean(),
      maxValues: Type.Integer({ description: 'most values at once' }),
      ownWords: Type.Boolean({ description: 'a value may be in one’s own words' }),
      options: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    }),
  ),
});

export const ListingFreightsBody = body({ shopId: EntityId });
export const ListingFreights = Type.Object({
  list: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});

export const CreateListingsBody = body({
  shopId: EntityId,
  ...settings,
  goods: Type.Array(
    Type.Object({ goodId: EntityId, title: Type.String({ minLength: 1, maxLength: 120 }), ...asked }),
    { minItems: 1, maxItems: MAX_LISTED },
  ),
});
export type CreateListingsInput = Static<typeof CreateListingsBody>;

export const ListingPackageBody = body({
  platform: packagePlatform,
  rule: PriceRuleSchema,
  goods: Type.Array(Type.Object({ goodId: EntityId, title: Type.String({ minLength: 1, maxLength: 120 }) }), {
    minItems: 1,
    maxItems: MAX_LISTED,
    description: 'those that cannot be sold so are named in it',
  }),
});

export const CreatedListings = Type.Object({
  waiting: Type.Integer({ description: 'goods that are put up from now on' }),
  rows: Type.Array(Type.Object({ goodId: EntityId, code, msg }), {
    description: 'one for each of the goods, in their order',
  }),
});
export type CreatedListingsDto = Static<typeof CreatedListings>;

export const RetryListingsBody = body({
  shopId: EntityId,
  ids: Type.Optional(
    Type.Array(EntityId, { minItems: 1, maxItems: 200, description: 'absent: all that failed in the shop' }),
  ),
});
export const RemoveListingsBody = body({
  shopId: EntityId,
  ids: Type.Optional(
    Type.Array(EntityId, {
      minItems: 1,
      maxItems: 200,
      description: 'absent: all with `removable` in the shop',
    }),
  ),
});
export const SendListingChangesBody = body({
  shopId: EntityId,
  ids: Type.Optional(
    Type.Array(EntityId, {
      minItems: 1,
      maxItems: 200,
      description: 'absent: all with `changes` in the shop',
    }),
  ),
});

export const RemovedListings = Type.Object({
  removed: Type.Integer({ description: 'how many are gone; what the shop has, or may have, stays' }),
});
export const RetriedListings = Type.Object({
  waiting: Type.Integer({ description: 'how many are tried again' }),
});
