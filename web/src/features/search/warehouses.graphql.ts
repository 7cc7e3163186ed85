import { graphql } from '../../graphql/generated/gql.ts';

export const ListWarehouseFeed = graphql(`
  query ListWarehouseFeed($keyword: String, $page: Int!) {
    warehouses(filter: { keyword: $keyword }, page: $page, pageSize: 12) {
      total
      list {
        id
        name
        logo
        intro
        province
        city
        goodsCount
        soldCount
        monthSold
        collectCount
        score
        refundRate
        answerSeconds
        cutoff
        status
        pauseReason
        couriers {
          warehouseId
          courierId
          enabled
          courier {
            id
            name
            cutoff
          }
        }
      }
    }
  }
`);
