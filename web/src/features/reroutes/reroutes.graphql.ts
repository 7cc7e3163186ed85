import { graphql } from '../../graphql/generated/gql.ts';

export const ListStoppedParcels = graphql(`
  query ListStoppedParcels {
    stoppedParcels {
      parcelId
      packageNo
      contents
      isPaid
      area
      stop
      reason
      atErp
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
    rerouteRule {
      isOn
      maxMore
      maxDays
    }
  }
`);

export const MoveStoppedParcels = graphql(`
  mutation MoveStoppedParcels($input: RerouteParcelsInput!) {
    rerouteParcels(input: $input) {
      list {
        parcelId
        orderId
        msg
      }
    }
  }
`);

export const SetRerouteRule = graphql(`
  mutation SetRerouteRule($input: RerouteRuleInput!) {
    setRerouteRule(input: $input) {
      isOn
      maxMore
      maxDays
    }
  }
`);
