import { graphql } from '../graphql/generated/gql.ts';

export const DeskCashOut = graphql(`
  fragment DeskCashOut on CashOut {
    id
    cashOutNo
    accountId
    ownerName
    kind
    amount
    fee
    realAmount
    splitAmount
    accountType
    account
    accountName
    bankName
    status
    auditReason
    approvedBy
    paidBy
    createdAt
    mayApprove
    mayReject
    mayPay
    mayEnd
  }
`);

export const ListCashOuts = graphql(`
  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!) {
    cashOuts(filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        ...DeskCashOut
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
      paused
    }
  }
`);

export const LoadCashOut = graphql(`
  query LoadCashOut($id: EntityId!) {
    cashOut(id: $id) {
      id
      cashOutNo
      accountId
      ownerName
      kind
      amount
      fee
      realAmount
      accountType
      account
      accountName
      bankName
      status
      auditReason
      transferNo
      approvedBy
      paidBy
      batchId
      createdAt
      auditedAt
      paidAt
      mayApprove
      mayReject
      mayPay
      mayEnd
      balance
      paidBefore
      paidBeforeAmount
      samePayee
      splitAmount
      maySplit
      receiver {
        kind
        account
        createdAt
      }
      splits {
        id
        splitNo
        paymentId
        payNo
        amount
        status
        code
        reason
        tries
        createdAt
        endedAt
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

export const ListCashOutBatches = graphql(`
  query ListCashOutBatches($filter: CashOutBatchFilter, $page: Int!, $pageSize: Int!) {
    cashOutBatches(filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        id
        batchNo
        operator
        createdAt
        count
        amount
        paying
        paid
        failed
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const ApproveCashOut = graphql(`
  mutation ApproveCashOut($id: EntityId!, $amount: Fen) {
    approveCashOut(id: $id, amount: $amount) {
      id
      status
    }
  }
`);

export const RejectCashOut = graphql(`
  mutation RejectCashOut($id: EntityId!, $reason: String!) {
    rejectCashOut(id: $id, reason: $reason) {
      id
      status
    }
  }
`);

export const ConfirmCashOut = graphql(`
  mutation ConfirmCashOut($id: EntityId!, $transferNo: String!, $amount: Fen) {
    confirmCashOut(id: $id, transferNo: $transferNo, amount: $amount) {
      id
      status
    }
  }
`);

export const FailCashOut = graphql(`
  mutation FailCashOut($id: EntityId!, $reason: String!) {
    failCashOut(id: $id, reason: $reason) {
      id
      status
    }
  }
`);

export const SplitCashOut = graphql(`
  mutation SplitCashOut($id: EntityId!, $amount: Fen) {
    splitCashOut(id: $id, amount: $amount) {
      id
      status
    }
  }
`);

export const ListSplitDays = graphql(`
  query ListSplitDays {
    splitDays {
      day
      splits
      amount
      ledger
    }
  }
`);

export const CreateCashOutBatch = graphql(`
  mutation CreateCashOutBatch($ids: [EntityId!]!, $amount: Fen) {
    createCashOutBatch(ids: $ids, amount: $amount) {
      batch {
        id
        batchNo
        count
        amount
      }
      left
    }
  }
`);

export const TakeBankAnswers = graphql(`
  mutation TakeBankAnswers($input: BankAnswersInput!) {
    takeBankAnswers(input: $input) {
      rows {
        cashOutNo
        cashOutId
        amount
        expected
        verdict
      }
      paid
      failed
      amount
    }
  }
`);
