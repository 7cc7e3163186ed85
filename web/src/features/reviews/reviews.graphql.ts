import { graphql } from '../../graphql/generated/gql.ts';

export const ListReviews = graphql(`
  query ListReviews($goodId: EntityId!, $filter: ReviewFilter, $sort: ReviewSort!, $cursor: String) {
    reviews(goodId: $goodId, filter: $filter, sort: $sort, pageSize: 10, cursor: $cursor) {
      nextCursor
      total
      list {
        id
        skuName
        score
        text
        pics
        reviewer
        createdAt
        addedAt
        addedText
        addedPics
        answer
        answeredAt
      }
    }
  }
`);

export const OwnReviewFields = graphql(`
  fragment OwnReviewFields on OwnReview {
    id
    goodId
    goodName
    goodPic
    orderNo
    skuName
    score
    text
    pics
    reviewer
    createdAt
    addedAt
    addedText
    addedPics
    answer
    answeredAt
    hiddenAt
    hiddenReason
    allowedActions
  }
`);

export const LoadOrderReviews = graphql(`
  query LoadOrderReviews($orderId: EntityId!) {
    orderReviews(orderId: $orderId) {
      goodId
      goodName
      goodPic
      skuName
      review {
        ...OwnReviewFields
      }
    }
  }
`);

export const ListSellerReviews = graphql(`
  query ListSellerReviews($filter: SellerReviewFilter, $page: Int!, $pageSize: Int!, $cursor: String) {
    sellerReviews(filter: $filter, page: $page, pageSize: $pageSize, cursor: $cursor) {
      page
      nextCursor
      total
      totalIsExact
      waiting
      list {
        ...OwnReviewFields
      }
    }
  }
`);

export const CountWaitingReviews = graphql(`
  query CountWaitingReviews {
    sellerReviews(pageSize: 1) {
      waiting
    }
  }
`);

export const AddToReview = graphql(`
  mutation AddToReview($id: EntityId!, $input: AddToReviewInput!) {
    addToReview(id: $id, input: $input) {
      ...OwnReviewFields
    }
  }
`);

export const AnswerReview = graphql(`
  mutation AnswerReview($id: EntityId!, $text: String!, $was: String!) {
    answerReview(id: $id, text: $text, was: $was) {
      ...OwnReviewFields
    }
  }
`);
