import { graphql } from './generated/gql.ts';

export const AccountFields = graphql(`
  fragment AccountFields on Account {
    id
    uuid
    authorityId
    kind
    phone
    nickName
    headerImg
    balance
    frozen
    member {
      id
      roleName
      scopes
    }
  }
`);

export const LoadAccount = graphql(`
  query LoadAccount($kind: AccountKind!) {
    me(kind: $kind) {
      ...AccountFields
    }
  }
`);
