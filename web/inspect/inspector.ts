import { createBrowserInspector } from '@statelyai/inspect';
import { withoutPeople } from './withoutPeople.ts';

/** Opens the inspector's window once; the browser has to allow this site pop-ups. */
export const { inspect } = createBrowserInspector({
  sanitizeContext: withoutPeople,
  sanitizeEvent: withoutPeople,
});
