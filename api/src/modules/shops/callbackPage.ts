import { createHash } from 'node:crypto';

/** Notifies the opener, which has the same origin, and closes the window. */
const SCRIPT = `const { dataset } = document.body;
window.opener?.postMessage({ type: 'shop.authorised', ok: dataset.ok === 'true', msg: dataset.msg }, location.origin);
if (dataset.ok === 'true') window.close();`;

export const CALLBACK_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
};

/** The page at the end of an authorisation. */
export function callbackPage({ ok, msg }: { ok: boolean; msg: string }): string {
  const text = escapeHtml(msg);
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>店铺绑定</title>
<style>body{font:16px/1.6 system-ui,sans-serif;display:grid;place-items:center;min-height:90vh;margin:0}</style>
</head>
<body data-ok="${ok}" data-msg="${text}">
<p role="status">${text}</p>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
