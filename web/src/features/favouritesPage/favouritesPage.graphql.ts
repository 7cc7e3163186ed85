import { graphql } from '../../graphql/generated/gql.ts';

export const Favourites = graphql(`
  query Favourites($page: Int!) {
    favourites(page: $page, pageSize: 20) {
      total
      list {
        id
        goodId
        priceDelta
        createdAt
        good {
          ...GoodCardFields
          status
          warehouses {
            id
            available
          }
        }
      }
    }
  }
`);

export const FavouriteStates = graphql(`
  query FavouriteStates($page: Int!) {
    favourites(page: $page, pageSize: 100) {
      total
      list {
        id
        goodId
        good {
          id
          status
        }
      }
    }
  }
`);
