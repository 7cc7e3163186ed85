import { graphql } from '../../graphql/generated/gql.ts';

export const WalletBalance = graphql(`
  query WalletBalance {
    me(kind: BUYER) {
      __typename
      id
      balance
      frozen
      withdrawable
      ... on Buyer {
        levelName
        totalSpend
      }
    }
  }
`);

export const MoneyLogs = graphql(`
  query MoneyLogs($filter: MoneyLogFilter, $page: Int!, $pageSize: Int!) {
    moneyLogs(filter: $filter, page: $page, pageSize: $pageSize) {
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
        orderId
        title
        createdAt
      }
    }
  }
`);
