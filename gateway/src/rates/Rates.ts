import { createHash } from 'node:crypto';
import { holderOf } from '@chengcang/process';
import { LRUCache } from 'lru-cache';
import { Counter, secondsLeft, windowAt } from './Counter.ts';
import { type Policy, type RateLimit, rateLimits, WINDOW_SECONDS } from './rateLimits.ts';

/** What a gateway tells of a minute, and what all of them have told of the same subjects; in the same order. */
export type Told = { subject: string } & RateLimit;
export type Report = { window: number; tokens: Told[]; others: Told[] };
export type Totals = {
  /** `accountId` is null for a token that opens no session. */
  tokens: (RateLimit & { accountId: number | null; account: RateLimit })[];
  others: RateLimit[];
};

/** Where gateways tell each other what they have counted. */
export type Exchange = (report: Report) => Promise<Totals>;

export type RateCaller = { token: string; address: string; agent: string };

/** Who is counted for a request. */
export type Admission = {
  isAdmitted: boolean;
  /** It was refused for others at its address, and may be somebody who is signed in: ask again after an exchange. */
  isUnverified: boolean;
  headers: Record<string, string>;
  /** What is left of the minute by policy; it ends in so many seconds. */
  left(): (RateLimit & { policy: Policy; endsIn: number })[];
  /** Counts points once they are known. */
  charge(cost: number): void;
};

type Session = {
  digest: string;
  counter: Counter;
  account: Counter | undefined;
  /** Whether the token opens a session; undefined until the api was asked. */
  isKnown: boolean | undefined;
};

const MOST_SUBJECTS = 20_000;
/** Most of one report, the busiest callers of a second; the others are told with the next. */
const MOST_TOLD = 2_000;

/** Counts requests and points by session, account, browser and address, and says when they are used up. */
export class Rates {
  readonly #exchange: Exchange;
  readonly #now: () => number;
  readonly #sessions = new LRUCache<string, Session>({ max: MOST_SUBJECTS, memoMethod: newSession });
  readonly #accounts = new LRUCache<number, Counter>({
    max: MOST_SUBJECTS,
    memoMethod: () => new Counter('account'),
  });
  readonly #others = new LRUCache<string, Counter>({
    max: MOST_SUBJECTS,
    memoMethod: (subject) => new Counter(subject.split(' ', 1)[0] as Policy),
  });
  /** Short names of what browsers call themselves. */
  readonly #browsers = new LRUCache<string, string>({
    max: 1_000,
    memoMethod: (agent) => digestOf(agent).slice(0, 11),
  });
  readonly #busySessions = new Set<Session>();
  readonly #busyOthers = new Map<string, Counter>();

  constructor(exchange: Exchange, now: () => number = Date.now) {
    this.#exchange = exchange;
    this.#now = now;
  }

  /** Counts a request, unless something that it counts to is used up. */
  admit(caller: RateCaller): Admission {
    const now = this.#now();
    const window = windowAt(now);
    const session = caller.token === '' ? undefined : this.#sessions.memo(caller.token);
    const counters = this.#countersOf(session, caller);
    const isAdmitted = !counters.some((counter) => counter.isUsedUp(window));
    const count = (amount: Partial<RateLimit>) => {
      for (const counter of counters) counter.add(windowAt(this.#now()), amount);
      if (session) this.#busySessions.add(session);
    };
    if (isAdmitted) count({ requests: 1 });
    const isUnverified = !isAdmitted && session !== undefined && session.isKnown === undefined;
    if (isUnverified) this.#busySessions.add(session);
    return {
      isAdmitted,
      isUnverified,
      headers: headersOf(counters, secondsLeft(now), isAdmitted),
      left: () =>
        counters.map((counter) => ({
          ...{ policy: counter.policy, ...counter.left(), endsIn: secondsLeft(now) },
        })),
      charge: (cost) => count({ cost }),
    };
  }

  /** Tells what was counted since the last time, and learns what all have counted. */
  async exchange(): Promise<void> {
    const window = windowAt(this.#now());
    const sessions = [...this.#busySessions].slice(0, MOST_TOLD);
    const others = [...this.#busyOthers].slice(0, MOST_TOLD);
    if (sessions.length + others.length === 0) return;
    for (const session of sessions) this.#busySessions.delete(session);
    for (const [subject] of others) this.#busyOthers.delete(subject);
    // An account is counted by its sessions.
    for (const { account } of sessions) account?.take(window);
    const totals = await this.#exchange({
      window,
      tokens: sessions.map(({ digest, counter }) => ({ subject: digest, ...counter.take(window) })),
      others: others.map(([subject, counter]) => ({ subject, ...counter.take(window) })),
    });
    sessions.forEach((session, at) => {
      const total = totals.tokens[at];
      if (!total) return;
      session.isKnown = total.accountId !== null;
      session.counter.learn(window, total);
      session.account = total.accountId === null ? undefined : this.#accounts.memo(total.accountId);
      session.account?.learn(window, total.account);
    });
    others.forEach(([, counter], at) => {
      const total = totals.others[at];
      if (total) counter.learn(window, total);
    });
  }

  /** Tokens that are not known to open a session count together, apart from visitors: whoever makes them up takes nothing from others. */
  #countersOf(session: Session | undefined, { address, agent }: RateCaller): Counter[] {
    const own = session ? [session.counter, ...(session.account ? [session.account] : [])] : [];
    if (session?.isKnown) return own;
    const holder = holderOf(address);
    return [
      ...own,
      ...(session
        ? [this.#otherOf('unverified', holder)]
        : [
            this.#otherOf('visitor', `${holder} ${this.#browsers.memo(agent)}`),
            this.#otherOf('address', holder),
          ]),
    ];
  }

  #otherOf(policy: Policy, who: string): Counter {
    const subject = `${policy} ${who}`;
    const counter = this.#others.memo(subject);
    this.#busyOthers.set(subject, counter);
    return counter;
  }
}

function newSession(token: string): Session {
  return {
    digest: digestOf(token, 'hex'),
    counter: new Counter('token'),
    account: undefined,
    isKnown: undefined,
  };
}

/** Of a token, in the form in which the api knows its session, so that no token is told. */
function digestOf(text: string, encoding: 'hex' | 'base64url' = 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}

const POLICIES = Object.fromEntries(
  Object.entries(rateLimits).map(([policy, { requests, cost }]) => [
    policy,
    `"${policy}";q=${requests};w=${WINDOW_SECONDS}, "${policy}-cost";q=${cost};w=${WINDOW_SECONDS}`,
  ]),
);

/** The headers of the IETF's draft on rate limits (draft-ietf-httpapi-ratelimit-headers), with both quotas of each policy. */
function headersOf(counters: readonly Counter[], seconds: number, isAdmitted: boolean) {
  const left = counters.map((counter) => {
    const { requests, cost } = counter.left();
    const name = counter.policy;
    return `"${name}";r=${Math.max(0, requests)};t=${seconds}, "${name}-cost";r=${Math.max(0, cost)};t=${seconds}`;
  });
  return {
    'ratelimit-policy': counters.map(({ policy }) => POLICIES[policy]).join(', '),
    ratelimit: left.join(', '),
    ...(isAdmitted ? {} : { 'retry-after': String(seconds) }),
  };
}
