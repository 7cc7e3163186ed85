import type { ListMembersQuery, MemberRole, MemberRowFragment } from '../../graphql/generated/graphql.ts';
import { inviteText as text } from './members.text.ts';

export type GrantableRole = ListMembersQuery['members']['roles'][number];

/** An invitation whose link is shown once. */
export interface Invited {
  name: string;
  link: string;
}

/** A person who is to be invited. */
export interface NewMember {
  roles: readonly GrantableRole[];
  onInvited: (invited: Invited) => void;
}

export interface MemberForm {
  name: string;
  role: MemberRole;
}
export interface InviteForm extends MemberForm {
  password: string;
}
export type MemberProblems = Partial<Record<keyof InviteForm, string>>;

export interface ChangedMember {
  roles: readonly GrantableRole[];
  member: Pick<MemberRowFragment, 'id' | 'name' | 'role'>;
}

export const blankMember: MemberForm = { name: '', role: 'SHIPPER' };
export const blankInvite: InviteForm = { ...blankMember, password: '' };

/** What is wrong, by field. */
export function memberProblems({ name }: MemberForm): MemberProblems {
  return name.trim() === '' ? { name: text.nameMissing } : {};
}

export function inviteProblems(form: InviteForm): MemberProblems {
  return { ...memberProblems(form), ...(form.password === '' && { password: text.passwordMissing }) };
}

/** The address that an invited person opens. Its code is no part of what browsers send to the server. */
export function invitationLink(code: string, origin: string): string {
  return `${origin}/t3/invitation#${code}`;
}

/** The code of an invitation in an address's hash; null where there is none. */
export function invitationCodeIn(hash: string): string | null {
  return /^#([\w-]{1,64})$/.exec(hash)?.[1] ?? null;
}
