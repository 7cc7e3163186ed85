import { useFlow } from '../../flows/useFlow.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { useMay } from '../consoleActors.ts';
import type { BillDifferenceRowFragment } from '../graphql/generated/graphql.ts';
import { paymentPath } from '../paths.ts';
import { statusNames } from '../payments/payments.text.ts';
import { SCOPES } from './BillsPage.tsx';
import { closeDifference } from './billActions.ts';
import { ListBillDifferences } from './bills.graphql.ts';
import {
  adviceOf,
  differenceNames,
  kindNames,
  kindTones,
  lineNames,
  pageText,
  differenceText as text,
} from './bills.text.ts';
import { differencesParams } from './billsQuery.ts';
import { CloseDifferenceDialog } from './CloseDifferenceDialog.tsx';

type Difference = BillDifferenceRowFragment;

const column = columnsNamed<Difference, keyof typeof differenceNames>(differenceNames);
const right = { align: 'right' } as const;

/** What a bill and the books say differently, with what is to be done. */
export function DifferenceList({ billId }: { billId: number }) {
  const mayClose = useMay('money.adjust');
  const closing = useFlow(closeDifference);
  const list = useList({
    params: differencesParams,
    document: ListBillDifferences,
    variables: ({ scope, page }) => ({ billId, isOpen: scope === 'open', page, pageSize: 20 }),
    pick: ({ billDifferences }) => billDifferences,
  });
  const isOpen = list.query.scope === 'open';
  return (
    <>
      <Row below={12}>
        <Segmented
          label={pageText.scope}
          value={list.query.scope}
          choices={SCOPES}
          onChange={(scope) => list.change({ scope })}
        />
      </Row>
      <ListView
        list={list}
        label={pageText.differences}
        columns={[
          column('kind', 168, ({ kind, lineKind }) => (
            <>
              <StatusDot tone={kindTones[kind]}>{kindNames[kind]}</StatusDot>
              <SecondLine>{lineNames[lineKind]}</SecondLine>
            </>
          )),
          column('number', 248, (difference) => <Numbers difference={difference} />),
          column('told', 120, ({ told }) => told !== null && <Price fen={told} />, right),
          column('ours', 120, ({ ours }) => ours !== null && <Price fen={ours} />, right),
          column('next', undefined, (difference) => <Next difference={difference} />),
          column(
            'actions',
            88,
            ({ id, kind, number, closedAt }) =>
              mayClose &&
              closedAt === null && (
                <Button
                  variant="text"
                  onClick={() =>
                    closing.send({ type: 'action.ask', subject: { id, kind, number, reason: '' } })
                  }
                >
                  {text.close}
                </Button>
              ),
            right,
          ),
        ]}
        none={
          <EmptyState
            title={isOpen ? pageText.none : pageText.noneAll}
            {...(isOpen && { hint: pageText.noneHint })}
          />
        }
      />
      <CloseDifferenceDialog actor={closing} />
    </>
  );
}

function Numbers({ difference: { number, paymentId, tradeNo, toldAt } }: { difference: Difference }) {
  return (
    <>
      {paymentId === null ? (
        <span className="num">{number}</span>
      ) : (
        <TextLink to={paymentPath(paymentId)} className="num">
          {number}
        </TextLink>
      )}
      <SecondLine num>{tradeNo}</SecondLine>
      {toldAt && (
        <SecondLine>
          <Time at={toldAt} />
        </SecondLine>
      )}
    </>
  );
}

/** What to do while it is open; who closed it, and why. */
function Next({ difference }: { difference: Difference }) {
  const { kind, lineKind, paymentId, paymentStatus, problems, closedAt, closedBy, reason } = difference;
  if (closedAt !== null)
    return (
      <>
        <Text tone="secondary">{text.closedBy(closedBy)}</Text> <Time at={closedAt} />
        {reason && <SecondLine>{reason}</SecondLine>}
      </>
    );
  return (
    <>
      {adviceOf(kind, lineKind, paymentStatus)}
      <SecondLine>
        {paymentStatus && statusNames[paymentStatus]}{' '}
        {problems > 0 && paymentId !== null && (
          <TextLink to={paymentPath(paymentId)}>{text.problems(problems)}</TextLink>
        )}
      </SecondLine>
    </>
  );
}
