import type { SnapshotFrom } from 'xstate';
import type { noticesMachine } from './notices.machine.ts';

type Snapshot = SnapshotFrom<typeof noticesMachine>;

export const selectBar = (snapshot: Snapshot) => snapshot.value.bar;
/** The notice whose dialog is open; null when none is. */
export const selectOpenId = (snapshot: Snapshot) => snapshot.context.openId;
