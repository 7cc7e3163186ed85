import type { PartKind } from '@chengcang/addresses';
import { type Static, Type } from 'typebox';
import { ActedBy, body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { Reason } from '../../shared/reasons.schemas.ts';
import { EntityId, entityId, NullableId, SmallInt, UpdatedAt } from '../../shared/values.ts';
import { regionFields } from '../areas/areas.schemas.ts';
import { bundleParts } from '../goods/goods.schemas.ts';
import { Parcel } from '../parcels/parcels.schemas.ts';
import type { PricePart as PricePartOf } from '../pricing/supplyPrice.ts';
import { SenderBody } from '../senders/senders.schemas.ts';

const fen = (description = 'fen') => Type.Integer({ description });
const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

const pieces = Type.Integer({ minimum: 1, maximum: 99, description: 'pieces' });
/** Most combinations of a parcel. */
export const MAX_LINES = 20;

const ItemInput = body({ skuId: entityId('a combination of goods'), num: pieces });
export type ItemInput = Static<typeof ItemInput>;

const items = (description: string) =>
  Type.Optional(Type.Array(ItemInput, { minItems: 1, maxItems: MAX_LINES, description }));

const PackageInput = body({
  thirdOrderNo: text(64),
  items: items('what this parcel holds; by default what stands beside `packages`'),
  num: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 99,
      description:
        'pieces of this parcel where its order has one kind of goods; by default `num` beside `packages`',
    }),
  ),
  specification: Type.Optional(
    Type.String({ maxLength: 100, description: 'what is said of the goods, for this parcel' }),
  ),
  remark: Type.Optional(
    Type.String({ maxLength: 200, description: 'of this parcel, printed behind that of its order' }),
  ),
  receiverName: text(60),
  receiverPhone: text(40),
  provinceCode: text(6),
  cityCode: text(6),
  districtCode: text(6),
  province: text(30),
  city: text(30),
  district: text(30),
  address: text(400),
  text: Type.Optional(
    Type.String({
      maxLength: 600,
      description:
        'free text instead of the fields; what it says of pieces, goods, remark and order number counts where their fields are absent',
    }),
  ),
});
export type PackageInput = Static<typeof PackageInput>;

const type = Type.Integer({ minimum: 1, maximum: 3, description: '1手动 2自动 3模板' });
const ids = (description: string) => Type.Optional(Type.Array(EntityId, { maxItems: 1000, description }));

const ShopContent = body({
  shopOrderId: Type.Optional({ ...NullableId, description: 'one of `shopOrderIds`; or `mergeId`' }),
  mergeId: Type.Optional({ ...NullableId, description: 'one of `mergeIds`' }),
  items: Type.Array(ItemInput, { minItems: 1, maxItems: MAX_LINES }),
  lineIds: Type.Optional(
    Type.Union(
      [
        Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 100 }),
        Type.Null(),
      ],
      { description: 'the lines of the shop order that it holds; without them all that are in no parcel' },
    ),
  ),
  planKey: Type.Optional(
    Type.String({
      maxLength: 4_000,
      pattern: '^[0-9a-f]{32}(\\.[0-9]{1,16}-[0-9]{1,9})*$',
      description:
        'of the plan: refused when the shop’s orders or their links have said something else since; without it nothing is compared',
    }),
  ),
});
export type ShopContent = Static<typeof ShopContent>;

/** The goods, courier and recipients of a part. */
const partFields = {
  goodId: Type.Optional(entityId('goods with one combination; instead of `skuId` or `items`')),
  skuId: Type.Optional(entityId('a combination; instead of `goodId` or `items`')),
  items: items('what each parcel holds unless it says otherwise; instead of goods and `num`'),
  warehouseId: EntityId,
  courierId: EntityId,
  num: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 99,
      default: 1,
      description: 'pieces a parcel of `goodId` or `skuId`, unless it says otherwise',
    }),
  ),
  packages: Type.Optional(
    Type.Array(PackageInput, { maxItems: 1000, description: 'recipients; not with type 2' }),
  ),
  shopOrderIds: ids('type 2: waiting orders of one shop, a parcel each'),
  mergeIds: ids('type 2: merged orders of that shop, a parcel each'),
  contents: Type.Optional(
    Type.Array(ShopContent, {
      maxItems: 1000,
      description:
        'type 2: what single ones of these parcels hold, as a plan says; the others hold what stands beside',
    }),
  ),
};

