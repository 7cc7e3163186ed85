import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { RegionCodes } from '../../fields/region.ts';
import { browserStorage } from '../../lib/storage.ts';
import { destinationStore, nowhere } from './destination.ts';
import { LoadViewerRegion } from './goods.graphql.ts';

/** Where fees are looked up to: what was chosen last, else where the viewer seems to be. */
export function useDestination() {
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
