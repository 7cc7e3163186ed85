import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { permissions } from '../../shared/permissions.ts';
import { EntityId, entityId } from '../../shared/values.ts';

const PermissionName = Type.Union(
  permissions.map((permission) => Type.Literal(permission)),
  { description: 'A permission of the table of permissions.' },
);
const Name = Type.String({
  pattern: '^[a-z0-9][a-z0-9.-]{1,29}$',
  description: 'Sign-in name: lower case letters, digits, dots and hyphens.',
});
const DisplayName = Type.String({ minLength: 1, maxLength: 30 });
const Code = Type.String({ pattern: '^([0-9]{6}|[A-Za-z0-9]{5}-[A-Za-z0-9]{5})$' });
const RoleIds = Type.Array(EntityId, { minItems: 1, maxItems: 20, uniqueItems: true });

export const LoginBody = body({
  name: Type.String({ minLength: 1, maxLength: 30 }),
  password: Type.String({ minLength: 1, maxLength: 64 }),
});
export const Challenge = Type.Object({
  challenge: Type.String({
    description: 'Names the sign-in for its second factor: five minutes, five tries.',
  }),
  needsPassword: Type.Boolean({ description: 'A password of one’s own has to be chosen.' }),
  otpauthUrl: { ...NullableText, description: 'Sets up an authenticator; null once there is one.' },
});
export const ProofBody = body({
  challenge: Type.String({ format: 'uuid' }),
  code: Code,
  newPassword: Type.Optional(Type.String({ minLength: 10, maxLength: 64 })),
});
export const ProveBody = body({ code: Type.String({ pattern: '^[0-9]{6}$' }) });

export const Me = Type.Object({
  id: EntityId,
  name: Type.String(),
  displayName: Type.String(),
  roles: Type.Array(Type.String()),
  permissions: Type.Array(Type.String()),
  provenUntil: { ...NullableText, description: 'Until when money may be moved without another code.' },
  recoveryCodesLeft: Type.Integer(),
  idleMinutes: Type.Integer({ description: 'The session ends after so many minutes without a request.' }),
});
export type MeDto = Static<typeof Me>;

export const OpenedSession = Type.Object({
  token: Type.String({ description: 'Goes into `x-token`.' }),
  expiresAt: Type.String(),
  recoveryCodes: Type.Array(Type.String(), { description: 'Of a new authenticator, shown once.' }),
  operator: Me,
});

export const OperatorItem = Type.Object({
  id: EntityId,
  name: Type.String(),
  displayName: Type.String(),
  isEnabled: Type.Boolean(),
  hasAuthenticator: Type.Boolean(),
  recoveryCodesLeft: Type.Integer(),
  sessions: Type.Integer({ description: 'live ones' }),
  lastLoginAt: NullableText,
  createdAt: Type.String(),
  roleIds: Type.Array(EntityId),
  roles: Type.Array(Type.String()),
});
export type OperatorDto = Static<typeof OperatorItem>;

export const RoleItem = Type.Object({
  id: EntityId,
  code: { ...NullableText, description: 'Of a role that an installation begins with.' },
  name: Type.String(),
  permissions: Type.Array(Type.String()),
  adjustCase: Type.Integer({ description: 'fen that one with it adjusts alone at a time' }),
  adjustDay: Type.Integer({ description: 'fen that one with it adjusts alone in a day' }),
  operators: Type.Integer({ description: 'how many have it' }),
});
export type RoleDto = Static<typeof RoleItem>;

export const PermissionItem = Type.Object({ name: Type.String(), text: Type.String() });

const permitting = (description: string) => Type.Optional({ ...PermissionName, description });
export const OperatorsQuery = Type.Object({
  isEnabled: Type.Optional(Type.Boolean({ description: 'only those that may sign in, or may not' })),
  roleId: Type.Optional(entityId('of a role that they have')),
  permission: permitting('only those whom one of their roles permits this'),
});
export type OperatorFilter = Static<typeof OperatorsQuery>;
export const RolesQuery = Type.Object({
  permission: permitting('only those that permit this'),
});
export type RoleFilter = Static<typeof RolesQuery>;

export const OperatorBody = body({ name: Name, displayName: DisplayName, roleIds: RoleIds });
export type OperatorInput = Static<typeof OperatorBody>;
export const OperatorUpdateBody = body({
  id: EntityId,
  displayName: DisplayName,
  roleIds: RoleIds,
  isEnabled: Type.Boolean({ description: 'Whoever is not cannot sign in, and their sessions end.' }),
});
export type OperatorUpdate = Static<typeof OperatorUpdateBody>;
export const OperatorIdBody = body({ id: EntityId });
export const CreatedOperator = Type.Object({
  operator: OperatorItem,
  password: Type.String({ description: 'For the first sign-in, shown once.' }),
});
const AdjustLimit = Type.Integer({
  minimum: 0,
  maximum: 100_000_000,
  description: 'fen; left out it stays as it is',
});
export const RoleBody = body({
  id: Type.Optional(entityId('of the role that is changed; without it there is a new one')),
  name: Type.String({ minLength: 1, maxLength: 20 }),
  permissions: Type.Array(PermissionName, { minItems: 1, uniqueItems: true }),
  adjustCase: Type.Optional(AdjustLimit),
  adjustDay: Type.Optional(AdjustLimit),
});
export type RoleInput = Static<typeof RoleBody>;
