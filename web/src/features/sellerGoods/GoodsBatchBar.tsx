import type { SellerGoodFilter, SellerGoodRowFragment } from '../../graphql/generated/graphql.ts';
import { minuteOf } from '../../lib/minutes.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import type { RowSelection } from '../../ui/selection/useRowSelection.ts';
import type { BulkEditActor, EditSubject } from '../bulkEdits/bulkEdit.machine.ts';
import { editText } from '../bulkEdits/bulkEdits.text.ts';
import { actionTexts, type GoodAction, goodActionsText } from './goodActions.text.ts';
import { type GoodActions, isAtOnce, isPossible, MAX_GOODS } from './goodActions.ts';
import { scheduleText } from './schedule.text.ts';
import type { ScheduleSubject, SchedulingGoods } from './scheduleGoods.ts';
import { goodsText as text } from './sellerGoods.text.ts';

/** Goods of one edit; the server refuses more. */
const MAX_EDITED = 2_000;
const ACTIONS: readonly GoodAction[] = ['putOn', 'takeOff', 'remove'];

interface Props {
  chosen: RowSelection<SellerGoodRowFragment>;
  actor: GoodActions;
  scheduling: SchedulingGoods;
  editing: BulkEditActor;
  /** All that the list is narrowed to. */
  all: { filter: SellerGoodFilter; count: number };
}

/** What can be done with all the goods that are chosen; with how many of them stands on the button. */
export function GoodsBatchBar({ chosen, actor, scheduling, editing, all }: Props) {
  if (chosen.rows.length === 0) return null;
  const edit = (subject: EditSubject) => editing.send({ type: 'edit.open', subject });
  const count = chosen.rows.length;
  const tooManyEdited = all.count > MAX_EDITED ? { title: editText.tooMany(MAX_EDITED) } : {};
  return (
    <BatchBar
      label={text.bar}
      count={text.chosen(chosen.rows.length)}
      clear={text.clear}
      onClear={chosen.clear}
    >
      {ACTIONS.map((action) => {
        const goods = chosen.rows.filter(({ status }) => isPossible(action, status));
        if (goods.length === 0) return null;
        const subject = { action, goods: goods.map(({ id, name }) => ({ id, name })) };
        const tooMany = goods.length > MAX_GOODS;
        return (
          <Button
            key={action}
            size="small"
            disabled={tooMany}
            {...(tooMany ? { title: goodActionsText.tooMany(MAX_GOODS) } : {})}
            onClick={() => actor.send({ type: isAtOnce(subject) ? 'batch.run' : 'batch.ask', subject })}
          >
            {actionTexts[action].button(goods.length)}
          </Button>
        );
      })}
      <Button
        size="small"
        disabled={chosen.rows.length > MAX_GOODS}
        onClick={() => scheduling.send({ type: 'action.ask', subject: scheduleOf(chosen.rows) })}
      >
        {scheduleText.button(chosen.rows.length)}
      </Button>
      <Button
        size="small"
        disabled={count > MAX_EDITED}
        onClick={() => edit({ ids: chosen.rows.map(({ id }) => id), filter: null, count })}
      >
        {editText.button(count)}
      </Button>
      {all.count > count && (
        <Button
          size="small"
          disabled={all.count > MAX_EDITED}
          {...tooManyEdited}
          onClick={() => edit({ ids: null, ...all })}
        >
          {editText.chooseAll(all.count)}
        </Button>
      )}
    </BatchBar>
  );
}

/** What the dialog begins with: what holds for one, nothing for several. */
function scheduleOf(goods: readonly SellerGoodRowFragment[]): ScheduleSubject {
  const [only, other] = goods;
  const times = only && !other ? only : { onAt: null, offAt: null };
  return {
    goods: goods.map(({ id, name }) => ({ id, name })),
    ...{ onAt: minuteOf(times.onAt), offAt: minuteOf(times.offAt) },
  };
}
