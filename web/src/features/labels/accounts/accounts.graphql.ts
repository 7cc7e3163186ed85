import { graphql } from '../../../graphql/generated/gql.ts';

export const WaybillAccountRow = graphql(`
  fragment WaybillAccountRow on WaybillAccount {
    id
    courierId
    courierName
    warehouseId
    warehouseName
    platform
    customerCode
    customerName
    net
    tbNet
    code
    checkMan
    expType
    payType
    hasKey
    hasSecret
    enabled
    fallsBack
    problemText
    problemAt
    testedAt
  }
`);

export const ListWaybillAccounts = graphql(`
  query ListWaybillAccounts {
    waybillAccounts {
      ...WaybillAccountRow
    }
  }
`);

export const ListAccountPlaces = graphql(`
  query ListAccountPlaces {
    couriers {
      id
      name
    }
    sellerWarehouses(pageSize: 100) {
      list {
        id
        name
      }
    }
  }
`);

export const SaveWaybillAccount = graphql(`
  mutation SaveWaybillAccount($id: EntityId, $input: WaybillAccountInput!) {
    saveWaybillAccount(id: $id, input: $input) {
      ...WaybillAccountRow
    }
  }
`);

export const SetWaybillAccountEnabled = graphql(`
  mutation SetWaybillAccountEnabled($id: EntityId!, $enabled: Boolean!) {
    enableWaybillAccount(id: $id, enabled: $enabled) {
      ...WaybillAccountRow
    }
  }
`);

export const CheckWaybillAccount = graphql(`
  mutation CheckWaybillAccount($id: EntityId!) {
    testWaybillAccount(id: $id) {
      account {
        ...WaybillAccountRow
      }
      passed
      msg
      leftWaybillNo
    }
  }
`);

export const DeleteWaybillAccount = graphql(`
  mutation DeleteWaybillAccount($id: EntityId!) {
    deleteWaybillAccount(id: $id)
  }
`);
