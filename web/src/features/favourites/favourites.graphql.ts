import { graphql } from '../../graphql/generated/gql.ts';

export const LoadFavourites = graphql(`
  query LoadFavourites($cursor: String) {
    favourites(pageSize: 100, cursor: $cursor) {
      nextCursor
      list {
        id
        goodId
      }
    }
  }
`);

export const CreateFavourite = graphql(`
  mutation CreateFavourite($goodId: EntityId!) {
    createFavourite(goodId: $goodId) {
      id
      goodId
    }
  }
`);

export const DeleteFavourite = graphql(`
  mutation DeleteFavourite($goodId: EntityId!) {
    deleteFavourite(goodId: $goodId)
  }
`);
