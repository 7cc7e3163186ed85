// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Opened } from '../../web/src/features/shipments/byHand/flow/draft.ts';
import { shipByHandMachine } from '../../web/src/features/shipments/byHand/flow/shipByHand.machine.ts';
import { recipientsText as text } from '../../web/src/features/shipments/byHand/flow/shipByHand.text.ts';
import { previewText } from '../../web/src/features/shipments/byHand/preview/preview.text.ts';
import { RecipientsStep } from '../../web/src/features/shipments/byHand/recipients/RecipientsStep.tsx';
import type { Recipient } from '../../web/src/features/shipments/shared/recipients/recipient.ts';
import { type Entry, noEntry as entry } from '../../web/src/features/shipments/shared/wizard/entry.ts';
import { browserStorage, storedValue } from '../../web/src/lib/storage.ts';
import { parsePreferences } from '../../web/src/ui/columns/columnPreferences.ts';
import { basket, chosen, zhang } from './shipByHand.samples.ts';

afterEach(cleanup);

const doubt: Recipient['readProblems'][number] = {
  field: 'name',
  reasonCode: 'ADDRESS_INVALID',
  msg: '收件人不确定，请确认',
  blocking: false,
};
const kindsOfRows = {
  sure: {},
  unread: { rest: '还是上次那个' },
  doubtful: { readProblems: [doubt] },
  district: {
    rest: '还是上次那个',
    readProblems: [{ ...doubt, field: 'region', msg: '区县无法识别，请确认' }],
  },
  broken: { phone: '1380000' },
  none: { quantity: '0' },
  masked: { name: '张*', phone: '138****1234' },
} satisfies Record<string, Partial<Recipient>>;

/** Nothing is known of the goods' couriers. */
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

/** The step with recipients of these kinds, none like another. */
async function open(kinds: readonly (keyof typeof kindsOfRows)[], account = 'u-li') {
  const rows = kinds.map(
    (kind, at): Recipient => ({
      ...zhang,
      id: `r${at + 1}`,
      detail: `文三路 ${at + 1} 号`,
      ...kindsOfRows[kind],
    }),
  );
  const openDraft = fromPromise<Opened, Entry>(async () => ({
    ...{ kind: 'opened', facts: basket, refusal: null },
    draft: { ...chosen, step: 'recipients', rows },
  }));
  const wizard = createActor(shipByHandMachine.provide({ actors: { openDraft } }), {
    input: { account, entry },
  }).start();
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <MemoryRouter>
          <RecipientsStep wizard={wizard} />
        </MemoryRouter>
      </ApolloProvider>,
    );
  });
  const checked = () =>
    wizard
      .getSnapshot()
      .context.rows.filter((row) => row.checked)
      .map(({ id }) => id);
  return { wizard, checked };
}

const at = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document, { key }));
const left = () => screen.getByText(/待确认$|^全部已确认$/).textContent;

