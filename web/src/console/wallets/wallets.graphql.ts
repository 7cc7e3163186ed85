import { graphql } from '../graphql/generated/gql.ts';

export const LoadWallet = graphql(`
  query LoadWallet($accountId: EntityId, $phone: String, $kind: AccountKind) {
    wallet(accountId: $accountId, phone: $phone, kind: $kind) {
      accountId
      kind
      status
      name
      phone
      balance
      held
      frozen
      deposit
      withdrawable
      recharged
      spent
      earned
    }
  }
`);

export const ListWalletLines = graphql(`
  query ListWalletLines($accountId: EntityId!, $filter: WalletLineFilter, $page: Int!, $pageSize: Int!) {
    walletLines(accountId: $accountId, filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        id
        logNo
        type
        amount
        balanceAfter
        frozenAfter
        bizNo
        orderId
        title
        createdAt
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
      sumIn
      sumOut
    }
  }
`);

export const ListAdjustments = graphql(`
  query ListAdjustments($filter: AdjustmentFilter, $page: Int!, $pageSize: Int!) {
    adjustments(filter: $filter, page: $page, pageSize: $pageSize) {
      list {
        id
        accountId
        kind
        amount
        orderNo
        packageNo
        reason
        operator
        approvedBy
        createdAt
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const LoadAdjustTerms = graphql(`
  query LoadAdjustTerms($accountId: EntityId!, $isCompensation: Boolean!) {
    adjustTerms(accountId: $accountId, isCompensation: $isCompensation) {
      accountId
      kind
      phone
      name
      balance
      free
      caseLimit
      dayLeft
    }
  }
`);

export const AdjustBalance = graphql(`
  mutation AdjustBalance($input: AdjustBalanceInput!) {
    adjustBalance(input: $input) {
      adjustment {
        id
      }
      approvalId
      balance
    }
  }
`);

export const CompensateAccount = graphql(`
  mutation CompensateAccount($input: CompensateAccountInput!) {
    compensateAccount(input: $input) {
      adjustment {
        id
      }
      approvalId
      balance
    }
  }
`);
