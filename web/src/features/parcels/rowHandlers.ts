import type { Parcel, ParcelBatchAction } from './parcel.ts';

/** What the rows of the list show beside their parcel, and what their buttons do. */
export interface RowHandlers {
  /** Whose list it is. */
  by: 'buyer' | 'seller';
  rows: readonly Parcel[];
  /** Ids of the chosen parcels. */
  chosen: ReadonlyMap<number, unknown>;
  choose: (parcels: readonly Parcel[], chosen: boolean) => void;
  /** Why the last action failed for a parcel, by its id. */
  notes: ReadonlyMap<number, string>;
  /** Something is being done; nothing else can be begun. */
  busy: boolean;
  /** The action that is under way, with its parcel where it is one alone. */
  running: { action: ParcelBatchAction; id: number | null } | null;
  refund: (parcel: Parcel) => void;
  revoke: (parcel: Parcel) => void;
  edit: (parcel: Parcel) => void;
  /** Shows the receiver in clear, or says why not. */
  reveal: (parcel: Parcel) => void;
  track: (parcel: Parcel) => void;
  /** Suppliers: a number of their own. */
  fill: (parcel: Parcel) => void;
  run: (action: ParcelBatchAction, parcel: Parcel) => void;
}
