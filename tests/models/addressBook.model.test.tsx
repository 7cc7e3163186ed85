// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  bookImportWords,
  bookText,
  pickText,
  entryDialogText as text,
} from '../../web/src/features/addressBook/addressBook.text.ts';
import { blankEntry, editEntry, type OpenedEntry } from '../../web/src/features/addressBook/bookActions.ts';
import { bookColumns } from '../../web/src/features/addressBook/bookColumns.tsx';
import { EntryDialog } from '../../web/src/features/addressBook/EntryDialogs.tsx';
import { importBook } from '../../web/src/features/addressBook/importBook.ts';
import { PickDialog } from '../../web/src/features/addressBook/PickDialog.tsx';
import { ImportDialog } from '../../web/src/features/spreadsheets/importing/ImportDialog.tsx';
import { importSheetText } from '../../web/src/features/spreadsheets/importing/importSheet.text.ts';
import { senderProblemText } from '../../web/src/fields/fields.text.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { alerts, press, type } from '../support/viewTest.tsx';

const place = { provinceCode: '33', cityCode: '3301', districtCode: '330106' };
const names = { province: '浙江省', city: '杭州市', district: '西湖区' };
const form = { ...blankEntry, ...place, phone: '13800000001', address: '文三路1号' };
const nameField = () => screen.getByLabelText<HTMLInputElement>(bookText.name, { exact: false });

testEditRecord('an entry of the address book', {
  build: editEntry,
  view: (editor) => <EntryDialog editor={editor} />,
  item: { id: 5, form },
  texts: text,
  changes: [{ name: '张三' }, { name: ' ' }],
  fill: (change) => type(nameField(), change.name ?? ''),
  stands: (filled, change) => filled.name === change.name,
  saysOf: ({ name }) => {
    const said = senderProblemText('name', name);
    return said ? [said] : [];
  },
  shows: (filled) => expect(nameField().value).toBe(filled.name),
  answers: { ListRegions: { regions: [] } },
});

const row = (id: number, name: string) => ({
  __typename: 'BookEntry',
  ...{ id, name, phone: '138******01', address: '文三路***', ...names, group: '', note: '' },
});
const opened = (id: number, name: string) => ({
  ...{ id, name, phone: '13800000001', phoneExtension: '', address: '文三路1号', ...place, ...names },
  ...{ group: '', note: '' },
});

describe('people of the address book, chosen', () => {
  afterEach(cleanup);

  async function open(room: number, answers: Parameters<typeof recordingClient>[0] = {}) {
    const { client, sent } = recordingClient({
      ListBookEntries: {
        bookEntries: {
          ...{ page: 1, total: 3, totalIsExact: true, nextCursor: null },
          list: [row(1, '张三'), row(2, '李四'), row(3, '王五')],
        },
      },
      ListBookGroups: {
        bookGroups: { entryCount: 3, maxEntries: 10_000, groups: [{ name: '老客户', count: 2 }] },
      },
      OpenBookEntries: { openBookEntries: [opened(1, '张三'), opened(2, '李四')] },
      ...answers,
    });
    const picked: (readonly OpenedEntry[])[] = [];
    let isClosed = false;
    render(
      <ApolloProvider client={client}>
        <PickDialog
          room={room}
          onPick={(entries) => picked.push(entries)}
          onClose={() => {
            isClosed = true;
          }}
        />
      </ApolloProvider>,
    );
    await act(answered);
    return { sent, picked, isClosed: () => isClosed };
  }

  const choose = (name: string) => press(screen.getByLabelText(`选择 ${name}`));
  const accept = (count: number) => screen.getByText<HTMLButtonElement>(pickText.accept(count));

  it('are given on in clear, and the dialog closes', async () => {
    const { sent, picked, isClosed } = await open(500);
    expect(accept(0).closest('button')?.disabled).toBe(true);
    choose('张三');
    choose('李四');
    await act(async () => press(accept(2)));
    await act(answered);
    expect(sent).toEqual([['OpenBookEntries', { ids: [1, 2] }]]);
    expect(picked.map((entries) => entries.map(({ phone }) => phone))).toEqual([
      ['13800000001', '13800000001'],
    ]);
    expect(isClosed()).toBe(true);
  });

  it('are no more than there is room for', async () => {
    await open(1);
    choose('张三');
    expect(accept(1).closest('button')?.disabled).toBe(false);
    choose('李四');
    expect(screen.getByText(pickText.room(1))).toBeDefined();
    expect(accept(2).closest('button')?.disabled).toBe(true);
  });

  it('stay chosen where the answer is lost, which is said', async () => {
    const { picked, isClosed } = await open(500, { OpenBookEntries: inTurn([]) });
    takeNotices();
    choose('王五');
    await act(async () => press(accept(1)));
    await act(answered);
    expect([takeNotices().map(([, words]) => words), picked, isClosed()]).toEqual([
      [pickText.failed],
      [],
      false,
    ]);
    expect(accept(1).closest('button')?.disabled).toBe(false);
  });
});

describe('pasted addresses', () => {
  beforeEach(() => void takeNotices());
  afterEach(cleanup);

  it('are read, checked and kept, and what is twice or wrong is said', async () => {
    const reading = (name: string, problems: object[] = []) => ({
      ...{ text: name, name, phone: '13800000001', extension: '', ...place, ...names, detail: '文三路1号' },
      ...{ quantity: null, specification: '', remark: '', thirdOrderNo: '', rest: '', problems },
    });
    const wrong = { field: 'phone', reasonCode: 'ADDRESS_INVALID', msg: '手机号不正确', blocking: true };
    const known = { row: 2, msg: '地址簿里已有' };
    const { client, sent } = recordingClient({
      ReadAddresses: { readAddresses: [reading('张三'), reading('李四'), reading('王五', [wrong])] },
      ImportBookEntries: { importBookEntries: { added: 1, duplicates: [known], failed: [] } },
    });
    const actor = createActor(importBook(client)).start();
    const look = { columns: [], problemText: () => '' };
    render(<ImportDialog actor={actor} look={look} words={bookImportWords} />);
    act(() => actor.send({ type: 'dialog.open' }));
    const { paste } = bookImportWords;
    act(() => type(screen.getByLabelText(paste?.label ?? ''), '张三 13800000001 杭州'));
    await act(async () => press(screen.getByText(importSheetText.readPasted)));
    await act(answered);
    const rows = screen.getAllByRole('row').slice(1);
    expect(
      rows.map((each) =>
        within(each)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['3', '手机号不正确'],
      ['2', known.msg],
      ['1', importSheetText.ready],
    ]);
    await act(async () => press(screen.getByText(importSheetText.send(2))));
    await act(answered);
    const line = (n: number, name: string) => ({
      ...{ row: n, name, phone: '13800000001', place: '浙江省 杭州市 西湖区 文三路1号', group: '', note: '' },
    });
    const rowsSent = [line(1, '张三'), line(2, '李四')];
    expect(sent).toEqual([
      ['ImportBookEntries', { rows: rowsSent, checkOnly: true }],
      ['ImportBookEntries', { rows: rowsSent, checkOnly: false, clientNo: expect.stringMatching(/-0$/) }],
    ]);
    expect(screen.getByText(bookImportWords.imported({ added: 1, duplicates: 1 }))).toBeDefined();
    expect(alerts()).toEqual([]);
  });
});

it('who may not change the book is offered nothing to do with its rows', () => {
  expect(bookColumns(null).map(({ key }) => key)).not.toContain('actions');
});