/** Fields common to all parts, except the sender. */
const decisionFields = {
  platform: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 7, default: 0, description: 'with type 2 it is the shop’s' }),
  ),
  remark: text(200),
  quoteNo: text(64),
  skipInvalid: Type.Optional(Type.Boolean()),
  allowDuplicate: Type.Optional(Type.Boolean()),
  autoSend: Type.Optional(
    Type.Boolean({ description: 'type 2: tell the shop the waybill numbers; by default yes' }),
  ),
  remoteAddressId: Type.Optional(
    Type.String({ maxLength: 64, description: 'type 2: the platform’s sender address' }),
  ),
  softwareId: Type.Optional({
    ...EntityId,
    description: '打单软件, one of the settings; by default the first',
  }),
};

const orderFields = {
  type: Type.Optional(type),
  ...partFields,
  senderId: Type.Optional(entityId('one of the own senders; needed unless `sender` is given')),
  sender: Type.Optional(
    Type.Omit(SenderBody, ['isDefault', 'remark'], {
      description:
        'the sender in full, needed unless `senderId` is given; not with both; createOrder keeps it among the own senders',
    }),
  ),
  ...decisionFields,
};

export const QuoteBody = body(orderFields);
export type OrderInput = Static<typeof QuoteBody>;
export type RecipientsInput = Pick<
  OrderInput,
  'type' | 'packages' | 'shopOrderIds' | 'mergeIds' | 'contents' | 'allowDuplicate'
>;

const Part = body(partFields);
const batchFields = {
  type,
  parts: Type.Array(Part, { minItems: 1, maxItems: 40 }),
  senderId: EntityId,
  ...decisionFields,
};

export const QuoteBatchBody = body(batchFields);
export type BatchInput = Static<typeof QuoteBatchBody>;

export const CreateBatchBody = body({
  ...batchFields,
  clientNo: Type.Optional(
    Type.String({ minLength: 8, maxLength: 255, description: 'or the header Idempotency-Key' }),
  ),
  confirm: Type.Optional(Type.Boolean({ description: 'pay at once, in the same transaction' })),
});

export const CreateOrderBody = body({
  ...orderFields,
  clientNo: Type.Optional(
    Type.String({ minLength: 8, maxLength: 255, description: 'or the header Idempotency-Key' }),
  ),
  confirm: Type.Optional(Type.Boolean({ description: 'pay at once, in the same transaction' })),
});

const Problem = Type.Object({
  field: Type.String({
    description: 'thirdOrderNo, name, phone, region, detail, quantity, specification, remark or row',
  }),
  reasonCode: Reason,
  msg: Type.String(),
  blocking: Type.Boolean(),
});

const PricePart = Type.Object({
  kind: Type.Unsafe<PricePartOf['kind']>(
    Type.String({
      description:
        'goods: the price for anybody; step: what the price step changes; agreed: what the agreement with the supplier changes; markUp: what the inviter adds',
    }),
  ),
  fen: fen('fen a piece; less than 0 where it is taken off'),
  minPieces: { ...NullableInt, description: 'of a step: the pieces that it begins with' },
});

const PricedPiece = Type.Object({
  skuId: EntityId,
  title: Type.String({ description: 'of goods and combination when ordered' }),
  unitPrice: fen('fen a piece'),
  parts: Type.Array(PricePart, { description: 'they add up to `unitPrice`' }),
  pieces: Type.Integer({ description: 'that cost so much when ordered' }),
  parcels: Type.Integer({ description: 'with such pieces when ordered' }),
});

