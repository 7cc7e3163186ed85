import { useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { GoodsFeed, useGoodsTotal } from '../../shop/GoodsFeed.tsx';
import { anyGoods } from '../../shop/goodsQuery.ts';
import { shopText } from '../../shop/shop.text.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useHeart } from '../favourites/useHeart.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { CommonGoods } from './CommonGoods.tsx';
import styles from './HomePage.module.css';
import { homeText } from './home.text.ts';
import { readHomeCategory } from './homeQuery.ts';
import { usePlaces } from './usePlaces.ts';

/** The shop front: what operators show, categories, what is often bought, and a list of goods that grows. */
export default function HomePage() {
  const heart = useHeart();
  usePageTitle();
  const [params] = useSearchParams();
  const categoryId = readHomeCategory(params);
  const query = { ...anyGoods, categoryId };
  const total = useGoodsTotal(query);
  const Places = usePlaces();
  return (
    <div className={styles.page}>
      <h1 className="sr-only">{homeText.home}</h1>
      {Places && <Places top />}
      <CategoryPanel current={categoryId} />
      {Places && <Places />}
      {categoryId === null && <CommonGoods />}
      <section>
        <header className={styles.head}>
          <h2>{shopText.goods}</h2>
          {total !== null && <span className="num">{total}</span>}
          {categoryId !== null && (
            <Link to={paths.home} className={styles.all}>
              {homeText.seeAll}
              <Icon name="chevronRight" size={14} />
            </Link>
          )}
        </header>
        <GoodsFeed
          query={query}
          heart={heart}
          empty={
            <EmptyState
              title={homeText.none}
              hint={homeText.noneHint}
              action={categoryId !== null && <LinkButton to={paths.home}>{homeText.seeAll}</LinkButton>}
            />
          }
        />
      </section>
    </div>
  );
}
