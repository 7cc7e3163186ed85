import { buildSchema as buildFrom, findBreakingChanges, parse, validate } from 'graphql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../api/src/db/migrate.ts';
import openapi from '../../api/src/openapi.json' with { type: 'json' };
import { buildSchema } from '../../gateway/src/graph/schema.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { freshDatabase } from '../support/postgres.ts';
import { type Answer, missingIn, runCalls } from './calls.ts';
import { demoTokens } from './demoTokens.ts';
import { restore } from './dump.ts';
import { releaseBefore } from './release.ts';

const release = releaseBefore();
const schema = buildSchema();

describe(`the graph since ${release.version}`, () => {
  it.each(release.operations.map(({ name, body }) => [name, body]))('accepts its %s', (_, body) => {
    expect(validate(schema, parse(body))).toEqual([]);
  });

  it('has taken nothing away that clients of its schema may ask for', () => {
    const changes = findBreakingChanges(buildFrom(release.schema), schema);
    expect(changes.map(({ description }) => description)).toEqual([]);
  });
});

describe(`REST since ${release.version}`, () => {
  let api: TestApi;
  let answers: Answer[];
  beforeAll(async () => {
    const database = await freshDatabase('bare');
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await restore(client, release.dump);
    await client.end();
    await migrate(database.url);
    api = await startApi({ on: database });
    answers = await runCalls(api.app, await demoTokens(api.database), release.calls);
  });
  afterAll(() => api.close());

  it('serves every route that it served', () => {
    const routes = (paths: object) =>
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path}`),
      );
    expect(routes(release.openapi.paths).filter((route) => !routes(openapi.paths).includes(route))).toEqual(
      [],
    );
  });

  it.each(release.calls.map(({ as, method, path }, at) => [as, method, path, at] as const))(
    'answers its %s %s %s as it did, on its data',
    (_as, _method, _path, at) => {
      const before = release.calls[at]?.answer;
      const now = answers[at];
      expect([now?.http, now?.code]).toEqual([before?.http, before?.code]);
      expect(missingIn(before?.data, now?.data)).toEqual([]);
    },
  );

  it('keeps its books right after the upgrade and the calls', async () => {
    expect(await brokenInvariants(api)).toEqual([]);
  });
});
