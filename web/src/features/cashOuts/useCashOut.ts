import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { realNameLogic } from '../accounts/realName.actors.ts';
import type { RealName } from '../accounts/realName.selectors.ts';
import { useCodeCountdown } from '../codeCountdown/useCodeCountdown.ts';
import { cashOutLogic } from './cashOut.actors.ts';
import type { CashOut } from './cashOut.selectors.ts';
import { type RevokeSubject, revokeCashOut } from './revokeCashOut.ts';

/** What a page with cash-outs needs: the dialog that asks for one, the check that it may lead to, and the way back. */
export interface CashOutActors {
  cashOut: CashOut;
  realName: RealName;
  revoking: ConfirmAction<RevokeSubject>;
}

/** Cash-outs of a page; they end with the page. */
export function useCashOut(): CashOutActors {
  const client = useApolloClient();
  const { sender: codes } = useCodeCountdown('CASH_OUT');
  const realName = useFlow(realNameLogic);
  const cashOut = useActorRef(
    useMemo(() => cashOutLogic({ client, codes, realName }), [client, codes, realName]),
  );
  const revoking = useFlow(revokeCashOut);
  return { cashOut, realName, revoking };
}
