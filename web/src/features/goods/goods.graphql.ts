import { graphql } from '../../graphql/generated/gql.ts';

export const LoadGood = graphql(`
  query LoadGood($id: EntityId!) {
    good(id: $id) {
      id
      goodsNo
      name
      pic
      pics
      detail
      price
      weight
      unit
      minNum
      maxNum
      platforms
      sold
      collectCount
      status
      categoryId
      categoryName
      warehouses {
        id
        name
        province
        city
        available
        warehouse {
          id
          name
          logo
          score
          status
          pauseReason
          workDays
          sundayRest
          restDates
          cutoffTime
          couriers {
            warehouseId
            courierId
            firstWeight
            firstFee
            stepWeight
            stepFee
            enabled
            areaRules {
              areaCode
              type
              fee
              startAt
              endAt
              reason
            }
            courier {
              id
              name
              workDays
              sundayRest
              restDates
              cutoffTime
              status
            }
          }
        }
      }
    }
  }
`);

export const LoadViewerRegion = graphql(`
  query LoadViewerRegion {
    ipRegion {
      provinceCode
      cityCode
    }
  }
`);
