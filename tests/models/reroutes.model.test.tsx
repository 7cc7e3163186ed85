// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RerouteDialog } from '../../web/src/features/reroutes/RerouteDialog.tsx';
import { RuleDialog } from '../../web/src/features/reroutes/RuleDialog.tsx';
import {
  chosenWays,
  rerouteParcels,
  type StoppedParcel,
} from '../../web/src/features/reroutes/rerouteParcels.ts';
import { editRerouteRule, ruleInput, ruleProblems } from '../../web/src/features/reroutes/rerouteRule.ts';
import { ruleText, rerouteText as text } from '../../web/src/features/reroutes/reroutes.text.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { inSequence, type } from '../support/viewTest.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const CLIENT_NO = '3f0c1c62-7f0e-4c53-9d0a-1a2b3c4d5e6f';

const stopped: StoppedParcel = {
  ...{ parcelId: 7, packageNo: 'P7', contents: '纸巾 ×1', isPaid: true, atErp: false, stop: 'WAREHOUSE' },
  ...{ area: '浙江省杭州市西湖区' },
  ...{ reason: '仓库盘点', warehouseName: '义乌仓', courierName: '圆通速递', packageFee: 534 },
  way: {
    ...{ warehouseId: 2, warehouseName: '杭州仓', courierId: 1, courierName: '圆通速递', isFallback: false },
    ...{ contents: '纸巾 ×1', packageFee: 584, difference: 50, days: 1 },
  },
};
const stuck: StoppedParcel = { ...stopped, parcelId: 8, packageNo: 'P8', way: null };
const subject = { parcels: [stopped, stuck], chosen: [7], clientNo: CLIENT_NO };
const input = { parcelId: 7, warehouseId: 2, courierId: 1, isFallback: false, packageFee: 584 };

testConfirmAction('moving stopped parcels', {
  build: rerouteParcels,
  view: (actor) => <RerouteDialog actor={actor} />,
  subject,
  texts: text,
  question: text.sum(1, 50),
  sends: ['MoveStoppedParcels', { input: { parcels: [input], clientNo: CLIENT_NO } }],
  answers: { MoveStoppedParcels: { rerouteParcels: { list: [{ parcelId: 7, orderId: 9, msg: '' }] } } },
  done: text.done(1),
  sticky: true,
});

it('takes only ways that are chosen and there', () => {
  expect(chosenWays({ ...subject, chosen: [7, 8] })).toEqual([{ input, difference: 50 }]);
  expect(chosenWays({ ...subject, chosen: [] })).toEqual([]);
});

it('says what a way costs and how late it is', () => {
  expect([50, 0, -20].map(text.difference)).toEqual(['多付 ¥0.50', '价格不变', '退回 ¥0.20']);
  expect([2, 0, -1, null].map(text.days)).toEqual(['晚 2 天', '', '早 1 天', '']);
});

testEditRecord('the rule of stopped parcels', {
  build: editRerouteRule,
  view: (actor) => <RuleDialog actor={actor} />,
  item: { isOn: true, maxMore: 100, maxDays: 1 },
  texts: ruleText,
  changes: [
    { maxMore: '很多', maxDays: '1000000' },
    { maxMore: '2.5', maxDays: '3' },
  ],
  fill: ({ maxMore = '', maxDays = '' }) =>
    inSequence(
      () => type(field(ruleText.maxMore), maxMore),
      () => type(field(ruleText.maxDays), maxDays),
    ),
  stands: (form, change) => form.maxMore === change.maxMore && form.maxDays === change.maxDays,
  saysOf: ({ maxMore, maxDays }) => [maxMore, maxDays].filter((said) => said !== undefined),
  shows: ({ maxMore }) => expect(field(ruleText.maxMore).value).toBe(maxMore),
});

it('takes limits in yuan and days, and none of a rule that is off', () => {
  expect(ruleInput({ isOn: true, maxMore: '2.5', maxDays: '3' })).toEqual({
    ...{ isOn: true, maxMore: 250, maxDays: 3 },
  });
  expect(ruleInput({ isOn: false, maxMore: '很多', maxDays: '' })).toEqual({
    ...{ isOn: false, maxMore: 0, maxDays: 0 },
  });
  expect(ruleProblems({ isOn: false, maxMore: '很多', maxDays: '' })).toEqual({});
  for (const maxDays of ['31', '1000000', '-1', '1.5', ''])
    expect(ruleProblems({ isOn: true, maxMore: '10000.01', maxDays })).toEqual({
      ...{ maxMore: ruleText.moreInvalid, maxDays: ruleText.daysInvalid },
    });
});
