import { graphql } from './generated/gql.ts';

export const SiteSettings = graphql(`
  query SiteSettings {
    settings {
      title
      logoPic
      footerText
      filingNo
      wxPic
      csUrl
      shopFigures
      appVersion
    }
  }
`);
