import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml, PAGE_HEADERS, pageOf } from '../page.ts';
import { text } from './authorizePages.text.ts';
import { type Form, formOf, queryOf } from './forms.ts';
import type { PlatformWorld } from './shopWorld.ts';

/** What it takes to ask a person for one of several consents. */
export type AskingWorld = Pick<PlatformWorld, 'app' | 'name' | 'now' | 'shop' | 'shops' | 'authorisations'>;

/** With what an application sends a person to authorise it. */
export type AuthorizeRequest = { appKey: string; redirectUri: string; state: string };

export type AuthorizeOptions = {
  /** The page's path below the platform's own. */
  path: string;
  /** Reads the platform's parameters; a text says why they cannot be accepted. */
  read: (query: Form) => AuthorizeRequest | string;
  /** What the person takes back to the application: by default `code` and `state`. */
  allowed?: (code: string, state: string) => Record<string, string>;
  denied?: (state: string) => Record<string, string>;
};

type Pending = { redirect: URL; redirectUri: string; state: string; openedAt: number };

const KEPT = 1_000;
const LIFETIME_MS = 10 * 60_000;

/**
 * The page where a person authorises an application for one of the simulated shops, and what becomes of their choice.
 * The code it gives is one of `world.authorisations`.
 */
export function authorizePages(
  world: AskingWorld,
  {
    path,
    read,
    allowed = (code, state) => ({ code, state }),
    denied = (state) => ({ error: 'access_denied', state }),
  }: AuthorizeOptions,
): FastifyPluginAsync {
  const pending = new Map<string, Pending>();
  const refusal = (why: string) => pageFor(world, `<p>${escapeHtml(text.refused(why))}</p>`);

  function requestOf(query: Form): Omit<Pending, 'openedAt'> | string {
    const input = read(query);
    if (typeof input === 'string') return input;
    if (input.appKey !== world.app.key) return 'invalid app key';
    const redirect = URL.parse(input.redirectUri);
    if (!redirect || !['http:', 'https:'].includes(redirect.protocol)) return 'invalid redirect_uri';
    return { redirect, redirectUri: input.redirectUri, state: input.state };
  }

  return async (app) => {
    app.get(path, async (request, reply) => {
      const requested = requestOf(queryOf(request));
      if (typeof requested === 'string')
        return reply.code(400).headers(PAGE_HEADERS).send(refusal(requested));
      const key = randomBytes(16).toString('hex');
      pending.set(key, { ...requested, openedAt: world.now().getTime() });
      const [oldest] = pending.keys();
      if (oldest !== undefined && pending.size > KEPT) pending.delete(oldest);
      return reply
        .headers(headersFor(requested.redirect))
        .send(choicePage(world, `${app.prefix}${path}/decision`, key));
    });

    app.post(`${path}/decision`, async (request, reply) => {
      const form = formOf(request);
      const requested = pending.get(form.get('key') ?? '');
      const shop = world.shop(form.get('shop') ?? '');
      const decision = form.get('decision');
      const isOver = !requested || world.now().getTime() - requested.openedAt > LIFETIME_MS;
      if (isOver || (decision === 'allow' ? !shop : decision !== 'deny')) {
        return reply
          .code(410)
          .headers(PAGE_HEADERS)
          .send(pageFor(world, `<p>${text.over}</p>`));
      }
      pending.delete(form.get('key') ?? '');
      const back = new URL(requested.redirect);
      const said =
        shop && decision === 'allow'
          ? allowed(world.authorisations.openCode(shop.shopId, requested.redirectUri), requested.state)
          : denied(requested.state);
      for (const [name, value] of Object.entries(said)) back.searchParams.set(name, value);
      return reply.headers(headersFor(requested.redirect)).redirect(back.href, 303);
    });
  };
}

/** Browsers hold the address that a form's answer leads to against the page's policy as well. */
function headersFor({ origin }: URL): Record<string, string> {
  const policy = PAGE_HEADERS['content-security-policy'].replace(
    "form-action 'self'",
    `form-action 'self' ${origin}`,
  );
  return { ...PAGE_HEADERS, 'content-security-policy': policy };
}

function pageFor({ name }: AskingWorld, content: string): string {
  return pageOf({ title: text.title(name), notice: text.notice(name), content });
}

function choicePage(world: AskingWorld, action: string, key: string): string {
  const shops = world.shops.map(
    ({ shopId, name }, index) =>
      `<p><label><input type="radio" name="shop" value="${shopId}"${index === 0 ? ' checked' : ''}> ${escapeHtml(name)}</label></p>`,
  );
  return pageFor(
    world,
    `<dl>
<div><dt>${text.app}</dt><dd>${escapeHtml(world.app.name)}</dd></div>
</dl>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="key" value="${key}">
<fieldset><legend>${text.choose}</legend>
${shops.join('\n')}
</fieldset>
<button class="main" name="decision" value="allow">${text.allow}</button>
<button name="decision" value="deny">${text.deny}</button>
</form>`,
  );
}
