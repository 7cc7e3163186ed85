import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason } from '../reasons.ts';
import { ResetSetting, SetSetting } from './settings.graphql.ts';
import { reasonText, resetText, editText as text } from './settings.text.ts';
import { jsonOf, type Setting, typedValue, wordsOf } from './settingValue.ts';

/** A setting that is edited, beginning with a value of its own or an earlier one. */
export interface EditedSetting {
  setting: Setting;
  /** JSON. */
  start: string;
}
type Form = { typed: string; reason: string };
type Problems = Partial<Record<keyof Form, string>>;
export type EditingSetting = EditRecord<EditedSetting, Form, Problems>;

/** Changes a setting; refused where somebody else has changed it since it was shown. */
export const editSetting = (client: ApolloClient) =>
  editRecord({
    blank: { typed: '', reason: '' } satisfies Form as Form,
    fill: ({ setting, start }: EditedSetting) => ({ typed: typedValue(setting, start), reason: '' }),
    validate: ({ typed, reason }, { setting }): Problems => {
      const json = jsonOf(setting, typed);
      return {
        ...(json === null && { typed: text.unfit }),
        ...(json === setting.value && { typed: text.same }),
        ...(!isReason(reason) && { reason: reasonText.short }),
      };
    },
    save: ({ typed, reason }, { setting }) =>
      runMutation(client, SetSetting, {
        key: setting.key,
        input: { value: jsonOf(setting, typed) ?? '', was: setting.value, reason: reason.trim() },
      }),
    refusedAt: ({ errorKey, msg }) => (errorKey === 'SETTING_VALUE' ? { typed: msg } : null),
    onSaved: ({ setting }) => toast.success(text.saved(wordsOf(setting.key).name)),
  });

export interface ResetSubject {
  setting: Setting;
  reason: string;
}
export type ResettingSetting = ConfirmAction<ResetSubject>;

/** Takes a setting back to its default. */
export const resetSetting = (client: ApolloClient) =>
  confirmAction({
    run: ({ setting: { key, value }, reason }: ResetSubject) =>
      runMutation(client, ResetSetting, { key, input: { was: value, reason: reason.trim() } }),
    validate: ({ reason }) => (isReason(reason) ? null : reasonText.short),
    onDone: () => toast.success(resetText.done),
  });
