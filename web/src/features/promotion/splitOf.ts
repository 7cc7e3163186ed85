import type { Simulated } from './simulator.machine.ts';

export interface SplitPart {
  key: 'goods' | 'courier' | 'remote' | 'agent';
  fen: number;
  /** Of the whole, rounded. */
  percent: number;
}

/** What a member pays, by what it is for, the mark-ups taken out and put together; without the parts that are nothing. */
export function splitOf({ question, price }: Simulated): SplitPart[] {
  const { profit, courierProfit, packageFee } = price;
  const fens = {
    goods: price.goodsFee - profit * question.num,
    courier: price.courierFee - courierProfit,
    remote: price.remoteFee,
    agent: price.agentShare,
  };
  return (['goods', 'courier', 'remote', 'agent'] as const).flatMap((key) =>
    fens[key] > 0 ? [{ key, fen: fens[key], percent: Math.round((fens[key] / packageFee) * 100) }] : [],
  );
}
