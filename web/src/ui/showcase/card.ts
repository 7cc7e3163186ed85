import type { To } from 'react-router-dom';

/** A picture that leads somewhere. */
export interface Card {
  id: number;
  title: string;
  picture: string;
  /** Null where it leads nowhere, as in a preview. */
  to: To | null;
}
