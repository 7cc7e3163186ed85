import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type { ListStoppedParcelsQuery, RerouteRuleInput } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { fenToYuan, parseYuan } from '../../lib/money.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { SetRerouteRule } from './reroutes.graphql.ts';
import { ruleText as text } from './reroutes.text.ts';

export type RerouteRule = Omit<ListStoppedParcelsQuery['rerouteRule'], '__typename'>;
export interface RuleForm {
  isOn: boolean;
  /** Yuan, and days, as they were typed. */
  maxMore: string;
  maxDays: string;
}
export type RuleProblems = Partial<Record<'maxMore' | 'maxDays', string>>;
export type EditingRule = EditRecord<RerouteRule, RuleForm, RuleProblems>;

/** As the server takes them: fen, and days. */
const MAX_MORE = 1_000_000;
const MAX_DAYS = 30;

const ruleForm = ({ isOn, maxMore, maxDays }: RerouteRule): RuleForm => ({
  isOn,
  maxMore: fenToYuan(maxMore),
  maxDays: String(maxDays),
});

export function ruleProblems({ isOn, maxMore, maxDays }: RuleForm): RuleProblems {
  if (!isOn) return {};
  const fen = parseYuan(maxMore);
  const days = /^\d+$/.test(maxDays.trim()) ? Number(maxDays) : null;
  return {
    ...((fen === null || fen < 0 || fen > MAX_MORE) && { maxMore: text.moreInvalid }),
    ...((days === null || days > MAX_DAYS) && { maxDays: text.daysInvalid }),
  };
}

/** Limits of a rule that is off are not looked at. */
export function ruleInput(form: RuleForm): RerouteRuleInput {
  const { isOn, maxMore, maxDays } = form;
  if (!isOn) return { isOn, maxMore: 0, maxDays: 0 };
  return { isOn, maxMore: parseYuan(maxMore) ?? 0, maxDays: Number(maxDays) };
}

/** Within which limits stopped parcels take their way by themselves. */
export const editRerouteRule = (client: ApolloClient) =>
  editRecord({
    blank: { isOn: false, maxMore: '', maxDays: '' },
    fill: ruleForm,
    validate: ruleProblems,
    save: (form: RuleForm, _: RerouteRule) => runMutation(client, SetRerouteRule, { input: ruleInput(form) }),
    onSaved: () => toast.success(text.saved),
  });
