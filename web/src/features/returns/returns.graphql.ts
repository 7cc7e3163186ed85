import { graphql } from '../../graphql/generated/gql.ts';

export const ReturnRow = graphql(`
  fragment ReturnRow on ReturnParcel {
    id
    waybillNo
    courierName
    warehouseName
    packageNo
    traceText
    note
    signedAt
    arrivedAt
    closedAt
    createdAt
    cases {
      caseId
      caseNo
      goods
      kindText
      statusText
    }
  }
`);

export const ListReturns = graphql(`
  query ListReturns($filter: ReturnFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    returnParcels(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        ...ReturnRow
      }
    }
  }
`);

export const ListAwaitingReturn = graphql(`
  query ListAwaitingReturn {
    cases(filter: { status: WAIT_RETURN }, pageSize: 80) {
      list {
        id
        caseNo
        packageNo
        items {
          goodName
          skuName
          quantity
        }
      }
    }
  }
`);

export const ScanReturn = graphql(`
  mutation ScanReturn($input: ScanReturnInput!) {
    scanReturn(input: $input) {
      scannedBefore
      returnParcel {
        ...ReturnRow
        cases {
          caseId
          status
        }
      }
    }
  }
`);

export const CloseReturn = graphql(`
  mutation CloseReturn($id: EntityId!, $note: String!) {
    closeReturn(id: $id, note: $note) {
      ...ReturnRow
    }
  }
`);

export const LinkReturn = graphql(`
  mutation LinkReturn($id: EntityId!, $caseId: EntityId!) {
    linkReturn(id: $id, caseId: $caseId) {
      scannedBefore
      returnParcel {
        ...ReturnRow
      }
    }
  }
`);
