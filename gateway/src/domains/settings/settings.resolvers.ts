import type { Resolvers } from '../../resolvers.generated.ts';
import { renamed, selectionOf } from '../../rest/selection.ts';
import { shopFigures } from './settings.mapping.ts';

export const resolvers = {
  ShopFigures: shopFigures,
  Query: { settings: (_, __, { apis }, info) => apis.settings.all(selectionOf(info)) },
  Settings: {
    logoPic: renamed('logo_pic'),
    footerText: renamed('footer_text'),
    filingNo: renamed('filing_no'),
    wxPic: renamed('wx_pic'),
    csUrl: renamed('cs_url'),
    oldUrl: renamed('old_url'),
  },
} satisfies Resolvers;
