import { graphql } from './generated/gql.ts';

export const SenderFields = graphql(`
  fragment SenderFields on Sender {
    id
    name
    phone
    provinceCode
    cityCode
    districtCode
    province
    city
    district
    address
    isDefault
    remark
  }
`);

export const ListSenders = graphql(`
  query ListSenders {
    senders {
      ...SenderFields
    }
  }
`);

export const CreateSender = graphql(`
  mutation CreateSender($input: SenderInput!) {
    createSender(input: $input) {
      ...SenderFields
    }
  }
`);

export const UpdateSender = graphql(`
  mutation UpdateSender($id: EntityId!, $input: SenderInput!) {
    updateSender(id: $id, input: $input) {
      ...SenderFields
    }
  }
`);
