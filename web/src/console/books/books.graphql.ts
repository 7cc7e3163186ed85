import { graphql } from '../graphql/generated/gql.ts';

export const LoadBooks = graphql(`
  query LoadBooks {
    books {
      checkedAt
      fullAt
      nextFullAt
      pausedAt
      rules {
        name
        text
        isOfMoney
        onlyInFull
        violation {
          rows
          ids
          createdAt
          seenAt
        }
      }
      past {
        id
        text
        rows
        createdAt
        resolvedAt
      }
    }
  }
`);
