import { graphql } from '../../../graphql/generated/gql.ts';

export const FillWaybills = graphql(`
  mutation FillWaybills($rows: [WaybillRowInput!]!) {
    fillWaybills(rows: $rows) {
      filled
      failed {
        row
        msg
      }
      parcels {
        id
        status
        statusText
        outputStatus
        courierName
        waybillNo
        ownWaybill
        allowedActions
      }
    }
  }
`);

export const ListFillCouriers = graphql(`
  query ListFillCouriers($warehouseId: EntityId!) {
    warehouse(id: $warehouseId) {
      id
      couriers {
        enabled
        courierId
        courier {
          id
          name
        }
      }
    }
  }
`);
