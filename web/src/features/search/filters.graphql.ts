import { graphql } from '../../graphql/generated/gql.ts';

export const GoodsFilters = graphql(`
  query GoodsFilters {
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
