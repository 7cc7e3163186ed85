import { graphql } from '../graphql/generated/gql.ts';

export const ChannelBillRow = graphql(`
  fragment ChannelBillRow on ChannelBill {
    id
    payType
    day
    state
    code
    askedAt
    comparedAt
    toldPayments
    toldPaid
    toldRefunds
    toldReturned
    ourPayments
    ourPaid
    ourRefunds
    ourReturned
    open
    closed
  }
`);

export const BillDifferenceRow = graphql(`
  fragment BillDifferenceRow on BillDifference {
    id
    kind
    lineKind
    number
    tradeNo
    paymentId
    paymentStatus
    problems
    told
    ours
    toldAt
    createdAt
    closedAt
    closedBy
    reason
  }
`);

export const ListChannelBills = graphql(`
  query ListChannelBills($filter: ChannelBillFilter, $page: Int!, $pageSize: Int!) {
    channelBills(filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        ...ChannelBillRow
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const LoadChannelBill = graphql(`
  query LoadChannelBill($id: EntityId!) {
    channelBill(id: $id) {
      ...ChannelBillRow
    }
  }
`);

export const ListBillDifferences = graphql(`
  query ListBillDifferences($billId: EntityId!, $isOpen: Boolean, $page: Int!, $pageSize: Int!) {
    billDifferences(billId: $billId, isOpen: $isOpen, page: $page, pageSize: $pageSize) {
      list {
        ...BillDifferenceRow
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const CheckChannelBill = graphql(`
  mutation CheckChannelBill($payType: PayType!, $day: String!) {
    checkChannelBill(payType: $payType, day: $day) {
      ...ChannelBillRow
    }
  }
`);

export const CloseBillDifference = graphql(`
  mutation CloseBillDifference($id: EntityId!, $reason: String!) {
    closeBillDifference(id: $id, reason: $reason) {
      ...BillDifferenceRow
    }
  }
`);
