import { graphql } from '../../graphql/generated/gql.ts';

export const LoadToShip = graphql(`
  query LoadToShip {
    toShip {
      toShip
      late
      warehouses {
        warehouseId
        name
        toShip
        late
        cutoffAt
      }
    }
  }
`);

export const CountStocksAndGoods = graphql(`
  query CountStocksAndGoods {
    goodStocks(pageSize: 1) {
      counts {
        all
        low
        out
      }
    }
    sellerGoods(pageSize: 1) {
      counts {
        status
        count
      }
      revisions {
        waiting
        refused
      }
    }
  }
`);

export const CountReturnsAndAccounts = graphql(`
  query CountReturnsAndAccounts($withAccounts: Boolean!) {
    waybillAccounts @include(if: $withAccounts) {
      id
      enabled
      problemCode
    }
    returnParcels(filter: { state: UNSETTLED }, pageSize: 1) {
      total
    }
  }
`);

export const WorkbenchGood = graphql(`
  fragment WorkbenchGood on SellerGood {
    id
    name
    pic
    monthSold
    stocks {
      id
      available
    }
  }
`);

export const ListSellingGoods = graphql(`
  query ListSellingGoods {
    selling: sellerGoods(filter: { status: ON_SALE }, sort: MONTH_SOLD, pageSize: 5) {
      list {
        ...WorkbenchGood
      }
    }
    unsold: sellerGoods(filter: { unsold: true }, pageSize: 5) {
      total
      list {
        ...WorkbenchGood
      }
    }
  }
`);
