// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { focusField } from '../../web/src/features/sellerGoods/EditorField.tsx';
import { GoodsEditorView } from '../../web/src/features/sellerGoods/GoodsEditorView.tsx';
import { goodDraftStore } from '../../web/src/features/sellerGoods/goodDraft.ts';
import {
  type Good,
  type GoodForm,
  goodForm,
  goodInput,
} from '../../web/src/features/sellerGoods/goodForm.ts';
import { goodsEditorMachine } from '../../web/src/features/sellerGoods/goodsEditor.machine.ts';
import {
  type LoadAnswer,
  type SaveAnswer,
  type SaveRequest,
  unsaved,
} from '../../web/src/features/sellerGoods/goodsEditor.setup.ts';
import { editorText } from '../../web/src/features/sellerGoods/goodsEditor.text.ts';
import { skusText as text } from '../../web/src/features/sellerGoods/skus/skus.text.ts';
import type { DraftPlace } from '../../web/src/flows/draftEditor.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { memoryStorage } from '../../web/src/lib/storage.ts';
import '../../web/src/ui/richText/RichText.tsx';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { alerts, button, press, submit, type } from '../support/viewTest.tsx';
import { kept, loaded, specified } from './goodsEditor.samples.ts';

afterEach(cleanup);

/** The editor of goods, which answers what a save is answered, over a browser's storage. */
async function openEditor(
  item: Good | null,
  { answer, area = memoryStorage() }: { answer?: SaveAnswer; area?: ReturnType<typeof memoryStorage> } = {},
) {
  const { client } = recordingClient({
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
      loadItem: fromPromise<LoadAnswer, DraftPlace>(async ({ input }) =>
        loaded(item, goodDraftStore(area, input).load()),
      ),
      saveItem: fromPromise<SaveAnswer, SaveRequest>(async ({ input }) => {
        sent.push(input);
        return answer ?? { kind: 'saved', item: item ?? kept };
      }),
    },
    actions: {
      saveUnsavedDraft: ({ context }) => {
        const draft = unsaved(context);
        if (draft) goodDraftStore(area, context).save({ ...draft, at: 1 });
      },
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
  await answered();
  await answered();
  return { editor, sent, area, form: () => editor.getSnapshot().context.form };
}

const card = () => within(screen.getByRole('region', { name: text.title }));
const cell = (name: string, column: keyof typeof text.columns) =>
  card().getByRole<HTMLInputElement>('textbox', { name: text.cell(name, text.columns[column]) });
const enter = (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' });
const addValues = (property: string, words: string) => {
  const field = card().getByLabelText(text.addValue(property));
  type(field, words);
  enter(field);
};
const names = ({ skus }: GoodForm) => skus.map(({ id }) => id);

describe('the combinations of new goods', () => {
  it('are written from the only one, filled at once, and sent with the stock that they begin with', async () => {
    const { editor, form, sent } = await openEditor(null);
    editor.send({
      type: 'form.edit',
      change: { name: '纯棉短袖', categoryId: 8, pics: ['/files/u/a.webp'] },
    });
    press(card().getByLabelText(text.several));
    expect(card().getByText(text.empty)).toBeDefined();
    addValues('颜色', '红色、蓝色，黑色,白色');
    press(button(text.addProperty));
    addValues('尺码', 'M');
    addValues('尺码', 'L');
    addValues('尺码', 'XL');
    expect(card().getByText(text.count(12))).toBeDefined();
    const fill = within(card().getByRole('group', { name: text.fill }));
    type(fill.getByLabelText(`${text.fill} ${text.columns.supplyPrice}`), '19.9');
    type(fill.getByLabelText(`${text.fill} ${text.columns.weight}`), '200');
    type(fill.getByLabelText(`${text.fill} ${text.columns.quantity}`), '5');
    press(fill.getByText(text.apply));
    type(cell('红色 / L', 'supplyPrice'), '25');
    submit(button('发布商品'));
    await answered();
    expect(sent).toHaveLength(1);
    const input = goodInput(form(), { publish: true, good: null });
    expect([input.supplyPrice, input.stocks, input.properties?.map(({ name }) => name)]).toEqual([
      undefined,
      [],
      ['颜色', '尺码'],
    ]);
    expect(input.skus).toHaveLength(12);
    expect(input.skus?.[1]).toEqual({
      ...{ values: ['红色', 'L'], supplyPrice: 2500, weight: 200, merchantCode: '', barcodes: [], pic: '' },
      ...{ onSale: true, bundleParts: [], stocks: [{ warehouseId: 3, quantity: 5, warnQuantity: 0 }] },
    });
  });

  it('say at each place what is missing, until it is written', async () => {
    const { editor, sent } = await openEditor(null);
    editor.send({
      type: 'form.edit',
      change: { name: '纯棉短袖', categoryId: 8, pics: ['/files/u/a.webp'] },
    });
    press(card().getByLabelText(text.several));
    addValues('颜色', '红色、蓝色');
    type(cell('红色', 'supplyPrice'), '5');
    type(cell('红色', 'weight'), '100');
    type(cell('红色', 'barcodes'), 'x');
    submit(button('发布商品'));
    expect(cell('蓝色', 'supplyPrice').getAttribute('aria-invalid')).toBe('true');
    expect(card().getByText('条码是 4 到 32 位的数字、字母或横线')).toBeDefined();
    expect(card().getByText('请填写供货价；请填写单件重量')).toBeDefined();
    type(cell('蓝色', 'supplyPrice'), '6');
    expect(cell('蓝色', 'supplyPrice').getAttribute('aria-invalid')).toBe('false');
    expect(cell('红色', 'barcodes').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('are refused at the field where they would be too many', async () => {
    const { form } = await openEditor(null);
    press(card().getByLabelText(text.several));
    addValues('颜色', Array.from({ length: 21 }, (_, at) => `色${at}`).join('、'));
    press(button(text.addProperty));
    const sizes = Array.from({ length: 10 }, (_, at) => `码${at}`).join('、');
    addValues('尺码', sizes);
    expect(alerts()).toEqual(['最多 200 个规格，加上后会有 210 个']);
    expect([
      form().skus.length,
      card().getByLabelText<HTMLInputElement>(text.addValue('尺码')).value,
    ]).toEqual([21, sizes]);
  });

  it('draw only those near the view where there are many', async () => {
    await openEditor(null);
    press(card().getByLabelText(text.several));
    addValues('颜色', Array.from({ length: 20 }, (_, at) => `色${at}`).join('、'));
    press(button(text.addProperty));
    addValues('尺码', Array.from({ length: 10 }, (_, at) => `码${at}`).join('、'));
    const grid = card().getByRole('grid');
    expect(grid.getAttribute('aria-rowcount')).toBe('201');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  });

  it('are moved through by Enter and the arrow keys, which save nothing', async () => {
    const { sent } = await openEditor(specified);
    const first = cell('单只', 'supplyPrice');
    first.focus();
    enter(first);
    expect(document.activeElement).toBe(cell('套装', 'supplyPrice'));
    fireEvent.keyDown(cell('套装', 'supplyPrice'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
    first.setSelectionRange(first.value.length, first.value.length);
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cell('单只', 'weight'));
    expect(sent).toEqual([]);
  });
});

describe('the combinations of goods that exist', () => {
  it('stay the same under another name, and have no stock to be typed', async () => {
    const { form } = await openEditor(specified);
    type(card().getByLabelText(text.value('单只')), '一只');
    expect(names(form())).toEqual([8, 9]);
    expect(goodInput(form(), { publish: true, good: specified })).toMatchObject({
      properties: [
        {
          id: 11,
          values: [
            { id: 31, name: '一只' },
            { id: 32, name: '套装' },
          ],
        },
      ],
      skus: [
        { id: 8, values: ['一只'] },
        { id: 9, values: ['套装'] },
      ],
    });
    expect(card().queryByRole('textbox', { name: text.cell('套装', text.columns.quantity) })).toBeNull();
  });

  it('come back at their value when they cannot be removed, and the rest of what was typed stays', async () => {
    const msg = '规格【套装】有未完成订单，不能删除，可以将它下架';
    const { form } = await openEditor(specified, {
      answer: refusal('SKU_ORDERED', msg, { field: 'skus', skuId: 9 }),
    });
    type(cell('单只', 'supplyPrice'), '7.00');
    press(button(text.removeValue('套装')));
    expect(names(form())).toEqual([8]);
    submit(button('保存修改'));
    await answered();
    expect(alerts()).toContain(msg);
    expect(card().getByLabelText(text.value('套装')).getAttribute('aria-invalid')).toBe('true');
    expect([names(form()), cell('单只', 'supplyPrice').value]).toEqual([[8, 9], '7.00']);
  });

  it('are gone to where they cannot be removed: to the value, or to the row', async () => {
    const seen: Element[] = [];
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this);
    });
    const answer = refusal('SKU_IN_STOCK', '规格【套装】还有库存', { field: 'skus', skuId: 9 });
    await openEditor(specified, { answer });
    submit(button('保存修改'));
    await answered();
    focusField('skus');
    const row = cell('套装', 'supplyPrice').closest('tr');
    expect([row?.contains(document.activeElement), seen.at(-1)]).toEqual([true, document.activeElement]);
    press(button(text.removeValue('套装')));
    submit(button('保存修改'));
    await answered();
    focusField('skus');
    const value = card().getByLabelText(text.value('套装'));
    expect([document.activeElement, seen.at(-1)]).toEqual([value, value]);
    scroll.mockRestore();
  });

  it('become one only after it is said which of them stays', async () => {
    const { form } = await openEditor(specified);
    press(card().getByLabelText(text.single));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText<HTMLButtonElement>(text.confirm).disabled).toBe(true);
    press(dialog.getByRole('option', { name: '套装' }));
    press(dialog.getByText(text.confirm));
    expect([form().properties, form().only.id, form().merchantCode]).toEqual([[], 9, 'M1']);
    expect(goodInput(form(), { publish: true, good: specified })).toMatchObject({
      properties: [],
      skus: [{ id: 9, values: [], merchantCode: 'M1' }],
    });
  });

  it('take a value of a new property only when somebody says which', async () => {
    const { form, sent } = await openEditor(kept);
    press(card().getByLabelText(text.several));
    addValues('颜色', '红色、蓝色');
    addValues('颜色', '红色');
    expect(alerts()).toEqual(['这个规格值已经有了']);
    type(card().getByLabelText(text.addValue('颜色')), '');
    submit(button('保存修改'));
    expect(alerts()).toContain('请选择已有的规格属于哪个值');
    const origin = card().getByRole('combobox', { name: text.origin('颜色') });
    press(within(origin).getByRole('option', { name: '蓝色' }));
    submit(button('保存修改'));
    await answered();
    expect(sent).toHaveLength(1);
    expect(goodInput(form(), { publish: true, good: kept }).skus).toMatchObject([
      { values: ['红色'] },
      { id: 7, values: ['蓝色'] },
    ]);
  });

  it('survive a reload while they are written', async () => {
    const before = await openEditor(specified);
    type(card().getByLabelText(text.value('单只')), '一只');
    addValues('款式', '三只装');
    const written = before.form();
    before.editor.stop();
    cleanup();
    const after = await openEditor(specified, { area: before.area });
    press(screen.getByText(editorText.restore));
    expect(after.form()).toEqual(written);
    expect(after.form()).not.toEqual(goodForm(specified));
  });
});
