import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ProviderError } from '../../api/src/adapters/providerError.ts';
import { type AliyunSmsOptions, aliyunSms } from '../../api/src/adapters/sms/aliyunSms.ts';
import { ACCESS_KEY, startAliyunSms } from './aliyunSmsServer.ts';
import { startRelay } from './relay.ts';

const message = { phone: '13812345678', scene: 1, code: '012345' };
let provider: Awaited<ReturnType<typeof startAliyunSms>>;

beforeEach(async () => {
  provider = await startAliyunSms();
});
afterEach(() => provider.close());

function senderWith(more: Partial<AliyunSmsOptions> = {}) {
  return aliyunSms({
    ...ACCESS_KEY,
    signName: '橙仓',
    template: 'SMS_1',
    sceneTemplates: { 2: 'SMS_2', 4: 'SMS_4' },
    noticeTemplates: { money: 'SMS_31', digest: 'SMS_37' },
    endpoint: provider.endpoint,
    ...more,
  });
}

/** How a call fails; nothing of the failure may tell what was sent or with which key. */
async function failureOf(call: Promise<void>): Promise<Pick<ProviderError, 'message' | 'reason' | 'code'>> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProviderError)) throw new Error(`no ProviderError: ${inspect(error)}`);
  const shown = inspect(error, { depth: 9, showHidden: true });
  for (const secret of [message.phone, message.code, ACCESS_KEY.accessKeySecret, 'string to sign']) {
    expect(shown).not.toContain(secret);
  }
  return { message: error.message, reason: error.reason, code: error.code };
}

async function through(changes: Parameters<typeof startRelay>[1]) {
  const relay = await startRelay(provider.endpoint, changes);
  onTestFinished(relay.close);
  return senderWith({ endpoint: relay.url });
}

describe('a code sent through Alibaba Cloud', () => {
  it('uses the template of its scene or the default one', async () => {
    const sender = senderWith();
    for (const scene of [1, 2, 3, 4]) await sender.sendCode({ ...message, scene });
    expect(provider.sent).toEqual(
      ['SMS_1', 'SMS_2', 'SMS_1', 'SMS_4'].map((TemplateCode) => ({
        PhoneNumbers: '13812345678',
        SignName: '橙仓',
        TemplateCode,
        TemplateParam: '{"code":"012345"}',
      })),
    );
  });

  it('is accepted when the relay changes nothing', async () => {
    const sender = await through({});
    await sender.sendCode(message);
    expect(provider.sent).toHaveLength(1);
  });

  it.each([
    ['another phone', { path: (path: string) => path.replace('13812345678', '13912345678') }],
    ['another template', { path: (path: string) => path.replace('SMS_1', 'SMS_2') }],
    ['a body', { request: () => 'PhoneNumbers=13912345678' }],
  ])('is refused when the relay changes %s', async (_what, changes) => {
    const sender = await through(changes);
    expect(await failureOf(sender.sendCode(message))).toEqual({
      message: 'aliyunSms refused: SignatureDoesNotMatch',
      reason: 'refused',
      code: 'SignatureDoesNotMatch',
    });
    expect(provider.sent).toEqual([]);
  });

  it.each([
    ['secret', { accessKeySecret: 'another' }, 'SignatureDoesNotMatch'],
    ['key', { accessKeyId: 'LTAI5tAnother' }, 'InvalidAccessKeyId.NotFound'],
  ])('is refused with a wrong %s', async (_what, key, code) => {
    expect(await failureOf(senderWith(key).sendCode(message))).toMatchObject({ reason: 'refused', code });
  });

  it.each([
    ['isv.BUSINESS_LIMIT_CONTROL', 'limited', 'isv.BUSINESS_LIMIT_CONTROL'],
    ['Throttling.User', 'limited', 'Throttling.User'],
    ['isv.MOBILE_NUMBER_ILLEGAL', 'refused', 'isv.MOBILE_NUMBER_ILLEGAL'],
    ['isv.AMOUNT_NOT_ENOUGH', 'refused', 'isv.AMOUNT_NOT_ENOUGH'],
    ['refused for 13812345678', 'refused', 'UNKNOWN'],
    [{ status: 503, body: '{"Code":"ServiceUnavailable"}' }, 'unreachable', 'ServiceUnavailable'],
    [{ status: 502, body: '<html>Bad Gateway' }, 'unreachable', 'BAD_ANSWER'],
    [{ status: 200, body: 'null' }, 'unreachable', 'BAD_ANSWER'],
    [{ status: 400, body: '{"Code":"OK"}' }, 'refused', 'OK'],
  ])('with the answer %j is reported as %s with %s', async (answer, reason, code) => {
    provider.answerNext(answer);
    expect(await failureOf(senderWith().sendCode(message))).toMatchObject({ reason, code });
  });

  it('is reported as unreachable when nothing listens', async () => {
    const gone = await startAliyunSms();
    await gone.close();
    expect(await failureOf(senderWith({ endpoint: gone.endpoint }).sendCode(message))).toEqual({
      message: 'aliyunSms unreachable: NO_ANSWER',
      reason: 'unreachable',
      code: 'NO_ANSWER',
    });
  });

  it('is reported as unreachable when no answer comes in time', async () => {
    provider.answerNext('hang');
    expect(await failureOf(senderWith({ timeoutMs: 50 }).sendCode(message))).toMatchObject({
      reason: 'unreachable',
      code: 'TIMEOUT',
    });
  });
});

describe('a notice sent through Alibaba Cloud', () => {
  it('uses the template of its group, with its figures alone', async () => {
    const sender = senderWith();
    expect(sender.noticeGroups()).toEqual(['money', 'digest']);
    const notice = { phone: '13812345678', group: 'money', variables: { count: '3' }, text: '不发送的文字' };
    await sender.sendNotice(notice);
    expect(provider.sent).toEqual([
      {
        PhoneNumbers: '13812345678',
        SignName: '橙仓',
        TemplateCode: 'SMS_31',
        TemplateParam: '{"count":"3"}',
      },
    ]);
    expect(await failureOf(sender.sendNotice({ ...notice, group: 'goods' }))).toMatchObject({
      ...{ reason: 'refused', code: 'NO_TEMPLATE' },
    });
  });
});
