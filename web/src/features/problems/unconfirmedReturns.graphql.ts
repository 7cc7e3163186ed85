import { graphql } from '../../graphql/generated/gql.ts';

export const ListUnconfirmedReturns = graphql(`
  query ListUnconfirmedReturns($startAt: DateTime!) {
    refunds(filter: { status: SUCCESS, startAt: $startAt }, pageSize: 100) {
      total
      list {
        id
        allowedActions
      }
    }
  }
`);
