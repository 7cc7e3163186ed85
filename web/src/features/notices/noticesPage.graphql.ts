import { graphql } from '../../graphql/generated/gql.ts';

export const ListNotices = graphql(`
  query ListNotices($type: NoticeType!, $page: Int!, $cursor: String) {
    notices(type: $type, page: $page, pageSize: 10, cursor: $cursor) {
      page
      nextCursor
      total
      list {
        id
        title
        detail
        createdAt
        isPinned
      }
    }
  }
`);
