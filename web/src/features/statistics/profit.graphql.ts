import { graphql } from '../../graphql/generated/gql.ts';

export const ProfitSums = graphql(`
  fragment ProfitSums on ProfitFigures {
    orderCount
    packageCount
    goodsIncome
    courierCost
    remoteIncome
    replacementIncome
    claimIncome
    borneFreight
    compensationFee
    refundFee
    commission
    profit
    settled
    pending
  }
`);

export const LoadSellerProfit = graphql(`
  query LoadSellerProfit($filter: ProfitFilter, $unit: ProfitUnit!) {
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

export const ListProfitWarehouses = graphql(`
  query ListProfitWarehouses {
    sellerWarehouses(pageSize: 100) {
      list {
        id
        name
      }
    }
  }
`);

export const LoadProfitGood = graphql(`
  query LoadProfitGood($id: EntityId!) {
    sellerGood(id: $id) {
      id
      name
    }
  }
`);
