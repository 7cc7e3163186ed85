export type RateLimit = {
  /** Operations, opened streams and uploads. */
  requests: number;
  /** Points of operations, as cost.ts counts them. */
  cost: number;
};

export const WINDOW_SECONDS = 60;

/**
 * What callers may ask for in a minute, in all gateways together. The web app asks for some 100 operations and 50,000
 * points in a busy minute. Who is signed in does not count to the address, so that people behind one address do not slow
 * each other down; visitors behind one are told apart by their browsers, up to what the address has.
 */
export const rateLimits = {
  /** Of one session. */
  token: { requests: 600, cost: 300_000 },
  /** Of all sessions of an account. */
  account: { requests: 900, cost: 450_000 },
  /** Of one browser without a session, as its address and name tell. */
  visitor: { requests: 300, cost: 120_000 },
  /** Of everybody without a session at an address, or in the network of one IPv6 subscriber. */
  address: { requests: 1_500, cost: 600_000 },
  /** Of all tokens at an address of which nobody knows yet that they open a session. */
  unverified: { requests: 600, cost: 240_000 },
} as const satisfies Record<string, RateLimit>;

export type Policy = keyof typeof rateLimits;
