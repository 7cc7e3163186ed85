import { toTimeFilter } from '../../lib/days.ts';
import { day, id, keyOf, page, searchParams, text } from '../../lib/searchParams.ts';
import type { OrderFilter, ParcelFilter } from '../graphql/generated/graphql.ts';
import { orderNames, outputNames, parcelNames } from './orders.text.ts';

const inBoth = { keyword: text(64), account: id(), seller: id(), courier: id(), from: day(), to: day() };

/** Which orders are listed, as the address has it. */
export const ordersParams = searchParams({ ...inBoth, status: keyOf(orderNames), page: page() });
/** The same of parcels. */
export const parcelsParams = searchParams({
  ...inBoth,
  status: keyOf(parcelNames),
  output: keyOf(outputNames),
  order: id(),
  page: page(),
});

const sharedOf = ({
  keyword,
  account,
  seller,
  courier,
  from,
  to,
}: Pick<typeof ordersParams.initial, keyof typeof inBoth>) => ({
  ...(keyword && { number: keyword }),
  ...(account !== null && { accountId: account }),
  ...(seller !== null && { sellerId: seller }),
  ...(courier !== null && { courierId: courier }),
  ...toTimeFilter({ from, to }),
});

export const orderFilterOf = (query: typeof ordersParams.initial): OrderFilter => ({
  ...sharedOf(query),
  ...(query.status && { status: query.status }),
});

export const parcelFilterOf = (query: typeof parcelsParams.initial): ParcelFilter => ({
  ...sharedOf(query),
  ...(query.status && { status: query.status }),
  ...(query.output && { outputStatus: query.output }),
  ...(query.order !== null && { orderId: query.order }),
});
