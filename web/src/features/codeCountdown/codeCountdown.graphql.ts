import { graphql } from '../../graphql/generated/gql.ts';

export const SendPhoneCode = graphql(`
  mutation SendPhoneCode($input: PhoneCodeInput!) {
    sendPhoneCode(input: $input) {
      resendIn
    }
  }
`);
