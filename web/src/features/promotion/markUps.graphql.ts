import { graphql } from '../../graphql/generated/gql.ts';

export const UserProfitRow = graphql(`
  fragment UserProfitRow on UserProfit {
    id
    userId
    userPhone
    nickName
    goodId
    goodName
    profit
    courierProfit
    enabled
    remark
    updatedAt
  }
`);

export const ListUserProfits = graphql(`
  query ListUserProfits($filter: UserProfitFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    userProfits(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      list {
        ...UserProfitRow
      }
    }
  }
`);

export const LoadDefaultProfit = graphql(`
  query LoadDefaultProfit {
    defaultProfit {
      profit
      courierProfit
      maxProfit
      maxCourierProfit
    }
  }
`);

export const ListMarkUpGoods = graphql(`
  query ListMarkUpGoods($keyword: String) {
    goods(filter: { keyword: $keyword }, pageSize: 5) {
      total
      list {
        id
        name
        pic
        price
      }
    }
  }
`);

export const SetDefaultProfit = graphql(`
  mutation SetDefaultProfit($profit: Fen!, $courierProfit: Fen!) {
    setDefaultProfit(profit: $profit, courierProfit: $courierProfit) {
      profit
      courierProfit
      maxProfit
      maxCourierProfit
    }
  }
`);

export const CreateUserProfits = graphql(`
  mutation CreateUserProfits($input: UserProfitInput!) {
    createUserProfits(input: $input) {
      ...UserProfitRow
    }
  }
`);

export const UpdateUserProfit = graphql(`
  mutation UpdateUserProfit($id: EntityId!, $input: UserProfitChangeInput!) {
    updateUserProfit(id: $id, input: $input) {
      ...UserProfitRow
    }
  }
`);

export const DeleteUserProfits = graphql(`
  mutation DeleteUserProfits($ids: [EntityId!]!) {
    deleteUserProfits(ids: $ids)
  }
`);
