import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  GoodStockDto,
  GoodStockPageDto,
  ImportGoodStocksPayloadDto,
  StockLogPageDto,
  StockReservationPageDto,
} from './stock.dto.ts';

export class StockApi extends ApiSource {
  readonly #byId = byIds((requested) => this.list(requested, this.rowsOf('GoodStock', 'id')));

  list(
    filter: Body<'/goodStock/getGoodStockList', 'post'>,
    selection?: Selection,
  ): Promise<GoodStockPageDto> {
    return this.read('post', '/goodStock/getGoodStockList', { body: filter, selection });
  }

  logs(filter: Body<'/goodStock/getStockLogsList', 'post'>, selection?: Selection): Promise<StockLogPageDto> {
    return this.read('post', '/goodStock/getStockLogsList', { body: filter, selection });
  }

  reservations(
    filter: Body<'/goodStock/getReservationsList', 'post'>,
    selection?: Selection,
  ): Promise<StockReservationPageDto> {
    return this.read('post', '/goodStock/getReservationsList', { body: filter, selection });
  }

  /** As a row of the list, batched with the other ids of the query; null where it is not there or somebody else's. */
  findIfThere(id: number): Promise<GoodStockDto | null> {
    return this.#byId.load(id);
  }

  create(stock: Body<'/goodStock/createGoodStock', 'post'>): Promise<GoodStockDto> {
    return this.write('post', '/goodStock/createGoodStock', { body: stock });
  }

  update(change: Body<'/goodStock/updateGoodStock', 'post'>): Promise<GoodStockDto> {
    return this.write('post', '/goodStock/updateGoodStock', { body: change });
  }

  async remove(id: number): Promise<number> {
    return (await this.write('post', '/goodStock/deleteGoodStock', { body: { id } })).id;
  }

  importRows(
    sheet: Body<'/goodStock/importGoodStocks', 'post'>,
    idempotencyKey: string,
  ): Promise<ImportGoodStocksPayloadDto> {
    return this.write('post', '/goodStock/importGoodStocks', { body: sheet, idempotencyKey });
  }
}
