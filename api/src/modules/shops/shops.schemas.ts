import { type Static, Type } from 'typebox';
import type { TagRule } from '../../db/schema/index.ts';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { pagingFields } from '../../shared/paging.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const platform = Type.Integer({
  minimum: 1,
  maximum: 8,
  description: '1淘宝 2拼多多 3京东 4抖音 5快手 6视频号 7聚水潭 8 1688',
});

const Color = Type.String({ pattern: '^(red|yellow|green|blue|purple)$' });

const tagRule = body({
  matchType: Type.Unsafe<TagRule['matchType']>(
    Type.Integer({ minimum: 0, maximum: 3, description: '0不标记 1旗帜 2备注 3旗帜和备注' }),
  ),
  color: Type.Union([Color, Type.Null()], { default: null, description: 'of the flag' }),
  text: Type.String({ maxLength: 100, default: '', description: 'of the memo' }),
});

const MARGIN_ACTIONS = '1仅提醒 2自动提价 3停售';
const marginAction = Type.Integer({ minimum: 1, maximum: 3, description: MARGIN_ACTIONS });
const PRICE_ENDINGS = '0不取整 1到角 2到元 3角位为9 4角分为99';
const priceEnding = Type.Integer({ minimum: 0, maximum: 4, description: PRICE_ENDINGS });

const Forecast = Type.Object(
  {
    orders: Type.Integer({ description: 'waiting orders whose `shipBy` is not before that end' }),
    parcels: Type.Integer({
      description:
        'parcels under way whose waybill number the shop would be told then; those that wait for it now, too',
    }),
    firstAt: { ...NullableText, description: 'the earliest moment of these; null without any' },
  },
  {
    description:
      'what the shop cannot be told, because its authorisation ends before; all there is once it has ended',
  },
);

export const Shop = Type.Object({
  id: EntityId,
  platform,
  shopName: Type.String(),
  remoteShopId: Type.String(),
  sellerNick: Type.String(),
  isSeller: Type.Boolean({ description: 'a supplier’s waybill account' }),
  isAssigned: Type.Boolean({
    description:
      'what a merchant assigns to one supplier at the platform, whose authorisation counts (代发单)',
  }),
  status: Type.Integer({ description: '1已授权 2即将到期 3已过期 4已停用' }),
  authAt: Type.String(),
  expireAt: Type.String(),
  daysLeft: Type.Integer({
    description: 'whole days until the authorisation ends, renewals counted; 0 when it has',
  }),
  lastSyncAt: NullableText,
  lastError: NullableText,
  autoSend: Type.Boolean(),
  autoOrder: Type.Boolean(),
  autoDayLimit: NullableInt,
  autoParcelLimit: NullableInt,
  takesStock: Type.Boolean({
    description: 'whether its quantities can be set: an ERP keeps its own, and so does who assigns orders',
  }),
  stockSync: Type.Boolean({ description: 'linked goods are kept at the available quantity' }),
  stockReserve: Type.Integer({ description: 'pieces of each that are held back' }),
  stockShare: Type.Integer({ description: 'percent of the rest that is for this shop' }),
  takesListings: Type.Boolean({ description: 'goods can be put up in it from here' }),
  autoListingContent: Type.Boolean({
    description: 'changes of title, pictures and combinations of what was put up are sent by themselves',
  }),
  autoListingPrice: Type.Boolean({ description: 'and those of its prices by its rule' }),
  minMargin: {
    ...NullableInt,
    description:
      'percent of its price that has to be left of a linked SKU, without freight, else `marginAction` happens, with `stockSync` alone; null for any',
  },
  marginAction: { ...marginAction, description: `${MARGIN_ACTIONS}; a link may have its own` },
  takesPrices: Type.Boolean({ description: 'whether its prices can be set from here' }),
  priceEnding: { ...priceEnding, description: `${PRICE_ENDINGS}, of a price that is raised` },
  raiseLimit: Type.Integer({
    description:
      'percent by which a price is raised at most at a time; what takes more is told and not raised',
  }),
  defaultCourierId: NullableId,
  defaultSenderId: NullableId,
  tagRule,
  waitingOrders: Type.Integer({ description: 'not ordered yet, without those that are refunded' }),
  pendingWriteBacks: Type.Integer({
    description:
      'parcels whose waybill number the shop is still to be told, which it cannot be without its authorisation',
  }),
  forecast: Forecast,
});
export type ShopDto = Static<typeof Shop>;

