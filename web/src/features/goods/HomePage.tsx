import { useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { GoodsFeed, useGoodsTotal } from '../../shop/GoodsFeed.tsx';
import { shopText } from '../../shop/shop.text.ts';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useHeart } from '../favourites/useHeart.ts';
import { useIsVisitor } from '../session/useSession.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { CommonGoods } from './CommonGoods.tsx';
import styles from './HomePage.module.css';
import { HomeShelves, PriceZones } from './HomeShelves.tsx';
import { homeText } from './home.text.ts';
import { isPart, readHomeQuery } from './homeQuery.ts';
import { usePlaces } from './usePlaces.ts';

/** The shop front: what operators show, categories, what is often bought, and a list of goods that grows. */
export default function HomePage() {
  const heart = useHeart();
  usePageTitle();
  const [params] = useSearchParams();
  const query = readHomeQuery(params);
  const isWhole = !isPart(query);
  const total = useGoodsTotal(query);
  const Places = usePlaces();
  const isWelcome = useIsVisitor() && isWhole;
  return (
    <div className={styles.page}>
      <h1 className={isWelcome ? styles.welcome : 'sr-only'}>
        {homeText.home}
        {isWelcome && <span>{homeText.pitch}</span>}
      </h1>
      <div className={cx(isWhole && styles.front)}>
        <CategoryPanel current={query.categoryId} aside={isWhole} />
        {isWhole && (
          <>
            <div className={styles.banner}>{Places && <Places top />}</div>
            <PriceZones />
            <HomeShelves />
          </>
        )}
      </div>
      {isWhole && (
        <>
          {Places && <Places />}
          <CommonGoods />
        </>
      )}
      <section>
        <header className={styles.head}>
          <h2>{shopText.goods}</h2>
          {total !== null && <span className="num">{total}</span>}
          {!isWhole && (
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
              action={!isWhole && <LinkButton to={paths.home}>{homeText.seeAll}</LinkButton>}
            />
          }
        />
      </section>
    </div>
  );
}
