import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { isBusy } from '../../lib/selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { wavesPath } from './packingPaths.ts';
import { MAX_WAVE, waveOfChosen } from './waveFlows.ts';
import { chosenWaveText as text } from './waves.text.ts';

/** Makes a wave of chosen parcels and leads to it. */
export function WaveButton({ parcelIds }: { parcelIds: readonly number[] }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const making = useActorRef(
    useMemo(() => waveOfChosen(client, () => void navigate(wavesPath)), [client, navigate]),
  );
  const busy = useSelector(making, isBusy);
  return (
    <Button
      size="small"
      loading={busy}
      disabled={parcelIds.length > MAX_WAVE}
      onClick={() => making.send({ type: 'action.run', subject: parcelIds })}
    >
      {text.button(parcelIds.length)}
    </Button>
  );
}
