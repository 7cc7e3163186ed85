import { graphql } from '../../graphql/generated/gql.ts';

export const SuggestWarehouses = graphql(`
  query SuggestWarehouses($keyword: String!) {
    warehouses(filter: { keyword: $keyword }, pageSize: 8) {
      list {
        id
        name
      }
    }
  }
`);
