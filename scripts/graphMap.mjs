import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { inProject } from './lib/paths.mjs';

// Writes docs/graph.md: the REST operation of every field of the graph. Fails when an operation has no field, a
// field no operation, or a description names an unknown operation.

const BASE = '/api/v1';

/** Operations that are not part of the graph, and why. */
const OUTSIDE = {
  'POST /pay/notify/alipay': '支付宝的付款通知',
  'POST /pay/notify/wechat': '微信支付的付款通知',
  'POST /pay/notify/simulated': '模拟支付的付款通知，仅演示模式',
  'GET /shops/callback/{flag}': '店铺平台授权后的回跳页面',
  'POST /shops/callback/6': '视频号的推送',
  'POST /tracking/push': '快递100的轨迹推送',
  'POST /fileUpload/upload': '图片上传，multipart，由网关原样转发',
  'POST /privateFile/upload': '凭证图片和视频上传，multipart，由网关原样转发',
  'GET /privateFile/{id}': '凭证图片和视频，由网关原样转发',
};

const ROOTS = ['Query', 'Mutation', 'Subscription'];

function routesOf({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, tags = [], deprecated = false }]) => ({
      name: `${method.toUpperCase()} ${path.slice(BASE.length)}`,
      tag: tags[0] ?? '',
      summary: summary ?? '',
      deprecated,
    })),
  );
}

function fieldsOf(schema) {
  return ROOTS.flatMap((root) =>
    Object.values(schema.getType(root)?.getFields() ?? {}).map(({ name, description }) => ({
      name: `${root}.${name}`,
      calls: [...(description ?? '').matchAll(/`((?:GET|POST|PUT|DELETE) \/[^`]*)`/g)].map(
        ([, call]) => call,
      ),
    })),
  );
}

function faultsOf(routes, fields) {
  const known = new Set(routes.map(({ name }) => name));
  const named = new Set(fields.flatMap(({ calls }) => calls));
  return [
    ...fields.filter(({ calls }) => calls.length === 0).map(({ name }) => `${name} 的说明没有写 REST 调用`),
    ...[...named].filter((call) => !known.has(call)).map((call) => `说明里的 ${call} 不存在`),
    ...routes
      .filter(({ name, deprecated }) => named.has(name) === deprecated && !(name in OUTSIDE))
      .map(({ name, deprecated }) => `${name} ${deprecated ? '已废弃，说明里不该写' : '没有对应的字段'}`),
    ...Object.keys(OUTSIDE)
      .filter((name) => !known.has(name) || named.has(name))
      .map((name) => `${name} 不该列为图外调用`),
  ];
}

const code = (text) => `\`${text}\``;
const row = (...cells) => `| ${cells.join(' | ')} |`;

function documentOf(routes, fields) {
  const fieldsFor = (route) =>
    fields.filter(({ calls }) => calls.includes(route)).map(({ name }) => code(name));
  const tags = [...new Set(routes.map(({ tag }) => tag))].sort();
  const sections = tags.map((tag) => {
    const ofTag = routes.filter((route) => route.tag === tag && !(route.name in OUTSIDE));
    if (ofTag.length === 0) return [];
    return [
      `## ${tag}`,
      '',
      row('REST', 'what', 'graph'),
      row('---', '---', '---'),
      ...ofTag.map(({ name, summary, deprecated }) =>
        row(code(name), summary, deprecated ? '已废弃' : fieldsFor(name).join(', ')),
      ),
      '',
    ];
  });
  return [
    '# REST and graph',
    '',
    `Every call of ${code(BASE)} and the field of the graph that stands for it. Written by ${code('npm run codegen:map')} from`,
    `${code('api/src/openapi.json')} and the descriptions in ${code('schema.graphql')}; the check fails when they disagree.`,
    '',
    ...sections.flat(),
    '## Outside the graph',
    '',
    row('REST', '来自'),
    row('---', '---'),
    ...Object.entries(OUTSIDE).map(([name, why]) => row(code(name), why)),
    '',
  ].join('\n');
}

const routes = routesOf(JSON.parse(readFileSync(inProject('api/src/openapi.json'), 'utf8')));
const fields = fieldsOf(buildSchema(readFileSync(inProject('schema.graphql'), 'utf8')));
const faults = faultsOf(routes, fields);
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}
writeFileSync(inProject('docs/graph.md'), documentOf(routes, fields));
