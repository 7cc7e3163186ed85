import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { formatDateTime } from '../../lib/time.ts';
import { useTag } from '../../lib/useFields.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { CountLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { useMay } from '../consoleActors.ts';
import type { LoadPaymentQuery } from '../graphql/generated/graphql.ts';
import { walletPath } from '../paths.ts';
import { CopyReply } from '../ui/CopyReply.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { OperatorSteps } from '../ui/OperatorSteps.tsx';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { NoticesPart } from './NoticesPart.tsx';
import { askChannel } from './paymentActions.ts';
import { LoadPayment } from './payments.graphql.ts';
import {
  askText,
  cellText,
  payTypeNames,
  problemNames,
  refundNames,
  statusNames,
  statusTones,
  stepNames,
  pageText as text,
} from './payments.text.ts';

type Payment = LoadPaymentQuery['payment'];

/** A payment with what its channel was asked, what was wrong with it, and what went back. */
export default function PaymentPage() {
  const { id } = useParams();
  const read = useQuery(LoadPayment, {
    variables: { id: Number(id) },
    context: { quiet: true },
  });
  return (
    <Loaded read={read} loading={text.loading} height={240}>
      {({ payment }) => <Shown payment={payment} />}
    </Loaded>
  );
}

function Shown({ payment }: { payment: Payment }) {
  const asking = useFlow(askChannel);
  const busy = useTag(asking, 'busy');
  const mayAsk = useMay('money.adjust');
  const { id, payNo, status, amount, problems, refunds, notices, steps } = payment;
  return (
    <RecordPage
      title={text.title(payNo)}
      hint={<StatusDot tone={statusTones[status]}>{statusNames[status]}</StatusDot>}
      actions={
        <>
          <CopyReply reply={text.reply(payNo, amount, status)} />
          {mayAsk && (
            <Button loading={busy} onClick={() => asking.send({ type: 'action.run', subject: { id } })}>
              {askText.ask}
            </Button>
          )}
        </>
      }
      sections={[
        { title: text.payment, content: <Facts payment={payment} /> },
        { title: text.channel, content: <Channel payment={payment} /> },
        { title: text.notices, content: <NoticesPart notices={notices} /> },
        {
          title: text.problems,
          content: (
            <Rows
              none={text.noProblems}
              rows={problems.map((problem) => ({
                id: problem.id,
                at: problem.createdAt,
                words: problemNames[problem.kind],
                fen: problem.told,
                more: problem.resolvedAt ? cellText.resolved : problem.channelTradeNo,
              }))}
            />
          ),
        },
        {
          title: text.refunds,
          content: (
            <Rows
              none={text.noRefunds}
              rows={refunds.map((refund) => ({
                id: refund.id,
                at: refund.createdAt,
                words: `${refund.refundNo} ${refundNames[refund.status]}`,
                fen: refund.amount,
                more: refund.code,
              }))}
            />
          ),
        },
        {
          title: text.steps,
          content: <OperatorSteps steps={steps} names={stepNames} none={text.noSteps} />,
        },
      ]}
    />
  );
}

function Facts({ payment }: { payment: Payment }) {
  const { amount, payType, channelTradeNo, accountId, createdAt, expireAt, paidAt, creditedAt, movementId } =
    payment;
  return (
    <DescriptionList
      items={[
        { term: text.amount, value: <Price fen={amount} size="large" /> },
        { term: text.payType, value: payTypeNames[payType] },
        {
          term: text.tradeNo,
          value: channelTradeNo && <Copyable text={channelTradeNo} label={text.tradeNo} />,
        },
        {
          term: text.account,
          value: (
            <CountLink to={walletPath(accountId)} className="num" title={text.wallet}>
              {accountId}
            </CountLink>
          ),
        },
        { term: text.created, value: <Time at={createdAt} /> },
        { term: text.expires, value: <Time at={expireAt} /> },
        { term: text.paid, value: paidAt && <Time at={paidAt} /> },
        {
          term: text.credited,
          value: creditedAt && (
            <>
              <Time at={creditedAt} />{' '}
              {movementId !== null && <Text tone="secondary">{text.movement(movementId)}</Text>}
            </>
          ),
        },
      ]}
    />
  );
}

function Channel({ payment: { asks, askedAt, nextAskAt, reconcileAt } }: { payment: Payment }) {
  return (
    <DescriptionList
      items={[
        { term: text.asks, value: <span className="num">{asks}</span> },
        { term: text.asked, value: askedAt && <Time at={askedAt} /> },
        { term: text.next, value: nextAskAt && <Time at={nextAskAt} /> },
        {
          term: text.reconcile,
          value: reconcileAt ? text.reconcileAt(formatDateTime(reconcileAt)) : text.reconciled,
        },
      ]}
    />
  );
}

interface RowsProps {
  none: string;
  rows: readonly { id: number; at: string; words: string; fen: number | null; more: string }[];
}

function Rows({ none, rows }: RowsProps) {
  if (rows.length === 0) return <Text tone="secondary">{none}</Text>;
  return (
    <Stack as="ul" gap={8}>
      {rows.map(({ id, at, words, fen, more }) => (
        <li key={id}>
          {words} {fen !== null && <Price fen={fen} />}
          <SecondLine as="p">
            <Time at={at} /> {more}
          </SecondLine>
        </li>
      ))}
    </Stack>
  );
}
