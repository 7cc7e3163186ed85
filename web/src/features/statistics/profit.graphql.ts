import { graphql } from '../../graphql/generated/gql.ts';

export const ProfitSums = graphql(`
  fragment ProfitSums on ProfitFigures {
    orderCount
    packageCount
    goodsIncome
    courierCost
    remoteIncome
    refundFee
    commission
    profit
    settled
    pending
  }
`);

export const SellerProfit = graphql(`
  query SellerProfit($filter: ProfitFilter, $unit: ProfitUnit!) {
    sellerProfit(filter: $filter, unit: $unit) {
      total
      summary {
        ...ProfitSums
      }
      list {
        key
        name
        figures {
          ...ProfitSums
        }
      }
    }
  }
`);

export const ProfitWarehouses = graphql(`
  query ProfitWarehouses {
    sellerWarehouses(pageSize: 100) {
      list {
        id
        name
      }
    }
  }
`);

export const ProfitGood = graphql(`
  query ProfitGood($id: EntityId!) {
    sellerGood(id: $id) {
      id
      name
    }
  }
`);
