import { caseKindNames } from '../../lib/caseKinds.text.ts';
import { flag, id, keyOf, oneOf, page, searchParams, text } from '../../lib/searchParams.ts';
import { caseTabs } from './cases.text.ts';

/** Fen that may be the least that is asked for. */
export const CASE_AMOUNTS = [2_000, 5_000, 10_000, 20_000, 50_000, 100_000] as const;

/** Which cases are listed, as the address has it. */
export const casesParams = searchParams({
  tab: keyOf<keyof typeof caseTabs>(caseTabs, 'WAITING'),
  keyword: text(),
  kind: keyOf<keyof typeof caseKindNames>(caseKindNames),
  buyerId: id(),
  sellerId: id(),
  min: oneOf(CASE_AMOUNTS),
  appealed: flag(),
  page: page(),
});
