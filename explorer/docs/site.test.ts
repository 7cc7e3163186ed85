import { readFileSync } from 'node:fs';
import { buildSchema, isScalarType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { WEBHOOK_EVENTS } from '../../api/src/modules/webhooks/webhookEvents.ts';
import { MENU } from './layout.ts';
import { markdown } from './markdown.ts';
import { schemaPages } from './schemaPages.ts';
import { siteFiles } from './site.ts';

const files = siteFiles();
const pages = [...files].filter(([path]) => path.endsWith('.html'));
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
const linksIn = (html: string) => [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, href = '']) => href);
const anchors = new Map(
  pages.map(([path, html]) => [`/docs/${path.replace(/index\.html$/, '')}`, new Set(idsIn(html))]),
);
const others = new Set(['/explorer/', '/t3/', 'data:,', ...[...files.keys()].map((path) => `/docs/${path}`)]);

/** Whether a link of a page leads somewhere: to a page and an anchor of it, or out of the site. */
function leads(href: string, from: string): boolean {
  if (/^https?:/.test(href) || others.has(href)) return true;
  const [path = '', anchor] = href.split('#');
  const ids = anchors.get(path || from);
  return ids !== undefined && (anchor === undefined || ids.has(decodeURIComponent(anchor)));
}

describe('the documentation', () => {
  it('has no link that leads nowhere, and no anchor twice on a page', () => {
    const broken = pages.flatMap(([path, html]) => {
      const from = `/docs/${path.replace(/index\.html$/, '')}`;
      return linksIn(html).flatMap((href) => (leads(href, from) ? [] : `${path}: ${href}`));
    });
    const twice = pages.flatMap(([path, html]) => {
      const ids = idsIn(html);
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${path}: ${id}`);
    });
    const named = JSON.parse(files.get('names.js')?.match(/= (.*);/)?.[1] ?? '[]') as [string, string][];
    const lost = named.filter(([, href]) => !leads(href, ''));
    expect({ broken, twice, lost }).toEqual({ broken: [], twice: [], lost: [] });
    expect(pages).toHaveLength(Object.values(MENU).flat().length + 1);
  });

  it('says of every type, field of a root, error and event where it is found', () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const types = Object.keys(schema.getTypeMap()).filter(
      (name) => !/^(__.*|String|Int|Float|Boolean|ID|Query|Mutation|Subscription)$/.test(name),
    );
    const all = new Set([...anchors.values()].flatMap((ids) => [...ids]));
    const keys = [...(files.get('errors/index.html')?.matchAll(/<a id="([A-Z_]+)"/g) ?? [])].map(
      ([, key]) => key,
    );
    expect([...types, ...Object.keys(WEBHOOK_EVENTS)].filter((name) => !all.has(name))).toEqual([]);
    expect(keys).toEqual(expect.arrayContaining(['BALANCE_SHORT', 'TIMEOUT']));
    expect(keys).not.toContain('OPERATOR_LOGIN_WRONG');
    for (const type of Object.values(schema.getTypeMap())) {
      const own = isScalarType(type) && type.specifiedByURL?.split('https://shop.example')[1];
      if (own) expect([own, leads(own, '')]).toEqual([`/docs/scalars/#${type.name}`, true]);
    }
    expect(anchors.get('/docs/scalars/')).toContain('Fen');
  });

  it('shows what a field needs, costs, defaults to, and until when it goes', () => {
    const sectionOf = (page: string, id: string) =>
      new RegExp(`<section id="${id}">.*?</section>`, 's').exec(files.get(`${page}/index.html`) ?? '')?.[0];
    const orders = sectionOf('queries', 'orders');
    for (const part of ['orders:read', '<a href="/docs/inputs/#OrderFilter">', '默认 10', '约 12 分'])
      expect(orders).toContain(part);
    expect(sectionOf('queries', 'ordersConnection')).toContain('约 22 分');
    expect(sectionOf('mutations', 'createApiToken')).toContain('只限本人');
    const ageing = buildSchema('type Query { old: Int @deprecated(reason: "Use `x`. Goes on 2027-01-31.") }');
    expect(schemaPages(ageing).queries?.content).toContain(
      '<strong>已废弃</strong> Use <code>x</code>. Goes on 2027-01-31.',
    );
  });

  it('runs nothing that a source says, and has neither scripts nor styles of its own in a page', () => {
    const html = markdown('# A <b>\n\n<script>x</script> [a](javascript:x) [b](0001-x.md) [c](tokens.md#d)', {
      'tokens.md': '/docs/tokens/',
    });
    expect(html).toBe(
      '<h1 id="a-b">A &lt;b&gt;</h1>\n<p>&lt;script&gt;x&lt;/script&gt; [a](javascript:x) b <a href="/docs/tokens/#d">c</a></p>\n',
    );
    for (const [, page] of pages) expect(page).not.toMatch(/<script>|<style| style=| on\w+=/);
  });
});
