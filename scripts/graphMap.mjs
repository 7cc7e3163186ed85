import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { inProject } from './lib/paths.mjs';

// Writes docs/graph.md and docs/consoleGraph.md: the REST operation of every field of a graph. Fails when an operation has no field, a
// field no operation, a description names an unknown operation, or a field does not say what the tokens of programs need for it.

const BASE = '/api/v1';

/** The graphs, each with the operations that are not part of it, and why. */
const SHOP = {
  title: 'REST and graph',
  file: 'docs/graph.md',
  openapi: 'api/src/openapi.json',
  schema: 'schema.graphql',
  types: 'schema.graphql',
  saysScopes: true,
  guides: ['docs/connections.md', 'docs/catchingUp.md'],
  outside: {
    'POST /pay/notify/alipay': '支付宝的付款通知',
    'POST /pay/notify/wechat': '微信支付的付款通知',
    'POST /pay/notify/simulated': '模拟支付的付款通知，仅演示模式',
    'GET /shops/callback/{flag}': '店铺平台授权后的回跳页面',
    'POST /shops/callback/4': '抖店的推送（代发单）',
    'POST /shops/callback/6': '视频号的推送',
    'POST /shops/callback/6/{appId}': '微信小店的推送（代发单）',
    'POST /tracking/push': '快递100的轨迹推送',
    'POST /fileUpload/upload': '图片上传，multipart，由网关原样转发',
    'POST /privateFile/upload': '凭证图片和视频上传，multipart，由网关原样转发',
    'GET /privateFile/{id}': '凭证图片和视频，由网关原样转发',
  },
};
const CONSOLE = {
  title: 'REST and graph of the console',
  file: 'docs/consoleGraph.md',
  openapi: 'api/src/console.openapi.json',
  schema: 'console.graphql',
  types: 'gateway/src/console/schema.generated.graphql',
  outside: {
    'GET /console/files/cashOutBatch': '银行批量转账的文件，由网关原样转发',
    'GET /console/files/statement': '对账单文件，由网关原样转发',
    'POST /console/files/invoice': '发票文件上传，multipart，由网关原样转发',
    'GET /console/files/invoice': '发票文件，由网关原样转发',
    'GET /console/files/taxReport': '报税务机关的经营者收入文件，由网关原样转发',
    'GET /console/files/list': '列表导出的文件，由网关原样转发',
    'POST /console/files/licence': '资质图片上传，multipart，由网关原样转发',
    'POST /console/files/picture': '运营图片上传，multipart，由网关原样转发',
    'GET /console/files/licence': '资质图片，由网关原样转发',
    'GET /console/files/report': '报表文件，由网关原样转发',
  },
};

const ROOTS = ['Query', 'Mutation', 'Subscription'];

function routesOf({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary, tags = [], deprecated = false, security = [], 'x-scopes': scopes = [] }]) => ({
        name: `${method.toUpperCase()} ${path.slice(BASE.length)}`,
        tag: tags[0] ?? '',
        summary: summary ?? '',
        deprecated,
        isForPeople: security.length > 0 && !security.some(({ token }) => token),
        scopes,
      }),
    ),
  );
}

