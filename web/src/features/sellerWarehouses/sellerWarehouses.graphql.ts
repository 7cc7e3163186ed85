import { graphql } from '../../graphql/generated/gql.ts';

export const WarehouseRow = graphql(`
  fragment WarehouseRow on SellerWarehouse {
    id
    name
    logo
    province
    city
    district
    weekdays
    restDates
    cutoff
    status
    pauseReason
    freightTemplateName
    goodsCount
    openOrders
    couriers {
      courierId
      firstWeight
      firstFee
      stepWeight
      stepFee
      enabled
      courier {
        id
        name
      }
    }
  }
`);

/** The number of rows stands in the document, since its cost is counted by it; `useList` sends the same as a variable. */
export const ListSellerWarehouses = graphql(`
  query ListSellerWarehouses($filter: SellerWarehouseFilter, $page: Int!, $cursor: String) {
    sellerWarehouses(filter: $filter, page: $page, pageSize: 20, cursor: $cursor) {
      page
      nextCursor
      total
      list {
        ...WarehouseRow
      }
    }
  }
`);

export const WarehouseDetail = graphql(`
  fragment WarehouseDetail on SellerWarehouse {
    id
    name
    logo
    intro
    contact
    phone
    csUrl
    provinceCode
    cityCode
    districtCode
    address
    platforms
    outputMode
    weekdays
    restDates
    cutoff
    status
    pauseReason
    version
    freightTemplateId
    couriers {
      courierId
      firstWeight
      firstFee
      stepWeight
      stepFee
      costFirstFee
      costStepFee
      enabled
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

export const LoadSellerWarehouse = graphql(`
  query LoadSellerWarehouse($id: EntityId!) {
    sellerWarehouse(id: $id) {
      ...WarehouseDetail
    }
  }
`);

export const CreateWarehouse = graphql(`
  mutation CreateWarehouse($input: WarehouseInput!) {
    createWarehouse(input: $input) {
      id
    }
  }
`);

export const UpdateWarehouse = graphql(`
  mutation UpdateWarehouse($id: EntityId!, $input: WarehouseInput!) {
    updateWarehouse(id: $id, input: $input) {
      ...WarehouseRow
      ...WarehouseDetail
    }
  }
`);

export const SetWarehouseStatus = graphql(`
  mutation SetWarehouseStatus($id: EntityId!, $status: ServiceStatus!, $pauseReason: String) {
    setWarehouseStatus(id: $id, status: $status, pauseReason: $pauseReason) {
      id
      status
      pauseReason
    }
  }
`);

export const DeleteWarehouse = graphql(`
  mutation DeleteWarehouse($id: EntityId!) {
    deleteWarehouses(ids: [$id]) {
      id
      done
      msg
    }
  }
`);

export const ListCouriers = graphql(`
  query ListCouriers {
    couriers {
      id
      name
    }
  }
`);
