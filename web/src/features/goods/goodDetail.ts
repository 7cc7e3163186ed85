import type { GoodDetailQuery } from '../../graphql/generated/graphql.ts';

/** One of the goods on its own page. */
export type Good = GoodDetailQuery['good'];
export type GoodWarehouse = Good['warehouses'][number];
