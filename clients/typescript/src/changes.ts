import { type ChangeKind, ListChanges, type ListChangesQuery } from './generated/documents.ts';
import type { Request } from './request.ts';

/** A thing that has changed; of `order`, `parcel`, `refund` and `stock` the one of its kind, null where it is gone. */
export type ChangedThing = ListChangesQuery['changesSince']['list'][number];

export type ChangesOptions = {
  /** What `onCursor` was given last; null to begin now. Refused with `RESYNC` when it is older than a day. */
  cursor: string | null;
  /** Called once everything before the cursor was taken: write it down together with what was read. */
  onCursor: (cursor: string) => void | Promise<void>;
  /** Only these; what a token may not read should not be among them. */
  kinds?: ChangeKind[];
  signal?: AbortSignal;
};

/**
 * What has changed since `cursor`, until there is nothing more. Things may come again, none is left out. With null nothing
 * comes but a cursor, behind which is whatever changes from now on: read the lists in `onCursor`, and keep it once they are
 * read to their ends.
 */
export async function* changesSince(
  request: Request,
  { cursor, onCursor, kinds, signal }: ChangesOptions,
): AsyncGenerator<ChangedThing, void> {
  let since = cursor;
  let hasMore = true;
  while (hasMore) {
    const variables = { since, kinds: kinds ?? null };
    const { changesSince: page } = await request(ListChanges, variables, signal ? { signal } : {});
    yield* page.list;
    await onCursor(page.cursor);
    since = page.cursor;
    hasMore = page.hasMore;
  }
}
