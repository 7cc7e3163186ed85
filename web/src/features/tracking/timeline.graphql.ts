import { graphql } from '../../graphql/generated/gql.ts';

export const LoadTimeline = graphql(`
  query LoadTimeline($parcelId: EntityId!) {
    timeline(parcelId: $parcelId) {
      parcelId
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
