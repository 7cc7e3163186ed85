import { graphql } from '../../../../graphql/generated/gql.ts';

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
      balance
      enough
    }
  }
`);
