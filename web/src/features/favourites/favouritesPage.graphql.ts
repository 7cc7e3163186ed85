import { graphql } from '../../graphql/generated/gql.ts';

export const Favourites = graphql(`
  query Favourites($page: Int!, $cursor: String) {
    favourites(page: $page, pageSize: 20, cursor: $cursor) {
      page
      nextCursor
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
  query FavouriteStates($cursor: String) {
    favourites(pageSize: 100, cursor: $cursor) {
      nextCursor
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
