import type { WebhookEvent, WebhookInput, WebhookRowFragment } from '../../graphql/generated/graphql.ts';
import { eventGroupNames, logText, formText as text } from './webhooks.text.ts';

export type Endpoint = WebhookRowFragment;
const TEST_EVENT = 'webhook.test';
export type PossibleEvent = { event: WebhookEvent; name: string };

/** What is edited: an endpoint, or null for a new one, whose secret is shown once. */
export interface EditedEndpoint {
  endpoint: Endpoint | null;
  events: readonly PossibleEvent[];
  onCreated: (secret: string) => void;
}

export interface EndpointForm {
  url: string;
  events: readonly WebhookEvent[];
  description: string;
  enabled: boolean;
}
export type EndpointProblems = Partial<Record<keyof EndpointForm, string>>;

export const blankEndpoint: EndpointForm = { url: '', events: [], description: '', enabled: true };

export function formOf({ endpoint }: EditedEndpoint): EndpointForm {
  if (!endpoint) return blankEndpoint;
  const { url, events, description, status } = endpoint;
  return { url, events, description, enabled: status !== 'OFF' };
}

export function endpointProblems({ url, events }: EndpointForm): EndpointProblems {
  return {
    ...(url.trim() === '' && { url: text.urlMissing }),
    ...(events.length === 0 && { events: text.eventsMissing }),
  };
}

export function endpointInput({ url, events, description }: EndpointForm): WebhookInput {
  return { url: url.trim(), events: [...events], description: description.trim() };
}

/** Events by what they are about, in the order of the service. */
export function eventGroups(events: readonly PossibleEvent[]) {
  return [...Map.groupBy(events, ({ event }) => event.split('_')[0] ?? event)].map(([noun, ofNoun]) => ({
    name: eventGroupNames[noun] ?? noun,
    choices: ofNoun.map(({ event, name }) => ({ value: event, label: name })),
  }));
}

/** What people call what a message names, such as `parcel.shipped`; as it is where it has no words. */
export function nameOfEvent(event: string, possible: readonly PossibleEvent[]): string {
  if (event === TEST_EVENT) return logText.testEvent;
  return possible.find((one) => one.event === event.toUpperCase().replace('.', '_'))?.name ?? event;
}

/** The words of these events; one that has none is named as it is. */
export function eventNames(events: readonly WebhookEvent[], possible: readonly PossibleEvent[]): string[] {
  const names = new Map(possible.map(({ event, name }) => [event, name]));
  return events.map((event) => names.get(event) ?? event);
}
