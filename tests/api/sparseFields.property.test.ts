import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { douyinListings } from '../../api/src/adapters/shops/douyin/douyinListings.ts';
import { PLATFORM_IDS } from '../../api/src/adapters/shops/shopPlatform.ts';
import { type AnswerSchema, compiledWriter, namesIn } from '../../api/src/plugins/answerFields.ts';
import { type FieldNames, parseFields } from '../../api/src/shared/fields.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { FULL } from '../support/depth.ts';
import { narrowed } from '../support/narrowed.ts';
import { type Read, sparseReads } from '../support/sparseReads.ts';

type Operation = {
  parameters?: { name: string }[];
  responses: Record<string, { content?: Record<string, { schema: AnswerSchema }> }>;
};

let api: TestApi;
let filesDir: string;
let reads: Read[];
beforeAll(async () => {
  const now = new Date();
  filesDir = await mkdtemp(join(tmpdir(), 'chengcang-sparse-'));
  // It only says how goods have to be: nothing is asked of it.
  const listing = douyinListings({ appKey: '', appSecret: '' });
  const listingPlatforms = Object.fromEntries(PLATFORM_IDS.map((platform) => [platform, listing]));
  api = await startApi({ now: () => now, filesDir, listingPlatforms, site: 'https://shop.example' });
  reads = await sparseReads(api);
}, 120_000);
afterAll(async () => {
  await api.close();
  await rm(filesDir, { recursive: true });
});

function sparseRoutes(): Map<string, AnswerSchema> {
  const { paths } = api.app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> };
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({
      name: `${verb.toUpperCase()} ${path}`,
      operation,
    })),
  );
  return new Map(
    routes
      .filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'fields'))
      .map(({ name, operation: { responses } }) => {
        const schema = responses[200]?.content?.['application/json']?.schema;
        return [name.replace('/api/v1', ''), schema?.properties?.data ?? {}];
      }),
  );
}

/** Texts of fields that an answer with these names has, in any order. */
function fieldsText(names: FieldNames): fc.Arbitrary<string> {
  return fc
    .shuffledSubarray([...names.keys()], { minLength: 1 })
    .chain((chosen) => fc.tuple(...chosen.map((name) => fieldText(name, names.get(name) ?? new Map()))))
    .map((texts) => texts.join(','));
}

function fieldText(name: string, below: FieldNames): fc.Arbitrary<string> {
  if (below.size === 0) return fc.constant(name);
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(name) },
    { weight: 4, arbitrary: fieldsText(below).map((text) => `${name}(${text})`) },
  );
}

async function ask({ as, method, path, query, body }: Read, fields?: string) {
  const params = new URLSearchParams({ ...query, ...(fields && { fields }) });
  const response = await api.app.inject({
    method,
    url: `/api/v1${path}?${params}`,
    headers: as ? { 'x-token': as.token } : {},
    ...(body ? { payload: body } : {}),
  });
  return response.json<{ code: number; msg: string; data: unknown }>();
}

describe('a sparse answer', () => {
  it('is proved for every route that takes fields', () => {
    const asked = new Set(reads.map(({ method, path }) => `${method} ${path}`));
    expect([...asked].toSorted()).toEqual([...sparseRoutes().keys()].toSorted());
  });

  it('is the whole one narrowed, in the order asked for, whichever serialiser writes it', async () => {
    const schemas = sparseRoutes();
    const rng = fc.sample(fc.integer(), { numRuns: 1 })[0];
    for (const read of reads) {
      const route = `${read.method} ${read.path}`;
      const schema = schemas.get(route) ?? {};
      const names = namesIn(schema);
      const whole = await ask(read);
      expect([route, whole.code, whole.msg]).toEqual([route, 0, expect.any(String)]);
      await fc.assert(
        fc.asyncProperty(fieldsText(names), async (text) => {
          const fields = parseFields(text, names);
          const expected = JSON.stringify(narrowed(whole.data, fields));
          const sparse = await ask(read, text);
          expect([route, text, sparse.code, sparse.msg]).toEqual([route, text, 0, whole.msg]);
          expect(JSON.stringify(sparse.data)).toBe(expected);
          const compiled = compiledWriter(schema, fields)?.(whole.data as never) ?? expected;
          expect(compiled).toBe(expected);
        }),
        { numRuns: FULL ? 25 : 8, seed: rng ?? 0 },
      );
    }
  }, 240_000);
});
