import { graphql } from '../../graphql/generated/gql.ts';

export const FavouriteGoods = graphql(`
  fragment FavouriteGoods on FavouritePage {
    list {
      id
      goodId
    }
  }
`);

/** Where the cache has all goods that the account keeps: `favouritesStore` puts them there. */
export const favouriteGoodsInCache = { id: 'FavouriteGoods', fragment: FavouriteGoods };
