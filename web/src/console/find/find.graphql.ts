import { graphql } from '../graphql/generated/gql.ts';

export const FindNumbers = graphql(`
  query FindNumbers($text: String!) {
    found(text: $text) {
      left
      list {
        number
        isPhone
        hits {
          kind
          id
          no
          orderId
          accountId
          stateText
          text
          amount
          at
        }
      }
    }
  }
`);
