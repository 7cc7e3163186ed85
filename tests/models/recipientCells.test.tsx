// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { shipByHandMachine } from '../../web/src/features/shipments/byHand/flow/shipByHand.machine.ts';
import { recipientsText as text } from '../../web/src/features/shipments/byHand/flow/shipByHand.text.ts';
import { RecipientsPart } from '../../web/src/features/shipments/byHand/recipients/RecipientsPart.tsx';
import type { Recipient } from '../../web/src/features/shipments/shared/recipients/recipient.ts';
import { noEntry } from '../../web/src/features/shipments/shared/wizard/entry.ts';
import { recipientsAlone, zhang } from './shipByHand.samples.ts';

afterEach(cleanup);

const rowsOf = (...names: string[]): Recipient[] =>
  names.map((name, at) => ({ ...zhang, id: `r${at + 1}`, name, phone: `1390000000${at}`, remark: '' }));

const elsewhere = {
  ...{ provinceCode: '31', cityCode: '3101', districtCode: '310101' },
  ...{ province: '上海市', city: '上海市', district: '黄浦区' },
};

/** The list on a page, with what it holds and the keys that are pressed in it. */
function fixture(rows: readonly Recipient[]) {
  const wizard = createActor(shipByHandMachine, { input: { account: 'u-li', entry: noEntry } });
  const list = createActor(recipientsAlone, { input: { rows, unreadText: '' } }).start();
  render(
    <MemoryRouter>
      <RecipientsPart wizard={wizard} list={list} />
    </MemoryRouter>,
  );
  let clipboard = '';
  const clipboardData = {
    getData: () => clipboard,
    setData: (_: string, copied: string) => {
      clipboard = copied;
    },
  };
  const focused = () => document.activeElement as HTMLElement;
  return {
    list,
    of: <K extends keyof Recipient>(field: K) => list.getSnapshot().context.rows.map((row) => row[field]),
    at: (row: number, column: keyof typeof text.columns) => {
      const cell = screen.getByLabelText<HTMLInputElement>(text.row(row) + text.columns[column], {
        exact: false,
      });
      act(() => cell.focus());
      if (cell.tagName !== 'BUTTON') act(() => cell.select());
      return cell;
    },
    /** Points at a cell as the mouse does, which puts the caret behind what stands there. */
    click: (row: number, column: keyof typeof text.columns) => {
      const cell = screen.getByLabelText<HTMLInputElement>(text.row(row) + text.columns[column]);
      act(() => void fireEvent.mouseDown(cell, { button: 0 }));
      act(() => cell.focus());
      act(() => cell.setSelectionRange(cell.value.length, cell.value.length));
      act(() => void fireEvent.mouseUp(cell));
      act(() => void fireEvent.click(cell));
      return cell.value.slice(cell.selectionStart ?? 0, cell.selectionEnd ?? 0);
    },
    press: (key: string, options: KeyboardEventInit = {}) =>
      act(() => void fireEvent.keyDown(focused(), { key, ...options })),
    copy: () => act(() => void fireEvent.copy(focused(), { clipboardData })),
    cut: () => act(() => void fireEvent.cut(focused(), { clipboardData })),
    paste: (copied = clipboard) => {
      clipboard = copied;
      act(() => void fireEvent.paste(focused(), { clipboardData }));
    },
    clipboard: () => clipboard,
  };
}

const shift = { shiftKey: true };
const ctrl = { ctrlKey: true };

