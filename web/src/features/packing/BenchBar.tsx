import { useQuery } from '@apollo/client/react';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import styles from './Bench.module.css';
import type { Bench } from './bench.machine.ts';
import { benchText as text } from './bench.text.ts';
import { LoadBenchWave } from './packing.graphql.ts';
import { benchPath, wavesPath } from './packingPaths.ts';

/** Which wave is packed and how far it is, who packs, and whether the bench sounds. */
export function BenchBar({ bench }: { bench: Bench }) {
  const { waveId, packedBy, muted } = useFields(bench, 'waveId', 'packedBy', 'muted');
  return (
    <Row gap={12} below={12} wrap>
      {waveId === null ? <Text strong>{text.anyParcel}</Text> : <WaveProgress id={waveId} />}
      <LinkButton variant="text" to={wavesPath}>
        {text.chooseWave}
      </LinkButton>
      {waveId !== null && (
        <LinkButton variant="text" to={benchPath()}>
          {text.leaveWave}
        </LinkButton>
      )}
      <Grow />
      <Input
        className={styles.packer}
        aria-label={text.packer}
        placeholder={`${text.packer}（${text.packerHint}）`}
        maxLength={20}
        value={packedBy}
        onChange={(name) => bench.send({ type: 'packer.name', packedBy: name })}
      />
      <Button onClick={() => bench.send({ type: 'sound.toggle' })}>{text.sound(muted)}</Button>
    </Row>
  );
}

function WaveProgress({ id }: { id: number }) {
  const { data } = useQuery(LoadBenchWave, { variables: { id }, context: { quiet: 'outages' } });
  const [wave] = data?.waves.list ?? [];
  if (!wave) return null;
  const { waveNo, warehouseName, done, parcelCount, gone, closedAt } = wave;
  return (
    <>
      <Text strong>{text.wave(waveNo, warehouseName)}</Text>
      <div className={styles.wave}>
        <Progress label={text.progressLabel} value={done} max={Math.max(parcelCount, 1)}>
          {text.progress(done, parcelCount)}
        </Progress>
      </div>
      {gone > 0 && <Text tone="danger">{text.gone(gone)}</Text>}
      {closedAt !== null && <Message tone="warning">{text.closed}</Message>}
    </>
  );
}
