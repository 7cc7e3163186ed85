import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import { HIGHEST, LOWEST, type ScoreInput } from './score.ts';

export const MAX_BONUS = 10;
export const MAX_DEDUCTION = 30;

/** Where a first visit begins. */
export const startingInput: ScoreInput = {
  scores: { goods: 80, logistics: 80, service: 80 },
  weights: { goods: 50, logistics: 30 },
  bonus: 0,
  deduction: 0,
};

/** What was entered last, kept in the browser. */
export function createLastInput(area: StorageArea): StoredValue<ScoreInput> {
  return storedValue(area, { key: 'chengcang.experienceScore', version: 1, read });
}

function read(data: unknown): ScoreInput | null {
  if (!isRecord(data) || !isRecord(data.scores) || !isRecord(data.weights)) return null;
  const { bonus, deduction } = data;
  const { goods, logistics, service } = data.scores;
  const { goods: goodsWeight, logistics: logisticsWeight } = data.weights;
  if (!isPoints(goods) || !isPoints(logistics) || !isPoints(service)) return null;
  if (!isWhole(goodsWeight, 0, 100) || !isWhole(logisticsWeight, 0, 100 - goodsWeight)) return null;
  if (!isWhole(bonus, 0, MAX_BONUS) || !isWhole(deduction, 0, MAX_DEDUCTION)) return null;
  return {
    ...{ bonus, deduction },
    scores: { goods, logistics, service },
    weights: { goods: goodsWeight, logistics: logisticsWeight },
  };
}

function isPoints(value: unknown): value is number {
  return isWhole(value, LOWEST, HIGHEST);
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
