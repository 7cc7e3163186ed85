// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { BatchBar } from '../../web/src/features/parcels/BatchBar.tsx';
import type { ChosenParcel } from '../../web/src/features/parcels/chosenParcel.ts';
import { parcelSelectionColumn } from '../../web/src/features/parcels/parcelColumns.tsx';
import { parcelsText, batchText as text } from '../../web/src/features/parcels/parcels.text.ts';
import type { ParcelSelection } from '../../web/src/features/parcels/selection.actors.ts';
import { type Gathered, MAX_CHOSEN, selectionOf } from '../../web/src/flows/selection.machine.ts';
import type { ParcelFilter } from '../../web/src/graphql/generated/graphql.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { selectRefusal } from '../../web/src/lib/selectors.ts';
import { Table } from '../../web/src/ui/data/Table.tsx';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, press } from '../support/viewTest.tsx';

const parcel = (id: number): ChosenParcel => ({
  ...{
    id,
    orderId: 7,
    packageNo: `P${id}`,
    goodName: '玻璃杯',
    quantity: 1,
    price: 534,
    refundFee: 0,
    waybillNo: null,
  },
  ...{
    ownWaybill: false,
    atErp: false,
    shippedBeforeEdit: false,
    receiverErasedAt: null,
    mergeId: null,
    items: [],
    warehouseId: 3,
    courierName: '圆通',
    receiverName: '张*',
    receiverPhone: '138******01',
  },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区', address: '文三路***' },
  ...{ status: 'PENDING_SHIPMENT', outputStatus: 'NONE', refundStatus: 'NONE' },
  ...{ signedAt: null, allowedActions: [] },
});
const selectionMachine = selectionOf<ChosenParcel, ParcelFilter>();
const often = refusal('RATE_LIMITED', '操作过于频繁，请稍后再试');
const gathered: Gathered<ChosenParcel> = { kind: 'gathered', rows: [parcel(1), parcel(2)] };
const mark = { type: 'rows.mark', rows: [parcel(1)], chosen: true } as const;
const all = { type: 'all.choose', filter: { status: 'SHIPPED' } } as const;

const stateAssertions: StateAssertions<typeof selectionMachine, null> = {
  'choosing.idle': (snapshot) => expect(selectRefusal(snapshot)).toBeNull(),
  'choosing.refused': (snapshot) => expect(selectRefusal(snapshot)).toEqual(often),
  'choosing.requestFailed': (snapshot) => expect(snapshot.matches({ choosing: 'requestFailed' })).toBe(true),
  gathering: (snapshot) => {
    expect(snapshot.context.filter).toEqual({ status: 'SHIPPED' });
    expect([snapshot.can(mark), snapshot.can(all)]).toEqual([false, false]);
  },
};

const modelTest = createModelTest(selectionMachine, {
  outcomes: {
    gatherRows: {
      gathered: { output: gathered },
      often: { output: often },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    mark,
    { ...mark, chosen: false },
    all,
    { type: 'all.cancel' },
    { type: 'rows.drop', ids: [1] },
    { type: 'selection.clear' },
  ],
  limit: 500,
  key: ({ value, context }) => [value, [...context.chosen.keys()]],
  fixture: () => ({ world: null, machine: selectionMachine }),
});

describe('which parcels are chosen: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const page = [parcel(1), parcel(2), parcel(3)];

/** The page of the list with its column of boxes, and the bar that rises when parcels are chosen. */
function ChoosingParcels({ selection }: { selection: ParcelSelection }) {
  const chosen = useSelector(selection, ({ context }) => context.chosen);
  const column = parcelSelectionColumn({
    rows: page,
    chosen,
    choose: (parcels, isChosen) => selection.send({ type: 'rows.mark', rows: parcels, chosen: isChosen }),
  });
  return (
    <>
      <Table label={parcelsText.list} columns={[column]} rows={page} rowKey={({ id }) => id} />
      <BatchBar
        selection={selection}
        chosen={[...chosen.values()]}
        total={5}
        totalIsExact
        filter={all.filter}
        busy={false}
        exporting={false}
        canShipAgain={false}
        onRefund={() => expect.unreachable()}
        onRun={() => expect.unreachable()}
        onExport={() => expect.unreachable()}
        onFill={() => expect.unreachable()}
      />
    </>
  );
}

const boxOf = ({ packageNo }: ChosenParcel) =>
  screen.getByLabelText<HTMLInputElement>(parcelsText.chooseOne(packageNo));
const pressed = (words: string) => press(screen.getByText(words));

const viewTest = createViewTest(modelTest, {
  view: (selection) => <ChoosingParcels selection={selection} />,
  externalEvents: ['rows.drop'],
  userActions: {
    'rows.mark': ({ rows }) => {
      for (const one of rows) press(boxOf(one));
    },
    'all.choose': () => pressed(text.chooseAll(5)),
    'all.cancel': () => pressed(text.cancel),
    'selection.clear': () => pressed(text.clear),
  },
  // A box that is ticked cannot be ticked; the bar is there once a parcel is chosen, and only cancels while it gathers.
  notOffered: (snapshot, event) => {
    const { chosen } = snapshot.context;
    switch (event.type) {
      case 'rows.mark':
        return event.rows.some(({ id }) => chosen.has(id) === event.chosen);
      case 'all.choose':
        return chosen.size === 0;
      case 'selection.clear':
        return chosen.size === 0 || snapshot.matches('gathering');
      default:
        return false;
    }
  },
  stateAssertions: {
    'choosing.idle': ({ context: { chosen } }) => {
      expect(page.filter((one) => boxOf(one).checked).map(({ id }) => id)).toEqual([...chosen.keys()]);
      expect(screen.queryByRole('status')?.textContent).toBe(
        chosen.size ? text.chosen(chosen.size) : undefined,
      );
      expect(screen.queryByText(text.gatherFailed) ?? screen.queryByText(often.msg)).toBeNull();
    },
    // With nothing chosen there is no bar that could tell.
    'choosing.refused': ({ context: { chosen } }) =>
      expect(screen.queryByText(often.msg) !== null).toBe(chosen.size > 0),
    'choosing.requestFailed': ({ context: { chosen } }) =>
      expect(screen.queryByText(text.gatherFailed) !== null).toBe(chosen.size > 0),
    gathering: () => {
      expect(screen.getByRole('status').textContent).toBe(text.gathering);
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([text.cancel]);
    },
  },
});

describe('which parcels are chosen, in their list', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('which parcels are chosen: scenarios', () => {
  const chosenAfter = (...events: Parameters<ReturnType<typeof begun>['send']>[0][]) => {
    const actor = begun();
    for (const event of events) actor.send(event);
    return [...actor.getSnapshot().context.chosen.keys()];
  };
  const begun = () => createActor(selectionMachine).start();

  it('keeps them over pages, and leaves out what was dealt with', () => {
    const second = { ...mark, rows: [parcel(2), parcel(3)] };
    expect(chosenAfter(mark, second)).toEqual([1, 2, 3]);
    expect(chosenAfter(mark, second, { type: 'rows.drop', ids: [1, 3] })).toEqual([2]);
    expect(chosenAfter(mark, second, { ...second, chosen: false })).toEqual([1]);
    expect(chosenAfter(mark, { type: 'selection.clear' })).toEqual([]);
  });

  it('accepts no more than can be processed at once', () => {
    const rows = Array.from({ length: MAX_CHOSEN + 5 }, (_, at) => parcel(at + 1));
    expect(chosenAfter({ ...mark, rows }).length).toBe(MAX_CHOSEN);
  });
});
