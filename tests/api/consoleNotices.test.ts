import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { inHours, noticeDesk, REASON } from '../support/notices.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';
import { raceOn } from '../support/race.ts';

let api: TestApi;
let who: TestOperator;
let desk: ReturnType<typeof noticeDesk>;
beforeAll(async () => {
  api = await startApi();
  who = await operatorWith(api, ['notices.read', 'notices.publish']);
  desk = noticeDesk(who);
});
afterAll(() => api.close());

const audits = (id: number) =>
  api.query<{ action: string; reason: string }>(
    'SELECT action, reason FROM audit_log WHERE target = $1 AND operator_id = $2 ORDER BY id',
    [String(id), who.operatorId],
  );
const keyOf = (answer: { code: number; data: { errorKey?: string } }) =>
  answer.code === 0 ? 'done' : answer.data.errorKey;

describe('drafts', () => {
  it('are kept with all that was written, changed, published and recorded', async () => {
    const level = { audience: 3, level: 2, top: true, endsAt: '2099-01-02T00:00:00+08:00' };
    const { data: draft } = await desk.save({ ...level, title: ' 二级买家 ', startsAt: null });
    expect(draft).toEqual({
      ...{ id: expect.any(Number), type: 1, audience: 3, level: 2, accountId: null, accountName: '' },
      ...{ title: '二级买家', detail: '明天停发一天', link: '', top: true, state: 1, startsAt: null },
      ...{ endsAt: '2099-01-02T00:00:00+08:00', publishedAt: null, revision: 1, author: who.name },
      ...{ addressed: null, delivered: null, settled: true },
    });
    const { data: changed } = await desk.save({ id: draft.id, revision: 1, title: '给所有人' });
    expect(changed).toMatchObject({ id: draft.id, revision: 2, audience: 0, level: null, endsAt: null });
    expect((await desk.publish(draft.id, 2)).data).toMatchObject({
      ...{ state: 3, publishedAt: expect.stringMatching(/\+08:00$/), addressed: null },
    });
    expect((await audits(draft.id)).map(({ action }) => action)).toEqual([
      ...['notice save', 'notice save', 'notice publish'],
    ]);
  });

  it('are saved by one of two who have seen the same, and the other is told which one holds', async () => {
    const race = raceOn((text) => api.query(text));
    await race(
      async () => (await desk.save()).data.id,
      (id) => ['甲', '乙'].map((title) => () => desk.save({ id, revision: 1, title })),
      async (id, answers) => {
        const keys = (answers as { code: number; data: { errorKey?: string } }[]).map(keyOf);
        expect(keys.toSorted()).toEqual(['NOTICE_CHANGED', 'done']);
        expect(await desk.one(id)).toMatchObject({ revision: 2 });
      },
    );
  });

  it('are published or deleted, not both', async () => {
    const race = raceOn((text) => api.query(text));
    await race(
      async () => (await desk.save()).data.id,
      (id) => [() => desk.publish(id), () => desk.remove(id)],
      async (id, answers) => {
        const keys = (answers as { code: number; data: { errorKey?: string } }[]).map(keyOf);
        const left = await api.query('SELECT status FROM notice WHERE id = $1', [id]);
        expect(keys.filter((key) => key === 'done')).toHaveLength(1);
        expect([
          [['NOT_FOUND', 'done'], []],
          [['NOTICE_STATE', 'done'], [{ status: 2 }]],
        ]).toContainEqual([keys.toSorted(), left]);
      },
    );
  });

  it('name an account that there is, by a number of one account', async () => {
    const [buyer, seller] = [await api.buyer(), await api.seller()];
    const [{ uuid } = { uuid: '' }] = await api.query<{ uuid: string }>(
      'SELECT uuid FROM account WHERE id = $1',
      [buyer.accountId],
    );
    const named = async (account: string) => {
      const { data } = await desk.save({ audience: 4, account });
      return data.errorKey ?? data.accountId;
    };
    expect([await named(buyer.phone), await named(uuid), await named(` ${seller.accountId} `)]).toEqual([
      ...[buyer.accountId, buyer.accountId, seller.accountId],
    ]);
    expect([await named('张三'), await named('19999999999'), await named('999999999')]).toEqual([
      ...['NOTICE_ACCOUNT', 'NOTICE_ACCOUNT', 'NOTICE_ACCOUNT'],
    ]);
    await api.query(
      'UPDATE account SET phone_print = (SELECT phone_print FROM account WHERE id = $1) WHERE id = $2',
      [...[buyer.accountId, seller.accountId]],
    );
    expect(await named(buyer.phone)).toBe('NOTICE_ACCOUNTS');
    const { data } = await desk.save({ audience: 4, account: uuid });
    expect((await desk.save({ id: data.id, revision: 1, audience: 4 })).data.accountId).toBe(buyer.accountId);
    await api.query('UPDATE account SET status = 4 WHERE id = $1', [buyer.accountId]);
    expect(keyOf(await desk.publish(data.id, 2))).toBe('NOTICE_ACCOUNT');
  });

  it('are refused with an end before their beginning, a level or account that is missing, or a link elsewhere', async () => {
    const key = async (given: object) => keyOf(await desk.save(given));
    expect([
      await key({ endsAt: inHours(-1) }),
      await key({ startsAt: inHours(2), endsAt: inHours(1) }),
      await key({ audience: 3 }),
      await key({ audience: 4 }),
      await key({ title: '   ' }),
      ...(await Promise.all(
        [
          'https://elsewhere.example',
          '//elsewhere.example',
          '/a b',
          'javascript:alert(1)',
          '/\\elsewhere',
        ].map((link) => key({ type: 4, link })),
      )),
    ]).toEqual([
      ...['NOTICE_TIMES', 'NOTICE_TIMES', 'BAD_PARAM', 'NOTICE_ACCOUNT'],
      ...Array.from({ length: 6 }, () => 'BAD_PARAM'),
    ]);
    expect(await key({ type: 4, link: '/orderCenter?tab=all' })).toBe('done');
  });
});

