import type { ApolloClient } from '@apollo/client';
import { type StorageArea, storedValue } from '../../../../lib/storage.ts';
import type { ShipmentGood } from '../../../goodsPicker/chosenGood.ts';
import { LoadShipmentGood } from '../../../goodsPicker/goods.graphql.ts';
import { goodIdsOf } from '../../shared/wizard/basket.ts';
import type { Draft, LastChoice } from './draft.ts';

/** Most goods that are kept, the newest first: a list of everything that was ever looked at would fill the storage. */
const MAX_GOODS = 12;

/** What the wizard begins with besides its draft, as it was while there was a net; of senders their numbers alone. */
interface Start {
  last: LastChoice | null;
  senderIds: readonly number[];
  goods: readonly ShipmentGood[];
}

const nothing: Start = { last: null, senderIds: [], goods: [] };

/** The beginnings of one account's wizard, for when there is no net. */
export function keptStart(area: StorageArea, account: string) {
  const stored = storedValue<Start>(area, { key: `chengcang.shipByHand.${account}.start`, version: 1, read });
  const current = () => stored.load() ?? nothing;

  /** Of these the cache has what the gateway said just now. */
  function goodsWith(client: ApolloClient, ids: readonly number[]): readonly ShipmentGood[] {
    const fresh = ids.flatMap((id) => {
      const answer = client.readQuery({ query: LoadShipmentGood, variables: { id } });
      return answer ? [answer.good] : [];
    });
    const others = current().goods.filter((good) => fresh.every(({ id }) => id !== good.id));
    return [...fresh, ...others].slice(0, MAX_GOODS);
  }

  return {
    keep(client: ApolloClient, draft: Draft, senderIds: readonly number[]) {
      const goods = goodsWith(client, goodIdsOf(draft.lines));
      stored.save({ goods, senderIds, last: choiceOf(draft) ?? current().last });
    },
    keepGoods(client: ApolloClient, ids: readonly number[]) {
      stored.save({ ...current(), goods: goodsWith(client, ids) });
    },
    /** Has the cache answer for the goods as they were. */
    restore(client: ApolloClient): Start {
      const start = current();
      for (const good of start.goods)
        client.writeQuery({ query: LoadShipmentGood, variables: { id: good.id }, data: { good } });
      return start;
    },
  };
}

export type KeptStart = ReturnType<typeof keptStart>;

function choiceOf({ lines, warehouseId, courierId, senderId, platform }: Draft): LastChoice | null {
  const [first] = lines;
  if (!first || senderId === null) return null;
  return { goodId: first.goodId, quantity: first.quantity, warehouseId, courierId, senderId, platform };
}

function read(data: unknown): Start | null {
  const { goods, senderIds } = (data ?? {}) as Partial<Start>;
  return Array.isArray(goods) && Array.isArray(senderIds) ? { ...nothing, ...(data as Start) } : null;
}
