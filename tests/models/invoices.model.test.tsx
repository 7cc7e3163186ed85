// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import * as deskDialogs from '../../web/src/console/invoices/InvoiceDialogs.tsx';
import * as desk from '../../web/src/console/invoices/invoiceFlows.ts';
import {
  issueText as deskIssueText,
  refuseText as deskRefuseText,
  importText,
} from '../../web/src/console/invoices/invoices.text.ts';
import { lastQuarters } from '../../web/src/console/invoices/invoicesQuery.ts';
import { readNumbers } from '../../web/src/console/invoices/readNumbers.ts';
import { AskDialog } from '../../web/src/features/invoices/AskDialog.tsx';
import { IssueDialog, RefuseDialog } from '../../web/src/features/invoices/InvoiceDialogs.tsx';
import { askInvoices, issueInvoice, refuseInvoice } from '../../web/src/features/invoices/invoiceFlows.ts';
import {
  askText,
  issueText,
  refuseText,
  removeText,
  titleText,
} from '../../web/src/features/invoices/invoices.text.ts';
import { EditTitleDialog, RemoveTitleDialog } from '../../web/src/features/invoices/TitleDialogs.tsx';
import { editTitle, removeTitle } from '../../web/src/features/invoices/titleFlows.ts';
import { issueFieldText } from '../../web/src/fields/invoices/invoices.text.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { choose, type } from '../support/viewTest.tsx';

afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const said = (...texts: (string | undefined)[]) => texts.filter((text) => text !== undefined);
const TAX_NUMBER = '91350100M000100Y43';
const NUMBER = '24312000000000000001';

testEditRecord('the title of invoices', {
  build: editTitle,
  view: (actor) => <EditTitleDialog actor={actor} />,
  item: { title: null },
  texts: titleText,
  changes: [
    { name: '橙子', taxNumber: '9135' },
    { name: '橙子', taxNumber: TAX_NUMBER },
  ],
  fill: ({ name = '', taxNumber = '' }) => {
    type(field(titleText.name), name);
    type(field(titleText.taxNumber), taxNumber);
  },
  stands: (form, change) => form.taxNumber === change.taxNumber,
  saysOf: ({ name, taxNumber }) => said(name, taxNumber),
  shows: ({ name, taxNumber }) =>
    expect([field(titleText.name).value, field(titleText.taxNumber).value]).toEqual([name, taxNumber]),
});

testConfirmAction('removing a title of invoices', {
  build: removeTitle,
  view: (actor) => <RemoveTitleDialog actor={actor} />,
  subject: { id: 3, name: '橙子' },
  texts: removeText,
  question: removeText.question('橙子'),
  sends: ['DeleteInvoiceTitle', { id: 3 }],
  answers: { DeleteInvoiceTitle: { deleteInvoiceTitle: 3 }, LoadInvoiceTitles: { invoiceTitles: [] } },
  done: removeText.done,
});

const billable = {
  ...{ __typename: 'Billable', isOpen: true, count: 2, amount: 800, days: 7 },
  issuers: [{ __typename: 'BillableIssuer', name: '优品', count: 2, amount: 800 }],
};
const title = {
  ...{ __typename: 'InvoiceTitle', id: 3, kind: 'COMPANY', name: '橙子', taxNumber: TAX_NUMBER },
  ...{ address: '', phone: '', bankName: '', bankAccount: '' },
};

testEditRecord('asking for invoices', {
  build: askInvoices,
  view: (actor) => <AskDialog actor={actor} />,
  item: { kinds: ['GOODS', 'RECHARGE'], orderIds: [] },
  texts: askText,
  changes: [
    { from: '2026-11-28', to: '2026-11-01' },
    { from: '2026-11-01', to: '2026-11-28', titleId: '3' },
  ],
  fill: ({ from = '', to = '', titleId }) => {
    type(field(askText.from), from);
    type(field(askText.to), to);
    if (titleId) choose(askText.titleId, '橙子');
  },
  stands: (form, change) => form.to === change.to && (change.titleId === undefined || form.titleId !== ''),
  saysOf: ({ titleId, to }) => said(titleId, to),
  shows: ({ from, to }) => expect([field(askText.from).value, field(askText.to).value]).toEqual([from, to]),
  answers: { LoadInvoiceTitles: { invoiceTitles: [title] }, LoadBillable: { billable } },
});

