import type { LoadToShipQuery } from '../../graphql/generated/graphql.ts';
import { parcelListPath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { useSecondsUntil } from '../../ui/base/useSecondsUntil.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/data/cells.tsx';
import { DueCountdown } from '../../ui/data/DueCountdown.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './Workbench.module.css';
import { workbenchText as text } from './workbench.text.ts';

type Warehouse = LoadToShipQuery['toShip']['warehouses'][number];

/** What is still to ship today, by warehouse, and until when. */
export function Cutoffs({ warehouses }: { warehouses: readonly Warehouse[] | undefined }) {
  return (
    <Panel aria-label={text.cutoffs} aria-busy={!warehouses}>
      <Text as="h2" below={12}>
        {text.cutoffs}
      </Text>
      {!warehouses && <Skeleton width="100%" height={40} />}
      {warehouses?.length === 0 && (
        <>
          <Text as="p" tone="secondary" below={8}>
            {text.noWarehouse}
          </Text>
          <LinkButton size="small" to={paths.sellerWarehouses}>
            {text.addWarehouse}
          </LinkButton>
        </>
      )}
      <ul className={styles.rows}>
        {warehouses?.map((warehouse) => (
          <Row as="li" key={warehouse.warehouseId} justify="space-between" gap={12}>
            <span>
              <TextLink to={parcelListPath(`status=PENDING_SHIPMENT&warehouse=${warehouse.warehouseId}`)}>
                {warehouse.name}
              </TextLink>
              <SecondLine>
                {text.toShip(warehouse.toShip)}
                {warehouse.late > 0 && (
                  <Text tone="danger" small>
                    {' · '}
                    {text.late(warehouse.late)}
                  </Text>
                )}
              </SecondLine>
            </span>
            <Cutoff cutoffAt={warehouse.cutoffAt} />
          </Row>
        ))}
      </ul>
    </Panel>
  );
}

function Cutoff({ cutoffAt }: Pick<Warehouse, 'cutoffAt'>) {
  const seconds = useSecondsUntil(cutoffAt === null ? null : Date.parse(cutoffAt));
  if (cutoffAt === null) return <SecondLine>{text.rests}</SecondLine>;
  return seconds === 0 ? (
    <SecondLine>{text.over}</SecondLine>
  ) : (
    <DueCountdown until={cutoffAt} outcome={text.cutoff} />
  );
}
