import { createSign, createVerify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { certificationStore } from '../../simulators/src/alipay/certifications.ts';
import { APP_ID, keys, startAlipay } from './alipay.ts';

const beijingTime = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** A call that is right in everything, but for what a test gives it. */
function signed(input: Record<string, string>): URLSearchParams {
  const parameters: Record<string, string> = {
    app_id: APP_ID,
    method: 'alipay.user.certify.open.query',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: beijingTime(),
    version: '1.0',
    biz_content: '{"certify_id":"0"}',
    ...input,
  };
  const text = Object.keys(parameters)
    .filter((name) => parameters[name])
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
  const sign = createSign('RSA-SHA256').update(text).sign(keys.app.privateKey, 'base64');
  return new URLSearchParams({ sign, ...parameters });
}

/** What the gateway answers: the node, the code in it, and whether the platform has signed it. */
async function ask(parameters: URLSearchParams) {
  const origin = await startAlipay();
  const answer = await fetch(`${origin}/alipay/gateway.do`, { method: 'POST', body: parameters });
  const text = await answer.text();
  const [, node = '', content = '', sign = ''] = /^\{"(\w+)":(\{.*\}),"sign":"(.*)"\}$/.exec(text) ?? [];
  const isSigned = createVerify('RSA-SHA256').update(content).verify(keys.platform.publicKey, sign, 'base64');
  const { code, sub_code } = JSON.parse(content);
  return { node, said: `${code} ${sub_code}`, isSigned };
}

const QUERY = 'alipay_user_certify_open_query_response';

describe("the simulated Alipay's gateway", () => {
  it.each([
    [{}, QUERY, '40004 OPEN_CERTIFY_BILL_NOT_EXIST', true],
    [{ app_id: '' }, QUERY, '40001 isv.missing-app-id', false],
    [{ app_id: '2021000000000009' }, QUERY, '40002 isv.invalid-app-id', false],
    [{ sign_type: 'RSA' }, QUERY, '40002 isv.invalid-signature-type', true],
    [{ charset: 'gbk' }, QUERY, '40002 isv.invalid-charset', true],
    [{ timestamp: '' }, QUERY, '40001 isv.missing-timestamp', true],
    [{ timestamp: '2026-01-02T03:04:05Z' }, QUERY, '40002 isv.invalid-timestamp', true],
    [{ biz_content: '' }, QUERY, '40002 isv.illegal-json', true],
    [{ biz_content: '{' }, QUERY, '40002 isv.illegal-json', true],
    [{ biz_content: '{"certify_id":["0"]}' }, QUERY, '40004 OPEN_CERTIFY_BILL_NOT_EXIST', true],
    [{ method: 'alipay.trade.pay' }, 'error_response', '40002 isv.invalid-method', true],
    [{ method: 'constructor' }, 'error_response', '40002 isv.invalid-method', true],
    [
      { method: 'alipay.user.certify.open.initialize' },
      'alipay_user_certify_open_initialize_response',
      '40004 INVALID_PARAMETER',
      true,
    ],
  ])('answers an invalid call with %j', async (input: Record<string, string>, node, said, isSigned) => {
    expect(await ask(signed(input))).toEqual({ node, said, isSigned });
  });

  it('requires a signature', async () => {
    const parameters = signed({});
    parameters.delete('sign');
    expect(await ask(parameters)).toEqual({
      node: QUERY,
      said: '40001 isv.missing-signature',
      isSigned: true,
    });
  });
});

it('the simulated Alipay keeps the newest thousand checks', () => {
  const store = certificationStore(() => new Date());
  const opened = Array.from({ length: 1_002 }, () =>
    store.open({ name: '张晓明', number: '11010519491231002X', returnUrl: null }),
  );
  const kept = opened.map(({ certifyId }) => store.find(certifyId) !== undefined);
  expect(kept).toEqual([false, false, ...Array(1_000).fill(true)]);
});
