import { useFlow } from '../../flows/useFlow.ts';
import { ChoiceFilters, KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import type { DeskCashOutFragment } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { cashOutColumns } from './cashOutColumns.tsx';
import { leftOf } from './cashOutSteps.ts';
import { ListCashOuts } from './cashOuts.graphql.ts';
import { kindNames, payeeNames, statusNames, listText as text } from './cashOuts.text.ts';
import { cashOutsParams, filterOf } from './cashOutsQuery.ts';
import { PayCashOutsDialog } from './PayCashOutsDialog.tsx';
import { payCashOuts } from './payCashOuts.ts';
import { StepCashOutDialog } from './StepCashOutDialog.tsx';
import { stepCashOut } from './stepCashOut.ts';

/** Cash-outs of a tab, as the address narrows them; those that may be paid can be chosen. */
export function CashOutList({ onMade }: { onMade: () => void }) {
  const stepping = useFlow(stepCashOut);
  const paying = useFlow(payCashOuts);
  const list = useList({
    params: cashOutsParams,
    document: ListCashOuts,
    variables: (query) => ({ filter: filterOf(query), page: query.page, pageSize: 20 }),
    pick: ({ cashOuts }) => cashOuts,
  });
  const { tab } = list.query;
  const chosen = useRowSelection(JSON.stringify(list.filter), list.rows);
  const pay = (rows: readonly DeskCashOutFragment[]) =>
    paying.send({
      type: 'action.ask',
      subject: { ids: rows.map(({ id }) => id), count: rows.length, amount: sumOf(rows), onMade },
    });
  const payable = chosen.rows.filter(({ mayPay }) => mayPay);
  return (
    <>
      {list.page?.paused && (
        <Message tone="warning" below={12}>
          {text.paused}
        </Message>
      )}
      <ListFilters list={list} text={text} end={<ListTools of={{ cashOuts: list.filter }} />}>
        <KeywordFilter list={list} label={text.number} />
        <ChoiceFilters
          list={list}
          text={text}
          options={{
            kind: optionsOf(kindNames),
            accountType: optionsOf(payeeNames),
            ...(tab === 'all' && { status: optionsOf(statusNames) }),
          }}
        />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={cashOutColumns(
          (subject) => stepping.send({ type: 'action.ask', subject }),
          (cashOut) => pay([cashOut]),
        )}
        {...((tab === 'pay' || tab === 'failed') && {
          selection: {
            ...{ table: 'cashOuts', chosen, all: text.chooseAll },
            one: ({ cashOutNo }: { cashOutNo: string }) => text.choose(cashOutNo),
          },
        })}
        none={<EmptyState illustration="purse" title={text.none} hint={text.noneHint} />}
        text={text}
      >
        {chosen.rows.length > 0 && (
          <BatchBar
            label={text.bar}
            count={text.chosen(payable.length, sumOf(payable))}
            clear={text.clear}
            onClear={chosen.clear}
          >
            <Button
              size="small"
              variant="primary"
              disabled={payable.length === 0}
              {...(payable.length === 0 && { title: text.own })}
              onClick={() => pay(payable)}
            >
              {text.pay}
            </Button>
          </BatchBar>
        )}
      </ListView>
      <StepCashOutDialog actor={stepping} />
      <PayCashOutsDialog actor={paying} />
    </>
  );
}

const sumOf = (rows: readonly DeskCashOutFragment[]) => rows.reduce((sum, row) => sum + leftOf(row), 0);
