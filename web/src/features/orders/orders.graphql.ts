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
