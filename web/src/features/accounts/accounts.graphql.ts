import { graphql } from '../../graphql/generated/gql.ts';

export const LoadProfile = graphql(`
  query LoadProfile($kind: AccountKind!) {
    me(kind: $kind) {
      __typename
      id
      kind
      phone
      nickName
      balance
      frozen
      withdrawable
      realStatus
      realName
      lastLoginAt
      ... on Buyer {
        level
        levelName
      }
      ... on Seller {
        companyName
        contact
        pendingSettle
      }
    }
  }
`);

export const ChangePassword = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input)
  }
`);

export const BeginRealName = graphql(`
  mutation BeginRealName($realName: String!, $idCard: String!) {
    beginRealName(realName: $realName, idCard: $idCard) {
      certifyId
      url
      qrCode
      expireAt
    }
  }
`);

export const ConfirmRealName = graphql(`
  mutation ConfirmRealName($certifyId: String) {
    confirmRealName(certifyId: $certifyId) {
      realStatus
      realName
      msg
    }
  }
`);

export const ExportPersonalData = graphql(`
  mutation ExportPersonalData($input: PersonalDataInput!) {
    exportPersonalData(input: $input) {
      ...ExportState
    }
  }
`);

export const ListAccountEntrances = graphql(`
  query ListAccountEntrances {
    accountEntrances {
      accountId
      name
      role
    }
  }
`);

export const DeleteMembership = graphql(`
  mutation DeleteMembership($id: EntityId!) {
    deleteMembership(id: $id)
  }
`);

export const EnterAccount = graphql(`
  mutation EnterAccount($accountId: EntityId!) {
    enterAccount(accountId: $accountId) {
      token
      expireAt
      account {
        ...AccountFields
      }
    }
  }
`);
