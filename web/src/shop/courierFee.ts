import type { Weekday } from '../graphql/generated/graphql.ts';
import { restDays } from '../lib/courier.ts';
import { formatMoney } from '../lib/money.ts';
import { courierText } from './courier.text.ts';

interface Fees {
  firstWeight: number;
  firstFee: number;
  stepWeight: number;
  stepFee: number;
}

/** What a courier costs in words: '首重 1 kg ¥2.80，续重 1 kg ¥1.00'. Weights in grams, fees in fen. */
export function courierFeeText({ firstWeight, firstFee, stepWeight, stepFee }: Fees): string {
  const first = courierText.feeFirst(kilos(firstWeight), formatMoney(firstFee));
  const step = courierText.feeStep(kilos(stepWeight), formatMoney(stepFee));
  return `${first}，${step}`;
}

function kilos(grams: number): string {
  return `${grams / 1000} kg`;
}

/** The days of the week on which a courier rests: '周六、周日'; empty when it never does. */
export function restDaysText(week: { weekdays: readonly Weekday[] }): string {
  return restDays(week)
    .map((day) => courierText.weekdays[day])
    .join('、');
}
