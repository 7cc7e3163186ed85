import { graphql } from '../../graphql/generated/gql.ts';

export const EndSession = graphql(`
  mutation EndSession {
    logout
  }
`);
