import { graphql } from '../graphql/generated/gql.ts';

export const AreaClosureFields = graphql(`
  fragment AreaClosureFields on AreaClosure {
    id
    areaName
    courierName
    reason
    startAt
    endAt
    state
    operator
    createdAt
  }
`);

export const ListAreaClosures = graphql(`
  query ListAreaClosures {
    areaClosures {
      ...AreaClosureFields
    }
    couriers {
      id
      name
    }
  }
`);

export const CloseArea = graphql(`
  mutation CloseArea($input: CloseAreaInput!) {
    closeArea(input: $input) {
      ...AreaClosureFields
    }
  }
`);

export const OpenArea = graphql(`
  mutation OpenArea($id: EntityId!, $reason: String!) {
    openArea(id: $id, reason: $reason) {
      ...AreaClosureFields
    }
  }
`);

export const CategoryFields = graphql(`
  fragment CategoryFields on CategoryRecord {
    id
    name
    hidden
    onSale
  }
`);

export const ListCategories = graphql(`
  query ListCategories {
    categories {
      ...CategoryFields
    }
  }
`);

export const CreateCategory = graphql(`
  mutation CreateCategory($name: String!) {
    createCategory(name: $name) {
      ...CategoryFields
    }
  }
`);

export const RenameCategory = graphql(`
  mutation RenameCategory($id: EntityId!, $name: String!) {
    renameCategory(id: $id, name: $name) {
      ...CategoryFields
    }
  }
`);

export const HideCategory = graphql(`
  mutation HideCategory($id: EntityId!, $hidden: Boolean!, $reason: String!) {
    hideCategory(id: $id, hidden: $hidden, reason: $reason) {
      ...CategoryFields
    }
  }
`);

export const SortCategories = graphql(`
  mutation SortCategories($ids: [EntityId!]!) {
    sortCategories(ids: $ids) {
      ...CategoryFields
    }
  }
`);

export const RemoveCategory = graphql(`
  mutation RemoveCategory($id: EntityId!, $reason: String!) {
    removeCategory(id: $id, reason: $reason)
  }
`);

export const CourierFields = graphql(`
  fragment CourierFields on CourierRecord {
    id
    name
    code
    logo
    status
    cutoffTime
    warehouses
    closures
    costFirstLeast
    costFirstMost
    costStepLeast
    costStepMost
    feeFirstLeast
    feeFirstMost
  }
`);

export const ListCouriers = graphql(`
  query ListCouriers {
    couriers {
      ...CourierFields
    }
  }
`);

export const SetCourierStatus = graphql(`
  mutation SetCourierStatus($id: EntityId!, $status: ServiceStatus!, $reason: String!) {
    setCourierStatus(id: $id, status: $status, reason: $reason) {
      ...CourierFields
    }
  }
`);

export const SortCouriers = graphql(`
  mutation SortCouriers($ids: [EntityId!]!) {
    sortCouriers(ids: $ids) {
      ...CourierFields
    }
  }
`);

export const LevelFields = graphql(`
  fragment LevelFields on LevelRecord {
    level
    name
    needInvites
    needPackages
    needRecharge
    discount
    maxProfit
  }
`);

export const LevelTermFields = graphql(`
  fragment LevelTermFields on LevelTerms {
    name
    needInvites
    needPackages
    needRecharge
    discount
    maxProfit
  }
`);

export const ListLevels = graphql(`
  query ListLevels {
    levels {
      list {
        ...LevelFields
      }
      changes {
        id
        level
        operator
        reason
        createdAt
        before {
          ...LevelTermFields
        }
        after {
          ...LevelTermFields
        }
      }
    }
  }
`);

export const UpdateLevel = graphql(`
  mutation UpdateLevel($input: LevelInput!) {
    updateLevel(input: $input) {
      ...LevelFields
    }
  }
`);
