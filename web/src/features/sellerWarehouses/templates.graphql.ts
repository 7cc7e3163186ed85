import { graphql } from '../../graphql/generated/gql.ts';

export const FreightTemplateRow = graphql(`
  fragment FreightTemplateRow on FreightTemplate {
    id
    name
    goodsCount
    updatedAt
    warehouses {
      id
      name
    }
    couriers {
      courierId
      firstFee
      enabled
      courier {
        id
        name
      }
    }
  }
`);

export const ListFreightTemplates = graphql(`
  query ListFreightTemplates {
    freightTemplates {
      ...FreightTemplateRow
    }
  }
`);

export const FreightTemplateDetail = graphql(`
  fragment FreightTemplateDetail on FreightTemplate {
    id
    name
    version
    couriers {
      courierId
      firstWeight
      firstFee
      stepWeight
      stepFee
      costFirstFee
      costStepFee
      enabled
      courier {
        id
        name
      }
      areaRules {
        areaCode
        areaName
        type
        fee
        startAt
        endAt
        reason
      }
    }
  }
`);

export const LoadFreightTemplate = graphql(`
  query LoadFreightTemplate($id: EntityId!) {
    freightTemplate(id: $id) {
      ...FreightTemplateDetail
    }
  }
`);

export const CreateFreightTemplate = graphql(`
  mutation CreateFreightTemplate($input: FreightTemplateInput!) {
    createFreightTemplate(input: $input) {
      ...FreightTemplateRow
    }
  }
`);

export const UpdateFreightTemplate = graphql(`
  mutation UpdateFreightTemplate($id: EntityId!, $version: Int!, $input: FreightTemplateInput!) {
    updateFreightTemplate(id: $id, version: $version, input: $input) {
      ...FreightTemplateRow
    }
  }
`);

export const CopyFreightTemplate = graphql(`
  mutation CopyFreightTemplate($id: EntityId!) {
    copyFreightTemplate(id: $id) {
      id
      name
    }
  }
`);

export const DeleteFreightTemplate = graphql(`
  mutation DeleteFreightTemplate($id: EntityId!) {
    deleteFreightTemplate(id: $id)
  }
`);

export const SetTemplateOfWarehouses = graphql(`
  mutation SetTemplateOfWarehouses($warehouseIds: [EntityId!]!, $templateId: EntityId) {
    followFreightTemplate(warehouseIds: $warehouseIds, templateId: $templateId) {
      id
      done
      msg
    }
  }
`);

/** Own warehouses that may follow a template; more than a hundred are found by their names in their own list. */
export const ListFollowers = graphql(`
  query ListFollowers {
    sellerWarehouses(pageSize: 100) {
      list {
        id
        name
        freightTemplateId
        freightTemplateName
      }
    }
  }
`);
