import { graphql } from '../../graphql/generated/gql.ts';

export const HomeCategories = graphql(`
  query HomeCategories {
    categories {
      id
      name
      icon
    }
  }
`);
