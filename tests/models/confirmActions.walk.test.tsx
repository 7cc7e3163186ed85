// @vitest-environment happy-dom
import { RemoveSenderDialog } from '../../web/src/features/senders/RemoveSenderDialog.tsx';
import { removeSender } from '../../web/src/features/senders/senderActions.ts';
import { removalText as senderText } from '../../web/src/features/senders/senders.text.ts';
import { RemoveStockDialog } from '../../web/src/features/stock/RemoveStockDialog.tsx';
import { removeStock } from '../../web/src/features/stock/removeStock.ts';
import { removalText as stockText } from '../../web/src/features/stock/stock.text.ts';
import { blankSender } from '../../web/src/fields/sender.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
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
