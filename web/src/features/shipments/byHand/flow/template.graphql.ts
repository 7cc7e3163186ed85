import { graphql } from '../../../../graphql/generated/gql.ts';

export const LoadShipmentTemplate = graphql(`
  query LoadShipmentTemplate($id: EntityId!) {
    shipmentTemplate(id: $id) {
      id
      name
      warehouseId
      courierId
      senderId
      remark
      items {
        skuId
        goodId
        quantity
      }
      problems
      changes
    }
  }
`);

export const MarkShipmentTemplateUsed = graphql(`
  mutation MarkShipmentTemplateUsed($id: EntityId!) {
    markShipmentTemplateUsed(id: $id) {
      id
      usedAt
    }
  }
`);
