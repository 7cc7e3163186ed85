import { graphql } from '../../../../graphql/generated/gql.ts';

export const CreateShipment = graphql(`
  mutation CreateShipment($input: OrderInput!, $clientNo: String!) {
    createOrder(input: $input, clientNo: $clientNo) {
      orderId
      orderNo
      totalFee
      packageCount
      payExpireAt
      balance
      enough
    }
  }
`);

export const PayShipment = graphql(`
  mutation PayShipment($id: EntityId!, $clientNo: String!) {
    confirmOrder(id: $id, action: PAY, clientNo: $clientNo) {
      orderId
      status
      paidFee
      balance
      order {
        id
        status
        statusText
        allowedActions
      }
    }
  }
`);

export const CreateBatch = graphql(`
  mutation CreateBatch($input: BatchInput!, $clientNo: String!) {
    createBatch(input: $input, clientNo: $clientNo) {
      batchNo
      packageCount
      totalFee
      payExpireAt
      balance
      enough
      skipped {
        part
        row
      }
      orders {
        id
      }
    }
  }
`);

export const PayBatch = graphql(`
  mutation PayBatch($batchNo: String!, $clientNo: String!) {
    confirmBatch(batchNo: $batchNo, clientNo: $clientNo) {
      batchNo
      paidFee
      balance
      orders {
        id
        status
        statusText
        allowedActions
      }
    }
  }
`);

/** Of a batch all orders: it has at most 40 parts. */
export const FindPlaced = graphql(`
  query FindPlaced($filter: OrderFilter!) {
    orders(filter: $filter, sort: NEWEST, page: 1, pageSize: 100) {
      list {
        id
        status
        paidAt
        totalFee
      }
    }
  }
`);

/** The orders of a batch, as a person tells them apart: it has at most 40. */
export const ListPlacedOrders = graphql(`
  query ListPlacedOrders($batchNo: String!) {
    orders(filter: { batchNo: $batchNo }, sort: NEWEST, page: 1, pageSize: 100) {
      list {
        id
        orderNo
        sendArea {
          warehouseId
          warehouseName
        }
        courierName
        packageCount
        totalFee
      }
    }
  }
`);

export const CancelPlaced = graphql(`
  mutation CancelPlaced($id: EntityId!) {
    cancelOrder(id: $id) {
      orderId
    }
  }
`);

export const QuoteBatch = graphql(`
  mutation QuoteBatch($input: BatchInput!) {
    quoteBatch(input: $input) {
      quoteNo
      expireAt
      parts {
        part
        refusal {
          errorKey
          msg
        }
        rows {
          row
          shopOrderIds
          mergeId
          state
          problems {
            field
            reasonCode
            msg
            blocking
          }
          goodsFee
          courierFee
          remoteFee
          discountFee
          packageFee
        }
        packageCount
        totalFee
        available
        stock {
          skuId
          title
          pieces
          available
        }
        problems {
          field
          reasonCode
          msg
          blocking
        }
      }
      packageCount
      goodsFee
      courierFee
      remoteFee
      discountFee
      totalFee
      nextSteps {
        skuId
        goodId
        title
        perParcel
        parcels
        places {
          part
          row
          skuId
        }
        missing
        unitPrice
        saving
      }
      cheaperTogether {
        parcels {
          part
          row
        }
        saving
      }
      balance
      enough
    }
  }
`);
