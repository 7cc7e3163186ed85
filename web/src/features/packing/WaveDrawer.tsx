import { useQuery } from '@apollo/client/react';
import type { LoadWaveQuery } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { type Column, Table } from '../../ui/data/Table.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { PrintButton } from '../labels/PrintButton.tsx';
import { LoadWave } from './packing.graphql.ts';
import { waveDetailText as text, waveParcelNames, waveParcelTones, wavesText } from './waves.text.ts';

type WaveParcel = LoadWaveQuery['waves']['list'][number]['parcels'][number];

const column = columnsNamed<WaveParcel, 'place' | 'parcel' | 'goods' | 'state'>(text);
const columns: Column<WaveParcel>[] = [
  column('place', 60, ({ place }) => <Text num>{place}</Text>, { align: 'right' }),
  column('parcel', 216, ({ packageNo, waybillNo }) => (
    <>
      <Text num>{packageNo}</Text>
      <SecondLine num>{waybillNo ?? text.noWaybill}</SecondLine>
    </>
  )),
  column('goods', undefined, ({ goods }) => <Text anywhere>{goods}</Text>),
  column('state', 168, State),
];

function State({ state, skipReason, packedAt, packedBy }: WaveParcel) {
  return (
    <>
      <StatusDot tone={waveParcelTones[state]}>{waveParcelNames[state]}</StatusDot>
      {state === 'PACKED' && packedAt && (
        <SecondLine>{text.packedBy(packedBy, formatDateTime(packedAt))}</SecondLine>
      )}
      {state === 'WAITING' && skipReason !== '' && <SecondLine>{text.skipped(skipReason)}</SecondLine>}
    </>
  );
}

interface Props {
  /** Of the wave; null while none is looked at. */
  id: number | null;
  onClose: () => void;
  onPack: (id: number) => void;
}

/** The parcels of a wave in the order of their places, and what is printed of them. */
export function WaveDrawer({ id, onClose, onPack }: Props) {
  const { data, error, refetch } = useQuery(LoadWave, {
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const [wave] = id === null ? [] : (data?.waves.list ?? []);
  const live = wave?.parcels.filter(({ state }) => state !== 'GONE') ?? [];
  const printed = live.map(({ parcelId, packageNo, waybillNo }) => ({
    id: parcelId,
    packageNo,
    waybillNo,
  }));
  return (
    <Drawer
      open={id !== null}
      title={wave ? text.title(wave.waveNo) : text.loading}
      width={880}
      onClose={onClose}
      actions={
        wave?.closedAt === null && (
          <Button variant="primary" onClick={() => onPack(wave.id)}>
            {wavesText.pack}
          </Button>
        )
      }
    >
      {error && !wave && (
        <Message tone="warning" action={<Button onClick={() => void refetch()}>{wavesText.look}</Button>}>
          {text.failed}
        </Message>
      )}
      {wave && (
        <>
          <Row below={8}>
            <PrintButton kind="PICKING" parcels={printed} />
            <PrintButton kind="LABELS" parcels={printed.filter(({ waybillNo }) => waybillNo !== null)} />
          </Row>
          <Text as="p" tone="secondary" small below={12}>
            {text.print}
          </Text>
          <Table label={text.list} columns={columns} rows={wave.parcels} rowKey={({ place }) => place} />
        </>
      )}
    </Drawer>
  );
}
