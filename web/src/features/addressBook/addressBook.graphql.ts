import { graphql } from '../../graphql/generated/gql.ts';

export const BookEntryRow = graphql(`
  fragment BookEntryRow on BookEntry {
    id
    name
    phone
    province
    city
    district
    address
    group
    note
  }
`);

export const ListBookEntries = graphql(`
  query ListBookEntries($filter: BookFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    bookEntries(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        ...BookEntryRow
      }
    }
  }
`);

export const ListBookGroups = graphql(`
  query ListBookGroups {
    bookGroups {
      entryCount
      maxEntries
      groups {
        name
        count
      }
    }
  }
`);

export const OpenBookEntries = graphql(`
  mutation OpenBookEntries($ids: [EntityId!]!) {
    openBookEntries(ids: $ids) {
      id
      name
      phone
      phoneExtension
      provinceCode
      cityCode
      districtCode
      province
      city
      district
      address
      group
      note
    }
  }
`);

export const SaveBookEntry = graphql(`
  mutation SaveBookEntry($id: EntityId, $input: BookEntryInput!) {
    saveBookEntry(id: $id, input: $input) {
      ...BookEntryRow
    }
  }
`);

export const ImportBookEntries = graphql(`
  mutation ImportBookEntries($rows: [BookRowInput!]!, $checkOnly: Boolean!, $clientNo: String) {
    importBookEntries(rows: $rows, checkOnly: $checkOnly, clientNo: $clientNo) {
      added
      duplicates {
        row
        msg
      }
      failed {
        row
        msg
      }
    }
  }
`);

export const MoveBookEntries = graphql(`
  mutation MoveBookEntries($ids: [EntityId!]!, $group: String!) {
    moveBookEntries(ids: $ids, group: $group) {
      ids
    }
  }
`);

export const DeleteBookEntries = graphql(`
  mutation DeleteBookEntries($ids: [EntityId!]!) {
    deleteBookEntries(ids: $ids)
  }
`);

export const KeepReceivers = graphql(`
  mutation KeepReceivers($parcelIds: [EntityId!]!) {
    keepReceivers(parcelIds: $parcelIds) {
      added
      duplicates
      leftOut {
        packageNo
        msg
      }
    }
  }
`);
