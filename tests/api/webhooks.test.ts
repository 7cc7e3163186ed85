import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePerson } from '../../api/src/modules/closings/erasing.ts';
import { webhookEventsOf } from '../../api/src/modules/webhooks/webhookEvents.ts';
import type { WebhookEndpointDto } from '../../api/src/modules/webhooks/webhooks.schemas.ts';
import { readWebhookTargets } from '../../api/src/plugins/config.webhooks.ts';
import { type Person, startApi, type TestApi } from '../support/api.ts';
import { programOf } from '../support/tokens.ts';
import { endpointOf, messagesOf } from '../support/webhooks.ts';

const URL = 'https://erp.example/hooks';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ webhookTargets: { allowsHttp: false, allowsThisMachine: false } });
});
afterAll(() => api.close());

const create = (who: Pick<Person, 'call'>, more: object = {}) =>
  who.call<WebhookEndpointDto & { secret: string; problem: string }>('POST', '/webhooks/create', {
    ...{ url: URL, events: ['order.paid'] },
    ...more,
  });
const list = async (who: Pick<Person, 'call'>) =>
  (await who.call<{ list: WebhookEndpointDto[]; events: { event: string }[] }>('GET', '/webhooks/list')).data;

describe('an endpoint', () => {
  it('is added with a secret that is shown once and lies sealed, changed, turned off and removed', async () => {
    const buyer = await api.buyer();
    const { data: added } = await create(buyer, { description: ' ERP ', url: ` ${URL} ` });
    expect(added).toMatchObject({ url: URL, description: 'ERP', status: 1, waiting: 0, firstFailedAt: null });
    expect(added.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const change = { id: added.id, url: `${URL}/2`, events: ['shop.expiring', 'order.paid'], enabled: false };
    const { data: changed } = await buyer.call('POST', '/webhooks/update', change);
    expect(changed).toMatchObject({ url: `${URL}/2`, events: ['order.paid', 'shop.expiring'], status: 2 });
    const known = await list(buyer);
    expect(known.list).toEqual([changed]);
    expect(known.events.map(({ event }) => event)).toEqual(webhookEventsOf('buyer'));
    expect(JSON.stringify(known)).not.toContain('whsec_');
    const rows = await api.query('SELECT * FROM webhook_endpoint WHERE id = $1', [added.id]);
    expect(JSON.stringify(rows)).not.toContain(added.secret.slice(6));
    expect((await buyer.call('POST', '/webhooks/test', { id: added.id })).data.errorKey).toBe('WEBHOOK_OFF');
    await buyer.call('POST', '/webhooks/remove', { id: added.id });
    expect((await list(buyer)).list).toEqual([]);
    const log = await buyer.call('POST', '/webhooks/messages', { endpointId: added.id });
    expect(log.data.errorKey).toBe('NOT_FOUND');
  });

  it('has a log that is empty at first, and is none where the endpoint is none or of another account', async () => {
    const [buyer, other] = [await api.buyer(), await api.buyer()];
    const { id } = await endpointOf(buyer, 'buyer', URL);
    expect(await messagesOf(buyer, id)).toEqual([]);
    for (const [who, endpointId] of [
      [other, id],
      [buyer, 999_999_999],
    ] as const)
      expect((await who.call('POST', '/webhooks/messages', { endpointId })).data.errorKey).toBe('NOT_FOUND');
  });

  it.each([
    ['http://erp.example/', 'scheme'],
    ['https://me:word@erp.example/', 'credentials'],
    ['https://erp.example:25/', 'port'],
    ['https://169.254.169.254/latest/meta-data', 'address'],
    ['https://[::ffff:10.0.0.1]/', 'address'],
    ['not an address', 'url'],
  ])('at %s is refused, new or changed: %s', async (url, problem) => {
    const buyer = await api.buyer();
    expect((await create(buyer, { url })).data).toMatchObject({ errorKey: 'WEBHOOK_URL', problem });
    const { id } = await endpointOf(buyer, 'buyer', URL);
    const change = { id, url, events: ['order.paid'], enabled: true };
    expect((await buyer.call('POST', '/webhooks/update', change)).data).toMatchObject({ problem });
    expect((await list(buyer)).list).toMatchObject([{ url: URL }]);
  });

  it('hears of nothing that its account has nothing to do with', async () => {
    const [buyer, seller] = [await api.buyer(), await api.seller()];
    expect((await create(buyer, { events: ['stock.low'] })).data.errorKey).toBe('BAD_PARAM');
    expect((await create(seller, { events: ['shop.expiring'] })).data.errorKey).toBe('BAD_PARAM');
    expect((await create(buyer, { events: ['order.deleted'] })).data.errorKey).toBe('BAD_PARAM');
    expect((await create(buyer, { events: [] })).data.errorKey).toBe('BAD_PARAM');
  });

  it('is one of ten of its account, also when many are added at once', async () => {
    const buyer = await api.buyer();
    const made = await Promise.all(Array.from({ length: 13 }, () => create(buyer)));
    expect(made.filter(({ code }) => code === 0)).toHaveLength(10);
    expect(new Set(made.flatMap(({ data }) => data.errorKey ?? []))).toEqual(new Set(['WEBHOOK_MAX']));
  });

  it('is tried with one message at a time', async () => {
    const buyer = await api.buyer();
    const { id } = await endpointOf(buyer, 'buyer', URL);
    const tries = await Promise.all(
      Array.from({ length: 4 }, () =>
        buyer.call<{ id: number; status: number; event: string }>('POST', '/webhooks/test', { id }),
      ),
    );
    expect(new Set(tries.map(({ data }) => data.id)).size).toBe(1);
    expect(tries[0]?.data).toMatchObject({ event: 'webhook.test', status: 1 });
  });

  it('is managed by programs with its scopes: what reads changes nothing', async () => {
    const buyer = await api.buyer();
    const reading = await programOf(api, buyer, ['webhooks:read']);
    const writing = await programOf(api, buyer, ['webhooks:write']);
    const refused = await create(reading);
    expect([refused.http, refused.data]).toMatchObject([
      403,
      { errorKey: 'TOKEN_SCOPE', scope: 'webhooks:write' },
    ]);
    const { data } = await create(writing);
    expect((await list(reading)).list).toMatchObject([{ id: data.id }]);
    expect((await writing.call('GET', '/webhooks/list')).data).toMatchObject({ scope: 'webhooks:read' });
  });

  it('goes with its account', async () => {
    const buyer = await api.buyer();
    await endpointOf(buyer, 'buyer', URL);
    await api.database.db.transaction((tx) => erasePerson(tx, api.database.db.box, buyer.accountId));
    expect(await api.query('SELECT FROM webhook_endpoint WHERE account_id = $1', [buyer.accountId])).toEqual(
      [],
    );
  });
});

describe('where webhooks may go', () => {
  it('is the internet by https; in a demo also without TLS, and this machine where the setting says so', () => {
    const read = (setting: string, demo: boolean) =>
      readWebhookTargets({ WEBHOOKS_TO_THIS_MACHINE: setting }, { demo });
    expect(read('', false)).toEqual({ allowsHttp: false, allowsThisMachine: false });
    expect(read('false', true)).toEqual({ allowsHttp: true, allowsThisMachine: false });
    expect(read('true', true)).toEqual({ allowsHttp: true, allowsThisMachine: true });
    expect(() => read('true', false)).toThrow('不能用于生产环境');
    expect(() => read('yes', true)).toThrow('WEBHOOKS_TO_THIS_MACHINE');
  });
});
