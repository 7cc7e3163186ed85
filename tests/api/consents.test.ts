import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOps } from '../../api/src/ops/runOps.ts';
import { consent, sendCode, smsChannel, unusedPhone } from '../support/accounts.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { sealed } from '../support/sealed.ts';

const channel = smsChannel();
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: false, sms: channel, limitByAddress: false });
});
afterAll(() => api.close());

const password = 'blau7Kiste';
async function register(more: object) {
  const phone = unusedPhone();
  await sendCode(api, phone, { scene: 1 });
  const form = { phone, phoneCode: channel.codeOf(phone), password, repassword: password };
  const send = (extra: object) => api.call('POST', '/common/register', { ...form, ...extra });
  return { phone, send, answer: await send(more) };
}
const kept = (phone: string) =>
  api.query(
    `SELECT t.kind, t.version, c.agreed, c.answered_at >= a.created_at AS "afterwards"
       FROM consent c JOIN account a ON a.id = c.account_id JOIN legal_text t ON t.id = c.legal_text_id
      WHERE a.phone_print = $1 ORDER BY t.kind`,
    [sealed.print(phone)],
  );

describe('the legal texts', () => {
  it('are two drafts that anybody may read', async () => {
    const { data } = await api.call<{ list: Record<string, unknown>[] }>('GET', '/legal/list');
    expect(data.list.map(({ kind, title, version, draft }) => [kind, title, version, draft])).toEqual([
      [1, '用户协议', '2026-11-23', true],
      [2, '隐私政策', '2026-11-23', true],
    ]);
    for (const { body } of data.list) expect(String(body)).toMatch(/^本文为草稿，/);
  });

  it('can be neither changed nor removed', async () => {
    for (const statement of ["UPDATE legal_text SET body = ''", 'DELETE FROM legal_text'])
      await expect(api.query(statement)).rejects.toThrow(
        'a published version is neither changed nor removed',
      );
  });
});

describe('registration', () => {
  it('is refused without consent, and the code stays valid', async () => {
    const { phone, send, answer } = await register({});
    expect(answer).toMatchObject({
      code: 7,
      msg: '请先阅读并同意《用户协议》和《隐私政策》',
      data: { errorKey: 'CONSENT_NEEDED' },
    });
    expect(await api.query('SELECT 1 FROM account WHERE phone_print = $1', [sealed.print(phone)])).toEqual(
      [],
    );
    expect((await send({ consent })).code).toBe(0);
  });

  it('reports the versions in force when another version was consented to', async () => {
    const { answer } = await register({ consent: { ...consent, privacy: '2020-01-01' } });
    expect(answer).toMatchObject({ code: 7, data: { errorKey: 'CONSENT_CHANGED', ...consent } });
  });

  it('records both versions with the time of consent', async () => {
    const { phone } = await register({ consent });
    expect(await kept(phone)).toEqual([
      { kind: 1, version: '2026-11-23', agreed: true, afterwards: true },
      { kind: 2, version: '2026-11-23', agreed: true, afterwards: true },
    ]);
  });
});

describe('a signed-in account', () => {
  it('is asked once about each version and may turn a refusal into consent, but not the reverse', async () => {
    const buyer = await api.buyer();
    const mine = async () =>
      (await buyer.call<{ list: { id: number; agreed: boolean | null }[] }>('GET', '/legal/mine')).data.list;
    const before = await mine();
    expect(before.map(({ agreed }) => agreed)).toEqual([null, null]);
    const answer = (agreed: boolean) =>
      buyer.call('POST', '/legal/answer', { ids: before.map(({ id }) => id), agreed });
    for (const [input, then] of [
      [false, [false, false]],
      [true, [true, true]],
      [false, [true, true]],
    ] as const) {
      expect((await answer(input)).code).toBe(0);
      expect((await mine()).map(({ agreed }) => agreed)).toEqual(then);
    }
  });

  it('is asked about the versions that describe account closing after consenting to earlier ones', async () => {
    const buyer = await api.buyer();
    await api.query(
      "INSERT INTO consent (account_id, legal_text_id, agreed) SELECT $1, id, true FROM legal_text WHERE version = '2026-11-22'",
      [buyer.accountId],
    );
    const { data } = await buyer.call<{ list: Record<string, unknown>[] }>('GET', '/legal/mine');
    expect(data.list.map(({ title, version, agreed }) => [title, version, agreed])).toEqual([
      ['用户协议', '2026-11-23', null],
      ['隐私政策', '2026-11-23', null],
    ]);
    const texts = await api.call<{ list: { body: string }[] }>('GET', '/legal/list');
    for (const { body } of texts.data.list) {
      expect(body).toContain('在个人中心自行注销账号');
      expect(body).not.toContain('通过客服申请注销');
    }
  });

  it('can answer only versions in force, all or none', async () => {
    const seller = await api.seller();
    expect(await seller.call('POST', '/legal/answer', { ids: [1, 999], agreed: true })).toMatchObject({
      data: { errorKey: 'NOT_FOUND' },
    });
    expect(await api.query('SELECT 1 FROM consent WHERE account_id = $1', [seller.accountId])).toEqual([]);
  });
});

describe('a new version', () => {
  it('is published once by an operator and requires consent of existing and new accounts', async () => {
    const own = await startApi({ demo: false, sms: channel, limitByAddress: false });
    const dir = await mkdtemp(join(tmpdir(), 'chengcang-legal-'));
    const file = join(dir, 'privacy.md');
    await writeFile(file, '## 一、新的\n- 内容\n');
    const publish = () =>
      runOps(['legal', 'publish', '--kind', 'privacy', '--version', '2027-01-01', '--file', file], {
        db: own.database.db,
        operator: 'tester',
      });
    try {
      const buyer = await own.buyer();
      await buyer.call('POST', '/legal/answer', { ids: [3, 4], agreed: true });
      expect(await publish()).toBe('已发布隐私政策 2027-01-01');
      await expect(publish()).rejects.toThrow('隐私政策 2027-01-01 已经发布过');
      const { data } = await buyer.call<{ list: Record<string, unknown>[] }>('GET', '/legal/mine');
      expect(data.list.map(({ version, draft, agreed }) => [version, draft, agreed])).toEqual([
        ['2026-11-23', true, true],
        ['2027-01-01', false, null],
      ]);
      expect(
        await own.query("SELECT operator, target, detail FROM audit_log WHERE action = 'legal publish'"),
      ).toEqual([
        {
          operator: 'tester',
          target: '隐私政策 2027-01-01',
          detail: { version: '2027-01-01', draft: false },
        },
      ]);
      const phone = unusedPhone();
      await sendCode(own, phone, { scene: 1 });
      const form = { phone, phoneCode: channel.codeOf(phone), password, repassword: password };
      expect(await own.call('POST', '/common/register', { ...form, consent })).toMatchObject({
        data: { errorKey: 'CONSENT_CHANGED', terms: '2026-11-23', privacy: '2027-01-01' },
      });
      const newest = { ...consent, privacy: '2027-01-01' };
      expect((await own.call('POST', '/common/register', { ...form, consent: newest })).code).toBe(0);
    } finally {
      await rm(dir, { recursive: true });
      await own.close();
    }
  });
});
