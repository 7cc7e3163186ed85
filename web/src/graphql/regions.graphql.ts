import { graphql } from './generated/gql.ts';

export const ListRegions = graphql(`
  query ListRegions($level: Int, $parentCode: String) {
    regions(level: $level, parentCode: $parentCode) {
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
