import { graphql } from '../../graphql/generated/gql.ts';

export const StockTransferRow = graphql(`
  fragment StockTransferRow on StockTransfer {
    id
    transferNo
    fromWarehouseName
    toWarehouseName
    note
    status
    statusText
    skuCount
    pieces
    lost
    createdAt
    finishedAt
    allowedActions
  }
`);

export const ListStockTransfers = graphql(`
  query ListStockTransfers($filter: StockTransferFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    stockTransfers(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        ...StockTransferRow
      }
    }
  }
`);

export const LoadStockTransfer = graphql(`
  query LoadStockTransfer($id: EntityId!) {
    stockTransfers(filter: { ids: [$id] }, pageSize: 1) {
      list {
        ...StockTransferRow
        lines {
          skuId
          skuNo
          skuName
          merchantCode
          goodName
          goodPic
          quantity
          received
          reason
        }
      }
    }
  }
`);

export const ListTransferWarehouses = graphql(`
  query ListTransferWarehouses {
    sellerWarehouses(pageSize: 100) {
      list {
        id
        name
      }
    }
  }
`);

export const FindMovableStocks = graphql(`
  query FindMovableStocks($warehouseId: EntityId!, $keyword: String) {
    goodStocks(filter: { warehouseId: $warehouseId, keyword: $keyword }, pageSize: 8) {
      total
      list {
        id
        skuId
        skuNo
        skuName
        goodName
        goodPic
        merchantCode
        available
        safetyHeld
      }
    }
  }
`);

export const SendStockTransfer = graphql(`
  mutation SendStockTransfer($input: StockTransferInput!, $clientNo: String!) {
    sendStockTransfer(input: $input, clientNo: $clientNo) {
      transferId
    }
  }
`);

export const ReceiveStockTransfer = graphql(`
  mutation ReceiveStockTransfer($id: EntityId!, $rows: [ReceivedRowInput!]!) {
    receiveStockTransfer(id: $id, rows: $rows) {
      transferId
    }
  }
`);

export const CancelStockTransfer = graphql(`
  mutation CancelStockTransfer($id: EntityId!) {
    cancelStockTransfer(id: $id) {
      transferId
    }
  }
`);
