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

export const Register = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input)
  }
`);

export const FindPassword = graphql(`
  mutation FindPassword($input: FindPasswordInput!) {
    findPassword(input: $input)
  }
`);
