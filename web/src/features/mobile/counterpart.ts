import { isWhole, readId, writeSearch } from '../../lib/page.ts';
import { goodsPath, paths, searchPath } from '../../lib/paths.ts';

interface Place {
  pathname: string;
  /** With its question mark; empty for none. */
  search: string;
}

/** The page that shows what an address of the former mobile site showed. */
export function counterpart({ pathname, search }: Place): string {
  const params = new URLSearchParams(search);
  const part = (name: string) => params.get(name) ?? undefined;
  const id = /^\/h5\/goods\/([^/]+)$/.exec(pathname)?.[1];
  if (id && isWhole(id)) return goodsPath(Number(id));
  switch (pathname) {
    case '/h5':
      return paths.home + writeSearch({ category: part('category') });
    case '/h5/search':
      return (
        searchPath(readId(params.get('category'))) +
        writeSearch({ keyword: part('keyword'), sort: part('sort') })
      );
    case '/h5/orders':
      return paths.orders + writeSearch({ tab: part('tab') });
    case '/h5/me':
      return paths.me;
    default:
      return paths.notFound;
  }
}
