import type { ValueOf } from '../../rest/enums.ts';

export const waveParcelState = { WAITING: 'waiting', PACKED: 'packed', SENT: 'sent', GONE: 'gone' } as const;
export type WaveParcelState = ValueOf<typeof waveParcelState>;

export const waveAction = { CLOSE: 'close' } as const;
export type WaveAction = ValueOf<typeof waveAction>;
