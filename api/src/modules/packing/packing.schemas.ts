import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const bench = Type.String({
  pattern: '^[A-Za-z0-9-]{8,40}$',
  description: 'number of the bench: the same for all that it does, another one at every other',
});

export const OpenParcelBody = body({
  code: Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'waybill number, number of the parcel, or its place in the wave',
  }),
  waveId: Type.Optional({ ...EntityId, description: 'own one, whose places are meant' }),
  bench,
  packedBy: Type.Optional(
    Type.String({ maxLength: 20, description: 'what the packer is called; other benches are told' }),
  ),
});
export type OpenParcel = Static<typeof OpenParcelBody>;

const checked = {
  skuId: EntityId,
  title: Type.String({ description: 'goods and combination' }),
  pic: Type.String(),
  num: Type.Integer({ description: 'pieces; of a part those in one piece of its bundle' }),
  bin: Type.String({ description: 'where it lies (货位), or empty' }),
  note: Type.String({ description: 'what packers are told of its goods, or empty' }),
  codes: Type.Array(Type.String(), { description: 'what it may be scanned by, in capitals' }),
};
const BenchItem = Type.Object({
  ...checked,
  parts: Type.Array(Type.Object(checked), { description: 'of a bundle (组合装); empty for others' }),
});
export type BenchItemDto = Static<typeof BenchItem>;

export const BenchParcel = Type.Object({
  packageId: EntityId,
  packageNo: Type.String(),
  platform: Type.Integer(),
  courierName: Type.String(),
  waybillNo: { ...NullableText, description: 'null: it is filled in before it is packed' },
  printed: Type.Boolean({ description: 'its label was printed' }),
  warehouseName: Type.String(),
  receiver: Type.String({ description: 'masked name and region' }),
  remark: Type.String({ description: 'what its buyer said of it and of the goods, or empty' }),
  buyerNote: Type.String({ description: 'what packers are told of its buyer, or empty' }),
  waveId: NullableId,
  waveNo: NullableText,
  place: { ...NullableInt, description: 'in its open wave' },
  items: Type.Array(BenchItem),
});
export type BenchParcelDto = Static<typeof BenchParcel>;

export const LeaveParcelBody = body({
  packageId: EntityId,
  bench,
  reason: Type.Optional(
    Type.String({
      maxLength: 50,
      description: 'why it is put aside; kept until it is packed or put aside again',
    }),
  ),
});

export const PackParcelBody = body({
  packageId: EntityId,
  bench,
  packedBy: Type.Optional(Type.String({ maxLength: 20, description: 'what the packer is called' })),
});

export const PackedAnswer = Type.Object({
  packageId: EntityId,
  waveId: { ...NullableId, description: 'its open wave' },
  packedAt: Type.String(),
});
export type PackedDto = Static<typeof PackedAnswer>;

export const ParcelBody = body({ packageId: EntityId });
export const LeftAnswer = Type.Object({ packageId: EntityId });

export const SaveBuyerNoteBody = body({
  packageId: { ...EntityId, description: 'own parcel: the note is for its buyer' },
  text: Type.String({ maxLength: 100, description: 'empty removes it' }),
});

export const BuyerNote = Type.Object({
  packageId: EntityId,
  text: Type.String({ description: 'empty where there is none' }),
});
