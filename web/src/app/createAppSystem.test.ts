import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCountdown } from '../features/codeCountdown/codeCountdown.actors.ts';
import { lastSearches } from '../features/search/lastSearches.ts';
import { createTokenStore } from '../features/session/tokenStore.ts';
import { LoadAccount } from '../graphql/account.graphql.ts';
import { runQuery } from '../graphql/runOperation.ts';
import type { StorageArea } from '../lib/storage.ts';
import { createAuthSignal } from './authSignal.ts';
import { createApolloClient } from './client.ts';
import { createAppSystem } from './createAppSystem.ts';

const me = {
  ...{
    __typename: 'Buyer',
    id: 1,
    uuid: 'u-li',
    authorityId: 10001,
    kind: 'BUYER',
    member: null,
    phone: '13800000001',
  },
  ...{ nickName: '李四', headerImg: null, balance: 10000, frozen: 0 },
};
const favourite = (goodId: number) => ({ __typename: 'Favourite', id: goodId, goodId });

type Answer = object | { errorKey: string; msg: string };

/** What the gateway says by operation; a test changes what it needs. */
const usual: Record<string, Answer> = {
  LoadAccount: { me },
  LoadWarehouses: {
    warehouses: {
      __typename: 'WarehousePage',
      list: [{ __typename: 'Warehouse', id: 1, name: '义乌仓' }],
    },
  },
  LoadFavourites: {
    favourites: {
      __typename: 'FavouritePage',
      total: 2,
      nextCursor: null,
      list: [favourite(7), favourite(8)],
    },
  },
  CreateFavourite: { errorKey: 'FAVOURITE_LIMIT', msg: '最多收藏500件商品' },
  DeleteFavourite: { deleteFavourite: 7 },
  DrawCaptcha: {
    captcha: {
      __typename: 'Captcha',
      captchaId: 'c-1',
      picPath: 'data:image/png;base64,AA',
      captchaLength: 4,
    },
  },
  SendPhoneCode: { sendPhoneCode: { __typename: 'SendPhoneCodePayload', resendIn: 60 } },
  SignUp: {
    signUp: {
      __typename: 'SignUpPayload',
      session: {
        __typename: 'LoginPayload',
        token: 't-9',
        expireAt: '2026-11-29T10:00:00+08:00',
        account: me,
      },
    },
  },
  EndSession: { logout: true },
};

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  const area: StorageArea = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  return { map, area };
}

interface Start {
  kept?: Record<string, string>;
  inTab?: Record<string, string>;
  answers?: object;
}

function start({ kept = {}, inTab = {}, answers = {} }: Start = {}) {
  const { map, area } = memory(kept);
  const { map: tab, area: tabArea } = memory(inTab);
  const told: string[] = [];
  const asked: [operation: string, token: string | null, variables: unknown][] = [];
  const says: Record<string, Answer> = { ...usual, ...answers };
  const signal = createAuthSignal();
  const warn = (text: string) => void told.push(text);
  const client = createApolloClient({
    ...{
      tokens: createTokenStore(area),
      signal,
      warn,
      pathname: () => '/t3/',
      outdated: () => {},
      uri: 'http://gateway/graphql',
    },
    fetch: async (_, init) => {
      const { operationName, variables } = JSON.parse(String(init?.body));
      const answer = says[operationName];
      // What other parts of the page ask for is none of these tests' business.
      if (!answer) return Response.error();
      asked.push([operationName, new Headers(init?.headers).get('x-token'), variables]);
      const body =
        'errorKey' in answer
          ? {
              errors: [
                { message: 'msg' in answer ? answer.msg : '', extensions: { errorKey: answer.errorKey } },
              ],
            }
          : { data: answer };
      return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    },
  });
  const system = createAppSystem({
    ...{ client, storage: { browser: area, tab: tabArea }, signal, warn },
    goHome: () => void told.push('home'),
    land: (kind) => void told.push(kind),
    reload: () => void told.push('reload'),
  });
  const dialogActor = () => {
    const actor = system.loginDialog.actor.current();
    if (!actor) throw new Error('the login dialog was not opened');
    return actor;
  };
  const dialog = () => dialogActor().getSnapshot();
  return { client, system, area, map, tab, told, asked, says, dialog, dialogActor };
}

