/** Classes and codes that say nothing of the statement: the same one may succeed a moment later. */
const CODES = [
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/,
  // Connection; resources; starting or ending.
  /^(08|53|57P0)/,
  // A statement that took too long; a lock that was not to be had.
  /^(57014|55P03)$/,
  // A server that is not the primary any more; others were faster, and nothing of this was done.
  /^(25006|40001|40P01)$/,
];

/** What pg itself says, without a code. */
const WORDS =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|has encountered a connection error and is not queryable|Client was closed and is not queryable/;

/**
 * Whether the database was not there, or not free: the pool or the time exhausted, a connection lost, a server that
 * starts, ends or has become a standby. Work that has a key may be tried again.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.some((pattern) => pattern.test(code)) || WORDS.test(error.message);
}
