import { graphql } from '../../graphql/generated/gql.ts';

export const AfterSalesSums = graphql(`
  fragment AfterSalesSums on AfterSalesFigures {
    packageCount
    caseCount
    refundedCount
    refundedFee
    replacedCount
    disputedCount
    caseRate
    refundedRate
    replacedRate
    disputedRate
    answeredCount
    answeredLateCount
    answerMedian
    answerSlow
  }
`);

export const LoadSellerAfterSales = graphql(`
  query LoadSellerAfterSales($filter: AfterSalesFilter, $unit: AfterSalesUnit!) {
    sellerAfterSales(filter: $filter, unit: $unit) {
      total
      summary {
        ...AfterSalesSums
      }
      list {
        key
        name
        figures {
          ...AfterSalesSums
        }
      }
    }
  }
`);

export const ListStatisticsCouriers = graphql(`
  query ListStatisticsCouriers {
    couriers {
      id
      name
    }
  }
`);
