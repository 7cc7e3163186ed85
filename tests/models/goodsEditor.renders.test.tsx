// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { GoodForm } from '../../web/src/features/sellerGoods/goodForm.ts';
import { goodsEditorMachine } from '../../web/src/features/sellerGoods/goodsEditor.machine.ts';
import type { LoadAnswer } from '../../web/src/features/sellerGoods/goodsEditor.setup.ts';
import { BasicsCard } from '../../web/src/features/sellerGoods/parts/BasicsCard.tsx';
import { PricesCard } from '../../web/src/features/sellerGoods/parts/PricesCard.tsx';
import { SaleCard } from '../../web/src/features/sellerGoods/parts/SaleCard.tsx';
import { StocksCard } from '../../web/src/features/sellerGoods/parts/StocksCard.tsx';
import { SkusCard } from '../../web/src/features/sellerGoods/skus/SkusCard.tsx';
import type { DraftPlace } from '../../web/src/flows/draftEditor.ts';
import '../../web/src/ui/richText/RichText.tsx';
import { loaded } from './goodsEditor.samples.ts';

/** Opens the form at once, and keeps nothing. */
const quietEditor = goodsEditorMachine.provide({
  actors: { loadItem: fromPromise<LoadAnswer, DraftPlace>(async () => loaded(null)) },
  actions: { saveUnsavedDraft: () => {} },
});

const cards = { basics: BasicsCard, skus: SkusCard, prices: PricesCard, sale: SaleCard, stocks: StocksCard };
type Card = keyof typeof cards;

afterEach(cleanup);

/** The cards of the editor for new goods; `rendersAfter` answers which of them an edit renders again, and how often. */
async function openEditor() {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const editor = createActor(quietEditor, { input: { account: 'me', id: null } }).start();
  const counts = new Map<string, number>();
  const count = (id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <MemoryRouter>
          {(Object.keys(cards) as Card[]).map((id) => {
            const Card = cards[id];
            return (
              <Profiler key={id} id={id} onRender={count}>
                <Card editor={editor} />
              </Profiler>
            );
          })}
        </MemoryRouter>
      </ApolloProvider>,
    );
  });
  return {
    rendersAfter: (change: Partial<GoodForm>) => {
      counts.clear();
      act(() => editor.send({ type: 'form.edit', change }));
      return Object.fromEntries(counts);
    },
  };
}

describe('the editor of goods', () => {
  it('renders only the card of the field that is typed in', async () => {
    const { rendersAfter } = await openEditor();
    expect(rendersAfter({ name: '毛巾' })).toEqual({ basics: 1 });
    expect(rendersAfter({ supplyPrice: '12.5' })).toEqual({ prices: 1 });
    expect(rendersAfter({ isGift: true })).toEqual({ sale: 1 });
  });

  it('renders every card that shows the unit when the unit changes', async () => {
    const { rendersAfter } = await openEditor();
    expect(rendersAfter({ unit: '条' })).toEqual({ prices: 1, sale: 1 });
  });
});
