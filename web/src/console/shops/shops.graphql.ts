import { graphql } from '../graphql/generated/gql.ts';

export const ListBoundShops = graphql(`
  query ListBoundShops($filter: ShopFilter, $page: Int, $pageSize: Int, $cursor: String) {
    shops(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      list {
        id
        accountId
        accountName
        phone
        platform
        shopName
        status
        lapsesAt
        isLapsing
        autoOrder
        lastSyncAt
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);
