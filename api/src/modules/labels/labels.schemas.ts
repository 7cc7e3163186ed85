import { type Static, Type } from 'typebox';
import type { LabelField } from '../../db/schema/sellers.ts';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { EntityId, NullableId } from '../../shared/values.ts';
import { ExportAnswer } from '../exports/exports.schemas.ts';
import { Parcel } from '../parcels/parcels.schemas.ts';
import { labelFields } from './labelExtras.ts';

const platform = Type.Integer({ minimum: 0, maximum: 7 });
const paper = Type.Union([Type.Literal('76x130'), Type.Literal('100x150'), Type.Literal('100x180')], {
  description: 'millimetres; 100x150 for couriers whose labels come in it: SF, EMS',
});

const extras = {
  showGoods: Type.Boolean(),
  showNum: Type.Boolean(),
  showRemark: Type.Boolean(),
  showOrderNo: Type.Boolean(),
};
const field = Type.Unsafe<LabelField>(Type.String({ enum: [...labelFields] }));
const fields = Type.Array(field, { description: 'in the order in which they are printed' });
const fontSize = Type.Union([Type.Literal('small'), Type.Literal('normal'), Type.Literal('large')], {
  description: 'of what is added; smaller where it does not fit',
});

export const PrintSetting = Type.Object({
  id: EntityId,
  platform: { ...NullableInt, description: 'null for any' },
  courierId: { ...NullableId, description: 'null for any' },
  courierName: NullableText,
  paper,
  extras: Type.Object({ ...extras, text: Type.String(), fields, fontSize }),
  printerName: Type.String({ description: 'of the local print component; empty for its default' }),
  autoPrint: Type.Boolean(),
  updatedAt: Type.String(),
});
export type PrintSettingDto = Static<typeof PrintSetting>;

const flag = Type.Optional(
  Type.Boolean({ description: 'for callers without `fields`, which wins; goes on 2027-03-31' }),
);

export const PrintSettingBody = body({
  platform: Type.Optional(Type.Union([platform, Type.Null()])),
  courierId: Type.Optional(Type.Union([EntityId, Type.Null()])),
  paper,
  extras: body({
    showGoods: flag,
    showNum: flag,
    showRemark: flag,
    showOrderNo: flag,
    text: Type.String({ maxLength: 60 }),
    fields: Type.Optional({ ...fields, maxItems: labelFields.length, uniqueItems: true }),
    fontSize: Type.Optional(fontSize),
  }),
  printerName: Type.Optional(Type.String({ maxLength: 100 })),
  autoPrint: Type.Optional(Type.Boolean()),
});
export type PrintSettingInput = Static<typeof PrintSettingBody>;

export const CopyPrintSettingBody = body({
  id: EntityId,
  courierIds: Type.Array(EntityId, { minItems: 1, maxItems: 50, uniqueItems: true }),
});

export const LabelPreview = Type.Object({
  svg: Type.String(),
  width: Type.Integer({ description: 'millimetres' }),
  height: Type.Integer({ description: 'millimetres' }),
});

const packageIds = (maxItems: number) => Type.Array(EntityId, { minItems: 1, maxItems });

export const PrintBody = body({
  packageIds: packageIds(500),
  kind: Type.Union([Type.Literal('labels'), Type.Literal('picking')]),
});
export type PrintKind = Static<typeof PrintBody>['kind'];
export const PackagesBody = body({ packageIds: packageIds(100) });

const failed = Type.Array(Type.Object({ packageId: EntityId, msg: Type.String() }));

export const PrintAnswer = Type.Object({ file: ExportAnswer, printed: Type.Integer(), failed });
export type PrintDto = Static<typeof PrintAnswer>;

const PrintTask = Type.Object({
  packageId: EntityId,
  packageNo: Type.String(),
  waybillNo: Type.String(),
  courierCode: Type.String(),
  platform: Type.Integer(),
  paper,
  printerName: Type.String(),
  url: Type.String({ description: 'path of a PDF of this one label, good for an hour' }),
});
export const PrintTasksAnswer = Type.Object({ tasks: Type.Array(PrintTask), failed });
export type PrintTasksDto = Static<typeof PrintTasksAnswer>;

export const MarkedAnswer = Type.Object({ list: Type.Array(Parcel) });
