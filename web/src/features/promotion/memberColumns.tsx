import { Link } from 'react-router-dom';
import type { InviteeRowFragment } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { DayAndTime } from '../../ui/cells.tsx';
import { columnChoices, columnsNamed } from '../../ui/columns/column.ts';
import { Row } from '../../ui/Layout.tsx';
import { Price } from '../../ui/Price.tsx';
import type { Column } from '../../ui/Table.tsx';
import { SecondLine, Text } from '../../ui/Text.tsx';
import type { Amounts } from './amounts.ts';
import { LevelBadge } from './LevelBadge.tsx';
import styles from './MarkUps.module.css';
import { amountsWords } from './markUps.text.ts';
import { memberColumnNames, membersText as text } from './promotion.text.ts';
import { markUpsOf } from './promotionQuery.ts';

/** An invitee, identified by its account id. */
export type MemberRow = InviteeRowFragment & { id: number };

const { member: _member, actions: _actions, ...hideable } = memberColumnNames;

/** The columns that may be hidden. */
export const memberColumnChoices = columnChoices(hideable);

const column = columnsNamed<MemberRow, keyof typeof memberColumnNames>(memberColumnNames);
const right = { align: 'right' } as const;

/**
 * The columns of the list of the invited.
 *
 * @param byDefault what holds for those without a row of their own; undefined until it is known
 */
export function memberColumns(
  byDefault: Amounts | undefined,
  onSet: (member: MemberRow) => void,
): Column<MemberRow>[] {
  return [
    column('member', 204, Member, { stick: 'left' }),
    column('createdAt', 100, ({ createdAt }) => <DayAndTime at={createdAt} />),
    column('packageCount', 68, ({ packageCount }) => packageCount, right),
    column('spend', 96, ({ spend }) => <Price fen={spend} />, right),
    column('profit', 112, Profit, right),
    column('lastOrderAt', 100, ({ lastOrderAt }) =>
      lastOrderAt ? <DayAndTime at={lastOrderAt} /> : <Text tone="secondary">{text.noOrder}</Text>,
    ),
    column('markUp', undefined, (member) => <MarkUpNow member={member} byDefault={byDefault} />),
    column(
      'actions',
      96,
      (member) => (
        <Button variant="text" onClick={() => onSet(member)}>
          {text.setMarkUp}
        </Button>
      ),
      { align: 'right', stick: 'right' },
    ),
  ];
}

function Member({ nickName, phone, level, levelName }: MemberRow) {
  return (
    <Row as="span">
      <LevelBadge level={level} name={levelName} />
      <span>
        {nickName}
        <SecondLine num>
          {phone} · {levelName}
        </SecondLine>
      </span>
    </Row>
  );
}

function Profit({ profit, profitSettled }: MemberRow) {
  return (
    <>
      <Price fen={profit} />
      <SecondLine num>{text.settled(profitSettled)}</SecondLine>
    </>
  );
}

interface MarkUpNowProps {
  member: MemberRow;
  byDefault: Amounts | undefined;
}

function MarkUpNow({ member: { userId, markUp, goodsMarkUps }, byDefault }: MarkUpNowProps) {
  const own = markUp?.enabled ? markUp : null;
  const amounts = own ?? byDefault;
  return (
    <>
      <Text num>{amounts && amountsWords(amounts)}</Text>
      <SecondLine num>
        {own ? text.own : text.byDefault}
        {goodsMarkUps > 0 && (
          <Link className={styles.more} to={{ search: markUpsOf({ userId }) }}>
            {text.ofGoods(goodsMarkUps)}
          </Link>
        )}
      </SecondLine>
    </>
  );
}
