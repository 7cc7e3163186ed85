import { graphql } from '../graphql/generated/gql.ts';

export const ListCases = graphql(`
  query ListCases($filter: CaseFilter, $page: Int, $pageSize: Int, $cursor: String) {
    cases(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      list {
        id
        caseNo
        packageNo
        buyerId
        buyerName
        sellerId
        sellerName
        kindText
        askText
        amount
        packageFee
        statusText
        givenAmount
        outcomeText
        appealedBy
        waitingSince
        approvalId
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

export const LoadCase = graphql(`
  query LoadCase($id: EntityId!) {
    case(id: $id) {
      id
      caseNo
      packageNo
      orderNo
      kindText
      askText
      amount
      packageFee
      statusText
      givenAmount
      outcomeText
      appealedBy
      waitingSince
      createdAt
      offerText
      maxAmount
      goodsFee
      courierFee
      compensated
      sellerFree
      sellerDeposit
      returnText
      mayDecide
      secondEyes
      items {
        goodId
        goodName
        goodPic
        skuName
        num
      }
      buyer {
        ...PartyFields
      }
      seller {
        ...PartyFields
      }
      messages {
        id
        by
        action
        text
        amount
        createdAt
        files {
          id
          kind
        }
      }
      timeline {
        courierName
        waybillNo
        list {
          id
          at
          text
        }
      }
      money {
        party
        account
        title
        amount
        createdAt
      }
      earlier {
        id
        caseNo
        kindText
        askText
        statusText
        outcomeText
        buyerId
        sellerId
        amount
        givenAmount
        createdAt
      }
      approval {
        id
        askedBy
        askedAt
        summary
        amount
        reason
        isOwn
      }
    }
  }
`);

export const PartyFields = graphql(`
  fragment PartyFields on CaseParty {
    id
    name
    packageCount
    caseCount
    disputedCount
    refundedCount
    refundedFee
    answerMedian
  }
`);

export const PreviewCaseDecision = graphql(`
  query PreviewCaseDecision($id: EntityId!, $verdict: CaseVerdictInput!) {
    caseDecisionPreview(id: $id, verdict: $verdict) {
      moves {
        party
        account
        title
        amount
      }
      buyerGets
      amount
      needsSecond
    }
  }
`);

export const DecideCase = graphql(`
  mutation DecideCase($id: EntityId!, $input: DecideCaseInput!) {
    decideCase(id: $id, input: $input) {
      isDone
      approvalId
    }
  }
`);

export const ApproveCaseDecision = graphql(`
  mutation ApproveCaseDecision($id: EntityId!, $input: DecideApprovalInput!) {
    decideApproval(id: $id, input: $input)
  }
`);

export const RevokeCaseDecision = graphql(`
  mutation RevokeCaseDecision($id: EntityId!) {
    revokeApproval(id: $id)
  }
`);
