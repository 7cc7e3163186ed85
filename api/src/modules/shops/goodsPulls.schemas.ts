import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';

export const GoodsPullBody = body({ shopId: EntityId });

export const GoodsPull = Type.Object({
  taskId: Type.String(),
  shopId: EntityId,
  status: Type.Integer({ description: '0拉取中 1已完成 2失败 3已取消' }),
  read: Type.Integer({ description: 'how many of `total` were read' }),
  total: {
    ...NullableInt,
    description: 'goods on sale as the platform counts them, at JD combinations; null before it was asked',
  },
  skus: Type.Integer({ description: 'combinations that were listed' }),
  added: Type.Integer({ description: 'of these, those that were not known' }),
  updated: Type.Integer({
    description: 'of these, those of which title, variant, code or price has changed',
  }),
  errorKey: { ...NullableText, description: 'why it failed' },
  msg: Type.String({ description: 'the same in words; empty when it did not' }),
  createdAt: Type.String(),
  finishedAt: NullableText,
});
export type GoodsPullDto = Static<typeof GoodsPull>;

export const NewestGoodsPull = Type.Object({
  pull: Type.Union([GoodsPull, Type.Null()], { description: 'null when there was none' }),
});
