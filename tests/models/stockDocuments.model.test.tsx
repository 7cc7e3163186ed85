// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { CancelTransferDialog } from '../../web/src/features/stockTransfers/CancelTransferDialog.tsx';
import { NewTransferDialog } from '../../web/src/features/stockTransfers/NewTransferDialog.tsx';
import { ReceiveDialog } from '../../web/src/features/stockTransfers/ReceiveDialog.tsx';
import {
  cancelText,
  newTransferText,
  receiveText,
  transferProblemText,
} from '../../web/src/features/stockTransfers/stockTransfers.text.ts';
import {
  cancelTransfer,
  newTransfer,
  receiveTransfer,
} from '../../web/src/features/stockTransfers/transferFlows.ts';
import {
  blankTransfer,
  shortRows,
  type Transfer,
  type TransferProblems,
} from '../../web/src/features/stockTransfers/transferForm.ts';
import { NewStocktakeDialog } from '../../web/src/features/stocktakes/NewStocktakeDialog.tsx';
import { DiscardDialog, PostDialog } from '../../web/src/features/stocktakes/StocktakeDialogs.tsx';
import {
  blankStocktake,
  countLine,
  discardStocktake,
  newStocktake,
  postStocktake,
  type Stocktake,
} from '../../web/src/features/stocktakes/stocktakeFlows.ts';
import {
  discardText,
  newStocktakeText,
  postText,
} from '../../web/src/features/stocktakes/stocktakes.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { choose, type } from '../support/viewTest.tsx';

const line = {
  ...{ skuId: 11, skuNo: 'G1-1', skuName: '', merchantCode: '', goodName: '棉袜', goodPic: '' },
  ...{ quantity: 5, received: null, reason: null },
};
const transfer: Transfer = {
  ...{ id: 7, transferNo: 'DB1', fromWarehouseName: '一号仓', toWarehouseName: '二号仓', note: '' },
  ...{ status: 'SENT', statusText: '在途', skuCount: 1, pieces: 5, lost: 0, lines: [line] },
  ...{ createdAt: '2026-11-21T10:00:00+08:00', finishedAt: null, allowedActions: ['RECEIVE', 'CANCEL'] },
};
const stocktake: Stocktake = {
  ...{ id: 9, stocktakeNo: 'PD1', warehouseId: 2, warehouseName: '一号仓', note: '', status: 'DRAFT' },
  ...{ statusText: '盘点中', counted: 2, different: 1, more: 0, fewer: 2 },
  ...{
    createdAt: '2026-11-21T10:00:00+08:00',
    finishedAt: null,
    allowedActions: ['COUNT', 'POST', 'DISCARD'],
  },
};
const warehouses = {
  sellerWarehouses: {
    list: [
      { __typename: 'SellerWarehouse', id: 1, name: '一号仓' },
      { __typename: 'SellerWarehouse', id: 2, name: '二号仓' },
    ],
  },
};

testConfirmAction('taking a transfer back', {
  build: cancelTransfer,
  view: (actor) => <CancelTransferDialog actor={actor} />,
  subject: transfer,
  texts: cancelText,
  question: cancelText.words('DB1', '一号仓', 5),
  sends: ['CancelStockTransfer', { id: 7 }],
  answers: { CancelStockTransfer: { cancelStockTransfer: { transferId: 7 } } },
  done: cancelText.done,
});

testConfirmAction('posting a stocktake', {
  build: postStocktake,
  view: (actor) => <PostDialog actor={actor} stocktake={stocktake} />,
  subject: stocktake,
  texts: postText,
  question: postText.words(1, 0, 2),
  sends: ['PostStocktake', { id: 9 }],
  answers: { PostStocktake: { postStocktake: { stocktakeId: 9 } } },
  done: postText.done,
});

testConfirmAction('giving a stocktake up', {
  build: discardStocktake,
  view: (actor) => <DiscardDialog actor={actor} />,
  subject: stocktake,
  texts: discardText,
  question: discardText.words('PD1'),
  sends: ['DiscardStocktake', { id: 9 }],
  answers: { DiscardStocktake: { discardStocktake: { stocktakeId: 9 } } },
  done: discardText.done,
});

const said = ({ from, to, form, lines = {} }: TransferProblems) =>
  [from, to, form, ...Object.values(lines)].flatMap((problem) => transferProblemText(problem) ?? []);
const pieces = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const chosen = { skuId: 11, name: '棉袜', pic: '', available: 9, safetyHeld: 0, quantity: '' };

