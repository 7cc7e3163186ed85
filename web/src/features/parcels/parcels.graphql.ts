import { graphql } from '../../graphql/generated/gql.ts';

/** Of a parcel, what is kept of it once it is chosen. */
export const ChosenParcelFields = graphql(`
  fragment ChosenParcelFields on Parcel {
    id
    orderId
    packageNo
    goodName
    quantity
    price
    refundFee
    status
    refundStatus
    outputStatus
    warehouseId
    courierName
    waybillNo
    ownWaybill
    atErp
    shippedBeforeEdit
    receiverErasedAt
    receiverName
    receiverPhone
    province
    city
    district
    address
    signedAt
    mergeId
    items {
      skuId
      goodName
      skuName
      quantity
      goodsFee
    }
    allowedActions
  }
`);

export const LoadOrderNo = graphql(`
  query LoadOrderNo($id: EntityId!) {
    order(id: $id) {
      id
      orderNo
    }
  }
`);

export const ListParcels = graphql(`
  query ListParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    parcels(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        ...ChosenParcelFields
        orderNo
        platform
        thirdOrderNos
        shopName
        encrypted
        partOfNo
        replacesNo
        movedToOrderNo
        movedFromNo
        goodPic
        specification
        remark
        refundId
        outputInfo
        outputResult
        autoSendStatus
        autoSendResult
        softwareName
        warehouseName
        printCount
        printedAt
        traceText
        goodsFee
        courierFee
        remoteFee
        discountFee
        orderAt
        promisedShipAt
        waybillDueAt
        openCaseId
        suggestion {
          kind
          ask
          text
        }
      }
    }
  }
`);

export const GatherParcels = graphql(`
  query GatherParcels($filter: ParcelFilter, $cursor: String, $pageSize: Int!) {
    parcels(filter: $filter, pageSize: $pageSize, cursor: $cursor) {
      nextCursor
      list {
        ...ChosenParcelFields
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
  mutation ResubmitParcels($id: EntityId!, $parcelIds: [EntityId!], $clientNo: String!) {
    againSubmit(id: $id, parcelIds: $parcelIds, clientNo: $clientNo) {
      orderId
      submitted
      skipped {
        parcelId
        msg
      }
      order {
        ...OrderProgress
      }
    }
  }
`);

export const ResendShipped = graphql(`
  mutation ResendShipped($id: EntityId!, $parcelIds: [EntityId!]) {
    reAutoSend(id: $id, parcelIds: $parcelIds) {
      orderId
      submitted
      failed {
        parcelId
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
      parcelId
      orderId
      parcel {
        id
        receiverName
        receiverPhone
        province
        city
        district
        address
        specification
        remark
        status
        outputStatus
        outputResult
        allowedActions
      }
    }
  }
`);

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
        atErp
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

export const RevealReceiver = graphql(`
  mutation RevealReceiver($id: EntityId!) {
    revealReceiver(id: $id) {
      receiverName
      receiverPhone
      provinceCode
      cityCode
      districtCode
      province
      city
      district
      address
    }
  }
`);

export const FindParcelsOfRows = graphql(`
  query FindParcelsOfRows($rows: [SheetRowInput!]!, $orderId: EntityId) {
    parcelsOfRows(rows: $rows, orderId: $orderId) {
      row
      parcels {
        parcelId
        orderId
        status
        statusText
        waybillNo
        courierName
      }
    }
  }
`);
