import DataLoader from 'dataloader';
import { ApiSource } from '../../rest/ApiSource.ts';
import { inOrder, MAX_BATCH } from '../../rest/batches.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type { GoodPriceStepsDto, GoodPricesDto, PriceListBuyerDto, PriceListDto } from './pricing.dto.ts';

/** Prices by pieces and by agreement; a change clears the shared public reads of goods. */
export class PricingApi extends ApiSource {
  readonly #prices = new DataLoader<number, GoodPricesDto | null>(
    async (ids) => {
      const requested = { params: { ids: ids.join(',') }, selection: this.rowsOf('GoodPrices', 'id') };
      // Prices depend on the viewer, so only visitors share a response.
      const { list } = this.caller.isVisitor
        ? await this.shared('get', '/goods/prices', requested)
        : await this.read('get', '/goods/prices', requested);
      return inOrder(ids, list);
    },
    { maxBatchSize: MAX_BATCH },
  );
  readonly #steps = new DataLoader<number, GoodPriceStepsDto | null>(
    async (ids) => {
      const requested = { body: { ids: [...ids] }, selection: this.rowsOf('GoodPriceSteps', 'id') };
      return inOrder(ids, (await this.read('post', '/priceSteps/findPriceSteps', requested)).list);
    },
    { maxBatchSize: MAX_BATCH },
  );

  /** What the caller pays; null for goods that are gone. */
  prices(goodId: number): Promise<GoodPricesDto | null> {
    return this.#prices.load(goodId);
  }

  /** Those of the caller's own goods; null for others. */
  steps(goodId: number): Promise<GoodPriceStepsDto | null> {
    return this.#steps.load(goodId);
  }

  saveSteps(request: Body<'/priceSteps/savePriceSteps', 'put'>): Promise<GoodPriceStepsDto> {
    return this.write('put', '/priceSteps/savePriceSteps', { body: request }).finally(() =>
      this.caller.upstream.shared.forget('/goods/'),
    );
  }

  lists(selection?: Selection): Promise<PriceListDto[]> {
    return this.read('post', '/priceLists/getPriceListsList', { selection, under: 'list' });
  }

  buyers(keyword: string, selection?: Selection): Promise<PriceListBuyerDto[]> {
    return this.read('post', '/priceLists/getBuyersList', { body: { keyword }, selection, under: 'list' });
  }

  createList(list: Body<'/priceLists/createPriceList', 'post'>): Promise<PriceListDto> {
    return this.write('post', '/priceLists/createPriceList', { body: list });
  }

  updateList(list: Body<'/priceLists/updatePriceList', 'put'>): Promise<PriceListDto> {
    return this.write('put', '/priceLists/updatePriceList', { body: list });
  }

  async deleteLists(ids: number[]): Promise<number[]> {
    return (await this.write('delete', '/priceLists/deletePriceListsByIds', { body: { ids } })).ids;
  }
}
