export type LinkKind = 'none' | 'category' | 'search' | 'good' | 'page';
/** A link as operators choose it. */
export interface ChosenLink {
  kind: LinkKind;
  value: string;
}

const SEARCH = '/search?keyword=';

/** How a stored path was chosen. */
export function readLink(path: string): ChosenLink {
  if (path === '') return { kind: 'none', value: '' };
  const category = /^\/search\/(\d+)$/.exec(path)?.[1];
  if (category) return { kind: 'category', value: category };
  const good = /^\/goodsInfo\/(\d+)$/.exec(path)?.[1];
  if (good) return { kind: 'good', value: good };
  if (path.startsWith(SEARCH) && !path.includes('&'))
    return { kind: 'search', value: new URLSearchParams(path.slice('/search?'.length)).get('keyword') ?? '' };
  return { kind: 'page', value: path };
}

/** The path of a choice; null where it is not complete. Whether it is one of this site the service says. */
export function pathOf({ kind, value: typed }: ChosenLink): string | null {
  const value = typed.trim();
  if (kind === 'none') return '';
  if (value === '') return null;
  if (kind === 'search')
    return `${SEARCH}${encodeURIComponent(value).replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
  if (kind === 'page') return value;
  if (!/^\d{1,16}$/.test(value)) return null;
  return kind === 'category' ? `/search/${value}` : `/goodsInfo/${value}`;
}
