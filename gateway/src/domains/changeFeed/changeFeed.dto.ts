import type { Answer } from '../../rest/contract.ts';

export type ChangesSinceDto = Answer<'/changes/list', 'get'>;
export type ChangedThingDto = ChangesSinceDto['list'][number];

/** What an event of `/events/stream` says, as the graph says it. */
export type ChangesDto = {
  orderIds: number[];
  items: ChangedThingDto[];
  moreItems: boolean;
  wallet: boolean;
  notice: boolean;
  resync: boolean;
};
export type ChangedItemDto = ChangedThingDto;
