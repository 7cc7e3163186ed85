import { type GraphQLSchema, isEnumType } from 'graphql';
import { MAX_STREAMS } from '../../api/src/modules/changeFeed/eventStream.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../api/src/modules/webhooks/webhookEvents.ts';
import { CONSOLE_REFUSALS, REFUSALS } from '../../api/src/shared/refusal.ts';
import { limits } from '../../gateway/src/graph/limits.ts';
import { type Policy, rateLimits } from '../../gateway/src/rates/rateLimits.ts';
import { limitNames, policyNames, text } from './docs.text.ts';
import { code, escaped, table } from './html.ts';
import { inline } from './markdown.ts';
import { WEBHOOK_EXAMPLES } from './webhookExamples.ts';

const anchored = (id: string) => `<a id="${id}" href="#${id}">${code(id)}</a>`;

/** Every refusal of the public API, and what the graph says of its key. */
export function errorKeys(schema: GraphQLSchema) {
  const type = schema.getType('ErrorKey');
  const said = new Map(
    isEnumType(type) ? type.getValues().map(({ name, description }) => [name, description ?? '']) : [],
  );
  const told = Object.entries(REFUSALS).filter(([key]) => !(key in CONSOLE_REFUSALS));
  const known = new Set(told.map(([key]) => key));
  // Of the gateway: an api that did not answer.
  const others = [...said.keys()].filter((key) => !known.has(key));
  return [
    ...told.map(([key, { status, msg }]) => ({
      key,
      status: String(status),
      msg,
      said: said.get(key) ?? '',
    })),
    ...others.map((key) => ({ key, status: '', msg: '', said: said.get(key) ?? '' })),
  ];
}

export function errorsContent(schema: GraphQLSchema): string {
  const rows = errorKeys(schema).map(({ key, status, msg, said }) => [
    anchored(key),
    status,
    escaped(msg),
    inline(said),
  ]);
  return table(text.error, rows);
}

const AT = '2026-11-29T10:00:00.120+08:00';

export function webhooksContent(): string {
  return Object.entries(WEBHOOK_EVENTS)
    .map(([event, { name, kinds }]) => {
      const data = { ...WEBHOOK_EXAMPLES[event as WebhookEvent], updatedAt: AT };
      const body = JSON.stringify({ type: event, timestamp: AT, data }, null, 2);
      const who = kinds.map((kind) => text.kinds[kind]).join('、');
      return `<section id="${event}"><h3><a href="#${event}">${event}</a><span class="badge">${who}</span></h3><p>${escaped(name)}</p><pre><code>${escaped(body)}</code></pre></section>`;
    })
    .join('\n');
}

export function limitsContent(): string {
  const { rootFields, aliases, cost } = limits;
  const values: Record<keyof typeof limitNames, number> = {
    ...limits,
    aliases: aliases.query,
    rootFieldsOfQuery: rootFields.query,
    rootFieldsOfMutation: rootFields.mutation,
    costOfVisitor: cost.visitor,
    costSignedIn: cost.signedIn,
    streams: MAX_STREAMS,
  };
  const rows = Object.entries(limitNames).map(([name, words]) => [
    escaped(words),
    number(values[name as keyof typeof limitNames]),
  ]);
  const rates = Object.entries(rateLimits).map(([policy, { requests, cost: points }]) => [
    escaped(policyNames[policy as Policy]),
    number(requests),
    number(points),
  ]);
  return `${table(text.limit, rows)}${table(text.rate, rates)}<p>${text.noRates}</p>`;
}

const number = (value: number) => value.toLocaleString('en-US');
