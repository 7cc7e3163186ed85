import { graphql } from '../../../graphql/generated/gql.ts';

export const ShopFields = graphql(`
  fragment ShopFields on Shop {
    id
    platform
    shopName
    status
    expireAt
    daysLeft
    lastSyncAt
    lastError
    autoSend
    autoOrder
    autoDayLimit
    autoParcelLimit
    defaultCourierId
    defaultSenderId
    tagRule {
      matchType
      color
      text
    }
    waitingOrders
  }
`);

export const ListShops = graphql(`
  query ListShops($page: Int!, $pageSize: Int!, $cursor: String) {
    shops(page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      list {
        ...ShopFields
      }
    }
  }
`);

export const ListShopPlatforms = graphql(`
  query ListShopPlatforms {
    shopPlatforms {
      platform
      configured
    }
  }
`);

export const LoadBindings = graphql(`
  query LoadBindings($platform: Platform!) {
    shops(filter: { platform: $platform }, pageSize: 100) {
      list {
        id
        authAt
      }
    }
  }
`);

export const AuthoriseShop = graphql(`
  mutation AuthoriseShop($platform: Platform!, $shopName: String) {
    authoriseShop(platform: $platform, shopName: $shopName) {
      url
    }
  }
`);

export const UpdateShop = graphql(`
  mutation UpdateShop($id: EntityId!, $input: ShopChangeInput!) {
    updateShop(id: $id, input: $input) {
      ...ShopFields
    }
  }
`);

export const DeleteShop = graphql(`
  mutation DeleteShop($id: EntityId!) {
    deleteShop(id: $id)
  }
`);

export const ListShopCouriers = graphql(`
  query ListShopCouriers {
    couriers {
      id
      name
      status
    }
  }
`);

export const ShopGoodRow = graphql(`
  fragment ShopGoodRow on ShopGood {
    id
    remoteGoodId
    remoteSkuId
    remoteTitle
    goodId
    goodName
    goodPic
    onSale
    warehouseId
    warehouseName
    courierId
    courierName
    num
  }
`);

export const ListShopGoods = graphql(`
  query ListShopGoods($shopId: EntityId!, $keyword: String, $page: Int!, $pageSize: Int!, $cursor: String) {
    shopGoods(shopId: $shopId, filter: { keyword: $keyword }, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      list {
        ...ShopGoodRow
      }
    }
  }
`);

export const ListWaitingItems = graphql(`
  query ListWaitingItems($shopId: EntityId!, $keyword: String) {
    shopOrders(
      filter: { shopId: $shopId, importStatus: PENDING, goodsKeyword: $keyword }
      pageSize: 100
    ) {
      list {
        id
        items {
          remoteGoodId
          remoteSkuId
          title
          sku
          num
          pic
        }
      }
    }
  }
`);

export const AddShopGood = graphql(`
  mutation AddShopGood($input: ShopGoodInput!) {
    addShopGood(input: $input) {
      ...ShopGoodRow
    }
  }
`);

export const DeleteShopGood = graphql(`
  mutation DeleteShopGood($id: EntityId!) {
    deleteShopGood(id: $id)
  }
`);
