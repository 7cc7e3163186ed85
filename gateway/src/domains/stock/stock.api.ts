import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type {
  GoodStockDto,
  GoodStockPageDto,
  ImportGoodStocksPayloadDto,
  StockLogPageDto,
  StockReservationPageDto,
} from './stock.dto.ts';

export class StockApi extends ApiSource {
  list(filter: Body<'/goodStock/getGoodStockList', 'post'>): Promise<GoodStockPageDto> {
    return this.read('post', '/goodStock/getGoodStockList', { body: filter });
  }

  logs(filter: Body<'/goodStock/getStockLogsList', 'post'>): Promise<StockLogPageDto> {
    return this.read('post', '/goodStock/getStockLogsList', { body: filter });
  }

  reservations(filter: Body<'/goodStock/getReservationsList', 'post'>): Promise<StockReservationPageDto> {
    return this.read('post', '/goodStock/getReservationsList', { body: filter });
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
    rows: Body<'/goodStock/importGoodStocks', 'post'>['rows'],
    idempotencyKey: string,
  ): Promise<ImportGoodStocksPayloadDto> {
    return this.write('post', '/goodStock/importGoodStocks', { body: { rows }, idempotencyKey });
  }
}
