// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { bundlesText as text } from '../../web/src/features/sellerGoods/bundles/bundles.text.ts';
import { GoodsEditorView } from '../../web/src/features/sellerGoods/GoodsEditorView.tsx';
import { type Good, goodInput } from '../../web/src/features/sellerGoods/goodForm.ts';
import { goodsEditorMachine } from '../../web/src/features/sellerGoods/goodsEditor.machine.ts';
import type {
  LoadAnswer,
  SaveAnswer,
  SaveRequest,
} from '../../web/src/features/sellerGoods/goodsEditor.setup.ts';
import { editorText, fieldNames } from '../../web/src/features/sellerGoods/goodsEditor.text.ts';
import type { DraftPlace } from '../../web/src/flows/draftEditor.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import '../../web/src/ui/richText/RichText.tsx';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { alerts, button, press, submit, type } from '../support/viewTest.tsx';
import { kept, loaded, specified } from './goodsEditor.samples.ts';

const found = (id: number, goodName: string, name: string, supplyPrice: number, weight: number) => ({
  ...{ __typename: 'OwnSku', id, skuNo: `G-${id}`, name, merchantCode: `M${id}`, pic: '' },
  ...{ supplyPrice, weight, goodName },
});
const list = [
  found(21, '杯子', '红', 100, 300),
  found(22, '杯盖', '', 30, 40),
  found(7, kept.name, '', 580, 180),
];

afterEach(cleanup);

/** The editor of goods, which answers what a save is answered. */
async function openEditor(item: Good | null, answer?: SaveAnswer) {
  const { client } = recordingClient({
    FindBundleParts: { ownSkus: { __typename: 'OwnSkuPage', total: list.length, list } },
    LoadPriceSteps: {
      sellerGood: {
        ...{ __typename: 'SellerGood', id: kept.id, name: kept.name, unit: '件', priceSteps: null },
        skus: [{ __typename: 'SellerSku', id: 7, name: '', supplyPrice: 580 }],
      },
    },
    LoadSellerGoodOptions: {
      categories: [],
      sellerWarehouses: {
        list: [{ __typename: 'SellerWarehouse', id: 3, name: '一号仓', status: 'ACTIVE' }],
      },
    },
  });
  const sent: SaveRequest[] = [];
  const machine = goodsEditorMachine.provide({
    actors: {
      loadItem: fromPromise<LoadAnswer, DraftPlace>(async () => loaded(item)),
      saveItem: fromPromise<SaveAnswer, SaveRequest>(async ({ input }) => {
        sent.push(input);
        return answer ?? { kind: 'saved', item: item ?? kept };
      }),
    },
    actions: {
      saveUnsavedDraft: () => {},
      clearDraft: () => {},
      reportGoodName: () => {},
      focusFirstProblem: () => {},
      announceSaved: () => {},
    },
  });
  const editor = createActor(machine, { input: { account: 'me', id: item?.id ?? null } }).start();
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <GoodsEditorView editor={editor} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await screen.findByRole('region', { name: text.title });
  await answered();
  return { editor, sent, form: () => editor.getSnapshot().context.form };
}

const card = () => within(screen.getByRole('region', { name: text.title }));
const dialog = () => within(screen.getByRole('dialog'));
const results = () => within(dialog().getByLabelText(text.found));
const add = (name: string) => press(results().getByText(name));

async function openDialog(name = '') {
  press(button(text.makeOf(name)));
  await answered();
}

