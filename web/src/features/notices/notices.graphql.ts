import { graphql } from '../../graphql/generated/gql.ts';

export const ListHomeNotices = graphql(`
  query ListHomeNotices {
    notices(type: HOME, page: 1, pageSize: 10) {
      list {
        id
        title
        detail
        createdAt
      }
    }
  }
`);
