import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { IgnoreSuggestion } from './afterSales.graphql.ts';
import { openingText as text } from './openCase.text.ts';

/** A buyer does not want what is suggested for a parcel. */
export const dismissSuggestion = (client: ApolloClient, onDismissed?: () => void) =>
  confirmAction({
    run: (parcelId: number) => runMutation(client, IgnoreSuggestion, { parcelId }),
    onDone: () => {
      toast.success(text.dismissed);
      onDismissed?.();
    },
    lost: text.lost,
  });
