import { useState } from 'react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { bindShopMachine } from '../../web/src/features/shops/binding/bindShop.machine.ts';
import { ShopsPart } from '../../web/src/features/shops/ShopsPart.tsx';
import { editShopSettings } from '../../web/src/features/shops/settings/editShopSettings.ts';
import { type ShopFlows, unbindShop } from '../../web/src/features/shops/shopFlows.ts';
import type { ShopFieldsFragment } from '../../web/src/graphql/generated/graphql.ts';
import { recordingClient } from '../support/flows/recordingClient.ts';

/** A shop whose orders are neither ordered nor limited by itself. */
export const orangeShop: ShopFieldsFragment = {
  id: 3,
  platform: 'TAOBAO',
  shopName: '橙子家',
  status: 'ACTIVE',
  expireAt: '2027-11-20T10:00:00+08:00',
  daysLeft: 300,
  isAssigned: false,
  lastSyncAt: null,
  lastError: null,
  autoSend: true,
  autoOrder: false,
  autoDayLimit: null,
  autoParcelLimit: null,
  ...{
    takesStock: true,
    stockSync: false,
    stockReserve: 0,
    stockShare: 100,
    minMargin: null,
    ...{ marginAction: 'STOP', takesPrices: true, priceEnding: 'EXACT', raiseLimit: 20 },
    ...{ autoListingContent: false, autoListingPrice: false },
    takesListings: false,
  },
  defaultCourierId: null,
  defaultSenderId: null,
  tagRule: { matchType: 'NONE', color: null, text: '' },
  waitingOrders: 2,
  pendingWriteBacks: 0,
  forecast: { orders: 0, parcels: 0, firstAt: null },
};

/** The same with three orders and a parcel that come after the end of its authorisation. */
export const lapsingShop: ShopFieldsFragment = {
  ...orangeShop,
  forecast: { orders: 3, parcels: 1, firstAt: '2026-12-02T18:00:00+08:00' },
};

/** What the cards and their dialogs ask for. */
export const shopAnswers = {
  ListShops: {
    shops: { total: 1, page: 1, nextCursor: null, list: [{ __typename: 'Shop', ...orangeShop }] },
  },
  ListShopsToRenew: { shops: { total: 0, list: [] } },
  ListShopPlatforms: {
    shopPlatforms: [
      { platform: 'TAOBAO', configured: true, assigning: false, merchantCode: null },
      { platform: 'DOUYIN', configured: true, assigning: true, merchantCode: null },
      { platform: 'PINDUODUO', configured: true, assigning: true, merchantCode: 'CC7-0A1B2C3D' },
      { platform: 'KUAISHOU', configured: false, assigning: false, merchantCode: null },
    ],
  },
  ListAssignedOrders: { assignedOrders: { total: 0, page: 1, nextCursor: null, list: [] } },
  ListShopCouriers: { couriers: [] },
  ListSenders: { senders: [] },
};

const { client } = recordingClient({});

/** The cards of the shops over the flow that is walked; the other flows rest. */
export function ShopsWith({
  onShowLapsing,
  ...flow
}: Partial<ShopFlows & { onShowLapsing: (id: number) => void }>) {
  const [resting] = useState<ShopFlows>(() => ({
    binding: createActor(bindShopMachine),
    settings: createActor(editShopSettings(client)),
    unbinding: createActor(unbindShop(client)),
  }));
  return (
    <ShopsPart
      flows={{ ...resting, ...flow }}
      chosenId={null}
      onChoose={() => expect.unreachable()}
      onShowLapsing={onShowLapsing ?? (() => expect.unreachable())}
    />
  );
}
