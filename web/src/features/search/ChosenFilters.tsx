import { searchPath } from '../../lib/paths.ts';
import { isNarrowed, writeGoodsQuery } from '../../shop/goodsAddress.ts';
import { anyGoods, type GoodsQuery } from '../../shop/goodsQuery.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import styles from './ChosenFilters.module.css';
import { chosenOf } from './facets.ts';
import { searchText } from './search.text.ts';
import { useFacets } from './useFacets.ts';

/** What is chosen, each a link to the list without it. */
export function ChosenFilters({ query }: { query: GoodsQuery }) {
  const { facets } = useFacets(query);
  const { categoryId, keyword, sort } = query;
  if (!isNarrowed(query)) return null;
  return (
    <nav className={styles.chosen} aria-label={searchText.chosen}>
      {chosenOf(query, facets).map(({ key, name, without }) => (
        <Link
          key={key}
          className={styles.chip}
          to={{ pathname: searchPath(categoryId), search: writeGoodsQuery({ ...query, ...without }) }}
          aria-label={searchText.remove(name)}
        >
          {name}
          <Icon name="close" size={12} />
        </Link>
      ))}
      <Link
        to={{ pathname: searchPath(), search: writeGoodsQuery({ ...anyGoods, keyword, sort }) }}
        className={styles.clear}
      >
        {searchText.clearFilters}
      </Link>
    </nav>
  );
}
