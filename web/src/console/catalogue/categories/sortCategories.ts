import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runMutation.ts';
import { SortCategories } from '../catalogue.graphql.ts';
import { catalogueText as text } from '../catalogue.text.ts';

/** Puts all categories in another order. */
export const sortCategories = (client: ApolloClient) =>
  confirmAction({
    run: (ids: number[]) => runMutation(client, SortCategories, { ids }),
    onDone: () => {},
    lost: text.sortLost,
  });
