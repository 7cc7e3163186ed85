import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { OperatorRowFragment } from '../graphql/generated/graphql.ts';
import {
  editorText,
  operatorColumns as names,
  type OperatorStep,
  statusNames,
  stepNames,
  operatorsText as text,
} from './operators.text.ts';

interface Props {
  /** Of who is signed in: nobody disables or resets themselves. */
  ownId: number;
  onEdit: (operator: OperatorRowFragment) => void;
  onStep: (operator: OperatorRowFragment, step: OperatorStep) => void;
}

const column = columnsNamed<OperatorRowFragment, keyof typeof names>(names);

/** What can be done with an operator now. */
function stepsOf({ id, isEnabled, sessions }: OperatorRowFragment, ownId: number): OperatorStep[] {
  if (id === ownId) return [];
  return [...(sessions > 0 ? (['signOut'] as const) : []), 'reset', isEnabled ? 'disable' : 'enable'];
}

/** The columns of the list of operators. */
export const operatorColumns = ({ ownId, onEdit, onStep }: Props): Column<OperatorRowFragment>[] => [
  column(
    'name',
    200,
    ({ id, name, displayName }) => (
      <>
        {displayName} {id === ownId && <Text tone="secondary">{text.self}</Text>}
        <SecondLine num>{name}</SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('roles', undefined, ({ roles }) => (
    <Row gap={4} wrap>
      {roles.map((role) => (
        <Tag key={role}>{role}</Tag>
      ))}
    </Row>
  )),
  column('status', 216, ({ isEnabled, hasAuthenticator, recoveryCodesLeft }) => (
    <>
      <StatusDot tone={isEnabled ? 'success' : 'quiet'}>
        {statusNames[isEnabled ? 'enabled' : 'disabled']}
      </StatusDot>
      <SecondLine num>{hasAuthenticator ? text.codes(recoveryCodesLeft) : text.noAuthenticator}</SecondLine>
    </>
  )),
  column('login', 176, ({ lastLoginAt, sessions }) => (
    <>
      {lastLoginAt === null ? text.never : <Time at={lastLoginAt} />}
      <SecondLine num>{text.sessions(sessions)}</SecondLine>
    </>
  )),
  column(
    'actions',
    280,
    (operator) => (
      <Row gap={4} justify="flex-end" wrap>
        {stepsOf(operator, ownId).map((step) => (
          <Button key={step} variant="quiet" onClick={() => onStep(operator, step)}>
            {stepNames[step]}
          </Button>
        ))}
        <Button variant="text" onClick={() => onEdit(operator)}>
          {editorText.edit}
        </Button>
      </Row>
    ),
    { align: 'right', stick: 'right' },
  ),
];
