import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { idsField, pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';

/** As many parcels as a wave has at most. */
export const MAX_WAVE = 500;

const waveParcelStates = ['waiting', 'packed', 'sent', 'gone'] as const;
export type WaveParcelState = (typeof waveParcelStates)[number];

const WaveParcel = Type.Object({
  place: Type.Integer({ description: 'from 1 on; also on its label' }),
  packageId: EntityId,
  packageNo: Type.String(),
  waybillNo: NullableText,
  goods: Type.String({ description: 'what is in it, with pieces' }),
  state: Type.Union(
    waveParcelStates.map((state) => Type.Literal(state)),
    {
      description:
        'waiting; packed at a bench; sent without one; gone: cancelled or refunded, and not to be packed',
    },
  ),
  skipReason: Type.String({ description: 'why it was put aside last; empty where it was not' }),
  packedAt: NullableText,
  packedBy: Type.String({ description: 'what the packer is called; empty where nobody said' }),
});
export type WaveParcelDto = Static<typeof WaveParcel>;

const Wave = Type.Object({
  id: EntityId,
  waveNo: Type.String({ description: 'day and which of the day: 261128-3' }),
  warehouseId: EntityId,
  warehouseName: Type.String(),
  parcelCount: Type.Integer({ description: 'its parcels without those that are gone' }),
  done: Type.Integer({ description: 'of these, those that are packed or sent' }),
  gone: Type.Integer({ description: 'parcels that were cancelled or refunded' }),
  parcels: Type.Array(WaveParcel, { description: 'in the order of their places; 500 at most' }),
  createdAt: Type.String(),
  closedAt: { ...NullableText, description: 'since then its parcels may be in another wave' },
  allowedActions: Type.Array(Type.String(), { description: 'close' }),
});
export type WaveDto = Static<typeof Wave>;

export const WavesBody = body({
  ...pagingFields(20),
  ids: idsField,
  warehouseId: Type.Optional(EntityId),
  open: Type.Optional(
    Type.Boolean({ description: 'only those that are not closed, or only those that are' }),
  ),
});
export type WavesFilter = Static<typeof WavesBody>;
export const WavesAnswer = pageOf(Wave);

export const CreateWaveBody = body({
  warehouseId: Type.Optional({
    ...EntityId,
    description: 'own one: all that waits there; instead of packageIds',
  }),
  most: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_WAVE,
      default: MAX_WAVE,
      description: 'parcels, with warehouseId',
    }),
  ),
  packageIds: Type.Optional(
    Type.Array(EntityId, {
      minItems: 1,
      maxItems: MAX_WAVE,
      description: 'of one warehouse, in their order',
    }),
  ),
});
export type NewWave = Static<typeof CreateWaveBody>;

export const WaveCreatedAnswer = Type.Object({
  waveId: EntityId,
  taken: Type.Integer({ description: 'parcels that are in it' }),
  failed: Type.Array(Type.Object({ packageId: EntityId, msg: Type.String() }), {
    description: 'chosen ones that are not, and why',
  }),
});
export type WaveCreated = Static<typeof WaveCreatedAnswer>;

export const WaveStepAnswer = Type.Object({ waveId: EntityId });
