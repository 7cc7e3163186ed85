import { graphql } from '../../graphql/generated/gql.ts';

export const ListFavourites = graphql(`
  query ListFavourites($page: Int!, $cursor: String) {
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

export const LoadFavouriteStates = graphql(`
  query LoadFavouriteStates($cursor: String) {
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
