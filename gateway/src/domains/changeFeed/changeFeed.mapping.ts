import type { EventSourceMessage } from 'eventsource-parser';
import type { ChangesDto } from './changeFeed.dto.ts';

const NOTHING: ChangesDto = {
  ...{ orderIds: [], items: [], moreItems: false },
  ...{ wallet: false, notice: false, resync: false },
};
type Changed = { orders: number[]; items?: ChangesDto['items']; more?: boolean };

/** What an event of the stream says; null for one that is not known here. */
export function changesOf({ event, data }: EventSourceMessage): ChangesDto | null {
  switch (event) {
    case 'beat':
      return NOTHING;
    case 'changed':
      return changedOf(JSON.parse(data) as Changed);
    case 'wallet':
      return { ...NOTHING, wallet: true };
    case 'notice':
      return { ...NOTHING, notice: true };
    case 'resync':
      return { ...NOTHING, resync: true };
    default:
      return null;
  }
}

function changedOf({ orders, items = [], more = false }: Changed): ChangesDto {
  return { ...NOTHING, orderIds: orders, items, moreItems: more };
}
