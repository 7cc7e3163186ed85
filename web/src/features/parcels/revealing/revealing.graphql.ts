import { graphql } from '../../../graphql/generated/gql.ts';

export const RevealReceiver = graphql(`
  mutation RevealReceiver($id: EntityId!) {
    revealReceiver(id: $id) {
      receiverName
      receiverPhone
      provinceCode
      cityCode
      districtCode
      province
      city
      district
      address
    }
  }
`);
