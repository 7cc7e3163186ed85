import { graphql } from '../graphql/generated/gql.ts';

export const ApprovalRow = graphql(`
  fragment ApprovalRow on Approval {
    id
    action
    target
    targetText
    accountName
    summary
    amount
    transfers {
      from
      to
      amount
    }
    reason
    status
    askedBy
    askedAt
    decidedBy
    decidedAt
    decision
    mayDecide
    mayRevoke
  }
`);

export const ListApprovals = graphql(`
  query ListApprovals($filter: ApprovalFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    approvals(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      list {
        ...ApprovalRow
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const DecideApproval = graphql(`
  mutation DecideApproval($id: EntityId!, $input: DecideApprovalInput!) {
    decideApproval(id: $id, input: $input)
  }
`);

export const RevokeApproval = graphql(`
  mutation RevokeApproval($id: EntityId!) {
    revokeApproval(id: $id)
  }
`);
