import { Link } from '../../ui/base/Link.tsx';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnChoices, columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, DayAndTime } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import styles from './MarkUps.module.css';
import type { MarkUp } from './markUpForm.ts';
import { markUpColumnNames, markUpsText as text } from './markUps.text.ts';
import { markUpsOf } from './promotionQuery.ts';

const { member: _member, goods: _goods, actions: _actions, ...hideable } = markUpColumnNames;

/** The columns that may be hidden. */
export const markUpColumnChoices = columnChoices(hideable);

interface Actions {
  onEdit: (row: MarkUp) => void;
  onSwitch: (row: MarkUp) => void;
  onRemove: (row: MarkUp) => void;
  /** The one that is being switched, by id. */
  switched: number | null;
}

const column = columnsNamed<MarkUp, keyof typeof markUpColumnNames>(markUpColumnNames);
const right = { align: 'right' } as const;

/** The columns of the list of amounts. */
export function markUpColumns({ onEdit, onSwitch, onRemove, switched }: Actions): Column<MarkUp>[] {
  return [
    column('member', 176, Member, { stick: 'left' }),
    column('goods', undefined, Goods),
    column('profit', 96, ({ profit }) => <Price fen={profit} />, right),
    column('courierProfit', 112, ({ courierProfit }) => <Price fen={courierProfit} />, right),
    column('state', 104, ({ enabled }) => (
      <StatusDot tone={enabled ? 'success' : 'quiet'}>{enabled ? text.enabled : text.disabled}</StatusDot>
    )),
    column('updatedAt', 104, ({ updatedAt }) => <DayAndTime at={updatedAt} />),
    column(
      'actions',
      168,
      (row) => (
        <ActionsCell>
          <Button variant="text" disabled={switched !== null} onClick={() => onEdit(row)}>
            {text.edit}
          </Button>
          <Button
            variant="text"
            loading={switched === row.id}
            disabled={switched !== null && switched !== row.id}
            onClick={() => onSwitch(row)}
          >
            {row.enabled ? text.disable : text.enable}
          </Button>
          <Button variant="quiet" disabled={switched !== null} onClick={() => onRemove(row)}>
            {text.remove}
          </Button>
        </ActionsCell>
      ),
      { align: 'right', stick: 'right' },
    ),
  ];
}

function Member({ userId, nickName, userPhone }: MarkUp) {
  return (
    <>
      <Link className={styles.named} to={{ search: markUpsOf({ userId }) }}>
        {nickName}
      </Link>
      <SecondLine num>{userPhone}</SecondLine>
    </>
  );
}

function Goods({ goodId, goodName, remark }: MarkUp) {
  return (
    <>
      {goodId === null ? (
        text.allGoods
      ) : (
        <Link className={styles.named} to={{ search: markUpsOf({ goodId }) }}>
          {goodName}
        </Link>
      )}
      {remark && <SecondLine num>{remark}</SecondLine>}
    </>
  );
}
