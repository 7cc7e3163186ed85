import { graphql } from '../../graphql/generated/gql.ts';

/** What couriers of its warehouses take for goods: of what `LoadShipmentGood` has put into the cache. */
export const FreightOfGood = graphql(`
  # eslint-disable-next-line @graphql-eslint/no-unused-fragments
  fragment FreightOfGood on Good {
    id
    skus {
      id
      weight
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
      warehouse {
        id
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
            status
          }
        }
      }
    }
  }
`);

export const LoadShipmentGood = graphql(`
  query LoadShipmentGood($id: EntityId!) {
    good(id: $id) {
      id
      name
      pic
      price
      weight
      unit
      minNum
      maxNum
      status
      platforms
      shipFrom
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
          status
          pauseReason
          outputMode
          shipsByErp
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
              code
              logo
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

export const SearchShipmentGoods = graphql(`
  query SearchShipmentGoods($keyword: String, $warehouseId: EntityId, $page: Int!, $cursor: String) {
    goods(
      filter: { keyword: $keyword, warehouseId: $warehouseId }
      page: $page
      pageSize: 12
      cursor: $cursor
    ) {
      page
      nextCursor
      total
      list {
        id
        name
        pic
        price
        priceMax
        unit
        shipFrom
        sold
      }
    }
  }
`);

export const ListLastGoods = graphql(`
  query ListLastGoods {
    orders(page: 1, pageSize: 20) {
      list {
        id
        good {
          id
          name
          pic
          status
        }
      }
    }
  }
`);

export const LoadLastPurchase = graphql(`
  query LoadLastPurchase {
    lastPurchase {
      goodId
      good {
        id
      }
      warehouseId
      courierId
      quantity
      senderId
      platform
    }
  }
`);
