import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weixinSecrets } from '../../api/src/modules/shops/weixinSecrets.ts';
import { pushKeysOf, sealedPush } from '../../simulators/src/weixin/pushes.ts';
import { APP } from '../integrations/simulatedShops.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { testBox } from '../support/sealed.ts';

let api: TestApi;
let bare: TestApi;
const asked: string[] = [];
beforeAll(async () => {
  api = await startApi({
    weixinPushKeys: { ...pushKeysOf(APP), appId: APP.key },
    queue: { send: async (_tx, { name }) => void asked.push(name) },
  });
  bare = await startApi({ beside: api });
});
afterAll(async () => {
  await bare.close();
  await api.close();
});

const secrets = () => weixinSecrets({ db: api.database.db, box: testBox });
const element = (name: string, value: string) => `<${name}><![CDATA[${value}]]></${name}>`;
const messageOf = (about: string, field: string, value: string) =>
  `<xml>${element('AppId', APP.key)}<CreateTime>1</CreateTime>${element('InfoType', about)}${element(field, value)}</xml>`;
const ticketMessage = (ticket: string) =>
  messageOf('component_verify_ticket', 'ComponentVerifyTicket', ticket);

type Sent = {
  path?: string;
  app?: typeof APP;
  to?: TestApi;
  query?: Record<string, string>;
  type?: string;
  body?: string;
};

async function push(
  message: string,
  { path = '', app = APP, to = api, query = {}, type = 'text/xml', body }: Sent = {},
) {
  const { msgSignature, body: sealed, ...seal } = sealedPush(message, app, new Date());
  const search = new URLSearchParams({
    ...seal,
    signature: 'x',
    encrypt_type: 'aes',
    msg_signature: msgSignature,
    ...query,
  });
  const answer = await to.app.inject({
    method: 'POST',
    url: `/api/v1/shops/callback/6${path}?${search}`,
    headers: { 'content-type': type },
    payload: body ?? sealed,
  });
  return [answer.statusCode, answer.body];
}

/** A shop of somebody, bound. */
async function shopOf(platform: number, remoteShopId: string) {
  const { accountId } = await api.buyer();
  const [row] = await api.query<{ id: number }>(
    `INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, access_token, expires_at)
     VALUES ($1, $2, $3, '店', '店', false, 'sealed', now() + interval '30 days') RETURNING id`,
    [accountId, platform, remoteShopId],
  );
  return async () => {
    const [now] = await api.query<{ status: number; last_error: string | null }>(
      'SELECT status, last_error FROM shop WHERE id = $1',
      [row?.id],
    );
    return now;
  };
}

describe('a WeChat push', () => {
  it('stores the newest ticket encrypted', async () => {
    expect(await push(ticketMessage('ticket@@@1'))).toEqual([200, 'success']);
    expect(await push(ticketMessage('ticket@@@2'))).toEqual([200, 'success']);
    expect(await secrets().ticket()).toBe('ticket@@@2');
    const rows = await api.query<{ name: string }>(
      "SELECT * FROM outside_secret WHERE name = 'weixin.ticket'",
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('@@@');
  });

  it('that reports a withdrawn consent expires that shop only', async () => {
    const appId = randomUUID();
    const [its, other, elsewhere] = [
      await shopOf(6, appId),
      await shopOf(6, randomUUID()),
      await shopOf(1, appId),
    ];
    expect(await push(messageOf('unauthorized', 'AuthorizerAppid', appId))).toEqual([200, 'success']);
    expect([await its(), await other(), await elsewhere()]).toEqual([
      { status: 3, last_error: 'authExpired' },
      { status: 1, last_error: null },
      { status: 1, last_error: null },
    ]);
  });

  it.each(['dropship_order_new', 'dropship_order_update'])(
    'of an assigned order that is not here, %s, is taken and changes nothing',
    async (event) => {
      const message = `<xml>${element('Event', event)}<ds_order_id>4400123343235833535</ds_order_id></xml>`;
      expect(await push(message, { path: '/wx0123456789abcdef' })).toEqual([200, 'success']);
      expect(asked).toEqual([]);
    },
  );

  it.each(['authorized', 'updateauthorized', 'notify_something_new'])(
    'about %s changes nothing',
    async (about) => {
      const appId = randomUUID();
      const its = await shopOf(6, appId);
      expect(await push(messageOf(about, 'AuthorizerAppid', appId))).toEqual([200, 'success']);
      expect(await its()).toEqual({ status: 1, last_error: null });
    },
  );

  it.each<[string, () => Sent]>([
    ['a signature that is wrong', () => ({ query: { msg_signature: '0'.repeat(40) } })],
    ['no signature', () => ({ query: { msg_signature: '' } })],
    ['another moment', () => ({ query: { timestamp: '1' } })],
    ['the keys of another', () => ({ app: { ...APP, signSecret: 'other' } })],
    ['another application', () => ({ app: { ...APP, key: 'other' } })],
    ['nothing sealed', () => ({ body: ticketMessage('ticket@@@forged') })],
    ['no body', () => ({ body: '' })],
    ['nobody to know it', () => ({ to: bare })],
  ])('is rejected with %s', async (_what, sent) => {
    await push(ticketMessage('ticket@@@true'));
    expect(await push(ticketMessage('ticket@@@forged'), sent())).toEqual([403, '']);
    expect(await secrets().ticket()).toBe('ticket@@@true');
  });

  it('must be XML of limited size', async () => {
    const [status, body] = await push(ticketMessage('t'), { type: 'application/json' });
    expect([status, JSON.parse(String(body)).data]).toEqual([415, { errorKey: 'BODY_TYPE' }]);
    const [large, said] = await push(ticketMessage('t'), { body: ' '.repeat(16 * 1024 + 1) });
    expect([large, JSON.parse(String(said)).data]).toEqual([413, { errorKey: 'BODY_SIZE' }]);
  });
});

it('stores the component token encrypted until it is replaced', async () => {
  const token = { token: 'component-token', expiresAt: new Date('2026-12-01T02:00:00.000Z') };
  await secrets().saveToken(token);
  expect(await secrets().token()).toEqual(token);
  expect(JSON.stringify(await api.query('SELECT * FROM outside_secret'))).not.toContain('component-token');
  await secrets().saveToken(null);
  expect(await secrets().token()).toBeNull();
});
