import { ApiSource } from '../../rest/ApiSource.ts';
import type { Body } from '../../rest/contract.ts';
import type { Selection } from '../../rest/selection.ts';
import type {
  CreateListingsPayloadDto,
  ListingCategoryDto,
  ListingFreightDto,
  ListingPlanDto,
  ListingPropertyDto,
  RemoveListingsPayloadDto,
  RetryListingsPayloadDto,
  SendListingChangesPayloadDto,
  ShopListingPageDto,
} from './listings.dto.ts';

export class ListingsApi extends ApiSource {
  list(
    query: Body<'/shops/getShopListingsList', 'post'>,
    selection?: Selection,
  ): Promise<ShopListingPageDto> {
    return this.read('post', '/shops/getShopListingsList', { body: query, selection });
  }

  plan(requested: Body<'/shops/planListings', 'post'>, selection?: Selection): Promise<ListingPlanDto> {
    return this.read('post', '/shops/planListings', { body: requested, selection });
  }

  categories(
    requested: Body<'/shops/getListingCategories', 'post'>,
    selection?: Selection,
  ): Promise<ListingCategoryDto[]> {
    return this.read('post', '/shops/getListingCategories', { body: requested, selection, under: 'list' });
  }

  properties(
    requested: Body<'/shops/getListingProperties', 'post'>,
    selection?: Selection,
  ): Promise<ListingPropertyDto[]> {
    return this.read('post', '/shops/getListingProperties', { body: requested, selection, under: 'list' });
  }

  freights(
    requested: Body<'/shops/getListingFreights', 'post'>,
    selection?: Selection,
  ): Promise<ListingFreightDto[]> {
    return this.read('post', '/shops/getListingFreights', { body: requested, selection, under: 'list' });
  }

  create(requested: Body<'/shops/createListings', 'post'>): Promise<CreateListingsPayloadDto> {
    return this.write('post', '/shops/createListings', { body: requested });
  }

  sendChanges(requested: Body<'/shops/sendListingChanges', 'post'>): Promise<SendListingChangesPayloadDto> {
    return this.write('post', '/shops/sendListingChanges', { body: requested });
  }

  remove(requested: Body<'/shops/removeListings', 'post'>): Promise<RemoveListingsPayloadDto> {
    return this.write('post', '/shops/removeListings', { body: requested });
  }

  retry(requested: Body<'/shops/retryListings', 'post'>): Promise<RetryListingsPayloadDto> {
    return this.write('post', '/shops/retryListings', { body: requested });
  }
}