const signedIn = { kept: { token: 't-1', type: '1' } };
const pass = async (ms = 50) => {
  await vi.advanceTimersByTimeAsync(ms);
  // Documents come when they are needed first.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  const target = (parts: object) => Object.assign(new EventTarget(), parts);
  const location = { hash: '', hostname: 'localhost' };
  const documentElement = { classList: { toggle: () => {} }, outerHTML: '<html></html>' };
  vi.stubGlobal('window', target({ location, navigator: { userAgent: '' } }));
  vi.stubGlobal('location', location);
  vi.stubGlobal('matchMedia', () => target({ matches: false }));
  vi.stubGlobal('document', target({ documentElement, visibilityState: 'visible' }));
  vi.stubGlobal('fetch', async () => Response.error());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a session that ends', () => {
  it.each([
    ['SESSION_EXPIRED', '授权已过期'],
    ['SESSION_KICKED', '您的帐户异地登陆或令牌失效'],
    ['SESSION_EXPIRED', 'token is expired'],
  ])('by %s warns once for five answers, then opens the dialog', async (errorKey, msg) => {
    const [warning, message] = ['授权可能已过期，请重新登录', '授权已过期，请重新登录'];
    const { system, client, told, says, map, dialog, asked } = start(signedIn);
    await pass();
    says.LoadAccount = { errorKey, msg };
    await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        runQuery(client, LoadAccount, { kind: at % 2 ? 'BUYER' : 'SELLER' }),
      ),
    );
    expect([told, system.loginDialog.actor.current()]).toEqual([[warning], null]);
    await pass(2_000);
    expect([told, dialog().context.message, map.has('token')]).toEqual([[warning], message, false]);
    expect([dialog().context.phone, dialog().context.kind]).toEqual(['13800000001', 'buyer']);
    expect(asked.map(([operation]) => operation)).not.toContain('EndSession');
  });

  it('says goodbye at a logout with the token of before, and begins anew at home', async () => {
    const { system, told, asked, map, area, tab } = start(signedIn);
    await pass();
    lastSearches(area, me.uuid).add({ kind: 'goods', text: '杯' });
    system.session.send({ type: 'session.leave' });
    await pass();
    expect(asked.at(-1)).toEqual(['EndSession', 't-1', {}]);
    expect([told, [...map.keys()], [...tab.keys()]]).toEqual([['home', 'reload'], [], []]);
  });

  it('has the supplier’s phone ready after a reload with a token that is over', async () => {
    const { tab } = start({
      kept: { token: 't-2', type: '2' },
      answers: { LoadAccount: { me: { ...me, __typename: 'Seller', kind: 'SELLER', authorityId: 11001 } } },
    });
    await pass();
    const { dialog } = start({
      kept: { token: 't-2', type: '2' },
      inTab: Object.fromEntries(tab),
      answers: { LoadAccount: { errorKey: 'SESSION_EXPIRED', msg: '授权已过期' } },
    });
    await pass(2_000);
    expect([dialog().context.phone, dialog().context.kind]).toEqual(['13800000001', 'seller']);
  });

  it('forgets the phone when another tab has signed out', async () => {
    const { map, tab } = start(signedIn);
    await pass();
    map.clear();
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
    expect(tab.get('chengcang.member')).toBeUndefined();
  });

  it('asks a visitor to log in when the server wants it', async () => {
    const { client, told, dialog } = start({
      answers: { LoadAccount: { errorKey: 'NOT_LOGGED_IN', msg: '' } },
    });
    await runQuery(client, LoadAccount, { kind: 'BUYER' });
    await pass();
    expect([told, dialog().context.message]).toEqual([['请先登录'], '请先登录']);
  });
});

describe('a session that begins', () => {
  it('loads the account, the warehouses and the favourites', async () => {
    const { asked, system } = start(signedIn);
    await pass();
    expect(asked).toEqual([
      ['LoadAccount', 't-1', { kind: 'BUYER' }],
      ['LoadWarehouses', 't-1', {}],
      ['LoadFavourites', 't-1', {}],
    ]);
    expect([...system.favourites.goodIds()]).toEqual([7, 8]);
  });

  it('loads no favourites of a supplier', async () => {
    const { asked } = start({
      kept: { token: 't-2', type: '2' },
      answers: { LoadAccount: { me: { ...me, __typename: 'Seller', kind: 'SELLER', authorityId: 11001 } } },
    });
    await pass();
    expect(asked.map(([operation]) => operation)).toEqual(['LoadAccount', 'LoadWarehouses']);
  });

  it('takes favourites back in the words of the refusal', async () => {
    const { system, told } = start(signedIn);
    await pass();
    for (const goodId of [9, 7]) system.favourites.toggle(goodId);
    await pass();
    expect([[...system.favourites.goodIds()], told]).toEqual([[8], ['最多收藏500件商品']]);
  });
});

describe('signing up', () => {
  it('takes the inviter from the address, sends the code, signs in and forgets the inviter afterwards', async () => {
    const { system, asked, dialog, dialogActor, map, told } = start();
    window.location.hash = '#/?super=A7x9';
    window.dispatchEvent(new Event('hashchange'));
    system.loginDialog.open({ message: null, mode: 'register', kind: null });
    await pass();
    const loginDialog = dialogActor();
    loginDialog.send({ type: 'code.request' });
    expect(dialog().context.problems).toEqual({ phone: { code: 'required' }, captcha: { code: 'required' } });
    const type = (fields: object) => {
      for (const [field, value] of Object.entries(fields))
        loginDialog.send({ type: 'field.edit', field: field as 'phone', value });
    };
    type({ phone: '13700000001', captcha: '7k2p' });
    loginDialog.send({ type: 'code.request' });
    await pass();
    expect(system.codeCountdown('REGISTER', startCountdown).getSnapshot().matches('waiting')).toBe(true);
    type({ phoneCode: '024680', password: 'demo1234', repassword: 'demo1234' });
    const consent = { terms: '2026-11-22', privacy: '2026-11-22' };
    loginDialog.send({ type: 'consent.set', consent });
    loginDialog.send({ type: 'form.submit' });
    await pass();
    const phone = '13700000001';
    expect(asked.filter(([operation]) => ['SendPhoneCode', 'SignUp'].includes(operation))).toEqual([
      ['SendPhoneCode', null, { input: { scene: 'REGISTER', phone, captcha: '7k2p', captchaId: 'c-1' } }],
      [
        'SignUp',
        null,
        {
          input: {
            ...{ phone, phoneCode: '024680', password: 'demo1234', repassword: 'demo1234' },
            ...{ kind: 'BUYER', consent, inviter: 'A7x9' },
          },
        },
      ],
    ]);
    expect([dialog().value, map.get('token'), told]).toEqual(['closed', 't-9', ['buyer', 'reload']]);
    window.dispatchEvent(new Event('hashchange'));
    expect(dialog().context.superId).toBeNull();
  });
});
