import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { tokenScopes } from '../../shared/scopes.ts';
import { EntityId } from '../../shared/values.ts';

/** Live ones an account. */
export const MAX_TOKENS = 20;
const MAX_DAYS = 366;

const Scopes = Type.Array(Type.Enum(tokenScopes), { minItems: 1, maxItems: tokenScopes.length });

const fields = {
  id: EntityId,
  name: Type.String(),
  hint: Type.String({ description: 'how it begins' }),
  scopes: Type.Array(Type.String(), { description: 'what it may do' }),
  networks: Type.Array(Type.String(), { description: 'where it may come from; empty for everywhere' }),
  dayLimit: { ...NullableInt, description: 'fen that it may pay in a day; null where it pays nothing' },
  spentToday: Type.Integer({ description: 'fen that it has paid today, in Shanghai' }),
  documents: Type.Integer({ description: 'operations that it has registered' }),
  status: Type.Integer({ description: '1 in force, 2 at its end, 3 revoked' }),
  createdAt: Type.String(),
  expiresAt: Type.String(),
  lastUsedAt: { ...NullableText, description: 'to five minutes; null while it was never used' },
  revokedAt: NullableText,
};
export const ApiToken = Type.Object(fields);
export type ApiTokenDto = Static<typeof ApiToken>;
export const ApiTokens = Type.Object({
  list: Type.Array(ApiToken, { description: 'the newest first; ended ones for 90 days' }),
  grantable: Type.Array(Type.Object({ scope: Type.String(), name: Type.String() }), {
    description: 'what can be given to a token of this account',
  }),
});

export const CreateTokenBody = body({
  name: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S', description: 'what it is for' }),
  scopes: Scopes,
  expiresInDays: Type.Integer({ minimum: 1, maximum: MAX_DAYS, description: 'days that it is in force' }),
  networks: Type.Optional(
    Type.Array(Type.String({ maxLength: 49 }), {
      ...{ maxItems: 20, uniqueItems: true, default: [] },
      description: 'addresses and networks, such as 203.0.113.7 or 203.0.113.0/24; none for everywhere',
    }),
  ),
  dayLimit: Type.Optional(
    Type.Integer({
      ...{ minimum: 1, maximum: 1_000_000_000 },
      description: 'fen that it may pay in a day; needed with orders:pay, and with that alone',
    }),
  ),
  agreement: Type.Optional(
    Type.String({
      maxLength: 32,
      description: 'the version of 数据处理协议 that is agreed to; needed with receivers:read',
    }),
  ),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'the own password' })),
  phoneCode: Type.Optional(
    Type.String({ minLength: 1, maxLength: 16, description: 'of scene 8; where no password is given' }),
  ),
  proof: Type.Optional(
    Type.String({ maxLength: 4000, description: 'answer to the challenge of PROOF_NEEDED; else left out' }),
  ),
});
export type CreateToken = Static<typeof CreateTokenBody>;

export const CreatedToken = Type.Object({
  ...fields,
  token: Type.String({ description: 'the token itself; it is never shown again' }),
});
export type CreatedTokenDto = Static<typeof CreatedToken>;
