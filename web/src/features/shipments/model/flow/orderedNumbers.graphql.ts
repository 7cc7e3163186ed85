import { graphql } from '../../../../graphql/generated/gql.ts';

export const FindOrderedNumbers = graphql(`
  query FindOrderedNumbers($platform: Platform!, $thirdOrderNos: [String!]!) {
    orderedNumbers(platform: $platform, thirdOrderNos: $thirdOrderNos) {
      thirdOrderNo
    }
  }
`);
