import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { selectionOf } from '../../rest/selection.ts';
import type { StockTransferDto } from './stockTransfers.dto.ts';
import { transferAction, transferReason, transferStatus } from './stockTransfers.mapping.ts';

export const resolvers = {
  TransferStatus: transferStatus,
  TransferReason: transferReason,
  TransferAction: transferAction,
  Query: {
    stockTransfers: (_, { filter, ...paging }, { apis }, info) =>
      apis.stockTransfers.list({ ...filter, ...paging }, selectionOf(info)),
  },
  Mutation: {
    sendStockTransfer: (_, { input, clientNo }, { apis }) => apis.stockTransfers.send(input, clientNo),
    receiveStockTransfer: (_, { id, rows }, { apis }) => apis.stockTransfers.receive({ id, lines: rows }),
    cancelStockTransfer: (_, { id }, { apis }) => apis.stockTransfers.cancel(id),
  },
  StockTransferPayload: {
    transfer: ({ transferId }, _, { apis }) =>
      readAfterWrite<StockTransferDto>(apis.stockTransfers.findAmong(transferId)),
  },
} satisfies Resolvers;
