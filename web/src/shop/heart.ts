/** The heart on goods. */
export interface Heart {
  /** Suppliers have none. */
  shown: boolean;
  isOn: (goodId: number) => boolean;
  /** Keeps the goods in mind or no longer; visitors are asked to log in. */
  press: (goodId: number) => void;
}
