import { platformNames } from '../../fields/platform.text.ts';
import type { ParcelFilter } from '../../graphql/generated/graphql.ts';
import { toTimeFilter } from '../../lib/days.ts';
import { given } from '../../lib/given.ts';
import {
  day,
  flag,
  id,
  keyOf,
  named,
  page,
  type QueryOf,
  searchParams,
  text,
} from '../../lib/searchParams.ts';
import { refundStates } from '../refunds/refunds.text.ts';
import { autoSendNames, outputNames, statusNames } from './parcelStatus.ts';
import { filterText } from './parcels.text.ts';

/** How the list of parcels is narrowed. Days are those of Asia/Shanghai, both included. */
export const parcelsParams = searchParams({
  status: keyOf(statusNames),
  refund: keyOf(refundStates),
  output: keyOf(outputNames),
  autoSend: keyOf(autoSendNames),
  platform: keyOf(platformNames),
  /** Suppliers: whether its label was printed. */
  printed: keyOf(filterText.printedNames),
  /** Only what should have been shipped by now, and was not. */
  late: flag(),
  keyword: text(),
  from: day(),
  to: day(),
  shopId: named('shop', id()),
  warehouseId: named('warehouse', id()),
  courierId: named('courier', id()),
  page: page(),
});

export type ParcelsQuery = QueryOf<typeof parcelsParams>;

/** What the server is asked for; of one order or of all. */
export function filterOf(
  { refund, output, autoSend, printed, from, to, page: _, ...rest }: ParcelsQuery,
  orderId?: number,
): ParcelFilter {
  return {
    ...given({ ...rest, orderId, refundStatus: refund, outputStatus: output, autoSendStatus: autoSend }),
    ...toTimeFilter({ from, to }),
    ...(printed && { printed: printed === 'yes' }),
  };
}

const { initial } = parcelsParams;

/** What suppliers look for most, each in place of whatever else narrows the list. */
export const quickQueries = {
  waiting: { ...initial, status: 'PENDING_SHIPMENT' },
  late: { ...initial, late: true },
  failed: { ...initial, status: 'PENDING_SHIPMENT', output: 'FAILED' },
  unprinted: { ...initial, status: 'SHIPPED', printed: 'no' },
} satisfies Record<keyof typeof filterText.quickNames, ParcelsQuery>;
