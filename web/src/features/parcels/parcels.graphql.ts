import { graphql } from '../../graphql/generated/gql.ts';

export const ListParcels = graphql(`
  query ListParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    parcels(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      list {
        id
        packageNo
        orderId
        orderNo
        platform
        thirdOrderNos
        shopName
        encrypted
        goodName
        goodPic
        num
        status
        statusText
        refundStatus
        refundId
        outputStatus
        outputInfo
        outputResult
        autoSendStatus
        autoSendResult
        warehouseId
        courierName
        softwareName
        warehouseName
        waybillNo
        ownWaybill
        printCount
        printedAt
        traceText
        receiverErasedAt
        receiverName
        receiverPhone
        province
        city
        district
        address
        goodsFee
        courierFee
        remoteFee
        discountFee
        price
        refundFee
        orderAt
        promisedShipAt
        signedAt
        allowedActions
      }
    }
  }
`);

export const GatherParcels = graphql(`
  query GatherParcels($filter: ParcelFilter, $cursor: String, $pageSize: Int!) {
    parcels(filter: $filter, pageSize: $pageSize, cursor: $cursor) {
      nextCursor
      list {
        id
        orderId
        packageNo
        goodName
        num
        price
        status
        refundStatus
        outputStatus
        warehouseId
        courierName
        waybillNo
        ownWaybill
        receiverErasedAt
        receiverName
        receiverPhone
        province
        city
        district
        address
        signedAt
        allowedActions
      }
    }
  }
`);

export const LoadParcelFilters = graphql(`
  query LoadParcelFilters {
    couriers {
      id
      name
    }
    warehouses(pageSize: 100) {
      list {
        id
        name
      }
    }
  }
`);

export const ListParcelFilterShops = graphql(`
  query ListParcelFilterShops {
    shops(pageSize: 100) {
      list {
        id
        shopName
      }
    }
  }
`);

/** Of an order, what the actions on its parcels change. */
export const OrderProgress = graphql(`
  fragment OrderProgress on Order {
    id
    status
    statusText
    outputCounts {
      failed
      issuing
    }
    autoSendCounts {
      success
      failed
      waiting
      external
    }
    allowedActions
  }
`);

export const ResubmitParcels = graphql(`
  mutation ResubmitParcels($id: EntityId!, $packageIds: [EntityId!], $clientNo: String!) {
    againSubmit(id: $id, packageIds: $packageIds, clientNo: $clientNo) {
      orderId
      submitted
      skipped {
        packageId
        msg
      }
      order {
        ...OrderProgress
      }
    }
  }
`);

export const ResendShipped = graphql(`
  mutation ResendShipped($id: EntityId!, $packageIds: [EntityId!]) {
    reAutoSend(id: $id, packageIds: $packageIds) {
      orderId
      submitted
      failed {
        packageId
        msg
      }
      order {
        ...OrderProgress
      }
    }
  }
`);

export const EditReceiver = graphql(`
  mutation EditReceiver($id: EntityId!, $input: ReceiverInput!) {
    editReceiver(id: $id, input: $input) {
      packageId
      orderId
      parcel {
        id
        receiverName
        receiverPhone
        province
        city
        district
        address
        status
        outputStatus
        outputResult
        allowedActions
      }
    }
  }
`);
