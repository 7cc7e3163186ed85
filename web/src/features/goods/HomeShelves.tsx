import { useQuery } from '@apollo/client/react';
import { ListGoodsFeed } from '../../shop/shop.graphql.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { Shelf } from '../../ui/showcase/Shelf.tsx';
import styles from './HomeShelves.module.css';
import { homeText as text } from './home.text.ts';
import {
  type ShelfKind,
  shelfAddresses,
  shelfKinds,
  shelfVariables,
  zoneAddress,
  zoneBounds,
} from './homeShelves.ts';
import { useListAddress } from './useListAddress.ts';

/** What sells best, is new and ships at once, a few of each with a way to the rest. */
export function HomeShelves() {
  return (
    <div className={styles.shelves}>
      {shelfKinds.map((kind) => (
        <HomeShelf key={kind} kind={kind} />
      ))}
    </div>
  );
}

function HomeShelf({ kind }: { kind: ShelfKind }) {
  const to = useListAddress();
  const { data, error } = useQuery(ListGoodsFeed, {
    variables: shelfVariables(kind),
    context: { quiet: 'outages' },
  });
  const goods = data?.goods.list;
  if (error || goods?.length === 0) return null;
  const [title, rule] = text.shelves[kind];
  const more = (
    <Link to={to({ search: shelfAddresses[kind] })} className={styles.more} aria-label={text.moreOf(title)}>
      {text.more}
      <Icon name="chevronRight" size={14} />
    </Link>
  );
  return <Shelf title={title} goods={goods} three={{ rule, more, isRanked: kind === 'best' }} />;
}

/** Ways into goods by what a piece costs. */
export function PriceZones() {
  const to = useListAddress();
  return (
    <nav className={styles.zones} aria-label={text.zones}>
      <b aria-hidden="true">{text.zones}</b>
      {zoneBounds.map((from, at) => (
        <Link key={from} to={to({ search: zoneAddress(at) })}>
          {text.zone(from, zoneBounds[at + 1])}
        </Link>
      ))}
    </nav>
  );
}
