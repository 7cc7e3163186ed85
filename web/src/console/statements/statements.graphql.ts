import { graphql } from '../graphql/generated/gql.ts';

export const LoadPlatformStatement = graphql(`
  query LoadPlatformStatement($month: String!) {
    platformStatement(month: $month) {
      month
      isWritten
      balanced
      parts {
        ownerKind
        code
        title
        opening
        closing
        agrees
        lines {
          title
          count
          moneyIn
          moneyOut
        }
      }
    }
  }
`);

export const LoadAccountStatement = graphql(`
  query LoadAccountStatement($accountId: EntityId!, $month: String!) {
    accountStatement(accountId: $accountId, month: $month) {
      month
      isOver
      parts {
        code
        title
        opening
        closing
        agrees
        lines {
          title
          count
          moneyIn
          moneyOut
        }
      }
    }
  }
`);
