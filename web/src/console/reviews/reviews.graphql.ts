import { graphql } from '../graphql/generated/gql.ts';

export const ListReviews = graphql(`
  query ListReviews($filter: ReviewFilter, $page: Int, $pageSize: Int, $cursor: String) {
    reviews(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      list {
        id
        goodId
        goodName
        goodPic
        skuName
        orderNo
        buyerName
        sellerId
        sellerName
        score
        text
        pics
        addedText
        addedPics
        answer
        hiddenAt
        hiddenReason
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

export const HideReview = graphql(`
  mutation HideReview($id: EntityId!, $reason: String!) {
    hideReview(id: $id, reason: $reason)
  }
`);

export const ShowReview = graphql(`
  mutation ShowReview($id: EntityId!, $reason: String!) {
    showReview(id: $id, reason: $reason)
  }
`);
