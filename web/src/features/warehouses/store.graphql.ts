import { graphql } from '../../graphql/generated/gql.ts';

export const LoadStore = graphql(`
  query LoadStore($id: EntityId!) {
    warehouse(id: $id) {
      id
      name
      logo
      intro
      province
      city
      goodsCount
      soldCount
      monthSold
      collectCount
      score
      refundRate
      answerSeconds
      outputMode
      shipsByErp
      weekdays
      restDates
      cutoff
      status
      pauseReason
      couriers {
        warehouseId
        courierId
        firstWeight
        firstFee
        stepWeight
        stepFee
        enabled
        courier {
          id
          name
          weekdays
          cutoff
          status
        }
      }
    }
  }
`);
