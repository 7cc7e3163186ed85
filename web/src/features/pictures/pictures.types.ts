import type { Refusal } from '../../lib/refusal.ts';

/** A square of a picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture on its way: to be measured, perhaps cut, and sent. */
export interface Tile {
  id: number;
  /** As the person calls it. */
  name: string;
  /** Null for one that lies on the server and is to be cut anew. */
  file: Blob | null;
  /** Address of the picture whose place it takes; null for a further one. */
  replaces: string | null;
  /** It is as it is to be sent. */
  prepared: boolean;
  problem: Refusal | 'requestFailed' | null;
}

export interface Measured {
  kind: 'measured';
  width: number;
  height: number;
  /** Small enough to be sent as it is. */
  light: boolean;
}

/** Where the pixels of a picture come from. */
export type Source = Pick<Tile, 'file' | 'replaces'>;
export type Cut = Source & { area: Area | null };
export type Sending = Pick<Tile, 'file' | 'name'> & { onProgress: (fraction: number) => void };
