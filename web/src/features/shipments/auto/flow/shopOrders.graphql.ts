import { graphql } from '../../../../graphql/generated/gql.ts';

export const FindShop = graphql(`
  query FindShop($id: EntityId!) {
    shops(filter: { id: $id }, pageSize: 1) {
      list {
        id
        platform
        shopName
        status
        autoSend
        defaultSenderId
      }
    }
  }
`);

export const ListShopOrders = graphql(`
  query ListShopOrders(
    $filter: ShopOrderFilter!
    $sort: ShopOrderSort!
    $page: Int!
    $pageSize: Int!
    $cursor: String
  ) {
    shopOrders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      counts {
        status
        count
      }
      list {
        ...ShopOrderLine
        remoteRefundStatus
        importStatus
        payAmount
        paidAt
        shipBy
        isLapsing
        buyerMemo
        sellerMemo
        flagColor
        mergeId
        problemText
        linesLeft
        parcels {
          parcelId
          packageNo
          waybillNo
          courierName
          lineIds
        }
      }
    }
  }
`);

/** The fields that identify an order. */
export const ShopOrderLine = graphql(`
  fragment ShopOrderLine on ShopOrder {
    id
    remoteOrderNo
    receiverName
    receiverPhone
    receiverAddress
    provinceCode
    cityCode
    districtCode
    province
    city
    district
    items {
      remoteGoodId
      remoteSkuId
      title
      sku
      quantity
      pic
    }
  }
`);

export const FindShopOrders = graphql(`
  query FindShopOrders($filter: ShopOrderFilter!, $cursor: String, $pageSize: Int!) {
    shopOrders(filter: $filter, pageSize: $pageSize, cursor: $cursor) {
      nextCursor
      list {
        mergeId
        ...ShopOrderLine
      }
    }
  }
`);

export const PullShopOrders = graphql(`
  mutation PullShopOrders($input: ShopPullInput!) {
    pullShopOrders(input: $input) {
      taskId
      done
      total
      added
      updated
    }
  }
`);

export const ListMergeOrders = graphql(`
  query ListMergeOrders($shopId: EntityId!) {
    mergeOrders(shopId: $shopId) {
      id
      status
      receiverKey
      receiverName
      receiverAddress
      shopOrderIds
      count
    }
  }
`);

export const MergeShopOrders = graphql(`
  mutation MergeShopOrders($ids: [EntityId!]!) {
    mergeShopOrders(ids: $ids) {
      merged
      list {
        id
        shopOrderIds
      }
      rejected {
        shopOrderId
        msg
      }
      shopOrders {
        id
        importStatus
        mergeId
      }
    }
  }
`);

export const SplitMergeOrder = graphql(`
  mutation SplitMergeOrder($id: EntityId!) {
    splitMergeOrder(id: $id) {
      shopOrders {
        id
        mergeId
      }
    }
  }
`);

export const IgnoreShopOrders = graphql(`
  mutation IgnoreShopOrders($ids: [EntityId!]!, $ignored: Boolean!) {
    ignoreShopOrders(ids: $ids, ignored: $ignored) {
      count
      shopOrders {
        id
        importStatus
      }
    }
  }
`);

export const PlanShopOrders = graphql(`
  query PlanShopOrders($input: ShopOrderPlanInput!) {
    shopOrderPlan(input: $input) {
      parts {
        warehouseId
        warehouseName
        courierId
        courierName
        shopOrderIds
        mergeIds
        contents {
          shopOrderId
          mergeId
          lineIds
          planKey
          rerouted
          items {
            skuId
            skuName
            goodId
            goodName
            pic
            quantity
          }
        }
      }
      unplanned {
        shopOrderId
        mergeId
        reasonCode
        msg
      }
      sourced {
        shopOrderId
        sourceName
        supplier
        amount
        items {
          offerNo
          specNo
          title
          specName
          pic
          quantity
          price
        }
      }
    }
  }
`);

/** Named so that what a platform says of its own access is never taken for the session's. */
export const GetSendAddress = graphql(`
  query GetSendAddress($shopId: EntityId!) {
    sendAddresses(shopId: $shopId) {
      remoteAddressId
      name
      phone
      province
      city
      district
      address
      isDefault
    }
  }
`);

export const CreateSourceOrders = graphql(`
  mutation CreateSourceOrders($shopId: EntityId!, $shopOrderIds: [EntityId!]!) {
    createSourceOrders(shopId: $shopId, shopOrderIds: $shopOrderIds) {
      list {
        id
      }
      left {
        shopOrderId
        msg
      }
    }
  }
`);