const issued = { id: 4, amount: 400, redNumber: '' };
const issuing = {
  changes: [
    { number: '24', issuedOn: '2026-11-28' },
    { number: NUMBER, issuedOn: '2026-11-28' },
  ],
  fill: ({ number = '', issuedOn = '' }: { number?: string; issuedOn?: string }) => {
    type(field(issueFieldText.number), number);
    type(field(issueFieldText.issuedOn), issuedOn);
  },
  stands: (form: { number: string }, change: { number?: string }) => form.number === change.number,
  saysOf: ({ number, issuedOn }: { number?: string; issuedOn?: string }) => said(number, issuedOn),
  shows: ({ number }: { number: string }) => expect(field(issueFieldText.number).value).toBe(number),
};

testEditRecord('an invoice that a supplier issues', {
  ...issuing,
  build: issueInvoice,
  view: (actor) => <IssueDialog actor={actor} />,
  item: issued,
  texts: issueText,
});

testEditRecord('an invoice that an operator issues', {
  ...issuing,
  build: desk.issueInvoice,
  view: (actor) => <deskDialogs.IssueDialog actor={actor} />,
  item: { ...issued, accountId: 7 },
  texts: deskIssueText,
});

testConfirmAction('a supplier refusing an invoice', {
  build: refuseInvoice,
  view: (actor) => <RefuseDialog actor={actor} />,
  subject: { id: 4, invoiceNo: 'F00000004', reason: ' 抬头不完整，请补充 ' },
  sticky: true,
  texts: refuseText,
  question: refuseText.question('F00000004'),
  sends: ['RefuseInvoice', { id: 4, reason: '抬头不完整，请补充' }],
  answers: { RefuseInvoice: { refuseInvoice: { __typename: 'InvoiceDetail', id: 4, status: 'REFUSED' } } },
  done: refuseText.done,
});

testConfirmAction('an operator refusing an invoice', {
  build: desk.refuseInvoice,
  view: (actor) => <deskDialogs.RefuseDialog actor={actor} />,
  subject: { id: 4, invoiceNo: 'F00000004', amount: 400, reason: ' 抬头不完整，请补充 ' },
  sticky: true,
  texts: deskRefuseText,
  question: deskRefuseText.question('F00000004', 400),
  sends: ['RefuseInvoice', { id: 4, reason: '抬头不完整，请补充' }],
  answers: { RefuseInvoice: { refuseInvoice: { __typename: 'InvoiceDetail', id: 4, status: 'REFUSED' } } },
  done: deskRefuseText.done,
});

describe('numbers of issued invoices', () => {
  const row = { invoiceNo: 'F00000004', number: NUMBER, issuedOn: '2026-11-28' };

  it('are read from lines with blanks, commas or tabs between, or said to be wrong by their line', () => {
    const lines = `F00000004\t${NUMBER}\t2026-11-28\r\n\nF00000004, ${NUMBER}, 2026-11-28`;
    expect(readNumbers(lines)).toEqual({ rows: [row, row] });
    expect(readNumbers(`${lines}\nF4 ${NUMBER} 2026-11-28`)).toEqual({ problem: importText.wrong(4) });
    expect(readNumbers(' \n')).toEqual({ problem: importText.none });
  });

  it('are sent together, and what came of each is told', async () => {
    const outcomes = [
      { __typename: 'ImportedInvoice', invoiceNo: 'F00000004', problem: null },
      { __typename: 'ImportedInvoice', invoiceNo: 'F00000005', problem: '发票状态已变更' },
    ];
    const { client, sent } = recordingClient({ ImportInvoiceNumbers: { importInvoiceNumbers: outcomes } });
    const actor = createActor(desk.importNumbers(client)).start();
    takeNotices();
    const shown: unknown[] = [];
    actor.send({ type: 'action.run', subject: { rows: [row], show: (rows) => shown.push(...rows) } });
    await answered();
    expect(sent).toEqual([['ImportInvoiceNumbers', { rows: [row] }]]);
    expect([shown, takeNotices()]).toEqual([outcomes, [['success', importText.done(1)]]]);
  });
});

describe('the quarters that are reported', () => {
  it('are the last eight by the clock of Shanghai, the present one first', () => {
    expect(lastQuarters(new Date('2026-12-31T15:59:59Z')).slice(0, 3)).toEqual([
      '2026Q4',
      '2026Q3',
      '2026Q2',
    ]);
    expect(lastQuarters(new Date('2026-12-31T16:00:00Z'))[0]).toBe('2027Q1');
  });
});
