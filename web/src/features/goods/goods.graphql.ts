import { graphql } from '../../graphql/generated/gql.ts';

export const GoodsFeed = graphql(`
  query GoodsFeed($filter: GoodFilter, $sort: GoodsSort!, $page: Int!, $pageSize: Int!) {
    goods(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      total
      page
      list {
        id
        name
        pic
        price
        unit
        shipFrom
        warehouseId
        sold
      }
    }
  }
`);

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

export const GoodDetail = graphql(`
  query GoodDetail($id: Int!) {
    good(id: $id) {
      id
      goodsNo
      name
      pic
      pics
      detail
      price
      weight
      unit
      minNum
      maxNum
      platforms
      sold
      categoryName
      warehouses {
        id
        name
        province
        city
        available
        warehouse {
          id
          name
          status
          pauseReason
          couriers {
            warehouseId
            courierId
            firstWeight
            firstFee
            stepWeight
            stepFee
            enabled
            courier {
              id
              name
              workDays
              sundayRest
              cutoffTime
              status
            }
          }
        }
      }
    }
  }
`);
