import { useState } from 'react';
import { ConfirmActionDialog } from '../../../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../../../flows/useFlow.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { paths } from '../../../../lib/paths.ts';
import { SecondLine, Text } from '../../../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../../../ui/buttons/Button.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import type { Plan } from '../flow/autoDraft.ts';
import { handOver } from '../flow/handOver.ts';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { handOverText as text } from '../flow/shipAuto.text.ts';

/** Kinds of orders that are shown. */
const MAX_KINDS = 8;

interface Props {
  wizard: AutoWizard;
  shopId: number;
  sourced: Plan['sourced'];
}

/** Orders that are bought at 1688: what of, for how much, and the way there. */
export function SourcedPart({ wizard, shopId, sourced }: Props) {
  const handing = useFlow(handOver);
  const [handed, setHanded] = useState(0);
  const amount = sourced.reduce((sum, order) => sum + order.amount, 0);
  const shopOrderIds = sourced.map(({ shopOrderId }) => shopOrderId);
  const kinds = [...Map.groupBy(sourced, whatIsBought).values()];
  const more = kinds.slice(MAX_KINDS).flat().length;
  return (
    <>
      {handed > 0 && (
        <Panel small>
          <Row gap={12} justify="space-between" wrap>
            <span role="status">
              <Text block strong>
                {text.handed(handed)}
              </Text>
              <SecondLine>{text.handedHint}</SecondLine>
            </span>
            <LinkButton variant="primary" to={paths.sources}>
              {text.toPay}
            </LinkButton>
          </Row>
        </Panel>
      )}
      {sourced.length > 0 && (
        <Panel small>
          <Stack gap={12}>
            <Row gap={12} justify="space-between">
              <Text strong>{text.heading(sourced.length)}</Text>
              <Text num>{text.goods(formatMoney(amount))}</Text>
            </Row>
            <Text as="p" tone="secondary">
              {text.hint}
            </Text>
            <Stack as="ul" gap={8} aria-label={text.list}>
              {kinds.slice(0, MAX_KINDS).map((orders) => (
                <SameOrders key={orders[0]?.shopOrderId} orders={orders} />
              ))}
            </Stack>
            {more > 0 && <SecondLine>{text.more(more)}</SecondLine>}
            <Row gap={8} wrap>
              <Button
                variant="primary"
                onClick={() =>
                  handing.send({
                    type: 'action.ask',
                    subject: {
                      ...{ shopId, shopOrderIds, amount },
                      onDone: (orders) => {
                        setHanded((before) => before + orders);
                        wizard.send({ type: 'sourced.exclude' });
                      },
                    },
                  })
                }
              >
                {text.submit(sourced.length)}
              </Button>
              <Button onClick={() => wizard.send({ type: 'sourced.exclude' })}>{text.leaveOut}</Button>
              <LinkButton variant="text" to={paths.sources}>
                {text.toSources}
              </LinkButton>
            </Row>
          </Stack>
        </Panel>
      )}
      <ConfirmActionDialog actor={handing} texts={text}>
        {(subject) => <p>{text.words(subject.shopOrderIds.length, formatMoney(subject.amount))}</p>}
      </ConfirmActionDialog>
    </>
  );
}

type Order = Plan['sourced'][number];

function whatIsBought({ items, supplier, sourceName }: Order): string {
  const pieces = items.map(({ offerNo, specNo, quantity, price }) => [offerNo, specNo, quantity, price]);
  return JSON.stringify([supplier, sourceName, pieces]);
}

/** Orders that the same is bought for. */
function SameOrders({ orders }: { orders: readonly Order[] }) {
  const [order] = orders;
  if (!order) return null;
  const { items, supplier, sourceName, amount } = order;
  return (
    <Row as="li" gap={12} justify="space-between" align="start">
      <span>
        {items.map(({ offerNo, specNo, title, specName, quantity }) => (
          <Text block key={`${offerNo} ${specNo}`}>
            {text.holds(title, specName, quantity)}
          </Text>
        ))}
        <SecondLine>{[supplier, sourceName].join(' · ')}</SecondLine>
      </span>
      <Text num>{text.same(formatMoney(amount), orders.length)}</Text>
    </Row>
  );
}
