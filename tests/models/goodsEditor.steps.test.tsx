// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { GoodsEditorView } from '../../web/src/features/sellerGoods/GoodsEditorView.tsx';
import { goodsEditorMachine } from '../../web/src/features/sellerGoods/goodsEditor.machine.ts';
import type { LoadAnswer } from '../../web/src/features/sellerGoods/goodsEditor.setup.ts';
import { stepsText } from '../../web/src/features/sellerGoods/steps/priceSteps.text.ts';
import type { DraftPlace } from '../../web/src/flows/draftEditor.ts';
import '../../web/src/ui/richText/RichText.tsx';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { button, press, submit } from '../support/viewTest.tsx';
import { kept, loaded } from './goodsEditor.samples.ts';

it('saving price steps in the editor of goods saves the steps alone, and the form stays', async () => {
  const priceSteps = { __typename: 'GoodPriceSteps', id: kept.id, perParcel: true, steps: [] };
  const skus = [{ __typename: 'SellerSku', id: 1, name: '', supplyPrice: 100 }];
  const { client, sent } = recordingClient({
    LoadPriceSteps: {
      sellerGood: { __typename: 'SellerGood', id: kept.id, name: kept.name, unit: '件', skus, priceSteps },
    },
    LoadSellerGoodOptions: { categories: [], sellerWarehouses: { list: [] } },
    SavePriceSteps: { savePriceSteps: priceSteps },
  });
  const machine = goodsEditorMachine.provide({
    actors: { loadItem: fromPromise<LoadAnswer, DraftPlace>(async () => loaded(kept)) },
    actions: { saveUnsavedDraft: () => {}, reportGoodName: () => {} },
  });
  const editor = createActor(machine, { input: { account: 'me', id: kept.id } }).start();
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <GoodsEditorView editor={editor} />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await screen.findByText(stepsText.none);
  const before = editor.getSnapshot().value;
  press(button(stepsText.set));
  submit(button(stepsText.save));
  await answered();
  const mutations = sent.filter(([name]) => name === 'SavePriceSteps');
  expect([mutations.length, editor.getSnapshot().value]).toEqual([1, before]);
});
