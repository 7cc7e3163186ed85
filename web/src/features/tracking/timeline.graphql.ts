import { graphql } from '../../graphql/generated/gql.ts';

export const LoadTimeline = graphql(`
  query LoadTimeline($packageId: EntityId!) {
    timeline(packageId: $packageId) {
      packageId
      courierName
      waybillNo
      traceState
      list {
        id
        at
        type
        text
        actor
      }
    }
  }
`);
