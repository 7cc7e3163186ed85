import type { ListParcelsQuery } from '../../graphql/generated/graphql.ts';

/** A row of the list of parcels. */
export type Parcel = ListParcelsQuery['parcels']['list'][number];

/** What is done to chosen parcels: their waybills are requested again, or their numbers sent to the shop again. */
export type ParcelBatchAction = 'resubmit' | 'resend';
