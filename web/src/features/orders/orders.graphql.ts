import { graphql } from '../../graphql/generated/gql.ts';

export const OrderRow = graphql(`
  fragment OrderRow on Order {
    id
    orderNo
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
    createdAt
    payExpireAt
    paidAt
    shopName
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
  query Orders($filter: OrderFilter, $page: Int!, $pageSize: Int!) {
    orders(filter: $filter, page: $page, pageSize: $pageSize) {
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
