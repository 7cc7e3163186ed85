import type { Resolvers } from '../../resolvers.generated.ts';
import { renamed, selectionOf } from '../../rest/selection.ts';
import { memberRole } from './members.mapping.ts';

export const resolvers = {
  MemberRole: memberRole,
  OpenInvitation: { kind: renamed('type') },
  InviteMemberPayload: {
    code: ({ code }) => code,
    invitation: ({ code: _, ...invitation }) => invitation,
  },
  Query: {
    members: (_, __, { apis }, info) => apis.members.list(selectionOf(info)),
    memberInvitation: (_, { code }, { apis }, info) => apis.members.invitation(code, selectionOf(info)),
  },
  Mutation: {
    inviteMember: (_, { input }, { apis }) => apis.members.invite(input),
    deleteMemberInvitation: (_, { id }, { apis }) => apis.members.cancelInvitation(id),
    changeMember: (_, change, { apis }) => apis.members.change(change),
    deleteMember: (_, { id }, { apis }) => apis.members.remove(id),
    deleteMembership: (_, { id }, { apis }) => apis.members.leave(id),
    joinAccount: (_, { input }, { apis }) => apis.members.join(input),
    sendTransferCodes: (_, { input }, { apis }) => apis.members.sendTransferCodes(input),
    transferAccount: (_, { input }, { apis }) => apis.members.transfer(input),
  },
} satisfies Resolvers;
