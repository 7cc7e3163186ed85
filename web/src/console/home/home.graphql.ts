import { graphql } from '../graphql/generated/gql.ts';

export const LoadHome = graphql(`
  query LoadHome {
    home {
      waiting {
        kind
        count
        isMore
      }
      days {
        day
        orders
        pieces
        turnover
        accounts
        refunds
        refunded
        cashOuts
        cashedOut
      }
    }
  }
`);
