import { graphql } from '../../graphql/generated/gql.ts';

export const OrderRow = graphql(`
  fragment OrderRow on Order {
    id
    orderNo
    platform
    goodId
    goodName
    goodPic
    num
    sendArea {
      warehouseId
      warehouseName
      province
      city
    }
    courierName
    packageCount
    refundCount
    totalFee
    status
    statusText
    afterSaleStatus
    tradeAt
    createdAt
    payExpireAt
    paidAt
    shopName
    remark
    outputCounts {
      failed
      issuing
    }
    autoSend
    autoSendCounts {
      success
      failed
      waiting
      external
    }
    allowedActions
  }
`);

export const Orders = graphql(`
  query Orders($filter: OrderFilter, $sort: OrderSort!, $page: Int!, $pageSize: Int!) {
    orders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      total
      counts {
        all
        pendingPayment
        pendingShipment
        pendingReceipt
        pendingReview
        afterSale
      }
      list {
        ...OrderRow
      }
    }
  }
`);

export const OrderDetail = graphql(`
  query OrderDetail($id: Int!) {
    order(id: $id) {
      ...OrderRow
      type
      goodPrice
      goodsFee
      courierFee
      remoteFee
      discountFee
      refundFee
      senderName
      batchNo
      shippedAt
      receivedAt
      completedAt
      cancelledAt
      cancelType
      reviewScore
      reviewText
      parcels {
        id
        packageNo
        thirdOrderNo
        waybillNo
        status
        statusText
        outputResult
        province
        city
      }
    }
  }
`);

/** What a list of orders can be narrowed to. */
export const OrderFilterOptions = graphql(`
  query OrderFilterOptions($withShops: Boolean!) {
    shops(pageSize: 100) @include(if: $withShops) {
      list {
        id
        shopName
      }
    }
    couriers {
      id
      name
    }
    warehouses(pageSize: 100) {
      list {
        id
        name
      }
    }
  }
`);

export const ConfirmOrder = graphql(`
  mutation ConfirmOrder($id: Int!, $action: ConfirmAction!, $clientNo: String!) {
    confirmOrder(id: $id, action: $action, clientNo: $clientNo) {
      orderId
      order {
        ...OrderRow
      }
    }
  }
`);

export const CancelOrder = graphql(`
  mutation CancelOrder($orderId: Int!) {
    cancelOrder(orderId: $orderId) {
      orderId
      order {
        ...OrderRow
      }
    }
  }
`);

export const ReAutoSend = graphql(`
  mutation ReAutoSend($orderId: Int!) {
    reAutoSend(orderId: $orderId) {
      orderId
      submitted
      success
      failed {
        packageId
        msg
      }
      order {
        ...OrderRow
      }
    }
  }
`);

export const SyncOrder = graphql(`
  mutation SyncOrder($orderId: Int!) {
    syncOrder(orderId: $orderId) {
      orderId
      updated
      order {
        ...OrderRow
      }
    }
  }
`);

export const AgainSubmit = graphql(`
  mutation AgainSubmit($orderId: Int!, $clientNo: String!) {
    againSubmit(orderId: $orderId, clientNo: $clientNo) {
      orderId
      submitted
      skipped {
        packageId
        msg
      }
      order {
        ...OrderRow
      }
      newOrder {
        ...OrderRow
      }
    }
  }
`);

export const ReviewOrder = graphql(`
  mutation ReviewOrder($orderId: Int!, $score: Int!, $text: String) {
    reviewOrder(orderId: $orderId, score: $score, text: $text) {
      orderId
      order {
        ...OrderRow
        reviewScore
        reviewText
      }
    }
  }
`);

export const BalanceAfterOrder = graphql(`
  query BalanceAfterOrder {
    me(kind: BUYER) {
      id
      balance
      frozen
      withdrawable
    }
  }
`);
