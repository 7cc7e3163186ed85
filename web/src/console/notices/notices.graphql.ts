import { graphql } from '../graphql/generated/gql.ts';

export const NoticeRowFields = graphql(`
  fragment NoticeRow on Notice {
    id
    type
    audience
    level
    accountId
    accountName
    title
    detail
    link
    isPinned
    state
    startsAt
    endsAt
    publishedAt
    revision
    author
    addressed
    delivered
    isSettled
  }
`);

export const ListNotices = graphql(`
  query ListNotices($filter: NoticeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    notices(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      list {
        ...NoticeRow
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const LoadNoticeReach = graphql(`
  query LoadNoticeReach($id: EntityId!) {
    noticeReach(id: $id) {
      id
      reach
      read
    }
  }
`);

export const SaveNotice = graphql(`
  mutation SaveNotice($input: SaveNoticeInput!) {
    saveNotice(input: $input) {
      ...NoticeRow
    }
  }
`);

export const ReviseNotice = graphql(`
  mutation ReviseNotice($input: ReviseNoticeInput!) {
    reviseNotice(input: $input) {
      ...NoticeRow
    }
  }
`);

export const PublishNotice = graphql(`
  mutation PublishNotice($id: EntityId!, $revision: Int!) {
    publishNotice(id: $id, revision: $revision) {
      ...NoticeRow
    }
  }
`);

export const WithdrawNotice = graphql(`
  mutation WithdrawNotice($id: EntityId!, $reason: String!) {
    withdrawNotice(id: $id, reason: $reason) {
      ...NoticeRow
    }
  }
`);

export const DeleteNotice = graphql(`
  mutation DeleteNotice($id: EntityId!) {
    deleteNotice(id: $id)
  }
`);
