import { graphql } from '../../graphql/generated/gql.ts';

export const LoadLicences = graphql(`
  query LoadLicences {
    licences {
      id
      kind
      number
      endsOn
      status
      reason
      fileId
      createdAt
    }
  }
`);

export const SendLicence = graphql(`
  mutation SendLicence($input: LicenceInput!) {
    sendLicence(input: $input) {
      id
      status
    }
  }
`);

export const LoadStoreLicences = graphql(`
  query LoadStoreLicences($warehouseId: EntityId!) {
    storeLicences(warehouseId: $warehouseId) {
      id
      kind
      number
      endsOn
      companyName
      fileId
    }
  }
`);
