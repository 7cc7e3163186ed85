import { graphql } from './generated/gql.ts';

export const ListRegions = graphql(`
  query ListRegions {
    regions {
      version
      list {
        code
        name
        parentCode
        level
      }
    }
  }
`);
