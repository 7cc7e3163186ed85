import { graphql } from '../../graphql/generated/gql.ts';

export const SellerGoodRow = graphql(`
  fragment SellerGoodRow on SellerGood {
    id
    goodsNo
    name
    pic
    categoryName
    supplyPrice
    price
    unit
    isGift
    status
    auditReason
    revision {
      status
      reason
    }
    sold
    monthSold
    onAt
    offAt
    stocks {
      id
      warehouseId
      warehouseName
      quantity
      locked
      available
      isLow
    }
    bundleStocks {
      skuId
      skuName
      warehouseId
      warehouseName
      available
    }
    updatedAt
  }
`);

export const ListSellerGoods = graphql(`
  query ListSellerGoods($filter: SellerGoodFilter, $sort: SellerGoodSort!, $page: Int!, $pageSize: Int!, $cursor: String) {
    sellerGoods(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      counts {
        status
        count
      }
      list {
        ...SellerGoodRow
      }
    }
  }
`);

export const LoadSellerGoodOptions = graphql(`
  query LoadSellerGoodOptions {
    categories {
      id
      name
    }
    sellerWarehouses(pageSize: 100) {
      list {
        id
        name
        status
      }
    }
  }
`);

/** Of goods, what the actions may change. */
export const GoodState = graphql(`
  fragment GoodState on SellerGood {
    id
    status
    auditReason
    updatedAt
  }
`);

export const SetGoodsOnSale = graphql(`
  mutation SetGoodsOnSale($ids: [EntityId!]!, $onSale: Boolean!) {
    setGoodsOnSale(ids: $ids, onSale: $onSale) {
      id
      done
      msg
      good {
        ...GoodState
      }
    }
  }
`);

export const DeleteGoods = graphql(`
  mutation DeleteGoods($ids: [EntityId!]!) {
    deleteGoods(ids: $ids) {
      id
      done
      msg
      good {
        ...GoodState
      }
    }
  }
`);

export const CopyGood = graphql(`
  mutation CopyGood($id: EntityId!, $clientNo: String!) {
    copyGood(id: $id, clientNo: $clientNo) {
      id
    }
  }
`);

export const ScheduleGoods = graphql(`
  mutation ScheduleGoods($ids: [EntityId!]!, $onAt: DateTime, $offAt: DateTime) {
    scheduleGoods(ids: $ids, onAt: $onAt, offAt: $offAt) {
      id
      done
      msg
      good {
        id
        onAt
        offAt
      }
    }
  }
`);
