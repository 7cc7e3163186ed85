import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useMay } from '../consoleActors.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { adjustBalance } from './adjustBalance.ts';
import { LoadAdjustTerms } from './wallets.graphql.ts';
import { adjustText as text } from './wallets.text.ts';

interface Props {
  accountId: number;
  /** Of the order or parcel that the page is about. */
  number?: string;
}

/** Compensates an account or adjusts its balance, where the operator may; for any page about an account. */
export function AdjustButtons({ accountId, number = '' }: Props) {
  const client = useApolloClient();
  const adjusting = useFlow(adjustBalance);
  const [reading, setReading] = useState<boolean | null>(null);
  const [mayCompensate, mayAdjust] = [useMay('money.compensate'), useMay('money.adjust')];
  const open = async (isCompensation: boolean) => {
    setReading(isCompensation);
    try {
      const { data } = await client.query({
        query: LoadAdjustTerms,
        variables: { accountId, isCompensation },
        fetchPolicy: 'network-only',
        context: { quiet: true },
      });
      if (data)
        adjusting.send({
          type: 'editor.open',
          item: { terms: data.adjustTerms, isCompensation, number },
        });
    } catch (error) {
      toast.warning(failureText(error as Error));
    } finally {
      setReading(null);
    }
  };
  return (
    <>
      {mayAdjust && (
        <Button loading={reading === false} onClick={() => void open(false)}>
          {text.adjust}
        </Button>
      )}
      {mayCompensate && (
        <Button variant="primary" loading={reading === true} onClick={() => void open(true)}>
          {text.compensate}
        </Button>
      )}
      <AdjustDialog actor={adjusting} />
    </>
  );
}
