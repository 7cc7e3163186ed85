import type { ApolloClient } from '@apollo/client';
import { runMutation } from '../../../../graphql/runOperation.ts';
import { isRefusal } from '../../../../lib/refusal.ts';
import { importSheet } from '../../../spreadsheets/importing/importSheet.ts';
import { ImportShopSkus } from '../../shared/shops.graphql.ts';
import { linkColumnNames, linkProblemText, linkSheetText as text } from './linkSheet.text.ts';
import { LINK_FIELDS, type LinkField, type LinkSheetRow, linkRows, rowsOfLinks } from './linkSheet.ts';

/** Taking links of a shop's SKUs over from sheets. */
export const importLinks = (client: ApolloClient, shopId: number) =>
  importSheet<LinkSheetRow>({
    sheet: text.sheet,
    rowsOf: rowsOfLinks,
    problemText: linkProblemText,
    failedName: text.failedName,
    failedColumns: LINK_FIELDS.map((field) => ({
      name: linkColumnNames[field],
      width: WIDTHS[field],
      of: ({ texts }) => texts[field],
    })),
    // A part that is sent again says what holds already.
    send: async (rows) => {
      const answer = await runMutation(
        client,
        ImportShopSkus,
        { shopId, rows: linkRows(rows) },
        { uncached: 'ownUse' },
      );
      if (isRefusal(answer)) return answer;
      const { linked, unchanged, failed } = answer.importShopSkus;
      return { counts: { linked, unchanged }, failed };
    },
  });

const WIDTHS: Record<LinkField, number> = {
  remoteGoodId: 22,
  remoteSkuId: 22,
  title: 40,
  remoteSkuText: 24,
  codes: 40,
};
