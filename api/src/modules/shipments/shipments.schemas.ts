import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { regionFields } from '../areas/areas.schemas.ts';
import { Parcel } from '../parcels/parcels.schemas.ts';

const fen = (description = 'fen') => Type.Integer({ description });
const id = Type.Integer({ minimum: 1 });
const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

const PackageInput = body({
  thirdOrderNo: text(64),
  receiverName: text(60),
  receiverPhone: text(40),
  provinceCode: text(6),
  cityCode: text(6),
  districtCode: text(6),
  province: text(30),
  city: text(30),
  district: text(30),
  address: text(400),
  text: Type.Optional(Type.String({ maxLength: 600, description: 'free text instead of the fields' })),
});
export type PackageInput = Static<typeof PackageInput>;

const orderFields = {
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, default: 1, description: '1手动 2自动 3模板' })),
  goodId: id,
  warehouseId: id,
  courierId: id,
  num: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, default: 1, description: 'pieces a parcel' })),
  senderId: id,
  platform: Type.Optional(Type.Integer({ minimum: 0, maximum: 6, default: 0 })),
  remark: text(200),
  packages: Type.Array(PackageInput, { minItems: 1, maxItems: 1000 }),
  quoteNo: text(64),
  skipInvalid: Type.Optional(Type.Boolean()),
  allowDuplicate: Type.Optional(Type.Boolean()),
};

export const QuoteBody = body(orderFields);
export type OrderInput = Static<typeof QuoteBody>;

export const CreateOrderBody = body({
  ...orderFields,
  clientNo: Type.Optional(
    Type.String({ minLength: 8, maxLength: 255, description: 'or the header Idempotency-Key' }),
  ),
  confirm: Type.Optional(Type.Boolean({ description: 'pay at once, in the same transaction' })),
});

const Problem = Type.Object({
  field: Type.String({ description: 'thirdOrderNo, name, phone, region, detail or row' }),
  reasonCode: Type.String(),
  msg: Type.String(),
  blocking: Type.Boolean(),
});

export const QuoteAnswer = Type.Object({
  quoteNo: Type.String(),
  expireAt: Type.String(),
  rows: Type.Array(
    Type.Object({
      row: Type.Integer(),
      state: Type.Integer({ description: '0正常 1提醒 2错误 3重复' }),
      problems: Type.Array(Problem),
      goodsFee: fen(),
      courierFee: fen(),
      remoteFee: fen(),
      discountFee: fen('fen, already inside courierFee'),
      packageFee: fen(),
      promisedShipAt: NullableText,
    }),
  ),
  packageCount: Type.Integer({ description: 'rows that can go' }),
  goodsFee: fen(),
  courierFee: fen(),
  remoteFee: fen(),
  discountFee: fen(),
  totalFee: fen(),
  available: Type.Integer({ description: 'pieces that can be ordered now' }),
  balance: fen(),
  enough: Type.Boolean(),
  problems: Type.Array(Problem),
});
export type QuoteDto = Static<typeof QuoteAnswer>;

const Order = Type.Object({
  id: Type.Integer(),
  orderId: Type.Integer(),
  orderNo: Type.String(),
  type: Type.Integer(),
  platform: Type.Integer(),
  sendArea: Type.Object({
    warehouseId: Type.Integer(),
    warehouseName: Type.String(),
    province: Type.String(),
    city: Type.String(),
  }),
  sendFrom: Type.String(),
  courierId: Type.Integer(),
  courierName: Type.String(),
  goodId: Type.Integer(),
  goodName: Type.String(),
  goodPic: Type.String(),
  goodPrice: fen('fen a piece when ordered'),
  num: Type.Integer(),
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
  payExpireAt: Type.String(),
  paidAt: NullableText,
  cancelType: NullableInt,
  remark: Type.String(),
  senderId: Type.Integer(),
  senderName: Type.String(),
  allowedActions: Type.Array(Type.String()),
});
export type OrderDto = Static<typeof Order>;

export const CreateOrderAnswer = Type.Object({
  orderId: Type.Integer(),
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
      reasonCode: Type.String(),
      msg: Type.String(),
    }),
  ),
  order: Order,
});
export type CreateOrderDto = Static<typeof CreateOrderAnswer>;

export const ConfirmBody = body({
  id,
  action: Type.Optional(Type.Union([Type.Literal('pay'), Type.Literal('receive')])),
  clientNo: Type.Optional(
    Type.String({ minLength: 8, maxLength: 255, description: 'or the header Idempotency-Key' }),
  ),
});
export const ConfirmAnswer = Type.Object({
  orderId: Type.Integer(),
  status: Type.Integer(),
  paidFee: Type.Optional(fen('fen taken by this payment')),
  balance: fen(),
});
export type ConfirmDto = Static<typeof ConfirmAnswer>;

export const CancelBody = body({ orderId: id });
export const CancelAnswer = Type.Object({
  orderId: Type.Integer(),
  status: Type.Integer(),
  refundFee: fen(),
});

export const OrdersBody = body({
  ...pagingFields(10),
  status: Type.Optional(Type.Integer()),
  afterSale: Type.Optional(Type.Boolean()),
  platform: Type.Optional(Type.Integer()),
  orderId: Type.Optional(id),
  ids: Type.Optional(Type.Array(id, { maxItems: 100 })),
  warehouseId: Type.Optional(id),
  courierId: Type.Optional(id),
  type: Type.Optional(Type.Integer()),
  keyword: text(60),
  startAt: Type.Optional(Type.String({ format: 'date-time' })),
  endAt: Type.Optional(Type.String({ format: 'date-time' })),
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
    goodId: Type.Integer(),
    warehouseId: Type.Integer(),
    courierId: Type.Integer(),
    num: Type.Integer(),
    senderId: Type.Integer(),
    platform: Type.Integer(),
    boughtAt: Type.String(),
  }),
  Type.Object({}, { additionalProperties: false }),
]);

export const ParseAddressBody = body({ text: Type.String({ maxLength: 100_000 }) });
export const ParseAddressAnswer = Type.Object({
  rows: Type.Array(
    Type.Object({
      text: Type.String(),
      name: Type.String(),
      phone: Type.String(),
      ...regionFields,
      detail: Type.String(),
      rest: Type.String(),
      confidence: Type.Object({
        name: Type.Number(),
        phone: Type.Number(),
        region: Type.Number(),
        detail: Type.Number(),
      }),
      problems: Type.Array(Problem),
    }),
  ),
});
