import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ProviderError } from '../../api/src/adapters/providerError.ts';
import { type AlipayOptions, alipayRealName } from '../../api/src/adapters/realName/alipayRealName.ts';
import { APP_ID, keys, pemOf, startAlipay } from './alipay.ts';
import { startRelay } from './relay.ts';

const person = { realName: '张晓明', idCard: '11010519491231002X', orderNo: 'CC20260101000001' };

function verifierAt(origin: string, more: Partial<AlipayOptions> = {}) {
  return alipayRealName({
    appId: APP_ID,
    privateKey: pemOf(keys.app.privateKey),
    alipayPublicKey: pemOf(keys.platform.publicKey),
    gateway: `${origin}/alipay/gateway.do`,
    ...more,
  });
}

async function changedOnTheWay(changes: Parameters<typeof startRelay>[1]) {
  const relay = await startRelay(await startAlipay(), changes);
  onTestFinished(relay.close);
  return verifierAt(relay.url);
}

/** How a call fails; nothing of the failure may tell who was to be verified or with which key. */
async function failureOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProviderError)) throw new Error(`no ProviderError: ${inspect(error)}`);
  const shown = inspect(error, { depth: 9, showHidden: true });
  const keyLine = pemOf(keys.app.privateKey).split('\n')[1] ?? '';
  for (const secret of [person.realName, person.idCard, 'PRIVATE KEY', keyLine]) {
    expect(shown).not.toContain(secret);
  }
  expect(error.message).toBe(`alipay ${error.reason}: ${error.code}`);
  return `${error.reason} ${error.code}`;
}

/** Opens the page and presses the button that reads `label`. */
async function press(url: string, label: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(page) ?? [];
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of page.matchAll(
    /<input type="hidden" name="(\w+)" value="(\w+)">/g,
  )) {
    form.set(name, value);
  }
  const [, name = '', value = ''] =
    new RegExp(`name="(\\w+)" value="(\\w+)">${label}</button>`).exec(page) ?? [];
  form.set(name, value);
  const answer = await fetch(new URL(action, url), { method: 'POST', body: form });
  return answer.text();
}