function fieldsOf(schema) {
  return ROOTS.flatMap((root) =>
    Object.values(schema.getType(root)?.getFields() ?? {}).map(({ name, description, astNode }) => ({
      name: `${root}.${name}`,
      calls: [...(description ?? '').matchAll(/`((?:GET|POST|PUT|DELETE) \/[^`]*)`/g)].map(
        ([, call]) => call,
      ),
      said: (astNode?.directives ?? []).flatMap(directiveText),
    })),
  );
}

/** `@scope(of: [ORDERS_READ])` and `@peopleOnly` as they are written. */
function directiveText({ name: { value: name }, arguments: [first] = [] }) {
  if (name === 'peopleOnly') return '@peopleOnly';
  return name === 'scope' ? scopeText(first.value.values.map(({ value }) => value)) : [];
}

const scopeText = (scopes) => `@scope(of: [${scopes.join(', ')}])`;

/** What a field has to say of tokens, by the calls that it is made of. */
function neededBy(calls, routes) {
  const called = routes.filter(({ name }) => calls.includes(name));
  const scopes = new Set(called.flatMap((route) => route.scopes));
  if (scopes.size > 0) return [scopeText([...scopes].map((scope) => scope.toUpperCase().replace(':', '_')))];
  return called.length > 0 && called.every(({ isForPeople }) => isForPeople) ? ['@peopleOnly'] : [];
}

function faultsOf(routes, fields, { outside, saysScopes = false }) {
  const known = new Set(routes.map(({ name }) => name));
  const named = new Set(fields.flatMap(({ calls }) => calls));
  return [
    ...fields.filter(({ calls }) => calls.length === 0).map(({ name }) => `${name} 的说明没有写 REST 调用`),
    ...[...named].filter((call) => !known.has(call)).map((call) => `说明里的 ${call} 不存在`),
    ...routes
      .filter(({ name, deprecated }) => named.has(name) === deprecated && !(name in outside))
      .map(({ name, deprecated }) => `${name} ${deprecated ? '已废弃，说明里不该写' : '没有对应的字段'}`),
    ...fields
      .map(({ name, calls, said }) => ({ name, said, needed: neededBy(calls, routes) }))
      .filter(({ said, needed }) => saysScopes && said.join(' ') !== needed.join(' '))
      .map(({ name, needed }) => `${name} 的令牌权限应为 ${needed.join(' ') || '不写'}`),
    ...Object.keys(outside)
      .filter((name) => !known.has(name) || named.has(name))
      .map((name) => `${name} 不该列为图外调用`),
  ];
}

const code = (text) => `\`${text}\``;
const row = (...cells) => `| ${cells.join(' | ')} |`;

function documentOf(routes, fields, { title, openapi, schema, outside, guides = [], saysScopes = false }) {
  const fieldsFor = (route) =>
    fields.filter(({ calls }) => calls.includes(route)).map(({ name }) => code(name));
  const tags = [...new Set(routes.map(({ tag }) => tag))].sort();
  const sections = tags.map((tag) => {
    const ofTag = routes.filter((route) => route.tag === tag && !(route.name in outside));
    if (ofTag.length === 0) return [];
    return [
      `## ${tag}`,
      '',
      row('REST', 'what', 'graph', ...(saysScopes ? ['token'] : [])),
      row('---', '---', '---', ...(saysScopes ? ['---'] : [])),
      ...ofTag.map((route) =>
        row(
          code(route.name),
          route.summary,
          route.deprecated ? '已废弃' : fieldsFor(route.name).join(', '),
          ...(saysScopes ? [route.isForPeople ? '只限本人' : route.scopes.map(code).join(' ')] : []),
        ),
      ),
      '',
    ];
  });
  return [
    `# ${title}`,
    '',
    `Every call of ${code(BASE)} and the field of the graph that stands for it. Written by ${code('npm run codegen:map')} from`,
    `${code(openapi)} and the descriptions in ${code(schema)}; the check fails when they disagree.`,
    '',
    'REST is what the gateway calls, on a port that is not public: programs use the graph. Below the public address are uploads, private files and what platforms push.',
    '',
    ...(saysScopes
      ? [
          'The last column is what the token of a program needs: nothing where it is empty, and 只限本人 is for people alone.',
          '',
        ]
      : []),
    ...guides.map((guide) => readFileSync(inProject(guide), 'utf8')),
    ...sections.flat(),
    ...(Object.keys(outside).length === 0
      ? []
      : [
          '## Outside the graph',
          '',
          row('REST', '来自'),
          row('---', '---'),
          ...Object.entries(outside).map(([name, why]) => row(code(name), why)),
          '',
        ]),
  ].join('\n');
}

for (const graph of [SHOP, CONSOLE]) {
  const routes = routesOf(JSON.parse(readFileSync(inProject(graph.openapi), 'utf8')));
  const fields = fieldsOf(buildSchema(readFileSync(inProject(graph.types), 'utf8')));
  const faults = faultsOf(routes, fields, graph);
  if (faults.length > 0) {
    for (const fault of faults) console.error(fault);
    process.exit(1);
  }
  writeFileSync(inProject(graph.file), documentOf(routes, fields, graph));
}
