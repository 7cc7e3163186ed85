/** Whom a parcel comes from or goes to. */
export type Party = {
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  address: string;
};
