import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { EntityId } from '../../shared/values.ts';
import { settingKeys } from './settingValues.ts';

const Key = Type.Union(
  settingKeys.map((key) => Type.Literal(key)),
  { description: 'Of the setting.' },
);
const Was = Type.String({ maxLength: 20_000, description: 'JSON of the value that was shown.' });

export const SettingItem = Type.Object({
  key: Type.String(),
  kind: Type.Union(
    [
      Type.Literal('text'),
      Type.Literal('integer'),
      Type.Literal('boolean'),
      Type.Literal('choice'),
      Type.Literal('list'),
    ],
    { description: 'What it takes.' },
  ),
  value: Type.String({ description: 'JSON of what it is.' }),
  initial: Type.String({ description: 'JSON of its default.' }),
  isDefault: Type.Boolean({ description: 'Nothing was set.' }),
  minimum: { ...NullableInt, description: 'Of an integer.' },
  maximum: { ...NullableInt, description: 'Of an integer.' },
  choices: Type.Array(Type.String(), { description: 'What a choice may be.' }),
  changedAt: { ...NullableText, description: 'When it was changed last.' },
  changedBy: { ...NullableText, description: 'Name of who did.' },
});
export type SettingDto = Static<typeof SettingItem>;
export const SettingList = Type.Object({ list: Type.Array(SettingItem) });

export const HistoryQuery = Type.Object({ key: Key });
const SettingChange = Type.Object({
  id: EntityId,
  operator: Type.String(),
  before: { ...NullableText, description: 'JSON of what it was; null where it was not recorded' },
  after: { ...NullableText, description: 'JSON of what it was then; null where it was not recorded' },
  isReset: Type.Boolean({ description: 'It went back to its default.' }),
  reason: Type.String(),
  createdAt: Type.String(),
});
export type SettingChangeDto = Static<typeof SettingChange>;
export const SettingHistory = Type.Object({ list: Type.Array(SettingChange) });

export const SetBody = body({
  key: Key,
  value: Type.String({ maxLength: 20_000, description: 'JSON; a text may stand as it is.' }),
  was: Was,
  reason: OperatorReason,
});
export type SettingInput = Static<typeof SetBody>;
export const ResetBody = body({ key: Key, was: Was, reason: OperatorReason });
export type SettingReset = Static<typeof ResetBody>;
