import { graphql } from './generated/gql.ts';

export const LoadWarehouses = graphql(`
  query LoadWarehouses($keyword: String) {
    warehouses(filter: { keyword: $keyword }, pageSize: 100) {
      list {
        id
        name
      }
    }
  }
`);
