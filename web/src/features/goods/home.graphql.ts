import { graphql } from '../../graphql/generated/gql.ts';

export const ListHomeCategories = graphql(`
  query ListHomeCategories {
    categories {
      id
      name
      icon
    }
  }
`);

/** A page of the feed, with what small cards show of it. */
export const ListCommonGoods = graphql(`
  query ListCommonGoods($filter: GoodFilter, $sort: GoodsSort!, $page: Int!, $pageSize: Int!) {
    goods(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      total
      totalIsExact
      page
      list {
        id
        name
        pic
        price
        warehouseId
      }
    }
  }
`);
