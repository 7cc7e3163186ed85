import { graphql } from '../../graphql/generated/gql.ts';

export const LoadGoodsFilters = graphql(`
  query LoadGoodsFilters {
    categories {
      id
      name
    }
  }
`);

export const CountGoodFacets = graphql(`
  query CountGoodFacets($filter: GoodFilter) {
    goodFacets(filter: $filter) {
      isExact
      prices {
        minPrice
        maxPrice
        count
      }
      areas {
        code
        name
        count
      }
      couriers {
        id
        name
        count
      }
      freeTo {
        code
        name
        count
      }
      platforms {
        platform
        count
      }
      properties {
        name
        values {
          name
          count
        }
      }
      newCount
      fastCount
      inStockCount
    }
  }
`);
