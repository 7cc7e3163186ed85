import type { Resolvers } from '../../resolvers.generated.ts';
import { shopFigures } from './settings.mapping.ts';

export const resolvers = {
  ShopFigures: shopFigures,
  Query: { settings: (_, __, { apis }) => apis.settings.all() },
  Settings: {
    logoPic: ({ logo_pic }) => logo_pic,
    footerText: ({ footer_text }) => footer_text,
    filingNo: ({ filing_no }) => filing_no,
    wxPic: ({ wx_pic }) => wx_pic,
    csUrl: ({ cs_url }) => cs_url,
    oldUrl: ({ old_url }) => old_url,
  },
} satisfies Resolvers;
