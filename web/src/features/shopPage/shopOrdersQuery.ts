import { importStatusNames } from '../../fields/importStatus.text.ts';
import type { ImportStatus } from '../../graphql/generated/graphql.ts';
import { given } from '../../lib/given.ts';
import { keyOf, page, type QueryOf, searchParams, text } from '../../lib/searchParams.ts';

/** Which orders of a shop are listed, as the address has it. */
export const shopOrdersParams = searchParams({
  status: keyOf<ImportStatus>(importStatusNames),
  keyword: text(),
  page: page(),
});

/** The variables of one page of a shop's orders. */
export function shopOrdersVariables(
  { status, keyword, page: at }: QueryOf<typeof shopOrdersParams>,
  shopId: number,
) {
  return { filter: { shopId, ...given({ importStatus: status, keyword }) }, page: at, pageSize: 20 };
}
