import { useFlow } from '../../flows/useFlow.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { useMay } from '../consoleActors.ts';
import type { PaymentProblemRowFragment } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { paymentPath, walletPath } from '../paths.ts';
import { ResolveProblemDialog } from './PaymentDialogs.tsx';
import { resolveProblem } from './paymentActions.ts';
import { ListPaymentProblems } from './payments.graphql.ts';
import {
  cellText,
  problemColumnNames,
  problemNames,
  type ShowMode,
  showNames,
  listText as text,
} from './payments.text.ts';
import { problemsParams } from './paymentsQuery.ts';

const column = columnsNamed<PaymentProblemRowFragment, keyof typeof problemColumnNames>(problemColumnNames);
const right = { align: 'right' } as const;
export const SHOWS = (Object.keys(showNames) as ShowMode[]).map((value) => ({
  value,
  label: showNames[value],
}));

/** What channels say of payments and the books cannot follow. */
export function ProblemList() {
  const mayResolve = useMay('money.adjust');
  const resolving = useFlow(resolveProblem);
  const list = useList({
    params: problemsParams,
    document: ListPaymentProblems,
    variables: ({ show, page }) => ({ filter: { isOpen: show === 'open' }, page, pageSize: 20 }),
    pick: ({ paymentProblems }) => paymentProblems,
  });
  const ask = ({ id, kind, payNo }: PaymentProblemRowFragment) =>
    resolving.send({ type: 'action.ask', subject: { id, kind, payNo, reason: '' } });
  return (
    <>
      <Row below={12}>
        <Segmented
          label={text.show}
          value={list.query.show}
          choices={SHOWS}
          onChange={(show) => list.change({ show })}
        />
        <Grow />
        <ListTools of={{ paymentProblems: list.filter }} />
      </Row>
      <ListView
        list={list}
        label={text.problems}
        columns={[
          column('kind', undefined, ({ kind, createdAt, channelTradeNo }) => (
            <>
              {problemNames[kind]}
              <SecondLine num>
                <Time at={createdAt} /> {channelTradeNo}
              </SecondLine>
            </>
          )),
          column('number', 216, ({ paymentId, payNo }) => (
            <TextLink to={paymentPath(paymentId)} className="num">
              {payNo}
            </TextLink>
          )),
          column('account', 96, ({ accountId }) => (
            <TextLink to={walletPath(accountId)} className="num">
              {accountId}
            </TextLink>
          )),
          column('amount', 128, ({ amount }) => <Price fen={amount} />, right),
          column('told', 128, ({ told }) => told !== null && <Price fen={told} />, right),
          column(
            'actions',
            136,
            (problem) =>
              problem.resolvedAt ? (
                <Text tone="secondary">{cellText.resolved}</Text>
              ) : (
                mayResolve && (
                  <Button variant="text" onClick={() => ask(problem)}>
                    {cellText.resolve}
                  </Button>
                )
              ),
            right,
          ),
        ]}
        none={<EmptyState title={text.noProblems} hint={text.noProblemsHint} />}
      />
      <ResolveProblemDialog actor={resolving} />
    </>
  );
}