describe('an identity check at Alipay', () => {
  it.each([
    ['通过验证', 'passed'],
    ['不通过', 'failed'],
  ])('is pending until the person presses %s and then %s', async (label, outcome) => {
    const verifier = verifierAt(await startAlipay());
    const { certifyId, url } = await verifier.begin(person);
    expect(await verifier.outcome(certifyId)).toBe('pending');
    expect(await press(url, label)).toContain('验证已完成，请回到原页面');
    expect(await verifier.outcome(certifyId)).toBe(outcome);
  });

  it('keeps its decision', async () => {
    const verifier = verifierAt(await startAlipay());
    const { certifyId, url } = await verifier.begin(person);
    const shown = await (await fetch(url)).text();
    await press(url, '不通过');
    const form = Object.fromEntries(
      [...shown.matchAll(/name="(\w+)" value="(\w+)">/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const again = await fetch(new URL('/alipay/certify', url), {
      method: 'POST',
      body: new URLSearchParams({ ...form, decision: 'pass' }),
    });
    expect(await again.text()).toContain('验证已完成');
    expect(await (await fetch(url)).text()).toContain('验证已完成');
    expect(await verifier.outcome(certifyId)).toBe('failed');
  });

  it('is independent of other checks', async () => {
    const verifier = verifierAt(await startAlipay());
    const first = await verifier.begin(person);
    const second = await verifier.begin({ ...person, orderNo: 'CC20260101000002' });
    await press(second.url, '通过验证');
    expect(await verifier.outcome(first.certifyId)).toBe('pending');
    expect(await verifier.outcome(second.certifyId)).toBe('passed');
  });

  it.each(['UTC', 'Asia/Shanghai', 'America/New_York'])(
    'can be opened on a machine in the time zone %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => void vi.unstubAllEnvs());
      const verifier = verifierAt(await startAlipay());
      const { certifyId } = await verifier.begin(person);
      expect(await verifier.outcome(certifyId)).toBe('pending');
    },
  );
});

it('the Alipay client accepts keys in the format of older tools', async () => {
  const verifier = verifierAt(await startAlipay(), {
    privateKey: keys.app.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    alipayPublicKey: keys.platform.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
  });
  const { certifyId } = await verifier.begin(person);
  expect(await verifier.outcome(certifyId)).toBe('pending');
});

describe('the page of an identity check', () => {
  it('shows the masked person and loads nothing from outside', async () => {
    const { url } = await verifierAt(await startAlipay()).begin(person);
    const answer = await fetch(url);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('<h1>模拟支付宝身份验证</h1>');
    expect(page).toContain('<dd>张**</dd>');
    expect(page).toContain('<dd>1101**********002X</dd>');
    for (const secret of [person.realName, person.idCard, 'http', '<script'])
      expect(page).not.toContain(secret);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
  });

  it('escapes a name', async () => {
    const { url } = await verifierAt(await startAlipay()).begin({ ...person, realName: '<b>"' });
    expect(await (await fetch(url)).text()).toContain('<dd>&lt;***</dd>');
  });

  it('redirects to the return address', async () => {
    const returnUrl = 'https://shop.example/t3/real?a=1&b=2';
    const { url } = await verifierAt(await startAlipay(), { returnUrl }).begin(person);
    expect(await press(url, '通过验证')).toContain(
      '<a href="https://shop.example/t3/real?a=1&amp;b=2">回到原页面</a>',
    );
  });

  it.each([
    ['signature', (url: URL) => url.searchParams.set('sign', `A${url.searchParams.get('sign')}`)],
    ['certify id', (url: URL) => url.searchParams.set('biz_content', '{"certify_id":"0"}')],
    ['return address', (url: URL) => url.searchParams.set('return_url', 'https://elsewhere.example')],
  ])('is refused with a changed %s', async (_what, change) => {
    const verifier = verifierAt(await startAlipay());
    const { certifyId, url } = await verifier.begin(person);
    const changed = new URL(url);
    change(changed);
    const answer = await fetch(changed);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('isv.invalid-signature');
    expect(await verifier.outcome(certifyId)).toBe('pending');
  });

  it('accepts no decision without its form key', async () => {
    const verifier = verifierAt(await startAlipay());
    const { certifyId, url } = await verifier.begin(person);
    const answer = await fetch(new URL('/alipay/certify', url), {
      method: 'POST',
      body: new URLSearchParams({ certify_id: certifyId, key: '', decision: 'pass' }),
    });
    expect(answer.status).toBe(410);
    expect(await verifier.outcome(certifyId)).toBe('pending');
  });

  it('expires after 23 hours', async () => {
    let late = 0;
    const origin = await startAlipay({ now: () => new Date(Date.now() + late) });
    const { url } = await verifierAt(origin).begin(person);
    late = 23 * 3_600_000 + 1_000;
    const answer = await fetch(url);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('验证链接已失效');
  });
});

describe('Alipay', () => {
  it('refuses a call signed with another key', async () => {
    const verifier = verifierAt(await startAlipay(), { privateKey: pemOf(keys.stranger.privateKey) });
    expect(await failureOf(verifier.begin(person))).toBe('refused isv.invalid-signature');
  });

  it.each([
    ['query', { path: (path: string) => path.replace('version=1.0', 'version=2.0') }],
    ['form', { request: (body: string) => body.replace('002X', '0028') }],
  ])('refuses a call with a changed %s', async (_where, changes) => {
    const verifier = await changedOnTheWay(changes);
    expect(await failureOf(verifier.begin(person))).toBe('refused isv.invalid-signature');
  });

  it.each([-11, 11])('refuses a call whose clock is off by %d minutes', async (minutes) => {
    const origin = await startAlipay({ now: () => new Date(Date.now() + minutes * 60_000) });
    expect(await failureOf(verifierAt(origin).begin(person))).toBe('refused isv.invalid-timestamp');
  });

  it('refuses an order number that it cannot store', async () => {
    const verifier = verifierAt(await startAlipay());
    expect(await failureOf(verifier.begin({ ...person, orderNo: 'CC-1' }))).toBe('refused INVALID_PARAMETER');
  });

  it('refuses to report an unknown or expired check', async () => {
    const verifier = verifierAt(await startAlipay());
    expect(await failureOf(verifier.outcome('0'))).toBe('refused OPEN_CERTIFY_BILL_NOT_EXIST');
  });
});

describe('an answer of Alipay is rejected', () => {
  it('when its content differs from the signed content', async () => {
    const verifier = await changedOnTheWay({
      answer: (body) => body.replace('"passed":"F"', '"passed":"T"'),
    });
    const { certifyId } = await verifier.begin(person);
    expect(await failureOf(verifier.outcome(certifyId))).toBe('unreachable BAD_ANSWER');
  });

  it('when a second node follows the signed one', async () => {
    const forged = ',"alipay_user_certify_open_query_response":{"code":"10000","passed":"T"}}';
    const verifier = await changedOnTheWay({
      answer: (body) => (body.includes('passed') ? body.replace(/\}$/, forged) : body),
    });
    const { certifyId } = await verifier.begin(person);
    expect(await failureOf(verifier.outcome(certifyId))).toBe('unreachable BAD_ANSWER');
  });

  it.each([
    ['without a signature', (body: string) => body.replace(/,"sign":"[^"]+"/, '')],
    ['with an empty signature', (body: string) => body.replace(/"sign":"[^"]+"/, '"sign":""')],
    ['that is no JSON', () => '<html>Bad Gateway'],
  ])('when it is %s', async (_what, answer) => {
    const verifier = await changedOnTheWay({ answer });
    expect(await failureOf(verifier.begin(person))).toBe('unreachable BAD_ANSWER');
  });

  it('when it is signed with another key', async () => {
    const verifier = verifierAt(await startAlipay(), { alipayPublicKey: pemOf(keys.stranger.publicKey) });
    expect(await failureOf(verifier.begin(person))).toBe('unreachable BAD_ANSWER');
  });

  it('when its application has no known key', async () => {
    const verifier = verifierAt(await startAlipay(), { appId: '2021000000000009' });
    expect(await failureOf(verifier.begin(person))).toBe('unreachable BAD_ANSWER');
  });
});

describe('Alipay is reported as unreachable', () => {
  it('when nothing listens at its address', async () => {
    const relay = await startRelay('http://127.0.0.1:1', {});
    await relay.close();
    expect(await failureOf(verifierAt(relay.url).begin(person))).toBe('unreachable NO_ANSWER');
  });

  it('when it does not answer in time', async () => {
    const relay = await startRelay(await startAlipay(), {
      answer: () => new Promise<never>(() => undefined),
    });
    onTestFinished(relay.close);
    expect(await failureOf(verifierAt(relay.url, { timeoutMs: 50 }).begin(person))).toBe(
      'unreachable TIMEOUT',
    );
  });
});
