import { graphql } from '../../graphql/generated/gql.ts';

export const Refunds = graphql(`
  query Refunds($filter: RefundFilter, $page: Int!, $pageSize: Int!) {
    refunds(filter: $filter, page: $page, pageSize: $pageSize) {
      total
      list {
        id
        refundNo
        packageId
        packageNo
        orderId
        orderNo
        goodName
        num
        waybillNo
        packageFee
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
        allowedActions
      }
    }
  }
`);

export const LatestRefunds = graphql(`
  query LatestRefunds($page: Int!) {
    refunds(page: $page, pageSize: 100) {
      list {
        id
        packageId
        amount
        status
      }
    }
  }
`);

export const RefundParcels = graphql(`
  mutation RefundParcels($packageIds: [Int!]!, $reason: String) {
    refundParcels(packageIds: $packageIds, reason: $reason) {
      success {
        packageId
        refundStatus
        amount
      }
      failed {
        packageId
        msg
      }
    }
  }
`);

export const RevokeRefund = graphql(`
  mutation RevokeRefund($refundId: Int!) {
    revokeRefund(refundId: $refundId) {
      refundId
      status
    }
  }
`);

export const AnswerRefund = graphql(`
  mutation AnswerRefund($input: RefundAnswerInput!) {
    answerRefund(input: $input) {
      refundId
      status
      amount
    }
  }
`);

export const ConfirmReturn = graphql(`
  mutation ConfirmReturn($refundId: Int!) {
    confirmReturn(refundId: $refundId) {
      refundId
      status
      amount
    }
  }
`);
