import { graphql } from '../../graphql/generated/gql.ts';

export const LoadPromotionSummary = graphql(`
  query LoadPromotionSummary {
    invitees(pageSize: 1) {
      promotion {
        inviteCode
        inviteUrl
        inviteCount
        todayCount
        activeCount
        totalProfit
        unsettled
        todayProfit
      }
    }
  }
`);

export const ListPromotionDays = graphql(`
  query ListPromotionDays($days: Int!) {
    promotionDays(days: $days) {
      date
      invited
      parcels
      profit
    }
  }
`);

export const InviteeRow = graphql(`
  fragment InviteeRow on Invitee {
    userId
    phone
    nickName
    createdAt
    level
    levelName
    packageCount
    spend
    profit
    profitSettled
    lastOrderAt
    markUp {
      ...UserProfitRow
    }
    goodsMarkUps
  }
`);

export const ListInvitees = graphql(`
  query ListInvitees($filter: InviteeFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    invitees(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      list {
        ...InviteeRow
      }
    }
  }
`);
