import { selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import type { SettingsApi } from './settings.api.ts';
import { settingKind } from './settings.mapping.ts';

/** The names of settings are the api's to check. */
type Key = Parameters<SettingsApi['history']>[0]['key'];

export const resolvers = {
  SettingKind: settingKind,
  Query: {
    settings: (_, __, { apis }, info) => apis.settings.list(selectionOf(info)),
    settingHistory: (_, { key }, { apis }, info) =>
      apis.settings.history({ key: key as Key }, selectionOf(info)),
  },
  Mutation: {
    setSetting: (_, { key, input }, { apis }) => apis.settings.set({ key: key as Key, ...input }),
    resetSetting: (_, { key, input }, { apis }) => apis.settings.reset({ key: key as Key, ...input }),
  },
} satisfies Resolvers;