describe('recipients that are not sure, by the keyboard', () => {
  it('F8 goes from one to the next, each at its cell, and from the last to the first', async () => {
    const { checked } = await open(['unread', 'doubtful', 'sure', 'district', 'broken']);
    expect(left()).toBe(text.unsure(3));
    const stops: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      await press('F8');
      stops.push(at());
    }
    expect(stops).toEqual(['第2行收件人', '第4行省市区 浙江省 杭州市 西湖区', '第5行电话', '第2行收件人']);
    expect(checked()).toEqual([]);
  });

  it('F8 shows a hidden column whose field keeps a row from going; what one account hides another sees', async () => {
    const key = 'chengcang.columns.buyer.recipients.u-hiding';
    const hidden = storedValue(browserStorage(), { key, version: 1, read: parsePreferences });
    hidden.save({ quantity: false });
    await open(['sure', 'none'], 'u-hiding');
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).not.toContain(text.columns.quantity);
    await press('F8');
    expect([heads().includes(text.columns.quantity), at()]).toEqual([true, '第2行件数']);
    cleanup();
    hidden.clear();
    await open(['sure']);
    expect(heads()).toContain(text.columns.quantity);
  });

  it('Enter says that a row is right and goes on, and passes over one that cannot go', async () => {
    const { checked } = await open(['doubtful', 'broken', 'sure', 'district', 'doubtful']);
    await press('F8');
    for (let turn = 0; turn < 4; turn += 1) await press('Enter');
    expect(checked()).toEqual(['r1', 'r4', 'r5']);
    expect([left(), at()]).toEqual([text.unsure(1), '第2行电话']);
    expect(screen.queryByText(doubt.msg, { exact: false })).toBeNull();
  });

  it('Enter goes on from a row that was mended, and nothing is left', async () => {
    const { checked } = await open(['broken', 'sure', 'doubtful']);
    await press('F8');
    fireEvent.change(document.activeElement as Element, { target: { value: '13800000000' } });
    await press('Enter');
    expect(at()).toBe('第3行收件人');
    await press('Enter');
    expect([left(), checked()]).toEqual([text.unsure(0), ['r3']]);
  });

  it('Enter in a row that is sure goes to the row below', async () => {
    await open(['sure', 'sure', 'doubtful']);
    screen.getByLabelText<HTMLInputElement>('第1行电话').focus();
    await press('Enter');
    expect(at()).toBe('第2行电话');
  });

  it('Enter breaks no line in an address, and a line that is pasted into it is a space', async () => {
    const { wizard } = await open(['sure']);
    const address = screen.getByLabelText<HTMLTextAreaElement>('第1行详细地址');
    address.focus();
    expect(fireEvent.keyDown(address, { key: 'Enter' })).toBe(false);
    fireEvent.change(address, { target: { value: '文三路 1 号\n3 楼' } });
    expect(wizard.getSnapshot().context.rows[0]?.detail).toBe('文三路 1 号 3 楼');
  });

  it('a list that was opened again has nothing to take back, and says so', async () => {
    await open(['sure']);
    const undo = screen.getByRole<HTMLButtonElement>('button', { name: text.undo });
    expect([undo.disabled, undo.parentElement?.title]).toEqual([true, text.undoEmpty]);
    fireEvent.change(screen.getByLabelText('第1行收件人'), { target: { value: '李四' } });
    expect([undo.disabled, undo.parentElement?.title]).toEqual([false, '']);
  });

  it('the button of a note says that its row is right', async () => {
    const { checked } = await open(['doubtful', 'doubtful']);
    await act(async () => void fireEvent.click(screen.getByLabelText(text.acceptRow(2))));
    expect([checked(), at()]).toEqual([['r2'], '第1行收件人']);
  });

  it('the button clears the reminder of words that were not understood, and no key stops there', async () => {
    const { checked } = await open(['unread', 'sure']);
    expect([left(), screen.getByText(text.rest('还是上次那个'))]).toEqual([
      text.unsure(0),
      expect.anything(),
    ]);
    await press('F8');
    expect(at()).toBeNull();
    await act(async () => void fireEvent.click(screen.getByLabelText(text.acceptRow(1))));
    expect([checked(), screen.queryByText(text.rest('还是上次那个'))]).toEqual([['r1'], null]);
  });

  it('of 500 recipients those far below are drawn and reached', async () => {
    const kinds = Array.from({ length: 500 }, (_, place) =>
      place % 200 === 199 ? ('doubtful' as const) : ('sure' as const),
    );
    await open(kinds);
    const box = screen.getByRole('grid').parentElement as HTMLElement;
    const next = async () => {
      await press('F8');
      await act(async () => void fireEvent.scroll(box));
    };
    await next();
    expect(at()).toBe('第200行收件人');
    await next();
    expect([at(), left()]).toEqual(['第400行收件人', text.unsure(2)]);
  });

  it('a filter that hides the next one is taken away', async () => {
    await open(['doubtful', 'broken']);
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: /^错误/ })));
    expect(screen.queryByLabelText('第1行收件人')).toBeNull();
    await press('F8');
    expect(at()).toBe('第1行收件人');
  });

  it('a masked recipient names the reason, with the way to bind a shop', async () => {
    await open(['masked']);
    expect(screen.getByText('脱敏信息，请绑定店铺下单')).toBeDefined();
    expect(screen.getByRole('link', { name: previewText.bindShop }).getAttribute('href')).toContain('auto');
  });
});
