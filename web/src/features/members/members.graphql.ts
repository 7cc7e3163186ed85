import { graphql } from '../../graphql/generated/gql.ts';

export const ListMembers = graphql(`
  query ListMembers {
    members {
      list {
        ...MemberRow
      }
      invitations {
        id
        name
        roleName
        createdAt
        expiresAt
      }
      roles {
        role
        name
        about
      }
      maxMembers
    }
  }

  fragment MemberRow on Member {
    id
    name
    phone
    role
    roleName
    createdAt
    lastLoginAt
  }
`);

export const InviteMember = graphql(`
  mutation InviteMember($input: InviteMemberInput!) {
    inviteMember(input: $input) {
      code
      invitation {
        id
      }
    }
  }
`);

export const DeleteMemberInvitation = graphql(`
  mutation DeleteMemberInvitation($id: EntityId!) {
    deleteMemberInvitation(id: $id)
  }
`);

export const ChangeMember = graphql(`
  mutation ChangeMember($id: EntityId!, $name: String!, $role: MemberRole!) {
    changeMember(id: $id, name: $name, role: $role) {
      ...MemberRow
    }
  }
`);

export const DeleteMember = graphql(`
  mutation DeleteMember($id: EntityId!) {
    deleteMember(id: $id)
  }
`);

export const SendTransferCodes = graphql(`
  mutation SendTransferCodes($input: TransferCodesInput!) {
    sendTransferCodes(input: $input) {
      resendIn
    }
  }
`);

export const TransferAccount = graphql(`
  mutation TransferAccount($input: TransferAccountInput!) {
    transferAccount(input: $input)
  }
`);

export const LoadInvitation = graphql(`
  query LoadInvitation($code: String!) {
    memberInvitation(code: $code) {
      accountName
      kind
      name
      roleName
      about
      expiresAt
    }
  }
`);