const part = Type.Integer({ description: 'index in the given parts, from 0; 0 in the quote of one order' });
const rowOfPart = Type.Integer({ description: 'index in the rows of its part, from 0' });

const NextStep = Type.Object({
  skuId: EntityId,
  goodId: EntityId,
  title: Type.String({ description: 'of the goods, and of the combination where it has steps of its own' }),
  perParcel: Type.Boolean({ description: 'whether each of `parcels` has to have more, or all together' }),
  parcels: Type.Integer({ description: 'parcels that it concerns' }),
  places: Type.Array(Type.Object({ part, row: rowOfPart, skuId: EntityId }), {
    description:
      'where the pieces may go and of which combination: by parcel all of them, else one; none where none can hold them',
  }),
  missing: Type.Integer({ description: 'pieces' }),
  unitPrice: fen('fen a piece then, for all pieces'),
  saving: fen('fen by which the total is less with these pieces more in one parcel; 0 where it is not'),
});
export type NextStepDto = Static<typeof NextStep>;
const nextSteps = Type.Array(NextStep, {
  description: 'what is missing to the next price steps; those that save something come first',
});

const CheaperTogether = Type.Object({
  parcels: Type.Array(Type.Object({ part, row: rowOfPart })),
  saving: fen('fen by which the total is less when these are one parcel'),
});
export type CheaperTogetherDto = Static<typeof CheaperTogether>;
const cheaperTogether = Type.Array(CheaperTogether, {
  description:
    'parcels to one receiver that cost less as one, those that save most first; no parcel is in two of them. Parcels of shops are merged there',
});

const QuoteRow = Type.Object({
  row: Type.Integer({ description: 'from 0: packages, then mergeIds, then shopOrderIds' }),
  num: Type.Integer({ description: 'pieces of the parcel' }),
  items: Type.Array(
    Type.Object({
      skuId: EntityId,
      goodId: EntityId,
      num: Type.Integer({ description: 'pieces' }),
      unitPrice: fen('fen a piece'),
      goodsFee: fen('fen for all of them'),
      parts: Type.Array(PricePart, {
        description: 'why a piece costs that, in the order in which they apply; they add up to `unitPrice`',
      }),
      bundleParts,
    }),
    { description: 'what the parcel holds; empty where it cannot be told' },
  ),
  shopOrderIds: Type.Array(EntityId, { description: 'what of a shop goes into the parcel' }),
  mergeId: NullableId,
  state: Type.Integer({ description: '0正常 1提醒 2错误 3重复' }),
  problems: Type.Array(Problem),
  goodsFee: fen(),
  courierFee: fen(),
  remoteFee: fen(),
  freeFreight: Type.Boolean({ description: 'the supplier bears the freight to its area (包邮)' }),
  discountFee: fen('fen, already inside courierFee'),
  packageFee: fen(),
  promisedShipAt: NullableText,
});

const sums = {
  packageCount: Type.Integer({ description: 'rows that can go' }),
  goodsFee: fen(),
  courierFee: fen(),
  remoteFee: fen(),
  discountFee: fen(),
  totalFee: fen(),
};

const stock = Type.Array(
  Type.Object({
    skuId: EntityId,
    title: Type.String({ description: 'of goods and combination' }),
    pieces: Type.Integer({ description: 'that the rows take which can go' }),
    available: Type.Integer({ description: 'pieces that can be ordered now' }),
    ofBundle: Type.Boolean({ description: 'taken only as a part of bundles' }),
  }),
  { description: 'by combination with stock of its own: instead of bundles (组合装) their parts' },
);

