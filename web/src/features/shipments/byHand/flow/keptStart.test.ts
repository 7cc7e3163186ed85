import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { chosen, facts, zhang } from '../../../../../../tests/models/shipByHand.samples.ts';
import { goodOf } from '../../../../../../tests/models/shipmentGood.samples.ts';
import { shirts } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { memoryStorage } from '../../../../lib/storage.ts';
import { noEntry } from '../../shared/wizard/entry.ts';
import { draftStore } from './draft.ts';
import { keptStart } from './keptStart.ts';
import { shipByHandActors } from './shipByHand.actors.ts';

const net = { isThere: true, asked: [] as string[] };

/** The goods and a sender, as long as there is a net. */
function gateway(): ApolloClient {
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      ({ operationName = '', variables }) =>
        new Observable((observer) => {
          net.asked.push(operationName);
          if (!net.isThere) return observer.error(new TypeError('Failed to fetch'));
          const good = goodOf(variables.id === shirts.goodId ? shirts : facts);
          const senders = [{ __typename: 'Sender', id: 5 }];
          const data: Record<string, object> = {
            LoadShipmentGood: { good },
            LoadLastPurchase: { lastPurchase: null },
            ListSenders: { senders },
          };
          observer.next({ data: data[operationName] ?? {} });
          observer.complete();
        }),
    ),
  });
}

function wizard(area = memoryStorage()) {
  const drafts = draftStore(area, 'u-li');
  const actors = shipByHandActors(gateway(), drafts, keptStart(area, 'u-li'), false);
  return {
    drafts,
    open: (entry = noEntry) => toPromise(createActor(actors.openDraft, { input: entry }).start()),
  };
}

beforeEach(() => {
  Object.assign(net, { isThere: true, asked: [] });
  vi.stubGlobal('navigator', {
    get onLine() {
      return net.isThere;
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the by-hand wizard without a net', () => {
  it('opens from its draft, with the goods as they were, and asks nobody', async () => {
    const area = memoryStorage();
    const { drafts } = wizard(area);
    drafts.save({ ...chosen, rows: [zhang], step: 'recipients' });
    const before = await wizard(area).open();
    expect(before).not.toHaveProperty('isOffline');

    Object.assign(net, { isThere: false, asked: [] });
    const opened = await wizard(area).open();
    expect(opened).toMatchObject({
      isOffline: true,
      refusal: null,
      draft: { rows: [zhang], step: 'recipients' },
    });
    expect(opened.facts?.goods).toEqual(before.facts?.goods);
    expect(opened.draft.courierId).toBe(before.draft.courierId);
    expect(net.asked).toEqual([]);
  });

  it('begins a new one with what was chosen last, where the last was paid', async () => {
    const area = memoryStorage();
    const { drafts, open } = wizard(area);
    drafts.save(chosen);
    await open();
    drafts.clear();

    net.isThere = false;
    const { draft, facts: known } = await wizard(area).open();
    expect(draft.lines.map(({ goodId }) => goodId)).toEqual(chosen.lines.map(({ goodId }) => goodId));
    expect([draft.rows, draft.senderId, known?.goods.length]).toEqual([[], 5, 1]);
  });

  it('does not open with goods that it has never seen', async () => {
    net.isThere = false;
    const { drafts, open } = wizard();
    drafts.save(chosen);
    await expect(open()).rejects.toThrow();
  });

  it('does not begin an earlier order again, whose receivers are read with a net', async () => {
    net.isThere = false;
    await expect(wizard().open({ ...noEntry, orderId: 9 })).rejects.toThrow('with a net');
  });

  it('keeps no receiver and no sender beside the goods', async () => {
    const area = memoryStorage();
    const { drafts, open } = wizard(area);
    drafts.save({ ...chosen, rows: [zhang] });
    await open();
    const kept = area.getItem('chengcang.shipByHand.u-li.start') ?? '';
    expect(JSON.parse(kept).data.senderIds).toEqual([5]);
    expect(kept).not.toContain(zhang.name);
    expect(kept).not.toContain(zhang.phone);
  });
});
