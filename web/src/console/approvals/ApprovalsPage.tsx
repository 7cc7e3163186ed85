import { useFlow } from '../../flows/useFlow.ts';
import { keyOf, page, searchParams } from '../../lib/searchParams.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import type { ApprovalRowFragment } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { targetPath } from '../paths.ts';
import { ListApprovals } from './approvals.graphql.ts';
import {
  type ApprovalStep,
  approvalColumns,
  statusNames,
  statusTones,
  stepNames,
  tabNames,
  approvalsText as text,
} from './approvals.text.ts';
import { DecideApprovalDialog } from './DecideApprovalDialog.tsx';
import { decideApproval } from './decideApproval.ts';

type Tab = keyof typeof tabNames;
const approvalsParams = searchParams({ tab: keyOf<Tab>(tabNames, 'WAITING'), page: page() });
const column = columnsNamed<ApprovalRowFragment, keyof typeof approvalColumns>(approvalColumns);

const stepsOf = ({ mayDecide, mayRevoke }: ApprovalRowFragment): ApprovalStep[] => [
  ...(mayDecide ? (['refuse', 'approve'] as const) : []),
  ...(mayRevoke ? (['revoke'] as const) : []),
];

/** What takes two operators: what waits, and what was decided. */
export default function ApprovalsPage() {
  const deciding = useFlow(decideApproval);
  const list = useList({
    params: approvalsParams,
    document: ListApprovals,
    variables: ({ tab, page }) => ({ filter: tab === 'ALL' ? {} : { status: tab }, page, pageSize: 20 }),
    pick: ({ approvals }) => approvals,
  });
  const ask = ({ id, summary, amount, transfers }: ApprovalRowFragment, step: ApprovalStep) =>
    deciding.send({
      type: 'action.ask',
      subject: { id, summary, amount, transfers, step, decision: '' },
    });
  return (
    <>
      <PageHeader
        below={4}
        title={text.title}
        hint={text.hint}
        actions={<ListTools of={{ approvals: list.filter }} />}
      />
      <Tabs
        below={16}
        label={text.tabs}
        active={list.query.tab}
        items={(Object.keys(tabNames) as Tab[]).map((key) => ({ key, label: tabNames[key] }))}
        onChange={(tab) => list.change({ tab })}
      />
      <ListView
        list={list}
        label={text.list}
        columns={[
          column('summary', undefined, (approval) => (
            <>
              {approval.summary}
              <Target of={approval} />
              {approval.transfers.map(({ from, to, amount }) => (
                <SecondLine key={`${from}${to}`} num>
                  {text.transfer(from, to, amount)}
                </SecondLine>
              ))}
            </>
          )),
          column('amount', 128, ({ amount }) => amount > 0 && <Price fen={amount} />, { align: 'right' }),
          column('reason', 216, ({ reason }) => reason),
          column('asked', 168, ({ askedBy, askedAt }) => (
            <>
              {text.by(askedBy)}
              <SecondLine>
                <Time at={askedAt} />
              </SecondLine>
            </>
          )),
          column('status', 184, ({ status, decidedBy, decision }) => (
            <>
              <StatusDot tone={statusTones[status]}>{statusNames[status]}</StatusDot>
              {decidedBy && <SecondLine>{text.decided(decidedBy, decision)}</SecondLine>}
              {status === 'REVOKED' && !decidedBy && <SecondLine>{text.overtaken}</SecondLine>}
            </>
          )),
          column(
            'actions',
            152,
            (approval) => (
              <Row gap={4} justify="flex-end">
                {stepsOf(approval).map((step) => (
                  <Button
                    key={step}
                    variant={step === 'approve' ? 'text' : 'quiet'}
                    onClick={() => ask(approval, step)}
                  >
                    {stepNames[step]}
                  </Button>
                ))}
              </Row>
            ),
            { align: 'right', stick: 'right' },
          ),
        ]}
        none={<EmptyState title={text.none} hint={text.noneHint} />}
      />
      <DecideApprovalDialog actor={deciding} />
    </>
  );
}

/** What is decided about, and the way to it. */
function Target({ of: { target, targetText, accountName } }: { of: ApprovalRowFragment }) {
  const to = targetPath(target);
  return (
    <SecondLine num>
      {to ? <TextLink to={to}>{targetText}</TextLink> : targetText} {accountName}
    </SecondLine>
  );
}
