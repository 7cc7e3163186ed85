import { graphql } from '../../../graphql/generated/gql.ts';

export const ShopFields = graphql(`
  fragment ShopFields on Shop {
    id
    platform
    shopName
    isAssigned
    status
    expireAt
    daysLeft
    lastSyncAt
    lastError
    autoSend
    autoOrder
    autoDayLimit
    autoParcelLimit
    takesStock
    stockSync
    stockReserve
    stockShare
    takesListings
    minMargin
    marginAction
    takesPrices
    priceEnding
    raiseLimit
    autoListingContent
    autoListingPrice
    defaultCourierId
    defaultSenderId
    tagRule {
      matchType
      color
      text
    }
    waitingOrders
    pendingWriteBacks
    forecast {
      orders
      parcels
      firstAt
    }
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

export const RenewedShop = graphql(`
  fragment RenewedShop on Shop {
    id
    platform
    shopName
    status
    expireAt
    forecast {
      orders
      parcels
      firstAt
    }
  }
`);

export const ListShopsToRenew = graphql(`
  query ListShopsToRenew {
    shops(filter: { renewFirst: true }, pageSize: 3) {
      total
      list {
        ...RenewedShop
      }
    }
  }
`);

export const ListShopPlatforms = graphql(`
  query ListShopPlatforms {
    shopPlatforms {
      platform
      configured
      assigning
      merchantCode
    }
  }
`);

export const ListAssignedOrders = graphql(`
  query ListAssignedOrders($page: Int!, $pageSize: Int!, $cursor: String) {
    assignedOrders(page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      list {
        id
        platform
        shopName
        assignedNo
        merchantName
        goodsTitle
        sku
        num
        province
        city
        assignedAt
        wait
        msg
      }
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

export const ShopLink = graphql(`
  fragment ShopLink on ShopGood {
    id
    remoteGoodId
    remoteSkuId
    remoteTitle
    remoteSkuText
    changedSkuText
    goodName
    warehouseId
    warehouseName
    courierId
    courierName
    items {
      skuId
      goodId
      goodName
      skuName
      pic
      onSale
      quantity
    }
    fallback {
      byItself
      priceLimit
      moreLimit
      items {
        skuId
        goodId
        goodName
        skuName
        pic
        onSale
        quantity
      }
    }
  }
`);

export const ListShopSkus = graphql(`
  query ListShopSkus(
    $shopId: EntityId!
    $keyword: String
    $state: LinkState
    $page: Int!
    $cursor: String
  ) {
    shopSkus(
      shopId: $shopId
      filter: { keyword: $keyword, state: $state }
      page: $page
      pageSize: 20
      cursor: $cursor
    ) {
      page
      nextCursor
      total
      counts {
        state
        count
      }
      list {
        id
        remoteGoodId
        remoteSkuId
        title
        sku
        remoteSkuText
        merchantCode
        pic
        price
        state
        waitingOrders
        heldOrders
        link {
          ...ShopLink
        }
        offer {
          id
          offerNo
          title
          specName
          pic
          supplier
          price
          quantity
        }
        suggestions {
          skuId
          goodId
          goodName
          skuName
          merchantCode
          pic
          reason
        }
      }
    }
  }
`);

export const ListShopStocks = graphql(`
  query ListShopStocks(
    $shopId: EntityId!
    $keyword: String
    $state: ShopStockState
    $marginLow: Boolean
    $page: Int!
    $cursor: String
  ) {
    shopStocks(
      shopId: $shopId
      filter: { keyword: $keyword, state: $state, marginLow: $marginLow }
      page: $page
      pageSize: 20
      cursor: $cursor
    ) {
      page
      nextCursor
      total
      marginLow
      counts {
        state
        count
      }
      list {
        id
        title
        sku
        pic
        quantity
        sentQuantity
        sentAt
        price
        cost
        costBefore
        priceBefore
        marginLow
        marginAction
        minMargin
        ownAction
        ownMargin
        wantedPrice
        priceMsg
        raisedFrom
        raisedTo
        raisedAt
        sellsAnyway
        state
        msg
        dueAt
      }
    }
  }
`);

export const SaveLinkPriceRule = graphql(`
  mutation SaveLinkPriceRule($shopId: EntityId!, $id: EntityId!, $action: MarginAction, $minMargin: Int) {
    setLinkPriceRule(shopId: $shopId, id: $id, action: $action, minMargin: $minMargin) {
      id
      ownAction
      ownMargin
    }
  }
`);

export const SetSoldAnyway = graphql(`
  mutation SetSoldAnyway($shopId: EntityId!, $id: EntityId!, $anyway: Boolean!) {
    sellShopSkuAnyway(shopId: $shopId, id: $id, anyway: $anyway) {
      id
      sellsAnyway
    }
  }
`);

export const ResendShopStocks = graphql(`
  mutation ResendShopStocks($shopId: EntityId!, $ids: [EntityId!]) {
    resendShopStocks(shopId: $shopId, ids: $ids) {
      due
    }
  }
`);

export const FindLinkableSkus = graphql(`
  query FindLinkableSkus($shopId: EntityId!, $keyword: String) {
    linkableSkus(shopId: $shopId, keyword: $keyword) {
      skuId
      goodId
      goodName
      skuName
      merchantCode
      pic
      reason
    }
  }
`);

export const SaveShopLinks = graphql(`
  mutation SaveShopLinks($input: LinkShopSkusInput!) {
    linkShopSkus(input: $input) {
      linked
      rows {
        row
        msg
      }
    }
  }
`);

export const ImportShopSkus = graphql(`
  mutation ImportShopSkus($shopId: EntityId!, $rows: [ShopLinkRowInput!]!) {
    importShopSkus(shopId: $shopId, rows: $rows) {
      linked
      unchanged
      failed {
        row
        msg
      }
    }
  }
`);

export const AddShopGood = graphql(`
  mutation AddShopGood($input: ShopGoodInput!) {
    addShopGood(input: $input) {
      id
    }
  }
`);

export const DeleteShopGood = graphql(`
  mutation DeleteShopGood($id: EntityId!) {
    deleteShopGood(id: $id)
  }
`);

export const GoodsPullFields = graphql(`
  fragment GoodsPullFields on ShopGoodsPull {
    taskId
    status
    read
    total
    skus
    added
    updated
    msg
    finishedAt
  }
`);

export const LoadShopGoodsPull = graphql(`
  query LoadShopGoodsPull($shopId: EntityId!) {
    shopGoodsPull(shopId: $shopId) {
      ...GoodsPullFields
    }
  }
`);

export const PullShopGoods = graphql(`
  mutation PullShopGoods($shopId: EntityId!) {
    pullShopGoods(shopId: $shopId) {
      ...GoodsPullFields
    }
  }
`);

export const EndShopGoodsPull = graphql(`
  mutation EndShopGoodsPull($shopId: EntityId!) {
    endShopGoodsPull(shopId: $shopId) {
      ...GoodsPullFields
    }
  }
`);
