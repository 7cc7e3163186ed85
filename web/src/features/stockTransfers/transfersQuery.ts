import type { StockTransferFilter, TransferStatus } from '../../graphql/generated/graphql.ts';
import { given } from '../../lib/given.ts';
import { fixed, id, keyOf, page, type QueryOf, searchParams } from '../../lib/searchParams.ts';
import { statusNames } from './stockTransfers.text.ts';

/** Which transfers are listed, as the address has it. */
export const transfersParams = searchParams({
  view: fixed('transfers'),
  status: keyOf<TransferStatus>(statusNames),
  warehouseId: id(),
  page: page(),
});
export type TransfersQuery = QueryOf<typeof transfersParams>;

export const transferFilter = ({ status, warehouseId }: TransfersQuery): StockTransferFilter =>
  given({ status, warehouseId });
