import { graphql } from '../../graphql/generated/gql.ts';

export const ListClaims = graphql(`
  query ListClaims($filter: CourierClaimFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    courierClaims(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        id
        claimNo
        packageNo
        caseId
        caseNo
        courierName
        waybillNo
        direct
        kindText
        amount
        text
        status
        statusText
        acceptedAmount
        answer
        supplierPart
        platformPart
        buyerGot
        supplierBore
        createdAt
        finishedAt
        allowedActions
      }
    }
  }
`);

export const OpenCourierClaim = graphql(`
  mutation OpenCourierClaim($input: OpenCourierClaimInput!) {
    openCourierClaim(input: $input) {
      claimId
      status
    }
  }
`);

export const UpdateCourierClaim = graphql(`
  mutation UpdateCourierClaim($id: EntityId!, $input: StepCourierClaimInput!) {
    stepCourierClaim(id: $id, input: $input) {
      claimId
      claim {
        id
        status
        statusText
        acceptedAmount
        answer
        finishedAt
        allowedActions
      }
    }
  }
`);
