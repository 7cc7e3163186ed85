import { graphql } from '../../../../graphql/generated/gql.ts';

export const QuoteShipment = graphql(`
  mutation QuoteShipment($input: OrderInput!) {
    quoteOrder(input: $input) {
      quoteNo
      expireAt
      rows {
        row
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
        promisedShipAt
      }
      packageCount
      goodsFee
      courierFee
      remoteFee
      discountFee
      totalFee
      available
      balance
      enough
      problems {
        field
        reasonCode
        msg
        blocking
      }
    }
  }
`);

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
