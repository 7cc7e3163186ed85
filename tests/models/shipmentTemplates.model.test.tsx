// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../web/src/features/session/session.machine.ts';
import ShipmentTemplatesPage from '../../web/src/features/shipmentTemplates/ShipmentTemplatesPage.tsx';
import {
  nameDialogText,
  shelfText,
  templatesText,
} from '../../web/src/features/shipmentTemplates/shipmentTemplates.text.ts';
import { NameTemplateDialog } from '../../web/src/features/shipmentTemplates/TemplateDialogs.tsx';
import { TemplateShelf } from '../../web/src/features/shipmentTemplates/TemplateShelf.tsx';
import { nameTemplate } from '../../web/src/features/shipmentTemplates/templateActions.ts';
import { type AppActors, AppActorsContext } from '../../web/src/lib/appActors.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { type } from '../support/viewTest.tsx';

const content = {
  ...{ warehouseId: 1, courierId: 2, senderId: null, remark: '' },
  items: [{ skuId: 70, quantity: 2 }],
};
const item = {
  ...{ __typename: 'ShipmentTemplateItem', skuId: 70, goodId: 7, goodName: '毛巾', skuName: '蓝色' },
  ...{ pic: '', unit: '条', quantity: 2 },
};
const template = (id: number, name: string, more: object = {}) => ({
  ...{ __typename: 'ShipmentTemplate', id, name, warehouseName: '义乌仓', courierName: '中通快递' },
  ...{
    senderId: 5,
    senderName: '王掌柜',
    remark: '',
    price: 620,
    problems: [],
    changes: [],
    usedAt: null,
    items: [item],
  },
  ...more,
});
const sender = (id: number, city: string) => ({
  ...{ __typename: 'Sender', id, name: '王掌柜', phone: '13800000011', provinceCode: '33', cityCode: '' },
  ...{
    districtCode: '',
    province: '浙江省',
    city,
    district: '',
    address: '文三路',
    isDefault: false,
    remark: '',
  },
});
const senders = [sender(5, '杭州市'), sender(6, '金华市')];
const session = createActor(sessionMachine, { input: { identity: null, hasToken: false } });
const nameField = () => screen.getByLabelText<HTMLInputElement>(nameDialogText.name, { exact: false });

testEditRecord('keeping a shipment template', {
  build: nameTemplate,
  view: (editor) => <NameTemplateDialog editor={editor} />,
  item: { name: '毛巾', of: { content } },
  texts: nameDialogText,
  changes: [{ name: '常发' }, { name: ' ' }],
  fill: (change) => type(nameField(), change.name ?? ''),
  stands: (form, change) => form.name === change.name,
  saysOf: (problems) => Object.values(problems),
  shows: (form) => expect(nameField().value).toBe(form.name),
});

