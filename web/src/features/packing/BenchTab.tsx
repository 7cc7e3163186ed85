import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { labelComponent } from '../labels/components/openComponent.ts';
import { BenchBar } from './BenchBar.tsx';
import { BenchView } from './BenchView.tsx';
import { benchLogic } from './bench.actors.ts';
import { benchNumber, loadBenchSettings } from './benchStorage.ts';
import { benchParams } from './packingPaths.ts';

/** The packing bench, for the wave that the address names or for any parcel. */
export default function BenchTab() {
  const [search] = useSearchParams();
  const { wave } = benchParams.read(search);
  return <OpenBench key={wave ?? 'any'} waveId={wave} />;
}

function OpenBench({ waveId }: { waveId: number | null }) {
  const client = useApolloClient();
  const [component] = useState(labelComponent);
  useEffect(() => () => component.close(), [component]);
  const [input] = useState(() => ({ waveId, bench: benchNumber(), ...loadBenchSettings() }));
  const bench = useActorRef(
    useMemo(() => benchLogic(client, component), [client, component]),
    { input },
  );
  return (
    <>
      <BenchBar bench={bench} />
      <BenchView bench={bench} />
    </>
  );
}
