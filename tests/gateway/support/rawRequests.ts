import type { Chance } from '../../support/seeded.ts';

const JSON_TYPE = 'Content-Type: application/json';
const BODY = '{"query":"{ __typename }"}';

function request(path: string, headers: string[], body = '', first = `POST ${path} HTTP/1.1`): string {
  return `${[first, 'Host: a', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`;
}

/** Requests that a client would not send, each a little different every time. */
const KINDS: Record<string, (path: string, by: Chance) => string> = {
  'a chunk of no length': (path, by) =>
    request(
      path,
      [JSON_TYPE, 'Transfer-Encoding: chunked'],
      `${by.one(['zz', '-1', '', 'ffffffffffffffffff'])}\r\n${BODY}\r\n0\r\n\r\n`,
    ),
  'two lengths': (path, by) =>
    request(path, [JSON_TYPE, `Content-Length: ${by.below(50)}`, `Content-Length: ${BODY.length}`], BODY),
  'a length and chunks': (path, by) =>
    request(path, [JSON_TYPE, `Content-Length: ${by.below(50)}`, 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
  'a length that is none': (path, by) =>
    request(
      path,
      [JSON_TYPE, `Content-Length: ${by.one(['-1', '1e3', '0x1a', 'NaN', '99999999999999999999'])}`],
      BODY,
    ),
  'a header of a megabyte': (path) => request(path, [`X-Long: ${'a'.repeat(1_048_576)}`]),
  'a header with NUL': (path) =>
    request(path, ['X-Odd: a\0b', JSON_TYPE, `Content-Length: ${BODY.length}`], BODY),
  'a header without a name': (path) => request(path, [': a', ' folded', JSON_TYPE], BODY),
  'text that is no UTF-8': (path, by) => {
    const body = `{"query":"${by.one(['\xff\xfe', '\xc0\x80', '\xed\xa0\xbd', '\xf8\x88\x80\x80\x80'])}"}`;
    return request(path, [JSON_TYPE, `Content-Length: ${body.length}`], body);
  },
  'JSON of great depth': (path, by) => {
    const depth = 5_000 + by.below(5_000);
    const body = by.onceIn(2)
      ? `${'['.repeat(depth)}${']'.repeat(depth)}`
      : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    return request(path, [JSON_TYPE, `Content-Length: ${body.length}`], body);
  },
  'JSON that poisons': (path, by) => {
    const body = by.one(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '{"type":1,"type":2}']);
    return request(path, [JSON_TYPE, `Content-Length: ${body.length}`], body);
  },
  'a first line that is none': (path, by) =>
    request(
      path,
      [],
      '',
      by.one(['POST', `GET ${path}`, `POST ${path} HTTP/9.9`, '\0\0\0', `PO\0ST ${path} HTTP/1.1`]),
    ),
  'an address that is none': (path, by) =>
    request(
      path,
      [],
      '',
      `GET ${by.one(['/%', '/%ff', `${path}%00`, '/files/%ED%A0%BD', '//', '*', 'http://[::1', '/\xff'])} HTTP/1.1`,
    ),
  'a body that ends early': (path, by) =>
    request(path, [JSON_TYPE, `Content-Length: ${BODY.length + 1 + by.below(1_000)}`], BODY),
  'bytes at random': (_, by) =>
    Array.from({ length: 1 + by.below(300) }, () => String.fromCharCode(by.below(256))).join(''),
};

export function rawRequest(by: Chance, path: string): { name: string; bytes: Buffer } {
  const [name, make] = by.one(Object.entries(KINDS));
  return { name, bytes: Buffer.from(make(path, by), 'latin1') };
}
