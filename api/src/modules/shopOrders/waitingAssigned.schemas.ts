import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';

const WaitingAssigned = Type.Object({
  id: { ...EntityId, description: 'of the row, as long as it waits for the same' },
  shopId: { ...EntityId, description: 'of the supplier’s shop, to which it was assigned' },
  shopName: Type.String(),
  platform: Type.Integer(),
  assignedNo: Type.String({ description: 'the platform’s number of it' }),
  merchantName: Type.String({ description: 'as far as the platform tells, else of its shop here' }),
  goodsTitle: Type.String(),
  sku: Type.String(),
  num: Type.Integer({ description: 'pieces' }),
  province: Type.String(),
  city: Type.String(),
  assignedAt: Type.String(),
  shipBy: { ...NullableText, description: 'until when it is to be sent; null where nobody says' },
  wait: Type.Integer({
    minimum: 1,
    maximum: 5,
    description:
      '1 its merchant has no shop here for it 2 that shop has lapsed 3商品未关联 4 automatic ordering left it to the merchant, why says `msg` 5 the merchant has not ordered it',
  }),
  msg: Type.String({ description: 'the same in words' }),
});
export type WaitingAssignedDto = Static<typeof WaitingAssigned>;

export const WaitingAssignedQuery = body(pagingFields(20));
export const WaitingAssignedPage = pageOf(WaitingAssigned);
