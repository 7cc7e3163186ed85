import type { BulkEditKind } from '../../graphql/generated/graphql.ts';
import { given } from '../../lib/given.ts';
import { paths } from '../../lib/paths.ts';
import { fixed, id, keyOf, page, type QueryOf, scope, searchParams } from '../../lib/searchParams.ts';
import { kindNames, linesText } from './bulkEdits.text.ts';

/** Which edits are listed, as the address has it. */
export const editsParams = searchParams({
  tab: fixed('edits'),
  kind: keyOf<BulkEditKind>(kindNames),
  page: page(),
});

export const editFilter = ({ kind }: QueryOf<typeof editsParams>) => given({ kind });

/** Which rows of one edit. */
export const linesParams = searchParams({
  tab: fixed('edits'),
  id: scope(id()),
  show: scope(keyOf<keyof typeof linesText.shows>(linesText.shows, 'ALL')),
  page: page(),
});

export const editPath = (editId: number) =>
  `${paths.sellerGoods}${linesParams.write({ ...linesParams.initial, id: editId })}`;
export const editsPath = `${paths.sellerGoods}${editsParams.write(editsParams.initial)}`;
