import { expect, it } from 'vitest';
import { forecastWords } from './forecast.text.ts';

const now = Date.parse('2026-11-30T10:00:00Z');
const [expireAt, firstAt] = ['2026-12-01T01:00:00Z', '2026-12-02T10:00:00Z'];

it('says until when an authorisation lasts, how much comes after it, and what is first; nothing without any', () => {
  const words = (orders: number, parcels: number, status: 'ACTIVE' | 'EXPIRED' = 'ACTIVE') => {
    const forecast = { orders, parcels, firstAt: orders + parcels > 0 ? firstAt : null };
    return forecastWords({ status, expireAt, forecast }, now);
  };
  expect([words(3, 0), words(0, 2), words(3, 2), words(0, 0)]).toEqual([
    '授权到 12-01 09:00，3 单将在授权到期后才发货，最早 12-02 18:00',
    '授权到 12-01 09:00，2 个单号将在授权到期后才回传，最早 12-02 18:00',
    '授权到 12-01 09:00，3 单将在授权到期后才发货，2 个单号将在授权到期后才回传，最早 12-02 18:00',
    '',
  ]);
  expect(words(3, 2, 'EXPIRED')).toBe('授权已失效，3 单不能发货，2 个单号不能回传，最早 12-02 18:00');
  const forecast = { orders: 1, parcels: 0, firstAt };
  expect(forecastWords({ status: 'EXPIRED', expireAt: '2026-11-29T01:00:00Z', forecast }, now)).toBe(
    '授权已于 11-29 09:00 到期，1 单不能发货，最早 12-02 18:00',
  );
});

it('says the year where it is not this one in Shanghai', () => {
  const forecast = { orders: 1, parcels: 0, firstAt: '2027-01-29T14:38:00Z' };
  const words = (expireAt: string) => forecastWords({ status: 'ACTIVE', expireAt, forecast }, now);
  expect([words('2026-12-31T15:59:00Z'), words('2026-12-31T16:00:00Z')]).toEqual([
    '授权到 12-31 23:59，1 单将在授权到期后才发货，最早 2027-01-29 22:38',
    '授权到 2027-01-01 00:00，1 单将在授权到期后才发货，最早 2027-01-29 22:38',
  ]);
});
