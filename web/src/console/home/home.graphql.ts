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

/** Thirty days up to today, day by day. */
export const LoadMonth = graphql(`
  query LoadMonth($from: Date!) {
    report(name: TURNOVER, unit: DAY, from: $from) {
      summary {
        orders
      }
      list {
        id
        name
        figures {
          orders
          parcels
          turnover
          refundFee
        }
      }
    }
  }
`);
