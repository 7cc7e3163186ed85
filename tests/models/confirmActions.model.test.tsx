// @vitest-environment happy-dom

import { ApolloProvider } from '@apollo/client/react';
import {
  moveText as bookMoveText,
  removeText as bookRemoveText,
  keepText as keepReceiversText,
} from '../../web/src/features/addressBook/addressBook.text.ts';
import { keepReceivers, moveEntries, removeEntries } from '../../web/src/features/addressBook/bookActions.ts';
import { MoveEntriesDialog, RemoveEntriesDialog } from '../../web/src/features/addressBook/EntryDialogs.tsx';
import { KeepReceiversDialog } from '../../web/src/features/addressBook/KeepReceiversButton.tsx';
import { removalText as templateText } from '../../web/src/features/answerTemplates/answerTemplates.text.ts';
import { RemoveTemplateDialog } from '../../web/src/features/answerTemplates/TemplateDialogs.tsx';
import { removeTemplate } from '../../web/src/features/answerTemplates/templateActions.ts';
import { RevokeCashOutDialog } from '../../web/src/features/cashOuts/CashOutDialogs.tsx';
import { revokingText as cashOutText } from '../../web/src/features/cashOuts/cashOut.text.ts';
import { revokeCashOut } from '../../web/src/features/cashOuts/revokeCashOut.ts';
import { KeepAccountDialog } from '../../web/src/features/closings/ClosingDialogs.tsx';
import { keepText } from '../../web/src/features/closings/closing.text.ts';
import { keepAccount } from '../../web/src/features/closings/keepAccount.ts';
import { RemoveErpDialog } from '../../web/src/features/erpAccounts/ErpAccountsPage.tsx';
import { removalText as erpText } from '../../web/src/features/erpAccounts/erpAccounts.text.ts';
import { removeErp } from '../../web/src/features/erpAccounts/erpFlows.ts';
import { RemoveAccountDialog } from '../../web/src/features/labels/accounts/AccountsTab.tsx';
import { removeAccount } from '../../web/src/features/labels/accounts/accountFlows.ts';
import { accountRemovalText } from '../../web/src/features/labels/accounts/accounts.text.ts';
import { CopySettingDialog } from '../../web/src/features/labels/CopySettingDialog.tsx';
import { RemoveSettingDialog } from '../../web/src/features/labels/PrintSettingsPage.tsx';
import { copySetting, removeSetting } from '../../web/src/features/labels/printSettings.actors.ts';
import { copyText, removalText as settingText } from '../../web/src/features/labels/printSettings.text.ts';
import { RemovePriceListDialog } from '../../web/src/features/priceLists/PriceListsPage.tsx';
import { removePriceList } from '../../web/src/features/priceLists/priceListFlows.ts';
import { removalText as priceListText } from '../../web/src/features/priceLists/priceLists.text.ts';
import { RemoveMarkUpsDialog } from '../../web/src/features/promotion/MarkUpsPart.tsx';
import { removeMarkUps } from '../../web/src/features/promotion/markUpActions.ts';
import {
  actionDone,
  removalText as markUpText,
  removalWords,
} from '../../web/src/features/promotion/markUps.text.ts';
import { RevokeDialog, revokeRefund } from '../../web/src/features/refunds/RevokeDialog.tsx';
import { revokingText as refundText } from '../../web/src/features/refunds/refunds.text.ts';
import { ScheduleDialog } from '../../web/src/features/sellerGoods/ScheduleDialog.tsx';
import { scheduleText } from '../../web/src/features/sellerGoods/schedule.text.ts';
import { scheduleGoods } from '../../web/src/features/sellerGoods/scheduleGoods.ts';
import {
  changeTemplate,
  type TemplateSubject,
} from '../../web/src/features/sellerWarehouses/templateActions.ts';
import { TemplateActionDialog } from '../../web/src/features/sellerWarehouses/templates/TemplateActionDialog.tsx';
import {
  type TemplateAction,
  templateActionText,
  actionTexts as templateTexts,
} from '../../web/src/features/sellerWarehouses/templates.text.ts';
import { WarehouseActionDialog } from '../../web/src/features/sellerWarehouses/WarehouseActionDialog.tsx';
import { changeWarehouse } from '../../web/src/features/sellerWarehouses/warehouseAction.ts';
import { actionTexts, warehouseActionText } from '../../web/src/features/sellerWarehouses/warehouses.text.ts';
import { RemoveSenderDialog } from '../../web/src/features/senders/SenderDialog.tsx';
import { removeSender } from '../../web/src/features/senders/senderActions.ts';
import { removalText as senderText } from '../../web/src/features/senders/senders.text.ts';
import { removalText as shipmentTemplateText } from '../../web/src/features/shipmentTemplates/shipmentTemplates.text.ts';
import { RemoveTemplateDialog as RemoveShipmentTemplateDialog } from '../../web/src/features/shipmentTemplates/TemplateDialogs.tsx';
import { removeTemplate as removeShipmentTemplate } from '../../web/src/features/shipmentTemplates/templateActions.ts';
import { RemoveStockDialog } from '../../web/src/features/stock/StockEditorDialog.tsx';
import { removalText as stockText } from '../../web/src/features/stock/stock.text.ts';
import { removeStock } from '../../web/src/features/stock/stockFlows.ts';
import { blankSender } from '../../web/src/fields/sender.ts';
import { recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { row as markUp } from './markUps.samples.ts';
import { priceList } from './priceLists.samples.ts';
import { stock } from './stock.samples.ts';

testConfirmAction('removing a stock row', {
  build: removeStock,
  view: (actor) => <RemoveStockDialog actor={actor} />,
  subject: stock,
  texts: stockText,
  question: stockText.words(stock.goodName, stock.warehouseName, stock.quantity),
  sends: ['DeleteGoodStock', { id: stock.id }],
  answers: { DeleteGoodStock: { deleteGoodStock: true } },
  done: stockText.done,
});

const zhang = { ...blankSender, id: 5, name: '张三', phone: '13800000001', isDefault: true };

testConfirmAction('removing a sender', {
  build: removeSender,
  view: (actor) => <RemoveSenderDialog actor={actor} />,
  subject: zhang,
  texts: senderText,
  question: senderText.words(zhang),
  sends: ['DeleteSender', { id: 5 }],
  answers: { DeleteSender: { deleteSenders: true }, ListSenders: { senders: [] } },
  done: senderText.done,
});

const removeBookEntries = removeEntries(() => {});
const moveBookEntries = moveEntries(() => {});
const bookEntry = {
  ...{ id: 9, name: '张三', phone: '138******01', address: '文三路***', group: '', note: '' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
};

testConfirmAction('removing entries of the address book', {
  build: removeBookEntries,
  view: (actor) => <RemoveEntriesDialog actor={actor} />,
  subject: { entries: [bookEntry, { ...bookEntry, id: 10, name: '李四' }] },
  texts: bookRemoveText,
  question: bookRemoveText.words('张三、李四', 2),
  sends: ['DeleteBookEntries', { ids: [9, 10] }],
  answers: { DeleteBookEntries: { deleteBookEntries: [9, 10] } },
  done: bookRemoveText.done(2),
});

testConfirmAction('moving entries of the address book', {
  build: moveBookEntries,
  view: (actor) => <MoveEntriesDialog actor={actor} />,
  subject: { ids: [9, 10], group: ' 老客户' },
  texts: bookMoveText,
  question: bookMoveText.words(2),
  sends: ['MoveBookEntries', { ids: [9, 10], group: '老客户' }],
  answers: { MoveBookEntries: { moveBookEntries: { ids: [9, 10] } } },
  done: bookMoveText.done,
});

testConfirmAction('keeping receivers of parcels', {
  build: keepReceivers,
  view: (actor) => <KeepReceiversDialog actor={actor} />,
  subject: { parcelIds: [3, 4, 5] },
  texts: keepReceiversText,
  question: keepReceiversText.words(3),
  sends: ['KeepReceivers', { parcelIds: [3, 4, 5] }],
  answers: {
    KeepReceivers: {
      keepReceivers: {
        added: 1,
        duplicates: 1,
        leftOut: [{ packageNo: 'P5', msg: '收件人信息已按规定清除' }],
      },
    },
  },
  done: `${keepReceiversText.added(1)}，${keepReceiversText.known(1)}，${keepReceiversText.leftOut(1, '收件人信息已按规定清除')}`,
});

testConfirmAction('removing an answer template', {
  build: removeTemplate,
  view: (actor) => <RemoveTemplateDialog actor={actor} />,
  subject: { id: 8, name: '道歉', text: '给您添麻烦了', usedAt: null },
  texts: templateText,
  question: templateText.words('道歉'),
  sends: ['DeleteAnswerTemplate', { id: 8 }],
  answers: { DeleteAnswerTemplate: { deleteAnswerTemplates: [8] } },
  done: templateText.done,
});

testConfirmAction('removing a shipment template', {
  build: removeShipmentTemplate,
  view: (actor) => <RemoveShipmentTemplateDialog actor={actor} />,
  subject: { id: 12, name: '常发' },
  texts: shipmentTemplateText,
  question: shipmentTemplateText.words('常发'),
  sends: ['DeleteShipmentTemplates', { ids: [12] }],
  answers: { DeleteShipmentTemplates: { deleteShipmentTemplates: [12] } },
  done: shipmentTemplateText.done,
});

testConfirmAction('removing a setting of labels', {
  build: removeSetting,
  view: (actor) => <RemoveSettingDialog actor={actor} />,
  subject: { id: 7, name: '抖音 · 圆通速递' },
  texts: settingText,
  question: settingText.words('抖音 · 圆通速递'),
  sends: ['DeletePrintSetting', { id: 7 }],
  answers: { DeletePrintSetting: { deletePrintSetting: true }, ListPrintSettings: { printSettings: [] } },
  done: settingText.done,
});

testConfirmAction('copying a setting of labels to other couriers', {
  build: copySetting,
  view: (actor) => {
    const { client } = recordingClient({
      ListPrintCouriers: { couriers: [{ __typename: 'Courier', id: 3, name: '中通快递' }] },
    });
    return (
      <ApolloProvider client={client}>
        <CopySettingDialog actor={actor} />
      </ApolloProvider>
    );
  },
  subject: { id: 7, name: '抖音 · 圆通速递', courierId: 2, courierIds: [3] },
  texts: copyText,
  question: copyText.words('抖音 · 圆通速递'),
  sends: ['CopyPrintSetting', { id: 7, courierIds: [3] }],
  answers: { CopyPrintSetting: { copyPrintSetting: [] }, ListPrintSettings: { printSettings: [] } },
  done: copyText.done(1),
});

testConfirmAction('removing an account at a courier', {
  build: removeAccount,
  view: (actor) => <RemoveAccountDialog actor={actor} />,
  subject: { id: 7, name: '圆通速递 K880001' },
  texts: accountRemovalText,
  question: accountRemovalText.words('圆通速递 K880001'),
  sends: ['DeleteWaybillAccount', { id: 7 }],
  answers: {
    DeleteWaybillAccount: { deleteWaybillAccount: 7 },
    ListWaybillAccounts: { waybillAccounts: [] },
  },
  done: accountRemovalText.done,
});

testConfirmAction('unbinding an account at an ERP', {
  build: removeErp,
  view: (actor) => <RemoveErpDialog actor={actor} />,
  subject: { id: 7, name: '旺店通 1', pushedTrades: 2 },
  texts: erpText,
  question: erpText.words('旺店通 1', 2),
  sends: ['DeleteErpAccount', { id: 7 }],
  answers: { DeleteErpAccount: { deleteErpAccount: 7 }, ListErpAccounts: { erpAccounts: [] } },
  done: erpText.done,
});

testConfirmAction('taking a refund back', {
  build: revokeRefund,
  view: (actor) => <RevokeDialog actor={actor} />,
  subject: { refundId: 4, packageNo: 'P9' },
  texts: refundText,
  question: refundText.words('P9'),
  sends: ['RevokeRefund', { id: 4 }],
  answers: { RevokeRefund: { revokeRefund: { __typename: 'RefundPayload', refundId: 4 } } },
  done: refundText.done,
});

testConfirmAction('taking a cash-out back', {
  build: revokeCashOut,
  view: (actor) => <RevokeCashOutDialog actor={actor} />,
  subject: { id: 7, amount: 12_300 },
  texts: cashOutText,
  question: cashOutText.words(12_300),
  sends: ['RevokeCashOut', { id: 7 }],
  answers: { RevokeCashOut: { revokeCashOut: { __typename: 'CashOut', id: 7 } } },
  done: cashOutText.done(12_300),
});

const open = {
  ...{ __typename: 'AccountClosing', phase: 'NONE', begunAt: null, checks: [], refunds: [] },
  ...{ refundAmount: 0, cashOutAmount: 0, giveUpAmount: 0, shops: 0, members: 0, memberParcels: 0 },
};

testConfirmAction('taking the closing of an account back', {
  build: keepAccount,
  view: (actor) => <KeepAccountDialog actor={actor} />,
  subject: {},
  texts: keepText,
  question: keepText.words,
  sends: ['KeepAccount', {}],
  answers: { KeepAccount: { keepAccount: open } },
  done: keepText.done,
});

const setStatus = (status: string, pauseReason: string | null): [string, Record<string, unknown>] => [
  'SetWarehouseStatus',
  { id: 7, status, pauseReason },
];
const statusAnswer = { setWarehouseStatus: { __typename: 'SellerWarehouse', id: 7 } };

for (const { action, sends, answers } of [
  {
    action: 'pause',
    sends: setStatus('PAUSED', '盘点'),
    answers: { SetWarehouseStatus: statusAnswer },
  },
  { action: 'resume', sends: setStatus('ACTIVE', null), answers: { SetWarehouseStatus: statusAnswer } },
  { action: 'stop', sends: setStatus('DISABLED', null), answers: { SetWarehouseStatus: statusAnswer } },
  {
    action: 'remove',
    sends: ['DeleteWarehouse', { id: 7 }] as [string, Record<string, unknown>],
    answers: { DeleteWarehouse: { deleteWarehouses: [{ id: 7, done: true, msg: '' }] } },
  },
] as const) {
  testConfirmAction(`the action ${action} of a warehouse`, {
    build: changeWarehouse,
    sticky: action === 'pause',
    view: (actor) => <WarehouseActionDialog actor={actor} />,
    subject: {
      ...{ action, id: 7, name: '义乌仓', goodsCount: 0, openOrders: 0 },
      reason: action === 'pause' ? ' 盘点 ' : '',
    },
    texts: { ...warehouseActionText, ...actionTexts[action] },
    question: actionTexts[action].words('义乌仓'),
    sends,
    answers,
    done: actionTexts[action].done,
  });
}

for (const { action, chosen, sends, answers } of [
  {
    action: 'follow',
    chosen: [4],
    sends: ['SetTemplateOfWarehouses', { warehouseIds: [4], templateId: 7 }],
    answers: {
      SetTemplateOfWarehouses: { followFreightTemplate: [{ id: 4, done: true, msg: '' }] },
      ListFollowers: { sellerWarehouses: { list: [] } },
    },
  },
  {
    action: 'copy',
    chosen: [],
    sends: ['CopyFreightTemplate', { id: 7 }],
    answers: {
      CopyFreightTemplate: {
        copyFreightTemplate: { __typename: 'FreightTemplate', id: 8, name: '标准（副本）' },
      },
    },
  },
  {
    action: 'remove',
    chosen: [],
    sends: ['DeleteFreightTemplate', { id: 7 }],
    answers: { DeleteFreightTemplate: { deleteFreightTemplate: 7 } },
  },
] satisfies {
  action: TemplateAction;
  chosen: number[];
  sends: [string, Record<string, unknown>];
  answers: Record<string, unknown>;
}[]) {
  testConfirmAction(`the action ${action} of a freight template`, {
    build: changeTemplate,
    sticky: action === 'follow',
    view: (actor) => <TemplateActionDialog actor={actor} />,
    subject: { action, chosen, id: 7, name: '标准', warehouses: [], goodsCount: 0 } satisfies TemplateSubject,
    texts: { ...templateActionText, ...templateTexts[action] },
    question: templateTexts[action].words('标准'),
    sends,
    answers,
    done: templateTexts[action].done,
  });
}

testConfirmAction('removing an amount', {
  build: (client) => removeMarkUps(client),
  view: (actor) => <RemoveMarkUpsDialog actor={actor} />,
  subject: { rows: [markUp] },
  texts: markUpText,
  question: removalWords([markUp]),
  sends: ['DeleteUserProfits', { ids: [markUp.id] }],
  answers: { DeleteUserProfits: { deleteUserProfits: true } },
  done: actionDone.remove(1),
});

testConfirmAction('when goods go on sale by themselves', {
  build: scheduleGoods,
  view: (actor) => <ScheduleDialog actor={actor} />,
  subject: { goods: [{ id: 7, name: '毛巾' }], onAt: '', offAt: '' },
  texts: scheduleText,
  question: scheduleText.question('「毛巾」'),
  sends: ['ScheduleGoods', { ids: [7], onAt: null, offAt: null }],
  answers: {
    ScheduleGoods: {
      scheduleGoods: [{ __typename: 'GoodDeedResult', id: 7, done: true, msg: '', good: null }],
    },
  },
  done: scheduleText.done,
  sticky: true,
});

testConfirmAction('removing a price list', {
  build: removePriceList,
  view: (actor) => <RemovePriceListDialog actor={actor} />,
  subject: priceList,
  texts: priceListText,
  question: priceListText.words(priceList.name),
  sends: ['DeletePriceLists', { ids: [priceList.id] }],
  answers: { DeletePriceLists: { deletePriceLists: true }, ListPriceLists: { priceLists: [] } },
  done: priceListText.done,
});
