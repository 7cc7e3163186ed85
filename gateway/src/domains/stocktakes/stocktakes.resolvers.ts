import type { Resolvers } from '../../resolvers.generated.ts';
import { readAfterWrite } from '../../rest/readAfterWrite.ts';
import { selectionOf } from '../../rest/selection.ts';
import type { StocktakeDto } from './stocktakes.dto.ts';
import { stocktakeAction, stocktakeReason, stocktakeShow, stocktakeStatus } from './stocktakes.mapping.ts';

export const resolvers = {
  StocktakeStatus: stocktakeStatus,
  StocktakeReason: stocktakeReason,
  StocktakeAction: stocktakeAction,
  StocktakeShow: stocktakeShow,
  Query: {
    stocktakes: (_, { filter, ...paging }, { apis }, info) =>
      apis.stocktakes.list({ ...filter, ...paging }, selectionOf(info)),
    stocktakeLines: (_, { stocktakeId, filter, ...paging }, { apis }, info) =>
      apis.stocktakes.lines({ stocktakeId, ...filter, ...paging }, selectionOf(info)),
  },
  Mutation: {
    beginStocktake: (_, { input, clientNo }, { apis }) => apis.stocktakes.begin(input, clientNo),
    saveStocktakeLines: (_, { id, rows }, { apis }) =>
      apis.stocktakes.saveLines({
        id,
        lines: rows.map(({ counted = null, ...line }) => ({ ...line, counted })),
      }),
    importStocktakeLines: (_, { id, rows }, { apis }) => apis.stocktakes.importLines({ id, rows }),
    postStocktake: (_, { id }, { apis }) => apis.stocktakes.postDraft(id),
    discardStocktake: (_, { id }, { apis }) => apis.stocktakes.discardDraft(id),
  },
  StocktakePayload: {
    stocktake: ({ stocktakeId }, _, { apis }) =>
      readAfterWrite<StocktakeDto>(apis.stocktakes.findAmong(stocktakeId)),
  },
  SaveStocktakeLinesPayload: {
    stocktake: ({ stocktakeId }, _, { apis }) =>
      readAfterWrite<StocktakeDto>(apis.stocktakes.findAmong(stocktakeId)),
  },
  ImportStocktakeLinesPayload: {
    stocktake: ({ stocktakeId }, _, { apis }) =>
      readAfterWrite<StocktakeDto>(apis.stocktakes.findAmong(stocktakeId)),
  },
} satisfies Resolvers;
