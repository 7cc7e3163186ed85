import { graphql } from '../graphql/generated/gql.ts';

export const ListedOrderRow = graphql(`
  fragment ListedOrderRow on ListedOrder {
    id
    orderNo
    status
    statusText
    accountId
    buyerName
    sellerId
    sellerName
    courierName
    goodName
    createdAt
    packageCount
    totalFee
    refundFee
    paidAt
  }
`);

export const ListAllOrders = graphql(`
  query ListAllOrders($filter: OrderFilter, $page: Int!, $pageSize: Int!) {
    orders(filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        ...ListedOrderRow
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const ListedParcelRow = graphql(`
  fragment ListedParcelRow on ListedParcel {
    id
    packageNo
    orderId
    orderNo
    status
    statusText
    accountId
    buyerName
    sellerId
    sellerName
    courierName
    goodName
    createdAt
    outputStatus
    outputResult
    waybillNo
    place
    packageFee
    refundFee
  }
`);

export const ListAllParcels = graphql(`
  query ListAllParcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!) {
    parcels(filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        ...ListedParcelRow
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const OrderParcelPart = graphql(`
  fragment OrderParcelPart on OrderParcel {
    id
    packageNo
    status
    statusText
    outputStatus
    outputInfo
    outputResult
    resubmits
    autoSendResult
    thirdOrderNos
    shopName
    encrypted
    courierName
    waybillNo
    ownWaybill
    receiverName
    receiverPhone
    address
    isErased
    weight
    goodsFee
    courierFee
    remoteFee
    packageFee
    refundFee
    supplierShare
    agentShare
    commission
    settledAt
    traceText
    tracedAt
    promisedShipAt
    shippedAt
    signedAt
    openCaseId
    allowedActions
    items {
      skuId
      goodName
      skuName
      merchantCode
      num
      goodsFee
    }
  }
`);

export const ReadOrder = graphql(`
  query ReadOrder($id: EntityId!) {
    order(id: $id) {
      id
      orderNo
      status
      statusText
      agentId
      senderName
      senderPhone
      warehouseName
      courierName
      shopName
      goodName
      skuName
      pieceCount
      packageCount
      remark
      goodsFee
      courierFee
      remoteFee
      discountFee
      totalFee
      refundCount
      refundFee
      createdAt
      payExpireAt
      paidAt
      shippedAt
      receivedAt
      completedAt
      cancelledAt
      mayCancel
      buyer {
        id
        name
        phone
        level
        status
      }
      seller {
        id
        name
        phone
        status
      }
      parcels {
        ...OrderParcelPart
      }
      lines {
        id
        title
        packageNo
        ownerId
        holder
        account
        amount
        createdAt
      }
      refunds {
        id
        refundNo
        packageNo
        statusText
        amount
        reason
        appliedBy
        createdAt
      }
      cases {
        id
        caseNo
        packageNo
        kindText
        askText
        statusText
        amount
        givenAmount
        createdAt
      }
      notices {
        id
        accountId
        title
        detail
        createdAt
        readAt
      }
      jobs {
        name
        state
        tries
        startAfter
      }
      audit {
        id
        operator
        actionText
        targetText
        reason
        createdAt
      }
    }
  }
`);

export const ReadTimeline = graphql(`
  query ReadTimeline($packageId: EntityId!) {
    parcelTimeline(packageId: $packageId) {
      packageId
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

export const CancelOrder = graphql(`
  mutation CancelOrder($id: EntityId!, $reason: String!, $amount: Fen) {
    cancelOrder(id: $id, reason: $reason, amount: $amount) {
      orderId
      refundFee
    }
  }
`);

export const RefundParcel = graphql(`
  mutation RefundParcel($packageId: EntityId!, $reason: String!, $amount: Fen) {
    refundParcel(packageId: $packageId, reason: $reason, amount: $amount) {
      packageId
      refundStatus
      amount
    }
  }
`);

export const ResubmitWaybill = graphql(`
  mutation ResubmitWaybill($packageId: EntityId!, $reason: String!) {
    reissueWaybill(packageId: $packageId, reason: $reason)
  }
`);

export const ChangeReceiver = graphql(`
  mutation ChangeReceiver($input: ChangeReceiverInput!) {
    changeReceiver(input: $input)
  }
`);

export const ListCourierNames = graphql(`
  query ListCourierNames {
    courierNames {
      id
      name
    }
  }
`);
