import type { ApolloClient } from '@apollo/client';
import { refusedField } from '../../fields/refusedField.ts';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutationWithProof } from '../../graphql/runMutationWithProof.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import {
  blankInvite,
  blankMember,
  type ChangedMember,
  type InviteForm,
  invitationLink,
  inviteProblems,
  type MemberForm,
  type MemberProblems,
  memberProblems,
  type NewMember,
} from './memberForm.ts';
import { ChangeMember, DeleteMember, DeleteMemberInvitation, InviteMember } from './members.graphql.ts';
import { cancelInvitationText, changeText, removeText } from './members.text.ts';

export type InvitingMember = EditRecord<NewMember, InviteForm, MemberProblems>;
export type ChangingMember = EditRecord<ChangedMember, MemberForm, MemberProblems>;

/** A member or an invitation, as it is called in a question. */
export interface Named {
  id: number;
  name: string;
}
export type EndingMember = ConfirmAction<Named>;

/** Inviting one person, with the password once more; the link is shown once. */
export const inviteMember = (client: ApolloClient) =>
  editRecord({
    blank: blankInvite,
    fill: (_: NewMember): InviteForm => blankInvite,
    validate: inviteProblems,
    save: async (form) => {
      const input = { ...form, name: form.name.trim() };
      const answer = await runMutationWithProof(client, InviteMember, { input });
      if (isRefusal(answer)) return answer;
      return { name: input.name, link: invitationLink(answer.inviteMember.code, location.origin) };
    },
    refusedAt,
    onSaved: ({ onInvited }, invited) => onInvited(invited),
  });

/** Giving a member another name or role; it holds from their next request on. */
export const changeMember = (client: ApolloClient) =>
  editRecord({
    blank: blankMember,
    fill: ({ member: { name, role } }: ChangedMember): MemberForm => ({ name, role }),
    validate: memberProblems,
    save: ({ name, role }, { member: { id } }) =>
      runMutation(client, ChangeMember, { id, name: name.trim(), role }),
    refusedAt,
    onSaved: () => toast.success(changeText.done),
  });

function refusedAt(refusal: Refusal): MemberProblems | null {
  const { errorKey, msg } = refusal;
  if (errorKey === 'PASSWORD_WRONG') return { password: msg };
  const field = refusedField(refusal) ?? '';
  return Object.hasOwn(blankInvite, field) ? { [field]: msg } : null;
}

/** Removing a member, whose session ends at once. */
export const removeMember = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: Named) => runMutation(client, DeleteMember, { id }),
    onDone: () => toast.success(removeText.done),
  });

export const cancelInvitation = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: Named) => runMutation(client, DeleteMemberInvitation, { id }),
    onDone: () => toast.success(cancelInvitationText.done),
  });
