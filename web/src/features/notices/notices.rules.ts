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

/** How long the marquee takes for one round of all notices, in seconds: 8, and 0.3 for each character. */
export function marqueeSeconds(texts: readonly string[]): number {
  const characters = texts.reduce((sum, text) => sum + [...text].length, 0);
  return (80 + 3 * characters) / 10;
}
