import { graphql } from '../../graphql/generated/gql.ts';

export const OldSiteAddress = graphql(`
  query OldSiteAddress {
    settings {
      oldUrl
    }
  }
`);
