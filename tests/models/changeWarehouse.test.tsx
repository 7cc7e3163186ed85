// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { WarehouseActionDialog } from '../../web/src/features/sellerWarehouses/WarehouseActionDialog.tsx';
import {
  changeWarehouse,
  type WarehouseSubject,
} from '../../web/src/features/sellerWarehouses/warehouseAction.ts';
import {
  actionTexts,
  warehouseActionText as text,
} from '../../web/src/features/sellerWarehouses/warehouses.text.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { alerts, button, clickBackdrop, press, type } from '../support/viewTest.tsx';

const held = { id: 7, name: '义乌仓', goodsCount: 2, openOrders: 1, reason: '' };
const free = { ...held, goodsCount: 0, openOrders: 0 };
const IN_USE = '仓库下存在商品、未完成订单或在途调拨，不能删除';
const changed = { data: { setWarehouseStatus: { __typename: 'SellerWarehouse', id: 7 } } };
const kept = { data: { deleteWarehouses: [{ id: 7, done: false, msg: IN_USE }] } };

/** The dialog, with what the graph answers in turn. */
function ask(subject: WarehouseSubject, answers: (object | 'lost')[] = []) {
  const { client, sent } = recordingClient({
    SetWarehouseStatus: inTurn(answers),
    DeleteWarehouse: inTurn(answers),
  });
  const actor = createActor(changeWarehouse(client)).start();
  actor.send({ type: 'action.ask', subject });
  render(
    <MemoryRouter>
      <WarehouseActionDialog actor={actor} />
    </MemoryRouter>,
  );
  return { actor, sent };
}

const reason = () => screen.getByLabelText<HTMLInputElement>(text.reason, { exact: false });
const confirm = async (label: string) => {
  press(button(label));
  await act(answered);
};

beforeEach(() => void takeNotices());
afterEach(cleanup);

describe('pausing a warehouse', () => {
  it('a pause without a reason says that it needs one and sends nothing', async () => {
    const { sent } = ask({ ...free, action: 'pause' });
    type(reason(), '  ');
    await confirm(actionTexts.pause.accept);
    expect([alerts(), sent]).toEqual([[text.reasonMissing], []]);
    type(reason(), '盘点');
    expect([alerts(), reason().value, reason().readOnly]).toEqual([[], '盘点', false]);
  });

  it('a pause keeps its dialog and reason when the backdrop is clicked', () => {
    ask({ ...free, action: 'pause', reason: '盘点' });
    clickBackdrop();
    expect(reason().value).toBe('盘点');
  });

  it('a pause that comes to no answer is sent again with the same reason', async () => {
    const { sent, actor } = ask({ ...free, action: 'pause', reason: '盘点' }, ['lost', changed]);
    await confirm(actionTexts.pause.accept);
    expect([alerts(), reason().readOnly]).toEqual([[text.requestFailed], true]);
    await confirm(text.retry);
    const call = ['SetWarehouseStatus', { id: 7, status: 'PAUSED', pauseReason: '盘点' }];
    expect(sent).toEqual([call, call]);
    expect([actor.getSnapshot().value, takeNotices()]).toEqual([
      'idle',
      [['success', actionTexts.pause.done]],
    ]);
  });
});

describe('removing a warehouse', () => {
  it('a warehouse with stock and open orders cannot be removed and its dialog says why', () => {
    const { actor, sent } = ask({ ...held, action: 'remove' });
    expect(screen.getByText(text.held(held.name))).toBeDefined();
    expect(screen.getByText(text.goods(2), { exact: false })).toBeDefined();
    expect(screen.getByText(text.orders(1))).toBeDefined();
    expect([screen.queryByText(actionTexts.remove.accept), screen.queryByText(text.reason)]).toEqual([
      null,
      null,
    ]);
    actor.send({ type: 'action.confirm' });
    expect([actor.getSnapshot().value, sent]).toEqual(['confirming', []]);
    press(button(text.gotIt));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a warehouse with stock and open orders can be stopped', () => {
    ask({ ...held, action: 'stop' });
    expect(screen.getByText(actionTexts.stop.words(held.name))).toBeDefined();
    expect(screen.queryByText(text.goods(2), { exact: false })).toBeNull();
    expect(button(actionTexts.stop.accept)).toBeDefined();
  });

  it('a warehouse that the server keeps shows the reason', async () => {
    const { actor } = ask({ ...free, action: 'remove' }, [kept]);
    await confirm(actionTexts.remove.accept);
    expect([alerts(), screen.queryByText(actionTexts.remove.accept)]).toEqual([[IN_USE], null]);
    press(button(text.gotIt));
    expect([actor.getSnapshot().value, takeNotices()]).toEqual(['idle', []]);
  });
});
