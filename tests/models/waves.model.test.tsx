// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { BuyerNoteDialog } from '../../web/src/features/packing/BuyerNoteDialog.tsx';
import { editBuyerNote } from '../../web/src/features/packing/buyerNote.ts';
import { ListPackingWarehouses } from '../../web/src/features/packing/packing.graphql.ts';
import { CloseWaveDialog, NewWaveDialog } from '../../web/src/features/packing/WaveDialogs.tsx';
import {
  blankWave,
  closeWave,
  newWave,
  type Wave,
  waveOfChosen,
} from '../../web/src/features/packing/waveFlows.ts';
import {
  buyerNoteText,
  chosenWaveText,
  closeWaveText,
  newWaveText,
} from '../../web/src/features/packing/waves.text.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { choose, type } from '../support/viewTest.tsx';

const wave: Wave = {
  ...{ id: 5, waveNo: '261128-1', warehouseName: '一号仓', parcelCount: 30, done: 12, gone: 1 },
  ...{ createdAt: '2026-11-28T10:00:00+08:00', closedAt: null, allowedActions: ['CLOSE'] },
};

testConfirmAction('closing a wave', {
  build: closeWave,
  view: (actor) => <CloseWaveDialog actor={actor} />,
  subject: wave,
  texts: closeWaveText,
  question: closeWaveText.words('261128-1', 18),
  sends: ['CloseWave', { id: 5 }],
  answers: { CloseWave: { closeWave: { waveId: 5, wave } } },
  done: closeWaveText.done,
});

const warehouses = [
  { id: 2, name: '一号仓' },
  { id: 3, name: '二号仓' },
];
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

testEditRecord('making a wave', {
  build: newWave(() => undefined),
  view: (actor) => <NewWaveDialog actor={actor} warehouses={warehouses} />,
  item: blankWave,
  texts: newWaveText,
  changes: [{ warehouseId: 2 }, { most: '501' }],
  fill: (change) => {
    if (change.warehouseId !== undefined) choose(newWaveText.warehouse, '一号仓');
    if (change.most !== undefined) type(field(/最多包裹数/), change.most);
  },
  stands: (form, change) => form.warehouseId === change.warehouseId || form.most === change.most,
  saysOf: ({ warehouse, most }) => [warehouse, most].flatMap((words) => words ?? []),
  shows: (form) => expect(field(/最多包裹数/).value).toBe(form.most),
});

testEditRecord('telling packers of a buyer', {
  build: editBuyerNote,
  view: (actor) => <BuyerNoteDialog actor={actor} />,
  item: { id: 7, packageNo: 'P7', text: '放贺卡' },
  texts: buyerNoteText,
  changes: [{ text: '放发票' }, { text: '长'.repeat(101) }],
  fill: (change) => type(field(/打包备注/), change.text ?? ''),
  stands: (form, change) => form.text === change.text,
  saysOf: ({ text }) => (text ? [text] : []),
  shows: (form) => expect(field(/打包备注/).value).toBe(form.text),
});

it('a wave is of the only warehouse, also where the form was opened before it was known', async () => {
  const { client, sent } = recordingClient({
    CreateWave: { createWave: { waveId: 5, taken: 1, failed: [] } },
  });
  const actor = createActor(newWave(() => undefined)(client)).start();
  actor.send({ type: 'editor.open', item: blankWave });
  const [only] = warehouses;
  client.writeQuery({
    query: ListPackingWarehouses,
    data: { sellerWarehouses: { list: [{ id: 2, name: '一号仓' }] } },
  });
  render(<NewWaveDialog actor={actor} warehouses={only ? [only] : []} />);
  expect(screen.getByRole('combobox', { name: newWaveText.warehouse }).textContent).toContain('一号仓');
  actor.send({ type: 'form.save' });
  await answered();
  expect(sent).toEqual([['CreateWave', { input: { warehouseId: 2, most: 100 } }]]);
});

it('a wave of chosen parcels leads to it, and says which are not in it', async () => {
  const made: number[] = [];
  const failed = [{ parcelId: 2, msg: '包裹已在另一个波次中' }];
  const { client, sent } = recordingClient({
    CreateWave: { createWave: { waveId: 5, taken: 1, failed } },
  });
  const actor = createActor(waveOfChosen(client, (id) => void made.push(id))).start();
  takeNotices();
  actor.send({ type: 'action.run', subject: [1, 2] });
  await answered();
  expect(made).toEqual([5]);
  expect(sent).toEqual([['CreateWave', { input: { parcelIds: [1, 2] } }]]);
  expect(takeNotices()).toEqual([['warning', chosenWaveText.some(1, '包裹已在另一个波次中')]]);
});