testEditRecord('sending pieces to another warehouse', {
  build: newTransfer,
  view: (actor) => <NewTransferDialog actor={actor} />,
  item: { ...blankTransfer, fromWarehouseId: 1, toWarehouseId: 2, lines: [chosen], clientNo: 'no-1' },
  texts: newTransferText,
  changes: [{ lines: [{ ...chosen, quantity: '12' }] }, { lines: [{ ...chosen, quantity: '4' }] }],
  fill: ({ lines }) => type(pieces(newTransferText.numOf('棉袜')), lines?.[0]?.quantity ?? ''),
  stands: (form, change) => form.lines[0]?.quantity === change.lines?.[0]?.quantity,
  saysOf: said,
  shows: ({ lines }) => expect(pieces(newTransferText.numOf('棉袜')).value).toBe(lines[0]?.quantity),
  answers: {
    ListTransferWarehouses: warehouses,
    FindMovableStocks: { goodStocks: { __typename: 'GoodStockPage', total: 0, list: [] } },
  },
});

testEditRecord('receiving a transfer', {
  build: receiveTransfer,
  view: (actor) => <ReceiveDialog actor={actor} />,
  item: transfer,
  texts: receiveText,
  changes: [{ received: { 11: '6' } }, { received: { 11: '3' } }],
  fill: ({ received }) => type(pieces(receiveText.receivedOf('棉袜')), received?.[11] ?? ''),
  stands: (form, change) => form.received[11] === change.received?.[11],
  saysOf: said,
  shows: ({ received }) => expect(pieces(receiveText.receivedOf('棉袜')).value).toBe(received[11]),
});

testEditRecord('beginning a stocktake', {
  build: newStocktake(() => undefined),
  view: (actor) => <NewStocktakeDialog actor={actor} />,
  item: { ...blankStocktake, clientNo: 'no-1' },
  texts: newStocktakeText,
  changes: [{ warehouseId: 2 }],
  fill: () => choose(newStocktakeText.warehouse, '二号仓'),
  stands: (form) => form.warehouseId !== null,
  saysOf: ({ warehouse }) => (warehouse ? [warehouse] : []),
  shows: () => expect(screen.getByRole('dialog')).toBeDefined(),
  answers: { ListCountableWarehouses: warehouses },
});

it('sends what did not arrive, short where nothing else was said', async () => {
  const { client, sent } = recordingClient({
    ReceiveStockTransfer: { receiveStockTransfer: { transferId: 7 } },
  });
  const actor = createActor(receiveTransfer(client)).start();
  actor.send({ type: 'editor.open', item: transfer });
  actor.send({ type: 'form.edit', change: { received: { 11: '3' } } });
  actor.send({ type: 'form.save' });
  await waitFor(actor, (snapshot) => snapshot.matches('closed'));
  expect(sent).toEqual([
    ['ReceiveStockTransfer', { id: 7, rows: [{ skuId: 11, received: 3, reason: 'SHORT' }] }],
  ]);
});

it('says at its row what others have taken meanwhile', () => {
  const row = { skuId: 11, title: '棉袜', available: 2, safetyHeld: 0 };
  const answer = refusal('STOCK_SHORT', '库存不足', { rows: [row] });
  expect(shortRows(answer)).toEqual({ lines: { 11: { code: 'short', available: 2, safetyHeld: 0 } } });
  expect(said({ ...shortRows(answer) })).toEqual(['仅剩 2 件可调']);
  const kept = refusal('STOCK_KEPT', '仅剩2件可调', { rows: [{ ...row, safetyHeld: 7 }] });
  expect(said({ ...shortRows(kept) })).toEqual(['仅剩 2 件可调，另有 7 件是安全库存']);
  expect(shortRows(refusal('STOCK_SHORT', '库存不足', {}))).toBeNull();
});

it('keeps a counted line at once', async () => {
  const { client, sent } = recordingClient({
    SaveStocktakeLines: { saveStocktakeLines: { stocktakeId: 9, stocktake: null } },
  });
  const actor = createActor(countLine(client)).start();
  const subject = { stocktakeId: 9, skuId: 11, counted: 3, reason: 'DAMAGED' as const };
  actor.send({ type: 'action.run', subject });
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  expect(sent).toEqual([
    ['SaveStocktakeLines', { id: 9, rows: [{ skuId: 11, counted: 3, reason: 'DAMAGED' }] }],
  ]);
});