describe('the cells of the list of recipients', () => {
  it('a block of a spreadsheet goes into the cells from the one that has the focus, as one step', () => {
    const page = fixture(rowsOf('甲', '乙', '丙'));
    page.at(2, 'name');
    page.paste('丁\t13800000001\r\n戊\t13800000002\r\n');
    expect([page.of('name'), page.of('phone')]).toEqual([
      ['甲', '丁', '戊'],
      ['13900000000', '13800000001', '13800000002'],
    ]);
    page.press('z', ctrl);
    expect(page.of('name')).toEqual(['甲', '乙', '丙']);
  });

  it('what was undone is done again step by step, until the list is changed otherwise', () => {
    const page = fixture(rowsOf('甲', '乙'));
    page.at(1, 'name');
    page.paste('丙\n丁');
    page.at(1, 'name');
    page.press('Delete');
    page.at(1, 'phone');
    page.press('d', ctrl);
    page.at(2, 'phone');
    page.press('d', ctrl);
    expect(page.of('phone')).toEqual(['13900000000', '13900000000']);
    page.press('z', ctrl);
    page.press('z', ctrl);
    expect([page.of('name'), page.of('phone')]).toEqual([
      ['甲', '乙'],
      ['13900000000', '13900000001'],
    ]);
    page.press('Z', { ...ctrl, ...shift });
    expect(page.of('name')).toEqual(['丙', '丁']);
    page.press('y', ctrl);
    expect(page.of('phone')).toEqual(['13900000000', '13900000000']);
    page.press('y', ctrl);
    page.press('z', ctrl);
    page.at(2, 'name');
    page.paste('戊\n己');
    page.press('y', ctrl);
    expect([page.of('name'), page.of('phone')]).toEqual([
      ['丙', '戊', '己'],
      ['13900000000', '13900000001', ''],
    ]);
  });

  it('a click enters a number as a whole, and another one places the caret', () => {
    const page = fixture(rowsOf('甲', '乙').map((row) => ({ ...row, quantity: '12', extension: '345' })));
    expect([page.click(1, 'quantity'), page.click(1, 'quantity')]).toEqual(['12', '']);
    expect([page.click(2, 'extension'), page.click(2, 'extension')]).toEqual(['345', '']);
    expect([page.click(1, 'name'), page.click(1, 'phone')]).toEqual(['', '']);
  });

  it('rows of a block that are not there yet are added', () => {
    const page = fixture(rowsOf('甲'));
    page.at(1, 'name');
    page.paste('乙\n丙\n丁');
    expect([page.of('name'), page.of('id')]).toEqual([
      ['乙', '丙', '丁'],
      ['r1', 'r2', 'r3'],
    ]);
  });

  it('whole recipients are read and written into no cell', () => {
    const page = fixture(rowsOf('甲', '乙'));
    page.at(1, 'name');
    page.paste('丁\t13800000001\t浙江省杭州市西湖区文三路1号\n戊\t13800000002\t浙江省杭州市西湖区文三路2号');
    expect(page.of('name')).toEqual(['甲', '乙']);
    expect(page.list.getSnapshot().value).toBe('reading');
  });

  it('Shift and arrows choose cells, which are copied as spreadsheets take them and cleared', () => {
    const page = fixture(rowsOf('甲', '乙', '丙'));
    page.at(1, 'name');
    page.press('ArrowDown', shift);
    page.press('ArrowRight', shift);
    expect(document.querySelectorAll('[aria-selected="true"]').length).toBe(5);
    page.copy();
    expect(page.clipboard()).toBe('甲\t13900000000\n乙\t13900000001');
    page.press('Delete');
    expect([page.of('name'), page.of('phone')]).toEqual([
      ['', '', '丙'],
      ['', '', '13900000002'],
    ]);
    page.press('z', ctrl);
    expect(page.of('name')).toEqual(['甲', '乙', '丙']);
  });

  it('Ctrl+D fills what is chosen with its first row, and a single cell with the one above', () => {
    const page = fixture(rowsOf('甲', '乙', '丙'));
    page.at(1, 'name');
    page.press('ArrowDown', shift);
    page.press('d', ctrl);
    expect(page.of('name')).toEqual(['甲', '甲', '丙']);
    page.at(3, 'name');
    page.press('d', ctrl);
    expect(page.of('name')).toEqual(['甲', '甲', '甲']);
  });

  it('a region is filled and pasted with its codes', () => {
    const [first, ...others] = rowsOf('甲', '乙', '丙');
    const page = fixture([{ ...(first ?? zhang), ...elsewhere }, ...others]);
    page.at(1, 'region');
    page.press('ArrowDown', shift);
    page.press('d', ctrl);
    expect(page.of('districtCode')).toEqual(['310101', '310101', '330106']);
    page.press('Escape');
    page.copy();
    page.at(3, 'region');
    page.paste();
    expect(page.of('districtCode')).toEqual(['310101', '310101', '310101']);
  });

  it('one value fills all cells that are chosen, and what is cut is gone', () => {
    const page = fixture(rowsOf('甲', '乙'));
    page.at(1, 'name');
    page.press('ArrowDown', shift);
    page.paste('丁');
    expect(page.of('name')).toEqual(['丁', '丁']);
    page.cut();
    expect([page.of('name'), page.clipboard()]).toEqual([['', ''], '丁\n丁']);
  });

  it('the mouse chooses from one cell to another, and the handle fills as far as it is dragged', () => {
    const page = fixture(rowsOf('甲', '乙', '丙', '丁'));
    const cells = [1, 2, 3, 4].map((row) => page.at(row, 'name'));
    const [first, second, , fourth] = cells;
    if (!first || !second || !fourth) throw new Error('four rows are there');
    page.at(1, 'name');
    act(() => void fireEvent.mouseDown(first, { button: 0 }));
    act(() => void fireEvent.mouseOver(second, { buttons: 1 }));
    act(() => void fireEvent.mouseUp(document));
    const handle = document.querySelector('[data-fill]');
    if (!handle) throw new Error('what is chosen has a handle');
    act(() => void fireEvent.mouseDown(handle, { button: 0 }));
    act(() => void fireEvent.mouseOver(fourth, { buttons: 1 }));
    act(() => void fireEvent.mouseUp(document));
    expect(page.of('name')).toEqual(['甲', '乙', '甲', '乙']);
  });
});