export const QuoteAnswer = Type.Object({
  quoteNo: Type.String(),
  expireAt: Type.String(),
  rows: Type.Array(QuoteRow),
  ...sums,
  available: Type.Integer({ description: 'pieces of the first combination that can be ordered now' }),
  stock,
  nextSteps,
  cheaperTogether,
  balance: fen(),
  enough: Type.Boolean(),
  problems: Type.Array(Problem),
});
export type QuoteDto = Static<typeof QuoteAnswer>;

const QuotePart = Type.Object({
  part: Type.Integer({ description: 'from 0' }),
  refusal: Type.Union([Type.Object({ errorKey: Type.String(), msg: Type.String() }), Type.Null()], {
    description: 'why the part cannot be ordered at all; it then has no rows',
  }),
  rows: Type.Array(QuoteRow),
  packageCount: Type.Integer(),
  totalFee: fen(),
  available: Type.Integer({
    description: 'pieces of the first combination that can be ordered now, less what earlier parts take',
  }),
  stock,
  problems: Type.Array(Problem),
});
export type QuotePartDto = Static<typeof QuotePart>;

export const QuoteBatchAnswer = Type.Object({
  quoteNo: Type.String(),
  expireAt: Type.String(),
  parts: Type.Array(QuotePart),
  ...sums,
  nextSteps,
  cheaperTogether,
  balance: fen(),
  enough: Type.Boolean(),
});
export type QuoteBatchDto = Static<typeof QuoteBatchAnswer>;

const Order = Type.Object({
  id: EntityId,
  orderId: EntityId,
  orderNo: Type.String(),
  type: Type.Integer(),
  platform: Type.Integer(),
  sendArea: Type.Object({
    warehouseId: EntityId,
    warehouseName: Type.String(),
    province: Type.String(),
    city: Type.String(),
  }),
  sendFrom: Type.String(),
  courierId: EntityId,
  courierName: Type.String(),
  softwareId: EntityId,
  softwareName: Type.String({ description: '打单软件, as it was called when ordered' }),
  goodId: EntityId,
  goodName: Type.String(),
  goodPic: Type.String(),
  goodPrice: fen('fen a piece when ordered'),
  skuId: EntityId,
  skuName: Type.String({ description: 'of the combination when ordered; empty where its goods have none' }),
  num: Type.Integer({
    description: 'pieces; as goods and combination, of the first line of its first parcel',
  }),
  skuCount: Type.Integer({ description: 'different combinations in its parcels' }),
  pieceCount: Type.Integer({ description: 'pieces in all its parcels, refunded ones too' }),
  firstReceiver: Type.Union(
    [
      Type.Object({
        name: Type.String({ description: 'masked' }),
        phone: Type.String({ description: 'masked' }),
        province: Type.String(),
        city: Type.String(),
      }),
      Type.Null(),
    ],
    { description: 'of its first parcel; null once it was erased' },
  ),
  status: Type.Integer(),
  statusText: Type.String(),
  afterSaleStatus: Type.Integer(),
  goodsFee: fen(),
  courierFee: fen(),
  remoteFee: fen(),
  discountFee: fen(),
  totalFee: fen(),
  packageCount: Type.Integer(),
  refundCount: Type.Integer(),
  refundFee: fen(),
  tradeAt: Type.String(),
  createdAt: Type.String(),
  updatedAt: UpdatedAt,
  payExpireAt: Type.String(),
  paidAt: NullableText,
  shippedAt: { ...NullableText, description: 'when the last of its live parcels was handed over' },
  receivedAt: NullableText,
  completedAt: NullableText,
  cancelledAt: NullableText,
  cancelType: NullableInt,
  reviewScore: { ...NullableInt, description: '1 to 5' },
  reviewText: Type.String(),
  remark: Type.String(),
  senderId: EntityId,
  senderName: Type.String(),
  shopId: NullableId,
  shopName: NullableText,
  autoSend: Type.Boolean(),
  batchNo: NullableText,
  actedBy: ActedBy,
  outputCounts: Type.Object(
    { success: Type.Integer(), failed: Type.Integer(), issuing: Type.Integer() },
    { description: 'live parcels by how far their waybills are' },
  ),
  autoSendCounts: Type.Object(
    { success: Type.Integer(), failed: Type.Integer(), waiting: Type.Integer(), external: Type.Integer() },
    { description: 'live parcels by how far their write-back is' },
  ),
  prices: Type.Array(PricedPiece, {
    description:
      'why pieces cost what they cost: every price in force of the combinations that do not cost what anybody pays alone',
  }),
  allowedActions: Type.Array(Type.String()),
});
export type OrderDto = Static<typeof Order>;

