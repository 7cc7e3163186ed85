import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { CountLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import type { LoadCashOutQuery } from '../graphql/generated/graphql.ts';
import { walletPath } from '../paths.ts';
import { CopyReply } from '../ui/CopyReply.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { OperatorSteps } from '../ui/OperatorSteps.tsx';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { leftOf, pageStepsOf } from './cashOutSteps.ts';
import { LoadCashOut } from './cashOuts.graphql.ts';
import {
  actionNames,
  kindNames,
  payeeNames,
  splitText,
  statusNames,
  statusTones,
  stepNames,
  pageText as text,
} from './cashOuts.text.ts';
import { ofBatchPath } from './cashOutsQuery.ts';
import { SplitsPart } from './SplitsPart.tsx';
import { StepCashOutDialog } from './StepCashOutDialog.tsx';
import { stepCashOut } from './stepCashOut.ts';

type CashOut = LoadCashOutQuery['cashOut'];

/** A cash-out with what is known of its account and payee, and what operators did with it. */
export default function CashOutPage() {
  const { id } = useParams();
  const read = useQuery(LoadCashOut, {
    variables: { id: Number(id) },
    context: { quiet: true },
  });
  return (
    <Loaded read={read} loading={text.loading} height={240}>
      {({ cashOut }) => <Shown cashOut={cashOut} />}
    </Loaded>
  );
}

function Shown({ cashOut }: { cashOut: CashOut }) {
  const stepping = useFlow(stepCashOut);
  const { id, cashOutNo, status, realAmount, auditReason } = cashOut;
  return (
    <>
      <RecordPage
        title={text.title(cashOutNo)}
        hint={<StatusDot tone={statusTones[status]}>{statusNames[status]}</StatusDot>}
        actions={
          <>
            <CopyReply reply={text.reply(cashOutNo, realAmount, status, auditReason)} />
            {pageStepsOf(cashOut).map((step) => (
              <Button
                key={step}
                variant={step === 'reject' || step === 'fail' ? 'quiet' : 'primary'}
                onClick={() =>
                  stepping.send({
                    type: 'action.ask',
                    subject: { id, cashOutNo, amount: leftOf(cashOut), step, words: '' },
                  })
                }
              >
                {actionNames[step]}
              </Button>
            ))}
          </>
        }
        notice={<Notice cashOut={cashOut} />}
        sections={[
          { title: text.amounts, content: <Amounts cashOut={cashOut} /> },
          { title: text.payee, content: <Payee cashOut={cashOut} /> },
          { title: splitText.title, content: <SplitsPart cashOut={cashOut} /> },
          { title: text.account, content: <Account cashOut={cashOut} /> },
          {
            title: text.steps,
            content: <OperatorSteps steps={cashOut.steps} names={stepNames} none={text.noSteps} />,
          },
        ]}
      />
      <StepCashOutDialog actor={stepping} />
    </>
  );
}

/** What splits that are under way or have failed mean for what can be done. */
function splitWords({ status, splits, splitAmount }: CashOut): string | null {
  if (splits.some((split) => split.status === 'UNDERWAY')) return splitText.underway;
  if (status !== 'FAILED' || splits.length === 0) return null;
  return splitAmount > 0 ? splitText.failedPartly : splitText.failed;
}

/** What is to be looked at before it is decided. */
function Notice({ cashOut }: { cashOut: CashOut }) {
  const { samePayee, balance, status } = cashOut;
  const words = splitWords(cashOut);
  if (words) return <Message tone={status === 'FAILED' ? 'danger' : 'info'}>{words}</Message>;
  if (status === 'PAID' || status === 'REJECTED' || status === 'REVOKED') return null;
  if (balance < 0) return <Message tone="danger">{text.negative}</Message>;
  return samePayee ? null : <Message tone="warning">{text.newPayee}</Message>;
}

function Amounts({ cashOut: { amount, fee, realAmount, createdAt } }: { cashOut: CashOut }) {
  return (
    <DescriptionList
      items={[
        { term: text.asked, value: <Time at={createdAt} /> },
        { term: text.amount, value: <Price fen={amount} /> },
        { term: text.fee, value: <Price fen={fee} /> },
        { term: text.arrives, value: <Price fen={realAmount} size="large" /> },
      ]}
    />
  );
}

function Payee({ cashOut }: { cashOut: CashOut }) {
  const { accountType, account, accountName, bankName, transferNo, batchId, samePayee } = cashOut;
  return (
    <DescriptionList
      items={[
        {
          term: payeeNames[accountType],
          value: (
            <>
              <span className="num">{account}</span>{' '}
              {samePayee && <Text tone="secondary">{text.samePayee}</Text>}
            </>
          ),
        },
        { term: text.accountName, value: accountName },
        { term: text.bankName, value: bankName },
        {
          term: text.transferNo,
          value: transferNo && <Copyable text={transferNo} label={text.transferNo} />,
        },
        batchId !== null && {
          term: text.batch,
          value: <CountLink to={ofBatchPath(batchId)}>{text.batchNo(batchId)}</CountLink>,
        },
      ]}
    />
  );
}

function Account({
  cashOut: { accountId, ownerName, kind, balance, paidBefore, paidBeforeAmount },
}: {
  cashOut: CashOut;
}) {
  return (
    <DescriptionList
      items={[
        { term: text.account, value: `${kindNames[kind]} ${ownerName}` },
        {
          term: text.accountId,
          value: (
            <CountLink to={walletPath(accountId)} className="num" title={text.wallet}>
              {accountId}
            </CountLink>
          ),
        },
        { term: text.balance, value: <Price fen={balance} /> },
        { term: text.before, value: <span className="num">{text.times(paidBefore, paidBeforeAmount)}</span> },
      ]}
    />
  );
}
