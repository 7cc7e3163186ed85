import { useQuery } from '@apollo/client/react';
import { countText } from '../../lib/countText.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Link } from '../../ui/base/Link.tsx';
import { CountBasketLines } from './basketLines.graphql.ts';
import { basketText as text } from './basketLines.text.ts';

/** The way to the basket, with how many kinds of goods are in it. */
export default function BasketLink({ className, count }: Record<'className' | 'count', string | undefined>) {
  const { data } = useQuery(CountBasketLines, { context: { quiet: true } });
  const lines = data?.basketLines.length ?? 0;
  const label = text.link(lines);
  return (
    <Link to={paths.basket} className={className} aria-label={label} title={label}>
      <Icon name="bag" size={18} />
      {lines > 0 && <span className={count}>{countText(lines)}</span>}
    </Link>
  );
}