export const CreateOrderAnswer = Type.Object({
  orderId: EntityId,
  orderNo: Type.String(),
  totalFee: fen(),
  packageCount: Type.Integer(),
  payExpireAt: Type.String(),
  balance: fen(),
  enough: Type.Boolean(),
  failed: Type.Array(
    Type.Object({
      row: Type.Integer(),
      thirdOrderNo: Type.String(),
      field: Type.String(),
      reasonCode: Reason,
      msg: Type.String(),
    }),
  ),
  order: Order,
});
export type CreateOrderDto = Static<typeof CreateOrderAnswer>;

export const CreateBatchAnswer = Type.Object({
  batchNo: Type.String(),
  packageCount: Type.Integer(),
  totalFee: fen(),
  payExpireAt: Type.String(),
  balance: fen(),
  enough: Type.Boolean(),
  skipped: Type.Array(Type.Object({ part: Type.Integer(), row: NullableInt }), {
    description: 'what skipInvalid left out; without a row the whole part',
  }),
  orders: Type.Array(Order),
});
export type CreateBatchDto = Static<typeof CreateBatchAnswer>;

export const ConfirmBatchBody = body({
  batchNo: Type.String({ maxLength: 40 }),
  clientNo: Type.Optional(
    Type.String({ minLength: 8, maxLength: 255, description: 'or the header Idempotency-Key' }),
  ),
});
export const ConfirmBatchAnswer = Type.Object({
  batchNo: Type.String(),
  paidFee: fen('fen taken by this payment'),
  balance: fen(),
  orders: Type.Array(Order),
});
export type ConfirmBatchDto = Static<typeof ConfirmBatchAnswer>;

export const ConfirmBody = body({
  id: EntityId,
  action: Type.Optional(Type.Union([Type.Literal('pay'), Type.Literal('receive')])),
  clientNo: Type.Optional(
    Type.String({ minLength: 8, maxLength: 255, description: 'or the header Idempotency-Key' }),
  ),
});
export const ConfirmAnswer = Type.Object({
  orderId: EntityId,
  status: Type.Integer(),
  paidFee: Type.Optional(fen('fen taken by this payment')),
  balance: fen(),
});
export type ConfirmDto = Static<typeof ConfirmAnswer>;

export const CancelBody = body({ orderId: EntityId });
export const CancelAnswer = Type.Object({
  orderId: EntityId,
  status: Type.Integer(),
  refundFee: fen(),
});

export const OrdersBody = body({
  ...pagingFields(10),
  status: Type.Optional(SmallInt),
  afterSale: Type.Optional(Type.Boolean()),
  platform: Type.Optional(SmallInt),
  orderId: Type.Optional(EntityId),
  ids: Type.Optional(Type.Array(EntityId, { maxItems: 100 })),
  warehouseId: Type.Optional(EntityId),
  courierId: Type.Optional(EntityId),
  type: Type.Optional(SmallInt),
  shopId: Type.Optional(EntityId),
  batchNo: text(40),
  keyword: text(60),
  startAt: Type.Optional(Type.String({ format: 'date-time' })),
  endAt: Type.Optional(Type.String({ format: 'date-time' })),
  sort: Type.Optional(
    Type.Union(
      [Type.Literal('newest'), Type.Literal('oldest'), Type.Literal('feeHigh'), Type.Literal('feeLow')],
      { default: 'newest' },
    ),
  ),
});
export type OrdersFilter = Static<typeof OrdersBody>;

