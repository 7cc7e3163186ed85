import { graphql } from '../../graphql/generated/gql.ts';

export const ExportPersonalData = graphql(`
  mutation ExportPersonalData($input: PersonalDataInput!) {
    exportPersonalData(input: $input) {
      ...ExportState
    }
  }
`);
