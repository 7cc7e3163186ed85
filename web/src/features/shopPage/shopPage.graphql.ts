import { graphql } from '../../graphql/generated/gql.ts';

export const LoadShopPage = graphql(`
  query LoadShopPage($id: EntityId!) {
    shops(filter: { id: $id }, pageSize: 1) {
      list {
        ...ShopFields
        remoteShopId
        sellerNick
        isSeller
      }
    }
  }
`);

/** What of a shop waits, failed or is not linked. */
export const CountShopPage = graphql(`
  query CountShopPage($id: EntityId!) {
    shopOrders(filter: { shopId: $id }, pageSize: 1) {
      counts {
        status
        count
      }
    }
    problems(filter: { shopId: $id }, pageSize: 1) {
      counts {
        kind
        count
      }
    }
    shopSkus(shopId: $id, pageSize: 1) {
      counts {
        state
        count
      }
    }
    shopStocks(shopId: $id, pageSize: 1) {
      counts {
        state
        count
      }
    }
    shopListings(shopId: $id, pageSize: 1) {
      counts {
        state
        count
      }
      verdicts {
        verdict
        count
      }
    }
  }
`);

export const ListOrdersOfShop = graphql(`
  query ListOrdersOfShop($filter: ShopOrderFilter!, $page: Int!, $pageSize: Int!, $cursor: String) {
    shopOrders(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      counts {
        status
        count
      }
      list {
        id
        remoteOrderNo
        remoteRefundStatus
        importStatus
        items {
          title
          sku
          quantity
          pic
        }
        payAmount
        paidAt
        shipBy
        receiverName
        receiverPhone
        province
        city
        district
        problemText
        parcels {
          parcelId
          packageNo
          waybillNo
          courierName
        }
      }
    }
  }
`);

/** A page of them is more than anybody is bound to. */
export const ListAssignedShops = graphql(`
  query ListAssignedShops($platform: Platform!) {
    shops(filter: { platform: $platform }, pageSize: 100) {
      list {
        id
        shopName
        remoteShopId
        isAssigned
        status
        daysLeft
        waitingOrders
      }
    }
  }
`);
