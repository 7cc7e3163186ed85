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
