import { graphql } from '../graphql/generated/gql.ts';

export const GoodCardFields = graphql(`
  fragment GoodCardFields on Good {
    id
    name
    pic
    price
    priceMax
    bulkPrice {
      minPieces
      price
    }
    agreed
    isNew
    isFast
    unit
    minNum
    skuCount
    shipFrom
    warehouseId
    warehouseName
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
