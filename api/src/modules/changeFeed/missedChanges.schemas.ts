import { type Static, Type } from 'typebox';
import { NullableText } from '../../shared/envelope.ts';
import { EntityId } from '../../shared/values.ts';
import { CHANGE_KINDS } from './changeKinds.ts';

const anyKind = `(${CHANGE_KINDS.join('|')})`;

export const MissedQuery = Type.Object({
  since: Type.Optional(
    Type.String({
      maxLength: 4_000,
      description:
        '`cursor` of an answer to the same account, within a day; without it nothing is listed, and `cursor` says from now on',
    }),
  ),
  kinds: Type.Optional(
    Type.String({
      pattern: `^${anyKind}(,${anyKind}){0,9}$`,
      description: 'comma separated; only these. All where it is left out',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
});

/** A kind of thing, as `kinds` names it. */
const Kind = Type.Unsafe<(typeof CHANGE_KINDS)[number]>(
  Type.String({ enum: CHANGE_KINDS, description: 'GOODS and STOCK are the own ones of a supplier' }),
);

const MissedChange = Type.Object({
  kind: Kind,
  id: EntityId,
  updatedAt: {
    ...NullableText,
    description: 'that of the thing as it is now; null where it is not there any more',
  },
});

export const MissedAnswer = Type.Object({
  list: Type.Array(MissedChange, {
    description:
      'each thing once, also when it changed often; there may be fewer than `limit`, or none, where there are more. A thing that has changed again is named again, and what was named may be repeated after a retry',
  }),
  cursor: Type.String({ description: 'the `since` of the next call; opaque, of this account' }),
  hasMore: Type.Boolean({ description: 'whether to ask on at once' }),
});
export type MissedDto = Static<typeof MissedAnswer>;
