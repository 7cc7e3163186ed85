import { graphql } from './generated/gql.ts';

export const ReadAddresses = graphql(`
  query ReadAddresses($text: String!) {
    readAddresses(text: $text) {
      text
      name
      phone
      extension
      provinceCode
      cityCode
      districtCode
      province
      city
      district
      detail
      quantity
      specification
      remark
      thirdOrderNo
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

export const ReadPlaces = graphql(`
  query ReadPlaces($places: [String!]!) {
    readPlaces(places: $places) {
      provinceCode
      cityCode
      districtCode
      province
      city
      district
      detail
      problems {
        field
        reasonCode
        msg
        blocking
      }
    }
  }
`);