export const OrdersAnswer = Type.Object({
  ...pageFields(Order),
  counts: Type.Object({
    all: Type.Integer(),
    '10': Type.Integer(),
    '20': Type.Integer(),
    '30': Type.Integer(),
    '40': Type.Integer(),
    afterSale: Type.Integer(),
  }),
});

export const OrderDetail = Type.Object({
  ...Order.properties,
  packages: Type.Array(Parcel, { description: 'the first 100' }),
});

export const LastBuyGood = Type.Union([
  Type.Object({
    goodId: EntityId,
    warehouseId: EntityId,
    courierId: EntityId,
    num: Type.Integer({ description: '1 where its parcels differ' }),
    senderId: EntityId,
    softwareId: EntityId,
    platform: Type.Integer(),
    boughtAt: Type.String(),
  }),
  Type.Object({}, { additionalProperties: false }),
]);

export const ParsePlacesBody = body({
  places: Type.Array(Type.String({ maxLength: 600 }), {
    minItems: 1,
    maxItems: 1000,
    description: 'addresses that hold neither name nor phone',
  }),
});
export const ParsePlacesAnswer = Type.Object({
  rows: Type.Array(Type.Object({ ...regionFields, detail: Type.String(), problems: Type.Array(Problem) }), {
    description: 'in the order of the places',
  }),
});

/** What a stretch of a paste can be read as; the graph has the same words. */
export const partKinds = {
  name: true,
  phone: true,
  region: true,
  detail: true,
  quantity: true,
  specification: true,
  remark: true,
  thirdOrderNo: true,
  extension: true,
  label: true,
  separator: true,
  ignored: true,
  rest: true,
} satisfies Record<PartKind, true>;

const ReadingPart = Type.Object({
  kind: Type.Unsafe<PartKind>(Type.String({ description: Object.keys(partKinds).join(', ') })),
  start: Type.Integer({ description: 'in the row’s `text`, in UTF-16 units' }),
  end: Type.Integer({ description: 'exclusive' }),
});

export const ParseAddressBody = body({ text: Type.String({ maxLength: 100_000 }) });
export const ParseAddressAnswer = Type.Object({
  rows: Type.Array(
    Type.Object({
      text: Type.String({
        description:
          'the stretch of the paste that it was read from; cells that a spreadsheet put into quotes are without these, on one line',
      }),
      start: Type.Integer({ description: 'where `text` begins in the paste, in UTF-16 units' }),
      parts: Type.Array(ReadingPart, { description: 'of `text`, one after the other without a gap' }),
      name: Type.String(),
      phone: Type.String({ description: 'its extension behind a hyphen' }),
      extension: Type.String({ description: 'of `phone`, alone; empty without one' }),
      ...regionFields,
      detail: Type.String(),
      quantity: { ...NullableInt, description: 'pieces; null when none were named' },
      specification: Type.String({ description: 'what is said of the goods' }),
      remark: Type.String({ description: 'what the buyer asks of supplier or courier' }),
      thirdOrderNo: Type.String({ description: 'the order number at a shop platform, as written' }),
      ignored: Type.String({
        description:
          'what nobody needs: list numbers, times, heads of chats, amounts, the sender, waybills, thanks',
      }),
      rest: Type.String({ description: 'what was not understood: a person should look at it' }),
      confidence: Type.Object(
        {
          name: Type.Number(),
          phone: Type.Number(),
          region: Type.Number(),
          detail: Type.Number(),
          quantity: Type.Number(),
          specification: Type.Number(),
          remark: Type.Number(),
          thirdOrderNo: Type.Number(),
        },
        { description: 'from 0 (unread) to 1' },
      ),
      problems: Type.Array(Problem),
    }),
  ),
});
