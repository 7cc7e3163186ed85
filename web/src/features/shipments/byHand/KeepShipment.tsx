import { useSelector } from '@xstate/react';
import { KeepTemplateButton } from '../../shipmentTemplates/KeepTemplateButton.tsx';
import { selectKept, type Wizard } from './flow/shipByHand.selectors.ts';

interface Props {
  wizard: Wizard;
  variant?: 'secondary' | 'text';
}

/** Keeps what is sent, without its recipients, as a template. Of several warehouses what the first sends. */
export function KeepShipment({ wizard, variant }: Props) {
  const kept = useSelector(wizard, selectKept);
  return (
    kept && (
      <KeepTemplateButton kept={{ content: kept.content }} goods={kept.goods} {...(variant && { variant })} />
    )
  );
}
