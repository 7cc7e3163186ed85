import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { idsField, pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const waybillNo = Type.String({ minLength: 1, maxLength: 100 });

export const ScanReturnBody = body({
  waybillNo,
  warehouseId: Type.Optional({ ...EntityId, description: 'own warehouse that has it' }),
  note: Type.Optional(Type.String({ maxLength: 200, description: 'what is known of one that nobody knows' })),
});
export type ScanReturnInput = Static<typeof ScanReturnBody>;

export const LinkReturnBody = body({
  returnId: EntityId,
  caseId: { ...EntityId, description: 'a case that waits for goods to be sent back' },
});

export const CloseReturnBody = body({
  returnId: EntityId,
  note: Type.String({ pattern: '\\S', maxLength: 200, description: 'what was done about it' }),
});

const returnStates = ['underway', 'arrived', 'unsettled', 'stray'] as const;
export const ReturnsBody = body({
  ...pagingFields(20),
  ids: idsField,
  state: Type.Optional(
    Type.Union(
      returnStates.map((state) => Type.Literal(state)),
      {
        description:
          'on its way; arrived; arrived, and nothing said of its goods yet; of no known case and not closed (无主件)',
      },
    ),
  ),
  waybillNo: Type.Optional(waybillNo),
});
export type ReturnsFilter = Static<typeof ReturnsBody>;

const CaseOfReturn = Type.Object({
  caseId: EntityId,
  caseNo: Type.String(),
  packageNo: Type.String(),
  kindText: Type.String(),
  goods: Type.String({ description: 'what is expected in it' }),
  status: Type.Integer({ description: 'as of cases' }),
  statusText: Type.String(),
});

const returnFields = {
  id: EntityId,
  waybillNo: Type.String(),
  courierName: NullableText,
  warehouseId: NullableId,
  warehouseName: NullableText,
  packageNo: { ...NullableText, description: 'the parcel that comes back under its own number' },
  traceText: Type.String(),
  note: Type.String(),
  cases: Type.Array(CaseOfReturn),
  signedAt: NullableText,
  arrivedAt: NullableText,
  closedAt: { ...NullableText, description: 'when nothing more was to be done about one of no known case' },
  createdAt: Type.String(),
};
export const Return = Type.Object(returnFields);
export type ReturnDto = Static<typeof Return>;
export const ReturnsAnswer = pageOf(Return);
export const ScanReturnAnswer = Type.Object({
  ...returnFields,
  scannedBefore: Type.Boolean({ description: 'it had been scanned already' }),
});
