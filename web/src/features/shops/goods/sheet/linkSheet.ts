import type { ShopLinkRowInput } from '../../../../graphql/generated/graphql.ts';
import { codeOf, wordsOf } from '../../../spreadsheets/fieldText.ts';
import {
  type CellReader,
  type ImportRow,
  rejectTwins,
  rowsBelowHeader,
} from '../../../spreadsheets/importing/sheetRows.ts';
import type { Grid } from '../../../spreadsheets/sheets.types.ts';

export const LINK_FIELDS = ['remoteGoodId', 'remoteSkuId', 'title', 'remoteSkuText', 'codes'] as const;
export type LinkField = (typeof LINK_FIELDS)[number];

export type LinkRowProblem = { code: 'remoteGoodId' | 'digits' | 'long' } | { code: 'twice'; other: number };

/** A row of a sheet of links. */
export type LinkSheetRow = ImportRow<LinkField, LinkRowProblem>;

/** What a column may be called, the best first; compared as `plainHeader` writes them. */
const NAMES: Record<LinkField, readonly string[]> = {
  remoteGoodId: ['平台商品id', '商品id'],
  remoteSkuId: ['平台规格id', '规格id', 'skuid'],
  title: ['商品标题', '标题'],
  remoteSkuText: ['规格', '商品规格'],
  codes: ['关联编码×件数', '关联编码'],
};

/** Most characters that the service takes. */
const LENGTHS: Record<LinkField, number> = {
  ...{
    remoteGoodId: 100,
    remoteSkuId: 100,
    title: Number.POSITIVE_INFINITY,
    remoteSkuText: 400,
    codes: 1_000,
  },
};

/** The rows in which codes are filled in, or null where no header names items and codes. */
export function rowsOfLinks(grid: Grid): LinkSheetRow[] | null {
  const isHeader = (has: (field: LinkField) => boolean) => has('remoteGoodId') && has('codes');
  const rows = rowsBelowHeader(grid, { names: NAMES, isHeader, rowOf });
  if (!rows) return null;
  return rejectTwins(
    rows.filter(({ texts }) => texts.codes !== ''),
    ({ texts: { remoteGoodId, remoteSkuId } }) => JSON.stringify([remoteGoodId, remoteSkuId]),
    (other) => ({ code: 'twice', other }),
  );
}

function rowOf(line: number, at: CellReader<LinkField>): LinkSheetRow {
  const texts = {
    remoteGoodId: codeOf(at('remoteGoodId').text),
    remoteSkuId: codeOf(at('remoteSkuId').text),
    title: at('title').text,
    // As it stands: it is compared with what the shop says.
    remoteSkuText: at('remoteSkuText').text,
    codes: wordsOf(at('codes').text),
  };
  // A long number that a spreadsheet has rounded is another one.
  const isBent = (['remoteGoodId', 'remoteSkuId', 'codes'] as const).some(
    (field) => at(field).flaw === 'digits',
  );
  return { line, texts, problem: isBent ? { code: 'digits' } : ownProblem(texts) };
}

function ownProblem(texts: LinkSheetRow['texts']): LinkRowProblem | null {
  if (texts.remoteGoodId === '') return { code: 'remoteGoodId' };
  return LINK_FIELDS.some((field) => texts[field].length > LENGTHS[field]) ? { code: 'long' } : null;
}

/** Rows as the service takes them. */
export function linkRows(rows: readonly LinkSheetRow[]): ShopLinkRowInput[] {
  return rows.map(({ line, texts: { remoteGoodId, remoteSkuId, remoteSkuText, codes } }) => ({
    ...{ row: line, remoteGoodId, remoteSkuId, codes },
    remoteSkuText: remoteSkuText || null,
  }));
}
