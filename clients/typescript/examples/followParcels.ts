import { ChengcangError, type Client } from '@chengcang/client';

/** The own database, as far as this needs it. */
export type Store = {
  cursor: string | null;
  parcels: Map<number, { status: string; waybillNo: string | null }>;
};

/**
 * Brings the own copy of the parcels up to date. To be called every minute, or when a webhook says that something has changed;
 * the first call, and one after more than a day, reads them all.
 */
export async function followParcels(client: Client, store: Store): Promise<void> {
  try {
    await takeChanges(client, store);
  } catch (error) {
    if (!(error instanceof ChengcangError && error.key === 'RESYNC')) throw error;
    store.cursor = null;
    await takeChanges(client, store);
  }
}

async function takeChanges(client: Client, store: Store): Promise<void> {
  const isNew = store.cursor === null;
  const changes = client.changes({
    cursor: store.cursor,
    kinds: ['PARCEL'],
    // In a database: in one transaction with what was read.
    onCursor: async (cursor) => {
      // What changes while the list is read is behind the first cursor. Kept before the end of the list is reached, it
      // would hide what was not read of it.
      if (isNew) await readAll(client, store);
      store.cursor = cursor;
    },
  });
  for await (const { id, parcel } of changes)
    if (parcel) store.parcels.set(id, { status: parcel.status, waybillNo: parcel.waybillNo });
}

async function readAll(client: Client, store: Store): Promise<void> {
  for await (const parcel of client.parcels())
    store.parcels.set(parcel.id, { status: parcel.status, waybillNo: parcel.waybillNo });
}
