import { graphql } from '../../graphql/generated/gql.ts';

export const ListNotices = graphql(`
  query ListNotices($type: NoticeType!, $page: Int!) {
    notices(type: $type, page: $page, pageSize: 10) {
      total
      list {
        id
        title
        detail
        createdAt
      }
    }
  }
`);
