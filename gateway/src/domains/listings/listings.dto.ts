import type { Answer } from '../../rest/contract.ts';

export type ShopListingPageDto = Answer<'/shops/getShopListingsList', 'post'>;
export type ShopListingDto = ShopListingPageDto['list'][number];
export type ListingPlanDto = Answer<'/shops/planListings', 'post'>;
export type PlannedListingDto = ListingPlanDto['rows'][number];
export type ListingCategoryDto = Answer<'/shops/getListingCategories', 'post'>['list'][number];
export type ListingPropertyDto = Answer<'/shops/getListingProperties', 'post'>['list'][number];
export type ListingFreightDto = Answer<'/shops/getListingFreights', 'post'>['list'][number];
export type CreateListingsPayloadDto = Answer<'/shops/createListings', 'post'>;
export type SendListingChangesPayloadDto = Answer<'/shops/sendListingChanges', 'post'>;
export type RemoveListingsPayloadDto = Answer<'/shops/removeListings', 'post'>;
export type RetryListingsPayloadDto = Answer<'/shops/retryListings', 'post'>;
