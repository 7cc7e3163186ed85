import type { AreaRuleType } from '../../graphql/generated/graphql.ts';
import { parseYuan } from '../../lib/money.ts';

/** Where a courier does not go, costs more or is free; fee in fen a parcel. */
export interface AreaRule {
  /** 2, 4 or 6 digits. */
  areaCode: string;
  areaName: string;
  type: AreaRuleType;
  fee: number;
  startAt: string | null;
  endAt: string | null;
  reason: string;
}

/** What is to hold for the chosen areas, as it is typed; days in Asia/Shanghai, both included, '' for no bound. */
export interface RuleInput {
  type: AreaRuleType;
  yuan: string;
  reason: string;
  from: string;
  to: string;
}

export type RuleInputField = 'areas' | 'yuan' | 'days';
export type RuleProblems = Partial<Record<RuleInputField, 'required' | 'wrong' | 'many'>>;

const MAX_RULES = 1000;
export const MAX_REASON = 50;
const MAX_FEE = 1_000_000;

export const blankRule: RuleInput = { type: 'BAN', yuan: '', reason: '', from: '', to: '' };

/** The identity of a rule within a courier. */
export function ruleKey({ areaCode, type, startAt }: AreaRule): string {
  return `${areaCode} ${type} ${startAt ?? ''}`;
}

/** The problems of applying a rule to that many areas; empty when it is valid. */
export function ruleProblems(input: RuleInput, areas: number, after: number): RuleProblems {
  const problems: RuleProblems = {};
  if (areas === 0) problems.areas = 'required';
  else if (after > MAX_RULES) problems.areas = 'many';
  if (input.type === 'SURCHARGE') {
    const fee = parseYuan(input.yuan);
    if (input.yuan.trim() === '') problems.yuan = 'required';
    else if (fee === null || fee === 0 || fee > MAX_FEE) problems.yuan = 'wrong';
  }
  if (input.from !== '' && input.to !== '' && input.to < input.from) problems.days = 'wrong';
  return problems;
}

/** The rules that the input makes for the areas. */
export function rulesOf(
  { type, yuan, reason, from, to }: RuleInput,
  areas: readonly { code: string; name: string }[],
): AreaRule[] {
  return areas.map(({ code, name }) => ({
    areaCode: code,
    areaName: name,
    type,
    fee: type === 'SURCHARGE' ? (parseYuan(yuan) ?? 0) : 0,
    startAt: from ? `${from}T00:00:00+08:00` : null,
    endAt: to ? dayAfter(to) : null,
    reason: reason.trim(),
  }));
}

/** Rules with more of them, by area; those that would speak of the same area at the same time give way. */
export function withRules(kept: readonly AreaRule[], added: readonly AreaRule[]): AreaRule[] {
  const byArea = Map.groupBy(added, ({ areaCode }) => areaCode);
  const staying = kept.filter((rule) => !byArea.get(rule.areaCode)?.some((one) => overlap(one, rule)));
  return [...staying, ...added].toSorted(
    (one, other) => compare(one.areaCode, other.areaCode) || begin(one) - begin(other),
  );
}

/** The rule that holds for an area: of those in force, the one of the longest code; a ban before the dearest surcharge, both before free freight. */
export function ruleHolding(rules: readonly AreaRule[], code: string, at: number): AreaRule | null {
  const inForce = rules.filter((rule) => begin(rule) <= at && at < end(rule));
  for (let length = code.length; length > 0; length -= 2) {
    const here = inForce.filter(({ areaCode }) => areaCode === code.slice(0, length));
    const ban = here.find(({ type }) => type === 'BAN');
    const [dearest] = here.toSorted((one, other) => other.fee - one.fee);
    if (ban ?? dearest) return ban ?? dearest ?? null;
  }
  return null;
}

/** How many rules there are of each kind. */
export function countRules(rules: readonly AreaRule[]): Record<AreaRuleType, number> {
  const count = (kind: AreaRuleType) => rules.filter(({ type }) => type === kind).length;
  return { BAN: count('BAN'), SURCHARGE: count('SURCHARGE'), FREE: count('FREE') };
}

function overlap(one: AreaRule, other: AreaRule): boolean {
  return begin(one) < end(other) && begin(other) < end(one);
}

const begin = ({ startAt }: AreaRule) => (startAt ? Date.parse(startAt) : Number.MIN_SAFE_INTEGER);
const end = ({ endAt }: AreaRule) => (endAt ? Date.parse(endAt) : Number.MAX_SAFE_INTEGER);
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The first moment that does not belong to a day any more. */
function dayAfter(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString();
  return `${next.slice(0, 'yyyy-mm-dd'.length)}T00:00:00+08:00`;
}
