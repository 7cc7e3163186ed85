import { useSelector } from '@xstate/react';
import type { SellerGoodRowFragment } from '../../graphql/generated/graphql.ts';
import { publishPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import type { GoodAction } from './goodActions.machine.ts';
import { type GoodActions, selectGoingOn } from './goodActions.selectors.ts';
import { isOffered } from './goodOffers.ts';
import styles from './SellerGoods.module.css';
import { goodsText as text } from './sellerGoods.text.ts';
import { stockPath } from './stockPath.ts';

/** What can be done with one of the goods. */
export function GoodRowActions({ good, actions }: { good: SellerGoodRowFragment; actions: GoodActions }) {
  const { id, name, status } = good;
  const goingOn = useSelector(actions, selectGoingOn);
  const ask = (action: GoodAction) => actions.send({ type: 'action.ask', action, goods: [{ id, name }] });
  return (
    <span className={styles.actions}>
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
