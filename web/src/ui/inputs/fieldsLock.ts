import { createContext, use } from 'react';

export const FieldsLock = createContext(false);

/** Whether the fields around are being saved: for controls that the browser does not disable with their fieldset. */
export const useFieldsLock = () => use(FieldsLock);
