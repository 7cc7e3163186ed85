import { graphql } from '../../graphql/generated/gql.ts';

export const ErpAccountRow = graphql(`
  fragment ErpAccountRow on ErpAccount {
    id
    sid
    appKey
    shopNo
    warehouses {
      warehouseId
      warehouseName
      warehouseNo
    }
    problem
    problemAt
    ranAt
    waitingTrades
    pushedTrades
    failedTrades
    takenStocks
    unlinkedStocks
    refusedStocks
    takenGoods
    failedGoods
    unpushedGoods
  }
`);

export const ListErpAccounts = graphql(`
  query ListErpAccounts {
    erpAccounts {
      ...ErpAccountRow
    }
  }
`);

export const ListErpWarehouses = graphql(`
  query ListErpWarehouses {
    sellerWarehouses(pageSize: 100) {
      list {
        id
        name
      }
    }
  }
`);

export const ListErpTrades = graphql(`
  query ListErpTrades($accountId: EntityId!, $filter: ErpTradeFilter, $page: Int!, $pageSize: Int!) {
    erpTrades(accountId: $accountId, filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        id
        packageNo
        orderId
        goodName
        state
        msg
        pushedAt
        waybillNo
        courierName
        shippedAt
        dueAt
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const ListErpStocks = graphql(`
  query ListErpStocks($accountId: EntityId!, $filter: ErpStockFilter, $page: Int!, $pageSize: Int!) {
    erpStocks(accountId: $accountId, filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        id
        articleNo
        warehouseName
        warehouseNo
        available
        state
        msg
        readAt
        takenAt
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const ListErpGoods = graphql(`
  query ListErpGoods($accountId: EntityId!, $filter: ErpGoodFilter, $page: Int!, $pageSize: Int!) {
    erpGoods(accountId: $accountId, filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        id
        goodsNo
        goodName
        state
        isChanged
        msg
        pushedAt
        dueAt
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const PushErpGoods = graphql(`
  mutation PushErpGoods($id: EntityId!, $goodIds: [EntityId!]) {
    pushErpGoods(id: $id, goodIds: $goodIds) {
      ...ErpAccountRow
    }
  }
`);

export const SaveErpAccount = graphql(`
  mutation SaveErpAccount($id: EntityId, $input: ErpAccountInput!) {
    saveErpAccount(id: $id, input: $input) {
      ...ErpAccountRow
    }
  }
`);

export const RetryErpAccount = graphql(`
  mutation RetryErpAccount($id: EntityId!) {
    retryErpAccount(id: $id) {
      ...ErpAccountRow
    }
  }
`);

export const DeleteErpAccount = graphql(`
  mutation DeleteErpAccount($id: EntityId!) {
    deleteErpAccount(id: $id)
  }
`);
