/** Reads the people and places that a text holds; see the README for what is read as what. */
export { type Correction, reassign } from './correction.ts';
export { readAddress, readAddressLines, readEachAddress, readPlace } from './reader.ts';
export type {
  AddressField,
  AddressProblem,
  AddressReading,
  Part,
  PartKind,
  PlaceReading,
} from './reading.ts';
export { findForbiddenCharacter, oneLine, stripForbidden } from './texts.ts';
export {
  bannedProblem,
  bannedProvinces,
  isWarning,
} from './verdict.ts';
