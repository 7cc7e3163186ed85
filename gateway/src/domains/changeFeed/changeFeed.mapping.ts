import type { EventSourceMessage } from 'eventsource-parser';
import type { ChangesDto } from './changeFeed.dto.ts';

const NOTHING: ChangesDto = { orderIds: [], wallet: false, notice: false, resync: false };

/** What an event of the stream says; null for one that is not known here. */
export function changesOf({ event, data }: EventSourceMessage): ChangesDto | null {
  switch (event) {
    case 'beat':
      return NOTHING;
    case 'changed':
      return { ...NOTHING, orderIds: (JSON.parse(data) as { orders: number[] }).orders };
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
