import { graphql } from '../../graphql/generated/gql.ts';

/** What goods look like at first; what lists have of them is enough. */
export const GoodLook = graphql(`
  fragment GoodLook on Good {
    id
    name
    pic
  }
`);

export const LoadGoodLook = graphql(`
  query LoadGoodLook($id: EntityId!) {
    good(id: $id) {
      ...GoodLook
    }
  }
`);

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
      priceMax
      weight
      unit
      minNum
      maxNum
      platforms
      sold
      collectCount
      monthSold
      reviewCount
      reviewScore
      reviewCounts
      picturedReviews
      status
      categoryId
      categoryName
      properties {
        id
        name
        values {
          id
          name
        }
      }
      skus {
        id
        skuNo
        name
        valueIds
        merchantCode
        pic
        price
        weight
        onSale
        stocks {
          warehouseId
          available
        }
        bundleParts {
          skuId
          goodName
          skuName
          quantity
        }
      }
      courierFees {
        courierId
        firstWeight
        firstFee
        stepWeight
        stepFee
      }
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
          refundRate
          answerSeconds
          status
          pauseReason
          weekdays
          restDates
          cutoff
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
              weekdays
              restDates
              cutoff
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
