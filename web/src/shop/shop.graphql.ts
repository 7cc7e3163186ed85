import { graphql } from '../graphql/generated/gql.ts';

export const GoodCardFields = graphql(`
  fragment GoodCardFields on Good {
    id
    name
    pic
    price
    priceMax
    agreed
    unit
    shipFrom
    warehouseId
    sold
    monthSold
    reviewScore
  }
`);

export const ListGoodsFeed = graphql(`
  query ListGoodsFeed($filter: GoodFilter, $sort: GoodsSort!, $page: Int!, $pageSize: Int!) {
    goods(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      total
      totalIsExact
      page
      list {
        similar
        ...GoodCardFields
      }
    }
  }
`);
