import { formatMoney } from '../../../lib/money.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Time } from '../../../ui/data/cells.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import type { LevelTermFieldsFragment, ListLevelsQuery } from '../../graphql/generated/graphql.ts';
import { levelNames, levelText as text } from '../catalogue.text.ts';
import { countFields, moneyFields } from './editLevel.ts';

type Change = ListLevelsQuery['levels']['changes'][number];
type Terms = LevelTermFieldsFragment;

/** What a change has changed, in words. */
function differences(before: Terms, after: Terms): string[] {
  return [
    ...(before.name === after.name ? [] : [text.change(text.name, before.name, after.name)]),
    ...countFields
      .filter((field) => before[field] !== after[field])
      .map((field) => text.change(levelNames[field], String(before[field]), String(after[field]))),
    ...moneyFields
      .filter((field) => before[field] !== after[field])
      .map((field) => text.change(levelNames[field], formatMoney(before[field]), formatMoney(after[field]))),
  ];
}

/** Who changed which level, how and why, the newest first. */
export function LevelHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <Text tone="secondary">{text.noHistory}</Text>;
  return (
    <Stack as="ol" gap={8}>
      {changes.map(({ id, level, operator, reason, createdAt, before, after }) => (
        <li key={id}>
          {text.nth(level)} · {operator} · <Text num>{differences(before, after).join('，')}</Text>
          <SecondLine as="p">
            <Time at={createdAt} /> {reason}
          </SecondLine>
        </li>
      ))}
    </Stack>
  );
}
