import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealPerson } from '../../api/src/shared/personalData.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { operatorWith } from '../support/operators.ts';
import { testBox } from '../support/sealed.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function application(): Promise<number> {
  const person = sealPerson(testBox, 'join', { name: '王店长', phone: '13700000003', address: '' });
  const [row] = await api.query<{ id: number }>(
    "INSERT INTO join_application (person, city, remark) VALUES ($1, '金华', '有仓库') RETURNING id",
    [person],
  );
  return row?.id ?? 0;
}

it('applications are listed with who applies masked, by their state', async () => {
  const who = await operatorWith(api);
  const id = await application();
  const { data } = await who.call<{ list: object[] }>('GET', '/console/joins?status=0');
  expect(data.list[0]).toEqual({
    ...{ id, name: '王**', phone: '137******03', city: '金华', remark: '有仓库', status: 0, note: '' },
    ...{ handledBy: '', handledAt: null, createdAt: expect.any(String) },
  });
});

it('an application is talked about, handled once, and can be taken up again', async () => {
  const who = await operatorWith(api);
  const id = await application();
  const decide = (status: number, note: string) =>
    who
      .call('POST', '/console/joins/decide', { id, status, note })
      .then(({ code, data }) => data.errorKey ?? code);
  expect(await decide(2, '已致电，下周面谈')).toBe(0);
  const ends = await Promise.all([decide(1, '已开通分站'), decide(3, '不再考虑')]);
  expect(ends.toSorted()).toEqual([0, 'APPLICATION_STATE']);
  expect(await decide(2, '又来咨询')).toBe(0);
  const { data } = await who.call<{ list: object[] }>('GET', '/console/joins?status=2');
  expect(data.list[0]).toMatchObject({ id, note: '又来咨询', handledBy: who.name });
  expect(
    await api.query(
      "SELECT (before->>'status')::int AS before, (after->>'status')::int AS after FROM audit_log WHERE action = 'join done' AND target = $1 ORDER BY id",
      [String(id)],
    ),
  ).toMatchObject([{ before: 0, after: 2 }, { before: 2 }, { after: 2 }]);
});
