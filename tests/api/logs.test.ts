import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptLog } from '../support/accounts.ts';
import { plantPeople } from '../support/plantedPeople.ts';

const log = keptLog();
let people: Awaited<ReturnType<typeof plantPeople>>;
beforeAll(async () => {
  people = await plantPeople({ logger: log.logger });
}, 120_000);
afterAll(() => people.close());

it('the log of a run holds no phone, name, address, token, password or code', () => {
  const { secrets } = people;
  const text = log.text();
  expect(text).toContain('/api/v1/orders/createOrder');
  expect(text).toContain('/api/v1/common/register');
  expect(secrets.length).toBeGreaterThan(50);
  // A code of six digits may stand in an id or a time by chance: it is looked for as a word of its own.
  const stands = (said: string) =>
    /^\d{6}$/.test(said)
      ? new RegExp(`(?<![0-9a-f.-])${said}(?![0-9a-f.-])`).test(text)
      : text.includes(said);
  expect(secrets.filter(stands)).toEqual([]);
});
