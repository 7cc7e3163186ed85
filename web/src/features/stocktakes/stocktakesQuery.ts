import type {
  StocktakeFilter,
  StocktakeLineFilter,
  StocktakeStatus,
} from '../../graphql/generated/graphql.ts';
import { given } from '../../lib/given.ts';
import { paths } from '../../lib/paths.ts';
import { fixed, id, keyOf, page, type QueryOf, scope, searchParams, text } from '../../lib/searchParams.ts';
import { showNames, statusNames } from './stocktakes.text.ts';

/** Which stocktakes are listed, as the address has it. */
export const stocktakesParams = searchParams({
  view: fixed('stocktakes'),
  status: keyOf<StocktakeStatus>(statusNames),
  warehouseId: id(),
  page: page(),
});

export const stocktakeFilter = ({ status, warehouseId }: QueryOf<typeof stocktakesParams>): StocktakeFilter =>
  given({ status, warehouseId });

/** Which lines of one stocktake. */
export const linesParams = searchParams({
  view: fixed('stocktakes'),
  id: scope(id()),
  show: scope(keyOf<keyof typeof showNames>(showNames, 'ALL')),
  keyword: text(),
  page: page(),
});

export const lineFilter = ({ show, keyword }: QueryOf<typeof linesParams>): StocktakeLineFilter =>
  given({ keyword, show: show === 'ALL' ? null : show });

export const stocktakePath = (stocktakeId: number) =>
  `${paths.stock}${linesParams.write({ ...linesParams.initial, id: stocktakeId })}`;
export const stocktakesPath = `${paths.stock}${stocktakesParams.write(stocktakesParams.initial)}`;
