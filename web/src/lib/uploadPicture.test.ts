import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AuthReport, createAuthSignal } from '../app/authSignal.ts';
import { createUploadSession } from '../app/createUploadSession.ts';
import { createTokenStore } from '../features/session/tokenStore.ts';
import { uploadPicture } from './uploadPicture.ts';
import { setUploadSession } from './uploadSession.ts';

/** What the browser would send. */
class Request {
  static last: Request;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  asked = '';
  timeout = 0;
  body: FormData | null = null;
  responseText = '';
  answered: Record<string, string> = {};

  constructor() {
    Request.last = this;
  }
  open(method: string, path: string) {
    this.asked = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return this.answered[name] ?? null;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(body: object, headers: Record<string, string> = {}) {
    this.responseText = JSON.stringify(body);
    this.answered = headers;
    this.onload?.();
  }
}

const file = new Blob(['picture'], { type: 'image/webp' });
const done = { code: 0, data: { url: '/files/u/a.webp', file: {} }, msg: '上传成功' };
const kicked = {
  code: 7,
  data: { errorKey: 'SESSION_KICKED', reload: true },
  msg: '您的帐户异地登陆或令牌失效',
};

let map: Map<string, string>;
let reports: AuthReport[];
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request);
  map = new Map([['token', 't-1']]);
  reports = [];
  const signal = createAuthSignal();
  signal.subscribe((report) => void reports.push(report));
  const tokens = createTokenStore({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  });
  setUploadSession(createUploadSession({ tokens, signal, pathname: () => '/t3/seller/publishGoods' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an upload', () => {
  it('carries the picture, its name and the token, and says where it now lies', async () => {
    const answer = uploadPicture(file, { name: '橙子.jpg' });
    const { asked, headers, body, timeout } = Request.last;
    const sent = body?.get('file') as File;
    expect([asked, headers['x-token'], timeout, sent.name, await sent.text()]).toEqual([
      'POST /api/v1/fileUpload/upload',
      't-1',
      60_000,
      '橙子.jpg',
      'picture',
    ]);
    expect([...(body?.keys() ?? [])]).toEqual(['file']);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    Request.last.answer(done);
    expect(await answer).toEqual({ kind: 'uploaded', url: '/files/u/a.webp' });
  });

  it('says how far it is', async () => {
    const seen: number[] = [];
    const answer = uploadPicture(file, { name: 'a', onProgress: (fraction) => void seen.push(fraction) });
    Request.last.upload.onprogress?.({ loaded: 1, total: 4 });
    Request.last.upload.onprogress?.({ loaded: 0, total: 0 });
    Request.last.answer(done);
    await answer;
    expect(seen).toEqual([0.25, 0]);
  });

  it('keeps a renewed token', async () => {
    const answer = uploadPicture(file, { name: 'a' });
    Request.last.answer(done, { 'new-token': 't-1b' });
    await answer;
    expect(map.get('token')).toBe('t-1b');
  });

  it('of a visitor carries no token', () => {
    map.delete('token');
    void uploadPicture(file, { name: 'a' });
    expect('x-token' in Request.last.headers).toBe(false);
  });

  it('that is refused is told as a value', async () => {
    const answer = uploadPicture(file, { name: 'a' });
    Request.last.answer({ code: 7, data: { errorKey: 'UPLOAD_LIMIT' }, msg: '今日上传次数已用完' });
    expect(await answer).toEqual({
      kind: 'refused',
      errorKey: 'UPLOAD_LIMIT',
      msg: '今日上传次数已用完',
      data: { errorKey: 'UPLOAD_LIMIT' },
    });
    expect(reports).toEqual([]);
  });

  it('that a back end refuses without a key is told as a value, too', async () => {
    const answer = uploadPicture(file, { name: 'a' });
    Request.last.answer({ code: 7, data: {}, msg: '仓库盘点中' });
    expect(await answer).toEqual({ kind: 'refused', errorKey: '', msg: '仓库盘点中', data: {} });
  });

  it('that hears of the end of the session tells the page, unless another has begun', async () => {
    const first = uploadPicture(file, { name: 'a' });
    Request.last.answer(kicked);
    await first;
    expect(reports).toEqual([{ type: 'session.expired' }]);
    const late = uploadPicture(file, { name: 'a' });
    map.set('token', 't-2');
    Request.last.answer(kicked);
    await late;
    expect(reports.length).toBe(1);
  });

  it.each<[string, () => void, string]>([
    ['is broken off', () => Request.last.onabort?.(), 'AbortError'],
    ['takes too long', () => Request.last.ontimeout?.(), 'TimeoutError'],
    ['meets no network', () => Request.last.onerror?.(), 'TypeError'],
    [
      'meets a defect',
      () => Request.last.answer({ code: 7, data: { errorKey: 'UNAVAILABLE' }, msg: '服务繁忙' }),
      'Error',
    ],
    ['is answered by something else', () => Request.last.answer({ status: 502 }), 'Error'],
  ])('that %s is thrown', async (_how, end, name) => {
    const answer = uploadPicture(file, { name: 'a' });
    end();
    await expect(answer).rejects.toHaveProperty('name', name);
  });

  it('ends when its caller gives up, before or meanwhile', async () => {
    const caller = new AbortController();
    const answer = uploadPicture(file, { name: 'a', signal: caller.signal });
    caller.abort();
    await expect(answer).rejects.toHaveProperty('name', 'AbortError');
    const begun = Request.last;
    await expect(uploadPicture(file, { name: 'a', signal: caller.signal })).rejects.toThrow();
    expect(Request.last).toBe(begun);
  });
});
