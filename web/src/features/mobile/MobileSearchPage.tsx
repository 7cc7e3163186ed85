import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { GoodsQuery } from '../../shop/goodsQuery.ts';
import { sortNames } from '../../shop/shop.text.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CategoryChips, Chips } from './Chips.tsx';
import styles from './MobileSearchPage.module.css';
import { mobileText as text } from './mobile.text.ts';
import { readMobileQuery, writeMobileQuery } from './mobileQuery.ts';
import { PhoneGoods } from './PhoneGoods.tsx';
import { PhoneHead } from './PhoneHead.tsx';

/** Searches the goods by name, pinyin or initials. */
export default function MobileSearchPage() {
  const [params] = useSearchParams();
  const query = readMobileQuery(params);
  usePageTitle(query.keyword || text.search);
  return (
    <>
      <PhoneHead>
        <SearchField query={query} />
      </PhoneHead>
      {query.keyword ? <Results query={query} /> : <Beginning />}
    </>
  );
}

function SearchField({ query }: { query: GoodsQuery }) {
  const navigate = useNavigate();
  const search = (form: FormData) => {
    const keyword = String(form.get('keyword') ?? '').trim();
    navigate({ search: writeMobileQuery({ ...query, keyword }) }, { replace: query.keyword !== '' });
  };
  return (
    <search className={styles.search}>
      <form key={query.keyword} action={search} className={styles.form}>
        <input
          ref={query.keyword ? null : focusOnMount}
          type="search"
          name="keyword"
          maxLength={60}
          defaultValue={query.keyword}
          aria-label={text.search}
          placeholder={text.searchHint}
          autoComplete="off"
          enterKeyHint="search"
        />
        <IconButton type="submit" icon="search" label={text.search} className={styles.go} />
      </form>
    </search>
  );
}

function focusOnMount(input: HTMLInputElement | null) {
  input?.focus({ preventScroll: true });
}

function Results({ query }: { query: GoodsQuery }) {
  return (
    <>
      <Chips
        label={text.search}
        chips={sortNames.map(([sort, label]) => ({
          key: sort,
          label,
          to: { search: writeMobileQuery({ ...query, sort }) },
          current: sort === query.sort,
        }))}
      />
      <PhoneGoods
        query={query}
        empty={
          <EmptyState
            illustration="map"
            title={text.noGoods}
            hint={text.noGoodsHint}
            action={<LinkButton to={paths.mobile}>{text.seeAll}</LinkButton>}
          />
        }
      />
    </>
  );
}

function Beginning() {
  return (
    <>
      <CategoryChips />
      <EmptyState illustration="map" title={text.searchFirst} hint={text.searchFirstHint} />
    </>
  );
}
