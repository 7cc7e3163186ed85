import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { RegionField } from '../../fields/RegionField.tsx';
import type { RegionCodes } from '../../fields/region.ts';
import { browserStorage } from '../../lib/storage.ts';
import { Text } from '../../ui/base/Text.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { destinationStore, nowhere } from './destination.ts';
import styles from './GoodsChoices.module.css';
import type { Good, GoodSku, GoodWarehouse } from './goodDetail.ts';
import { LoadViewerRegion } from './goods.graphql.ts';
import { goodsText } from './goods.text.ts';
import { CourierChoice, WarehouseChoice } from './ShippingChoices.tsx';

interface Props {
  good: Good;
  /** Of which the warehouses tell the stock; null before one is chosen. */
  sku: GoodSku | null;
  warehouse: GoodWarehouse | null;
  courierId: number | null;
  /** In a parcel. */
  pieces: number;
  onChoosePieces: (pieces: number) => void;
  onChooseWarehouse: (id: number) => void;
  onChooseCourier: (id: number | null) => void;
}

/** From where, to where and by whom. */
export function GoodsChoices(props: Props) {
  const { good, sku, warehouse, courierId, pieces, onChoosePieces, onChooseWarehouse, onChooseCourier } =
    props;
  const { destination, choose } = useDestination();
  return (
    <>
      <WarehouseChoice good={good} chosen={warehouse?.id ?? null} onChoose={onChooseWarehouse} />
      {warehouse && (
        <>
          <DeliveryChoice
            good={good}
            destination={destination}
            onChooseDestination={choose}
            pieces={pieces}
            onChoosePieces={onChoosePieces}
          />
          <CourierChoice
            warehouse={warehouse}
            destination={destination}
            grams={(sku?.weight ?? good.weight) * pieces}
            chosen={courierId}
            onChoose={onChooseCourier}
          />
        </>
      )}
    </>
  );
}

interface DeliveryChoiceProps {
  good: Good;
  destination: RegionCodes;
  onChooseDestination: (to: RegionCodes) => void;
  pieces: number;
  onChoosePieces: (pieces: number) => void;
}

/** Where a parcel goes and what is in it: what the fees of the couriers depend on. */
function DeliveryChoice({
  good,
  destination,
  onChooseDestination,
  pieces,
  onChoosePieces,
}: DeliveryChoiceProps) {
  return (
    <Row as="section" wrap gap={24} style={{ rowGap: 'var(--space-12)' }} aria-label={goodsText.delivery}>
      <Row gap={12} className={styles.where}>
        <Text tone="secondary">{goodsText.shipTo}</Text>
        <RegionField aria-label={goodsText.shipTo} value={destination} onChange={onChooseDestination} />
      </Row>
      <Row gap={12}>
        <Text tone="secondary">{goodsText.piecesPerParcel}</Text>
        <NumberInput
          value={pieces}
          onChange={onChoosePieces}
          min={good.minNum}
          max={good.maxNum}
          label={goodsText.piecesPerParcel}
          unit={good.unit}
        />
      </Row>
    </Row>
  );
}

/** Where fees are looked up to: what was chosen last, else where the viewer seems to be. */
function useDestination() {
  const [store] = useState(() => destinationStore(browserStorage()));
  const [chosen, setChosen] = useState(store.load);
  const { data } = useQuery(LoadViewerRegion, { skip: chosen !== null, context: { quiet: 'outages' } });
  const seen = data && { ...data.ipRegion, districtCode: '' };
  const choose = ({ provinceCode, cityCode, districtCode }: RegionCodes) => {
    const codes = { provinceCode, cityCode, districtCode };
    store.save(codes);
    setChosen(codes);
  };
  return { destination: chosen ?? seen ?? nowhere, choose };
}
