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

export const WaitingParcels = graphql(`
  query WaitingParcels($page: Int!) {
    parcels(filter: { status: PENDING_SHIPMENT }, page: $page, pageSize: 100) {
      total
      list {
        id
        packageNo
        goodName
        num
        warehouseId
        courierName
        receiverName
        receiverPhone
        province
        city
        district
        address
        allowedActions
      }
    }
  }
`);

export const FillCouriers = graphql(`
  query FillCouriers($warehouseId: EntityId!) {
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
