import { graphql } from '../../../graphql/generated/gql.ts';

export const ListSources = graphql(`
  query ListSources {
    shops(filter: { platform: ALI_1688 }, pageSize: 80) {
      list {
        ...ShopFields
      }
    }
  }
`);

export const LoadOffer = graphql(`
  query LoadOffer($sourceId: EntityId!, $offer: String!) {
    offer(sourceId: $sourceId, offer: $offer) {
      offerNo
      title
      pic
      supplier
      specs {
        specNo
        name
        price
        stock
      }
    }
  }
`);

export const LinkShopOffer = graphql(`
  mutation LinkShopOffer($input: ShopOfferInput!) {
    linkShopOffer(input: $input) {
      id
    }
  }
`);

export const DeleteShopOffer = graphql(`
  mutation DeleteShopOffer($id: EntityId!) {
    deleteShopOffer(id: $id)
  }
`);

export const SourceOrderFields = graphql(`
  fragment SourceOrderFields on SourceOrder {
    id
    shopName
    platform
    remoteOrderNo
    sourceName
    supplier
    status
    sourceOrderNo
    amount
    freight
    waybillNo
    courierName
    code
    msg
    dueAt
    createdAt
    allowedActions
    items {
      offerNo
      specNo
      title
      specName
      quantity
    }
  }
`);

export const ListSourceOrders = graphql(`
  query ListSourceOrders($status: SourceOrderStatus, $page: Int!, $cursor: String) {
    sourceOrders(filter: { status: $status }, page: $page, pageSize: 20, cursor: $cursor) {
      page
      nextCursor
      total
      counts {
        status
        count
      }
      list {
        ...SourceOrderFields
      }
    }
  }
`);

export const PaySourceOrder = graphql(`
  mutation PaySourceOrder($id: EntityId!, $way: SourcePayWay!, $amount: Fen) {
    paySourceOrder(id: $id, way: $way, amount: $amount) {
      url
      order {
        ...SourceOrderFields
      }
    }
  }
`);

export const OpenSourceCashier = graphql(`
  mutation OpenSourceCashier($ids: [EntityId!]!) {
    openSourceCashier(ids: $ids) {
      url
      left {
        id
        msg
      }
    }
  }
`);

export const RetrySourceOrder = graphql(`
  mutation RetrySourceOrder($id: EntityId!) {
    retrySourceOrder(id: $id) {
      ...SourceOrderFields
    }
  }
`);

export const CancelSourceOrder = graphql(`
  mutation CancelSourceOrder($id: EntityId!) {
    cancelSourceOrder(id: $id) {
      ...SourceOrderFields
    }
  }
`);
