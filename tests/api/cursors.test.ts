import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { GROWING_LISTS, type GrowingList, WHOLE_LISTS } from '../support/growingLists.ts';

type Page = {
  list: Record<string, unknown>[];
  total: number;
  page: number;
  pageSize: number;
  nextCursor: string | null;
  cursors: string[];
};
type PageRequest = { page?: number; pageSize?: number; cursor?: string };

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Calls the list as its method wants it. */
function ask(route: string, { call }: GrowingList, body: object) {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string];
  if (method === 'POST') return call<Page>(method, path, body);
  const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
  return call<Page>(method, `${path}?${query}`);
}

async function read(route: string, list: GrowingList, requested: PageRequest): Promise<Page> {
  const answer = await ask(route, list, requested);
  expect(answer.msg).toBe('操作成功');
  return answer.data;
}

const packed = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const unpacked = (cursor: string) => JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];

it('every list of the OpenAPI document takes a cursor or declares why it has no pages', () => {
  type Schema = { properties?: Record<string, Schema> };
  type Operation = {
    responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  };
  const { paths } = api.app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> };
  const lists = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) => {
      const answer = responses[200]?.content?.['application/json']?.schema;
      const { list, total } = answer?.properties?.data?.properties ?? {};
      return list && total ? [`${method.toUpperCase()} ${path.replace('/api/v1', '')}`] : [];
    }),
  );
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.sort()).toEqual([...Object.keys(GROWING_LISTS), ...Object.keys(WHOLE_LISTS)].sort());
});

