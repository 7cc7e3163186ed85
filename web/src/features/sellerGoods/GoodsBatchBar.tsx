import type { SellerGoodRowFragment } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import type { RowSelection } from '../../ui/selection/useRowSelection.ts';
import { type GoodAction, MOST_GOODS } from './goodActions.machine.ts';
import type { GoodActions } from './goodActions.selectors.ts';
import { actionTexts, parcelActionsText } from './goodActions.text.ts';
import { isOffered } from './goodOffers.ts';
import { goodsText as text } from './sellerGoods.text.ts';

const ACTIONS: readonly GoodAction[] = ['putOn', 'takeOff', 'remove'];

interface Props {
  chosen: RowSelection<SellerGoodRowFragment>;
  actions: GoodActions;
}

/** What can be done with all the goods that are chosen; with how many of them stands on the button. */
export function GoodsBatchBar({ chosen, actions }: Props) {
  if (chosen.rows.length === 0) return null;
  return (
    <BatchBar
      label={text.bar}
      count={text.chosen(chosen.rows.length)}
      clear={text.clear}
      onClear={chosen.clear}
    >
      {ACTIONS.map((action) => {
        const goods = chosen.rows.filter(({ status }) => isOffered(action, status));
        if (goods.length === 0) return null;
        const tooMany = goods.length > MOST_GOODS;
        return (
          <Button
            key={action}
            size="small"
            disabled={tooMany}
            {...(tooMany ? { title: parcelActionsText.tooMany } : {})}
            onClick={() =>
              actions.send({
                type: 'action.ask',
                action,
                goods: goods.map(({ id, name }) => ({ id, name })),
              })
            }
          >
            {actionTexts[action].button(goods.length)}
          </Button>
        );
      })}
    </BatchBar>
  );
}
