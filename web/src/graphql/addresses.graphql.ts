import { graphql } from './generated/gql.ts';

export const ReadAddresses = graphql(`
  query ReadAddresses($text: String!) {
    readAddresses(text: $text) {
      text
      name
      phone
      provinceCode
      cityCode
      districtCode
      province
      city
      district
      detail
      rest
      problems {
        field
        reasonCode
        msg
        blocking
      }
    }
  }
`);
