import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSchema } from '../../gateway/src/graph/schema.ts';
import { loadTrustedDocuments } from '../../gateway/src/graph/trustedDocuments.ts';
import { manifestOf as builtManifestOf, withRelease } from '../../web/vite/documentManifest.ts';
import { generatedDocuments, operationOf } from '../../web/vite/operations.ts';
import { type Folders, foldersOf, idOf, listed, manifestOf } from './support/manifests.ts';

const GOODS = 'query Goods { goods { list { name } } }';
const EARLIER = 'query Earlier { goods { total } }';
const OLDEST = 'query Oldest { goods { page } }';
const PARTNERS = 'query PartnersGoods { goods { list { id } } }';
const GONE = 'query Gone { unheardOf }';

const folders: Folders[] = [];
const written = (...input: Parameters<typeof foldersOf>) => {
  const made = foldersOf(...input);
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const made of folders) made.remove();
});

const schema = buildSchema();
const warn = vi.fn();
beforeEach(() => void warn.mockClear());

function load(
  { webDist, partnerDocuments }: Partial<Folders> & { webDist: string },
  { production = true } = {},
) {
  return loadTrustedDocuments({ webDist, partnerDocuments, production, schema, log: { warn } });
}

const repeat = (times: number, text: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => text(index)).join(' ');
const good = (inner: string) => `query Q { goods { list { ${inner} } } }`;
const doubling = (times: number) =>
  `${good('...F0')} ${repeat(times, (i) => `fragment F${i} on Good { ...F${i + 1} ...F${i + 1} }`)} fragment F${times} on Good { id }`;

describe('the manifest of the current release', () => {
  it.each([
    ['a field that is none', good('nothing'), 'Cannot query field'],
    ['introspection', 'query Q { __schema { types { name } } }', 'introspection'],
    [
      'depth',
      'query Q { parcels { list { order { parcels { order { parcels { order { id } } } } } } } }',
      '嵌套过深',
    ],
    ['aliases', good(repeat(6, (i) => `a${i}: id`)), '别名过多'],
    ['an alias in a mutation', 'mutation Q { a: logout }', '别名过多'],
    ['duplicates', good('id id id id'), '字段重复过多'],
    ['directives', good(repeat(11, () => 'id @include(if: true)')), '指令过多'],
    [
      'root fields',
      'mutation Q { logout ...M } fragment M on Mutation { deleteSenders(ids: [1]) }',
      '根字段过多',
    ],
    ['tokens', good(repeat(500, () => 'id')), 'tokens'],
    ['characters', `${good('id')}${' '.repeat(8_000)}`, '文本过长'],
    ['fragments that unfold without end', doubling(12), '展开后过长'],
    [
      'rows',
      'query Q($n: Int! = 100) { parcels(pageSize: $n) { list { goodsFee order { parcels { id num weight status goodName } } } } }',
      '数据量过大',
    ],
    ['two operations', 'query Q { goods { total } } query R { goods { total } }', '唯一的'],
  ])('prevents the start because of %s and is filtered outside production', (_, text, fault) => {
    const made = written({ now: [text] });
    expect(() => load(made)).toThrow(new RegExp(`now\\.json 与图不符：\\nQ: .*${fault}`));
    expect([...load(made, { production: false })]).toEqual([]);
    expect(warn.mock.calls).toEqual([
      [
        {
          client: 'web',
          manifest: `${made.webDist}/documents/now.json`,
          leftOut: [expect.stringContaining(fault)],
        },
        'documents are not trusted any more',
      ],
    ]);
  });

  const unnamed = '{ goods { total } }';
  it.each([
    ['another name', { ...listed(good('id')), name: 'R' }],
    ['another type', { ...listed(good('id')), type: 'mutation' }],
    ['no name', { id: idOf(unnamed), name: '', type: 'query', body: unnamed }],
  ])('prevents the start because of an operation of %s', (_, operation) => {
    expect(() => load(written({ now: manifestOf([operation]) }))).toThrow('唯一的');
  });

  it('prevents the start when it is empty or missing', () => {
    const nothing = '没有可以执行的文档';
    expect(() => load(written({ now: [] }))).toThrow(nothing);
    expect(() => load({ webDist: '/nonexistent' })).toThrow(nothing);
    expect([...load({ webDist: '/nonexistent' }, { production: false })]).toEqual([]);
  });
});

