import { Type } from 'typebox';

/** A place as answers show it: codes of 2, 4 and 6 digits and their names, '' as far as it is not known. */
export const regionFields = {
  provinceCode: Type.String(),
  cityCode: Type.String(),
  districtCode: Type.String(),
  province: Type.String(),
  city: Type.String(),
  district: Type.String(),
};
