// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { addGoods } from '../../web/src/console/places/addGoods.ts';
import { GoodsDialog, StepDialog } from '../../web/src/console/places/PlaceDialogs.tsx';
import { goodsText, placesText, stepText } from '../../web/src/console/places/places.text.ts';
import { stepItem } from '../../web/src/console/places/stepItem.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';

const reason = '活动已经结束了';
const numbers = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /商品编号/ });

testConfirmAction('taking a banner down', {
  build: stepItem,
  view: (actor) => <StepDialog actor={actor} />,
  subject: { id: 3, title: '年货节', step: 'down', reason },
  texts: { ...stepText, title: stepText.titles.down, accept: placesText.steps.down },
  question: stepText.question('down', '年货节'),
  sends: ['ShowHomeItem', { id: 3, shown: false, reason }],
  answers: { ShowHomeItem: { showHomeItem: { __typename: 'HomeItem', id: 3 } } },
  done: stepText.done.down,
  sticky: true,
});

testConfirmAction('removing a banner', {
  build: stepItem,
  view: (actor) => <StepDialog actor={actor} />,
  subject: { id: 3, title: '年货节', step: 'remove', reason },
  texts: { ...stepText, title: stepText.titles.remove, accept: placesText.steps.remove },
  question: stepText.question('remove', '年货节'),
  sends: ['RemoveHomeItem', { id: 3, reason }],
  answers: { RemoveHomeItem: { removeHomeItem: 3 } },
  done: stepText.done.remove,
  sticky: true,
});

testEditRecord('recommending goods', {
  build: addGoods,
  view: (actor) => <GoodsDialog actor={actor} />,
  item: {},
  texts: goodsText,
  changes: [{ numbers: 'G10001\nG10002' }, { numbers: ' ' }],
  fill: (change) => fireEvent.change(numbers(), { target: { value: change.numbers ?? '' } }),
  stands: (form, change) => form.numbers === change.numbers,
  saysOf: (problems) => Object.values(problems),
  shows: (form) => expect(numbers().value).toBe(form.numbers),
});
