import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { EntityId } from '../../shared/values.ts';

const Name = Type.String({ minLength: 1, maxLength: 20, pattern: '\\S' });

export const CategoryRecord = Type.Object({
  id: EntityId,
  name: Type.String(),
  icon: NullableText,
  sort: Type.Integer(),
  hidden: Type.Boolean({ description: 'buyers and suppliers are not offered it' }),
  onSale: Type.Integer({ description: 'goods on sale in it' }),
});
export type CategoryRecordDto = Static<typeof CategoryRecord>;
export const CategoryRecords = Type.Object({
  list: Type.Array(CategoryRecord, { description: 'in the order in which buyers see them' }),
});

export const NewCategoryBody = body({ name: Name });
export const RenameCategoryBody = body({ id: EntityId, name: Name });
export const HideCategoryBody = body({ id: EntityId, hidden: Type.Boolean(), reason: OperatorReason });
export const RemoveCategoryBody = body({ id: EntityId, reason: OperatorReason });
export const SortBody = body({
  ids: Type.Array(EntityId, {
    ...{ minItems: 1, maxItems: 200, uniqueItems: true },
    description: 'all of them, in their new order',
  }),
});
