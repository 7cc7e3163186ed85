import type { SellerGoodRowFragment } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import type { RowSelection } from '../../ui/selection/useRowSelection.ts';
import { type GoodDeed, MOST_GOODS } from './goodDeeds.machine.ts';
import type { GoodDeeds } from './goodDeeds.selectors.ts';
import { deedsText, deedWords } from './goodDeeds.text.ts';
import { isOffered } from './goodOffers.ts';
import { goodsText as text } from './sellerGoods.text.ts';

const DEEDS: readonly GoodDeed[] = ['putOn', 'takeOff', 'remove'];

interface Props {
  chosen: RowSelection<SellerGoodRowFragment>;
  deeds: GoodDeeds;
}

/** What can be done with all the goods that are chosen; with how many of them stands on the button. */
export function GoodsBatchBar({ chosen, deeds }: Props) {
  if (chosen.rows.length === 0) return null;
  return (
    <BatchBar
      label={text.bar}
      count={text.chosen(chosen.rows.length)}
      clear={text.clear}
      onClear={chosen.clear}
    >
      {DEEDS.map((deed) => {
        const goods = chosen.rows.filter(({ status }) => isOffered(deed, status));
        if (goods.length === 0) return null;
        const tooMany = goods.length > MOST_GOODS;
        return (
          <Button
            key={deed}
            size="small"
            disabled={tooMany}
            {...(tooMany ? { title: deedsText.tooMany } : {})}
            onClick={() =>
              deeds.send({
                type: 'deed.ask',
                deed,
                goods: goods.map(({ id, name }) => ({ id, name })),
              })
            }
          >
            {deedWords[deed].button(goods.length)}
          </Button>
        );
      })}
    </BatchBar>
  );
}
