import { useQuery } from '@apollo/client/react';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { Grow, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { LoadSettingHistory } from './settings.graphql.ts';
import { historyText as text } from './settings.text.ts';
import { type Setting, shownValue, wordsOf } from './settingValue.ts';

interface Props {
  setting: Setting;
  /** Takes up an earlier value, where the operator may change settings. */
  onTake: ((json: string) => void) | null;
  onClose: () => void;
}

/** What a setting was, and the way back to it. */
export function HistoryDialog({ setting, onTake, onClose }: Props) {
  const read = useQuery(LoadSettingHistory, {
    variables: { key: setting.key },
    context: { quiet: true },
  });
  const shown = (json: string | null) => (json === null ? text.unknown : shownValue(setting, json));
  return (
    <Dialog open title={text.title(wordsOf(setting.key).name)} width={640} onClose={onClose}>
      <Loaded read={read} loading={text.loading} height={120}>
        {({ settingHistory }) =>
          settingHistory.length === 0 ? (
            <Text tone="secondary">{text.none}</Text>
          ) : (
            <Stack as="ol" gap={12}>
              {settingHistory.map(({ id, before, after, isReset, reason, operator, createdAt }) => (
                <Row as="li" key={id} gap={12}>
                  <Grow>
                    <Text num anywhere>
                      {text.change(shown(before), shown(after))} {isReset && text.reset}
                    </Text>
                    <SecondLine>
                      <Time at={createdAt} /> {operator} {reason}
                    </SecondLine>
                  </Grow>
                  {onTake && before !== null && before !== setting.value && (
                    <Button size="small" onClick={() => onTake(before)}>
                      {text.take}
                    </Button>
                  )}
                </Row>
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  );
}
