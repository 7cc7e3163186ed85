import { ApiSource } from '../../rest/ApiSource.ts';
import { byIds } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import { notFound } from '../../rest/failures.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  ImportStocktakeLinesPayloadDto,
  SaveStocktakeLinesPayloadDto,
  StocktakeDto,
  StocktakeLinePageDto,
  StocktakePageDto,
  StocktakePayloadDto,
} from './stocktakes.dto.ts';

export class StocktakesApi extends ApiSource {
  readonly #byId = byIds((requested) => this.list(requested, this.rowsOf('Stocktake', 'id')));

  list(
    filter: Body<'/stocktakes/getStocktakesList', 'post'>,
    selection?: Selection,
  ): Promise<StocktakePageDto> {
    return this.read('post', '/stocktakes/getStocktakesList', { body: filter, selection });
  }

  lines(
    filter: Body<'/stocktakes/getLinesList', 'post'>,
    selection?: Selection,
  ): Promise<StocktakeLinePageDto> {
    return this.read('post', '/stocktakes/getLinesList', { body: filter, selection });
  }

  /** One stocktake, batched with the other ids of the query. */
  async findAmong(id: number): Promise<StocktakeDto> {
    const found = await this.#byId.load(id);
    if (!found) throw notFound(this.caller.requestId);
    return found;
  }

  begin(stocktake: Body<'/stocktakes/begin', 'post'>, idempotencyKey: string): Promise<StocktakePayloadDto> {
    return this.write('post', '/stocktakes/begin', { body: stocktake, idempotencyKey });
  }

  saveLines(saved: Body<'/stocktakes/saveLines', 'post'>): Promise<SaveStocktakeLinesPayloadDto> {
    return this.write('post', '/stocktakes/saveLines', { body: saved });
  }

  importLines(sheet: Body<'/stocktakes/importLines', 'post'>): Promise<ImportStocktakeLinesPayloadDto> {
    return this.write('post', '/stocktakes/importLines', { body: sheet });
  }

  postDraft(id: number): Promise<StocktakePayloadDto> {
    return this.write('post', '/stocktakes/post', { body: { id } });
  }

  discardDraft(id: number): Promise<StocktakePayloadDto> {
    return this.write('post', '/stocktakes/discard', { body: { id } });
  }
}