describe('what is published', () => {
  it('is changed as a new revision with a reason, and keeps the time at which it was published', async () => {
    const id = await desk.published();
    const { publishedAt } = await desk.one(id);
    const { data } = await desk.revise(id, 1, { title: '更正', detail: '后天停发', startsAt: inHours(5) });
    expect(data).toMatchObject({ title: '更正', detail: '后天停发', revision: 2, state: 3, publishedAt });
    expect(keyOf(await desk.revise(id, 1, {}))).toBe('NOTICE_CHANGED');
    expect((await audits(id)).at(-1)).toEqual({ action: 'notice revise', reason: REASON });
    const [entry] = await api.query(
      "SELECT before->>'title' AS before, after->>'title' AS after FROM audit_log WHERE target = $1 AND action = 'notice revise'",
      [String(id)],
    );
    expect(entry).toEqual({ before: '停发通知', after: '更正' });
  });

  it('is put off while it is scheduled', async () => {
    const id = await desk.published({ startsAt: '2099-01-01T00:00:00+08:00' });
    const { data } = await desk.revise(id, 1, { startsAt: '2099-01-03T00:00:00+08:00' });
    expect(data).toMatchObject({ state: 2, publishedAt: '2099-01-03T00:00:00+08:00' });
    expect((await desk.revise(id, 2, { startsAt: null })).data.state).toBe(3);
  });

  it('is withdrawn once, with a reason, and comes back no more', async () => {
    const id = await desk.published();
    const answers = await Promise.all([desk.withdraw(id), desk.withdraw(id)]);
    expect(answers.map(keyOf).toSorted()).toEqual(['NOTICE_STATE', 'done']);
    const others = [
      desk.publish(id),
      desk.revise(id, 1, {}),
      desk.remove(id),
      desk.save({ id, revision: 1 }),
    ];
    expect((await Promise.all(others)).map(keyOf)).toEqual(Array.from({ length: 4 }, () => 'NOTICE_STATE'));
    expect((await audits(id)).at(-1)).toEqual({ action: 'notice withdraw', reason: REASON });
  });
});

describe('the list', () => {
  it('is narrowed by type, audience, state and a part of the title', async () => {
    const mark = `第${Date.now()}号`;
    const made = async (given: object) => desk.published({ title: mark, ...given });
    const [home, sellers, scheduled] = [
      await made({ type: 2 }),
      await made({ type: 3, audience: 2 }),
      await made({ startsAt: inHours(1) }),
    ];
    const draft = (await desk.save({ title: mark, type: 4, audience: 1 })).data.id;
    const ids = async (query: string) =>
      (await desk.list(`title=${encodeURIComponent(mark)}&${query}`)).list.map(({ id }) => id);
    expect(await ids('')).toEqual([draft, scheduled, sellers, home]);
    expect([await ids('type=2'), await ids('audience=2'), await ids('audience=0&type=1')]).toEqual([
      ...[[home], [sellers], [scheduled]],
    ]);
    expect([await ids('state=1'), await ids('state=2'), await ids('state=3'), await ids('state=5')]).toEqual([
      ...[[draft], [scheduled], [sellers, home], []],
    ]);
  });

  it('keeps the words of a message out of the log', async () => {
    const id = await desk.published({ type: 4, audience: 2, title: '张三的订单', detail: '张三，您好' });
    const rows = await api.query('SELECT before, after, detail FROM audit_log WHERE target = $1', [
      String(id),
    ]);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('张三');
  });
});

it('roles that publish may read after the upgrade', async () => {
  const roles = await api.query<{ code: string }>(
    "SELECT code FROM operator_role WHERE permissions @> '{notices.read,notices.publish}' AND code IS NOT NULL ORDER BY code",
  );
  expect(roles.map(({ code }) => code)).toEqual(['administrator', 'operations', 'service']);
});
