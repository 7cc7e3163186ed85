import type { Answer } from '../../rest/contract.ts';

export type ParcelPageDto = Answer<'/orderPackages/getOrderPackagesList', 'post'>;
export type ParcelDto = ParcelPageDto['list'][number];
export type ParcelsOfRowDto = Answer<'/orderPackages/findByRows', 'post'>['rows'][number];
export type RowParcelDto = ParcelsOfRowDto['parcels'][number];
export type ToShipDto = Answer<'/orderPackages/toShip', 'post'>;
export type ToShipAtWarehouseDto = ToShipDto['warehouses'][number];
export type ParcelTimelineDto = Answer<'/orderPackages/timeline', 'post'>;
export type RevealReceiverPayloadDto = Answer<'/orderPackages/revealReceiver', 'post'>;
export type EditReceiverPayloadDto = Answer<'/orderPackages/editReceiver', 'post'>;
export type FillWaybillsPayloadDto = Answer<'/orderPackages/fillWaybill', 'post'>;
export type CaseSuggestionDto = NonNullable<ParcelDto['suggestion']>;
