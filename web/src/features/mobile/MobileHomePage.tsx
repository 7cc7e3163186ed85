import { useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { anyGoods } from '../../shop/goodsQuery.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CategoryChips } from './Chips.tsx';
import styles from './MobileHomePage.module.css';
import { mobileText as text } from './mobile.text.ts';
import { readMobileQuery } from './mobileQuery.ts';
import { PhoneGoods } from './PhoneGoods.tsx';
import { PhoneHead } from './PhoneHead.tsx';

/** The shop window on a phone: categories, and goods without end. */
export default function MobileHomePage() {
  usePageTitle();
  const [params] = useSearchParams();
  const { categoryId } = readMobileQuery(params);
  return (
    <>
      <PhoneHead>
        <h1 className={styles.brand}>{text.brand}</h1>
        <Link to={paths.mobileSearch} className={styles.search}>
          <Icon name="search" size={18} />
          {text.searchHint}
        </Link>
      </PhoneHead>
      <CategoryChips current={categoryId} />
      <PhoneGoods
        query={{ ...anyGoods, categoryId }}
        empty={
          <EmptyState
            title={text.noGoods}
            hint={text.noGoodsHint}
            action={<LinkButton to={paths.mobile}>{text.seeAll}</LinkButton>}
          />
        }
      />
    </>
  );
}
