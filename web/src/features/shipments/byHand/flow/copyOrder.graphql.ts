import { graphql } from '../../../../graphql/generated/gql.ts';

export const CopyOrder = graphql(`
  mutation CopyOrder($orderId: EntityId, $parcelIds: [EntityId!]) {
    copyOrder(orderId: $orderId, parcelIds: $parcelIds) {
      orderNo
      platform
      warehouseId
      courierId
      senderId
      remark
      items {
        skuId
        goodId
        quantity
      }
      rows {
        receiverName
        receiverPhone
        phoneExtension
        provinceCode
        cityCode
        districtCode
        province
        city
        district
        address
        specification
        remark
        items {
          skuId
          goodId
          quantity
        }
      }
      leftOut {
        parcelId
      }
      changes
    }
  }
`);
