import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { ListBasketLines } from '../../graphql/basketLines.graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { shipBasketPath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { useSession } from '../session/useSession.ts';
import styles from './BasketPage.module.css';
import { changePieces, takeOut } from './basketActions.ts';
import { basketText as text } from './basketLines.text.ts';
import { type BasketLine, byWarehouse, goodsFeeOf, obstacleTo } from './chosenLines.ts';
import { WarehousePanel } from './WarehousePanel.tsx';

/** What a buyer is about to order, by warehouse; what is chosen of it goes to the same recipients. */
export default function BasketPage() {
  usePageTitle(text.title);
  const { user } = useSession();
  if (user?.kind === 'seller')
    return (
      <EmptyState
        illustration="lock"
        title={text.buyersOnly}
        action={<LinkButton to={paths.home}>{text.toGoods}</LinkButton>}
      />
    );
  return <Basket />;
}

export function Basket() {
  const { data, error, loading, refetch } = useQuery(ListBasketLines, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const lines = data?.basketLines;
  if (error && !lines)
    return <ErrorState busy={loading} message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <div className={styles.page}>
      <Row as="header" gap={12} below={16}>
        <h1>{text.title}</h1>
      </Row>
      {!lines && <Skeleton height={240} />}
      {lines?.length === 0 && (
        <EmptyState
          illustration="box"
          title={text.empty}
          hint={text.emptyHint}
          action={
            <LinkButton variant="primary" to={paths.home}>
              {text.toGoods}
            </LinkButton>
          }
        />
      )}
      {lines && lines.length > 0 && <BasketLines lines={lines} />}
    </div>
  );
}

function BasketLines({ lines }: { lines: readonly BasketLine[] }) {
  const changing = useFlow(changePieces);
  const removing = useFlow(takeOut);
  /** All that can be ordered is chosen, but for these. */
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const isChosen = ({ id, state }: BasketLine) => state === 'OK' && !left.has(id);
  const choose = (some: readonly BasketLine[], chosen: boolean) => {
    const ids = new Set(some.map(({ id }) => id));
    setLeft(chosen ? left.difference(ids) : left.union(ids));
  };
  const chosen = lines.filter(isChosen);
  const gone = lines.filter(({ state }) => state === 'OFF_SALE');
  return (
    <>
      <Stack gap={16}>
        {byWarehouse(lines).map((warehouse) => (
          <WarehousePanel
            key={warehouse.warehouseId}
            {...warehouse}
            {...{ isChosen, changing, removing }}
            onChoose={choose}
          />
        ))}
        {gone.length > 0 && (
          <Row justify="flex-end">
            <Button
              variant="text"
              icon="trash"
              onClick={() => removing.send({ type: 'action.run', subject: gone.map(({ id }) => id) })}
            >
              {text.clearGone(gone.length)}
            </Button>
          </Row>
        )}
      </Stack>
      <ChosenBar chosen={chosen} />
    </>
  );
}

/** What is chosen, what it costs for one recipient, and the way on. Always in sight. */
function ChosenBar({ chosen }: { chosen: readonly BasketLine[] }) {
  const obstacle = obstacleTo(chosen);
  const warehouses = byWarehouse(chosen).length;
  return (
    <div className={styles.bar}>
      {obstacle && chosen.length > 0 && <Message tone="warning">{obstacle}</Message>}
      <Row gap={16} wrap justify="space-between">
        <span>
          <Text as="p" num>
            {text.chosen(chosen.length, warehouses)}
          </Text>
          {warehouses > 1 && (
            <Text as="p" small tone="secondary" num>
              {text.orders(warehouses)}
            </Text>
          )}
        </span>
        <Row as="span" gap={16}>
          <span>
            <Text tone="secondary">{text.perRecipient}</Text>{' '}
            <Price fen={goodsFeeOf(chosen)} size="large" strong />
          </span>
          {obstacle ? (
            <Button variant="primary" size="large" disabled>
              {text.next}
            </Button>
          ) : (
            <LinkButton variant="primary" size="large" to={shipBasketPath(chosen.map(({ id }) => id))}>
              {text.next}
            </LinkButton>
          )}
        </Row>
      </Row>
    </div>
  );
}
