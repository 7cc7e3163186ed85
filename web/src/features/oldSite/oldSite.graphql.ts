import { graphql } from '../../graphql/generated/gql.ts';

export const LoadOldSiteAddress = graphql(`
  query LoadOldSiteAddress {
    settings {
      oldUrl
    }
  }
`);
