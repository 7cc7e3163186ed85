import { useSelector } from '@xstate/react';
import type { SellerGoodRowFragment } from '../../graphql/generated/graphql.ts';
import { publishPath } from '../../lib/paths.ts';
import { isBusy, selectContext } from '../../lib/selectors.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { ActionsCell } from '../../ui/cells.tsx';
import type { GoodAction } from './goodActions.text.ts';
import { type GoodActions, isPossible } from './goodActions.ts';
import { goodsText as text } from './sellerGoods.text.ts';
import { stockPath } from './stockPath.ts';

/** What can be done with one of the goods. */
export function GoodRowActions({ good, actor }: { good: SellerGoodRowFragment; actor: GoodActions }) {
  const { id, name, status } = good;
  const running = useSelector(actor, (snapshot) =>
    isBusy(snapshot) ? selectContext(snapshot).subject : null,
  );
  const goods = [{ id, name }];
  const ask = (action: GoodAction) => actor.send({ type: 'batch.ask', subject: { action, goods } });
  return (
    <ActionsCell>
      <LinkButton variant="text" to={publishPath(id)}>
        {text.edit}
      </LinkButton>
      {isPossible('putOn', status) && (
        <Button
          variant="text"
          loading={running?.action === 'putOn' && running.goods[0]?.id === id}
          onClick={() => actor.send({ type: 'batch.run', subject: { action: 'putOn', goods } })}
        >
          {text.putOn}
        </Button>
      )}
      {isPossible('takeOff', status) && (
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
    </ActionsCell>
  );
}
