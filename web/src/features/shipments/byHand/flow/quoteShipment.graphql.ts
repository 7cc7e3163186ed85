import { graphql } from '../../../../graphql/generated/gql.ts';

export const QuoteShipment = graphql(`
  mutation QuoteShipment($input: OrderInput!) {
    quoteOrder(input: $input) {
      quoteNo
      expireAt
      rows {
        row
        state
        quantity
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
      stock {
        skuId
        title
        pieces
        available
      }
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
