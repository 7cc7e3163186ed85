import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { DeskCashOutFragment } from '../graphql/generated/graphql.ts';
import { cashOutPath, walletPath } from '../paths.ts';
import { leftOf, stepsOf } from './cashOutSteps.ts';
import {
  actionNames,
  cellText,
  columnNames,
  kindNames,
  payeeNames,
  statusNames,
  statusTones,
} from './cashOuts.text.ts';
import type { StepSubject } from './stepCashOut.ts';

const column = columnsNamed<DeskCashOutFragment, keyof typeof columnNames>(columnNames);

/** The columns of the list of cash-outs. */
export const cashOutColumns = (
  onStep: (subject: StepSubject) => void,
  onPay: (cashOut: DeskCashOutFragment) => void,
): Column<DeskCashOutFragment>[] => [
  column(
    'number',
    216,
    ({ id, cashOutNo, createdAt }) => (
      <>
        <TextLink to={cashOutPath(id)} className="num">
          {cashOutNo}
        </TextLink>
        <SecondLine>
          <Time at={createdAt} />
        </SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('account', 168, ({ accountId, ownerName, kind }) => (
    <>
      {ownerName}
      <SecondLine num>
        {kindNames[kind]} <TextLink to={walletPath(accountId)}>{cellText.id(accountId)}</TextLink>
      </SecondLine>
    </>
  )),
  column(
    'amount',
    136,
    ({ amount, realAmount }) => (
      <>
        <Price fen={amount} />
        <SecondLine num>{cellText.arrives(realAmount)}</SecondLine>
      </>
    ),
    { align: 'right' },
  ),
  column('payee', undefined, ({ accountType, account, accountName, bankName }) => (
    <>
      {payeeNames[accountType]} <span className="num">{account}</span>
      <SecondLine>
        {accountName} {bankName}
      </SecondLine>
    </>
  )),
  column('status', 176, ({ status, auditReason, approvedBy, paidBy }) => (
    <>
      <StatusDot tone={statusTones[status]}>{statusNames[status]}</StatusDot>
      {auditReason && <SecondLine>{auditReason}</SecondLine>}
      {approvedBy && <SecondLine>{cellText.approved(approvedBy)}</SecondLine>}
      {paidBy && <SecondLine>{cellText.paid(paidBy)}</SecondLine>}
    </>
  )),
  column(
    'actions',
    168,
    (cashOut) => (
      <Row gap={4} justify="flex-end" wrap>
        {cashOut.mayPay && (
          <Button variant="text" onClick={() => onPay(cashOut)}>
            {cellText.pay}
          </Button>
        )}
        {stepsOf(cashOut).map((step) => (
          <Button
            key={step}
            variant={step === 'reject' || step === 'fail' ? 'quiet' : 'text'}
            onClick={() => onStep({ ...subjectOf(cashOut), step })}
          >
            {actionNames[step]}
          </Button>
        ))}
      </Row>
    ),
    { align: 'right', stick: 'right' },
  ),
];

const subjectOf = (cashOut: DeskCashOutFragment) => ({
  ...{ id: cashOut.id, cashOutNo: cashOut.cashOutNo, amount: leftOf(cashOut) },
  words: '',
});
