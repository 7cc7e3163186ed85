import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type { ListShipmentTemplatesQuery, ShipmentTemplateInput } from '../../graphql/generated/graphql.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import {
  DeleteShipmentTemplates,
  ListTemplateIds,
  RenameShipmentTemplate,
  SaveShipmentTemplate,
} from './shipmentTemplates.graphql.ts';
import { removalText, nameDialogText as text } from './shipmentTemplates.text.ts';

export type ShipmentTemplate = ListShipmentTemplatesQuery['shipmentTemplates'][number];

/** What a new one holds: a shipment, or what an order held. */
export type KeptShipment = Omit<ShipmentTemplateInput, 'name'>;
/** What is given a name: one that is there, or a shipment that is to be kept. */
export interface NamedTemplate {
  name: string;
  of: { id: number } | KeptShipment;
}
interface NameForm {
  name: string;
}
export type NameTemplate = EditRecord<NamedTemplate, NameForm, Partial<Record<'name', string>>>;

/** Keeping a shipment under a name, or giving a template another one. */
export const nameTemplate = (client: ApolloClient) =>
  editRecord({
    blank: { name: '' },
    fill: ({ name }: NamedTemplate): NameForm => ({ name }),
    validate: (form): Partial<Record<'name', string>> =>
      form.name.trim() === '' ? { name: text.nameMissing } : {},
    save: async (form, { of }, isRetry) => {
      const name = form.name.trim();
      if ('id' in of) {
        const answer = await runMutation(
          client,
          RenameShipmentTemplate,
          { id: of.id, name },
          { awaitReads: true },
        );
        return isRefusal(answer) ? answer : text.renamed;
      }
      // An earlier try may be what is there.
      const known = isRetry ? [] : await knownIds(client);
      const answer = await runMutation(client, SaveShipmentTemplate, { input: { ...of, name } });
      if (isRefusal(answer)) return answer;
      return known.includes(answer.saveShipmentTemplate.id) ? text.isThere(name) : text.saved(name);
    },
    refusedAt: ({ errorKey, msg }) => (errorKey === 'SHIPMENT_TEMPLATE_EXISTS' ? { name: msg } : null),
    onSaved: (_, said) => toast.success(said),
  });

/** Which templates there are, for what is said alone: without an answer nothing is known. */
async function knownIds(client: ApolloClient): Promise<number[]> {
  const answer = await runQuery(client, ListTemplateIds, {}, { uncached: 'ownUse' }).catch(() => null);
  return answer && !isRefusal(answer) ? answer.shipmentTemplates.map(({ id }) => id) : [];
}

export type RemoveTemplate = ConfirmAction<Pick<ShipmentTemplate, 'id' | 'name'>>;

export const removeTemplate = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: Pick<ShipmentTemplate, 'id' | 'name'>) =>
      runMutation(client, DeleteShipmentTemplates, { ids: [id] }, { awaitReads: true }),
    onDone: () => toast.success(removalText.done),
  });
