import { graphql } from './generated/gql.ts';

export const DrawCaptcha = graphql(`
  query DrawCaptcha($kind: AccountKind!) {
    captcha(kind: $kind) {
      captchaId
      picPath
    }
  }
`);
