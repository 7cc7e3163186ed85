import { graphql } from '../../graphql/generated/gql.ts';

export const ListRefunds = graphql(`
  query ListRefunds($filter: RefundFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    refunds(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        id
        refundNo
        parcelId
        packageNo
        orderId
        orderNo
        goodName
        quantity
        items {
          goodName
          skuName
          quantity
        }
        isPart
        partOfNo
        waybillNo
        packageFee
        maxAmount
        amount
        waybillFee
        reason
        status
        statusText
        auditReason
        dueAt
        createdAt
        finishedAt
        returnedAt
        caseId
        allowedActions
      }
    }
  }
`);

export const ListLatestRefunds = graphql(`
  query ListLatestRefunds($cursor: String) {
    refunds(pageSize: 100, cursor: $cursor) {
      nextCursor
      list {
        id
        parcelId
        amount
        status
      }
    }
  }
`);

/** Of a parcel, what a refund changes. */
export const RefundedParcel = graphql(`
  fragment RefundedParcel on Parcel {
    id
    status
    statusText
    refundStatus
    refundId
    refundFee
    outputStatus
    allowedActions
  }
`);

/** Of a refund, what a decision changes. */
export const DecidedRefund = graphql(`
  fragment DecidedRefund on RefundPayload {
    refund {
      id
      amount
      status
      statusText
      auditReason
      dueAt
      finishedAt
      returnedAt
      caseId
      allowedActions
    }
    parcel {
      ...RefundedParcel
    }
  }
`);

export const RefundParcels = graphql(`
  mutation RefundParcels($ids: [EntityId!]!, $reason: String, $items: [RefundItemInput!]) {
    refundParcels(ids: $ids, reason: $reason, items: $items) {
      success {
        parcelId
        refundStatus
        amount
      }
      failed {
        parcelId
        msg
      }
      parcels {
        ...RefundedParcel
      }
    }
  }
`);

export const RevokeRefund = graphql(`
  mutation RevokeRefund($id: EntityId!) {
    revokeRefund(id: $id) {
      refundId
      ...DecidedRefund
    }
  }
`);

export const AnswerRefund = graphql(`
  mutation AnswerRefund($id: EntityId!, $input: RefundAnswerInput!) {
    answerRefund(id: $id, input: $input) {
      refundId
      amount
      ...DecidedRefund
    }
  }
`);

export const ConfirmReturn = graphql(`
  mutation ConfirmReturn($id: EntityId!) {
    confirmReturn(id: $id) {
      refundId
      amount
      ...DecidedRefund
    }
  }
`);
