import type { ApolloClient } from '@apollo/client';
import { refusedField } from '../../fields/refusedField.ts';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import {
  blankEndpoint,
  type EditedEndpoint,
  type EndpointForm,
  type EndpointProblems,
  endpointInput,
  endpointProblems,
  formOf,
} from './webhookForm.ts';
import {
  CreateWebhook,
  DeleteWebhook,
  ResendWebhookMessage,
  RotateWebhookSecret,
  TestWebhook,
  UpdateWebhook,
  WakeWebhook,
} from './webhooks.graphql.ts';
import { formText, logText, removeText, rotateText, webhooksText } from './webhooks.text.ts';

export type EditingEndpoint = EditRecord<EditedEndpoint, EndpointForm, EndpointProblems>;
export type EndpointSubject = { id: number; url: string };
export type RotatedEndpoint = EndpointSubject & { onRotated: (secret: string) => void };
export type RemovingEndpoint = ConfirmAction<EndpointSubject>;
export type RotatingEndpoint = ConfirmAction<RotatedEndpoint>;

/** Adding an endpoint, or changing one. */
export const editEndpoint = (client: ApolloClient) =>
  editRecord({
    blank: blankEndpoint,
    fill: formOf,
    validate: endpointProblems,
    // A secret stays in no cache.
    save: async (form: EndpointForm, { endpoint }: EditedEndpoint): Promise<string | null | Refusal> => {
      const input = endpointInput(form);
      if (endpoint) {
        const variables = { id: endpoint.id, input, enabled: form.enabled };
        const changed = await runMutation(client, UpdateWebhook, variables);
        return isRefusal(changed) ? changed : null;
      }
      const added = await runMutation(client, CreateWebhook, { input }, { uncached: 'private' });
      return isRefusal(added) ? added : added.createWebhook.secret;
    },
    refusedAt,
    onSaved: ({ onCreated }, secret) =>
      secret === null ? toast.success(formText.updated) : onCreated(secret),
  });

function refusedAt(refusal: Refusal): EndpointProblems | null {
  if (refusal.errorKey === 'WEBHOOK_URL') return { url: refusal.msg };
  const [field = ''] = refusedField(refusal)?.split('.') ?? [];
  return Object.hasOwn(blankEndpoint, field) ? { [field]: refusal.msg } : null;
}

export const removeEndpoint = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: EndpointSubject) => runMutation(client, DeleteWebhook, { id }),
    onDone: () => toast.success(removeText.done),
  });

/** A new secret, which is shown once. */
export const rotateSecret = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: RotatedEndpoint) =>
      runMutation(client, RotateWebhookSecret, { id }, { uncached: 'private' }),
    onDone: ({ onRotated }, { rotateWebhookSecret: { secret } }) => {
      toast.success(rotateText.done);
      onRotated(secret);
    },
  });

/** Ends the rest of an endpoint, without a question. */
export const wakeEndpoint = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: EndpointSubject) => runMutation(client, WakeWebhook, { id }),
    onDone: () => toast.success(webhooksText.woken),
    lost: webhooksText.notWoken,
  });

export const testEndpoint = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: EndpointSubject) => runMutation(client, TestWebhook, { id }),
    onDone: () => toast.success(webhooksText.tested),
    lost: webhooksText.notTested,
  });

export const resendMessage = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: { id: number }) => runMutation(client, ResendWebhookMessage, { id }),
    onDone: () => toast.success(logText.resent),
    lost: logText.notResent,
  });
