import { minuteOf, momentOf } from '../../lib/minutes.ts';
import type { HomeAudience, HomeItemFieldsFragment } from '../graphql/generated/graphql.ts';
import { itemText as text } from './places.text.ts';

/** For whom and when something shows, as it is typed: minutes of Shanghai, empty for none. */
export interface WhenForm {
  audience: HomeAudience;
  startAt: string;
  endAt: string;
}
export const anytime: WhenForm = { audience: 'EVERYBODY', startAt: '', endAt: '' };

export const whenForm = ({ audience, startAt, endAt }: HomeItemFieldsFragment): WhenForm => ({
  ...{ audience, startAt: minuteOf(startAt ?? null), endAt: minuteOf(endAt ?? null) },
});

export function whenProblems({ startAt, endAt }: WhenForm): { endAt?: string } {
  const end = momentOf(endAt);
  const isEarly = end !== null && (endAt <= startAt || Date.parse(end) <= Date.now());
  return isEarly ? { endAt: text.endEarly } : {};
}

export const whenInput = ({ audience, startAt, endAt }: WhenForm) => ({
  ...{ audience, startAt: momentOf(startAt), endAt: momentOf(endAt) },
});
