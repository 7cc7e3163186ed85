import { expect, it } from 'vitest';
import { forecastWords } from './forecast.text.ts';

const firstAt = '2026-12-02T10:00:00Z';

it('says how much comes after the end of an authorisation, and what is first; nothing without any', () => {
  const words = (orders: number, parcels: number, status: 'ACTIVE' | 'EXPIRED' = 'ACTIVE') =>
    forecastWords({ status, forecast: { orders, parcels, firstAt: orders + parcels > 0 ? firstAt : null } });
  expect([words(3, 0), words(0, 2), words(3, 2), words(0, 0)]).toEqual([
    '3 单将在授权到期后才发货，最早 12-02 18:00',
    '2 个单号将在授权到期后才回传，最早 12-02 18:00',
    '3 单将在授权到期后才发货，2 个单号将在授权到期后才回传，最早 12-02 18:00',
    '',
  ]);
  expect(words(3, 2, 'EXPIRED')).toBe('3 单不能发货，2 个单号不能回传，最早 12-02 18:00');
});
