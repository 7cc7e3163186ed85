import { caseKindNames } from '../../lib/caseKinds.text.ts';
import { flag, id, keyOf, page, searchParams, text } from '../../lib/searchParams.ts';
import { caseTabs } from './cases.text.ts';

/** Which cases are listed, as the address has it. */
export const casesParams = searchParams({
  tab: keyOf<keyof typeof caseTabs>(caseTabs, 'WAITING'),
  keyword: text(),
  kind: keyOf<keyof typeof caseKindNames>(caseKindNames),
  buyerId: id(),
  sellerId: id(),
  appealed: flag(),
  page: page(),
});
