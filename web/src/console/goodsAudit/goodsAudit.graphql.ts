import { graphql } from '../graphql/generated/gql.ts';

export const GoodFlagFields = graphql(`
  fragment GoodFlagFields on GoodFlag {
    kind
    price
    median
    words
    pictures {
      url
      sellerId
      sellerName
    }
  }
`);

export const ListGoodsToAudit = graphql(`
  query ListGoodsToAudit($filter: GoodsAuditFilter, $page: Int, $pageSize: Int, $cursor: String) {
    goodsToAudit(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      list {
        id
        goodsNo
        name
        pic
        categoryName
        sellerName
        supplyPrice
        statusText
        isWaiting
        isRevision
        submittedAt
        version
        flags {
          kind
        }
      }
      total
      totalIsExact
      page
      pageSize
      nextCursor
    }
  }
`);

export const GoodFaceFields = graphql(`
  fragment GoodFaceFields on GoodFace {
    name
    categoryName
    pics
    detail
    unit
    minNum
    maxNum
    isGift
    skus {
      name
      pic
      supplyPrice
      weight
      isOn
    }
  }
`);

export const LoadAuditedGood = graphql(`
  query LoadAuditedGood($id: EntityId!) {
    auditedGood(id: $id) {
      id
      goodsNo
      name
      sellerId
      sellerName
      statusText
      isBanned
      isWaiting
      isRevision
      auditReason
      submittedAt
      version
      flags {
        ...GoodFlagFields
      }
      now {
        ...GoodFaceFields
      }
      revised {
        ...GoodFaceFields
      }
      differences {
        field
        before
        after
      }
      history {
        action
        operator
        reason
        createdAt
      }
    }
  }
`);

export const JudgeGoods = graphql(`
  mutation JudgeGoods($input: JudgeGoodsInput!) {
    judgeGoods(input: $input) {
      id
      done
      msg
    }
  }
`);

export const BanGood = graphql(`
  mutation BanGood($id: EntityId!, $reason: String!) {
    banGood(id: $id, reason: $reason)
  }
`);

export const UnbanGood = graphql(`
  mutation UnbanGood($id: EntityId!, $reason: String!) {
    unbanGood(id: $id, reason: $reason)
  }
`);

export const ListForbiddenWords = graphql(`
  query ListForbiddenWords {
    forbiddenWords {
      id
      word
      createdAt
    }
  }
`);

export const AddForbiddenWord = graphql(`
  mutation AddForbiddenWord($word: String!) {
    addForbiddenWord(word: $word) {
      id
      word
      createdAt
    }
  }
`);

export const RemoveForbiddenWord = graphql(`
  mutation RemoveForbiddenWord($id: EntityId!) {
    removeForbiddenWord(id: $id)
  }
`);