describe.each(Object.keys(GROWING_LISTS))('%s', (route) => {
  let list: GrowingList;
  let grown = 0;
  const grow = () => list.grow(grown++);
  const idsOf = (page: Page) => page.list.map((row) => row[list.idOf ?? 'id']);
  beforeAll(async () => {
    list = await (GROWING_LISTS[route] as (typeof GROWING_LISTS)[string])(api);
    for (let n = 0; n < 7; n++) await grow();
  });

  it('is read by cursors in order, without repeat or gap while rows are added', async () => {
    for (const requested of list.asked) {
      const before = await read(route, list, { ...requested, pageSize: 100 });
      expect(before).toMatchObject({ total: before.list.length, nextCursor: null });
      const whole = idsOf(before);
      expect(whole.length).toBeGreaterThanOrEqual(3);

      const walked: unknown[] = [];
      let cursor: string | undefined;
      for (let page = 1; ; page++) {
        const found = await read(route, list, {
          ...requested,
          page,
          pageSize: 2,
          ...(cursor ? { cursor } : {}),
        });
        expect([found.page, found.pageSize]).toEqual([page, 2]);
        expect(found.total).toBeGreaterThanOrEqual(whole.length);
        walked.push(...idsOf(found));
        if (found.nextCursor === null) break;
        expect(found.list.length).toBe(2);
        cursor = found.nextCursor;
        // Where new rows come last, the walk would go on for ever.
        if (page <= 4) await grow();
      }
      expect(new Set(walked).size).toBe(walked.length);
      expect(walked.filter((id) => whole.includes(id))).toEqual(whole);
    }
  });

  it('returns the same by cursors as by page numbers while nothing is added', async () => {
    for (const requested of list.asked) {
      const whole = idsOf(await read(route, list, { ...requested, pageSize: 100 }));
      let cursor: string | undefined;
      for (let at = 0; at < whole.length; at += 3) {
        const page = { ...requested, page: 1 + at / 3, pageSize: 3 };
        const byNumber = await read(route, list, page);
        const byCursor = await read(route, list, { ...page, ...(cursor ? { cursor } : {}) });
        expect(idsOf(byNumber)).toEqual(whole.slice(at, at + 3));
        expect(byCursor).toEqual(byNumber);
        cursor = byCursor.nextCursor ?? undefined;
      }
      expect(cursor).toBeUndefined();
    }
  });

  it('has a cursor for each of its rows, that of the last being the next one', async () => {
    for (const requested of list.asked) {
      const { cursors, ...whole } = await read(route, list, { ...requested, pageSize: 100 });
      expect(new Set(cursors).size).toBe(whole.list.length);
      for (const [at, cursor] of cursors.entries()) {
        const behind = await read(route, list, { ...requested, pageSize: 2, cursor });
        expect(idsOf(behind)).toEqual(idsOf({ ...whole, cursors }).slice(at + 1, at + 3));
      }
      const last = await read(route, list, { ...requested, page: -2, pageSize: 2 });
      expect([last.cursors, last.nextCursor]).toEqual([cursors.slice(-4, -2), cursors.at(-3)]);
    }
  });

  it('returns the pages before its end by negative numbers, and goes on from them by a cursor', async () => {
    for (const requested of list.asked) {
      const whole = idsOf(await read(route, list, { ...requested, pageSize: 100 }));
      const count = Math.ceil(whole.length / 3);
      for (let page = -1; page >= -count; page--) {
        const end = whole.length + 3 * (page + 1);
        const found = await read(route, list, { ...requested, page, pageSize: 3 });
        expect([found.page, idsOf(found)]).toEqual([page, whole.slice(Math.max(0, end - 3), end)]);
        expect(found.nextCursor === null).toBe(page === -1);
        if (found.nextCursor === null) continue;
        const next = { ...requested, page, pageSize: 3, cursor: found.nextCursor };
        expect(idsOf(await read(route, list, next))).toEqual(whole.slice(end, end + 3));
      }
      const before = { ...requested, page: -count - 1, pageSize: 3 };
      expect(await read(route, list, before)).toMatchObject({ list: [], nextCursor: null });
    }
  });

  it('refuses page 0, which is counted from neither end', async () => {
    const [requested = {}] = list.asked;
    expect(await ask(route, list, { ...requested, page: 0 })).toMatchObject({
      http: 400,
      data: { errorKey: 'BAD_PARAM' },
    });
  });

  it('keeps its total beyond the last page', async () => {
    for (const requested of list.asked) {
      const { total, nextCursor } = await read(route, list, { ...requested, pageSize: 1 });
      expect(await read(route, list, { ...requested, page: 99_999, pageSize: 1 })).toMatchObject({
        ...{ list: [], total, totalIsExact: true, page: 99_999, pageSize: 1, nextCursor: null },
      });
      // The place behind everything, in whichever direction.
      const [version, name, ...key] = unpacked(nextCursor ?? '');
      const ends = [-(2 ** 52), 2 ** 52].map((end) => packed([version, name, ...key.map(() => end)]));
      const pages = await Promise.all(ends.map((cursor) => read(route, list, { ...requested, cursor })));
      expect(pages.map((page) => page.total)).toEqual([total, total]);
      expect(pages.map((page) => page.list.length).sort()[0]).toBe(0);
    }
  });

  it('refuses an invalid cursor', async () => {
    const refused = [];
    const [requested = {}] = list.asked;
    const { nextCursor } = await read(route, list, { ...requested, pageSize: 1 });
    const [version, name, ...key] = unpacked(nextCursor ?? '');
    for (const cursor of [
      '',
      'x',
      '###',
      packed(null),
      packed(7),
      packed({ length: 3 }),
      packed([]),
      packed([2, name, ...key]),
      packed([version, 'another', ...key]),
      packed([version, name]),
      packed([version, name, ...key, 1]),
      packed([version, name, ...key.map(String)]),
      packed([version, name, ...key.map(() => 1.5)]),
      packed([version, name, ...key.map(() => 2 ** 53)]),
      packed([version, name, ...key.map(() => null)]),
    ])
      refused.push(await ask(route, list, { ...requested, cursor }));
    expect([...new Set(refused.map(({ http, data, msg }) => `${http} ${data.errorKey} ${msg}`))]).toEqual([
      '400 CURSOR_INVALID 翻页位置无效，请从第一页重新查看',
    ]);
    const long = await ask(route, list, { ...requested, cursor: 'a'.repeat(201) });
    expect([long.http, long.msg]).toEqual([400, '参数错误：cursor']);
  });

  it('refuses cursors of its other sort orders', async () => {
    const cursors = [];
    for (const requested of list.asked)
      cursors.push((await read(route, list, { ...requested, pageSize: 1 })).nextCursor ?? '');
    const nameOf = (cursor: string) => unpacked(cursor)[1];
    for (const [at, requested] of list.asked.entries())
      for (const cursor of cursors) {
        const { http } = await ask(route, list, { ...requested, cursor });
        expect(http).toBe(nameOf(cursor) === nameOf(cursors[at] ?? '') ? 200 : 400);
      }
  });

  it('puts only its name and whole numbers into a cursor', async () => {
    for (const requested of list.asked) {
      const { nextCursor } = await read(route, list, { ...requested, pageSize: 1 });
      const [version, name, ...key] = unpacked(nextCursor ?? '');
      expect([version, typeof name]).toEqual([1, 'string']);
      expect(key.filter((value) => !Number.isSafeInteger(value))).toEqual([]);
    }
  });
});

it('has a name of its own in cursors', async () => {
  const names = new Map<string, string>();
  for (const [route, seed] of Object.entries(GROWING_LISTS)) {
    const list = await seed(api);
    for (let n = 0; n < 3; n++) await list.grow(n);
    for (const requested of list.asked) {
      const { nextCursor } = await read(route, list, { ...requested, pageSize: 1 });
      names.set(`${route} ${JSON.stringify(requested)}`, String(unpacked(nextCursor ?? '')[1]));
    }
  }
  const listsOf = Map.groupBy(names, ([, name]) => name);
  const shared = [...listsOf].map(([name, lists]) => [
    name,
    new Set(lists.map(([key]) => key.split(' ')[1])).size,
  ]);
  expect(shared.filter(([, lists]) => lists !== 1)).toEqual([]);
});
