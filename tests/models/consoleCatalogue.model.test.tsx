// @vitest-environment happy-dom

import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CloseAreaDialog } from '../../web/src/console/catalogue/areas/CloseAreaDialog.tsx';
import { closeArea } from '../../web/src/console/catalogue/areas/closeArea.ts';
import { OpenAreaDialog } from '../../web/src/console/catalogue/areas/OpenAreaDialog.tsx';
import { openArea } from '../../web/src/console/catalogue/areas/openArea.ts';
import {
  categoryFormText,
  categoryStepText,
  closeText,
  courierStepText,
  courierText,
  levelFormText,
  openText,
} from '../../web/src/console/catalogue/catalogue.text.ts';
import { CategoryDialog } from '../../web/src/console/catalogue/categories/CategoryDialog.tsx';
import { editCategory } from '../../web/src/console/catalogue/categories/editCategory.ts';
import { StepCategoryDialog } from '../../web/src/console/catalogue/categories/StepCategoryDialog.tsx';
import { stepCategory } from '../../web/src/console/catalogue/categories/stepCategory.ts';
import { StepCourierDialog } from '../../web/src/console/catalogue/couriers/StepCourierDialog.tsx';
import { stepCourier } from '../../web/src/console/catalogue/couriers/stepCourier.ts';
import { editLevel } from '../../web/src/console/catalogue/levels/editLevel.ts';
import { LevelDialog } from '../../web/src/console/catalogue/levels/LevelDialog.tsx';
import { moved } from '../../web/src/console/catalogue/moved.ts';
import { reasonText } from '../../web/src/console/reasons.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';

const reason = '天气好转，恢复发货';
// A dialog is named by its title, which has the words of a label in it.
const input = (label: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const type = (label: RegExp | string, value: string) => fireEvent.change(input(label), { target: { value } });

testConfirmAction('opening an area again', {
  build: openArea,
  view: (actor) => <OpenAreaDialog actor={actor} />,
  subject: { id: 7, area: '新疆维吾尔自治区', courier: '圆通速递', reason },
  texts: openText,
  question: openText.question('新疆维吾尔自治区', '圆通速递'),
  sends: ['OpenArea', { id: 7, reason }],
  answers: { OpenArea: { openArea: { __typename: 'AreaClosure', id: 7 } } },
  done: openText.done,
  sticky: true,
});

const ofStep = (step: 'hide' | 'remove') => ({
  ...categoryStepText,
  title: categoryStepText.titles[step],
  accept: categoryStepText.accepts[step],
});

testConfirmAction('hiding a category', {
  build: stepCategory,
  view: (actor) => <StepCategoryDialog actor={actor} />,
  subject: { id: 8, name: '玩具', step: 'hide', reason },
  texts: ofStep('hide'),
  question: categoryStepText.question('hide', '玩具'),
  sends: ['HideCategory', { id: 8, hidden: true, reason }],
  answers: { HideCategory: { hideCategory: { __typename: 'CategoryRecord', id: 8 } } },
  done: categoryStepText.done.hide,
  sticky: true,
});

testConfirmAction('removing a category', {
  build: stepCategory,
  view: (actor) => <StepCategoryDialog actor={actor} />,
  subject: { id: 8, name: '玩具', step: 'remove', reason },
  texts: ofStep('remove'),
  question: categoryStepText.question('remove', '玩具'),
  sends: ['RemoveCategory', { id: 8, reason }],
  answers: { RemoveCategory: { removeCategory: 8 } },
  done: categoryStepText.done.remove,
  sticky: true,
});

testConfirmAction('pausing a courier', {
  build: stepCourier,
  view: (actor) => <StepCourierDialog actor={actor} />,
  subject: { id: 3, name: '中通快递', status: 'PAUSED', reason },
  texts: { ...courierStepText, title: courierStepText.title('PAUSED'), accept: courierText.steps.PAUSED },
  question: courierStepText.question('PAUSED', '中通快递'),
  sends: ['SetCourierStatus', { id: 3, status: 'PAUSED', reason }],
  answers: { SetCourierStatus: { setCourierStatus: { __typename: 'CourierRecord', id: 3 } } },
  done: courierStepText.done('PAUSED', '中通快递'),
  sticky: true,
});

testEditRecord('closing an area', {
  build: closeArea,
  view: (actor) => <CloseAreaDialog actor={actor} couriers={[{ id: 3, name: '中通快递' }]} />,
  item: {},
  texts: closeText,
  changes: [{ province: '65', reason: '台风影响，暂停收寄' }, { reason: '太短' }],
  fill: (change) => {
    if (change.province) fireEvent.click(screen.getByRole('option', { name: '新疆维吾尔自治区' }));
    if (change.reason) type(/停发原因/, change.reason);
  },
  stands: (form, change) =>
    (change.province === undefined || form.province === change.province) && form.reason === change.reason,
  saysOf: (problems) => Object.values(problems),
  shows: (form) => expect(input(/停发原因/).value).toBe(form.reason),
});

testEditRecord('naming a category', {
  build: editCategory,
  view: (actor) => <CategoryDialog actor={actor} />,
  item: { id: 8, name: '玩具' },
  texts: categoryFormText,
  changes: [{ name: '玩具乐器' }, { name: ' ' }],
  fill: (change) => type(/名称/, change.name ?? ''),
  stands: (form, change) => form.name === change.name,
  saysOf: (problems) => Object.values(problems),
  shows: (form) => expect(input(/名称/).value).toBe(form.name),
});

const level = {
  ...{ level: 4, name: '四级', needInvites: 10, needPackages: 1000, needRecharge: 100_000 },
  ...{ discount: 6, maxProfit: 300 },
};

testEditRecord('changing a level', {
  build: editLevel,
  view: (actor) => <LevelDialog actor={actor} />,
  item: level,
  texts: levelFormText,
  changes: [{ discount: '0.08', reason: '年度权益调整' }, { discount: '八分' }],
  fill: (change) => {
    if (change.discount !== undefined) type(/^每个包裹的运费优惠/, change.discount);
    if (change.reason !== undefined) type(reasonText.label, change.reason);
  },
  stands: (form, change) =>
    form.discount === change.discount && (change.reason === undefined || form.reason === change.reason),
  saysOf: (problems) => Object.values(problems),
  shows: (form) => expect(input(/^每个包裹的运费优惠/).value).toBe(form.discount),
});

it('moves a row a place up or down, and leaves the first and the last where they are', () => {
  expect(moved([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
  expect([moved([1, 2], 1, -1), moved([1, 2], 2, 1)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});
