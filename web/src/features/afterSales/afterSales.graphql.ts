import { graphql } from '../../graphql/generated/gql.ts';

export const ListCases = graphql(`
  query ListCases($filter: CaseFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    cases(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      list {
        id
        caseNo
        packageNo
        items {
          goodName
          skuName
          quantity
        }
        maxAmount
        kindText
        askText
        amount
        status
        statusText
        offerKind
        offerAmount
        freight
        givenAmount
        outcomeText
        unread
        dueAt
        createdAt
        finishedAt
        allowedActions
      }
    }
  }
`);

/** Of a case, what a step changes. */
export const CaseProgress = graphql(`
  fragment CaseProgress on AfterSaleCase {
    id
    status
    statusText
    offerKind
    offerAmount
    freight
    freightBy
    returnTo {
      warehouseName
      text
    }
    returnParcel {
      id
      courierName
      waybillNo
      traceText
      traces {
        at
        text
      }
      signedAt
      arrivedAt
    }
    goodsText
    replacement {
      parcelId
      packageNo
      orderId
      waybillNo
      statusText
    }
    givenAmount
    outcome
    outcomeText
    unread
    dueAt
    finishedAt
    appealedBy
    appealedAt
    allowedActions
  }
`);

export const LoadCase = graphql(`
  query LoadCase($id: EntityId!) {
    cases(filter: { ids: [$id] }, pageSize: 1) {
      list {
        id
        caseNo
        parcelId
        packageNo
        orderId
        orderNo
        waybillNo
        items {
          goodName
          skuName
          quantity
        }
        packageFee
        maxAmount
        kindText
        ask
        askText
        amount
        createdAt
        ...CaseProgress
      }
    }
    caseMessages(caseId: $id) {
      otherRead
      list {
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
    }
  }
`);

export const SteppedCase = graphql(`
  fragment SteppedCase on CasePayload {
    caseId
    case {
      ...CaseProgress
    }
  }
`);

export const ListReturnCouriers = graphql(`
  query ListReturnCouriers {
    couriers {
      id
      name
    }
  }
`);

export const AnswerCase = graphql(`
  mutation AnswerCase($id: EntityId!, $input: AnswerCaseInput!, $clientNo: String) {
    answerCase(id: $id, input: $input, clientNo: $clientNo) {
      ...SteppedCase
    }
  }
`);

export const ListReturnWarehouses = graphql(`
  query ListReturnWarehouses {
    sellerWarehouses(pageSize: 100) {
      list {
        id
        name
      }
    }
  }
`);

export const ReplyToCase = graphql(`
  mutation ReplyToCase($id: EntityId!, $input: ReplyToCaseInput!, $clientNo: String!) {
    replyToCase(id: $id, input: $input, clientNo: $clientNo) {
      ...SteppedCase
    }
  }
`);

export const SayInCase = graphql(`
  mutation SayInCase($id: EntityId!, $text: String!, $fileIds: [EntityId!], $clientNo: String!) {
    sayInCase(id: $id, text: $text, fileIds: $fileIds, clientNo: $clientNo) {
      caseId
    }
  }
`);

export const AppealCase = graphql(`
  mutation AppealCase($id: EntityId!, $text: String!, $fileIds: [EntityId!]!) {
    appealCase(id: $id, text: $text, fileIds: $fileIds) {
      ...SteppedCase
    }
  }
`);

export const ReadCase = graphql(`
  mutation ReadCase($id: EntityId!) {
    readCase(id: $id) {
      caseId
      case {
        id
        unread
      }
    }
  }
`);

export const OpenCase = graphql(`
  mutation OpenCase($input: OpenCaseInput!, $clientNo: String!) {
    openCase(input: $input, clientNo: $clientNo) {
      caseId
      parcel {
        id
        status
        statusText
        refundStatus
        refundId
        openCaseId
        suggestion {
          kind
          ask
          text
        }
        allowedActions
      }
    }
  }
`);

export const IgnoreSuggestion = graphql(`
  mutation IgnoreSuggestion($parcelId: EntityId!) {
    dismissSuggestion(parcelId: $parcelId) {
      parcelId
      parcel {
        id
        suggestion {
          kind
          ask
          text
        }
      }
    }
  }
`);
