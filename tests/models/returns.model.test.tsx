// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CloseDialog } from '../../web/src/features/returns/CloseDialog.tsx';
import { LinkDialog } from '../../web/src/features/returns/LinkDialog.tsx';
import { closeReturn, type Linking, linkReturn } from '../../web/src/features/returns/returnFlows.ts';
import { closeText, linkText, scanText } from '../../web/src/features/returns/returns.text.ts';
import { ScanBox } from '../../web/src/features/returns/ScanBox.tsx';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { button, press, type } from '../support/viewTest.tsx';

afterEach(cleanup);

const row = {
  __typename: 'ReturnParcel',
  ...{ id: 4, waybillNo: 'YT1234567', courierName: null, warehouseName: null, packageNo: null },
  ...{
    traceText: '',
    note: '',
    signedAt: null,
    arrivedAt: null,
    closedAt: null,
    createdAt: '2026-11-23T10:00:00+08:00',
  },
  cases: [],
};
const known = {
  __typename: 'ReturnedCase',
  ...{ caseId: 7, caseNo: 'S7', goods: '小熊 × 1 件', kindText: '破损', statusText: '退货待验收' },
  status: 'INSPECTING',
};
const NO = 'YT1234567';
const OF = 'S7 小熊 × 1 件';
const subject: Linking = { id: 4, waybillNo: 'YT1234567', caseId: 7 };
const awaiting = {
  cases: {
    __typename: 'AfterSaleCasePage',
    list: [{ __typename: 'AfterSaleCase', id: 7, caseNo: 'S7', packageNo: 'P7', items: [] }],
  },
};

testConfirmAction('claiming a parcel that nobody knew', {
  build: linkReturn,
  view: (actor) => {
    const { client } = recordingClient({ ListAwaitingReturn: awaiting });
    return (
      <ApolloProvider client={client}>
        <LinkDialog actor={actor} />
      </ApolloProvider>
    );
  },
  subject,
  texts: linkText,
  question: linkText.of(subject.waybillNo),
  sends: ['LinkReturn', { id: 4, caseId: 7 }],
  answers: {
    LinkReturn: { linkReturn: { __typename: 'ReturnPayload', scannedBefore: true, returnParcel: row } },
  },
  done: linkText.done,
});

testConfirmAction('closing a parcel that nobody knows', {
  build: closeReturn,
  view: (actor) => <CloseDialog actor={actor} />,
  subject: { id: 4, waybillNo: 'YT1234567', note: ' 核对后入库 ' },
  texts: closeText,
  question: closeText.of('YT1234567'),
  sends: ['CloseReturn', { id: 4, note: '核对后入库' }],
  answers: { CloseReturn: { closeReturn: { ...row, closedAt: '2026-11-23T11:00:00+08:00' } } },
  done: closeText.done,
});

describe('a scanned number', () => {
  const scanned = (more: object, scannedBefore = false) => ({
    data: {
      scanReturn: { __typename: 'ReturnPayload', scannedBefore, returnParcel: { ...row, ...more } },
    },
  });

  it.each([
    ['of a case', scanned({ cases: [known] }), ['success', scanText.known(NO, OF)]],
    [
      'of a case that is over',
      scanned({ cases: [{ ...known, status: 'RESOLVED' }] }),
      ['warning', scanText.over(NO, OF)],
    ],
    ['that was scanned before', scanned({ cases: [known] }, true), ['info', scanText.before(NO, OF)]],
    ['that nobody knows', scanned({}), ['warning', scanText.stray(NO)]],
    ['of a parcel that was sent', scanned({ packageNo: 'P7' }), ['warning', scanText.itself(NO)]],
  ])('%s says so, and the field is free for the next', async (_what, answer, says) => {
    takeNotices();
    const { client, sent } = recordingClient({ ScanReturn: inTurn([answer]) });
    render(
      <ApolloProvider client={client}>
        <ScanBox />
      </ApolloProvider>,
    );
    const field = screen.getByLabelText<HTMLInputElement>(scanText.label);
    type(field, 'YT1234567');
    press(button(scanText.go));
    await act(answered);
    expect(sent.map(([, variables]) => variables)).toEqual([{ input: { waybillNo: 'YT1234567' } }]);
    expect([takeNotices(), field.value]).toEqual([[says], '']);
  });

  it('that is refused is typed over by the next scan', async () => {
    takeNotices();
    const refused = {
      errors: [{ message: '运单号不正确', path: ['scanReturn'], extensions: { errorKey: 'WAYBILL_NO' } }],
    };
    const { client } = recordingClient({ ScanReturn: inTurn([refused]) });
    render(
      <ApolloProvider client={client}>
        <ScanBox />
      </ApolloProvider>,
    );
    const field = screen.getByLabelText<HTMLInputElement>(scanText.label);
    type(field, 'BAD1');
    press(button(scanText.go));
    await act(answered);
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['BAD1', 0, 4]);
    expect(takeNotices()).toEqual([['warning', '运单号不正确']]);
  });

  it('stays in its field when no answer comes', async () => {
    takeNotices();
    const { client } = recordingClient({ ScanReturn: inTurn(['lost']) });
    render(
      <ApolloProvider client={client}>
        <ScanBox />
      </ApolloProvider>,
    );
    const field = screen.getByLabelText<HTMLInputElement>(scanText.label);
    type(field, 'YT1234567');
    press(button(scanText.go));
    await act(answered);
    expect([takeNotices(), field.value]).toEqual([[['warning', scanText.lost]], 'YT1234567']);
  });
});
