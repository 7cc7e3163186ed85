import { graphql } from '../../graphql/generated/gql.ts';

export const OrderRow = graphql(`
  fragment OrderRow on Order {
    id
    orderNo
    platform
    goodId
    goodName
    goodPic
    skuCount
    pieceCount
    firstReceiver {
      name
      phone
      province
      city
    }
    sendArea {
      warehouseId
      warehouseName
      province
      city
    }
    courierName
    softwareName
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

export const ListOrders = graphql(`
  query ListOrders($filter: OrderFilter, $sort: OrderSort!, $page: Int!, $pageSize: Int!, $cursor: String) {
    orders(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
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

export const GatherOrders = graphql(`
  query GatherOrders($filter: OrderFilter, $sort: OrderSort!, $cursor: String, $pageSize: Int!) {
    orders(filter: $filter, sort: $sort, cursor: $cursor, pageSize: $pageSize) {
      nextCursor
      list {
        ...OrderRow
      }
    }
  }
`);

export const LoadOrder = graphql(`
  query LoadOrder($id: EntityId!) {
    order(id: $id) {
      ...OrderRow
      type
      goodPrice
      prices {
        skuId
        title
        unitPrice
        pieces
        parcels
        parts {
          kind
          fen
          minPieces
        }
      }
      goodsFee
      courierFee
      remoteFee
      discountFee
      refundFee
      senderName
      batchNo
      actedBy
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
        partOfNo
        replacesNo
        movedToOrderNo
        movedFromOrderId
        movedFromNo
        thirdOrderNo
        items {
          skuId
          goodName
          skuName
          quantity
          bundleParts {
            goodName
            skuName
            quantity
          }
        }
        specification
        remark
        waybillNo
        status
        statusText
        outputResult
        province
        city
        shopName
        allowedActions
      }
    }
  }
`);

/** Of the account, what a payment or its return changes. */
export const MoneyLeft = graphql(`
  fragment MoneyLeft on Buyer {
    id
    balance
    frozen
    withdrawable
  }
`);

/** What a list of orders can be narrowed to. */
export const LoadOrderFilters = graphql(`
  query LoadOrderFilters($withShops: Boolean!) {
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
  mutation ConfirmOrder($id: EntityId!, $action: ConfirmAction!, $pays: Boolean!, $clientNo: String!) {
    confirmOrder(id: $id, action: $action, clientNo: $clientNo) {
      orderId
      order {
        ...OrderRow
      }
      account @include(if: $pays) {
        ...MoneyLeft
      }
    }
  }
`);

export const CancelOrder = graphql(`
  mutation CancelOrder($id: EntityId!) {
    cancelOrder(id: $id) {
      orderId
      order {
        ...OrderRow
      }
      account {
        ...MoneyLeft
      }
    }
  }
`);

export const RetryAutoSend = graphql(`
  mutation RetryAutoSend($id: EntityId!) {
    reAutoSend(id: $id) {
      orderId
      submitted
      success
      failed {
        parcelId
        msg
      }
      order {
        ...OrderRow
      }
    }
  }
`);

export const SyncOrder = graphql(`
  mutation SyncOrder($id: EntityId!) {
    syncOrder(id: $id) {
      orderId
      updated
      order {
        ...OrderRow
      }
    }
  }
`);

export const ResubmitOrder = graphql(`
  mutation ResubmitOrder($id: EntityId!, $clientNo: String!) {
    againSubmit(id: $id, clientNo: $clientNo) {
      orderId
      submitted
      skipped {
        parcelId
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
  mutation ReviewOrder($id: EntityId!, $rows: [ReviewRowInput!]!) {
    reviewOrder(id: $id, rows: $rows) {
      orderId
      order {
        ...OrderRow
        reviewScore
        reviewText
      }
    }
  }
`);
