import { useSelector } from '@xstate/react';
import type { SellerGoodRowFragment } from '../../graphql/generated/graphql.ts';
import { publishPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import type { GoodDeed } from './goodDeeds.machine.ts';
import { type GoodDeeds, selectGoingOn } from './goodDeeds.selectors.ts';
import { isOffered } from './goodOffers.ts';
import styles from './SellerGoods.module.css';
import { goodsText as text } from './sellerGoods.text.ts';
import { stockPath } from './stockPath.ts';

/** What can be done with one of the goods. */
export function GoodRowDeeds({ good, deeds }: { good: SellerGoodRowFragment; deeds: GoodDeeds }) {
  const { id, name, status } = good;
  const goingOn = useSelector(deeds, selectGoingOn);
  const ask = (deed: GoodDeed) => deeds.send({ type: 'deed.ask', deed, goods: [{ id, name }] });
  return (
    <span className={styles.deeds}>
      <LinkButton variant="text" to={publishPath(id)}>
        {text.edit}
      </LinkButton>
      {isOffered('putOn', status) && (
        <Button variant="text" loading={goingOn === id} onClick={() => ask('putOn')}>
          {text.putOn}
        </Button>
      )}
      {isOffered('takeOff', status) && (
        <Button variant="text" onClick={() => ask('takeOff')}>
          {text.takeOff}
        </Button>
      )}
      <LinkButton variant="text" to={stockPath(id)}>
        {text.stock}
      </LinkButton>
      <Button variant="quiet" onClick={() => ask('remove')}>
        {text.remove}
      </Button>
    </span>
  );
}
