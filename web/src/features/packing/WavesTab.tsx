import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { ChoiceFilters, ListFilters, namedOptions } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { ListPackingWarehouses, ListWaves } from './packing.graphql.ts';
import { benchPath, waveFilter, wavesParams } from './packingPaths.ts';
import { CloseWaveDialog, NewWaveDialog } from './WaveDialogs.tsx';
import { WaveDrawer } from './WaveDrawer.tsx';
import { waveColumns } from './waveColumns.tsx';
import { blankWave, closeWave, newWave } from './waveFlows.ts';
import { waveFilterText as filterText, wavesText as text, waveStateNames } from './waves.text.ts';

const STATES = Object.entries(waveStateNames).map(([value, label]) => ({
  value: value as keyof typeof waveStateNames,
  label,
}));

/** The waves of a supplier: made of what waits, printed, packed and closed. */
export default function WavesTab() {
  const navigate = useNavigate();
  const list = useList({
    params: wavesParams,
    document: ListWaves,
    variables: (query) => ({ filter: waveFilter(query), page: query.page, pageSize: 20 }),
    pick: ({ waves }) => waves,
  });
  const { data } = useQuery(ListPackingWarehouses, { context: { quiet: 'outages' } });
  const [looked, setLooked] = useState<number | null>(null);
  const [make] = useState(() => newWave((id) => setLooked(id)));
  const making = useFlow(make);
  const closing = useFlow(closeWave);
  const warehouses = data?.sellerWarehouses.list ?? [];
  const add = () =>
    making.send({
      type: 'editor.open',
      item: { ...blankWave, warehouseId: list.query.warehouseId ?? null },
    });
  const addButton = (
    <Button variant="primary" icon="plus" onClick={add}>
      {text.add}
    </Button>
  );
  return (
    <>
      <ListFilters
        list={list}
        text={filterText}
        choiceWidth={176}
        end={
          <>
            <LinkButton icon="box" to={benchPath()}>
              {text.bench}
            </LinkButton>
            {addButton}
          </>
        }
      >
        <Segmented
          label={filterText.state}
          value={list.query.state ?? 'open'}
          choices={STATES}
          onChange={(state) => list.change({ state })}
        />
        <ChoiceFilters list={list} text={filterText} options={{ warehouseId: namedOptions(warehouses) }} />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={waveColumns({
          onLook: ({ id }) => setLooked(id),
          onClose: (wave) => closing.send({ type: 'action.ask', subject: wave }),
        })}
        none={<EmptyState illustration="box" title={text.none} hint={text.noneHint} action={addButton} />}
        text={{ ...text, reset: filterText.reset }}
      />
      <NewWaveDialog actor={making} warehouses={warehouses} />
      <CloseWaveDialog actor={closing} />
      <WaveDrawer id={looked} onClose={() => setLooked(null)} onPack={(id) => void navigate(benchPath(id))} />
    </>
  );
}
