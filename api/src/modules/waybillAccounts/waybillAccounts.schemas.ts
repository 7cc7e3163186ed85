import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { Reason } from '../../shared/reasons.schemas.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const platform = Type.Integer({
  minimum: 0,
  maximum: 6,
  description: 'of the shops whose encrypted receivers it is for; 0 for plain receivers',
});
const NullableReason = Type.Union([Reason, Type.Null()]);
const words = (description: string) => Type.String({ maxLength: 100, description });

export const payTypes = ['MONTHLY', 'SHIPPER', 'CONSIGNEE', 'THIRDPARTY'] as const;
const [monthly, shipper, consignee, thirdParty] = payTypes;
const payType = Type.Union(
  [Type.Literal(monthly), Type.Literal(shipper), Type.Literal(consignee), Type.Literal(thirdParty)],
  { description: 'who pays the courier' },
);

/** What is shown of it. Empty where the courier asks for none. */
const named = {
  customerName: words('name of the customer at the courier'),
  net: words('branch, or the source of the e-waybills'),
  tbNet: words('branch as Taobao names it'),
  code: words('further code of the customer'),
  checkMan: words('who collects parcels'),
  expType: words('product of the courier, such as 标准快递'),
};
export type NamedField = keyof typeof named;
export const namedFields = Object.keys(named) as NamedField[];

export const WaybillAccount = Type.Object({
  id: EntityId,
  courierId: EntityId,
  courierName: Type.String(),
  warehouseId: { ...NullableId, description: 'null for every warehouse' },
  warehouseName: NullableText,
  platform,
  customerCode: Type.String({ description: "customer's code or monthly-settlement number" }),
  ...named,
  payType,
  hasKey: Type.Boolean({ description: 'whether a password is kept; it is never answered' }),
  hasSecret: Type.Boolean({ description: 'whether a second secret is kept; it is never answered' }),
  enabled: Type.Boolean(),
  fallsBack: Type.Boolean({
    description: "while the courier refuses it, waybills are issued with the platform's account",
  }),
  problemCode: {
    ...NullableReason,
    description: 'why the courier refused it last; null where nothing is wrong',
  },
  problemText: Type.String({ description: 'the same in words; empty where nothing is wrong' }),
  problemAt: { ...NullableText, description: 'when the courier refused it last' },
  testedAt: { ...NullableText, description: 'when a test has passed last' },
  updatedAt: Type.String(),
});
export type WaybillAccountDto = Static<typeof WaybillAccount>;

const secret = (description: string) =>
  Type.Optional(
    Type.String({ maxLength: 200, description: `${description}; left out: stays, empty: there is none` }),
  );

export const SaveWaybillAccountBody = body({
  id: Type.Optional({ ...EntityId, description: 'the own one that is changed; a new one without it' }),
  courierId: EntityId,
  warehouseId: Type.Optional({ ...NullableId, description: 'null for every warehouse' }),
  platform: Type.Optional(platform),
  customerCode: Type.String({
    minLength: 1,
    maxLength: 100,
    description: "customer's code or monthly-settlement number",
  }),
  customerKey: secret('password'),
  customerSecret: secret('second secret'),
  ...Object.fromEntries(namedFields.map((field) => [field, Type.Optional(named[field])])),
  payType: Type.Optional(payType),
  enabled: Type.Optional(Type.Boolean()),
  fallsBack: Type.Optional(Type.Boolean()),
});
export type WaybillAccountInput = Omit<Static<typeof SaveWaybillAccountBody>, 'id'> &
  Partial<Record<NamedField, string>>;

export const EnableWaybillAccountBody = body({ id: EntityId, enabled: Type.Boolean() });

export const WaybillAccountTest = Type.Object({
  account: WaybillAccount,
  passed: Type.Boolean({ description: 'whether a waybill was issued' }),
  reasonCode: { ...NullableReason, description: 'why none was; null when one was' },
  msg: Type.String({ description: 'the same in words; empty when one was' }),
  leftWaybillNo: {
    ...NullableText,
    description: 'the waybill of the test where the courier did not take it back; null otherwise',
  },
});
export type WaybillAccountTestDto = Static<typeof WaybillAccountTest>;
