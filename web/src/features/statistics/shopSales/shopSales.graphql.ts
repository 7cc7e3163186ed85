import { graphql } from '../../../graphql/generated/gql.ts';

export const ShopSalesSums = graphql(`
  fragment ShopSalesSums on ShopSalesFigures {
    orderCount
    pieceCount
    paid
    refunded
    openCount
    openPaid
    unlinkedCount
    income
    goodsCost
    freightCost
    refundFee
    cost
    profit
  }
`);

export const LoadShopSales = graphql(`
  query LoadShopSales($filter: ShopSalesFilter, $unit: ShopSalesUnit!) {
    shopSales(filter: $filter, unit: $unit) {
      total
      summary {
        ...ShopSalesSums
      }
      list {
        key
        name
        shopId
        remoteGoodId
        figures {
          ...ShopSalesSums
        }
      }
    }
  }
`);

export const ListSalesShops = graphql(`
  query ListSalesShops {
    shops(pageSize: 100) {
      list {
        id
        shopName
        isSeller
      }
    }
  }
`);
