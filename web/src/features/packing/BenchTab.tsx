import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { printerAsSet } from '../labels/printAsSet.ts';
import { BenchBar } from './BenchBar.tsx';
import { BenchView } from './BenchView.tsx';
import { benchLogic } from './bench.actors.ts';
import { benchNumber, loadBenchSettings } from './benchStorage.ts';
import { benchParams } from './packingPaths.ts';
import { useGivenBack } from './useGivenBack.ts';

/** The packing bench, for the wave that the address names or for any parcel. */
export default function BenchTab() {
  const [search] = useSearchParams();
  const { wave } = benchParams.read(search);
  return <OpenBench key={wave ?? 'any'} waveId={wave} />;
}

function OpenBench({ waveId }: { waveId: number | null }) {
  const client = useApolloClient();
  const [printer] = useState(() => printerAsSet(client));
  useEffect(() => () => printer.close(), [printer]);
  const [input] = useState(() => ({ waveId, bench: benchNumber(), ...loadBenchSettings() }));
  const bench = useActorRef(
    useMemo(() => benchLogic(client, printer), [client, printer]),
    { input },
  );
  useGivenBack(bench, client);
  return (
    <>
      <BenchBar bench={bench} />
      <BenchView bench={bench} />
    </>
  );
}
