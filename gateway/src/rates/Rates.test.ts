import { describe, expect, it } from 'vitest';
import { Rates, type Report, type Totals } from './Rates.ts';
import { rateLimits } from './rateLimits.ts';

const MINUTE = 60_000;

/** Adds up what gateways tell, as the api does; `sessions` are the accounts of digests. */
function meeting() {
  const totals = new Map<string, { requests: number; cost: number }>();
  const accountOf = new Map<string, number>();
  const reports: Report[] = [];
  const add = (key: string, { requests, cost }: { requests: number; cost: number }) => {
    const total = totals.get(key) ?? { requests: 0, cost: 0 };
    totals.set(key, { requests: total.requests + requests, cost: total.cost + cost });
  };
  const read = (key: string) => totals.get(key) ?? { requests: 0, cost: 0 };
  async function exchange(report: Report): Promise<Totals> {
    reports.push(report);
    const at = (subject: string) => `${report.window} ${subject}`;
    for (const one of [...report.tokens, ...report.others]) add(at(one.subject), one);
    for (const one of report.tokens) add(at(`account ${accountOf.get(one.subject)}`), one);
    return {
      tokens: report.tokens.map(({ subject }) => ({
        ...read(at(subject)),
        accountId: accountOf.get(subject) ?? null,
        account: read(at(`account ${accountOf.get(subject)}`)),
      })),
      others: report.others.map(({ subject }) => read(at(subject))),
    };
  }
  return { exchange, accountOf, reports };
}

const visitor = { token: '', address: '198.51.100.7', agent: 'Firefox' };
const person = (token: string) => ({ token, address: '198.51.100.7', agent: 'Firefox' });
const askFor = (rates: Rates, caller: typeof visitor, times: number) =>
  Array.from({ length: times }, () => rates.admit(caller)).filter(({ isAdmitted }) => isAdmitted).length;

/** Gateways that have met, and know the sessions of these tokens by their accounts. */
async function knowing(accounts: Record<string, number>, gateways = 1) {
  const { exchange, accountOf, reports } = meeting();
  let now = 10 * MINUTE;
  const start = () => new Rates(exchange, () => now);
  const all = Array.from({ length: gateways }, start);
  const [first] = all as [Rates];
  for (const [token, account] of Object.entries(accounts)) {
    first.admit(person(token));
    await first.exchange();
    accountOf.set(reports.at(-1)?.tokens[0]?.subject ?? '', account);
  }
  for (const rates of all) {
    for (const token of Object.keys(accounts)) rates.admit(person(token));
    await rates.exchange();
  }
  // What it took to know them is of a minute before.
  const later = () => {
    now += MINUTE;
  };
  later();
  return { all, first, start, reports, later };
}

describe('rates of callers', () => {
  it('let a browser ask as often as its policy says, and again in the next minute', async () => {
    const { first, later } = await knowing({});
    const { requests } = rateLimits.visitor;
    expect(askFor(first, visitor, requests + 50)).toBe(requests);
    const refused = first.admit(visitor);
    expect(refused.headers).toMatchObject({
      'ratelimit-policy': expect.stringContaining(`"visitor";q=${requests};w=60`),
      ratelimit: expect.stringContaining('"visitor";r=0;t=60'),
      'retry-after': '60',
    });
    later();
    expect(askFor(first, visitor, 1)).toBe(1);
  });

  it('count points beside requests', async () => {
    const { first } = await knowing({});
    const { isAdmitted, charge } = first.admit(visitor);
    expect(isAdmitted).toBe(true);
    charge(rateLimits.visitor.cost);
    expect(first.admit(visitor).isAdmitted).toBe(false);
  });

  it('leave people behind an address alone when its visitors have used it up', async () => {
    const { first } = await knowing({ 'token-a': 1, 'token-b': 2 });
    const { address, visitor: each } = rateLimits;
    for (let browser = 0; browser * each.requests < address.requests; browser += 1)
      expect(askFor(first, { ...visitor, agent: `browser ${browser}` }, each.requests)).toBe(each.requests);
    expect(askFor(first, { ...visitor, agent: 'one more' }, 1)).toBe(0);
    expect(askFor(first, { ...visitor, address: '198.51.100.8' }, 1)).toBe(1);
    // One of them using up its own does not slow the other.
    expect(askFor(first, person('token-a'), 10_000)).toBe(rateLimits.token.requests);
    expect(askFor(first, person('token-b'), 10)).toBe(10);
  });

  it('count made-up tokens of an address together, and take nothing from its visitors', async () => {
    const { first } = await knowing({});
    let admitted = 0;
    for (let at = 0; at < 2 * rateLimits.unverified.requests; at += 1)
      admitted += askFor(first, person(`made-up-${at}`), 1);
    expect(admitted).toBe(rateLimits.unverified.requests);
    expect(askFor(first, visitor, 10)).toBe(10);
  });

  it('let somebody in who is signed in, once the api was asked, where made-up tokens have used everything up', async () => {
    const { start } = await knowing({ 'token-a': 1 });
    const fresh = start();
    for (let at = 0; at <= rateLimits.unverified.requests; at += 1) fresh.admit(person(`made-up-${at}`));
    expect(fresh.admit(person('token-a'))).toMatchObject({ isAdmitted: false, isUnverified: true });
    await fresh.exchange();
    expect(fresh.admit(person('token-a'))).toMatchObject({ isAdmitted: true });
    // A token that opens nothing is asked about once.
    fresh.admit(person('made-up'));
    await fresh.exchange();
    expect(fresh.admit(person('made-up'))).toMatchObject({ isAdmitted: false, isUnverified: false });
  });

  it('add up the sessions of an account', async () => {
    const { first } = await knowing({ 'token-a': 1, 'token-b': 1, 'token-c': 2 });
    expect(askFor(first, person('token-a'), rateLimits.token.requests)).toBe(rateLimits.token.requests);
    const left = rateLimits.account.requests - rateLimits.token.requests;
    expect(askFor(first, person('token-b'), rateLimits.token.requests)).toBe(left);
    expect(askFor(first, person('token-c'), 1)).toBe(1);
  });

  it('are those of all gateways once they have told each other', async () => {
    const { all } = await knowing({ 'token-a': 1 }, 2);
    const [here, there] = all as [Rates, Rates];
    const half = rateLimits.token.requests / 2;
    expect(askFor(here, person('token-a'), half)).toBe(half);
    expect(askFor(there, person('token-a'), half)).toBe(half);
    await here.exchange();
    await there.exchange();
    expect(askFor(there, person('token-a'), 1)).toBe(0);
    // The other one learns with what it tells next.
    here.admit(person('token-a')).charge(1);
    await here.exchange();
    expect(askFor(here, person('token-a'), 1)).toBe(0);
  });

  it('are counted by each gateway alone while nobody adds them up', async () => {
    const rates = new Rates(
      () => Promise.reject(new Error('away')),
      () => 0,
    );
    expect(askFor(rates, visitor, 200)).toBe(200);
    await expect(rates.exchange()).rejects.toThrow('away');
    expect(askFor(rates, visitor, 200)).toBe(100);
  });

  it('tell the api a digest of each token and never the token itself', async () => {
    const { first, reports } = await knowing({});
    first.admit(person('secret-token'));
    await first.exchange();
    expect(JSON.stringify(reports)).not.toContain('secret-token');
  });
});
