import { flag, id, keyOf, page, scope, searchParams, text } from '../../lib/searchParams.ts';
import { goodsTabs } from './goodsAudit.text.ts';

/** Which goods are listed, and which of them is looked at, as the address has it. */
export const goodsParams = searchParams({
  tab: keyOf<keyof typeof goodsTabs>(goodsTabs, 'WAITING'),
  keyword: text(),
  sellerId: id(),
  revisions: flag(),
  page: page(),
  id: scope(id()),
});
