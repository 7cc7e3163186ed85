import { graphql } from '../../graphql/generated/gql.ts';

export const ListStoppedParcels = graphql(`
  query ListStoppedParcels {
    stoppedParcels {
      parcelId
      packageNo
      contents
      area
      stop
      reason
      warehouseName
      courierName
      packageFee
      way {
        warehouseId
        warehouseName
        courierId
        courierName
        isFallback
        contents
        packageFee
        difference
        days
      }
    }
  }
`);

export const MoveStoppedParcels = graphql(`
  mutation MoveStoppedParcels($parcels: [RerouteInput!]!, $clientNo: String!) {
    rerouteParcels(parcels: $parcels, clientNo: $clientNo) {
      parcelId
      orderId
      msg
    }
  }
`);
