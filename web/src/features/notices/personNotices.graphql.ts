import { graphql } from '../../graphql/generated/gql.ts';

/** Apart from the list, because the header of every page asks it. */
export const CountUnreadNotices = graphql(`
  query CountUnreadNotices {
    unreadNotices {
      count
    }
  }
`);

export const ListPersonNotices = graphql(`
  query ListPersonNotices($filter: PersonNoticeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    personNotices(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        id
        title
        detail
        link
        createdAt
        readAt
      }
    }
  }
`);

export const ReadNotices = graphql(`
  mutation ReadNotices($ids: [EntityId!]) {
    readNotices(ids: $ids) {
      count
    }
  }
`);
