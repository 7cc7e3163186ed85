import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { roles } from '../../shared/roles.ts';
import { EntityId, entityId } from '../../shared/values.ts';
import { ConsentGiven } from '../legal/legal.schemas.ts';

/** People in an account besides its owner; invitations that may still be accepted. */
export const MAX_MEMBERS = 50;
export const MAX_INVITATIONS = 20;
export const INVITED_DAYS = 7;

const Role = Type.Enum(roles);
const name = Type.String({
  minLength: 1,
  maxLength: 20,
  pattern: '\\S',
  description: 'as the owner calls them',
});
const phoneCode = Type.String({ minLength: 1, maxLength: 16 });
const proof = Type.Optional(
  Type.String({ maxLength: 4000, description: 'answer to the challenge of PROOF_NEEDED; else left out' }),
);
const password = Type.String({ minLength: 6, maxLength: 18, description: '6 to 18 characters' });

export const Member = Type.Object({
  id: EntityId,
  name: Type.String(),
  phone: Type.String({ description: 'masked' }),
  role: Type.String(),
  roleName: Type.String(),
  createdAt: Type.String(),
  lastLoginAt: NullableText,
});
export type MemberDto = Static<typeof Member>;

const invitationFields = {
  id: EntityId,
  name: Type.String(),
  role: Type.String(),
  roleName: Type.String(),
  createdAt: Type.String(),
  expiresAt: Type.String(),
};
const Invitation = Type.Object(invitationFields);
export type InvitationDto = Static<typeof Invitation>;

export const Members = Type.Object({
  list: Type.Array(Member, { description: 'the newest first' }),
  invitations: Type.Array(Invitation, { description: 'those that may still be accepted, the newest first' }),
  roles: Type.Array(Type.Object({ role: Type.String(), name: Type.String(), about: Type.String() }), {
    description: 'what can be given to members',
  }),
  maxMembers: Type.Integer(),
});

export const InviteBody = body({
  name,
  role: Role,
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'the own password' })),
  phoneCode: Type.Optional(
    Type.String({ minLength: 1, maxLength: 16, description: 'of scene 9; where no password is given' }),
  ),
  proof,
});
export type Invite = Static<typeof InviteBody>;
export const CreatedInvitation = Type.Object({
  ...invitationFields,
  code: Type.String({ description: 'with which one person joins; it is never shown again' }),
});
export type CreatedInvitationDto = Static<typeof CreatedInvitation>;

export const ChangeMemberBody = body({ id: EntityId, name: Type.Optional(name), role: Type.Optional(Role) });
export type ChangeMember = Static<typeof ChangeMemberBody>;

export const LeaveBody = body({ accountId: entityId('that the caller is a member of, by the same phone') });

export const InvitationQuery = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) });
export const OpenInvitation = Type.Object({
  accountName: Type.String({ description: 'whose account it is: company or nick name' }),
  type: Type.Union([Type.Literal(1), Type.Literal(2)], { description: '1 buyer, 2 supplier' }),
  name: Type.String({ description: 'as the owner calls the invited person' }),
  roleName: Type.String(),
  about: Type.String({ description: 'what the role may do' }),
  expiresAt: Type.String(),
});
export type OpenInvitationDto = Static<typeof OpenInvitation>;

export const JoinBody = body({
  code: Type.String({ minLength: 1, maxLength: 64, description: 'of the invitation' }),
  phone: Type.String({ pattern: '^1[0-9]{10}$', description: '11 digits' }),
  phoneCode: { ...phoneCode, description: 'of scene 10' },
  password: Type.Optional({
    ...password,
    description: 'to sign in with; may be left out where the phone has a password already, which stays',
  }),
  consent: Type.Optional(ConsentGiven),
  proof,
});
export type Join = Static<typeof JoinBody>;

export const TransferCodesBody = body({
  id: EntityId,
  captcha: Type.String({ minLength: 1, maxLength: 16 }),
  captchaId: Type.String({ minLength: 1, maxLength: 64 }),
});
export const TransferBody = body({
  id: EntityId,
  ownCode: { ...phoneCode, description: 'of scene 11, sent to the own phone' },
  memberCode: { ...phoneCode, description: 'of scene 11, sent to the phone of the member' },
  stayAs: Type.Optional(Type.Enum(roles, { description: 'what the owner is afterwards; left out: nothing' })),
  proof,
});
export type Transfer = Static<typeof TransferBody>;
