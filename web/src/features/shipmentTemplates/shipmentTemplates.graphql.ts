import { graphql } from '../../graphql/generated/gql.ts';

export const ListShipmentTemplates = graphql(`
  query ListShipmentTemplates {
    shipmentTemplates {
      id
      name
      warehouseName
      courierName
      senderId
      senderName
      remark
      price
      problems
      changes
      usedAt
      items {
        skuId
        goodId
        goodName
        skuName
        pic
        unit
        quantity
      }
    }
  }
`);

/** For those who choose one: without which prices have changed, which is read when it is used. */
export const ListTemplateNames = graphql(`
  query ListTemplateNames {
    shipmentTemplates {
      id
      name
      problems
      items {
        skuId
        goodId
        goodName
        skuName
        pic
        unit
        quantity
      }
    }
  }
`);

export const ListTemplateIds = graphql(`
  query ListTemplateIds {
    shipmentTemplates {
      id
    }
  }
`);

export const SaveShipmentTemplate = graphql(`
  mutation SaveShipmentTemplate($input: ShipmentTemplateInput!) {
    saveShipmentTemplate(input: $input) {
      id
      name
    }
  }
`);

export const RenameShipmentTemplate = graphql(`
  mutation RenameShipmentTemplate($id: EntityId!, $name: String!) {
    renameShipmentTemplate(id: $id, name: $name) {
      id
      name
    }
  }
`);

export const DeleteShipmentTemplates = graphql(`
  mutation DeleteShipmentTemplates($ids: [EntityId!]!) {
    deleteShipmentTemplates(ids: $ids)
  }
`);
