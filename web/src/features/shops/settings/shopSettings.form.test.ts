import { describe, expect, it } from 'vitest';
import type { ShopFieldsFragment } from '../../../graphql/generated/graphql.ts';
import {
  blankSettings,
  chosenLimit,
  type ShopSettingsForm,
  settingsChange,
  settingsForm,
  settingsProblems,
} from './shopSettings.form.ts';

const shop: ShopFieldsFragment = {
  ...{ id: 3, platform: 'TAOBAO', shopName: '橙子家', status: 'ACTIVE' },
  ...{ expireAt: '2027-11-21T10:00:00+08:00', daysLeft: 365, lastSyncAt: null, lastError: null },
  isAssigned: false,
  ...{ autoSend: true, autoOrder: true, autoDayLimit: 50_000, autoParcelLimit: 1_234 },
  ...{
    takesStock: true,
    stockSync: true,
    stockReserve: 2,
    stockShare: 50,
    minMargin: 10,
    ...{ marginAction: 'STOP', takesPrices: true, priceEnding: 'EXACT', raiseLimit: 20 },
    ...{ autoListingContent: false, autoListingPrice: false },
    takesListings: true,
  },
  ...{ defaultCourierId: 2, defaultSenderId: 5, waitingOrders: 0, pendingWriteBacks: 0 },
  forecast: { orders: 0, parcels: 0, firstAt: null },
  tagRule: { matchType: 'BOTH', color: 'green', text: '橙仓已发' },
};
const automatic: ShopSettingsForm = { ...blankSettings, autoOrder: true };

describe('the form of shop settings', () => {
  it('submits what was edited alone, so that what another tab has saved stays', () => {
    const form = settingsForm(shop);
    expect([form.dayLimit.yuan, form.parcelLimit.yuan]).toEqual(['500', '12.34']);
    expect(settingsChange(form, shop)).toEqual({});
    const edited = { ...form, reserve: '7', marginAction: 'NONE' as const, courierId: null, color: 'red' };
    expect(settingsChange(edited, shop)).toEqual({
      ...{ stockReserve: 7, minMargin: null, defaultCourierId: null },
      tagRule: { matchType: 'BOTH', color: 'red', text: '橙仓已发' },
    });
  });

  it('limits that were never chosen are not submitted', () => {
    const unlimited = { ...shop, autoOrder: false, autoDayLimit: null, autoParcelLimit: null };
    const form = settingsForm(unlimited);
    expect(settingsChange({ ...form, mark: 'NONE' }, unlimited)).toEqual({
      tagRule: { matchType: 'NONE', color: null, text: '' },
    });
  });

  it('no limit is submitted as such', () => {
    const form = settingsForm({ ...shop, autoDayLimit: null });
    expect(form.dayLimit).toEqual({ kind: 'none', yuan: '' });
    expect(settingsChange(form, shop).autoDayLimit).toBeNull();
  });

  it('settings are invalid before both limits are chosen', () => {
    expect(settingsProblems(automatic)).toEqual({
      dayLimit: { code: 'undecided' },
      parcelLimit: { code: 'undecided' },
    });
    expect(settingsProblems({ ...automatic, autoOrder: false })).toEqual({});
  });

  it.each([
    ['500', '30', {}],
    ['０.5', '0.50', {}],
    ['1e3', '30', { dayLimit: { code: 'amount' } }],
    ['500', '0', { parcelLimit: { code: 'amount' } }],
    ['29.99', '30', { parcelLimit: { code: 'aboveDay' } }],
  ])('limits of %s yuan a day and %s a parcel are validated', (day, parcel, problems) => {
    const form = {
      ...automatic,
      dayLimit: { kind: 'some', yuan: day },
      parcelLimit: { kind: 'some', yuan: parcel },
    } as const;
    expect(settingsProblems(form)).toEqual(problems);
  });

  it.each([
    ['0', '100', {}],
    ['１０', '1', {}],
    ['-1', '50', { reserve: { code: 'pieces' } }],
    ['1.5', '0', { reserve: { code: 'pieces' }, share: { code: 'percent' } }],
    ['1000001', '101', { reserve: { code: 'pieces' }, share: { code: 'percent' } }],
  ])('a reserve of %s pieces and a share of %s percent are validated', (reserve, share, problems) => {
    expect(settingsProblems({ ...blankSettings, stockSync: true, reserve, share })).toEqual(problems);
    expect(settingsProblems({ ...blankSettings, reserve, share })).toEqual({});
  });

  it.each([
    ['10', '20', {}],
    ['９０', '100', {}],
    ['91', '0', { minMargin: { code: 'margin' }, raiseLimit: { code: 'percent' } }],
    ['', '1.5', { minMargin: { code: 'margin' }, raiseLimit: { code: 'percent' } }],
  ])(
    'a margin of %s and a limit of %s percent are validated where a rule wants them',
    (minMargin, raiseLimit, problems) => {
      const form = { ...blankSettings, stockSync: true, minMargin, raiseLimit };
      expect(settingsProblems({ ...form, marginAction: 'RAISE' })).toEqual(problems);
      expect(settingsProblems(form)).toEqual({});
    },
  );

  it('a rule is submitted as it was chosen, and none as no margin', () => {
    const raising = { ...settingsForm(shop), marginAction: 'RAISE' as const, ending: 'NINE' as const };
    expect(settingsChange(raising, shop)).toEqual({ marginAction: 'RAISE', priceEnding: 'NINE' });
    expect(settingsForm({ ...shop, minMargin: null }).marginAction).toBe('NONE');
  });

  it('a memo requires a text', () => {
    expect(settingsProblems({ ...blankSettings, mark: 'MEMO', text: ' ' })).toEqual({
      text: { code: 'empty' },
    });
  });

  it('an amount is prefilled once', () => {
    const chosen = chosenLimit({ kind: 'undecided', yuan: '' }, 'some', '500');
    expect(chosen).toEqual({ kind: 'some', yuan: '500' });
    const typed = chosenLimit({ ...chosen, yuan: '80' }, 'none', '500');
    expect(chosenLimit(typed, 'some', '500')).toEqual({ kind: 'some', yuan: '80' });
  });
});
