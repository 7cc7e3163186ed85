import { graphql } from '../../graphql/generated/gql.ts';

export const CashOutRow = graphql(`
  fragment CashOutRow on CashOut {
    id
    cashOutNo
    amount
    fee
    realAmount
    accountType
    accountTypeText
    account
    accountName
    bankName
    status
    statusText
    auditReason
    transferNo
    createdAt
    auditedAt
    paidAt
    revocable
  }
`);

export const LoadCashOutLimits = graphql(`
  query LoadCashOutLimits {
    cashOutLimits {
      withdrawable
      min
      max
      feeRate
      leftToday
      realName
      paused
      auditing {
        ...CashOutRow
      }
    }
  }
`);

export const CreateCashOut = graphql(`
  mutation CreateCashOut($input: CashOutInput!, $clientNo: String!) {
    createCashOut(input: $input, clientNo: $clientNo) {
      ...CashOutRow
    }
  }
`);

export const RevokeCashOut = graphql(`
  mutation RevokeCashOut($id: EntityId!) {
    revokeCashOut(id: $id) {
      ...CashOutRow
    }
  }
`);
