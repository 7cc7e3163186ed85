import { useSelector } from '@xstate/react';
import { useFlow } from '../../flows/useFlow.ts';
import { isBusy } from '../../lib/selectors.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/data/cells.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { useMay } from '../consoleActors.ts';
import { PausingDialog } from './PausingDialog.tsx';
import { checkBooks, pauseCashOuts } from './pauseCashOuts.ts';
import { cashOutsText as text } from './system.text.ts';

interface Props {
  pausedAt: string | null;
  /** Rules of the books that are broken. */
  violations: number;
}

/** Whether cash-outs go on, and the way to stop and resume them. */
export function CashOutsCard({ pausedAt, violations }: Props) {
  const mayAct = useMay('system.act');
  const mayRead = useMay('money.read');
  const pausing = useFlow(pauseCashOuts);
  const checking = useFlow(checkBooks);
  const isChecking = useSelector(checking, isBusy);
  const step = pausedAt === null ? 'pause' : 'resume';
  return (
    <Card title={text.title}>
      <Row gap={12} wrap>
        <Grow>
          <StatusDot tone={pausedAt === null ? 'success' : 'danger'}>
            {pausedAt === null ? text.running : text.pausedSince(formatDateTime(pausedAt))}
          </StatusDot>
          <Text block small tone={violations === 0 ? 'secondary' : 'danger'}>
            {text.violations(violations)} {mayRead && <TextLink to="/books">{text.books}</TextLink>}
          </Text>
        </Grow>
        {mayAct && (
          <>
            <Button loading={isChecking} onClick={() => checking.send({ type: 'action.run', subject: {} })}>
              {text.check}
            </Button>
            <Button onClick={() => pausing.send({ type: 'action.ask', subject: { step, reason: '' } })}>
              {text[step]}
            </Button>
          </>
        )}
      </Row>
      <PausingDialog actor={pausing} />
    </Card>
  );
}
