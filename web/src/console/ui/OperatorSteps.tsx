import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Time } from '../../ui/data/cells.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';

interface Step {
  id: number;
  action: string;
  operator: string;
  reason: string;
  createdAt: string;
}

interface Props {
  steps: readonly Step[];
  /** What each action is called. */
  names: Readonly<Record<string, string>>;
  none: string;
}

/** What operators did with a record, the first one first. */
export function OperatorSteps({ steps, names, none }: Props) {
  if (steps.length === 0) return <Text tone="secondary">{none}</Text>;
  return (
    <Stack as="ol" gap={8}>
      {steps.map(({ id, action, operator, reason, createdAt }) => (
        <li key={id}>
          {names[action] ?? action} · {operator}
          <SecondLine as="p">
            <Time at={createdAt} /> {reason}
          </SecondLine>
        </li>
      ))}
    </Stack>
  );
}
