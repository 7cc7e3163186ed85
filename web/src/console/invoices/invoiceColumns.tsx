import { cellText, kindNames, statusNames } from '../../fields/invoices/invoices.text.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { DeskInvoiceFragment } from '../graphql/generated/graphql.ts';
import { accountPath } from '../paths.ts';
import { columnNames, listText as text } from './invoices.text.ts';

const column = columnsNamed<DeskInvoiceFragment, keyof typeof columnNames>(columnNames);

interface Actions {
  onShow: (id: number) => void;
  onSave: (fileId: number, number: string) => void;
}

/** The columns of the list of invoices. */
export const invoiceColumns = ({ onShow, onSave }: Actions): Column<DeskInvoiceFragment>[] => [
  column(
    'no',
    152,
    ({ invoiceNo, createdAt }) => (
      <>
        <Copyable text={invoiceNo} label={columnNames.no} />
        <SecondLine>
          <Time at={createdAt} />
        </SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('account', undefined, ({ accountId, titleName }) => (
    <>
      {titleName || cellText.nothing}
      <SecondLine num>
        <TextLink to={accountPath(accountId)}>{text.account(accountId)}</TextLink>
      </SecondLine>
    </>
  )),
  column('what', 168, ({ kind, redOf, partCount, issuerName }) => (
    <>
      {kindNames[kind]}
      <SecondLine tone={redOf === null ? 'secondary' : 'danger'}>
        {redOf === null ? cellText.parts(partCount) : cellText.red}
      </SecondLine>
      <SecondLine>{cellText.issuer(issuerName)}</SecondLine>
    </>
  )),
  column('amount', 112, ({ amount }) => <Price fen={amount} />, { align: 'right' }),
  column('status', 240, ({ status, isLate, dueAt, issuedOn, number, reason }) => (
    <>
      <StatusDot tone={statusNames[status].tone}>{statusNames[status].text}</StatusDot>
      {(status === 'ASKED' || status === 'ISSUING') && (
        <SecondLine num tone={isLate ? 'warning' : 'secondary'}>
          {isLate ? cellText.late(dueAt) : cellText.due(dueAt)}
        </SecondLine>
      )}
      {issuedOn && <SecondLine num>{cellText.issued(number, issuedOn)}</SecondLine>}
      {reason && <SecondLine>{reason}</SecondLine>}
    </>
  )),
  column(
    'actions',
    136,
    ({ id, fileId, number }) => (
      <Row gap={4} justify="flex-end">
        <Button variant="text" onClick={() => onShow(id)}>
          {text.detail}
        </Button>
        {fileId !== null && fileId !== undefined && (
          <Button variant="quiet" onClick={() => onSave(fileId, number)}>
            {text.download}
          </Button>
        )}
      </Row>
    ),
    { align: 'right', stick: 'right' },
  ),
];
