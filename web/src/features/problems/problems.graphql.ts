import { graphql } from '../../graphql/generated/gql.ts';

export const ProblemRow = graphql(`
  fragment ProblemRow on Problem {
    id
    kind
    at
    title
    reasonCode
    text
    shopId
    shopName
    shopOrderId
    orderId
    parcelId
    refundId
    caseId
    waybillAccountId
    erpAccountId
    packageStatus
    goodName
    price
    actions
  }
`);

export const ListProblems = graphql(`
  query ListProblems(
    $kind: ProblemKind
    $shopId: EntityId
    $page: Int!
    $pageSize: Int!
    $cursor: String
  ) {
    problems(filter: { kind: $kind, shopId: $shopId }, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      counts {
        kind
        count
      }
      list {
        ...ProblemRow
      }
    }
  }
`);

/** Its accounts, of which one is refused. */
export const FindWaybillAccounts = graphql(`
  query FindWaybillAccounts {
    waybillAccounts {
      ...WaybillAccountRow
    }
  }
`);

export const FindReceiver = graphql(`
  query FindReceiver($parcelId: EntityId!) {
    parcels(filter: { id: $parcelId }, pageSize: 1) {
      list {
        id
        packageNo
        receiverName
        receiverPhone
        province
        city
        district
        address
        specification
        remark
      }
    }
  }
`);

export const FindCaseParcel = graphql(`
  query FindCaseParcel($parcelId: EntityId!) {
    parcels(filter: { id: $parcelId }, pageSize: 1) {
      list {
        id
        packageNo
        price
        refundFee
        courierFee
        remoteFee
        outputStatus
        mergeId
        items {
          skuId
          goodName
          skuName
          quantity
          goodsFee
        }
        suggestion {
          kind
          ask
          text
        }
      }
    }
  }
`);
