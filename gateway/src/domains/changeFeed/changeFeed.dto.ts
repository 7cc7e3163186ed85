/** What an event of `/events/stream` says, as the graph says it. */
export type ChangesDto = { orderIds: number[]; wallet: boolean; notice: boolean; resync: boolean };
