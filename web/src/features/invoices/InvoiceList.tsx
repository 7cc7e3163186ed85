import { useState } from 'react';
import { cellText, kindNames, statusNames } from '../../fields/invoices/invoices.text.ts';
import { useFlow } from '../../flows/useFlow.ts';
import type { InvoiceRowFragment } from '../../graphql/generated/graphql.ts';
import { ChoiceFilters, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { ActionsCell, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { ListInvoices } from './invoices.graphql.ts';
import { columnNames as names, invoicesText as text } from './invoices.text.ts';
import { invoicesParams } from './invoicesQuery.ts';
import { saveInvoice } from './saveInvoice.ts';

const column = columnsNamed<InvoiceRowFragment, keyof typeof names>(names);
const columns = [
  column(
    'no',
    168,
    ({ invoiceNo, createdAt }) => (
      <>
        <Copyable text={invoiceNo} label={names.no} />
        <SecondLine>
          <Time at={createdAt} />
        </SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('what', 136, ({ kind, redOf, partCount }) => (
    <>
      {kindNames[kind]}
      <SecondLine tone={redOf === null ? 'secondary' : 'danger'}>
        {redOf === null ? cellText.parts(partCount) : cellText.red}
      </SecondLine>
    </>
  )),
  column('title', undefined, ({ titleName, issuerName }) => (
    <>
      {titleName || cellText.nothing}
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
];

/** The invoices of one side, the newest first. */
export function InvoiceList({ view }: { view: 'asked' | 'toIssue' }) {
  const [shown, setShown] = useState<number | null>(null);
  const saving = useFlow(saveInvoice);
  const list = useList({
    params: invoicesParams,
    document: ListInvoices,
    variables: ({ status, page }) => ({
      filter: { side: view === 'toIssue' ? ('TO_ISSUE' as const) : ('ASKED' as const), status },
      ...{ page, pageSize: 20 },
    }),
    pick: ({ invoices }) => invoices,
  });
  const actions = column(
    'actions',
    136,
    ({ id, fileId, number }) => (
      <ActionsCell>
        <Button variant="text" onClick={() => setShown(id)}>
          {text.detail}
        </Button>
        {fileId !== null && fileId !== undefined && (
          <Button
            variant="quiet"
            onClick={() => saving.send({ type: 'action.run', subject: { fileId, number } })}
          >
            {text.download}
          </Button>
        )}
      </ActionsCell>
    ),
    { align: 'right', stick: 'right' },
  );
  const none = text.none[view];
  return (
    <>
      <ListFilters list={list} text={{ label: text.filters, reset: text.reset }}>
        <ChoiceFilters
          list={list}
          text={{ status: text.status, any: text.any }}
          options={{ status: optionsOf(statusNames) }}
        />
      </ListFilters>
      <ListView
        list={list}
        label={text.label}
        columns={[...columns, actions]}
        none={<EmptyState illustration="purse" title={none.title} hint={none.hint} />}
      />
      <InvoiceDrawer
        invoice={list.rows.find(({ id }) => id === shown) ?? null}
        onClose={() => setShown(null)}
      />
    </>
  );
}
