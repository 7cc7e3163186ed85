import MarkdownIt from 'markdown-it';
import { slugOf } from './html.ts';

/** HTML in a source is text: what is written there is shown and not run. */
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });

type Token = ReturnType<typeof parser.parse>[number];

/** Where Markdown files are on the site, by their names; a link to another one becomes plain text. */
export type Places = Readonly<Record<string, string>>;

/** A document with an anchor for each heading. */
export function markdown(source: string, places: Places = {}): string {
  const tokens = parser.parse(source, {});
  const used = new Map<string, number>();
  tokens.forEach((token, at) => {
    if (token.type === 'heading_open')
      token.attrSet('id', distinct(slugOf(tokens[at + 1]?.content ?? ''), used));
    placeLinks(token.children ?? [], places);
  });
  return parser.renderer.render(tokens, parser.options, {});
}

/** Text of a description: code, emphasis and links, without paragraphs. */
export const inline = (source: string): string => parser.renderInline(source);

function distinct(slug: string, used: Map<string, number>): string {
  const times = used.get(slug) ?? 0;
  used.set(slug, times + 1);
  return times === 0 ? slug : `${slug}-${times}`;
}

function placeLinks(tokens: Token[], places: Places): void {
  const isKept: boolean[] = [];
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const href = placeOf(String(token.attrGet('href')), places);
      if (href) token.attrSet('href', href);
      isKept.push(href !== undefined);
      if (!href) hide(token);
    } else if (token.type === 'link_close' && !isKept.pop()) hide(token);
  }
}

function hide(token: Token): void {
  Object.assign(token, { type: 'text', tag: '', content: '', nesting: 0 });
}

function placeOf(href: string, places: Places): string | undefined {
  if (/^(https?:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const place = places[path.split('/').at(-1) ?? ''];
  return place === undefined ? undefined : place + (anchor ? `#${anchor}` : '');
}
