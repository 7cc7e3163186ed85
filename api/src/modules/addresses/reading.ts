import * as reader from '@chengcang/addresses';
import { districtsOfStreet } from '@chengcang/streets';

const options = { streets: districtsOfStreet };

/** The reader of the api, which knows every street and town; the browser's preview does not. */
export const readAddress = (text: string) => reader.readAddress(text, options);
export const readAddressLines = (paste: string) => reader.readAddressLines(paste, options);
export const readPlace = (text: string) => reader.readPlace(text, options);
