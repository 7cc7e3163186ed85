import { createHash } from 'node:crypto';

const STYLE = `
:root { color-scheme: light dark; --ground: #f4f5f7; --card: #fff; --ink: #1f2329; --soft: #5f6672; --line: #dfe2e7; --main: #1263d6; --on-main: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #16181c; --card: #202329; --ink: #e8eaed; --soft: #a3abb6; --line: #3a3f47; --main: #7db2ff; --on-main: #10223d; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground); color: var(--ink); font: 16px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
main { width: 100%; max-width: 420px; padding: 28px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.notice { margin: 0 0 4px; color: var(--soft); font-size: 14px; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; }
dl { margin: 0 0 24px; border-top: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; }
button { min-height: 44px; padding: 0 16px; font: inherit; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; cursor: pointer; }
button.main { border-color: var(--main); background: var(--main); color: var(--on-main); }
:focus-visible { outline: 2px solid var(--main); outline-offset: 2px; }
a { color: var(--main); }
p { margin: 0; }
p + p { margin-top: 12px; }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Goes with every page: it may load nothing, run nothing, stand in no frame, and tell nobody its address. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** A page of a simulated platform; `content` is HTML, the rest is text. */
export function pageOf({
  title,
  notice,
  content,
}: {
  title: string;
  notice: string;
  content: string;
}): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="notice">${escapeHtml(notice)}</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
