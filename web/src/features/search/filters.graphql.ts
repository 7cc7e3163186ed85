import { graphql } from '../../graphql/generated/gql.ts';

export const LoadGoodsFilters = graphql(`
  query LoadGoodsFilters {
    categories {
      id
      name
    }
    goodsAreas {
      code
      name
      count
    }
  }
`);