describe('any manifest', () => {
  it.each([
    ['no JSON', '{', '不是 JSON'],
    ['a list', '[]', '不是 apollo-persisted-query-manifest'],
    ['another version', manifestOf([]).replace('1', '2'), '不是 apollo-persisted-query-manifest'],
    ['no operation', manifestOf([{ id: 'x' }]), '第 1 项不完整'],
    [
      'an id of another text',
      manifestOf([{ ...listed(GOODS), id: idOf(EARLIER) }]),
      'Goods 的编号与内容不符',
    ],
    ['one operation twice', manifestOf([listed(GOODS), listed(GOODS)]), 'Goods 重复'],
    ['one name twice', manifestOf([listed(GOODS), listed(`${GOODS} `)]), 'Goods 重复'],
  ])('prevents the start when it holds %s', (_, text, words) => {
    expect(() => load(written({ now: text }))).toThrow(words);
    expect(() => load(written({ a: text, b: [EARLIER] }))).toThrow(words);
    expect(() => load(written({ now: [EARLIER] }, { acme: text }))).toThrow(words);
    expect(() => load(written({ now: text }), { production: false })).toThrow(words);
  });

  it('of an earlier release or a partner drops operations that the graph no longer accepts', () => {
    const made = written({ '1': [GONE, OLDEST], '2': [GOODS] }, { acme: [PARTNERS, GONE, GOODS] });
    const trusted = load(made);
    expect([...trusted.values()].map(({ id, name, client }) => [id, name, client])).toEqual([
      [idOf(GOODS), 'Goods', 'web'],
      [idOf(OLDEST), 'Oldest', 'web'],
      [idOf(PARTNERS), 'PartnersGoods', 'acme'],
    ]);
    const leftOut = ['Gone: Cannot query field "unheardOf" on type "Query".'];
    const words = 'documents are not trusted any more';
    expect(warn.mock.calls).toEqual([
      [{ client: 'web', manifest: `${made.webDist}/documents/1.json`, leftOut }, words],
      [{ client: 'acme', manifest: `${made.partnerDocuments}/acme.json`, leftOut }, words],
    ]);
  });

  it('of partners is read from an existing folder only', () => {
    const { webDist } = written({ now: [GOODS] });
    expect(() => load({ webDist, partnerDocuments: '/nonexistent' })).toThrow('PARTNER_DOCUMENTS');
  });
});

describe('the web build', () => {
  it('lists operations that production accepts', () => {
    const operations = [...generatedDocuments().values()].map(operationOf).filter((one) => one !== null);
    const trusted = load(written({ now: builtManifestOf(operations) }));
    expect([...trusted.keys()]).toEqual(operations.map(({ id }) => id));
    expect(operations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ListGoodsFeed', 'SignIn', 'WatchChanges']),
    );
  });

  it('names every operation by the hash that Apollo Client sends', async () => {
    const sent: Record<string, string> = {};
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: new HttpLink({
        uri: 'http://gateway/graphql',
        fetch: async (_, init) => {
          const { operationName, query } = JSON.parse(String(init?.body)) as Record<string, string>;
          sent[operationName ?? ''] = idOf(query ?? '');
          return Response.json({ errors: [{ message: 'no' }] });
        },
      }),
    });
    // The cache would ask for variables.
    const fetchPolicy = 'no-cache';
    const named: Record<string, string> = {};
    for (const document of generatedDocuments().values()) {
      const operation = operationOf(document);
      if (!operation || operation.type === 'subscription') continue;
      named[operation.name] = operation.id;
      const requested =
        operation.type === 'query'
          ? client.query({ query: document, fetchPolicy })
          : client.mutate({ mutation: document, fetchPolicy });
      await expect(requested).rejects.toThrow('no');
    }
    expect(sent).toEqual(named);
  });

  const at = (day: number) => new Date(Date.UTC(2026, 10, day));

  it('keeps the manifests of the two previous releases', () => {
    let kept = withRelease(new Map(), 'a', at(1));
    kept = withRelease(kept, 'b', at(2));
    kept = withRelease(kept, 'c', at(3));
    kept = withRelease(kept, 'd', at(4));
    expect([...kept]).toEqual([
      ['20261102T000000Z', 'b'],
      ['20261103T000000Z', 'c'],
      ['20261104T000000Z', 'd'],
    ]);
  });

  it('creates no release for unchanged documents and a new one for documents that return', () => {
    const three = new Map([
      ['20261103T000000Z', 'c'],
      ['20261101T000000Z', 'a'],
      ['20261102T000000Z', 'b'],
    ]);
    expect([...withRelease(three, 'c', at(4))]).toEqual([...three].toSorted());
    expect([...withRelease(three, 'a', at(4))]).toEqual([
      ['20261102T000000Z', 'b'],
      ['20261103T000000Z', 'c'],
      ['20261104T000000Z', 'a'],
    ]);
  });
});
