import type { DepositDto } from '../../../../gateway/src/domains/deposits/deposits.dto.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

const deposit: DepositDto = {
  ...{ balance: 60_000, minimum: 100_000, lack: 40_000 },
  ...{ maxPayIn: 20_000, maxTakeOut: 0 },
};

export const answers: Answers = {
  '/deposit/mine': () => ok(deposit),
  '/deposit/payIn': ({ body }) => {
    const { amount } = body as { amount: number };
    return ok({ ...deposit, balance: deposit.balance + amount, lack: deposit.lack - amount });
  },
  '/deposit/takeOut': () => ok(deposit),
};
