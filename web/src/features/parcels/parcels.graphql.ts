import { graphql } from '../../graphql/generated/gql.ts';

export const Parcels = graphql(`
  query Parcels($filter: ParcelFilter, $page: Int!, $pageSize: Int!) {
    parcels(filter: $filter, page: $page, pageSize: $pageSize) {
      total
      list {
        id
        packageNo
        orderId
        orderNo
        thirdOrderNos
        shopName
        encrypted
        goodName
        goodPic
        num
        status
        statusText
        outputStatus
        outputInfo
        outputResult
        autoSendStatus
        autoSendResult
        courierName
        warehouseName
        waybillNo
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
      }
    }
  }
`);
