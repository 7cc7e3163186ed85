import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { idsField, pageOf, pagingFields } from '../../shared/paging.ts';
import { transferReasons } from '../../shared/statuses.ts';
import { EntityId } from '../../shared/values.ts';
import { MAX_PIECES } from '../stock/stock.schemas.ts';

const status = Type.Integer({ minimum: 0, maximum: 99, description: '10在途 20已收货 30已取消' });
const num = Type.Integer({ minimum: 1, maximum: MAX_PIECES, description: 'pieces' });
const reason = Type.Enum(transferReasons, { description: 'why fewer arrived: 1短少 2破损' });

export const TransfersBody = body({
  ...pagingFields(20),
  ids: idsField,
  status: Type.Optional(status),
  warehouseId: Type.Optional({ ...EntityId, description: 'that they come from or go to' }),
});
export type TransfersFilter = Static<typeof TransfersBody>;

const TransferLine = Type.Object({
  skuId: EntityId,
  skuNo: Type.String(),
  skuName: Type.String({ description: 'of the combination; empty where its goods have none' }),
  merchantCode: Type.String({ description: "the supplier's own article number, or empty" }),
  goodId: EntityId,
  goodName: Type.String(),
  goodPic: Type.String(),
  num: Type.Integer({ description: 'pieces that were sent' }),
  received: { ...NullableInt, description: 'pieces that arrived; null while on the way and when cancelled' },
  reason: { ...NullableInt, description: 'why fewer arrived: 1短少 2破损; null when all did' },
});

const Transfer = Type.Object({
  id: EntityId,
  transferNo: Type.String(),
  fromWarehouseId: EntityId,
  fromWarehouseName: Type.String(),
  toWarehouseId: EntityId,
  toWarehouseName: Type.String(),
  note: Type.String(),
  status,
  statusText: Type.String(),
  skuCount: Type.Integer({ description: 'combinations' }),
  pieces: Type.Integer({ description: 'pieces that were sent' }),
  lost: Type.Integer({ description: 'pieces of it that did not arrive; 0 while on the way' }),
  lines: Type.Array(TransferLine),
  createdAt: Type.String(),
  finishedAt: { ...NullableText, description: 'when it was received or cancelled' },
  allowedActions: Type.Array(Type.String(), { description: 'receive, cancel' }),
});
export type TransferDto = Static<typeof Transfer>;
export const TransfersAnswer = pageOf(Transfer);

export const SendTransferBody = body({
  fromWarehouseId: EntityId,
  toWarehouseId: EntityId,
  lines: Type.Array(body({ skuId: EntityId, num }), { minItems: 1, maxItems: 200 }),
  note: Type.Optional(Type.String({ maxLength: 100 })),
  clientNo: Type.Optional(Type.String({ description: 'the same number is sent once; as Idempotency-Key' })),
});
export type NewTransfer = Omit<Static<typeof SendTransferBody>, 'clientNo'>;

export const ReceiveTransferBody = body({
  id: EntityId,
  lines: Type.Optional(
    Type.Array(
      body({
        skuId: EntityId,
        received: Type.Integer({ minimum: 0, maximum: MAX_PIECES, description: 'pieces, fewer than sent' }),
        reason,
      }),
      { maxItems: 200, description: 'what did not arrive whole; all others did' },
    ),
  ),
});
export type ReceivedTransfer = Static<typeof ReceiveTransferBody>;

export const TransferStepAnswer = Type.Object({ transferId: EntityId });
