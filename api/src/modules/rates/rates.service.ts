import type { SharedStore } from '../../adapters/sharedStore/sharedStore.ts';
import type { CallerService } from '../tokens/callers.service.ts';

/** What somebody has asked for in a minute: operations, and points of what they cost. */
export type Rate = { requests: number; cost: number };
export type Told = Rate & { subject: string };

/** Longer than the minute that a counter is of. */
const KEPT_SECONDS = 90;

type Dependencies = { shared: SharedStore; callers: CallerService };

/** Rates of callers, counted by gateways and added up here. */
export function rateService({ shared, callers }: Dependencies) {
  return {
    /** Adds what a gateway has counted in a minute; answers what all have told of the same subjects, in the same order. */
    async add(window: number, tokens: readonly Told[], others: readonly Told[]) {
      const accounts = await callers.accountsOf(tokens.map(({ subject }) => subject));
      const accountOf = ({ subject }: Told) => accounts.get(subject) ?? null;
      const amounts = new Map<string, number>();
      const count = (subject: string, { requests, cost }: Rate) => {
        for (const [what, amount] of Object.entries({ requests, cost })) {
          const key = keyOf(window, subject, what);
          amounts.set(key, (amounts.get(key) ?? 0) + amount);
        }
      };
      for (const told of others) count(`o:${told.subject}`, told);
      for (const told of tokens) {
        count(`t:${told.subject}`, told);
        if (accountOf(told) !== null) count(`a:${accountOf(told)}`, told);
      }
      const keys = [...amounts.keys()];
      const reached = await shared.counts.add(
        keys.map((key) => ({ key, amount: amounts.get(key) ?? 0 })),
        KEPT_SECONDS,
      );
      const totals = new Map(keys.map((key, at) => [key, reached[at] ?? 0]));
      const rateOf = (subject: string): Rate => ({
        requests: totals.get(keyOf(window, subject, 'requests')) ?? 0,
        cost: totals.get(keyOf(window, subject, 'cost')) ?? 0,
      });
      return {
        tokens: tokens.map((told) => ({
          ...rateOf(`t:${told.subject}`),
          accountId: accountOf(told),
          account: rateOf(`a:${accountOf(told)}`),
        })),
        others: others.map(({ subject }) => rateOf(`o:${subject}`)),
      };
    },
  };
}

function keyOf(window: number, subject: string, what: string): string {
  return `rate:${window}:${subject}:${what}`;
}
