import { randomUUID } from 'node:crypto';
import { observed } from '../observed.ts';
import { ProviderError } from '../providerError.ts';
import { signCall } from './aliyunSignature.ts';
import type { SmsSender } from './sms.ts';

export type AliyunSmsOptions = {
  accessKeyId: string;
  accessKeySecret: string;
  /** The approved signature shown in 【】 before the text. */
  signName: string;
  /** Code of the approved template, with the one variable `code`. */
  template: string;
  /** Templates of the scenes that have their own, by scene: 1 register, 2 find password, 3 sign in, 4 change, 5 cash-out. */
  sceneTemplates: Record<number, string>;
  /** Templates that tell of notices, by group, with the variable `count`; `digest` has its figures. */
  noticeTemplates: Record<string, string>;
  endpoint: string;
  timeoutMs?: number;
};

const PLATFORM = 'aliyunSms';
/** Rate limits per phone and overall. */
const LIMITED = /^(isv\.BUSINESS_LIMIT_CONTROL|Throttling(\..+)?)$/;

/**
 * Short messages by Alibaba Cloud (Dysmsapi 2017-05-25). Accepted does not mean delivered; a failure is a
 * `ProviderError`. After `unreachable` the message may have been sent; the call is not idempotent.
 */
export function aliyunSms({
  signName,
  template,
  sceneTemplates,
  noticeTemplates,
  endpoint,
  timeoutMs = 5_000,
  ...key
}: AliyunSmsOptions): SmsSender {
  const { host, origin } = new URL(endpoint);

  async function ask(parameters: Record<string, string>): Promise<{ status: number; text: string }> {
    const { query, headers } = signCall(
      {
        host,
        action: 'SendSms',
        version: '2017-05-25',
        query: parameters,
        date: new Date(),
        nonce: randomUUID(),
      },
      key,
    );
    try {
      const answer = await fetch(`${origin}/?${query}`, {
        method: 'POST',
        headers: { ...headers, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError';
      throw new ProviderError(PLATFORM, 'unreachable', late ? 'TIMEOUT' : 'NO_ANSWER');
    }
  }

  async function send(
    phone: string,
    code: string,
    variables: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { status, text } = await ask({
      PhoneNumbers: phone,
      SignName: signName,
      TemplateCode: code,
      TemplateParam: JSON.stringify(variables),
    });
    const verdict = verdictOf(text);
    if (verdict === 'OK' && status === 200) return;
    if (verdict === null || status >= 500) {
      throw new ProviderError(PLATFORM, 'unreachable', verdict ?? 'BAD_ANSWER');
    }
    throw new ProviderError(PLATFORM, LIMITED.test(verdict) ? 'limited' : 'refused', verdict);
  }

  const sender: SmsSender = {
    sendCode: ({ phone, scene, code }) => send(phone, sceneTemplates[scene] ?? template, { code }),
    noticeGroups: () => Object.keys(noticeTemplates),
    async sendNotice({ phone, group, variables }) {
      const code = noticeTemplates[group];
      if (!code) throw new ProviderError(PLATFORM, 'refused', 'NO_TEMPLATE');
      await send(phone, code, variables);
    },
  };
  return observed(PLATFORM, sender, ['sendCode', 'sendNotice']);
}

function verdictOf(text: string): string | null {
  try {
    const { Code } = JSON.parse(text);
    return typeof Code === 'string' ? Code : null;
  } catch {
    return null;
  }
}
