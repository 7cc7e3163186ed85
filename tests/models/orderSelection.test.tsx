// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { OrderBatchBar } from '../../web/src/features/orders/OrderBatchBar.tsx';
import { batchText as text } from '../../web/src/features/orders/orderBatch.text.ts';
import { useOrderFlows } from '../../web/src/features/orders/orderFlows.ts';
import { type OrderSelection, orderSelection } from '../../web/src/features/orders/orderSelection.ts';
import { useSelectedRows } from '../../web/src/flows/rowSelection.ts';
import { MAX_CHOSEN } from '../../web/src/flows/selection.machine.ts';
import type { OrderRowFragment } from '../../web/src/graphql/generated/graphql.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { button, press } from '../support/viewTest.tsx';
import { unpaidOrder } from './orderRow.samples.ts';

const order = (id: number): OrderRowFragment => ({ ...unpaidOrder, id, orderNo: `D${id}` });
const listed = { filter: { status: 'PENDING_PAYMENT' }, sort: 'FEE_HIGH' } as const;
const pageOf = (from: number, count: number, nextCursor: string | null) => ({
  data: { orders: { nextCursor, list: Array.from({ length: count }, (_, at) => order(from + at)) } },
});

function begin(...answers: (object | 'lost')[]) {
  const next = inTurn(answers);
  const { client } = recordingClient({ GatherOrders: next });
  const selection = createActor(orderSelection(client)).start();
  const ids = () => [...selection.getSnapshot().context.chosen.keys()];
  return { client, selection, ids, left: () => answers.length };
}

describe('all orders that a filter finds', () => {
  it('are chosen over its pages, in the order of the list', async () => {
    const { selection, ids } = begin(pageOf(1, 100, 'c1'), pageOf(101, 30, null));
    selection.send({ type: 'rows.mark', rows: [order(7)], chosen: true });
    selection.send({ type: 'all.choose', filter: listed });
    await answered();
    expect(ids()).toEqual(Array.from({ length: 130 }, (_, at) => at + 1));
  });

  it('are no more than can be dealt with at once', async () => {
    const pages = Array.from({ length: 12 }, (_, at) => pageOf(at * 100 + 1, 100, `c${at}`));
    const { selection, ids, left } = begin(...pages);
    selection.send({ type: 'all.choose', filter: listed });
    await answered();
    await answered();
    expect([ids().length, left()]).toEqual([MAX_CHOSEN, 2]);
  });

  it('leave what was chosen when a page comes to no answer', async () => {
    const { selection, ids } = begin(pageOf(1, 100, 'c1'), 'lost');
    selection.send({ type: 'rows.mark', rows: [order(7)], chosen: true });
    selection.send({ type: 'all.choose', filter: listed });
    await answered();
    expect(ids()).toEqual([7]);
    expect(selection.getSnapshot().matches({ choosing: 'requestFailed' })).toBe(true);
  });
});

/** The bar over a list of so many orders. */
function Bar({ selection, total }: { selection: OrderSelection; total: number }) {
  const chosen = useSelectedRows(selection, []);
  const flows = useOrderFlows();
  return (
    <OrderBatchBar
      chosen={chosen}
      flows={{ ...flows, selection }}
      total={total}
      totalIsExact
      listed={listed}
    />
  );
}

describe('the bar over chosen orders', () => {
  it('offers all that the filter finds, and acts on them', async () => {
    const { client, selection } = begin(pageOf(1, 3, null));
    render(
      <ApolloProvider client={client}>
        <Bar selection={selection} total={3} />
      </ApolloProvider>,
    );
    expect(screen.queryByRole('toolbar')).toBeNull();
    act(() => selection.send({ type: 'rows.mark', rows: [order(1)], chosen: true }));
    press(button(text.chooseAll(3)));
    expect(screen.getByRole('status').textContent).toBe(text.gathering);
    await act(answered);
    expect(screen.getByRole('status').textContent).toBe(text.chosen(3));
    expect(screen.queryByText(text.chooseAll(3))).toBeNull();
    expect(button('支付 3 个')).toBeDefined();
  });
});
