import { text } from './docs.text.ts';
import { escaped, link } from './html.ts';

export type PageName = keyof typeof text.pages;

const { pages } = text;
/** The menu: groups of pages. */
export const MENU: Record<keyof typeof text.groups, PageName[]> = {
  guides: [
    'quickStart',
    'tokens',
    'tokenDocuments',
    'client',
    'connections',
    'catchingUp',
    'receivingWebhooks',
    'testingYourFrontEnd',
    'calls',
  ],
  schema: [
    ...(['queries', 'mutations', 'subscriptions', 'objects', 'interfaces'] as const),
    ...(['inputs', 'enums', 'scalars', 'directives'] as const),
  ],
  more: ['errors', 'webhooks', 'limits', 'changes'],
};

export const pathOf = (page: PageName | null): string => (page === null ? '/docs/' : `/docs/${page}/`);

/** A whole page around its content. */
export function layout(page: PageName | null, content: string): string {
  const [title, hint] = page === null ? [text.home, text.homeHint] : pages[page];
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · ${escaped(text.product)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/docs.css">
<script src="/docs/names.js" defer></script>
<script src="/docs/search.js" defer></script>
</head>
<body>
<header>
<a class="brand" href="/docs/">${escaped(text.product)}</a>
<div class="find"><input type="search" aria-label="${text.search}" placeholder="${text.search}" autocomplete="off"><ul hidden></ul></div>
<nav>${link('/explorer/', text.explorer)}${link('/t3/', text.shop)}</nav>
</header>
<div class="columns">
<nav class="menu" aria-label="${text.contents}">
${Object.entries(MENU)
  .map(([group, names]) => menuOf(group as keyof typeof MENU, names, page))
  .join('\n')}
</nav>
<main>
<h1>${escaped(title)}</h1>
<p class="hint">${escaped(hint)}</p>
${content}
</main>
</div>
</body>
</html>
`;
}

function menuOf(group: keyof typeof MENU, names: PageName[], current: PageName | null): string {
  const items = names.map((name) => {
    const mark = name === current ? ' aria-current="page"' : '';
    return `<li><a href="${pathOf(name)}"${mark}>${escaped(pages[name][0])}</a></li>`;
  });
  return `<h2>${escaped(text.groups[group])}</h2><ul>${items.join('')}</ul>`;
}

/** The first page: every page with what it is about. */
export function homeContent(): string {
  return Object.entries(MENU)
    .map(([group, names]) => {
      const cards = names.map(
        (name) =>
          `<a class="card" href="${pathOf(name)}"><strong>${escaped(pages[name][0])}</strong><span>${escaped(pages[name][1])}</span></a>`,
      );
      return `<h2>${escaped(text.groups[group as keyof typeof MENU])}</h2><div class="cards">${cards.join('')}</div>`;
    })
    .join('\n');
}
