import { graphql } from './generated/gql.ts';

export const LoadSiteSettings = graphql(`
  query LoadSiteSettings {
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
