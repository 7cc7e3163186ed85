import type { LoadGoodQuery } from '../../graphql/generated/graphql.ts';

/** One of the goods on its own page. */
export type Good = LoadGoodQuery['good'];
export type GoodWarehouse = Good['warehouses'][number];
export type GoodSku = Good['skus'][number];
