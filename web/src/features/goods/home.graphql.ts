import { graphql } from '../../graphql/generated/gql.ts';

export const ListHomeCategories = graphql(`
  query ListHomeCategories {
    categories {
      id
      name
      icon
    }
  }
`);
