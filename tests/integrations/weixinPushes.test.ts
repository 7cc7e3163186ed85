import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { readPush } from '../../api/src/adapters/shops/weixin/weixinPush.ts';
import { pushKeysOf } from '../../simulators/src/weixin/pushes.ts';
import { outcomeOf } from './shopCalls.ts';
import { APP, startShops } from './simulatedShops.ts';
import { storeOf, weixinAt } from './weixin.ts';

/** Where an application is pushed to; it answers each push with the next of `answers`, at last with `success`. */
async function pushed(answers: string[] = []) {
  const waiting: ((push: ReturnType<typeof readPush>) => void)[] = [];
  const arrived: ReturnType<typeof readPush>[] = [];
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://x');
    const at = (name: string) => searchParams.get(name) ?? '';
    const seal = { timestamp: at('timestamp'), nonce: at('nonce'), msgSignature: at('msg_signature') };
    const push = readPush({ ...pushKeysOf(APP), appId: APP.key }, seal, await text(request));
    response.end(answers.shift() ?? 'success');
    const first = waiting.shift();
    if (first) first(push);
    else arrived.push(push);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once('listening', done));
  return {
    pushUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`,
    /** The next push, past or coming. */
    next: async () =>
      arrived.shift() ?? new Promise<ReturnType<typeof readPush>>((done) => waiting.push(done)),
  };
}

const TICKET = { kind: 'ticket', ticket: expect.stringMatching(/^ticket@@@[0-9a-f]{48}$/) };

it('the simulated WeChat repeats its ticket push until it is accepted', async () => {
  const { pushUrl, next } = await pushed(['busy']);
  await startShops({ app: { pushUrl } });
  const first = await next();
  expect(first).toEqual(TICKET);
  expect(await next()).toEqual(first);
});

it('the simulated WeChat pushes its ticket on demand and reports whether it was accepted', async () => {
  const { pushUrl, next } = await pushed(['success', 'busy']);
  const { origin } = await startShops({ app: { pushUrl } });
  await next();
  const ask = async () => (await fetch(`${origin}/weixin/ticket-push`, { method: 'POST' })).json();
  expect([await ask(), await next()]).toEqual([{ taken: false }, TICKET]);
  expect([await ask(), await next()]).toEqual([{ taken: true }, TICKET]);
  const alone = await startShops();
  const unheard = await fetch(`${alone.origin}/weixin/ticket-push`, { method: 'POST' });
  expect(await unheard.json()).toEqual({ taken: false });
});

it('the simulated WeChat reports a withdrawn consent', async () => {
  const { pushUrl, next } = await pushed();
  const shops = await startShops({ app: { pushUrl } });
  await next();
  await shops.act('revokeAccess', { platform: 'weixin', shopId: '6001002' });
  expect(await next()).toEqual({ kind: 'unauthorized', remoteShopId: '6001002' });
});

it('the simulated WeChat tells of assigned orders by their ids alone, as often as it was asked to', async () => {
  const { pushUrl, next } = await pushed();
  const shops = await startShops({ app: { pushUrl } });
  await next();
  const merchant = { platform: 'weixin', shopId: '6001001' };
  await shops.act('bindSupplier', { ...merchant, supplierId: '6001003' });
  const [one = '', two = ''] = await shops.addOrders(merchant, { count: 2 });
  const assign = async (orderNo: string) =>
    (await shops.act('assignOrder', { ...merchant, orderNo })).assignedIds[0] as string;
  await shops.act('dropPushes', { platform: 'weixin', pushes: 1 });
  await assign(one);
  await shops.act('repeatPushes', { platform: 'weixin', times: 2 });
  const told = { kind: 'assigned', assignedId: await assign(two) };
  expect([await next(), await next()]).toEqual([told, told]);
});

it('the binding of a shop asks for the first ticket, and waits for it', async () => {
  const { pushUrl, next } = await pushed();
  const shops = await startShops({ app: { pushUrl } });
  // Taken, so that no other comes by itself for ten minutes; and lost.
  await next();
  const { held, store } = storeOf(null);
  const taken = next().then((push) => {
    held.ticket = push?.kind === 'ticket' ? push.ticket : null;
  });
  const url = new URL(await weixinAt(shops, store).authorizeUrl('s'));
  await taken;
  expect(url.searchParams.get('pre_auth_code')).toMatch(/^preauthcode@@@/);
  expect(
    await outcomeOf(weixinAt(shops, storeOf(null).store, { componentSecret: 'other' }).authorizeUrl('s')),
  ).toBe('invalid 40125');
});