describe('a bundle in the editor of goods', () => {
  it('is made of own combinations, never of itself, at the sums of their prices and weights', async () => {
    const { form } = await openEditor(kept);
    await openDialog();
    expect(dialog().getByText<HTMLButtonElement>(text.confirm).disabled).toBe(true);
    expect(results().getAllByRole('button')).toHaveLength(2);
    add('杯子 红');
    add('杯子 红');
    add('杯盖');
    expect(dialog().getByRole('status').textContent).toBe(text.sum({ supplyPrice: 230, weight: 640 }));
    press(dialog().getByText(text.confirm));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(form()).toMatchObject({
      ...{ supplyPrice: '2.30', weight: '640', weightUnit: 'g' },
      bundles: [
        {
          skuId: 7,
          parts: [
            { skuId: 21, quantity: 2 },
            { skuId: 22, quantity: 1 },
          ],
        },
      ],
    });
    expect(card().getByText('含：杯子 红 ×2、杯盖 ×1')).toBeDefined();
  });

  it('keeps the price where the sums are not taken, and nothing where the dialog is left', async () => {
    const { form } = await openEditor(kept);
    await openDialog();
    add('杯盖');
    press(dialog().getByText(text.cancel));
    expect(form().bundles).toEqual([]);
    await openDialog();
    add('杯盖');
    press(dialog().getByLabelText(text.take));
    press(dialog().getByText(text.confirm));
    expect([form().supplyPrice, form().bundles.length]).toEqual(['5.80', 1]);
  });

  it('has its pieces typed, its parts removed, and ends', async () => {
    const { form } = await openEditor(kept);
    await openDialog();
    add('杯子 红');
    add('杯盖');
    type(dialog().getByLabelText(text.pieces('杯盖')), '12');
    press(dialog().getByLabelText(text.remove('杯子 红')));
    press(dialog().getByText(text.confirm));
    expect(form().bundles[0]?.parts).toMatchObject([{ skuId: 22, quantity: 12 }]);
    press(button(text.changeOf('')));
    await answered();
    expect(dialog().getByLabelText<HTMLInputElement>(text.take).checked).toBe(false);
    press(dialog().getByText(text.undo));
    expect(form().bundles).toEqual([]);
  });

  it('finds its parts by keyboard without saving the goods', async () => {
    const { sent } = await openEditor(kept);
    await openDialog();
    const search = dialog().getByRole('searchbox');
    expect(document.activeElement).toBe(search);
    type(search, '杯');
    fireEvent.submit(search);
    await answered();
    expect(sent).toEqual([]);
    expect(results().getByText('杯盖')).toBeDefined();
  });

  it('has no stock to be typed: new goods are published without any', async () => {
    const { form, editor, sent } = await openEditor(null);
    editor.send({
      type: 'form.edit',
      change: { name: '杯子套装', categoryId: 8, pics: ['/files/u/a.webp'] },
    });
    expect(screen.getByLabelText(editorText.quantityAt('一号仓'))).toBeDefined();
    await openDialog();
    add('杯盖');
    press(dialog().getByText(text.confirm));
    const stocks = within(screen.getByRole('region', { name: fieldNames.stocks }));
    expect(stocks.queryByLabelText(editorText.quantityAt('一号仓'))).toBeNull();
    expect(stocks.getByText(editorText.bundleStock)).toBeDefined();
    submit(button('发布商品'));
    await answered();
    expect(sent).toHaveLength(1);
    expect(goodInput(form(), { publish: true, good: null })).toMatchObject({
      stocks: [],
      skus: [{ values: [], supplyPrice: 30, weight: 40, bundleParts: [{ skuId: 22, quantity: 1 }] }],
    });
  });

  it('is one of several combinations, and what the server refuses stands at its row', async () => {
    const msg = '【杯盖】本身是组合装，不能放进另一个组合装';
    const nested = refusal('BUNDLE_NESTED', msg, { field: 'skus.1.bundleParts' });
    const { sent, form } = await openEditor(specified, nested);
    await openDialog('套装');
    add('杯盖');
    press(dialog().getByText(text.confirm));
    expect(form().bundles).toMatchObject([{ skuId: 9, parts: [{ skuId: 22, quantity: 1 }] }]);
    expect(form().skus.map(({ supplyPrice, weight }) => [supplyPrice, weight])).toEqual([
      ['5.80', '180'],
      ['0.30', '40'],
    ]);
    submit(button('保存修改'));
    await answered();
    expect(sent[0]?.good?.id).toBe(specified.id);
    expect(alerts()).toEqual([msg]);
    const [first, second] = card().getAllByRole('listitem');
    expect([first?.textContent?.includes(msg), second?.textContent?.includes(msg)]).toEqual([false, true]);
    // Another choice is another try.
    press(button(text.changeOf('套装')));
    await answered();
    press(dialog().getByText(text.undo));
    expect(alerts()).toEqual([]);
  });
});