export const Platform = Type.Object({
  platform,
  configured: Type.Boolean({ description: 'whether shops of it can be bound' }),
  assigning: Type.Boolean({
    description: 'whether orders that merchants assign to suppliers come in from it',
  }),
  merchantCode: {
    ...NullableText,
    description:
      'what a merchant writes into the memo of an order that it assigns, where the platform hides merchants from suppliers: its orders are known by it from then on; null elsewhere, and for suppliers',
  },
});

export const AuthBody = body({
  flag: platform,
  seller: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 1 }), Type.Boolean(), Type.String({ maxLength: 100 })], {
      description:
        '1 or true: a supplier’s waybill account, 0 or false: a buyer’s shop; a text that is no number: the name the shop must have; without either the session says whose it is',
    }),
  ),
});
export type AuthInput = Static<typeof AuthBody>;

export const AuthAnswer = Type.Object({
  url: Type.String({ description: 'to be opened in a new window' }),
  state: Type.String(),
  expireIn: Type.Integer({ description: 'seconds' }),
});

export const ShopsQuery = body({
  ...pagingFields(20),
  id: Type.Optional(EntityId),
  platform: Type.Optional({
    ...platform,
    description: 'absent: all but 8, an account at a source (1688), which is no shop',
  }),
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  renewFirst: Type.Optional(
    Type.Boolean({
      description:
        'true: only shops whose `forecast` has something, by its `firstAt`, of equal ones the most first',
    }),
  ),
});

const limit = Type.Optional(
  Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), Type.Null()], {
    description: 'fen; null for no limit',
  }),
);
const settingFields = {
  autoSend: Type.Optional(Type.Boolean()),
  autoOrder: Type.Optional(Type.Boolean()),
  autoDayLimit: limit,
  autoParcelLimit: limit,
  stockSync: Type.Optional(Type.Boolean()),
  stockReserve: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'pieces' })),
  stockShare: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'percent' })),
  autoListingContent: Type.Optional(Type.Boolean()),
  autoListingPrice: Type.Optional(Type.Boolean()),
  minMargin: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 90 }), Type.Null()], {
      description: 'percent; with `stockSync` alone; null: whatever is left',
    }),
  ),
  marginAction: Type.Optional(marginAction),
  priceEnding: Type.Optional(priceEnding),
  raiseLimit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'percent' })),
  defaultCourierId: Type.Optional(NullableId),
  defaultSenderId: Type.Optional(NullableId),
  tagRule: Type.Optional(tagRule),
};
const Settings = body(settingFields);
export type ShopSettings = Static<typeof Settings>;
export const ShopSettingsBody = body({ id: EntityId, ...settingFields });

export const CallbackParams = Type.Object({ flag: platform });
export const CallbackQuery = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 512 })),
  auth_code: Type.Optional(Type.String({ maxLength: 512 })),
  state: Type.Optional(Type.String({ maxLength: 128 })),
});

/** Of WeChat's pushes; they bring more, of other ways to seal. */
export const PushQuery = Type.Object({
  timestamp: Type.String({ maxLength: 32, default: '' }),
  nonce: Type.String({ maxLength: 64, default: '' }),
  msg_signature: Type.String({ maxLength: 64, default: '' }),
});

export const EventParams = Type.Object({ appId: Type.String({ maxLength: 64 }) });

export const DouyinPushHeaders = Type.Object({
  'app-id': Type.String({ maxLength: 64, default: '' }),
  'event-sign': Type.String({ maxLength: 64, default: '' }),
});

/** Any other answer makes Douyin repeat the push. */
export const DouyinPushAnswer = Type.Object({ code: Type.Literal(0), msg: Type.Literal('success') });

export const DouyinPushRefusal = Type.Object(
  { code: Type.Literal(40041), msg: Type.Literal('解析推送数据失败') },
  { description: 'not Douyin’s, or for another application' },
);

export const RemoteAddress = Type.Object({
  remoteAddressId: Type.String(),
  name: Type.String(),
  phone: Type.String(),
  province: Type.String(),
  city: Type.String(),
  district: Type.String(),
  address: Type.String(),
  isDefault: Type.Boolean(),
});

export const ShopIdBody = body({ shopId: EntityId });
