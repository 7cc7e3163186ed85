import { graphql } from '../graphql/generated/gql.ts';

export const PaymentProblemRow = graphql(`
  fragment PaymentProblemRow on PaymentProblem {
    id
    kind
    paymentId
    payNo
    accountId
    payType
    amount
    told
    channelTradeNo
    createdAt
    resolvedAt
  }
`);

export const RechargeRefundRow = graphql(`
  fragment RechargeRefundRow on RechargeRefund {
    id
    refundNo
    paymentId
    payNo
    payType
    accountId
    amount
    status
    code
    tries
    nextTryAt
    transferNo
    createdAt
    endedAt
  }
`);

export const ListPayments = graphql(`
  query ListPayments($filter: PaymentFilter, $page: Int!, $pageSize: Int!) {
    payments(filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        id
        payNo
        accountId
        amount
        payType
        status
        late
        channelTradeNo
        createdAt
        paidAt
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const ListPaymentProblems = graphql(`
  query ListPaymentProblems($filter: PaymentProblemFilter, $page: Int!, $pageSize: Int!) {
    paymentProblems(filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        ...PaymentProblemRow
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const ListRechargeRefunds = graphql(`
  query ListRechargeRefunds($filter: RechargeRefundFilter, $page: Int!, $pageSize: Int!) {
    rechargeRefunds(filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        ...RechargeRefundRow
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const LoadPayment = graphql(`
  query LoadPayment($id: EntityId!) {
    payment(id: $id) {
      id
      payNo
      accountId
      amount
      payType
      status
      late
      channelTradeNo
      createdAt
      expireAt
      paidAt
      asks
      askedAt
      nextAskAt
      reconcileAt
      movementId
      creditedAt
      problems {
        ...PaymentProblemRow
      }
      refunds {
        ...RechargeRefundRow
      }
      notices {
        id
        isPushed
        state
        amount
        channelTradeNo
        times
        createdAt
        lastAt
      }
      steps {
        id
        action
        operator
        reason
        createdAt
      }
    }
  }
`);

export const AskChannel = graphql(`
  mutation AskChannel($id: EntityId!) {
    askChannel(id: $id) {
      state
      tradeNo
      amount
      paidAt
    }
  }
`);

export const ResolvePaymentProblem = graphql(`
  mutation ResolvePaymentProblem($id: EntityId!, $reason: String!) {
    resolvePaymentProblem(id: $id, reason: $reason) {
      id
      resolvedAt
    }
  }
`);

export const RetryRechargeRefund = graphql(`
  mutation RetryRechargeRefund($refundNo: String!) {
    retryRechargeRefund(refundNo: $refundNo) {
      id
      nextTryAt
    }
  }
`);

export const ConfirmRechargeRefund = graphql(`
  mutation ConfirmRechargeRefund($refundNo: String!, $transferNo: String!) {
    confirmRechargeRefund(refundNo: $refundNo, transferNo: $transferNo) {
      id
      status
    }
  }
`);
