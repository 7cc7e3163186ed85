import { graphql } from '../../graphql/generated/gql.ts';

export const BulkEditRow = graphql(`
  fragment BulkEditRow on BulkEditRow {
    id
    goodId
    goodsNo
    goodName
    skuNo
    skuName
    before
    after
    beforeName
    afterName
    status
    statusAfter
    waits
    isRevised
    refusal
  }
`);

export const PreviewBulkEdit = graphql(`
  query PreviewBulkEdit(
    $kind: BulkEditKind!
    $input: BulkEditInput!
    $ids: [EntityId!]
    $filter: SellerGoodFilter
  ) {
    bulkEditPreview(kind: $kind, input: $input, ids: $ids, filter: $filter) {
      goodsCount
      changedCount
      unchangedCount
      refusedCount
      rows {
        ...BulkEditRow
      }
    }
  }
`);

export const ApplyBulkEdit = graphql(`
  mutation ApplyBulkEdit(
    $kind: BulkEditKind!
    $input: BulkEditInput!
    $rows: [BulkEditRowInput!]!
    $clientNo: String!
  ) {
    applyBulkEdit(kind: $kind, input: $input, rows: $rows, clientNo: $clientNo) {
      editId
      changedCount
      goodsCount
      refused {
        ...BulkEditRow
      }
    }
  }
`);

export const LoadBulkEditOptions = graphql(`
  query LoadBulkEditOptions {
    categories {
      id
      name
    }
    sellerWarehouses(pageSize: 100) {
      list {
        id
        name
      }
    }
    freightTemplates {
      id
      name
    }
  }
`);

export const BulkEditItem = graphql(`
  fragment BulkEditItem on BulkEdit {
    id
    editNo
    kind
    change {
      mode
      value
      rounding
      warehouseId
    }
    valueName
    warehouseName
    goodsCount
    rowCount
    createdAt
    undoneAt
    undoneCount
    allowedActions
  }
`);

export const ListBulkEdits = graphql(`
  query ListBulkEdits($filter: BulkEditFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    bulkEdits(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        ...BulkEditItem
      }
    }
  }
`);

export const ListBulkEditLines = graphql(`
  query ListBulkEditLines(
    $editId: EntityId!
    $filter: BulkEditLineFilter
    $page: Int!
    $pageSize: Int!
    $cursor: String
  ) {
    bulkEditLines(editId: $editId, filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        id: place
        goodId
        goodsNo
        goodName
        skuNo
        skuName
        before
        after
        beforeName
        afterName
        undoReason
        undoText
        undoFound
        undoFoundName
      }
    }
  }
`);

export const UndoBulkEdit = graphql(`
  mutation UndoBulkEdit($id: EntityId!) {
    undoBulkEdit(id: $id) {
      editId
      undoneCount
      leftCount
      edit {
        ...BulkEditItem
      }
    }
  }
`);
