import { graphql } from '../graphql/generated/gql.ts';

export const ListJoinApplications = graphql(`
  query ListJoinApplications($filter: JoinApplicationFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    joinApplications(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      list {
        id
        name
        phone
        city
        remark
        status
        note
        handledBy
        handledAt
        createdAt
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const DecideJoinApplication = graphql(`
  mutation DecideJoinApplication($input: DecideJoinApplicationInput!) {
    decideJoinApplication(input: $input) {
      id
      status
      note
    }
  }
`);
