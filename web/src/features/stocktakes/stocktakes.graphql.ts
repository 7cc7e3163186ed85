import { graphql } from '../../graphql/generated/gql.ts';

export const StocktakeRow = graphql(`
  fragment StocktakeRow on Stocktake {
    id
    stocktakeNo
    warehouseId
    warehouseName
    note
    status
    statusText
    counted
    different
    more
    fewer
    createdAt
    finishedAt
    allowedActions
  }
`);

export const ListStocktakes = graphql(`
  query ListStocktakes($filter: StocktakeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    stocktakes(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        ...StocktakeRow
      }
    }
  }
`);

export const ListStocktakeLines = graphql(`
  query ListStocktakeLines(
    $stocktakeId: EntityId!
    $filter: StocktakeLineFilter
    $page: Int!
    $pageSize: Int!
    $cursor: String
  ) {
    stocktakeLines(
      stocktakeId: $stocktakeId
      filter: $filter
      page: $page
      pageSize: $pageSize
      cursor: $cursor
    ) {
      page
      nextCursor
      total
      totalIsExact
      list {
        id: skuId
        skuId
        skuNo
        skuName
        merchantCode
        goodsNo
        goodName
        goodPic
        book
        locked
        counted
        difference
        reason
      }
    }
  }
`);

export const ListCountableWarehouses = graphql(`
  query ListCountableWarehouses {
    sellerWarehouses(pageSize: 100) {
      list {
        id
        name
      }
    }
  }
`);

export const BeginStocktake = graphql(`
  mutation BeginStocktake($input: StocktakeInput!, $clientNo: String!) {
    beginStocktake(input: $input, clientNo: $clientNo) {
      stocktakeId
    }
  }
`);

export const SaveStocktakeLines = graphql(`
  mutation SaveStocktakeLines($id: EntityId!, $rows: [StocktakeRowInput!]!) {
    saveStocktakeLines(id: $id, rows: $rows) {
      stocktakeId
      stocktake {
        ...StocktakeRow
      }
    }
  }
`);

export const ImportStocktakeLines = graphql(`
  mutation ImportStocktakeLines($id: EntityId!, $rows: [CountedRowInput!]!) {
    importStocktakeLines(id: $id, rows: $rows) {
      saved
      failed {
        row
        msg
      }
    }
  }
`);

export const PostStocktake = graphql(`
  mutation PostStocktake($id: EntityId!) {
    postStocktake(id: $id) {
      stocktakeId
    }
  }
`);

export const DiscardStocktake = graphql(`
  mutation DiscardStocktake($id: EntityId!) {
    discardStocktake(id: $id) {
      stocktakeId
    }
  }
`);
