import { graphql } from '../graphql/generated/gql.ts';

export const SettingRow = graphql(`
  fragment SettingRow on Setting {
    key
    kind
    value
    initial
    isDefault
    minimum
    maximum
    choices
    changedAt
    changedBy
  }
`);

export const ListSettings = graphql(`
  query ListSettings {
    settings {
      ...SettingRow
    }
  }
`);

export const LoadSettingHistory = graphql(`
  query LoadSettingHistory($key: String!) {
    settingHistory(key: $key) {
      id
      operator
      before
      after
      isReset
      reason
      createdAt
    }
  }
`);

export const SetSetting = graphql(`
  mutation SetSetting($key: String!, $input: SettingInput!) {
    setSetting(key: $key, input: $input) {
      key
    }
  }
`);

export const ResetSetting = graphql(`
  mutation ResetSetting($key: String!, $input: SettingResetInput!) {
    resetSetting(key: $key, input: $input) {
      key
    }
  }
`);
