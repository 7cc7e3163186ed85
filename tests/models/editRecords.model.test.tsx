// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { editStock } from '../../web/src/features/stock/editStock.ts';
import { NewStockDialog } from '../../web/src/features/stock/NewStockDialog.tsx';
import { newStock } from '../../web/src/features/stock/newStock.ts';
import { blankStock } from '../../web/src/features/stock/newStockForm.ts';
import { StockEditorDialog } from '../../web/src/features/stock/StockEditorDialog.tsx';
import { newStockText } from '../../web/src/features/stock/stock.text.ts';
import { editorText, stockProblemText } from '../../web/src/features/stock/stockEditor.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { choose, press, type } from '../support/viewTest.tsx';
import { stock } from './stock.samples.ts';

const pieces = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const editedPieces = () => pieces(editorText.pieces.set);
const current = { ...stock, quantity: 25, available: 21, warnQuantity: 5, version: 4 };
/** What is written in the table that lays the two side by side. */
const compared = () =>
  within(screen.getByRole('table'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

testEditRecord('changing the pieces of a row', {
  build: editStock,
  view: (editor) => <StockEditorDialog editor={editor} />,
  item: stock,
  texts: editorText,
  changes: [{ pieces: '7' }, { pieces: '3' }],
  fill: (change) => type(editedPieces(), change.pieces ?? ''),
  stands: (form, change) => form.pieces === change.pieces,
  saysOf: (problems) =>
    [problems.pieces, problems.form].flatMap((problem) => stockProblemText(problem) ?? []),
  shows: (form) => expect(editedPieces().value).toBe(form.pieces),
  conflict: {
    answer: { output: refusal('CHANGED_MEANWHILE', '内容已被修改，请核对后重试', { current }) },
    save: (form) => editorText.overwrite(form.pieces),
    shows: (form) => {
      expect(screen.getByText(editorText.changedTitle, { exact: false })).toBeDefined();
      expect(compared()).toEqual(['10', '25', form.pieces, '2', '5', form.warn]);
      expect(screen.queryByText(editorText.save)).toBeNull();
    },
  },
});

const good = { id: 5, name: '棉袜', goodsNo: 'G5', pic: '' };

testEditRecord('beginning a row of stock', {
  build: newStock,
  view: (actor) => <NewStockDialog actor={actor} />,
  item: blankStock,
  texts: newStockText,
  changes: [{ good, warehouseId: 2, pieces: '8' }],
  fill: (change) => {
    press(within(screen.getByLabelText(newStockText.found)).getByText(good.name));
    choose(newStockText.warehouse, '一号仓');
    type(pieces(newStockText.pieces), change.pieces ?? '');
  },
  // What is chosen already is not chosen again.
  stands: (form) => form.good !== null,
  saysOf: ({ good: noGood }) =>
    noGood ? [newStockText.goodHint, newStockText.chooseWarehouse, '请填写数量'] : [],
  shows: (form) => {
    expect(pieces(newStockText.pieces).value).toBe(form.pieces);
    expect(screen.queryByText(newStockText.change) !== null).toBe(form.good !== null);
  },
  answers: {
    StockGoods: {
      sellerGoods: { __typename: 'SellerGoodPage', total: 1, list: [{ __typename: 'SellerGood', ...good }] },
    },
    StockWarehouses: {
      sellerWarehouses: { list: [{ __typename: 'SellerWarehouse', id: 2, name: '一号仓' }] },
    },
  },
});
