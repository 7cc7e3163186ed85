import { graphql } from '../../graphql/generated/gql.ts';

export const GoodStockRow = graphql(`
  fragment GoodStockRow on GoodStock {
    id
    goodId
    goodsNo
    goodName
    goodPic
    goodStatus
    skuId
    skuNo
    skuName
    merchantCode
    warehouseId
    warehouseName
    quantity
    locked
    available
    safetyQuantity
    safetyHeld
    warnQuantity
    bin
    isLow
    version
    updatedAt
  }
`);

export const ListGoodStocks = graphql(`
  query ListGoodStocks($filter: GoodStockFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    goodStocks(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      counts {
        all
        low
        out
        belowSafety
      }
      list {
        ...GoodStockRow
      }
    }
  }
`);

export const ListStockWarehouses = graphql(`
  query ListStockWarehouses {
    sellerWarehouses(pageSize: 100) {
      list {
        id
        name
      }
    }
  }
`);

export const ListStockGoods = graphql(`
  query ListStockGoods($keyword: String) {
    sellerGoods(filter: { keyword: $keyword }, pageSize: 6) {
      total
      list {
        id
        name
        goodsNo
        pic
        skuCount
      }
    }
  }
`);

export const LoadStockSkus = graphql(`
  query LoadStockSkus($goodId: EntityId!) {
    sellerGood(id: $goodId) {
      id
      skus {
        id
        skuNo
        name
        merchantCode
      }
    }
  }
`);

export const ListStockLogs = graphql(`
  query ListStockLogs($stockId: EntityId!, $type: StockLogType, $page: Int!, $pageSize: Int!, $cursor: String) {
    stockLogs(stockId: $stockId, filter: { type: $type }, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        id
        type
        delta
        quantityAfter
        lockedAfter
        bizNo
        remark
        actedBy
        createdAt
      }
    }
  }
`);

export const ListStockReservations = graphql(`
  query ListStockReservations($stockId: EntityId!, $page: Int!, $pageSize: Int!, $cursor: String) {
    stockReservations(stockId: $stockId, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      list {
        orderId
        orderNo
        quantity
        paid
        payExpireAt
        createdAt
      }
    }
  }
`);

export const UpdateGoodStock = graphql(`
  mutation UpdateGoodStock($id: EntityId!, $input: GoodStockChangeInput!) {
    updateGoodStock(id: $id, input: $input) {
      ...GoodStockRow
    }
  }
`);

export const CreateGoodStock = graphql(`
  mutation CreateGoodStock($input: GoodStockInput!) {
    createGoodStock(input: $input) {
      ...GoodStockRow
    }
  }
`);

export const DeleteGoodStock = graphql(`
  mutation DeleteGoodStock($id: EntityId!) {
    deleteGoodStock(id: $id)
  }
`);

export const CheckGoodStocks = graphql(`
  mutation CheckGoodStocks($rows: [StockRowInput!]!, $clientNo: String!) {
    importGoodStocks(rows: $rows, checkOnly: true, clientNo: $clientNo) {
      failed {
        row
        msg
      }
    }
  }
`);

export const ImportGoodStocks = graphql(`
  mutation ImportGoodStocks($rows: [StockRowInput!]!, $clientNo: String!) {
    importGoodStocks(rows: $rows, clientNo: $clientNo) {
      importNo
      created
      updated
      unchanged
      failed {
        row
        msg
      }
    }
  }
`);
