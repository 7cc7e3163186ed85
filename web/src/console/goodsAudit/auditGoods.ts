import type { ApolloClient } from '@apollo/client';
import { type BatchAction, batchAction } from '../../flows/batchAction.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason } from '../reasons.ts';
import { JudgeGoods } from './goodsAudit.graphql.ts';
import { judgingText as text } from './goodsAudit.text.ts';

/** Goods as they were looked at. */
export interface LookedAt {
  id: number;
  name: string;
  version: number;
}

/** A verdict about one good or many. */
export interface Verdict {
  goods: readonly LookedAt[];
  approve: boolean;
  /** Why they are refused. */
  reason: string;
}

interface Judged {
  id: number;
  name: string;
  /** Why it was not done; null where it was. */
  problem: string | null;
}

export type AuditingGoods = BatchAction<Verdict, readonly LookedAt[], Judged>;

const AT_ONCE = 50;

function chunksOf(goods: readonly LookedAt[]): LookedAt[][] {
  const count = Math.ceil(goods.length / AT_ONCE);
  return Array.from({ length: count }, (_, at) => goods.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
}

/** Approving or refusing goods, fifty at once; those that are refused stay chosen. */
export const auditGoods = (client: ApolloClient, onOver: () => void = () => {}) =>
  batchAction({
    partsOf: ({ goods }: Verdict): readonly (readonly LookedAt[])[] => chunksOf(goods),
    validate: ({ approve, reason }) => (approve || isReason(reason) ? null : text.reasonMissing),
    run: async (goods, { approve, reason }): Promise<Judged[] | Refusal> => {
      const items = goods.map(({ id, version }) => ({ id, version }));
      const said = approve ? {} : { reason: reason.trim() };
      const answer = await runMutation(client, JudgeGoods, { input: { items, approve, ...said } });
      if (isRefusal(answer)) return answer;
      const names = new Map(goods.map(({ id, name }) => [id, name]));
      return answer.judgeGoods.map(({ id, done, msg }) => ({
        ...{ id, name: names.get(id) ?? String(id), problem: done ? null : (msg ?? '') },
      }));
    },
    isRevisable: () => true,
    hasNothingToTell: (results) => results.every(({ problem }) => problem === null),
    onRest: (_results, _verdict, standing) => {
      if (standing === 'over') onOver();
    },
    onDone: (results, { approve }) => toast.success(text.done(approve, results.length)),
  });
