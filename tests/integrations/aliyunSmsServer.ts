import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { closed, listening } from './relay.ts';

export const ACCESS_KEY = { accessKeyId: 'LTAI5tOutside', accessKeySecret: 'secret-of-the-tests' };

const SIGNED = [
  'host',
  'x-acs-action',
  'x-acs-content-sha256',
  'x-acs-date',
  'x-acs-signature-nonce',
  'x-acs-version',
];
const CLOCK_TOLERANCE_MS = 15 * 60_000;

type Answer = { status: number; body: string };

/**
 * Alibaba Cloud's SendSms as its documents describe it: checks the V3 signature of what really arrived, and keeps what
 * was sent. `answerNext` decides the answer of the following call that is rightly signed: a provider's code, an HTTP
 * answer, or none at all.
 */
export async function startAliyunSms() {
  const sent: Record<string, string>[] = [];
  const nonces = new Set<string>();
  let next: string | Answer | 'hang' | null = null;

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const answer = troubleOf(request, path, query, body, nonces) ?? planned() ?? accepted(query);
    if (answer === 'hang') return;
    const { status, body: said } = typeof answer === 'string' ? said200(answer) : answer;
    response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' }).end(said);
  });

  function planned(): typeof next {
    const answer = next;
    next = null;
    return answer;
  }

  function accepted(query: string): string {
    sent.push(Object.fromEntries(new URLSearchParams(query)));
    return 'OK';
  }

  const endpoint = await listening(server);
  return {
    endpoint,
    sent,
    answerNext: (answer: string | Answer | 'hang') => {
      next = answer;
    },
    close: () => closed(server),
  };
}

function said200(code: string): Answer {
  const body = { Message: code === 'OK' ? 'OK' : `${code} 13812345678`, RequestId: 'A57FBFD7', Code: code };
  return { status: 200, body: JSON.stringify(body) };
}

function refusal(status: number, code: string, message: string): Answer {
  const body = { RequestId: 'A57FBFD7', Message: message, HostId: 'dysmsapi.aliyuncs.com', Code: code };
  return { status, body: JSON.stringify(body) };
}

function troubleOf(
  request: IncomingMessage,
  path: string,
  query: string,
  body: string,
  nonces: Set<string>,
): Answer | null {
  const header = (name: string) => String(request.headers[name] ?? '');
  const [, accessKeyId, signedHeaders = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    ) ?? [];
  if (accessKeyId !== ACCESS_KEY.accessKeyId) {
    return refusal(404, 'InvalidAccessKeyId.NotFound', 'Specified access key is not found.');
  }
  const names = signedHeaders.split(';');
  const canonical = [
    request.method,
    path,
    query,
    ...names.map((name) => `${name}:${header(name).trim()}`),
    '',
    signedHeaders,
    sha256(body),
  ].join('\n');
  const expected = createHmac('sha256', ACCESS_KEY.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  const whole =
    SIGNED.every((name) => names.includes(name)) && header('x-acs-content-sha256') === sha256(body);
  const inOrder = query === query.split('&').sort().join('&');
  if (signature !== expected || !whole || !inOrder) {
    // The real one repeats what was sent, the phone and the code with it.
    return refusal(
      400,
      'SignatureDoesNotMatch',
      `Specified signature is not matched with our calculation. server string to sign is:${query}`,
    );
  }
  if (Math.abs(Date.now() - Date.parse(header('x-acs-date'))) > CLOCK_TOLERANCE_MS) {
    return refusal(400, 'InvalidTimeStamp.Expired', 'Specified time stamp or date value is expired.');
  }
  if (nonces.has(header('x-acs-signature-nonce'))) {
    return refusal(400, 'SignatureNonceUsed', 'Specified signature nonce was used already.');
  }
  nonces.add(header('x-acs-signature-nonce'));
  if (header('x-acs-action') !== 'SendSms' || header('x-acs-version') !== '2017-05-25') {
    return refusal(
      404,
      'InvalidAction.NotFound',
      'Specified api is not found, please check your url and method.',
    );
  }
  return null;
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
