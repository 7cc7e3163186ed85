import { graphql } from '../../graphql/generated/gql.ts';

export const LoadLeague = graphql(`
  query LoadLeague {
    league {
      level
      invites
      packages
      recharge
      levels {
        level
        name
        needInvites
        needPackages
        needRecharge
        discount
        maxProfit
      }
    }
  }
`);
