import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { EntityId, NullableId } from '../../shared/values.ts';
import { ExportAnswer } from '../exports/exports.schemas.ts';
import { Parcel } from '../parcels/parcels.schemas.ts';

const platform = Type.Integer({ minimum: 0, maximum: 6 });
const paper = Type.Union([Type.Literal('76x130'), Type.Literal('100x180')], { description: 'millimetres' });

const extras = {
  showGoods: Type.Boolean(),
  showNum: Type.Boolean(),
  showRemark: Type.Boolean(),
  showOrderNo: Type.Boolean(),
};

export const PrintSetting = Type.Object({
  id: EntityId,
  platform: { ...NullableInt, description: 'null for any' },
  courierId: { ...NullableId, description: 'null for any' },
  courierName: NullableText,
  paper,
  extras: Type.Object({ ...extras, text: Type.String() }),
  printerName: Type.String({ description: 'of the local print component; empty for its default' }),
  autoPrint: Type.Boolean(),
  updatedAt: Type.String(),
});
export type PrintSettingDto = Static<typeof PrintSetting>;

export const PrintSettingBody = body({
  platform: Type.Optional(Type.Union([platform, Type.Null()])),
  courierId: Type.Optional(Type.Union([EntityId, Type.Null()])),
  paper,
  extras: body({ ...extras, text: Type.String({ maxLength: 60 }) }),
  printerName: Type.Optional(Type.String({ maxLength: 100 })),
  autoPrint: Type.Optional(Type.Boolean()),
});
export type PrintSettingInput = Static<typeof PrintSettingBody>;

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
