import { useFlow } from '../../flows/useFlow.ts';
import { useTag } from '../../lib/useFields.ts';
import { KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { useMay } from '../consoleActors.ts';
import type { RechargeRefundRowFragment } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { paymentPath } from '../paths.ts';
import { TransferRefundDialog } from './PaymentDialogs.tsx';
import { SHOWS } from './ProblemList.tsx';
import { retryRefund, transferRefund } from './paymentActions.ts';
import { ListRechargeRefunds } from './payments.graphql.ts';
import { cellText, refundColumnNames, refundNames, refundTones, listText as text } from './payments.text.ts';
import { refundsParams } from './paymentsQuery.ts';

const column = columnsNamed<RechargeRefundRowFragment, keyof typeof refundColumnNames>(refundColumnNames);
const right = { align: 'right' } as const;

/** Recharges that go back to their channels. */
export function RefundList() {
  const mayAct = useMay('money.adjust');
  const retrying = useFlow(retryRefund);
  const transferring = useFlow(transferRefund);
  const busy = useTag(retrying, 'busy');
  const list = useList({
    params: refundsParams,
    document: ListRechargeRefunds,
    variables: ({ show, keyword, page }) => ({
      ...{ page, pageSize: 20 },
      filter: { isOpen: show === 'open', ...(keyword && { number: keyword }) },
    }),
    pick: ({ rechargeRefunds }) => rechargeRefunds,
  });
  return (
    <>
      <ListFilters list={list} text={text} end={<ListTools of={{ rechargeRefunds: list.filter }} />}>
        <Segmented
          label={text.show}
          value={list.query.show}
          choices={SHOWS}
          onChange={(show) => list.change({ show })}
        />
        <KeywordFilter list={list} label={text.refundNumber} max={64} />
      </ListFilters>
      <ListView
        list={list}
        label={text.refunds}
        columns={[
          column('number', 216, ({ refundNo, createdAt }) => (
            <>
              <span className="num">{refundNo}</span>
              <SecondLine>
                <Time at={createdAt} />
              </SecondLine>
            </>
          )),
          column('payment', 216, ({ paymentId, payNo }) => (
            <TextLink to={paymentPath(paymentId)} className="num">
              {payNo}
            </TextLink>
          )),
          column('amount', 128, ({ amount }) => <Price fen={amount} />, right),
          column('status', undefined, ({ status, transferNo }) => (
            <>
              <StatusDot tone={refundTones[status]}>{refundNames[status]}</StatusDot>
              {transferNo && <SecondLine num>{cellText.by(transferNo)}</SecondLine>}
            </>
          )),
          column('tries', 200, ({ tries, code }) => (
            <span className="num">{cellText.tries(tries, code)}</span>
          )),
          column(
            'actions',
            184,
            ({ status, refundNo, amount }) =>
              mayAct &&
              status === 'UNDERWAY' && (
                <Row gap={4} justify="flex-end">
                  <Button
                    variant="text"
                    disabled={busy}
                    onClick={() => retrying.send({ type: 'action.run', subject: { refundNo } })}
                  >
                    {cellText.retry}
                  </Button>
                  <Button
                    variant="text"
                    onClick={() =>
                      transferring.send({
                        type: 'action.ask',
                        subject: { refundNo, amount, transferNo: '' },
                      })
                    }
                  >
                    {cellText.transferred}
                  </Button>
                </Row>
              ),
            right,
          ),
        ]}
        none={<EmptyState title={text.noRefunds} hint={text.noRefundsHint} />}
        text={text}
      />
      <TransferRefundDialog actor={transferring} />
    </>
  );
}
