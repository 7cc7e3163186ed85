import { afterAll, beforeAll, expect, it } from 'vitest';
import { dumpOf, plantPeople } from '../support/plantedPeople.ts';

let people: Awaited<ReturnType<typeof plantPeople>>;
beforeAll(async () => {
  people = await plantPeople();
}, 120_000);
afterAll(() => people.close());

it('a dump of a used database holds no name, phone or street, and no code, token or password', async () => {
  const { api, buyer, secrets } = people;
  await api.query("UPDATE orders SET remark = '收件人在此' WHERE account_id = $1", [buyer.accountId]);
  const dump = await dumpOf(api);
  expect(dump).toContain('收件人在此');
  expect(secrets.length).toBeGreaterThan(50);
  // Codes are six digits, which any number may contain: they are looked for as a text of their own.
  expect(
    secrets.filter((said) => dump.includes(said.length > 6 || !/^\d+$/.test(said) ? said : `"${said}"`)),
  ).toEqual([]);
});
