import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { shopSettingsMachine } from './shopSettings.machine.ts';

export type ShopSettings = ActorRefFrom<typeof shopSettingsMachine>;
type Snapshot = SnapshotFrom<typeof shopSettingsMachine>;

export const isOpen = (snapshot: Snapshot) => !snapshot.matches('closed');
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isBroken = (snapshot: Snapshot) => snapshot.matches({ form: 'broken' });
export const selectContext = (snapshot: Snapshot) => snapshot.context;
