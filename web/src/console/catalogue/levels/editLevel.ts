import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../../flows/editRecord.ts';
import { fenToYuan, parseYuan } from '../../../lib/money.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { LevelFieldsFragment } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runMutation.ts';
import { isReason, reasonText } from '../../reasons.ts';
import { UpdateLevel } from '../catalogue.graphql.ts';
import { levelFormText as text } from '../catalogue.text.ts';

export type Level = LevelFieldsFragment;
export const countFields = ['needInvites', 'needPackages'] as const;
export const moneyFields = ['needRecharge', 'discount', 'maxProfit'] as const;
type Amount = (typeof countFields)[number] | (typeof moneyFields)[number];

/** As typed; money in yuan. */
export type LevelForm = Record<Amount | 'name' | 'reason', string>;
export type LevelProblems = Partial<Record<keyof LevelForm, string>>;
export type EditingLevel = EditRecord<Level, LevelForm, LevelProblems>;

const MAX_COUNT = 2_147_483_647;
const blank: LevelForm = {
  ...{ name: '', needInvites: '', needPackages: '', needRecharge: '' },
  ...{ discount: '', maxProfit: '', reason: '' },
};

function countOf(typed: string): number | null {
  const plain = typed.normalize('NFKC').trim();
  return /^\d{1,10}$/.test(plain) && Number(plain) <= MAX_COUNT ? Number(plain) : null;
}

function problemsOf(form: LevelForm): LevelProblems {
  const problems: LevelProblems = {};
  if (form.name.trim() === '') problems.name = text.nameMissing;
  for (const field of countFields) if (countOf(form[field]) === null) problems[field] = text.countWrong;
  for (const field of moneyFields) if (parseYuan(form[field]) === null) problems[field] = text.moneyWrong;
  if (!isReason(form.reason)) problems.reason = reasonText.unfit;
  return problems;
}

/** What a level takes and gives. */
export const editLevel = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: (level: Level): LevelForm => ({
      name: level.name,
      needInvites: String(level.needInvites),
      needPackages: String(level.needPackages),
      needRecharge: fenToYuan(level.needRecharge),
      discount: fenToYuan(level.discount),
      maxProfit: fenToYuan(level.maxProfit),
      reason: '',
    }),
    validate: problemsOf,
    save: (form, { level }) =>
      runMutation(client, UpdateLevel, {
        input: {
          level,
          name: form.name.trim(),
          needInvites: countOf(form.needInvites) ?? 0,
          needPackages: countOf(form.needPackages) ?? 0,
          needRecharge: parseYuan(form.needRecharge) ?? 0,
          discount: parseYuan(form.discount) ?? 0,
          maxProfit: parseYuan(form.maxProfit) ?? 0,
          reason: form.reason.trim(),
        },
      }),
    onSaved: () => toast.success(text.done),
  });
