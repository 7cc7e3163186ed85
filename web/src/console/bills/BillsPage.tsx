import { useFlow } from '../../flows/useFlow.ts';
import { useTag } from '../../lib/useFields.ts';
import { ChoiceFilters, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink } from '../../ui/data/cells.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useMay } from '../consoleActors.ts';
import type { ChannelBillRowFragment } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { billPath } from '../paths.ts';
import { payTypeNames } from '../payments/payments.text.ts';
import { checkBill } from './billActions.ts';
import { ListChannelBills } from './bills.graphql.ts';
import {
  type BillScope,
  billNames,
  checkText,
  scopeNames,
  stateNames,
  stateTones,
  listText as text,
} from './bills.text.ts';
import { billsParams } from './billsQuery.ts';

const column = columnsNamed<ChannelBillRowFragment, keyof typeof billNames>(billNames);
const right = { align: 'right' } as const;
export const SCOPES = (Object.keys(scopeNames) as BillScope[]).map((value) => ({
  value,
  label: scopeNames[value],
}));

/** What payment channels write down themselves, day by day, compared with the books. */
export default function BillsPage() {
  const mayCheck = useMay('money.adjust');
  const checking = useFlow(checkBill);
  const busy = useTag(checking, 'busy');
  const list = useList({
    params: billsParams,
    document: ListChannelBills,
    variables: ({ scope, payType, page }) => ({
      ...{ page, pageSize: 20 },
      filter: { onlyOpen: scope === 'open', ...(payType && { payType }) },
    }),
    pick: ({ channelBills }) => channelBills,
  });
  return (
    <>
      <PageHeader below={12} title={text.title} hint={text.hint} />
      <ListFilters list={list} text={text} end={<ListTools of={{ channelBills: list.filter }} />}>
        <Segmented
          label={text.scope}
          value={list.query.scope}
          choices={SCOPES}
          onChange={(scope) => list.change({ scope })}
        />
        <ChoiceFilters list={list} text={text} options={{ payType: optionsOf(payTypeNames) }} />
      </ListFilters>
      <ListView
        list={list}
        label={text.bills}
        columns={[
          column('day', 168, ({ id, day, payType }) => (
            <>
              <TextLink to={billPath(id)} className="num">
                {day}
              </TextLink>
              <SecondLine>{payTypeNames[payType]}</SecondLine>
            </>
          )),
          column('state', 160, ({ state, code }) => (
            <>
              <StatusDot tone={stateTones[state]}>{stateNames[state]}</StatusDot>
              {code && state !== 'WAITING' && <SecondLine num>{code}</SecondLine>}
            </>
          )),
          column('told', undefined, ({ comparedAt, toldPayments, toldPaid, toldRefunds, toldReturned }) =>
            comparedAt === null ? null : (
              <Sums paid={[toldPayments, toldPaid]} returned={[toldRefunds, toldReturned]} />
            ),
          ),
          column('ours', undefined, ({ comparedAt, ourPayments, ourPaid, ourRefunds, ourReturned }) =>
            comparedAt === null ? null : (
              <Sums paid={[ourPayments, ourPaid]} returned={[ourRefunds, ourReturned]} />
            ),
          ),
          column('differences', 136, ({ open, closed }) => (
            <>
              {open > 0 && <Text num>{text.open(open)}</Text>}
              {closed > 0 && <SecondLine num>{text.closed(closed)}</SecondLine>}
            </>
          )),
          column(
            'actions',
            112,
            ({ payType, day }) =>
              mayCheck && (
                <Button
                  variant="text"
                  disabled={busy}
                  onClick={() => checking.send({ type: 'action.run', subject: { payType, day } })}
                >
                  {checkText.check}
                </Button>
              ),
            right,
          ),
        ]}
        none={<EmptyState illustration="purse" title={text.none[list.query.scope]} hint={text.noneHint} />}
        text={text}
      />
    </>
  );
}

type CountAndFen = readonly [count: number, fen: number];

function Sums({ paid, returned }: { paid: CountAndFen; returned: CountAndFen }) {
  return (
    <>
      <Text num>{text.sums(...paid)}</Text>
      {returned[0] > 0 && <SecondLine num>{text.returned(...returned)}</SecondLine>}
    </>
  );
}
