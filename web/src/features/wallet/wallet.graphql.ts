import { graphql } from '../../graphql/generated/gql.ts';

export const LoadWalletBalance = graphql(`
  query LoadWalletBalance($kind: AccountKind!) {
    me(kind: $kind) {
      __typename
      id
      phone
      realStatus
      balance
      frozen
      held
      withdrawable
      ... on Buyer {
        level
        levelName
        totalRecharge
        totalSpend
      }
      ... on Seller {
        pendingSettle
        settleDays
      }
    }
  }
`);

export const ListWalletDays = graphql(`
  query ListWalletDays($days: Int!) {
    walletDays(days: $days) {
      date
      moneyIn
      moneyOut
      balance
    }
  }
`);

export const ListMoneyLogs = graphql(`
  query ListMoneyLogs($filter: MoneyLogFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    moneyLogs(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      sumIn
      sumOut
      list {
        id
        logNo
        type
        typeText
        amount
        balanceAfter
        frozenBefore
        frozenAfter
        bizNo
        orderId
        parcelId
        payId
        cashOutId
        parts {
          title
          amount
        }
        title
        actedBy
        createdAt
      }
    }
  }
`);

export const ListRecharges = graphql(`
  query ListRecharges($filter: RechargeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    recharges(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      sumPaid
      list {
        id
        rechargeNo
        payId
        amount
        bonus
        realAmount
        payType
        payTypeText
        status
        statusText
        late
        channelTradeNo
        createdAt
        paidAt
      }
    }
  }
`);

export const ListCashOuts = graphql(`
  query ListCashOuts($filter: CashOutFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    cashOuts(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      sumPaid
      list {
        ...CashOutRow
      }
    }
  }
`);

export const LoadWalletStatement = graphql(`
  query LoadWalletStatement($month: String!) {
    walletStatement(month: $month) {
      month
      isOver
      parts {
        code
        title
        opening
        closing
        agrees
        lines {
          title
          count
          moneyIn
          moneyOut
        }
      }
    }
  }
`);
