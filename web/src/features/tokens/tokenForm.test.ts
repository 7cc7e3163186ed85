import { describe, expect, it } from 'vitest';
import { isNetwork, networksOf } from './networks.ts';
import { endsWithin } from './remaining.ts';
import { type Grantable, scopeGroups, scopeNames } from './scopeGroups.ts';
import { blankToken, type TokenForm, tokenInput, tokenProblems } from './tokenForm.ts';
import { createText as text } from './tokens.text.ts';

const item = { grantable: [], agreement: '2026-11-29', onCreated: () => undefined };
const filled: TokenForm = { ...blankToken, name: ' ERP ', scopes: ['ORDERS_READ'], password: 'demo1234' };
const problems = (change: Partial<TokenForm>) => tokenProblems({ ...filled, ...change }, item);

describe('the form of a new token', () => {
  it('wants a name, a scope and the password', () => {
    expect(tokenProblems(blankToken, item)).toEqual({
      name: text.nameMissing,
      scopes: text.scopesMissing,
      password: text.passwordMissing,
    });
    expect(problems({})).toEqual({});
  });

  it.each([
    ['1', true],
    ['366', true],
    ['３０', true],
    ['0', false],
    ['367', false],
    ['1.5', false],
    ['', false],
  ])('takes %s days of one’s own: %s', (days, isFine) => {
    expect(problems({ term: 'other', days })).toEqual(isFine ? {} : { days: text.daysWrong(366) });
  });

  it('asks for the limit of a day with payments alone, from a fen to ten million yuan', () => {
    const paying = { scopes: ['ORDERS_PAY'] } as const;
    const wrong = { dayLimit: text.dayLimitWrong(1_000_000_000) };
    expect(problems({ ...paying, dayLimit: '' })).toEqual(wrong);
    expect(problems({ ...paying, dayLimit: '0' })).toEqual(wrong);
    expect(problems({ ...paying, dayLimit: '10000000.01' })).toEqual(wrong);
    expect(problems({ ...paying, dayLimit: '10,000,000' })).toEqual({});
    expect(problems({ dayLimit: 'nothing' })).toEqual({});
  });

  it('asks for the consent to the version that holds with receivers alone', () => {
    const reading = { scopes: ['RECEIVERS_READ'] } as const;
    expect(problems(reading)).toEqual({ agreement: text.agreementMissing });
    expect(problems({ ...reading, agreement: '2025-01-01' })).toEqual({ agreement: text.agreementChanged });
    expect(problems({ ...reading, agreement: '2026-11-29' })).toEqual({});
    const form = { ...filled, ...reading, agreement: null };
    expect(tokenProblems(form, { ...item, agreement: null })).toEqual({ agreement: text.noAgreement });
  });

  it('names the line that is no network, and takes twenty of them', () => {
    expect(problems({ networks: '203.0.113.7\n203.0.113.0/33' })).toEqual({
      networks: text.notANetwork('203.0.113.0/33'),
    });
    const many = (count: number) => Array.from({ length: count }, (_, at) => `10.0.0.${at}`).join('\n');
    expect(problems({ networks: many(20) })).toEqual({});
    expect(problems({ networks: many(21) })).toEqual({ networks: text.tooManyNetworks(20) });
  });

  it('sends fen and what its scopes need, and nothing that was typed for others', () => {
    const typed = { dayLimit: '12.5', agreement: '2026-11-29', networks: '10.0.0.1' };
    const sent = { name: 'ERP', expiresInDays: 90, networks: ['10.0.0.1'], password: 'demo1234' };
    expect(tokenInput({ ...filled, ...typed })).toEqual({ ...sent, scopes: ['ORDERS_READ'] });
    const scopes: TokenForm['scopes'] = ['ORDERS_PAY', 'RECEIVERS_READ'];
    expect(tokenInput({ ...filled, ...typed, scopes })).toEqual({
      ...{ ...sent, scopes: [...scopes] },
      ...{ dayLimit: 1_250, agreement: '2026-11-29' },
    });
  });
});

describe('networks', () => {
  it('are read a line each, or between commas, and once', () => {
    expect(networksOf(' 10.0.0.1，10.0.0.2\r\n\n10.0.0.1;fe80::/10 ')).toEqual([
      '10.0.0.1',
      '10.0.0.2',
      'fe80::/10',
    ]);
    expect(networksOf(' \n')).toEqual([]);
  });

  it.each([
    '203.0.113.7',
    '0.0.0.0/0',
    '203.0.113.0/24',
    '::1',
    '2001:db8::/32',
    '::ffff:1.2.3.4',
    'FE80::1/128',
  ])('know %s', (network) => expect(isNetwork(network)).toBe(true));

  it.each([
    ...[
      'example.com',
      '1.2.3',
      '1.2.3.256',
      '01.2.3.4',
      '1.2.3.4/33',
      '1.2.3.4/',
      '1.2.3.4/24/1',
      '1.2.3.4:80',
    ],
    ...['::1/129', ':::', '2001:db8', '[::1]', '1.2.3.4/-1', '12:34'],
  ])('know %s for none', (network) => expect(isNetwork(network)).toBe(false));
});

describe('the end of a token', () => {
  const now = Date.parse('2026-11-29T12:00:00+08:00');
  it.each([
    ['2026-11-29T12:00:01+08:00', 0],
    ['2026-12-13T11:59:59+08:00', 13],
    ['2026-12-13T12:00:00+08:00', null],
    ['2026-11-29T11:59:59+08:00', null],
  ])('at %s is %s days away, where these are few', (instant, days) => {
    expect(endsWithin(instant, 14, now)).toBe(days);
  });
});

describe('scopes', () => {
  const grantable: Grantable[] = (['GOODS_READ', 'ORDERS_READ', 'GOODS_WRITE'] as const).map((scope) => ({
    __typename: 'GrantableScope',
    ...{ scope, name: `名称 ${scope}` },
  }));

  it('stand by what they are about, in the order of the service', () => {
    expect(
      scopeGroups(grantable).map(({ name, choices }) => [name, choices.map(({ value }) => value)]),
    ).toEqual([
      ['商品', ['GOODS_READ', 'GOODS_WRITE']],
      ['订单', ['ORDERS_READ']],
    ]);
  });

  it('have the words of the service, and their own name where it has none', () => {
    expect(scopeNames(['ORDERS_READ', 'EVENTS_READ'], grantable)).toEqual([
      '名称 ORDERS_READ',
      'EVENTS_READ',
    ]);
  });
});
