/** A notice as far as the flow cares; its words stay in the client's cache. */
export interface NoticeStamp {
  id: number;
  /** Epoch milliseconds. */
  publishedAt: number;
}

/** Whether a notice came after another; anything came after nothing. */
export function isNewer(one: NoticeStamp | undefined, other: NoticeStamp | null): boolean {
  if (!one || !other) return one !== undefined;
  return one.publishedAt === other.publishedAt ? one.id > other.id : one.publishedAt > other.publishedAt;
}
