import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { momentOf } from '../../lib/minutes.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { scheduleText as text } from './schedule.text.ts';
import { ScheduleGoods } from './sellerGoods.graphql.ts';

/** Goods, and when they go on sale by themselves and off: minutes of Shanghai such as `2026-11-30T08:00`, '' for never. */
export interface ScheduleSubject {
  goods: readonly { id: number; name: string }[];
  onAt: string;
  offAt: string;
}

export type SchedulingGoods = ConfirmAction<ScheduleSubject>;

const YEAR_MS = 366 * 24 * 3_600_000;

/** What is wrong with the minutes as they were typed. */
export function scheduleProblem(
  { onAt, offAt }: Pick<ScheduleSubject, 'onAt' | 'offAt'>,
  now: number,
): string | null {
  const moments = [onAt, offAt].flatMap((minute) => momentOf(minute) ?? []).map((at) => Date.parse(at));
  if (moments.some((at) => Number.isNaN(at) || at < now || at > now + YEAR_MS)) return text.past;
  return onAt !== '' && onAt === offAt ? text.same : null;
}

/** Says when goods go on sale by themselves, and off. */
export const scheduleGoods = (client: ApolloClient) =>
  confirmAction({
    run: async ({ goods, onAt, offAt }: ScheduleSubject) => {
      const ids = goods.map(({ id }) => id);
      const times = { onAt: momentOf(onAt), offAt: momentOf(offAt) };
      const answer = await runMutation(client, ScheduleGoods, { ids, ...times });
      return isRefusal(answer) ? answer : answer.scheduleGoods;
    },
    validate: (subject) => scheduleProblem(subject, Date.now()),
    onDone: (_, results) => {
      const failed = results.filter(({ done }) => !done).length;
      if (failed > 0) toast.warning(text.failed(failed));
      else toast.success(text.done);
    },
  });
