import { graphql } from '../../graphql/generated/gql.ts';

export const WatchChanges = graphql(`
  subscription WatchChanges {
    changes {
      orderIds
      wallet
      notice
      resync
    }
  }
`);