describe('naming a shipment template', () => {
  beforeEach(() => void takeNotices());

  it.each([
    [
      { content },
      ['SaveShipmentTemplate', { input: { content, name: '常发' } }],
      nameDialogText.saved('常发'),
    ],
    [
      { orderId: 9 },
      ['SaveShipmentTemplate', { input: { orderId: 9, name: '常发' } }],
      nameDialogText.saved('常发'),
    ],
    [{ id: 3 }, ['RenameShipmentTemplate', { id: 3, name: '常发' }], nameDialogText.renamed],
  ])('of %j says so once it is done', async (of, asked, said) => {
    const kept = { __typename: 'ShipmentTemplate', id: 3, name: '常发' };
    const { client, sent } = recordingClient({
      ListTemplateIds: { shipmentTemplates: [] },
      SaveShipmentTemplate: { saveShipmentTemplate: kept },
      RenameShipmentTemplate: { renameShipmentTemplate: kept },
    });
    const editor = createActor(nameTemplate(client)).start();
    editor.send({ type: 'editor.open', item: { name: '', of } });
    editor.send({ type: 'form.edit', change: { name: ' 常发 ' } });
    editor.send({ type: 'form.save' });
    await answered();
    expect([sent, takeNotices()]).toEqual([[asked], [['success', said]]]);
  });

  it('says so at every save, and of the same once more that it is there already', async () => {
    const kept = (id: number, name: string) => ({
      data: { saveShipmentTemplate: { __typename: 'ShipmentTemplate', id, name } },
    });
    const ids = (...known: number[]) => ({
      data: { shipmentTemplates: known.map((id) => ({ __typename: 'ShipmentTemplate', id })) },
    });
    const { client } = recordingClient({
      ListTemplateIds: inTurn([ids(), ids(3), ids(3, 4)]),
      SaveShipmentTemplate: inTurn([kept(3, '一'), kept(4, '二'), kept(4, '二')]),
    });
    const editor = createActor(nameTemplate(client)).start();
    const said = [];
    for (const name of ['一', '二', '二']) {
      editor.send({ type: 'editor.open', item: { name, of: { content } } });
      editor.send({ type: 'form.save' });
      await answered();
      said.push(...takeNotices().map(([, words]) => words));
    }
    expect(said).toEqual([
      nameDialogText.saved('一'),
      nameDialogText.saved('二'),
      nameDialogText.isThere('二'),
    ]);
  });

  it('says at the name that another one has it', async () => {
    const twin = {
      message: '已有同名的发货模板，请换一个名称',
      path: ['saveShipmentTemplate'],
      extensions: { errorKey: 'SHIPMENT_TEMPLATE_EXISTS', data: { field: 'name' } },
    };
    const { client } = recordingClient({ SaveShipmentTemplate: inTurn([{ errors: [twin] }]) });
    const editor = createActor(nameTemplate(client)).start();
    editor.send({ type: 'editor.open', item: { name: '毛巾', of: { content } } });
    editor.send({ type: 'form.save' });
    await answered();
    expect(editor.getSnapshot().context.problems).toEqual({ name: twin.message });
  });
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

async function shown(view: React.ReactNode, templates: object[], at = '/shipmentTemplates') {
  const { client } = recordingClient({
    ListShipmentTemplates: { shipmentTemplates: templates },
    ListTemplateNames: { shipmentTemplates: templates },
    ListSenders: { senders },
  });
  render(
    <MemoryRouter initialEntries={[at]}>
      <ApolloProvider client={client}>
        <AppActorsContext value={{ session } as unknown as AppActors}>{view}</AppActorsContext>
        <Address />
      </ApolloProvider>
    </MemoryRouter>,
  );
  await act(answered);
}

describe('the page of shipment templates', () => {
  afterEach(cleanup);

  it('shows what each holds and costs today, what has changed, and what it cannot be sent for', async () => {
    await shown(
      <ShipmentTemplatesPage />,
      [
        template(1, '常发', { changes: ['【毛巾 蓝色】单价由1.20元变为1.70元'] }),
        template(2, '停发', { price: null, problems: ['【毛巾 蓝色】缺货'], senderId: null, senderName: '' }),
      ],
      '/shipmentTemplates?id=2',
    );
    const cards = within(screen.getByRole('list', { name: templatesText.list }))
      .getAllByRole('listitem')
      .filter((one) => one.getAttribute('aria-label'));
    const [first, second] = cards.map((card) => card.textContent ?? '');
    expect(cards.map((card) => card.getAttribute('aria-current'))).toEqual([null, 'true']);
    for (const words of [
      '毛巾',
      '蓝色',
      '2 条',
      '义乌仓',
      '中通快递',
      '王掌柜 浙江省 杭州市',
      templatesText.changed,
    ])
      expect(first).toContain(words);
    expect(first).toContain('单价由1.20元变为1.70元');
    for (const words of [templatesText.blocked, '缺货', templatesText.noPrice, templatesText.noSender])
      expect(second).toContain(words);
    expect(
      within(cards[0] as HTMLElement)
        .getByRole('link', { name: templatesText.use })
        .getAttribute('href'),
    ).toBe('/shipments/byHand?template=1');
  });

  it('says how one is made where there is none', async () => {
    await shown(<ShipmentTemplatesPage />, []);
    expect(screen.getByText(templatesText.none)).toBeDefined();
    expect(screen.getByRole('link', { name: templatesText.toShip })).toBeDefined();
  });
});

describe('the shelf of templates in the wizard', () => {
  afterEach(cleanup);

  it('begins a shipment with one by a click, also with the same once more', async () => {
    await shown(<TemplateShelf />, [template(1, '常发'), template(2, '偶尔')]);
    const first = screen.getByRole('button', { name: shelfText.use('常发') });
    fireEvent.click(first);
    expect(screen.getByTestId('address').textContent).toMatch(/^\/shipments\/byHand\?template=1&at=\d+$/);
  });

  it('leads to all, and marks those that cannot be sent as they are', async () => {
    await shown(<TemplateShelf />, [
      template(1, '常发'),
      template(2, '停发', { problems: ['【毛巾 蓝色】缺货'] }),
    ]);
    const shelf = within(screen.getByRole('region', { name: shelfText.title }));
    expect(shelf.getAllByRole('button').map((each) => each.textContent)).toEqual([
      '常发',
      `停发${templatesText.blocked}`,
    ]);
    expect(shelf.getByRole('button', { name: shelfText.blockedUse('停发') }).title).toBe(
      '毛巾\n【毛巾 蓝色】缺货',
    );
    expect(shelf.getByRole('link', { name: shelfText.all }).getAttribute('href')).toBe('/shipmentTemplates');
  });

  it('is not there without templates', async () => {
    await shown(<TemplateShelf />, []);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
