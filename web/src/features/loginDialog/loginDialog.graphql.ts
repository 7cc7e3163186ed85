import { graphql } from '../../graphql/generated/gql.ts';

export const DrawCaptcha = graphql(`
  query DrawCaptcha($kind: AccountKind!) {
    captcha(kind: $kind) {
      captchaId
      picPath
      captchaLength
    }
  }
`);

export const SignIn = graphql(`
  mutation SignIn($input: LoginInput!) {
    login(input: $input) {
      token
      expiresAt
      account {
        ...AccountFields
      }
    }
  }
`);
