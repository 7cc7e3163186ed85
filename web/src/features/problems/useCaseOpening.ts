import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirmAction } from '../../flows/confirmAction.ts';
import { runQuery } from '../../graphql/runOperation.ts';
import { casePath } from '../../lib/pagePaths.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { dismissSuggestion } from '../afterSales/dismissSuggestion.ts';
import { type CaseParcel, openCase } from '../afterSales/openCase.ts';
import { FindCaseParcel } from './problems.graphql.ts';
import { problemsText as text } from './problems.text.ts';

/** Reads the parcel of a problem, with what is suggested for it. */
const findCaseParcel = (client: ApolloClient, onFound: (parcel: CaseParcel) => void) =>
  confirmAction({
    run: async (parcelId: number) => {
      const answer = await runQuery(client, FindCaseParcel, { parcelId });
      return isRefusal(answer) ? answer : { parcel: answer.parcels.list[0] };
    },
    onDone: (_, { parcel }) => {
      if (parcel) onFound(parcel);
      else toast.info(text.nothing);
    },
    lost: text.requestFailed,
  });

/** Opens a case for the parcel of a problem, beginning with what is suggested, or dismisses the suggestion. */
export function useCaseOpening(onDismissed: () => void) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const opening = useActorRef(
    useMemo(() => openCase(client, (caseId) => void navigate(casePath(caseId))), [client, navigate]),
  );
  const finding = useActorRef(
    useMemo(
      () => findCaseParcel(client, (item) => opening.send({ type: 'editor.open', item })),
      [client, opening],
    ),
  );
  const dismissing = useActorRef(dismissSuggestion(client, onDismissed));
  return {
    opening,
    find: (parcelId: number) => finding.send({ type: 'action.run', subject: parcelId }),
    dismiss: (parcelId: number) => dismissing.send({ type: 'action.run', subject: parcelId }),
  };
}
