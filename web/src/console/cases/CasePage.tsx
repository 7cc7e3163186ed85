import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { useOperator } from '../consoleActors.ts';
import { CopyReply } from '../ui/CopyReply.tsx';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ApproveDecisionDialog } from './ApproveDecisionDialog.tsx';
import { type Approving, approveDecision } from './approveDecision.ts';
import {
  CaseEarlier,
  CaseGoods,
  CaseMoney,
  CaseParties,
  CaseTalk,
  CaseWay,
  type FoundCase,
} from './CaseSections.tsx';
import { CaseFilesContext, caseFiles } from './caseFiles.ts';
import { LoadCase } from './cases.graphql.ts';
import { casesText, caseText as text } from './cases.text.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { decideCase } from './decideCase.logic.ts';

/** Everything of a case, and its decision. */
export default function CasePage() {
  const id = Number(useParams().id);
  const { data, error, loading, refetch } = useQuery(LoadCase, {
    variables: { id },
    context: { quiet: true },
  });
  usePageTitle(data ? text.title(data.case.caseNo) : text.tabTitle);
  const files = useCaseFilesOfPage();
  if (error && !data)
    return <ErrorState message={failureText(error)} busy={loading} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <CaseFilesContext value={files}>
      <CaseRecord key={data.case.id} found={data.case} />
    </CaseFilesContext>
  );
}

function useCaseFilesOfPage() {
  const [files] = useState(caseFiles);
  useEffect(() => () => files.release(), [files]);
  return files;
}

function CaseRecord({ found }: { found: FoundCase }) {
  const { permissions } = useOperator();
  const deciding = useFlow(decideCase);
  const approving = useFlow(approveDecision);
  const { id, caseNo, statusText, outcomeText, givenAmount, askText, amount, approval } = found;
  const mayAct = permissions.includes('cases.decide');
  const asked = casesText.asksFor(askText, amount);
  const ask = (step: Approving['step']) =>
    approval &&
    approving.send({
      type: 'action.ask',
      subject: { id: approval.id, amount: approval.amount, step, words: '' },
    });
  return (
    <>
      <RecordPage
        title={text.title(caseNo)}
        hint={[found.kindText, asked, outcomeText ?? statusText].join(' · ')}
        actions={
          <Row gap={8}>
            <CopyReply reply={text.reply(caseNo, asked, statusText, outcomeText, givenAmount)} />
            <LinkButton to="/cases">{text.back}</LinkButton>
            {mayAct && found.mayDecide && (
              <Button variant="primary" onClick={() => deciding.send({ type: 'decision.open', caseId: id })}>
                {text.decide}
              </Button>
            )}
          </Row>
        }
        notice={approval && <Waits approval={approval} mayAct={mayAct} ask={ask} />}
        sections={[
          { title: text.facts, content: <Facts found={found} /> },
          { title: text.talk, content: <CaseTalk messages={found.messages} /> },
          { title: text.goods, content: <CaseGoods items={found.items} /> },
          {
            title: text.way,
            content: <CaseWay timeline={found.timeline} returnText={found.returnText} />,
          },
          { title: text.money, content: <CaseMoney {...found} /> },
          { title: text.figures, content: <CaseParties buyer={found.buyer} seller={found.seller} /> },
          {
            title: text.earlier,
            content: <CaseEarlier earlier={found.earlier} buyer={found.buyer} seller={found.seller} />,
          },
        ]}
      />
      <DecideDialog actor={deciding} found={found} />
      <ApproveDecisionDialog actor={approving} />
    </>
  );
}

interface WaitsProps {
  approval: NonNullable<FoundCase['approval']>;
  mayAct: boolean;
  ask: (step: Approving['step']) => void;
}

/** A decision that waits for a second operator. */
function Waits({ approval, mayAct, ask }: WaitsProps) {
  const { askedBy, summary, reason, isOwn } = approval;
  return (
    <Message tone="warning">
      <Stack gap={8}>
        <strong>{text.approvalTitle}</strong>
        <span>{text.approvalWords(askedBy, summary)}</span>
        <span>{text.approvalReason(reason)}</span>
        {isOwn && <span>{text.ownWaits}</span>}
        <Row gap={8}>
          {mayAct && !isOwn && (
            <>
              <Button variant="primary" size="small" onClick={() => ask('approve')}>
                {text.approve}
              </Button>
              <Button size="small" onClick={() => ask('refuse')}>
                {text.refuse}
              </Button>
            </>
          )}
          {isOwn && (
            <Button size="small" onClick={() => ask('revoke')}>
              {text.revoke}
            </Button>
          )}
        </Row>
      </Stack>
    </Message>
  );
}

function Facts({ found }: { found: FoundCase }) {
  return (
    <DescriptionList
      items={[
        { term: text.kind, value: found.kindText },
        { term: text.ask, value: casesText.asksFor(found.askText, found.amount) },
        { term: text.status, value: found.statusText },
        { term: text.outcome, value: found.outcomeText },
        { term: text.given, value: found.givenAmount > 0 && <Price fen={found.givenAmount} /> },
        { term: text.offer, value: found.offerText ?? text.noOffer },
        found.appealedBy !== null && {
          term: casesText.status,
          value: casesText.appealedBy(found.appealedBy),
        },
        { term: text.order, value: <Copyable text={found.orderNo} label={text.order} /> },
        { term: text.parcel, value: <Copyable text={found.packageNo} label={text.parcel} /> },
        { term: text.openedAt, value: <Time at={found.createdAt} /> },
      ]}
    />
  );
}

function Waiting() {
  return (
    <Stack gap={16}>
      <Skeleton width={280} height={28} />
      <Skeleton height={160} />
      <Skeleton height={320} />
    </Stack>
  );
}
