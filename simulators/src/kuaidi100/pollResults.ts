import { createHash } from 'node:crypto';
import { beijingTime } from '../shops/forms.ts';
import type { Given } from '../shops/given.ts';
import { JOURNEY_STATES, type Step } from './journeys.ts';

/** The state of a parcel; `steps` are the past ones, oldest first. */
export type PollResult = { number: string; company: string; steps: readonly Step[]; isFine: boolean };

const ENDS: readonly string[] = ['signed', 'returned'];

/** Whether no more news will follow. */
export function isOver(steps: readonly Step[]): boolean {
  return ENDS.includes(steps.at(-1)?.state ?? '');
}

/** The answer to a query, also the content of a push. */
export function resultOf({ number, company, steps, isFine }: PollResult): Given {
  const codeOf = ({ state }: Step) => JOURNEY_STATES[state][isFine ? 'fine' : 'main'];
  const newest = steps.at(-1);
  return {
    message: 'ok',
    nu: number,
    ischeck: newest?.state === 'signed' ? '1' : '0',
    condition: '',
    com: company,
    status: '200',
    state: newest ? codeOf(newest) : '0',
    data: steps.toReversed().map((step) => ({
      time: beijingTime(step.at),
      ftime: beijingTime(step.at),
      context: step.text,
      areaName: step.area,
      status: JOURNEY_STATES[step.state].name,
      ...(isFine && { statusCode: codeOf(step) }),
    })),
  };
}

/** A push as it is sent: signed when the subscription brought a salt. */
export function pushForm(reported: PollResult, salt: string | null): URLSearchParams {
  const param = JSON.stringify({
    status: isOver(reported.steps) ? 'shutdown' : 'polling',
    billstatus: '',
    message: '',
    autoCheck: '0',
    comOld: '',
    comNew: '',
    lastResult: resultOf(reported),
  });
  return signedPush(param, salt);
}

export function signedPush(param: string, salt: string | null): URLSearchParams {
  if (salt === null) return new URLSearchParams({ param });
  const sign = createHash('md5').update(`${param}${salt}`, 'utf8').digest('hex').toUpperCase();
  return new URLSearchParams({ sign, param });
}
