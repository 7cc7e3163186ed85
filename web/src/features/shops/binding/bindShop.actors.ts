import type { ApolloClient } from '@apollo/client';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { invalidate } from '../../../graphql/invalidate.ts';
import { runMutation, runQuery } from '../../../graphql/runOperation.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { AuthoriseShop, LoadBindings } from '../shared/shops.graphql.ts';
import { type Authorised, bindShopMachine, type ShopCheck } from './bindShop.machine.ts';
import { type Binding, type Bound, readAnswer, wasBound } from './bindShop.rules.ts';
import { bindShopText } from './bindShop.text.ts';

const LOOK_EVERY_MS = 500;
const WINDOW = 'popup,width=1080,height=760';

/** Binding on the real graph and in a real window. What it changes is read again: the shops, and what needs a person. */
export function bindShopLogic(client: ApolloClient) {
  let opened: Window | null = null;
  return bindShopMachine.provide({
    actors: {
      authoriseShop: fromPromise<Authorised, Binding | null>(async ({ input, signal }) => {
        if (!input) throw new Error('no shop to bind');
        const bindings = await runQuery(
          client,
          LoadBindings,
          { platform: input.platform },
          { uncached: 'momentary', signal },
        );
        if (isRefusal(bindings)) return bindings;
        const answer = await runMutation(client, AuthoriseShop, input, { uncached: 'private', signal });
        if (isRefusal(answer)) return answer;
        const { url } = answer.authoriseShop;
        return { kind: 'begun', authorisation: { url, before: bindings.shops.list } };
      }),
      findBoundShop: fromPromise<ShopCheck, { binding: Binding | null; before: readonly Bound[] }>(
        async ({ input: { binding, before }, signal }) => {
          if (!binding) throw new Error('no shop to look for');
          const { platform } = binding;
          const now = await runQuery(
            client,
            LoadBindings,
            { platform },
            { uncached: 'momentary', signal, warnOnRefusal: true },
          );
          if (isRefusal(now)) return { kind: 'notYet' };
          return { kind: wasBound(before, now.shops.list) ? 'bound' : 'notYet' };
        },
      ),
      watchWindow: fromCallback<EventObject>(({ sendBack }) => {
        const subscribe = ({ origin, data }: MessageEvent<unknown>) => {
          const answer = origin === location.origin ? readAnswer(data) : null;
          if (answer) sendBack({ type: 'answer.received', ...answer });
        };
        window.addEventListener('message', subscribe);
        if (!opened) sendBack({ type: 'window.blocked' });
        const timer = setInterval(() => {
          if (!opened?.closed) return;
          clearInterval(timer);
          sendBack({ type: 'window.closed' });
        }, LOOK_EVERY_MS);
        return () => {
          window.removeEventListener('message', subscribe);
          clearInterval(timer);
        };
      }),
    },
    actions: {
      openWindow: () => {
        opened = window.open('about:blank', '_blank', WINDOW);
      },
      sendWindow: (_, answer) => {
        if (opened && !opened.closed && answer.kind === 'begun')
          opened.location.href = answer.authorisation.url;
      },
      closeWindow: () => {
        opened?.close();
        opened = null;
      },
      announce: (_, { binding }) => {
        toast.success(binding?.shopName ? bindShopText.renewed(binding.shopName) : bindShopText.bound);
        void invalidate(client, 'shopBound');
      },
    },
  });
}
