/** Where the pages are served. */
export const SITE_ROOT = '/t3/';

const SCRIPT = /<script\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
/** What public/start.js loads. */
const LATER = /<meta\b[^>]*?\sname="scripts"[^>]*?\scontent=(?:'([^']*)'|"([^"]*)")/i;
const COMMENT = /<!--[\s\S]*?-->/g;

/** The site's own scripts that a page refers to, as they are written in it; what browser extensions add is none. */
export function scriptRefsOf(html: string): string[] {
  const page = html.replace(COMMENT, '');
  const marks = [...page.matchAll(SCRIPT)].map(
    ([, quoted, apostrophed, bare]) => quoted ?? apostrophed ?? bare ?? '',
  );
  return [...new Set([...marks, ...laterScripts(page)])].filter((ref) => ref.startsWith(SITE_ROOT));
}

function laterScripts(page: string): string[] {
  const [, apostrophed, quoted] = LATER.exec(page) ?? [];
  const refs = JSON.parse(apostrophed ?? quoted?.replaceAll('&quot;', '"') ?? '[]');
  return Array.isArray(refs) ? refs : [];
}

/** Whether one of them carries the hash of a build; without it builds cannot be compared. */
export function isBuilt(refs: readonly string[]): boolean {
  return refs.some((ref) => /\/assets\/[^/]+-[\w-]{8}\.js$/.test(ref));
}

/** Whether a page that was fetched is of another build than the one that runs. */
export function isOtherBuild(fetched: readonly string[], running: readonly string[]): boolean {
  if (!isBuilt(fetched)) return false;
  return fetched.length !== running.length || fetched.some((ref) => !running.includes(ref));
}
